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

`sources` names a book and the number of the deciding statement in its note on the card; `[stated.GC17]` and the like at
the head of the file say how many statements that book makes on each card. A ruling that needs cards we do not have
names a test instead of a position.
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

__all__ = ["BOOKS", "Ruling", "all_rulings", "rulings_on", "stated"]

BOOKS = {
    "GC17": "Guilds & Cornucopia (2017)",
    "C11": "Cornucopia (2011)",
    "C11b": "Cornucopia (2011), second text",
    "G13": "Guilds (2013)",
    "CG24": "Cornucopia & Guilds (2024)",
    "A21": "Allies (2021)",
    "INT": "Intrigue, second edition, and the first edition's cards",
}
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


def read(text: str, name: str) -> list[Ruling]:
    """The rulings in a file; `IllegalSetup` says what is wrong with it."""
    found = []
    for i, entry in enumerate(tomllib.loads(text).get("ruling", []), 1):
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
            if book not in BOOKS or not number.isdecimal():
                raise IllegalSetup(f"{where}: the source {source!r} is not a book and a number, as in GC17/2.")
        card = entry["card"]
        rest = {name: value for name, value in entry.items() if name != "card"}
        found.append(Ruling(card if card in RULES else find(card).name, **rest))
    return found


# Rules of a whole mechanic, which are filed under its name instead of a card's.
RULES = ["Coffers", "Overpay", "Bane", "Prizes", "Rewards", "Preparation", "Favors", "Split piles", "Durations"]


def _files() -> list[tuple[str, str]]:
    folder = resources.files("bailiwick.rulings")
    files = [f for f in folder.iterdir() if f.name.endswith(".toml")]
    return [(f.name, f.read_text(encoding="utf-8")) for f in sorted(files, key=lambda f: f.name)]


@cache
def all_rulings() -> list[Ruling]:
    """Every ruling of every file."""
    return [ruling for name, text in _files() for ruling in read(text, name)]


def rulings_on(card: str) -> list[Ruling]:
    """The rulings on a card."""
    return [ruling for ruling in all_rulings() if ruling.card == card]


@cache
def stated() -> dict[str, dict[str, int]]:
    """How many deciding statements each book makes on each card."""
    counts: dict[str, dict[str, int]] = {}
    for _, text in _files():
        for book, cards in tomllib.loads(text).get("stated", {}).items():
            counts.setdefault(book, {}).update(cards)
    return counts
