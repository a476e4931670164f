"""`bailiwick simulate` and `bailiwick tournament` as people use them, wrong input and Ctrl-C included."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import rigged

from bailiwick import Record, Setup
from bailiwick.cli import main
from bailiwick.cli.simulate import read_precision
from bailiwick.sim import Match, simulate
from bailiwick.sim.match import Chunk
from bailiwick.sim.progress import Progress
from bailiwick.sim.strategies import read_strategies
from bailiwick.sim.tournament import play_tournament

HERE = Path(rigged.__file__)
QUICK = ["--games", "20", "--seed", "1", "--jobs", "1"]
LINE = ", ".join(rigged.KINGDOM)


def test_the_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "big money", f"{HERE}:Idle", *QUICK, "--kingdom", LINE]) == 0
    out = capsys.readouterr().out
    assert "big money against Idle: 20 games of 10 deals, seed 1" in out
    assert "100.0% ±" in out
    assert "They end by Provinces 100.0%." in out
    assert "correlation, not cause" in " ".join(out.split())


def test_empty_piles_are_told_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    kingdom = f"{LINE}; piles Curse 0, Duchy 0, Estate 1"
    assert main(["simulate", f"{HERE}:Estates", f"{HERE}:Estates", *QUICK, "--kingdom", kingdom]) == 0
    out = capsys.readouterr().out
    assert "They end by three piles 100.0%." in out
    assert "Curse, Duchy, Estate: 20" in out
    assert "Whoever begins scores 100.0%" in out


def test_json_and_csv_hold_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "double witch", "big money", *QUICK]
    assert main([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == "bailiwick-simulation"
    assert data["games"] == 20
    assert main([*command, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    score = next(row for row in rows if row["what"] == "score" and row["strategy"] == "double witch")
    assert float(score["value"]) == pytest.approx(data["strategies"][0]["score"]["value"])
    plays = {
        row["card"]: int(row["value"]) for row in rows if row["what"] == "plays" and row["strategy"] == "big money"
    }
    assert plays == {card["card"]: card["plays"] for card in data["strategies"][1]["cards"]}


def test_sets_and_random_kingdoms(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "big money", "random", "--set", "Misfortune", "--games", "2", "--json"]) == 0
    assert "Advisor" in json.loads(capsys.readouterr().out)["kingdom"]
    command = ["simulate", "big money", "big money", "--random", "--require", "Witch", *QUICK, "--json"]
    assert main(command) == 0
    assert "Witch" in json.loads(capsys.readouterr().out)["kingdom"]


def test_the_report_and_samples_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, folder = tmp_path / "out.html", tmp_path / "deep" / "samples"
    options = ["--report", str(page), "--samples", str(folder)]
    assert main(["simulate", "double witch", "big money", *QUICK, *options]) == 0
    assert page.read_text().startswith("<!DOCTYPE html>")
    assert sorted(path.name for path in folder.iterdir()) == [
        "best.toml", "best.txt", "typical.toml", "typical.txt", "worst.toml", "worst.txt",
    ]  # fmt: skip
    capsys.readouterr()
    for name in ("best", "typical", "worst"):
        assert Record.load((folder / f"{name}.toml").read_text()).replay().over
        assert main(["replay", str(folder / f"{name}.toml")]) == 0
        log = (folder / f"{name}.txt").read_text()
        replayed = capsys.readouterr().out
        assert log.split("\n\n", 1)[1].strip() in replayed


def test_a_menu_that_names_what_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "Province; Goonery; Silver", "random", *QUICK]) == 2
    capsys.readouterr()
    assert main(["simulate", "Province; Bandit; Silver", "big money", *QUICK, "--kingdom", LINE]) == 0
    assert "names Bandit, not to be had in this game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate"], "needs one thing more: STRATEGY"),
        (["simulate", "random"], "played by 2 to 6 strategies; give so many, not 1."),
        (["simulate", *["random"] * 7], "by 2 to 6 strategies"),
        (["simulate", "big mony", "random"], "Did you mean big money"),
        (["simulate", "Province; Glod", "random"], "column 11"),
        (["simulate", "random", "random", "--games", "0"], "give 1 to"),
        (["simulate", "random", "random", "--games", "many"], "--games takes a number"),
        (["simulate", "random", "random", "--until", "soon"], "such as 1%"),
        (["simulate", "random", "random", "--until", "1"], "less than 50%"),
        (["simulate", "random", "random", "--jobs", "-2"], "-2 jobs cannot be had"),
        (["simulate", "random", "random", "--kingdom", "Chapel"], "Chapel is one card; a kingdom has 10"),
        (["simulate", "random", "random", "--village"], "goes with --random"),
        (["simulate", "random", "random", "--report", "no/such/folder/x.html"], "there is no folder"),
        (["simulate", "random", "random", "--report", "."], "it is a folder"),
        (["simulate", "random", "random", "--samples", str(HERE)], "it is no folder"),
        (["simulate", "random", "random", "--json", "--csv"], "cannot be given together"),
        (["simulate", "random", "random", "--game", "x"], "takes a number"),
        (["simulate", f"{HERE}:Broken", "random", "--games", "4"], "'buy' to Broken: ZeroDivisionError"),
        (["simulate", f"{HERE}:Leaves", "random", "--games", "4"], "'buy' to Leaves: SystemExit: two lines"),
        (["simulate", "random", "random", "--seed", "\udcff"], "a word that can be printed"),
        (["simulate", "random", "random", "--jobs", "-2", "--cluster", "local"], "-2 jobs cannot be had"),
        (["simulate", "random", "random", "--cluster", "127.0.0.1:1"], "cannot be reached"),
        (["solve", "--minutes", "0.01", "--jobs", "-2"], "-2 jobs cannot be had"),
        (["solve", "--minutes", "0.01", "--report", "no/such/folder/x.html"], "there is no folder"),
        (["tournament", "random"], "by 2 to 50 strategies; give so many, not 1."),
    ],
)  # fmt: skip
def test_wrong_input_is_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(words)
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    assert code == 2
    caught = capsys.readouterr()
    assert said in caught.err
    assert len(caught.err.strip().splitlines()) == 1
    assert caught.out == ""


def test_all_data_is_documented() -> None:
    text = (HERE.parents[2] / "docs" / "simulator.md").read_text(encoding="utf-8")
    data = simulate(["big money", "random"], rigged.KINGDOM, games=4).data()
    played = play_tournament(["big money", "random"], games=2)
    one = data["strategies"][0]
    keys = [*data, *one, *one["cards"][0], *data["first_seat"], *data["length"]]
    rows = [*next(simulate(["random", "random"], rigged.KINGDOM, games=2).rows()), *next(played.rows())]
    for key in [*keys, *rows, "ranking", "pairs"]:
        assert f"`{key}`" in text or f'"{key}"' in text, key


def test_a_report_that_cannot_be_written_does_not_cost_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "random", "big money", *QUICK, "--report", "/dev/full"]) == 2
    caught = capsys.readouterr()
    assert "The report cannot be written to /dev/full" in caught.err
    assert "random against big money" in caught.out


def test_a_terminal_without_every_sign() -> None:
    command = [sys.executable, "-m", "bailiwick", "simulate", "big money", "big money", *QUICK]
    done = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "% ? " in done.stdout


def test_a_tournament(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["tournament", "big money", "double witch", f"{HERE}:Idle", "--games", "60", "--seed", "7", "--jobs", "1"]
    assert main([*words, "--report", str(tmp_path / "t.html")]) == 0
    out = capsys.readouterr().out
    assert "3 strategies, 180 games in all" in out
    ranks = [line.split("  ")[0] for line in out.splitlines() if line[:2] in ("1.", "2.", "3.")][:3]
    assert ranks == ["1. double witch", "2. big money", "3. Idle"]
    assert (tmp_path / "t.html").exists()
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [rank["name"] for rank in data["ranking"]] == ["double witch", "big money", "Idle"]
    assert data["ranking"][2]["score"]["value"] == 0.0
    assert main([*words, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 6


def test_a_pair_of_a_tournament_can_be_played_alone() -> None:
    names = ["big money", "double witch", "village smithy"]
    played = play_tournament(names, games=40, seed=3)
    alone = simulate(names[1:], played.setup, games=40, seed="3/1-2")
    assert alone.tally.data() == played.results[1, 2].tally.data()
    score, other = played.score(1, 2), played.score(2, 1)
    assert score is not None
    assert other is not None
    assert score.value + other.value == pytest.approx(1.0)
    total = sum(rank.score.value for rank in played.ranking())
    assert total == pytest.approx(1.5)  # three pairs, one point each, halved
    assert play_tournament(names, games=40, seed=3, jobs=2).data() == played.data()


def test_precisions() -> None:
    assert [read_precision(text) for text in (None, "1%", "0.01", " 2.5% ")] == [None, 0.01, 0.01, 0.025]


class Screen(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def test_progress_is_for_terminals_alone() -> None:
    match = Match.of(Setup(rigged.KINGDOM), read_strategies(["big money", "random"]), 1)
    tally = match.play(Chunk(0, 30))
    for terminal in (True, False):
        screen = Screen(terminal)
        bar = Progress("big money", out=screen)
        bar(tally, 120)
        bar(tally, 120)  # at once again: not drawn
        bar.close()
        written = screen.getvalue()
        assert written.count("\r") == (2 if terminal else 0)
        assert ("60 games, big money" in written) == terminal
        assert ("[##########" in written) == terminal


@contextmanager
def started(*words: str, own_group: bool = False) -> Iterator[subprocess.Popen[str]]:
    """The command, which does not outlive the test."""
    command = [sys.executable, "-m", "bailiwick", "simulate", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=own_group) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_what_was_counted(jobs: str) -> None:
    with started(f"{HERE}:Slow", "big money", "--games", "1000000", "--jobs", jobs, "--seed", "1") as process:
        wait_until_it_plays(process.pid, jobs != "1")
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "Stopped" in err
    if "before anything" not in err:
        assert "(stopped early)" in out


def wait_until_it_plays(pid: int, with_workers: bool) -> None:
    """Wait until the command has begun: it has started workers, or its slow player has slept many times."""
    for _ in range(600):
        time.sleep(0.1)
        if with_workers and Path(f"/proc/{pid}/task/{pid}/children").read_text().strip():
            return
        slept = re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", Path(f"/proc/{pid}/status").read_text())
        if not with_workers and slept is not None and int(slept[1]) > 200:
            return
    raise AssertionError("the command did not begin within a minute")


@pytest.mark.parametrize("seconds", [0.1, 3.0])
def test_ctrl_c_reaches_workers_too_and_they_keep_quiet(seconds: float) -> None:
    """A terminal sends Ctrl-C to all processes of the command, also to those that have only just been started."""
    words = [f"{HERE}:Slow", "big money", "--games", "100000", "--jobs", "3"]
    with started(*words, own_group=True) as process:
        wait_until_it_plays(process.pid, True)
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)  # a group of its own, which this test has started
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Traceback" not in err


def test_a_closed_pipe_is_no_error() -> None:
    with started("big money", "big money", *QUICK, "--csv") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == ""
