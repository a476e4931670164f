"""Who answers first, what is asked, and what may be declined."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bailiwick.engine import events
from bailiwick.lab import IllegalAnswer, Lab


def test_reactions_are_asked_in_turn_order_from_the_left_of_the_attacker():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Moat"]}, {"hand": ["Moat"]}, {"hand": ["Moat"]}])
    lab.play("Militia", "Moat", None, "Moat")
    assert [question.player for question in lab.asked] == [1, 2, 3]


def test_a_reaction_can_be_declined():
    lab = Lab(["Militia"], hand=["Militia"], others=[{"hand": ["Ostler", "Gold", "Gold", "Copper"]}])
    lab.play("Militia", None, ["Gold"])
    assert lab.other.hand == ["Ostler", "Gold", "Copper"]


def test_another_reaction_is_offered_after_one_was_used():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Moat", "Ostler", "Whispers"], "deck": ["Gold"]}])
    lab.play("Militia", "Whispers", "Gold", "Ostler", None)
    offered = [question.options for question in lab.asked if question.purpose == "react"]
    assert offered == [["Moat", "Ostler", "Whispers"], ["Moat", "Ostler"], ["Moat"]]


def test_a_reaction_drawn_by_a_reaction_can_be_used_too():
    lab = Lab(hand=["Witch"], others=[{"hand": ["Whispers", "Copper"], "deck": ["Moat"]}])
    lab.play("Witch", "Whispers", "Copper", "Moat")
    assert lab.other.discard == ["Copper"]


def test_a_reaction_that_was_discarded_meanwhile_is_not_offered():
    lab = Lab(hand=["Witch"], others=[{"hand": ["Whispers", "Moat"]}])
    lab.play("Witch", "Whispers", "Moat")
    assert lab.other.discard == ["Moat", "Curse"]


def test_a_reaction_that_set_itself_aside_is_not_offered_again_and_comes_back_next_turn():
    lab = Lab(hand=["Witch", "Witch"], actions=2, others=[{"hand": ["Ostler"], "deck": ["Gold", "Copper"]}])
    lab.play("Witch", "Ostler")
    assert lab.other.set_aside == ["Ostler"]
    lab.play("Witch")
    lab.end_turn()
    assert lab.other.hand == ["Ostler", "Gold"]
    assert lab.other.set_aside == []


def test_several_abilities_of_one_player_are_ordered_by_that_player():
    lab = Lab(["Flatterer"], landscapes=["Free City"], hand=["Belfry"], favors=2)
    with pytest.raises(IllegalAnswer):
        lab.gain("Flatterer", "Copper")
    lab.gain("Flatterer", "Free City", True)
    assert lab.asked[0].options == ["Flatterer", "Belfry", "Free City"]
    assert lab.asked[0].purpose == "first"
    assert lab.me.in_play == ["Flatterer"]
    assert lab.me.favors == 2


def test_the_list_is_gathered_afresh_after_each_ability():
    # Belfry moves the card first, so Free City can no longer play it and is not even offered.
    lab = Lab(["Village"], landscapes=["Free City"], hand=["Belfry"], deck=["Copper"], favors=2)
    lab.gain("Village", "Belfry", 1)
    assert lab.me.deck == ["Village", "Copper"]
    assert lab.me.favors == 2


def test_an_ability_that_only_becomes_possible_by_another_is_offered_then():
    # No Favors at first; Flatterer brings them, and Free City can play it.
    lab = Lab(["Flatterer"], landscapes=["Free City"])
    lab.gain("Flatterer", True)
    assert lab.me.in_play == ["Flatterer"]
    assert lab.me.favors == 0


def test_order_is_not_asked_between_copies_of_one_card():
    lab = Lab(["Toastmaster"], hand=["Toastmaster", "Toastmaster"], actions=2)
    lab.play("Toastmaster")
    lab.play("Toastmaster")
    lab.gain("Copper")
    assert lab.me.favors == 2
    assert lab.asked == []


def test_an_optional_reaction_beside_a_duty_can_be_declined_after_it():
    lab = Lab(["Heirs"], hand=["Belfry"], deck=["Gold"])
    lab.gain("Heirs", "Heirs", None)
    assert lab.asked[0].minimum == 1
    assert lab.asked[1].minimum == 0
    assert lab.me.hand == ["Belfry", "Gold"]


def test_when_somebody_else_gains_only_their_own_abilities_answer():
    lab = Lab(["Flatterer"], landscapes=["Free City"], hand=["Belfry"], favors=2)
    lab.gain("Flatterer", seat=1)
    assert lab.other.favors == 2
    assert lab.me.favors == 2


def test_of_cards_trashed_together_the_player_picks_whose_ability_comes_first():
    lab = Lab(["Dustman"], hand=["Dustman", "Flatterer", "Heirs", "Copper"], deck=["Gold"])
    lab.play("Dustman", ["Flatterer", "Heirs", "Copper"], "Heirs")
    assert lab.asked[-1].options == ["Flatterer", "Heirs"]
    assert lab.me.favors == 2
    assert lab.me.hand == ["Gold"]


def test_copies_trashed_together_are_not_ordered():
    lab = Lab(["Dustman"], hand=["Dustman", "Flatterer", "Flatterer", "Copper"])
    lab.play("Dustman", ["Flatterer", "Flatterer"])
    assert lab.me.favors == 4


def test_one_ability_answers_an_event_once():
    lab = Lab(landscapes=["Scribblers"], hand=["Village"], deck=["Copper"] * 5, favors=3)
    lab.play("Village", True)
    assert lab.me.favors == 2


def test_after_play_comes_when_the_card_and_all_it_played_is_resolved():
    lab = Lab(["Applause"], hand=["Throne Room", "Village", "Applause"], actions=2, deck=["Copper"] * 4)
    lab.play("Applause")
    lab.play("Throne Room", "Village")
    # Village twice and Throne Room, not Applause itself.
    assert lab.me.coins == 3


def test_after_play_may_spend_what_the_play_brought():
    lab = Lab(["Heirs"], landscapes=["Scribblers"], hand=["Smithy"], favors=1, deck=["Copper"] * 5)
    lab.play("Smithy", True)
    assert len(lab.me.hand) == 4
    assert [question.card for question in lab.asked] == ["Scribblers"]


def test_in_games_with_a_card_its_rule_holds_for_everybody():
    lab = Lab(["Footsteps"], hand=["Workshop"], deck=["Gold"], others=[{"deck": ["Silver"]}])
    lab.play("Workshop", "Village")
    assert lab.me.hand == ["Gold"]
    lab.gain("Copper", seat=1)
    assert lab.other.hand == ["Silver"]
    lab.to_buy_phase()
    lab.gain("Copper")
    assert lab.me.hand == ["Gold"]


def test_such_a_rule_is_silent_where_the_card_is_not_in_the_game():
    lab = Lab(hand=["Workshop"], deck=["Gold"])
    lab.play("Workshop", "Village")
    assert lab.me.hand == []


def test_every_event_has_a_bit_of_its_own():
    source = Path(__file__).resolve().parents[2] / "src/bailiwick/engine/events.py"
    names = re.findall(r"^(\w+): Final = 1 << \d+(?:$|  #)", source.read_text(), re.M)
    bits = [getattr(events, name) for name in names]
    assert len(bits) > 40
    assert len(set(bits)) == len(bits)
