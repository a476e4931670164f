"""Who plays the chunks of a match: this process, or several on this machine.

All workers have one method, `play`, that gives what was counted in each chunk, in the order of the chunks. Results
therefore never depend on how many workers there are or which is quicker. A worker that dies costs only the chunk it was
playing, which another plays again.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from bailiwick.sim.errors import SimulationError
from bailiwick.sim.match import Chunk, Match
from bailiwick.sim.strategies import Strategy
from bailiwick.sim.tally import Tally, read_tally

__all__ = ["MOST_JOBS", "Here", "Processes", "Workers", "deaf", "how_many", "make_workers", "packed", "usable_cores"]

MOST_DEATHS = 3  # of workers at the same chunk, before it is blamed
AHEAD = 4  # chunks per worker that may be begun before an earlier one is done
MOST_JOBS = 512


class Workers(Protocol):
    """Whoever plays chunks."""

    def play(self, match: Match, chunks: Sequence[Chunk]) -> Iterator[Tally]:
        """What was counted in each chunk, in their order."""

    def close(self) -> None:
        """Send everybody home, whatever they are at."""


class Here:
    """This process alone."""

    def play(self, match: Match, chunks: Sequence[Chunk]) -> Iterator[Tally]:
        for chunk in chunks:
            yield match.play(chunk)

    def close(self) -> None:
        pass


def usable_cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1


def packed(match: Match) -> bytes:
    """The match as it is sent to workers."""
    try:
        return pickle.dumps(match)
    except Exception:  # pickle raises whatever it likes
        made = [one.name for one in match.strategies if one.sort == "made" and not _can_be_packed(one)]
        raise SimulationError(
            f"{' and '.join(made) or 'The match'} cannot be sent to other processes:"
            " give its place as package.module:Class, or use one job."
        ) from None


def _can_be_packed(strategy: Strategy) -> bool:
    try:
        return bool(pickle.dumps(strategy))
    except Exception:
        return False


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, not even while they start: it is for the one who waits."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # a helper of Python's, which would otherwise start now and undo this
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process and what it is doing."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # nothing of this process leaks into it, on any system
        self.line, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(far_end,), daemon=True)
        with deaf():
            self.process.start()
        far_end.close()
        self.task: tuple[int, int] | None = None  # the run, and the number of the chunk
        self.knows = -1  # the run whose match it has

    def stop(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[_Worker] = []
        self.run = 0

    def play(self, match: Match, chunks: Sequence[Chunk]) -> Iterator[Tally]:
        self.run += 1  # what workers still bring from an earlier run, broken off, is thrown away
        body = packed(match)
        waiting = list(range(len(chunks)))
        waiting.reverse()
        done: dict[int, Any] = {}  # replies
        deaths: dict[int, int] = {}
        for number in range(len(chunks)):
            while number not in done:
                self._hand_out(body, chunks, waiting, number)
                for worker in self._ready():
                    reply = self._reply(worker)
                    task, worker.task = worker.task, None
                    if reply is None:
                        self._bury(worker)
                    if task is None or task[0] != self.run:
                        continue
                    if reply is None:
                        deaths[task[1]] = deaths.get(task[1], 0) + 1
                        if deaths[task[1]] == MOST_DEATHS:
                            raise SimulationError(_blame(chunks[task[1]], match.players))
                        waiting.append(task[1])
                        waiting.sort(reverse=True)
                    else:
                        done[task[1]] = reply
            what, said = done.pop(number)
            if what == "failed":  # raised in its turn, so that the first failure is always the same one
                raise SimulationError(said)
            yield read_tally(said)

    def _hand_out(self, body: bytes, chunks: Sequence[Chunk], waiting: list[int], number: int) -> None:
        """Give everybody without work a chunk that is not too far ahead of the one due."""
        while len(self.workers) < min(self.jobs, len(chunks)):
            self.workers.append(_Worker())
        for worker in self.workers:
            if worker.task is None and waiting and waiting[-1] < number + AHEAD * self.jobs:
                chunk = chunks[waiting[-1]]
                worker.task = (self.run, waiting.pop())
                with suppress(OSError):  # if it has died, that shows when its reply is due
                    if worker.knows != self.run:
                        worker.line.send_bytes(body)
                        worker.knows = self.run
                    worker.line.send((chunk.first, chunk.count))

    def _ready(self) -> list[_Worker]:
        busy = [worker for worker in self.workers if worker.task is not None]
        ready = wait([worker.line for worker in busy])
        return [worker for worker in busy if worker.line in ready]

    def _reply(self, worker: _Worker) -> Any:
        """What a worker sent; None if it died."""
        try:
            return worker.line.recv()
        except (EOFError, OSError):
            return None

    def _bury(self, worker: _Worker) -> None:
        self.workers.remove(worker)
        worker.stop()

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers = []


def _blame(chunk: Chunk, players: int) -> str:
    first, last = chunk.first * players, (chunk.first + chunk.count) * players - 1
    games = f"game {first}" if first == last else f"games {first} to {last}"
    why = "a strategy crashes it there, or it runs out of memory"
    return f"The process that plays {games} has died {MOST_DEATHS} times: {why}."


def _serve(line: Connection) -> None:
    """The life of a worker: it gets a match as bytes and chunks of it as pairs, and ends when the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where `deaf` can do nothing
    match: Match | None = None
    trouble = ""
    while True:
        try:
            message = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            order = pickle.loads(message)
        except Exception as error:
            match, trouble = None, f"A strategy cannot be loaded by another process: {error}."
            continue
        if isinstance(order, Match):
            match = order
            continue
        try:
            if match is None:
                raise SimulationError(trouble)
            reply: tuple[str, Any] = ("done", match.play(Chunk(*order)).data())
        except SimulationError as error:
            reply = ("failed", str(error))
        except Exception as error:
            reply = ("failed", f"A worker failed: {type(error).__name__}: {error}.")
        try:
            line.send(reply)
        except OSError:
            return


def how_many(jobs: int) -> int:
    """How many processes are meant: 0 is one on each core."""
    if not 0 <= jobs <= MOST_JOBS:
        raise SimulationError(f"{jobs} jobs cannot be had; give 1 to {MOST_JOBS}, or 0 for one on each core.")
    return jobs or usable_cores()


def make_workers(jobs: int, cluster: str | None = None) -> Workers:
    """So many workers on this machine, or those of a Ray cluster."""
    here = how_many(jobs)
    if cluster is not None:
        from bailiwick.sim.cluster import Cluster

        return Cluster(cluster, jobs)
    return Here() if here == 1 else Processes(here)
