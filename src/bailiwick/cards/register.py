"""The register of all cards. A card is found whatever the spelling of case, spaces and apostrophes."""

from __future__ import annotations

import difflib
import re
from types import ModuleType

from bailiwick.cards import allies, allies_landscapes, allies_piles, base, basic, cornucopia, guilds, intrigue
from bailiwick.engine.card import Card
from bailiwick.engine.errors import UnknownCard
from bailiwick.engine.kinds import TREASURE, Kind

MODULES: list[tuple[str, ModuleType]] = [
    ("Basic", basic),
    ("Dominion", base),
    ("Intrigue", intrigue),
    ("Cornucopia", cornucopia),
    ("Guilds", guilds),
    ("Allies", allies),
    ("Allies", allies_piles),
    ("Allies", allies_landscapes),
]

_by_key: dict[str, Kind] = {}
_kinds: list[Kind] = []


def key(name: str) -> str:
    """What is left of a name once spelling no longer matters."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def spaced(class_name: str) -> str:
    """``HornOfPlenty`` is printed "Horn of Plenty"."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", class_name).split()
    small = {"Of", "The", "And"}
    return " ".join(w.lower() if i and w in small else w for i, w in enumerate(words))


def register(cls: type[Card], expansion: str = "") -> Kind:
    """Make a card known. Modules of this package are registered by themselves; this is for cards from elsewhere."""
    kind = cls.facts
    kind.cls = cls
    kind.name = kind.name or spaced(cls.__name__)
    kind.expansion = expansion
    kind.makes_only_coins = kind.types == TREASURE and cls.play is Card.play and not kind.makes_potions
    kind.fixed_points = cls.points is Card.points
    if key(kind.name) not in _by_key:
        _kinds.append(kind)
    else:  # a card from elsewhere takes the place of one with the same name
        _kinds[[k.name for k in _kinds].index(kind.name)] = kind
    for name in [kind.name, *kind.aliases]:
        _by_key[key(name)] = kind
    return kind


def settle_split_piles() -> None:
    """Tell every card of a split pile which pile it comes from."""
    for kind in _kinds:
        for name in kind.split:
            find(name).home = kind.name


def find(name: str) -> Kind:
    """The card of that name; `UnknownCard` with the nearest names where there is none."""
    if not isinstance(name, str):
        raise UnknownCard(f"{name!r} is not the name of a card.")
    kind = _by_key.get(key(name))
    if kind is None:
        near = nearest(name)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise UnknownCard(f"There is no card named {name!r}.{hint}")
    return kind


def is_known(name: str) -> bool:
    """Whether there is a card of that name."""
    return key(name) in _by_key


def nearest(name: str) -> list[str]:
    """Up to three names that look like this one."""
    keys = difflib.get_close_matches(key(name), list(_by_key), n=3, cutoff=0.6)
    return list(dict.fromkeys(_by_key[k].name for k in keys))


def all_kinds() -> list[Kind]:
    """Every card there is, in the order of the register."""
    return _kinds[:]


for _expansion, _module in MODULES:
    for _cls in list(vars(_module).values()):
        if isinstance(_cls, type) and issubclass(_cls, Card) and _cls.__module__ == _module.__name__:
            register(_cls, _expansion)
settle_split_piles()
