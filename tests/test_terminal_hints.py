"""The terminal's hints, levels and study."""

from __future__ import annotations

from pathlib import Path

import pytest

from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.levels import learn
from bailiwick.cli import main
from bailiwick.kingdoms import FIRST_GAME, Setup, new_game
from bailiwick.terminal import counsel
from bailiwick.terminal.sitting import Sitting, make_bot


def test_a_hint_is_shown_and_the_question_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.05)
    monkeypatch.setattr(counsel.counsel, "__defaults__", (0.05,))
    lines = iter(["a", "hint", "", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert main(["play", "--seed", "1", "--bot", "grandmaster", "--save", str(tmp_path / "game.toml")]) == 0
    said = capsys.readouterr().out
    assert "Bailiff would choose" in said
    assert "to win" in said
    assert "Its plan: Province" in said


def test_the_levels_are_bots_of_the_terminal() -> None:
    for name, level in (("Bailiff", "master"), ("Master Bailiff", "master"), ("Novice Bailiff 2", "novice")):
        bot = make_bot(name, 1)
        assert isinstance(bot, Bailiff)
        assert bot.strength == level
    assert isinstance(make_bot("Grandmaster Bailiff", 1), Grandmaster)


def test_what_a_study_found_is_played_from_then_on(tmp_path: Path) -> None:
    setup = Setup(FIRST_GAME)
    sitting = Sitting(setup, 1, ["Ada", "Bailiff"], tmp_path / "game.toml")
    sitting.sit_down(new_game(setup, 1, [Bailiff(), Bailiff()]), [])
    sitting.take("a")
    before = sitting.session.answers
    lesson = learn(setup, 300)
    sitting.studying._found = lesson.dump()
    sitting.learn()
    assert sitting.session.answers == before
    hand = sitting.session.agents[1]
    assert isinstance(hand, Bailiff)
    assert hand.menu is not None
    assert hand.menu.dump() == lesson.plans[0].menu().dump()
    sitting.take("")
    assert sitting.session.question is not None
    sitting.learn()  # once
    assert sitting.session.agents[1] is hand
