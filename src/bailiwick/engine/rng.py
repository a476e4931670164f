"""The only source of chance: a small generator that gives the same numbers on every build.

It is a multiply-with-carry generator (period about 2**62). Every product fits into a signed 64-bit integer, so the
compiled build can use machine words and still agree bit for bit with the pure one.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.interpreted import quicken_chance
from bailiwick.engine.rows import INTERPRETED
from bailiwick.engine.vecs import vec

# The largest multiplier below 2**31 for which A * 2**32 - 1 is a safe prime.
MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF
STREAMS: Final = 8


@mypyc_attr(acyclic=True)
class Rng:
    """One stream of chance. Each player shuffles with their own, so that one player's luck never moves another's."""

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        state = self.state
        low = state & LOW
        high = state >> 32
        self.state = low * MULTIPLIER + high
        return ((low ^ high) * n) >> 32

    def shuffle(self, items: vec[i64], n: i64) -> None:
        """Shuffle the first n numbers of a row in place (Fisher-Yates)."""
        state = self.state
        i = n - 1
        while i > 0:
            low = state & LOW
            high = state >> 32
            state = low * MULTIPLIER + high
            j = ((low ^ high) * (i + 1)) >> 32
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1
        self.state = state


if INTERPRETED:
    quicken_chance(Rng, MULTIPLIER, LOW)


def streams(seed: object, players: int) -> list[Rng]:
    """Independent streams from one seed: one per seat, and a last one for the game itself."""
    digest = hashlib.blake2b(repr(seed).encode(), digest_size=8 * STREAMS).digest()
    made = []
    for i in range(players + 1):
        word = int.from_bytes(digest[8 * i : 8 * i + 8], "little")
        made.append(Rng(word % (MULTIPLIER * 2**32 - 2) + 1))
    return made


def quick_state(seed: int, number: i64) -> i64:
    """Where a stream of that number starts, for forks, of which a search makes thousands: cheaper than `streams`."""
    word: i64 = (seed ^ seed >> 30) & 0x3FFFFFFF
    state: i64 = (word + 1) * 0x9E3779B1 + number * 0x7F4A7C15 + 1
    for _ in range(4):
        state = (state & LOW) * MULTIPLIER + (state >> 32)
    return state
