"""What happens where cards of Plunder meet each other and cards of other expansions."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12


# -- Reckless ---------------------------------------------------------------------------------------------------------


def test_reckless_and_a_way_the_way_is_followed_once_and_the_card_returned():
    lab = Lab(traits={"Reckless": "Smithy"}, landscapes=["Way of the Sheep"], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", "Way of the Sheep")
    assert lab.me.coins == 2
    lab.end_turn()
    assert lab.supply["Smithy"] == 11


def test_reckless_and_the_chameleon_what_the_card_says_is_swapped_twice():
    lab = Lab(traits={"Reckless": "Smithy"}, landscapes=["Way of the Chameleon"], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", "Way of the Chameleon")
    assert lab.me.coins == 6
    assert lab.me.hand == []


def test_reckless_and_an_enchantress_once_and_nothing_to_order():
    lab = Lab(
        ["Enchantress"], traits={"Reckless": "Smithy"}, hand=["Enchantress"],
        others=[{"hand": ["Smithy"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.other.hand) == 1
    assert lab.other.actions == 1
    assert lab.asked == []


def test_reckless_and_a_highwayman_nothing_comes_of_the_first_treasure():
    lab = Lab(
        ["Highwayman", "Rope"], traits={"Reckless": "Rope"}, hand=["Highwayman"], others=[{"hand": ["Rope", "Rope"]}]
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Rope")
    assert (lab.other.coins, lab.other.buys) == (0, 1)
    lab.play("Rope")
    assert (lab.other.coins, lab.other.buys) == (2, 3)


def test_reckless_durations_do_both_later_parts_and_go_back_then():
    lab = Lab(["Wharf"], traits={"Reckless": "Wharf"}, hand=["Wharf"], deck=["Copper"] * 20)
    lab.play("Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (4, 3)
    lab.end_turn()
    assert lab.me.in_play == ["Wharf"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (9, 3)
    lab.end_turn()
    assert lab.supply["Wharf"] == 11


def test_reckless_and_a_throne_room_four_times():
    lab = Lab(traits={"Reckless": "Woodcutter"}, hand=["Throne Room", "Woodcutter"])
    lab.play("Throne Room", "Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (8, 5)


def test_reckless_throne_room_plays_two_cards_twice():
    lab = Lab(["Throne Room"], traits={"Reckless": "Throne Room"}, hand=["Throne Room", "Woodcutter", "Market"])
    lab.play("Throne Room", "Woodcutter", "Market")
    assert (lab.me.coins, lab.me.buys) == (6, 5)
    lab.end_turn()
    assert lab.supply["Throne Room"] == 11


def test_reckless_is_one_play_for_a_conspirator_and_for_crossroads():
    lab = Lab(["Conspirator"], traits={"Reckless": "Conspirator"}, hand=["Village", "Conspirator"], deck=COPPERS)
    lab.play("Village")
    lab.play("Conspirator")
    assert lab.me.coins == 4
    assert lab.me.hand == ["Copper"], "it is the second card, both times"
    lab = Lab(["Crossroads"], traits={"Reckless": "Crossroads"}, hand=["Crossroads"])
    lab.play("Crossroads")
    assert lab.me.actions == 6


def test_reckless_cards_that_trash_themselves_do_so_once():
    lab = Lab(["Mining Village"], traits={"Reckless": "Mining Village"}, hand=["Mining Village"], deck=COPPERS)
    lab.play("Mining Village", True)
    assert lab.trash == ["Mining Village"]
    assert (lab.me.coins, lab.me.actions) == (2, 4)


def test_reckless_cards_that_a_scheme_saves_do_not_go_back():
    lab = Lab(["Scheme"], traits={"Reckless": "Village"}, hand=["Scheme", "Village"], deck=COPPERS)
    lab.play("Scheme")
    lab.play("Village")
    lab.end_turn("Scheme", "Village")
    assert lab.supply["Village"] == 10
    assert "Village" in lab.me.hand


def test_reckless_treasures_that_a_trickster_takes_first_do_not_go_back():
    lab = Lab(["Figurine"], traits={"Reckless": "Figurine"}, hand=["Trickster", "Figurine"], deck=["Copper"] * 20)
    lab.play("Trickster")
    lab.play("Figurine")
    lab.end_turn("Trickster", "Figurine")
    assert "Figurine" in lab.me.hand
    assert lab.supply["Figurine"] == 10


def test_reckless_cards_that_go_back_keep_the_game_going():
    lab = Lab(traits={"Reckless": "Smithy"}, supply={"Smithy": 0, "Village": 0, "Market": 1}, hand=["Smithy"], coins=5)
    lab.play("Smithy")
    lab.buy("Market")
    lab.end_turn()
    assert not lab.over, "the third empty pile has a card again before the turn ends"


def test_reckless_harbor_village_follows_both_times_in_one_play():
    lab = Lab(traits={"Reckless": "Woodcutter"}, hand=["Harbor Village", "Woodcutter"])
    lab.play("Harbor Village")
    lab.play("Woodcutter")
    assert lab.me.coins == 5


# -- other Traits -----------------------------------------------------------------------------------------------------


def test_cheap_holds_when_the_game_is_scored():
    lab = Lab(traits={"Cheap": "Village"}, supply={"Province": 1}, coins=8, hand=["Bridge"])
    lab.play("Bridge")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    costs = {pile.name: lab.game.cost(pile.kind).coins for pile in lab.game.piles}
    assert (costs["Village"], costs["Smithy"]) == (2, 4)


def test_cheap_and_bridge_add_up_and_taskmaster_sees_it():
    lab = Lab(["Bridge"], traits={"Cheap": "Market"}, hand=["Taskmaster", "Bridge"], actions=2)
    lab.play("Taskmaster")
    lab.gain("Market")
    lab.end_turn()
    assert lab.me.in_play == [], "a Market costs 4"


def test_cursed_and_a_trader_the_exchanged_card_brings_both_all_the_same():
    def policy(question):
        if "Trader" in question.options:
            return "Trader" if question.about == "Village" else None
        return question.options[: question.minimum]

    lab = Lab(["Trader"], traits={"Cursed": "Village"}, hand=["Trader"], stack={"Loot": ["Orb"]}, coins=3)
    lab.buy("Village", policy=policy)
    assert sorted(lab.me.discard) == ["Curse", "Orb", "Silver"]


def test_hasty_and_a_rush_whichever_comes_first_has_the_card():
    lab = Lab(traits={"Hasty": "Village"}, landscapes=["Rush"], coins=5, deck=COPPERS)
    lab.buy("Rush")
    lab.buy("Village", "Rush")
    assert lab.me.in_play == ["Village"]
    assert lab.me.set_aside == []
    lab = Lab(traits={"Hasty": "Village"}, landscapes=["Rush"], coins=5, deck=COPPERS)
    lab.buy("Rush")
    lab.buy("Village", "Hasty")
    assert lab.me.in_play == []
    assert lab.me.set_aside == ["Village"]


def test_hasty_cards_gained_in_anothers_turn_are_played_in_the_next_own_one():
    lab = Lab(traits={"Hasty": "Village"}, deck=COPPERS)
    lab.end_turn()
    lab.gain("Village", seat=0)
    lab.end_turn()
    assert lab.me.in_play == ["Village"]
    assert lab.me.actions == 3


def test_tireless_and_a_squirrel_the_player_says_which_comes_first():
    lab = Lab(traits={"Tireless": "Village"}, landscapes=["Way of the Squirrel"], hand=["Village"], deck=COPPERS)
    lab.play("Village", "Way of the Squirrel")
    lab.end_turn("Tireless")
    assert "Village" in lab.me.hand
    assert len(lab.me.hand) == 7


def test_tireless_durations_go_onto_the_deck_when_they_are_done():
    lab = Lab(["Caravan"], traits={"Tireless": "Caravan"}, hand=["Caravan"], deck=["Copper"] * 20)
    lab.play("Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.deck[0] == "Caravan"


def test_tireless_cards_played_in_anothers_turn_go_onto_the_deck_at_its_end():
    lab = Lab(
        ["Mapmaker"], traits={"Tireless": "Mapmaker"}, coins=2, deck=COPPERS,
        others=[{"hand": ["Mapmaker"], "deck": [*COPPERS]}],
    )  # fmt: skip
    lab.buy("Estate", "Mapmaker")
    lab.end_turn()
    assert lab.other.deck[0] == "Mapmaker"


def test_patient_treasures_are_played_when_the_turn_begins():
    lab = Lab(["Gondola"], traits={"Patient": "Gondola"}, hand=["Gondola", "Gondola"], deck=COPPERS)
    lab.end_turn(["Gondola", "Gondola"])
    lab.end_turn(0, 1)
    assert lab.me.coins == 2
    assert lab.me.in_play == ["Gondola", "Gondola"]


def test_inspiring_is_asked_after_each_play_of_a_throne_room():
    lab = Lab(traits={"Inspiring": "Village"}, hand=["Throne Room", "Village", "Smithy", "Market"], deck=COPPERS)
    lab.play("Throne Room", "Village", "Smithy", "Market")
    assert lab.me.in_play == ["Throne Room", "Village", "Smithy", "Market"]


def test_fated_and_avoid_both_have_a_say_in_one_shuffle():
    lab = Lab(
        traits={"Fated": "Village"}, landscapes=["Avoid"], coins=2, discard=["Village", "Curse", *COPPERS[:6]]
    )
    lab.buy("Avoid")
    lab.end_turn("Avoid", ["Curse"], "Village")
    assert "Village" in lab.me.hand
    assert lab.me.discard == ["Curse"]


def test_fated_works_on_the_shuffled_part_alone():
    lab = Lab(traits={"Fated": "Village"}, hand=["Smithy"], deck=["Gold"], discard=["Village", *COPPERS])
    lab.play("Smithy", "Village")
    assert sorted(lab.me.hand) == ["Copper", "Gold", "Village"]


def test_friendly_and_an_empty_pile_the_card_is_discarded_for_nothing():
    lab = Lab(traits={"Friendly": "Village"}, supply={"Village": 0}, hand=["Village"], deck=COPPERS)
    lab.end_turn("Village")
    assert lab.me.discard == ["Village"]


def test_traits_say_nothing_of_a_card_that_a_stand_in_plays():
    lab = Lab(["Band of Misfits"], traits={"Reckless": "Village"}, hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Village")
    assert (lab.me.actions, len(lab.me.hand)) == (4, 2), "it is a Reckless card that is played"
    lab.end_turn()
    assert lab.supply["Village"] == 10


# -- Flagship, Harbor Village, Landing Party --------------------------------------------------------------------------


def test_two_flagships_play_the_next_action_three_times():
    lab = Lab(hand=["Flagship", "Flagship", "Woodcutter"], actions=3)
    lab.play("Flagship")
    lab.play("Flagship")
    lab.play("Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (10, 4)


def test_a_flagship_that_a_throne_room_plays_does_not_play_the_throne_room():
    lab = Lab(hand=["Throne Room", "Flagship", "Woodcutter"], actions=2)
    lab.play("Throne Room", "Flagship")
    assert lab.me.coins == 4
    lab.play("Woodcutter")
    assert lab.me.coins == 10
    assert lab.me.buys == 4


def test_a_flagship_waits_through_turns_and_goes_when_it_is_done():
    lab = Lab(hand=["Flagship"], deck=["Village", *COPPERS])
    lab.play("Flagship")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Flagship"]
    lab.play("Village")
    assert lab.me.actions == 4
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_flagship_and_an_enchantress_the_second_play_says_what_the_card_says():
    lab = Lab(
        ["Enchantress", "Flagship"], hand=["Flagship"], deck=["Smithy", *COPPERS],
        others=[{"hand": ["Enchantress"]}],
    )  # fmt: skip
    lab.play("Flagship")
    lab.end_turn()
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.me.hand) == 4 + 1 + 3


def test_harbor_village_and_the_chameleon_cards_that_become_coins_count():
    lab = Lab(landscapes=["Way of the Chameleon"], hand=["Harbor Village", "Smithy"], deck=COPPERS)
    lab.play("Harbor Village", None)
    lab.play("Smithy", "Way of the Chameleon")
    assert lab.me.coins == 4


def test_harbor_village_and_a_throne_room_its_first_play_counts_and_its_card_does_not():
    lab = Lab(hand=["Harbor Village", "Throne Room", "Woodcutter"])
    lab.play("Harbor Village")
    lab.play("Throne Room", "Woodcutter")
    assert lab.me.coins == 4


def test_two_harbor_villages_in_a_row_only_the_second_waits():
    lab = Lab(hand=["Harbor Village", "Harbor Village", "Woodcutter"])
    lab.play("Harbor Village")
    lab.play("Harbor Village")
    lab.play("Woodcutter")
    assert lab.me.coins == 3


def test_a_landing_party_and_a_buried_treasure_that_somebody_makes_you_gain():
    lab = Lab(["Buried Treasure"], hand=["Landing Party"], deck=COPPERS)
    lab.play("Landing Party")
    lab.end_turn()
    lab.gain("Buried Treasure", seat=0)
    assert lab.me.deck[0] == "Landing Party", "it is the first card that they play in that turn"


def test_a_landing_party_played_by_a_staff_waits_for_another_turn():
    lab = Lab(hand=["Staff", "Landing Party"], deck=["Copper"] * 20)
    lab.play("Staff", "Landing Party")
    assert "Landing Party" in lab.me.in_play
    lab.end_turn()
    lab.end_turn()
    lab.play("Copper")
    assert lab.me.deck[0] == "Landing Party"


# -- gains ------------------------------------------------------------------------------------------------------------


def test_an_abundance_played_by_a_mining_road_waits_for_the_next_gain():
    lab = Lab(["Abundance"], hand=["Mining Road"], coins=2)
    lab.play("Mining Road")
    lab.buy("Abundance", True)
    assert lab.me.in_play == ["Mining Road", "Abundance"]
    assert lab.me.coins == 0
    lab.gain("Village")
    assert lab.me.coins == 3


def test_a_cage_and_a_province_gained_in_the_turn_it_was_played_with_nothing_in_it():
    lab = Lab(hand=["Cage"], coins=8)
    lab.play("Cage")
    lab.buy("Province")
    assert lab.trash == ["Cage"]


def test_a_kings_cache_on_a_cage_fills_it_three_times_and_empties_it_at_once():
    lab = Lab(hand=["King's Cache", "Cage", "Gold", "Silver", "Duchy"], coins=2, deck=COPPERS)
    lab.play("King's Cache", "Cage", "Gold", "Silver", "Duchy")
    lab.buy("Estate", "Gold", "Silver")
    lab.end_turn()
    assert lab.trash == ["Cage"]
    assert {"Gold", "Silver", "Duchy"} <= set(lab.me.hand)


def test_a_quartermasters_card_that_a_watchtower_takes_is_not_on_it():
    lab = Lab(["Quartermaster", "Watchtower"], hand=["Quartermaster"], deck=["Watchtower"])
    lab.play("Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Village", "Watchtower", 1)
    assert lab.me.set_aside == []
    assert lab.me.deck == ["Village"]


def test_a_siren_gained_into_the_hand_is_not_trashed_for_itself():
    lab = Lab(["Siren", "Artisan"], hand=["Artisan"])
    lab.play("Artisan", "Siren")
    assert lab.trash == ["Siren"]


def test_a_siren_gained_by_invasion_onto_the_deck_is_trashed_from_there():
    lab = Lab(["Siren"], landscapes=["Invasion"], coins=10, stack={"Loot": ["Staff"]})
    lab.buy("Invasion", "Siren")
    assert lab.trash == ["Siren"]
    assert lab.me.deck == []


def test_mirror_and_a_siren_the_copy_has_its_own_price():
    lab = Lab(["Siren"], landscapes=["Mirror"], coins=6, hand=["Village"])
    lab.buy("Mirror")
    lab.buy("Siren", "Mirror", "Village")
    assert sorted([*lab.trash, *lab.me.discard]) == ["Siren", "Siren", "Village"]
    assert lab.me.discard == ["Siren"]


def test_a_search_and_a_card_exiled_from_the_supply():
    lab = Lab(
        ["Search"], landscapes=["Way of the Worm"], supply={"Estate": 1}, hand=["Search", "Village"], actions=2,
        stack={"Loot": ["Orb"]},
    )  # fmt: skip
    lab.play("Search", None)
    lab.play("Village", "Way of the Worm")
    assert lab.trash == ["Search"]
    assert lab.me.discard == ["Orb"]


def test_a_search_and_a_card_trashed_from_the_supply():
    lab = Lab(
        ["Search", "Lurker"], supply={"Village": 1}, hand=["Search", "Lurker"], actions=2, stack={"Loot": ["Orb"]}
    )
    lab.play("Search")
    lab.play("Lurker", 0, "Village")
    assert sorted(lab.trash) == ["Search", "Village"]
    assert lab.me.discard == ["Orb"]


def test_a_search_and_the_last_card_exchanged_at_once_the_pile_was_empty():
    lab = Lab(["Search", "Changeling"], supply={"Village": 1}, hand=["Search"], coins=3, stack={"Loot": ["Orb"]})
    lab.play("Search")
    lab.buy("Village", True, False)
    assert lab.supply["Village"] == 1
    assert lab.trash == ["Search"]
    assert sorted(lab.me.discard) == ["Changeling", "Orb"]


def test_two_cutthroats_of_two_players_each_get_a_loot_and_each_others_loots_set_off_nothing_more():
    lab = Lab(
        ["Cutthroat"], hand=["Cutthroat"], others=[{"hand": ["Cutthroat"]}], stack={"Loot": ["Orb", "Staff", "Sword"]}
    )
    lab.play("Cutthroat")
    lab.end_turn()
    lab.play("Cutthroat")
    lab.gain("Gold", seat=1)
    assert len(lab.me.discard) == 1
    assert len(lab.other.discard) == 2


def test_a_taskmaster_throned_goes_on_twice():
    lab = Lab(hand=["Throne Room", "Taskmaster"])
    lab.play("Throne Room", "Taskmaster")
    lab.gain("Market")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Taskmaster", "Throne Room"]
    lab.end_turn()
    assert (lab.me.actions, lab.me.coins) == (3, 2)


# -- turns and players ------------------------------------------------------------------------------------------------


def test_a_journey_keeps_reckless_and_tireless_cards_in_play():
    lab = Lab(
        traits={"Reckless": "Smithy", "Tireless": "Village"}, landscapes=["Journey"], hand=["Village", "Smithy"],
        coins=4, deck=["Copper"] * 20,
    )  # fmt: skip
    lab.play("Village")
    lab.play("Smithy")
    lab.buy("Journey")
    lab.end_turn()
    assert lab.turn == 0
    assert sorted(lab.me.in_play) == ["Smithy", "Village"]
    lab.end_turn("Village")
    assert lab.supply["Smithy"] == 11
    assert lab.me.deck[0] == "Village"


def test_a_journey_does_not_keep_what_others_played_in_the_turn():
    lab = Lab(
        ["Mapmaker"], landscapes=["Journey"], coins=6, buys=2, deck=COPPERS,
        others=[{"hand": ["Mapmaker"], "deck": COPPERS[:4]}],
    )  # fmt: skip
    lab.buy("Estate", "Mapmaker")
    lab.buy("Journey")
    lab.end_turn()
    assert lab.other.in_play == []


def test_a_prepared_hand_that_becomes_a_village_goes_on_at_once():
    lab = Lab(landscapes=["Prepare"], coins=3, hand=["Village", "Estate", "Curse"], deck=COPPERS)
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Village"]
    assert sorted(lab.me.discard) == ["Curse", "Estate"]


def test_a_frigate_reaches_nobody_who_showed_a_shield():
    lab = Lab(hand=["Frigate"], others=[{"hand": ["Shield", "Smithy", *COPPERS[:3]], "deck": COPPERS}])
    lab.play("Frigate", "Shield")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.other.hand) == 7


def test_shaman_and_a_possessed_turn_the_possessor_has_the_card():
    lab = Lab(
        ["Shaman", "Possession"], hand=["Possession", "Estate"], deck=COPPERS,
        others=[{"hand": COPPERS[:5], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.trash_from_hand("Estate")
    lab.end_turn()
    assert lab.turn == 1
    assert "Estate" in lab.me.discard
    assert "Estate" not in lab.other.discard


def test_looting_in_a_possessed_turn_gives_the_loot_to_the_possessor():
    lab = Lab(
        ["Possession"], landscapes=["Looting"], hand=["Possession"], deck=COPPERS, stack={"Loot": ["Doubloons"]},
        others=[{"hand": ["Gold", "Gold"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Gold")
    lab.buy("Looting")
    assert sorted(name for name in lab.me.discard if name != "Possession") == ["Doubloons", "Gold"]


def test_loots_cannot_be_minted_but_exchanged_and_go_on_top_then():
    lab = Lab(["Mint"], landscapes=["Looting"], hand=["Mint", "Spell Scroll"])
    lab.play("Mint", "Spell Scroll")
    assert lab.me.discard == [], "a Loot is not of the Supply"
    lab = Lab(["Changeling"], landscapes=["Looting"], coins=6, stack={"Loot": ["Orb"]})
    lab.buy("Looting", True)
    assert lab.me.discard == ["Changeling"]
    assert lab.stack("Loot")[0] == "Orb"


def test_an_endless_chalice_prepared_pours_now_and_for_the_turn_that_begins():
    lab = Lab(landscapes=["Prepare"], coins=3, hand=["Endless Chalice"])
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.me.buys) == (2, 3)
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.me.buys) == (1, 2)


def test_insignia_and_a_loot_that_invasion_wants_to_play():
    lab = Lab(landscapes=["Invasion"], hand=["Insignia"], coins=7, stack={"Loot": ["Staff"]})
    lab.play("Insignia")
    lab.buy("Invasion", False, "Village", True)
    assert lab.me.deck == ["Staff", "Village"]
    assert lab.me.in_play == ["Insignia"]


def test_a_trickster_and_a_herbalist_each_pick_one_treasure():
    lab = Lab(["Herbalist", "Trickster"], hand=["Trickster", "Herbalist", "Gold", "Silver"], actions=2, deck=COPPERS)
    lab.play("Trickster")
    lab.play("Herbalist")
    lab.play("Gold")
    lab.play("Silver")
    lab.end_turn("Trickster", "Gold", "Silver")
    assert "Gold" in lab.me.hand
    assert "Silver" in lab.me.hand, "it was drawn from the deck"


def test_maroon_counts_a_type_that_a_project_adds():
    lab = Lab(hand=["Maroon", "Woodcutter"], projects=["Capitalism"], deck=COPPERS)
    lab.play("Maroon")
    assert len(lab.me.hand) == 4


def test_a_pendant_and_capitalism_an_action_that_is_a_treasure_counts():
    lab = Lab(hand=["Woodcutter", "Pendant"], projects=["Capitalism"])
    lab.play("Woodcutter")
    lab.play("Pendant")
    assert lab.me.coins == 4


# -- what further planted wrong rulings got away with -----------------------------------------------------------------


def test_an_abundance_waits_for_its_own_player():
    lab = Lab(hand=["Abundance"], deck=["Copper"] * 20)
    lab.play("Abundance")
    lab.end_turn()
    lab.gain("Village", seat=1)
    lab.end_turn()
    assert lab.me.in_play == ["Abundance"]
    lab.gain("Village")
    assert (lab.me.buys, lab.me.coins) == (2, 3)


def test_a_cabin_boy_is_trashed_for_a_duration_of_any_price():
    lab = Lab(["Cabin Boy", "Prince"], hand=["Cabin Boy"], deck=["Copper"] * 20)
    lab.play("Cabin Boy")
    lab.end_turn()
    lab.end_turn(1, "Prince")
    assert lab.trash == ["Cabin Boy"]
    assert "Prince" in lab.me.discard


def test_a_throned_crew_that_a_piazza_plays_again_has_come_back_and_stays():
    lab = Lab(hand=["Throne Room", "Crew"], projects=["Piazza"], deck=["Copper"] * 30)
    lab.play("Throne Room", "Crew")
    lab.end_turn()
    lab.end_turn("Crew", "Piazza")
    assert lab.me.in_play == ["Crew", "Throne Room"]
    assert lab.me.deck[0] == "Copper"


def test_a_cutthroat_asks_what_a_card_cost_as_it_was_gained():
    lab = Lab(
        ["Cutthroat", "Crown", "Bridge"], hand=["Cutthroat", "Bridge"], projects=["Innovation"],
        stack={"Loot": ["Sword"]},
    )  # fmt: skip
    lab.play("Cutthroat")
    lab.gain("Crown", "Innovation", True, "Bridge")
    assert lab.game.cost(lab.game.find_pile("Crown").top).coins == 3
    assert lab.me.discard == ["Sword"]


def test_a_cutthroat_is_set_up_after_the_discards():
    lab = Lab(
        ["Cutthroat", "Tunnel"], hand=["Cutthroat"], others=[{"hand": ["Tunnel", "Copper", "Copper", "Copper"]}],
        stack={"Loot": ["Sword"]},
    )  # fmt: skip
    lab.play("Cutthroat", "Tunnel", "Tunnel")
    assert sorted(lab.other.discard) == ["Gold", "Tunnel"]
    assert lab.me.discard == []
    lab.gain("Gold", seat=1)
    assert lab.me.discard == ["Sword"]


def test_an_enlarge_keeps_the_potion_of_what_it_trashes():
    lab = Lab(["Enlarge", "University", "Familiar", "Golem"], hand=["Enlarge", "University"])
    lab.play("Enlarge", "Familiar")
    assert lab.me.discard == ["Familiar"]
    assert "Golem" in lab.asked[-1].options


def test_a_frigate_and_what_its_victim_does_after_a_play_are_ordered_by_the_victim():
    def reached():
        lab = Lab(
            ["Frigate"], traits={"Inspiring": "Smithy"}, hand=["Frigate"],
            others=[{"hand": ["Smithy", "Village", "Copper"], "deck": COPPERS}],
        )  # fmt: skip
        lab.play("Frigate")
        lab.end_turn()
        return lab

    lab = reached()
    lab.play("Smithy", "Inspiring", "Village")
    assert len(lab.other.hand) == 4
    assert lab.other.discard == ["Copper"], "after the Village"
    lab = reached()
    lab.play("Smithy", "Frigate", ["Copper"], "Village")
    assert len(lab.other.hand) == 4
    assert lab.other.discard == ["Copper"], "before the Village"


def test_a_landing_party_and_capitalism_an_action_that_is_a_treasure_will_do():
    lab = Lab(hand=["Landing Party"], projects=["Capitalism"], deck=[*COPPERS[:2], "Woodcutter", *COPPERS])
    lab.play("Landing Party")
    lab.end_turn()
    lab.end_turn()
    lab.play("Woodcutter")
    assert lab.me.deck[0] == "Landing Party"


def test_a_card_that_a_quartermaster_gains_is_never_in_the_discard_pile():
    lab = Lab(["Cavalry"], hand=["Quartermaster"], deck=COPPERS[:5])
    lab.play("Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Cavalry")
    assert lab.me.set_aside == ["Cavalry"], "though its cards were drawn after a shuffle"


def test_a_stowaway_comes_with_a_duration_that_is_a_treasure():
    lab = Lab(["Rope", "Stowaway"], others=[{"hand": ["Stowaway"]}])
    lab.gain("Rope", "Stowaway")
    assert lab.other.in_play == ["Stowaway"]


def test_a_first_mate_says_no_cards_that_a_chameleon_could_make_coins():
    lab = Lab(["First Mate"], landscapes=["Way of the Chameleon"], hand=["First Mate"], deck=COPPERS)
    lab.play("First Mate", "Way of the Chameleon")
    assert len(lab.me.hand) == 6
    assert lab.me.coins == 0


def test_a_harbor_village_is_over_with_the_turn():
    lab = Lab(hand=["Harbor Village"], deck=["Copper", "Woodcutter", *COPPERS])
    lab.play("Harbor Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Woodcutter")
    assert lab.me.coins == 2


def test_a_harbor_village_and_an_enlightened_treasure_its_value_is_no_plus():
    lab = Lab(
        ["Harbor Village", "Tea House"], prophecy="Enlightenment", sun=0, hand=["Harbor Village", "Silver"],
        deck=COPPERS,
    )  # fmt: skip
    lab.play("Harbor Village")
    lab.to_buy_phase()
    lab.play("Silver")
    assert lab.me.coins == 2


def test_a_kings_cache_plays_what_has_left_play_all_three_times():
    lab = Lab(["King's Cache", "Marauder"], hand=["King's Cache", "Spoils"])
    lab.play("King's Cache", "Spoils")
    assert lab.me.coins == 9
    assert lab.me.in_play == ["King's Cache"]


def test_a_mapmaker_discards_a_tunnel_that_is_seen():
    lab = Lab(["Mapmaker", "Tunnel"], hand=["Mapmaker"], deck=["Tunnel", "Copper", "Silver", "Estate", *COPPERS])
    lab.play("Mapmaker", ["Silver", "Copper"], "Tunnel")
    assert sorted(lab.me.discard) == ["Estate", "Gold", "Tunnel"]


def test_a_pickaxe_does_not_mind_a_potion_or_debt_beside_three_coins():
    for name in ("Familiar", "Fortune"):
        lab = Lab(["Pickaxe", "Familiar", "Gladiator / Fortune"], hand=["Pickaxe", name], stack={"Loot": ["Orb"]})
        lab.play("Pickaxe")
        assert lab.me.hand == ["Orb"]


def test_gains_into_the_hand_are_never_in_a_discard_pile_that_is_shuffled():
    for treasure, gained in (("Pickaxe", "Orb"), ("Silver Mine", "Silver")):
        lab = Lab(
            ["Sheepdog", "Pickaxe", "Silver Mine"], hand=[treasure, "Sheepdog", "Gold"], discard=["Curse"] * 30,
            stack={"Loot": ["Orb"]},
        )  # fmt: skip
        lab.play(treasure, "Gold" if treasure == "Pickaxe" else "Silver", "Sheepdog")
        assert gained in lab.me.hand
        assert lab.me.hand.count("Curse") == 2


def test_shaman_leaves_what_costs_a_potion_or_debt_in_the_trash():
    lab = Lab(["Shaman", "Familiar", "Engineer"], hand=["Chapel", "Familiar", "Engineer"], deck=COPPERS)
    lab.play("Chapel", ["Familiar", "Engineer"])
    lab.end_turn()
    assert sorted(lab.trash) == ["Engineer", "Familiar"]


def test_a_silver_mine_and_a_bridge_both_are_cheaper():
    lab = Lab(["Silver Mine", "Bridge", "Rope", "Pickaxe"], hand=["Bridge", "Silver Mine"])
    lab.play("Bridge")
    lab.play("Silver Mine", "Rope")
    assert "Pickaxe" not in lab.asked[-1].options


def test_a_trickster_and_capitalism_an_action_that_is_a_treasure_may_come_back():
    lab = Lab(hand=["Trickster", "Woodcutter"], actions=2, projects=["Capitalism"], deck=COPPERS)
    lab.play("Trickster")
    lab.play("Woodcutter")
    lab.end_turn("Woodcutter")
    assert "Woodcutter" in lab.me.hand


def test_a_wealthy_village_need_not_be_bought():
    lab = Lab(["Wealthy Village"], in_play=["Copper", "Silver", "Gold"], stack={"Loot": ["Sword"]})
    lab.gain("Wealthy Village")
    assert sorted(lab.me.discard) == ["Sword", "Wealthy Village"]


def test_avoid_is_about_one_shuffle():
    lab = Lab(landscapes=["Avoid", "Launch"], coins=5, discard=["Copper", "Curse"])
    lab.buy("Avoid")
    lab.buy("Launch", [])
    lab.end_turn()
    assert [question.purpose for question in lab.asked] == ["keep"]
    assert sorted(lab.me.hand) == ["Copper", "Curse"]


def test_an_invasion_gains_what_costs_a_potion_or_debt():
    for name in ("Golem", "City Quarter"):
        lab = Lab(["Golem", "City Quarter"], landscapes=["Invasion"], coins=10, stack={"Loot": ["Figurehead"]})
        lab.buy("Invasion", name)
        assert lab.me.deck == [name]
        assert lab.me.debt == 0


def test_a_mirror_copies_what_has_been_trashed():
    lab = Lab(["Watchtower"], landscapes=["Mirror"], coins=6, hand=["Watchtower"])
    lab.buy("Mirror")
    lab.buy("Village", "Watchtower", 0, None)
    assert lab.trash == ["Village"]
    assert lab.me.discard == ["Village"]


def test_prepare_discards_the_rest_and_a_tunnel_is_seen():
    lab = Lab(["Tunnel"], landscapes=["Prepare"], coins=3, hand=["Tunnel"], deck=COPPERS)
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn("Tunnel")
    assert sorted(lab.me.discard) == ["Gold", "Tunnel"]


def test_prosper_gains_treasures_of_any_price():
    lab = Lab(
        ["Philosopher's Stone", "Gladiator / Fortune"], landscapes=["Prosper"], coins=10,
        supply={"Gladiator / Fortune": 5}, stack={"Loot": ["Orb"]},
    )  # fmt: skip
    lab.buy("Prosper", "Philosopher's Stone", "Fortune", None)
    assert sorted(lab.me.discard) == ["Fortune", "Orb", "Philosopher's Stone"]
    assert lab.me.debt == 0


def test_a_scrounge_goes_on_though_its_estate_has_moved():
    lab = Lab(["Watchtower"], landscapes=["Scrounge"], coins=3, hand=["Watchtower", "Chapel", "Estate"])
    lab.play("Chapel", ["Estate"])
    lab.buy("Scrounge", 1, "Watchtower", 0, "Market", None)
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Market"]


def test_doubloons_that_are_trashed_at_once_bring_their_gold():
    lab = Lab(["Watchtower"], landscapes=["Looting"], coins=6, hand=["Watchtower"], stack={"Loot": ["Doubloons"]})
    lab.buy("Looting", "Watchtower", 0, None)
    assert lab.trash == ["Doubloons"]
    assert lab.me.discard == ["Gold"]


def test_two_figureheads_draw_four_cards():
    lab = Lab(hand=["Figurehead", "Figurehead"], deck=["Copper"] * 20)
    lab.play("Figurehead")
    lab.play("Figurehead")
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 9


def test_a_hammer_has_to_gain_and_an_orb_has_to_play():
    lab = Lab(hand=["Hammer"])
    lab.play("Hammer", "Village")
    assert (lab.asked[-1].minimum, lab.me.discard) == (1, ["Village"])
    lab = Lab(hand=["Orb"], discard=["Gold", "Estate"])
    lab.play("Orb", 0)
    assert lab.me.coins == 3


def test_jewels_that_came_back_into_play_are_not_put_away_by_an_earlier_play():
    lab = Lab(
        ["King's Cache", "Venture"], landscapes=["Prepare"], hand=["King's Cache", "Jewels", "Venture"],
        deck=["Estate"] * 5,
    )  # fmt: skip
    lab.play("King's Cache", "Jewels")
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn("Jewels", "Prepare")
    assert "Jewels" in lab.me.in_play


def test_a_spell_scroll_and_a_bridge_both_are_cheaper():
    lab = Lab(["Bridge", "King's Cache"], hand=["Bridge", "Spell Scroll"], actions=2)
    lab.play("Bridge")
    lab.play("Spell Scroll", "Duchy")
    assert "Gold" in lab.asked[-1].options
    assert "King's Cache" not in lab.asked[-1].options


def test_a_spell_scroll_plays_a_card_that_was_gained_onto_the_deck():
    lab = Lab(["Nomad Camp"], hand=["Spell Scroll"])
    lab.play("Spell Scroll", "Nomad Camp", True)
    assert lab.me.in_play == ["Nomad Camp"]
    assert lab.me.deck == []


def test_cursed_brings_the_loot_before_the_curse():
    lab = Lab(
        ["Watchtower"], traits={"Cursed": "Village"}, coins=3, hand=["Watchtower"], stack={"Loot": ["Orb"]}
    )
    lab.buy("Village", "Cursed", "Watchtower", 1, "Watchtower", 0, None)
    assert lab.me.deck == ["Orb"]
    assert lab.trash == ["Curse"]


def test_several_fated_cards_may_go_on_top():
    lab = Lab(traits={"Fated": "Village"}, hand=["Smithy"], discard=["Village", "Village", "Village", *COPPERS])
    lab.play("Smithy", ["Village"] * 3)
    assert lab.me.hand == ["Village"] * 3


def test_fawning_nearby_and_rich_look_at_every_gain():
    lab = Lab(traits={"Fawning": "Village", "Nearby": "Smithy", "Rich": "Market"})
    lab.gain("Province")
    assert sorted(lab.me.discard) == ["Province", "Village"]
    lab.gain("Smithy")
    assert lab.me.buys == 2
    lab.gain("Market", seat=1)
    assert sorted(lab.other.discard) == ["Market", "Silver"]


def test_hasty_cards_gained_into_the_hand_are_set_aside_from_there():
    lab = Lab(traits={"Hasty": "Village"}, hand=["Artisan", "Copper"], deck=COPPERS)
    lab.play("Artisan", "Village")
    assert lab.me.set_aside == ["Village"]


def test_a_hasty_territory_goes_into_play_when_the_next_turn_begins():
    lab = Lab(["Clashes"], traits={"Hasty": "Clashes"}, supply={"Clashes": 4}, deck=["Copper"] * 20)
    lab.gain("Territory")
    assert lab.me.set_aside == ["Territory"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Territory"]
    assert lab.me.set_aside == []


def test_inspiring_does_not_mind_what_others_have_in_play():
    lab = Lab(
        traits={"Inspiring": "Smithy"}, hand=["Smithy", "Village"], deck=COPPERS, others=[{"in_play": ["Village"]}]
    )
    lab.play("Smithy", "Village")
    assert lab.me.in_play == ["Smithy", "Village"]


def test_patient_cards_are_played_at_once_with_nothing_between():
    lab = Lab(
        ["Longship"], traits={"Patient": "Village"}, hand=["Longship", "Village", "Village"], deck=["Copper"] * 20
    )
    lab.play("Longship")
    lab.end_turn(["Village", "Village"])
    lab.end_turn("Patient")
    assert set(lab.asked[-1].options) == {"Patient", "Longship"}
    assert lab.me.in_play == ["Longship", "Village", "Village"]


def test_a_prepared_hand_is_played_at_once_with_nothing_between():
    lab = Lab(
        ["Longship"], landscapes=["Prepare"], coins=3, hand=["Longship", "Village", "Village"], deck=["Copper"] * 20
    )
    lab.play("Longship")
    lab.buy("Prepare")
    lab.end_turn()
    lab.end_turn("Prepare")
    assert set(lab.asked[-1].options) == {"Prepare", "Longship"}
    assert lab.me.in_play == ["Longship", "Village", "Village"]


def test_one_of_two_shy_cards_is_discarded():
    lab = Lab(traits={"Shy": "Village"}, deck=["Village", "Village", *COPPERS])
    lab.end_turn()
    lab.end_turn("Village")
    assert lab.asked[-1].maximum == 1
    assert len(lab.me.hand) == 6


def test_a_secluded_shrine_waits_for_its_own_player():
    lab = Lab(hand=["Secluded Shrine", "Estate"])
    lab.play("Secluded Shrine")
    lab.gain("Silver", seat=1)
    assert lab.asked == []
    lab.gain("Silver", ["Estate"])
    assert lab.trash == ["Estate"]


def test_a_harbor_village_and_a_royal_carriage_what_is_played_again_does_not_count():
    lab = Lab(
        ["Harbor Village", "Royal Carriage", "Pawn"], hand=["Harbor Village", "Pawn"],
        mats={"Tavern": ["Royal Carriage"]}, deck=COPPERS,
    )  # fmt: skip
    lab.play("Harbor Village", None)
    lab.play("Pawn", [0, 1], "Royal Carriage", [1, 3])
    assert lab.me.coins == 1


def test_a_gondola_gained_in_anothers_turn_plays_an_action_there():
    lab = Lab(["Gondola"], deck=["Village", *COPPERS])
    lab.end_turn()
    lab.gain("Gondola", "Village", seat=0)
    assert lab.me.in_play == ["Village"]


def test_what_costs_up_to_something_has_no_potion_and_no_debt_in_its_cost():
    given = ["University", "Engineer", "Quartermaster"]
    lab = Lab(given, hand=["Hammer"])
    lab.play("Hammer", "Village")
    asked = [lab.asked[-1]]
    lab = Lab(given, hand=["Spell Scroll"])
    lab.play("Spell Scroll", "Duchy")
    asked.append(lab.asked[-1])
    lab = Lab(given, landscapes=["Scrounge"], hand=["Chapel", "Estate"], coins=3)
    lab.play("Chapel", ["Estate"])
    lab.buy("Scrounge", 1, "Market")
    asked.append(lab.asked[-1])
    lab = Lab(given, hand=["Quartermaster"], deck=COPPERS)
    lab.play("Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Village")
    asked.append(lab.asked[-1])
    for question in asked:
        assert question.purpose == "gain"
        assert not {"University", "Engineer"} & set(question.options)
        assert "Silver" in question.options


def test_a_crucible_and_a_pickaxe_ask_what_a_card_costs_now():
    lab = Lab(["Bridge", "Crucible"], hand=["Bridge", "Crucible", "Gold"])
    lab.play("Bridge")
    lab.play("Crucible")
    assert lab.me.coins == 1 + 5
    lab = Lab(["Bridge", "Pickaxe"], hand=["Bridge", "Pickaxe", "Silver"], stack={"Loot": ["Orb"]})
    lab.play("Bridge")
    lab.play("Pickaxe")
    assert lab.me.hand == []


def test_what_others_gain_in_the_turn_is_nothing_to_what_waits_for_ones_own_gains():
    lab = Lab(
        landscapes=["Mirror", "Rush", "Deliver"], hand=["Mining Road", "Insignia"], coins=3, buys=4, deck=COPPERS
    )
    lab.play("Mining Road")
    lab.play("Insignia")
    lab.buy("Mirror")
    lab.buy("Rush")
    lab.buy("Deliver")
    lab.gain("Village", seat=1)
    lab.gain("Gold", seat=1)
    assert lab.asked == []
    assert sorted(lab.other.discard) == ["Gold", "Village"]
    lab.end_turn()
    lab = Lab(landscapes=["Rush"], coins=2, deck=COPPERS)
    lab.buy("Rush")
    lab.gain("Village", seat=1)
    lab.gain("Village")
    assert lab.me.in_play == ["Village"]
    lab = Lab(landscapes=["Mirror"], coins=3)
    lab.buy("Mirror")
    lab.gain("Village", seat=1)
    lab.gain("Village")
    assert lab.me.discard == ["Village", "Village"]


def test_a_card_has_to_be_buried():
    lab = Lab(landscapes=["Bury"], coins=1, deck=COPPERS, discard=["Gold", "Curse"])
    lab.buy("Bury", "Curse")
    assert lab.asked[-1].minimum == 1


def test_a_foray_discards_a_tunnel():
    lab = Lab(["Tunnel"], landscapes=["Foray"], coins=3, hand=["Tunnel", "Curse", "Copper"], stack={"Loot": ["Orb"]})
    lab.buy("Foray", "Tunnel")
    assert sorted(lab.me.discard) == ["Copper", "Curse", "Gold", "Orb", "Tunnel"]


def test_an_invasion_plays_a_ninja_of_the_deck():
    lab = Lab(
        ["Ninja"], landscapes=["Invasion"], coins=10, deck=["Copper", "Ninja", *COPPERS],
        stack={"Loot": ["Figurehead"]}, others=[{"hand": ["Copper"] * 5}],
    )  # fmt: skip
    lab.buy("Invasion", "Ninja", "Village")
    assert sorted(lab.me.in_play) == ["Figurehead", "Ninja"]
    assert len(lab.other.hand) == 3


def test_prosper_looks_at_what_lies_on_top_now():
    lab = Lab(["Castles"], landscapes=["Prosper"], coins=10, stack={"Loot": ["Orb"]})
    lab.buy("Prosper", "Humble Castle", "Gold", None)
    assert "Crumbling Castle" not in lab.asked[-1].options
    assert "Silver" in lab.asked[-1].options


def test_a_shield_leaves_another_players_moat_as_it_is():
    lab = Lab(hand=["Witch"], deck=COPPERS, others=[{"hand": ["Moat"]}, {"hand": ["Shield"]}, {}])
    lab.play("Witch", "Moat", "Shield")
    assert [seat.discard for seat in lab.players[1:]] == [[], [], ["Curse"]]


def test_fawning_is_about_provinces_alone():
    lab = Lab(traits={"Fawning": "Village"}, colonies=True)
    lab.gain("Colony")
    assert lab.me.discard == ["Colony"]


def test_nearby_and_rich_cards_that_are_moved_first_bring_what_they_bring():
    lab = Lab(["Watchtower"], traits={"Nearby": "Village", "Rich": "Smithy"}, hand=["Watchtower"])
    lab.gain("Village", "Watchtower", 0)
    assert lab.me.buys == 2
    lab.gain("Smithy", "Watchtower", 0, None)
    assert lab.me.discard == ["Silver"]
    assert lab.trash == ["Village", "Smithy"]


def test_a_pious_card_gained_into_the_hand_may_be_trashed_for_itself():
    lab = Lab(traits={"Pious": "Village"}, hand=["Artisan", "Copper"])
    lab.play("Artisan", "Village", "Village")
    assert lab.trash == ["Village"]


def test_an_enlarge_asks_what_a_card_costs_now():
    lab = Lab(["Bridge", "Enlarge", "Market"], hand=["Bridge", "Enlarge", "Estate"], actions=2)
    lab.play("Bridge")
    lab.play("Enlarge", "Smithy")
    assert "Market" not in lab.asked[-1].options


def test_shaman_gains_what_costs_six_now():
    lab = Lab(
        ["Shaman", "King's Cache"], traits={"Cheap": "King's Cache"}, hand=["Chapel", "King's Cache"], deck=COPPERS
    )
    lab.play("Chapel", ["King's Cache"])
    lab.end_turn()
    assert lab.other.discard == ["King's Cache"]


def test_grotto_and_cage_take_four_cards():
    for name in ("Grotto", "Cage"):
        lab = Lab(["Grotto", "Cage"], hand=[name, *COPPERS[:5], "Estate"], deck=COPPERS)
        lab.play(name, ["Estate"])
        assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 4)


def test_a_moat_keeps_tricksters_sirens_and_cutthroats_away():
    for name in ("Trickster", "Siren", "Cutthroat"):
        lab = Lab(["Trickster", "Siren", "Cutthroat"], hand=[name], others=[{"hand": ["Moat", *COPPERS[:4]]}])
        lab.play(name, "Moat")
        assert lab.other.discard == []
        assert len(lab.other.hand) == 5


def test_a_journey_keeps_whatever_was_played():
    lab = Lab(landscapes=["Journey"], hand=["Militia", "Gold"], coins=0, deck=COPPERS)
    lab.play("Militia")
    lab.play("Gold")
    lab.buy("Journey")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Gold", "Militia"]


def test_a_wealthy_village_and_capitalism_an_action_that_is_a_treasure_counts():
    lab = Lab(
        ["Wealthy Village"], projects=["Capitalism"], in_play=["Copper", "Silver", "Woodcutter"],
        stack={"Loot": ["Sword"]},
    )  # fmt: skip
    lab.gain("Wealthy Village")
    assert sorted(lab.me.discard) == ["Sword", "Wealthy Village"]
