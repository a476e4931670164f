"""Games looked back at: what is marked, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bailiwick.bots.analysis import BLUNDER, Judged, Reason, size_of
from bailiwick.cli import main
from bailiwick.engine.errors import RecordError
from bailiwick.engine.session import Session
from bailiwick.records import Record
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.review import analyse
from bailiwick.words.review import answer_in_words, why

# Ann is a little behind, could buy the last Province in her twentieth turn and win by it, and buys a Copper.
PLANTED = Path(__file__).with_name("planted.toml")
BLUNDER_AT = ("buy", ("Copper",), ("Province",))


def planted() -> Record:
    return Record.load(PLANTED.read_text())


def beginning(count: int) -> Record:
    """The first decisions of that game."""
    record = planted()
    session = Session(record.start(), [None] * 2)
    for answer in record.decisions[:count]:
        session.answer(answer)
    return Record.of(session.game, record.setup, record.seed, record.seats)


def test_a_planted_blunder_is_found() -> None:
    review = analyse(planted(), games=5000, seat=0)
    assert {move.seat for move in review.moves} == {0}
    blunder = next(move for move in review.marked() if (move.purpose, move.played, move.better) == BLUNDER_AT)
    assert blunder.size == BLUNDER
    assert blunder.best > 0.98
    assert blunder.loss > 0.2
    assert blunder.loss > 3 * blunder.error
    assert [reason.what for reason in blunder.reasons] == ["wins-now"]
    assert why(blunder) == "With one gain to the end, it ends the game at once, and wins it."
    turn = review.turns[blunder.turn]
    assert (turn.own, turn.seat, turn.bought) == (20, 0, ["Copper"])
    data = review.data()
    assert data["complete"]
    assert data["totals"][0]["blunder"] >= 1
    assert [point["number"] for point in data["curve"]] == list(range(1, 24))
    assert json.loads(json.dumps(data)) == data


def test_the_same_budget_in_games_finds_the_same_with_any_number_of_processes() -> None:
    record = beginning(10)
    one, again, two = (analyse(record, games=500, jobs=jobs, seed=5).data() for jobs in (1, 1, 2))
    assert one == again
    assert one == two
    assert len(one["turns"]) > 2
    assert one["games"] > 400


def test_what_is_told_while_it_is_under_way() -> None:
    shares: list[float] = []
    analyse(beginning(8), games=500, watch=shares.append)
    assert shares == sorted(shares)
    assert 0.0 < shares[0] < shares[-1] <= 1.0


def test_a_loss_is_only_named_beyond_chance() -> None:
    assert size_of(0.30, 0.01) == "blunder"
    assert size_of(0.30, 0.20) == ""
    assert size_of(0.08, 0.01) == "mistake"
    assert size_of(0.04, 0.01) == "inaccuracy"
    assert size_of(0.02, 0.001) == ""


def judged(*reasons: Reason, left: int = 8) -> Judged:
    found = ("Duchy",), ("Gold",)
    return Judged(0, 0, 0, "buy", "", *found, 0.4, 0.5, 0.1, 0.01, 100, "mistake", left, reasons)


def test_sentences() -> None:
    assert answer_in_words("buy", "", ["Gold"]) == "buy a Gold"
    assert answer_in_words("buy", "", []) == "buy nothing"
    assert answer_in_words("buy", "", ["Treasures"]) == "play the Treasures"
    assert answer_in_words("discard", "Militia", ["Copper", "Copper"]) == "discard 2 Coppers (Militia)"
    assert answer_in_words("choose", "Pawn", ["+1 Card", "+1 Action"]) == "choose “+1 Card” and “+1 Action” (Pawn)"
    assert why(judged()) == "The games that follow are won more often."
    assert why(judged(Reason("points", 4.2), Reason("sooner", 1.2), left=3)) == (
        "With 3 gains to the end, it brings about 4 points more; the game is over about a turn sooner."
    )
    assert why(judged(Reason("plan", cards=("Witch", "Market")))) == "It goes with a plan of Witch and Market."


def test_what_cannot_be_analysed_is_said_at_once() -> None:
    with pytest.raises(RecordError, match="no decision"):
        analyse(beginning(0), games=500)
    with pytest.raises(SimulationError, match="tell nothing"):
        analyse(beginning(4), games=5)
    with pytest.raises(SimulationError, match="1 to 3600 seconds"):
        analyse(beginning(4), seconds=0.1)


def test_the_command_prints_a_table_or_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "game.toml", tmp_path / "review.html"
    file.write_text(beginning(14).dump())
    command = ["analyse", str(file), "--games", "500", "--jobs", "1", "--seat", "ann"]
    assert main([*command, "--html", str(page)]) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[0].split()[:2] == ["1", "Ann"]
    assert "█" in said
    assert " blunders, " in said
    assert "Winning chance" in page.read_text()
    assert main([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == "bailiwick-analysis"
    assert {move["seat"] for move in data["moves"]} == {0}


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        (None, [], "cannot be read"),
        ("nonsense", [], "not a record that can be read"),
        ("", ["--seat", "Ann"], "lacks the line format"),
        ("game", ["--seat", "Anne"], "Nobody in this game is called 'Anne'. Did you mean Ann?"),
        ("game", ["--seconds", "0"], "takes from 1 to 3600 seconds"),
        ("game", ["--games", "3"], "tell nothing"),
        ("game", ["--jobs", "-1"], "jobs cannot be had"),
        ("game", ["--html", "/nowhere/at/all.html"], "there is no folder"),
    ],
)
def test_errors_are_one_sentence(
    text: str | None, options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.toml"
    if text is not None:
        file.write_text(beginning(4).dump() if text == "game" else text)
    assert main(["analyse", str(file), *options]) == 2
    error = capsys.readouterr().err.strip()
    assert said in error
    assert error.count("\n") == 0
