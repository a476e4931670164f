"""Seaside: cards that give what they say, now and when the next turn begins."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


def round_trip(lab: Lab, *answers: Any) -> None:
    """To the start of my next turn."""
    lab.end_turn()
    lab.end_turn(*answers)


def alone(card: str, *more: str, **given: Any) -> Lab:
    return Lab([card], hand=[card, *more], **{"deck": COPPERS, "others": [{"deck": COPPERS}], **given})


# -- now --------------------------------------------------------------------------------------------------------------


def test_bazaar_gives_what_it_says() -> None:
    lab = alone("Bazaar")
    lab.play("Bazaar")
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Copper"], 2, 1)


def test_warehouse_draws_three_and_discards_any_three() -> None:
    lab = alone("Warehouse", "Province", deck=["Gold", "Curse", "Silver"])
    lab.play("Warehouse", ["Province", "Curse", "Silver"])
    assert (lab.me.hand, lab.me.actions, lab.me.discard) == (["Gold"], 1, ["Province", "Curse", "Silver"])
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (3, 3)


def test_warehouse_discards_three_even_if_it_drew_fewer() -> None:
    lab = alone("Warehouse", "Province", "Duchy", deck=["Gold"], discard=["Silver"])
    lab.play("Warehouse", ["Province", "Duchy", "Silver"])
    assert (lab.me.hand, lab.me.deck) == (["Gold"], [])
    lab = alone("Warehouse", "Province", deck=["Gold"])
    lab.play("Warehouse")
    assert (lab.me.hand, sorted(lab.me.discard), lab.asked) == ([], ["Gold", "Province"], [])


def test_salvager_pays_what_the_trashed_card_costs() -> None:
    lab = alone("Salvager", "Province", "Copper")
    lab.play("Salvager", "Province")
    assert (lab.me.coins, lab.me.buys, lab.trash, lab.me.hand) == (8, 2, ["Province"], ["Copper"])
    assert lab.asked[-1].minimum == 1


def test_salvager_with_an_empty_hand_gives_the_buy() -> None:
    lab = alone("Salvager")
    lab.play("Salvager")
    assert (lab.me.coins, lab.me.buys, lab.trash) == (0, 2, [])


def test_salvager_counts_the_cost_of_the_moment() -> None:
    lab = Lab(["Salvager", "Bridge"], hand=["Bridge", "Salvager", "Gold"], actions=2)
    lab.play("Bridge")
    lab.play("Salvager")
    assert lab.me.coins == 1 + 5


def test_lookout_trashes_one_discards_one_and_puts_one_back() -> None:
    lab = alone("Lookout", deck=["Curse", "Estate", "Gold", "Silver"])
    lab.play("Lookout", "Curse", "Estate")
    assert (lab.trash, lab.me.discard, lab.me.deck) == (["Curse"], ["Estate"], ["Gold", "Silver"])
    assert (lab.me.actions, lab.me.hand) == (1, [])
    assert [question.options for question in lab.asked] == [["Curse", "Estate", "Gold"], ["Estate", "Gold"]]


def test_lookout_looks_at_all_three_before_anything_is_trashed() -> None:
    lab = alone("Lookout", deck=["Curse"], discard=["Gold", "Silver"])
    lab.play("Lookout", "Curse", "Silver")
    assert (lab.me.deck, lab.trash, lab.me.discard) == (["Gold"], ["Curse"], ["Silver"])


@pytest.mark.parametrize(
    ("deck", "answers", "trash", "discard"),
    [(["Gold"], [], ["Gold"], []), (["Gold", "Silver"], ["Gold"], ["Gold"], ["Silver"]), ([], [], [], [])],
)
def test_lookout_follows_its_order_with_too_few_cards(
    deck: list[str], answers: list[str], trash: list[str], discard: list[str]
) -> None:
    lab = alone("Lookout", deck=deck)
    lab.play("Lookout", *answers)
    assert (lab.trash, lab.me.discard, lab.me.deck) == (trash, discard, [])


def test_sea_chart_takes_the_card_if_a_copy_is_in_play() -> None:
    lab = alone("Sea Chart", deck=["Copper", "Caravan", "Gold"], in_play=["Caravan"])
    lab.play("Sea Chart")
    assert (lab.me.hand, lab.me.deck, lab.me.actions) == (["Copper", "Caravan"], ["Gold"], 1)


def test_sea_chart_counts_itself_and_leaves_other_cards() -> None:
    lab = alone("Sea Chart", deck=["Copper", "Sea Chart", "Gold"])
    lab.play("Sea Chart")
    assert lab.me.hand == ["Copper", "Sea Chart"]
    lab = alone("Sea Chart", "Silver", deck=["Copper", "Silver", "Gold"])
    lab.play("Sea Chart")
    assert (lab.me.hand, lab.me.deck) == (["Silver", "Copper"], ["Silver", "Gold"])



def test_treasure_map_alone_is_trashed_for_nothing() -> None:
    lab = alone("Treasure Map", "Copper")
    lab.play("Treasure Map")
    assert (lab.trash, lab.supply["Gold"], lab.me.hand) == (["Treasure Map"], 30, ["Copper"])


def test_treasure_map_with_its_like_brings_four_golds_onto_the_deck() -> None:
    lab = alone("Treasure Map", "Treasure Map", "Treasure Map", deck=["Copper"])
    lab.play("Treasure Map")
    assert (lab.trash, lab.me.hand) == (["Treasure Map"] * 2, ["Treasure Map"])
    assert lab.me.deck == ["Gold"] * 4 + ["Copper"]


def test_treasure_map_brings_as_many_golds_as_there_are() -> None:
    lab = alone("Treasure Map", "Treasure Map", deck=[], supply={"Gold": 3})
    lab.play("Treasure Map")
    assert lab.me.deck == ["Gold"] * 3


def test_cutpurse_takes_one_copper_of_everybody() -> None:
    others = [{"hand": ["Copper", "Copper", "Gold"]}, {"hand": ["Gold", "Silver"]}]
    lab = alone("Cutpurse", others=others)
    lab.play("Cutpurse")
    assert lab.me.coins == 2
    assert (lab.players[1].hand, lab.players[1].discard) == (["Copper", "Gold"], ["Copper"])
    assert (lab.players[2].hand, lab.players[2].discard) == (["Gold", "Silver"], [])
    shown = [entry for entry in lab.game.view(0).log() if entry["kind"] == "reveal"]
    assert [(entry["seat"], sorted(entry["cards"])) for entry in shown] == [(2, ["Gold", "Silver"])]


# -- now and next turn ------------------------------------------------------------------------------------------------


def test_caravan_draws_again_next_turn() -> None:
    lab = alone("Caravan")
    lab.play("Caravan")
    assert (len(lab.me.hand), lab.me.actions) == (1, 1)
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.in_play) == (5, ["Caravan"])
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.in_play) == (6, ["Caravan"])
    lab.end_turn()
    assert (lab.me.in_play, "Caravan" in lab.me.discard) == ([], True)


def test_fishing_village_gives_one_action_less_next_turn() -> None:
    lab = alone("Fishing Village")
    lab.play("Fishing Village")
    assert (lab.me.actions, lab.me.coins) == (2, 1)
    round_trip(lab)
    assert (lab.me.actions, lab.me.coins, lab.me.in_play) == (2, 1, ["Fishing Village"])


def test_merchant_ship_pays_two_twice() -> None:
    lab = alone("Merchant Ship")
    lab.play("Merchant Ship")
    assert lab.me.coins == 2
    round_trip(lab)
    assert lab.me.coins == 2
    lab.end_turn()
    assert lab.me.in_play == []


def test_wharf_gives_cards_and_a_buy_twice() -> None:
    lab = alone("Wharf")
    lab.play("Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (2, 2)
    lab.end_turn()
    assert len(lab.me.hand) == 5, "not before the turn begins"
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (7, 2)


def test_astrolabe_makes_a_coin_and_a_buy_twice() -> None:
    lab = alone("Astrolabe")
    lab.play("Astrolabe")
    assert (lab.me.coins, lab.me.buys, lab.phase) == (1, 2, "buy")
    round_trip(lab)
    assert (lab.me.coins, lab.me.buys, lab.me.in_play) == (1, 2, ["Astrolabe"])


def test_astrolabe_is_not_played_again_next_turn() -> None:
    lab = alone("Astrolabe")
    lab.play("Astrolabe")
    round_trip(lab)
    assert lab.game.played == []


def test_tide_pools_discard_two_next_turn() -> None:
    lab = alone("Tide Pools", deck=["Gold", "Silver", "Curse", *COPPERS])
    lab.play("Tide Pools")
    assert (lab.me.hand, lab.me.actions) == (["Gold", "Silver", "Curse"], 1)
    round_trip(lab)
    assert (len(lab.me.hand), lab.me.discard.count("Copper")) == (3, 2)


@pytest.mark.parametrize("cards", [0, 1])
def test_tide_pools_discard_what_there_is(cards: int) -> None:
    lab = alone("Tide Pools", deck=["Estate"] * cards)
    lab.play("Tide Pools")
    round_trip(lab)
    assert (lab.me.hand, lab.me.discard, lab.asked) == ([], ["Estate"] * cards, [])


def test_sea_witch_curses_now_and_sifts_later() -> None:
    lab = alone("Sea Witch", deck=["Gold", "Silver", *COPPERS], others=[{"deck": COPPERS}, {"deck": COPPERS}])
    lab.play("Sea Witch")
    assert (lab.me.hand, [p.discard for p in lab.players[1:]]) == (["Gold", "Silver"], [["Curse"], ["Curse"]])
    lab.end_turn()
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), [p.discard.count("Curse") for p in lab.players[1:]]) == (5, [1, 1])


def test_sea_witch_draws_before_it_discards() -> None:
    lab = alone("Sea Witch", deck=[*COPPERS[:7], "Gold", "Estate", *COPPERS])
    lab.play("Sea Witch")
    round_trip(lab, ["Estate", "Copper"])
    assert sorted(lab.me.hand) == ["Copper"] * 4 + ["Gold"]
    assert (lab.asked[-1].minimum, len(lab.asked[-1].options)) == (2, 7)


def test_haven_keeps_a_card_for_the_next_turn() -> None:
    lab = alone("Haven", "Gold", deck=["Silver", *COPPERS])
    lab.play("Haven", "Gold")
    assert (lab.me.hand, lab.me.actions, lab.asked[-1].minimum) == (["Silver"], 1, 1)
    lab.end_turn()
    assert ("Gold" in lab.me.hand, lab.me.in_play) == (False, ["Haven"])
    lab.end_turn()
    assert (lab.me.hand.count("Gold"), len(lab.me.hand)) == (1, 6)
    lab.end_turn()
    assert lab.me.in_play == []


def test_haven_draws_before_it_asks() -> None:
    lab = alone("Haven", deck=["Silver"])
    lab.play("Haven")
    assert (lab.me.hand, lab.asked) == ([], [])
    lab.end_turn()
    lab.end_turn()
    assert lab.me.hand.count("Silver") == 1


def test_haven_with_an_empty_hand_is_discarded_this_turn() -> None:
    lab = alone("Haven", deck=[])
    lab.play("Haven")
    lab.end_turn()
    assert (lab.me.in_play, lab.me.hand) == ([], ["Haven"])


def test_haven_shows_the_card_to_nobody_else() -> None:
    lab = alone("Haven", "Gold", "Province")
    lab.play("Haven", "Gold")
    assert "Gold" in str(lab.game.view(0).data(None)["players"][0])
    assert "Gold" not in str(lab.game.view(1).data(None)["players"][0])
    assert not any("Gold" in str(entry) for entry in lab.game.view(1).log())
    round_trip(lab)
    assert not any("Gold" in str(entry) for entry in lab.game.view(1).log())


def test_tactician_discards_the_hand_for_a_great_next_turn() -> None:
    lab = alone("Tactician", "Gold", "Estate")
    lab.play("Tactician")
    assert (lab.me.hand, sorted(lab.me.discard), lab.asked) == ([], ["Estate", "Gold"], [])
    lab.end_turn()
    assert len(lab.me.hand) == 5
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions, lab.me.buys, lab.me.in_play) == (10, 2, 2, ["Tactician"])


def test_tactician_with_an_empty_hand_does_nothing() -> None:
    lab = alone("Tactician")
    lab.play("Tactician")
    lab.end_turn()
    assert lab.me.in_play == []
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions, lab.me.buys) == (5, 1, 1)


# -- of the first edition ---------------------------------------------------------------------------------------------


def test_explorer_gains_a_silver_into_the_hand() -> None:
    lab = alone("Explorer")
    lab.play("Explorer")
    assert (lab.me.hand, lab.asked) == (["Silver"], [])


@pytest.mark.parametrize(("shown", "gained"), [(True, "Gold"), (None, "Silver")])
def test_explorer_may_show_a_province(shown: bool | None, gained: str) -> None:
    lab = alone("Explorer", "Province")
    lab.play("Explorer", shown)
    assert sorted(lab.me.hand) == sorted(["Province", gained])
    told = any(entry["kind"] == "reveal" for entry in lab.game.view(1).log())
    assert told == bool(shown)


def test_explorer_gains_nothing_from_an_empty_pile() -> None:
    lab = alone("Explorer", "Province", supply={"Gold": 0})
    lab.play("Explorer", True)
    assert lab.me.hand == ["Province"]


def test_ghost_ship_leaves_three_cards_and_the_owner_orders_the_others() -> None:
    others = [{"hand": ["Gold", "Silver", "Copper", "Estate", "Curse"], "deck": ["Duchy"]}, {"hand": ["Copper"] * 3}]
    lab = alone("Ghost Ship", others=others)
    lab.play("Ghost Ship", ["Curse", "Gold"])
    assert (len(lab.me.hand), lab.players[1].hand) == (2, ["Silver", "Copper", "Estate"])
    assert (lab.players[1].deck, lab.players[2].deck) == (["Curse", "Gold", "Duchy"], [])
    assert (lab.asked[-1].player, len(lab.asked)) == (1, 1)


def test_ghost_ship_does_not_make_an_empty_deck_be_shuffled() -> None:
    lab = alone("Ghost Ship", others=[{"hand": ["Gold", *COPPERS[:3]], "discard": ["Province"]}])
    lab.play("Ghost Ship", ["Gold"])
    assert (lab.other.deck, lab.other.discard) == (["Gold"], ["Province"])


def test_ghost_ship_shows_nobody_what_goes_onto_the_deck() -> None:
    lab = alone("Ghost Ship", others=[{"hand": ["Gold", *COPPERS[:3]]}])
    lab.play("Ghost Ship", ["Gold"])
    assert not any("Gold" in str(entry) for entry in lab.game.view(0).log())


def test_navigator_discards_all_five_or_orders_them() -> None:
    five = ["Gold", "Silver", "Copper", "Estate", "Curse"]
    lab = alone("Navigator", deck=[*five, "Duchy"])
    lab.play("Navigator", 0)
    assert (lab.me.coins, lab.me.deck, lab.me.discard) == (2, ["Duchy"], five)
    lab = alone("Navigator", deck=[*five, "Duchy"])
    lab.play("Navigator", 1, five[::-1])
    assert (lab.me.deck, lab.me.discard) == ([*five[::-1], "Duchy"], [])


def test_navigator_shuffles_to_look_at_five() -> None:
    lab = alone("Navigator", deck=["Gold"], discard=["Silver"] * 2)
    lab.play("Navigator", 0)
    assert (lab.me.deck, sorted(lab.me.discard)) == ([], ["Gold", "Silver", "Silver"])
    lab = alone("Navigator", deck=[])
    lab.play("Navigator")
    assert (lab.me.coins, lab.asked) == (2, [])


def test_sea_hag_discards_the_top_card_and_puts_a_curse_there() -> None:
    lab = alone("Sea Hag", others=[{"deck": ["Gold", "Silver"]}, {"discard": ["Duchy"]}, {}])
    lab.play("Sea Hag")
    assert [p.deck for p in lab.players[1:]] == [["Curse", "Silver"], ["Curse"], ["Curse"]]
    assert [p.discard for p in lab.players[1:]] == [["Gold"], ["Duchy"], []]


def test_sea_hag_gives_the_last_curses_in_turn_order() -> None:
    lab = alone("Sea Hag", others=[{"deck": ["Gold"]}, {"deck": ["Gold"]}], supply={"Curse": 1})
    lab.play("Sea Hag")
    assert [p.deck for p in lab.players[1:]] == [["Curse"], []]
    assert [p.discard for p in lab.players[1:]] == [["Gold"], ["Gold"]]


def test_ambassador_returns_up_to_two_and_gives_everybody_one() -> None:
    lab = alone("Ambassador", "Curse", "Curse", "Curse", "Gold", others=[{}, {}])
    before = lab.supply["Curse"]
    lab.play("Ambassador", "Curse", ["Curse", "Curse"])
    assert (lab.me.hand, lab.supply["Curse"]) == (["Curse", "Gold"], before)
    assert [p.discard for p in lab.players[1:]] == [["Curse"], ["Curse"]]
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 2)


def test_ambassador_may_return_none() -> None:
    lab = alone("Ambassador", "Estate", "Gold")
    lab.play("Ambassador", "Estate", None)
    assert (lab.me.hand, lab.other.discard) == (["Estate", "Gold"], ["Estate"])


def test_ambassador_with_an_empty_hand_does_nothing() -> None:
    lab = alone("Ambassador")
    lab.play("Ambassador")
    assert (lab.other.discard, lab.asked) == ([], [])


def test_ambassador_does_nothing_with_a_card_that_is_not_from_the_supply() -> None:
    lab = Lab(["Ambassador", "Tournament"], hand=["Ambassador", "Followers", "Followers"])
    lab.play("Ambassador")
    assert (lab.me.hand, lab.other.discard) == (["Followers", "Followers"], [])


def test_ambassador_gives_out_the_last_cards_in_turn_order() -> None:
    lab = alone("Ambassador", "Estate", others=[{}, {}], supply={"Estate": 0})
    lab.play("Ambassador", ["Estate"])
    assert [p.discard for p in lab.players[1:]] == [["Estate"], []]
