"""Renaissance across other expansions: what is revealed, what is a Treasure, cards gained to odd places, last turns."""

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


# -- Patron: what is revealed -----------------------------------------------------------------------------------------


def test_patrons_that_a_witchs_hut_discards_are_revealed():
    lab = Lab(["Witch's Hut", "Patron"], hand=["Witch's Hut", "Patron", "Patron"], deck=COPPERS)
    lab.play("Witch's Hut", ["Patron", "Patron"])
    assert lab.me.coffers == 2


def test_patrons_are_treasures_that_a_hostelry_wants_shown_under_capitalism():
    lab = Lab(["Hostelry", "Patron", "Workshop"], hand=["Workshop", "Patron"], projects=["Capitalism"])
    lab.play("Workshop", "Hostelry", ["Patron"])
    assert lab.me.coffers == 1
    assert lab.me.discard == ["Hostelry", "Patron", "Horse"]


def test_a_shepherd_shows_what_it_discards():
    lab = Lab(["Shepherd"], hand=["Shepherd", "Estate", "Duchy"], deck=COPPERS)
    lab.play("Shepherd", ["Estate", "Duchy"])
    shown = [entry["cards"] for entry in lab.game.view(1).log() if entry["kind"] == "reveal"]
    assert shown == [["Estate", "Duchy"]]


def test_patrons_of_the_victim_of_a_rogue_and_of_a_knight_pay_their_owner():
    lab = Lab(["Rogue", "Patron"], hand=["Rogue"], others=[{"deck": ["Patron", "Copper"]}])
    lab.play("Rogue")
    assert (lab.other.coffers, lab.me.coffers) == (1, 0)
    lab = Lab(["Knights", "Patron"], hand=["Dame Sylvia"], others=[{"deck": ["Patron", "Copper"]}])
    lab.play("Dame Sylvia")
    assert (lab.other.coffers, lab.me.coffers) == (1, 0)


def test_a_patron_that_is_only_looked_at_pays_nothing():
    lab = Lab(["Sentry", "Patron"], hand=["Sentry"], deck=["Copper", "Patron", "Copper"])
    lab.play("Sentry", policy=lambda question: question.options if question.purpose == "arrange" else [])
    assert lab.me.coffers == 0


def test_a_patron_revealed_at_night_pays_nothing():
    lab = Lab(["Patron", "Exorcist"], hand=["Ghost"], deck=["Copper", "Patron"])
    lab.to_night_phase()
    lab.play("Ghost")
    assert lab.me.coffers == 0
    assert lab.me.set_aside == ["Patron"]


# -- Capitalism -------------------------------------------------------------------------------------------------------


def test_capitalism_lets_a_mine_and_a_mint_take_actions_for_treasures():
    lab = Lab(["Mine", "Mint", "Militia"], hand=["Mine", "Copper"], projects=["Capitalism"], supply={"Silver": 5})
    lab.play("Mine", "Copper", "Silver")
    assert "Militia" not in lab.asked[-1].options  # it costs 4
    lab = Lab(["Mine", "Militia"], hand=["Mine", "Militia"], projects=["Capitalism"])
    lab.play("Mine", "Militia", "Gold")
    assert (lab.trash, lab.me.hand) == (["Militia"], ["Gold"])
    lab = Lab(["Mint", "Militia"], hand=["Mint", "Militia"], projects=["Capitalism"])
    lab.play("Mint", "Militia")
    assert lab.me.discard == ["Militia"]


def test_capitalism_lets_a_mint_that_is_bought_trash_the_actions_in_play():
    lab = Lab(["Mint", "Militia", "Village"], hand=["Village", "Militia", "Silver"], coins=3, projects=["Capitalism"])
    lab.play("Village")
    lab.play("Militia")
    lab.play("Silver")
    lab.buy("Mint")
    assert lab.trash == ["Militia", "Silver"]
    assert lab.me.in_play == ["Village"]


def test_capitalism_lets_a_venture_play_an_attack():
    lab = Lab(["Venture", "Militia"], hand=["Venture"], deck=["Smithy", "Militia", "Gold"], projects=["Capitalism"],
              others=[{"hand": COPPERS[:5]}])  # fmt: skip
    lab.play("Venture")
    assert lab.me.coins == 1 + 2
    assert len(lab.other.hand) == 3


def test_capitalism_and_an_enchantress_who_takes_the_words_of_the_first_action_in_the_buy_phase():
    lab = Lab(["Enchantress", "Militia"], hand=["Enchantress"], deck=COPPERS,
              others=[{"hand": ["Militia", "Militia"], "deck": COPPERS, "projects": ["Capitalism"]}])  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.to_buy_phase()
    lab.play("Militia")
    assert (lab.other.coins, len(lab.other.hand)) == (0, 2)
    lab.play("Militia", policy=lambda question: question.options[:2])
    assert lab.other.coins == 2


def test_capitalism_lets_a_duration_be_played_in_the_buy_phase_and_it_stays():
    lab = Lab(["Merchant Ship"], hand=["Merchant Ship"], deck=COPPERS, projects=["Capitalism"], others=[WITH_DECK])
    lab.to_buy_phase()
    lab.play("Merchant Ship")
    lab.end_turn()
    assert lab.me.in_play == ["Merchant Ship"]
    lab.end_turn()
    assert lab.me.coins == 2


def test_capitalism_does_not_play_a_crown_as_both_things_at_once():
    lab = Lab(["Crown", "Militia"], hand=["Crown", "Crown", "Militia"], projects=["Capitalism"])
    lab.play("Crown", "Crown", "Militia")
    assert lab.me.coins == 4
    assert lab.me.in_play == ["Crown", "Crown", "Militia"]


def test_capitalism_lets_a_crown_in_the_buy_phase_play_an_action_with_coins_twice():
    lab = Lab(["Crown", "Militia", "Smithy"], hand=["Crown", "Militia", "Smithy", "Copper"], projects=["Capitalism"])
    lab.to_buy_phase()
    lab.play("Crown", "Militia")
    assert lab.asked[0].options == ["Militia", "Copper"]
    assert (lab.phase, lab.me.coins) == ("buy", 4)


def test_capitalism_and_a_villa_bought_with_actions_let_them_be_played_again_as_actions():
    lab = Lab(["Villa", "Militia"], hand=["Militia", "Militia", "Militia"], projects=["Capitalism"])
    lab.to_buy_phase()
    lab.play("Militia")
    lab.play("Militia")
    lab.buy("Villa")
    assert (lab.phase, lab.me.actions, lab.me.coins) == ("action", 2, 0)
    lab.play("Militia")
    assert (lab.phase, lab.me.actions, lab.me.coins) == ("action", 1, 2)


def test_capitalism_lets_a_storyteller_choose_three_of_four_actions_as_treasures():
    lab = Lab(["Storyteller", "Militia"], hand=["Storyteller", *["Militia"] * 4], deck=["Estate"] * 9,
              projects=["Capitalism"])  # fmt: skip
    lab.play("Storyteller", "Militia", "Militia", "Militia")
    assert lab.me.in_play == ["Storyteller", "Militia", "Militia", "Militia"]
    assert len(lab.me.hand) == 1 + 1 + 6


# -- Citadel ----------------------------------------------------------------------------------------------------------


def test_citadel_and_procession_what_the_first_of_them_plays_is_not_the_first_action():
    lab = Lab(["Procession", "Festival"], hand=["Procession", "Village"], deck=COPPERS, projects=["Citadel"])
    lab.play("Procession", "Village", "Smithy")  # twice, and with the hand empty of Actions no more
    assert lab.me.actions == 4
    assert lab.trash == ["Village"]
    assert lab.me.discard == ["Smithy"]


def test_citadel_replays_an_overlord_that_may_play_another_card_then():
    lab = Lab(["Overlord"], hand=["Overlord"], deck=COPPERS, projects=["Citadel"])
    lab.play("Overlord", "Smithy", "Village")
    assert len(lab.me.hand) == 3 + 1
    assert lab.me.actions == 2


def test_citadel_replays_an_encampment_that_a_gold_has_kept_in_play():
    lab = Lab(["Encampment / Plunder"], hand=["Encampment", "Gold"], deck=COPPERS, projects=["Citadel"])
    lab.play("Encampment", policy=lambda question: question.options)
    assert lab.me.in_play == ["Encampment"]
    assert (len(lab.me.hand), lab.me.actions) == (1 + 4, 4)


def test_citadel_replays_an_encampment_that_has_left_play():
    lab = Lab(["Encampment / Plunder"], hand=["Encampment"], deck=COPPERS, projects=["Citadel"], others=[WITH_DECK])
    lab.play("Encampment")
    assert (len(lab.me.hand), lab.me.actions) == (4, 4)
    assert (lab.me.in_play, lab.me.set_aside) == ([], ["Encampment"])
    lab.end_turn()
    assert lab.me.set_aside == []
    assert lab.supply["Encampment"] == 6  # the one of the lab's hand is beyond the five of the pile


def test_citadel_replays_a_horse_that_was_played_after_a_treasure_in_the_action_phase():
    lab = Lab(["Supplies", "Storyteller"], hand=["Horse", "Storyteller"], deck=COPPERS, projects=["Citadel"])
    lab.play("Horse")
    assert lab.me.hand.count("Copper") == 4
    lab.play("Storyteller", None)
    assert lab.me.actions == 2


def test_citadel_plays_the_first_action_again_that_is_an_inherited_estate():
    lab = Lab(["Village"], landscapes=["Inheritance"], coins=7, deck=["Estate", "Smithy", *COPPERS],
              projects=["Citadel"], others=[WITH_DECK])  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    assert lab.me.actions == 4
    lab.play("Smithy")
    assert len(lab.me.hand) == 3 + 2 + 3


# -- Fleet ------------------------------------------------------------------------------------------------------------


def test_fleet_sails_in_the_turn_order_after_an_extra_turn_that_ended_the_game():
    lab = Lab(["Outpost"], hand=["Outpost"], deck=["Gold", "Gold", "Platinum", *COPPERS], colonies=True,
              projects=["Fleet"], supply={"Province": 1},
              others=[{"deck": COPPERS, "projects": ["Fleet"]}, WITH_DECK])  # fmt: skip
    lab.play("Outpost")
    lab.end_turn()
    assert lab.turn == 0
    lab.play_treasures()
    lab.buy("Province")
    lab.end_turn()
    assert (lab.turn, lab.over) == (1, False)
    lab.end_turn()
    assert (lab.turn, lab.over) == (0, False)
    lab.end_turn()
    assert lab.over


def test_fleet_and_a_possessed_turn_that_ends_the_game():
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS, supply={"Province": 1}, projects=["Fleet"],
              others=[{"hand": ["Gold", "Gold", "Gold"], "deck": COPPERS, "projects": ["Fleet"]}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Province")
    assert "Province" in lab.me.discard
    lab.end_turn()
    assert (lab.turn, lab.game.control, lab.over) == (0, None, False)
    lab.end_turn()
    assert (lab.turn, lab.game.control, lab.over) == (1, None, False)
    lab.end_turn()
    assert lab.over


def test_fleet_and_an_outpost_between_two_of_its_turns():
    lab = Lab(["Outpost"], coins=8, supply={"Province": 1}, deck=COPPERS, projects=["Fleet"],
              others=[{"deck": COPPERS, "hand": ["Outpost"], "projects": ["Fleet"]}])  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, len(lab.other.hand)) == (1, 3)
    lab.end_turn()
    assert lab.turn == 0
    lab.end_turn()
    assert lab.over


def test_fleet_and_a_donate_of_the_last_turn_which_never_comes():
    lab = Lab(landscapes=["Donate"], coins=8, supply={"Province": 1}, deck=COPPERS,
              others=[{"hand": ["Curse"], "deck": COPPERS, "projects": ["Fleet"]}])  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    assert lab.turn == 1
    lab.buy("Donate")
    lab.end_turn()
    assert lab.over
    assert lab.trash == []


def test_fleet_turns_break_no_tie_and_what_is_gained_in_them_counts():
    lab = Lab(coins=8, supply={"Province": 1}, deck=COPPERS, others=[
        {"hand": ["Gold", "Gold"], "deck": COPPERS, "discard": ["Province"], "projects": ["Fleet"]}])  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    lab.end_turn()
    assert lab.over
    assert lab.winners == [1]  # who had fewer turns, the Fleet's not counted


# -- Innovation, Cargo Ship, gains ------------------------------------------------------------------------------------


def test_innovation_plays_a_card_from_the_deck_to_which_it_was_gained():
    lab = Lab(["Armory"], hand=["Armory"], deck=COPPERS, projects=["Innovation"])
    lab.play("Armory", "Village", True)
    assert lab.me.in_play == ["Armory", "Village"]
    assert lab.me.hand == ["Copper"]


def test_innovation_of_a_possessed_player_finds_nothing():
    lab = possessed([], ["Gold"], projects=["Innovation"])
    lab.play("Gold")
    lab.buy("Village")
    assert all(question.card != "Innovation" for question in lab.asked)


def test_innovation_has_its_once_again_in_an_extra_turn():
    lab = Lab(landscapes=["Mission"], coins=7, buys=2, deck=["Copper", "Workshop", *COPPERS],
              projects=["Innovation"])  # fmt: skip
    lab.buy("Village", True)
    lab.buy("Mission")
    lab.end_turn()
    lab.play("Workshop", "Village", True)
    assert lab.me.in_play == ["Workshop", "Village"]


def test_cargo_ship_takes_a_card_out_of_the_hand_or_off_the_deck():
    lab = Lab(["Cargo Ship", "Sculptor"], hand=["Cargo Ship", "Sculptor"], actions=2)
    lab.play("Cargo Ship")
    lab.play("Sculptor", "Silver", True)
    assert (lab.me.hand, lab.me.set_aside, lab.me.villagers) == ([], ["Silver"], 1)
    lab = Lab(["Cargo Ship", "Armory"], hand=["Cargo Ship", "Armory"], actions=2)
    lab.play("Cargo Ship")
    lab.play("Armory", "Silver", True)
    assert (lab.me.deck, lab.me.set_aside) == ([], ["Silver"])


def test_cargo_ship_and_research_give_their_cards_in_the_outpost_turn():
    lab = Lab(["Cargo Ship", "Research", "Outpost"], hand=["Cargo Ship", "Research", "Outpost", "Estate"], actions=3,
              coins=1, deck=["Duchy", "Province", *COPPERS])  # fmt: skip
    lab.play("Cargo Ship")
    lab.play("Research", "Estate")
    lab.play("Outpost")
    lab.buy("Silver", True)
    lab.end_turn("Cargo Ship")
    assert lab.turn == 0
    assert lab.me.hand == ["Silver", "Duchy", "Province", *COPPERS[:3]]


def test_cargo_ship_is_not_asked_for_gains_of_others_or_of_later_turns():
    lab = Lab(["Cargo Ship"], hand=["Cargo Ship"], deck=COPPERS, others=[WITH_DECK])
    lab.play("Cargo Ship")
    lab.gain("Silver", seat=1)
    lab.end_turn()
    lab.gain("Silver", seat=0)
    assert lab.asked == []


def test_silk_merchant_gained_and_trashed_at_once_pays_twice():
    lab = Lab(["Silk Merchant", "Watchtower"], hand=["Watchtower"], coins=4)
    lab.buy("Silk Merchant", policy=lambda question: 0 if question.purpose == "choose" else "Watchtower"
            if "Watchtower" in question.options else question.options[0])  # fmt: skip
    assert (lab.me.coffers, lab.me.villagers) == (2, 2)
    assert lab.trash == ["Silk Merchant"]


def test_flag_bearer_that_is_exchanged_as_it_is_gained_brings_the_flag_all_the_same():
    lab = Lab(["Flag Bearer", "Trader"], hand=["Trader"], coins=4)
    lab.buy("Flag Bearer", "Trader")
    assert lab.me.artifacts == ["Flag"]
    assert lab.me.discard == ["Silver"]


def test_sculptor_gets_the_villager_for_a_treasure_that_a_watchtower_trashed():
    lab = Lab(["Sculptor", "Watchtower"], hand=["Sculptor", "Watchtower"])
    lab.play("Sculptor", "Silver", "Watchtower", 0)
    assert (lab.trash, lab.me.villagers) == (["Silver"], 1)


def test_recruiter_and_research_count_a_fortress_that_comes_back():
    lab = Lab(["Recruiter", "Fortress"], hand=["Recruiter", "Fortress"])
    lab.play("Recruiter")
    assert (lab.me.hand, lab.me.villagers) == (["Fortress"], 4)
    lab = Lab(["Research", "Fortress"], hand=["Research", "Fortress"], deck=COPPERS)
    lab.play("Research")
    assert (lab.me.hand, len(lab.me.set_aside)) == (["Fortress"], 4)


# -- the Buy phase, the trash, other things ---------------------------------------------------------------------------


def test_exploration_does_not_look_at_what_others_gain_in_ones_buy_phase():
    lab = Lab(["Swindler"], hand=["Swindler"], projects=["Capitalism", "Exploration"], deck=COPPERS,
              others=[{"deck": ["Copper"]}])  # fmt: skip
    lab.to_buy_phase()
    lab.play("Swindler", "Curse")
    lab.end_turn()
    assert (lab.me.coffers, lab.me.villagers) == (1, 1)


def test_priest_pays_a_possessed_player_for_cards_that_come_back_at_the_end():
    lab = possessed(["Priest", "Festival"], ["Festival", "Priest", "Priest", "Copper", "Estate"])
    lab.play("Festival")
    lab.play("Priest", "Copper")
    lab.play("Priest")
    assert lab.other.coins == 2 + 2 + 2 + 2
    lab.end_turn()
    assert lab.trash == []


def test_sewers_are_asked_for_what_a_watchtower_trashes_after_they_trashed_a_feodum():
    lab = Lab(["Hideout", "Feodum", "Watchtower"], hand=["Hideout", "Copper", "Feodum", "Watchtower", "Curse"],
              projects=["Sewers"], supply={"Silver": 1})  # fmt: skip
    lab.play("Hideout", "Copper", "Feodum", "Watchtower", 0, "Curse")
    assert lab.trash == ["Copper", "Feodum", "Silver", "Curse"]


def test_sewers_and_improve_trash_a_card_of_the_hand_in_clean_up():
    lab = Lab(["Improve"], hand=["Improve", "Curse"], deck=COPPERS, projects=["Sewers"])
    lab.play("Improve")
    lab.end_turn("Improve", "Curse", "Smithy")
    assert lab.trash == ["Improve", "Curse"]


def test_star_chart_looks_when_an_inn_shuffles_the_whole_deck():
    lab = Lab(["Inn"], coins=5, deck=["Gold", "Silver", "Copper"], discard=["Village"], projects=["Star Chart"])
    lab.buy("Inn", ["Village"], "Village")
    assert lab.me.deck[0] == "Village"
    assert sorted(lab.asked[-1].options) == ["Copper", "Gold", "Silver", "Village"]


def test_scepter_does_not_play_an_inherited_estate_again_since_that_is_a_command():
    lab = Lab(["Scepter", "Village"], landscapes=["Inheritance"], coins=7,
              deck=["Estate", "Smithy", "Scepter", *COPPERS], others=[WITH_DECK])  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    lab.play("Smithy")
    lab.play("Scepter", 1)  # nothing to pick: only the Smithy
    assert len(lab.me.hand) == 2 + 1 + 3 + 3


def test_scepter_may_play_what_a_throne_room_played_and_the_throne_room():
    lab = Lab(["Scepter"], hand=["Throne Room", "Village", "Scepter", "Smithy"], deck=COPPERS)
    lab.play("Throne Room", "Village")
    lab.play("Scepter", 1, "Throne Room", "Smithy")
    assert len(lab.me.hand) == 2 + 6


def test_improve_leaves_an_encampment_alone_that_waits_to_return():
    lab = Lab(["Improve", "Encampment / Plunder"], hand=["Encampment", "Improve"], deck=COPPERS)
    lab.play("Encampment")
    lab.play("Improve")
    lab.end_turn(policy=lambda question: question.options[0] if question.purpose == "first" else [])
    assert [question.options for question in lab.asked if question.card == "Improve"] == [["Improve"]]


def test_improve_may_take_a_reserve_card_that_was_called():
    lab = Lab(["Improve", "Guide"], hand=["Improve"], in_play=["Guide"], deck=COPPERS)
    lab.play("Improve")
    lab.end_turn("Guide")
    assert lab.trash == ["Guide"]
    assert "Smithy" in lab.me.discard


def test_treasure_chest_of_a_possessed_player_brings_the_gold_to_who_decides():
    lab = possessed(["Swashbuckler"], ["Copper"], artifacts=["Treasure Chest"])
    lab.to_buy_phase()
    assert "Gold" in lab.me.discard
    assert lab.other.discard == []


def test_swashbuckler_gives_coffers_and_chest_to_a_possessed_player():
    lab = possessed(["Swashbuckler"], ["Swashbuckler"], discard=["Curse"], coffers=3)
    lab.play("Swashbuckler")
    assert (lab.other.coffers, lab.other.artifacts, lab.me.coffers) == (4, ["Treasure Chest"], 0)


def test_road_network_of_the_possessed_player_draws_for_the_land_that_the_other_gains():
    lab = possessed([], ["Silver"], projects=["Road Network"])
    lab.play("Silver")
    lab.buy("Estate")
    assert lab.other.hand == ["Copper"]


def test_villain_leaves_a_city_quarter_alone_which_costs_debt_and_no_coins():
    lab = Lab(["Villain", "City Quarter"], hand=["Villain"],
              others=[{"hand": ["City Quarter", "Copper", "Copper", "Copper", "Copper"]}])  # fmt: skip
    lab.play("Villain")
    assert lab.other.discard == []  # 8 debt, but no coins


def test_pageant_pays_after_the_night_has_not_begun():
    lab = Lab(["Ghost Town"], hand=["Ghost Town"], coins=1, deck=COPPERS, projects=["Pageant"])
    lab.to_night_phase(True)
    assert (lab.phase, lab.me.coffers, lab.me.coins) == ("night", 1, 0)


def test_treasurer_gains_nothing_but_treasures_from_the_trash():
    lab = Lab(["Treasurer"], hand=["Treasurer", "Estate", "Village", "Silver", "Copper"])
    for card in ("Estate", "Village", "Silver", "Copper"):
        lab.trash_from_hand(card)
    lab.play("Treasurer", 1, "Silver")
    assert sorted(lab.asked[-1].options) == ["Copper", "Silver"]


def test_experiment_that_a_duplicate_gains_after_the_second_one_brings_another():
    lab = Lab(["Experiment", "Duplicate"], mats={"Tavern": ["Duplicate"]}, coins=3)
    asked = 0

    def second(question):
        nonlocal asked
        if question.purpose == "first":
            return "Experiment"
        asked += 1
        return "Duplicate" if asked == 1 else None

    lab.buy("Experiment", policy=second)
    assert lab.me.discard == ["Experiment"] * 4
    assert lab.me.in_play == ["Duplicate"]


def test_improve_of_a_city_quarter_finds_no_card_of_one_coin():
    lab = Lab(["Improve", "City Quarter", "Poor House"], hand=["Improve"], in_play=["City Quarter"], deck=COPPERS)
    lab.play("Improve")
    lab.end_turn("City Quarter")
    assert lab.trash == ["City Quarter"]
    assert lab.me.discard == ["Improve"]


def test_scholar_draws_seven_whatever_is_in_hand_then_and_gives_seven_coins_as_a_chameleon():
    lab = Lab(["Scholar", "Village Green"], hand=["Scholar", "Village Green"], deck=COPPERS)
    lab.play("Scholar", "Village Green", 0)  # which draws a card when it is discarded
    assert len(lab.me.hand) == 8
    lab = Lab(["Scholar"], landscapes=["Way of the Chameleon"], hand=["Scholar", "Copper"], deck=COPPERS)
    lab.play("Scholar", "Way of the Chameleon")
    assert (lab.me.coins, lab.me.hand) == (7, [])


def test_crop_rotation_offers_victory_cards_alone():
    lab = Lab(projects=["Crop Rotation"], deck=["Estate", "Duchy", "Curse", *COPPERS], others=[WITH_DECK])
    lab.end_turn()
    lab.end_turn("Duchy")
    assert sorted(lab.asked[-1].options) == ["Duchy", "Estate"]


def test_innovation_and_a_city_state_cannot_both_play_a_card():
    lab = Lab(["Underling"], landscapes=["City-state"], favors=2, coins=3, deck=COPPERS, projects=["Innovation"])
    lab.buy("Village", "Innovation", True)
    assert lab.me.in_play == ["Village"]
    assert len(lab.me.hand) == 1
    assert lab.me.favors == 2
