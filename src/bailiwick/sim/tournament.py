"""Tournaments: every strategy against every other, a matrix of their scores and a ranking."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bailiwick.bots.levels import THINK
from bailiwick.kingdoms.line import kingdom_line, read_kingdom
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.estimate import Estimate
from bailiwick.sim.lessons import Watching, taught
from bailiwick.sim.match import Match
from bailiwick.sim.result import Result, clean
from bailiwick.sim.run import Watch, play_match, suitable_kingdom
from bailiwick.sim.strategies import read_strategies
from bailiwick.sim.summary import percent, table
from bailiwick.sim.workers import make_workers

__all__ = ["Tournament", "play_tournament", "tournament_lines"]

MOST = 50  # strategies, which make 1225 pairs


@dataclass(frozen=True)
class Rank:
    """A strategy and its score over all its opponents."""

    name: str
    score: Estimate


class Tournament:
    """The results of all pairs. `results[i, j]` is the match of strategy i against j, for i < j."""

    def __init__(self, names: list[str], setup: Setup, results: dict[tuple[int, int], Result]) -> None:
        self.names = names
        self.setup = setup
        self.results = results

    @property
    def games(self) -> int:
        return sum(result.games for result in self.results.values())

    def score(self, i: int, j: int) -> Estimate | None:
        """What strategy i scores against j; None against itself, or if they have not played."""
        result = self.results.get((min(i, j), max(i, j)))
        return None if result is None or i == j else result.strategies[0 if i < j else 1].score

    def ranking(self) -> list[Rank]:
        """All strategies by their mean score over all opponents, the best first. Pairs play different deals, so the
        uncertainties of the pairs are independent of each other."""
        ranks = []
        for i, name in enumerate(self.names):
            scores = [score for j in range(len(self.names)) if (score := self.score(i, j)) is not None]
            n = len(scores)
            if n:
                value = sum(score.value for score in scores) / n
                low = value - math.hypot(*(score.value - score.low for score in scores)) / n
                high = value + math.hypot(*(score.high - score.value for score in scores)) / n
                ranks.append(Rank(name, Estimate(value, low, high, sum(score.n for score in scores))))
        return sorted(ranks, key=lambda rank: -rank.score.value)

    def data(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        found: dict[str, Any] = clean(
            {
                "format": "bailiwick-tournament", "version": 1, "kingdom": kingdom_line(self.setup),
                "games": self.games, "strategies": self.names,
                "ranking": [{"name": rank.name, "score": rank.score.data()} for rank in self.ranking()],
                "pairs": [
                    {
                        "strategies": [self.names[i], self.names[j]], "seed": result.match.seed, "games": result.games,
                        "score": result.strategies[0].score.data(), "wins": result.strategies[0].wins.data(),
                        "ties": result.strategies[0].ties.data(), "losses": result.strategies[0].losses.data(),
                    }
                    for (i, j), result in sorted(self.results.items())
                ],
            }
        )  # fmt: skip
        return found

    def rows(self) -> Iterator[list[Any]]:
        """A row for each pair and order, for CSV."""
        yield ["strategy", "against", "score", "low", "high", "deals"]
        for i, name in enumerate(self.names):
            for j, other in enumerate(self.names):
                score = self.score(i, j)
                if score is not None:
                    yield [name, other, round(score.value, 6), round(score.low, 6), round(score.high, 6), score.n]


def play_tournament(
    strategies: Sequence[object],
    kingdom: Setup | str | None = None,
    games: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    until: float | None = None,
    cluster: str | None = None,
    watch: Callable[[str, str, int, int], Watch] | None = None,
    keep_partial: bool = False,
    study: int = 0,
    think: int = THINK,
    watch_study: Watching | None = None,
) -> Tournament:
    """Let every strategy play every other, so many games for each pair; the other arguments are those of `simulate`.

    The match of strategies i and j has the seed "SEED/i-j": alone, it can be played again with that. With
    `keep_partial`, Ctrl-C ends the tournament with the pairs that were played, if there are any.
    """
    chosen = read_strategies(strategies)
    if not 2 <= len(chosen) <= MOST:
        raise SimulationError(f"A tournament is played by 2 to {MOST} strategies; give so many, not {len(chosen)}.")
    if kingdom is None:
        kingdom = Setup(suitable_kingdom(chosen))
    setup = (read_kingdom(kingdom) if isinstance(kingdom, str) else kingdom).complete(seed)
    chosen = taught(chosen, setup, study, think, watch_study)
    pairs = [(i, j) for i in range(len(chosen)) for j in range(i + 1, len(chosen))]
    results: dict[tuple[int, int], Result] = {}
    workers = make_workers(jobs, cluster)
    try:
        for place, (i, j) in enumerate(pairs):
            match = Match.of(setup, [chosen[i], chosen[j]], f"{seed}/{i}-{j}")
            look = None if watch is None else watch(chosen[i].name, chosen[j].name, place, len(pairs))
            results[i, j] = play_match(match, workers, games, until, look)
    except KeyboardInterrupt:
        if not keep_partial or not results:
            raise
    finally:
        workers.close()
    return Tournament([one.name for one in chosen], setup, results)


def tournament_lines(played: Tournament) -> list[str]:
    """The ranking and the matrix, for a terminal."""
    ranking = played.ranking()
    order = [played.names.index(rank.name) for rank in ranking]
    rows = [["", "", "score"]]
    rows += [[f"{place}. {rank.name}", "", percent(rank.score)] for place, rank in enumerate(ranking, 1)]
    lines = [f"{len(played.names)} strategies, {played.games:,} games in all", "", *table(rows), ""]
    matrix = [["the row's score against", *(str(place) for place in range(1, len(order) + 1))]]
    for place, i in enumerate(order, 1):
        matrix.append([f"{place}. {played.names[i]}", *(percent(played.score(i, j)) for j in order)])
    return [*lines, *table(matrix), "", "Intervals are 95%."]
