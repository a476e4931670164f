"""Rising Sun: Prophecies about what is gained, crossed with what other cards do then."""

from __future__ import annotations

from typing import Any

from bailiwick.lab import Lab


def come(prophecy: str, kingdom: list[str], **given: Any) -> Lab:
    """A position in which a Prophecy has come about; there is a Tea House for its sake."""
    return Lab([*kingdom, "Tea House"], prophecy=prophecy, sun=0, **given)


# -- Bureaucracy ------------------------------------------------------------------------------------------------------


def test_bureaucracy_brings_a_copper_with_whatever_costs_something() -> None:
    lab = come("Bureaucracy", ["Mountain Shrine", "Vineyard", "Poor House"], coins=3, potions=2, buys=4)
    lab.gain("Copper")
    lab.gain("Curse")
    assert sorted(lab.me.discard) == ["Copper", "Curse"]
    lab.buy("Vineyard")
    lab.buy("Silver")
    lab.gain("Mountain Shrine")
    assert lab.me.discard.count("Copper") == 4


def test_bureaucracy_looks_at_what_the_card_cost_as_it_was_gained() -> None:
    lab = come("Bureaucracy", ["Bridge", "Cellar"], hand=["Bridge", "Bridge"], actions=2)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.gain("Cellar")
    assert lab.me.discard == ["Cellar"]


def test_bureaucracy_brings_a_copper_with_a_loot() -> None:
    lab = come("Bureaucracy", ["Jewelled Egg"], hand=["Jewelled Egg"], stack={"Loot": ["Sword"]})
    lab.trash_from_hand("Jewelled Egg")
    assert lab.me.discard.count("Copper") == 1


def test_bureaucracy_is_no_matter_of_whose_turn_it_is() -> None:
    lab = come("Bureaucracy", ["Messenger"], others=[{}])
    lab.gain("Silver", seat=1)
    assert sorted(lab.other.discard) == ["Copper", "Silver"]


# -- Growth -----------------------------------------------------------------------------------------------------------


def test_growth_goes_on_as_long_as_treasures_are_gained() -> None:
    lab = come("Growth", ["Cellar"], coins=6)
    lab.buy("Gold", "Silver", "Copper")
    assert sorted(lab.me.discard) == ["Copper", "Gold", "Silver"]


def test_growth_must_be_and_ends_with_what_is_no_treasure() -> None:
    lab = come("Growth", ["Cellar"], coins=3)
    lab.buy("Silver", "Cellar")
    assert lab.asked[-1].minimum == 1
    assert "Silver" not in lab.asked[-1].options
    assert sorted(lab.me.discard) == ["Cellar", "Silver"]


def test_growth_of_a_copper_is_nothing() -> None:
    lab = come("Growth", ["Cellar"])
    lab.gain("Copper")
    assert (lab.me.discard, lab.asked) == (["Copper"], [])


def test_growth_of_another_in_our_turn_is_theirs() -> None:
    lab = come("Growth", ["Cellar"])
    lab.gain("Silver", "Estate", seat=1)
    assert lab.asked[-1].player == 1
    assert sorted(lab.other.discard) == ["Estate", "Silver"]


# -- Harsh Winter -----------------------------------------------------------------------------------------------------


def test_harsh_winter_puts_debt_and_takes_it_in_turn() -> None:
    lab = come("Harsh Winter", [], others=[dict(coins=0)])
    lab.gain("Silver")
    assert (lab.tokens("Silver"), lab.me.debt) == ([("debt", 2)], 0)
    lab.gain("Silver", seat=1)  # not in their turn
    assert (lab.tokens("Silver"), lab.other.debt) == ([("debt", 2)], 0)
    lab.gain("Silver")
    assert (lab.tokens("Silver"), lab.me.debt) == ([], 2)
    lab.gain("Silver")
    assert (lab.tokens("Silver"), lab.me.debt) == ([("debt", 2)], 2)


def test_harsh_winter_reaches_horses_and_loot() -> None:
    lab = come("Harsh Winter", ["Supplies", "Jewelled Egg"], stack={"Loot": ["Sword", "Hammer"]})
    lab.gain("Horse")
    lab.gain("Loot")
    assert (lab.tokens("Horse"), lab.tokens("Loot")) == ([("debt", 2)], [("debt", 2)])
    lab.gain("Loot")
    assert lab.me.debt == 2


def test_harsh_winter_asks_for_the_pile_of_what_comes_out_of_the_trash() -> None:
    lab = come("Harsh Winter", ["Lurker", "Village"], hand=["Lurker", "Lurker"], actions=2)
    lab.play("Lurker", 0, "Village")
    lab.play("Lurker", 1)
    assert lab.me.discard == ["Village"]
    assert lab.tokens("Village") == [("debt", 2)]


def test_harsh_winter_leaves_alone_what_has_no_pile() -> None:
    lab = come("Harsh Winter", ["Lurker"], hand=["Necropolis", "Lurker"], actions=1)
    lab.trash_from_hand("Necropolis")
    lab.play("Lurker", 1)
    assert (lab.me.discard, lab.me.debt) == (["Necropolis"], 0)


def test_harsh_winter_and_tax_are_ordered_by_who_gains() -> None:
    lab = come("Harsh Winter", [], landscapes=["Tax"], coins=3)
    lab.buy("Silver", "Tax")
    assert (lab.me.debt, lab.tokens("Silver")) == (1, [("debt", 2)])
    lab = come("Harsh Winter", [], landscapes=["Tax"], coins=3)
    lab.buy("Silver", "Harsh Winter")
    assert (lab.me.debt, lab.tokens("Silver")) == (1, [])


def test_harsh_winter_is_over_possessors_who_gain_in_anothers_turn() -> None:
    lab = come(
        "Harsh Winter", ["Possession"], hand=["Possession"], others=[dict(hand=["Copper"] * 5, deck=["Copper"] * 9)]
    )
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.me.discard.count("Silver") == 1
    assert lab.tokens("Silver") == []


def test_harsh_winter_takes_a_split_piles_debt_whatever_lay_on_top() -> None:
    lab = come("Harsh Winter", ["Encampment / Plunder"], supply={"Encampment / Plunder": 6})
    lab.gain("Encampment")
    lab.gain("Plunder")
    assert (lab.me.debt, lab.tokens("Encampment / Plunder")) == (2, [])


# -- Progress ---------------------------------------------------------------------------------------------------------


def test_progress_puts_each_gain_onto_the_deck_in_any_turn() -> None:
    lab = come("Progress", [], coins=3, others=[dict(deck=["Copper"])])
    lab.buy("Silver")
    assert (lab.me.deck, lab.me.discard) == (["Silver"], [])
    lab.gain("Estate", seat=1)
    assert lab.other.deck == ["Estate", "Copper"]


def test_progress_and_villa_are_ordered_by_who_gains() -> None:
    lab = come("Progress", ["Villa"], coins=4)
    lab.buy("Villa", "Villa")
    assert (lab.me.hand, lab.me.deck, lab.phase) == (["Villa"], [], "action")
    lab = come("Progress", ["Villa"], coins=4)
    lab.buy("Villa", "Progress")
    assert (lab.me.hand, lab.me.deck, lab.phase) == ([], ["Villa"], "action")


def test_progress_takes_what_is_gained_to_the_hand() -> None:
    lab = come("Progress", ["Mine"], hand=["Mine", "Copper"])
    lab.play("Mine", "Copper", "Silver")
    assert (lab.me.hand, lab.me.deck) == ([], ["Silver"])


def test_progress_of_two_gains_leaves_the_first_beneath() -> None:
    lab = come("Progress", ["Border Village"], coins=6)
    lab.buy("Border Village", "Border Village", "Silver")
    # The Silver is put there first, then the Border Village, which still lies in the discard pile.
    assert lab.me.deck == ["Border Village", "Silver"]


def test_progress_lets_a_watchtower_trash_it_first() -> None:
    lab = come("Progress", ["Watchtower"], hand=["Watchtower"])
    lab.gain("Curse", "Watchtower", 0)
    assert (lab.trash, lab.me.deck) == (["Curse"], [])


# -- Rapid Expansion --------------------------------------------------------------------------------------------------


def test_rapid_expansion_plays_gains_when_the_next_turn_begins_in_any_order() -> None:
    lab = come("Rapid Expansion", ["Village", "Smithy"], coins=10, buys=3, deck=["Estate"] * 20)
    lab.buy("Village")
    lab.buy("Smithy")
    lab.buy("Estate")
    assert (lab.me.set_aside, lab.me.discard) == (["Village", "Smithy"], ["Estate"])
    lab.end_turn()
    lab.end_turn("Smithy")
    assert (lab.me.in_play, lab.me.actions, len(lab.me.hand)) == (["Smithy", "Village"], 3, 9)


def test_rapid_expansion_plays_treasures_for_coins() -> None:
    lab = come("Rapid Expansion", [], coins=6, deck=["Estate"] * 20)
    lab.buy("Gold")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.me.in_play) == (3, ["Gold"])


def test_rapid_expansion_takes_what_is_gained_to_the_hand() -> None:
    lab = come("Rapid Expansion", ["Mine"], hand=["Mine", "Copper"])
    lab.play("Mine", "Copper", "Silver")
    assert (lab.me.hand, lab.me.set_aside) == ([], ["Silver"])


def test_rapid_expansion_and_a_mover_are_ordered_by_who_gains() -> None:
    lab = come("Rapid Expansion", ["Villa"], coins=4)
    lab.buy("Villa", "Villa")
    assert (lab.me.hand, lab.me.set_aside) == (["Villa"], [])
    lab = come("Rapid Expansion", ["Watchtower"], hand=["Watchtower"])
    lab.gain("Silver", "Watchtower", 1)
    assert (lab.me.deck, lab.me.set_aside) == (["Silver"], [])


def test_rapid_expansion_of_what_is_gained_as_a_turn_begins_waits_for_the_next() -> None:
    lab = come("Rapid Expansion", ["Village", "Workshop"], coins=3, deck=["Estate"] * 30)
    lab.buy("Workshop")
    lab.end_turn()
    lab.end_turn("Village")
    assert (lab.me.in_play, lab.me.set_aside, lab.me.actions) == (["Workshop"], ["Village"], 1)
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Village"]


def test_rapid_expansion_plays_a_duration_that_stays() -> None:
    lab = come("Rapid Expansion", ["Wharf"], coins=5, deck=["Estate"] * 30)
    lab.buy("Wharf")
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 7
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, len(lab.me.hand)) == (["Wharf"], 7)


def test_rapid_expansion_leaves_what_is_gained_elsewhere_alone() -> None:
    lab = come("Rapid Expansion", ["Island"], coins=4)
    lab.buy("Island")  # an Action as well as a Victory card
    assert lab.me.set_aside == ["Island"]
    lab.gain("Province")
    assert lab.me.discard == ["Province"]


# -- the Omens --------------------------------------------------------------------------------------------------------


def test_river_shrine_gains_for_each_play_unless_something_was_gained_in_a_buy_phase() -> None:
    lab = come("Great Leader", ["River Shrine", "Workshop"], hand=["River Shrine", "River Shrine", "Workshop"])
    lab.play("River Shrine", [])
    lab.play("River Shrine", [])
    lab.play("Workshop", "Silver")  # in the Action phase
    lab.end_turn("Estate", "Workshop")
    assert sorted(name for zone in (lab.me.hand, lab.me.discard, lab.me.deck) for name in zone if name == "Estate") == [
        "Estate"
    ]


def test_river_shrine_looks_at_every_buy_phase() -> None:
    lab = Lab(["River Shrine", "Villa", "Smithy"], hand=["River Shrine"], coins=4, deck=["Copper"] * 9)
    lab.play("River Shrine")
    lab.buy("Villa")
    assert lab.phase == "action"
    lab.to_buy_phase()
    lab.end_turn()
    assert lab.asked == []


def test_mountain_shrine_counts_what_it_trashes_and_what_others_did() -> None:
    lab = Lab(["Mountain Shrine"], hand=["Mountain Shrine", "Poet", "Estate"], deck=["Gold"] * 3)
    lab.play("Mountain Shrine", "Poet")
    assert (lab.me.coins, lab.me.hand) == (2, ["Estate", "Gold", "Gold"])
    lab = Lab(["Mountain Shrine"], hand=["Mountain Shrine", "Estate"], deck=["Gold"] * 3)
    lab.play("Mountain Shrine", "Estate")
    assert lab.me.hand == []


def test_mountain_shrine_counts_after_what_its_trashing_led_to() -> None:
    lab = Lab(["Mountain Shrine", "Fortress"], hand=["Mountain Shrine", "Fortress"], deck=["Gold"] * 3)
    lab.play("Mountain Shrine", "Fortress")
    assert lab.me.hand == ["Fortress"]  # which is in the trash no more


def test_mountain_shrine_under_enlightenment_counts_treasures() -> None:
    lab = come("Enlightenment", ["Mountain Shrine"], hand=["Mountain Shrine", "Copper"], deck=["Gold"] * 3)
    lab.play("Mountain Shrine", "Copper")
    assert lab.me.hand == ["Gold", "Gold"]


def test_poet_looks_at_debt_and_at_reduced_costs() -> None:
    lab = Lab(["Poet", "Mountain Shrine"], hand=["Poet"], deck=["Copper", "Mountain Shrine"])
    lab.play("Poet")
    assert (lab.me.hand, lab.me.deck) == (["Copper"], ["Mountain Shrine"])
    lab = Lab(["Poet"], prophecy="Flourishing Trade", sun=1, hand=["Poet"], deck=["Copper", "Smithy"])
    lab.play("Poet")  # whose Sun is the last
    assert lab.me.hand == ["Copper", "Smithy"]


def test_poet_with_no_card_left_to_show() -> None:
    lab = Lab(["Poet"], hand=["Poet"], deck=["Copper"])
    lab.play("Poet")
    assert (lab.me.hand, lab.me.actions) == (["Copper"], 1)


def test_rustic_village_discards_two_or_none() -> None:
    lab = Lab(["Rustic Village"], hand=["Rustic Village", "Estate"], deck=["Copper", "Gold"])
    lab.play("Rustic Village", ["Estate", "Copper"])
    assert (lab.me.hand, lab.me.actions) == (["Gold"], 2)
    lab = Lab(["Rustic Village"], hand=["Rustic Village"], deck=["Copper", "Gold"])
    lab.play("Rustic Village")
    assert (lab.me.hand, lab.asked) == (["Copper"], [])


def test_kitsune_does_two_different_things_in_printed_order() -> None:
    lab = Lab(["Kitsune"], hand=["Kitsune"], others=[dict(hand=["Moat"])])
    lab.play("Kitsune", "Moat", [2, 3])
    assert (lab.me.discard, lab.other.discard) == (["Silver"], [])
    lab = Lab(["Kitsune"], hand=["Kitsune"])
    lab.play("Kitsune", [3, 2])
    assert (lab.me.discard, lab.other.discard) == (["Silver"], ["Curse"])
    lab = Lab(["Kitsune"], hand=["Kitsune"])
    lab.play("Kitsune", [0, 1])
    assert (lab.me.actions, lab.me.coins) == (2, 2)


def test_kitsune_brings_about_what_counts_for_its_own_silver() -> None:
    lab = Lab(["Kitsune"], prophecy="Progress", sun=1, hand=["Kitsune"])
    lab.play("Kitsune", [2, 3])
    assert (lab.me.deck, lab.other.deck) == (["Silver"], ["Curse"])


def test_tea_house_removes_the_sun_before_it_draws() -> None:
    lab = Lab(
        ["Tea House", "Watchtower"], prophecy="Kind Emperor", sun=1, hand=["Tea House"], deck=["Watchtower", "Gold"]
    )
    lab.play("Tea House", "Village")  # no Watchtower is in hand yet
    assert lab.me.hand == ["Village", "Watchtower"]


def test_poet_leaves_what_costs_four() -> None:
    lab = Lab(["Poet"], hand=["Poet"], deck=["Copper", "Smithy"])
    lab.play("Poet")
    assert (lab.me.hand, lab.me.deck) == (["Copper"], ["Smithy"])
