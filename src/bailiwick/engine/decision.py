"""The one door for choices: every question to a player is a `Decision`, every answer a list of option numbers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.errors import IllegalAnswer
from bailiwick.engine.interpreted import quicken_decisions
from bailiwick.engine.pile import veiled
from bailiwick.engine.rows import INTERPRETED, bit
from bailiwick.engine.vecs import vec
from bailiwick.engine.zone import BOOK, CARD

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
# The turn's own questions. Each offers moves; nothing goes on to the next phase.
PLAY_ACTION: Final = "play-action"  # the Action phase: a card to play, or another move
BUY: Final = "buy"  # the Buy phase: Treasures to play in order, or one other move
PLAY_NIGHT: Final = "play-night"  # the Night phase: a card to play, or another move
PLAY: Final = "play"
DISCARD: Final = "discard"
TRASH: Final = "trash"
GAIN: Final = "gain"
TOPDECK: Final = "topdeck"
BOTTOM: Final = "bottom"  # put beneath the deck
TO_HAND: Final = "to-hand"
SET_ASIDE: Final = "set-aside"
EXILE: Final = "exile"  # put onto one's Exile mat
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
OVERPAY_POTIONS: Final = "overpay-potions"
SPEND: Final = "spend"
ROTATE: Final = "rotate"
TOKEN: Final = "token"
WAY: Final = "way"  # a Way to follow in place of what the card says, or nothing
BID: Final = "bid"
PAY: Final = "pay"  # how much debt to pay
SHUFFLE: Final = "shuffle"  # shuffle into the deck
RECEIVE: Final = "receive"  # which of several landscapes to receive, now or next

PURPOSES: Final = [
    PLAY_ACTION, BUY, PLAY_NIGHT, PLAY, DISCARD, TRASH, GAIN, TOPDECK, BOTTOM, TO_HAND, SET_ASIDE, EXILE, REVEAL,
    REACT, FIRST, KEEP, RETURN, PASS, PLACE, CHOOSE, MAY, NAME, ARRANGE, OVERPAY, OVERPAY_POTIONS, SPEND, ROTATE, TOKEN,
    WAY, BID, PAY, SHUFFLE, RECEIVE,
]  # fmt: skip

MANY: Final = 1 << 30  # more options than any question has

# Answers, shared and never changed by anybody: all of the first n options, one option, none.
MANY_CARDS: Final = 64
ALL_OF: Final = [list(range(n)) for n in range(MANY_CARDS)]
ONE: Final = [[i] for i in range(64)]
NOTHING: Final[list[int]] = []

# What a move of the turn does. Playing is for the cards that are offered and buying for the piles; the others are
# offered as labels.
PLAY_CARD: Final = "play"
BUY_CARD: Final = "buy"
BUY_LANDSCAPE: Final = "buy-landscape"
SPEND_COFFERS: Final = "spend-coffers"
SPEND_VILLAGERS: Final = "spend-villagers"
PAY_DEBT: Final = "pay-debt"
OTHER_MOVE: Final = "other"  # something that a card or landscape offers, see `Card.moves`

MOVES: Final = [PLAY_CARD, BUY_CARD, BUY_LANDSCAPE, SPEND_COFFERS, SPEND_VILLAGERS, PAY_DEBT, OTHER_MOVE]


class Move:
    """One of the moves that the turn offers."""

    def __init__(
        self, what: str, label: str, card: Card | None = None, pile: Pile | None = None, number: int = 0
    ) -> None:
        self.what = what
        self.label = label
        self.card = card  # what is played or bought, or what offers the move
        self.pile = pile  # where it is bought from
        self.number = number  # how many tokens

    def __repr__(self) -> str:
        return f"<Move {self.what}: {self.label}>"


class TurnOffer:
    """What the turn offers beside cards to play and piles to buy from."""

    def __init__(self, moves: list[Move], night_follows: bool) -> None:
        self.moves = moves
        self.night_follows = night_follows


# Shared by Decisions without options of that sort; never changed.
NO_LABELS: Final[list[str]] = []
NO_MOVES: Final[list[Move]] = []


def one(option: i64) -> list[int]:
    """The answer that picks one option, or none where it is -1."""
    if option < 0:
        return NOTHING
    return ONE[option] if option < 64 else [option]


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


if INTERPRETED:
    globals()["count_bits"] = int.bit_count  # which is quicker, but not where numbers are machine words

@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question with all its legal answers.

    Options are numbered: first `cards`, then `piles`, then `labels`; of the turn's own questions, the labels are those
    of its other `moves`. An answer is a list of option numbers; for the shape `number` it is a list with the one
    number. Cards and piles are kept as numbers and bits, and made into lists for those who ask for them.
    """

    about: Card | None = None  # the card the question is about, where it is not among the options
    acts_for: i64 = -1  # where another than the player who acts answers: that player
    whose: i64 = -1  # whose cards or fate it is, if not the player's who acts
    # What people are told with the question; no rule looks at these.
    what: str = ""  # of numbers and tokens, what they are: "Favors", "Embargo token"
    outcome: str = ""  # what comes of doing it, as a card says it: "+2 coins"
    # The purpose that it comes to: of an offer in words, "put it onto your deck", or where it is not the one it seems.
    deed: str = ""
    in_order: bool = False  # the answer takes the first options one after the other: found out when it is checked
    _more: TurnOffer | None = None  # what the turn offers beside cards and piles, see `moves`
    _cards: list[Card] | None = None

    def __init__(
        self,
        seat: i64,
        purpose: str,
        shape: str,
        cause: Card | None,
        offered: vec[i64],
        all_piles: list[Pile],
        pile_bits: i64,
        labels: list[str],
        minimum: i64,
        maximum: i64,
    ) -> None:
        self.seat: i64 = seat  # who answers
        self.purpose = purpose
        self.shape = shape
        self.cause = cause  # the card that asks; None for the turn itself
        # What is offered as numbers. Where cards and piles were given as lists (see `offer`), these say nothing.
        self.offered: vec[i64] = offered  # entries of the cards
        self.n_cards: i64 = len(offered)
        self.pile_bits: i64 = pile_bits  # which of the table's piles
        self.labels = labels
        self.minimum: i64 = minimum
        self.maximum: i64 = maximum
        self._all_piles = all_piles
        self._piles: list[Pile] | None = None

    @property
    def player(self) -> i64:
        """Who acts: somebody else than who answers where another decides for them."""
        return self.seat if self.acts_for < 0 else self.acts_for

    @property
    def subject(self) -> i64:
        """Whose cards or fate it is; often, not always, the decider's."""
        return self.player if self.whose < 0 else self.whose

    @property
    def moves(self) -> list[Move]:
        """Of the turn's own questions: what the labels stand for."""
        return NO_MOVES if self._more is None else self._more.moves

    @property
    def night_follows(self) -> bool:
        """Of the Buy phase's question: nothing leads to the Night phase, not to the end of the turn."""
        return self._more is not None and self._more.night_follows

    def offer(self, cards: list[Card], piles: list[Pile]) -> None:
        """Let the options be these cards and piles: for questions that cards ask."""
        self._cards = cards
        self._piles = veiled(piles)
        self.n_cards = len(cards)

    @property
    def cards(self) -> list[Card]:
        cards = self._cards
        if cards is None:
            cards = []
            every = BOOK.cards
            for i in range(self.n_cards):
                cards.append(every[self.offered[i] & CARD])
            self._cards = cards
        return cards

    @property
    def piles(self) -> list[Pile]:
        piles = self._piles
        if piles is None:
            piles = []
            bits = self.pile_bits
            for pile in self._all_piles:
                if bits & 1:
                    piles.append(pile)
                bits >>= 1
            piles = veiled(piles)
            self._piles = piles
        return piles

    @property
    def n_piles(self) -> i64:
        """How many piles are offered."""
        if self._piles is not None:
            return len(self._piles)
        return count_bits(self.pile_bits)

    def card_at(self, option: i64) -> Card:
        """The card that an option stands for."""
        if self._cards is not None:
            return self._cards[option]
        card: Card = BOOK.cards[self.offered[option] & CARD]
        return card

    def pile_at(self, option: i64) -> Pile:
        """The pile that an option stands for."""
        option -= self.n_cards
        if self._piles is not None:
            return self._all_piles[self._piles[option].index]
        bits = self.pile_bits
        while option > 0:
            bits &= bits - 1
            option -= 1
        return self._all_piles[count_bits((bits & -bits) - 1)]

    @property
    def of_turn(self) -> bool:
        """A question of the turn itself, asked while no card is half played."""
        return self.cause is None and self.purpose in (BUY, PLAY_ACTION, PLAY_NIGHT)

    @property
    def options(self) -> list[str]:
        """The names of cards and piles and the labels, in the order of their numbers."""
        if self.purpose == ROTATE or self.purpose == TOKEN:  # these are about the pile, not about its top card
            return [p.name for p in self.piles] + self.labels
        return [c.name for c in self.cards] + [p.top.name for p in self.piles] + self.labels

    def size(self) -> int:
        return self.n_cards + self.n_piles + len(self.labels)

    def check(self, answer: list[int]) -> None:
        """Refuse an answer that was not offered."""
        n: i64 = len(answer)
        pick = self.shape is PICK  # nearly always, and told at a glance
        if pick:
            if n == 1:
                only = answer[0]
                if isinstance(only, int) and 0 <= only < MANY:
                    option: i64 = only
                    if self.minimum <= 1 <= self.maximum and (option < self.n_cards or option < self.size()):
                        self.in_order = option == 0
                        return
            elif n < MANY_CARDS and answer is ALL_OF[n] and n == self.n_cards and n == self.maximum:
                self.in_order = n > 0  # as `all_cards` gives it: nothing to look through
                return
        last: i64 = -1
        rising = True
        for i in answer:
            if not isinstance(i, int):
                raise TypeError
            if i < 0 or i > MANY:
                rising = False
                continue
            option = i
            if option <= last:
                rising = False
            else:
                last = option
        if not pick and self.shape == NUMBER:
            low: int = self.minimum
            high: int = self.maximum
            if n != 1 or not low <= answer[0] <= high:
                raise IllegalAnswer(
                    f"{answer} does not answer '{self.purpose}': it takes one number from {low} to"
                    f" {high}, in a list."
                )
            return
        if n < self.minimum or n > self.maximum:
            raise IllegalAnswer(
                f"{n} options were picked for '{self.purpose}': it takes "
                + (f"exactly {self.minimum}." if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}.")
            )
        if n == 0:
            return
        if not pick and self.shape == ALL_OR_NONE and n < self.maximum:
            raise IllegalAnswer(f"{n} options were picked for '{self.purpose}': it takes {self.maximum} or none.")
        self.in_order = rising and last == n - 1
        if not rising or (last >= self.n_cards and (n > 1 or last >= self.size())):
            self._check_others(answer)

    def _check_others(self, answer: list[int]) -> None:
        """The same for answers that are more than a few cards in the order in which they were offered."""
        size = self.size()
        seen: set[int] = set()
        others = False
        for i in answer:
            if i < 0 or i >= size:
                raise IllegalAnswer(
                    f"There is no option {i} for '{self.purpose}': the options are numbered from 0 to {size - 1}."
                )
            if i in seen:
                raise IllegalAnswer(f"Option {i} was picked twice for '{self.purpose}'; each can be picked once.")
            seen.add(i)
            if i >= self.n_cards:
                others = True
        if others and len(answer) > 1 and self.purpose == BUY:
            raise IllegalAnswer("In the Buy phase, pick Treasures to play, or one other option alone.")

    def offer_moves(self, moves: list[Move], night_follows: bool = False) -> None:
        """Let these be offered, too."""
        self._more = TurnOffer(moves, night_follows)
        self.labels = [move.label for move in moves]

    def move_at(self, option: i64) -> Move:
        """The move that an option of the turn's own questions stands for."""
        if option < self.n_cards:
            card = self.card_at(option)
            return Move(PLAY_CARD, card.name, card)
        first = self.n_cards + self.n_piles
        if option < first:
            pile = self.pile_at(option)
            return Move(BUY_CARD, pile.top.name, None, pile)
        return self.moves[option - first]

    def find_move(self, what: str, name: str = "", number: int = 0) -> int:
        """The number of the option for such a move (with that card; of so many tokens), or -1."""
        if what == PLAY_CARD:
            return self.find_card(name)
        if what == BUY_CARD:
            return self.find_pile(name)
        for i, move in enumerate(self.moves):
            named = not name or (move.card is not None and move.card.name == name)
            if move.what == what and named and (not number or move.number == number):
                return self.n_cards + self.n_piles + i
        return -1

    def picked_cards(self, answer: list[int]) -> list[Card]:
        """The cards an answer names, in its order."""
        cards = self.cards
        return [cards[i] for i in answer]

    # What bots ask of a Decision.

    def find_pile(self, name: str) -> int:
        """The number of the option to take the top card of that name, or -1."""
        i = self.n_cards
        for pile in self.piles:
            if pile.top.name == name:
                return i
            i += 1
        return -1

    def find_place(self, place: i64) -> i64:
        """The same by the place of the pile (see `View.pile_places`); -1 also where that is -1."""
        if place < 0:
            return -1
        piles = self._piles
        if piles is None:
            if not self.pile_bits >> place & 1:
                return -1
            return self.n_cards + count_bits(self.pile_bits & (bit(place) - 1))
        for i in range(len(piles)):
            if piles[i].index == place:
                return self.n_cards + i
        return -1

    def find_card(self, name: str) -> int:
        """The number of the first option that is a card of that name, or -1."""
        for i, card in enumerate(self.cards):
            if card.name == name:
                return i
        return -1

    def find_kind(self, kind: i64) -> i64:
        """The number of the first option that is a card of the kind of that number, or -1."""
        if self._cards is None:
            kinds = BOOK.kinds
            for i in range(self.n_cards):
                if kinds[self.offered[i] & CARD] == kind:
                    return i
            return -1
        for i in range(len(self._cards)):
            if self._cards[i].kind.number == kind:
                return i
        return -1

    def only_coins(self) -> bool:
        """Whether all cards are Treasures that do nothing but make coins."""
        coins = BOOK.coins
        if self._cards is None:
            for i in range(self.n_cards):
                if coins[self.offered[i] & CARD] < 0:
                    return False
        else:
            for card in self._cards:
                if coins[card.id] < 0:
                    return False
        return True

    def all_cards(self) -> list[int]:
        """The answer that picks every card among the options."""
        n = self.n_cards
        return ALL_OF[n] if n < MANY_CARDS else list(range(n))

    def __repr__(self) -> str:
        cause = self.cause.name if self.cause is not None else "the turn"
        count = f"{self.minimum} to {self.maximum}"
        return f"<Decision {self.purpose} of seat {self.seat} for {cause}: {count} of {self.options}>"


if INTERPRETED:
    quicken_decisions(Decision)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Whoever sits at a seat. Bots override the first method."""

    def decide(self, view: View, decision: Decision) -> Any:
        """Answer with a list of option numbers, from what the seat may see. (Whatever comes back is checked.)"""
        raise NotImplementedError

    def thinks(self) -> bool:
        """Whether it may want to play on in mind in the middle of a card, too (see `Thought`): the game then remembers
        how it came there, which takes a little time."""
        return False


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
