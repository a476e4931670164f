"""`bailiwick card`: a card, all cards of an expansion, those with some words; as people see it."""

from __future__ import annotations

import pytest

from bailiwick.cards import all_kinds, find
from bailiwick.cli import main
from bailiwick.kingdoms.sets import recommended_sets, sets_with
from bailiwick.rulings import rulings_on


def lines(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["card", *words]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def test_one_card_with_its_rulings_and_sets(capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(capsys, "horse", "traders")
    assert told[0] == "Horse Traders  (Action, Reaction, costs 4)"
    assert sum(line.startswith("- ") for line in told) == len(rulings_on("Horse Traders"))
    assert f"In {len(sets_with('Horse Traders'))} recommended sets: " in " ".join(told)


def test_all_of_an_expansion_landscapes_among_them(capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(capsys, "--expansion", "nocturne")
    own = [kind for kind in all_kinds() if kind.expansion == "Nocturne"]
    assert told[-1] == f"{len(own)} cards and landscapes"
    for kind in own:
        assert any(line.startswith(f"{kind.name}  (") for line in told), kind.name
    assert not any(line.startswith("- ") for line in told)
    full = lines(capsys, "--expansion", "nocturne", "--full")
    assert sum(line.startswith("- ") for line in full) == sum(len(rulings_on(kind.name)) for kind in own)
    both = lines(capsys, "--expansion", "Cornucopia & Guilds")
    assert both[-1] == lines(capsys, "--expansion", "Cornucopia,Guilds")[-1]
    everything = lines(capsys, *[word for name in {k.expansion for k in all_kinds()} for word in ("--expansion", name)])
    assert everything[-1] == f"{sum(kind.expansion != '' for kind in all_kinds())} cards and landscapes"


def test_words_are_found_in_names_types_texts_rulings_and_sets(capsys: pytest.CaptureFixture[str]) -> None:
    def found(*words: str) -> set[str]:
        return {line.partition("  (")[0] for line in lines(capsys, *words) if "  (" in line}

    assert {"Moat", "Horse Traders", "Fool's Gold"} <= found("--search", "reaction")
    assert found("--search", "reaction", "--expansion", "Dominion") == {"Moat"}
    assert "Way of the Mouse" in found("--search", "MOUSE way")
    assert set(recommended_sets()[0].kingdom) <= found("--search", recommended_sets()[0].title)
    assert found("knights", "--search", "discard until") == {"Sir Michael"}
    ruling = rulings_on("Horse Traders")[0].text
    assert "Horse Traders" in found("--search", ruling)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Name a card, or say which with --expansion or --search."),
        (["--expansion", "Nocturn"], "There is no expansion named 'Nocturn'. Did you mean Nocturne?"),
        (["--search", "qwertz"], "No card or landscape has all of that."),
        (["Smity"], "There is no card named 'Smity'. Did you mean Smithy"),
    ],
)
def test_what_is_not_there_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", *words]) == 2
    assert said in capsys.readouterr().err


def test_sets_know_their_cards_by_every_name() -> None:
    titles = {kind: [one.title for one in sets_with(kind)] for kind in ("Farm", "Harem", "Plunder", "Encampment")}
    assert titles["Farm"] == titles["Harem"] != []
    assert titles["Plunder"] == titles["Encampment"] != []
    assert sets_with("Hovel") == [one for one in recommended_sets() if one.shelters]
    assert sets_with("Platinum") == sets_with("Colony") == [one for one in recommended_sets() if one.colonies]
    assert sets_with("Horse") == []
    for one in recommended_sets():
        if one.playable:
            assert all(one in sets_with(find(name).name) for name in one.kingdom)
