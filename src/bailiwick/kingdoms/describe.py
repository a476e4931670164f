"""A kingdom as plain data, for whatever shows it: piles sorted by cost, what else is on the table, notes on set-up."""

from __future__ import annotations

from typing import Any

from bailiwick.cards import find
from bailiwick.cards.registry import all_roles, role_named
from bailiwick.cards.uses import uses_in_pile
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import Kind, type_names
from bailiwick.engine.roles import ASIDE, BESIDE, IN_SUPPLY, LANDSCAPE, LATER, MARK, STACK, Role
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.roles import pairs_in
from bailiwick.kingdoms.sets import RecommendedSet
from bailiwick.kingdoms.setup import SHELTERS, Setup, basics_for, heirlooms, pile_size

__all__ = ["by_cost", "card_data", "roles_data", "set_data", "setup_data", "setup_notes"]


def by_cost(names: list[str]) -> list[Kind]:
    """The cards of these names, the cheapest first."""
    return sorted(map(find, names), key=lambda kind: (kind.cost.coins, kind.cost.potions, kind.cost.debt, kind.name))


def beside(setup: Setup) -> list[Kind]:
    """Cards that lie beside the Supply because a card of the kingdom needs them: Prizes, Rewards and the like."""
    kinds = [*setup.used(), *map(find, setup.all_landscapes())]
    return [find(name) for name in dict.fromkeys(name for kind in kinds for name in kind.beside)]


def setup_notes(setup: Setup) -> list[str]:
    """What there is to do before the first turn, in sentences."""
    missing = setup.missing()
    roles = [role for role in all_roles() if role.key in setup.roles or role.key in missing]
    notes = [role_note(setup, role, role.key in missing) for role in roles if role.place != LANDSCAPE]
    groups: dict[str, list[Kind]] = {}
    for kind in beside(setup):
        groups.setdefault(kind.group or kind.name, []).append(kind)
    for group, kinds in groups.items():
        few, many = pile_size(kinds[0], 2), pile_size(kinds[0], 3)
        each = f"{few} of each" if few == many else f"{few} of each with 2 players, otherwise {many}"
        names = ", ".join(kind.name for kind in kinds)
        several = f"{group} lie beside the Supply ({each}): {names}."
        notes.append(several if len(kinds) > 1 else f"{names} lies beside the Supply.")
    if setup.colonies:
        notes.append("Platinum and Colony are in the Supply.")
    if setup.uses_potions():
        notes.append("Potion is in the Supply.")
    for name in basics_for(setup.used()):
        if find(name).split:
            few, many = pile_size(find(name), 2), pile_size(find(name), 3)
            notes.append(f"{name} are in the Supply, shuffled: {few} cards with 2 players, {many} with 3, and so on.")
    for name in heirlooms(setup):
        notes.append(f"Everybody starts with {name} in place of a Copper.")
    if setup.shelters:
        notes.append(f"Everybody starts with {', '.join(SHELTERS)} in place of the Estates.")
    notes += [role_note(setup, role, role.key in missing) for role in roles if role.place == LANDSCAPE]
    bringing = [*setup.used(), *map(find, setup.all_landscapes())]
    for name in dict.fromkeys(name for kind in bringing for name in [kind.name, *kind.split]):
        kind = find(name)
        if kind.cls is not None and kind.cls.setup is not Card.setup:  # it does something before the game
            notes.append(f"{kind.name}: {kind.text.split(' / ')[-1]}")
    return notes


def role_note(setup: Setup, role: Role, is_open: bool) -> str:
    """What a role means for this game, in a sentence."""
    more = f"; {role.note}" if role.note else ""
    whose = f"for {role.title}" if role.borrowed else f"the {role.title}"
    if is_open:
        fits = "" if role.place == LANDSCAPE else f": {role.what_fits()}"
        return f"{_open_words(role)} drawn by the seed of the game{fits}{more}."
    names = setup.holders(role.key)
    said = _and(names)
    are = "is" if len(names) == 1 else "are"
    if role.each:
        marks = [f"{name} has {mark}" for mark, name in pairs_in(role, setup.roles[role.key]) if name]
        return f"{role.title}: {', '.join(marks)}{more}."
    if role.place == IN_SUPPLY:
        eleventh = "an eleventh" if len(setup.at(IN_SUPPLY)) == 1 else "one more"
        return f"{said} is {eleventh} pile of the Supply{',' if role.borrowed else ':'} {whose}{more}."
    if role.place == BESIDE:
        return f"{said} lies beside the Supply, {whose}{more}."
    if role.place == ASIDE:
        return f"{said} {are} set aside, {whose}{more}."
    if role.place == STACK:
        return f"{said} are the {role.title}{more}."
    if role.place == MARK:
        return f"{said} is the {role.title} pile{more}."
    if role.place == LATER:
        return f"The {role.title}, which may come later: {said}{more}."
    return f"{said} {are} the {role.title}{more}."


def _open_words(role: Role) -> str:
    if role.each or role.place == MARK:
        return f"The piles of {role.title} are" if role.each else f"The {role.title} pile is"
    if role.borrowed and role.place in (IN_SUPPLY, BESIDE):
        where = "of" if role.place == IN_SUPPLY else "beside"
        return f"The pile {where} the Supply for {role.title} is"
    if role.place == ASIDE:
        return f"What is set aside for {role.title} is"
    return f"The {role.title} is"


def _and(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def roles_data(setup: Setup) -> list[dict[str, Any]]:
    """Who has which role, as plain data."""
    found = []
    for key, value in setup.roles.items():
        role = role_named(key)
        marks = dict(pairs_in(role, value)) if role.each else {}
        found.append(
            {
                "role": key,
                "title": role.title,
                "place": role.place,
                "cards": list(marks) if role.each else setup.holders(key),
                "piles": marks if role.each else {},
            }
        )
    return found


def card_data(kind: Kind) -> dict[str, Any]:
    """The facts of a pile."""
    return {
        "name": kind.name,
        "cost": str(kind.cost),
        "types": type_names(kind.types),
        "expansion": kind.expansion,
        "edition": kind.edition,
        "uses": uses_in_pile(kind),
        "cards": kind.split or [kind.name],
        "text": kind.text,
    }


def setup_data(setup: Setup) -> dict[str, Any]:
    """A kingdom as plain data. The line is all that is needed to play it."""
    return {
        "line": kingdom_line(setup),
        "kingdom": [card_data(kind) for kind in by_cost(setup.kingdom)],
        **{role.key: setup.roles.get(role.key) for role in all_roles()},
        "roles": roles_data(setup),
        "landscapes": setup.landscapes,
        "colonies": setup.colonies,
        "potions": setup.uses_potions(),
        "shelters": setup.shelters,
        "beside": [kind.name for kind in beside(setup)],
        "notes": setup_notes(setup),
    }


def set_data(one: RecommendedSet) -> dict[str, Any]:
    """A recommended set as plain data."""
    return {
        "name": one.name,
        "title": one.title,
        "book": one.book,
        "expansions": one.expansions,
        "kingdom": one.kingdom,
        "landscapes": one.landscapes,
        "roles": one.roles,
        "others": one.others(),
        "colonies": one.colonies,
        "shelters": one.shelters,
        "playable": one.playable,
        "missing": one.missing(),
        "story": one.story,
    }
