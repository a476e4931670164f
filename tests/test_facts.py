"""Every card against the table of facts that the project keeps, and every card has a lab test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bailiwick.cards import all_kinds, find, is_known
from bailiwick.cards.registry import cards_in, expansions
from bailiwick.engine.card import Card
from bailiwick.engine.errors import UnknownCard
from bailiwick.engine.kinds import DURATION, REACTION, Kind, type_names
from bailiwick.rulings import rulings_on
from bailiwick.words.text import plural
from tooling import tool

HERE = Path(__file__).parent
ROWS = json.loads((HERE / "reference_facts.json").read_text())
# A card that was renamed is in the table under both names, the older one first; a pile of two cards is a row by itself.
REFERENCE = {row["name"].split(" / ")[0]: row for row in ROWS if row.get("count") != "0"}
REFERENCE |= {row["name"]: row for row in ROWS if row.get("count") == "0"}
# A State with two sides is one row, too.
REFERENCE |= {row["name"].split(" / ")[-1]: row for row in ROWS if row["types"] == ["State"]}
# What the table also has and Dominion does not: fan cards, German variants, and things that are no cards.
NO_CARDS = {"Grey Mustang", "Rabbits", "Yard Dog", "Soothsayer BB2DE", "Walled Village BB2DE"}
NO_CARDS |= {"Player Start Deck", "Trash"}
CARDS = [kind for kind in all_kinds() if kind.expansion]
# Expansions of which the table tells the editions apart.
TWO_EDITIONS = ("Dominion", "Intrigue", "Seaside", "Prosperity", "Hinterlands")


@pytest.mark.parametrize("kind", CARDS, ids=lambda kind: kind.name)
def test_facts_are_those_of_the_reference(kind: Kind) -> None:
    row = REFERENCE[kind.newest or kind.name]
    assert kind.cost.coins == int(re.sub(r"\D", "", row["cost"]) or 0)
    assert kind.cost.potions == int(row.get("potion", 0))
    assert kind.cost.debt == int(row.get("debt", 0))
    assert kind.overpay == ("+" in row["cost"])
    assert set(type_names(kind.types)) == set(row["types"])
    if kind.expansion in TWO_EDITIONS:
        name = kind.expansion.lower()
        first, second = f"{name}1stEditionRemoved" in row["sets"], f"{name}2ndEditionUpgrade" in row["sets"]
        assert kind.edition == (1 if first else 2 if second else kind.edition if kind.newest else 0)
        assert not kind.newest or kind.name == f"{kind.newest} ({kind.edition}E)"


@pytest.mark.parametrize("kind", CARDS, ids=lambda kind: kind.name)
def test_every_card_has_a_lab_test_named_after_it(kind: Kind) -> None:
    words = re.sub(r"[^a-z0-9]+", "_", kind.name.lower().replace("'", "")).strip("_")
    tests = "\n".join(path.read_text() for path in (HERE / "cards").glob("test_*.py"))
    if kind.expansion == "Basic":  # these are tested together, by name
        assert f'"{kind.name}"' in (HERE / "cards" / "test_basic.py").read_text()
        return
    proved = f"def test_{words}_" in tests or any(ruling.position for ruling in rulings_on(kind.name))
    assert proved, f"{kind.name} has no ruling with a position and no test in tests/cards named test_{words}_..."


@pytest.mark.parametrize("expansion", [name.lower() for name in TWO_EDITIONS])
def test_all_cards_of_both_editions_are_there(expansion: str) -> None:
    sets = {f"{expansion}1stEdition", f"{expansion}2ndEdition"}
    wanted = {name for name, row in REFERENCE.items() if sets & set(row["sets"])}
    wanted -= {"Player Start Deck", "Trash"}
    assert wanted <= {kind.name for kind in CARDS}
    assert {"Platinum", "Colony", "Potion"} <= {kind.name for kind in CARDS}


def names_of(row: dict[str, Any]) -> list[str]:
    """What a row of the table calls its card: one that was renamed has both names, a State both its sides, and a pile
    of two cards is called as a pile is."""
    return [row["name"]] if row.get("count") == "0" else row["name"].split(" / ")


def test_the_register_has_every_name_of_the_reference_and_no_other() -> None:
    """Every card and landscape that there is in Dominion, by name and set, and none besides."""
    rows = [row for row in ROWS if row["name"] not in NO_CARDS]
    assert [name for row in rows for name in names_of(row) if not is_known(name)] == []
    named = {find(name).name for row in rows for name in names_of(row)}
    assert {kind.name for kind in CARDS if not kind.newest} == named
    assert len(rows) > 800
    for kind in CARDS:  # and each is in the box that the table puts it into
        box = {"Basic": "base", "Promos": "promo"}.get(kind.expansion, kind.expansion.replace(" ", "")).casefold()
        sets = [name.casefold() for name in REFERENCE[kind.newest or kind.name]["sets"]]
        assert any(name.startswith((box, f"cornucopiaand{box}")) for name in sets), kind.name


def test_an_older_wording_is_found_named_and_counted_by_its_card() -> None:
    older = find("highway, first edition")
    assert (older.name, older.newest, older.edition) == ("Highway (1E)", "Highway", 1)
    assert plural("Highway (1E)") == "Highways (1E)"
    for kind in CARDS:
        if kind.newest:
            assert find(kind.newest).cost == kind.cost
            assert find(kind.newest).types == kind.types


def test_a_renamed_card_is_found_by_both_names() -> None:
    assert find("Farm") is find("Harem")


@pytest.mark.parametrize("name", ["Throne Room", "throne room", "THRONEROOM", "throne-room", " Throne  Room "])
def test_cards_are_found_whatever_the_spelling(name: str) -> None:
    assert find(name).name == "Throne Room"


def test_an_unknown_name_gets_the_nearest_ones() -> None:
    with pytest.raises(UnknownCard, match=r"There is no card named 'Smity'\. Did you mean Smithy"):
        find("Smity")


def test_texts_are_there_and_short() -> None:
    for kind in CARDS:
        assert kind.text.endswith("."), kind.name
        assert len(kind.text) < 400, kind.name


def test_reactions_listen_and_durations_do_something_later() -> None:
    for kind in CARDS:
        assert kind.cls is not None
        if kind.is_(REACTION):
            assert kind.hears, f"{kind.name} is a Reaction but hears nothing"
        if kind.is_(DURATION):
            later = [getattr(kind.cls, name) is not getattr(Card, name) for name in ("next_turn", "answer")]
            assert any(later), f"{kind.name} is a Duration but does nothing later"


def test_every_module_of_cards_is_compiled() -> None:
    compiled = tool("compile").build_script().COMPILED
    for _, modules in expansions():
        for module in modules:
            if cards_in(module):
                assert f"{module.__name__.replace('.', '/')}.py" in compiled
