"""The part of the protocol that is about how a game ended; see `protocol`."""

from __future__ import annotations

from typing import TypedDict

__all__ = ["Ending", "PointSource", "PointsAt", "Standing"]


class PointSource(TypedDict):
    name: str
    count: int
    points: int


class Standing(TypedDict):
    seat: int
    score: int
    turns: int
    winner: bool
    sources: list[PointSource]
    deck: dict[str, int]


class PointsAt(TypedDict):
    """Everybody's points at the end of a turn."""

    turn: int  # of all turns
    seat: int  # whose turn it was
    decision: int  # how many decisions had been made: leads to this moment in the replay
    points: list[int]


class Ending(TypedDict):
    standings: list[Standing]  # the best first
    verdict: str
    chart: list[PointsAt]
