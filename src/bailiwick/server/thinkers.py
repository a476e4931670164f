"""The processes that think for all tables of a server, and who may use them for how long.

They are few, and nice to the server. Tables stand in one queue, each with one job at a time; when it grows, everybody
thinks for a shorter time, in the end for none. A process that dies or does not come back is replaced, and who waited
for it gets nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from asyncio.subprocess import PIPE, Process
from typing import Any

from bailiwick.minds.jobs import Job
from bailiwick.minds.worker import command, environment
from bailiwick.server.limits import Bucket, Limits, Visitors

__all__ = ["Mind", "Thinkers"]

NICENESS = 15
LONGEST_LINE = 4_000_000
logger = logging.getLogger("bailiwick.server")


class Mind:
    """A thinking process. It is started when there is something to do, and again after it was lost."""

    def __init__(self, niceness: int, limits: Limits) -> None:
        self.niceness = niceness
        self.limits = limits
        self.process: Process | None = None

    async def do(self, job: Job, seconds: float) -> Any:
        """What came of the job; None where nothing did within that time."""
        try:
            async with asyncio.timeout(self.limits.seconds_to_start):
                process = await self._started()
            async with asyncio.timeout(seconds):
                assert process.stdin is not None
                process.stdin.write(json.dumps(job, separators=(",", ":")).encode() + b"\n")
                await process.stdin.drain()
                reply = await self._line(process)
        except (OSError, TimeoutError, ValueError, EOFError) as error:
            logger.error("a thinking process is given up: %s", error or type(error).__name__)
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()
            raise
        if "failed" in reply:
            logger.error("table %s: %s", job.get("table", ""), reply["failed"])
        return reply.get("done")

    async def _started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *command(self.niceness), stdin=PIPE, stdout=PIPE, env=environment(), limit=LONGEST_LINE
            )
            await self._line(self.process)  # it is ready
        return self.process

    async def _line(self, process: Process) -> Any:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise EOFError("it has died")
        return json.loads(line)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 1)


class _Errand:
    """Somebody's job, while it waits."""

    def __init__(self, table: str, job: Job, seconds: float) -> None:
        self.table = table
        self.job = job
        self.seconds = seconds
        loop = asyncio.get_running_loop()
        self.begun: asyncio.Future[None] = loop.create_future()
        self.reply: asyncio.Future[Any] = loop.create_future()


class Thinkers:
    """So many processes; with none, nobody thinks."""

    def __init__(self, count: int, limits: Limits) -> None:
        self.count = count
        self.limits = limits
        self.visitors = Visitors(limits.think_visitor_at_once, limits.think_visitor_per_second)
        self._queue: list[_Errand] = []
        self._busy: set[str] = set()  # tables that somebody thinks for
        self._minds: list[Mind] = []
        self._free: list[Mind] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def grant(self, purse: Bucket, address: str, wish: float) -> float:
        """How many of these seconds a table may think now: less where others wait, and nothing when the table, or the
        visitor it plays with, has used up what they may use."""
        if self.count == 0:
            return 0.0
        waiting = len(self._queue) + len(self._busy)
        if waiting >= self.count:
            wish *= self.count / (waiting + 1)
        if wish < self.limits.think_least or not purse.holds(wish) or not self.visitors.holds(address, wish):
            return 0.0
        purse.take(wish)
        self.visitors.take(address, wish)
        return wish

    async def think(self, table: str, job: Job, seconds: float) -> Any:
        """What came of the job; None where nothing did, or nobody had time for it."""
        errand = _Errand(table, job, seconds)
        self._queue.append(errand)
        self._hand_out()
        try:
            await asyncio.wait_for(errand.begun, self.limits.think_wait)
            return await asyncio.wait_for(errand.reply, seconds + self.limits.think_late)
        except TimeoutError:
            return None
        finally:
            if errand in self._queue:
                self._queue.remove(errand)

    def _hand_out(self) -> None:
        """Give free minds what has waited longest, but never two jobs of a table at once."""
        while True:
            errand = next((one for one in self._queue if one.table not in self._busy), None)
            if errand is None:
                return
            if not self._free and not errand.begun.done():
                if len(self._minds) >= self.count:
                    return
                self._minds.append(Mind(NICENESS, self.limits))
                self._free.append(self._minds[-1])
            self._queue.remove(errand)
            if errand.begun.done():
                continue  # who asked has waited long enough
            self._busy.add(errand.table)
            errand.begun.set_result(None)
            task = asyncio.get_running_loop().create_task(self._work(self._free.pop(), errand))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, mind: Mind, errand: _Errand) -> None:
        reply = None
        try:
            reply = await mind.do(errand.job, errand.seconds + self.limits.think_late)
        finally:
            self._free.append(mind)
            self._busy.discard(errand.table)
            if not errand.reply.done():
                errand.reply.set_result(reply)
        self._hand_out()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for mind in self._minds:
            await mind.end()
