"""Bots that can be played against, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bailiwick.bots import BigMoney, RandomBot
from bailiwick.bots.levels import GRANDMASTER, MASTER, NOVICE, STEADY, Lesson, bailiffs
from bailiwick.engine.decision import Agent
from bailiwick.server import protocol as wire
from bailiwick.server.reading import Refused

__all__ = ["DEFAULT_BOT", "bot_list", "find_bot", "known_bot"]

# Action cards that go well with nothing but Treasures, so that the opponent is not all money.
SUPPORT = {"Smithy": 2, "Militia": 1}


@dataclass(frozen=True)
class Opponent:
    """A bot as the lobby offers it. It is made anew whenever its table is loaded, so it keeps nothing in mind. One that
    thinks names its `mind`, which another process makes; what is made here answers where there is no time for that."""

    key: str
    name: str
    about: str
    make: Callable[[object, Lesson | None], Agent]  # from a seed, and what a study of the kingdom has found
    level: str = ""  # of Bailiff
    mind: str = ""


def _bailiff(key: str, name: str, about: str, level: str) -> Opponent:
    # A grandmaster who has no time to think plays as a master does.
    plain = MASTER if level == GRANDMASTER else level
    mind = GRANDMASTER if level == GRANDMASTER else ""
    return Opponent(key, name, about, lambda seed, lesson: bailiffs(plain, lesson)(seed), level, mind)


OPPONENTS = [
    _bailiff("bailiff", "Bailiff", "A master: it studies the kingdom and plays the best plan it knows.", MASTER),
    _bailiff("grandmaster", "Grandmaster Bailiff", "The strongest: it thinks about every decision.", GRANDMASTER),
    _bailiff("steady", "Steady Bailiff", "The house bot as most people play.", STEADY),
    _bailiff("novice", "Novice Bailiff", "The house bot as a beginner.", NOVICE),
    Opponent(
        "big-money", "Big Money", "Buys Treasures, then Provinces; few Actions.", lambda seed, _: BigMoney(SUPPORT)
    ),
    Opponent("random", "Random", "Does anything, as it comes.", lambda seed, _: RandomBot(seed)),
]
DEFAULT_BOT = OPPONENTS[0].key


def bot_list() -> list[wire.BotInfo]:
    return [{"key": one.key, "name": one.name, "about": one.about} for one in OPPONENTS]


def find_bot(key: str) -> Opponent:
    for one in OPPONENTS:
        if one.key == key:
            return one
    raise Refused("not-found", f"There is no bot {key!r}; there are {', '.join(one.key for one in OPPONENTS)}.")


def known_bot(key: str) -> Opponent:
    """The bot at a seat. A key that is no longer known, in an old game, stands for the usual one."""
    return next((one for one in OPPONENTS if one.key == key), OPPONENTS[0])
