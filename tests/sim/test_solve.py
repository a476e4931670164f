"""The search for menus, the library of menus, and their commands."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bailiwick import Setup, find
from bailiwick.bots.library import library, menu_named
from bailiwick.bots.menu import parse_menu
from bailiwick.bots.plans import LIMITS, WHENS, Plan, Want, changed, crossed, first_plans, live, random_plans
from bailiwick.cli import main
from bailiwick.cli.solve import shipped
from bailiwick.kingdoms.sets import recommended_set, recommended_sets
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.solve import BAILIFF, Search, _workers, kinds_of, score, solve, told_apart
from bailiwick.sim.strategies import read_strategy

SHORT: dict[str, Any] = {"population": 6, "tries": [4, 8, 12, 16, 20]}
KINGDOM = ["Witch", "Smithy", "Village", "Market", "Moat", "Chapel", "Mine", "Gardens", "Feast", "Workshop"]


def test_plans_are_menus_however_they_are_changed() -> None:
    kinds = kinds_of(Setup([*KINGDOM[:9], "Augurs"]))
    assert find("Sibyl") in kinds
    rng = random.Random(1)
    plans = first_plans(kinds) + random_plans(kinds, rng, 20)
    for _ in range(300):
        plan = changed(rng.choice(plans), [kind.name for kind in kinds] + ["Gold", "Silver"], rng)
        plan = crossed(plan, rng.choice(plans), rng)
        assert parse_menu(plan.text()).buy
        assert len(plan.wants) <= 14


def test_every_limit_can_be_read() -> None:
    for limit in LIMITS:
        for when in ["", *WHENS]:
            assert parse_menu(Want("Throne Room", limit, when).line()).buy[0].kind.name == "Throne Room"


def test_a_search_finds_the_witch() -> None:
    found = solve(Setup(KINGDOM), minutes=5, seed=1, most_generations=1, final_games=60, **SHORT)
    assert "Witch" in found.menu().cards()
    scores = {name: score for name, score, _ in found.beats}
    assert scores["Big Money"] > 0.6
    assert found.plans > 10


def test_the_same_seed_and_rounds_find_the_same() -> None:
    one, other = (
        solve(Setup(KINGDOM), minutes=5, seed=3, jobs=jobs, most_generations=1, final_games=20, **SHORT)
        for jobs in (1, 2)
    )
    assert one.findings == other.findings
    assert one.games == other.games


def test_a_search_shows_plans_that_differ() -> None:
    found = solve(Setup(KINGDOM), minutes=5, seed=2, most_generations=0, final_games=20, **SHORT)
    cards = [set(finding.plan.cards()) for finding in found.findings]
    assert len(cards) == 3
    assert all(len(one ^ other) >= 2 for one, other in combinations(cards, 2))
    assert found.champion is found.findings[0].plan


def test_a_plan_is_made_shorter() -> None:
    """Lines that never come to anything go."""
    with _workers(Setup(KINGDOM), 1) as play:
        search = Search(play, {"Bailiff": BAILIFF}, kinds_of(Setup(KINGDOM)), random.Random(1), 2, [4, 8, 12, 16, 200])
        dead = [Want("Witch", "2", "turn >= 7"), Want("Moat"), Want("Chapel")]  # after a line that takes all there is
        search.population = search.contenders([Plan((Want("Witch", "2"), Want("Gold"), Want("Silver"), *dead))])
        search.population[0].played = {BAILIFF: 200}  # so good that nothing but a dead line can be missed
        search.population[0].won = {BAILIFF: score((search.population[0].text, BAILIFF, 0, 200)) * 200}
        search.tidy(time.monotonic() + 600)
    assert Want("Witch", "2", "turn >= 7") not in search.population[0].plan.wants
    assert any(want.card == "Witch" for want in search.population[0].plan.wants)


def test_populations_grow_apart_and_come_together() -> None:
    with _workers(Setup(KINGDOM), 1) as play:
        search = Search(play, {"Bailiff": BAILIFF}, kinds_of(Setup(KINGDOM)), random.Random(1), 6, SHORT["tries"])
        search.begin()
        first = search.population
        search.begin(first=False)
        second = search.population
        assert not {one.text for one in first} & {one.text for one in second}
        search.come_together()
    worths = [search.worth(one) for one in search.population]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == max(search.worth(one) for one in first + second)
    assert set(search.population) <= set(first + second)


def test_ctrl_c_in_a_later_population_keeps_what_the_first_found() -> None:
    said: list[str] = []

    def watch(line: str) -> None:
        said.append(line)
        if line.startswith("Population 2 of 3"):
            raise KeyboardInterrupt

    found = solve(Setup(KINGDOM), minutes=5, seed=1, most_generations=9, final_games=60, **SHORT, watch=watch)
    assert said[-2].startswith("Population 2 of 3")
    assert said[-1].startswith("Stopped early")
    assert {name: score for name, score, _ in found.beats}["Big Money"] > 0.6


def test_ctrl_c_ends_the_search_with_what_was_found() -> None:
    said: list[str] = []

    def watch(line: str) -> None:
        said.append(line)
        if len(said) == 1:
            raise KeyboardInterrupt

    found = solve(Setup(KINGDOM), minutes=5, seed=1, final_games=20, **SHORT, watch=watch)
    assert found.menu().buy
    assert said[-1].startswith("Stopped early")


def test_a_dead_worker_costs_only_its_games() -> None:
    with _workers(Setup(KINGDOM), 2) as play:
        job = ("Province; Gold; Silver", BAILIFF, 0, 40)
        before = play([job])
        for child in multiprocessing.active_children():
            os.kill(child.pid or 0, signal.SIGKILL)
        assert play([job]) == before


def test_workers_leave_when_the_search_is_killed() -> None:
    words = ["solve", "--set", "Baking Contest", "--minutes", "5", "--jobs", "2"]
    with subprocess.Popen([sys.executable, "-m", "bailiwick", *words], stderr=subprocess.PIPE) as search:
        assert search.stderr is not None
        search.stderr.readline()  # it has begun
        time.sleep(1.0)
        search.kill()
        search.stderr.read()  # ends only when nobody has the other end any more: the workers have gone, too


def test_rivals_are_told_apart() -> None:
    every = told_apart({"Bailiff": BAILIFF}, {"Bailiff": "Gold", "bold": "Silver", "twin": "Silver"})
    assert every == {"Bailiff": BAILIFF, "Bailiff (2)": "Gold", "bold": "Silver"}


def test_a_search_is_for_two() -> None:
    with pytest.raises(SimulationError, match="for two players, not for 3"):
        solve(Setup(KINGDOM, players=3))


def test_with_colonies_they_are_bought() -> None:
    found = solve(Setup(KINGDOM, colonies=True), minutes=5, seed=1, most_generations=1, final_games=20, **SHORT)
    assert [entry.kind.name for entry in found.menu().buy][:2] == ["Colony", "Province"]
    assert "Platinum" in found.menu().cards()


def test_the_menus_of_a_set_are_rivals() -> None:
    names = shipped(recommended_set("Baking Contest").setup(2))
    assert len(names) >= 2
    assert all(name.startswith("Baking Contest (2024): ") for name in names)
    assert not shipped(Setup(KINGDOM))
    both = shipped(recommended_set("Bounty of the Hunt (2011)").setup(2))
    assert len(both) == len(set(both.values())) >= 2


def test_wants_that_come_to_nothing_are_left_out() -> None:
    early, late = Want("Witch", "2", "turn <= 4"), Want("Witch", "2", "turn >= 7")
    three, all_of_it = Want("Witch", "3"), Want("Witch")
    some = [Want("Gold"), Want("Gold", "8"), early, late, Want("Witch", "1", "turn <= 4"), three, all_of_it, late]
    assert live([*some, Want("Witch", "/9")]) == (Want("Gold"), early, late, three, all_of_it)


def test_a_plan_has_a_name() -> None:
    assert Plan((Want("Gold"), Want("Witch", "2"), Want("Silver"))).menu().name == "Witch"
    assert Plan((Want("Gold"), Want("Silver"))).menu().name == "Big Money"


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
    heart = {"Cornucopia", "Guilds", "Allies"}
    for one in recommended_sets(playable=True):
        used = {kind.expansion for kind in one.setup(2).used()}
        if used & heart and used <= heart | {"Dominion"}:
            assert len([menu for menu in library() if menu.for_set == one.title]) >= 2, one.title


def test_menus_of_the_library_are_strategies() -> None:
    assert menu_named("big money with witch") is not None
    assert read_strategy("Big Money with Witch").sort == "menu"
    titled = next(one for one in library() if one.for_set)
    assert read_strategy(titled.title).body == titled.text
    assert read_strategy("Baking Contest: Baker and Joust").sort == "menu"  # as docs/simulator.md has it
    # A title that was given before another book had a set of this name.
    old, new = "Baking Contest: Baker and Harvest", "Baking Contest (2017): Baker and Harvest"
    assert read_strategy(old).body == read_strategy(new).body


def test_commands(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bailiwick.cli.solve.solve", partial(solve, final_games=20, **SHORT))
    assert main(["menu", "show", "big", "money", "with", "witch", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Big Money with Witch"
    assert main(["menu", "list", "--set", "Baking Contest"]) == 0
    assert "Baking Contest (2024): " in capsys.readouterr().out
    assert main(["menu", "show", "nothing", "of", "the", "kind"]) == 2
    assert "There is no menu named" in capsys.readouterr().err
    assert main(["solve", "--set", "Baking Contest", "--minutes", "0"]) == 2
    assert "--minutes takes more than 0" in capsys.readouterr().err
    line = ", ".join(KINGDOM)
    assert main(["solve", "--kingdom", line, "--minutes", "0.001", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert parse_menu(data["menu"]).buy
    assert {row["rival"] for row in data["beats"]} >= {"Bailiff", "Big Money"}
    assert all(parse_menu(other["menu"]).buy for other in data["others"])
    file = tmp_path / "best.menu"
    again = ["solve", "--kingdom", line, "--minutes", "0.001", "--jobs", "1", "--against", "optimised big money"]
    assert main([*again, "--save", str(file)]) == 0
    told = capsys.readouterr()
    assert "Witch" in told.err.splitlines()[0]
    assert file.read_text() in told.out
    assert parse_menu(file.read_text()).buy
    assert main([*again, "--save", str(tmp_path)]) == 2
    assert "it is a folder" in capsys.readouterr().err


def test_only_menus_can_be_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    line = ", ".join(KINGDOM)
    assert main(["solve", "--kingdom", line, "--minutes", "0.01", "--against", "random"]) == 2
    assert "is no menu" in capsys.readouterr().err
