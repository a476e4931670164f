"""Rulings that run: what the rulebooks decide about cards, in our own words, each with a position that proves it.

The files of this folder, one per expansion, hold entries like this:

    [[ruling]]
    card = "Hamlet"
    text = "Each discard is made for one of the two bonuses, and neither can be had twice."
    sources = ["GC17/2"]
    [ruling.position]
    hand = ["Hamlet", "Copper", "Estate"]
    deck = ["Gold"]
    steps = [["play", "Hamlet", "Copper", "Estate"]]
    expect = { actions = 2, buys = 2 }

`sources` names a book and the number of the deciding statement in its note on the card. The head of a file says in
`[books]` what its books are called (once, where a book has several files), in `[stated.GC17]` and the like how many
statements that book makes on each card, and in `rules` what is filed under the name of a mechanic instead of a card's.
A ruling that needs cards we do not have names a test instead of a position.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from bailiwick.cards import find
from bailiwick.engine.errors import IllegalSetup
from bailiwick.lab.scenario import Scenario

__all__ = ["Ruling", "all_rulings", "rules", "rulings_on", "stated", "titles"]

KEYS = {"card", "text", "sources", "position", "test"}


@dataclass
class Ruling:
    """One statement of the rules, and how it is proved."""

    card: str
    text: str
    sources: list[str] = field(default_factory=list)
    position: dict[str, Any] | None = None
    test: str = ""  # a test in Python, where the position needs cards that only tests have

    def run(self) -> list[str]:
        """What is not as expected; nothing when the ruling holds, or is proved by a test."""
        return [] if self.position is None else Scenario.of(self.position).run()


def read(data: dict[str, Any], name: str) -> list[Ruling]:
    """The rulings in a file; `IllegalSetup` says what is wrong with it."""
    found = []
    for i, entry in enumerate(data.get("ruling", []), 1):
        where = f"{name}, ruling {i}"
        unknown = set(entry) - KEYS
        if unknown:
            raise IllegalSetup(f"{where}: nothing is known of {sorted(unknown)[0]!r}.")
        if not entry.get("text") or not entry.get("sources"):
            raise IllegalSetup(f"{where}: a ruling has a text and sources.")
        if ("position" in entry) == ("test" in entry):
            raise IllegalSetup(f"{where}: a ruling has either a position or a test.")
        for source in entry["sources"]:
            book, _, number = source.partition("/")
            if book not in titles() or not number.isdecimal():
                raise IllegalSetup(f"{where}: the source {source!r} is not a book and a number, as in GC17/2.")
        card = entry["card"]
        rest = {name: value for name, value in entry.items() if name != "card"}
        found.append(Ruling(card if card in rules() else find(card).name, **rest))
    return found


@cache
def _files() -> list[tuple[str, dict[str, Any]]]:
    folder = resources.files("bailiwick.rulings")
    files = [f for f in folder.iterdir() if f.name.endswith(".toml")]
    return [(f.name, tomllib.loads(f.read_text(encoding="utf-8"))) for f in sorted(files, key=lambda f: f.name)]


@cache
def titles() -> dict[str, str]:
    """What the books are called, by how they are cited."""
    return {short: title for _, data in _files() for short, title in data.get("books", {}).items()}


@cache
def rules() -> list[str]:
    """Rules of a whole mechanic, which are filed under its name instead of a card's."""
    return [rule for _, data in _files() for rule in data.get("rules", [])]


@cache
def all_rulings() -> list[Ruling]:
    """Every ruling of every file."""
    return [ruling for name, data in _files() for ruling in read(data, name)]


def rulings_on(card: str) -> list[Ruling]:
    """The rulings on a card."""
    return [ruling for ruling in all_rulings() if ruling.card == card]


@cache
def stated() -> dict[str, dict[str, int]]:
    """How many deciding statements each book makes on each card."""
    counts: dict[str, dict[str, int]] = {}
    for _, data in _files():
        for book, cards in data.get("stated", {}).items():
            counts.setdefault(book, {}).update(cards)
    return counts
