"""Empires, word by word: who, when, how many, in which order, whether one has to. Each test catches a misreading."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalAnswer, Lab
from invented_plays import Puppeteer, Understudy
from kingdom_cards import invented

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


def asked(lab):
    return [(question.player, question.purpose) for question in lab.asked]


def shown(lab, seat=1):
    """Whose cards this seat was shown, in order."""
    return [entry["seat"] for entry in lab.game.view(seat).log() if entry["kind"] == "reveal"]


def possessed(kingdom, **theirs):
    """Seat 1's turn in which seat 0 decides."""
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=COPPERS, others=[{"deck": COPPERS, **theirs}])
    lab.play("Possession")
    lab.end_turn()
    return lab


def enchanted(kingdom, hand, deck):
    """Seat 1's turn with these cards, after seat 0 has played an Enchantress."""
    theirs = {"hand": hand, "deck": deck}
    lab = Lab(["Enchantress", *kingdom], hand=["Enchantress"], deck=COPPERS, others=[theirs])
    lab.play("Enchantress")
    lab.end_turn()
    return lab


# In another's turn


def test_encampment_played_in_anothers_turn_returns_in_their_clean_up():
    pile = "Encampment / Plunder"
    with invented(("", [Understudy])):
        theirs = {"hand": ["Understudy", "Encampment"], "deck": COPPERS}
        lab = Lab([pile, "Militia", "Understudy"], hand=["Militia"], deck=COPPERS, others=[theirs])
        lab.play("Militia", "Understudy")
        assert (lab.turn, lab.other.set_aside, lab.supply[pile]) == (0, ["Encampment"], 10)
        lab.end_turn()
        assert (lab.turn, lab.other.set_aside, lab.supply[pile]) == (1, [], 11)


def test_crown_played_in_anothers_turn_plays_nothing():
    with invented(("", [Understudy])):
        theirs = {"hand": ["Understudy", "Crown", "Moat", "Copper"], "deck": COPPERS}
        lab = Lab(["Crown", "Militia", "Understudy"], hand=["Militia"], deck=COPPERS, others=[theirs])
        lab.play("Militia", "Understudy", "Crown", None)
        assert (lab.other.in_play, lab.other.hand) == (["Crown"], ["Moat", "Copper"])


def test_fortune_looks_for_gladiators_of_who_gains_it():
    pile = "Gladiator / Fortune"
    lab = Lab([pile], supply={pile: 5}, in_play=["Gladiator"], others=[{"in_play": ["Gladiator", "Gladiator"]}])
    lab.gain("Fortune")
    assert lab.me.discard == ["Fortune", "Gold"]


def test_battlefield_pays_for_a_victory_card_gained_in_anothers_turn():
    lab = Lab(["Swindler"], landscapes=["Battlefield"], hand=["Swindler"], others=[{"deck": ["Estate"]}])
    lab.play("Swindler")
    assert (lab.other.vp_tokens, lab.other.discard) == (2, ["Estate"])


def test_wild_hunt_of_the_possessed_leaves_the_vp_as_they_gained_no_estate():
    lab = possessed(["Wild Hunt"], hand=["Wild Hunt"], pile_tokens={"Wild Hunt": [["VP", 3]]})
    lab.play("Wild Hunt", 1)
    assert (lab.me.discard.count("Estate"), lab.other.vp_tokens, lab.tokens("Wild Hunt")) == (1, 0, [("VP", 3)])


# Enchantress


def test_enchantress_makes_better_cards_of_ruins():
    lab = enchanted(["Marauder"], ["Ruined Market", "Ruined Library"], ESTATES)
    lab.play("Ruined Market")
    assert (lab.other.buys, lab.other.actions, sorted(lab.other.hand)) == (1, 1, ["Estate", "Ruined Library"])
    lab.play("Ruined Library")
    assert (lab.other.actions, lab.other.hand) == (0, ["Estate", "Estate"])


def test_enchantress_spares_survivors_their_choice():
    lab = enchanted(["Marauder"], ["Survivors"], ["Gold", *ESTATES])
    lab.play("Survivors")
    assert (asked(lab), lab.other.hand, lab.other.discard) == ([], ["Gold"], [])


def test_enchantress_takes_the_choices_of_a_capital_city_too():
    lab = enchanted(["Capital City"], ["Capital City", "Capital City", "Copper", "Copper"], ESTATES)
    lab.play("Capital City")
    assert (lab.other.actions, lab.other.coins, len(lab.other.hand), asked(lab)) == (1, 0, 4, [])
    lab.play("Capital City", ["Copper", "Copper"], True)
    assert (lab.other.actions, lab.other.coins, lab.other.hand) == (2, 0, ["Estate"] * 4)


def test_enchantress_waits_for_the_first_action_though_treasures_were_played():
    lab = enchanted(["Crown"], ["Copper", "Crown", "Silver"], ESTATES)
    lab.to_buy_phase()
    lab.play("Copper")
    lab.play("Crown")
    assert (lab.other.coins, sorted(lab.other.hand), asked(lab)) == (1, ["Estate", "Silver"], [])


# Kingdom cards


def test_charm_goes_with_a_card_that_is_gained_without_being_bought():
    lab = Lab(["Charm", "Village"], hand=["Charm"], landscapes=["Delve"], coins=2)
    lab.play("Charm", 1)
    lab.buy("Delve", "Village")
    assert sorted(lab.me.discard) == ["Silver", "Village"]


def test_engineer_gains_up_to_four_both_times():
    lab = Lab(["Engineer", "Festival"], hand=["Engineer"])
    lab.play("Engineer", "Silver", "Engineer", "Silver")
    first, _, second = lab.asked
    assert first.options == second.options
    assert "Festival" not in second.options


def test_sacrifice_pays_for_a_fortress_that_came_back():
    lab = Lab(["Sacrifice", "Fortress"], hand=["Sacrifice", "Fortress"], deck=COPPERS)
    lab.play("Sacrifice")
    assert (lab.me.actions, lab.me.hand) == (2, ["Fortress", "Copper", "Copper"])


def test_city_quarter_shows_the_hand():
    lab = Lab(["City Quarter"], hand=["City Quarter", "Moat"], deck=COPPERS)
    lab.play("City Quarter")
    assert (shown(lab), lab.me.hand) == ([0], ["Moat", "Copper"])


def test_catapult_curses_before_it_makes_others_discard():
    theirs = {"hand": ["Watchtower", *["Copper"] * 4]}
    lab = Lab(["Catapult / Rocks", "Watchtower"], hand=["Catapult", "Silver"], others=[theirs])
    lab.play("Catapult", "Watchtower", 0, ["Watchtower", "Copper"])
    assert [purpose for _, purpose in asked(lab)] == ["react", "choose", "discard"]
    assert sorted(lab.trash) == ["Curse", "Silver"]


def test_gladiator_asks_the_player_to_the_left():
    lab = Lab(["Gladiator / Fortune"], hand=["Gladiator", "Gold"], others=[{"hand": ["Gold"]}, {"hand": ["Copper"]}])
    lab.play("Gladiator", "Gold")
    assert (asked(lab), lab.me.coins, lab.trash) == ([(1, "reveal")], 2, [])


def test_patrician_takes_a_card_that_costs_just_five():
    lab = Lab(["Patrician / Emporium", "Festival"], hand=["Patrician"], deck=["Copper", "Festival"])
    lab.play("Patrician")
    assert lab.me.hand == ["Copper", "Festival"]


def test_debt_can_be_paid_in_the_action_phase():
    lab = Lab(["Village"], hand=["Village"], deck=COPPERS, coins=3, debt=2)
    lab.pay_debt(2)
    assert (lab.phase, lab.me.debt, lab.me.coins) == ("action", 0, 1)


def test_overlord_stays_for_a_duration_that_the_card_it_plays_plays_in_turn():
    with invented(("", [Puppeteer])):
        kingdom, others = ["Overlord", "Puppeteer", "Caravan"], [{"deck": COPPERS}]
        lab = Lab(kingdom, hand=["Overlord"], deck=COPPERS, others=others)
        lab.play("Overlord", "Puppeteer")
        lab.end_turn()
        assert lab.me.in_play == ["Overlord"]
        lab.end_turn()
        assert (len(lab.me.hand), lab.me.in_play) == (6, ["Overlord"])


# Castles


def test_two_castles_of_one_name_count_as_two():
    lab = Lab(["Castles"], deck=["Humble Castle", "Humble Castle", "King's Castle"], others=[{}, {}])
    assert lab.me.vp == 3 + 3 + 6


def test_haunted_castle_takes_two_cards_however_large_the_hand():
    lab = Lab(["Castles"], supply={"Castles": 7}, others=[{"hand": ["Copper"] * 7}, {"hand": ["Copper"] * 4}])
    lab.gain("Haunted Castle")
    assert [len(player.hand) for player in lab.players[1:]] == [5, 4]


@pytest.mark.parametrize("cards", [["Gold", "Estate"], ["Estate", "Gold"]])
def test_haunted_castle_lets_others_order_what_they_put_back(cards):
    theirs = {"hand": ["Gold", "Estate", "Copper", "Copper", "Copper"], "deck": ["Silver"]}
    lab = Lab(["Castles"], supply={"Castles": 5}, others=[theirs])
    lab.gain("Haunted Castle", cards)
    assert lab.other.deck == [*cards, "Silver"]


def test_haunted_castle_gained_by_an_attack_is_still_none():
    theirs = {"hand": ["Moat", *["Copper"] * 4]}
    kingdom = ["Castles", "Knights", "Bridge", "Moat"]
    lab = Lab(kingdom, hand=["Bridge"] * 3 + ["Dame Natalie"], actions=4, supply={"Castles": 5}, others=[theirs])
    for _ in range(3):
        lab.play("Bridge")
    lab.play("Dame Natalie", "Moat", "Castles", ["Copper", "Copper"])
    assert (sorted(lab.me.discard), len(lab.other.hand)) == (["Gold", "Haunted Castle"], 3)


def test_opulent_castle_shows_what_it_discards():
    lab = Lab(["Castles"], hand=["Opulent Castle", "Estate", "Duchy"])
    lab.play("Opulent Castle", ["Estate", "Duchy"])
    assert (shown(lab), lab.me.coins) == ([0], 4)


def test_grand_castle_shows_the_hand():
    lab = Lab(["Castles"], supply={"Castles": 2}, hand=["Estate", "Copper"])
    lab.gain("Grand Castle")
    assert (shown(lab), lab.me.vp_tokens) == ([0], 1)


def test_sprawling_castle_brings_nothing_when_it_is_trashed():
    lab = Lab(["Castles"], hand=["Sprawling Castle"])
    lab.trash_from_hand("Sprawling Castle")
    assert (lab.asked, lab.me.discard) == ([], [])


# Events


def test_annex_shuffles_and_lets_astrologers_look():
    lab = Lab(
        ["Underling"], landscapes=["Annex"], ally="Order of Astrologers", favors=1, deck=["Copper", "Copper"],
        discard=["Gold", "Estate"],
    )  # fmt: skip
    lab.buy("Annex", ["Estate"], 1, "Gold")
    assert (lab.me.deck, lab.me.discard, lab.me.favors) == (["Gold", "Copper", "Copper"], ["Estate", "Duchy"], 0)


def test_salt_the_earth_has_to_trash_a_card():
    lab = Lab(landscapes=["Salt the Earth"], coins=4)
    with pytest.raises(IllegalAnswer):
        lab.buy("Salt the Earth", None)


def test_tax_makes_one_take_all_the_debt_of_a_pile():
    lab = Lab(landscapes=["Tax"], coins=5, buys=2)
    lab.buy("Tax", "Silver")
    lab.buy("Silver")
    assert (lab.me.debt, lab.tokens("Silver")) == (3, [])


def test_windfall_needs_an_empty_discard_pile_too():
    lab = Lab(landscapes=["Windfall"], discard=["Copper"], coins=5)
    lab.buy("Windfall")
    assert lab.me.discard == ["Copper"]


# The end of a turn


def told(lab, *kinds):
    """What a player at the table hears of these kinds of things."""
    return [entry["kind"] for entry in lab.game.view(1).log() if entry["kind"] in kinds]


def test_encampment_returns_before_anything_is_discarded():
    lab = Lab(["Encampment / Plunder"], hand=["Encampment", "Estate"], deck=COPPERS)
    lab.play("Encampment")
    lab.end_turn()
    assert told(lab, "return", "cleanup") == ["return", "cleanup"]


def test_baths_pay_when_the_new_hand_is_drawn():
    lab = Lab(landscapes=["Baths"], hand=["Estate"], deck=COPPERS)
    lab.end_turn()
    assert told(lab, "draw", "tokens") == ["draw", "tokens"]


# Landmarks


def test_aqueduct_takes_note_of_treasures_gained_in_the_action_phase():
    lab = Lab(["Bureaucrat"], landscapes=["Aqueduct"], hand=["Bureaucrat"], others=[{"hand": ["Copper"]}])
    lab.play("Bureaucrat")
    assert (lab.tokens("Aqueduct"), lab.tokens("Silver")) == ([("VP", 1)], [("VP", 7)])


def test_baths_stay_cold_for_who_gained_a_card_in_the_action_phase_alone():
    lab = Lab(["Workshop"], landscapes=["Baths"], hand=["Workshop"], deck=COPPERS)
    lab.play("Workshop", "Silver")
    lab.end_turn()
    assert lab.me.vp_tokens == 0


def test_battlefield_pays_for_victory_cards_of_other_types():
    lab = Lab(["Nobles"], landscapes=["Battlefield"])
    lab.gain("Nobles")
    assert lab.me.vp_tokens == 2


def test_colonnade_pays_for_a_card_that_was_not_bought():
    lab = Lab(["Talisman", "Village"], landscapes=["Colonnade"], hand=["Talisman"], in_play=["Village"], coins=3)
    lab.play("Talisman")
    lab.buy("Village")
    assert (lab.me.discard, lab.me.vp_tokens) == (["Village", "Village"], 4)


def test_the_shrine_begins_with_vp_on_the_ruins():
    lab = Lab(["Marauder"], landscapes=["Defiled Shrine"])
    assert lab.tokens("Ruins") == [("VP", 2)]


def test_the_shrine_pays_for_the_curse_of_a_ritual():
    lab = Lab(["Village"], landscapes=["Defiled Shrine", "Ritual"], coins=7, buys=2, hand=["Copper"])
    lab.buy("Village")
    lab.buy("Ritual")
    assert (lab.me.vp_tokens, lab.tokens("Defiled Shrine")) == (1, [])


def test_museum_counts_what_lies_on_mats():
    lab = Lab(["Island"], landscapes=["Museum"], deck=["Copper"], mats={"Island": ["Island", "Estate"]})
    assert lab.me.vp == 2 * 3 + 2 + 1


def test_tower_leaves_out_victory_cards_of_other_types_and_piles_beside_the_supply():
    supply = {"Nobles": 0, "Madman": 0, "Village": 0}
    kingdom = ["Nobles", "Hermit", "Village"]
    lab = Lab(kingdom, landscapes=["Tower"], supply=supply, deck=["Nobles", "Madman", "Village"])
    assert lab.me.vp == 2 + 1


def test_the_wall_gives_nothing_for_few_cards():
    lab = Lab(landscapes=["Wall"], deck=["Copper"] * 3)
    assert lab.me.vp == 0
