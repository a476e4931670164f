"""Bots that can be played against, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bailiwick.bots import Bailiff, BigMoney, RandomBot
from bailiwick.bots.bailiff import MASTER, NOVICE, STEADY
from bailiwick.engine.decision import Agent
from bailiwick.server import protocol as wire
from bailiwick.server.reading import Refused

__all__ = ["DEFAULT_BOT", "bot_list", "find_bot", "make_bot"]

# Action cards that go well with nothing but Treasures, so that the opponent is not all money.
SUPPORT = {"Smithy": 2, "Militia": 1}


@dataclass(frozen=True)
class Opponent:
    """A bot as the lobby offers it. It is made anew whenever its table is loaded, so it keeps nothing in mind."""

    key: str
    name: str
    about: str
    make: Callable[[object], Agent]


OPPONENTS = [
    Opponent("bailiff", "Bailiff", "The strongest: it makes a plan for the kingdom.", lambda _: Bailiff(MASTER)),
    Opponent("steady", "Steady Bailiff", "The house bot as most people play.", lambda _: Bailiff(STEADY)),
    Opponent("novice", "Novice Bailiff", "The house bot as a beginner.", lambda _: Bailiff(NOVICE)),
    Opponent("big-money", "Big Money", "Buys Treasures, then Provinces; few Actions.", lambda _: BigMoney(SUPPORT)),
    Opponent("random", "Random", "Does anything, as it comes.", RandomBot),
]
DEFAULT_BOT = OPPONENTS[0].key


def bot_list() -> list[wire.BotInfo]:
    return [{"key": one.key, "name": one.name, "about": one.about} for one in OPPONENTS]


def find_bot(key: str) -> Opponent:
    for one in OPPONENTS:
        if one.key == key:
            return one
    raise Refused("not-found", f"There is no bot {key!r}; there are {', '.join(one.key for one in OPPONENTS)}.")


def make_bot(key: str, seed: object) -> Agent:
    """A bot for a seat. A key that is no longer known, in an old game, gives the usual one."""
    known = [one for one in OPPONENTS if one.key == key]
    return (known or OPPONENTS)[0].make(seed)
