"""Hints at a table: what Bailiff would do in somebody's place, from what that seat may see. They are for tables without
other people, or where all of them have agreed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bailiwick.bots.menu import parse_menu
from bailiwick.engine.decision import Decision
from bailiwick.server import counsel
from bailiwick.server.limits import Bucket
from bailiwick.server.play import Play
from bailiwick.server.reading import Refused
from bailiwick.words.plans import wanted

if TYPE_CHECKING:
    from bailiwick.server.table import Table

__all__ = ["Hinting"]


class Hinting:
    """Who may ask at a table, and what they are told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.agreed = False  # by all people at the table
        self._buckets: dict[int, Bucket] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by seat

    def state(self, seat: int) -> counsel.Hints:
        table = self.table
        if seat < 0 or not table.bots.minds.there:
            return "no"
        alone = all(one.seat == seat or one.kind == "bot" for one in table.seats)
        return "yes" if alone or self.agreed else "ask"

    def ask_others(self, seat: int) -> None:
        if self.state(seat) == "no":
            raise Refused("illegal", "Nobody thinks at this server, so there are no hints.", 409)
        if self.state(seat) == "yes":
            raise Refused("illegal", "Hints are allowed at this table already.", 409)
        self.table.requests.ask("hints", seat, seat)

    def hint(self, seat: int, message: counsel.AskHint) -> None:
        """Have somebody think about the question; the answer is sent when it is there."""
        table = self.table
        play = table.playing()
        question = play.question
        if message["question"] != table.rows:
            raise Refused("stale", f"Question {message['question']} is not asked now; the game has gone on.", 409)
        if question is None or question.seat != seat or table.is_bot(seat):
            raise Refused("not-asked", "It is not you who is asked now.", 409)
        if self.state(seat) == "no":
            raise Refused("illegal", "Nobody thinks at this server, so there are no hints.", 409)
        if self.state(seat) == "ask":
            raise Refused("forbidden", "Hints are given where all at the table have agreed to them.", 403)
        task = self._tasks.get(seat)
        if task is not None and not task.done():
            return  # it is thought about already
        limits = table.limits
        bucket = self._buckets.setdefault(seat, Bucket(limits.hints_at_once, limits.hints_per_second))
        if not bucket.take():
            raise Refused("too-many", "So many hints in so short a time; think for yourself for a moment.", 429)
        table.bots.minds.studies.want(table.bots.kingdom, table.payer)
        work = self._think(seat, play, question, table.rows)
        self._tasks[seat] = asyncio.get_running_loop().create_task(work)

    async def _think(self, seat: int, play: Play, question: Decision, number: int) -> None:
        table = self.table
        thinkers = table.bots.minds.thinkers
        found: Any = None
        seconds = thinkers.grant(table.bots.purse, table.payer, table.limits.hint_seconds)
        if seconds:
            found = await thinkers.think(table.id, table.bots.job("hint", play, question, seconds), seconds)
        if found is None:
            table.tell_seat(seat, Refused("too-many", "Nobody has time to think for you now; ask again soon.").data())
            return
        lines = wanted(parse_menu(found["menu"]))
        hint: counsel.Hint = {
            "type": "hint",
            "question": number,
            "ideas": [_idea(idea) for idea in found["ideas"]],
            "games": found["games"],
            "plan": [{"card": line.card, "when": [_when(one.kind, one.number) for one in line.when]} for line in lines],
        }
        table.tell_seat(seat, hint)


def _idea(idea: dict[str, Any]) -> counsel.HintIdea:
    chance = idea["chance"]
    return {
        "options": idea["answer"],
        "chance": None if chance is None else round(100 * chance),
        "error": round(100 * idea["error"]),
    }


def _when(kind: Any, number: int) -> counsel.PlanWhen:
    return {"kind": kind, "number": number}
