"""Studies of kingdoms, made in a process of their own and shared by all tables that play them.

Nobody waits for one: bots play by what they have until it is there. When nobody else needs one, a kingdom that somebody
sits over is studied further, once; that is broken off as soon as another kingdom waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from bailiwick.bots.levels import Lesson
from bailiwick.server.limits import Limits, Visitors
from bailiwick.server.thinkers import Mind

__all__ = ["Kingdom", "Studies"]

NICENESS = 19  # thinking goes first
logger = logging.getLogger("bailiwick.server")

Kingdom = tuple[str, int]  # its line, and how many play


class Studies:
    """What is known of kingdoms."""

    def __init__(self, wanted: bool, limits: Limits) -> None:
        self.wanted = wanted and limits.study_games > 0
        self.limits = limits
        self.visitors = Visitors(limits.studies_at_once, limits.studies_per_second)
        self._known: OrderedDict[Kingdom, Lesson] = OrderedDict()
        self._told: dict[Kingdom, int] = {}  # how many games the study of a kingdom was asked for, or failed, with
        self._waiting: OrderedDict[Kingdom, None] = OrderedDict()
        self._further: Kingdom | None = None  # is studied further now
        self._mind = Mind(NICENESS, limits)
        self._task: asyncio.Task[None] | None = None

    def lesson(self, kingdom: Kingdom) -> Lesson | None:
        return self._known.get(kingdom)

    def want(self, kingdom: Kingdom, address: str) -> None:
        """A game begins in which somebody could use a study."""
        if not self.wanted or kingdom in self._told or kingdom in self._waiting:
            return
        if len(self._waiting) >= self.limits.studies_waiting or not self.visitors.take(address):
            return
        self._waiting[kingdom] = None
        if self._further is not None and self._task is not None:
            self._task.cancel()  # it goes on with what waits
        self._begin()

    def ponder(self, kingdom: Kingdom) -> None:
        """Somebody sits and thinks at a table with that kingdom: time to learn more about it."""
        idle = self._task is None and not self._waiting
        if self.wanted and idle and 0 < self._told.get(kingdom, 0) < self.limits.study_further:
            self._further = kingdom
            self._begin()

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())
            self._task.add_done_callback(self._ended)

    def _ended(self, _: asyncio.Task[None]) -> None:
        self._task = None
        self._further = None
        if self._waiting:
            self._begin()

    async def _work(self) -> None:
        while self._waiting:
            kingdom = next(iter(self._waiting))
            await self._study(kingdom, self.limits.study_games)
            self._waiting.pop(kingdom, None)
        if self._further is not None:
            await self._study(self._further, self.limits.study_further)

    async def _study(self, kingdom: Kingdom, games: int) -> None:
        line, players = kingdom
        job = {"do": "study", "kingdom": line, "players": players, "games": games}
        text = await self._mind.do(job, self.limits.study_late)
        self._told[kingdom] = games
        if text is not None:
            self._known[kingdom] = Lesson.load(text)
        while len(self._told) > self.limits.studies_kept:
            oldest = next(iter(self._told))
            del self._told[oldest]
            self._known.pop(oldest, None)

    async def close(self) -> None:
        self._waiting.clear()
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._mind.end()
