"""Rising Sun: fine print of the Prophecies, where a slightly other rule would do as well in most games."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
TEN = [
    "Chapel",
    "Harbinger",
    "Vassal",
    "Bureaucrat",
    "Gardens",
    "Throne Room",
    "Bandit",
    "Library",
    "Sentry",
    "Artisan",
]


def come(prophecy: str, kingdom: list[str], **given: Any) -> Lab:
    """A position in which a Prophecy has come about; there is a Tea House for its sake."""
    return Lab([*kingdom, "Tea House"], prophecy=prophecy, sun=0, **given)


# -- Approaching Army -------------------------------------------------------------------------------------------------


def test_approaching_army_pays_for_the_kitsune_that_brings_it_about() -> None:
    lab = Lab(["Kitsune"], prophecy="Approaching Army", approaching_army="Witch", sun=1, hand=["Kitsune"])
    lab.play("Kitsune", [0, 3])
    assert (lab.me.actions, lab.me.coins) == (2, 1)


def test_approaching_army_pays_a_coin_that_a_token_takes() -> None:
    lab = come(
        "Approaching Army", ["Bridge Troll"], approaching_army="Witch", hand=["Witch"], tokens={"-1 Coin": 1}
    )
    lab.play("Witch")
    assert (lab.me.coins, lab.me.tokens.get("-1 Coin", 0)) == (0, 0)


def test_approaching_army_pays_in_the_buy_phase_as_well() -> None:
    lab = come(
        "Approaching Army", [], approaching_army="Militia", landscapes=["Practice"], hand=["Militia"], coins=3
    )
    lab.buy("Practice", "Militia")
    assert lab.me.coins == 2 * (2 + 1)


@pytest.mark.parametrize("name", ["Samurai", "Familiar", "Snake Witch"])
def test_approaching_army_may_be_an_attack_of_any_cost(name: str) -> None:
    lab = Lab(["Tea House"], prophecy="Approaching Army", approaching_army=name)
    assert lab.supply[name] == 10


# -- Biding Time ------------------------------------------------------------------------------------------------------


def test_biding_time_and_what_else_is_done_when_clean_up_begins_are_ordered() -> None:
    given: dict[str, Any] = {"hand": ["River Shrine", "Watchtower"], "deck": COPPERS}
    lab = come("Biding Time", ["River Shrine", "Watchtower"], **given)
    lab.play("River Shrine", [])
    lab.end_turn("River Shrine", "Estate", "Watchtower", 1)  # the Watchtower is still in hand
    assert "Estate" in lab.me.hand
    lab = come("Biding Time", ["River Shrine", "Watchtower"], **given)
    lab.play("River Shrine", [])
    lab.end_turn("Biding Time", "Estate")  # it is set aside already
    assert "Estate" in lab.me.discard


def test_biding_time_gives_the_hand_back_in_an_extra_turn() -> None:
    lab = come("Biding Time", [], landscapes=["Mission"], hand=["Gold"], coins=4, deck=COPPERS)
    lab.buy("Mission")
    lab.end_turn()
    assert (lab.turn, lab.me.hand) == (0, ["Copper"] * 5 + ["Gold"])


# -- Bureaucracy ------------------------------------------------------------------------------------------------------


def test_bureaucracy_looks_at_the_cost_before_what_else_is_done_then() -> None:
    lab = come(
        "Bureaucracy", ["Bridge"], landscapes=["Innovation"], projects=["Innovation"], hand=["Bridge"] * 3, actions=3,
    )  # fmt: skip
    for _ in range(3):
        lab.play("Bridge")
    lab.gain("Bridge", "Innovation", True)  # gained for 1, and played, after which it costs 0
    assert lab.me.in_play == ["Bridge"] * 4
    assert lab.me.discard == ["Copper"]


def test_bureaucracy_brings_a_copper_though_the_card_has_moved_on() -> None:
    lab = come("Bureaucracy", ["Watchtower"], hand=["Watchtower"])
    lab.gain("Silver", "Watchtower", 0, None)
    assert (lab.trash, lab.me.discard) == (["Silver"], ["Copper"])


def test_bureaucracy_brings_a_copper_with_what_comes_out_of_the_trash() -> None:
    lab = come("Bureaucracy", ["Lurker", "Village"], hand=["Lurker", "Lurker"], actions=2)
    lab.play("Lurker", 0, "Village")
    lab.play("Lurker", 1)
    assert lab.me.discard == ["Village", "Copper"]


# -- Divine Wind ------------------------------------------------------------------------------------------------------


def windy(*kingdom: str, second: list[str], **given: Any) -> Lab:
    """One Sun left, and a Tea House to remove it."""
    return Lab(
        ["Tea House", *kingdom], prophecy="Divine Wind", second_kingdom=second, sun=1, hand=["Tea House"], deck=COPPERS,
        **given,
    )  # fmt: skip


def test_divine_wind_leaves_what_lies_beside_the_supply() -> None:
    lab = windy("Ferryman", ferryman="Village", second=TEN)
    lab.play("Tea House")
    lab.game.check()
    pile = lab.game.find_pile("Village")
    assert pile is not None
    assert (pile.count, pile.supply) == (10, False)


def test_divine_wind_leaves_platinum_and_colony() -> None:
    lab = windy(colonies=True, second=TEN)
    lab.play("Tea House")
    assert (lab.supply["Platinum"], lab.supply["Colony"]) == (12, 8)


def test_divine_wind_gives_the_coffers_that_a_new_baker_brings() -> None:
    lab = windy(second=[*TEN[:9], "Baker"])
    assert (lab.me.coffers, lab.other.coffers) == (0, 0)
    lab.play("Tea House")
    assert (lab.me.coffers, lab.other.coffers) == (1, 1)


def test_divine_wind_brings_no_favors_with_a_second_liaison() -> None:
    lab = windy("Underling", second=[*TEN[:9], "Broker"], ally="City-state")
    before = (lab.me.favors, lab.other.favors)
    lab.play("Tea House")
    assert (lab.me.favors, lab.other.favors) == before == (1, 1)
    assert [card.name for card in lab.game.landscapes] == ["City-state", "Divine Wind"]


def test_divine_wind_leaves_curses_the_treasures_that_a_charlatan_made_them() -> None:
    lab = Lab(
        ["Tea House", "Charlatan"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, hand=["Tea House", "Curse"],
        deck=["Estate"],
    )  # fmt: skip
    lab.play("Tea House")
    assert "Charlatan" not in lab.supply
    lab.play("Curse")
    assert lab.me.coins == 2 + 1


def test_divine_wind_takes_the_banes_pile_along() -> None:
    lab = windy("Young Witch", bane="Moat", second=TEN)
    assert "Moat" in lab.supply
    lab.play("Tea House")
    assert "Moat" not in lab.supply
    assert len([pile for pile in lab.game.piles if pile.supply and not pile.kind.basic]) == 10


def test_divine_wind_leaves_a_snake_witch_no_way_home() -> None:
    lab = Lab(
        ["Tea House", "Snake Witch"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, deck=["Estate", "Gold"],
        hand=["Tea House", "Snake Witch"],
    )  # fmt: skip
    lab.play("Tea House")
    lab.play("Snake Witch", True)
    assert (lab.me.in_play, lab.other.discard) == (["Tea House", "Snake Witch"], [])


def test_divine_wind_leaves_an_encampment_where_it_was_set_aside() -> None:
    lab = Lab(
        ["Tea House", "Encampment / Plunder"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, deck=COPPERS,
        hand=["Tea House", "Encampment"],
    )  # fmt: skip
    lab.play("Tea House")
    lab.play("Encampment")
    lab.end_turn()
    assert lab.me.set_aside == ["Encampment"]


def test_divine_wind_leaves_a_trader_nothing_to_return_what_was_gained_to() -> None:
    lab = Lab(
        ["Tea House", "Lurker", "Village", "Trader"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, deck=["Gold"],
        hand=["Tea House", "Lurker", "Lurker", "Trader"], actions=3,
    )  # fmt: skip
    lab.play("Lurker", 0, "Village")
    lab.play("Tea House")
    lab.play("Lurker", 1)  # and nothing is asked of the Trader
    assert lab.me.discard == ["Village"]


def test_divine_wind_leaves_a_vampire_what_it_is() -> None:
    lab = Lab(
        ["Tea House", "Vampire"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, deck=["Gold"],
        hand=["Tea House", "Vampire"], stack={"Hexes": ["Greed"]},
    )  # fmt: skip
    lab.play("Tea House")
    lab.play("Vampire", "Chapel")
    assert (lab.me.in_play, lab.me.discard) == (["Tea House", "Vampire"], ["Chapel"])
    assert lab.supply["Bat"] == 10


# -- Enlightenment ----------------------------------------------------------------------------------------------------


def test_enlightenment_holds_for_who_plays_a_treasure_in_anothers_action_phase() -> None:
    lab = come(
        "Enlightenment", ["Militia", "Village Green"], landscapes=["Way of the Mouse"], way_of_the_mouse="Vassal",
        hand=["Militia"], deck=["Estate"] * 9,
        others=[dict(hand=["Village Green", *["Province"] * 3], deck=["Gold", "Silver", "Duchy"])],
    )  # fmt: skip
    lab.play("Militia", None, ["Village Green"], "Village Green", "Way of the Mouse", None, "Gold", None)
    assert lab.other.in_play == ["Village Green", "Gold"]
    assert lab.other.hand == ["Province"] * 3 + ["Silver"]
    assert lab.me.hand == []


def test_enlightenment_lets_a_treasure_be_a_way_in_the_buy_phase_too() -> None:
    lab = come("Enlightenment", [], landscapes=["Way of the Ox"], hand=["Gold"])
    lab.to_buy_phase()
    lab.play("Gold", "Way of the Ox")
    assert (lab.me.coins, lab.me.actions) == (0, 3)


def test_enlightenment_holds_for_a_treasure_that_is_played_from_the_trash() -> None:
    lab = come("Enlightenment", ["Necromancer"], hand=["Necromancer", "Gold"], deck=["Estate"] * 2)
    lab.trash_from_hand("Gold")
    lab.play("Necromancer", "Gold")
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (0, 1, ["Estate"])
    assert "Gold" in lab.trash


def test_enlightenment_forbids_a_deluded_player_to_buy_treasures() -> None:
    lab = come("Enlightenment", ["Leprechaun"], states=["Deluded"], coins=6)
    lab.to_buy_phase()
    with pytest.raises(IllegalMove, match="Deluded"):
        lab.buy("Silver")


def test_enlightenment_leaves_treasures_what_a_landing_party_waits_for() -> None:
    lab = come("Enlightenment", ["Landing Party"], hand=["Landing Party"], deck=COPPERS)
    lab.play("Landing Party")
    lab.end_turn()
    lab.end_turn()
    lab.play("Copper")
    assert (lab.me.in_play, lab.me.deck[0]) == (["Copper"], "Landing Party")


def test_enlightenment_lets_a_conclave_play_a_treasure() -> None:
    lab = come("Enlightenment", ["Conclave"], in_play=["Copper"], hand=["Conclave", "Gold", "Copper"], deck=["Estate"])
    lab.play("Conclave", "Gold")
    assert lab.asked[0].options == ["Gold"]
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Copper", "Estate"], 2, 2)


def test_enlightenment_gives_foresight_a_treasure_to_find() -> None:
    lab = come("Enlightenment", [], landscapes=["Foresight"], coins=2, deck=["Estate", "Silver", "Village"])
    lab.buy("Foresight")
    assert (lab.me.set_aside, lab.me.discard) == (["Silver"], ["Estate"])


def test_enlightenment_counts_treasures_for_the_events_that_ask_for_actions() -> None:
    lab = come("Enlightenment", [], landscapes=["Amass"], coins=2, in_play=["Copper"])
    lab.buy("Amass")
    assert lab.me.discard == []
    lab = come("Enlightenment", [], landscapes=["Amass"], coins=2)
    lab.buy("Amass", "Silver")
    assert lab.me.discard == ["Silver"]
    lab = come("Enlightenment", [], landscapes=["Sea Trade"], coins=4, in_play=["Copper"] * 2, deck=["Estate"] * 3)
    lab.buy("Sea Trade", ["Estate"] * 2)
    assert lab.trash == ["Estate"] * 2
    lab = come("Enlightenment", [], landscapes=["Receive Tribute"], coins=5, in_play=["Copper"])
    for _ in range(3):
        lab.gain("Curse")
    lab.buy("Receive Tribute", "Gold", None)
    assert "Copper" not in lab.asked[0].options
    assert "Gold" in lab.me.discard


def test_enlightenment_lets_continue_play_a_treasure_in_the_action_phase() -> None:
    lab = come("Enlightenment", [], landscapes=["Continue"], deck=["Estate"])
    lab.buy("Continue", "Silver")
    assert (lab.me.in_play, lab.me.hand, lab.me.coins) == (["Silver"], ["Estate"], 0)
    assert (lab.phase, lab.me.actions) == ("action", 1 + 1 + 1)


# -- Flourishing Trade ------------------------------------------------------------------------------------------------


def test_flourishing_trade_makes_cards_cheaper_that_are_not_in_the_supply() -> None:
    lab = come("Flourishing Trade", ["Poet", "Peasant"], hand=["Poet"], deck=["Copper", "Fugitive"])
    lab.play("Poet")
    assert lab.me.hand == ["Copper", "Fugitive"]


def test_flourishing_trade_leaves_treasures_to_be_played_after_an_action_became_a_buy() -> None:
    lab = come("Flourishing Trade", [], hand=["Copper"])
    lab.to_buy_phase()
    lab.move("Flourishing Trade")
    lab.play("Copper")
    assert (lab.me.coins, lab.me.buys) == (1, 2)


def test_flourishing_trade_makes_no_landscape_cheaper() -> None:
    lab = come("Flourishing Trade", [], landscapes=["Practice"], coins=2)
    with pytest.raises(IllegalMove):
        lab.buy("Practice")


def test_flourishing_trade_makes_no_buys_at_night() -> None:
    lab = come("Flourishing Trade", ["Werewolf"], hand=["Werewolf"], actions=2)
    lab.to_night_phase()
    with pytest.raises(IllegalMove):
        lab.move("Flourishing Trade")


# -- Good Harvest -----------------------------------------------------------------------------------------------------


def test_good_harvest_gives_its_coin_before_a_fortune_doubles() -> None:
    lab = come("Good Harvest", ["Gladiator / Fortune"], hand=["Fortune"], coins=2)
    lab.play("Fortune")
    assert (lab.me.coins, lab.me.buys) == (6, 3)


def test_good_harvest_counts_treasures_that_capitalism_makes() -> None:
    lab = come(
        "Good Harvest", ["Festival"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Festival", "Festival"]
    )
    lab.play("Festival")
    lab.play("Festival")
    assert (lab.me.coins, lab.me.buys) == (1 + 2 * 2, 1 + 1 + 2)


def test_good_harvest_pays_in_the_action_phase_as_well() -> None:
    lab = come("Good Harvest", ["Black Market"], hand=["Black Market", "Copper"])
    lab.play("Black Market", policy=lambda q: q.options[0] if q.purpose == "play" else q.options[: q.minimum])
    assert (lab.me.coins, lab.me.buys) == (2 + 1 + 1, 2)


# -- Great Leader -----------------------------------------------------------------------------------------------------


def test_great_leader_counts_an_inherited_estate() -> None:
    lab = come("Great Leader", ["Smithy"], landscapes=["Inheritance"], coins=7, deck=["Estate", *COPPERS])
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    assert lab.me.actions == 1 - 1 + 1 + 1  # for the Estate, and for the Smithy that it plays


# -- Growth -----------------------------------------------------------------------------------------------------------


def test_growth_brings_nothing_with_a_potion_or_debt_in_its_cost() -> None:
    lab = come("Growth", ["Vineyard", "Mountain Shrine"], potions=True)
    lab.gain("Gold", "Estate")
    assert not {"Vineyard", "Mountain Shrine"} & set(lab.asked[0].options)
    assert "Potion" in lab.asked[0].options


def test_growth_counts_treasures_that_capitalism_makes() -> None:
    lab = come("Growth", ["Festival"], landscapes=["Capitalism"], projects=["Capitalism"])
    lab.gain("Festival", "Estate")
    assert sorted(lab.me.discard) == ["Estate", "Festival"]


def test_growth_goes_on_though_the_treasure_has_moved_on() -> None:
    lab = come("Growth", ["Watchtower"], hand=["Watchtower"])
    lab.gain("Silver", "Watchtower", 0, "Estate", None)
    assert (lab.trash, lab.me.discard) == (["Silver"], ["Estate"])


def test_growth_counts_what_comes_out_of_the_trash() -> None:
    lab = come("Growth", ["Rogue"], hand=["Silver", "Rogue"])
    lab.trash_from_hand("Silver")
    lab.play("Rogue", "Estate")
    assert sorted(lab.me.discard) == ["Estate", "Silver"]


def test_growth_counts_as_cheaper_what_lacks_only_the_potion() -> None:
    lab = come("Growth", ["Philosopher's Stone"])
    lab.gain("Philosopher's Stone", "Silver", "Estate")
    assert sorted(lab.me.discard) == ["Estate", "Philosopher's Stone", "Silver"]


# -- Harsh Winter -----------------------------------------------------------------------------------------------------


def test_harsh_winter_comes_though_the_card_has_moved_on() -> None:
    lab = come("Harsh Winter", ["Watchtower"], hand=["Watchtower"])
    lab.gain("Silver", "Watchtower", 0)
    assert (lab.trash, lab.tokens("Silver")) == (["Silver"], [("debt", 2)])


def test_harsh_winter_puts_debt_where_the_last_card_lay() -> None:
    lab = come("Harsh Winter", ["Village"], supply={"Village": 1})
    lab.gain("Village")
    assert (lab.supply["Village"], lab.tokens("Village")) == (0, [("debt", 2)])


def test_harsh_winter_takes_all_the_debt_that_lies_there() -> None:
    lab = come("Harsh Winter", [], landscapes=["Tax"], pile_tokens={"Silver": [["debt", 5]]})
    lab.gain("Silver")
    assert (lab.me.debt, lab.tokens("Silver")) == (5, [])


def test_harsh_winters_debt_can_be_paid_in_the_same_turn() -> None:
    lab = come("Harsh Winter", [], hand=["Copper"] * 3)
    lab.gain("Silver")
    lab.gain("Silver")
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    lab.pay_debt(2)
    assert (lab.me.debt, lab.me.coins) == (0, 1)


# -- Kind Emperor -----------------------------------------------------------------------------------------------------


def test_kind_emperors_gain_must_be_an_action_of_the_supply() -> None:
    lab = come("Kind Emperor", ["Supplies", "Paddock", "Village"])
    lab.end_turn("Village")
    assert lab.asked[-1].minimum == 1
    assert not {"Copper", "Gold", "Supplies", "Horse", "Estate"} & set(lab.asked[-1].options)


def test_kind_emperor_and_what_else_is_done_when_a_turn_begins_are_ordered() -> None:
    given: dict[str, Any] = {"hand": ["Wharf"], "deck": [*COPPERS[:7], "Watchtower", *COPPERS], "others": [{}]}
    lab = come("Kind Emperor", ["Wharf", "Watchtower", "Village"], **given)
    lab.play("Wharf")
    lab.end_turn("Village")
    lab.end_turn("Wharf", "Village", "Watchtower", 1)  # which the Wharf has drawn
    assert lab.me.deck[0] == "Village"
    lab = come("Kind Emperor", ["Wharf", "Watchtower", "Village"], **given)
    lab.play("Wharf")
    lab.end_turn("Village")
    lab.end_turn("Kind Emperor", "Village")
    assert {"Village", "Watchtower"} <= set(lab.me.hand)


def test_kind_emperor_gives_to_who_removes_the_last_sun_in_anothers_turn() -> None:
    lab = Lab(
        ["Militia", "Village Green", "Poet", "Smithy"], landscapes=["Way of the Mouse"], way_of_the_mouse="Vassal",
        prophecy="Kind Emperor", sun=1, hand=["Militia"],
        others=[dict(hand=["Village Green", *["Province"] * 3], deck=["Poet", "Duchy", "Gold"])],
    )  # fmt: skip
    lab.play("Militia", None, ["Village Green"], "Village Green", "Way of the Mouse", None, "Poet", None, "Smithy")
    assert lab.other.hand == ["Province"] * 3 + ["Smithy", "Duchy"]
    assert lab.me.hand == []


# -- Panic ------------------------------------------------------------------------------------------------------------


def test_panic_counts_plays_and_not_cards() -> None:
    lab = come("Panic", ["Crown"], hand=["Crown", "Silver"])
    lab.to_buy_phase()
    lab.play("Crown", "Silver")
    assert lab.me.buys == 1 + 3 * 2


def test_panic_returns_treasures_to_a_pile_that_is_empty() -> None:
    lab = come("Panic", [], hand=["Gold"], supply={"Gold": 0})
    lab.play("Gold")
    lab.end_turn()
    assert (lab.supply["Gold"], lab.game.empty_piles) == (1, 0)


def test_panic_returns_what_is_discarded_from_play_in_anothers_turn() -> None:
    lab = come("Panic", ["Abundance", "Village"], hand=["Abundance"], deck=["Village"] * 9)
    lab.play("Abundance")
    lab.end_turn()
    lab.gain("Village", seat=0)  # for which it waited
    assert (lab.me.in_play, lab.supply["Abundance"]) == (["Abundance"], 10)
    lab.end_turn()
    assert (lab.me.in_play, lab.supply["Abundance"]) == ([], 11)


# -- Progress ---------------------------------------------------------------------------------------------------------


def test_progress_takes_what_is_gained_and_set_aside() -> None:
    lab = come("Progress", ["Blockade", "Village"], hand=["Blockade"], deck=COPPERS[:1])
    lab.play("Blockade", "Village")
    assert (lab.me.set_aside, lab.me.deck) == ([], ["Village", "Copper"])


def test_progress_takes_what_comes_out_of_the_trash() -> None:
    lab = come("Progress", ["Lurker", "Village"], hand=["Lurker", "Lurker"], actions=2)
    lab.play("Lurker", 0, "Village")
    lab.play("Lurker", 1)
    assert (lab.me.deck, lab.me.discard) == (["Village"], [])


# -- Rapid Expansion --------------------------------------------------------------------------------------------------


def test_rapid_expansion_takes_a_charlatans_curses_as_treasures() -> None:
    lab = come("Rapid Expansion", ["Charlatan"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.gain("Curse")
    assert (lab.me.set_aside, lab.me.discard) == (["Curse"], [])
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.me.in_play) == (1, ["Curse"])


def test_rapid_expansion_takes_what_is_gained_in_anothers_turn() -> None:
    lab = come("Rapid Expansion", ["Village"], others=[{"deck": COPPERS}])
    lab.gain("Village", seat=1)
    assert lab.other.set_aside == ["Village"]
    lab.end_turn()
    assert (lab.other.in_play, lab.other.actions) == (["Village"], 3)


def test_rapid_expansion_takes_what_comes_from_elsewhere_than_the_supply() -> None:
    lab = come(
        "Rapid Expansion", ["Lurker", "Village", "Supplies", "Jewelled Egg"], hand=["Lurker", "Lurker"], actions=2,
        stack={"Loot": ["Sword"]},
    )  # fmt: skip
    lab.gain("Horse")
    lab.gain("Loot")
    lab.play("Lurker", 0, "Village")
    lab.play("Lurker", 1)
    assert lab.me.set_aside == ["Horse", "Sword", "Village"]


def test_rapid_expansion_takes_what_is_gained_onto_the_deck() -> None:
    lab = come("Rapid Expansion", ["Bureaucrat"], hand=["Bureaucrat"], deck=["Estate"])
    lab.play("Bureaucrat")
    assert (lab.me.set_aside, lab.me.deck) == (["Silver"], ["Estate"])


def test_rapid_expansion_takes_an_estate_that_is_inherited() -> None:
    lab = come("Rapid Expansion", ["Smithy"], landscapes=["Inheritance"], coins=9, buys=2, deck=COPPERS)
    lab.buy("Inheritance", "Smithy")
    lab.buy("Estate")
    assert lab.me.set_aside.count("Estate") == 1
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, len(lab.me.hand)) == (["Estate"], 5 + 3)


# -- Sickness ---------------------------------------------------------------------------------------------------------


def test_sickness_and_what_else_is_done_when_a_turn_begins_are_ordered() -> None:
    lab = come("Sickness", ["Wharf"], hand=["Wharf"], deck=[*COPPERS[:7], "Gold", "Gold", *COPPERS])
    lab.play("Wharf")
    lab.end_turn(0)
    lab.end_turn("Sickness", 1)
    assert lab.me.hand == ["Copper"] * 2 + ["Gold"] * 2
    lab = come("Sickness", ["Wharf"], hand=["Wharf"], deck=[*COPPERS[:7], "Gold", "Gold", *COPPERS])
    lab.play("Wharf")
    lab.end_turn(0)
    lab.end_turn("Wharf", 1, ["Gold", "Gold", "Copper"])
    assert lab.me.hand == ["Copper"] * 4


# -- the Omens --------------------------------------------------------------------------------------------------------


def test_poet_and_rustic_village_remove_the_sun_before_they_draw() -> None:
    for omen in ("Poet", "Rustic Village"):
        lab = Lab(
            [omen, "Watchtower", "Village"], prophecy="Kind Emperor", sun=1, hand=[omen],
            deck=["Watchtower", *["Gold"] * 3],
        )  # fmt: skip
        lab.play(omen, "Village", *[[]] * (omen == "Rustic Village"))  # no Watchtower is in hand yet
        assert lab.me.hand == ["Village", "Watchtower"]


def test_kitsunes_coins_are_a_bonus_that_a_token_takes_one_of() -> None:
    lab = Lab(["Kitsune", "Bridge Troll"], hand=["Kitsune"], tokens={"-1 Coin": 1})
    lab.play("Kitsune", [1, 3])
    assert lab.me.coins == 1


def test_river_shrines_gain_must_be_and_costs_neither_potions_nor_debt() -> None:
    lab = Lab(["River Shrine", "Mountain Shrine", "Vineyard"], hand=["River Shrine"], deck=COPPERS)
    lab.play("River Shrine")
    lab.end_turn("Estate")
    assert lab.asked[-1].minimum == 1
    assert not {"Mountain Shrine", "Vineyard", "Duchy"} & set(lab.asked[-1].options)
