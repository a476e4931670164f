"""Intervals: known values, and that they hold the truth as often as they say."""

from __future__ import annotations

import math
import random

import pytest

from bailiwick.sim.estimate import Distribution, difference, mean, share, variance, wilson
from bailiwick.sim.run import FEWEST_DEALS
from bailiwick.sim.tally import Moments

RUNS = 3000
# The share of 3000 runs that hold the truth lies within a bit over 1% of 95% by chance; Wilson errs on the wide side.
LOW, HIGH = 0.935, 0.965


def moments(numbers: list[int]) -> Moments:
    found = Moments()
    for x in numbers:
        found.add(x)
    return found


def test_sums_are_exact() -> None:
    assert moments([1, 2, 3, 4]).data() == [4, 10, 30]
    assert variance(moments([1, 2, 3, 4])) == pytest.approx(5 / 3)
    big = moments([10**12, 10**12 + 1, 10**12 + 2])
    assert variance(big) == 1.0  # floats would have lost it
    assert variance(moments([5])) == 0.0


def test_known_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # as in any textbook
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0
    five = mean(moments([1, 2, 3, 4, 5]))
    assert five.value == 3.0
    assert five.half == pytest.approx(2.776 * math.sqrt(2.5 / 5), rel=0.02)  # Student with 4 degrees of freedom


def test_nothing_and_little_are_not_trusted() -> None:
    assert math.isnan(share(Moments(), 1).value)
    assert share(moments([1]), 1).low < 0.3
    assert share(moments([1] * 50), 2).half > 0.1  # all alike, as in a mirror match: not certain for that
    assert mean(moments([3])).half == math.inf
    assert difference(moments([1]), Moments(), 1) is None


def pairs(rng: random.Random, p: float, cancel: float) -> int:
    """The wins of a deal of two games. With the probability `cancel`, the second undoes the first, as luck does."""
    first = rng.random() < p
    if rng.random() < cancel:
        return 1 if rng.random() < 2 * min(p, 1 - p) else (2 if p > 0.5 else 0)
    return first + (rng.random() < p)


@pytest.mark.parametrize(
    ("p", "cancel", "deals"), [(0.5, 0.0, 50), (0.5, 0.8, 200), (0.7, 0.4, 100), (0.9, 0.5, 200), (0.98, 0.0, 300)]
)
def test_shares_cover_the_truth_95_times_of_100(p: float, cancel: float, deals: int) -> None:
    rng = random.Random(f"{p} {cancel}")
    covered = 0
    for _ in range(RUNS):
        found = share(moments([pairs(rng, p, cancel) for _ in range(deals)]), 2)
        covered += found.low <= p <= found.high
    assert LOW <= covered / RUNS <= HIGH + 0.01


@pytest.mark.parametrize(("rare", "deals"), [(0.003, 1000), (0.01, 400), (0.02, 400), (0.05, 100), (0.02, 1000)])
def test_deals_that_nearly_all_come_out_alike_are_covered(rare: float, deals: int) -> None:
    """Two strategies that differ in a few deals only: those few are not trusted to tell how rare they are."""
    rng = random.Random(f"{rare} {deals}")
    covered = 0
    for _ in range(1000):
        found = share(moments([2 if rng.random() < rare else 1 for _ in range(deals)]), 2)
        covered += found.low <= (1 + rare) / 2 <= found.high
    assert covered / 1000 >= LOW - 0.01


def test_few_deals_are_covered_at_least_as_often() -> None:
    rng = random.Random(1)
    for deals in (5, 12, 25):
        covered = 0
        for _ in range(RUNS):
            found = share(moments([pairs(rng, 0.6, 0.5) for _ in range(deals)]), 2)
            covered += found.low <= 0.6 <= found.high
        assert covered / RUNS >= LOW


@pytest.mark.parametrize("n", [5, 20, 200])
def test_means_cover_the_truth_95_times_of_100(n: int) -> None:
    rng = random.Random(n)
    covered = 0
    for _ in range(RUNS):
        found = mean(moments([sum(rng.randrange(20) for _ in range(3)) for _ in range(n)]))
        covered += found.low <= 28.5 <= found.high
    assert LOW <= covered / RUNS <= HIGH


@pytest.mark.parametrize(("p", "q"), [(0.5, 0.5), (0.8, 0.4), (0.97, 0.9)])
def test_differences_cover_the_truth_95_times_of_100(p: float, q: float) -> None:
    rng = random.Random(f"{p} {q}")
    covered = 0
    for _ in range(RUNS):
        a = moments([rng.random() < p for _ in range(150)])
        b = moments([rng.random() < q for _ in range(60)])
        found = difference(a, b, 1)
        assert found is not None
        covered += found.low <= p - q <= found.high
    assert LOW <= covered / RUNS <= HIGH + 0.01


def test_stopping_when_sure_keeps_the_promise() -> None:
    """As `--until 4%` does: look after every 32 deals, stop when the interval is short enough."""
    rng = random.Random(7)
    covered = runs = 0
    for _ in range(800):
        sums = Moments()
        while True:
            for _ in range(32):
                sums.add(pairs(rng, 0.6, 0.5))
            found = share(sums, 2)
            if sums.n >= FEWEST_DEALS and found.half <= 0.04:
                break
        runs += 1
        covered += found.low <= 0.6 <= found.high
    assert 0.925 <= covered / runs <= 0.975


def test_distributions() -> None:
    seen = Distribution({1: 1, 2: 2, 10: 1})
    assert (seen.n, seen.mean, seen.median) == (4, 3.75, 2)
    assert seen.deviation == pytest.approx(4.193, abs=0.001)
    assert [seen.quantile(part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)] == [1, 1, 2, 2, 10]
