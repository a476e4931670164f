"""Mats, counters, tokens, decks of landscapes: each is declared once, where its card is, and all else follows.

    NATIVE_VILLAGE = Mat("Native Village", OWNER)
    JOURNEY = Token("Journey", start=1, two_sided=True)
    EMBARGO = PileToken("Embargo")

Seats, copies, views, forks, checks, records, the lab, the wire and all that is shown read what was declared; none of
them knows a name.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.zone import ALL, AS_PUT, NOBODY, OWNER

# The zones that every player has, by their names on the wire, and who sees their cards.
SEAT_ZONES: Final = {
    "deck": NOBODY, "discard": AS_PUT, "hand": OWNER, "face_down": OWNER, "looking": OWNER, "in_play": ALL,
    "set_aside": ALL, "revealed": ALL,
}  # fmt: skip
SIGHTS: Final = {ALL: "all", OWNER: "owner", NOBODY: "nobody"}  # those that can be declared


class Declared:
    """Something that games may have, known by its name."""

    def __init__(self, name: str) -> None:
        if not name or ":" in name:
            raise IllegalSetup(f"{name!r} cannot be the name of anything: it is empty or has a colon in it.")
        self.name = name

    def facts(self) -> list[int]:
        """What else was declared of it."""
        return []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


D = TypeVar("D", bound=Declared)


def _enter(new: D, known: dict[str, D]) -> None:
    old = known.get(new.name)
    if old is None:
        known[new.name] = new
    elif old.facts() != new.facts():
        raise IllegalSetup(f"{new.name!r} is declared twice as a {type(new).__name__}, and not the same.")


def _check_sight(name: str, sight: int) -> None:
    if sight not in SIGHTS:
        raise IllegalSetup(f"The cards of {name!r} can be seen by ALL, OWNER or NOBODY, not by {sight!r}.")


def _check_other(name: str, taken: bool) -> None:
    if taken:
        raise IllegalSetup(f"{name!r} is declared as a mat of players and as one of the table; the log could not tell.")


class Mat(Declared):
    """A mat that every player may have: `me.mat(IT)` is the zone."""

    def __init__(self, name: str, sight: int = ALL) -> None:
        super().__init__(name)
        _check_sight(name, sight)
        self.sight: i64 = sight
        _check_other(name, name in TABLE_MATS)
        _enter(self, MATS)

    def facts(self) -> list[int]:
        return [self.sight]


class TableMat(Declared):
    """A place for cards that are nobody's, such as those on a landscape: `game.mat(IT)` is the zone."""

    def __init__(self, name: str, sight: int = ALL) -> None:
        super().__init__(name)
        _check_sight(name, sight)
        if sight == OWNER:
            raise IllegalSetup(f"The cards of {name!r} are nobody's, so that no owner can see them.")
        self.sight: i64 = sight
        _check_other(name, name in MATS)
        _enter(self, TABLE_MATS)

    def facts(self) -> list[int]:
        return [self.sight]


class LandscapeDeck(Declared):
    """Landscapes of a type, shuffled face down, with a discard pile: `game.deck_of(IT)`. Games have it that use a card
    which brings it (`Kind.brings`)."""

    def __init__(self, name: str, types: int) -> None:
        super().__init__(name)
        self.types: i64 = types
        _enter(self, DECKS)

    def facts(self) -> list[int]:
        return [self.types]


class Counter(Declared):
    """A number that every player has as an attribute, because it is asked for all the time."""

    def __init__(self, name: str, attribute: str, each_turn: bool = False) -> None:
        super().__init__(name)
        self.attribute = attribute
        self.each_turn = each_turn  # it starts afresh with every turn
        _enter(self, COUNTERS)

    def facts(self) -> list[int]:
        return [self.each_turn]


class Token(Declared):
    """Tokens that lie before a player; `two_sided` ones are 1 face up and 0 face down. Everybody starts with `start` in
    games that use a card which brings them (`Kind.brings`)."""

    def __init__(self, name: str, start: int = 0, two_sided: bool = False) -> None:
        super().__init__(name)
        self.start = start
        self.two_sided = two_sided
        _enter(self, TOKENS)

    def facts(self) -> list[int]:
        return [self.start, self.two_sided]


class PileToken(Declared):
    """Tokens that lie on piles: any number of nobody's, or where they are `owned` one of each player. Those with a
    `mat` are on it while they lie on the pile of that name: they stay when the pile leaves the game. What makes
    something of them says that it brings them (`Kind.brings`)."""

    def __init__(self, name: str, owned: bool = False, mat: str = "") -> None:
        super().__init__(name)
        self.owned = owned
        self.mat = mat
        _enter(self, PILE_TOKENS)

    def facts(self) -> list[int]:
        return [self.owned]


# All that is declared, by name.
MATS: Final[dict[str, Mat]] = {}
TABLE_MATS: Final[dict[str, TableMat]] = {}
DECKS: Final[dict[str, LandscapeDeck]] = {}
COUNTERS: Final[dict[str, Counter]] = {}
TOKENS: Final[dict[str, Token]] = {}
PILE_TOKENS: Final[dict[str, PileToken]] = {}

ACTIONS: Final = Counter("Actions", "actions", each_turn=True)
BUYS: Final = Counter("Buys", "buys", each_turn=True)
COINS: Final = Counter("Coins", "coins", each_turn=True)
POTIONS: Final = Counter("Potions", "potions", each_turn=True)
COFFERS: Final = Counter("Coffers", "coffers")
VILLAGERS: Final = Counter("Villagers", "villagers")
FAVORS: Final = Counter("Favors", "favors")
VP_TOKENS: Final = Counter("VP tokens", "vp_tokens")
DEBT: Final = Counter("Debt", "debt")


def sight_of(place: str) -> int:
    """Who sees the cards at a place, given as on the wire: "hand:0", "mat:1:Tavern", "trash". What goes onto a pile or
    off it is seen by all."""
    zone, _, rest = place.partition(":")
    if zone in SEAT_ZONES:
        return SEAT_ZONES[zone]
    if zone == "mat":
        return MATS[rest.partition(":")[2]].sight
    if zone == "table":
        return TABLE_MATS[rest].sight
    return NOBODY if zone == "stack" else ALL
