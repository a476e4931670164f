"""Cards that a general answer does not serve well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def answer(bot: Tactician, view: View, decision: Decision) -> list[int] | None:
    """The answer to a question of a certain card; None where the general one will do."""
    return None


def play_worth(view: View, card: Card) -> float | None:
    """What it is worth to play a certain card now; None where its profile tells."""
    return None


def treasure_rank(kind: Kind) -> int:
    """When a Treasure is played: 0 for those that only make coins."""
    return 0 if kind.makes_only_coins else 1
