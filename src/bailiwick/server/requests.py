"""What people at a table ask each other: to take something back, to let a bot play for somebody who is away, to
allow hints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from bailiwick.server import protocol as wire

__all__ = ["Asked", "Requests"]

Kind = Literal["undo", "replace", "hints"]


@dataclass
class Asked:
    """One request and who has agreed to it."""

    id: int
    kind: Kind
    by: int
    about: int
    place: int = 0  # undo: how many answers are left then
    bot: str = ""  # replace: by which bot
    agreed: list[int] = field(default_factory=list)


class Requests:
    """The open requests of a table. They live in memory only: after a restart people ask again."""

    def __init__(self) -> None:
        self._open: list[Asked] = []
        self._last = 0

    def __iter__(self) -> Iterator[Asked]:
        return iter(self._open)

    def ask(self, kind: Kind, by: int, about: int, place: int = 0, bot: str = "") -> Asked:
        """A new request, or the same as is open already."""
        for one in self._open:
            if (one.kind, one.by, one.about, one.place) == (kind, by, about, place):
                return one
        self.drop(lambda one: one.kind == kind and one.by == by)
        self._last += 1
        self._open.append(Asked(self._last, kind, by, about, place, bot))
        return self._open[-1]

    def find(self, number: int) -> Asked | None:
        for one in self._open:
            if one.id == number:
                return one
        return None

    def drop(self, which: Callable[[Asked], bool]) -> bool:
        """Nobody asks for these any longer; whether there were any."""
        before = len(self._open)
        self._open = [one for one in self._open if not which(one)]
        return len(self._open) < before

    def data(self, waiting: Callable[[Asked], list[int]]) -> list[wire.Request]:
        """For messages; `waiting` gives those whose word is still needed."""
        return [
            {
                "id": one.id,
                "kind": one.kind,
                "by": one.by,
                "about": one.about,
                "agreed": one.agreed,
                "waiting": waiting(one),
            }
            for one in self._open
        ]
