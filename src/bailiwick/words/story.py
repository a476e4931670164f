"""From the entries of a log to the lines that are told: what belongs together is one line.

What a play gave is told with it, a purchase once, runs of like entries at one go, and what a card does by itself only
where something came of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

__all__ = ["Line", "story"]

# Entries that follow one another and are told in one sentence. Plays only where they did the like.
JOINED = ("play", "buy", "gain", "reveal", "discard", "trash", "spend", "tokens")


class Line:
    """A line of the log: where its entries begin, how many it joins, and an entry that tells them all. What it gave is
    in `got`: how many Actions, Buys and coins."""

    def __init__(self, start: int, entry: dict[str, Any]) -> None:
        self.start = start
        self.entries = 1
        self.entry = entry
        self.got: dict[str, int] = {}
        self.by: list[str] = []  # what else made it so much
        self.led_on = False  # other lines belong to it

    def data(self) -> dict[str, Any]:
        """The entry, with what came of it."""
        found = self.entry
        if self.got:
            found = {**found, "got": self.got}
        return {**found, "by": self.by} if self.by else found

    def give(self, entry: dict[str, Any], by: list[str]) -> None:
        """Tell with this line what it gave."""
        what = entry["text"]
        self.got[what] = self.got.get(what, 0) + entry["number"]
        self.by += [name for name in by if name not in self.by]

    def joins(self, other: Line) -> bool:
        """Whether the line after it, which led to nothing, is told with it."""
        mine, its = self.entry, other.entry
        if its["kind"] not in JOINED or self.led_on or other.led_on:
            return False
        if set(self.got) != set(other.got) or self.by != other.by:
            return False
        counted = its["kind"] in ("spend", "tokens")
        if not counted and (its.get("number") or "cards" not in its):
            return False
        return {**its, "cards": mine.get("cards"), "number": 0} == {
            **mine, "cards": mine.get("cards"), "number": 0 if counted else mine.get("number", 0)
        }  # fmt: skip

    def join(self, other: Line) -> None:
        mine, its = self.entry, other.entry
        self.entries += other.entries
        self.entry = {**mine}
        if "cards" in mine:
            self.entry["cards"] = mine["cards"] + its["cards"]
        if "number" in mine:
            self.entry["number"] = mine["number"] + its["number"]
        for what, number in other.got.items():
            self.got[what] += number


def story(entries: Iterable[dict[str, Any]]) -> list[Line]:
    """The lines of a log, or of a part of it."""
    lines: list[Line] = []
    within: list[tuple[int, Line]] = []  # what is still going on, each with its depth
    for i, entry in enumerate(entries):
        depth, kind = entry["depth"], entry["kind"]
        base = depth - 1 if kind == "react" else depth  # what a reaction does is told at its own depth
        while within and (within[-1][0] >= depth or _is_other_reaction(entry, within[-1][1].entry)):
            within.pop()
        if kind == "get" and _told_with(entry, within, lines):
            continue
        if kind == "gain" and entry.get("number") and not entry.get("text"):
            continue  # it was bought, and told so
        if kind == "nothing" and within and _is_that(within[-1][1], entry):
            within.pop()  # which tells all there is to tell of it
            entry = {**entry, "depth": depth - 1}
        for _, around in within:
            around.led_on = True
        line = Line(i, entry)
        if kind == "get":
            line.give(entry, entry.get("cards", [])[1:])
        lines.append(line)
        within.append((base, line))
    return _joined([line for line in lines if line.entry["kind"] != "effect" or line.got or line.led_on])


def _is_other_reaction(entry: dict[str, Any], before: dict[str, Any]) -> bool:
    return all(one["kind"] == "react" for one in (entry, before)) and bool(entry["depth"] == before["depth"])


def _is_that(effect: Line, nothing: dict[str, Any]) -> bool:
    return effect.entry["kind"] == "effect" and bool(effect.entry["cards"] == [nothing["text"]])


def _told_with(entry: dict[str, Any], within: list[tuple[int, Line]], lines: list[Line]) -> bool:
    """Tell what was got with the line that it came from, if that is so."""
    if entry["number"] < 0:
        return False
    cause = entry.get("cards", [])[:1]
    if cause and within and within[-1][0] == entry["depth"] - 1 and within[-1][1].entry.get("cards") == cause:
        within[-1][1].give(entry, entry["cards"][1:])
        return True
    if not lines:
        return False
    last = lines[-1].entry
    if (last["seat"], last["depth"]) != (entry["seat"], entry["depth"]):
        return False
    same = last["kind"] == "get" and last["number"] > 0 and last.get("cards") == entry.get("cards")
    if same or (not cause and last["kind"] == "spend"):
        lines[-1].give(entry, [])
        return True
    return False


def _joined(lines: list[Line]) -> list[Line]:
    told: list[Line] = []
    for i, line in enumerate(lines):
        unsure = i == len(lines) - 1 and line.entry["kind"] == "play" and not line.got  # it may still do something
        if told and not unsure:
            if told[-1].joins(line):
                told[-1].join(line)
                continue
            shuffled = told[-1].entry["kind"] == "shuffle" and line.entry["kind"] == "reveal"
            if shuffled and len(told) > 1 and told[-2].joins(line):
                told[-2].join(line)
                continue
        told.append(line)
    return told
