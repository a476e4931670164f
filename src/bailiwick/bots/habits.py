"""Habits: how a plan answers the questions of single cards, where it knows better than the hand that plays it.

    Temple = never               this Action is not played,
    Village = first              or before all others
    Torturer/choose = 2          always the second item
    Pawn/choose = 1 3            always these two
    Watchtower/may = no          yes or no, to what may be done
    Sentinel/trash = none        as few cards as can be, or "most": as many

A habit may have a condition, as lines of a menu have. Where it cannot be followed, the hand answers as it would
otherwise. Which habits help on a kingdom is found by trying them (`study`).
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from bailiwick.bots.expressions import Expression, MenuError, parse_condition
from bailiwick.cards.registry import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.errors import UnknownCard
from bailiwick.engine.kinds import Kind

NEVER: Final = "never"
FIRST: Final = "first"
YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"
MOST: Final = "most"
WORDS: Final = (NEVER, FIRST, YES, NO, NONE, MOST)
OF_PLAYS: Final = (NEVER, FIRST)


class Habit:
    """What is done at the questions of a card: of that purpose, or, where there is none, whether it is played."""

    def __init__(self, kind: Kind, purpose: str, what: str, condition: Expression | None, text: str) -> None:
        self.kind = kind
        self.purpose = purpose
        self.what = what
        self.condition = condition
        self.text = text  # the condition as it was written
        self.options = [int(word) - 1 for word in what.split()] if what[0].isdigit() else []

    def __str__(self) -> str:
        of = f"{self.kind.name}/{self.purpose}" if self.purpose else self.kind.name
        return f"{of} = {self.what} if {self.text}" if self.text else f"{of} = {self.what}"

    def answer(self, decision: Decision, ranked: list[int] | None) -> list[int] | None:
        """The answer to a question, if it can be given; `ranked` are the cards from what is given away first."""
        low, high = decision.minimum, decision.maximum
        if self.what == YES:
            return [0] if low <= 1 <= high and decision.size() else None
        if self.what in (NO, NONE):
            return [] if low == 0 else None
        if self.what == MOST:
            return None if ranked is None or decision.shape not in (ask.PICK, ask.ALL_OR_NONE) else ranked[:high]
        n = len(self.options)
        if decision.shape != ask.PICK or not low <= n <= high or max(self.options) >= decision.size():
            return None
        return self.options


class Kept:
    """A habit at one table: where its condition begins in the plan's program, -1 where it has none."""

    def __init__(self, habit: Habit, begin: i64) -> None:
        self.habit = habit
        self.begin: i64 = begin


def read_habit(piece: str, line: int, start: int) -> Habit:
    """A habit from text; `MenuError` says where it goes wrong."""
    found = re.match(r"(\s*)([^=/]*?)\s*(?:/\s*([a-z-]+)\s*)?=\s*(.*?)(?:\s+if\b(.*))?\s*$", piece, re.DOTALL)
    if found is None:
        raise MenuError(f"Line {line}, column {start}: a habit reads like Militia/discard = none, or Temple = never.")
    column = start + len(found[1])
    try:
        kind = find(found[2])
    except UnknownCard as error:
        raise MenuError(f"Line {line}, column {column}: {error}") from None
    purpose, what = found[3] or "", " ".join(found[4].lower().split())
    if purpose and purpose not in ask.PURPOSES:
        raise MenuError(f"Line {line}, column {column}: there is no purpose {purpose!r} of questions.")
    numbers = what.replace(" ", "").isdecimal() and all(0 < int(word) < 100 for word in what.split())
    if not numbers and what not in WORDS:
        words = ", ".join(WORDS)
        raise MenuError(f"Line {line}, column {column}: what is done is {words} or numbers of options, not {what!r}.")
    if (what in OF_PLAYS) == bool(purpose):
        fits = "of a card alone, as in Temple = never" if purpose else "of a question, as in Pawn/choose = 1 3"
        raise MenuError(f"Line {line}, column {column}: {what!r} is said {fits}.")
    if found[5] is None:
        return Habit(kind, purpose, what, None, "")
    return Habit(kind, purpose, what, parse_condition(found[5], line, start + found.start(5)), found[5].strip())
