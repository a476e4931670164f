"""Kingdoms drawn by the books' rules and from what players ask for.

It goes as at the table. The Kingdom cards and the landscapes that may be drawn are shuffled together and turned up one
by one; a card that does not go with the wishes is passed over, until there are ten. The landscapes that turned up on
the way are used, two at most, one Way among them. A Bane, or a pile for Ferryman, is the next card that fits. A game
with a Liaison is dealt an Ally. One of the ten cards, by chance, decides on Platinum and Colony, and another one on
Shelters.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bailiwick.cards import find
from bailiwick.cards.registry import role_named
from bailiwick.cards.uses import ATTACKER, BUYER, TRASHER, VILLAGE, uses_in_pile
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import LANDSCAPES, LOOTER, Kind, type_names
from bailiwick.engine.roles import BESIDE, IN_SUPPLY, LANDSCAPE, MARK, Role
from bailiwick.kingdoms.line import SIZE
from bailiwick.kingdoms.roles import a, brought_by
from bailiwick.kingdoms.setup import Setup
from bailiwick.kingdoms.wishes import SORTS, Wishes, box, drawn_landscapes, has_role, landscape_roles, of_sort

__all__ = ["draw_kingdom"]

PATIENCE = 3_000  # cards turned up before it is tried in another way
SHUFFLES = 12  # tries to find a pile that a required card needs
COLONIES_WITH = "Prosperity"
SHELTERS_WITH = "Dark Ages"


@dataclass(frozen=True)
class Limit:
    """So many of these cards, no fewer and no more."""

    what: str  # as in "without ..."
    names: frozenset[str]
    low: int
    high: int
    family: str = ""  # limits of a family have no card in common


def draw_kingdom(wishes: Wishes | None = None, seed: object = 0, players: int = 2) -> Setup:
    """A kingdom as the wishes ask for, complete with everything that belongs to it and the same for the same seed;
    `IllegalSetup` says why there is none."""
    wishes = wishes or Wishes()
    pool = wishes.pool()
    required = [find(name) for name in wishes.required]
    piles = [kind for kind in required if not kind.is_(LANDSCAPES)]
    landscapes = [kind for kind in required if kind.is_(LANDSCAPES)]
    limits = _limits(wishes, pool, landscapes)
    _check(wishes, pool, piles, landscapes, limits)
    attempt = misses = 0
    dealt = [kind for kind in drawn_landscapes() if wishes.allows(kind)]
    _check_landscapes(wishes, dealt, [kind for kind in landscapes if not has_role(kind)])
    while True:
        rng = random.Random(repr((seed, attempt)))
        attempt += 1
        deck = [*pool, *dealt]
        deck.sort(key=lambda kind: kind.name)
        rng.shuffle(deck)
        cards = set(pool)
        search = _Search([kind for kind in deck if kind in cards], piles, limits, wishes.edition == "both")
        found = search.run()
        if found is None:
            raise IllegalSetup(_why_not(wishes, pool, piles, limits))
        setup = _complete(wishes, deck, found, landscapes, players, rng)
        if isinstance(setup, Setup):
            return setup
        # A card needs one more pile, or an Ally, and there is none for it: it is passed over, unless it was asked for.
        if setup not in required and has_role(setup):
            wishes = replace(wishes, banned=[*wishes.banned, setup.name])
            continue
        if setup not in required:
            (dealt if setup.is_(LANDSCAPES) else pool).remove(setup)
            continue
        misses += 1
        if misses == SHUFFLES:
            what = " and ".join(_need(role) for role in brought_by(setup))
            raise IllegalSetup(f"{setup.name} needs {what}, and none of the cards that may be drawn can be it.")


def _limits(wishes: Wishes, pool: Sequence[Kind], landscapes: Sequence[Kind]) -> list[Limit]:
    """The wishes as numbers of cards."""
    limits = []
    for name, count in wishes.expansions.items():
        if count is not None:
            of_it = frozenset(kind.name for kind in pool if kind.expansion == name)
            limits.append(Limit(f"{count} {_cards(count)} from {name}", of_it, count, count, "expansion"))
    for band in wishes.curve:
        fitting = frozenset(kind.name for kind in pool if band.low <= kind.cost.coins <= band.high)
        what = f"{band.count} {_cards(band.count)} that {'costs' if band.count == 1 else 'cost'} {band}"
        limits.append(Limit(what, fitting, band.count, band.count, "cost"))
    uses = dict.fromkeys(_NAMES, frozenset[str]())
    if wishes.villages or wishes.buys or wishes.trashers or wishes.attacks is not None:
        good_for = [(kind.name, uses_in_pile(kind)) for kind in pool]
        uses = {use: frozenset(name for name, found in good_for if use in found) for use in _NAMES}
    for use, low in ((VILLAGE, wishes.villages), (BUYER, wishes.buys), (TRASHER, wishes.trashers)):
        if low:
            limits.append(Limit(f"{low} {_NAMES[use][low > 1]}", uses[use], low, SIZE))
    if wishes.attacks is not None:
        what = f"at most {wishes.attacks} {_NAMES[ATTACKER][wishes.attacks != 1]}"
        limits.append(Limit(what, uses[ATTACKER], 0, wishes.attacks))
    if wishes.looters is not None:
        looters = frozenset(kind.name for kind in pool if kind.is_(LOOTER))
        what, low, high = ("a Looter", 1, SIZE) if wishes.looters else ("no Looter", 0, 0)
        limits.append(Limit(what, looters, low, high))
    for role in landscape_roles():
        if any(kind.is_(role.types) for kind in landscapes):
            bringing = frozenset(kind.name for kind in pool if role in brought_by(kind))
            limits.append(Limit(f"{a(type_names(role.brought_by)[0])} for the {role.title}", bringing, 1, SIZE))
    return limits


_NAMES = {
    VILLAGE: ("village", "villages"), BUYER: ("card with +Buy", "cards with +Buy"),
    TRASHER: ("trasher", "trashers"), ATTACKER: ("Attack", "Attacks"),
}  # fmt: skip


def _cards(count: int) -> str:
    return "card" if count == 1 else "cards"


def _need(role: Role) -> str:
    """What a card that brings a role needs, in words."""
    if role.place == LANDSCAPE:
        return a(role.title)
    if role.count > 1:
        return f"{role.count} further cards"
    return "one more pile" if role.place in (IN_SUPPLY, BESIDE) else "one more card"


def _check(
    wishes: Wishes, pool: Sequence[Kind], piles: Sequence[Kind], landscapes: Sequence[Kind], limits: Sequence[Limit]
) -> None:
    """Find what can be told to be impossible without looking for a kingdom, each with its own reason."""
    if len(piles) > SIZE:
        raise IllegalSetup(f"{len(piles)} cards are required, and a kingdom has {SIZE}.")
    drawn = [kind for kind in landscapes if not has_role(kind)]
    if len(drawn) > wishes.landscapes:
        raise IllegalSetup(f"{len(drawn)} landscapes are required, and no more than {wishes.landscapes} may be used.")
    if len(pool) < SIZE:
        raise IllegalSetup(f"Only {len(pool)} cards may be drawn, and a kingdom has {SIZE}.")
    counts = list(wishes.expansions.values())
    if counts and None not in counts and sum(n or 0 for n in counts) < SIZE:
        total = sum(n or 0 for n in counts)
        raise IllegalSetup(
            f"The chosen expansions give {total} cards, and a kingdom has {SIZE}; raise a number or name one more"
            " expansion without a number."
        )
    for limit in limits:
        if len(limit.names) < limit.low:
            count = len(limit.names) or "none"
            raise IllegalSetup(f"There cannot be {limit.what}: of the cards that may be drawn {count} will do.")
        asked = [kind.name for kind in piles if kind.name in limit.names]
        if len(asked) > limit.high:
            raise IllegalSetup(f"{_and(asked)} {'is' if len(asked) == 1 else 'are'} required, against {limit.what}.")
    for family in ("expansion", "cost"):
        total = sum(limit.low for limit in limits if limit.family == family)
        if total > SIZE:
            raise IllegalSetup(
                f"The {'chosen expansions make' if family == 'expansion' else 'cost curve makes'} {total} cards, and a"
                f" kingdom has {SIZE}."
            )
    if wishes.edition == "both":
        for kind in piles:
            for other in piles:
                if kind.edition == 1 and other.edition == 2 and box(kind) == box(other):
                    raise IllegalSetup(
                        f"{kind.name} and {other.name} are of two printings of {box(kind)}; the edition 'mixed' lets"
                        " them meet."
                    )


def _check_landscapes(wishes: Wishes, dealt: Sequence[Kind], required: Sequence[Kind]) -> None:
    """The same for wishes that are about landscapes."""
    lacking = 0
    for name, sort in SORTS.items():
        wished, there = getattr(wishes, name), sort.count(dealt)
        if there < wished:
            what = of_sort(wished, name)
            raise IllegalSetup(
                f"There cannot be {what}: of the landscapes that may be drawn {there or 'none'} will do."
            )
        lacking += max(0, wished - sort.count(required))
    if len(required) + lacking > wishes.landscapes:
        names = " and ".join(kind.name for kind in required)
        raise IllegalSetup(
            f"{names} leave no room for what else is asked for: no more than {wishes.landscapes} landscapes may be"
            " used."
        )


def _and(names: Sequence[str]) -> str:
    return " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])} and {names[-1]}"


def _why_not(wishes: Wishes, pool: Sequence[Kind], piles: Sequence[Kind], limits: Sequence[Limit]) -> str:
    """Which wish, if any, stands in the way alone."""
    printings = wishes.edition == "both"
    culprits = []
    for limit in limits:
        rest = [other for other in limits if other is not limit]
        if _Search(pool, piles, rest, printings).run() is not None:
            culprits.append(limit.what)
    if printings and _Search(pool, piles, limits, False).run() is not None:
        culprits.append("keeping to one printing (the edition 'mixed' does not)")
    if not culprits:
        return "No kingdom has all of this at once."
    return f"No kingdom has all of this at once; without {' or without '.join(culprits)} there would be one."


class _Search:
    """The first ten cards of a shuffled deck that keep all limits: as if dealt, with a card passed over if no kingdom
    could be finished with it."""

    def __init__(
        self, deck: Sequence[Kind], first: Sequence[Kind], limits: Sequence[Limit], one_printing: bool
    ) -> None:
        self.deck = [kind for kind in deck if kind not in first]
        self.taken = list(first)
        self.limits = limits
        self.one_printing = one_printing
        self.families = [
            [i for i, limit in enumerate(limits) if limit.family == family]
            for family in dict.fromkeys(limit.family for limit in limits if limit.family)
        ]
        # How many cards of each limit there are from each place of the deck on.
        self.ahead = [[0] * len(limits)]
        for kind in reversed(self.deck):
            self.ahead.append([n + (kind.name in limit.names) for n, limit in zip(self.ahead[-1], limits, strict=True)])
        self.ahead.reverse()
        self.dead: set[tuple[int, int, tuple[int, ...], frozenset[tuple[str, int]]]] = set()
        self.looked = 0

    def run(self) -> list[Kind] | None:
        """The ten cards; None where there are no such ten."""
        counts = tuple(0 for _ in self.limits)
        for kind in self.taken:
            counts = self.with_card(kind, counts)
        printings = frozenset((box(kind), kind.edition) for kind in self.taken if kind.edition)
        first = self.taken[:]
        if self._go(0, counts, printings):
            return self.taken
        if self.looked <= PATIENCE:
            return None
        rest = _Sorts(self).fill(0, SIZE - len(first), counts, printings)
        return None if rest is None else first + rest

    def _go(self, start: int, counts: tuple[int, ...], printings: frozenset[tuple[str, int]]) -> bool:
        slots = SIZE - len(self.taken)
        if slots == 0:
            return all(count >= limit.low for count, limit in zip(counts, self.limits, strict=True))
        state = (start, slots, counts, printings)
        if state in self.dead:
            return False
        for i in range(start, len(self.deck) - slots + 1):
            if not self.can_make_up(self.ahead[i], slots, counts):
                break  # further on there are only fewer cards
            self.looked += 1
            if self.looked > PATIENCE:
                return False
            kind = self.deck[i]
            if not self.may_take(kind, counts, printings):
                continue
            self.taken.append(kind)
            if self._go(i + 1, self.with_card(kind, counts), printings | printing_of(kind)):
                return True
            if self.looked > PATIENCE:
                return False
            self.taken.pop()
        self.dead.add(state)
        return False

    def may_take(self, kind: Kind, counts: tuple[int, ...], printings: frozenset[tuple[str, int]]) -> bool:
        """Whether one card more breaks no limit."""
        if any(n == limit.high and kind.name in limit.names for n, limit in zip(counts, self.limits, strict=True)):
            return False
        return not (self.one_printing and kind.edition and (box(kind), 3 - kind.edition) in printings)

    def with_card(self, kind: Kind, counts: tuple[int, ...]) -> tuple[int, ...]:
        """The counts with one card more. Where only a least number matters, more than that is not counted: states that
        differ in nothing else are then the same, and none is searched twice."""
        return tuple(
            n + 1 if kind.name in limit.names and (n < limit.low or limit.high < SIZE) else n
            for n, limit in zip(counts, self.limits, strict=True)
        )

    def can_make_up(self, ahead: Sequence[int], slots: int, counts: tuple[int, ...]) -> bool:
        """Whether so many cards of those ahead can make up for what each limit lacks, as far as numbers tell."""
        lacking = [max(0, limit.low - count) for count, limit in zip(counts, self.limits, strict=True)]
        if any(n > min(slots, there) for n, there in zip(lacking, ahead, strict=True)):
            return False
        return all(sum(lacking[i] for i in family) <= slots for family in self.families)


class _Sorts:
    """The same by sorts of cards, all cards of a sort being alike to the limits: how many to take of each. There are
    few sorts, so this soon comes to an end; but it deals less evenly, and is only asked where wishes are hard to meet.
    """

    def __init__(self, search: _Search) -> None:
        self.search = search
        sorts: dict[tuple[tuple[bool, ...], str, int], list[Kind]] = {}
        for kind in search.deck:
            of_limits = tuple(kind.name in limit.names for limit in search.limits)
            sorts.setdefault((of_limits, box(kind), kind.edition), []).append(kind)
        # Those of one limit together, the first limits first: what a limit lacks is then settled early.
        self.sorts = [sorts[sort] for sort in sorted(sorts, key=lambda sort: (sort[0], sort[1:]), reverse=True)]
        self.ahead = [[0] * len(search.limits)]
        for kinds in reversed(self.sorts):
            more = [len(kinds) if kinds[0].name in limit.names else 0 for limit in search.limits]
            self.ahead.append([n + m for n, m in zip(self.ahead[-1], more, strict=True)])
        self.ahead.reverse()
        self.dead: set[tuple[int, int, tuple[int, ...], frozenset[tuple[str, int]]]] = set()

    def fill(
        self, sort: int, slots: int, counts: tuple[int, ...], printings: frozenset[tuple[str, int]]
    ) -> list[Kind] | None:
        """So many cards from this sort on; None where it cannot be done."""
        search = self.search
        if not search.can_make_up(self.ahead[sort], slots, counts):
            return None
        if slots == 0 or sort == len(self.sorts):
            return [] if slots == 0 else None
        state = (sort, slots, counts, printings)
        if state in self.dead:
            return None
        kinds = self.sorts[sort]
        taken = 0
        while True:
            rest = self.fill(sort + 1, slots - taken, counts, printings)
            if rest is not None:
                return kinds[:taken] + rest
            if taken == min(len(kinds), slots) or not search.may_take(kinds[0], counts, printings):
                self.dead.add(state)
                return None
            counts = search.with_card(kinds[0], counts)
            printings |= printing_of(kinds[0])
            taken += 1


def printing_of(kind: Kind) -> frozenset[tuple[str, int]]:
    """The box and the printing of it that a card is bound to, if it is."""
    return frozenset([(box(kind), kind.edition)]) if kind.edition else frozenset()


def _complete(
    wishes: Wishes, deck: list[Kind], found: list[Kind], required: list[Kind], players: int, rng: random.Random
) -> Setup | Kind:
    """The set-up with everything that belongs to these ten cards, or the card that cannot have what it needs."""
    last = max(deck.index(kind) for kind in found if kind in deck)
    landscapes = _landscapes(wishes, deck, last, [kind for kind in required if not has_role(kind)])
    setup = Setup(sorted(kind.name for kind in found), players, landscapes=[kind.name for kind in landscapes])
    while setup.missing():
        role = role_named(setup.missing()[0])
        fitting = setup.fits(role.key)
        n = setup.lacking(role.key)
        if role.place == MARK or role.types & LANDSCAPES:
            names = [kind.name for kind in required if kind.name in fitting and role.place == LANDSCAPE]
            dealt = [name for name in fitting if name not in wishes.banned] if role.place != MARK else fitting
            while len(names) < n and dealt:
                names.append(dealt.pop(dealt.index(rng.choice(dealt))))
        else:
            # The cards not yet turned up come first, then those that were passed over.
            turned = [part for kind in deck[last + 1 :] + deck[:last] for part in [kind, *map(find, kind.split)]]
            names = []
            for kind in turned:
                used = [*setup.used(), *map(find, names)]
                if len(names) < n and kind.name in fitting and _goes_with(wishes, kind, used):
                    if not any(kind.home and kind.home == find(name).home for name in names):
                        names.append(kind.name)
        if len(names) < n and role.place != MARK:
            return next(kind for kind in setup.bringers() if role in brought_by(kind))
        setup = setup.with_role(role.key, names)
    for_colonies, for_shelters = rng.sample(found, 2)  # the books let one card decide, and another one
    return replace(
        setup,
        colonies=_by_share(wishes.colonies, for_colonies, COLONIES_WITH),
        shelters=_by_share(wishes.shelters, for_shelters, SHELTERS_WITH),
    )


def _landscapes(wishes: Wishes, deck: Sequence[Kind], last: int, required: Sequence[Kind]) -> list[Kind]:
    """Those that are asked for, those that turned up before the last card, and where they leave wishes open the next
    that meet them."""
    taken = list(required)
    for i, kind in enumerate(deck):
        if not kind.is_(LANDSCAPES) or kind in taken:
            continue
        if any(kind.is_(sort.types) and sort.count(taken) >= sort.most for sort in SORTS.values()):
            continue
        lacking = [sort for name, sort in SORTS.items() for _ in range(getattr(wishes, name) - sort.count(taken))]
        wished = any(kind.is_(sort.types) for sort in lacking)
        if wished or (i < last and len(taken) + len(lacking) < wishes.landscapes):
            taken.append(kind)
    return taken


def _goes_with(wishes: Wishes, kind: Kind, used: Sequence[Kind]) -> bool:
    """Whether one more pile keeps those wishes that hold for all piles, not for the ten alone."""
    if wishes.looters is False and kind.is_(LOOTER):
        return False
    if wishes.attacks is not None and ATTACKER in uses_in_pile(kind):
        if sum(ATTACKER in uses_in_pile(other) for other in used) >= wishes.attacks:
            return False
    if wishes.edition != "both" or not kind.edition:
        return True
    return not any(other.edition == 3 - kind.edition and box(other) == box(kind) for other in used)


def _by_share(wish: bool | None, deciding: Kind, expansion: str) -> bool:
    """The books' rule: where one of the ten cards comes from decides, unless it was wished for or against."""
    return wish if wish is not None else deciding.expansion == expansion
