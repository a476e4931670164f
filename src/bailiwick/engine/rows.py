"""Rows of numbers: what zones, the log and all that is counted are made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.interpreted import quicken_rows
from bailiwick.engine.vecs import append, vec

INTERPRETED: Final = __file__.endswith(".py")  # this is the pure build
NO_ENTRIES: Final = vec[i64]()  # shared; never changed
ROOM: Final = vec[i64]([0] * 1024)  # a slice of it is the quickest way to get room


@mypyc_attr(acyclic=True)
class Row:
    """A row of numbers that grows."""

    __slots__ = ("items", "n")

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()  # the first n of them count
        self.n: i64 = 0

    def reserve(self, n: i64) -> None:
        """Make room for so many numbers, so that they need not be moved as the row grows."""
        if n > len(self.items):
            items = ROOM[:n]
            while len(items) < n:
                items = append(items, 0)
            for i in range(self.n):
                items[i] = self.items[i]
            self.items = items

    def push(self, item: i64) -> None:
        n = self.n
        if n == len(self.items):
            self.reserve(n + (n >> 1) + 6)
        self.items[n] = item
        self.n = n + 1

    def make_room(self, n: i64) -> vec[i64]:
        """Room for n numbers more: the row's items, to be written into from place `self.n` on. For compiled code: a
        verb that uses it needs a twin in `interpreted`."""
        need = self.n + n
        if need > len(self.items):
            self.reserve(need + (need >> 1) + 3)
        return self.items

    def push_first(self, other: Row, n: i64) -> None:
        """Add the first n of another row."""
        items = other.items
        for i in range(n):
            self.push(items[i])

    def numbers(self, start: i64 = 0) -> list[int]:
        """The numbers from a place on, as a list of their own."""
        found: list[int] = []
        items = self.items
        for i in range(start, self.n):
            found.append(items[i])
        return found

    def __len__(self) -> int:
        return self.n

    def __bool__(self) -> bool:
        return self.n > 0


if INTERPRETED:
    quicken_rows(Row)

_BITS: Final = vec[i64]([1 << i for i in range(63)])


def bit(place: i64) -> i64:
    """The number with only the bit at that place. (Compiled, ``1 << place`` is cut off at 32 bits.)"""
    return _BITS[place]
