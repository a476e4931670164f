"""Bailiwick: Dominion in Python.

>>> from bailiwick import Setup, BigMoney, new_game
>>> game = new_game(Setup(["Smithy", "Village"]), seed=1, agents=[BigMoney({"Smithy": 2}), BigMoney()])
>>> game.run()
>>> len(game.scores())
2
"""

from __future__ import annotations

from bailiwick.bots import BigMoney, RandomBot
from bailiwick.cards import find
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import (
    BailiwickError,
    IllegalAnswer,
    IllegalMove,
    IllegalSetup,
    RecordError,
    UnknownCard,
)
from bailiwick.engine.game import Game
from bailiwick.engine.session import Session, Snapshot
from bailiwick.engine.thinking import Thought
from bailiwick.engine.view import View
from bailiwick.kingdoms import (
    FIRST_GAME,
    Setup,
    Wishes,
    draw_kingdom,
    kingdom_line,
    new_game,
    random_kingdom,
    read_kingdom,
    recommended_set,
    recommended_sets,
)
from bailiwick.lab import Lab
from bailiwick.records import Record

__all__ = [
    "FIRST_GAME",
    "Agent",
    "BailiwickError",
    "BigMoney",
    "Card",
    "Decision",
    "Game",
    "IllegalAnswer",
    "IllegalMove",
    "IllegalSetup",
    "Lab",
    "RandomBot",
    "Record",
    "RecordError",
    "Session",
    "Setup",
    "Snapshot",
    "Thought",
    "UnknownCard",
    "View",
    "Wishes",
    "__version__",
    "build",
    "draw_kingdom",
    "find",
    "kingdom_line",
    "new_game",
    "random_kingdom",
    "read_kingdom",
    "recommended_set",
    "recommended_sets",
]

__version__ = "0.1.0"


def build() -> str:
    """Which build of the engine runs: "compiled" or "pure"."""
    from bailiwick.engine import game

    return "pure" if str(game.__file__).endswith(".py") else "compiled"
