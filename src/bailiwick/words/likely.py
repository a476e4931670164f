"""What most people want where a card lets them do something or leave it: for the one button that Enter presses.

It is a wish or nothing, never a trap. What can be told follows from what is printed and from what the question declares
(its purpose, or the `deed` that it comes to): what is free or costs points is not wanted, what only
scores does nothing in a hand, and what is offered for nothing is taken. Where it is a matter of taste, and where there
is a choice among several cards, nobody can tell, and people decide by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY, Cost, Kind

__all__ = ["likely_answer"]

NOTHING_TO_PAY: Final = Cost(0)


def is_poor(kind: Kind) -> bool:
    """Whether nobody buys it: a basic card that costs nothing, or that costs points."""
    return kind.vp < 0 or (kind.basic and kind.cost == NOTHING_TO_PAY)


def only_scores(kind: Kind) -> bool:
    """Whether it does nothing before the end."""
    return kind.types & ~(VICTORY | CURSE) == 0


def is_junk(kind: Kind) -> bool:
    """Whether a deck is better without it: what is poor, and what only scores and is worth next to nothing."""
    return is_poor(kind) or (only_scores(kind) and kind.basic and kind.vp == 1)


def is_of_use(kind: Kind) -> bool:
    """Whether one is glad to draw it."""
    return not is_poor(kind) and not only_scores(kind)


def _not(test: Callable[[Kind], bool]) -> Callable[[Kind], bool]:
    return lambda kind: not test(kind)


def _never(kind: Kind) -> bool:
    return False


def _always(kind: Kind) -> bool:
    return True


# Of each purpose: which cards one is glad to do that with, and with which it does harm.
GLADLY: Final[dict[str, tuple[Callable[[Kind], bool], Callable[[Kind], bool]]]] = {
    ask.GAIN: (_not(is_poor), is_poor),
    ask.REVEAL: (_not(is_poor), is_poor),
    ask.TO_HAND: (_always, _never),
    ask.PLAY: (_always, _never),
    ask.REACT: (_always, _never),
    ask.SHUFFLE: (_not(is_junk), is_junk),
    ask.TOPDECK: (is_of_use, _not(is_of_use)),
    ask.TRASH: (is_junk, _never),
    ask.RETURN: (is_junk, _never),
    ask.EXILE: (is_junk, _never),
    ask.DISCARD: (only_scores, _never),
}


def all_treasures(decision: Decision) -> list[int]:
    """The answer of the Buy phase that plays all Treasures, basic ones first since others may count them. Actions that
    are Treasures for the moment do more than make coins: they are for who picks them."""
    found = [i for i in decision.all_cards() if decision.cards[i].types & (ACTION | TREASURE) != ACTION]
    return sorted(found, key=lambda i: not decision.cards[i].kind.basic)


def likely_answer(decision: Decision, places: Sequence[str] = ()) -> list[int] | None:
    """The answer that most people give to what can be done or left; None where nobody can tell. Of what must be
    answered it is what is so already: cards that lie in an order stay in it."""
    if decision.of_turn:
        return None
    if decision.shape == ask.ORDER:
        return list(range(decision.size()))
    if decision.shape == ask.NUMBER:
        return {ask.PLACE: [0], ask.PAY: [decision.maximum]}.get(decision.purpose)
    if decision.purpose == ask.WAY:
        return []
    if decision.minimum > 0 or decision.shape != ask.PICK:
        return None
    return _to_offer(decision, places)


def _to_offer(decision: Decision, places: Sequence[str]) -> list[int] | None:
    if decision.purpose == ask.MAY:
        return _to_words(decision)
    if any(place.startswith(("mat:", "table:")) for place in places):
        return None  # what is called from a mat is gone from there, and what is bought is paid for
    kinds = [card.kind for card in decision.cards] + [pile.top for pile in decision.piles]
    gladly, harms = GLADLY.get(decision.deed or decision.purpose, (_never, _never))
    if decision.purpose == ask.DISCARD and not any(place.startswith("hand:") for place in places):
        gladly = is_junk  # what would be drawn: Coppers too are in the way there
    if all(harms(kind) for kind in kinds):
        return []
    if decision.cards and decision.cause is not None and decision.cards == [decision.cause] and not gladly(kinds[0]):
        return [] if decision.purpose == ask.TRASH else None  # a card that offers itself is mostly worth more
    if len(set(kinds)) == 1 and gladly(kinds[0]):
        return list(range(decision.maximum))
    return None


def _to_words(decision: Decision) -> list[int] | None:
    """To an offer in words: by what the card declares it to come to, as if the card that it is about were picked."""
    if not decision.deed:
        return None
    if decision.about is None:
        return [0]  # something is shown or taken, and nothing is given for it
    gladly, harms = GLADLY[decision.deed]
    return [0] if gladly(decision.about.kind) else [] if harms(decision.about.kind) else None
