"""Every ruling runs, and none that a book states is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bailiwick.cards import all_kinds, find
from bailiwick.cli import main
from bailiwick.engine.kinds import Kind
from bailiwick.rulings import Ruling, all_rulings, rules, stated, titles
from tooling import tool

HERE = Path(__file__).parent
RULINGS = all_rulings()


def name_of(ruling: Ruling) -> str:
    return f"{ruling.card}-{ruling.sources[0]}"


@pytest.mark.parametrize("ruling", RULINGS, ids=name_of)
def test_ruling_holds(ruling: Ruling) -> None:
    if ruling.position is not None:
        assert ruling.position.get("expect"), "a position without expectations proves nothing"
        assert ruling.run() == []
    else:
        path, _, name = ruling.test.partition("::")
        assert re.search(rf"^def {re.escape(name)}\(", (HERE.parent / path).read_text(), re.M), ruling.test


def test_no_statement_of_a_book_is_missing() -> None:
    proved = {(source.split("/")[0], r.card, int(source.split("/")[1])) for r in RULINGS for source in r.sources}
    for book, cards in stated().items():
        assert book in titles()
        for card, count in cards.items():
            missing = [n for n in range(1, count + 1) if (book, card, n) not in proved]
            assert not missing, f"{titles()[book]}, {card}: no ruling for statements {missing}"
    for book, card, number in proved:
        counted = stated().get(book, {}).get(card, 0)
        assert number <= counted, f"{card} cites {book}/{number}, but {counted} are counted"


def test_every_card_note_of_the_books_is_counted() -> None:
    cards = {card for cards in stated().values() for card in cards}
    rulings = {ruling.card for ruling in RULINGS}
    assert rulings <= cards
    assert set(rules()) <= rulings
    assert set(titles()) == set(stated())


def test_a_new_book_is_a_new_row_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = tool("rulings_page")
    before = page.page().splitlines()
    monkeypatch.setattr(page, "titles", lambda: {**titles(), "N30": "New (2030)"})
    monkeypatch.setattr(page, "stated", lambda: {**stated(), "N30": {"Acolyte": 2, "Village": 1}})
    monkeypatch.setattr(page, "all_rulings", lambda: [*RULINGS, Ruling("Village", "It is so.", ["N30/1"])])
    new = [line for line in page.page().splitlines() if line not in before]
    assert "| New (2030) | N30 | 2 | 1 of 3 |" in new
    assert "*A21 4 of 4, N30 0 of 2*" in new
    assert "- It is so. (N30/1)" in new


def test_texts_are_sentences() -> None:
    for ruling in RULINGS:
        assert ruling.text.endswith((".", "?")), ruling.text
        assert 20 < len(ruling.text) < 400, ruling.text


@pytest.mark.parametrize("card", [kind for kind in all_kinds() if kind.newest], ids=lambda kind: kind.name)
def test_a_wording_says_whose_it_is_and_which_is_played_today(card: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    edition = {1: "first", 2: "second"}[card.edition]
    assert card.name == f"{card.newest} ({card.edition}E)"
    assert find(f"{card.newest}, {edition} edition") is card
    assert main(["card", card.name]) == 0
    assert f"as the {edition} edition words it; today's wording is {card.newest}" in capsys.readouterr().out
    assert main(["card", card.newest]) == 0
    assert f"An older wording: {card.name}" in capsys.readouterr().out


def test_card_command_prints_facts_text_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "horse traders"]) == 0
    printed = capsys.readouterr().out
    assert "Horse Traders" in printed
    assert "Reaction" in printed
    for ruling in RULINGS:
        if ruling.card == "Horse Traders":
            assert ruling.text.split()[0] in printed


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Shelters", ["Hovel", "Necropolis", "Overgrown Estate"]),
        ("shelter", ["Hovel", "Necropolis", "Overgrown Estate"]),
        ("Ruins", ["Ruins", "Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"]),
        ("Catapult / Rocks", ["Catapult / Rocks", "Catapult", "Rocks"]),
        ("Curse", ["Curse"]),
    ],
)
def test_card_command_prints_the_cards_that_go_by_one_name(
    name: str, cards: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", *name.split()]) == 0
    assert re.findall(r"^(.+)  \(", capsys.readouterr().out, re.M) == cards


@pytest.mark.parametrize("name", ["Knights", "Castles", "Travellers", "Prizes", "Allies", "Odysseys", "Landmarks"])
def test_card_command_knows_groups_in_the_plural(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", name]) == 0
    assert len(re.findall(r"^(.+)  \(", capsys.readouterr().out, re.M)) >= 5
