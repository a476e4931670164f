"""What Bailiff learns before a simulation: a study of the kingdom, made once and sent to all workers as text, so that
results are the same whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bailiwick.bots.levels import GRANDMASTER, MASTER, THINK, is_known, learn
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.strategies import Strategy, Taught

__all__ = ["MOST_STUDY", "MOST_THINK", "Watching", "taught"]

MOST_STUDY = 5_000_000  # games
MOST_THINK = 1_000_000
FEWEST = 200  # games, with fewer of which a study says nothing

Watching = Callable[[int, int], None]  # is told how many games of how many have been played


def taught(
    strategies: Sequence[Strategy], setup: Setup, study: int = 0, think: int = THINK, watch: Watching | None = None
) -> list[Strategy]:
    """The same strategies, of which those that learn from a study have one of so many games; and a grandmaster thinks
    for so many games in mind at each decision. Without a study they go by what Bailiff draws up itself."""
    if study and not FEWEST <= study <= MOST_STUDY:
        raise SimulationError(f"A study takes {FEWEST} to {MOST_STUDY:,} games, or none; not {study}.")
    if not 1 <= think <= MOST_THINK:
        raise SimulationError(f"A grandmaster thinks for 1 to {MOST_THINK:,} games at a decision, not {think}.")
    levels = {_level(one) for one in strategies}
    text = ""
    known = is_known(setup)
    if study and (GRANDMASTER in levels or (MASTER in levels and not known)):
        look = None if watch is None else (lambda done: watch(done, study))
        text = learn(setup, study, look).dump()
    found = []
    for one in strategies:
        level = _level(one)
        learns = level == GRANDMASTER or (level == MASTER and not known)
        found.append(replace(one, of=Taught(text, think)) if learns else one)
    return found


def _level(strategy: Strategy) -> str:
    name, _, level = strategy.body.partition(":")
    return level if strategy.sort == "bot" and name == "bailiff" else ""
