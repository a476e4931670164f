"""The soak in small: who can meet, kingdoms in which they do, and going on where one was left off."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

import soak
from bailiwick import kingdom_line, read_kingdom
from bailiwick.cards import find
from bailiwick.engine.kinds import LIAISON, TRAIT, WAY
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.kingdoms.wishes import drawn_landscapes
from meetings import Meetings, used_in
from test_set_up_rules import types


def test_all_that_is_chosen_can_meet_but_for_what_excludes_each_other() -> None:
    meetings = Meetings()
    names = set(meetings.place)
    assert {kind.name for kind in [*kingdom_cards(), *drawn_landscapes()]} < names
    assert {"Highway (1E)", "City-state", "Colony", "Hovel"} < names
    assert not {"Horse", "Bat", "Copper", "Destrier (1E)", "Plunder"} & names
    assert meetings.pairs_met() == 0
    apart = {("Highway", "Highway (1E)"), ("City-state", "Fellowship of Scribes")}
    for one, other in apart:
        assert not meetings.possible[meetings.place[one]] >> meetings.place[other] & 1
        assert not meetings.possible[meetings.place[other]] >> meetings.place[one] & 1
    assert meetings.possible[meetings.place["Highway (1E)"]] >> meetings.place["City-state"] & 1
    number = len(names)
    excluded = sum(not meetings.possible[i] >> j & 1 for i, j in combinations(range(number), 2))
    assert meetings.pairs() == number * (number - 1) // 2 - excluded


def test_kingdoms_bring_together_what_has_not_met_and_are_legal() -> None:
    meetings = Meetings()
    new = []
    for seed in range(60):
        setup = meetings.draw(seed, 2 + seed % 5, 5)
        assert read_kingdom(kingdom_line(setup), setup.players) == setup
        drawn = [name for name in setup.all_landscapes() if find(name) in drawn_landscapes()]
        assert len(drawn) == 5
        assert ("ally" in setup.roles) == (types(setup.used()) & LIAISON != 0)
        assert len(setup.holders("traits")) == sum(find(name).is_(TRAIT) for name in drawn)
        before = meetings.pairs_met()
        names = used_in(setup)
        meetings.note(names)
        places = sorted({meetings.place[name] for name in names if name in meetings.place})  # no Boons of a Druid
        assert len(places) >= 15
        assert all(meetings.met[one] >> other & 1 for one, other in combinations(places, 2))
        new.append(meetings.pairs_met() - before)
    assert min(new) > 100  # 15 and more are 105 pairs and more, all of them new at first
    # Several Ways at once are legal, and Allies meet Kingdom cards that are no Liaisons.
    assert meetings.pairs_met() == sum(new)
    assert any(sum(find(name).is_(WAY) for name in Meetings().draw(seed, 2, 9).landscapes) > 1 for seed in range(9))


def test_all_of_a_small_world_meet() -> None:
    """Where all pairs but those of a few have met, these do in the next kingdoms."""
    meetings = Meetings()
    few = ["Cellar", "Highway (1E)", "Way of the Mouse", "City-state", "Cursed", "Hovel", "Colony", "Obelisk", "Moat"]
    meetings.met = meetings.possible[:]
    for one, other in combinations(few, 2):
        if meetings.possible[meetings.place[one]] >> meetings.place[other] & 1:
            meetings.met[meetings.place[one]] &= ~(1 << meetings.place[other])
            meetings.met[meetings.place[other]] &= ~(1 << meetings.place[one])
    assert meetings.pairs() - meetings.pairs_met() > 30
    assert set(meetings.unmet(3)[0]) <= set(few)
    for seed in range(12):
        meetings.note(used_in(meetings.draw(seed, 2, 4)))
    assert meetings.unmet() == []
    assert meetings.pairs() == meetings.pairs_met()


def test_what_was_written_down_stays_good_when_cards_are_added() -> None:
    meetings = Meetings()
    meetings.note(["Cellar", "Moat", "Donate"])
    data = json.loads(json.dumps(meetings.data()))
    older = [name for name in data["units"] if name != "Market"]  # as if Market had come since
    place = {name: i for i, name in enumerate(older)}
    met = [0] * len(older)
    for one, other in combinations(["Cellar", "Moat", "Donate"], 2):
        met[place[one]] |= 1 << place[other]
        met[place[other]] |= 1 << place[one]
    again = Meetings()
    again.read(older, [f"{bits:x}" for bits in met])
    assert again.met == meetings.met
    assert again.pairs_met() == 3


def test_a_soak_goes_on_where_it_was_left_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "soak.json"
    options = ["--meet", "--landscapes", "4", "--resume", str(file), "--chunk", "2", "--every", "9", "--jobs", "2"]
    assert soak.main(["2", "40", *options]) == 0
    kept = json.loads(file.read_text())
    assert (kept["first"], kept["done"], kept["broken"]) == (40, 2, [])
    met = kept["pairs_met"]
    assert soak.main(["4", *options, "--replay", "2"]) == 0
    kept = json.loads(file.read_text())
    assert (kept["first"], kept["done"]) == (40, 4)
    assert kept["pairs_met"] > met
    assert list(tmp_path.iterdir()) == [file]
    out = capsys.readouterr().out
    assert f"{kept['pairs_met']} of {kept['pairs']} pairs have met" in out
    assert "4 games" in out
    # In one go it is the same, but for the time it took.
    other = tmp_path / "other.json"
    options[options.index(str(file))] = str(other)
    assert soak.main(["4", "40", *options]) == 0
    assert {**json.loads(other.read_text()), "seconds": 0} == {**kept, "seconds": 0}


def test_a_broken_game_is_told_with_all_that_plays_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise AssertionError("a card is lost")

    monkeypatch.setattr(soak, "play_checked", breaks)
    monkeypatch.setattr(soak, "ProcessPoolExecutor", _Here)
    file = tmp_path / "soak.json"
    assert soak.main(["1", "7", "--meet", "--resume", str(file)]) == 1
    kept = json.loads(file.read_text())
    (broken,) = kept["broken"]
    assert broken["seed"] == 7
    assert broken["error"].startswith("AssertionError: a card is lost (test_soak.py:")
    assert kept["pairs_met"] == 0  # a game that broke has proved nothing
    assert broken["line"] in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr(soak, "ProcessPoolExecutor", _Here)
    assert soak.main(["1", "7", "--line", broken["line"], "--players", str(broken["players"])]) == 0


class _Here:
    """Runs everything in this process."""

    def __init__(self, _: object) -> None: ...

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *_: object) -> None: ...

    def map(self, function, jobs, chunksize):  # type: ignore[no-untyped-def]
        return map(function, jobs)


def test_a_game_that_takes_too_long_is_broken() -> None:
    line = "Cellar, Chapel, Moat, Village, Festival, Market, Witch, Militia, Smithy, Remodel"
    job = soak.Job(seed=0, line=line, players=2, every=1, replayed=True, patience=0.001)
    assert "the game takes too long" in soak.play(job).error
    job.patience = 600
    assert soak.play(job).error == ""


def test_the_plan_counts_games_without_playing(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["3", "--plan", "--meet"]) == 0
    assert capsys.readouterr().out.startswith("3 games: ")


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    with pytest.raises(SystemExit, match="no file of a soak"):
        soak.main(["1", "--resume", str(file)])
    assert file.read_text() == "{}"
