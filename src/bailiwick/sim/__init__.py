"""Many games: matches, tournaments, statistics, reports.

>>> from bailiwick.sim import simulate
>>> result = simulate(["Province; Gold; Smithy if owned(Smithy) < 2; Silver", "big money"], games=200, seed=1)
>>> result.games, [one.name for one in result.strategies][1]
(200, 'big money')
"""

from __future__ import annotations

from bailiwick.sim.errors import SimulationError, UnknownStrategy
from bailiwick.sim.estimate import Distribution, Estimate
from bailiwick.sim.match import Match
from bailiwick.sim.result import CardResult, Ending, Result, StrategyResult, TurnPoint
from bailiwick.sim.run import simulate
from bailiwick.sim.strategies import BOTS, Bot, Strategy, read_strategy

__all__ = [
    "BOTS",
    "Bot",
    "CardResult",
    "Distribution",
    "Ending",
    "Estimate",
    "Match",
    "Result",
    "SimulationError",
    "Strategy",
    "StrategyResult",
    "TurnPoint",
    "UnknownStrategy",
    "read_strategy",
    "simulate",
]
