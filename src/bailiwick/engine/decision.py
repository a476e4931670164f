"""The one door for choices: every question to a player is a `Decision`, every answer a list of option numbers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bailiwick.engine.errors import IllegalAnswer

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.view import View

# Shapes: how an answer is read.
PICK: Final = "pick"  # some of the options, no fewer than `minimum`, no more than `maximum`
ALL_OR_NONE: Final = "all-or-none"  # none of the options, or `maximum` of them
ORDER: Final = "order"  # all of the options, in an order; cards put back come from the top down
NUMBER: Final = "number"  # one number from `minimum` to `maximum`; there are no options

# Purposes: what the picked options are for.
PLAY_ACTION: Final = "play-action"  # the Action phase: an Action card from hand, or nothing to end it
BUY: Final = "buy"  # the Buy phase: Treasures to play in order, or one pile to buy, or a word; nothing to end it
PLAY: Final = "play"
DISCARD: Final = "discard"
TRASH: Final = "trash"
GAIN: Final = "gain"
TOPDECK: Final = "topdeck"
BOTTOM: Final = "bottom"  # put beneath the deck
TO_HAND: Final = "to-hand"
SET_ASIDE: Final = "set-aside"
REVEAL: Final = "reveal"
REACT: Final = "react"  # a Reaction to use, or nothing
FIRST: Final = "first"  # which of several simultaneous abilities to resolve first
KEEP: Final = "keep"
RETURN: Final = "return"
PASS: Final = "pass"  # a card for another player
PLACE: Final = "place"  # how many cards down in the deck a card goes; 0 is the top
CHOOSE: Final = "choose"  # items of a printed "choose" list
MAY: Final = "may"  # yes or no: picking the one option is yes
NAME: Final = "name"  # name a card
ARRANGE: Final = "arrange"  # put cards back in any order
OVERPAY: Final = "overpay"
SPEND: Final = "spend"
ROTATE: Final = "rotate"
TOKEN: Final = "token"

PURPOSES: Final = [
    PLAY_ACTION, BUY, PLAY, DISCARD, TRASH, GAIN, TOPDECK, BOTTOM, TO_HAND, SET_ASIDE, REVEAL, REACT, FIRST, KEEP,
    RETURN, PASS, PLACE, CHOOSE, MAY, NAME, ARRANGE, OVERPAY, SPEND, ROTATE, TOKEN,
]  # fmt: skip

# Answers that pick the first n options; shared, and never changed by anybody.
ALL_OF: Final = [list(range(n)) for n in range(16)]
IN_ORDER: Final = [list(range(n)) for n in range(16)]  # the same, never given out, to check answers against

COFFERS: Final = "Spend a Coffers"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question with all its legal answers.

    Options are numbered: first `cards`, then `piles`, then `labels`. An answer is a list of option numbers; for the
    shape `number` it is a list with the one number.
    """

    def __init__(
        self,
        seat: int,
        purpose: str,
        shape: str,
        cause: Card | None,
        cards: list[Card],
        piles: list[Pile],
        labels: list[str],
        minimum: int,
        maximum: int,
        about: Card | None,
        subject: int,
    ) -> None:
        self.seat = seat  # who decides
        self.purpose = purpose
        self.shape = shape
        self.cause = cause  # the card that asks; None for the turn itself
        self.cards = cards
        self.piles = piles
        self.labels = labels
        self.minimum = minimum
        self.maximum = maximum
        self.about = about  # the card the question is about, where it is not among the options
        self.subject = subject  # whose cards or fate it is; often, not always, the decider's

    @property
    def of_turn(self) -> bool:
        """A question of the turn itself, asked while no card is half played."""
        return self.cause is None and (self.purpose == BUY or self.purpose == PLAY_ACTION)

    @property
    def options(self) -> list[str]:
        """The names of cards and piles and the labels, in the order of their numbers."""
        if self.purpose == ROTATE or self.purpose == TOKEN:  # these are about the pile, not about its top card
            return [p.name for p in self.piles] + self.labels
        return [c.name for c in self.cards] + [p.top.name for p in self.piles] + self.labels

    def size(self) -> int:
        return len(self.cards) + len(self.piles) + len(self.labels)

    def check(self, answer: list[int]) -> None:
        """Refuse an answer that was not offered."""
        n = len(answer)
        for i in answer:
            if not isinstance(i, int):
                raise TypeError
        if self.shape == NUMBER:
            if n != 1 or not self.minimum <= answer[0] <= self.maximum:
                raise IllegalAnswer(
                    f"{answer} does not answer '{self.purpose}': it takes one number from {self.minimum} to"
                    f" {self.maximum}, in a list."
                )
            return
        if n < self.minimum or n > self.maximum:
            raise IllegalAnswer(
                f"{n} options were picked for '{self.purpose}': it takes "
                + (f"exactly {self.minimum}." if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}.")
            )
        if n == 0:
            return
        if self.shape == ALL_OR_NONE and n < self.maximum:
            raise IllegalAnswer(f"{n} options were picked for '{self.purpose}': it takes {self.maximum} or none.")
        size = len(self.cards) + len(self.piles) + len(self.labels)
        if n == 1 and 0 <= answer[0] < size:
            return
        if n <= len(self.cards) and n < len(IN_ORDER) and answer == IN_ORDER[n]:
            return  # all Treasures, most often; the same as what follows, but quick
        seen = 0
        for i in answer:
            if i < 0 or i >= size:
                raise IllegalAnswer(
                    f"There is no option {i} for '{self.purpose}': the options are numbered from 0 to {size - 1}."
                )
            if seen >> i & 1:
                raise IllegalAnswer(f"Option {i} was picked twice for '{self.purpose}'; each can be picked once.")
            seen |= 1 << i
        if n > 1 and self.purpose == BUY and seen >> len(self.cards):
            raise IllegalAnswer("In the Buy phase, pick Treasures to play, or one other option alone.")

    def picked_cards(self, answer: list[int]) -> list[Card]:
        """The cards an answer names, in its order."""
        cards = self.cards
        return [cards[i] for i in answer]

    # What bots ask of a Decision.

    def find_pile(self, name: str) -> int:
        """The number of the option to take the top card of that name, or -1."""
        i = len(self.cards)
        for pile in self.piles:
            if pile.top.name == name:
                return i
            i += 1
        return -1

    def find_card(self, name: str) -> int:
        """The number of the first option that is a card of that name, or -1."""
        for i, card in enumerate(self.cards):
            if card.name == name:
                return i
        return -1

    def all_cards(self) -> list[int]:
        """The answer that picks every card among the options."""
        n = len(self.cards)
        return ALL_OF[n] if n < len(ALL_OF) else list(range(n))

    def __repr__(self) -> str:
        cause = self.cause.name if self.cause is not None else "the turn"
        count = f"{self.minimum} to {self.maximum}"
        return f"<Decision {self.purpose} of seat {self.seat} for {cause}: {count} of {self.options}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Whoever sits at a seat. Bots override the one method."""

    def decide(self, view: View, decision: Decision) -> Any:
        """Answer with a list of option numbers, from what the seat may see. (Whatever comes back is checked.)"""
        raise NotImplementedError


def random_answer(decision: Decision, rng: random.Random) -> list[int]:
    """A legal answer: how many options to pick by chance, then which."""
    if decision.shape == NUMBER:
        return [rng.randint(decision.minimum, decision.maximum)]
    size = decision.size()
    if decision.shape == ORDER:
        return rng.sample(range(size), size)
    if decision.purpose == BUY:
        # One option or none, since only Treasures can be picked together.
        choice = rng.randrange(size + 1)
        return [] if choice == size else [choice]
    count = rng.randint(decision.minimum, decision.maximum)
    if decision.shape == ALL_OR_NONE and count:
        count = decision.maximum
    return rng.sample(range(size), count)
