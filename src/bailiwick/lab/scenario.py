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

from bailiwick.cards.registry import all_roles
from bailiwick.engine import declared
from bailiwick.engine.errors import BailiwickError, IllegalSetup
from bailiwick.lab.lab import STEPS, Lab, Seat
from bailiwick.lab.positions import COUNTERS, OWN, TABLES, ZONES, check_list, declared_as
from bailiwick.lab.zones import Zone

__all__ = ["Scenario"]

# What is expected for each of several names, and where these are declared.
DECLARED: dict[str, dict[str, Any]] = {"mats": declared.MATS, "tokens": declared.TOKENS}
GAME_KEYS = ["kingdom", "others", "landscapes", "supply", "colonies", "potions", "seed"]
SEAT_EXPECTS = [*ZONES, *COUNTERS, *OWN, "vp", "mats", "tokens", "turns"]
NEEDS_CARD = ["play", "buy", "gain", "trash_from_hand"]
GAME_EXPECTS = ["trash", "aside", "supply", "piles", "pile_tokens", "turn", "phase", "over", "winners"]
GAME_EXPECTS += ["offered", "not_offered", "asked", "others", "stack_discard", "stack_aside"]


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
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise IllegalSetup(f"This is not TOML: {str(error).rstrip('.')}.") from None
        return cls.of(data)

    @classmethod
    def of(cls, data: dict[str, Any]) -> Scenario:
        """The same from data that is read already."""
        data = dict(data)
        steps, expect = data.pop("steps", []), data.pop("expect", {})
        known = [*GAME_KEYS, *(role.key for role in all_roles()), *ZONES, *COUNTERS, *TABLES, *OWN, "sun"]
        unknown = [name for name in data if name not in known]
        if unknown:
            raise IllegalSetup(f"A position has no {unknown[0]!r}; it takes {', '.join(known)}, steps and expect.")
        if not isinstance(steps, list) or not isinstance(expect, dict):
            raise IllegalSetup("steps must be a list and expect a table.")
        for name in expect:
            if name not in SEAT_EXPECTS and name not in GAME_EXPECTS:
                raise IllegalSetup(
                    f"Nothing is known of {name!r} to expect; it may be {', '.join(SEAT_EXPECTS + GAME_EXPECTS)}."
                )
        expect = {**expect, **_by_declared_names(expect)}
        if "others" in expect:
            others = check_list("others", expect["others"])
            expect["others"] = [{**seat, **_by_declared_names(seat)} for seat in others if _is_table(seat)]
        return cls(Lab(**data), steps, expect)

    def run(self) -> list[str]:
        """Take all steps, then compare. Gives what is not as expected, a line each; nothing when all is well."""
        wrong: list[str] = []
        for i, step in enumerate(self.steps, 1):
            name, rest, more, error = self._read_step(i, step)
            try:
                self.lab.step(name, *rest, **more)
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
    def _read_step(i: int, step: Any) -> tuple[str, list[Any], dict[str, int], str | None]:
        """A step's name, what it takes, for which seat, and the error that is expected of it."""
        if isinstance(step, str):
            step = [step]
        table = step if isinstance(step, dict) else {}
        if table:
            unknown = [name for name in table if name not in ("step", "card", "answers", "seat", "error")]
            if unknown:
                raise IllegalSetup(f"Step {i} has {unknown[0]!r}; it takes step, card, answers, seat and error.")
            rest = [table["card"]] if "card" in table else []
            step = [table.get("step"), *rest, *table.get("answers", [])]
        if not isinstance(step, list) or not step or step[0] not in STEPS:
            raise IllegalSetup(f"Step {i}, {step!r}, is none; it starts with one of {', '.join(STEPS)}.")
        if step[0] in NEEDS_CARD and not (len(step) > 1 and isinstance(step[1], str)):
            raise IllegalSetup(f"Step {i}, {step[0]}, needs the name of a card.")
        if step[0] == "spend_coffers" and len(step) < 2:
            raise IllegalSetup(f"Step {i}, spend_coffers, needs a number.")
        more = {"seat": table["seat"]} if "seat" in table and step[0] == "gain" else {}
        return step[0], step[1:], more, table.get("error")

    def _compare(self) -> list[str]:
        lab, expect = self.lab, self.expect
        wrong = self._compare_seat("", lab.me, {k: v for k, v in expect.items() if k in SEAT_EXPECTS})
        for i, others in enumerate(expect.get("others", []), 1):
            if i >= len(lab.players):
                raise IllegalSetup(f"Something is expected of seat {i}, but seats are 0 to {len(lab.players) - 1}.")
            wrong += self._compare_seat(f"seat {i}: ", lab.players[i], others)
        if "winners" in expect and not lab.over:
            wrong.append("the game is not over: there are no winners")
        for role, names in expect.get("aside", {}).items():
            if lab.aside.get(role, []) != names:
                wrong.append(f"{role} has {lab.aside.get(role, [])!r}, not {names!r}")
        for name in ("trash", "turn", "phase", "over", *(["winners"] if lab.over else [])):
            if name in expect and getattr(lab, name) != expect[name]:
                wrong.append(f"{name} is {getattr(lab, name)!r}, not {expect[name]!r}")
        for pile, count in expect.get("supply", {}).items():
            if lab.supply[pile] != count:
                wrong.append(f"the {pile} pile has {lab.supply[pile]} cards, not {count}")
        for pile, names in expect.get("piles", {}).items():
            if lab.pile(pile) != names:
                wrong.append(f"the {pile} pile is {lab.pile(pile)}, not {names}")
        for pile, tokens in expect.get("pile_tokens", {}).items():
            lying = [list(token) if isinstance(token, tuple) else token for token in lab.tokens(pile)]
            if lying != tokens:
                wrong.append(f"on the {pile} pile lie {lying}, not {tokens}")
        for name, stack in lab.game.stacks.items():
            for place, zone in (("stack_discard", stack.discarded), ("stack_aside", stack.aside)):
                there = Zone(card.name for card in zone)
                if name in expect.get(place, {}) and there != expect[place][name]:
                    wrong.append(f"{place} of the {name} is {there!r}, not {expect[place][name]!r}")
        if "asked" in expect and [q.purpose for q in lab.asked] != expect["asked"]:
            wrong.append(f"the questions were {[q.purpose for q in lab.asked]}, not {expect['asked']}")
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
            found = getattr(seat, name)
            if name in DECLARED:  # one by one; what is not told of is to have nothing
                nothing: Any = [] if name == "mats" else 0
                for item in dict.fromkeys([*value, *found]):
                    there, wanted = found.get(item, nothing), value.get(item, nothing)
                    if there != wanted:
                        what = f"the {item} mat" if name == "mats" else f"the number of {item} tokens"
                        wrong.append(f"{who}{what} is {there!r}, not {wanted!r}")
            elif found != value:
                wrong.append(f"{who}{name} is {found!r}, not {value!r}")
        return wrong


def _is_table(seat: object) -> bool:
    if not isinstance(seat, dict):
        raise IllegalSetup(f"What is expected of a seat is a table, not {seat!r}.")
    return True


def _by_declared_names(expect: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What is expected of mats and tokens, by the names that they were declared with."""
    found: dict[str, dict[str, Any]] = {}
    for name, known in DECLARED.items():
        if name in expect:
            if not isinstance(expect[name], dict):
                raise IllegalSetup(f"{name} expects something for each name, not {expect[name]!r}.")
            items = expect[name].items()
            found[name] = {declared_as(name.rstrip("s"), item, known).name: value for item, value in items}
    return found
