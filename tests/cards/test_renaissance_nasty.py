"""Cards and Artifacts of Renaissance where it hurts: Thrones, Commands, Possession, cards that left, changing costs."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
WITH_DECK = {"deck": COPPERS}


def possessed(kingdom: list[str], hand: list[str], **given: object) -> Lab:
    """Seat 0 decides in a turn of seat 1, who has this hand."""
    lab = Lab(
        ["Possession", *kingdom], hand=["Possession"], deck=COPPERS, others=[{"hand": hand, "deck": COPPERS, **given}]
    )
    lab.play("Possession")
    lab.end_turn()
    assert lab.turn == 1
    return lab


# -- Cargo Ship and Research ------------------------------------------------------------------------------------------


def test_cargo_ship_played_by_an_overlord_keeps_the_overlord_in_play():
    lab = Lab(["Cargo Ship", "Overlord"], hand=["Overlord"], coins=1, deck=COPPERS, others=[WITH_DECK])
    lab.play("Overlord", "Cargo Ship")
    lab.buy("Silver", True)
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    lab.end_turn()
    assert lab.me.hand == ["Silver", *COPPERS[:5]]
    lab.end_turn()
    assert lab.me.in_play == []


def test_cargo_ship_of_a_possessed_player_gets_nothing_since_they_gain_nothing():
    lab = possessed(["Cargo Ship"], ["Cargo Ship", "Copper"])
    lab.play("Cargo Ship")
    lab.play("Copper")
    lab.buy("Silver")
    assert "Silver" in lab.me.discard
    assert all(question.card != "Cargo Ship" for question in lab.asked)


def test_cargo_ship_finds_nothing_where_watchtower_has_put_the_card_elsewhere():
    lab = Lab(["Cargo Ship", "Watchtower"], hand=["Cargo Ship", "Watchtower"], coins=1, deck=COPPERS)
    lab.play("Cargo Ship")
    lab.buy("Silver", "Watchtower", 1)
    assert lab.me.deck[0] == "Silver"
    assert lab.me.set_aside == []


def test_two_cargo_ships_can_take_a_card_each_and_each_stays_for_its_own():
    lab = Lab(["Cargo Ship"], hand=["Cargo Ship", "Cargo Ship"], actions=2, coins=2, buys=2, deck=COPPERS)
    lab.play("Cargo Ship")
    lab.play("Cargo Ship")
    lab.buy("Silver", True)
    lab.end_turn()
    assert lab.me.in_play == ["Cargo Ship"]
    assert lab.me.set_aside == ["Silver"]


def test_research_played_twice_keeps_two_sets_and_what_played_it():
    lab = Lab(
        ["Research"], hand=["Throne Room", "Research", "Estate", "Silver", "Copper"], others=[WITH_DECK],
        deck=["Gold", "Duchy", "Province", "Curse", "Estate", *COPPERS],
    )  # fmt: skip
    lab.play("Throne Room", "Research", "Estate", "Silver")
    assert lab.me.set_aside == ["Gold", "Duchy", "Province", "Curse", "Estate"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Research"]
    lab.end_turn("Gold")
    assert lab.me.hand == ["Gold", "Duchy", "Province", "Curse", "Estate", *COPPERS[:5]]


def test_research_counts_the_cost_after_the_inventor():
    lab = Lab(["Research", "Inventor"], hand=["Inventor", "Research", "Estate"], actions=2, deck=COPPERS)
    lab.play("Inventor", "Copper")
    lab.play("Research")
    assert lab.trash == ["Estate"]
    assert lab.me.set_aside == ["Copper"]


def test_research_lets_a_star_chart_look_when_it_shuffles():
    lab = Lab(
        ["Research"], hand=["Research", "Silver"], deck=["Curse"], discard=["Gold", "Copper", "Estate"],
        projects=["Star Chart"],
    )  # fmt: skip
    lab.play("Research", "Gold")
    assert len(lab.me.set_aside) == 3
    assert {"Curse", "Gold"} <= set(lab.me.set_aside)


# -- Improve ----------------------------------------------------------------------------------------------------------


def test_improve_leaves_alone_what_played_a_duration_that_stays():
    lab = Lab(["Improve", "Caravan"], hand=["Throne Room", "Caravan", "Improve"], deck=COPPERS)
    lab.play("Throne Room", "Caravan")
    lab.play("Improve")
    lab.end_turn(None)
    assert lab.asked[-1].options == ["Improve"]


def test_improve_of_an_overlord_finds_no_card_that_costs_one_more():
    lab = Lab(["Improve", "Overlord"], hand=["Overlord", "Improve"], actions=2, deck=COPPERS)
    lab.play("Overlord", "Village")
    lab.play("Improve")
    lab.end_turn("Overlord")
    assert lab.trash == ["Overlord"]
    assert "Overlord" not in lab.me.discard


def test_improve_trashes_for_a_priest_whose_coins_come_too_late():
    lab = Lab(["Improve", "Priest"], hand=["Priest", "Improve", "Copper"], actions=2, deck=COPPERS)
    lab.play("Priest", "Copper")
    lab.play("Improve")
    lab.end_turn("Improve", "Smithy")
    assert lab.trash == ["Copper", "Improve"]
    assert lab.turn == 1


def test_improve_of_a_flag_bearer_takes_the_flag_before_the_hand_is_drawn():
    lab = Lab(["Improve", "Flag Bearer"], hand=["Flag Bearer", "Improve"], actions=2, deck=COPPERS)
    lab.play("Flag Bearer")
    lab.play("Improve")
    lab.end_turn("Flag Bearer", "Duchy")
    assert lab.me.artifacts == ["Flag"]
    assert len(lab.me.hand) == 6


# -- Experiment -------------------------------------------------------------------------------------------------------


def test_experiment_played_in_the_way_of_the_rat_gains_one_that_brings_another():
    lab = Lab(["Experiment"], landscapes=["Way of the Rat"], hand=["Experiment", "Copper"])
    lab.play("Experiment", "Way of the Rat", "Copper")
    assert lab.me.discard == ["Copper", "Experiment", "Experiment"]


def test_experiment_gained_into_the_hand_and_played_in_the_way_of_the_rat_brings_its_own_pair():
    lab = Lab(
        ["Experiment", "Sculptor"], landscapes=["Way of the Rat"], hand=["Sculptor", "Copper"], actions=2
    )  # fmt: skip
    lab.play("Sculptor", None, "Experiment")
    lab.play("Experiment", "Way of the Rat", "Copper")
    assert lab.me.discard == ["Experiment", "Copper", "Experiment", "Experiment"]


def test_experiment_duplicated_brings_another_pair():
    lab = Lab(["Experiment", "Duplicate"], mats={"Tavern": ["Duplicate"]}, coins=3)
    lab.buy("Experiment", "Duplicate")
    assert lab.me.discard == ["Experiment"] * 4


def test_experiment_gained_by_a_possessed_player_comes_to_the_other_with_its_second():
    lab = possessed(["Experiment"], ["Gold"])
    lab.play("Gold")
    lab.buy("Experiment")
    assert lab.me.discard.count("Experiment") == 2
    assert "Experiment" not in lab.other.discard


def test_experiment_is_not_returned_to_the_pile_from_the_trash():
    lab = Lab(["Experiment", "Procession"], hand=["Procession", "Experiment"], deck=COPPERS)
    lab.play("Procession", "Experiment", "Smithy")
    assert lab.trash == []
    assert lab.supply["Experiment"] == 11
    assert len(lab.me.hand) == 4


# -- Patron -----------------------------------------------------------------------------------------------------------


def test_patron_shown_with_the_whole_hand_and_again():
    lab = Lab(["Patron", "Crossroads"], hand=["Crossroads", "Crossroads", "Patron", "Patron"], actions=2)
    lab.play("Crossroads")
    assert lab.me.coffers == 2
    lab.play("Crossroads")
    assert lab.me.coffers == 4


def test_patron_turned_up_by_a_golem_pays_and_is_played():
    lab = Lab(["Patron", "Golem"], hand=["Golem"], deck=["Patron", "Copper", "Patron"])
    lab.play("Golem")
    assert lab.me.coffers == 2
    assert lab.me.villagers == 2


def test_patron_shuffled_into_the_deck_by_an_inn_that_is_bought_pays_nothing():
    lab = Lab(["Patron", "Inn"], coins=5, discard=["Patron"])
    lab.buy("Inn", ["Patron"])
    assert lab.me.coffers == 0


def test_patron_shown_when_an_inn_is_gained_in_the_action_phase_pays():
    lab = Lab(["Patron", "Inn", "Artisan"], hand=["Artisan", "Copper"], discard=["Patron"])
    lab.play("Artisan", "Inn", ["Patron"], "Copper")
    assert lab.me.coffers == 1


def test_patron_turned_up_by_a_piazza_pays_for_a_turn_begins_with_its_action_phase():
    lab = Lab(["Patron"], deck=[*COPPERS[:5], "Patron"], projects=["Piazza"], others=[WITH_DECK])
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coffers == 1
    assert lab.me.villagers == 1


# -- Scepter ----------------------------------------------------------------------------------------------------------


def test_scepter_plays_a_crown_again_that_was_played_as_an_action():
    lab = Lab(["Scepter", "Crown"], hand=["Crown", "Scepter", "Gold"])
    lab.play("Crown")
    lab.play("Scepter", 1, "Gold")
    assert lab.me.coins == 6


def test_scepter_on_a_duration_has_it_happen_twice_next_turn():
    lab = Lab(["Scepter", "Caravan"], hand=["Caravan", "Scepter"], deck=[*COPPERS, *COPPERS], others=[WITH_DECK])
    lab.play("Caravan")
    lab.play("Scepter", 1)
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_scepter_plays_cargo_ship_again_for_a_second_card():
    lab = Lab(["Scepter", "Cargo Ship"], hand=["Cargo Ship", "Scepter"], coins=2, buys=2, deck=COPPERS)
    lab.play("Cargo Ship")
    lab.play("Scepter", 1)
    lab.buy("Silver", True)
    lab.buy("Silver", True)
    lab.end_turn()
    assert lab.me.set_aside == ["Silver", "Silver"]
    assert lab.me.in_play == ["Cargo Ship", "Scepter"]


def test_scepter_crowned_chooses_twice():
    lab = Lab(["Scepter", "Crown"], hand=["Crown", "Scepter", "Smithy"], deck=COPPERS, actions=2)
    lab.play("Smithy")
    lab.to_buy_phase()
    lab.play("Crown", "Scepter", 0, 1, "Smithy")
    assert lab.me.coins == 2
    assert len(lab.me.hand) == 6


def test_scepter_cannot_play_again_what_a_procession_trashed():
    lab = Lab(["Scepter", "Procession", "Workshop"], hand=["Procession", "Village", "Scepter"], deck=COPPERS)
    lab.play("Procession", "Village", "Smithy")
    lab.play("Scepter", 1)
    assert lab.trash == ["Village"]
    assert lab.me.in_play == ["Procession", "Scepter"]


# -- Priest, Treasurer and trashing -----------------------------------------------------------------------------------


def test_priest_gets_coins_for_a_fortress_each_time_it_is_trashed():
    lab = Lab(["Priest", "Fortress"], hand=["Priest", "Priest", "Fortress"], actions=2)
    lab.play("Priest", "Fortress")
    lab.play("Priest")
    assert lab.me.coins == 2 + 2 + 2
    assert lab.me.hand == ["Fortress"]


def test_priest_gives_coins_to_who_trashes_in_the_turn_and_to_nobody_else():
    lab = Lab(["Priest", "Swindler"], hand=["Priest", "Copper", "Swindler"], actions=2, others=[{"deck": ["Curse"]}])
    lab.play("Priest", "Copper")
    lab.play("Swindler", "Copper")
    assert lab.me.coins == 4  # Priest and Swindler; the other player trashed


def test_treasurer_in_a_possessed_turn_gives_the_treasure_of_the_trash_to_who_decides():
    lab = Lab(
        ["Possession", "Treasurer"], hand=["Possession", "Gold"], deck=COPPERS,
        others=[{"hand": ["Treasurer"], "deck": COPPERS}],
    )  # fmt: skip
    lab.trash_from_hand("Gold")
    lab.play("Possession")
    lab.end_turn()
    lab.play("Treasurer", 1)
    assert lab.other.hand == []
    assert "Gold" in lab.me.discard


def test_treasurer_with_nothing_to_trash_still_gives_its_coins():
    lab = Lab(["Treasurer"], hand=["Treasurer", "Estate"])
    lab.play("Treasurer", 0)
    assert lab.me.coins == 3
    assert lab.trash == []


def test_recruiter_gives_no_villager_for_a_copper_and_one_less_after_an_inventor():
    lab = Lab(["Recruiter", "Inventor"], hand=["Inventor", "Recruiter", "Silver"], actions=2)
    lab.play("Inventor", "Curse")
    lab.play("Recruiter", "Silver")
    assert lab.me.villagers == 2


# -- Artifacts --------------------------------------------------------------------------------------------------------


def test_flag_goes_to_who_decides_in_a_possessed_turn():
    lab = possessed(["Flag Bearer"], ["Gold", "Copper"])
    lab.play_treasures()
    lab.buy("Flag Bearer")
    assert lab.me.artifacts == ["Flag"]
    assert lab.other.artifacts == []


def test_flag_bearer_trashed_from_the_supply_gives_the_flag_to_who_did_it():
    lab = Lab(["Flag Bearer", "Lurker"], hand=["Lurker"], others=[{"artifacts": ["Flag"]}])
    lab.play("Lurker", 0, "Flag Bearer")
    assert lab.me.artifacts == ["Flag"]
    assert lab.other.artifacts == []


def test_flag_adds_to_an_expedition_and_an_outpost():
    lab = Lab(
        ["Outpost"], landscapes=["Expedition"], hand=["Outpost"], artifacts=["Flag"], coins=3, deck=COPPERS
    )  # fmt: skip
    lab.play("Outpost")
    lab.buy("Expedition")
    lab.end_turn()
    assert len(lab.me.hand) == 3 + 2 + 1


def test_horn_does_nothing_for_a_border_guard_that_was_improved():
    lab = Lab(["Border Guard", "Improve"], hand=["Border Guard", "Improve"], deck=COPPERS, artifacts=["Horn"])
    lab.play("Border Guard")
    lab.play("Improve")
    lab.end_turn("Border Guard", "Silver")
    assert lab.trash == ["Border Guard"]
    assert all(question.card != "Horn" for question in lab.asked)


def test_horn_is_heard_in_the_turn_in_which_it_was_taken():
    lab = Lab(["Border Guard"], hand=["Border Guard"], deck=["Village", "Smithy", *COPPERS])
    lab.play("Border Guard", "Village", 1)
    lab.end_turn(True)
    assert "Border Guard" in lab.me.hand


def test_horn_does_nothing_for_the_border_guards_of_others():
    lab = Lab(["Border Guard"], deck=COPPERS, artifacts=["Horn"], others=[{"in_play": ["Border Guard"], **WITH_DECK}])
    lab.end_turn()
    lab.end_turn()
    assert lab.asked == []
    assert "Border Guard" in lab.other.discard


def test_horn_is_not_asked_about_a_border_guard_that_a_scheme_has_put_back():
    lab = Lab(
        ["Border Guard", "Scheme"], in_play=["Border Guard"], hand=["Scheme"], deck=COPPERS, artifacts=["Horn"]
    )  # fmt: skip
    lab.play("Scheme")
    lab.end_turn("Scheme", "Border Guard")
    assert [question.purpose for question in lab.asked] == ["first", "topdeck"]
    assert "Border Guard" in lab.me.hand


def test_border_guard_without_any_card_to_show():
    lab = Lab(["Border Guard"], hand=["Border Guard"])
    lab.play("Border Guard")
    assert (lab.me.actions, lab.me.hand, lab.asked) == (1, [], [])


def test_swashbuckler_wants_four_coffers_and_not_three():
    lab = Lab(["Swashbuckler"], hand=["Swashbuckler"], discard=["Curse"], deck=COPPERS, coffers=2)
    lab.play("Swashbuckler")
    assert (lab.me.coffers, lab.me.artifacts) == (3, [])


def test_treasurer_trashes_one_treasure_and_finds_none_in_an_empty_trash():
    lab = Lab(["Treasurer"], hand=["Treasurer", "Treasurer", "Copper", "Silver"], actions=2)
    lab.play("Treasurer", 1)
    assert lab.me.coins == 3
    lab.play("Treasurer", 0, "Copper")
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (1, 1)
    assert lab.trash == ["Copper"]


def test_cargo_ship_gives_two_coins():
    lab = Lab(["Cargo Ship"], hand=["Cargo Ship"])
    lab.play("Cargo Ship")
    assert lab.me.coins == 2


def test_horn_and_scheme_let_two_border_guards_go_onto_the_deck():
    lab = Lab(
        ["Border Guard", "Scheme"], in_play=["Border Guard", "Border Guard"], hand=["Scheme"], deck=COPPERS,
        artifacts=["Horn"],
    )  # fmt: skip
    lab.play("Scheme")
    lab.end_turn(policy=lambda question: True if question.purpose == "may" else "Border Guard")
    assert lab.me.hand.count("Border Guard") == 2


def test_treasure_chest_is_in_the_way_of_an_exploration():
    lab = Lab(["Swashbuckler"], artifacts=["Treasure Chest"], projects=["Exploration"], deck=COPPERS)
    lab.end_turn()
    assert lab.me.coffers == 0
    assert "Gold" in lab.me.discard


def test_treasure_chest_goes_to_the_next_who_has_four_coffers():
    lab = Lab(
        ["Swashbuckler"], hand=["Swashbuckler"], discard=["Curse"], deck=COPPERS, coffers=3,
        others=[{"artifacts": ["Treasure Chest"]}],
    )  # fmt: skip
    lab.play("Swashbuckler")
    assert lab.me.artifacts == ["Treasure Chest"]
    assert lab.other.artifacts == []


def test_border_guard_played_twice_may_take_both_artifacts():
    lab = Lab(["Border Guard"], hand=["Throne Room", "Border Guard"], deck=["Village", "Smithy", "Market", "Moat"])
    lab.play("Throne Room", "Border Guard", "Village", 1, "Market", 0)
    assert lab.me.artifacts == ["Horn", "Lantern"]


def test_key_gives_its_coin_in_a_possessed_turn_to_who_is_possessed():
    lab = possessed(["Treasurer"], [], artifacts=["Key"])
    assert lab.other.coins == 1


# -- others -----------------------------------------------------------------------------------------------------------


def test_seer_looks_at_costs_as_they_are_now():
    lab = Lab(["Seer", "Inventor"], hand=["Inventor", "Seer"], actions=2, deck=["Copper", "Duchy", "Estate", "Silver"])
    lab.play("Inventor", "Curse")
    lab.play("Seer")
    assert lab.me.hand == ["Copper", "Duchy", "Silver"]
    assert lab.me.deck == ["Estate"]


def test_sculptor_gets_no_villager_where_a_trader_exchanges_nothing_but_the_card():
    lab = Lab(["Sculptor", "Trader"], hand=["Sculptor", "Trader"])
    lab.play("Sculptor", "Village", "Trader")
    assert lab.me.villagers == 0


def test_villain_does_nothing_to_who_shows_a_moat():
    lab = Lab(["Villain", "Moat"], hand=["Villain"], others=[{"hand": ["Moat", "Gold", "Gold", "Gold", "Gold"]}])
    lab.play("Villain", "Moat")
    assert lab.other.discard == []
    assert lab.me.coffers == 2


def test_old_witch_lets_a_watchtower_trash_the_curse_and_the_hand_another():
    lab = Lab(["Old Witch", "Watchtower"], hand=["Old Witch"], others=[{"hand": ["Watchtower", "Curse"]}])
    lab.play("Old Witch", "Watchtower", 0, "Curse")
    assert lab.trash == ["Curse", "Curse"]


def test_lackeys_gained_in_somebody_elses_turn_give_villagers_for_the_next():
    lab = Lab(["Lackeys", "Swindler"], hand=["Swindler"], others=[{"deck": ["Estate"]}])
    lab.play("Swindler", "Lackeys")
    assert lab.other.villagers == 2


def test_mountain_village_takes_what_a_scholar_discarded():
    lab = Lab(
        ["Mountain Village", "Scholar"], hand=["Scholar", "Gold", "Mountain Village"], actions=2,
        deck=["Mountain Village", *COPPERS],
    )  # fmt: skip
    lab.play("Scholar")
    lab.play("Mountain Village", "Gold")
    assert "Gold" in lab.me.hand


def test_acting_troupe_played_by_a_band_of_misfits_is_not_trashed():
    lab = Lab(["Acting Troupe", "Band of Misfits"], hand=["Band of Misfits"])
    lab.play("Band of Misfits", "Acting Troupe")
    assert lab.me.villagers == 4
    assert lab.trash == []
    assert lab.supply["Acting Troupe"] == 10


def test_ducat_crowned_gives_two_coffers_and_two_buys():
    lab = Lab(["Ducat", "Crown"], hand=["Crown", "Ducat"])
    lab.to_buy_phase()
    lab.play("Crown", "Ducat")
    assert (lab.me.coffers, lab.me.buys) == (2, 3)


def test_hideout_with_an_empty_hand_trashes_nothing():
    lab = Lab(["Hideout"], hand=["Hideout"])
    lab.play("Hideout")
    assert lab.trash == []
    assert lab.me.actions == 2
