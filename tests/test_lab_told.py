"""What the lab prints of a position, and what it says of positions, steps and expectations that are wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bailiwick.cli import main
from bailiwick.lab import IllegalAnswer, IllegalMove, IllegalSetup, Lab
from bailiwick.lab.scenario import Scenario
from bailiwick.words.text import sentence

POSITION = """
kingdom = ["Trade Route", "Island", "Embargo", "Pirate Ship", "Familiar", "Wishing Well"]
hand = ["Island", "Copper", "Wishing Well"]
deck = ["Gold", "Gold"]
actions = 3
mats = { "Native Village" = ["Gold"] }
tokens = { "Pirate Ship coins" = 2 }
pile_tokens = { "Village" = [["Embargo", 2]], "Trade Route" = [["Trade Route", 2]], "Estate" = [["Trade Route", 0]] }
potions = 2
vp_tokens = 3
steps = [["play", "Island", "Copper"], ["play", "Wishing Well", "Gold"]]
[expect]
mats = { "Island" = ["Copper", "Island"], "native village" = ["Gold"] }
tokens = { "Pirate Ship coins" = 2 }
"""


def test_the_command_prints_mats_tokens_and_all_counters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION)
    assert main(["lab", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  Native Village mat: Gold" in lines
    assert "  Island mat: Island, Copper" in lines
    assert "  2 actions, 1 buys, 0 coins, 2 potions, 0 coffers, 0 favors, 3 vp tokens, 5 points" in lines
    assert "  tokens: Pirate Ship coins 2" in lines
    assert "on the Village pile: Embargo 2" in lines
    assert "on the Trade Route pile: Trade Route 2" in lines
    assert not [line for line in lines if line.startswith("on the Estate pile")]
    assert lines[-1] == "All is as expected."
    (cut,) = [line for line in lines if "Acolyte" in line]
    assert re.search(r"Anvil and \d+ more; answered 'Gold'$", cut)


def test_what_is_not_as_expected_of_mats_and_tokens_is_told_one_by_one() -> None:
    scenario = Scenario.load(POSITION.replace('"Copper", "Island"], ', '"Island"], '))
    scenario.expect["tokens"] = {"Pirate Ship coins": 3}
    assert scenario.run() == [
        "the Island mat is ['Island', 'Copper'], not ['Island']",
        "the number of Pirate Ship coins tokens is 2, not 3",
    ]


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ('mats = { "Iland" = [] }', "There is no mat 'Iland'; there are "),
        ('tokens = { "Pirate" = 0 }', "There is no token 'Pirate'; there are"),
        ("tokens = 3", "tokens expects something for each name, not 3."),
        ('others = [{ mats = { "Iland" = [] } }]', "There is no mat 'Iland'"),
        ("others = [3]", "What is expected of a seat is a table, not 3."),
    ],
)
def test_names_of_mats_and_tokens_are_checked_before_anything_runs(expect: str, said: str) -> None:
    with pytest.raises(IllegalSetup, match=said.replace("[", r"\[")):
        Scenario.load(f"steps = [['play', 'Nothing']]\n[expect]\n{expect}\n")


def test_a_mat_that_nobody_expects_anything_of_is_to_be_empty() -> None:
    position = 'mats = { "Island" = ["Copper"] }\n[expect]\nmats = { "Native Village" = [] }\n'
    assert Scenario.load(position).run() == ["the Island mat is ['Copper'], not []"]


@pytest.mark.parametrize(
    ("given", "landscape", "said"),
    [
        (
            {"pile_tokens": {"Village": ["+1 Action"]}}, "Lost Arts",
            r"Nothing in this game brings \+1 Action tokens; that takes Lost Arts or Teacher\.",
        ),
        ({"pile_tokens": {"Village": [["debt", 2]]}}, "Tax", r"brings debt tokens; that takes Tax or Harsh Winter\."),
        ({"tokens": {"Journey": 0}}, "Pilgrimage", r"brings Journey tokens; that takes Pilgrimage, Giant or Ranger\."),
    ],
)  # fmt: skip
def test_tokens_that_nothing_in_the_game_brings_are_refused(given: Any, landscape: str, said: str) -> None:
    with pytest.raises(IllegalSetup, match=said):
        Lab(["Village"], **given)
    Lab(["Village"], landscapes=[landscape], **given)


@pytest.mark.parametrize("keyword", ["colonies", "potions"])
def test_colonies_and_potions_are_true_or_false(keyword: str) -> None:
    with pytest.raises(IllegalSetup, match=f"{keyword} (is true or false, not|cannot be) 'no'"):
        Lab(**{keyword: "no"})
    with pytest.raises(IllegalSetup, match=f"{keyword} is true or false, not 'no'"):
        Lab.start(**{keyword: "no"})


def test_tokens_given_for_a_pile_take_the_place_of_what_the_rules_put_there() -> None:
    lab = Lab(
        ["Trade Route"],
        hand=["Trade Route", "Curse"],
        coins=2,
        pile_tokens={"Trade Route": [["Trade Route", 2]], "Duchy": [["Trade Route", 1]]},
    )
    assert lab.tokens("Trade Route") == [("Trade Route", 2)]
    assert lab.tokens("Duchy") == [("Trade Route", 1)]
    lab.play("Trade Route")
    assert lab.me.coins == 4
    lab.buy("Estate")
    assert lab.tokens("Trade Route") == [("Trade Route", 3)], "the mat is its pile"


def test_a_number_out_of_range_is_told_with_its_range() -> None:
    lab = Lab(["Butcher"], hand=["Butcher", "Copper"], coffers=2)
    with pytest.raises(IllegalAnswer) as said:
        lab.play("Butcher", "Copper", 9, "Copper")
    assert str(said.value).startswith("9 is out of range. The question was: ")
    assert str(said.value).endswith("a number from 0 to 4.")


def test_a_policy_is_a_function() -> None:
    with pytest.raises(IllegalSetup, match=r"A policy is a function that answers each question, not 3\."):
        Lab(policy=3)  # type: ignore[arg-type]
    with pytest.raises(IllegalSetup, match="A policy is a function"):
        Lab(hand=["Village"]).play("Village", policy="yes")  # type: ignore[arg-type]


def test_two_wordings_of_a_card_are_no_position() -> None:
    other = [{"deck": ["Trader (1E)"]}]
    for position in ({"hand": ["Highway", "Highway (1E)"]}, {"kingdom": ["Trader"], "others": other}):
        with pytest.raises(IllegalSetup, match="are two wordings of one card; give one of them"):
            Lab(**position)  # type: ignore[arg-type]


def test_every_step_says_that_the_game_is_over() -> None:
    lab = Lab(hand=["Copper", "Village"], supply={"Province": 1}, coins=8)
    lab.buy("Province")
    lab.end_turn()
    assert lab.phase == "over"
    steps = [["play", "Village"], ["play", "Copper"], ["buy", "Gold"], ["gain", "Gold"], ["trash_from_hand", "Copper"]]
    steps += [["spend_coffers", 1], ["spend_villagers", 1], ["pay_debt", 1], ["move", "Village"]]
    steps += [["to_buy_phase"], ["to_night_phase"], ["play_treasures"], ["end_turn"]]
    for step in steps:
        with pytest.raises(IllegalMove, match=r"^The game is over\.$"):
            lab.step(*step)


def test_no_message_ends_in_two_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.toml"
    for text in ("hand = [", "steps = [['spend_coffers', 'x', 3]]", "[expect]\nothers = [{}, {}]", "hand = 3"):
        file.write_text(text)
        code = main(["lab", str(file)])
        said = capsys.readouterr()
        assert ".." not in said.out + said.err
        assert code != 0, text


def test_what_comes_back_unseen_is_taken_not_drawn() -> None:
    lab = Lab(["Haven"], hand=["Haven", "Gold"], deck=["Copper"] * 19, others=[{"deck": ["Copper"] * 9}])
    lab.play("Haven", "Gold")
    lab.end_turn()
    start = len(lab.game.log)
    lab.end_turn()
    for viewer, said in ((0, "You take a Gold into hand."), (1, "Ann takes a card into hand.")):
        last = lab.game.view(viewer).log(start)[-1]
        assert sentence(last, ["Ann", "Ben"], viewer) == said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Villige", "There is no recommended set or card named 'Villige'. Did you mean Village or"),
        ("Village", "Village is one card; a kingdom has 10, with commas between them."),
        ("Size Distortio", "There is no recommended set or card named 'Size Distortio'. Did you mean Size Distortion"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--kingdom"], ["kingdom", "show"]])
def test_a_single_name_for_a_kingdom_is_told_what_it_is(
    command: list[str], typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, typed]) == 2
    assert said in capsys.readouterr().err
