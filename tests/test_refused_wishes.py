"""Wishes that cannot be honoured are refused, never dropped in silence."""

from __future__ import annotations

import pytest

from bailiwick.kingdoms.sets import recommended_sets
from bailiwick.kingdoms.wishes import Wishes
from bailiwick.lab import IllegalSetup, Lab


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"required": ["City-state", "Island Folk"]}, "a kingdom has one Ally"),
        ({"banned": ["Acolyte"]}, "ban the pile, Augurs"),
        ({"banned": ["Copper"]}, "cannot be banned"),
        ({"banned": ["Trusty Steed"]}, "cannot be banned"),
    ],
)
def test_wishes_are_refused_with_the_reason(wishes: dict[str, list[str]], said: str) -> None:
    with pytest.raises(IllegalSetup, match=said):
        Wishes(**wishes)


def test_sets_are_found_by_a_card_inside_a_split_pile() -> None:
    assert recommended_sets(card="Acolyte") == recommended_sets(card="Augurs")


def test_zones_know_cards_by_all_their_names() -> None:
    lab = Lab(hand=["Farm", "Copper"])
    assert lab.me.hand == ["Farm", "Copper"]
    assert lab.me.hand == ["Harem", "Copper"]
    assert lab.me.hand != ["Gold", "Copper"]
    lab.play("Farm")
    assert lab.me.in_play == ["Harem / Farm"]
