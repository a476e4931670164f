"""Whoever plays, the result is the same; whoever dies, nothing is lost."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
import rigged

from bailiwick import BailiwickError, Setup
from bailiwick.sim import Match, SimulationError, simulate
from bailiwick.sim.match import Chunk, chunks_of
from bailiwick.sim.run import play_match
from bailiwick.sim.strategies import read_strategies
from bailiwick.sim.tally import Tally
from bailiwick.sim.workers import Here, Processes, make_workers, usable_cores

HERE = Path(rigged.__file__)


def test_the_number_of_workers_changes_nothing() -> None:
    strategies = ["random", f"{HERE}:Estates", "double witch"]
    alone = simulate(strategies, games=60, seed=8)
    for jobs in (2, 3):
        assert simulate(strategies, games=60, seed=8, jobs=jobs).tally.data() == alone.tally.data()


def test_stopping_when_sure_is_the_same_for_any_number_of_workers() -> None:
    strategies = ["big money smithy", "big money"]
    alone = simulate(strategies, seed=8, until=0.05)
    assert alone.strategies[0].score.half <= 0.05
    assert 200 <= alone.games < 5000
    assert simulate(strategies, seed=8, until=0.05, jobs=2).tally.data() == alone.tally.data()


def test_a_worker_that_dies_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(rigged.MARK, str(mark))
    strategies = [f"{HERE}:DiesOnce", "big money"]
    found = simulate(strategies, games=100, seed=1, jobs=2)
    assert mark.exists()  # it did die
    assert found.tally.data() == simulate(strategies, games=100, seed=1).tally.data()


def test_workers_killed_from_outside_cost_nothing() -> None:
    match = Match.of(Setup(rigged.KINGDOM), read_strategies([f"{HERE}:Slow", "big money"]), 1)
    pool = Processes(2)
    total = Tally(2)
    killed = 0
    try:
        for done, part in enumerate(pool.play(match, chunks_of(60))):
            total.merge(part)
            if done in (3, 8):
                pid = pool.workers[0].process.pid  # one that this test has started
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
                killed += 1
    finally:
        pool.close()
    assert killed == 2
    assert total.data() == match.play(Chunk(0, 60)).data()


def test_a_strategy_that_always_kills_its_worker_is_blamed() -> None:
    with pytest.raises(SimulationError, match=r"game.* 20 .*has died 3 times"):
        simulate([f"{HERE}:DiesAlways", "big money"], games=100, seed=1, jobs=2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_strategy_that_fails_is_one_sentence(jobs: int) -> None:
    with pytest.raises(SimulationError, match=r"Game 0 \(Broken against random, seed 1/0\).*Broken: Zero.*rigged"):
        simulate([f"{HERE}:Broken", "random"], games=10, seed=1, jobs=jobs)
    with pytest.raises(SimulationError, match="at the question 'buy' to Wrong: There is no option 99") as caught:
        simulate([f"{HERE}:Wrong", "random"], games=10, seed=1, jobs=jobs)
    assert "\n" not in str(caught.value)


def test_workers_can_be_used_again_after_a_match_was_left() -> None:
    match = Match.of(Setup(rigged.KINGDOM), read_strategies(["big money", "double witch"]), 1)
    other = Match.of(Setup(rigged.KINGDOM), read_strategies(["big money", "village smithy"]), 1)
    pool = Processes(2)
    try:
        for _ in pool.play(match, chunks_of(500)):
            break
        found = play_match(other, pool, 100)
    finally:
        pool.close()
    assert found.tally.data() == play_match(other, Here(), 100).tally.data()
    assert pool.workers == []


def test_classes_can_be_given_to_workers_but_not_everything() -> None:
    assert simulate([rigged.Estates, "big money"], games=10, jobs=2).games == 10
    with pytest.raises(SimulationError, match=r"^<lambda> cannot be sent to other processes"):
        simulate([rigged.Estates, lambda: rigged.Idle()], games=10, jobs=2)


def test_wrong_numbers() -> None:
    for wrong in ({"games": 0}, {"games": 10**9}, {"until": 0.0}, {"until": 0.7}, {"jobs": -1}, {"jobs": 10**6}):
        with pytest.raises(BailiwickError):
            simulate(["random", "random"], **wrong)  # type: ignore[arg-type]
    with pytest.raises(BailiwickError, match="by 2 to 6 strategies"):
        simulate(["random"])
    with pytest.raises(BailiwickError, match="fill 2 seats"):
        simulate(["random"] * 3, Setup(rigged.KINGDOM))


def test_how_many_workers() -> None:
    assert usable_cores() >= 1
    assert isinstance(make_workers(1), Here)
    pool = make_workers(5)
    assert isinstance(pool, Processes)
    assert pool.workers == []  # none is started before there is work


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert simulate(["big money"] * 3, games=4).games == 6
