"""Games looked at again, step by step, through the eyes of one viewer."""

from __future__ import annotations

from bailiwick.engine.errors import BailiwickError
from bailiwick.records import Record
from bailiwick.server import protocol as wire
from bailiwick.server.eyes import Eyes
from bailiwick.server.play import Pace, Play
from bailiwick.server.reading import Refused
from bailiwick.server.table import Table
from bailiwick.server.tracks import Tracker

__all__ = ["MOST_STEPS", "record", "replay"]

MOST_STEPS = 60


async def replay(table: Table, viewer: int, seat: int | None, start: int, count: int) -> wire.Replay:
    """Some steps of a game. While it is not over, everybody has only their own eyes."""
    async with table.lock:
        played = table.play
        if played is None:
            raise Refused("illegal", "The game has not begun yet.", 409)
        if seat is not None and seat not in (viewer, -1) and not played.over:
            raise Refused("forbidden", "Other seats can be looked at when the game is over.", 403)
        eyes_of = viewer if seat is None else seat
        if not -1 <= eyes_of < len(table.seats):
            raise Refused("not-found", f"There is no seat {eyes_of}.", 404)
        answers = played.answers[:]
        turns = played.turns[:]
        info = table.info(viewer)
        names = table.names
    start = max(0, min(start, len(answers)))
    end = min(len(answers), start + max(1, min(count, MOST_STEPS)) - 1)
    play = Play(played.setup, played.seed, names)
    # From the very start, so that a card has the same id whichever steps are asked for.
    eyes = Eyes(eyes_of, names, table.saved.counts)
    tracker = Tracker(play.game)
    steps: list[wire.ReplayStep] = []
    told = 0
    pace = Pace()
    for i in range(end + 1):
        view = play.game.view(eyes_of)
        moves: list[wire.Move] = []
        if i > 0:
            play.answer(answers[i - 1])
            moves = eyes.moves(tracker.follow(play.game), view)
        if i == len(answers):
            play.resigned = played.resigned
        state = eyes.state(play.game, play.question, 0, i)
        state["question"] = None
        if i >= start:
            if play.over:
                state["ending"] = play.ending()
            log = eyes.log(play.game.log.entries(told)[: play.tellable() - told], told, play.marks, view)
            steps.append({"decision": i, "state": state, "moves": moves, "log": log})
        told = play.tellable()
        await pace.pause()
    return {
        "table": info,
        "cards": play.cards,
        "decisions": len(answers),
        "turns": turns,
        "steps": steps,
    }


async def record(table: Table, what: str = "A game can be saved when it is over.") -> str:
    """The record of a game that is over; before that it would tell everything."""
    async with table.lock:
        play = table.play
        if play is None or not play.over:
            raise Refused("forbidden", what, 403)
        try:
            return Record.of(play.game, play.setup, play.seed, table.names).dump()
        except BailiwickError as error:
            raise Refused("failed", str(error), 500) from None
