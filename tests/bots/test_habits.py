"""Habits of plans: how they are read, when they hold, and that a study finds those that help."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailiwick import Agent, Decision, Lab, View
from bailiwick.bots.menu import MenuError, parse_menu
from bailiwick.bots.plans import MONEY, Plan, changed, with_habit
from bailiwick.bots.study import possible_habits
from bailiwick.bots.tactics import MenuBot

COPPERS = ["Copper"] * 12


class Watched(Agent):
    """A hand, with what it was asked and what it answered, in words."""

    def __init__(self, menu: str) -> None:
        self.hand = MenuBot(menu)
        self.told: dict[str, list[str]] = {}
        self.possible: list[str] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.hand.decide(view, decision)
        cause = "turn" if decision.cause is None else decision.cause.name
        self.told.setdefault(f"{cause}/{decision.purpose}", [decision.options[i] for i in answer])
        self.possible += possible_habits(decision)
        return answer


def played(habits: str, **position: Any) -> Watched:
    """A turn played by Big Money with these habits."""
    given = {"deck": COPPERS, "others": [{"hand": COPPERS[:5], "deck": COPPERS}], **position}
    lab = Lab(["Village", "Smithy", "Pawn", "Watchtower", "Sentinel", "Militia", "Steward"], **given)
    watched = Watched(f"Gold; Silver\nhabits:\n{habits}" if habits else "Gold; Silver")
    game = lab.game.copy()
    game.agents = [watched, MenuBot("Gold")]
    game.most_turns = game.turn_number
    game.always_ask = True
    game.run()
    return watched


def test_an_action_is_never_played_or_before_others() -> None:
    assert played("", hand=["Smithy"]).told["turn/play-action"] == ["Smithy"]
    assert played("Smithy = never", hand=["Smithy"]).told["turn/play-action"] == []
    assert played("Smithy = never if turn > 90", hand=["Smithy"]).told["turn/play-action"] == ["Smithy"]
    assert played("", hand=["Smithy", "Village"]).told["turn/play-action"] == ["Village"]
    assert played("Smithy = first", hand=["Smithy", "Village"]).told["turn/play-action"] == ["Smithy"]


def test_questions_are_answered_by_habit() -> None:
    assert played("Pawn/choose = 2 3", hand=["Pawn"]).told["Pawn/choose"] == ["+1 Action", "+1 Buy"]
    assert played("Steward/choose = 2", hand=["Steward", "Estate", "Estate"]).told["Steward/choose"] == ["+2 coins"]
    sentinel = {"hand": ["Sentinel"], "deck": ["Curse", "Gold", "Curse", "Gold", "Silver", *COPPERS]}
    assert played("", **sentinel).told["Sentinel/trash"] == ["Curse", "Curse"]
    assert played("Sentinel/trash = none", **sentinel).told["Sentinel/trash"] == []


def test_a_habit_that_does_not_fit_the_question_is_none() -> None:
    assert len(played("Pawn/choose = 1", hand=["Pawn"]).told["Pawn/choose"]) == 2
    assert len(played("Pawn/choose = 1 9", hand=["Pawn"]).told["Pawn/choose"]) == 2
    assert len(played("Militia/discard = none", hand=["Militia"]).told["turn/play-action"]) == 1


def test_habits_are_read_and_written() -> None:
    text = "Gold\nhabits:\n  Smithy = never if turn > 9; pawn / choose = 1  3\n  Watchtower/may=No"
    menu = parse_menu(text)
    assert [str(habit) for habit in menu.habits] == [
        "Smithy = never if turn > 9", "Pawn/choose = 1 3", "Watchtower/may = no",
    ]  # fmt: skip
    assert parse_menu(menu.dump()).dump() == menu.dump()
    assert menu.cards() == ["Gold"]


@pytest.mark.parametrize(
    ("habit", "said"),
    [
        ("Smithy", "Line 3, column 1: a habit reads like"),
        ("Smity = never", "column 1: There is no card named 'Smity'"),
        ("Smithy = sometimes", "what is done is never, first, .* not 'sometimes'"),
        ("Smithy = no", "'no' is said of a question"),
        ("Pawn/choose = never", "'never' is said of a card alone"),
        ("Pawn/chose = 1", "there is no purpose 'chose'"),
        ("Pawn/choose = 0", "not '0'"),
        ("Pawn/choose = 1 if coin > 3", "'coin' is not a word"),
    ],
)
def test_what_is_no_habit_is_said(habit: str, said: str) -> None:
    with pytest.raises(MenuError, match=said):
        parse_menu(f"Gold\nhabits:\n{habit}")


def test_questions_tell_what_may_become_a_habit() -> None:
    told = played("", hand=["Pawn", "Village"]).possible
    assert {"Pawn = never", "Village = first", "Pawn/choose = 1 2", "Pawn/choose = 3 4"} <= set(told)


def test_plans_with_habits_are_changed_and_read() -> None:
    plan = with_habit(with_habit(Plan(MONEY), "Pawn/choose = 1 3"), "Pawn/choose = 2 3")
    assert plan.habits == ("Pawn/choose = 2 3",)
    rng = random.Random(1)
    found = set()
    for _ in range(200):
        other = changed(plan, ["Pawn", "Gold"], rng, ["Pawn = never", "Pawn = first"])
        assert len(parse_menu(other.text()).habits) == len(other.habits)
        found.add(other.habits)
    assert () in found
    assert ("Pawn = never", "Pawn/choose = 2 3") in found
