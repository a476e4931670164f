"""How the cards of a kind are handled: what is asked of a kind again and again, found out once."""

from __future__ import annotations

from typing import Final

from bailiwick.bots import special
from bailiwick.bots.profile import profile_of
from bailiwick.engine.kinds import Kind


class Handling:
    """What the hand needs to know of a kind."""

    def __init__(self, kind: Kind) -> None:
        p = profile_of(kind)
        self.profile = p
        self.village = p.is_village()
        self.terminal = p.is_terminal()
        # What a card brings, in coins of today's money or thereabouts.
        self.worth = (
            p.coins + 1.1 * p.cards + 0.4 * p.gained + 1.0 * p.trashed + 2.5 * p.cursed + 0.7 * p.discarded
            + 0.8 * p.tokens + 0.3 * p.buys
        )  # fmt: skip
        self.special_play = kind.name in special.PLAYS_OF_THEIR_OWN
        self.treasure_rank = special.treasure_rank(kind)
        self.prize_worth = special.prize_worth(kind)
        self.trade = special.TRADES.get(kind.name)
        self.answers = special.answers_of(kind.name)  # by purpose; None where the general ones will do


_known: Final[list[Handling | None]] = []  # by the number of the kind


def handling_of(kind: Kind) -> Handling:
    number = kind.number
    if number < len(_known):
        found = _known[number]
        if found is not None:
            return found
    while len(_known) <= number:
        _known.append(None)
    found = Handling(kind)
    _known[number] = found
    return found
