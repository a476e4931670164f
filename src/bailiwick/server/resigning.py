"""Who gives up for good. With two players, or nobody but bots left, that ends the game; otherwise a bot takes the seat,
and the others go on. The end is stored as a row, which is no answer of the game: records replay as they always do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.server.opponents import DEFAULT_BOT, find_bot
from bailiwick.server.reading import Refused
from bailiwick.server.seating import free_name
from bailiwick.server.store import Row

if TYPE_CHECKING:
    from bailiwick.server.table import Table

__all__ = ["resign"]


async def resign(table: Table, seat: int) -> None:
    """Called with the table's lock held."""
    people = [one for one in table.seats if one.seat != seat and one.kind == "person"]
    if len(table.seats) == 2 or not people:
        await _end(table, seat)
    else:
        await _hand_over(table, seat)


async def _end(table: Table, seat: int) -> None:
    play = table.playing()
    play.resigned = seat
    try:
        await table.store_rows([Row(table.rows, seat, "resign", [])], play)
    except Refused:
        play.resigned = -1
        raise
    table.requests.drop(lambda _: True)
    table.tell_update()
    table.tell_table()


async def _hand_over(table: Table, seat: int) -> None:
    table.playing()
    bot = find_bot(DEFAULT_BOT)
    name = free_name(table.seats, f"{bot.name} for {table.seats[seat].name}")
    table.requests.drop(lambda one: seat in (one.by, one.about))
    await table.change_seat(seat, kind="bot", bot=bot.key, replaced=False, name=name)
    table.unseat(seat)
    await table.go_on_playing()
