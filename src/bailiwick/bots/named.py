"""Kinds by their exact names, as bots look them up in mid-game."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.registry import all_kinds
from bailiwick.engine.kinds import Kind

_by_name: Final[dict[str, Kind]] = {}


def kind_named(name: str) -> Kind:
    """The kind of a card by its exact name."""
    kind = _by_name.get(name)
    if kind is None:
        for known in all_kinds():
            _by_name[known.name] = known
        kind = _by_name[name]
    return kind
