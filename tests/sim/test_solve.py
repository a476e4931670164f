"""The search for menus, the library of menus, and their commands."""

from __future__ import annotations

import json
import random

import pytest

from bailiwick import Setup, find
from bailiwick.bots.library import library, menu_named
from bailiwick.bots.menu import parse_menu
from bailiwick.cli import main
from bailiwick.kingdoms.sets import recommended_set, recommended_sets
from bailiwick.sim.solve import LIMITS, Plan, changed, crossed, first_plans, kinds_of, solve, want_line
from bailiwick.sim.strategies import read_strategy

KINGDOM = ["Witch", "Smithy", "Village", "Market", "Moat", "Chapel", "Mine", "Gardens", "Feast", "Workshop"]


def test_plans_are_menus_however_they_are_changed() -> None:
    kinds = kinds_of(Setup([*KINGDOM[:9], "Augurs"]))
    assert find("Sibyl") in kinds
    rng = random.Random(1)
    plans = first_plans(kinds)
    for _ in range(300):
        plan = changed(rng.choice(plans), [kind.name for kind in kinds] + ["Gold", "Silver"], rng)
        plan = crossed(plan, rng.choice(plans), rng)
        assert parse_menu(plan.text()).buy
        assert len(plan.wants) <= 14


def test_every_limit_can_be_read() -> None:
    for limit in LIMITS:
        assert parse_menu(want_line("Throne Room", limit)).buy[0].kind.name == "Throne Room"


def test_a_search_finds_the_witch() -> None:
    found = solve(Setup(KINGDOM), minutes=0.02, seed=1, most_rounds=3)
    assert "Witch" in found.menu().cards()
    scores = {name: score for name, score, _ in found.beats}
    assert scores["Big Money"] > 0.6
    assert found.plans > 10


def test_the_same_seed_and_rounds_find_the_same() -> None:
    one, other = (solve(Setup(KINGDOM), minutes=5, seed=3, most_rounds=1) for _ in range(2))
    assert one.champion == other.champion
    assert one.beats == other.beats


def test_a_plan_has_a_name() -> None:
    assert Plan((("Gold", "all"), ("Witch", "2"), ("Silver", "all"))).menu().name == "Witch"
    assert Plan((("Gold", "all"), ("Silver", "all"))).menu().name == "Big Money"


def test_menus_of_the_library_buy_what_their_set_has() -> None:
    for one in library():
        menu = one.menu()
        assert menu.buy
        if one.for_set:
            setup = recommended_set(one.for_set).setup(2)
            there = {name for kind in setup.used() for name in [kind.name, *kind.split]}
            for name in menu.cards():
                assert find(name).basic or name in there, one.title


def test_every_set_of_the_heart_has_menus() -> None:
    heart = {"Dominion", "Cornucopia", "Guilds", "Allies"}
    for one in recommended_sets(playable=True):
        if {kind.expansion for kind in one.setup(2).used()} <= heart:
            assert len([menu for menu in library() if menu.for_set == one.title]) >= 2, one.title


def test_menus_of_the_library_are_strategies() -> None:
    assert menu_named("big money with witch") is not None
    assert read_strategy("Big Money with Witch").sort == "menu"
    titled = next(one for one in library() if one.for_set)
    assert read_strategy(titled.title).body == titled.text


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["menu", "show", "big", "money", "with", "witch", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Big Money with Witch"
    assert main(["menu", "list", "--set", "Baking Contest"]) == 0
    assert "Baking Contest: " in capsys.readouterr().out
    assert main(["menu", "show", "nothing", "of", "the", "kind"]) == 2
    assert "There is no menu named" in capsys.readouterr().err
    assert main(["solve", "--set", "Baking Contest", "--minutes", "0"]) == 2
    assert "--minutes takes more than 0" in capsys.readouterr().err
    line = ", ".join(KINGDOM)
    assert main(["solve", "--kingdom", line, "--minutes", "0.001", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert parse_menu(data["menu"]).buy
    assert {row["rival"] for row in data["beats"]} >= {"Bailiff", "Big Money"}


def test_only_menus_can_be_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    line = ", ".join(KINGDOM)
    assert main(["solve", "--kingdom", line, "--minutes", "0.01", "--against", "random"]) == 2
    assert "is no menu" in capsys.readouterr().err
