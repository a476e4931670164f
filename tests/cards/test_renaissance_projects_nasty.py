"""Projects of Renaissance where it hurts: Capitalism, Citadel, Fleet, Innovation and the others across expansions."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, TREASURE, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import Lab
from bailiwick.words.likely import all_treasures
from kingdom_cards import invented

COPPERS = ["Copper"] * 12
WITH_DECK = {"deck": COPPERS}


class Bazaar(Card):
    """Buying in the Action phase, as from the deck of a black market."""

    facts = Kind(3, ACTION, "+2 coins. Play any Treasures of your hand, then you may buy a card.", name="Night Bazaar")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        while True:
            card = me.may_pick(ask.PLAY, me.playable(TREASURE))
            if card is None:
                break
            me.play(card, me.hand)
        pile = me.pick_pile(ask.GAIN, me.piles_up_to(Cost(me.coins)), optional=True)
        if pile is not None:
            me.buy(pile)


# -- Capitalism -------------------------------------------------------------------------------------------------------


def test_capitalism_and_crown_play_an_action_twice_in_the_buy_phase():
    lab = Lab(["Crown", "Militia"], hand=["Crown", "Militia", "Smithy"], projects=["Capitalism"])
    lab.to_buy_phase()
    lab.play("Crown", "Militia")
    assert lab.me.coins == 4
    assert lab.asked[-1].options == ["Militia"]  # and no Smithy


def test_capitalism_does_not_let_a_crown_play_treasures_in_the_action_phase():
    lab = Lab(["Crown", "Militia"], hand=["Crown", "Gold", "Militia", "Smithy"], projects=["Capitalism"])
    lab.play("Crown", None)
    assert lab.asked[-1].options == ["Militia", "Smithy"]


def test_capitalism_and_villa_go_back_to_the_action_phase_with_what_was_played_as_treasure():
    lab = Lab(["Villa"], hand=["Villa", "Smithy", "Gold"], projects=["Capitalism"], deck=COPPERS)
    lab.to_buy_phase()
    lab.play("Villa")
    assert (lab.me.coins, lab.me.buys, lab.phase) == (1, 2, "buy")
    lab.play("Gold")
    lab.buy("Villa")
    assert lab.phase == "action"
    assert lab.me.actions == 1 + 2 + 1  # what Villa gave in the Buy phase is there now
    lab.play("Smithy")
    assert "Villa" in lab.me.hand


def test_capitalism_and_storyteller_play_actions_as_treasures_in_the_action_phase():
    lab = Lab(["Storyteller", "Militia"], hand=["Storyteller", "Militia", "Copper"], projects=["Capitalism"],
              deck=COPPERS)  # fmt: skip
    lab.play("Storyteller", "Militia", "Copper")
    assert lab.me.in_play == ["Storyteller", "Militia", "Copper"]
    assert len(lab.me.hand) == 1 + 3  # a card, and one for each of 3 coins
    assert lab.me.coins == 0


def test_capitalism_does_not_make_a_storyteller_a_treasure():
    lab = Lab(["Storyteller"], hand=["Storyteller"], projects=["Capitalism"])
    lab.to_buy_phase()
    assert lab.game.types_of(lab.game.players[0].hand[0].kind) & TREASURE == 0


def test_capitalism_and_buying_in_the_action_phase_can_nest_and_the_inner_one_is_done_first():
    with invented(("Night Bazaar", [Bazaar])):
        lab = Lab(["Night Bazaar"], hand=["Night Bazaar", "Night Bazaar"], buys=3, projects=["Capitalism"])
        lab.play("Night Bazaar", "Night Bazaar", "Village", None)
        assert lab.me.discard == ["Village"]
        assert lab.me.coins == 1  # 4, and 3 for the Village that the inner one bought


def test_capitalism_lets_counterfeit_play_an_action_twice_and_trash_it():
    lab = Lab(["Counterfeit", "Militia"], hand=["Counterfeit", "Militia"], projects=["Capitalism"])
    lab.play("Counterfeit", "Militia")
    assert lab.me.coins == 1 + 4
    assert lab.trash == ["Militia"]


def test_capitalism_lets_a_bank_count_actions():
    lab = Lab(["Bank", "Militia"], hand=["Militia", "Village", "Bank", "Copper"], projects=["Capitalism"])
    lab.play("Village")
    lab.play("Militia")
    lab.play("Copper")
    lab.play("Bank")
    assert lab.me.coins == 2 + 1 + 3  # Militia, Copper and the Bank are Treasures in play, Village is none


def test_capitalism_puts_actions_onto_the_deck_with_a_mandarin():
    lab = Lab(["Mandarin", "Militia"], hand=["Militia", "Copper"], coins=3, projects=["Capitalism"])
    lab.play("Militia")
    lab.play("Copper")
    lab.buy("Mandarin", ["Militia", "Copper"])
    assert lab.me.deck == ["Militia", "Copper"]


def test_capitalism_gives_a_sculptor_a_villager_for_an_action():
    lab = Lab(["Sculptor", "Flag Bearer"], hand=["Sculptor"], projects=["Capitalism"])
    lab.play("Sculptor", "Flag Bearer")
    assert lab.me.villagers == 1


def test_capitalism_gives_a_courtier_one_more_type():
    lab = Lab(["Courtier", "Militia"], hand=["Courtier", "Militia"], projects=["Capitalism"])
    lab.play("Courtier", [0, 1, 2])
    assert lab.asked[-1].minimum == 3  # Action, Attack, Treasure


def test_capitalism_is_that_of_the_possessed_player():
    lab = Lab(
        ["Possession", "Militia"], hand=["Possession"], deck=COPPERS, projects=["Capitalism"],
        others=[{"hand": ["Militia", "Copper"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.to_buy_phase()
    assert lab.turn == 1
    lab.play_treasures()
    assert lab.other.in_play == ["Copper"]


def test_capitalism_makes_an_attack_of_the_buy_phase_no_less_an_attack():
    lab = Lab(
        ["Militia", "Moat"], hand=["Militia"], projects=["Capitalism"], others=[{"hand": ["Moat", *COPPERS[:4]]}]
    )
    lab.to_buy_phase()
    lab.play("Militia", "Moat")
    assert len(lab.other.hand) == 5


def test_capitalism_finds_actions_where_treasures_are_looked_for():
    lab = Lab(["Adventurer", "Militia"], hand=["Adventurer"], deck=["Village", "Militia", "Estate", "Copper", "Gold"],
              projects=["Capitalism"])  # fmt: skip
    lab.play("Adventurer")
    assert lab.me.hand == ["Militia", "Copper"]


# -- Citadel ----------------------------------------------------------------------------------------------------------


def test_citadel_plays_a_procession_again():
    lab = Lab(["Procession", "Workshop"], hand=["Procession", "Village", "Smithy"], deck=COPPERS, projects=["Citadel"])
    lab.play("Procession", "Village", "Smithy", "Smithy", "Market")
    assert lab.trash == ["Village", "Smithy"]
    assert lab.me.in_play == ["Procession"]
    assert lab.me.discard == ["Smithy", "Market"]


def test_citadel_plays_an_encampment_again_that_is_set_aside():
    lab = Lab(["Encampment / Plunder"], hand=["Encampment"], deck=COPPERS, projects=["Citadel"])
    lab.play("Encampment")
    assert lab.me.set_aside == ["Encampment"]
    assert len(lab.me.hand) == 4
    assert lab.me.actions == 4
    lab.end_turn()
    assert lab.pile("Encampment / Plunder").count("Encampment") == 6


def test_citadel_plays_a_horse_again_that_has_returned():
    lab = Lab(["Supplies"], hand=["Horse"], deck=COPPERS, projects=["Citadel"])
    lab.play("Horse")
    assert len(lab.me.hand) == 4
    assert lab.me.actions == 2
    assert lab.supply["Horse"] == 31


def test_citadel_plays_a_throne_room_again_for_another_card():
    lab = Lab(hand=["Throne Room", "Smithy", "Market"], deck=[*COPPERS, *COPPERS], projects=["Citadel"])
    lab.play("Throne Room", "Market", "Smithy")
    assert len(lab.me.hand) == 2 + 6
    assert lab.me.coins == 2


def test_citadel_plays_again_what_an_enchantress_took_the_words_from():
    lab = Lab(["Enchantress"], hand=["Enchantress"], deck=COPPERS,
              others=[{"hand": ["Smithy"], "deck": COPPERS, "projects": ["Citadel"]}])  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.other.hand) == 1 + 3
    assert lab.other.actions == 1


def test_citadel_and_a_royal_carriage_make_three_plays_of_it():
    lab = Lab(["Royal Carriage"], hand=["Smithy"], deck=COPPERS, projects=["Citadel"],
              mats={"Tavern": ["Royal Carriage"]})  # fmt: skip
    lab.play("Smithy", policy=lambda question: "Royal Carriage")
    assert len(lab.me.hand) == 9


def test_citadel_goes_with_the_action_of_a_piazza_and_with_no_later_one():
    lab = Lab(deck=[*COPPERS[:4], "Market", "Smithy", *COPPERS], projects=["Piazza", "Citadel"], others=[WITH_DECK])
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 6
    assert lab.me.actions == 1
    lab.play("Market")
    assert lab.me.coins == 1


def test_citadel_of_the_possessed_player_counts_in_their_turn():
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Smithy"], "deck": COPPERS, "projects": ["Citadel"]}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.other.hand) == 6


def test_citadel_of_who_decides_does_not():
    lab = Lab(["Possession"], hand=["Village", "Possession"], deck=COPPERS, projects=["Citadel"],
              others=[{"hand": ["Smithy"], "deck": COPPERS}])  # fmt: skip
    lab.play("Village")
    lab.play("Possession")
    lab.end_turn()
    lab.play("Smithy")
    assert len(lab.other.hand) == 3


def test_citadel_lets_a_crown_play_two_treasures_twice():
    lab = Lab(["Crown"], hand=["Crown", "Gold", "Silver"], projects=["Citadel"])
    lab.to_buy_phase()
    lab.play("Crown", "Gold", "Silver")
    assert lab.me.coins == 6 + 4


def test_citadel_lets_each_play_follow_a_way_of_its_own():
    lab = Lab(landscapes=["Way of the Sheep"], hand=["Smithy"], deck=COPPERS, projects=["Citadel"])
    lab.play("Smithy", "Way of the Sheep", None)
    assert lab.me.coins == 2
    assert len(lab.me.hand) == 3


def test_citadel_has_a_first_action_in_each_extra_turn():
    lab = Lab(["Outpost"], hand=["Outpost"], deck=["Smithy", *COPPERS, *COPPERS], projects=["Citadel"])
    lab.play("Outpost")
    lab.end_turn()
    assert lab.turn == 0
    lab.play("Smithy")
    assert len(lab.me.hand) == 2 + 6


def test_citadel_bought_after_an_action_waits_for_the_next_turn():
    lab = Lab(["Villa"], landscapes=["Citadel"], hand=["Village", "Smithy"], coins=12, buys=2, deck=COPPERS)
    lab.play("Village")
    lab.buy("Citadel")
    lab.buy("Villa")
    lab.play("Smithy")
    assert len(lab.me.hand) == 1 + 1 + 3


def test_citadel_does_nothing_for_a_card_that_is_played_in_somebody_elses_turn():
    lab = Lab(["Caravan Guard", "Militia"], hand=["Militia"],
              others=[{"hand": ["Caravan Guard", *COPPERS[:2]], "deck": COPPERS, "projects": ["Citadel"]}])  # fmt: skip
    lab.play("Militia", "Caravan Guard")
    assert len(lab.other.hand) == 3


# -- Fleet ------------------------------------------------------------------------------------------------------------


def ended(**other: object) -> Lab:
    """Seat 0 takes the last Province; seat 1 has a Fleet."""
    given = {"deck": COPPERS, "projects": ["Fleet"], **other}
    lab = Lab(
        ["Possession", "Outpost"], coins=8, supply={"Province": 1}, deck=COPPERS, others=[given, {"deck": COPPERS}]
    )
    lab.buy("Province")
    lab.end_turn()
    return lab


def test_fleet_and_possession_the_last_fleet_turn_gives_no_other():
    lab = ended(hand=["Possession"])
    assert lab.turn == 1
    lab.play("Possession")
    lab.end_turn()
    assert lab.over


def test_fleet_and_possession_before_the_last_fleet_turn_the_possessed_turn_comes_first():
    lab = Lab(["Possession"], coins=8, supply={"Province": 1}, deck=COPPERS,
              others=[{"hand": ["Possession"], "deck": COPPERS, "projects": ["Fleet"]},
                      {"deck": COPPERS, "projects": ["Fleet"]}])  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    assert lab.turn == 2
    assert lab.game.control is not None
    lab.end_turn()
    assert lab.turn == 2
    assert lab.game.control is None
    lab.end_turn()
    assert lab.over


def test_fleet_and_outpost_of_the_turn_that_ends_the_game():
    lab = Lab(["Outpost"], hand=["Outpost"], coins=8, supply={"Province": 1}, deck=COPPERS, projects=["Fleet"])
    lab.play("Outpost")
    lab.buy("Province")
    lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 3
    lab.end_turn()
    assert lab.over


def test_fleet_and_donate_which_comes_when_that_turn_begins():
    lab = Lab(landscapes=["Donate"], coins=8, buys=2, supply={"Province": 1}, deck=["Curse", *COPPERS],
              projects=["Fleet"])  # fmt: skip
    lab.buy("Province")
    lab.buy("Donate")
    lab.end_turn(["Curse"])
    assert lab.turn == 0
    assert lab.trash == ["Curse"]
    lab.end_turn()
    assert lab.over


def test_fleet_bought_in_the_turn_that_ends_the_game_sails():
    lab = Lab(landscapes=["Fleet"], coins=13, buys=2, supply={"Province": 1}, deck=COPPERS)
    lab.buy("Province")
    lab.buy("Fleet")
    lab.end_turn()
    assert (lab.turn, lab.over) == (0, False)


def test_fleet_turns_go_round_from_the_next_player():
    lab = Lab(coins=8, supply={"Province": 1}, deck=COPPERS, projects=["Fleet"],
              others=[{"deck": COPPERS}, {"deck": COPPERS, "projects": ["Fleet"]}])  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    assert lab.turn == 2
    lab.end_turn()
    assert lab.turn == 0
    lab.end_turn()
    assert lab.over


# -- Innovation -------------------------------------------------------------------------------------------------------


def test_innovation_and_a_sailor_cannot_both_play_a_card():
    lab = Lab(["Sailor", "Caravan"], hand=["Sailor"], coins=4, deck=COPPERS, projects=["Innovation"])
    lab.play("Sailor")
    lab.buy("Caravan", "Innovation", True)
    assert lab.me.in_play == ["Sailor", "Caravan"]


def test_innovation_plays_a_villa_before_it_would_come_into_the_hand():
    lab = Lab(["Villa"], coins=4, projects=["Innovation"])
    lab.buy("Villa", "Innovation", True)
    assert lab.me.in_play == ["Villa"]
    assert lab.phase == "action"
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (1 + 2 + 1, 1, 1)


def test_innovation_and_experiment_play_the_first_and_gain_the_second():
    lab = Lab(["Experiment"], coins=3, deck=COPPERS, projects=["Innovation"])
    lab.buy("Experiment", "Innovation", True)
    assert lab.me.discard == ["Experiment"]
    assert len(lab.me.hand) == 2
    assert lab.supply["Experiment"] == 9


def test_innovation_does_not_find_what_a_watchtower_put_onto_the_deck_and_may_be_used_later():
    lab = Lab(["Watchtower"], hand=["Watchtower"], coins=7, buys=2, deck=COPPERS, projects=["Innovation"])
    lab.buy("Smithy", "Watchtower", 1)
    assert lab.me.deck[0] == "Smithy"
    lab.buy("Village", "Innovation", True)
    assert lab.me.in_play == ["Village"]


def test_innovation_plays_a_throne_room_that_doubles_an_action_of_the_hand():
    lab = Lab(["Throne Room"], hand=["Smithy"], coins=4, deck=COPPERS, projects=["Innovation"])
    lab.buy("Throne Room", True, "Smithy")
    assert len(lab.me.hand) == 6


# -- Sewers -----------------------------------------------------------------------------------------------------------


def test_sewers_and_two_priests_pay_for_what_the_sewers_take():
    lab = Lab(["Priest"], hand=["Priest", "Priest", "Copper", "Estate", "Curse"], actions=2, projects=["Sewers"])
    lab.play("Priest", "Copper", None)
    lab.play("Priest", "Estate", "Curse")
    assert lab.me.coins == 2 + 2 + 2 + 2


def test_sewers_may_trash_the_fortress_that_has_come_back():
    lab = Lab(["Fortress", "Hideout"], hand=["Hideout", "Fortress"], projects=["Sewers"])
    lab.play("Hideout", policy=lambda question: question.options[0])
    assert lab.me.hand == ["Fortress"]
    assert lab.trash == []
    assert [question.card for question in lab.asked].count("Sewers") == 1


def test_sewers_of_a_victim_work_in_the_attackers_turn():
    lab = Lab(["Bandit"], hand=["Bandit"], others=[{"hand": ["Curse"], "deck": ["Silver", "Copper"],
                                                    "projects": ["Sewers"]}])  # fmt: skip
    lab.play("Bandit", "Curse")
    assert lab.trash == ["Silver", "Curse"]


def test_sewers_go_with_salt_the_earth():
    lab = Lab(landscapes=["Salt the Earth"], hand=["Curse"], coins=4, projects=["Sewers"])
    lab.buy("Salt the Earth", "Estate", "Curse")
    assert lab.trash == ["Estate", "Curse"]


# -- the others -------------------------------------------------------------------------------------------------------


def test_canal_and_inventor_and_bridge_add_up():
    lab = Lab(["Bridge", "Inventor"], hand=["Bridge", "Inventor"], actions=2, coins=4, projects=["Canal"])
    lab.play("Bridge")
    lab.play("Inventor", "Gold")  # 6 less 2 is 4
    lab.buy("Province")
    assert lab.me.coins == 0  # 8 less 3 is 5, with 4 and 1 of the Bridge


def test_canal_makes_a_deck_of_the_other_player_cheaper_for_a_swindler():
    lab = Lab(["Swindler"], hand=["Swindler"], projects=["Canal"], others=[{"deck": ["Copper"]}])
    lab.play("Swindler", "Curse")
    assert lab.asked[-1].options == ["Copper", "Curse"]


def test_road_network_draws_for_everybody_who_has_it_but_the_gainer():
    lab = Lab(coins=2, projects=["Road Network"], deck=COPPERS,
              others=[{"deck": COPPERS, "projects": ["Road Network"]}, {"deck": COPPERS}])  # fmt: skip
    lab.buy("Estate")
    assert len(lab.me.hand) == 0
    assert [len(seat.hand) for seat in lab.players] == [0, 1, 0]


def test_star_chart_and_the_astrologers_both_look():
    lab = Lab(["Underling"], landscapes=["Order of Astrologers"], hand=["Smithy"], favors=1, projects=["Star Chart"],
              discard=["Gold", "Silver", "Copper", "Estate"])  # fmt: skip
    lab.play("Smithy", "Star Chart", "Gold", 1, "Silver")
    assert {"Gold", "Silver"} <= set(lab.me.hand)


def test_silos_and_crop_rotation_come_in_the_order_one_likes():
    lab = Lab(deck=["Estate", *COPPERS[:4], "Gold", "Silver", *COPPERS], projects=["Silos", "Crop Rotation"],
              others=[WITH_DECK])  # fmt: skip
    lab.end_turn()
    lab.end_turn("Crop Rotation", "Estate", ["Copper"] * 4)
    assert len(lab.me.hand) == 6
    assert {"Gold", "Silver"} <= set(lab.me.hand)


def test_pageant_and_exploration_end_the_buy_phase_together():
    lab = Lab(coins=1, projects=["Pageant", "Exploration"], deck=COPPERS)
    lab.end_turn(True)
    assert (lab.me.coffers, lab.me.villagers) == (2, 1)


def test_academy_and_guildhall_both_answer_a_card_that_capitalism_would_make_both():
    lab = Lab(["Crown"], coins=5, projects=["Academy", "Guildhall"])
    lab.buy("Crown")
    assert (lab.me.villagers, lab.me.coffers) == (1, 1)


def test_sinister_plot_uses_the_tokens_of_the_possessed_player():
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS, projects=["Sinister Plot"],
              tokens={"Sinister Plot": 5},
              others=[{"deck": COPPERS, "projects": ["Sinister Plot"], "tokens": {"Sinister Plot": 2}}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn(1)
    assert lab.turn == 1
    assert lab.me.tokens == {"Sinister Plot": 5}
    assert lab.other.tokens == {}
    assert len(lab.other.hand) == 2


def test_cathedral_and_city_gate_come_in_the_order_one_likes():
    lab = Lab(deck=[*COPPERS[:5], "Curse", *COPPERS], projects=["Cathedral", "City Gate"], others=[WITH_DECK])
    lab.end_turn()
    lab.end_turn("City Gate", "Copper", "Curse")
    assert lab.trash == ["Curse"]


def test_projects_are_bought_in_a_mission_turn():
    lab = Lab(landscapes=["Mission", "Fair"], coins=4, deck=["Gold", "Silver", *COPPERS], others=[WITH_DECK])
    lab.buy("Mission")
    lab.end_turn()
    assert lab.turn == 0
    lab.play_treasures()
    lab.buy("Fair")
    assert lab.me.projects == ["Fair"]


def test_playing_all_treasures_at_once_leaves_actions_of_capitalism_to_who_picks_them():
    lab = Lab(["Militia"], hand=["Militia", "Copper", "Gold", "Smithy"], projects=["Capitalism"])
    lab.to_buy_phase()
    question = lab.game.turn_question()
    assert question is not None
    assert [question.cards[i].name for i in question.all_cards()] == ["Militia", "Copper", "Gold"]
    assert [question.cards[i].name for i in all_treasures(question)] == ["Copper", "Gold"]


def test_capitalism_a_treasure_that_a_mandarin_put_onto_the_deck_is_not_played_from_there() -> None:
    lab = Lab(["Mandarin"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Mandarin", "Gold"])
    lab.play_treasures()
    assert (lab.me.in_play, lab.me.deck, lab.me.coins) == (["Mandarin"], ["Gold"], 3)


def test_capitalism_a_fishmonger_that_a_mandarin_put_onto_the_deck_is_played_from_there() -> None:
    hand = ["Mandarin", "Fishmonger"]
    lab = Lab(["Mandarin", "Fishmonger"], landscapes=["Capitalism"], projects=["Capitalism"], hand=hand)
    lab.play_treasures()
    assert (lab.me.in_play, lab.me.deck, lab.me.coins) == (["Mandarin", "Fishmonger"], [], 4)
