"""From sums to estimates with 95% intervals.

What is sampled is the deal. The games of a deal, one for each rotation of the seats, hang together, so a deal is one
observation: the mean of its games.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bailiwick.sim.tally import Moments

__all__ = ["Distribution", "Estimate", "Z", "difference", "mean", "share"]

Z = 1.959964  # a normal variable is within this of its mean 95 times of 100
FEW = 30  # with fewer deals than this, their spread is not trusted


@dataclass(frozen=True)
class Estimate:
    """A value, and the interval that holds the true one 95 times of 100."""

    value: float
    low: float
    high: float
    n: int  # of how many observations

    @property
    def half(self) -> float:
        """How far the interval reaches from the value, on its longer side."""
        return max(self.value - self.low, self.high - self.value)

    def data(self) -> dict[str, float | int]:
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}


NOTHING = Estimate(math.nan, math.nan, math.nan, 0)


def variance(sums: Moments) -> float:
    """The unbiased variance of what was added up, from exact integers, so that nothing is lost to rounding."""
    if sums.n < 2:
        return 0.0
    return (sums.n * sums.squares - sums.total * sums.total) / (sums.n * (sums.n - 1))


def quantile(n: int) -> float:
    """How many standard errors an interval from n observations reaches: a little more than `Z` while n is small
    (the first terms of Student's distribution)."""
    nu = max(n - 1, 1)
    return Z + (Z**3 + Z) / (4 * nu) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * nu**2)


def mean(sums: Moments, scale: float = 1.0) -> Estimate:
    """The mean of a number without bounds, such as points. `scale` is what one unit of the sums is worth."""
    if sums.n == 0:
        return NOTHING
    value = sums.total * scale / sums.n
    if sums.n == 1:
        return Estimate(value, -math.inf, math.inf, 1)
    reach = quantile(sums.n) * math.sqrt(variance(sums) / sums.n) * abs(scale)
    return Estimate(value, value - reach, value + reach, sums.n)


def share(sums: Moments, most: int) -> Estimate:
    """The mean of a share from 0 to 1, such as a score; `most` is what stands for 1 in the sums.

    This is Wilson's interval, which never leaves 0 to 1 and stays honest near them, with the number of observations
    corrected by their spread: deals whose rotations cancel luck tell more than as many coin tosses. Where few deals
    were played, or all came out alike, the spread tells nothing, and each deal counts as one toss.
    """
    n = sums.n
    if n == 0:
        return NOTHING
    p = sums.total / (n * most)
    spread = variance(sums) / (most * most)
    tosses = float(n)
    if n >= FEW and spread > 0.0:
        # As if two deals more had come out as differently as tosses do: where nearly all came out alike, the few others
        # are too few to say how rare they are.
        tosses = n * p * (1.0 - p) / (spread + 2.0 * p * (1.0 - p) / n)
    z = quantile(n) if n >= FEW else Z
    low, high = wilson(p, tosses, z)
    return Estimate(p, low, high, n)


def wilson(p: float, n: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share p of n tosses."""
    if n <= 0:
        return 0.0, 1.0
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return min(p, max(0.0, middle - reach)), max(p, min(1.0, middle + reach))


def difference(a: Moments, b: Moments, most: int) -> Estimate | None:
    """How much larger the share is in one group of games than in another; None where one of them is empty. (Newcombe's
    interval: those of the two groups, put together.)"""
    if a.n == 0 or b.n == 0:
        return None
    x, y = share(a, most), share(b, most)
    value = x.value - y.value
    low = value - math.hypot(x.value - x.low, y.high - y.value)
    high = value + math.hypot(x.high - x.value, y.value - y.low)
    return Estimate(value, low, high, min(a.n, b.n))


@dataclass(frozen=True)
class Distribution:
    """How often each whole number came."""

    counts: Mapping[int, int]

    @property
    def n(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(x * n for x, n in self.counts.items()) / self.n if self.counts else math.nan

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        moments = Moments(
            self.n, sum(x * n for x, n in self.counts.items()), sum(x * x * n for x, n in self.counts.items())
        )
        return math.sqrt(variance(moments))

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all does not exceed."""
        passed = 0
        wanted = part * self.n
        for x in sorted(self.counts):
            passed += self.counts[x]
            if passed >= wanted:
                return x
        return 0

    @property
    def median(self) -> int:
        return self.quantile(0.5)

    def data(self) -> dict[str, object]:
        return {
            "mean": self.mean, "deviation": self.deviation, "median": self.median,
            "counts": {str(x): self.counts[x] for x in sorted(self.counts)},
        }  # fmt: skip
