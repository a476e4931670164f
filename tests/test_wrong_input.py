"""Wrong input of all kinds: one clear error, and nothing changed, the same on both builds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bailiwick import (
    FIRST_GAME,
    Agent,
    BailiwickError,
    BigMoney,
    IllegalAnswer,
    IllegalMove,
    IllegalSetup,
    Lab,
    Record,
    RecordError,
    Session,
    Setup,
    new_game,
)
from bailiwick.cli import main
from bailiwick.engine.decision import Decision
from bailiwick.engine.view import View

WRONG: list[Any] = [None, 5, "x", "", (0,), (), {0}, {}, range(1), b"x"]
WRONG += [["a"], [0.5], [None], [99], [-1], [10**30], [0, 0]]


class Wrong(Agent):
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def decide(self, view: View, decision: Decision) -> Any:
        return self.answer


@pytest.mark.parametrize("answer", WRONG, ids=repr)
def test_an_answer_that_is_none_is_refused_from_bots_and_from_outside(answer: Any) -> None:
    game = new_game(Setup(FIRST_GAME), 1, [Wrong(answer), Wrong(answer)])
    with pytest.raises(IllegalAnswer):
        game.run()
    assert game.decisions == []
    session = Session(new_game(Setup(FIRST_GAME), 1, [Agent(), Agent()]), [None, None])
    before = session.view(0).data(session.question)
    with pytest.raises(IllegalAnswer):
        session.answer(answer)
    assert session.view(0).data(session.question) == before


def test_undo_takes_back_an_answer_from_outside_even_if_a_bot_answered_since() -> None:
    session = Session(new_game(Setup(FIRST_GAME), 1, [Agent(), Agent()]), [None, BigMoney()])
    start = session.view(0).data(session.question)
    assert session.question is not None
    session.answer([])
    assert session.game.turn_number == 3  # the bot has taken its turn
    session.undo()
    assert session.view(0).data(session.question) == start
    with pytest.raises(IllegalMove):
        session.undo()


def test_seats_and_agents_must_match() -> None:
    game = new_game(Setup(FIRST_GAME), 1, [Agent(), Agent()])
    with pytest.raises(IllegalMove):
        Session(game, [None])
    session = Session(game, [None, None])
    for seat in (-1, 2, "x"):
        with pytest.raises(IllegalMove):
            session.fork(seat)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        session.fork(0, agents=[None])


@pytest.mark.parametrize(
    "keywords",
    [
        {"kingdom": None}, {"kingdom": "Chapel"}, {"kingdom": 3}, {"hand": "Copper"}, {"hand": 3}, {"hand": [3]},
        {"others": 5}, {"others": [5]}, {"supply": 5}, {"supply": ["Curse"]}, {"supply": {"Curse": "x"}},
        {"supply": {"Curse": True}}, {"supply": {"Curse": 10**9}}, {"supply": {"Curse": -1}}, {"coins": "x"},
        {"coins": -1}, {"seed": 1.5}, {"seed": None}, {"seed": (1, 2)}, {"purse": 3}, {"bane": "Cellar"},
        {"ally": "City-state"}, {"kingdom": ["Young Witch"], "bane": "Smithy"},
        {"kingdom": ["Young Witch", "Ferryman"], "bane": "Shop", "ferryman": "Shop"},
        {"kingdom": ["Gold"]}, {"kingdom": ["Diadem"]}, {"kingdom": ["Cellar", "Cellar"]},
    ],
    ids=repr,
)  # fmt: skip
def test_a_bad_position_is_an_illegal_set_up(keywords: dict[str, Any]) -> None:
    with pytest.raises(IllegalSetup):
        Lab(**keywords)


def test_zones_compare_with_anything() -> None:
    lab = Lab(hand=["Copper"])
    assert lab.me.hand != ["Copper", None]
    assert lab.me.hand != 5


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000, "hand = 5", "steps = 5", "steps = [5]", 'steps = [["play"]]', 'steps = [["fly", "Gold"]]',
        "[expect]\nothers = 5", "[expect]\nothers = [5]", "[expect]\nsupply = 5", "[expect]\nhand = 5\nfoo = 1",
        'steps = [{ step = "gain", card = "Gold", seat = "x" }]', 'steps = [{ step = "play", answers = 5 }]',
    ],
    ids=lambda text: text[:40],
)  # fmt: skip
def test_a_bad_lab_file_is_one_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text)
    assert main(["lab", str(path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def a_lab_record() -> str:
    lab = Lab(hand=["Cellar", "Estate"], deck=["Gold"])
    lab.gain("Silver")
    lab.play("Cellar", ["Estate"])
    return lab.record()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("injected = ", "injected = 5 #"), ("injected = ", "injected = true #"), ("injected = ", "injected = [[1]] #"),
        ("injected = ", 'injected = [[0, "gain", 9, "Silver"]] #'),
        ("injected = ", 'injected = [[0, "x", 0, "Silver"]] #'),
        ("[[position]]", "[[position]]\n[[position]]"),
        ("version = 2", "version = true"),
        ("version = 2", "version = 1.0"),
        ("seed = 0", "seed = 0\nunknown = 3"), ("kingdom = ", "kingdom = 3 #"), ("seats = ", "seats = [] #"),
        ("seed = 0", "seed = 0\nsupply = { Curse = 99999999999 }"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_only_ever_a_record_error(old: str, new: str) -> None:
    text = a_lab_record()
    assert old in text
    with pytest.raises(RecordError):
        Record.load(text.replace(old, new, 1)).replay()


def test_names_of_seats_survive_whatever_they_are() -> None:
    setup = Setup(FIRST_GAME)
    game = new_game(setup, 1, [BigMoney(), BigMoney()])
    game.run()
    names = ['a"b\\c\r\n\x1b', "\x7f\u2028 \U0001f600"]
    record = Record.load(Record.of(game, setup, 1, names).dump())
    assert record.seats == names
    assert isinstance(record.replay().scores(), list)


def test_everything_raised_on_purpose_is_a_value_error() -> None:
    assert issubclass(BailiwickError, ValueError)
