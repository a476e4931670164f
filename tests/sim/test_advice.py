"""Advice on a kingdom: plans that can be played elsewhere, what makes them work, and what beats them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bailiwick import Setup
from bailiwick.bots.menu import parse_menu
from bailiwick.cli import main
from bailiwick.cli.advise import advice_lines, part_line
from bailiwick.sim.advice import Advised, Part, advise
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.estimate import Estimate
from bailiwick.sim.strategies import read_strategy

KINGDOM = ["Witch", "Smithy", "Village", "Market", "Moat", "Chapel", "Mine", "Gardens", "Militia", "Workshop"]
WITCH = "Province; Witch if owned(Witch) < 2; Gold; Silver"


def test_the_same_games_give_the_same_advice() -> None:
    first, again = (advise(Setup(KINGDOM), games=500, seed=2) for _ in range(2))
    assert first.data() == again.data()
    assert first.complete
    best = first.plans[0]
    assert best.score.value == max(one.score.value for one in first.plans)
    names = {one.name for one in first.plans}
    for one in first.plans:
        assert set(one.against) >= {"Bailiff"} | (names - {one.name})
        assert one.beaten_by in ("", one.worst())
        assert {part.card for part in one.parts} >= set(parse_menu(one.menu.dump()).cards()) & {"Witch"}
        for other in first.plans:
            if other is not one:
                assert one.against[other.name].value == pytest.approx(1.0 - other.against[one.name].value)
    text = "\n".join(advice_lines(first))
    assert "of all games" in text
    assert "What makes it work" in text


def test_the_command_writes_what_simulate_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "best.menu"
    command = ["advise", "--kingdom", ", ".join(KINGDOM), "--games", "500", "--seed", "1", "--jobs", "1"]
    assert main([*command, "--json", "--save", str(file)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == "bailiwick-advice"
    assert file.read_text() == data["plans"][0]["menu"]
    assert read_strategy(str(file)).sort == "menu"


def test_sentences() -> None:
    assert part_line("Witch", Estimate(0.21, 0.19, 0.23, 500)) == "Witch: 21 points (± 2)"
    assert part_line("what it trashes", Estimate(0.01, 0.0, 0.02, 500)) == "what it trashes: 1 point (± 1)"


def test_what_is_best_and_worst_of_a_plan() -> None:
    plan = Advised("Witch", parse_menu(WITCH), Estimate(0.5, 0.4, 0.6, 10))
    plan.against = {"Bailiff": Estimate(0.4, 0.3, 0.5, 10), "Big Money": Estimate(0.9, 0.8, 1.0, 10)}
    plan.parts = [Part("Witch", Estimate(0.3, 0.2, 0.4, 10))]
    assert plan.worst() == "Bailiff"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--minutes", "0"], "--minutes takes more than 0"),
        (["--games", "10"], "tell nothing of a kingdom"),
        (["--set", "No Such Set"], "There is no recommended set"),
        (["--save", "/nowhere/at/all.menu"], "there is no folder"),
        (["--jobs", "-2"], "jobs cannot be had"),
        (["--ban", "Witch"], "it goes with --random"),
    ],
)
def test_errors_are_one_sentence(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", *options]) == 2
    assert said in capsys.readouterr().err


def test_only_two_players() -> None:
    with pytest.raises(SimulationError, match="two players"):
        advise(Setup(KINGDOM, players=3), games=500)
