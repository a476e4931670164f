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


# Farmland


def test_farmland_gained_trashes_a_card_for_one_that_costs_two_more():
    lab = Lab(["Farmland"], hand=["Estate", "Silver"])
    lab.gain("Farmland", "Silver", "Duchy")
    assert lab.trash == ["Silver"]
    assert lab.me.discard == ["Farmland", "Duchy"]
    assert set(options(lab)) == {"Duchy", "Market", "Laboratory", "Festival", "Council Room"}
    assert lab.me.vp == 2 + 3 + 1


def test_farmland_never_gains_a_farmland():
    lab = Lab(["Farmland", "Artisan"], hand=["Smithy"], supply={"Gold": 0, "Artisan": 0})
    lab.gain("Farmland")
    assert lab.trash == ["Smithy"]
    assert lab.me.discard == ["Farmland"]


def test_farmland_with_an_empty_hand_or_nothing_at_that_cost_gains_nothing():
    lab = Lab(["Farmland"])
    lab.gain("Farmland")
    assert lab.me.discard == ["Farmland"]
    lab = Lab(["Farmland"], hand=["Duchy"])
    lab.gain("Farmland")
    assert lab.trash == ["Duchy"]
    assert lab.me.discard == ["Farmland"]


def test_farmland_1e_does_it_when_bought_and_not_when_gained():
    lab = Lab(["Farmland (1E)"], hand=["Gold", "Gold", "Smithy"])
    lab.gain("Farmland (1E)")
    assert lab.trash == []
    lab.play_treasures()
    lab.buy("Farmland (1E)", "Farmland (1E)")  # any card, before the one that was bought
    assert lab.trash == ["Smithy"]
    assert lab.me.discard == ["Farmland (1E)"] * 3


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12)])
@pytest.mark.parametrize("name", ["Farmland", "Tunnel", "Silk Road"])
def test_farmland_tunnel_and_silk_road_are_victory_piles(name, players, size):
    assert Lab([name], others=[{}] * (players - 1)).supply[name] == size


# Fool's Gold


def test_fools_gold_makes_one_and_then_four():
    lab = Lab(["Fool's Gold"], hand=["Fool's Gold"] * 3)
    coins = []
    for _ in range(3):
        lab.play("Fool's Gold")
        coins.append(lab.me.coins)
    assert coins == [1, 5, 9]


def test_fools_gold_is_trashed_for_a_gold_when_another_gains_a_province():
    lab = Lab(
        ["Fool's Gold"], hand=["Fool's Gold"], others=[{"hand": ["Fool's Gold", "Fool's Gold"], "deck": ["Copper"]}, {}]
    )
    lab.gain("Province", "Fool's Gold", None)
    assert [q.player for q in lab.asked] == [1, 1]
    assert lab.trash == ["Fool's Gold"]
    assert lab.other.deck == ["Gold", "Copper"]
    assert lab.other.hand == ["Fool's Gold"]


def test_fools_gold_can_be_trashed_for_nothing_where_no_gold_is_left():
    lab = Lab(["Fool's Gold"], others=[{"hand": ["Fool's Gold"]}], supply={"Gold": 0})
    lab.gain("Province", "Fool's Gold")
    assert lab.trash == ["Fool's Gold"]
    assert lab.other.deck == []


def test_fools_gold_does_not_answer_other_cards():
    lab = Lab(["Fool's Gold"], others=[{"hand": ["Fool's Gold"]}])
    lab.gain("Duchy")
    assert lab.asked == []


# Haggler


def test_haggler_gains_a_cheaper_card_for_each_card_bought():
    lab = Lab(["Haggler"], hand=["Haggler", "Gold", "Gold"], buys=2, coins=6)
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Province", "Gold")
    assert "Duchy" not in options(lab)
    lab.buy("Gold", "Market")
    assert lab.me.discard == ["Province", "Gold", "Gold", "Market"]


def test_haggler_gains_nothing_for_cards_gained_otherwise_or_that_nothing_is_cheaper_than():
    lab = Lab(["Haggler"], hand=["Haggler"])
    lab.play("Haggler")
    lab.gain("Gold")
    lab.buy("Copper")
    assert lab.asked == []
    assert lab.me.discard == ["Gold", "Copper"]


def test_haggler_played_twice_gains_two_and_in_the_first_edition_one():
    lab = Lab(["Haggler"], hand=["Throne Room", "Haggler", "Silver"])
    lab.play("Throne Room", "Haggler")
    lab.play_treasures()
    lab.buy("Gold", "Silver", "Silver")
    assert lab.me.discard == ["Gold", "Silver", "Silver"]


def test_haggler_1e_gains_for_each_one_in_play_before_the_bought_card_is_gained():
    lab = Lab(["Haggler (1E)"], hand=["Throne Room", "Haggler (1E)", "Silver"])
    lab.play("Throne Room", "Haggler (1E)")
    lab.play_treasures()
    lab.buy("Gold", "Silver")
    assert lab.me.discard == ["Silver", "Gold"]
    lab = Lab(["Haggler (1E)"], hand=["Village", "Haggler (1E)", "Haggler (1E)", "Silver"])
    lab.play("Village")
    lab.play("Haggler (1E)")
    lab.play("Haggler (1E)")
    lab.play_treasures()
    lab.buy("Gold", "Silver", "Market")
    assert sorted(lab.me.discard) == ["Gold", "Market", "Silver"]


# Inn


def test_inn_draws_two_and_discards_two():
    lab = Lab(["Inn"], hand=["Inn", "Estate"], deck=["Gold", "Curse"])
    lab.play("Inn", ["Estate", "Curse"])
    assert lab.me.actions == 2
    assert lab.me.hand == ["Gold"]
    lab = Lab(["Inn"], hand=["Inn", "Estate"])
    lab.play("Inn")
    assert lab.me.discard == ["Estate"]


def test_inn_gained_shuffles_actions_of_the_discard_pile_into_the_deck():
    lab = Lab(["Inn"], deck=["Copper"] * 3, discard=["Smithy", "Gold", "Village", "Estate"])
    lab.gain("Inn", ["Inn", "Smithy"])
    assert set(options(lab)) == {"Smithy", "Village", "Inn"}
    assert (lab.asked[-1].purpose, lab.asked[-1].minimum, lab.asked[-1].maximum) == ("shuffle", 0, 3)
    assert lab.me.discard == ["Gold", "Village", "Estate"]
    assert sorted(lab.me.deck) == ["Copper", "Copper", "Copper", "Inn", "Smithy"]


def test_inn_gained_shuffles_the_deck_even_without_a_card():
    decks = set()
    for seed in range(12):
        lab = Lab(["Inn"], deck=["Gold", "Silver", "Copper", "Estate"], seed=seed)
        lab.gain("Inn", [])
        assert lab.me.discard == ["Inn"]
        decks.add(tuple(lab.me.deck))
    assert len(decks) > 4


# Scheme


def test_scheme_puts_an_action_onto_the_deck_as_it_is_discarded_from_play():
    deck = ["Estate", "Gold", "Gold", "Gold", "Silver", "Duchy"]
    lab = Lab(["Scheme"], hand=["Scheme", "Smithy", "Copper"], deck=deck)
    lab.play("Scheme")
    lab.play("Smithy")
    lab.to_buy_phase()
    lab.play("Copper")
    lab.end_turn("Smithy")
    assert set(options(lab)) == {"Scheme", "Smithy"}
    assert "Smithy" in lab.me.hand


def test_scheme_may_choose_itself_or_nothing():
    lab = Lab(["Scheme"], hand=["Scheme"], deck=["Copper"] * 9)
    lab.play("Scheme")
    lab.end_turn("Scheme")
    assert "Scheme" in lab.me.hand
    lab = Lab(["Scheme"], hand=["Scheme"], deck=["Copper"] * 9)
    lab.play("Scheme")
    lab.end_turn(None)
    assert lab.me.discard == ["Scheme", "Copper"]


def test_scheme_played_twice_puts_two_back():
    lab = Lab(["Scheme"], hand=["Throne Room", "Scheme"], deck=["Copper"] * 9)
    lab.play("Throne Room", "Scheme")
    lab.end_turn("Throne Room", "Scheme")
    assert {"Throne Room", "Scheme"} <= set(lab.me.hand)


def test_scheme_cannot_choose_a_duration_that_stays():
    lab = Lab(["Scheme", "Importer"], hand=["Scheme", "Importer"], deck=["Copper"] * 9, ally="City-state")
    lab.play("Scheme")
    lab.play("Importer")
    lab.end_turn("Scheme")
    assert options(lab) == ["Scheme"]
    assert lab.me.in_play == ["Importer"]


def test_scheme_1e_picks_when_clean_up_begins():
    lab = Lab(["Scheme (1E)", "Importer"], hand=["Scheme (1E)", "Importer"], deck=["Copper"] * 9, ally="City-state")
    lab.play("Scheme (1E)")
    lab.play("Importer")
    lab.end_turn("Importer")  # it can be picked, but is not discarded
    assert set(options(lab)) == {"Scheme (1E)", "Importer"}
    assert lab.me.in_play == ["Importer"]
    assert "Scheme (1E)" in lab.me.discard


def test_scheme_1e_puts_what_was_picked_onto_the_deck():
    lab = Lab(["Scheme (1E)"], hand=["Scheme (1E)"], deck=["Copper"] * 9)
    lab.play("Scheme (1E)")
    lab.end_turn("Scheme (1E)")
    assert len(lab.asked) == 1
    assert "Scheme (1E)" in lab.me.hand


# Trader


@pytest.mark.parametrize("name", ["Trader", "Trader (1E)"])
def test_trader_gains_a_silver_for_each_coin_of_what_it_trashes(name):
    for card, silvers in (("Estate", 2), ("Copper", 0), ("Silver", 3), ("Gold", 6)):
        lab = Lab([name], hand=[name, card])
        lab.play(name)
        assert lab.trash == [card]
        assert lab.me.discard == ["Silver"] * silvers
    lab = Lab([name], hand=[name])
    lab.play(name)
    assert lab.me.discard == []
    lab = Lab([name], hand=[name, "Gold"], supply={"Silver": 2})
    lab.play(name)
    assert lab.me.discard == ["Silver"] * 2


def test_trader_counts_what_the_card_costs_now():
    lab = Lab(["Trader", "Highway"], hand=["Highway", "Trader", "Estate"])
    lab.play("Highway")
    lab.play("Trader")
    assert lab.me.discard == ["Silver"]


def test_trader_exchanges_a_gained_card_for_a_silver_that_is_not_gained():
    lab = Lab(["Trader", "Cache"], hand=["Trader"])
    lab.gain("Curse", "Trader")
    assert lab.me.discard == ["Silver"]
    assert lab.supply["Curse"] == 10
    assert lab.supply["Silver"] == 39
    assert len(lab.asked) == 1


def test_trader_cannot_exchange_without_a_silver():
    lab = Lab(["Trader"], hand=["Trader"], supply={"Silver": 0})
    lab.gain("Curse")
    assert lab.asked == []
    assert lab.me.discard == ["Curse"]


def test_trader_exchanges_what_was_gained_into_the_hand_for_a_silver_in_the_discard_pile():
    lab = Lab(["Trader", "Artisan"], hand=["Artisan", "Trader"])
    lab.play("Artisan", "Duchy", "Trader")
    assert lab.me.discard == ["Silver"]
    assert lab.me.deck == ["Trader"]


def test_trader_1e_gains_a_silver_instead_so_that_nothing_happens_on_gain():
    lab = Lab(["Trader (1E)", "Ill-Gotten Gains"], hand=["Trader (1E)"], others=[{}])
    lab.gain("Ill-Gotten Gains", "Trader (1E)")
    assert lab.me.discard == ["Silver"]
    assert lab.other.discard == []
    assert lab.supply["Ill-Gotten Gains"] == 10


def test_trader_1e_gains_nothing_instead_where_no_silver_is_left():
    lab = Lab(["Trader (1E)"], hand=["Trader (1E)"], supply={"Silver": 0})
    lab.gain("Curse", "Trader (1E)")
    assert lab.me.discard == []
    assert lab.supply["Curse"] == 10


def test_trader_1e_sends_the_silver_to_the_discard_pile_wherever_the_card_would_go():
    lab = Lab(["Trader (1E)", "Artisan"], hand=["Artisan", "Trader (1E)"])
    lab.play("Artisan", "Silver", "Trader (1E)")
    assert lab.me.discard == ["Silver"]
    assert lab.me.deck == ["Trader (1E)"]


def test_trader_1e_does_not_ask_again_for_its_own_silver():
    lab = Lab(["Trader (1E)"], hand=["Trader (1E)"])
    lab.gain("Silver")
    assert lab.asked == []


# Tunnel


def test_tunnel_discarded_may_gain_a_gold():
    lab = Lab(["Tunnel", "Oasis"], hand=["Oasis", "Tunnel", "Copper"])
    lab.play("Oasis", "Tunnel", True)
    assert lab.me.discard == ["Tunnel", "Gold"]
    lab = Lab(["Tunnel", "Oasis"], hand=["Oasis", "Tunnel", "Copper"])
    lab.play("Oasis", "Tunnel", False)
    assert lab.me.discard == ["Tunnel"]
    assert lab.me.vp == 2


def test_tunnel_works_in_the_turn_of_another_and_from_the_deck():
    lab = Lab(["Tunnel", "Margrave"], hand=["Margrave"], others=[{"hand": ["Tunnel", "Gold", "Gold", "Gold"]}])
    lab.play("Margrave", ["Tunnel"], True)
    assert lab.other.discard == ["Tunnel", "Gold"]
    lab = Lab(["Tunnel", "Cartographer"], hand=["Cartographer"], deck=["Copper", "Tunnel", "Tunnel"])
    lab.play("Cartographer", ["Tunnel", "Tunnel"], True, True)
    assert lab.me.discard == ["Tunnel", "Tunnel", "Gold", "Gold"]


def test_tunnel_does_nothing_in_clean_up_or_when_it_is_only_put_into_the_discard_pile():
    lab = Lab(["Tunnel", "Chancellor"], hand=["Chancellor", "Tunnel"], deck=["Tunnel"])
    lab.gain("Tunnel")
    lab.play("Chancellor", True)
    lab.end_turn()
    assert [q.purpose for q in lab.asked] == ["may"]


def test_tunnel_gains_nothing_where_no_gold_is_left():
    lab = Lab(["Tunnel", "Oasis"], hand=["Oasis", "Tunnel"], supply={"Gold": 0})
    lab.play("Oasis", True)
    assert lab.me.discard == ["Tunnel"]
