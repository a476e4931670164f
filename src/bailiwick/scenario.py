"""Lab positions as files: a position, steps and what is expected of them, in TOML.

    hand = ["Cellar", "Estate", "Copper"]
    deck = ["Gold"]
    steps = [["play", "Cellar", ["Estate"]]]

    [expect]
    hand = ["Copper", "Gold"]
    actions = 1

A step is a list: the name of the step, then what it takes; ``[]`` declines, since TOML has no null. A step may also be
a table: ``{ step = "buy", card = "Gold", error = "IllegalMove" }``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

from bailiwick.engine.errors import BailiwickError, IllegalSetup
from bailiwick.lab import COUNTERS, STEPS, ZONES, Lab, Seat

__all__ = ["Scenario"]

POSITION = ["kingdom", "others", "bane", "ally", "landscapes", "supply", "colonies", "seed", *ZONES, *COUNTERS]
SEAT_EXPECTS = [*ZONES, *COUNTERS, "vp", "mats", "turns"]
GAME_EXPECTS = ["trash", "supply", "piles", "turn", "phase", "over", "winners", "offered", "not_offered", "others"]


@dataclass
class Scenario:
    """A position with its script."""

    lab: Lab
    steps: list[Any] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def load(cls, text: str) -> Scenario:
        """Read a file; `IllegalSetup` says what is wrong with it."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise IllegalSetup(f"This is not TOML: {error}.") from None
        return cls.of(data)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Scenario:
        """The same from data that is read already."""
        data = dict(data)
        steps, expect = data.pop("steps", []), data.pop("expect", {})
        unknown = [name for name in data if name not in POSITION]
        if unknown:
            raise IllegalSetup(f"A position has no {unknown[0]!r}; it takes {', '.join(POSITION)}, steps and expect.")
        if not isinstance(steps, list) or not isinstance(expect, dict):
            raise IllegalSetup("steps must be a list and expect a table.")
        for name in expect:
            if name not in SEAT_EXPECTS and name not in GAME_EXPECTS:
                raise IllegalSetup(
                    f"Nothing is known of {name!r} to expect; it may be {', '.join(SEAT_EXPECTS + GAME_EXPECTS)}."
                )
        return cls(Lab(**data), steps, expect)

    def run(self) -> list[str]:
        """Take all steps, then compare. Gives what is not as expected, a line each; nothing when all is well."""
        wrong: list[str] = []
        for i, step in enumerate(self.steps, 1):
            name, rest, error = self._read_step(i, step)
            try:
                self.lab.step(name, *rest)
            except BailiwickError as raised:
                if error is None:
                    raise
                if type(raised).__name__ != error:
                    wrong.append(f"step {i}: {type(raised).__name__} instead of {error}: {raised}")
            else:
                if error is not None:
                    wrong.append(f"step {i} ({name}): {error} was expected, but it went through")
        return wrong + self._compare()

    @staticmethod
    def _read_step(i: int, step: Any) -> tuple[str, list[Any], str | None]:
        if isinstance(step, str):
            step = [step]
        if isinstance(step, dict):
            rest = [step["card"]] if "card" in step else []
            return str(step.get("step", "")), rest + list(step.get("answers", [])), step.get("error")
        if not isinstance(step, list) or not step or step[0] not in STEPS:
            raise IllegalSetup(f"Step {i}, {step!r}, is none; it starts with one of {', '.join(STEPS)}.")
        return step[0], step[1:], None

    def _compare(self) -> list[str]:
        lab, expect = self.lab, self.expect
        wrong = self._compare_seat("", lab.me, {k: v for k, v in expect.items() if k in SEAT_EXPECTS})
        for i, others in enumerate(expect.get("others", []), 1):
            wrong += self._compare_seat(f"seat {i}: ", lab.players[i], others)
        for name in ("trash", "turn", "phase", "over", "winners"):
            if name in expect and getattr(lab, name) != expect[name]:
                wrong.append(f"{name} is {getattr(lab, name)!r}, not {expect[name]!r}")
        for pile, count in expect.get("supply", {}).items():
            if lab.supply[pile] != count:
                wrong.append(f"the {pile} pile has {lab.supply[pile]} cards, not {count}")
        for pile, names in expect.get("piles", {}).items():
            if lab.pile(pile) != names:
                wrong.append(f"the {pile} pile is {lab.pile(pile)}, not {names}")
        offered = {name for question in lab.asked for name in question.options}
        wrong += [f"{name} was never offered" for name in expect.get("offered", []) if name not in offered]
        wrong += [f"{name} was offered" for name in expect.get("not_offered", []) if name in offered]
        return wrong

    @staticmethod
    def _compare_seat(who: str, seat: Seat, expect: dict[str, Any]) -> list[str]:
        wrong = []
        for name, value in expect.items():
            if name not in SEAT_EXPECTS:
                raise IllegalSetup(f"A seat has no {name!r} to expect.")
            if getattr(seat, name) != value:
                wrong.append(f"{who}{name} is {getattr(seat, name)!r}, not {value!r}")
        return wrong
