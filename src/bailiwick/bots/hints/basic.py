"""How bots play basic cards, where something lets them be played in another way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints
from bailiwick.engine.card import Card
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def play_estate(bot: Tactician, view: View, card: Card) -> float | None:
    """An inherited Estate is worth what it plays."""
    inherited = view.places().get(f"mat:{view.acting}:Inheritance", [])
    return bot.action_worth(view, inherited[0]) if inherited else 0.0


HINTS: Final = Hints(plays={"Estate": play_estate})
