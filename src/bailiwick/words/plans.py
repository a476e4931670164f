"""What a menu wants, told to people: each line as a card and when it is wanted, and as words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bailiwick.bots.menu import Menu

__all__ = ["Wanted", "When", "in_words", "wanted"]

LINES: Final = 12  # of a plan that are told
# Conditions as plans write them. What reads otherwise is told as "sometimes".
PATTERNS: Final = [
    ("most", r"owned\((?P<card>.+?)\) < (\d+)"),
    ("share", r"owned\((?P<card>.+?)\) < 1 \+ cards / (\d+)"),
    ("until-turn", r"turn <= (\d+)"),
    ("from-turn", r"turn >= (\d+)"),
    ("money", r"money >= (\d+)"),
    ("coins", r"coins >= (\d+)"),
    ("late", r"gains_left <= (\d+)"),
    ("early", r"gains_left > (\d+)"),
    ("villages", r"(?:villages|terminals) <=? (?:villages|terminals)(?: \+ (\d+))?"),
]
WORDS: Final = {
    "most": "up to {}", "share": "one for every {} cards", "until-turn": "until turn {}", "from-turn": "from turn {}",
    "money": "with {} money in the deck", "coins": "with {} coins", "late": "in the last {} gains",
    "early": "before the last {} gains", "villages": "in step with villages", "other": "sometimes",
}  # fmt: skip


class When(NamedTuple):
    kind: str
    number: int


class Wanted(NamedTuple):
    """A line of a plan."""

    card: str
    when: list[When]


def wanted(menu: Menu) -> list[Wanted]:
    """What the menu wants, in order of preference, each card once for each time it is wanted."""
    found: list[Wanted] = []
    for item in menu.buy[:LINES]:
        one = Wanted(item.name, _whens(item.text))
        if one not in found:
            found.append(one)
    return found


def _whens(text: str) -> list[When]:
    if not text:
        return []
    # What brings the end of the game near enough is no part of what a plan is about: the first way is told.
    first = text.split(" or ")[0]
    found: list[When] = []
    for part in first.split(" and "):
        when = _when(part.strip("() "), part.strip())
        if when not in found:
            found.append(when)
    known = [when for when in found if when.kind != "other"]
    return [when for when in known if when != When("money", 0)] or ([] if known else [When("other", 0)])


def _when(bare: str, part: str) -> When:
    for kind, pattern in PATTERNS:
        match = re.fullmatch(pattern, part) or re.fullmatch(pattern, bare)
        if match is not None:
            numbers = [group for group in match.groups() if group is not None and group.isdigit()]
            return When(kind, int(numbers[-1]) if numbers else 0)
    return When("other", 0)


def in_words(lines: Sequence[Wanted]) -> list[str]:
    """The lines in English."""
    told = []
    for line in lines:
        when = ", ".join(WORDS[one.kind].format(one.number) for one in line.when)
        told.append(f"{line.card} ({when})" if when else line.card)
    return told
