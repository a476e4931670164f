"""What the notes on the cards of Menagerie decide in a subordinate clause, and what was once found untested."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalMove, IllegalSetup, Lab, Question

COPPERS = ["Copper"] * 12
PLAIN = ["Market", "Smithy", "Village", "Moat", "Festival", "Laboratory", "Workshop", "Militia", "Bridge"]


def cost(lab: Lab, name: str) -> int:
    return next(lab.game.cost(pile.kind).coins for pile in lab.game.piles if pile.kind.name == name)


# -- Events -----------------------------------------------------------------------------------------------------------


def test_alliance_gains_in_the_order_of_its_list():
    lab = Lab(landscapes=["Alliance"], coins=10)
    lab.buy("Alliance")
    gained = [card.name for card in lab.game.players[0].gained_this_turn()]
    assert gained == ["Province", "Duchy", "Estate", "Gold", "Silver", "Copper"]


def test_commerce_counts_gold_like_any_other_card_and_before_it_gains_any():
    lab = Lab(landscapes=["Commerce"], coins=16, buys=3)
    lab.buy("Gold")
    lab.buy("Commerce")
    assert lab.me.discard == ["Gold", "Gold"]
    lab.buy("Commerce")
    assert lab.me.discard == ["Gold"] * 3, "one name, however many Golds"


def test_commerce_counts_what_you_have_gained_and_nobody_else():
    lab = Lab(["Witch"], landscapes=["Commerce"], hand=["Witch"], deck=COPPERS, coins=5)
    lab.play("Witch")
    lab.buy("Commerce")
    assert (lab.me.discard, lab.other.discard) == ([], ["Curse"])


def test_delay_takes_actions_alone_and_is_done_when_it_has_played_one():
    lab = Lab(landscapes=["Delay"], hand=["Festival", "Gold"], deck=["Copper"] * 20, others=[{"deck": COPPERS}])
    lab.buy("Delay", "Festival")
    assert lab.asked[-1].options == ["Festival"]
    lab.end_turn()
    assert lab.me.set_aside == ["Festival"]
    lab.end_turn()
    assert lab.me.in_play == ["Festival"]
    assert lab.game.effects == []


def test_desperation_can_be_bought_again_in_the_next_turn():
    lab = Lab(landscapes=["Desperation"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.buy("Desperation", True)
    lab.end_turn()
    lab.buy("Desperation", False)
    lab.end_turn()
    lab.buy("Desperation", True)
    assert lab.me.coins == 2


def test_enhance_offers_no_victory_card():
    lab = Lab(["Mill"], landscapes=["Enhance"], coins=3, hand=["Copper", "Estate", "Mill", "Curse"])
    lab.buy("Enhance", None)
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse"]


def test_invest_again_in_the_same_card_brings_the_investor_nothing():
    lab = Lab(landscapes=["Invest"], coins=8, buys=2, deck=COPPERS)
    lab.buy("Invest", "Village")
    lab.buy("Invest", "Village")
    assert lab.me.hand == []


@pytest.mark.parametrize("before", [True, False])
def test_invest_goes_on_where_a_copy_can_leave_exile_that_was_not_invested(before):
    lab = Lab(landscapes=["Invest", "Transport"], coins=10, buys=3, deck=COPPERS,
              others=[{"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    steps = [("Transport", 0, "Village"), ("Invest", "Village")]
    for step in steps if before else steps[::-1]:
        lab.buy(*step)
    lab.buy("Transport", 1)  # the cards look the same, so that nobody is asked
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert len(lab.me.hand) == 7


def test_invest_can_take_the_action_that_is_on_top_of_any_pile():
    lab = Lab(["Castles"], landscapes=["Invest"], coins=4, supply={"Castles": 6})
    lab.buy("Invest", "Small Castle")
    assert lab.me.mats["Exile"] == ["Small Castle"]


def test_march_offers_actions_alone():
    lab = Lab(landscapes=["March"], coins=3, discard=["Festival", "Gold", "Estate"])
    lab.buy("March", None)
    assert lab.asked[-1].options == ["Festival"]


def any_of(question: Question) -> str:
    return question.options[0]


def test_populate_takes_the_top_of_an_action_pile_whatever_its_type_is_now():
    lab = Lab(["Gladiator / Fortune", *PLAIN], landscapes=["Populate"], coins=10, supply={"Gladiator / Fortune": 5})
    lab.buy("Populate", policy=any_of)
    assert sorted(lab.me.discard) == sorted(["Fortune", *PLAIN])


def test_populate_takes_no_castle_even_where_it_is_an_action():
    lab = Lab(["Castles", *PLAIN], landscapes=["Populate"], coins=10, supply={"Castles": 6})
    assert lab.pile("Castles")[0] == "Small Castle"
    lab.buy("Populate", policy=any_of)
    assert sorted(lab.me.discard) == sorted(PLAIN)


def test_populate_asks_for_the_order_where_the_last_card_sets_a_price():
    lab = Lab(["Wayfarer", *PLAIN], landscapes=["Populate"], coins=10)
    lab.buy("Populate", "Wayfarer", *(name for name in PLAIN if name not in ("Moat", "Festival")), "Festival")
    assert lab.me.discard.count("Moat") == 1
    assert cost(lab, "Wayfarer") == 2, "the Moat came last"


def test_populate_asks_for_the_order_where_gains_can_be_replaced():
    lab = Lab(["Trader (1E)", *PLAIN], landscapes=["Populate"], coins=10)
    lab.buy("Populate", policy=any_of)
    assert [question.purpose for question in lab.asked] == ["gain"] * 9


def test_populate_asks_nothing_where_the_order_is_all_the_same():
    lab = Lab([*PLAIN, "Chapel"], landscapes=["Populate"], coins=10)
    lab.buy("Populate")
    assert (lab.asked, len(lab.me.discard)) == ([], 10)


def test_reap_has_nothing_left_to_do_when_the_gold_was_played_or_lost():
    lab = Lab(["Watchtower"], landscapes=["Reap"], coins=14, buys=2, hand=["Watchtower"], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.buy("Reap", "Watchtower", 1)
    assert lab.game.effects == []
    lab.buy("Reap", None)
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.game.effects) == (3, [])


def test_seize_the_day_is_for_once_in_a_game():
    lab = Lab(landscapes=["Seize the Day"], coins=4, deck=["Gold", "Gold", *COPPERS])
    lab.buy("Seize the Day")
    lab.end_turn()
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Seize the Day")


def test_toil_offers_actions_alone():
    lab = Lab(landscapes=["Toil"], coins=2, hand=["Festival", "Gold"])
    lab.buy("Toil", None)
    assert lab.asked[-1].options == ["Festival"]


# -- Exile ------------------------------------------------------------------------------------------------------------


def kept(gainer: dict[str, object], *more: str, **setup: Any) -> Lab:
    """A game in which the other player's turn begins under a Gatekeeper."""
    ways = [None] if setup else []
    lab = Lab(["Gatekeeper", *more], hand=["Gatekeeper"], deck=COPPERS, others=[{"deck": COPPERS, **gainer}], **setup)
    lab.play("Gatekeeper", *ways)
    lab.end_turn()
    return lab


def test_gatekeeper_a_copy_that_came_back_with_a_gain_in_between_was_there():
    lab = kept({"hand": ["Gold", "Copper", "Sheepdog"], "mats": {"Exile": ["Sheepdog"]}}, "Sheepdog",
               landscapes=["Way of the Rat"])  # fmt: skip
    lab.play("Gold")
    lab.buy("Sheepdog", "Sheepdog", "Way of the Rat", "Copper", True)
    assert lab.other.mats["Exile"] == [], "both were gained while a copy lay there"
    assert sorted(lab.other.discard) == ["Copper", "Sheepdog", "Sheepdog", "Sheepdog"]


def test_gatekeeper_copies_that_came_back_with_another_card_are_no_copies_of_this_one():
    lab = kept({"hand": ["Gold", "Gold", "Festival"], "mats": {"Exile": ["Silver"]}})
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Silver", True)
    lab.buy("Copper")
    assert lab.other.mats["Exile"] == ["Copper"]


def test_gatekeeper_asks_for_the_copies_of_the_gainer():
    lab = Lab(["Gatekeeper"], hand=["Gatekeeper"], deck=COPPERS,
              others=[{"deck": COPPERS}, {"deck": COPPERS, "mats": {"Exile": ["Silver"]}}])  # fmt: skip
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.gain("Silver", True, seat=2)
    lab.gain("Silver", seat=1)
    assert lab.players[2].discard == ["Silver", "Silver"]
    assert lab.players[1].mats["Exile"] == ["Silver"], "what the other had in Exile is theirs"


def test_gatekeeper_a_second_gain_finds_no_copies_once_they_have_come_back():
    lab = kept({"hand": ["Gold", "Gold", "Festival"], "mats": {"Exile": ["Silver"]}})
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Silver", True)
    lab.buy("Silver")
    assert (lab.other.mats["Exile"], lab.other.discard) == (["Silver"], ["Silver", "Silver"])


def test_gatekeeper_copies_of_a_card_gained_in_between_are_no_copies_of_the_first():
    lab = kept({"hand": ["Gold", "Copper", "Sheepdog"], "mats": {"Exile": ["Sheepdog"]}}, "Sheepdog",
               landscapes=["Way of the Rat"])  # fmt: skip
    lab.play("Gold")
    lab.buy("Village", "Sheepdog", "Way of the Rat", "Copper", True)
    assert lab.other.mats["Exile"] == ["Village"]


def test_gatekeeper_copies_that_somebody_else_takes_back_in_between_are_theirs():
    lab = Lab(["Gatekeeper", "Falconer", "Moat"], hand=["Gatekeeper"], deck=COPPERS,
              others=[{"hand": ["Falconer"], "deck": COPPERS, "mats": {"Exile": ["Moat"]}}, {}])  # fmt: skip
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.gain("Moat", "Falconer", "Moat", True, seat=2)
    assert (lab.players[1].hand, lab.players[1].discard) == (["Moat"], ["Moat"])
    assert lab.players[2].mats["Exile"] == ["Moat"]


def test_gatekeeper_has_lost_a_card_on_the_deck_that_another_covers():
    lab = kept({"hand": ["Supplies", "Copper", "Sheepdog", "Watchtower"]}, "Supplies", "Sheepdog", "Watchtower",
               landscapes=["Way of the Rat"])  # fmt: skip
    lab.play("Supplies", "Sheepdog", "Way of the Rat", "Copper", "Watchtower", 1)
    assert lab.other.deck[:2] == ["Sheepdog", "Horse"]
    assert lab.other.mats.get("Exile", []) == []


def test_gatekeeper_is_over_when_its_players_turn_begins():
    lab = kept({"hand": ["Gold"]}, "Witch")
    lab.end_turn()
    lab.gain("Silver", seat=1)
    assert lab.other.discard.count("Silver") == 1
    assert lab.other.mats.get("Exile", []) == []


def test_exile_brings_back_the_other_copies_and_not_the_gained_card_that_lies_there_by_now():
    lab = kept({"hand": ["Gold", "Gold", "Sheepdog"]}, "Sheepdog", landscapes=["Way of the Camel"])
    lab.play_treasures()
    lab.buy("Gold", "Gatekeeper", "Sheepdog", "Way of the Camel", True)
    assert (lab.other.mats["Exile"], lab.other.discard) == (["Gold"], ["Gold"])


def test_exile_of_a_card_set_aside_for_the_mouse_has_its_rule():
    lab = Lab(landscapes=["Way of the Mouse"], way_of_the_mouse="Camel Train", hand=["Smithy"], coins=6)
    lab.play("Smithy", "Way of the Mouse", None, "Gold")
    assert lab.me.mats["Exile"] == ["Gold"]
    lab.buy("Gold", True)
    assert (lab.me.mats["Exile"], lab.me.discard) == ([], ["Gold", "Gold"])


def test_bounty_hunter_minds_copies_and_not_other_cards_in_exile():
    lab = Lab(["Bounty Hunter"], hand=["Bounty Hunter", "Estate"], mats={"Exile": ["Copper", "Curse"]})
    lab.play("Bounty Hunter")
    assert lab.me.coins == 3


def test_cardinal_whoever_shows_two_such_cards_chooses():
    lab = Lab(["Cardinal"], hand=["Cardinal"], others=[{"deck": ["Silver", "Gold"]}])
    lab.play("Cardinal", "Silver")
    assert (lab.asked[-1].player, lab.asked[-1].minimum) == (1, 1)
    assert (lab.other.mats["Exile"], lab.other.discard) == (["Silver"], ["Gold"])


def test_cardinal_leaves_cards_with_a_potion_in_their_cost():
    lab = Lab(["Cardinal", "Familiar"], hand=["Cardinal"], others=[{"deck": ["Familiar", "Province"]}])
    lab.play("Cardinal")
    assert lab.other.mats.get("Exile", []) == []
    assert sorted(lab.other.discard) == ["Familiar", "Province"]


def test_exile_is_seen_by_everybody_wherever_the_card_came_from():
    lab = Lab(["Stockpile", "Camel Train"], landscapes=["Enclave"], hand=["Stockpile", "Camel Train"], coins=5)
    lab.play("Camel Train", "Curse")
    lab.play("Stockpile")
    lab.buy("Enclave")
    for seat in (0, 1):
        seen = [card.name for card in lab.game.view(seat).places()["mat:0:Exile"]]
        assert sorted(seen) == ["Curse", "Duchy", "Stockpile"]


@pytest.mark.parametrize(
    ("setup", "steps", "seen"),
    [
        (
            {"landscapes": ["Way of the Turtle"], "hand": ["Smithy"]},
            [("play", "Smithy", "Way of the Turtle")],
            ["Smithy"],
        ),
        ({"landscapes": ["Delay"], "hand": ["Smithy", "Moat"]}, [("buy", "Delay", "Smithy")], ["Smithy"]),
        ({"landscapes": ["Reap"], "coins": 7}, [("buy", "Reap")], ["Gold"]),
    ],
)
def test_what_waits_for_the_next_turn_lies_face_up(setup, steps, seen):
    lab = Lab(deck=COPPERS, **setup)
    for step, *rest in steps:
        getattr(lab, step)(*rest)
    lab.end_turn()
    assert [card.name for card in lab.game.view(1).places()["set_aside:0"]] == seen


def test_the_cards_of_a_squirrel_are_its_players_secret():
    lab = Lab(landscapes=["Way of the Squirrel"], hand=["Smithy"], deck=[*COPPERS[:5], "Gold", "Gold", "Gold"])
    lab.play("Smithy", "Way of the Squirrel")
    lab.end_turn()
    assert lab.me.hand.count("Gold") == 2
    assert all(card is None for card in lab.game.view(1).places().get("hand:0", []))


# -- Horses -----------------------------------------------------------------------------------------------------------


def test_groom_a_treasure_that_is_a_victory_card_brings_both():
    lab = Lab(["Groom", "Castles"], hand=["Groom"], deck=COPPERS)
    lab.play("Groom", "Humble Castle")
    assert (sorted(lab.me.discard), lab.me.hand, lab.me.actions) == (["Humble Castle", "Silver"], ["Copper"], 1)


def test_groom_an_action_that_is_a_treasure_now_brings_both():
    lab = Lab(["Groom", "Militia"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Groom"])
    lab.play("Groom", "Militia")
    assert sorted(lab.me.discard) == ["Horse", "Militia", "Silver"]


def test_hostelry_offers_treasures_alone():
    lab = Lab(["Hostelry"], hand=["Copper", "Estate", "Village", "Gold"], coins=4)
    lab.buy("Hostelry", ["Gold"])
    assert sorted(lab.asked[-1].options) == ["Copper", "Gold"]
    assert sorted(lab.me.discard) == ["Gold", "Horse", "Hostelry"]


def test_livery_is_for_what_its_player_gains():
    lab = Lab(["Livery"], hand=["Livery"])
    lab.play("Livery")
    lab.gain("Gold", seat=1)
    assert (lab.me.discard, lab.other.discard) == ([], ["Gold"])


def test_livery_looks_at_the_cost_as_the_card_was_gained():
    lab = Lab(["Livery", "Fisherman", "Watchtower"], hand=["Livery", "Watchtower"])
    lab.play("Livery")
    lab.buy("Fisherman", "Watchtower", 1, None)
    assert lab.me.deck == ["Fisherman"]
    assert lab.me.discard == ["Horse"], "it cost 5 as it came into the discard pile, though it costs 2 again"


def test_livery_played_by_its_own_gain_brings_a_horse_for_it():
    lab = Lab(["Livery"], landscapes=["Innovation"], projects=["Innovation"], coins=5)
    lab.buy("Livery", True)
    assert (lab.me.in_play, lab.me.discard) == (["Livery"], ["Horse"])


def test_paddock_counts_piles_once_its_horses_are_there():
    lab = Lab(["Paddock", "Sheepdog"], landscapes=["Way of the Worm"], supply={"Estate": 1},
              hand=["Paddock", "Sheepdog"])  # fmt: skip
    lab.play("Paddock", None, "Sheepdog", "Way of the Worm")
    assert (lab.me.mats["Exile"], lab.me.actions) == (["Estate"], 1)


def test_scrap_gives_a_thing_for_each_coin_the_card_costs_now():
    lab = Lab(["Scrap", "Bridge"], hand=["Bridge", "Scrap", "Estate"], actions=2, deck=COPPERS)
    lab.play("Bridge")
    lab.play("Scrap", "+1 Card")
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (1, 1)
    assert lab.me.hand == ["Copper"]


def test_sleigh_is_for_what_its_player_gains():
    lab = Lab(["Sleigh"], hand=["Sleigh"])
    lab.gain("Gold", seat=1)
    assert (lab.asked, lab.other.discard) == ([], ["Gold"])


# -- costs, and other Kingdom cards -----------------------------------------------------------------------------------


def test_animal_fair_takes_an_action_of_the_hand_and_gives_no_action():
    lab = Lab(["Animal Fair"], hand=["Moat", "Village", "Gold", "Estate"], coins=0, buys=2)
    lab.buy("Animal Fair", "Moat")
    assert sorted(lab.asked[-1].options) == ["Moat", "Village"]
    assert lab.trash == ["Moat"]
    lab = Lab(["Animal Fair"], hand=["Animal Fair"])
    lab.play("Animal Fair")
    assert (lab.me.actions, lab.me.coins, lab.me.buys) == (0, 4, 1)


def test_animal_fair_for_a_necropolis():
    lab = Lab(["Animal Fair"], hand=["Necropolis", "Copper"])
    lab.buy("Animal Fair")
    assert (lab.trash, lab.me.discard) == (["Necropolis"], ["Animal Fair"])


@pytest.mark.parametrize("name", ["Destrier", "Wayfarer"])
def test_what_was_cheap_in_the_last_turn_is_not_cheap_when_the_game_is_over(name):
    lab = Lab(
        [name, "Broker"], ally="Plateau Shepherds", hand=[name], favors=3, coins=10, buys=5, supply={"Province": 1}
    )
    lab.buy("Province")
    for _ in range(3):
        lab.buy("Copper")
    lab.buy("Estate")
    lab.end_turn()
    assert (lab.over, lab.me.vp) == (True, 9), "2 points for an Estate that costs 2, and none for the other"


def test_fisherman_looks_at_nobody_elses_discard_pile():
    lab = Lab(["Fisherman"], others=[{"discard": ["Copper"]}])
    assert cost(lab, "Fisherman") == 2


def test_wayfarer_costs_as_much_as_the_last_of_several():
    lab = Lab(["Wayfarer"], coins=3, buys=2)
    lab.buy("Silver")
    assert cost(lab, "Wayfarer") == 3
    lab.buy("Copper")
    assert cost(lab, "Wayfarer") == 0


@pytest.mark.parametrize("name", ["Goatherd", "Hunting Lodge"])
def test_chameleon_swaps_cards_that_come_for_something(name):
    lab = Lab([name, "Chapel"], landscapes=["Way of the Chameleon"], hand=["Chapel", *["Curse"] * 4], deck=COPPERS,
              others=[{"hand": [name, "Estate"], "deck": COPPERS}])  # fmt: skip
    lab.play("Chapel", None, ["Curse"] * 4)
    lab.end_turn()
    lab.play(name, "Way of the Chameleon", True if name == "Hunting Lodge" else None)
    assert (lab.other.coins, lab.other.hand) == ((6, []) if name == "Hunting Lodge" else (4, ["Estate"]))


def test_snowy_village_outside_the_action_phase_asks_for_no_villagers():
    lab = Lab(["Snowy Village"], landscapes=["Toil"], hand=["Snowy Village"], deck=COPPERS, coins=2, villagers=1)
    lab.buy("Toil", "Snowy Village")
    assert [question.purpose for question in lab.asked] == ["play"]


# -- Reactions that play themselves -----------------------------------------------------------------------------------


def test_black_cat_answers_a_gain_in_its_players_own_turn_and_curses_nobody():
    lab = Lab(["Black Cat"], hand=["Black Cat"], deck=COPPERS)
    lab.gain("Estate", "Black Cat", seat=1)
    assert (len(lab.me.hand), lab.other.discard) == (2, ["Estate"])


def test_black_cat_answers_a_gain_of_somebody_whose_turn_it_is_not():
    lab = Lab(["Black Cat"], others=[{"hand": ["Black Cat"], "deck": COPPERS}, {}])
    lab.gain("Estate", "Black Cat", seat=2)
    assert [seat.discard for seat in lab.players] == [["Curse"], [], ["Estate", "Curse"]]


def test_falconer_gains_what_costs_less_than_itself_now():
    lab = Lab(["Falconer", "Quarry", "Moat"], hand=["Quarry", "Falconer"], coins=2)
    lab.play("Quarry")
    lab.buy("Moat", "Falconer", "Estate")
    assert "Silver" not in lab.asked[-1].options, "it costs 3 now, as a Silver does"
    assert "Smithy" in lab.asked[-1].options


def test_village_green_discarded_from_exile_in_clean_up_cannot_be_played():
    lab = Lab(["Village Green", "Improve", "Sanctuary"], hand=["Improve", "Village"], actions=2, deck=COPPERS,
              mats={"Exile": ["Village Green"]})  # fmt: skip
    lab.play("Village")
    lab.play("Improve")
    lab.end_turn("Village", "Village Green", True)
    assert lab.me.discard.count("Village Green") == 2
    assert lab.me.in_play == []


# -- Ways -------------------------------------------------------------------------------------------------------------


def test_mole_with_an_empty_hand_draws_three_cards():
    lab = Lab(landscapes=["Way of the Mole"], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", "Way of the Mole")
    assert (len(lab.me.hand), lab.me.actions) == (3, 1)


@pytest.mark.parametrize("name", ["Smithy", "Poor House"])
def test_mouse_has_an_action_that_costs_two_or_three(name):
    with pytest.raises(IllegalSetup, match="not 2 or 3"):
        Lab(["Moat"], landscapes=["Way of the Mouse"], way_of_the_mouse=name)


def test_rat_takes_what_is_a_treasure_now():
    lab = Lab(["Charlatan"], landscapes=["Way of the Rat"], hand=["Smithy", "Curse", "Estate"])
    lab.play("Smithy", "Way of the Rat", "Curse")
    assert sorted(lab.me.discard) == ["Curse", "Smithy"]


def test_seal_asks_once_for_two_and_not_for_what_lies_on_the_deck_or_others_gain():
    lab = Lab(["Bureaucrat"], landscapes=["Way of the Seal"], hand=["Smithy", "Smithy", "Workshop", "Bureaucrat"],
              actions=4)  # fmt: skip
    lab.play("Smithy", "Way of the Seal")
    lab.play("Smithy", "Way of the Seal")
    lab.play("Workshop", None, "Village", False)
    assert [question.purpose for question in lab.asked][-2:] == ["gain", "may"]
    lab.play("Bureaucrat", None)
    lab.gain("Gold", seat=1)
    assert lab.asked[-1].purpose == "way"
    assert (lab.me.discard, lab.me.deck) == (["Village"], ["Silver"])


def test_seal_played_in_answer_to_a_gain_is_for_that_gain():
    lab = Lab(["Sheepdog"], landscapes=["Way of the Seal"], hand=["Sheepdog"], coins=3)
    lab.buy("Silver", "Sheepdog", "Way of the Seal", True)
    assert lab.me.deck == ["Silver"]


def test_turtle_twice_leaves_one_thing_to_do():
    lab = Lab(["Throne Room"], landscapes=["Way of the Turtle"], hand=["Throne Room", "Festival"], deck=COPPERS)
    lab.play("Throne Room", None, "Festival", "Way of the Turtle", "Way of the Turtle")
    assert len(lab.game.effects) == 1


def test_chameleon_of_a_snowy_village_stops_actions_all_the_same():
    lab = Lab(["Snowy Village"], landscapes=["Way of the Chameleon"], hand=["Snowy Village", "Village"], deck=COPPERS)
    lab.play("Snowy Village", "Way of the Chameleon")
    lab.play("Village", None)
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (1, 3, ["Copper"])


def test_chameleon_leaves_what_a_gained_card_brings():
    lab = Lab(["Cavalry"], landscapes=["Way of the Chameleon"], hand=["Workshop"], deck=COPPERS)
    lab.play("Workshop", "Way of the Chameleon", "Cavalry")
    assert (lab.me.coins, len(lab.me.hand)) == (0, 2)


def test_a_crown_may_be_a_way_in_the_buy_phase():
    lab = Lab(["Crown"], landscapes=["Way of the Sheep"], hand=["Crown", "Gold"])
    lab.to_buy_phase()
    lab.play("Crown", "Way of the Sheep")
    assert (lab.phase, lab.me.coins) == ("buy", 2)


def test_turtle_in_anothers_turn_waits_for_its_players_next():
    lab = Lab(["Sheepdog", "Witch"], landscapes=["Way of the Turtle"], hand=["Witch"], deck=COPPERS,
              others=[{"hand": ["Sheepdog"], "deck": COPPERS}])  # fmt: skip
    lab.play("Witch", None, "Sheepdog", "Way of the Turtle")
    assert lab.other.set_aside == ["Sheepdog"]
    lab.end_turn(None)
    assert (lab.other.in_play, len(lab.other.hand)) == (["Sheepdog"], 2)
