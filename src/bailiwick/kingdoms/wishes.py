"""What players ask of a random kingdom, checked one by one and read from options in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bailiwick.cards import all_kinds, find
from bailiwick.cards.registry import all_roles, as_first_printed, wordings
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import EVENT, LANDMARK, LANDSCAPES, PROJECT, TRAIT, WAY, Kind
from bailiwick.engine.roles import LANDSCAPE, Role
from bailiwick.kingdoms.line import SIZE
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.kingdoms.suggest import did_you_mean, pick

__all__ = ["EDITIONS", "Band", "Wishes", "drawn_landscapes", "expansions", "read_wishes"]

# Which printings of a box the cards may come from. With "both", a kingdom still keeps to one printing of each box, so
# that it never holds what a later printing put in the place of another of its cards; "mixed" lifts that.
EDITIONS = ["first", "second", "both", "mixed"]
MOST_LANDSCAPES = 2
DEAREST = 99
# Expansions that later printings put into one box.
BOXES = {"Guilds": "Cornucopia"}
OTHER_NAMES = {"Base": ["Dominion"], "Cornucopia & Guilds": ["Cornucopia", "Guilds"]}
OTHER_NAMES["Guilds & Cornucopia"] = OTHER_NAMES["Cornucopia & Guilds"]
# Landscapes that are shuffled in with the Kingdom cards.
DRAWN = EVENT | LANDMARK | PROJECT | WAY | TRAIT


@dataclass(frozen=True)
class Sort:
    """Landscapes of a type, which can be wished for, and how many of them a kingdom has at most."""

    types: int
    most: int = MOST_LANDSCAPES

    def count(self, kinds: Iterable[Kind]) -> int:
        return sum(kind.is_(self.types) for kind in kinds)


# By the name of the wish.
SORTS = {
    "events": Sort(EVENT), "landmarks": Sort(LANDMARK), "projects": Sort(PROJECT), "ways": Sort(WAY, most=1),
    "traits": Sort(TRAIT),
}  # fmt: skip


def of_sort(count: int, name: str) -> str:
    """So many landscapes of a sort: "1 event", "2 landmarks"."""
    return f"{count} {name.removesuffix('s') if count == 1 else name}"


def expansions() -> list[str]:
    """The expansions that Kingdom cards can be drawn from."""
    return list(dict.fromkeys(kind.expansion for kind in kingdom_cards()))


def drawn_landscapes() -> list[Kind]:
    return [kind for kind in all_kinds() if kind.is_(DRAWN) and kind.expansion]


def landscape_roles() -> list[Role]:
    """The roles that a landscape has, such as the Ally."""
    return [role for role in all_roles() if role.place == LANDSCAPE]


def has_role(kind: Kind) -> bool:
    """Whether the landscape has a role where it is used; it is then not counted among the landscapes."""
    return any(kind.is_(role.types) for role in landscape_roles())


def box(kind: Kind) -> str:
    """What the card was sold in: the cards of a printing belong together within it."""
    return BOXES.get(kind.expansion, kind.expansion)


@dataclass(frozen=True)
class Band:
    """A range of costs in coins and how many Kingdom cards shall be in it, no more and no fewer."""

    low: int
    high: int
    count: int

    def __str__(self) -> str:
        costs = str(self.low) if self.low == self.high else f"{self.low}-{self.high}"
        return f"{self.low}+" if self.high == DEAREST else costs


@dataclass(frozen=True)
class Wishes:
    """What a random kingdom shall be like. Everything may be left open."""

    expansions: Mapping[str, int | None] = field(default_factory=dict)  # and how many cards from each; empty: all
    required: Sequence[str] = ()
    banned: Sequence[str] = ()
    villages: int = 0  # at least so many piles
    buys: int = 0
    trashers: int = 0
    attacks: int | None = None  # no more piles than this
    curve: Sequence[Band] = ()
    landscapes: int = MOST_LANDSCAPES  # no more than this; an Ally is not counted
    events: int = 0  # at least so many of them
    landmarks: int = 0
    projects: int = 0
    ways: int = 0
    traits: int = 0
    edition: str = "both"
    colonies: bool | None = None  # None: by the share of Prosperity cards
    shelters: bool | None = None  # None: by the share of Dark Ages cards
    looters: bool | None = None  # whether there is a Looter, and Ruins with it; None: as it comes

    def __post_init__(self) -> None:
        for name in ("required", "banned"):
            if isinstance(getattr(self, name), str):
                raise IllegalSetup(f"{name} is a list of cards, not {getattr(self, name)!r}.")
            cards = [self._worded(find(card)).name for card in getattr(self, name)]
            object.__setattr__(self, name, tuple(dict.fromkeys(cards)))
        chosen: dict[str, int | None] = {}
        for name, count in self.expansions.items():
            for one in _expansion(name, count):
                if one in chosen:
                    raise IllegalSetup(f"The expansion {one} is given twice.")
                chosen[one] = count
        object.__setattr__(self, "expansions", chosen)
        object.__setattr__(self, "curve", tuple(self.curve))
        self._check_numbers()
        if self.edition not in EDITIONS:
            hint = did_you_mean(str(self.edition), EDITIONS)
            raise IllegalSetup(f"There is no edition {self.edition!r}.{hint} Give one of {', '.join(EDITIONS)}.")
        both = [card for card in self.required if card in self.banned]
        if both:
            raise IllegalSetup(f"{both[0]} cannot be both required and banned.")
        for card in self.required:
            self._check_required(find(card))
        for role in landscape_roles():
            asked = [card for card in self.required if find(card).is_(role.types)]
            if len(asked) > role.most:
                raise IllegalSetup(f"{' and '.join(asked)} cannot all be required: a kingdom has one {role.title}.")
        for card in self.banned:
            self._check_banned(find(card))

    def _check_banned(self, kind: Kind) -> None:
        if kind.home:
            raise IllegalSetup(f"{kind.name} is part of a split pile; ban the pile, {kind.home}.")
        if kind.basic or (not kind.supply and not kind.is_(LANDSCAPES)):
            raise IllegalSetup(f"{kind.name} is never drawn by itself and cannot be banned.")

    def _check_numbers(self) -> None:
        limits = {"villages": SIZE, "buys": SIZE, "trashers": SIZE}
        limits |= {"landscapes": MOST_LANDSCAPES} | {name: sort.most for name, sort in SORTS.items()}
        given: dict[str, Any] = {name: getattr(self, name) for name in limits}
        if self.attacks is not None:
            given["attacks"] = self.attacks
        given |= {f"the number of {name} cards": n for name, n in self.expansions.items() if n is not None}
        for name, count in given.items():
            most = limits.get(name, SIZE)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= most:
                wish = name[0].upper() + name[1:]
                raise IllegalSetup(f"{wish} cannot be {count!r}; give 0 to {most}.")
        wished = {name: given[name] for name in SORTS if given[name]}
        if sum(wished.values()) > self.landscapes:
            asked = " and ".join(of_sort(n, name) for name, n in wished.items())
            raise IllegalSetup(f"There cannot be {asked}: no more than {self.landscapes} landscapes may be used.")
        for band in self.curve:
            if not 0 <= band.low <= band.high or not 0 <= band.count <= SIZE:
                raise IllegalSetup(
                    f"{band}:{band.count} is no part of a cost curve: it takes costs in order and 0 to {SIZE} cards."
                )
            for other in self.curve:
                if other is not band and other.low <= band.high and band.low <= other.high:
                    raise IllegalSetup(f"The cost curve speaks twice of some costs: in {other} and in {band}.")

    def _check_required(self, kind: Kind) -> None:
        if kind.home:
            raise IllegalSetup(f"{kind.name} is part of a split pile; require the pile, {kind.home}.")
        if kind.basic or (not kind.supply and not kind.is_(LANDSCAPES)):
            raise IllegalSetup(f"{kind.name} is not a Kingdom card and cannot be required.")
        if kind.is_(LANDSCAPES) and not kind.is_(DRAWN) and not has_role(kind):
            raise IllegalSetup(f"{kind.name} is not dealt by itself and cannot be required.")
        if self.expansions and kind.expansion not in self.expansions:
            raise IllegalSetup(
                f"{kind.name} is required but belongs to {kind.expansion}, which is not among the chosen expansions."
            )
        if not self.allows_edition(kind):
            edition = self.edition  # the other two allow everything
            raise IllegalSetup(
                f"{kind.name} is required but is not in the {'first' if edition == 'first' else 'second'} edition."
            )

    def _worded(self, kind: Kind) -> Kind:
        return as_first_printed(kind) if self.edition == "first" else kind

    def pool(self) -> list[Kind]:
        """The Kingdom cards that may be drawn, each in one wording: the newest, unless an older one is asked for."""
        cards = []
        for kind in kingdom_cards():
            asked = [older for older in wordings(kind)[1:] if older.name in self.required]
            worded = asked[0] if asked else self._worded(kind)
            if self.allows(worded):
                cards.append(worded)
        return cards

    def allows_edition(self, kind: Kind) -> bool:
        left_out = {"first": 2, "second": 1}.get(self.edition, -1)
        return kind.edition != left_out

    def allows(self, kind: Kind) -> bool:
        """Whether the card may be drawn at all."""
        chosen = not self.expansions or kind.expansion in self.expansions
        return chosen and kind.name not in self.banned and self.allows_edition(kind)


def _expansion(name: str, count: int | None) -> list[str]:
    """The expansions that a name stands for."""
    known = expansions()
    one = pick(name, known)
    if one is not None:
        return [one]
    other = pick(name, OTHER_NAMES)
    if other is None:
        hint = did_you_mean(name, [*known, *OTHER_NAMES])
        raise IllegalSetup(f"There is no expansion named {name!r}.{hint} There are {', '.join(known)}.")
    if count is not None and len(OTHER_NAMES[other]) > 1:
        raise IllegalSetup(f"{other} are two expansions; say for each how many cards come from it.")
    return OTHER_NAMES[other]


# -- from words -------------------------------------------------------------------------------------------------------


def read_wishes(
    expansion: Iterable[str] = (),
    require: Iterable[str] = (),
    ban: Iterable[str] = (),
    curve: str | None = None,
    **others: Any,
) -> Wishes:
    """Wishes from what is typed: lists with commas, ``Dominion=6``, a curve such as ``2:2, 3-4:5, 5+:3``."""
    chosen: dict[str, int | None] = {}
    for item in _split(expansion):
        found = re.fullmatch(r"([^=:]*?)\s*(?:[=:]\s*(\d{1,9}))?", item)
        if found is None:
            raise IllegalSetup(f"{item!r} does not say how many cards; write it like Dominion=6.")
        if found[1] in chosen:
            raise IllegalSetup(f"The expansion {found[1]} is given twice.")
        chosen[found[1]] = None if found[2] is None else int(found[2])
    return Wishes(chosen, _split(require), _split(ban), curve=read_curve(curve), **others)


def read_curve(text: str | None) -> list[Band]:
    """A cost curve: costs and how many cards, such as ``2:2, 3-4:5, 5+:3``."""
    bands = []
    for item in re.split(r"[,;\s]+", text.strip()) if text and text.strip() else []:
        found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2})|(\+))?[:=](\d{1,2})", item)
        if found is None:
            raise IllegalSetup(f"{item!r} is no part of a cost curve; write it like 2:2, 3-4:5, 5+:3.")
        low = int(found[1])
        bands.append(Band(low, DEAREST if found[3] else int(found[2] or low), int(found[4])))
    return bands


def _split(texts: Iterable[str]) -> list[str]:
    return [item.strip() for text in texts for item in text.split(",") if item.strip()]
