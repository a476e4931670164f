"""What people at a table say to each other: a few words or an emote, to all who are there.

It is no part of the game. It is kept in memory only, while the table is loaded: not in the record, not in replays, not
in the database. Who was not there reads the last of it when they come.
"""

from __future__ import annotations

import json
import unicodedata
from collections import deque
from typing import TYPE_CHECKING, Any

from bailiwick.server import protocol as wire
from bailiwick.server.limits import Bucket, Limits
from bailiwick.server.reading import Refused

if TYPE_CHECKING:
    from bailiwick.server.table import Table

__all__ = ["Talk", "clean_text"]

MOST_MARKS = 2  # accents on one letter; more of them climb over the lines above


def clean_text(text: str, longest: int) -> str:
    """A text as it is shown: of one line, with nothing that cannot be seen or that turns the line around."""
    said, marks = "", 0
    for c in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= MOST_MARKS:
            said += c if c.isprintable() else " "
    said = " ".join(said.split())
    if not said:
        raise Refused("illegal", "There is nothing to say in that: write a few words.", 422)
    if len(said) > longest:
        raise Refused("too-large", f"That is {len(said)} characters long; {longest} are the most.", 413)
    return said


class Talk:
    """What was said at a table lately, and who may say something."""

    KINDS = ("say", "emote", "let-spectators-talk")

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.spectators = False  # whether they may talk, too
        self.said: deque[wire.Said] = deque(maxlen=limits.talk_kept)
        self._count = 0
        self._buckets: dict[int, Bucket] = {}  # by seat, so that a new socket brings nothing; spectators share one

    def receive(self, table: Table, seat: int, kind: str, message: Any) -> None:
        """Do what a message asks for; `Refused` says why not."""
        if kind == "let-spectators-talk":
            self._let(table, seat, message["allowed"])
        else:
            self._say(table, seat, message)

    def _let(self, table: Table, seat: int, allowed: bool) -> None:
        if seat < 0 or not table.seats[seat].host:
            raise Refused("forbidden", "Only who made the table can say who talks at it.", 403)
        self.spectators = allowed
        table.tell_table()

    def _say(self, table: Table, seat: int, message: Any) -> None:
        if seat < 0 and not self.spectators:
            raise Refused("not-seated", "Spectators can only watch: at this table they cannot talk.", 403)
        emote: wire.EmoteName | None = message.get("emote")
        text = "" if emote is not None else clean_text(message["text"], self.limits.talk_length)
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(self.limits.talks_at_once, self.limits.talks_per_second)
        if not self._buckets[seat].take():
            raise Refused("too-many", "That is too much at once; wait a moment before you say more.", 429)
        self._count += 1
        said: wire.Said = {"type": "said", "id": self._count, "seat": seat, "text": text, "emote": emote}
        self.said.append(said)
        for watcher in table.watchers:
            watcher.send(json.dumps(said))
