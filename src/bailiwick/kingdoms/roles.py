"""Who has which role in a set-up: as written by people, checked, and what there is to choose from.

In a set-up a role is text: a name, names with commas between them, or, where each of several landscapes marks a pile,
``Cheap: Village, Pious``, the second of which is still open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bailiwick.cards import all_kinds, find
from bailiwick.cards.registry import all_roles
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import LANDSCAPES, Kind, type_names
from bailiwick.engine.roles import ASIDE, BESIDE, IN_SUPPLY, LANDSCAPE, LATER, MARK, PLACES, STACK, Role

if TYPE_CHECKING:
    from bailiwick.kingdoms.setup import Setup

__all__ = [
    "a",
    "brought_by",
    "candidates",
    "check_role",
    "check_use",
    "in_order",
    "kingdom_cards",
    "names_in",
    "one_of_each",
    "pairs_in",
    "read_value",
]

USES_UP = [IN_SUPPLY, BESIDE, ASIDE, STACK, LATER]  # a card can be only one of these, and not in the kingdom besides


def kingdom_cards() -> list[Kind]:
    """Everything that can be one of the ten piles, each card as it is worded now."""
    return [
        kind
        for kind in all_kinds()
        if not kind.basic and kind.supply and not kind.is_(LANDSCAPES) and not kind.home and kind.expansion
        and not kind.newest
    ]  # fmt: skip


# -- as text ----------------------------------------------------------------------------------------------------------


def pairs_in(role: Role, value: str) -> list[tuple[str, str]]:
    """The landscape and the pile it marks, for a role of which each landscape has one; an open one is empty."""
    pairs = []
    for item in _items(value):
        mark, _, name = item.partition(":")
        pairs.append((mark.strip(), name.strip()))
    return pairs


def names_in(role: Role, value: str) -> list[str]:
    """The names of the cards or piles that have the role."""
    return [name for _, name in pairs_in(role, value) if name] if role.each else _items(value)


def _items(value: str) -> list[str]:
    return [item.strip() for item in value.split(",") if item.strip()]


def read_value(role: Role, value: Any) -> str:
    """What somebody gives for a role, with all names as they are printed."""
    if role.each:
        return _read_pairs(role, value)
    if isinstance(value, (list, tuple)) and role.several:
        given = list(value)
    elif isinstance(value, str):
        given = _items(value) if role.several else [value]
    else:
        raise IllegalSetup(
            f"{role.key} is {'a list of cards' if role.several else 'the name of a card'}, not {value!r}."
        )
    names = [find(name).name for name in given]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise IllegalSetup(f"{twice[0]} cannot be {role.noun()} twice.")
    if not role.count <= len(names) <= role.most:
        many = str(role.count) if role.most == role.count else f"{role.count} to {role.most}"
        raise IllegalSetup(f"{role.key} takes {many} cards; these are {len(names)}.")
    return ", ".join(names)


def _read_pairs(role: Role, value: Any) -> str:
    if isinstance(value, str):
        pairs: list[tuple[Any, Any]] = list(pairs_in(role, value))
    elif isinstance(value, dict):
        pairs = list(value.items())
    else:
        raise IllegalSetup(f"{role.key} gives a pile for each name, not {value!r}.")
    read: dict[str, str] = {}
    for mark, name in pairs:
        if find(mark).role is not role:
            raise IllegalSetup(f"{find(mark).name} marks no pile; {role.key} names what does, and its pile.")
        if find(mark).name in read:
            raise IllegalSetup(f"{role.key} speaks twice of {find(mark).name}.")
        read[find(mark).name] = find(name).name if name else ""
    return ", ".join(f"{mark}: {name}" if name else mark for mark, name in read.items())


# -- what fits --------------------------------------------------------------------------------------------------------


def brought_by(kind: Kind) -> list[Role]:
    """The roles that a card or landscape, or a card inside a split pile, brings into a game."""
    kinds = [kind, *map(find, kind.split)]
    found = [one.role for one in kinds if one.role is not None]
    found += [role for role in all_roles() if role.brought_by and any(one.is_(role.brought_by) for one in kinds)]
    return list(dict.fromkeys(found))


def candidates(setup: Setup, role: Role) -> list[str]:
    """All that could have the role, in the order of the alphabet."""
    if role.place == MARK:
        kinds = [find(name) for name in _markable(setup, role)]
    elif role.types & LANDSCAPES:
        kinds = [kind for kind in all_kinds() if kind.is_(LANDSCAPES)]
    else:
        taken = set(_taken(setup))
        kinds = [kind for kind in kingdom_cards() if kind.name not in taken]
        if role.place in (ASIDE, STACK):  # these are single cards: of a split pile one of its parts
            kinds = [part for kind in kinds for part in ([find(name) for name in kind.split] or [kind])]
    had = names_in(role, setup.roles.get(role.key, ""))
    return sorted(kind.name for kind in kinds if kind.name not in had and not role.refuses(kind))


def one_of_each(names: Sequence[str]) -> list[str]:
    """Of cards that come from one split pile only the first."""
    kept: dict[str, str] = {}
    for name in names:
        kept.setdefault(find(name).home or name, name)
    return [name for name in names if kept[find(name).home or name] == name]


def _markable(setup: Setup, role: Role) -> list[str]:
    """The Kingdom piles of the Supply, or all its piles."""
    piles = [*setup.kingdom, *(name for key in setup.at(IN_SUPPLY) for name in setup.holders(key))]
    return [*piles, *setup.basic_piles()] if role.any_pile else piles


def _taken(setup: Setup) -> list[str]:
    """The Kingdom piles that are used already, as a whole or for one of their cards."""
    names = setup.kingdom + [name for place in USES_UP for key in setup.at(place) for name in setup.holders(key)]
    return [find(name).home or find(name).newest or name for name in names]


def check_role(setup: Setup, role: Role, value: str) -> None:
    """Refuse what cannot have the role."""
    marks = {name: mark for mark, name in pairs_in(role, value)} if role.each else {}
    for name in names_in(role, value):
        kind = find(name)
        why = _why_not(setup, role, kind)
        if why:
            noun = f"the pile of {marks[name]}" if role.each else role.noun()
            raise IllegalSetup(f"{name} cannot be {noun}: {why}.{_list_of(role, kind)}")
        if role.place == LANDSCAPE and name in setup.landscapes:
            raise IllegalSetup(f"{name} is {role.noun()} already; it cannot be there twice.")
    names = names_in(role, value)
    left_out = [name for name in names if name not in one_of_each(names)]
    if left_out:
        pile = find(left_out[0]).home
        raise IllegalSetup(f"{left_out[0]} cannot be {role.noun()}: one card of the {pile} is there already.")
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise IllegalSetup(f"{twice[0]} is marked twice in {role.key}; every pile takes one.")


def _why_not(setup: Setup, role: Role, kind: Kind) -> str:
    if role.types & LANDSCAPES and role.refuses(kind):
        return role.refuses(kind)
    if not role.each and not any(role in brought_by(user) for user in setup.bringers()):
        if role.brought_by:
            return f"no card of this kingdom is {a(' or '.join(type_names(role.brought_by)))}"
        return "no card of this kingdom uses one"
    if role.place in USES_UP and (kind.home or kind.name) in setup.kingdom:
        return "it is in the kingdom already"
    if role.place == MARK and kind.name not in _markable(setup, role):
        return "it is no pile of the Supply" if role.any_pile else "it is no Kingdom pile of this game"
    if role.place in (ASIDE, STACK) and kind.split:
        return f"it is a split pile; name one of its cards, {', '.join(kind.split)}"
    return role.refuses(kind)


def _list_of(role: Role, kind: Kind) -> str:
    """What there is instead, where that is a short list and something of another sort was named."""
    if not role.types & LANDSCAPES or not role.refuses(kind):
        return ""
    names = sorted(other.name for other in all_kinds() if not role.refuses(other))
    if not names:
        return ""
    return f" To choose from: {', '.join(names)}."


def a(name: str) -> str:
    """A word with its article."""
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def check_use(setup: Setup) -> None:
    """Refuse a card that has two roles of which each takes it away from the others."""
    seen: dict[str, Role] = {}
    for role in all_roles():
        if role.place not in USES_UP:
            continue
        for name in setup.holders(role.key):
            pile = find(name).home or name
            other = seen.setdefault(pile, role)
            if other is not role:
                raise IllegalSetup(f"{name} cannot be {other.noun()} and {role.noun()} at once.")
            seen[pile] = role


def in_order(roles: list[Role]) -> list[Role]:
    """Roles in the order in which they are drawn."""
    return sorted(dict.fromkeys(roles), key=lambda role: PLACES.index(role.place))
