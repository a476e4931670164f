"""A kingdom as plain data, for whatever shows it: piles sorted by cost, what else is on the table, notes on set-up."""

from __future__ import annotations

from typing import Any

from bailiwick.cards import find
from bailiwick.cards.uses import uses_in_pile
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import Kind, type_names
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.sets import RecommendedSet
from bailiwick.kingdoms.setup import EXTRA_PILES, SHELTERS, Setup, pile_size

__all__ = ["by_cost", "card_data", "set_data", "setup_data", "setup_notes"]


def by_cost(names: list[str]) -> list[Kind]:
    """The cards of these names, the cheapest first."""
    return sorted(map(find, names), key=lambda kind: (kind.cost.coins, kind.cost.potions, kind.cost.debt, kind.name))


def beside(setup: Setup) -> list[Kind]:
    """Cards that lie beside the Supply because a card of the kingdom needs them: Prizes, Rewards and the like."""
    return [find(name) for name in dict.fromkeys(name for kind in setup.used() for name in kind.beside)]


def setup_notes(setup: Setup) -> list[str]:
    """What there is to do before the first turn, in sentences."""
    notes = []
    if setup.bane is not None:
        notes.append(f"{setup.bane} is an eleventh pile of the Supply: the Bane.")
    elif "bane" in setup.missing():
        notes.append(f"The Bane is drawn by the seed of the game: {_range('bane')}.")
    if setup.ferryman is not None:
        notes.append(f"{setup.ferryman} lies beside the Supply, for Ferryman.")
    elif "ferryman" in setup.missing():
        notes.append(f"The pile beside the Supply for Ferryman is drawn by the seed of the game: {_range('ferryman')}.")
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
    if setup.shelters:
        notes.append(f"Everybody starts with {', '.join(SHELTERS)} in place of the Estates.")
    if setup.ally is not None:
        notes.append(f"{setup.ally} is the Ally; everybody starts with 1 Favor.")
    elif setup.has_liaison():
        notes.append("The Ally is drawn by the seed of the game; everybody starts with 1 Favor.")
    for name in dict.fromkeys(name for kind in setup.used() for name in [kind.name, *kind.split]):
        kind = find(name)
        if kind.cls is not None and kind.cls.setup is not Card.setup:  # it does something before the game
            notes.append(f"{kind.name}: {kind.text.split(' / ')[-1]}")
    return notes


def _range(role: str) -> str:
    low, high, _ = EXTRA_PILES[role]
    return f"a Kingdom card that costs {low} or {high}"


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
        "bane": setup.bane,
        "ferryman": setup.ferryman,
        "ally": setup.ally,
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
        "traits": one.traits,
        "bane": one.bane,
        "colonies": one.colonies,
        "shelters": one.shelters,
        "playable": one.playable,
        "missing": one.missing(),
        "story": one.story,
    }
