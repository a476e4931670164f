"""Empires: what other cards do to it where it hurts. Landmarks and Events have a file of their own."""

from __future__ import annotations

import pytest

from bailiwick import lab
from bailiwick.lab import IllegalMove

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


def asked(lab):
    return [question.purpose for question in lab.asked]


def enchanted(kingdom, hand, deck, landscapes=(), **more):
    """Seat 1's turn with these cards, after seat 0 has played an Enchantress."""
    theirs = {"hand": hand, "deck": deck, **more}
    lab = Lab(["Enchantress", *kingdom], hand=["Enchantress"], deck=COPPERS, landscapes=landscapes, others=[theirs])
    lab.play("Enchantress")
    lab.end_turn()
    return lab


# Enchantress


def test_enchantress_takes_the_throne_room_and_not_what_it_would_have_played():
    lab = enchanted(["Throne Room", "Smithy"], ["Throne Room", "Smithy"], ESTATES)
    lab.play("Throne Room")
    assert (lab.other.actions, sorted(lab.other.hand)) == (1, ["Estate", "Smithy"])
    lab.play("Smithy")
    assert lab.other.hand == ["Estate"] * 4


def test_enchantress_makes_a_duration_go_this_turn():
    lab = enchanted(["Wharf"], ["Wharf"], COPPERS)
    lab.play("Wharf")
    assert (lab.other.buys, lab.other.hand) == (1, ["Copper"])
    lab.end_turn()
    assert lab.other.in_play == []
    lab.end_turn()
    assert lab.other.hand == ["Copper"] * 5


def test_enchantress_keeps_an_encampment_in_play():
    lab = enchanted(["Encampment / Plunder"], ["Encampment"], COPPERS)
    lab.play("Encampment")
    assert (lab.other.in_play, lab.other.actions, lab.other.set_aside) == (["Encampment"], 1, [])


def test_enchantress_takes_overlord_and_nothing_of_the_supply_is_played():
    lab = enchanted(["Overlord", "Village"], ["Overlord"], COPPERS)
    lab.play("Overlord")
    assert (lab.other.actions, lab.other.hand, asked(lab)) == (1, ["Copper"], [])


def test_enchantress_leaves_an_attack_an_attack():
    lab = Lab(
        ["Enchantress", "Witch", "Moat"], hand=["Enchantress"], deck=["Moat", *COPPERS],
        others=[{"hand": ["Witch"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Witch", "Moat")
    assert (asked(lab), lab.me.discard.count("Curse"), lab.other.hand) == (["react"], 0, ["Copper"])


def test_two_enchantresses_change_one_action():
    lab = Lab(
        ["Enchantress", "Smithy"], hand=["Enchantress", "Enchantress"], deck=COPPERS, actions=2,
        others=[{"hand": ["Smithy", "Smithy"], "deck": ESTATES}],
    )  # fmt: skip
    lab.play("Enchantress")
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    lab.play("Smithy")
    assert lab.other.hand == ["Estate"] * 4
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 9


def test_enchantress_played_twice_draws_twice_and_still_changes_one_action():
    lab = Lab(
        ["Enchantress", "Throne Room", "Village"], hand=["Throne Room", "Enchantress"], deck=COPPERS,
        others=[{"hand": ["Village", "Village"], "deck": ESTATES}],
    )  # fmt: skip
    lab.play("Throne Room", "Enchantress")
    lab.end_turn()
    lab.play("Village")
    assert lab.other.actions == 1
    lab.play("Village")
    assert lab.other.actions == 2
    lab.end_turn()
    assert len(lab.me.hand) == 9
    assert sorted(lab.me.in_play) == ["Enchantress", "Throne Room"]


def test_enchantress_does_not_reach_behind_a_lighthouse():
    lab = Lab(
        ["Enchantress", "Lighthouse", "Smithy"],
        deck=["Enchantress", *COPPERS],
        others=[{"hand": ["Lighthouse"], "deck": ["Smithy", *ESTATES]}],
    )
    lab.end_turn()
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    assert lab.other.hand == ["Estate"] * 7


def test_enchantress_leaves_tokens_on_the_pile_alone():
    lab = enchanted(["Smithy"], ["Smithy"], ESTATES, landscapes=["Lost Arts"], pile_tokens={"Smithy": ["+1 Action"]})
    lab.play("Smithy")
    assert (lab.other.actions, lab.other.hand) == (2, ["Estate"])


def test_enchantress_and_royal_carriage_the_second_play_is_not_the_first():
    lab = enchanted(["Smithy", "Royal Carriage"], ["Smithy"], ESTATES, mats={"Tavern": ["Royal Carriage"]})
    lab.play("Smithy", "Royal Carriage")
    assert lab.other.hand == ["Estate"] * 4


def test_enchantress_in_a_game_of_three_changes_one_action_of_each():
    smithy = {"hand": ["Smithy"], "deck": ESTATES}
    lab = Lab(["Enchantress", "Smithy"], hand=["Enchantress"], deck=COPPERS, others=[smithy, smithy])
    lab.play("Enchantress")
    for seat in (1, 2):
        lab.end_turn()
        lab.play("Smithy")
        assert lab.players[seat].hand == ["Estate"]


def test_enchantress_is_over_when_her_players_turn_begins():
    lab = Lab(["Enchantress", "Village"], hand=["Enchantress"], deck=["Village", *COPPERS], others=[{"deck": COPPERS}])
    lab.play("Enchantress")
    lab.end_turn()
    lab.end_turn()
    lab.play("Village")
    assert lab.me.actions == 2


# Crown and Overlord


def test_crown_under_a_throne_room_plays_two_actions_twice():
    lab = Lab(["Crown", "Throne Room"], hand=["Throne Room", "Crown", "Festival", "Moat"], deck=COPPERS)
    lab.play("Throne Room", "Crown", "Festival", "Moat")
    assert (lab.me.coins, lab.me.buys, lab.me.hand) == (4, 3, ["Copper"] * 4)


def test_crown_on_a_capital_makes_twelve_and_one_debt_of_six():
    lab = Lab(["Crown", "Capital"], hand=["Crown", "Capital"], deck=COPPERS)
    lab.to_buy_phase()
    lab.play("Crown", "Capital")
    assert (lab.me.coins, lab.me.buys) == (12, 3)
    lab.end_turn(6)
    assert lab.me.debt == 0


def test_crown_on_a_duration_stays_with_it():
    lab = Lab(["Crown", "Wharf"], hand=["Crown", "Wharf"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Crown", "Wharf")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Crown", "Wharf"]


def test_crown_counts_as_an_action_in_play_in_the_buy_phase():
    kingdom = ["Crown", "Patrician / Emporium"]
    lab = Lab(kingdom, hand=["Crown"], in_play=["Village"] * 4, supply={kingdom[1]: 5}, coins=5)
    lab.to_buy_phase()
    lab.play("Crown")
    lab.buy("Emporium")
    assert lab.me.vp_tokens == 2


def test_crown_cannot_play_an_action_in_the_buy_phase_that_is_no_treasure():
    lab = Lab(["Crown"], hand=["Crown", "Smithy"])
    lab.to_buy_phase()
    lab.play("Crown")
    assert asked(lab) == []


def test_overlord_stays_three_turns_with_an_archive():
    lab = Lab(
        ["Overlord", "Archive"],
        hand=["Overlord"],
        deck=["Gold", "Silver", "Duchy", *COPPERS],
        others=[{"deck": COPPERS}],
    )
    lab.play("Overlord", "Archive", "Gold")
    for left in ("Silver", ""):
        lab.end_turn()
        assert lab.me.in_play == ["Overlord"]
        lab.end_turn(*([left] if left else []))
    assert lab.me.hand == [*["Copper"] * 5, "Duchy"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_throne_room_stays_three_turns_with_an_archive():
    lab = Lab(
        ["Throne Room", "Archive"], hand=["Throne Room", "Archive"], deck=["Gold", "Silver", "Duchy", *COPPERS],
        others=[{"deck": COPPERS}],
    )  # fmt: skip
    lab.play("Throne Room", "Archive", "Gold")
    lab.end_turn()
    lab.end_turn("Silver", "Silver")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Archive", "Throne Room"]
    lab.end_turn("Duchy")
    lab.end_turn()
    assert lab.me.in_play == []


def test_overlord_at_a_full_farmers_market_takes_the_vp_and_trashes_nothing():
    lab = Lab(["Overlord", "Farmers' Market"], hand=["Overlord"], pile_tokens={"Farmers' Market": [["VP", 4]]})
    lab.play("Overlord", "Farmers' Market")
    assert (lab.me.vp_tokens, lab.trash, lab.supply["Farmers' Market"]) == (4, [], 10)


def test_overlord_on_a_crown_plays_an_action_twice():
    lab = Lab(["Overlord", "Crown"], hand=["Overlord", "Festival"])
    lab.play("Overlord", "Crown", "Festival")
    assert (lab.me.coins, lab.me.in_play) == (4, ["Overlord", "Festival"])


def test_overlord_on_a_small_castle_needs_a_castle_of_the_hand():
    lab = Lab(["Overlord", "Castles"], hand=["Overlord", "Humble Castle"], supply={"Castles": 6})
    lab.play("Overlord", "Castles")
    assert (lab.trash, lab.me.discard) == (["Humble Castle"], ["Small Castle"])


def test_overlord_and_enchantress_of_ones_own_stays_until_the_next_turn():
    lab = Lab(
        ["Overlord", "Enchantress", "Smithy"], hand=["Overlord"], deck=COPPERS,
        others=[{"hand": ["Smithy"], "deck": ESTATES}],
    )  # fmt: skip
    lab.play("Overlord", "Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    assert (lab.other.hand, lab.me.in_play) == (["Estate"], ["Overlord"])
    lab.end_turn()
    assert len(lab.me.hand) == 7


# Archive


def test_archive_cards_set_aside_count_at_the_end_and_are_hidden():
    lab = Lab(["Archive"], hand=["Archive"], deck=["Province", "Duchy", "Copper"])
    lab.play("Archive", "Copper")
    assert lab.me.vp == 9
    assert lab.game.view(1).data()["players"][0]["set_aside_face_down"] == 2


def test_archive_shuffles_for_what_it_lacks():
    lab = Lab(["Archive"], hand=["Archive"], deck=["Gold"], discard=["Silver", "Duchy"])
    lab.play("Archive", "Silver")
    assert sorted(lab.asked[-1].options) == ["Duchy", "Gold", "Silver"]


# Charm and Villa


def test_charm_goes_by_costs_as_they_are_now():
    lab = Lab(["Charm", "Bridge", "Village"], hand=["Bridge", "Charm"], coins=1)
    lab.play("Bridge")
    lab.play("Charm", 1)
    lab.buy("Village", "Silver")
    assert set(lab.asked[-1].options) == {"Silver", "Woodcutter", "Workshop"}  # all of cost 3, now 2, and no Estate
    assert lab.me.discard == ["Village", "Silver"]


def test_charm_and_border_village_the_next_gain_is_the_one_that_was_bought():
    lab = Lab(["Charm", "Border Village", "Market"], hand=["Charm"], coins=6)
    lab.play("Charm", 1)
    lab.buy("Border Village", "Border Village", "Market", "Gold")
    assert sorted(lab.me.discard) == ["Border Village", "Gold", "Market"]


def test_wild_hunt_played_by_elder_does_both():
    lab = Lab(["Wild Hunt", "Townsfolk"], hand=["Elder", "Wild Hunt"], deck=COPPERS)
    lab.play("Elder", "Wild Hunt", [0, 1])
    assert (len(lab.me.hand), lab.me.vp_tokens, lab.me.discard) == (3, 1, ["Estate"])


def test_two_charms_and_a_declined_one():
    lab = Lab(["Charm", "Festival"], hand=["Charm", "Charm"], coins=10, buys=2)
    lab.play("Charm", 1)
    lab.play("Charm", 1)
    lab.buy("Festival", None, "Duchy")
    lab.buy("Festival")
    assert sorted(lab.me.discard) == ["Duchy", "Festival", "Festival"]


def test_villa_trashed_by_a_watchtower_still_leads_back():
    lab = Lab(["Villa", "Watchtower"], hand=["Watchtower"], coins=4)
    lab.buy("Villa", "Watchtower", 0)
    assert (lab.trash, lab.phase, lab.me.actions) == (["Villa"], "action", 2)


def test_villa_gained_by_a_remodel_in_the_action_phase_is_played_at_once():
    lab = Lab(["Villa", "Remodel"], hand=["Remodel", "Estate"])
    lab.play("Remodel", "Villa")
    lab.play("Villa")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 2, 1)


def test_villa_gained_while_possessed_leads_nobody_back():
    lab = Lab(
        ["Villa", "Possession"],
        hand=["Possession"],
        deck=COPPERS,
        others=[{"hand": ["Gold", "Copper"], "deck": COPPERS}],
    )
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Villa")
    assert (lab.turn, lab.phase, lab.me.hand.count("Villa")) == (1, "buy", 1)


# Gathering


def test_farmers_market_under_a_kings_court_goes_round():
    lab = Lab(
        ["Farmers' Market", "King's Court"], hand=["King's Court", "Farmers' Market"],
        pile_tokens={"Farmers' Market": [["VP", 3]]},
    )  # fmt: skip
    lab.play("King's Court", "Farmers' Market")
    assert (lab.me.coins, lab.me.vp_tokens, lab.me.buys) == (4 + 0 + 1, 4, 4)
    assert (lab.trash, lab.tokens("Farmers' Market")) == (["Farmers' Market"], [("VP", 1)])


def test_wild_hunt_takes_the_vp_though_the_estate_is_trashed_on_the_way():
    lab = Lab(["Wild Hunt", "Watchtower"], hand=["Wild Hunt", "Watchtower"], pile_tokens={"Wild Hunt": [["VP", 3]]})
    lab.play("Wild Hunt", 1, "Watchtower", 0)
    assert (lab.me.vp_tokens, lab.trash) == (3, ["Estate"])


def test_temple_gained_twice_in_a_turn_takes_the_vp_once():
    lab = Lab(["Temple"], coins=8, buys=2, pile_tokens={"Temple": [["VP", 3]]})
    lab.buy("Temple")
    lab.buy("Temple")
    assert lab.me.vp_tokens == 3


def test_temple_with_an_empty_hand_still_gathers():
    lab = Lab(["Temple"], hand=["Temple"])
    lab.play("Temple")
    assert (lab.me.vp_tokens, lab.tokens("Temple"), asked(lab)) == (1, [("VP", 1)], [])


# Split piles and Castles


def test_encampment_played_twice_is_set_aside_once_and_returns_once():
    pile = "Encampment / Plunder"
    lab = Lab([pile, "Throne Room"], hand=["Throne Room", "Encampment"], deck=COPPERS)
    lab.play("Throne Room", "Encampment")
    assert (lab.me.actions, lab.me.set_aside) == (4, ["Encampment"])
    lab.end_turn()
    assert lab.supply[pile] == 11


def test_encampment_is_set_aside_until_clean_up_and_no_longer():
    pile = "Encampment / Plunder"
    lab = Lab([pile], hand=["Encampment"], deck=COPPERS)
    lab.play("Encampment")
    assert lab.supply[pile] == 10
    lab.end_turn()
    assert (lab.supply[pile], lab.me.set_aside) == (11, [])


def test_rocks_trashed_by_a_swindler_bring_their_silver_into_the_hand():
    lab = Lab(["Catapult / Rocks", "Swindler"], hand=["Swindler"], others=[{"deck": ["Rocks"]}])
    lab.play("Swindler")
    assert lab.other.hand == ["Silver"]


def test_rocks_trashed_in_your_buy_phase_bring_their_silver_onto_the_deck():
    lab = Lab(["Catapult / Rocks", "Mint"], hand=["Rocks"], deck=["Copper"], coins=4)
    lab.play_treasures()
    lab.buy("Mint")
    assert (lab.trash, lab.me.deck) == (["Rocks"], ["Silver", "Copper"])


def test_catapult_throws_rocks_for_both():
    lab = Lab(["Catapult / Rocks"], hand=["Catapult", "Rocks"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Catapult")
    assert (lab.me.hand, lab.other.discard.count("Curse"), len(lab.other.hand)) == (["Silver"], 1, 3)


def test_crumbling_castle_trashed_by_a_swindler_pays_its_owner():
    lab = Lab(["Castles", "Swindler"], hand=["Swindler"], others=[{"deck": ["Crumbling Castle"]}])
    lab.play("Swindler")
    assert (lab.other.vp_tokens, lab.other.discard.count("Silver")) == (1, 1)


def test_castles_on_the_island_mat_count():
    lab = Lab(["Castles", "Island"], deck=["King's Castle"], mats={"Island": ["Humble Castle", "Small Castle"]})
    assert lab.me.vp == 6 + 3 + 2


def test_haunted_castle_is_no_attack():
    lab = Lab(
        ["Castles", "Moat"], supply={"Castles": 5}, coins=6,
        others=[{"hand": ["Moat", *["Copper"] * 4], "deck": COPPERS}],
    )  # fmt: skip
    lab.buy("Haunted Castle", ["Copper", "Copper"])
    assert (asked(lab), len(lab.other.hand)) == (["topdeck"], 3)


def test_grand_castle_counts_a_humble_castle_played_as_a_treasure():
    lab = Lab(["Castles"], supply={"Castles": 2}, hand=["Humble Castle", "Estate"], coins=8)
    lab.play("Humble Castle")
    lab.buy("Grand Castle")
    assert lab.me.vp_tokens == 2


def test_grand_castle_counts_victory_cards_that_others_have_in_play():
    theirs = {"hand": ["Humble Castle", "Gold", "Gold", "Gold"], "deck": COPPERS}
    kingdom = ["Possession", "Castles"]
    lab = Lab(kingdom, supply={"Castles": 2}, potions=True, hand=["Possession"], deck=COPPERS, others=[theirs])
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Grand Castle")
    assert (lab.me.vp_tokens, lab.other.vp_tokens) == (1, 0)


def test_the_castles_pile_is_one_empty_pile():
    lab = Lab(["Castles"], supply={"Castles": 1, "Curse": 0, "Estate": 0}, coins=10, deck=COPPERS)
    lab.buy("King's Castle")
    lab.end_turn()
    assert lab.over


def test_fortune_after_a_ball_gives_one_coin_to_its_token():
    lab = Lab(["Villa", "Gladiator / Fortune"], landscapes=["Ball"], hand=["Fortune"], coins=9)
    lab.buy("Ball", "Villa", "Silver")
    assert (lab.me.coins, lab.me.tokens) == (4, {"-1 Coin": 1})
    lab.play("Fortune")
    assert (lab.me.coins, lab.me.tokens) == (7, {})


def test_fortune_doubles_nothing_and_leaves_the_token():
    lab = Lab(["Gladiator / Fortune"], landscapes=["Ball"], hand=["Fortune"], tokens={"-1 Coin": 1})
    lab.play("Fortune")
    assert (lab.me.coins, lab.me.tokens) == (0, {"-1 Coin": 1})


def test_fortune_asks_for_no_order_where_no_gladiator_is_in_play():
    kingdom = ["Gladiator / Fortune"]
    lab = Lab(kingdom, landscapes=["Aqueduct", "Defiled Shrine"], supply={"Gladiator / Fortune": 5}, coins=8)
    lab.buy("Fortune")
    assert (asked(lab), lab.tokens("Aqueduct")) == ([], [("VP", 1)])


def test_fortune_doubles_what_is_left_after_debt_was_paid():
    lab = Lab(["Gladiator / Fortune"], hand=["Gold", "Fortune"], debt=2)
    lab.play("Gold")
    lab.pay_debt(2)
    lab.play("Fortune")
    assert (lab.me.coins, lab.me.debt) == (2, 0)


def test_gladiator_trashes_the_last_gladiator_and_uncovers_fortune():
    lab = Lab(["Gladiator / Fortune"], hand=["Gladiator", "Estate"], supply={"Gladiator / Fortune": 6}, coins=5)
    lab.play("Gladiator")
    lab.buy("Fortune")
    assert (lab.trash, lab.me.debt, sorted(lab.me.discard)) == (["Gladiator"], 8, ["Fortune", "Gold"])


def test_settlers_find_nothing_when_their_draw_has_shuffled():
    lab = Lab(["Settlers / Bustling Village"], hand=["Settlers"], discard=["Copper", "Copper"])
    lab.play("Settlers")
    assert (lab.me.hand, lab.me.deck, asked(lab)) == (["Copper"], ["Copper"], [])


# Debt


def test_debt_of_a_possessed_turn_is_the_owners():
    lab = Lab(["Overlord", "Possession"], hand=["Possession"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Possession")
    lab.end_turn()
    lab.buy("Overlord")
    assert (lab.me.debt, lab.other.debt, lab.me.discard.count("Overlord")) == (8, 0, 1)


def test_debt_forbids_cards_and_events_until_it_is_paid():
    lab = Lab(["City Quarter"], landscapes=["Delve"], coins=12, buys=3)
    lab.buy("City Quarter")
    for name in ("Copper", "Delve", "City Quarter"):
        with pytest.raises(IllegalMove):
            lab.buy(name)
    lab.pay_debt(8)
    lab.buy("Delve")
    assert (lab.me.coins, lab.me.debt) == (2, 0)


def test_engineer_with_a_bridge_reaches_what_costs_five():
    lab = Lab(["Engineer", "Bridge", "Festival"], hand=["Bridge", "Engineer"], actions=2)
    lab.play("Bridge")
    lab.play("Engineer", "Festival", None)
    assert lab.me.discard == ["Festival"]


def test_chariot_race_against_ones_own_reshuffle():
    lab = Lab(["Chariot Race"], hand=["Chariot Race"], discard=["Gold"], others=[{"discard": ["Silver"]}])
    lab.play("Chariot Race")
    assert (lab.me.hand, lab.me.vp_tokens, lab.other.deck) == (["Gold"], 1, ["Silver"])


def test_royal_blacksmith_lets_a_tunnel_of_coppers_alone_and_discards_at_once():
    lab = Lab(["Royal Blacksmith"], hand=["Royal Blacksmith"], deck=["Copper", "Copper", "Gold"], discard=["Copper"])
    lab.play("Royal Blacksmith")
    assert (lab.me.hand, lab.me.discard) == (["Gold"], ["Copper"] * 3)
