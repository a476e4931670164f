"""How far a simulation has come, in one line that is written over and over. Only for people: nothing is written where
the error output is no terminal."""

from __future__ import annotations

import shutil
import sys
import time
from typing import TextIO

from bailiwick.sim.estimate import share
from bailiwick.sim.tally import WIN, Tally

__all__ = ["Progress", "StudyProgress"]

EVERY = 0.1  # seconds
BAR = 20


class Progress:
    """Can be given as `watch` to a simulation; `close` wipes the line."""

    def __init__(self, name: str, until: float | None = None, out: TextIO | None = None) -> None:
        self.out = sys.stderr if out is None else out
        self.name = name
        self.until = until
        self.started = time.monotonic()
        self.last = 0.0
        self.shown = False

    def __call__(self, tally: Tally, games: int) -> None:
        now = time.monotonic()
        if not self.out.isatty() or now - self.last < EVERY:
            return
        self.last = now
        self.shown = True
        self.out.write("\r\x1b[K" + self.line(tally, games, now - self.started))
        self.out.flush()

    def line(self, tally: Tally, games: int, seconds: float) -> str:
        """The bar, the first strategy's score so far, and how long it will take."""
        score = share(tally.sides[0].score, WIN * tally.players)
        part = tally.games / games
        if self.until is not None and score.half > 0:
            # The interval shrinks with the root of the games.
            part = max(part, min(1.0, (self.until / score.half) ** 2))
        bar = "#" * int(BAR * part)
        left = seconds / part - seconds if part > 0 else 0.0
        text = (
            f"[{bar:.<{BAR}}] {tally.games:,} games, {self.name} {100 * score.value:.1f}% ± {100 * score.half:.1f},"
            f" {left:.0f} s left"
        )
        return text[: max(20, shutil.get_terminal_size().columns - 1)]

    def close(self) -> None:
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


class StudyProgress:
    """Says that Bailiff studies the kingdom: in one sentence, and on a terminal how far it has come."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = sys.stderr if out is None else out
        self.said = False

    def __call__(self, done: int, games: int) -> None:
        if not self.out.isatty():
            if not self.said:
                self.out.write(f"Bailiff studies the kingdom, {games:,} games (--study 0 goes without).\n")
        else:
            share = min(1.0, done / games)
            bar = "#" * round(BAR * share)
            self.out.write(f"\r\x1b[K[{bar:{BAR}}] {share:4.0%}  Bailiff studies the kingdom (--study 0 goes without)")
            if done >= games:
                self.out.write("\r\x1b[K")
        self.said = True
        self.out.flush()
