"""The register of all cards. A card is found whatever the spelling of case, spaces and apostrophes.

Every module and package beside this one that names an `EXPANSION` is one, and its cards are registered: nothing has to
be told of a new one.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Container
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from bailiwick.engine.card import Card
from bailiwick.engine.errors import UnknownCard
from bailiwick.engine.kinds import TREASURE, TYPE_NAMES, Kind
from bailiwick.engine.roles import Role

FOLDER = Path(__file__).parent
# Words that mean something else where set-ups, records and positions are written.
TAKEN = {
    "kingdom", "players", "roles", "landscapes", "colonies", "potions", "shelters", "supply", "piles", "others",
    "seed", "seats", "policy", "answers", "steps", "expect", "pile_tokens", "format", "version", "scores", "winners",
    "checksum", "injected", "decisions", "lab", "position", "hand", "deck", "discard", "in_play", "set_aside",
    "actions", "buys", "coins", "coffers", "villagers", "favors", "vp_tokens", "debt", "line", "title", "projects",
    "states", "artifacts", "sun", "stack_aside", "stack_discard",
    "beside", "notes", "aside", "trash", "turn", "phase", "over",
}  # fmt: skip

EDITIONS = ["", "first", "second"]

_by_key: dict[str, Kind] = {}
_kinds: list[Kind] = []
_roles: dict[str, Role] = {}
_older: dict[str, list[Kind]] = {}  # by the name of the card, how it was worded before


@lru_cache(4096)  # it is asked for a few hundred names again and again
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
    kind.name = kind.name or (f"{kind.newest} ({kind.edition}E)" if kind.newest else spaced(cls.__name__))
    kind.expansion = expansion
    kind.makes_only_coins = kind.types == TREASURE and cls.play is Card.play and not kind.makes_potions
    kind.fixed_points = cls.points is Card.points
    if kind.role is not None:
        kind.role.title = kind.role.title or kind.name
        register_role(kind.role)
    if key(kind.name) not in _by_key:
        _kinds.append(kind)
    else:  # a card from elsewhere takes the place of one with the same name
        _kinds[[k.name for k in _kinds].index(kind.name)] = kind
    for name in [kind.name, *kind.aliases]:
        _by_key[key(name)] = kind
    if kind.newest:
        _older[kind.newest] = [*(known for known in _older.get(kind.newest, []) if known.name != kind.name), kind]
        _by_key[key(f"{kind.newest}, {EDITIONS[kind.edition]} edition")] = kind
    return kind


def register_role(role: Role) -> None:
    """Make a role known. One that a card states among its facts is, with the card, and so are those of modules of this
    package; this is for roles from elsewhere that a type of card brings."""
    if role.key != role.key.casefold() or not role.key.isidentifier() or role.key in TAKEN:
        raise ValueError(f"{role.key!r} cannot name a role: it is to be a keyword of its own, in small letters.")
    _roles[role.key] = role


def all_roles() -> list[Role]:
    """Every role there is, in the order of the register."""
    return list(_roles.values())


def is_role(key: str) -> bool:
    return key in _roles


def role_named(key: str) -> Role:
    """The role of that key."""
    return _roles[key]


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


def as_first_printed(kind: Kind) -> Kind:
    """The card as the first edition words it, where that is another card to play with."""
    return next((older for older in _older.get(kind.name, []) if older.edition == 1), kind)


def wordings(kind: Kind) -> list[Kind]:
    """All wordings of a card, the newest first."""
    newest = _by_key.get(key(kind.newest), kind)
    return [newest, *_older.get(newest.name, [])]


def wording_in(kind: Kind, names: Container[str]) -> Kind:
    """The card in the wording that is among these names, whichever of its wordings is given; itself where none is."""
    if kind.name in names:
        return kind
    return next((other for other in wordings(kind) if other.name in names), kind)


def nearest(name: str) -> list[str]:
    """Up to three names that look like this one."""
    keys = difflib.get_close_matches(key(name), list(_by_key), n=3, cutoff=0.6)
    return list(dict.fromkeys(_by_key[k].name for k in keys))


def all_kinds() -> list[Kind]:
    """Every card there is, in the order of the register."""
    return _kinds[:]


def named_together(name: str) -> list[Kind]:
    """The cards that go by one name: those of a mixed pile, of a group of piles or of a type, whether it is written for
    one of them or for several."""
    wanted = key(name)
    types = sum(1 << i for i, one in enumerate(TYPE_NAMES) if wanted in (key(one), key(_several(one))))
    single = [kind for kind in _kinds if not kind.split and key(kind.name) != wanted]
    return [kind for kind in single if kind.types & types or wanted in (key(kind.home), key(kind.group))]


def _several(name: str) -> str:
    if name.endswith("y") and name[-2:] not in ("ay", "ey"):
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("x", "sh")) else f"{name}s"


def expansions() -> list[tuple[str, list[ModuleType]]]:
    """The expansions in the order in which they came out, each with the modules its cards are in."""
    found: list[tuple[int, str, list[ModuleType]]] = []
    for name in sorted(module.name for module in iter_modules([str(FOLDER)])):
        module = import_module(f"bailiwick.cards.{name}")
        if hasattr(module, "EXPANSION"):
            parts = [module]
            if hasattr(module, "__path__"):
                inside = sorted(part.name for part in iter_modules(module.__path__))
                parts += [import_module(f"{module.__name__}.{part}") for part in inside]
            found.append((*module.EXPANSION, parts))
    return [(name, parts) for _, name, parts in sorted(found, key=lambda one: one[:2])]


def cards_in(module: ModuleType) -> list[type[Card]]:
    """The cards that a module defines, in its order. What several of them have in common, and has no facts, is none."""
    own = [cls for cls in vars(module).values() if isinstance(cls, type) and cls.__module__ == module.__name__]
    return [cls for cls in own if issubclass(cls, Card) and "facts" in vars(cls)]


def roles_in(module: ModuleType) -> list[Role]:
    """The roles that a module declares by themselves."""
    return [role for role in vars(module).values() if isinstance(role, Role) and role.brought_by]


for _expansion, _modules in expansions():
    for _module in _modules:
        for _role in roles_in(_module):
            register_role(_role)
        for _cls in cards_in(_module):
            register(_cls, _expansion)
settle_split_piles()
