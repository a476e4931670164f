"""Bailiff's levels, from a beginner to one who thinks, and what the better two of them learn from a study.

A master plays by the best plan of a study that was made once for the kingdom, where the book has no menu for it; a
grandmaster weighs all plans of a study, and thinks at every question. A `Lesson` is what a study found, as text that
other processes can be sent.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from threading import Event, Thread
from typing import Final

from bailiwick.bots.bailiff import MASTER, NOVICE, STEADY, Bailiff, book_menu
from bailiwick.bots.grandmaster import SECONDS, Grandmaster
from bailiwick.bots.study import GAMES, Race, Ranked, School, Study, school_of
from bailiwick.engine.decision import Agent
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.game import Game
from bailiwick.kingdoms.line import kingdom_line, read_kingdom
from bailiwick.kingdoms.setup import Setup, add_starting_decks, prepare

__all__ = [
    "GAMES_A_SECOND", "GRANDMASTER", "LEVELS", "MASTER", "NOVICE", "STEADY", "THINK", "Lesson", "bailiffs", "is_known",
    "learn",
]  # fmt: skip

GRANDMASTER: Final = "grandmaster"
LEVELS: Final = [NOVICE, STEADY, MASTER, GRANDMASTER]
THINK: Final = 500  # games in mind at a decision, where the clock shall not matter
# How long a study takes is counted in games, so that what it finds is the same everywhere: so many count as a second.
GAMES_A_SECOND: Final = GAMES // 10
EVERY: Final = 0.2  # seconds between two looks at how far a study has come


@dataclass(frozen=True)
class Lesson:
    """What a study found for a kingdom: the best plans, the best first."""

    kingdom: str  # its line
    players: int
    games: int
    plans: tuple[Ranked, ...]

    def dump(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def load(cls, text: str) -> Lesson:
        data = json.loads(text)
        plans = tuple(Ranked(**plan) for plan in data["plans"])
        return cls(data["kingdom"], data["players"], data["games"], plans)

    def school(self) -> School:
        """The hands that play the plans, and what they come to own; takes some dozens of games to find out."""
        table = _table(read_kingdom(self.kingdom, self.players, size=None))
        return school_of(table, Study(self.kingdom, list(self.plans), self.games))


def _table(setup: Setup) -> Game:
    table = prepare(setup)
    add_starting_decks(table, setup)
    return table


def is_known(setup: Setup) -> bool:
    """Whether the book has a menu for the kingdom, so that a master needs no study."""
    return book_menu(prepare(setup).view(0)) is not None


def learn(setup: Setup, games: int = GAMES, watch: Callable[[int], None] | None = None) -> Lesson:
    """Study a kingdom. What comes out depends on the kingdom and the number of games alone, not on what was studied
    before; `watch` is told now and then how many games have been played."""
    setup = setup.complete(0)
    race = Race(setup, 0, games)
    over = Event()

    def look() -> None:
        while watch is not None and not over.wait(EVERY):
            watch(race.games)

    looking = Thread(target=look, daemon=True)
    if watch is not None:
        watch(0)
        looking.start()
    try:
        plans = race.run()
    finally:
        over.set()
        if watch is not None:
            looking.join()
            watch(games)
    return Lesson(kingdom_line(setup), setup.players, race.games, tuple(plans))


def bailiffs(
    level: str = MASTER, lesson: Lesson | None = None, seconds: float = SECONDS, games: int = 0
) -> Callable[[object], Agent]:
    """What makes Bailiffs of a level, each from a seed of its own: with a lesson the better two play by what it says.
    A grandmaster thinks for so many seconds, or games in mind, at each decision."""
    if level not in LEVELS:
        raise BailiwickError(f"Bailiff plays as {', '.join(LEVELS)}, not as {level!r}.")
    if level == GRANDMASTER:
        school = None if lesson is None else lesson.school()
        return lambda seed: Grandmaster(seconds, games, random.Random(repr(seed)).getrandbits(30), school)
    menu = None if lesson is None or level != MASTER else lesson.plans[0].menu()
    return lambda seed: Bailiff(level, menu)
