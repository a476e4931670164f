"""Saved games: golden ones, what a damaged one says, and that both builds agree."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bailiwick import FIRST_GAME, BigMoney, Lab, RandomBot, Record, RecordError, Session, Setup, build, new_game
from bailiwick.cli import main
from bailiwick.engine.view import full_log
from bailiwick.records import checksum
from random_play import play_and_replay, random_setup

ROOT = Path(__file__).parent.parent
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.toml"))
COMPILED = ROOT / "build" / "compiled"


def small() -> tuple[Setup, str]:
    setup = Setup(FIRST_GAME)
    game = new_game(setup, 5, [BigMoney(), BigMoney({"Smithy": 1})])
    game.run()
    return setup, Record.of(game, setup, 5, ["Ann", "Bob"]).dump()


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 10


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay_to_the_letter(path: Path) -> None:
    record = Record.load(path.read_text())
    game = record.replay()
    assert game.over
    assert record.dump() == path.read_text()


def test_an_unfinished_game_can_be_saved_and_goes_on() -> None:
    setup = Setup(FIRST_GAME)
    session = Session(new_game(setup, 9, [RandomBot(), RandomBot()]), [None, BigMoney()])
    for _ in range(25):
        assert session.question is not None
        session.answer([0] if session.question.minimum or session.question.purpose == "play-action" else [])
    record = Record.load(Record.of(session.game, setup, 9, ["You", "Bot"]).dump())
    assert not record.replay().over
    again = Session(record.start(), [None, BigMoney()], record.decisions)
    assert again.view(0).data(again.question) == session.view(0).data(session.question)
    assert full_log(again.game) == full_log(session.game)


def test_the_record_of_a_lab_replays_with_what_was_done_from_outside() -> None:
    lab = Lab(hand=["Cellar", "Estate", "Copper"], deck=["Gold"], others=[dict(hand=["Copper"] * 5, coffers=2)])
    lab.play("Cellar", ["Estate"])
    lab.gain("Silver")
    lab.trash_from_hand("Copper")
    lab.buy("Copper")
    lab.end_turn()
    game = Record.load(lab.record()).replay()
    assert checksum(game) == checksum(lab.game)
    start = Lab.start(["Chapel"], seed=4)
    start.end_turn()
    assert checksum(Record.load(start.record()).replay()) == checksum(start.game)


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    with pytest.raises(RecordError) as error:
        Record.load(text.replace(old, new, 1)).replay()
    return str(error.value)


def test_a_damaged_record_says_what_is_wrong_and_where() -> None:
    _, text = small()
    assert "format" in broken(text, "bailiwick-record", "chess")
    assert "version 99" in broken(text, "version = 2", "version = 99")
    assert "line 4" in broken(text, 'kingdom = ["Cellar"', "kingdom = [Cellar")
    assert "'seed'" in broken(text, "seed = 5\n", "")
    assert "'sead'" in broken(text, "seed = 5", "sead = 5")
    assert "[0, 1]" in broken(text, "winners = ", "winners = [0, 1] #")
    assert "'Celar'" in broken(text, '"Cellar"', '"Celar"')
    assert "checksum" in broken(text, "checksum = ", 'checksum = "0123" #')
    first = text.split('decisions = """\n')[1].split()[0]
    assert "Decision 1, 'x'" in broken(text, f'"""\n{first}', '"""\nx')
    assert "Decision 1 of" in broken(text, f'"""\n{first}', '"""\n99')
    assert "[1, 2]" in broken(text, "scores = ", "scores = [1, 2] #")


@pytest.mark.parametrize("text", ["", "hello", "\0", "[[[", 'format = "bailiwick-record"', "format = 3", "version = 1"])
def test_foreign_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(RecordError):
        Record.load(text)


def test_a_record_cut_short_is_refused() -> None:
    _, text = small()
    for cut in range(0, len(text) - 2, 37):
        with pytest.raises(RecordError):
            Record.load(text[:cut]).replay()


def test_replay_prints_the_log_and_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text = small()
    path = tmp_path / "game.toml"
    path.write_text(text)
    assert main(["replay", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "Turn 1 - Ann" in printed
    assert "points" in printed
    assert "win" in printed or "share" in printed


def test_replay_of_a_wrong_file_is_one_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.toml"
    path.write_bytes(b"\xff\xfe\x00")
    for wrong in (path, tmp_path / "none.toml", tmp_path):
        assert main(["replay", str(wrong)]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert len(printed.err.strip().splitlines()) == 1


@pytest.mark.skipif(not (COMPILED / "bailiwick").is_dir(), reason="there is no compiled build here")
def test_records_made_by_one_build_replay_on_the_other(tmp_path: Path) -> None:
    """Games made here are replayed by the other build, move for move, to the same checksum and the same log."""
    setups = [random_setup(seed) for seed in range(500, 520)]
    for seed, setup in enumerate(setups, 500):
        game = play_and_replay(seed, every=50)
        record = Record.of(game, setup, seed, [f"Seat {i}" for i in range(setup.players)])
        (tmp_path / f"{seed}.toml").write_text(record.dump())
        (tmp_path / f"{seed}.log").write_text(repr(full_log(game)))
    program = (
        "import pathlib, sys; from bailiwick import Record, build; from bailiwick.engine.view import full_log\n"
        "for path in sorted(pathlib.Path(sys.argv[1]).glob('*.toml')):\n"
        "    game = Record.load(path.read_text()).replay()\n"
        "    assert repr(full_log(game)) == path.with_suffix('.log').read_text(), path\n"
        "print(build())\n"
    )
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if build() == "pure":
        env["PYTHONPATH"] = str(COMPILED)
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ("compiled" if build() == "pure" else "pure")
