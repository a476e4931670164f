"""`bailiwick kingdom` and the kingdoms of `bailiwick play`, as typed: right input and wrong."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from bailiwick import Record, kingdom_line, read_kingdom, recommended_set, recommended_sets
from bailiwick.cli import main

Run = Any


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> Run:
    """Run the command; gives the exit code, what it printed and what it complained about."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))

    def command(*args: str) -> tuple[int, str, str]:
        try:
            code = main(list(args))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


def test_a_random_kingdom_is_shown_sorted_by_cost_with_all_that_belongs_to_it(run: Run) -> None:
    wishes = ["--seed", "3", "--require", "Young Witch, Joust, Baker", "--colonies", "yes"]
    code, out, err = run("kingdom", "random", *wishes)
    assert (code, err) == (0, "")
    costs = [int(f"0{line[1:3].strip('P ')}") for line in out.split("\n\n")[0].splitlines() if line.startswith("$")]
    assert len(costs) == 10
    assert costs == sorted(costs)
    assert "is an eleventh pile of the Supply: the Bane." in out
    assert "Rewards lie beside the Supply (1 of each with 2 players, otherwise 2): Coronet" in out
    assert "Platinum and Colony are in the Supply." in out
    assert "Baker: Everybody starts the game with 1 Coffers." in out
    line = out.splitlines()[-1].removeprefix('bailiwick play --kingdom "').removesuffix('"')
    code, only, _ = run("kingdom", "random", *wishes, "--line")
    assert only.strip() == line == kingdom_line(read_kingdom(line))
    assert run("kingdom", "show", line)[1].splitlines()[1:] == out.splitlines()[1:]


def test_every_wish_can_be_typed(run: Run) -> None:
    wishes = [
        "--expansion", "Dominion=6", "--expansion", "Cornucopia, Guilds", "--require", "Smithy", "--ban", "Moat,Witch",
        "--village", "--buy", "2", "--trasher", "1", "--attacks", "1", "--curve", "2:2,5+:3", "--landscapes", "1",
        "--edition", "second", "--colonies", "no", "--shelters", "share",
    ]  # fmt: skip
    code, out, _ = run("kingdom", "random", "--seed", "7", "--json", *wishes)
    data = json.loads(out)
    assert code == 0
    assert data["seed"] == 7
    cards = data["kingdom"]
    assert sum(card["expansion"] == "Dominion" for card in cards) == 6
    assert "Smithy" in [card["name"] for card in cards]
    assert sum("buy" in card["uses"] for card in cards) >= 2
    assert sum(card["cost"] == "2" for card in cards) == 2
    assert {card["edition"] for card in cards} <= {0, 2}
    code, _, err = run("play", "--random", "--seed", "7", "--save", "game.toml", *wishes)
    assert (code, err) == (0, "")
    with open("game.toml") as file:
        record = Record.load(file.read())
    assert kingdom_line(record.setup) == data["line"]


def test_play_takes_sets_and_lines(run: Run) -> None:
    code, out, _ = run("play", "--set", "bounty of the hunt", "--save", "one.toml", "--players", "3")
    assert code == 0
    told = "Bounty of the Hunt (2024). Others of that name: Bounty of the Hunt (2017), Bounty of the Hunt (2011)."
    assert told in " ".join(out.split())
    with open("one.toml") as file:
        assert Record.load(file.read()).setup.kingdom == recommended_set("Bounty of the Hunt").kingdom
    assert "Misfortune (2024). Another of that name: Misfortune (2017)" in run("play", "--set", "misfortune")[1]
    line = kingdom_line(recommended_set("The Jester's Workshop (2011)").setup()) + "; colonies"
    assert run("play", "--kingdom", line, "--save", "two.toml")[0] == 0
    with open("two.toml") as file:
        assert kingdom_line(Record.load(file.read()).setup) == line


@pytest.fixture
def without_crew(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were no card of that name: all sets that there are can be played."""
    monkeypatch.setattr("bailiwick.kingdoms.sets.is_known", lambda name: name != "Crew")


@pytest.mark.usefixtures("without_crew")
def test_sets_are_shown_with_what_they_have_or_lack(run: Run) -> None:
    code, out, err = run("kingdom", "show", "The", "Jester's", "Workshop", "(2011)")
    assert (code, err) == (0, "")
    assert "Chancellor is an eleventh pile of the Supply: the Bane." in out
    assert 'bailiwick play --set "The Jester\'s Workshop (2011)"' in out
    code, out, _ = run("kingdom", "show", "Shipmates")
    assert code == 0
    missing = recommended_set("Shipmates").missing()
    assert missing == ["Crew"]
    assert f"It cannot be played yet: it lacks {', '.join(missing)}." in out
    data = json.loads(run("kingdom", "show", "Shipmates", "--json")[1])
    assert data["missing"] == missing
    assert data["setup"] == {}
    data = json.loads(run("kingdom", "show", "Misfortune", "--json")[1])
    assert data["playable"] is True
    assert read_kingdom(data["setup"]["line"]) == recommended_set("Misfortune").setup()


def test_every_set_can_be_shown(run: Run) -> None:
    for one in recommended_sets():
        code, out, err = run("kingdom", "show", one.title)
        assert (code, err) == (0, "")
        assert all(name in out for name in one.cards()), one.title


def test_the_list_of_sets(run: Run) -> None:
    code, out, _ = run("kingdom", "list")
    assert code == 0
    assert len(out.splitlines()) == len(recommended_sets()) + 1
    plays = len(recommended_sets(playable=True))
    assert out.splitlines()[-1] == f"{len(recommended_sets())} sets, {plays} of them can be played."
    assert len(run("kingdom", "list", "--playable")[1].splitlines()) == plays + 1
    assert len(run("kingdom", "list", "--missing")[1].splitlines()) == len(recommended_sets()) - plays + 1
    out = run("kingdom", "list", "--book", "2011", "--expansion", "dominion", "--card", "spy")[1]
    assert out.startswith("Bad Omens (2011)  Cornucopia (2011)  plays\n1 set, 1 of them")
    data = json.loads(run("kingdom", "list", "--book", "Allies", "--json")[1])
    assert len(data) == 35
    assert {"name", "title", "book", "expansions", "kingdom", "roles", "playable", "missing"} <= set(data[0])


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("plya", "'plya' is none of what a command can be. Did you mean play"),
        ("play --ramdom", "There is no option --ramdom for bailiwick play. Did you mean --random?"),
        ("play --sets=Misfortune", "no option --sets for bailiwick play. Did you mean --set or"),
        ("play extra", "Nothing is known of 'extra' here"),
        ("play --players x", "--players takes a number, not 'x'."),
        ("play --seed", "--seed needs something after it."),
        ("play --bot big-mony", "'big-mony' is none of what --bot can be. Did you mean big-money"),
        ("play --set A --random", "cannot be given together."),
        ("play --set Misfortun", "There is no recommended set named 'Misfortun'. Did you mean Misfortune"),
        ("play --village", "--village is about a random kingdom; it goes with --random."),
        ("play --kingdom Misfortune", "looks like the name of a recommended set; those go with --set"),
        ("play --kingdom Cellar,Village", "A kingdom has 10 cards"),
        ("play --random --require Smity", "There is no card named 'Smity'. Did you mean Smithy"),
        ("play --random --players 9", "9 players cannot play"),
        ("kingdom shwo", "'shwo' is none of what a command can be. Did you mean show"),
        ("kingdom show", "bailiwick kingdom show needs one thing more: NAME."),
        ("kingdom show Xyzzy", "There is no recommended set named 'Xyzzy'"),
        ("kingdom show Cellar,Village,Moat", "A kingdom has 10 cards"),
        ("kingdom show Misfortune --jsno", "no option --jsno for bailiwick kingdom show. Did you mean --json?"),
        ("kingdom random --expansion Gilds", "There is no expansion named 'Gilds'. Did you mean Guilds"),
        ("kingdom random --attacks many", "--attacks takes a number"),
        ("kingdom random --edition secnd", "'secnd' is none of what --edition can be. Did you mean second"),
        ("kingdom random --curve 2", "'2' is no part of a cost curve"),
        ("kingdom random --landscapes 5", "Landscapes cannot be 5; give 0 to 2."),
        ("kingdom list --book Guild", ""),
        ("kingdom list --book 1999", "There is no book '1999' with recommended sets."),
        ("kingdom list --expansion Sea", "No set is for an expansion named 'Sea'. Did you mean Seaside"),
        ("kingdom list --card Smity", "No set has a card named 'Smity'. Did you mean Smithy"),
        ("card Smity", "Did you mean Smithy"),
        ("replay", "bailiwick replay needs one thing more: file."),
    ],
)
def test_wrong_input_gets_one_clear_sentence_and_the_exit_code_2(run: Run, args: str, said: str) -> None:
    code, _, err = run(*args.split())
    if not said:  # part of a name is enough
        assert (code, err) == (0, "")
        return
    assert code == 2
    assert err.startswith("bailiwick: ")
    assert said in err
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_commands_without_their_half_print_help(run: Run) -> None:
    for args in ([], ["kingdom"]):
        code, out, _ = run(*args)
        assert code == 2
        assert "usage: bailiwick" in out


def test_a_set_that_lacks_a_card_is_not_played(run: Run, without_crew: None) -> None:
    code, _, err = run("play", "--set", "Shipmates")
    assert code == 2
    assert " ".join(err.split()) == "bailiwick: Shipmates cannot be played yet: it lacks Crew."
