"""Boons, Hexes and States where it hurts: Possession, Druid, Pixie, Thrones, Commands, phases that come again."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.cards.nocturne.boons import receive_boon
from bailiwick.engine.turn import CLEAN_UP
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20
FIELD, FOREST, RIVER = "The Field's Gift", "The Forest's Gift", "The River's Gift"
MOUNTAIN, SEA, SWAMP = "The Mountain's Gift", "The Sea's Gift", "The Swamp's Gift"


def possessed(hand: list[str], *kingdom: str, **more: Any) -> Lab:
    """Seat 1 takes the turn that seat 0's Possession has given it."""
    lab = Lab(
        ["Possession", *kingdom],
        hand=["Possession"],
        deck=COPPERS,
        others=[dict(hand=hand, deck=ESTATES)],
        **more,
    )
    lab.play("Possession")
    lab.end_turn()
    return lab


def gained(lab: Lab) -> list[str]:
    """What seat 0 has in its discard pile beside its Possession."""
    found = sorted(lab.me.discard)
    found.remove("Possession")
    return found


def put_on_top(lab: Lab, deck: str, name: str) -> None:
    """Let one landscape be the next again."""
    stack = lab.game.stacks[deck]
    card = next(card for zone in stack.zones() for card in zone if card.name == name)
    for zone in stack.zones():
        zone.take(card.id)
    stack.cards.append(card)


# -- Boons and Possession ---------------------------------------------------------------------------------------------


def test_possessed_boons_are_theirs_and_what_is_gained_is_not() -> None:
    lab = possessed(["Bard", "Bard"], "Bard", stack={"Boons": [FIELD, MOUNTAIN]})
    lab.play("Bard")
    assert (lab.other.coins, lab.other.actions) == (3, 1)
    lab.play("Bard")
    assert (gained(lab), lab.other.discard) == (["Silver"], [])


def test_possessed_rivers_gift_is_drawn_by_them_at_the_end_of_that_turn() -> None:
    lab = possessed(["Bard"], "Bard", stack={"Boons": [RIVER]})
    lab.play("Bard")
    lab.end_turn(RIVER)
    assert len(lab.other.hand) == 6
    assert len(lab.me.hand) == 5


def test_possessed_pixie_comes_back_and_its_boon_counts_twice() -> None:
    lab = possessed(["Pixie"], "Pixie", stack={"Boons": [MOUNTAIN]})
    lab.play("Pixie", True)
    assert lab.asked[-1].player == 0
    assert gained(lab) == ["Silver", "Silver"]
    lab.end_turn()
    assert lab.trash == []
    assert "Pixie" in lab.other.discard


def test_possessed_blessed_village_and_its_boon_are_the_possessors() -> None:
    lab = possessed(["Gold", "Copper"], "Blessed Village", stack={"Boons": [MOUNTAIN]})
    lab.play_treasures()
    lab.buy("Blessed Village", 0)
    assert gained(lab) == ["Blessed Village", "Silver"]


def test_possessed_fool_the_state_is_theirs() -> None:
    lab = possessed(["Fool"], "Fool", stack={"Boons": [FIELD, FOREST, RIVER]})
    lab.play("Fool", FIELD, FOREST)
    assert (lab.other.states, lab.me.states) == (["Lost in the Woods"], [])
    assert [question.player for question in lab.asked[-2:]] == [0, 0]


def test_possessed_leprechaun_hexes_them_and_brings_me_the_gold() -> None:
    lab = possessed(["Leprechaun"], "Leprechaun", stack={"Hexes": ["Misery"]})
    lab.play("Leprechaun")
    assert (gained(lab), lab.other.states, lab.me.states) == (["Gold"], ["Miserable"], [])


def test_possessed_druid_is_answered_by_who_decides() -> None:
    lab = possessed(["Druid"], "Druid", druid=[FIELD, MOUNTAIN, SEA])
    lab.play("Druid", MOUNTAIN)
    assert lab.asked[-1].player == 0
    assert (gained(lab), lab.other.buys) == (["Silver"], 2)


def test_possessed_vampire_becomes_their_bat() -> None:
    lab = possessed(["Vampire"], "Vampire", stack={"Hexes": ["Greed"]})
    lab.play("Vampire", "Market")
    assert gained(lab) == ["Market"]
    assert lab.me.deck[0] == "Copper"
    assert lab.other.discard == ["Bat"]  # an exchange is no gain


def test_possessed_sacred_grove_offers_the_boon_to_the_possessor_as_another_player() -> None:
    lab = possessed(["Sacred Grove"], "Sacred Grove", stack={"Boons": [MOUNTAIN]})
    lab.play("Sacred Grove", True)
    assert gained(lab) == ["Silver", "Silver"]


# -- Druid and Pixie --------------------------------------------------------------------------------------------------


def test_druid_throned_may_receive_the_same_boon_twice() -> None:
    lab = Lab(["Druid", "Throne Room"], hand=["Throne Room", "Druid"], druid=[FIELD, MOUNTAIN, SEA])
    lab.play("Throne Room", "Druid", FIELD, FIELD)
    assert (lab.me.actions, lab.me.coins, lab.me.buys) == (2, 2, 3)
    assert lab.aside["druid"] == [FIELD, MOUNTAIN, SEA]


def test_druid_with_the_rivers_gift_draws_at_the_end_and_leaves_it() -> None:
    lab = Lab(["Druid"], hand=["Druid"], deck=COPPERS, druid=[RIVER, MOUNTAIN, SEA])
    lab.play("Druid", RIVER)
    lab.end_turn()
    assert len(lab.me.hand) == 6
    assert lab.aside["druid"] == [RIVER, MOUNTAIN, SEA]
    assert lab.game.stacks["Boons"].discarded.cards() == []


def test_druid_out_of_the_supply_has_its_boons() -> None:
    lab = Lab(["Druid", "Overlord"], hand=["Overlord"], deck=["Gold"], druid=[FIELD, MOUNTAIN, SEA])
    lab.play("Overlord", "Druid", SEA)
    assert (lab.me.hand, lab.me.buys) == (["Gold"], 2)


def test_pixie_out_of_the_supply_cannot_be_trashed() -> None:
    lab = Lab(["Pixie", "Overlord"], hand=["Overlord"], deck=["Gold"], stack={"Boons": [MOUNTAIN]})
    lab.play("Overlord", "Pixie")
    assert (lab.me.hand, lab.me.actions, lab.me.discard, lab.trash) == (["Gold"], 1, [], [])
    assert lab.game.stacks["Boons"].discarded[0].name == MOUNTAIN


def test_pixie_the_boon_is_discarded_before_it_is_received() -> None:
    # With an empty deck of Boons, what the first receiving gains turns the very same Boon up again.
    lab = Lab(
        ["Pixie", "Blessed Village"],
        hand=["Pixie", "Silver", "Gold", "Copper"],
        deck=["Estate"],
        stack={"Boons": ["The Earth's Gift"]},
    )
    stack = lab.game.stacks["Boons"]
    for card in stack.cards.cards()[:-1]:
        stack.cards.remove(card)
        lab.game.totals[card.name] -= 1
    lab.play("Pixie", True, "Copper", "Blessed Village", 1, "Silver", "Village")
    assert sorted(lab.me.discard) == ["Blessed Village", "Copper", "Silver", "Village"]
    assert [card.name for card in lab.game.stacks["Boons"].aside] == ["The Earth's Gift"]  # for the next turn


def test_pixie_kept_boon_is_out_of_the_deck_until_clean_up() -> None:
    lab = Lab(["Pixie"], hand=["Pixie"], deck=COPPERS, stack={"Boons": [FOREST]})
    lab.play("Pixie", True)
    assert (lab.me.coins, lab.me.buys) == (2, 3)
    assert [card.name for card in lab.game.stacks["Boons"].aside] == [FOREST]
    lab.end_turn()
    assert [card.name for card in lab.game.stacks["Boons"].discarded] == [FOREST]


# -- other Boons ------------------------------------------------------------------------------------------------------


def test_throned_fool_is_lost_the_second_time() -> None:
    lab = Lab(
        ["Fool", "Throne Room"],
        hand=["Throne Room", "Fool"],
        deck=COPPERS,
        stack={"Boons": [MOUNTAIN, FIELD, SEA, FOREST]},
    )
    lab.play("Throne Room", "Fool", SEA, FIELD)
    assert (lab.me.coins, lab.me.discard, len(lab.me.hand)) == (1, ["Silver"], 1)


def test_sacred_grove_asks_everybody_in_turn_order() -> None:
    lab = Lab(["Sacred Grove"], hand=["Sacred Grove"], others=[{}, {}], stack={"Boons": [MOUNTAIN]})
    lab.play("Sacred Grove", False, True)
    assert [player.discard for player in lab.players] == [["Silver"], [], ["Silver"]]
    assert [question.player for question in lab.asked] == [1, 2]


def test_sacred_grove_in_anothers_turn_gives_cards_only() -> None:
    lab = Lab(["Sacred Grove"], hand=["Sacred Grove"], deck=["Gold"], others=[dict(deck=["Duchy"])],
              stack={"Boons": [SEA]})  # fmt: skip
    lab.play("Sacred Grove", True)
    assert (lab.me.hand, lab.other.hand) == (["Gold"], ["Duchy"])


def test_tracker_and_watchtower_both_offer_something_for_the_boons_gain() -> None:
    lab = Lab(["Tracker", "Watchtower"], hand=["Tracker", "Watchtower"], stack={"Boons": [MOUNTAIN]})
    lab.play("Tracker", "Watchtower", 0)
    assert (lab.trash, lab.me.deck) == (["Silver"], [])


def test_tracker_moved_card_is_no_changeling_any_more() -> None:
    lab = Lab(["Tracker", "Changeling"], hand=["Tracker"], stack={"Boons": [MOUNTAIN]})
    lab.play("Tracker", "Tracker", True)
    assert (lab.me.deck, lab.me.discard) == (["Silver"], [])
    assert [question.purpose for question in lab.asked] == ["first", "may"]


def test_idol_crowned_is_one_idol_in_play_twice() -> None:
    lab = Lab(["Idol", "Crown"], hand=["Crown", "Idol"], deck=["Gold"], stack={"Boons": [MOUNTAIN, SEA]})
    lab.to_buy_phase()
    lab.play("Crown", "Idol")
    assert (lab.me.coins, lab.me.discard, lab.me.hand) == (4, ["Silver"], ["Gold"])
    assert lab.other.discard == []


def test_idol_of_an_earlier_turn_that_is_not_in_play_does_not_count() -> None:
    lab = Lab(["Idol"], hand=["Idol"], discard=["Idol"], stack={"Boons": [MOUNTAIN]})
    lab.play("Idol")
    assert lab.me.discard == ["Idol", "Silver"]


def test_rivers_gift_comes_on_top_of_an_outposts_three_cards() -> None:
    lab = Lab(["Bard", "Outpost"], hand=["Outpost", "Bard"], actions=2, deck=COPPERS, stack={"Boons": [RIVER]})
    lab.play("Outpost")
    lab.play("Bard")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (0, 4)


def test_a_boon_saved_for_the_next_turn_comes_in_an_extra_turn() -> None:
    lab = Lab(["Blessed Village", "Outpost"], hand=["Outpost"], deck=COPPERS, stack={"Boons": [FIELD]})
    lab.play("Outpost")
    lab.gain("Blessed Village", 1)
    lab.end_turn()
    assert (lab.turn, lab.me.actions, lab.me.coins) == (0, 2, 1)


def test_two_saved_boons_are_received_in_the_order_one_likes() -> None:
    lab = Lab(["Blessed Village"], deck=COPPERS, stack={"Boons": ["The Wind's Gift", MOUNTAIN]})
    lab.gain("Blessed Village", 1)
    lab.gain("Blessed Village", 1)
    lab.end_turn()
    lab.end_turn(MOUNTAIN)
    assert "first" in [question.purpose for question in lab.asked]
    assert lab.asked[-1].options == ["The Wind's Gift", MOUNTAIN]


def test_lost_in_the_woods_is_one_of_several_things_at_the_start_of_a_turn() -> None:
    lab = Lab(
        ["Fool", "Den of Sin"],
        hand=["Den of Sin"],
        deck=COPPERS,
        states=["Lost in the Woods"],
        stack={"Boons": [MOUNTAIN]},
    )
    lab.play("Den of Sin")
    lab.end_turn()
    lab.end_turn("Lost in the Woods", "Copper")
    assert len(lab.me.hand) == 6
    assert sorted(lab.me.discard) == ["Copper", "Silver"]


# -- Hexes and States -------------------------------------------------------------------------------------------------


def test_guardian_and_lighthouse_keep_hexes_away() -> None:
    for card in ("Guardian", "Lighthouse"):
        lab = Lab(
            ["Skulk", card], hand=[card], deck=COPPERS, others=[dict(hand=["Skulk"])], stack={"Hexes": ["Misery"]}
        )
        lab.play(card)
        lab.end_turn()
        lab.play("Skulk")
        assert lab.me.states == []
        assert lab.game.stacks["Hexes"].discarded[0].name == "Misery"


def test_locusts_may_bring_a_cursed_village_and_with_it_the_next_hex() -> None:
    lab = Lab(
        ["Skulk", "Cursed Village"],
        hand=["Skulk"],
        others=[dict(deck=["Goons"])],
        stack={"Hexes": ["Locusts", "Misery"]},
    )
    lab.play("Skulk", "Cursed Village")
    assert (lab.other.discard, lab.other.states) == (["Cursed Village"], ["Miserable"])
    assert sorted(card.name for card in lab.game.stacks["Hexes"].discarded) == ["Locusts", "Misery"]


def test_skulk_gained_by_locusts_brings_its_gold_in_anothers_turn() -> None:
    lab = Lab(["Skulk", "Market"], hand=["Skulk"], others=[dict(deck=["Market"])], stack={"Hexes": ["Locusts"]})
    lab.play("Skulk", "Skulk")
    assert sorted(lab.other.discard) == ["Gold", "Skulk"]


def test_war_discards_a_faithful_hound_and_bad_omens_do_not() -> None:
    lab = Lab(["Skulk", "Faithful Hound"], hand=["Skulk"], others=[dict(deck=["Duchy", "Faithful Hound"])],
              stack={"Hexes": ["War"]})  # fmt: skip
    lab.play("Skulk", True)
    assert (lab.other.discard, lab.other.set_aside) == (["Duchy"], ["Faithful Hound"])
    lab = Lab(["Skulk", "Faithful Hound"], hand=["Skulk"], others=[dict(deck=["Faithful Hound", "Copper"])],
              stack={"Hexes": ["Bad Omens"]})  # fmt: skip
    lab.play("Skulk")
    assert (lab.other.discard, lab.other.deck, lab.asked) == (["Faithful Hound"], ["Copper"], [])


def test_war_asks_what_a_card_costs_now() -> None:
    lab = Lab(
        ["Skulk", "Bridge"],
        hand=["Bridge", "Skulk"],
        actions=2,
        others=[dict(deck=["Silver", "Smithy", "Market"])],
        stack={"Hexes": ["War"]},
    )
    lab.play("Bridge")
    lab.play("Skulk")
    assert (lab.trash, lab.other.discard) == (["Smithy"], ["Silver"])


def test_locusts_take_only_cards_without_a_potion_for_one_without() -> None:
    lab = Lab(
        ["Skulk", "Transmute", "Laboratory"],
        hand=["Skulk"],
        others=[dict(deck=["Laboratory"])],
        stack={"Hexes": ["Locusts"]},
    )
    lab.play("Skulk", "Village")
    assert "Transmute" not in lab.asked[-1].options
    assert "Silver" not in lab.asked[-1].options


def test_locusts_and_a_card_that_saves_itself_from_the_trash() -> None:
    lab = Lab(["Skulk", "Fortress"], hand=["Skulk"], others=[dict(deck=["Fortress"])], stack={"Hexes": ["Locusts"]})
    lab.play("Skulk", "Village")
    assert (lab.other.hand, lab.other.discard) == (["Fortress"], ["Village"])


def test_deluded_holds_in_the_second_buy_phase_of_a_turn() -> None:
    lab = Lab(["Leprechaun", "Villa"], hand=["Leprechaun"], coins=20, buys=3, stack={"Hexes": ["Delusion"]})
    lab.play("Leprechaun")
    lab.to_buy_phase()
    lab.gain("Villa")  # which leads back to the Action phase
    assert lab.phase == "action"
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.buy("Village")
    lab.buy("Silver")
    assert "Silver" in lab.me.discard


def test_deluded_forbids_actions_that_are_treasures_too() -> None:
    lab = Lab(["Leprechaun", "Crown"], hand=["Leprechaun"], coins=9, stack={"Hexes": ["Delusion"]})
    lab.play("Leprechaun")
    lab.to_buy_phase()
    bought = lab.game.affordable(lab.game.players[0])
    names = [pile.name for pile in lab.game.piles if bought >> pile.index & 1]
    assert "Crown" not in names
    assert "Gold" in names


def test_deluded_in_the_turn_of_another_forbids_nothing() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], coins=5, others=[dict(deck=COPPERS)], stack={"Hexes": ["Delusion"]})
    lab.play("Skulk")
    lab.buy("Village")
    assert lab.me.discard == ["Village"]
    assert lab.other.states == ["Deluded"]


def test_envious_holds_in_the_second_buy_phase_and_a_second_one_takes_no_more() -> None:
    lab = Lab(
        ["Leprechaun", "Villa"], hand=["Leprechaun", "Leprechaun", "Silver", "Gold"], stack={"Hexes": ["Envy"]}
    )
    lab.play("Leprechaun")
    lab.play("Silver")
    assert lab.me.coins == 1
    lab.gain("Villa")
    put_on_top(lab, "Hexes", "Envy")
    lab.play("Leprechaun")
    assert lab.me.states == ["Envious"]
    lab.play("Gold")
    assert (lab.me.coins, lab.me.states) == (2, [])


def test_envious_silver_played_twice_makes_two_coins() -> None:
    lab = Lab(["Leprechaun", "Crown"], hand=["Leprechaun", "Crown", "Silver"], stack={"Hexes": ["Envy"]})
    lab.play("Leprechaun")
    lab.to_buy_phase()
    lab.play("Crown", "Silver")
    assert lab.me.coins == 2


def test_a_hex_that_hits_at_night_counts_in_the_next_turn() -> None:
    lab = Lab(
        ["Werewolf"],
        hand=["Werewolf"],
        others=[dict(hand=["Silver"])],
        stack={"Hexes": ["Envy"]},
    )
    lab.to_night_phase()
    lab.play("Werewolf")
    lab.end_turn()
    lab.play("Silver")
    assert (lab.other.coins, lab.other.states) == (1, [])


def test_states_of_one_player_are_nobody_elses() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"] * 2, actions=2, others=[dict(states=["Miserable"]), {}],
              stack={"Hexes": ["Misery"]})  # fmt: skip
    lab.play("Skulk")
    assert [player.states for player in lab.players] == [[], ["Twice Miserable"], ["Miserable"]]
    assert [player.vp for player in lab.players] == [0, -4, -2]


def test_a_swindler_trashes_a_haunted_mirror_and_its_owner_may_have_a_ghost() -> None:
    lab = Lab(
        ["Cemetery", "Swindler"],
        hand=["Swindler"],
        others=[dict(deck=["Haunted Mirror"], hand=["Village"])],
    )
    lab.play("Swindler", "Village", "Curse")
    assert sorted(lab.other.discard) == ["Curse", "Ghost", "Village"]
    assert lab.asked[0].player == 1


def test_a_boon_received_in_clean_up_is_not_kept() -> None:
    lab = Lab(
        ["Blessed Village", "Improve"],
        hand=["Improve", "Village"],
        actions=2,
        deck=COPPERS,
        stack={"Boons": [RIVER]},
    )
    lab.play("Village")
    lab.play("Improve")
    lab.end_turn("Village", "Blessed Village", 0)
    boons = lab.game.stacks["Boons"]
    assert ([card.name for card in boons.discarded], boons.aside.cards()) == ([RIVER], [])
    assert len(lab.me.hand) == 6


def test_a_boon_that_comes_when_clean_up_is_under_way_is_discarded_at_once() -> None:
    game = Lab(["Bard"], stack={"Boons": [FIELD]}).game
    game.join()
    game.stage = CLEAN_UP
    receive_boon(game.player_at(0))
    boons = game.stacks["Boons"]
    assert ([card.name for card in boons.discarded], boons.aside.cards()) == ([FIELD], [])
