"""Menus: strategies as text. What to buy in order of preference, each with a condition; what to play and trash first.

    name: Smithy Big Money
    buy:
        Province if money >= 15
        Duchy if gains_left <= 5
        Gold
        Smithy if owned(Smithy) < 1 + cards / 12
        Silver
    play:
        Smithy
    trash:
        Curse
        Estate if gains_left > 4

A line is a card and, after "if", the condition under which it is wanted. The first line that can be had is taken;
where none can, nothing is bought. "#" begins a comment. In one line, entries are parted by ";".

Events and Projects are bought as cards are. The line "Events" stands for whichever Events the hand thinks good to buy
by itself; a menu that names none leaves that to the bot that plays it. A further part, "habits:", says how questions of
single cards are answered (`habits`).
"""

from __future__ import annotations

import re

from mypy_extensions import i64

from bailiwick.bots.expressions import Expression, MenuError, parse_condition
from bailiwick.bots.habits import Habit, Kept, read_habit
from bailiwick.bots.program import Program
from bailiwick.cards.registry import find
from bailiwick.engine.errors import UnknownCard
from bailiwick.engine.events import FORBID_BUYING
from bailiwick.engine.facts import hears_itself
from bailiwick.engine.kinds import EVENT, LANDSCAPES, PROJECT, Kind
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.view import View

__all__ = ["Item", "Menu", "MenuError", "parse_menu"]

SECTIONS = ("buy", "play", "trash")
HABITS = "habits"
MOST_LINES = 500
LONGEST_LINE = 1000
EVENTS = "Events"  # those that are good to buy now, whichever they are


class Item:
    """A card, an Event or a Project, and the condition under which it is wanted; no kind stands for whichever Events
    are good."""

    def __init__(self, kind: Kind | None, condition: Expression | None, text: str) -> None:
        self.kind = kind
        self.name = EVENTS if kind is None else kind.name
        self.condition = condition
        self.text = text  # the condition as it was written

    def holds(self, view: View) -> bool:
        return self.condition is None or self.condition.value(view) != 0.0

    def __str__(self) -> str:
        return f"{self.name} if {self.text}" if self.text else self.name


class Lines:
    """One part of a menu as a table: of each line the number of its kind, the place of the pile (-1 where there is
    none), whether that pile has other cards, too, and where the condition begins (-1 where there is none)."""

    def __init__(self, entries: list[Item], program: Program, view: View) -> None:
        self.kinds: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]()
        self.mixed: vec[i64] = vec[i64]()
        self.begins: vec[i64] = vec[i64]()
        # Of lines that name no card: the Event or Project, if the table has it, or "Events".
        self.others: list[str] = []
        self.has_others = False
        there = {card.name for card in view.landscapes()}
        for entry in entries:
            begin: i64 = -1
            if entry.condition is not None:
                begin = entry.condition.place_in(program)
            self.begins = append(self.begins, begin)
            if entry.kind is None or entry.kind.is_(LANDSCAPES):
                self.has_others = True
                self.others.append(entry.name if entry.kind is None or entry.name in there else "")
                self.kinds = append(self.kinds, -1)
                self.piles = append(self.piles, -1)
                self.mixed = append(self.mixed, 0)
                continue
            kind = program.here(entry.kind)
            self.others.append("")
            self.kinds = append(self.kinds, kind.number)
            self.piles = append(self.piles, program.where.get(kind.name, -1))
            self.mixed = append(self.mixed, 1 if kind.home else 0)


class Plan:
    """A menu at one table."""

    def __init__(self, menu: Menu, view: View) -> None:
        self.where = view.pile_places  # tells the tables apart
        self.program = Program(view)
        self.buy = Lines(menu.buy, self.program, view)
        self.play = Lines(menu.play, self.program, view)
        self.trash = Lines(menu.trash, self.program, view)
        self.has_habits = len(menu.habits) > 0
        self.habits: dict[str, list[Kept]] = {}  # by the name of the card
        for habit in menu.habits:
            begin: i64 = -1
            if habit.condition is not None:
                begin = habit.condition.place_in(self.program)
            self.habits.setdefault(self.program.here(habit.kind).name, []).append(Kept(habit, begin))

    def habit(self, view: View, name: str, purpose: str) -> Habit | None:
        """The habit that holds now at questions of that card and purpose; at whether to play it, of no purpose."""
        kept = self.habits.get(name)
        if kept is not None:
            for one in kept:
                if one.habit.purpose == purpose and self.holds(view, one.begin):
                    return one.habit
        return None

    def holds(self, view: View, begin: i64) -> bool:
        """Whether a line is wanted now, given where its condition begins."""
        return begin < 0 or self.program.value(view, begin) != 0.0

    def first(self, view: View, lines: Lines, kind: i64) -> i64:
        """The first line for the kind of that number that is wanted now, or -1."""
        kinds = lines.kinds
        for i in range(len(kinds)):
            if kinds[i] == kind and self.holds(view, lines.begins[i]):
                return i
        return -1


def forbids_itself(kind: Kind) -> bool:
    """Whether there are times at which the card itself says that it cannot be bought."""
    return hears_itself(kind, FORBID_BUYING)


class Menu:
    """What to buy, play and trash, in order of preference."""

    def __init__(
        self, name: str, buy: list[Item], play: list[Item], trash: list[Item], habits: list[Habit] | None = None
    ) -> None:
        self.name = name
        self.habits = habits or []
        self.buy = buy
        self.play = play
        self.trash = trash
        # Whether it wants a card that what is in play may forbid to buy.
        self.picky = any(item.kind is not None and forbids_itself(item.kind) for item in buy)
        # Whether it says itself which Events are bought.
        self.says_events = any(item.kind is None or item.kind.is_(EVENT) for item in buy)
        self._plan: Plan | None = None

    def plan(self, view: View) -> Plan:
        """The menu at this table; kept for the next question there."""
        plan = self._plan
        if plan is None or plan.where is not view.pile_places:
            plan = Plan(self, view)
            self._plan = plan
        return plan

    def cards(self) -> list[str]:
        """The cards it names, each once."""
        return list(dict.fromkeys(entry.name for entry in [*self.buy, *self.play, *self.trash] if entry.kind))

    def dump(self) -> str:
        """The menu as text that can be read again."""
        lines = [f"name: {self.name}"]
        for title, entries in (("buy", self.buy), ("play", self.play), ("trash", self.trash)):
            if entries:
                lines += [f"{title}:", *(f"    {entry}" for entry in entries)]
        if self.habits:
            lines += [f"{HABITS}:", *(f"    {habit}" for habit in self.habits)]
        return "\n".join(lines) + "\n"


def parse_menu(text: str, name: str = "") -> Menu:
    """Read a menu; `MenuError` says at which line and column it goes wrong."""
    if not isinstance(text, str):
        raise MenuError("A menu is text.")
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise MenuError(f"A menu has at most {MOST_LINES} lines; this one has {len(lines)}.")
    sections: dict[str, list[Item]] = {title: [] for title in SECTIONS}
    habits: list[Habit] = []
    section = "buy"
    for number, raw in enumerate(lines, 1):
        if len(raw) > LONGEST_LINE:
            raise MenuError(f"Line {number}, column {LONGEST_LINE}: a line has at most {LONGEST_LINE} characters.")
        line = raw.split("#", 1)[0].replace("\r", " ")
        heading = re.match(r"\s*([A-Za-z]+)\s*:(.*)$", line)
        if heading:
            word = heading[1].lower()
            rest = heading[2]
            if word == "name":
                name = rest.strip() or name
                continue
            if word not in SECTIONS and word != HABITS:
                column = heading.start(1) + 1
                known = ", ".join(("name", *SECTIONS, HABITS))
                raise MenuError(
                    f"Line {number}, column {column}: there is no part {word!r} of a menu; parts are {known}."
                )
            section = word
            line = " " * heading.start(2) + rest
        column = 1
        for piece in line.split(";"):
            if piece.strip() and section == HABITS:
                habits.append(read_habit(piece, number, column))
            elif piece.strip():
                sections[section].append(_entry(piece, number, column, section == "buy"))
            column += len(piece) + 1
    if not sections["buy"]:
        raise MenuError("Line 1, column 1: a menu says what to buy, and this one says nothing.")
    return Menu(name or "Menu", sections["buy"], sections["play"], sections["trash"], habits)


def _entry(piece: str, line: int, start: int, to_buy: bool) -> Item:
    found = re.match(r"(\s*)(.*?)(?:\s+if\b(.*))?\s*$", piece, re.IGNORECASE | re.DOTALL)
    assert found is not None  # everything in it is optional
    column = start + len(found[1])
    kind: Kind | None = None
    if not to_buy or found[2].lower() != EVENTS.lower():
        try:
            kind = find(found[2])
        except UnknownCard as error:
            raise MenuError(f"Line {line}, column {column}: {error}") from None
    if kind is not None and (kind.split or (kind.is_(LANDSCAPES) and not (to_buy and kind.is_(EVENT | PROJECT)))):
        what = f"a pile; name one of {', '.join(kind.split)}" if kind.split else "not a card that can be had"
        raise MenuError(f"Line {line}, column {column}: {kind.name} is {what}.")
    if found[3] is None:
        return Item(kind, None, "")
    return Item(kind, parse_condition(found[3], line, start + found.start(3)), found[3].strip())
