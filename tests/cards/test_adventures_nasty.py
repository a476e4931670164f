"""Adventures with what other expansions do to it: Travellers, tokens, Attacks that last, the Tavern."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 12
OTHERS = [{"hand": COPPERS[:5], "deck": COPPERS}]


# -- Travellers -------------------------------------------------------------------------------------------------------


def test_a_traveller_played_twice_by_a_throne_room_is_exchanged_once():
    lab = Lab(["Page", "Throne Room"], hand=["Throne Room", "Page"], deck=COPPERS)
    lab.play("Throne Room", "Page")
    lab.end_turn(True)
    assert sorted(lab.me.discard) == ["Copper", "Copper", "Throne Room", "Treasure Hunter"]


def test_travellers_are_discarded_one_at_a_time_in_any_order():
    lab = Lab(["Page", "Peasant"], hand=["Page", "Peasant"], deck=COPPERS)
    lab.play("Page")
    lab.play("Peasant")
    lab.end_turn("Peasant", True, None)
    assert sorted(lab.me.discard) == ["Copper", "Page", "Soldier"]


def test_the_last_copy_goes_to_the_traveller_that_comes_first():
    lab = Lab(["Page"], hand=["Page", "Page"], actions=2, deck=COPPERS, supply={"Treasure Hunter": 1})
    lab.play("Page")
    lab.play("Page")
    lab.end_turn(True)
    assert sorted(card for card in lab.me.discard if card != "Copper") == ["Page", "Treasure Hunter"]


def test_a_traveller_that_a_scheme_takes_back_is_not_exchanged():
    lab = Lab(["Page", "Scheme"], hand=["Scheme", "Page"], deck=COPPERS)
    lab.play("Scheme")
    lab.play("Page")
    lab.end_turn("Scheme", "Page")
    assert "Treasure Hunter" not in lab.me.discard
    assert "Page" in lab.me.hand


def test_a_traveller_that_was_exchanged_is_out_of_a_schemes_reach():
    lab = Lab(["Page", "Scheme"], hand=["Scheme", "Page"], deck=COPPERS)
    lab.play("Scheme")
    lab.play("Page")
    lab.end_turn("Page", True, None)
    assert "Treasure Hunter" in lab.me.discard


def test_costs_that_change_do_not_matter_for_an_exchange():
    lab = Lab(["Page", "Bridge"], hand=["Bridge", "Page"], actions=2, deck=COPPERS)
    lab.play("Bridge")
    lab.play("Page")
    lab.end_turn(True)
    assert "Treasure Hunter" in lab.me.discard


def test_cheaper_cards_save_a_gold_from_a_warrior_no_more_than_dear_ones():
    lab = Lab(["Page", "Bridge"], hand=["Bridge", "Warrior"], actions=2, deck=COPPERS, others=[{"deck": ["Duchy"]}])
    lab.play("Bridge")
    lab.play("Warrior")
    assert lab.trash == ["Duchy"]  # it costs 4 now


def test_in_a_possessed_turn_the_traveller_is_exchanged_by_who_decides_and_stays_with_its_owner():
    lab = Lab(
        ["Page", "Possession"], hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["Page"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Page")
    lab.end_turn(True)
    assert lab.asked[-1].player == 0
    assert "Treasure Hunter" in lab.other.discard
    assert "Treasure Hunter" not in lab.me.discard


def test_a_traveller_discarded_from_play_early_is_exchanged_then():
    lab = Lab(["Page", "Messenger"], hand=["Page"], deck=COPPERS)
    lab.play("Page")
    lab.end_turn(True)
    assert lab.supply["Page"] == 11


def test_an_exchanged_card_is_not_gained_so_that_no_watchtower_and_no_duplicate_answers():
    lab = Lab(
        ["Page", "Watchtower", "Duplicate"], hand=["Page"], deck=["Watchtower", *COPPERS],
        mats={"Tavern": ["Duplicate"]},
    )  # fmt: skip
    lab.play("Page")
    lab.end_turn(True)
    assert [question.purpose for question in lab.asked] == ["may"]


def test_a_warrior_turns_up_a_trail_which_plays_itself_and_is_not_trashed():
    lab = Lab(["Page", "Trail"], hand=["Warrior"], deck=COPPERS, others=[{"deck": ["Trail", "Gold"]}])
    lab.play("Warrior", True)
    assert lab.trash == []
    assert lab.other.in_play == ["Trail"]


def test_a_warrior_makes_a_tunnel_bring_a_gold_and_trashes_it_all_the_same():
    lab = Lab(["Page", "Tunnel"], hand=["Warrior"], deck=COPPERS, others=[{"deck": ["Tunnel"]}])
    lab.play("Warrior", True)
    assert lab.trash == ["Tunnel"]
    assert lab.other.discard == ["Gold"]


def test_a_warrior_that_an_overlord_plays_counts_only_travellers_that_are_in_play():
    lab = Lab(["Page", "Overlord"], hand=["Overlord"], deck=COPPERS, others=[{"deck": ["Silver"]}])
    lab.play("Overlord", "Page")
    lab.end_turn()
    assert "Treasure Hunter" not in lab.me.discard  # a Page that was never in play is not discarded from it


def test_a_treasure_hunter_counts_what_was_gained_in_an_extra_turn():
    others = [{"hand": ["Gold", "Silver"], "deck": ["Workshop", *COPPERS]}]
    lab = Lab(["Page", "Workshop"], deck=["Treasure Hunter", *COPPERS], landscapes=["Mission"], others=others)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Mission")
    lab.end_turn()
    lab.play("Workshop", "Silver")
    lab.end_turn()
    lab.play("Treasure Hunter")
    assert lab.me.discard.count("Silver") == 1


def test_a_disciple_plays_a_reserve_card_that_goes_to_the_tavern_once():
    lab = Lab(["Peasant", "Guide"], hand=["Disciple", "Guide"], deck=COPPERS)
    lab.play("Disciple", "Guide")
    assert lab.me.mats == {"Tavern": ["Guide"]}
    assert lab.me.actions == 2
    assert len(lab.me.hand) == 2
    assert lab.me.discard == ["Guide"]


def test_a_champion_keeps_playing_on_through_all_actions():
    lab = Lab(["Page", "Militia", "Smithy"], hand=["Champion", "Smithy", "Militia", "Smithy"], deck=COPPERS)
    for name in ("Champion", "Smithy", "Militia", "Smithy"):
        lab.play(name)
    assert lab.me.actions == 1


def test_a_champion_gives_nothing_for_a_treasure_but_does_for_a_crown_played_as_an_action():
    lab = Lab(["Page", "Crown"], hand=["Champion", "Crown", "Copper"], deck=COPPERS)
    lab.play("Champion")
    lab.play("Crown")
    assert lab.me.actions == 1
    lab.play("Copper")
    assert lab.me.actions == 1


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_tokens_on_a_split_pile_work_for_all_its_cards():
    lab = Lab(["Townsfolk"], hand=["Town Crier", "Miller"], actions=2, deck=COPPERS, landscapes=["Training"],
              pile_tokens={"Townsfolk": ["+1 Coin"]})  # fmt: skip
    lab.play("Town Crier", 0, None)
    assert lab.me.coins == 3
    lab.play("Miller")
    assert lab.me.coins == 4


def test_a_pile_that_is_empty_keeps_its_tokens_for_cards_that_are_out():
    lab = Lab(["Smithy"], hand=["Smithy"], deck=COPPERS, supply={"Smithy": 0}, landscapes=["Lost Arts"],
              pile_tokens={"Smithy": ["+1 Action"]})  # fmt: skip
    lab.play("Smithy")
    assert lab.me.actions == 1


def test_tokens_of_the_card_that_an_overlord_plays_work_and_so_do_those_of_the_overlord():
    lab = Lab(["Smithy", "Overlord"], hand=["Overlord"], deck=COPPERS, landscapes=["Training", "Lost Arts"],
              pile_tokens={"Smithy": ["+1 Coin"], "Overlord": ["+1 Action"]})  # fmt: skip
    lab.play("Overlord", "Smithy")
    assert (lab.me.actions, lab.me.coins) == (1, 1)


def test_a_token_works_for_each_play_of_a_throne_room():
    lab = Lab(["Smithy", "Throne Room"], hand=["Throne Room", "Smithy"], deck=COPPERS, landscapes=["Training"],
              pile_tokens={"Smithy": ["+1 Coin"]})  # fmt: skip
    lab.play("Throne Room", "Smithy")
    assert lab.me.coins == 2


def test_two_sources_of_one_token_do_not_count_it_twice():
    lab = Lab(["Smithy", "Peasant"], hand=["Smithy"], deck=COPPERS, landscapes=["Lost Arts", "Training"],
              pile_tokens={"Smithy": ["+1 Action", "+1 Coin", "+1 Card", "+1 Buy"]})  # fmt: skip
    lab.play("Smithy")
    assert (lab.me.actions, lab.me.coins, lab.me.buys, len(lab.me.hand)) == (1, 1, 2, 4)


def test_the_card_of_a_token_is_drawn_before_the_card_does_anything():
    lab = Lab(["Cellar"], hand=["Cellar", "Estate"], deck=["Gold", "Silver", "Copper"], landscapes=["Pathfinding"],
              pile_tokens={"Cellar": ["+1 Card"]})  # fmt: skip
    lab.play("Cellar", ["Estate"])
    assert "Gold" in lab.asked[-1].options


def test_a_ferry_makes_the_cards_of_a_split_pile_cheaper_and_remodels_from_less():
    lab = Lab(["Townsfolk", "Bridge"], hand=["Bridge"], coins=0, pile_tokens={"Townsfolk": ["-2 Cost"]},
              landscapes=["Ferry"])  # fmt: skip
    lab.play("Bridge")
    lab.buy("Townsfolk")
    assert lab.me.coins == 1
    assert lab.me.discard == ["Town Crier"]


def test_the_trashing_token_answers_a_gain_in_somebody_elses_turn():
    lab = Lab(["Moat", "Jester"], hand=["Jester"], landscapes=["Plan"],
              others=[{"hand": ["Estate"], "deck": ["Moat"], "pile_tokens": {"Moat": ["Trashing"]}}])  # fmt: skip
    lab.play("Jester", "They gain a copy", "Estate")
    assert lab.trash == ["Estate"]


def test_a_port_bought_with_the_trashing_token_trashes_twice():
    lab = Lab(["Port"], hand=["Estate", "Curse"], coins=4, landscapes=["Plan"], pile_tokens={"Port": ["Trashing"]})
    lab.buy("Port", "Port", "Curse", "Estate")
    assert sorted(lab.trash) == ["Curse", "Estate"]
    assert lab.me.discard == ["Port", "Port"]


def test_a_duplicate_of_the_second_port_brings_a_port_of_its_own():
    lab = Lab(["Port", "Duplicate"], coins=4, mats={"Tavern": ["Duplicate"]})
    lab.buy("Port", "Port", "Duplicate")
    assert lab.me.discard == ["Port"] * 4


def test_a_trader_shown_for_the_first_port_does_not_stop_the_second():
    lab = Lab(["Port", "Trader"], coins=4, hand=["Trader"])
    lab.buy("Port", "Trader", None)
    assert sorted(lab.me.discard) == ["Port", "Silver"]


def test_the_minus_coin_token_spoils_a_coffers_token():
    lab = Lab(["Bridge Troll", "Baker"], coffers=2, tokens={"-1 Coin": 1})
    lab.to_buy_phase()
    lab.spend_coffers(2)
    assert lab.me.coins == 1
    assert lab.me.tokens == {}


def test_the_minus_coin_token_waits_for_coins():
    lab = Lab(["Bridge Troll", "Village", "Peasant"], hand=["Village", "Peasant"], deck=COPPERS, tokens={"-1 Coin": 1})
    lab.play("Village")
    assert lab.me.tokens == {"-1 Coin": 1}
    lab.play("Peasant")
    assert (lab.me.coins, lab.me.tokens) == (0, {})


def test_storytellers_coins_feel_the_minus_coin_token():
    lab = Lab(["Storyteller", "Bridge Troll"], hand=["Storyteller", "Silver"], deck=COPPERS, tokens={"-1 Coin": 1})
    lab.play("Storyteller", "Silver")
    assert len(lab.me.hand) == 2  # one card, and one for the coin that is left


def test_the_minus_card_token_makes_one_card_of_a_cantrip_none():
    lab = Lab(["Relic", "Village"], hand=["Village"], deck=COPPERS, tokens={"-1 Card": 1})
    lab.play("Village")
    assert (lab.me.hand, lab.me.tokens) == ([], {})


def test_the_minus_card_token_saves_a_shuffle():
    lab = Lab(["Relic", "Smithy"], hand=["Smithy"], deck=["Gold", "Gold"], discard=["Estate"], tokens={"-1 Card": 1})
    lab.play("Smithy")
    assert lab.me.hand == ["Gold", "Gold"]
    assert lab.me.discard == ["Estate"]


def test_two_things_that_bring_the_minus_card_token_ask_for_no_order():
    lab = Lab(["Relic", "Smithy"], hand=["Smithy"], deck=COPPERS, landscapes=["Raid", "Borrow"], tokens={"-1 Card": 1})
    lab.play("Smithy")
    assert (len(lab.me.hand), lab.asked) == (2, [])


def test_a_guide_called_under_the_minus_card_token_draws_four():
    others = [{"hand": ["Relic"], "deck": COPPERS}]
    lab = Lab(["Guide", "Relic"], deck=COPPERS * 2, mats={"Tavern": ["Guide"]}, others=others)
    lab.end_turn()
    lab.play("Relic")
    lab.end_turn("Guide")
    assert len(lab.me.hand) == 4


# -- Attacks that last ------------------------------------------------------------------------------------------------


def test_the_buyer_orders_haunted_woods_and_a_watchtower_as_they_like():
    others = [{"hand": ["Silver", "Watchtower", "Estate"], "deck": COPPERS}]
    lab = Lab(["Haunted Woods", "Watchtower"], hand=["Haunted Woods"], deck=COPPERS, others=others)
    lab.play("Haunted Woods")
    lab.end_turn()
    lab.play("Silver")
    lab.buy("Estate", "Haunted Woods", ["Watchtower", "Estate"])
    assert lab.other.discard == ["Estate"]  # no Watchtower is in hand any more
    assert lab.other.deck[:2] == ["Watchtower", "Estate"]


def test_a_watchtower_can_come_first_and_send_the_curse_of_a_swamp_hag_away():
    others = [{"hand": ["Copper", "Watchtower"], "deck": COPPERS}]
    lab = Lab(["Swamp Hag", "Watchtower"], hand=["Swamp Hag"], deck=COPPERS, others=others)
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.buy("Copper", "Swamp Hag", "Watchtower", "Trash it", None)
    assert lab.trash == ["Curse"]


def test_a_card_bought_in_a_possessed_turn_brings_nobody_a_curse():
    others = [{"hand": ["Gold"], "deck": COPPERS}]
    lab = Lab(["Swamp Hag", "Possession"], hand=["Swamp Hag", "Possession"], actions=2, deck=COPPERS, others=others)
    lab.play("Swamp Hag")
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.me.discard.count("Curse") == 0
    assert lab.other.discard.count("Curse") == 0


def test_messengers_gift_brings_no_curse_of_a_swamp_hag():
    others = [{"hand": ["Gold", "Copper"], "deck": COPPERS}]
    lab = Lab(["Swamp Hag", "Messenger"], hand=["Swamp Hag"], deck=COPPERS, others=others)
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Messenger", "Messenger", "Silver")
    assert lab.other.discard.count("Curse") == 1


def test_a_lighthouse_keeps_swamp_hags_of_that_time_away():
    others = [{"hand": ["Swamp Hag"], "deck": COPPERS}]
    lab = Lab(["Swamp Hag", "Lighthouse"], hand=["Lighthouse"], deck=COPPERS, others=others)
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.buy("Copper")
    assert "Curse" not in lab.me.discard


def test_a_bridge_troll_played_three_times_by_a_kings_court_makes_cards_three_cheaper_twice():
    lab = Lab(["Bridge Troll", "King's Court"], hand=["King's Court", "Bridge Troll"], deck=COPPERS * 2, others=OTHERS)
    lab.play("King's Court", "Bridge Troll")
    assert (lab.me.buys, lab.game.cheaper) == (4, 3)
    lab.end_turn()
    assert lab.game.cheaper == 0
    lab.end_turn()
    assert (lab.me.buys, lab.game.cheaper) == (4, 3)
    assert sorted(lab.me.in_play) == ["Bridge Troll", "King's Court"]


def test_a_gear_played_twice_with_cards_set_aside_once_stays_with_its_throne_room():
    lab = Lab(["Gear", "Throne Room"], hand=["Throne Room", "Gear"], deck=["Gold", "Gold", *COPPERS], others=OTHERS)
    lab.play("Throne Room", "Gear", ["Gold", "Gold"], None)
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Gear", "Throne Room"]


def test_an_amulet_of_an_elder_does_two_things_now_and_one_later():
    lab = Lab(["Amulet", "Townsfolk"], hand=["Elder", "Amulet", "Estate"], deck=COPPERS, others=OTHERS)
    lab.play("Elder", "Amulet", [0, 2])
    assert lab.me.coins == 3
    assert lab.me.discard == ["Silver"]
    lab.end_turn()
    lab.end_turn(0)
    assert lab.me.coins == 1


def test_a_hireling_that_a_throne_room_played_twice_draws_two_for_ever():
    lab = Lab(["Hireling", "Throne Room"], hand=["Throne Room", "Hireling"], deck=COPPERS * 3, others=OTHERS)
    lab.play("Throne Room", "Hireling")
    for _ in range(4):
        lab.end_turn()
    assert len(lab.me.hand) == 7
    assert sorted(lab.me.in_play) == ["Hireling", "Throne Room"]


def test_a_caravan_guard_drawn_by_a_caravan_guard_draws_a_moat_that_can_still_be_shown():
    others = [{"hand": ["Caravan Guard"], "deck": ["Caravan Guard", "Moat", *COPPERS]}]
    lab = Lab(["Caravan Guard", "Moat", "Witch"], hand=["Witch"], deck=COPPERS, others=others)
    lab.play("Witch", "Caravan Guard", "Caravan Guard", "Moat")
    assert lab.other.discard == []


# -- the Tavern -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Island", "Embargo"])
def test_a_royal_carriage_is_not_called_for_a_card_that_has_left_play(card):
    lab = Lab(["Royal Carriage", card], hand=[card, "Copper"], deck=COPPERS, mats={"Tavern": ["Royal Carriage"]})
    lab.play(card, *(["Copper"] if card == "Embargo" else []))
    assert card not in lab.me.in_play
    assert not [question for question in lab.asked if question.purpose == "react"]


def test_a_royal_carriage_between_the_two_plays_of_a_throne_room():
    lab = Lab(["Royal Carriage", "Throne Room", "Smithy"], hand=["Throne Room", "Smithy"], deck=COPPERS,
              mats={"Tavern": ["Royal Carriage"]})  # fmt: skip
    lab.play("Throne Room", "Smithy", "Royal Carriage")
    assert len(lab.me.hand) == 9


def test_a_royal_carriage_on_the_throne_room_itself_plays_another_card_twice():
    lab = Lab(["Royal Carriage", "Throne Room", "Smithy", "Moat"], hand=["Throne Room", "Smithy", "Moat"], deck=COPPERS,
              mats={"Tavern": ["Royal Carriage"]})  # fmt: skip
    lab.play("Throne Room", "Smithy", None, None, "Royal Carriage", "Moat")
    assert len(lab.me.hand) == 10


def test_a_royal_carriage_is_not_called_for_what_an_overlord_played_but_for_the_overlord():
    lab = Lab(["Royal Carriage", "Overlord", "Smithy"], hand=["Overlord"], deck=COPPERS,
              mats={"Tavern": ["Royal Carriage"]})  # fmt: skip
    lab.play("Overlord", "Smithy", "Royal Carriage", "Smithy")
    assert len(lab.me.hand) == 6
    assert [question.purpose for question in lab.asked] == ["play", "react", "play"]


def test_an_overlord_that_a_royal_carriage_plays_again_waits_for_both_durations_and_the_carriage_does_not():
    lab = Lab(["Royal Carriage", "Overlord", "Caravan"], hand=["Overlord"], deck=COPPERS, others=OTHERS,
              mats={"Tavern": ["Royal Carriage"]})  # fmt: skip
    lab.play("Overlord", "Caravan", "Royal Carriage", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    assert "Royal Carriage" in lab.me.discard
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_wine_merchants_are_discarded_when_a_villa_ends_the_buy_phase():
    lab = Lab(["Wine Merchant", "Villa"], coins=6, mats={"Tavern": ["Wine Merchant"]}, deck=COPPERS)
    lab.buy("Villa", "Wine Merchant")
    assert lab.me.mats.get("Tavern", []) == []
    assert lab.phase == "action"


def test_a_messenger_is_first_again_in_the_second_buy_phase_that_a_villa_brings():
    lab = Lab(["Messenger", "Villa"], coins=8, buys=2, deck=COPPERS)
    lab.buy("Villa")
    lab.buy("Messenger", "Silver")
    assert sorted(lab.me.discard) == ["Messenger", "Silver"]


def test_a_coin_of_the_realm_saves_a_turn_without_actions():
    lab = Lab(["Coin of the Realm", "Smithy"], hand=["Smithy", "Smithy"], deck=COPPERS,
              mats={"Tavern": ["Coin of the Realm"]})  # fmt: skip
    lab.play("Smithy", "Coin of the Realm")
    lab.play("Smithy")
    assert len(lab.me.hand) == 6


def test_a_coin_of_the_realm_played_by_a_storyteller_goes_to_the_tavern_and_can_be_called_at_once():
    lab = Lab(["Coin of the Realm", "Storyteller"], hand=["Storyteller", "Coin of the Realm"], deck=COPPERS)
    lab.play("Storyteller", "Coin of the Realm", "Coin of the Realm")
    assert lab.me.actions == 3
    assert len(lab.me.hand) == 2


def test_a_duplicate_of_a_card_that_a_watchtower_trashed_is_gained_all_the_same():
    lab = Lab(["Duplicate", "Watchtower"], hand=["Watchtower"], coins=6, mats={"Tavern": ["Duplicate"]})
    lab.buy("Gold", "Watchtower", "Trash it", "Duplicate", None)
    assert lab.trash == ["Gold"]
    assert lab.me.discard == ["Gold"]


def test_a_duplicate_in_the_turn_of_a_masquerade_does_nothing_for_passed_cards():
    lab = Lab(["Duplicate", "Masquerade"], hand=["Masquerade", "Copper"], deck=["Copper", "Copper"],
              mats={"Tavern": ["Duplicate"]}, others=[{"hand": ["Gold"]}])  # fmt: skip
    lab.play("Masquerade", None)
    assert "Gold" in lab.me.hand
    assert lab.me.mats == {"Tavern": ["Duplicate"]}


def test_transmogrify_asks_what_a_card_costs_when_it_gains():
    mats = {"Tavern": ["Transmogrify"]}
    lab = Lab(["Transmogrify", "Familiar"], deck=["Familiar", *COPPERS], mats=mats, others=OTHERS)
    lab.end_turn()
    lab.end_turn("Transmogrify", "Familiar", "Silver")
    assert "Familiar" in lab.asked[-1].options
    assert "Duchy" not in lab.asked[-1].options


def test_distant_lands_in_the_tavern_of_a_possessed_player_are_that_players():
    others = [{"hand": ["Distant Lands"], "deck": COPPERS}]
    lab = Lab(["Distant Lands", "Possession"], hand=["Possession"], deck=COPPERS, others=others)
    lab.play("Possession")
    lab.end_turn()
    lab.play("Distant Lands")
    assert (lab.me.vp, lab.other.vp) == (0, 4)


# -- Events -----------------------------------------------------------------------------------------------------------


def test_alms_counts_a_treasure_that_stayed_in_play():
    lab = Lab(["Astrolabe"], hand=["Astrolabe"], deck=COPPERS, landscapes=["Alms"], others=OTHERS)
    lab.play("Astrolabe")
    lab.end_turn()
    lab.end_turn()
    lab.to_buy_phase()
    lab.buy("Alms")
    assert lab.me.discard == []


def test_the_turn_of_a_mission_and_an_outpost_are_one_turn_more():
    lab = Lab(["Outpost"], hand=["Outpost"], coins=4, deck=COPPERS, landscapes=["Mission"], others=OTHERS)
    lab.play("Outpost")
    lab.buy("Mission")
    lab.end_turn("Mission")
    assert (lab.turn, len(lab.me.hand)) == (0, 3)
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    lab.end_turn()
    assert lab.turn == 1


def test_of_a_mission_and_an_outpost_the_turn_of_the_outpost_lets_one_buy_cards():
    lab = Lab(["Outpost"], hand=["Outpost"], coins=4, deck=COPPERS, landscapes=["Mission"], others=OTHERS)
    lab.play("Outpost")
    lab.buy("Mission")
    lab.end_turn("Outpost")
    lab.buy("Copper")
    assert lab.me.discard.count("Copper") == 1


def test_a_possessed_player_made_to_buy_a_mission_takes_that_turn_alone():
    others = [{"hand": ["Gold", "Copper"], "deck": COPPERS}]
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS, landscapes=["Mission"], others=others)
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Mission")
    lab.end_turn()
    assert lab.turn == 1
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    assert lab.game.control is None


def test_travelling_fair_bought_twice_asks_once_for_each_card():
    lab = Lab(coins=7, buys=2, landscapes=["Travelling Fair"])
    lab.buy("Travelling Fair")
    lab.buy("Travelling Fair")
    lab.buy("Silver", True)
    assert lab.me.deck == ["Silver"]


def test_travelling_fair_bought_twice_takes_one_no_for_an_answer():
    lab = Lab(coins=7, buys=2, landscapes=["Travelling Fair"])
    lab.buy("Travelling Fair")
    lab.buy("Travelling Fair")
    lab.buy("Silver", None)
    assert lab.me.discard == ["Silver"]


def test_a_save_holds_its_card_through_the_draw_of_an_expedition():
    lab = Lab(hand=["Gold", "Estate"], coins=4, buys=1, deck=COPPERS, landscapes=["Save", "Expedition"])
    lab.buy("Save", "Gold")
    lab.buy("Expedition")
    lab.end_turn()
    assert sorted(lab.me.hand) == [*["Copper"] * 7, "Gold"]


def test_a_pilgrimage_gains_no_second_copy_of_one_name_and_none_of_an_empty_pile():
    lab = Lab(["Village"], in_play=["Village", "Village", "Copper"], coins=4, tokens={"Journey": 0},
              landscapes=["Pilgrimage"], supply={"Village": 0})  # fmt: skip
    lab.buy("Pilgrimage", ["Village", "Copper"])
    assert lab.asked[-1].options == ["Village", "Copper"]
    assert lab.me.discard == ["Copper"]


def test_a_bonfire_can_trash_coppers_and_no_other_card_in_play():
    lab = Lab(["Village"], in_play=["Village", "Copper"], coins=3, landscapes=["Bonfire"])
    lab.buy("Bonfire", ["Copper"])
    assert lab.asked[-1].options == ["Copper"]


def test_raid_counts_silvers_that_stay_and_gives_one_for_each():
    lab = Lab(["Relic"], in_play=["Silver", "Silver", "Silver"], coins=5, landscapes=["Raid"],
              others=[{"tokens": {"-1 Card": 1}}])  # fmt: skip
    lab.buy("Raid")
    assert lab.me.discard == ["Silver"] * 3
    assert lab.other.tokens == {"-1 Card": 1}


def test_a_quest_for_six_cards_makes_a_tunnel_bring_another_gold():
    lab = Lab(["Tunnel"], hand=["Tunnel", *COPPERS[:5]], landscapes=["Quest"])
    lab.buy("Quest", "Discard 6 cards for a Gold", True)
    assert lab.me.discard.count("Gold") == 2


def test_borrow_and_relic_the_token_gives_its_coin_only_where_it_was_not_on_the_deck():
    lab = Lab(["Relic"], hand=["Smithy"], deck=COPPERS, landscapes=["Borrow"], tokens={"-1 Card": 1})
    lab.play("Smithy")
    lab.buy("Borrow")
    assert (lab.me.coins, lab.me.tokens) == (1, {"-1 Card": 1})


def test_an_enchantress_replaces_what_an_estate_says():
    others = [{"hand": ["Enchantress"], "deck": COPPERS}]
    lab = Lab(["Smithy", "Enchantress"], coins=7, deck=["Estate", *COPPERS], landscapes=["Inheritance"], others=others)
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Estate")
    assert (len(lab.me.hand), lab.me.actions) == (5, 1)


def test_a_crown_plays_an_estate_twice_in_the_action_phase():
    deck = ["Crown", "Estate", *COPPERS]
    lab = Lab(["Smithy", "Crown"], coins=7, deck=deck, landscapes=["Inheritance"], others=OTHERS)
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.play("Crown", "Estate")
    assert len(lab.me.hand) == 9


def test_a_crown_leaves_an_estate_alone_in_the_buy_phase():
    deck = ["Crown", "Estate", *COPPERS]
    lab = Lab(["Smithy", "Crown"], coins=7, deck=deck, landscapes=["Inheritance"], others=OTHERS)
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.to_buy_phase()
    lab.play("Crown", "Copper")
    assert "Estate" not in lab.asked[-1].options


def test_an_overlord_cannot_play_inherited_estates():
    lab = Lab(["Smithy", "Overlord"], coins=7, deck=["Overlord", *COPPERS], landscapes=["Inheritance"], others=OTHERS)
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.play("Overlord", "Smithy")
    assert "Estate" not in lab.asked[-1].options


def test_a_save_in_a_possessed_turn_asks_for_no_order_with_cards_that_come_back_from_the_trash():
    others = [{"hand": ["Forager", "Estate", "Silver", "Gold"], "deck": COPPERS}]
    kingdom = ["Possession", "Forager"]
    lab = Lab(kingdom, hand=["Possession"], deck=COPPERS, landscapes=["Save"], others=others)
    lab.play("Possession")
    lab.end_turn()
    lab.play("Forager", "Estate")
    lab.play("Silver")
    lab.buy("Save")
    lab.end_turn()
    assert (lab.turn, "Gold" in lab.other.hand, "Estate" in lab.other.discard) == (1, True, True)
