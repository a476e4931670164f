"""Who sits where, as it goes over the wire, and what newcomers are called."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bailiwick.server import protocol as wire
from bailiwick.server.store import SavedSeat

__all__ = ["free_name", "seat_info"]


def seat_info(seat: SavedSeat, away_since: float | None) -> wire.SeatInfo:
    """A seat for everybody; `away_since` is None while who sits there is present."""
    away = 0 if away_since is None or not seat.taken else int(time.monotonic() - away_since)
    return {
        "seat": seat.seat,
        "name": seat.name,
        "kind": "bot" if seat.kind == "bot" else "person",
        "bot": seat.bot,
        "taken": seat.taken,
        "present": seat.taken and away_since is None,
        "away_seconds": away,
        "replaced": seat.replaced,
    }


def free_name(seats: Sequence[SavedSeat], name: str) -> str:
    """The name, with a number if somebody has it already."""
    taken = [seat.name for seat in seats if seat.taken]
    again = 2
    found = name
    while found in taken:
        found = f"{name} {again}"
        again += 1
    return found
