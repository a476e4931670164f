"""Inheritance: Estates that play the card set aside, and what other cards make of them."""

from __future__ import annotations

import pytest

from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, COMMAND, Kind
from bailiwick.lab import IllegalMove, Lab
from kingdom_cards import invented

COPPERS = ["Copper"] * 9


def heir(card: str, *hand: str, **given: object) -> Lab:
    """A player who has inherited a card, at the start of the turn after that, with these cards in hand."""
    given.setdefault("kingdom", [card])
    deck = [*hand, *COPPERS, *COPPERS]
    others = given.pop("others", [{"hand": COPPERS[:5], "deck": COPPERS}])
    lab = Lab(coins=7, deck=deck, landscapes=["Inheritance"], others=others, **given)  # type: ignore[arg-type]
    lab.buy("Inheritance", card)
    lab.end_turn()
    lab.end_turn()
    return lab


class Deputy(Card):
    facts = Kind(3, ACTION | COMMAND, "Play an Action of the Supply, leaving it there.")


def test_inheritance_sets_no_command_aside():
    with invented(("", [Deputy])):
        lab = Lab(["Deputy", "Village", "Moat"], coins=7, landscapes=["Inheritance"])
        lab.buy("Inheritance", "Village")
        assert {"Village", "Moat"} <= set(lab.asked[-1].options)
        assert "Deputy" not in lab.asked[-1].options


def test_an_estate_costs_an_action_and_stays_in_play_itself():
    lab = heir("Smithy", "Estate")
    lab.play("Estate")
    assert lab.me.actions == 0
    assert lab.me.in_play == ["Estate"]
    assert lab.me.hand == ["Copper"] * 7


def test_estates_are_actions_everywhere_in_ones_own_turn():
    lab = heir("Village", "Throne Room", "Estate", kingdom=["Village", "Throne Room"])
    lab.play("Throne Room", "Estate")
    assert lab.me.actions == 4
    assert lab.me.in_play == ["Throne Room", "Estate"]


def test_estates_can_be_had_as_actions_of_the_supply():
    lab = heir("Village", "University", kingdom=["Village", "University"])
    lab.play("University", "Estate")
    assert lab.me.discard == ["Estate"]


def test_an_inherited_duration_keeps_the_estate_in_play():
    lab = heir("Caravan", "Estate")
    lab.play("Estate")
    lab.end_turn()
    assert lab.me.in_play == ["Estate"]
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 6
    lab.end_turn()
    assert lab.me.in_play == []


def test_an_inherited_reserve_card_never_reaches_the_mat():
    lab = heir("Guide", "Estate")
    lab.play("Estate")
    assert lab.me.mats["Inheritance"] == ["Guide"]
    assert lab.me.mats["Tavern"] == []
    assert lab.me.in_play == ["Estate"]


def test_an_inherited_page_is_not_exchanged():
    lab = heir("Page", "Estate")
    lab.play("Estate")
    lab.end_turn()
    assert not [question for question in lab.asked if question.purpose == "may"]


def test_an_inherited_attack_can_be_answered_once_for_the_card_it_plays():
    lab = heir("Militia", "Estate", kingdom=["Militia", "Moat"], others=[{"deck": ["Moat", *COPPERS]}])
    lab.play("Estate", "Moat")
    assert [question.purpose for question in lab.asked if question.player == 1] == ["react"]


def test_a_royal_carriage_plays_the_estate_again():
    lab = heir("Smithy", "Royal Carriage", "Estate", kingdom=["Smithy", "Royal Carriage"])
    lab.play("Royal Carriage")
    lab.play("Estate", "Royal Carriage")
    assert lab.me.hand == ["Copper"] * 9
    assert sorted(lab.me.in_play) == ["Estate", "Royal Carriage"]


def test_a_champion_gives_an_action_for_the_estate_and_for_what_it_plays():
    lab = heir("Smithy", "Champion", "Estate", kingdom=["Smithy", "Page"])
    lab.play("Champion")
    lab.play("Estate")
    assert lab.me.actions == 2


def test_the_bane_inherited_makes_estates_no_bane():
    others = [{"hand": ["Estate"], "deck": COPPERS}]
    lab = heir("Pawn", "Young Witch", kingdom=["Young Witch"], bane="Pawn", others=others)
    lab.play("Young Witch")
    assert "Curse" in lab.other.discard


def test_seaway_can_gain_an_estate_and_puts_its_token_there():
    lab = Lab(["Village"], coins=12, buys=2, landscapes=["Inheritance", "Seaway"])
    lab.buy("Inheritance", "Village")
    lab.buy("Seaway", "Estate")
    assert lab.tokens("Estate") == ["+1 Buy"]
    assert lab.me.discard == ["Estate"]


def test_teacher_puts_no_token_onto_the_estate_pile():
    lab = Lab(
        ["Village", "Peasant"], coins=7, landscapes=["Inheritance"], mats={"Tavern": ["Teacher"]}, deck=COPPERS,
        others=[{"hand": COPPERS[:5], "deck": COPPERS}],
    )  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn("Teacher", 0, "Village")
    assert "Estate" not in lab.asked[-1].options


def test_in_a_possessed_turn_the_estates_of_its_owner_play_what_the_owner_inherited():
    lab = Lab(
        ["Village", "Possession"], coins=7, deck=["Estate", *COPPERS], landscapes=["Inheritance"],
        others=[{"hand": ["Possession"], "deck": COPPERS}],
    )  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    lab.play("Estate")
    assert lab.me.actions == 2


def test_at_the_end_estates_are_victory_cards_alone():
    lab = Lab(
        ["Village", "Vineyard"], coins=15, buys=2, supply={"Province": 1}, landscapes=["Inheritance", "Orchard"],
        hand=["Estate", "Estate", "Estate", "Vineyard"],
    )  # fmt: skip
    lab.buy("Inheritance", "Village")
    assert lab.me.vp == 3  # nor are they Actions for who counts in the middle of a turn
    lab.buy("Province")
    lab.end_turn()
    assert (lab.over, lab.me.vp) == (True, 9)


def test_an_estate_cannot_be_played_once_its_owner_has_no_turn():
    lab = heir("Village", others=[{"hand": ["Estate"], "deck": COPPERS}])
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Estate")


def test_it_can_be_bought_once_per_game():
    lab = heir("Village", "Gold", "Gold", "Silver")
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Inheritance")


def test_a_split_pile_gives_its_top_card():
    lab = Lab(["Townsfolk"], coins=7, landscapes=["Inheritance"], supply={})
    lab.buy("Inheritance", "Townsfolk")
    assert lab.me.mats == {"Inheritance": ["Town Crier"]}
    assert "Town Crier" not in lab.me.discard


def test_an_island_keeps_a_reserve_card_from_being_called():
    others = [{"hand": COPPERS[:5], "deck": COPPERS}]
    lab = Lab(["Guide", "Island"], hand=["Island", "Guide"], deck=COPPERS, others=others)
    lab.play("Island")
    lab.end_turn()
    lab.end_turn()
    assert lab.asked == []
