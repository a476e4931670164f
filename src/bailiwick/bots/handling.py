"""How the cards of a kind are handled: what is asked of a kind again and again, found out once."""

from __future__ import annotations

from typing import Final

from bailiwick.bots.profile import Profile, profile_of
from bailiwick.bots.strengths import strength_of
from bailiwick.engine.kinds import ACTION, ATTACK, NIGHT, Kind

RENOWN: Final = 6.0  # by how much it was measured to help


class Handling:
    """What the hand needs to know of a kind."""

    def __init__(self, kind: Kind) -> None:
        from bailiwick.bots.hints.registry import ALL  # whose hints look at how cards are handled, too

        p = profile_of(kind)
        self.profile = p
        self.village = p.is_village()
        self.terminal = p.is_terminal()
        self.worth = p.worth()
        name = kind.name
        self.answers = ALL.answers_of(name)  # by purpose; None where the general ones will do
        self.play = ALL.plays.get(name)
        self.event = ALL.events.get(name)  # whether it is bought now
        self.way = ALL.ways.get(name)  # of a Way, what it is worth to play an Action as it
        self.plays_another = name in ALL.plays_another
        self.needs_junk = name in ALL.needs_junk
        self.special_play = self.play is not None or self.plays_another or self.needs_junk or name in ALL.trades
        self.otherwise = ALL.plays_another.get(name, ALL.needs_junk.get(name, 0.0))  # worth without what it needs
        self.trade = ALL.trades.get(name)
        # Played where we decide for somebody else: an Attack would strike us, some cards only help their player later.
        harms = kind.is_(ATTACK) and name not in ALL.harmless
        self.fit_for_another = not (harms or self.needs_junk or name in ALL.selfish)
        self.strength = strength_of(kind).wins
        # What it does beyond what its profile and its price show, as it was measured.
        measured = kind.is_(ACTION | NIGHT) and kind.supply
        self.renown = min(3.0, max(0.0, RENOWN * (self.strength - 0.55))) if measured else 0.0
        # What is trashed from the hand is missing there, but that is what it was for.
        self.thins = 1.1 * min(p.trashed, max(0.0, -p.cards))
        self.in_hand = self.worth + self.thins + self.renown
        self.gain_worth = ALL.gains.get(name, 0.0)
        self.treasure_rank = ALL.treasures.get(name, treasure_rank(kind, p))


def treasure_rank(kind: Kind, profile: Profile) -> int:
    """When a Treasure is played: 0 for those that only make coins, last those that make next to none."""
    if kind.makes_only_coins:
        return 0
    return 2 if profile.coins < 1.0 else 1


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
