"""Which cards and landscapes have met in a game, and set-ups in which those meet that have not met yet.

What is counted is what a game is chosen of: every Kingdom pile in every wording, every landscape that is dealt, the
Allies and Prophecies among them, Platinum with Colony, and Shelters. What comes with these, such as Horses, Boons or
the cards of a split pile, has met whatever they have met. Two have met when both were used in the set-up of one game;
the cards of a Black Market deck, of which few are ever seen, are not counted there.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from bailiwick import Setup
from bailiwick.cards import all_kinds, find
from bailiwick.cards.registry import wordings
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import ACTION, TRAIT, TREASURE, Kind
from bailiwick.engine.roles import ASIDE, BESIDE, IN_SUPPLY
from bailiwick.kingdoms.line import SIZE
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.kingdoms.wishes import drawn_landscapes, landscape_roles

SWITCHES = {"Colony": "colonies", "Hovel": "shelters"}  # the card that stands for it, and what the set-up calls it
TRIES = 20
MOST_TRAITS = 3  # each needs a pile of its own


def _piles() -> list[Kind]:
    """All that can be one of the ten piles, in every wording."""
    return [worded for kind in kingdom_cards() for worded in wordings(kind)]


def units() -> list[Kind]:
    """All that a game is chosen of, in the order of the alphabet."""
    roles = [kind for kind in all_kinds() if any(kind.is_(role.types) for role in landscape_roles())]
    return sorted([*_piles(), *drawn_landscapes(), *roles, *map(find, SWITCHES)], key=lambda kind: kind.name)


def used_in(setup: Setup) -> list[str]:
    """What a complete set-up uses, the units among it."""
    keys = [key for place in (IN_SUPPLY, BESIDE, ASIDE) for key in setup.at(place)]
    names = [*setup.kingdom, *(name for key in keys for name in setup.holders(key)), *setup.all_landscapes()]
    return [*names, *(name for name, switch in SWITCHES.items() if getattr(setup, switch))]


class Meetings:
    """Who has met whom, as one number for each: its bits are the others, by their places in the alphabet."""

    def __init__(self) -> None:
        self.units = units()
        self.place = {kind.name: i for i, kind in enumerate(self.units)}
        self.met = [0] * len(self.units)
        whole = (1 << len(self.units)) - 1
        self.possible = [whole & ~(1 << i) for i in range(len(self.units))]
        apart = [wordings(kind) for kind in self.units if not kind.newest]
        apart += [[kind for kind in self.units if kind.is_(role.types)] for role in landscape_roles()]
        for kinds in apart:  # of these a game has one
            for kind in kinds:
                self.possible[self.place[kind.name]] &= ~self._bits(other.name for other in kinds)
        piles, dealt = set(_piles()), set(drawn_landscapes())
        self.piles = dict.fromkeys(i for i, kind in enumerate(self.units) if kind in piles)
        self.landscapes = dict.fromkeys(i for i, kind in enumerate(self.units) if kind in dealt)
        # For each role of a landscape, as the Ally: what can have it, and the piles that ask for it.
        self.roles = [
            (
                [i for i, kind in enumerate(self.units) if kind.is_(role.types)],
                [i for i in self.piles if _has(self.units[i], role.brought_by)],
            )
            for role in landscape_roles()
        ]

    def _bits(self, names: Iterable[str]) -> int:
        bits = 0
        for name in names:
            if name in self.place:
                bits |= 1 << self.place[name]
        return bits

    # -- what has been -----------------------------------------------------------------------------------------------

    def pairs(self) -> int:
        """How many pairs can meet at all."""
        return sum(bits.bit_count() for bits in self.possible) // 2

    def pairs_met(self) -> int:
        return sum((a & b).bit_count() for a, b in zip(self.possible, self.met, strict=True)) // 2

    def note(self, names: Iterable[str]) -> None:
        """All of these have been in one game."""
        bits = self._bits(names)
        for i in self._places(bits):
            self.met[i] |= bits & ~(1 << i)

    def unmet(self, most: int = 10) -> list[tuple[str, str]]:
        """Some pairs that have not met yet."""
        found: list[tuple[str, str]] = []
        for i, kind in enumerate(self.units):
            later = (self.possible[i] & ~self.met[i]) >> (i + 1) << (i + 1)
            found += [(kind.name, self.units[j].name) for j in self._places(later)]
            if len(found) >= most:
                break
        return found[:most]

    def _places(self, bits: int) -> list[int]:
        return [i for i in range(bits.bit_length()) if bits >> i & 1]

    def copy(self) -> Meetings:
        other = Meetings()
        other.met = self.met[:]
        return other

    # -- as data, which stays good when cards are added ---------------------------------------------------------------

    def data(self) -> dict[str, object]:
        return {"units": [kind.name for kind in self.units], "met": [f"{bits:x}" for bits in self.met]}

    def read(self, units: Sequence[str], met: Sequence[str]) -> None:
        """Add what was written down, when there may have been fewer cards."""
        now = [self.place.get(name) for name in units]
        for at, text in zip(now, met, strict=True):
            if at is not None:
                for i in self._places(int(text, 16)):
                    other = now[i]
                    if other is not None:
                        self.met[at] |= 1 << other

    # -- what shall be -------------------------------------------------------------------------------------------------

    def draw(self, seed: object, players: int, landscapes: int) -> Setup:
        """A legal set-up, the same for the same seed and the same meetings so far, in which as many meet for the first
        time as a greedy choice brings together: one after the other, what has met fewest of those already chosen."""
        for attempt in range(TRIES):
            rng = random.Random(repr(("meetings", seed, attempt)))
            try:
                return self._choose(rng, players, landscapes).complete(repr((seed, attempt)))
            except IllegalSetup:  # something needs one more pile, and none is left that fits
                continue
        raise IllegalSetup(f"No set-up was found for {seed!r}.")

    def _choose(self, rng: random.Random, players: int, landscapes: int) -> Setup:
        left = [(a & ~b) for a, b in zip(self.possible, self.met, strict=True)]
        most = max(bits.bit_count() for bits in left)
        first = rng.choice([i for i, bits in enumerate(left) if bits.bit_count() == most])
        chosen = [first]
        for having, asking in self.roles:
            if first in having:
                chosen.append(self._next(rng, left, chosen, asking))
        for _ in range(SIZE - len(self._piles_of(chosen))):
            chosen.append(self._next(rng, left, chosen, self.piles))
        for having, asking in self.roles:
            if first not in having and any(i in asking for i in chosen):
                chosen.append(self._next(rng, left, chosen, having))
        most_traits = min(MOST_TRAITS, sum(kind.is_(ACTION | TREASURE) for kind in self._piles_of(chosen)))
        for _ in range(landscapes - sum(i in self.landscapes for i in chosen)):
            full = sum(self.units[i].is_(TRAIT) for i in chosen) >= most_traits
            free = [i for i in self.landscapes if not (full and self.units[i].is_(TRAIT))]
            chosen.append(self._next(rng, left, chosen, free))
        return self._setup(rng, left, chosen, players)

    def _next(self, rng: random.Random, left: Sequence[int], chosen: Sequence[int], among: Iterable[int]) -> int:
        """Of these the one that has met fewest of those chosen, by chance where several have."""
        there = 0
        for i in chosen:
            there |= 1 << i
        free = [i for i in among if not there >> i & 1 and self.possible[i] & there == there]
        if not free:
            raise IllegalSetup("Nothing is left to choose.")
        gains = [(left[i] & there).bit_count() for i in free]
        best = max(gains)
        return rng.choice([i for i, gain in zip(free, gains, strict=True) if gain == best])

    def _setup(self, rng: random.Random, left: Sequence[int], chosen: Sequence[int], players: int) -> Setup:
        there = 0
        for i in chosen:
            there |= 1 << i
        switches = {}
        for name, switch in SWITCHES.items():
            place = self.place[name]
            new = (left[place] & there).bit_count() > 0 or there >> place & 1
            switches[switch] = bool(new or rng.random() < 0.2)
        piles = self._piles_of(chosen)
        others = [self.units[i] for i in chosen if self.units[i] not in piles]
        return Setup(
            sorted(kind.name for kind in piles),
            players,
            landscapes=[kind.name for kind in others if kind.name not in SWITCHES],
            **switches,
        )

    def _piles_of(self, chosen: Sequence[int]) -> list[Kind]:
        return [self.units[i] for i in chosen if i in self.piles]


def _has(kind: Kind, types: int) -> bool:
    """Whether the pile, or a card in it, has one of these types."""
    return any(find(name).is_(types) for name in [kind.name, *kind.split])
