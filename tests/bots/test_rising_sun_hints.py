"""How bots play what Rising Sun brings: debt, Shadows of the deck, its Events."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import Lab
from bots.test_adventures_hints import COPPERS, told


def position(kingdom: list[str], **given: Any) -> Lab:
    return Lab(kingdom, **{"deck": COPPERS, "others": [{"hand": COPPERS[:5], "deck": COPPERS}], **given})


@pytest.mark.parametrize(
    ("event", "given", "bought"),
    [
        ("Amass", {"coins": 3}, True),
        ("Amass", {"coins": 3, "in_play": ["Moat"]}, False),
        ("Gather", {"coins": 7}, True),
        ("Gather", {"coins": 7, "supply": {"Province": 1}}, False),
        ("Asceticism", {"coins": 4, "hand": ["Curse", "Curse"]}, True),
        ("Asceticism", {"coins": 4, "hand": ["Gold"]}, False),
        ("Credit", {"coins": 2}, True),
        ("Credit", {"coins": 8}, False),
    ],
)
def test_events_are_bought_where_they_are_worth_it(event: str, given: dict[str, Any], bought: bool) -> None:
    lab = position(["Laboratory", "Market"], landscapes=[event], **given)
    assert ([f"Buy {event}"] in told(lab)) == bought


def test_a_gold_mine_brings_a_gold_early_and_none_late() -> None:
    assert ["Gain a Gold and take 4 debt"] in told(position(["Gold Mine"], hand=["Gold Mine"]))
    late = position(["Gold Mine"], hand=["Gold Mine"], supply={"Province": 1})
    assert ["Gain a Gold and take 4 debt"] not in told(late)


def test_a_snake_witch_goes_home_for_curses_while_there_are_any() -> None:
    label = ["Return it, all others gain a Curse"]
    assert label in told(position(["Snake Witch"], hand=["Snake Witch", "Gold"]))
    assert label not in told(position(["Snake Witch"], hand=["Snake Witch", "Gold"], supply={"Curse": 0}))


def test_a_shadow_of_the_deck_is_played() -> None:
    assert ["Ronin"] in told(position(["Ronin"], hand=["Copper"], deck=["Gold", "Ronin", *COPPERS]))


def test_a_root_cellar_is_not_played_where_its_debt_takes_more_than_its_cards_bring() -> None:
    assert ["Root Cellar"] not in told(position(["Root Cellar"], hand=["Root Cellar"]))
    rich = position(["Root Cellar"], hand=["Root Cellar"], deck=["Gold"] * 12)
    assert ["Root Cellar"] in told(rich)
    assert ["Imperial Envoy"] not in told(position(["Imperial Envoy"], hand=["Imperial Envoy"], debt=6))
