"""`make soak`: any number of random games, checked and replayed, and which cards have met in them.

    python tests/soak.py 10000                       games over kingdoms by chance
    python tests/soak.py 1000 7000 Intrigue,Nocturne from seed 7000 on, of these expansions
    python tests/soak.py 100000 --meet --resume FILE kingdoms in which cards meet that have not met yet; what is done
                                                     is kept in FILE after every chunk, and the same command goes on
    python tests/soak.py --plan --meet               how many games that takes, without playing them
    python tests/soak.py 1 7012 --line "..." --players 3   one game again, as a broken one was reported

Prints a line for every chunk, every broken game with all that is needed to play it again, and a sum.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bailiwick import Setup, build, kingdom_line, read_kingdom
from bailiwick.kingdoms.wishes import expansions
from meetings import Meetings, used_in
from random_play import play_checked, random_setup

FORMAT = "bailiwick-soak"
LANDSCAPES = 6  # of a kingdom in which cards shall meet: the rules recommend two and allow any number
PLAYERS = [2, 3, 4, 2, 3, 4, 2, 3, 5, 6]


@dataclass
class Job:
    """A game to be played."""

    seed: int
    line: str
    players: int
    every: int
    replayed: bool
    patience: float


@dataclass
class Played:
    """How it went."""

    seed: int
    turns: int
    over: bool
    seconds: float
    error: str


def play(job: Job) -> Played:
    """In a process of its own: one game, with whatever goes wrong in it as text."""
    started = time.process_time()
    turns, over, error = 0, True, ""
    signal.signal(signal.SIGVTALRM, _too_long)  # time of the processor: a machine that is busy or asleep breaks no game
    signal.setitimer(signal.ITIMER_VIRTUAL, job.patience)
    try:
        game = play_checked(read_kingdom(job.line, job.players), job.seed, job.every, job.replayed)
        turns, over = game.turn_number, game.over
    except Exception as wrong:
        where = traceback.extract_tb(wrong.__traceback__)[-1]
        error = f"{type(wrong).__name__}: {wrong} ({Path(where.filename).name}:{where.lineno})"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return Played(job.seed, turns, over, time.process_time() - started, error)


def _too_long(signum: int, frame: object) -> None:
    raise TimeoutError("the game takes too long")


class Soak:
    """What has been played so far, which can be kept in a file and gone on with."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.meetings = Meetings()
        self.done = 0
        self.first: int = options.first
        self.turns = 0
        self.seconds = 0.0
        self.broken: list[dict[str, Any]] = []
        self.endless: list[dict[str, Any]] = []
        if options.resume is not None and options.resume.exists():
            self._read(options.resume)

    def _read(self, path: Path) -> None:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept.get("format") != FORMAT:
            raise SystemExit(f"{path} is no file of a soak.")
        self.first, self.done, self.turns, self.seconds = (kept[k] for k in ("first", "done", "turns", "seconds"))
        self.broken, self.endless = kept["broken"], kept["endless"]
        self.meetings.read(kept["units"], kept["met"])

    def keep(self) -> None:
        """Write all of it down, at once or not at all."""
        path: Path | None = self.options.resume
        if path is None:
            return
        kept = {
            "format": FORMAT, "first": self.first, "done": self.done, "turns": self.turns,
            "seconds": round(self.seconds, 1), "pairs": self.meetings.pairs(), "pairs_met": self.meetings.pairs_met(),
            "broken": self.broken, "endless": self.endless, **self.meetings.data(),
        }  # fmt: skip
        beside = path.with_name(path.name + ".new")
        with beside.open("w", encoding="utf-8") as file:
            json.dump(kept, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)

    # -- what to play --------------------------------------------------------------------------------------------------

    def setups(self, seeds: range) -> list[Setup]:
        """The set-ups of a chunk. What meets in the first of them need not meet in the next."""
        if self.options.line:
            return [read_kingdom(self.options.line, self.options.players)] * len(seeds)
        if not self.options.meet:
            return [random_setup(seed, self.options.expansions).complete(seed) for seed in seeds]
        ahead = self.meetings.copy()
        found = []
        for seed in seeds:
            players = PLAYERS[random.Random(f"players {seed}").randrange(len(PLAYERS))]
            found.append(ahead.draw(seed, players, self.options.landscapes))
            ahead.note(used_in(found[-1]))
        return found

    def chunk(self, count: int, pool: ProcessPoolExecutor) -> None:
        """Play some more games."""
        start, options = self.first + self.done, self.options
        seeds = range(start, start + count)
        setups = dict(zip(seeds, self.setups(seeds), strict=True))
        jobs = [
            Job(seed, kingdom_line(setup), setup.players, options.every, seed % options.replay == 0, options.patience)
            for seed, setup in setups.items()
        ]
        for job, played in zip(jobs, pool.map(play, jobs, chunksize=4), strict=True):
            told = {"seed": job.seed, "players": job.players, "line": job.line}
            self.turns += played.turns
            self.seconds += played.seconds
            if played.error:
                self.broken.append({**told, "error": played.error})
                print(f"seed {job.seed}: {played.error}\n  {job.players} players: {job.line}", flush=True)
                continue
            if not played.over:
                self.endless.append(told)
            self.meetings.note(used_in(setups[job.seed]))  # who broke it, or met in it only, may meet again
        self.done += count

    def told(self) -> str:
        met, pairs = self.meetings.pairs_met(), self.meetings.pairs()
        return (
            f"{self.done} games, {self.turns} turns, {len(self.broken)} broken, {len(self.endless)} without end,"
            f" {met} of {pairs} pairs have met ({100 * met / pairs:.2f}%),"
            f" {self.seconds / max(1, self.done):.3f} s a game"
        )


def plan(options: argparse.Namespace) -> int:
    """How many games it takes until all have met, if none of them breaks."""
    soak = Soak(options)
    while soak.meetings.pairs_met() < soak.meetings.pairs() and soak.done < options.games:
        seed = soak.first + soak.done
        soak.meetings.note(used_in(soak.setups(range(seed, seed + 1))[0]))
        soak.done += 1
        if soak.done % options.chunk == 0:
            print(f"{soak.done} games: {soak.meetings.pairs_met()} of {soak.meetings.pairs()} pairs", flush=True)
    print(f"{soak.done} games: {soak.meetings.pairs_met()} of {soak.meetings.pairs()} pairs have met")
    return 0


def those_known(names: str) -> str:
    for name in names.split(",") if names else []:
        if name not in expansions():
            raise argparse.ArgumentTypeError(f"there is no expansion {name!r}; there are {', '.join(expansions())}")
    return names


def read_options(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random games, checked and replayed, and which cards met in them.")
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="how many in all; 10000 if not said")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the first seed")
    parser.add_argument("expansions", type=those_known, nargs="?", default="", help="commas between; else all")
    parser.add_argument("--meet", action="store_true", help="draw kingdoms of cards that have not met yet")
    parser.add_argument("--landscapes", type=int, default=LANDSCAPES, help=f"in each of these kingdoms ({LANDSCAPES})")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep what is done there, and go on with it")
    parser.add_argument("--chunk", type=int, default=200, help="games between two looks at the file (200)")
    parser.add_argument("--every", type=int, default=1, help="check at every so-many-th decision (1)")
    parser.add_argument("--replay", type=int, default=1, help="replay every so-many-th game (1)")
    parser.add_argument("--patience", type=int, default=600, help="seconds of processor time a game may take (600)")
    parser.add_argument("--jobs", type=int, default=None, help="processes; one on each core if not said")
    parser.add_argument("--plan", action="store_true", help="only count how many games it takes until all have met")
    parser.add_argument("--line", default="", help="the kingdom of all these games")
    parser.add_argument("--players", type=int, default=2, help="how many play there (2)")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    options = read_options(argv)
    if options.plan:
        return plan(options)
    soak = Soak(options)
    started = time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        while soak.done < options.games:
            soak.chunk(min(options.chunk, options.games - soak.done), pool)
            soak.keep()
            print(soak.told(), flush=True)
    print(f"on the {build()} build, {time.monotonic() - started:.0f} s")
    unmet = soak.meetings.unmet()
    if options.meet and unmet:
        print("not met yet, among others: " + "; ".join(f"{a} and {b}" for a, b in unmet))
    return 1 if soak.broken else 0


if __name__ == "__main__":
    sys.exit(main())
