"""What happens where cards of Menagerie meet each other and cards of other expansions."""

from __future__ import annotations

import pytest

from bailiwick.engine.session import Session
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 12


# -- Exile ------------------------------------------------------------------------------------------------------------


def test_exile_and_changeling_an_exchanged_card_brings_its_copies_back_all_the_same():
    lab = Lab(["Sanctuary", "Changeling"], mats={"Exile": ["Gold"]}, coins=6)
    lab.buy("Gold", "Gold", True, True)
    assert sorted(lab.me.discard) == ["Changeling", "Gold"]
    assert lab.me.mats["Exile"] == []
    assert lab.supply["Gold"] == 30


def test_exile_and_changeling_a_changeling_that_was_exchanged_for_is_not_gained():
    lab = Lab(["Sanctuary", "Changeling"], mats={"Exile": ["Changeling"]}, coins=6)
    lab.buy("Gold", True)
    assert lab.me.discard == ["Changeling"]
    assert lab.me.mats["Exile"] == ["Changeling"], "nothing of that name was gained"


def test_exile_and_trader_a_silver_taken_for_a_card_brings_no_silvers_back():
    lab = Lab(["Sanctuary", "Trader"], mats={"Exile": ["Silver", "Village"]}, hand=["Trader"], coins=3)
    lab.buy("Village", "Village", False, "Trader")
    assert lab.me.discard == ["Silver"]
    assert sorted(lab.me.mats["Exile"]) == ["Silver", "Village"]


def test_exile_and_the_older_trader_a_silver_gained_instead_does():
    lab = Lab(["Sanctuary", "Trader (1E)"], mats={"Exile": ["Silver", "Village"]}, hand=["Trader (1E)"], coins=3)
    lab.buy("Village", "Trader (1E)", True)
    assert lab.me.discard == ["Silver", "Silver"]
    assert lab.me.mats["Exile"] == ["Village"]


def test_exile_and_split_piles_only_the_top_card_can_be_exiled():
    lab = Lab(["Camel Train", "Encampment / Plunder"], hand=["Camel Train", "Camel Train"], actions=2)
    lab.play("Camel Train", "Encampment")
    assert lab.pile("Encampment / Plunder")[0] == "Encampment"
    assert "Plunder" not in lab.asked[-1].options
    lab = Lab(["Camel Train", "Encampment / Plunder"], hand=["Camel Train"], supply={"Encampment / Plunder": 1})
    lab.play("Camel Train", "Plunder")
    assert (lab.me.mats["Exile"], lab.supply["Encampment / Plunder"]) == (["Plunder"], 0)


def test_exile_and_split_piles_cards_of_one_pile_are_no_copies_of_each_other():
    lab = Lab(["Sanctuary", "Patrician / Emporium"], mats={"Exile": ["Emporium"]}, coins=2)
    lab.buy("Patrician")
    assert lab.asked == []
    assert lab.me.mats["Exile"] == ["Emporium"]


def test_exile_and_knights_each_has_a_name_of_its_own():
    lab = Lab(["Sanctuary", "Knights"], mats={"Exile": ["Dame Anna"]}, stack={"Knights": ["Sir Martin"]}, coins=5)
    lab.buy("Knights")
    assert lab.asked == []
    assert lab.me.discard == ["Sir Martin"]


def test_exiling_the_last_card_of_a_third_pile_ends_the_game():
    lab = Lab(["Camel Train", "Moat"], hand=["Camel Train"], supply={"Curse": 0, "Moat": 0, "Gold": 1}, deck=COPPERS)
    lab.play("Camel Train", "Gold")
    lab.end_turn()
    assert lab.over


def test_exile_a_duchy_in_exile_counts_for_a_duke():
    lab = Lab(["Sanctuary", "Duke"], mats={"Exile": ["Duchy", "Duchy"]}, hand=["Duke"])
    assert lab.me.vp == 8


def test_exile_is_kept_with_the_deck_of_gardens():
    lab = Lab(["Sanctuary", "Gardens"], mats={"Exile": ["Copper"] * 9}, hand=["Gardens"])
    assert lab.me.vp == 1


def test_exile_copies_may_be_discarded_before_the_gained_card_is_trashed():
    lab = Lab(["Sanctuary", "Watchtower"], mats={"Exile": ["Curse", "Curse"]}, hand=["Watchtower"], coins=0)
    lab.buy("Curse", "Watchtower", 0, True)
    assert lab.me.discard == ["Curse", "Curse"]
    assert lab.trash == ["Curse"]


def test_two_cards_that_bring_the_mat_ask_once():
    lab = Lab(["Sanctuary", "Camel Train", "Coven", "Stockpile"], landscapes=["Banish", "Enclave"],
              mats={"Exile": ["Silver"]}, coins=3)  # fmt: skip
    lab.buy("Silver", True)
    assert len(lab.asked) == 1


def test_camel_train_asks_for_its_copies_and_exiles_a_gold():
    lab = Lab(["Camel Train"], mats={"Exile": ["Camel Train", "Gold"]}, coins=3)
    lab.buy("Camel Train", True)
    assert sorted(lab.me.discard) == ["Camel Train", "Camel Train"]
    assert lab.me.mats["Exile"] == ["Gold", "Gold"]


def test_invested_cards_that_come_back_with_others_are_invested_no_longer():
    lab = Lab(["Camel Train"], landscapes=["Invest"], coins=7, buys=2, deck=COPPERS * 2,
              others=[{"hand": ["Gold", "Copper"], "deck": COPPERS}])  # fmt: skip
    lab.buy("Invest", "Village")
    lab.buy("Village", True)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert len(lab.me.hand) == 5


def test_invest_draws_in_turn_order_for_everybody_who_has_invested():
    lab = Lab(landscapes=["Invest"], coins=4, deck=COPPERS, others=[
        {"hand": ["Gold", "Copper"], "deck": COPPERS}, {"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    lab.buy("Invest", "Village")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Invest", "Village")
    assert [len(player.hand) for player in lab.players] == [7, 0, 1]
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert [len(player.hand) for player in lab.players] == [9, 7, 0]


def test_taking_back_one_card_leaves_other_investments_alone():
    lab = Lab(
        ["Livery"],
        landscapes=["Invest"],
        hand=["Livery"],
        coins=8,
        buys=3,
        deck=COPPERS,
        others=[{"hand": ["Gold", "Gold"], "deck": COPPERS}],
    )
    lab.play("Livery")  # which leaves something for this turn, too
    lab.buy("Invest", "Village")
    lab.buy("Invest", "Smithy")
    lab.buy("Village", True)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Smithy")
    assert len(lab.me.hand) == 7


def test_exile_beside_other_rules_of_the_table():
    lab = Lab(["Trade Route", "Sanctuary"], mats={"Exile": ["Silver"]}, coins=3)
    lab.buy("Silver", True)
    assert lab.me.discard == ["Silver", "Silver"]


# -- Gatekeeper -------------------------------------------------------------------------------------------------------


def kept(gainer: dict[str, object], *more: str) -> Lab:
    """A game in which the other player's turn begins under a Gatekeeper."""
    lab = Lab(["Gatekeeper", *more], hand=["Gatekeeper"], deck=COPPERS, others=[{"deck": COPPERS, **gainer}])
    lab.play("Gatekeeper")
    lab.end_turn()
    return lab


def test_gatekeeper_and_exiled_copies_taken_back_first_the_card_had_a_copy_when_it_was_gained():
    lab = kept({"hand": ["Gold"], "mats": {"Exile": ["Silver"]}})
    lab.play_treasures()
    lab.buy("Silver", True)
    assert sorted(lab.other.discard) == ["Silver", "Silver"]
    assert lab.other.mats["Exile"] == []


def test_gatekeeper_and_a_second_copy_in_the_same_turn_stays():
    lab = kept({"hand": ["Gold", "Gold", "Festival"]})
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Silver")
    lab.buy("Silver", False)
    assert (lab.other.discard, lab.other.mats["Exile"]) == (["Silver"], ["Silver"])


def test_gatekeeper_looks_at_each_gain_by_itself():
    lab = kept({"hand": ["Gold", "Gold", "Festival"], "mats": {"Exile": ["Silver"]}})
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Silver", True)
    lab.buy("Village")
    assert sorted(lab.other.discard) == ["Silver", "Silver"]
    assert lab.other.mats["Exile"] == ["Village"]


def test_two_gatekeepers_exile_a_card_once():
    lab = Lab(["Gatekeeper"], hand=["Gatekeeper", "Gatekeeper"], actions=2, deck=COPPERS,
              others=[{"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Gatekeeper")
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.other.mats["Exile"] == ["Silver"]
    lab.end_turn()
    assert lab.me.coins == 6


def test_gatekeeper_does_not_take_what_an_exchange_brings():
    lab = kept({"hand": ["Gold", "Gold"]}, "Changeling")
    lab.play_treasures()
    lab.buy("Gold", "Changeling", True)
    assert lab.other.discard == ["Changeling"]
    assert lab.other.mats.get("Exile", []) == []


def test_gatekeeper_takes_what_is_gained_onto_the_deck():
    lab = kept({"hand": ["Bureaucrat"]}, "Bureaucrat")
    lab.play("Bureaucrat")
    assert lab.other.mats["Exile"] == ["Silver"]
    assert lab.other.deck[0] == "Copper"


def test_gatekeeper_and_berserker_which_is_played_before_it_could_be_exiled():
    lab = kept({"hand": ["Gold", "Gold", "Village"]}, "Berserker")
    lab.play("Village")
    lab.play_treasures()
    lab.buy("Berserker", "Berserker", "Estate")
    assert "Berserker" in lab.other.in_play
    assert lab.other.mats.get("Exile", []) == []


def test_gatekeeper_forgets_whom_a_lighthouse_kept_safe_only_with_the_next_play():
    lab = Lab(["Gatekeeper", "Lighthouse"], hand=["Lighthouse"], deck=COPPERS,
              others=[{"hand": ["Gatekeeper"], "deck": COPPERS}])  # fmt: skip
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert "Silver" in lab.me.discard
    assert lab.me.mats.get("Exile", []) == []


# -- Reactions that play themselves -----------------------------------------------------------------------------------


def test_a_sheepdog_that_is_drawn_by_the_first_may_answer_the_same_gain():
    lab = Lab(["Sheepdog"], hand=["Sheepdog"], deck=["Sheepdog", *COPPERS], coins=3)
    lab.buy("Silver", "Sheepdog", "Sheepdog")
    assert (lab.me.hand, lab.me.in_play) == (["Copper"] * 3, ["Sheepdog", "Sheepdog"])


def test_who_draws_a_reaction_while_others_react_is_asked_again():
    lab = Lab(["Sheepdog", "Black Cat"], hand=["Sheepdog"], deck=["Sheepdog", *COPPERS], coins=2,
              others=[{"hand": ["Black Cat"], "deck": COPPERS}])  # fmt: skip
    lab.buy("Estate", None, "Black Cat", "Sheepdog", None, "Sheepdog")
    asked = [(question.player, question.about) for question in lab.asked]
    assert asked == [(0, "Estate"), (1, "Estate"), (0, "Curse"), (0, "Curse"), (0, "Estate")]
    assert len(lab.me.hand) == 3


def test_who_has_declined_is_not_asked_again_for_the_same_cards():
    lab = Lab(["Sheepdog", "Black Cat", "Moat"], hand=["Sheepdog"], coins=2, supply={"Curse": 0},
              others=[{"hand": ["Black Cat"], "deck": COPPERS}])  # fmt: skip
    lab.buy("Estate", None, "Black Cat")
    assert [question.player for question in lab.asked] == [0, 1]


def test_black_cats_of_two_players_both_come_out_for_one_province():
    lab = Lab(
        ["Black Cat"],
        coins=8,
        others=[{"hand": ["Black Cat"], "deck": COPPERS}, {"hand": ["Black Cat"], "deck": COPPERS}],
    )
    lab.buy("Province", "Black Cat", "Black Cat")
    assert sorted(lab.me.discard) == ["Curse", "Curse", "Province"]
    assert [player.discard for player in lab.players[1:]] == [["Curse"], ["Curse"]]


def test_black_cat_of_a_possessed_player_it_is_their_turn():
    lab = Lab(
        ["Black Cat", "Possession"],
        hand=["Possession"],
        deck=COPPERS,
        others=[{"hand": ["Black Cat"], "deck": COPPERS}],
    )
    lab.play("Possession")
    lab.end_turn()
    lab.play("Black Cat")
    assert lab.me.discard == ["Possession"], "no Curse: it is the turn of who plays it"
    assert len(lab.other.hand) == 2


def test_falconer_and_sleigh_a_gained_reaction_is_taken_into_hand():
    lab = Lab(["Falconer", "Sleigh"], hand=["Falconer", "Sleigh"])
    lab.play("Falconer", "Sleigh", None)
    assert sorted(lab.me.hand) == ["Sleigh", "Sleigh"]
    assert [question.purpose for question in lab.asked] == ["gain", "react"]


def test_a_voyage_does_not_let_reactions_play_a_fourth_card_from_hand():
    lab = Lab(["Sheepdog", "Odysseys"], hand=["Voyage"], deck=["Copper", "Copper", "Copper", "Sheepdog", "Gold"])
    lab.play("Voyage")
    lab.end_turn()
    for _ in range(3):
        lab.play("Copper")
    lab.buy("Silver")
    assert lab.asked == []
    assert "Sheepdog" in lab.me.hand


def test_village_green_discarded_by_an_attack_in_anothers_turn_waits_for_its_players_turn():
    lab = Lab(["Village Green", "Militia"], hand=["Militia"], deck=COPPERS,
              others=[{"hand": ["Village Green", "Copper", "Copper", "Estate"], "deck": COPPERS}])  # fmt: skip
    lab.play("Militia", ["Village Green"], "Village Green", 1)
    lab.end_turn()
    assert (lab.turn, lab.other.actions, lab.other.in_play) == (1, 3, ["Village Green"])
    assert len(lab.other.hand) == 4


def test_a_sleigh_gained_to_the_hand_may_be_discarded_for_nothing():
    lab = Lab(["Sleigh", "Artisan"], hand=["Artisan", "Copper"])
    lab.play("Artisan", "Sleigh", "Sleigh")
    assert [question.purpose for question in lab.asked] == ["gain", "react"]
    assert (lab.me.discard, lab.me.deck) == (["Sleigh"], ["Copper"])


def test_a_village_green_that_was_shuffled_away_by_the_other_cannot_be_played():
    lab = Lab(["Village Green", "Cellar"], hand=["Cellar", "Village Green", "Village Green"], discard=["Copper"])
    lab.play("Cellar", ["Village Green", "Village Green"], "Village Green", 0)
    assert sorted(lab.me.in_play) == ["Cellar", "Village Green"]
    assert [question.purpose for question in lab.asked] == ["discard", "play", "choose"]


# -- Horses -----------------------------------------------------------------------------------------------------------


def test_a_horse_that_a_procession_plays_is_gone_before_it_could_be_trashed():
    lab = Lab(["Procession", "Sleigh"], hand=["Procession", "Horse"], deck=COPPERS)
    lab.play("Procession", "Horse", "Smithy")
    assert (lab.trash, lab.supply["Horse"], len(lab.me.hand)) == ([], 31, 4)
    assert lab.me.discard == ["Smithy"], "it costs 3, so an Action of 4 is gained"


def test_livery_counts_a_card_by_what_it_cost_as_it_was_gained():
    lab = Lab(["Livery", "Destrier", "Sleigh"], hand=["Sleigh", "Livery", "Workshop"], actions=3)
    lab.play("Sleigh")
    lab.play("Livery")
    lab.play("Workshop", "Destrier")
    assert sorted(lab.me.discard) == ["Destrier", "Horse", "Horse"], "3 cards gained: it costs 3 by then"


def test_cavalry_in_the_buy_phase_of_a_villa_turn_comes_back_twice():
    lab = Lab(["Cavalry", "Villa"], coins=8, buys=2, deck=COPPERS)
    lab.buy("Cavalry")
    assert lab.phase == "action"
    lab.buy("Villa")
    assert (lab.phase, lab.me.buys) == ("action", 1)
    assert "Villa" in lab.me.hand


def test_populate_with_a_villa_and_a_cavalry_returns_once_and_finishes():
    piles = ["Cavalry", "Villa", "Gardens", "Farmland", "Tunnel", "Vineyard", "Harem", "Bank", "Hoard", "Talisman"]
    lab = Lab(piles, landscapes=["Populate"], coins=10, deck=COPPERS)
    lab.buy("Populate", "Villa")
    assert (lab.phase, lab.me.actions, lab.me.buys) == ("action", 2, 1)
    assert sorted(lab.me.hand) == ["Copper", "Copper", "Villa"]
    lab.game.check()


# -- costs ------------------------------------------------------------------------------------------------------------


def test_wayfarer_of_debt_takes_that_debt():
    lab = Lab(["Wayfarer", "Overlord"], coins=1, buys=3)
    lab.gain("Overlord")
    lab.buy("Wayfarer")
    assert (lab.me.debt, lab.me.coins) == (8, 1)


def test_wayfarer_after_a_quarry_costs_what_the_treasure_costs():
    lab = Lab(["Wayfarer", "Quarry"], hand=["Quarry"], coins=5, buys=2)
    lab.play("Quarry")
    lab.buy("Silver")
    assert lab.me.coins == 3
    lab.buy("Wayfarer")
    assert lab.me.coins == 0, "3, as the Silver: a Quarry does not make the Wayfarer cheaper than that"


def test_wayfarer_after_a_fisherman_costs_what_that_costs_now():
    lab = Lab(["Wayfarer", "Fisherman"], coins=6, buys=2)
    lab.buy("Fisherman")
    with pytest.raises(IllegalMove, match="it costs 5 and there are 4"):
        lab.buy("Wayfarer")


def test_wayfarer_and_destrier_follow_each_other():
    lab = Lab(["Wayfarer", "Destrier"], coins=11, buys=2)
    lab.buy("Destrier")
    assert lab.me.coins == 5
    lab.buy("Wayfarer")
    assert lab.me.coins == 0, "one card was gained: a Destrier costs 5, and so does this"


def test_fisherman_is_dear_at_the_end_of_the_game():
    lab = Lab(["Fisherman", "Broker"], ally="Plateau Shepherds", hand=["Fisherman"], favors=1)
    assert lab.me.vp == 0, "it costs 5 then, whatever the discard pile"


def test_animal_fair_cannot_be_had_for_an_action_with_debt():
    lab = Lab(["Animal Fair"], hand=["Village"], debt=1)
    with pytest.raises(IllegalMove, match="debt"):
        lab.buy("Animal Fair")


def test_animal_fair_paid_with_a_fortress_which_comes_back():
    lab = Lab(["Animal Fair", "Fortress"], hand=["Fortress"], coins=1)
    lab.buy("Animal Fair")
    assert (lab.me.hand, lab.me.discard, lab.trash) == (["Fortress"], ["Animal Fair"], [])


# -- at the start of turns, and what plays others ---------------------------------------------------------------------


def test_mastermind_played_by_an_overlord_lets_the_overlord_stay_for_a_duration():
    lab = Lab(
        ["Mastermind", "Overlord", "Caravan"], hand=["Overlord"], deck=["Caravan", *COPPERS], others=[{"deck": COPPERS}]
    )
    lab.play("Overlord", "Mastermind")
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    lab.end_turn("Caravan")
    assert lab.me.actions == 4
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Caravan", "Overlord"]


def test_kiln_copies_what_a_golem_plays_first():
    lab = Lab(["Kiln", "Golem"], hand=["Kiln", "Golem"], actions=2, deck=["Village", "Smithy", *COPPERS])
    lab.play("Kiln")
    lab.play("Golem", False, "Village")
    assert lab.me.discard == [], "the Golem was the next card"


def test_kiln_and_a_reaction_that_plays_itself():
    lab = Lab(["Kiln", "Sheepdog"], hand=["Kiln", "Sheepdog"], deck=COPPERS, coins=1)
    lab.play("Kiln")
    lab.buy("Silver", "Sheepdog", True)
    assert sorted(lab.me.discard) == ["Sheepdog", "Silver"]


def test_delayed_cards_and_reaped_gold_come_in_any_order():
    lab = Lab(landscapes=["Delay", "Reap"], hand=["Market"], coins=7, buys=2, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.buy("Reap")
    lab.buy("Delay", "Market")
    lab.end_turn()
    lab.end_turn("Reap")
    assert (lab.me.coins, lab.me.in_play) == (4, ["Gold", "Market"])


def test_seize_the_day_after_a_mission_gives_a_third_turn():
    lab = Lab(landscapes=["Seize the Day", "Mission"], coins=4, deck=["Gold", "Gold", *COPPERS, *COPPERS])
    lab.buy("Mission")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Seize the Day")
    lab.end_turn()
    assert (lab.turn, lab.game.in_a_row) == (0, 3)


def test_goatherd_remembers_an_extra_turn_as_the_last():
    lab = Lab(["Goatherd", "Chapel", "Outpost"], hand=["Outpost", "Chapel", "Curse"], actions=2, deck=COPPERS,
              others=[{"hand": ["Goatherd"], "deck": COPPERS}])  # fmt: skip
    lab.play("Outpost")
    lab.play("Chapel", ["Curse"])
    lab.end_turn()
    lab.end_turn()
    lab.play("Goatherd")
    assert lab.other.hand == [], "nothing was trashed in the extra turn, which was the last"


def test_goatherd_trashes_one_card_at_most():
    lab = Lab(["Goatherd"], hand=["Goatherd", "Estate", "Curse"])
    lab.play("Goatherd", None)
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 1)


def test_coven_with_a_moat_exiles_nothing_and_discards_nothing():
    lab = Lab(
        ["Coven", "Moat"],
        hand=["Coven"],
        supply={"Curse": 0},
        others=[{"hand": ["Moat"], "mats": {"Exile": ["Curse"]}}],
    )
    lab.play("Coven", "Moat")
    assert lab.other.mats["Exile"] == ["Curse"]


def test_cardinal_and_tunnel_the_gold_that_comes_of_the_discard_has_a_copy_in_exile():
    lab = Lab(["Cardinal", "Tunnel"], hand=["Cardinal"], others=[{"deck": ["Tunnel", "Gold", "Copper"]}])
    lab.play("Cardinal", "Gold", True, False)
    assert sorted(lab.other.discard) == ["Gold", "Tunnel"]
    assert lab.other.mats["Exile"] == ["Gold"]


# -- what others see --------------------------------------------------------------------------------------------------


def test_exile_is_seen_by_everybody_and_so_is_what_is_set_aside_for_later():
    lab = Lab(["Sanctuary"], landscapes=["Delay"], hand=["Sanctuary", "Estate", "Village"], deck=COPPERS)
    lab.play("Sanctuary", "Estate")
    lab.buy("Delay", "Village")
    seen = lab.game.view(1).places()
    assert [card.name for card in seen["mat:0:Exile"]] == ["Estate"]
    assert [card.name for card in seen["set_aside:0"]] == ["Village"]


def test_a_fork_in_the_middle_of_a_way_asks_the_same_and_knows_no_more():
    lab = Lab(
        ["Cellar"],
        landscapes=["Way of the Mole"],
        hand=["Smithy", "Estate"],
        deck=["Gold", "Silver", "Curse", *COPPERS],
    )
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    session.answer([0])
    assert session.question.purpose == "way"
    fork = session.fork(0)
    fork.answer([0])
    assert len(fork.game.players[0].hand) == 3
    session.answer([0])
    assert sorted(card.name for card in session.game.players[0].hand) == ["Curse", "Gold", "Silver"]


def test_a_fork_keeps_what_somebody_has_invested_in():
    lab = Lab(landscapes=["Invest"], coins=4, deck=COPPERS, others=[{"hand": ["Gold"], "deck": COPPERS}])
    lab.buy("Invest", "Village")
    lab.end_turn()
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    fork = session.fork(1)
    fork.answer([0])
    fork.answer([fork.question.options.index("Village")])
    assert len(fork.game.players[0].hand) == 7


def test_banish_offers_first_the_names_and_then_the_other_cards_of_that_name():
    lab = Lab(landscapes=["Banish"], coins=4, hand=["Estate", "Estate", "Curse", "Copper"])
    lab.buy("Banish", "Estate", ["Estate"])
    assert [sorted(question.options) for question in lab.asked] == [["Copper", "Curse", "Estate"], ["Estate"]]
    assert lab.me.mats["Exile"] == ["Estate", "Estate"]
