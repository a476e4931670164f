"""The fine print of Plunder: what its rulings come to where several things happen at once."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12


# -- gains that set off gains -----------------------------------------------------------------------------------------


def test_a_quartermaster_keeps_the_last_card_of_a_pile_though_a_search_gains_a_loot_meanwhile():
    lab = Lab(["Search"], hand=["Quartermaster", "Search"], actions=2, supply={"Village": 1}, stack={"Loot": ["Sword"]})
    lab.play("Quartermaster")
    lab.play("Search")
    lab.end_turn()
    lab.end_turn(0, "Village")
    assert lab.me.set_aside == ["Village"]
    assert "Sword" in lab.me.discard
    lab.end_turn()
    lab.end_turn(1)
    assert "Village" in lab.me.hand


def test_a_throned_quartermaster_chooses_twice_and_has_one_store():
    lab = Lab(hand=["Throne Room", "Quartermaster"], deck=COPPERS)
    lab.play("Throne Room", "Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Village", 1)
    assert "Village" in lab.me.hand
    assert sorted(lab.me.in_play) == ["Quartermaster", "Throne Room"]
    lab.end_turn()
    lab.end_turn(0, "Smithy", 0, "Silver")
    assert sorted(lab.me.set_aside) == ["Silver", "Smithy"]


def test_two_quartermasters_have_a_store_each():
    lab = Lab(hand=["Quartermaster", "Quartermaster"], actions=2, deck=COPPERS)
    lab.play("Quartermaster")
    lab.play("Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Village", 1)
    assert lab.me.set_aside == ["Village"], "the other one has nothing to give"


def test_a_quartermaster_in_a_possessed_turn_stores_nothing():
    lab = Lab(
        ["Possession", "Quartermaster"], hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["Quartermaster"], "deck": ["Copper"] * 20}],
    )  # fmt: skip
    lab.end_turn()
    lab.play("Quartermaster")
    lab.end_turn()
    lab = Lab(
        ["Possession", "Quartermaster"], hand=["Quartermaster"], deck=["Copper"] * 20,
        others=[{"hand": ["Possession"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Quartermaster")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn(0, "Village")
    assert lab.turn == 0
    assert lab.me.set_aside == []
    assert "Village" in lab.other.discard


def test_a_spell_scroll_plays_the_last_card_of_a_pile_where_it_lies():
    lab = Lab(["Search"], hand=["Search", "Spell Scroll"], actions=2, supply={"Village": 1}, deck=COPPERS)
    lab.play("Search")
    lab.play("Spell Scroll", "Village", True)
    assert lab.me.in_play == ["Village"]
    assert lab.me.actions == 2


def test_a_spell_scroll_that_a_flagship_plays_again_gains_nothing_more():
    lab = Lab(hand=["Flagship", "Spell Scroll"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Spell Scroll", "Village", False)
    assert lab.me.discard == ["Village"]
    assert lab.trash == ["Spell Scroll"]


def test_a_search_sees_the_pile_that_ends_the_game():
    lab = Lab(["Search"], hand=["Search"], supply={"Province": 1}, coins=8, stack={"Loot": ["Doubloons"]})
    lab.play("Search")
    lab.buy("Province")
    assert sorted(lab.me.discard) == ["Doubloons", "Gold", "Province"]
    assert lab.trash == ["Search"]
    lab.end_turn()
    assert lab.over


def test_a_throned_search_is_trashed_once_and_brings_two_loots():
    lab = Lab(["Search"], hand=["Throne Room", "Search"], supply={"Village": 1}, stack={"Loot": ["Sword", "Orb"]})
    lab.play("Throne Room", "Search")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Search", "Throne Room"]
    lab.gain("Village", seat=1)
    assert sorted(lab.me.discard) == ["Orb", "Sword"]
    assert lab.trash == ["Search"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_search_takes_a_pile_that_is_emptied_again():
    lab = Lab(["Ambassador", "Search"], hand=["Search", "Ambassador", "Village"], actions=2, supply={"Village": 0})
    lab.play("Search")
    lab.play("Ambassador", "Village")
    assert lab.other.discard == ["Village"]
    assert lab.trash == ["Search"]


def test_a_search_of_a_player_whose_turn_it_is_not():
    lab = Lab(["Search"], hand=["Search"], supply={"Estate": 1}, stack={"Loot": ["Sword"]})
    lab.play("Search")
    lab.end_turn()
    lab.gain("Estate", seat=1)
    assert lab.me.discard == ["Sword"]


# -- Traits -----------------------------------------------------------------------------------------------------------


def test_cursed_and_no_loot_left_the_curse_comes_all_the_same():
    lab = Lab(traits={"Cursed": "Village"}, supply={"Loot": 0}, coins=3)
    lab.buy("Village")
    assert sorted(lab.me.discard) == ["Curse", "Village"]
    lab = Lab(traits={"Cursed": "Village"}, supply={"Curse": 0}, stack={"Loot": ["Orb"]}, coins=3)
    lab.buy("Village")
    assert sorted(lab.me.discard) == ["Orb", "Village"]


def test_hasty_and_a_villa_set_aside_it_leads_back_to_the_action_phase():
    lab = Lab(["Villa"], traits={"Hasty": "Villa"}, coins=4, deck=COPPERS)
    lab.buy("Villa", "Hasty")
    assert lab.phase == "action"
    assert lab.me.set_aside == ["Villa"]
    assert lab.me.actions == 2
    lab = Lab(["Villa"], traits={"Hasty": "Villa"}, coins=4, deck=COPPERS)
    lab.buy("Villa", "Villa")
    assert lab.me.hand == ["Villa"]
    assert lab.me.set_aside == []


def test_hasty_cards_bought_in_an_extra_turn_wait_for_the_turn_after_it():
    lab = Lab(["Outpost"], traits={"Hasty": "Village"}, hand=["Outpost"], deck=["Silver"] * 20)
    lab.play("Outpost")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert lab.me.set_aside == ["Village"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Village"]


def test_hasty_and_a_gain_onto_the_deck():
    lab = Lab(["Armory"], traits={"Hasty": "Village"}, hand=["Armory"], deck=COPPERS)
    lab.play("Armory", "Village")
    assert lab.me.set_aside == ["Village"]
    assert lab.me.deck == COPPERS


def test_a_hasty_gain_that_a_watchtower_trashes_is_not_played():
    lab = Lab(["Watchtower"], traits={"Hasty": "Village"}, hand=["Watchtower"], coins=3, deck=COPPERS)
    lab.buy("Village", "Watchtower", 0)
    assert lab.trash == ["Village"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_shy_card_is_discarded_once_in_a_turn_and_discards_are_seen():
    lab = Lab(["Trail"], traits={"Shy": "Trail"}, deck=["Trail", "Trail", *COPPERS])
    lab.end_turn()
    lab.end_turn("Trail", "Trail")
    assert lab.me.in_play == ["Trail"], "a Trail that is discarded plays itself"
    assert [question.purpose for question in lab.asked].count("discard") == 1


def test_friendly_split_piles_give_what_is_on_top():
    lab = Lab(traits={"Friendly": "Sauna / Avanto"}, kingdom=["Sauna / Avanto"], hand=["Avanto"], deck=COPPERS)
    lab.end_turn("Avanto")
    assert sorted(lab.me.discard) == ["Avanto", "Sauna"]


def test_friendly_is_asked_once_in_a_turn():
    lab = Lab(traits={"Friendly": "Village"}, hand=["Village", "Village"], deck=COPPERS)
    lab.end_turn("Village")
    assert [question.purpose for question in lab.asked] == ["discard"]
    assert lab.me.discard == ["Village", "Village", "Village"]


def test_friendly_in_a_possessed_turn_the_gain_is_the_possessors():
    lab = Lab(
        ["Possession"], traits={"Friendly": "Village"}, hand=["Possession"], deck=["Copper"] * 20,
        others=[{"hand": ["Village"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.end_turn("Village")
    assert "Village" in lab.me.discard
    assert lab.other.hand == ["Copper"] * 5


def test_patient_cards_are_played_in_any_order_and_all_of_them():
    lab = Lab(traits={"Patient": "Village"}, hand=["Village", "Village", "Estate"], deck=["Copper"] * 20)
    lab.end_turn(["Village", "Village"])
    lab.end_turn()
    assert lab.me.in_play == ["Village", "Village"]
    assert lab.me.actions == 5
    assert len(lab.me.hand) == 7


def test_patient_split_halves_are_played_in_the_order_picked():
    pile = "Settlers / Bustling Village"
    lab = Lab([pile], traits={"Patient": pile}, hand=["Settlers", "Bustling Village"], deck=COPPERS)
    lab.end_turn(["Settlers", "Bustling Village"])
    lab.end_turn("Bustling Village")
    assert lab.me.actions == 1 + 3 + 1
    assert sorted(lab.me.in_play) == ["Bustling Village", "Settlers"]


def test_a_cheap_card_is_gained_by_a_workshop_and_a_debt_stays_what_it_is():
    lab = Lab(traits={"Cheap": "Market"}, hand=["Workshop"])
    lab.play("Workshop", "Market")
    assert lab.me.discard == ["Market"]
    lab = Lab(["Engineer"], traits={"Cheap": "Engineer"})
    lab.buy("Engineer")
    assert lab.me.debt == 4


def test_cheap_never_goes_below_nothing():
    lab = Lab(["Bridge", "Cellar"], traits={"Cheap": "Cellar"}, hand=["Bridge", "Bridge"], actions=2)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.buy("Cellar")
    assert lab.me.coins == 2


def test_fawning_comes_with_each_province_and_of_a_split_pile_from_the_top():
    lab = Lab(["Sauna / Avanto"], traits={"Fawning": "Sauna / Avanto"}, supply={"Sauna / Avanto": 6}, coins=16, buys=2)
    lab.buy("Province")
    lab.buy("Province")
    assert sorted(lab.me.discard) == ["Avanto", "Province", "Province", "Sauna"]


def test_fawning_and_hasty_piles_each_gain_sets_off_its_own():
    lab = Lab(traits={"Fawning": "Village", "Rich": "Smithy"}, coins=8)
    lab.buy("Province")
    assert sorted(lab.me.discard) == ["Province", "Village"]


def test_a_pious_card_gained_by_another_trashes_a_card_of_theirs():
    lab = Lab(traits={"Pious": "Village"}, others=[{"hand": ["Curse"]}])
    lab.gain("Village", "Curse", seat=1)
    assert lab.trash == ["Curse"]


def test_inspiring_in_anothers_turn_plays_nothing_more():
    lab = Lab(
        ["Mapmaker"], traits={"Inspiring": "Mapmaker"}, coins=2, deck=COPPERS,
        others=[{"hand": ["Mapmaker", "Village"], "deck": COPPERS}],
    )  # fmt: skip
    lab.buy("Estate", "Mapmaker")
    assert lab.other.in_play == ["Mapmaker"]
    assert lab.asked[-1].purpose == "react"


def test_tireless_and_reckless_of_two_piles_each_speaks_of_its_own():
    lab = Lab(traits={"Tireless": "Village", "Reckless": "Smithy"}, hand=["Village", "Smithy"], deck=["Copper"] * 30)
    lab.play("Village")
    lab.play("Smithy")
    lab.end_turn("Village")
    assert lab.me.deck[0] == "Village"
    assert lab.supply["Smithy"] == 11


def test_tireless_cards_that_are_trashed_stay_in_the_trash():
    lab = Lab(["Mining Village"], traits={"Tireless": "Mining Village"}, hand=["Mining Village"], deck=COPPERS)
    lab.play("Mining Village", True)
    lab.end_turn()
    assert lab.trash == ["Mining Village"]


def test_reckless_and_shields_one_is_shown_for_both_times():
    lab = Lab(["Witch"], traits={"Reckless": "Witch"}, hand=["Witch"], deck=COPPERS, others=[{"hand": ["Shield"]}])
    lab.play("Witch", "Shield")
    assert lab.other.discard == []
    assert len(lab.me.hand) == 4


def test_reckless_cards_that_return_themselves_do_so_once():
    lab = Lab(["Experiment"], traits={"Reckless": "Experiment"}, hand=["Experiment"], deck=COPPERS)
    lab.play("Experiment")
    assert lab.me.actions == 2
    assert len(lab.me.hand) == 4
    assert lab.supply["Experiment"] == 11
    lab.game.check()


def test_reckless_traits_hold_after_the_pile_is_empty():
    lab = Lab(traits={"Reckless": "Smithy"}, supply={"Smithy": 0}, hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy")
    assert len(lab.me.hand) == 6
    lab.end_turn()
    assert lab.supply["Smithy"] == 1


def test_a_reckless_card_discarded_from_the_hand_is_not_returned():
    lab = Lab(traits={"Reckless": "Smithy"}, hand=["Cellar", "Smithy"], deck=COPPERS)
    lab.play("Cellar", ["Smithy"])
    assert lab.me.discard == ["Smithy"]
    assert lab.supply["Smithy"] == 10


# -- Events -----------------------------------------------------------------------------------------------------------


def test_mirror_and_a_rush_the_first_card_is_played_and_the_copy_gained():
    lab = Lab(landscapes=["Mirror", "Rush"], coins=8, deck=COPPERS)
    lab.buy("Mirror")
    lab.buy("Rush")
    lab.buy("Village", "Mirror")
    assert lab.me.in_play == ["Village"], "the copy is the next gain for a Rush, if it is gained first"
    assert lab.me.discard == ["Village"]


def test_mirrors_of_an_earlier_turn_are_gone():
    lab = Lab(landscapes=["Mirror"], coins=3, deck=["Silver"] * 20)
    lab.buy("Mirror")
    lab.end_turn()
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert lab.me.discard.count("Village") == 1


def test_three_mirrors_bring_three_copies_of_one_card():
    lab = Lab(landscapes=["Mirror"], coins=12)
    for _ in range(3):
        lab.buy("Mirror")
    lab.buy("Village")
    assert lab.me.discard == ["Village"] * 4
    assert lab.me.buys == 0


def test_a_mirror_and_the_last_card_of_a_pile():
    lab = Lab(["Cellar"], landscapes=["Mirror"], coins=9, supply={"Village": 1}, buys=2)
    lab.buy("Mirror")
    lab.buy("Village")
    assert lab.me.discard == ["Village"]
    lab.buy("Cellar")
    assert lab.me.discard == ["Village", "Cellar"], "the Mirror is done though there was no copy"


def test_a_journey_keeps_durations_in_play_that_are_done():
    lab = Lab(["Wharf"], landscapes=["Journey"], hand=["Wharf", "Gold", "Silver"], deck=["Copper"] * 30)
    lab.play("Wharf")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Wharf"]
    lab.play_treasures()
    lab.buy("Journey")
    lab.end_turn()
    assert lab.turn == 0
    assert "Wharf" in lab.me.in_play
    lab.end_turn()
    assert lab.me.in_play == []


def test_two_journeys_in_a_row_give_one_turn_and_the_second_still_keeps_cards():
    lab = Lab(landscapes=["Journey"], hand=["Gold", "Copper"], deck=["Gold"] * 20)
    lab.play_treasures()
    lab.buy("Journey")
    lab.end_turn()
    assert lab.turn == 0
    lab.play_treasures()
    lab.buy("Journey")
    lab.end_turn()
    assert lab.turn == 1
    assert len(lab.me.in_play) == 7


def test_deliver_and_a_gain_into_the_hand():
    lab = Lab(landscapes=["Deliver", "Launch"], hand=["Artisan"], coins=5, deck=COPPERS)
    lab.buy("Deliver")
    lab.buy("Launch")
    lab.play("Artisan", "Village")
    assert lab.me.set_aside == ["Village"]
    lab.end_turn()
    assert "Village" in lab.me.hand
    assert len(lab.me.hand) == 6


def test_launch_is_bought_once_a_turn_and_not_once_a_phase():
    lab = Lab(landscapes=["Launch"], hand=["Village"], coins=6, deck=["Copper"] * 20)
    lab.buy("Launch")
    assert lab.phase == "action"
    assert lab.me.actions == 2
    lab.play("Village")
    lab.to_buy_phase()
    assert "Buy Launch" not in str(lab.asked)


def test_an_invasion_with_no_attack_gains_all_the_same_and_plays_the_loot():
    lab = Lab(landscapes=["Invasion"], coins=10, stack={"Loot": ["Hammer"]})
    lab.buy("Invasion", "Smithy", "Silver")
    assert lab.me.deck == ["Smithy"]
    assert lab.me.in_play == ["Hammer"]
    assert sorted(lab.me.discard) == ["Duchy", "Silver"]
    assert lab.me.coins == 3


def test_prosper_and_a_treasure_that_becomes_one():
    lab = Lab(landscapes=["Prosper"], projects=["Capitalism"], coins=10, stack={"Loot": ["Orb"]})
    lab.buy("Prosper", "Gold", "Silver", "Market", None)
    assert sorted(lab.me.discard) == ["Gold", "Market", "Orb", "Silver"]


def test_avoid_twice_leaves_six_cards_out():
    lab = Lab(landscapes=["Avoid"], coins=4, hand=["Copper"], discard=[*["Curse"] * 6, *COPPERS])
    lab.buy("Avoid")
    lab.buy("Avoid")
    lab.end_turn(["Curse"] * 3, ["Curse"] * 3)
    assert lab.me.discard == ["Curse"] * 6
    assert lab.me.hand == ["Copper"] * 5


def test_avoid_that_leaves_too_few_does_not_shuffle_again():
    lab = Lab(landscapes=["Avoid"], coins=2, discard=["Curse", "Curse", "Curse", "Copper"])
    lab.buy("Avoid")
    lab.end_turn(["Curse"] * 3)
    assert lab.me.hand == ["Copper"]
    assert lab.me.discard == ["Curse"] * 3


def test_maelstrom_is_no_attack():
    lab = Lab(landscapes=["Maelstrom"], coins=4, hand=["Copper"] * 3, others=[{"hand": ["Moat", *["Copper"] * 4]}])
    lab.buy("Maelstrom", "Copper")
    assert lab.trash == ["Copper"] * 4


def test_a_scrounge_without_an_estate_in_the_trash_gains_nothing():
    lab = Lab(landscapes=["Scrounge"], coins=3, hand=["Copper"])
    lab.buy("Scrounge", 1)
    assert lab.me.discard == []
    assert lab.me.hand == ["Copper"]


def test_prepared_durations_and_treasures_stay_where_they_are_played():
    lab = Lab(["Wharf"], landscapes=["Prepare"], hand=["Wharf", "Gold", "Estate"], coins=3, deck=["Copper"] * 20)
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn("Gold")
    assert lab.me.coins == 3
    assert sorted(lab.me.in_play) == ["Gold", "Wharf"]
    assert lab.me.discard == ["Estate"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Wharf"]


# -- cards ------------------------------------------------------------------------------------------------------------


def test_a_cage_and_a_victory_card_that_a_possessor_gains():
    lab = Lab(
        ["Possession", "Cage"], hand=["Possession"], deck=["Copper"] * 20,
        others=[{"hand": ["Cage", "Gold", "Copper", "Copper"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Cage", ["Gold"])
    lab.play_treasures()
    lab.buy("Estate")
    assert "Estate" in lab.me.discard
    assert lab.other.in_play == ["Cage", "Copper", "Copper"]
    lab.end_turn()
    assert lab.other.in_play == ["Cage"]
    lab.gain("Duchy", seat=1)
    lab.end_turn()
    assert "Gold" in lab.other.hand
    assert lab.trash == ["Cage"]


def test_a_cage_in_anothers_turn_gives_its_cards_at_the_end_of_that_turn():
    lab = Lab(["Cage"], hand=["Cage", "Gold"], deck=["Copper"] * 20)
    lab.play("Cage", ["Gold"])
    lab.end_turn()
    lab.gain("Estate", seat=0)
    assert "Gold" not in lab.me.hand
    lab.end_turn()
    assert "Gold" in lab.me.hand
    assert len(lab.me.hand) == 6


def test_a_siren_and_a_watchtower_what_moves_it_first_saves_it():
    lab = Lab(["Watchtower", "Siren"], hand=["Watchtower"], coins=3, deck=COPPERS)
    lab.buy("Siren", "Watchtower", 1, None)
    assert lab.me.deck[0] == "Siren"
    assert lab.trash == []
    lab = Lab(["Watchtower", "Siren"], hand=["Watchtower"], coins=3, deck=COPPERS)
    lab.buy("Siren", "Siren", "Watchtower")
    assert "Watchtower" in lab.trash
    assert lab.me.discard == ["Siren"]


def test_a_flagship_and_a_duration_both_stay():
    lab = Lab(["Wharf"], hand=["Flagship", "Wharf"], actions=2, deck=["Copper"] * 20)
    lab.play("Flagship")
    lab.play("Wharf")
    assert len(lab.me.hand) == 4
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Flagship", "Wharf"]
    lab.end_turn()
    assert len(lab.me.hand) == 9
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_flagship_waits_for_what_a_command_card_plays():
    lab = Lab(["Band of Misfits"], hand=["Flagship", "Band of Misfits"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Band of Misfits", "Village")
    assert lab.me.actions == 4
    assert len(lab.me.hand) == 2


def test_a_flagship_in_anothers_turn_plays_a_reaction_again():
    lab = Lab(["Mapmaker"], hand=["Flagship"], deck=["Mapmaker", *["Copper"] * 20])
    lab.play("Flagship")
    lab.end_turn()
    lab.gain("Estate", "Mapmaker", seat=1)
    assert len(lab.me.hand) == 8
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_flagship_and_a_card_that_trashed_itself():
    lab = Lab(["Mining Village"], hand=["Flagship", "Mining Village"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Mining Village", True)
    assert lab.me.actions == 4
    assert lab.me.coins == 4
    assert lab.trash == ["Mining Village"]


def test_a_frigate_and_a_throne_room_both_plays_and_the_throne_count():
    lab = Lab(
        ["Frigate"], hand=["Frigate"],
        others=[{"hand": ["Throne Room", "Smithy"], "deck": ["Copper"] * 20}],
    )  # fmt: skip
    lab.play("Frigate")
    lab.end_turn()
    lab.play("Throne Room", "Smithy")
    assert len(lab.other.hand) == 4
    assert len(lab.other.discard) == 2, "two after the second Smithy; nothing is left to discard after the Throne Room"


def test_a_frigate_ends_when_its_players_turn_begins():
    lab = Lab(["Frigate", "Mapmaker"], hand=["Frigate"], deck=["Copper"] * 20, others=[{"deck": ["Smithy", *COPPERS]}])
    lab.play("Frigate")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Frigate"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.play("Smithy")
    assert len(lab.other.hand) == 7


def test_a_taskmaster_goes_on_as_long_as_fives_are_gained():
    lab = Lab(hand=["Taskmaster"], deck=["Copper"] * 30)
    lab.play("Taskmaster")
    lab.gain("Market")
    lab.gain("Market")
    for _ in range(2):
        lab.end_turn()
    assert (lab.me.actions, lab.me.coins) == (2, 1)
    lab.gain("Market")
    for _ in range(2):
        lab.end_turn()
    assert (lab.me.actions, lab.me.coins) == (2, 1)
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_taskmaster_is_blind_to_what_was_gained_before_and_to_a_loot():
    lab = Lab(hand=["Taskmaster"])
    lab.gain("Market")
    lab.play("Taskmaster")
    lab.gain("Gold")
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_cutthroat_and_a_bridge_gold_is_too_cheap():
    lab = Lab(["Bridge", "Cutthroat"], hand=["Bridge", "Bridge", "Cutthroat"], actions=3, stack={"Loot": ["Sword"]})
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Cutthroat")
    lab.gain("Gold")
    assert lab.me.discard == ["Gold"]
    lab.end_turn()
    lab.gain("Gold", seat=1)
    assert "Sword" in lab.me.discard


def test_a_cutthroat_sees_a_loot_and_then_no_more():
    lab = Lab(
        ["Cutthroat"], landscapes=["Looting"], hand=["Cutthroat"], coins=6, stack={"Loot": ["Orb", "Sword", "Staff"]}
    )
    lab.play("Cutthroat")
    lab.buy("Looting")
    assert sorted(lab.me.discard) == ["Orb", "Sword"]


def test_landing_parties_look_at_the_first_card_of_any_turn():
    lab = Lab(hand=["Landing Party"], deck=["Copper"] * 30)
    lab.play("Landing Party")
    lab.end_turn()
    lab.end_turn()
    lab.play("Copper")
    assert lab.me.deck[0] == "Landing Party"
    assert lab.me.in_play == ["Copper"]


def test_a_landing_party_after_an_action_waits_for_another_turn():
    lab = Lab(hand=["Landing Party"], deck=["Copper"] * 5 + ["Copper", "Village", *["Copper"] * 20])
    lab.play("Landing Party")
    lab.end_turn()
    lab.end_turn()
    if "Village" in lab.me.hand:
        lab.play("Village")
    lab.play("Copper")
    assert "Landing Party" in lab.me.in_play


def test_stowaways_follow_each_other_on_one_gain():
    lab = Lab(
        ["Stowaway", "Wharf"], coins=5, hand=["Stowaway", "Stowaway"], deck=COPPERS, others=[{"hand": ["Stowaway"]}]
    )
    lab.buy("Wharf", "Stowaway", "Stowaway", "Stowaway")
    assert lab.me.in_play == ["Stowaway", "Stowaway"]
    assert lab.other.in_play == ["Stowaway"]
    lab.end_turn()
    assert lab.other.in_play == ["Stowaway"]


def test_a_crew_that_left_play_goes_nowhere():
    lab = Lab(["Crew"], landscapes=["Way of the Horse"], hand=["Throne Room", "Crew"], deck=["Copper"] * 20)
    lab.play("Throne Room", None, "Crew", None, "Way of the Horse")
    assert lab.supply["Crew"] == 11
    lab.end_turn()
    lab.end_turn()
    assert "Crew" not in lab.me.deck
    assert lab.supply["Crew"] == 11


def test_a_crew_that_no_bonfire_trashes_goes_onto_the_deck():
    lab = Lab(landscapes=["Bonfire"], hand=["Crew"], coins=3, deck=["Copper"] * 20)
    lab.play("Crew")
    lab.buy("Bonfire", policy=lambda q: q.options[: q.minimum])
    lab.end_turn()
    lab.end_turn()
    assert lab.me.deck[:1] == ["Crew"]


def test_mining_roads_play_two_treasures_and_not_one_twice():
    lab = Lab(hand=["Mining Road", "Mining Road"], actions=2, coins=6)
    lab.play("Mining Road")
    lab.play("Mining Road")
    lab.buy("Gold", True)
    assert lab.me.in_play == ["Mining Road", "Mining Road", "Gold"]
    lab.buy("Silver", True)
    assert lab.me.in_play[-1] == "Silver"


def test_wealthy_village_counts_loots_and_not_two_of_a_name():
    lab = Lab(["Wealthy Village"], in_play=["Copper", "Copper", "Silver"], coins=5)
    lab.buy("Wealthy Village")
    assert lab.me.discard == ["Wealthy Village"]
    lab = Lab(["Wealthy Village"], in_play=["Copper", "Silver", "Orb"], coins=5, stack={"Loot": ["Sword"]})
    lab.buy("Wealthy Village")
    assert lab.me.discard == ["Wealthy Village", "Sword"]


def test_tools_may_name_what_is_not_in_the_supply_and_gain_nothing():
    lab = Lab(hand=["Tools"], others=[{"in_play": ["Orb", "Smithy"]}])
    lab.play("Tools", "Orb")
    assert lab.me.discard == []
    assert set(lab.asked[-1].options) == {"Tools", "Orb", "Smithy"}


def test_a_silver_mine_gains_less_than_it_costs_now():
    lab = Lab(["Silver Mine", "Rope", "Pickaxe"], hand=["Silver Mine"])
    lab.play("Silver Mine", "Rope")
    assert lab.me.hand == ["Rope"]
    assert "Pickaxe" not in lab.asked[-1].options


def test_a_kings_cache_on_a_kings_cache_plays_three_treasures_three_times():
    lab = Lab(hand=["King's Cache", "King's Cache", "Gold", "Silver", "Copper"])
    lab.play("King's Cache", "King's Cache", "Gold", "Silver", "Copper")
    assert lab.me.coins == 18


def test_a_kings_cache_stays_for_an_amphora_that_waits_once():
    lab = Lab(hand=["King's Cache", "Amphora"], deck=["Copper"] * 20)
    lab.play("King's Cache", "Amphora", 0, 1, 0)
    assert lab.me.coins == 6
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Amphora", "King's Cache"]
    lab.end_turn()
    assert (lab.me.coins, lab.me.buys) == (3, 2)


def test_an_orb_that_is_to_play_from_an_empty_pile_does_nothing():
    lab = Lab(hand=["Orb"])
    lab.play("Orb", 0)
    assert (lab.me.coins, lab.me.buys) == (0, 1)


def test_a_sword_and_a_shield():
    lab = Lab(hand=["Sword"], others=[{"hand": ["Shield", *["Copper"] * 4]}, {"hand": ["Copper"] * 5}])
    lab.play("Sword", "Shield")
    assert len(lab.players[1].hand) == 5
    assert len(lab.players[2].hand) == 4


def test_a_puzzle_box_and_a_card_that_is_drawn_back_after_the_hand():
    lab = Lab(hand=["Puzzle Box", "Gold"], deck=["Copper"] * 10)
    lab.play("Puzzle Box", "Gold")
    lab.end_turn()
    assert sorted(lab.me.hand) == ["Copper"] * 5 + ["Gold"]


def test_a_grotto_draws_as_many_as_it_discards_and_a_tunnel_is_seen():
    lab = Lab(["Grotto", "Tunnel"], hand=["Grotto", "Tunnel", "Estate"], deck=["Copper"] * 20)
    lab.play("Grotto", ["Tunnel", "Estate"])
    lab.end_turn()
    lab.end_turn("Tunnel")
    assert len(lab.me.hand) == 7
    assert "Gold" in lab.me.discard


def test_an_empty_grotto_does_not_stay():
    lab = Lab(hand=["Grotto", "Estate"], deck=COPPERS)
    lab.play("Grotto", [])
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_trickster_and_a_treasure_that_stays_in_play():
    lab = Lab(hand=["Trickster", "Rope", "Silver"], deck=["Copper"] * 20)
    lab.play("Trickster")
    lab.play("Rope")
    lab.play("Silver")
    lab.end_turn("Silver")
    assert "Silver" in lab.me.hand
    assert lab.me.in_play == ["Rope"]


def test_shaman_gains_in_every_turn_of_everybody_even_where_nobody_has_one():
    lab = Lab(["Shaman"], hand=["Chapel", "Silver", "Province"], deck=COPPERS)
    lab.play("Chapel", ["Silver", "Province"])
    lab.end_turn()
    assert "Silver" in lab.other.discard
    assert lab.trash == ["Province"]


def test_a_jewelled_egg_trashed_by_another_gives_its_owner_the_loot():
    lab = Lab(
        ["Bandit", "Jewelled Egg"],
        hand=["Bandit"],
        stack={"Loot": ["Orb"]},
        others=[{"deck": ["Jewelled Egg", "Copper", *COPPERS]}],
    )
    lab.play("Bandit")
    assert "Orb" in lab.other.discard


def test_maroon_counts_all_types_of_a_loot():
    lab = Lab(hand=["Maroon", "Spell Scroll"], deck=COPPERS)
    lab.play("Maroon")
    assert len(lab.me.hand) == 6


def test_first_mate_goes_on_with_what_it_draws():
    lab = Lab(hand=["First Mate", "Village"], deck=["Village", "Village", *["Copper"] * 10])
    lab.play("First Mate", "Village", "Village", "Village")
    assert lab.me.actions == 6
    assert len(lab.me.hand) == 6


def test_a_fortune_hunter_plays_a_figurine_that_draws_from_below():
    lab = Lab(hand=["Fortune Hunter"], deck=["Figurine", "Estate", "Duchy", "Gold", "Silver"])
    lab.play("Fortune Hunter", "Figurine", ["Estate", "Duchy"])
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.deck == ["Estate", "Duchy"]


def test_secluded_shrine_and_a_treasure_gained_in_anothers_turn():
    lab = Lab(hand=["Secluded Shrine"], deck=["Estate", "Estate", *COPPERS])
    lab.play("Secluded Shrine")
    lab.end_turn()
    lab.gain("Silver", ["Estate", "Estate"], seat=0)
    assert lab.trash == ["Estate", "Estate"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_buried_treasure_gained_in_anothers_turn_serves_the_next_own_one():
    lab = Lab(["Buried Treasure"], deck=COPPERS)
    lab.end_turn()
    lab.gain("Buried Treasure", seat=0)
    assert lab.me.in_play == ["Buried Treasure"]
    lab.end_turn()
    assert (lab.me.coins, lab.me.buys) == (3, 2)


def test_a_gondola_gained_plays_an_action_without_using_one():
    lab = Lab(["Gondola"], hand=["Village"], coins=4, deck=COPPERS)
    lab.buy("Gondola", "Village")
    assert lab.me.in_play == ["Village"]
    assert lab.me.actions == 3


def test_swamp_shacks_count_durations_and_not_what_lies_on_a_quartermaster():
    lab = Lab(hand=["Swamp Shacks"], in_play=["Quartermaster", "Copper", "Copper", "Wharf"], set_aside=["Gold", "Gold"],
              deck=COPPERS)  # fmt: skip
    lab.play("Swamp Shacks")
    assert len(lab.me.hand) == 1


# -- what planted wrong rulings got away with --------------------------------------------------------------------------


def test_a_secluded_shrine_played_by_a_gondola_waits_for_another_treasure():
    lab = Lab(["Gondola"], hand=["Secluded Shrine", "Estate"], coins=4, buys=2)
    lab.buy("Gondola", "Secluded Shrine")
    assert lab.trash == []
    assert lab.me.in_play == ["Secluded Shrine"]
    lab.gain("Silver", ["Estate"])
    assert lab.trash == ["Estate"]


def test_an_abundance_gives_a_buy_and_coins():
    lab = Lab(hand=["Abundance"], deck=COPPERS)
    lab.play("Abundance")
    lab.gain("Village")
    assert (lab.me.buys, lab.me.coins) == (2, 3)


def test_a_cabin_boy_that_is_not_trashed_brings_no_duration():
    lab = Lab(["Wharf", "Cabin Boy"], hand=["Throne Room", "Cabin Boy"], deck=["Copper"] * 20)
    lab.play("Throne Room", "Cabin Boy")
    lab.end_turn()
    lab.end_turn(1, "Wharf", 1)
    assert lab.trash == ["Cabin Boy"]
    assert lab.me.discard.count("Wharf") == 1


def test_a_cutthroat_sees_a_treasure_of_exactly_five():
    lab = Lab(["Cutthroat", "Rope", "Pendant"], hand=["Cutthroat"], stack={"Loot": ["Sword"]})
    lab.play("Cutthroat")
    lab.gain("Rope")
    assert lab.me.discard == ["Rope"]
    lab.gain("Pendant")
    assert sorted(lab.me.discard) == ["Pendant", "Rope", "Sword"]


def test_a_frigate_takes_the_fifth_card():
    lab = Lab(["Frigate"], hand=["Frigate"], others=[{"hand": ["Village", *COPPERS[:4]], "deck": COPPERS}])
    lab.play("Frigate")
    lab.end_turn()
    lab.play("Village")
    assert len(lab.other.hand) == 4
    assert lab.other.discard == ["Copper"]


def test_a_search_played_while_the_last_card_of_a_pile_is_gained_waits_for_another_pile():
    lab = Lab(["Gondola", "Search"], hand=["Search"], coins=4, supply={"Gondola": 1, "Village": 1})
    lab.buy("Gondola", "Search")
    assert lab.me.in_play == ["Search"]
    lab.gain("Village")
    assert lab.trash == ["Search"]


def test_a_landing_party_waits_for_another_turn_where_something_else_hears_of_plays():
    lab = Lab(traits={"Inspiring": "Village"}, hand=["Staff", "Landing Party"], deck=["Copper"] * 20)
    lab.play("Staff", "Landing Party")
    assert "Landing Party" in lab.me.in_play
