"""Reviews of finished games. They take a while, so a process of its own makes them, one after the other; what it found
is remembered. A review for which nobody waits any more is given up.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import time
from collections import OrderedDict
from typing import Any, get_type_hints

from bailiwick.server import protocol as wire
from bailiwick.server.limits import Limits, Visitors
from bailiwick.server.reading import Refused

__all__ = ["Reviews"]

LONGEST_LINE = 4_000_000  # of what the process tells
LOOKS = 0.5  # seconds between looks at whether somebody still waits
KEPT = 300
LONGEST = 30  # times as long as it should take, after which something is wrong
logger = logging.getLogger("bailiwick.server")


class _Wish:
    """A review that somebody waits for."""

    def __init__(self, table: str, record: str) -> None:
        self.table = table
        self.record = record
        self.asked = time.monotonic()
        self.share = 0.0


class Reviews:
    """All reviews of a server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.askers = Visitors(limits.reviews_at_once, limits.reviews_per_minute / 60)
        self.known: OrderedDict[str, wire.ReviewInfo] = OrderedDict()
        self.failed: OrderedDict[str, str] = OrderedDict()
        self.queue: list[_Wish] = []  # the first is being made
        self._work: asyncio.Task[None] | None = None

    def state(self, table: str) -> wire.ReviewState:
        """How far a review is."""
        found = self.known.get(table)
        if found is not None:
            self.known.move_to_end(table)
            return {"state": "done", "ahead": 0, "share": 1.0, "review": found}
        for ahead, wish in enumerate(self.queue):
            if wish.table == table:
                return {"state": "working" if ahead == 0 else "waiting", "ahead": ahead, "share": wish.share,
                        "review": None}  # fmt: skip
        return {"state": "none", "ahead": 0, "share": 0.0, "review": None}

    def wait_on(self, table: str) -> bool:
        """Somebody still waits; whether the review is under way or known already."""
        for wish in self.queue:
            if wish.table == table:
                wish.asked = time.monotonic()
                return True
        return table in self.known

    def ask(self, table: str, record: str, address: str) -> None:
        """Begin a review, or put it into the queue."""
        if table in self.failed:
            raise Refused("failed", self.failed[table], 500)
        if len(self.queue) >= self.limits.reviews_waiting:
            raise Refused("too-many", "Too many games are waiting for a review; try again in a few minutes.", 503)
        if not self.askers.take(address):
            raise Refused("too-many", "You have asked for many reviews; wait a minute before the next one.", 429)
        self.queue.append(_Wish(table, record))
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._work_off())

    async def close(self) -> None:
        """End what is under way."""
        if self._work is not None:
            self._work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._work

    async def _work_off(self) -> None:
        while self.queue:
            wish = self.queue[0]
            try:
                if not self._stale(wish):
                    await self._make(wish)
            except Exception:
                logger.exception("the review of table %s failed", wish.table)
                self._fail(wish, "")
            finally:
                self.queue.remove(wish)

    def _stale(self, wish: _Wish) -> bool:
        return time.monotonic() - wish.asked > self.limits.review_patience

    async def _make(self, wish: _Wish) -> None:
        """Let a process make it; end that if nobody waits any more."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bailiwick.sim.reviewing", f"{self.limits.review_seconds}",
            f"{self.limits.review_games}", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(wish.record.encode())
            process.stdin.close()
            latest = time.monotonic() + LONGEST * max(self.limits.review_seconds, 20)
            while not self._stale(wish):
                try:
                    line = await asyncio.wait_for(process.stdout.readline(), LOOKS)
                except TimeoutError:
                    if time.monotonic() > latest:
                        self._fail(wish, "")
                        return
                    continue
                if not line:
                    self._fail(wish, "")
                    return
                said: dict[str, Any] = json.loads(line)
                if "review" in said:
                    self._remember(wish.table, said["review"])
                    return
                if "error" in said:
                    self._fail(wish, said["error"])
                    return
                wish.share = said["share"]
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _remember(self, table: str, found: dict[str, Any]) -> None:
        """Keep what goes over the wire."""
        review: wire.ReviewInfo = {
            "curve": found["curve"],
            "moves": [{name: move[name] for name in get_type_hints(wire.ReviewMove)} for move in found["moves"]],  # type: ignore[misc]
            "totals": [{name: one[name] for name in get_type_hints(wire.ReviewTotal)} for one in found["totals"]],  # type: ignore[misc]
            "plans": [plan["cards"] for plan in found["plans"]],
            "games": found["games"],
        }
        self.known[table] = review
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    def _fail(self, wish: _Wish, why: str) -> None:
        logger.warning("table %s was not reviewed: %s", wish.table, why or "the process ended")
        self.failed[wish.table] = "This game could not be reviewed."
        if len(self.failed) > KEPT:
            self.failed.popitem(last=False)
