"""Crosses of Plunder, Rising Sun and the promotional cards with everything else, where several rules speak at once."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Session
from bailiwick.lab import IllegalMove, Lab, Question

COPPERS = ["Copper"] * 12
MANY = ["Copper"] * 30
TEN = [
    "Chapel", "Harbinger", "Vassal", "Bureaucrat", "Gardens", "Bandit", "Library", "Sentry", "Artisan", "Witch",
]  # fmt: skip


def least(question: Question) -> Any:
    return question.options[: question.minimum]


def come(prophecy: str, kingdom: list[str], **given: Any) -> Lab:
    """A Prophecy that has come about; a Tea House is there for its sake."""
    return Lab([*kingdom, "Tea House"], prophecy=prophecy, sun=0, **given)


def windy(*kingdom: str, second: list[str] = TEN, **given: Any) -> Lab:
    """One Sun is left on Divine Wind, and a Tea House in hand removes it."""
    given = {"deck": COPPERS, "actions": 4, **given, "hand": ["Tea House", *given.get("hand", [])]}
    return Lab([*kingdom, "Tea House"], prophecy="Divine Wind", second_kingdom=second, sun=1, **given)


# -- Reckless ---------------------------------------------------------------------------------------------------------


def test_a_throned_reckless_duration_does_everything_four_times_in_both_turns() -> None:
    lab = Lab(["Wharf"], traits={"Reckless": "Wharf"}, hand=["Throne Room", "Wharf"], deck=["Copper"] * 40)
    lab.play("Throne Room", "Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (8, 5)
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Wharf"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (13, 5)
    lab.end_turn()
    assert lab.supply["Wharf"] == 11
    assert "Throne Room" in lab.me.discard


def test_an_enchanted_throne_room_leaves_a_reckless_card_its_two_times() -> None:
    lab = Lab(
        ["Enchantress", "Throne Room"], traits={"Reckless": "Woodcutter"}, hand=["Enchantress"],
        others=[{"hand": ["Throne Room", "Woodcutter"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Throne Room")  # the first Action of the turn: it plays nothing
    assert (lab.other.hand, lab.other.actions) == (["Woodcutter", "Copper"], 1)
    lab.play("Woodcutter")
    assert (lab.other.coins, lab.other.buys) == (4, 3)


def test_a_reckless_duration_that_chooses_chooses_twice_and_stays_for_the_later_one() -> None:
    lab = Lab(["Gondola"], traits={"Reckless": "Gondola"}, hand=["Gondola"], deck=COPPERS)
    lab.play("Gondola", 0, 1)
    assert lab.me.coins == 2
    lab.end_turn()
    assert (lab.me.in_play, lab.supply["Gondola"]) == (["Gondola"], 10)
    lab.end_turn()
    assert lab.me.coins == 2
    lab.end_turn()
    assert lab.supply["Gondola"] == 11
    lab = Lab(["Gondola"], traits={"Reckless": "Gondola"}, hand=["Gondola"], deck=COPPERS)
    lab.play("Gondola", 0, 0)
    lab.end_turn()
    assert (lab.me.in_play, lab.supply["Gondola"]) == ([], 11), "nothing was left for later"


@pytest.mark.parametrize("first", ["Page", "Reckless"])
def test_a_reckless_traveller_is_exchanged_or_returned_whichever_comes_first(first: str) -> None:
    lab = Lab(["Page"], traits={"Reckless": "Page"}, hand=["Page"], deck=COPPERS)
    lab.play("Page")
    lab.end_turn(first, *([True] if first == "Page" else []))
    assert lab.supply["Page"] == 11
    assert ("Treasure Hunter" in lab.me.discard) == (first == "Page")


def test_a_reckless_reserve_card_is_called_once_and_returned_with_that_turn() -> None:
    lab = Lab(["Ratcatcher"], traits={"Reckless": "Ratcatcher"}, hand=["Ratcatcher"], deck=["Estate"] * 20)
    lab.play("Ratcatcher")
    assert (len(lab.me.hand), lab.me.mats["Tavern"]) == (2, ["Ratcatcher"])
    lab.end_turn()
    assert lab.supply["Ratcatcher"] == 10
    lab.end_turn("Ratcatcher")
    assert lab.trash == ["Estate"], "one card is trashed: a call follows nothing twice"
    lab.end_turn()
    assert lab.supply["Ratcatcher"] == 11


@pytest.mark.parametrize("first", ["Capital", "Reckless"])
def test_a_reckless_capital_brings_its_debt_and_goes_back_in_either_order(first: str) -> None:
    lab = Lab(["Capital"], traits={"Reckless": "Capital"}, hand=["Capital"], deck=COPPERS)
    lab.play("Capital")
    assert (lab.me.coins, lab.me.buys) == (12, 3)
    lab.end_turn(first, 0)
    assert (lab.supply["Capital"], lab.me.debt) == (11, 6)


def test_a_reckless_half_of_a_split_pile_goes_back_on_top_of_it() -> None:
    pile = "Encampment / Plunder"
    lab = Lab([pile], traits={"Reckless": pile}, hand=["Plunder"], deck=COPPERS)
    lab.play("Plunder")
    assert (lab.me.coins, lab.me.vp) == (4, 2)
    lab.end_turn()
    assert lab.pile(pile)[:2] == ["Plunder", "Encampment"]


def test_a_reckless_band_of_misfits_plays_two_cards() -> None:
    lab = Lab(["Band of Misfits"], traits={"Reckless": "Band of Misfits"}, hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Village", "Smithy")
    assert (len(lab.me.hand), lab.me.actions) == (4, 2)


def test_an_estate_that_inherits_a_reckless_card_plays_it_recklessly_and_stays_its_own() -> None:
    lab = Lab(["Moat"], traits={"Reckless": "Moat"}, landscapes=["Inheritance"], coins=7, deck=["Estate", *MANY])
    lab.buy("Inheritance", "Moat")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    assert len(lab.me.hand) == 4 + 4
    lab.end_turn()
    assert lab.supply["Moat"] == 9
    assert "Estate" in lab.me.discard


@pytest.mark.parametrize(("card", "coins"), [("Flagship", 2 * 2 + 3 * 2), ("Daimyo", 3 * 2)])
def test_a_reckless_flagship_or_daimyo_plays_the_next_action_again_twice(card: str, coins: int) -> None:
    lab = Lab([card], traits={"Reckless": card}, hand=[card, "Woodcutter"], actions=2, deck=COPPERS)
    lab.play(card)
    lab.play("Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (coins, 4)


def test_a_reckless_omen_may_remove_the_last_sun_by_following_itself_again() -> None:
    lab = Lab(
        ["Tea House"], traits={"Reckless": "Tea House"}, prophecy="Great Leader", sun=2, hand=["Tea House"],
        deck=COPPERS,
    )  # fmt: skip
    lab.play("Tea House")
    assert lab.tokens("Great Leader") == []
    assert (lab.me.actions, lab.me.coins) == (2 + 1, 4), "and Great Leader counts one play"


def test_a_reckless_riverboat_plays_its_card_twice_in_the_next_turn() -> None:
    lab = Lab(["Riverboat"], riverboat="Laboratory", traits={"Reckless": "Riverboat"}, hand=["Riverboat"], deck=MANY)
    lab.play("Riverboat")
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions) == (9, 3)
    lab.end_turn()
    assert lab.supply["Riverboat"] == 11


def test_a_reckless_prince_sets_two_cards_aside_and_plays_both() -> None:
    lab = Lab(["Prince"], traits={"Reckless": "Prince"}, hand=["Prince", "Village", "Moat", "Smithy"], deck=MANY)
    lab.play("Prince", "Village", "Moat")
    assert sorted(lab.me.set_aside) == ["Moat", "Village"]
    lab.end_turn()
    lab.end_turn("Village")
    assert (len(lab.me.hand), lab.me.actions) == (8, 3)
    lab.end_turn()
    assert (lab.me.in_play, lab.supply["Prince"]) == (["Prince"], 10)


def test_a_reckless_captain_plays_two_cards_in_each_of_its_turns() -> None:
    lab = Lab(["Captain"], traits={"Reckless": "Captain"}, hand=["Captain"], deck=COPPERS)
    lab.play("Captain", "Woodcutter", "Village")
    assert (lab.me.coins, lab.me.actions) == (2, 2)
    lab.end_turn()
    lab.end_turn("Woodcutter", "Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (4, 3)


def test_a_reckless_search_is_trashed_once_for_two_loots() -> None:
    lab = Lab(
        ["Search"], traits={"Reckless": "Search"}, supply={"Village": 1}, hand=["Search"],
        stack={"Loot": ["Orb", "Staff"]},
    )  # fmt: skip
    lab.play("Search")
    lab.gain("Village")
    assert lab.me.coins == 4
    assert lab.trash == ["Search"]
    assert sorted(lab.me.discard) == ["Orb", "Staff", "Village"]


def test_a_reckless_hermit_gains_twice_and_becomes_one_madman() -> None:
    lab = Lab(["Hermit"], traits={"Reckless": "Hermit"}, hand=["Hermit"], deck=COPPERS)
    lab.play("Hermit", "Estate", None, "Silver")
    lab.end_turn()
    assert sorted(lab.me.discard) == ["Estate", "Madman", "Silver"]
    assert lab.supply["Hermit"] == 11


def test_a_reckless_merchant_makes_the_first_silver_worth_two_more() -> None:
    lab = Lab(
        traits={"Reckless": "Merchant"}, kingdom=["Merchant"], hand=["Merchant", "Silver", "Silver"], deck=COPPERS
    )
    lab.play("Merchant")
    lab.play("Silver")
    lab.play("Silver")
    assert lab.me.coins == 4 + 2


def test_a_reckless_black_market_sells_two_cards_in_one_play() -> None:
    lab = Lab(
        ["Black Market"], traits={"Reckless": "Black Market"}, hand=["Black Market", "Silver"],
        stack={"Black Market": ["Moat", "Witch", "Mine", "Chapel", "Fortress", "Cellar"]},
    )  # fmt: skip
    lab.play("Black Market", None, "Moat", ["Witch", "Mine"], "Silver", "Fortress", ["Chapel", "Cellar"])
    assert sorted(lab.me.discard) == ["Fortress", "Moat"]
    assert (lab.me.coins, lab.me.buys) == (0, 1)
    lab.end_turn()
    assert lab.supply["Black Market"] == 11


@pytest.mark.parametrize("first", ["Reckless", "Way of the Frog"])
def test_a_reckless_frog_goes_back_or_onto_the_deck_whichever_comes_first(first: str) -> None:
    lab = Lab(traits={"Reckless": "Village"}, landscapes=["Way of the Frog"], hand=["Village"], deck=COPPERS)
    lab.play("Village", "Way of the Frog")
    lab.end_turn(first)
    assert lab.supply["Village"] == (11 if first == "Reckless" else 10)
    assert ("Village" in lab.me.hand) == (first != "Reckless")


def test_a_kings_cache_plays_a_reckless_treasure_six_times() -> None:
    lab = Lab(["Figurine"], traits={"Reckless": "Figurine"}, hand=["King's Cache", "Figurine"], deck=MANY)
    lab.play("King's Cache", "Figurine", policy=None)
    assert len(lab.me.hand) == 12
    assert lab.me.in_play == ["King's Cache", "Figurine"]


def test_a_reckless_card_that_the_possessed_played_goes_back_to_its_pile() -> None:
    lab = Lab(
        ["Possession"], traits={"Reckless": "Village"}, hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["Village"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Village")
    assert lab.other.actions == 4
    lab.end_turn()
    assert lab.supply["Village"] == 11
    assert "Village" not in lab.other.discard


def test_panic_and_reckless_send_an_action_that_is_a_treasure_home_once() -> None:
    lab = come(
        "Panic", ["Festival"], landscapes=["Capitalism"], projects=["Capitalism"], traits={"Reckless": "Festival"},
        hand=["Festival"], deck=COPPERS,
    )  # fmt: skip
    lab.play("Festival")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (4, 1 + 2 + 2, 4)
    lab.end_turn("Panic")
    assert lab.supply["Festival"] == 11


def test_a_reckless_treasure_is_a_cantrip_once_when_enlightened() -> None:
    """What is done in place of the instructions is done once, as with a Way."""
    lab = come(
        "Enlightenment", ["Rope", "Throne Room"], traits={"Reckless": "Rope"}, hand=["Throne Room", "Rope", "Rope"],
        deck=["Estate"] * 9,
    )  # fmt: skip
    lab.play("Throne Room", "Rope")
    assert (lab.me.hand, lab.me.actions) == (["Rope", "Estate", "Estate"], 2)
    lab.to_buy_phase()
    lab.play("Rope")
    assert (lab.me.coins, lab.me.buys) == (2, 3)


# -- Divine Wind ------------------------------------------------------------------------------------------------------


def test_divine_wind_a_reckless_card_is_still_followed_twice_and_has_no_pile_to_return_to() -> None:
    lab = windy(traits={"Reckless": "Village"}, hand=["Village"])
    lab.play("Tea House")
    lab.play("Village")
    assert lab.me.actions == 4 - 1 + 1 - 1 + 4
    lab.end_turn()
    assert "Village" in lab.me.discard
    lab.game.check()


def test_divine_wind_a_friendly_card_brings_nothing_and_a_fawning_one_comes_no_more() -> None:
    lab = windy(traits={"Friendly": "Village"}, hand=["Village"])
    lab.play("Tea House")
    lab.end_turn("Village")
    assert lab.me.discard.count("Village") == 1
    lab = windy(traits={"Fawning": "Village"}, coins=6)
    lab.play("Tea House")
    lab.buy("Province")
    assert lab.me.discard == ["Province"]


def test_divine_wind_cheap_cards_stay_cheap_and_no_new_pile_is() -> None:
    lab = windy("Remodel", traits={"Cheap": "Village"}, hand=["Remodel", "Village"])
    lab.play("Tea House")
    lab.play("Remodel", "Village", "Bureaucrat")
    assert "Bureaucrat" in lab.asked[-1].options, "up to 4: a Cheap Village costs 2"
    assert not {"Sentry", "Library"} & set(lab.asked[-1].options), "the new piles cost what is printed"


def test_divine_wind_exiled_cards_come_back_with_one_of_the_old_pile_that_lay_in_the_trash() -> None:
    lab = windy("Lurker", "Bounty Hunter", hand=["Lurker", "Lurker"], mats={"Exile": ["Village", "Village"]})
    lab.play("Lurker", 0, "Village")
    lab.play("Tea House")
    lab.play("Lurker", 1, True)
    assert lab.me.discard == ["Village"] * 3
    assert lab.me.mats.get("Exile", []) == []


def test_divine_wind_in_a_possessed_turn_what_is_bought_of_the_new_kingdom_is_the_possessors() -> None:
    lab = windy(
        "Possession", hand=["Possession"], others=[{"hand": ["Tea House", "Gold"], "deck": COPPERS}]
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    assert "Sentry" not in lab.supply
    lab.play("Tea House")
    lab.play("Gold")
    lab.buy("Sentry")
    assert "Sentry" in lab.me.discard
    assert lab.other.discard == []
    assert {question.player for question in lab.asked} <= {0}
    assert "Possession" not in lab.supply
    lab.game.check()


def test_divine_wind_that_brings_a_black_market_brings_its_deck_and_what_that_needs() -> None:
    lab = windy(second=[*TEN[:9], "Black Market"], coins=3)
    assert lab.aside == {}
    lab.play("Tea House")
    deck = lab.stack("Black Market")
    assert len(deck) >= 15
    assert not set(deck) & {*TEN, *(pile.name for pile in lab.game.piles)}
    lab.gain("Black Market")
    lab.game.check()
    orders = set()
    for seed in range(6):
        fork = Session(lab.game.copy(), [None, None]).fork(0, seed)
        orders.add(tuple(card.name for card in fork.game.aside["black_market"]))
        assert sorted(card.name for card in fork.game.aside["black_market"]) == sorted(deck)
    assert len(orders) == 6


def test_divine_wind_and_changelings_of_either_kingdom() -> None:
    lab = windy("Changeling", coins=6)
    lab.play("Tea House")
    lab.buy("Gold")  # no Changeling is left to exchange it for, and nobody is asked
    assert lab.me.discard == ["Gold"]
    lab = windy("Lurker", second=[*TEN[:9], "Changeling"], hand=["Lurker", "Lurker"], coins=4)
    lab.play("Lurker", 0, "Village")
    lab.play("Tea House")
    lab.play("Lurker", 1)  # the Village has no pile to go back to
    assert lab.me.discard == ["Village"]
    lab.buy("Gold", True)
    assert sorted(lab.me.discard) == ["Changeling", "Village"]


def test_divine_wind_a_hermit_stays_a_hermit() -> None:
    lab = windy("Hermit", hand=["Hermit", "Estate"])
    lab.play("Hermit", None, "Estate")
    lab.play("Tea House")
    lab.end_turn()
    assert "Hermit" in lab.me.discard
    assert "Madman" not in lab.me.discard


def test_divine_wind_takes_the_pile_that_a_card_is_played_from() -> None:
    lab = Lab(
        ["Overlord", "Tea House"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, hand=["Overlord"], deck=COPPERS
    )
    lab.play("Overlord", "Tea House")
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (2, 1, ["Copper"])
    assert "Tea House" not in lab.supply
    assert lab.me.in_play == ["Overlord"]
    lab.game.check()


def test_divine_wind_a_duration_that_was_played_from_a_pile_goes_on_without_it() -> None:
    lab = windy("Overlord", "Caravan", hand=["Overlord"])
    lab.play("Overlord", "Caravan")
    lab.play("Tea House")
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    lab.end_turn()
    assert len(lab.me.hand) == 6
    lab.end_turn()
    assert "Overlord" not in lab.me.in_play
    lab.game.check()


def test_divine_wind_an_ambassador_returns_nothing_and_gives_nothing() -> None:
    lab = windy("Ambassador", hand=["Ambassador", "Village", "Village"])
    lab.play("Tea House")
    lab.play("Ambassador", policy=lambda question: question.options[:1])
    assert lab.me.hand.count("Village") == 2
    assert lab.other.discard == []


def test_divine_wind_in_the_buy_phase_sells_the_new_cards_afterwards() -> None:
    lab = Lab(
        ["Tea House", "Poet"], landscapes=["Continue"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, coins=8,
        buys=2, deck=["Gold"] * 9,
    )  # fmt: skip
    lab.buy("Continue", "Poet")
    assert lab.phase == "action"
    lab.pay_debt(8)
    lab.play_treasures()
    lab.buy("Chapel")
    assert lab.me.discard == ["Chapel"]
    with pytest.raises(IllegalMove):
        lab.buy("Poet")


@pytest.mark.parametrize("kingdom", [1, 2])
def test_divine_wind_a_shaman_of_either_kingdom_holds_its_rule(kingdom: int) -> None:
    first, second = (["Shaman"], TEN) if kingdom == 1 else ([], [*TEN[:9], "Shaman"])
    lab = windy("Lurker", *first, second=second, hand=["Lurker"], others=[{"deck": COPPERS}])
    lab.play("Lurker", 0, "Village")
    lab.play("Tea House")
    lab.end_turn()
    assert lab.other.discard == ["Village"]


# -- Enlightenment ----------------------------------------------------------------------------------------------------


def test_enlightenment_a_black_market_that_capitalism_makes_a_treasure_is_a_cantrip_in_the_action_phase() -> None:
    lab = come(
        "Enlightenment", ["Black Market"], landscapes=["Capitalism"], projects=["Capitalism"], deck=["Estate"] * 3,
        hand=["Black Market", "Black Market", "Gold"], stack={"Black Market": ["Chapel", "Witch", "Mine"]},
    )  # fmt: skip
    lab.play("Black Market")
    assert lab.asked == []
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (0, 1, ["Black Market", "Gold", "Estate"])
    lab.to_buy_phase()
    lab.play("Black Market", "Gold", "Witch", ["Chapel", "Mine"])
    assert (lab.me.coins, lab.me.discard) == (0, ["Witch"])


def test_enlightenment_a_crown_of_the_buy_phase_still_plays_a_treasure_twice() -> None:
    lab = come("Enlightenment", ["Crown"], hand=["Crown", "Crown", "Gold"], deck=["Estate"] * 5)
    lab.play("Crown")
    assert (lab.me.hand, lab.me.actions) == (["Crown", "Gold", "Estate"], 1)
    lab.to_buy_phase()
    lab.play("Crown", "Gold")
    assert (lab.me.coins, lab.me.actions) == (6, 1)


def test_enlightenment_makes_treasures_both_for_cards_that_look_at_types() -> None:
    lab = come("Enlightenment", ["Ironworks"], hand=["Ironworks"], deck=["Estate"] * 9)
    lab.play("Ironworks", "Silver")
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    lab = come("Enlightenment", ["Rice Broker"], hand=["Rice Broker", "Silver"], deck=["Estate"] * 9)
    lab.play("Rice Broker")
    assert len(lab.me.hand) == 7
    lab = come("Enlightenment", ["Wheelwright"], hand=["Wheelwright", "Gold"], deck=["Estate"] * 9)
    lab.play("Wheelwright", "Gold", "Gold")
    assert lab.me.discard == ["Gold", "Gold"]
    lab = come("Enlightenment", ["Tribute"], hand=["Tribute"], others=[{"deck": ["Copper", "Silver"]}])
    lab.play("Tribute")
    assert (lab.me.actions, lab.me.coins) == (4, 4)


def test_enlightenment_lets_heralds_and_golems_find_treasures() -> None:
    lab = come("Enlightenment", ["Herald"], hand=["Herald"], deck=["Estate", "Silver", "Estate"])
    lab.play("Herald")
    assert lab.me.in_play == ["Herald", "Silver"]
    assert (lab.me.hand, lab.me.actions) == (["Estate", "Estate"], 2)
    lab = come(
        "Enlightenment", ["Golem"], hand=["Golem"], deck=["Estate", "Copper", "Estate", "Silver", "Curse", "Duchy"]
    )
    lab.play("Golem", "Copper")
    assert lab.me.in_play == ["Golem", "Copper", "Silver"]
    assert (lab.me.hand, lab.me.discard) == (["Curse", "Duchy"], ["Estate", "Estate"])


def test_enlightenment_makes_treasures_cheaper_by_a_quarry_and_a_peddler_by_treasures() -> None:
    lab = come("Enlightenment", ["Quarry", "Peddler"], hand=["Quarry", "Copper"])
    lab.to_buy_phase()
    lab.play("Quarry")
    lab.play("Copper")
    costs = {pile.name: lab.game.cost(pile.kind).coins for pile in lab.game.piles}
    assert (costs["Silver"], costs["Gold"], costs["Duchy"]) == (1, 4, 5)
    assert costs["Peddler"] == 8 - 2 - 2 * 2, "two Actions are in play"


def test_enlightenment_captain_prince_summon_and_inheritance_take_treasures() -> None:
    lab = come("Enlightenment", ["Captain"], hand=["Captain"], deck=MANY)
    lab.play("Captain", "Silver")
    assert (lab.me.actions, lab.me.hand) == (1, ["Copper"])
    lab = come("Enlightenment", ["Prince"], hand=["Prince", "Copper", "Gold", "Astrolabe"], deck=["Estate"] * 20)
    lab.play("Prince", "Copper")
    assert lab.asked[-1].options == ["Copper"], "a Gold is too dear and an Astrolabe a Duration"
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.set_aside, lab.me.actions, len(lab.me.hand)) == (["Copper"], 2, 6)
    lab = come("Enlightenment", [], landscapes=["Summon"], coins=5, deck=["Estate"] * 20)
    lab.buy("Summon", "Silver")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, lab.me.actions, lab.me.coins) == (["Silver"], 2, 0)
    lab = come("Enlightenment", [], landscapes=["Inheritance"], coins=7, deck=["Estate"] * 20)
    lab.buy("Inheritance", "Silver")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    assert (lab.me.actions, len(lab.me.hand), lab.me.coins) == (1, 5, 0)
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.play("Estate")


def test_enlightenment_a_coin_of_the_realm_does_not_reach_the_tavern_in_the_action_phase() -> None:
    lab = come(
        "Enlightenment", ["Coin of the Realm", "Throne Room"], hand=["Throne Room", "Coin of the Realm"],
        deck=["Estate"] * 9,
    )  # fmt: skip
    lab.play("Throne Room", "Coin of the Realm")
    assert (lab.me.hand, lab.me.actions) == (["Estate", "Estate"], 2)
    assert lab.me.in_play == ["Throne Room", "Coin of the Realm"]


def test_enlightenment_treasures_count_for_champions_and_walled_villages_in_the_buy_phase_too() -> None:
    lab = come("Enlightenment", ["Page"], hand=["Champion", "Copper", "Silver"], deck=["Estate"] * 9)
    lab.play("Champion")
    lab.play("Copper")
    assert lab.me.actions == 2
    lab.to_buy_phase()
    lab.play("Silver")
    assert (lab.me.actions, lab.me.coins) == (3, 2)
    lab = come("Enlightenment", ["Walled Village"], hand=["Walled Village", "Copper", "Copper"], deck=["Estate"] * 9)
    lab.play("Walled Village")
    lab.to_buy_phase()
    lab.play("Copper")
    lab.play("Copper")
    lab.end_turn()  # nothing is asked: there are two other Actions in play
    assert "Walled Village" in lab.me.discard


def test_enlightenment_kings_caches_play_no_treasures_in_the_action_phase_and_flagships_play_them_again() -> None:
    lab = come("Enlightenment", ["King's Court"], hand=["King's Court", "King's Cache", "Gold"], deck=["Estate"] * 9)
    lab.play("King's Court", "King's Cache")
    assert (lab.me.hand, lab.me.actions) == (["Gold", "Estate", "Estate", "Estate"], 3)
    lab = come("Enlightenment", ["Flagship"], hand=["Flagship", "Gold"])
    lab.play("Flagship")
    lab.to_buy_phase()
    lab.play("Gold")
    assert lab.me.coins == 2 + 6


# -- Shadows ----------------------------------------------------------------------------------------------------------


def test_order_of_astrologers_may_pick_a_shadow_and_leaves_the_others_at_the_bottom() -> None:
    lab = Lab(
        ["Alley", "Ronin", "Underling"], ally="Order of Astrologers", favors=1, hand=["Village"],
        discard=["Alley", "Ronin", "Gold", "Gold", "Gold"],
    )  # fmt: skip
    lab.play("Village", 1, "Alley")
    assert (lab.me.hand, lab.me.favors) == (["Alley"], 0)
    assert lab.me.deck == ["Gold", "Gold", "Gold", "Ronin"]
    for seat in (0, 1):
        fork = Session(lab.game.copy(), [None, None]).fork(seat, 1)
        assert next(card.name for card in fork.game.players[0].deck) == "Ronin"


def test_order_of_astrologers_declined_a_shadow_is_at_the_bottom() -> None:
    lab = Lab(
        ["Alley", "Underling"], ally="Order of Astrologers", favors=1, hand=["Village"],
        discard=["Alley", "Gold", "Gold"],
    )  # fmt: skip
    lab.play("Village", 0)
    assert (lab.me.hand, lab.me.deck, lab.me.favors) == (["Gold"], ["Gold", "Alley"], 1)


def test_shadows_of_the_deck_are_played_by_a_staff_and_those_of_the_discard_pile_by_an_orb() -> None:
    lab = Lab(["Fishmonger"], hand=["Staff"], deck=["Copper", "Fishmonger"])
    lab.play("Staff", "Fishmonger")
    assert (lab.me.coins, lab.me.buys, lab.me.deck) == (3 + 1, 3, ["Copper"])
    lab = Lab(["Fishmonger"], hand=["Orb"], discard=["Fishmonger"], deck=["Fishmonger", "Copper"])
    lab.play("Orb", 0)
    assert lab.me.in_play == ["Orb", "Fishmonger"]
    assert (lab.me.discard, lab.me.deck) == ([], ["Fishmonger", "Copper"])


def test_a_shadow_of_the_deck_does_not_save_a_siren() -> None:
    lab = Lab(["Siren", "Ninja"], coins=3, deck=["Ninja"])
    lab.buy("Siren")
    assert (lab.trash, lab.me.deck) == (["Siren"], ["Ninja"])


# -- Prince -----------------------------------------------------------------------------------------------------------


def test_a_prince_takes_no_estate_that_is_a_command() -> None:
    lab = Lab(landscapes=["Inheritance"], coins=7, deck=["Prince", "Estate", "Village", *COPPERS])
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.play("Prince", "Village")
    assert lab.asked[-1].options == ["Village"]


def test_a_royal_carriage_does_not_play_a_princes_card_again_which_is_not_in_play() -> None:
    lab = Lab(["Guide", "Royal Carriage"], hand=["Prince", "Guide"], mats={"Tavern": ["Royal Carriage"]}, deck=MANY)
    lab.play("Prince", "Guide", None)  # the Prince itself is
    assert lab.asked[-1].options == ["Royal Carriage"]
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions) == (5 + 1, 2)
    assert (lab.me.set_aside, lab.me.mats["Tavern"]) == (["Guide"], ["Royal Carriage"])


# -- Black Market -----------------------------------------------------------------------------------------------------


def test_the_possessed_pay_at_the_black_market_with_their_own_coins_and_debt_is_the_possessors() -> None:
    lab = Lab(
        ["Black Market", "Possession"], hand=["Possession"], deck=COPPERS,
        stack={"Black Market": ["Engineer", "Witch", "Mine"]},
        others=[{"hand": ["Black Market", "Silver"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Black Market", "Silver", "Engineer", ["Witch", "Mine"])
    assert "Engineer" in lab.me.discard
    assert (lab.me.debt, lab.other.debt, lab.other.coins) == (4, 0, 4)


def test_a_talisman_finds_no_pile_of_a_card_of_the_black_market() -> None:
    lab = Lab(
        ["Black Market", "Talisman"],
        hand=["Black Market", "Talisman"],
        stack={"Black Market": ["Moat", "Witch", "Mine"]},
    )
    lab.play("Black Market", "Talisman", "Moat", ["Witch", "Mine"])
    assert lab.me.discard == ["Moat"]


def test_a_victory_card_of_the_black_market_is_no_gain_of_the_buy_phase() -> None:
    lab = Lab(
        ["Black Market", "Treasury"], hand=["Treasury", "Black Market"], coins=6, actions=2, deck=COPPERS,
        stack={"Black Market": ["Island", "Witch", "Mine"]},
    )  # fmt: skip
    lab.play("Treasury")
    lab.play("Black Market", None, "Island", ["Witch", "Mine"])
    lab.end_turn(True)
    assert "Treasury" in lab.me.hand


def test_a_villa_of_the_black_market_comes_into_the_hand_and_the_phase_goes_on() -> None:
    lab = Lab(
        ["Black Market"], hand=["Black Market"], coins=4, stack={"Black Market": ["Villa", "Witch", "Mine"]}
    )  # fmt: skip
    lab.play("Black Market", "Villa", ["Witch", "Mine"])
    assert (lab.phase, lab.me.hand, lab.me.actions, lab.me.buys) == ("action", ["Villa"], 1, 1)


# -- further Prophecies and Events ------------------------------------------------------------------------------------


def test_a_summoned_card_that_rapid_expansion_set_aside_is_played_once() -> None:
    lab = come("Rapid Expansion", [], landscapes=["Summon"], coins=5, deck=MANY)
    lab.buy("Summon", "Village")
    assert lab.me.set_aside == ["Village"]
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, lab.me.actions) == (["Village"], 3)


def test_rapid_expansion_and_growth_are_the_possessors_for_what_the_possessed_gains() -> None:
    lab = come(
        "Rapid Expansion", ["Possession"], hand=["Possession"], deck=MANY, others=[{"hand": ["Gold"], "deck": MANY}]
    )
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.buy("Village")
    assert (lab.me.set_aside, lab.other.set_aside) == (["Village"], [])
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, lab.me.actions) == (["Village"], 3)
    lab = come("Growth", ["Possession"], hand=["Possession"], deck=MANY, others=[{"hand": ["Gold"], "deck": MANY}])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.buy("Silver", "Estate")
    assert lab.me.discard[-2:] == ["Silver", "Estate"]
    assert lab.other.discard == []


def test_a_quartermaster_loses_its_gain_to_rapid_expansion_and_progress() -> None:
    for prophecy in ("Rapid Expansion", "Progress"):
        lab = come(prophecy, ["Quartermaster"], hand=["Quartermaster"], deck=MANY)
        lab.play("Quartermaster")
        lab.end_turn()
        lab.end_turn(0, "Village")
        assert ("Village" in lab.me.set_aside) == (prophecy == "Rapid Expansion")
        assert (lab.me.deck[0] == "Village") == (prophecy == "Progress")


def test_biding_time_an_outposts_hand_is_three_cards_and_what_was_kept() -> None:
    lab = come("Biding Time", ["Outpost"], hand=["Outpost", "Gold", "Silver"], deck=MANY)
    lab.play("Outpost")
    lab.end_turn()
    assert sorted(lab.me.hand) == ["Copper", "Copper", "Copper", "Gold", "Silver"]
    lab.end_turn()
    assert (len(lab.me.hand), len(lab.me.set_aside)) == (5, 5)


def test_biding_time_what_is_kept_counts_when_the_game_ends() -> None:
    lab = come("Biding Time", [], hand=["Estate", "Duchy"], supply={"Province": 1}, coins=8, deck=COPPERS)
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert lab.me.vp == 6 + 3 + 1


def test_kind_emperor_gives_the_possessor_the_action_as_a_possessed_turn_begins() -> None:
    lab = come("Kind Emperor", ["Possession"], hand=["Possession"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Possession")
    lab.end_turn("Smithy")
    assert "Smithy" in lab.me.discard
    assert lab.other.hand == []
    assert lab.asked[-1].player == 0


def test_approaching_army_pays_once_for_a_reckless_attack_and_for_what_a_stand_in_or_an_enchanted_one_plays() -> None:
    army: dict[str, Any] = dict(prophecy="Approaching Army", approaching_army="Militia", sun=0)
    lab = Lab(["Tea House"], traits={"Reckless": "Militia"}, hand=["Militia"], **army)
    lab.play("Militia")
    assert lab.me.coins == 4 + 1
    lab = Lab(["Tea House", "Band of Misfits"], hand=["Band of Misfits"], **army)
    lab.play("Band of Misfits", "Militia")
    assert lab.me.coins == 2 + 1
    lab = Lab(
        ["Tea House", "Enchantress"], hand=["Enchantress"], others=[{"hand": ["Militia"], "deck": COPPERS}], **army
    )
    lab.play("Enchantress")
    assert lab.me.coins == 1
    lab.end_turn()
    lab.play("Militia")
    assert (lab.other.coins, lab.other.actions, lab.other.hand) == (1, 1, ["Copper"])


def test_a_journey_that_the_possessed_bought_gives_them_a_turn_of_their_own() -> None:
    lab = Lab(
        ["Possession"], landscapes=["Journey"], hand=["Possession"], deck=MANY,
        others=[{"hand": ["Gold", "Gold"], "deck": MANY}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Gold")
    lab.buy("Journey")
    lab.end_turn()
    assert (lab.turn, lab.game.control, lab.other.in_play) == (1, None, ["Gold", "Gold"])


def test_a_cursed_card_that_the_possessed_buys_brings_the_possessor_all_of_it() -> None:
    lab = Lab(
        ["Possession"], traits={"Cursed": "Village"}, hand=["Possession"], deck=COPPERS, stack={"Loot": ["Doubloons"]},
        others=[{"hand": ["Gold"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.buy("Village")
    assert lab.me.discard[-4:] == ["Village", "Doubloons", "Gold", "Curse"]
    assert lab.other.discard == []


def test_a_mirrored_summon_brings_two_cards_and_plays_one() -> None:
    lab = Lab(landscapes=["Mirror", "Summon"], coins=8, buys=2, deck=MANY)
    lab.buy("Mirror")
    lab.buy("Summon", "Village")
    assert (lab.me.discard, lab.me.set_aside) == (["Village"], ["Village"])
    lab.end_turn()
    lab.end_turn()
    assert lab.me.actions == 3


def test_a_journey_and_an_outpost_give_one_turn_with_three_cards() -> None:
    lab = Lab(["Outpost"], landscapes=["Journey"], hand=["Outpost"], coins=4, deck=MANY)
    lab.play("Outpost")
    lab.buy("Journey")
    lab.end_turn("Journey")
    assert (lab.turn, len(lab.me.hand)) == (0, 3)
    lab.end_turn()
    assert lab.turn == 1


# -- Prophecies that come about in the middle of something ------------------------------------------------------------


def first_two(question: Question) -> Any:
    """At the Black Market: play what can be played, let a Kitsune give Actions and coins, buy the Moat."""
    if question.purpose == "choose":
        return [0, 1]
    return next((name for name in ("Kitsune", "Gold", "Moat") if name in question.options), least(question))


def test_divine_wind_that_comes_while_a_black_market_is_open_leaves_what_is_turned_up() -> None:
    lab = Lab(
        ["Black Market", "Kitsune"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, landscapes=["Capitalism"],
        projects=["Capitalism"], hand=["Black Market", "Kitsune"], stack={"Black Market": ["Moat", "Cellar", "Mine"]},
    )  # fmt: skip
    lab.play("Black Market", policy=first_two)
    assert (lab.me.coins, lab.me.actions, lab.me.discard) == (2 + 2 - 2, 2, ["Moat"])
    assert set(lab.stack("Black Market")[-2:]) == {"Cellar", "Mine"}
    assert "Sentry" in lab.supply
    assert "Black Market" not in lab.supply
    lab.game.check()


def test_enlightenment_that_comes_while_a_black_market_is_open_holds_for_the_next_treasure() -> None:
    lab = Lab(
        ["Black Market", "Kitsune"], prophecy="Enlightenment", sun=1, landscapes=["Capitalism"],
        projects=["Capitalism"], hand=["Black Market", "Kitsune", "Gold"], deck=["Estate"] * 4,
        stack={"Black Market": ["Moat", "Cellar", "Mine"]},
    )  # fmt: skip
    lab.play("Black Market", policy=first_two)
    assert (lab.me.coins, lab.me.actions) == (2 + 2 - 2, 2 + 1), "the Kitsune does what it says, and the Gold does not"
    assert (lab.me.hand, lab.me.discard) == (["Estate"], ["Moat"])


# -- who gains is somebody else ---------------------------------------------------------------------------------------


def possessed(*kingdom: str, hand: list[str], mine: list[str] | None = None, **more: Any) -> Lab:
    """The other player's turn, in which the first player decides; these are the other's cards, and some of ours."""
    lab = Lab(
        ["Possession", *kingdom], hand=["Possession"], deck=[*(mine or []), *COPPERS],
        others=[{"hand": hand, "deck": COPPERS}], **more,
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    return lab


def test_a_pious_card_that_the_possessed_buys_trashes_a_card_of_the_possessor() -> None:
    lab = possessed(traits={"Pious": "Village"}, hand=["Gold", "Estate"], mine=["Curse"])
    lab.buy("Village", "Curse")
    assert lab.asked[-1].options == ["Curse", "Copper", "Copper", "Copper", "Copper"]
    assert (lab.trash, lab.other.hand) == (["Curse"], ["Estate"])


def test_a_siren_that_the_possessed_buys_asks_for_an_action_of_the_possessor() -> None:
    lab = possessed("Siren", hand=["Gold", "Village"], mine=["Smithy"])
    lab.buy("Siren", "Smithy")
    assert lab.asked[-1].options == ["Smithy"]
    assert (lab.trash, lab.other.hand) == (["Smithy"], ["Village"])
    assert "Siren" in lab.me.discard
    lab = possessed("Siren", hand=["Gold", "Village"])
    lab.buy("Siren")
    assert lab.trash == ["Siren"]


@pytest.mark.parametrize("event", ["Deliver", "Mirror", "Rush"])
def test_events_that_wait_for_a_gain_see_none_of_the_possessed(event: str) -> None:
    lab = possessed(landscapes=[event], hand=["Gold", "Gold", "Silver", "Gold"])
    lab.game.players[1].buys = 2
    lab.buy(event)
    lab.buy("Village")
    assert lab.me.discard.count("Village") == 1
    assert (lab.other.set_aside, lab.other.in_play.count("Village")) == ([], 0)
    lab.end_turn()
    assert "Village" not in lab.other.hand + lab.me.hand


def test_a_taskmaster_of_the_possessed_ends_for_what_they_buy_is_not_theirs() -> None:
    lab = Lab(
        ["Possession", "Taskmaster"], hand=["Possession"], deck=MANY,
        others=[{"hand": ["Taskmaster", "Gold", "Gold"], "deck": MANY}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Taskmaster")
    lab.play_treasures()
    lab.buy("Market")
    lab.end_turn()
    assert lab.other.in_play == []
    assert "Taskmaster" in lab.other.discard


def test_a_buried_treasure_that_the_possessed_buys_is_played_by_the_possessor_for_a_turn_of_their_own() -> None:
    lab = possessed("Buried Treasure", hand=["Gold", "Gold"])
    lab.buy("Buried Treasure")
    assert (lab.me.in_play, lab.other.in_play) == (["Buried Treasure"], ["Gold", "Gold"])
    lab.end_turn()
    assert (lab.turn, lab.other.coins, lab.other.buys) == (1, 0, 1), "nothing of it in the turn of the possessed"
    lab.end_turn()
    assert (lab.turn, lab.me.coins, lab.me.buys) == (0, 3, 2)


def test_an_invasion_of_the_possessed_plays_their_attack_and_none_of_its_gains() -> None:
    lab = possessed(landscapes=["Invasion"], hand=["Gold"] * 4 + ["Militia"], stack={"Loot": ["Sword"]})
    lab.buy("Invasion", "Militia", "Smithy")
    assert lab.other.coins == 12 - 10 + 2
    assert lab.other.in_play == ["Gold"] * 4 + ["Militia"]
    assert lab.me.discard[-3:] == ["Duchy", "Smithy", "Sword"]
    assert len(lab.me.hand) == 3
    assert lab.me.deck[0] != "Smithy"


def test_continue_in_a_possessed_turn_plays_nothing_and_the_debt_is_the_possessors() -> None:
    lab = possessed(landscapes=["Continue"], hand=["Gold", "Village"])
    lab.buy("Continue", "Smithy")
    assert (lab.phase, lab.me.debt, lab.other.debt) == ("action", 8, 0)
    assert "Smithy" in lab.me.discard
    assert lab.other.in_play == ["Gold"]
    lab.play("Village")
    assert (lab.other.actions, lab.other.buys) == (3, 1)


def test_a_hasty_card_that_the_possessed_buys_is_played_in_the_possessors_next_turn() -> None:
    lab = possessed(traits={"Hasty": "Village"}, hand=["Gold"])
    lab.buy("Village")
    assert (lab.me.set_aside, lab.other.set_aside) == (["Village"], [])
    lab.end_turn()
    lab.end_turn()
    assert (lab.turn, lab.me.in_play, lab.me.actions) == (0, ["Village"], 3)


def test_a_river_shrine_of_the_possessed_has_seen_no_gain_of_theirs() -> None:
    lab = Lab(
        ["Possession", "River Shrine"], prophecy="Panic", hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["River Shrine", "Gold"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("River Shrine", [])
    lab.play("Gold")
    lab.buy("Silver")
    lab.end_turn("Smithy")
    assert {"Silver", "Smithy"} <= set(lab.me.discard)
    assert not {"Silver", "Smithy"} & set(lab.other.discard)


# -- one play of a Reckless card --------------------------------------------------------------------------------------


def test_a_reckless_fools_gold_is_the_first_both_times() -> None:
    lab = Lab(["Fool's Gold"], traits={"Reckless": "Fool's Gold"}, hand=["Fool's Gold", "Fool's Gold"])
    lab.play("Fool's Gold")
    assert lab.me.coins == 2
    lab.play("Fool's Gold")
    assert lab.me.coins == 2 + 8


def test_what_comes_first_or_afterwards_comes_once_for_a_reckless_card() -> None:
    lab = Lab(
        ["Peasant"], traits={"Reckless": "Woodcutter"}, pile_tokens={"Woodcutter": ["+1 Card"]}, hand=["Woodcutter"],
        deck=COPPERS,
    )  # fmt: skip
    lab.play("Woodcutter")
    assert (lab.me.hand, lab.me.coins) == (["Copper"], 4)
    lab = Lab(["Kiln"], traits={"Reckless": "Woodcutter"}, hand=["Kiln", "Woodcutter"], actions=2)
    lab.play("Kiln")
    lab.play("Woodcutter", True)
    assert lab.me.discard == ["Woodcutter"]
    lab = Lab(
        traits={"Reckless": "Woodcutter"}, landscapes=["Citadel"], projects=["Citadel"], hand=["Woodcutter"]
    )  # fmt: skip
    lab.play("Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (8, 5)
    lab = come("Great Leader", ["Throne Room"], traits={"Reckless": "Woodcutter"}, hand=["Throne Room", "Woodcutter"])
    lab.play("Throne Room", "Woodcutter")
    assert lab.me.actions == 3, "two plays of it and the Throne Room"


def test_a_reckless_card_of_the_trash_is_followed_twice_and_stays_there() -> None:
    lab = Lab(["Lurker", "Necromancer"], traits={"Reckless": "Woodcutter"}, hand=["Lurker", "Necromancer"], actions=2)
    lab.play("Lurker", 0, "Woodcutter")
    lab.play("Necromancer", "Woodcutter")
    assert lab.me.coins == 4
    lab.end_turn()
    assert "Woodcutter" in lab.trash
    assert lab.supply["Woodcutter"] == 9


def test_a_reckless_sailor_plays_two_durations_that_are_gained() -> None:
    lab = Lab(
        ["Sailor", "Caravan"], traits={"Reckless": "Sailor"}, hand=["Sailor"], coins=12, buys=3, deck=COPPERS
    )  # fmt: skip
    lab.play("Sailor")
    lab.buy("Caravan", True)
    lab.buy("Caravan", True)
    lab.buy("Caravan")
    assert lab.me.in_play == ["Sailor", "Caravan", "Caravan"]
    assert lab.me.discard == ["Caravan"]


def test_a_daimyo_and_an_inspiring_card_each_have_their_say_after_the_same_play() -> None:
    lab = Lab(
        ["Daimyo"], traits={"Inspiring": "Village"}, hand=["Daimyo", "Village", "Smithy", "Woodcutter"], deck=COPPERS
    )  # fmt: skip
    lab.play("Daimyo")
    lab.play("Village", "Inspiring", "Smithy", "Woodcutter")
    assert (lab.me.actions, lab.me.coins) == (4, 2)
    assert lab.me.in_play == ["Daimyo", "Village", "Smithy", "Woodcutter"]


def test_what_hasty_sets_aside_continue_does_not_play() -> None:
    lab = Lab(traits={"Hasty": "Village"}, landscapes=["Continue"], deck=COPPERS)
    lab.buy("Continue", "Village")
    assert (lab.phase, lab.me.actions, lab.me.buys, lab.me.set_aside) == ("action", 2, 1, ["Village"])
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, lab.me.actions) == (["Village"], 3)


def test_a_black_market_as_the_card_of_a_mouse_has_its_deck_and_sells() -> None:
    lab = Lab(
        ["Village"], landscapes=["Way of the Mouse"], way_of_the_mouse="Black Market", hand=["Village"],
        stack={"Black Market": ["Moat", "Witch", "Mine"]},
    )  # fmt: skip
    lab.play("Village", "Way of the Mouse", None, "Moat", ["Witch", "Mine"])
    assert (lab.me.in_play, lab.me.discard, lab.me.coins) == (["Village"], ["Moat"], 0)
    assert lab.stack("Black Market")[-2:] == ["Witch", "Mine"]


def test_a_search_as_the_card_of_a_mouse_keeps_what_played_it_and_is_not_trashed() -> None:
    lab = Lab(
        ["Village", "Moat"], landscapes=["Way of the Mouse"], way_of_the_mouse="Search", hand=["Village"],
        deck=COPPERS, supply={"Moat": 1}, stack={"Loot": ["Orb"]},
    )  # fmt: skip
    lab.play("Village", "Way of the Mouse", None)
    lab.end_turn()
    assert lab.me.in_play == ["Village"]
    lab.gain("Moat", seat=1)
    assert lab.me.discard[-1] == "Orb"
    assert lab.trash == []


# -- Enlightenment, further -------------------------------------------------------------------------------------------


def test_enlightenment_keeps_loots_from_what_they_say_in_the_action_phase() -> None:
    lab = come("Enlightenment", [], hand=["Spell Scroll", "Endless Chalice"], deck=["Estate"] * 9)
    lab.play("Spell Scroll")
    lab.play("Endless Chalice")
    assert (lab.me.in_play, lab.trash) == (["Spell Scroll", "Endless Chalice"], [])
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.hand) == (1, 1, 0, ["Estate", "Estate"])
    lab.end_turn()
    assert lab.me.in_play == [], "a Chalice that has said nothing has nothing to stay for"


def test_enlightenment_a_sword_of_the_action_phase_is_an_attack_that_takes_nothing() -> None:
    lab = come("Enlightenment", ["Moat"], hand=["Sword"], deck=["Estate"], others=[{"hand": ["Moat", *COPPERS[:5]]}])
    lab.play("Sword", "Moat")  # which can be answered all the same
    assert (len(lab.other.hand), lab.me.coins, lab.me.hand) == (6, 0, ["Estate"])
    lab = come("Enlightenment", ["Moat"], hand=["Sword"], deck=["Estate"], others=[{"hand": COPPERS[:6]}])
    lab.play("Sword")
    assert len(lab.other.hand) == 6


def test_enlightenment_treasures_played_as_they_are_gained_in_the_action_phase_are_cantrips() -> None:
    lab = come(
        "Enlightenment", ["Buried Treasure", "Wheelwright"], hand=["Wheelwright", "Gold"], deck=["Estate"] * 9
    )  # fmt: skip
    lab.play("Wheelwright", "Gold", "Buried Treasure")
    assert (lab.me.in_play, lab.me.actions) == (["Wheelwright", "Buried Treasure"], 2)
    lab.end_turn()
    assert lab.me.in_play == []
    lab = come(
        "Enlightenment", ["Mining Road", "Wheelwright"], hand=["Mining Road", "Wheelwright", "Copper"],
        deck=["Estate"] * 9, actions=2,
    )  # fmt: skip
    lab.play("Mining Road")
    coins = lab.me.coins
    lab.play("Wheelwright", "Copper", True)  # a Copper is all that costs as little
    assert (lab.me.coins, lab.me.actions) == (coins, 2 - 1 + 1 - 1 + 1 + 1)


def test_enlightenment_a_snowy_village_lets_a_treasure_draw_and_give_no_action() -> None:
    lab = come("Enlightenment", ["Snowy Village"], hand=["Snowy Village", "Copper"], deck=["Estate"] * 9)
    lab.play("Snowy Village")
    lab.play("Copper")
    assert (lab.me.actions, lab.me.hand) == (4 - 1, ["Estate", "Estate"])


def test_enlightenment_a_scepter_of_the_buy_phase_plays_a_treasure_again_for_its_coins() -> None:
    lab = come("Enlightenment", ["Scepter"], hand=["Gold", "Scepter"], deck=["Estate"] * 9)
    lab.play("Gold")
    assert lab.me.coins == 0
    lab.to_buy_phase()
    lab.play("Scepter", 1)
    assert lab.me.coins == 3


def test_enlightenment_a_toil_plays_a_gold_for_its_coins_and_a_training_teaches_no_treasure() -> None:
    lab = come("Enlightenment", [], landscapes=["Toil"], coins=2, hand=["Gold"], deck=["Estate"] * 5)
    lab.buy("Toil", "Gold")
    assert (lab.me.coins, lab.me.hand) == (3, [])
    lab = come("Enlightenment", [], landscapes=["Training"], coins=6)
    lab.buy("Training", "Village")
    assert not {"Copper", "Silver", "Gold"} & set(lab.asked[-1].options)
