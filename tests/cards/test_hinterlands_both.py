"""Hinterlands: the cards of both editions, one deciding sentence after the other."""

import pytest

from bailiwick.lab import Lab


def options(lab):
    return lab.asked[-1].options


# Border Village


def test_border_village_gained_gives_a_cheaper_card():
    lab = Lab(["Border Village"], hand=["Gold", "Gold"])
    lab.play_treasures()
    lab.buy("Border Village", "Duchy")
    assert lab.me.discard == ["Border Village", "Duchy"]
    assert "Gold" not in options(lab)
    assert "Border Village" not in options(lab)


def test_border_village_gives_a_card_only_when_it_is_gained():
    lab = Lab(["Border Village"], hand=["Border Village"], deck=["Gold"])
    lab.play("Border Village")
    assert (lab.me.hand, lab.me.actions) == (["Gold"], 2)
    assert lab.asked == []
    assert lab.me.discard == []


def test_border_village_made_cheaper_gives_less():
    lab = Lab(["Border Village", "Bridge"], hand=["Bridge", "Gold", "Silver"])
    lab.play("Bridge")
    lab.play_treasures()
    lab.buy("Border Village", "Duchy")  # 5 against 4
    assert "Gold" not in options(lab)
    assert lab.me.discard == ["Border Village", "Duchy"]


def test_border_village_gained_without_a_buy_gives_a_card_too():
    lab = Lab(["Border Village", "Artisan", "Remodel", "Market"], hand=["Remodel", "Smithy"])
    lab.play("Remodel", "Border Village", "Market")
    assert lab.me.discard == ["Border Village", "Market"]


# Cartographer


def test_cartographer_draws_first_then_discards_any_number_and_orders_the_rest():
    lab = Lab(["Cartographer"], hand=["Cartographer"], deck=["Copper", "Estate", "Gold", "Curse", "Silver", "Duchy"])
    lab.play("Cartographer", ["Estate", "Curse"], ["Silver", "Gold"])
    assert lab.me.hand == ["Copper"]
    assert lab.me.actions == 1
    assert lab.me.discard == ["Estate", "Curse"]
    assert lab.me.deck == ["Silver", "Gold", "Duchy"]
    assert sorted(lab.asked[0].options) == ["Curse", "Estate", "Gold", "Silver"]


def test_cartographer_shuffles_for_the_fourth_card_without_what_it_has_looked_at():
    lab = Lab(["Cartographer"], hand=["Cartographer"], deck=["Copper", "Estate"], discard=["Gold"] * 2)
    lab.play("Cartographer", [], ["Gold", "Estate", "Gold"])
    assert lab.me.deck == ["Gold", "Estate", "Gold"]
    assert lab.me.discard == []


def test_cartographer_may_discard_all_four_or_find_none():
    lab = Lab(["Cartographer"], hand=["Cartographer"] * 2, deck=["Village", *["Estate"] * 4])
    lab.play("Cartographer", ["Estate"] * 4)
    assert lab.me.deck == []
    assert lab.me.discard == ["Estate"] * 4
    lab = Lab(["Cartographer"], hand=["Cartographer"])
    lab.play("Cartographer")
    assert lab.asked == []


# Crossroads


def test_crossroads_shows_the_hand_and_draws_for_each_victory_card():
    lab = Lab(["Crossroads"], hand=["Crossroads", "Estate", "Harem", "Copper"], deck=["Gold", "Duchy", "Silver"])
    lab.play("Crossroads")
    assert lab.me.hand == ["Estate", "Harem", "Copper", "Gold", "Duchy"]
    assert lab.me.actions == 3


def test_crossroads_gives_actions_only_the_first_time():
    lab = Lab(["Crossroads"], hand=["Crossroads"] * 2)
    lab.play("Crossroads")
    assert lab.me.actions == 3
    lab.play("Crossroads")
    assert lab.me.actions == 2


def test_crossroads_under_throne_room_gives_actions_once():
    lab = Lab(["Crossroads"], hand=["Throne Room", "Crossroads", "Estate"], deck=["Duchy", "Gold", "Silver", "Copper"])
    lab.play("Throne Room", "Crossroads")
    assert lab.me.actions == 3
    assert lab.me.hand == ["Estate", "Duchy", "Gold", "Silver"]


def test_crossroads_counts_anew_next_turn():
    lab = Lab(["Crossroads"], hand=["Crossroads"], deck=["Crossroads"] * 5)
    lab.play("Crossroads")
    lab.end_turn()
    lab.end_turn()
    lab.play("Crossroads")
    assert lab.me.actions == 3


# Develop


@pytest.mark.parametrize("order", [["Gold", "Smithy"], ["Smithy", "Gold"]])
def test_develop_gains_one_dearer_and_one_cheaper_card_onto_the_deck_in_the_order_one_likes(order):
    lab = Lab(["Develop", "Artisan", "Smithy", "Militia"], hand=["Develop", "Laboratory"])
    lab.play("Develop", *order)
    assert lab.me.deck == order[::-1]
    assert lab.trash == ["Laboratory"]
    assert lab.me.discard == []


def test_develop_offers_both_prices_and_then_only_the_other():
    lab = Lab(["Develop", "Artisan", "Smithy", "Militia"], hand=["Develop", "Laboratory"])
    lab.play("Develop", "Smithy", "Artisan")
    assert {"Gold", "Artisan", "Smithy", "Militia"} <= set(lab.asked[0].options)
    assert "Duchy" not in lab.asked[0].options
    assert set(lab.asked[1].options) == {"Gold", "Artisan"}


def test_develop_of_a_copper_gains_nothing_cheaper():
    lab = Lab(["Develop"], hand=["Develop", "Copper"])
    lab.play("Develop")
    assert lab.trash == ["Copper"]
    assert lab.me.deck == []
    assert lab.asked == []


def test_develop_gains_the_one_that_there_is():
    lab = Lab(["Develop"], hand=["Develop", "Province"])
    lab.play("Develop")
    assert lab.me.deck == []  # nothing at 9 or 7
    lab = Lab(["Develop", "Cellar"], hand=["Develop", "Estate"], supply={"Silver": 0})
    lab.play("Develop", "Develop")
    assert lab.me.deck == ["Develop"]


def test_develop_with_an_empty_hand_does_nothing():
    lab = Lab(["Develop"], hand=["Develop"])
    lab.play("Develop")
    assert lab.me.deck == lab.trash == []


def test_develop_counts_what_cards_cost_now():
    lab = Lab(["Develop", "Highway"], hand=["Highway", "Develop", "Copper"])
    lab.play("Highway")
    lab.play("Develop")
    assert lab.me.deck == ["Estate"]  # an Estate costs 1, a Copper 0 as before


# Highway


def test_highway_makes_cards_cheaper_this_turn_per_play():
    lab = Lab(["Highway"], hand=["Throne Room", "Highway"], deck=["Gold", "Silver"])
    lab.play("Throne Room", "Highway")
    lab.play_treasures()
    lab.buy("Gold")  # 6 less 2 with 5
    assert lab.me.coins == 1
    assert lab.me.discard == ["Gold"]


def test_highway_1e_counts_the_cards_in_play():
    lab = Lab(["Highway (1E)"], hand=["Throne Room", "Highway (1E)"], deck=["Gold", "Silver"])
    lab.play("Throne Room", "Highway (1E)")
    lab.play_treasures()
    lab.buy("Gold")
    assert lab.me.coins == 0


def test_highway_never_makes_a_card_cost_less_than_nothing():
    lab = Lab(["Highway"], hand=["Highway"] * 3, buys=2)
    for _ in range(3):
        lab.play("Highway")
    lab.buy("Estate")
    assert lab.me.coins == 0


# Jack of All Trades


def test_jack_of_all_trades_does_four_things_in_order():
    deck = ["Curse", "Gold", "Duchy", "Market"]
    lab = Lab(["Jack of All Trades"], hand=["Jack of All Trades", "Estate", "Copper"], deck=deck)
    lab.play("Jack of All Trades", "Discard it", "Estate")
    assert lab.me.discard == ["Silver", "Curse"]
    assert lab.me.hand == ["Copper", "Gold", "Duchy", "Market"]
    assert lab.trash == ["Estate"]
    assert "Copper" not in options(lab)
    assert "Gold" not in options(lab)


def test_jack_of_all_trades_shuffles_its_silver_in_to_look_at_a_card():
    lab = Lab(["Jack of All Trades"], hand=["Jack of All Trades"])
    lab.play("Jack of All Trades", "Put it back")
    assert lab.asked[0].about == "Silver"
    assert lab.me.hand == ["Silver"]


def test_jack_of_all_trades_with_a_full_hand_draws_nothing_and_trashing_is_optional():
    lab = Lab(["Jack of All Trades"], hand=["Jack of All Trades", *["Estate"] * 5], deck=["Gold"])
    lab.play("Jack of All Trades", "Put it back", None)
    assert lab.me.hand == ["Estate"] * 5
    assert lab.me.deck == ["Gold"]
    assert lab.trash == []


# Margrave


def test_margrave_lets_others_draw_and_then_discard_down_to_three():
    lab = Lab(
        ["Margrave"], hand=["Margrave"], deck=["Copper"] * 3,
        others=[{"hand": ["Copper", "Estate", "Gold"], "deck": ["Province"]}, {"hand": ["Copper"], "deck": ["Gold"]}],
    )  # fmt: skip
    lab.play("Margrave", ["Copper"])
    assert len(lab.me.hand) == 3
    assert lab.me.buys == 2
    assert lab.other.hand == ["Estate", "Gold", "Province"]
    assert lab.players[2].hand == ["Copper", "Gold"]


# Oasis


def test_oasis_draws_before_it_discards():
    lab = Lab(["Oasis"], hand=["Oasis", "Copper"], deck=["Estate"])
    lab.play("Oasis", "Estate")
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    assert lab.me.hand == ["Copper"]
    assert lab.me.discard == ["Estate"]


def test_oasis_discards_even_if_nothing_was_drawn():
    lab = Lab(["Oasis"], hand=["Oasis", "Copper"])
    lab.play("Oasis")
    assert lab.me.discard == ["Copper"]


# Spice Merchant


@pytest.mark.parametrize(("choice", "counters"), [(0, (1, 1, 0)), (1, (0, 2, 2))])
def test_spice_merchant_trashes_a_treasure_for_one_of_two(choice, counters):
    lab = Lab(["Spice Merchant"], hand=["Spice Merchant", "Copper", "Estate"], deck=["Gold", "Silver"])
    lab.play("Spice Merchant", "Copper", choice)
    assert lab.asked[0].options == ["Copper"]
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == counters
    assert lab.me.hand == (["Estate", "Gold", "Silver"] if choice == 0 else ["Estate"])
    assert lab.trash == ["Copper"]


def test_spice_merchant_without_a_trashed_treasure_does_nothing():
    lab = Lab(["Spice Merchant"], hand=["Spice Merchant", "Copper"])
    lab.play("Spice Merchant", None)
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (0, 1, 0)
    assert len(lab.asked) == 1


# Stables


def test_stables_discard_a_treasure_and_may_draw_it_again():
    lab = Lab(["Stables"], hand=["Stables", "Copper", "Estate"], deck=["Gold", "Silver"])
    lab.play("Stables", "Copper")
    assert lab.me.hand == ["Estate", "Gold", "Silver", "Copper"]
    assert lab.me.actions == 1


def test_stables_without_a_treasure_do_nothing():
    lab = Lab(["Stables"], hand=["Stables", "Estate"], deck=["Gold"])
    lab.play("Stables")
    assert lab.asked == []
    assert lab.me.hand == ["Estate"]
    assert lab.me.actions == 0
