"""Hinterlands where it hurts: cards that play themselves, Attacks, discards, Clean-up, extra plays, forks and undo."""

import pytest

from bailiwick.lab import Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Trail


def test_trail_discarded_by_vassal_is_played_once_whoever_plays_it():
    lab = Lab(["Trail", "Vassal"], hand=["Vassal"], deck=["Trail", "Gold", "Silver"])
    lab.play("Vassal", "Trail")
    assert asked(lab) == [(0, "play")]
    assert lab.me.hand == ["Gold"]
    lab = Lab(["Trail", "Vassal"], hand=["Vassal"], deck=["Trail", "Gold", "Silver"])
    lab.play("Vassal", None, "Trail")
    assert lab.me.hand == ["Gold"]


def test_trail_trashed_by_sentry_while_the_other_card_is_looked_at():
    lab = Lab(["Trail", "Sentry"], hand=["Sentry"], deck=["Copper", "Trail", "Curse", "Gold"])
    lab.play("Sentry", ["Trail"], ["Curse"], "Trail")
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.discard == ["Curse"]
    assert lab.trash == []


def test_trail_discarded_by_cartographer_draws_from_beneath_the_cards_looked_at():
    deck = ["Copper", "Trail", "Silver", "Duchy", "Estate", "Gold"]
    lab = Lab(["Trail", "Cartographer"], hand=["Cartographer"], deck=deck)
    lab.play("Cartographer", ["Trail"], "Trail", ["Estate", "Silver", "Duchy"])
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.deck == ["Estate", "Silver", "Duchy"]


def test_trails_discarded_together_are_played_one_at_a_time():
    deck = ["Gold", "Silver", "Copper", "Duchy", "Curse"]
    lab = Lab(["Trail", "Cellar"], hand=["Cellar", "Trail", "Trail", "Estate"], deck=deck)
    lab.play("Cellar", ["Trail", "Trail", "Estate"], "Trail", "Trail")
    assert lab.me.in_play == ["Cellar", "Trail", "Trail"]
    assert lab.me.hand == ["Gold", "Silver", "Copper", "Duchy", "Curse"]
    assert lab.me.actions == 3


def test_trail_of_the_supply_trashed_by_lurker_is_played_and_cannot_be_had_again():
    lab = Lab(["Trail", "Lurker"], hand=["Lurker", "Lurker"], deck=["Gold"])
    lab.play("Lurker", 0, "Trail", "Trail")
    assert lab.me.in_play == ["Lurker", "Trail"]
    assert lab.trash == []
    assert lab.supply["Trail"] == 9
    lab.end_turn()
    assert sorted(lab.me.hand + lab.me.deck + lab.me.discard) == ["Gold", "Lurker", "Lurker", "Trail"]


def test_trail_trashed_by_chapel_counts_for_gardens_again():
    lab = Lab(["Trail", "Chapel", "Gardens"], hand=["Chapel", "Trail", "Trail"], deck=["Gardens"] + ["Copper"] * 7)
    assert lab.me.vp == 1
    lab.play("Chapel", ["Trail", "Trail"], "Trail", "Trail")
    assert lab.me.vp == 1
    assert lab.me.in_play == ["Chapel", "Trail", "Trail"]


def test_trail_passed_by_masquerade_is_not_gained():
    lab = Lab(["Trail", "Masquerade"], hand=["Masquerade", "Trail"], others=[{"hand": ["Copper"]}])
    lab.play("Masquerade", None)
    assert asked(lab) == [(0, "trash")]
    assert lab.other.hand == ["Trail"]


def test_trail_gained_into_the_hand_is_played_from_there():
    lab = Lab(["Trail", "Artisan"], hand=["Artisan", "Copper"], deck=["Gold"])
    lab.play("Artisan", "Trail", "Trail", "Copper")
    assert lab.me.in_play == ["Artisan", "Trail"]
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Copper"]


def test_trail_gained_in_the_buy_phase_draws_treasures_that_cannot_be_played_any_more():
    lab = Lab(["Trail"], hand=["Gold", "Copper"], deck=["Gold"], buys=2)
    lab.play_treasures()
    lab.buy("Trail", "Trail")
    assert lab.me.hand == ["Gold"]
    assert lab.me.coins == 0


def test_trail_discarded_by_wheelwright_is_played_and_still_has_its_price():
    lab = Lab(["Trail", "Wheelwright"], hand=["Wheelwright", "Trail"], deck=["Copper", "Gold"])
    lab.play("Wheelwright", "Trail", "Trail", "Smithy")
    assert lab.me.in_play == ["Wheelwright", "Trail"]
    assert lab.me.discard == ["Smithy"]
    assert lab.me.hand == ["Copper", "Gold"]


def test_trail_and_weaver_discarded_by_witchs_hut_are_played_and_curse_all_the_same():
    lab = Lab(["Trail", "Weaver", "Witch's Hut"], hand=["Witch's Hut", "Trail", "Weaver"], deck=["Copper"] * 5)
    lab.play("Witch's Hut", ["Trail", "Weaver"], "Weaver", "Weaver", 0, "Trail")
    assert lab.asked[1].purpose == "first"
    assert lab.other.discard == ["Curse"]
    assert lab.me.in_play == ["Witch's Hut", "Trail", "Weaver"]


def test_trail_under_throne_room_with_a_souk_that_trashes_another():
    lab = Lab(["Trail", "Souk"], hand=["Throne Room", "Trail", "Trail"], deck=["Copper", "Silver", "Gold", "Estate"])
    lab.play("Throne Room", "Trail")
    assert lab.me.actions == 2
    lab.gain("Souk", ["Trail"], "Trail")
    assert lab.me.in_play == ["Throne Room", "Trail", "Trail"]
    assert lab.trash == []


def test_trail_taken_back_by_undo_leaves_nothing_behind():
    lab = Lab(["Trail", "Remodel"], hand=["Remodel", "Trail"], deck=["Estate"])
    with pytest.raises(Exception, match="No answer is left"):
        lab.play("Remodel", "Trail")
    assert lab.me.hand == ["Remodel", "Trail"]
    assert lab.trash == []
    assert lab.me.deck == ["Estate"]


# Weaver and Tunnel


def test_tunnels_and_weavers_discarded_together_are_resolved_in_the_order_one_likes():
    hand = ["Tunnel", "Weaver", "Copper", "Copper", "Copper"]
    lab = Lab(["Tunnel", "Weaver"], hand=["Militia"], others=[{"hand": hand}])
    lab.play("Militia", ["Tunnel", "Weaver"], "Weaver", "Weaver", 0, True)
    assert lab.other.in_play == ["Weaver"]
    assert lab.other.discard == ["Tunnel", "Silver", "Silver", "Gold"]


def test_weaver_gains_a_weaver_and_a_nomads_in_the_turn_of_another():
    lab = Lab(["Weaver", "Nomads"], hand=["Militia"], others=[{"hand": ["Weaver", "Copper", "Copper", "Copper"]}])
    lab.play("Militia", ["Weaver"], "Weaver", 1, "Nomads")
    assert lab.other.discard == ["Nomads"]
    assert lab.me.coins == 2
    assert lab.other.coins == 0


def test_weaver_with_no_silver_left_may_be_told_to_gain_two_of_them():
    lab = Lab(["Weaver"], hand=["Weaver"], supply={"Silver": 1})
    lab.play("Weaver", 0)
    assert lab.me.discard == ["Silver"]


def test_tunnel_looked_at_and_discarded_by_sentry_gives_a_gold_before_the_rest_goes_back():
    lab = Lab(["Tunnel", "Sentry"], hand=["Sentry"], deck=["Copper", "Tunnel", "Estate"])
    lab.play("Sentry", [], ["Tunnel"], True)
    assert lab.me.discard == ["Tunnel", "Gold"]
    assert lab.me.deck == ["Estate"]


def test_tunnel_and_trader_that_turns_its_gold_into_a_silver():
    lab = Lab(["Tunnel", "Trader", "Oasis"], hand=["Oasis", "Tunnel", "Trader"])
    lab.play("Oasis", "Tunnel", True, "Trader")
    assert lab.me.discard == ["Tunnel", "Silver"]


def test_tunnel_turned_up_and_discarded_by_an_attack_gives_a_gold():
    lab = Lab(["Tunnel", "Noble Brigand"], hand=["Noble Brigand"], others=[{"deck": ["Tunnel", "Silver"]}])
    lab.play("Noble Brigand", True)
    assert lab.other.discard == ["Tunnel", "Gold"]
    assert lab.me.discard == ["Silver"]


def test_tunnels_discarded_by_an_embassy_each_give_a_gold_while_there_are_any():
    lab = Lab(["Tunnel", "Embassy"], hand=["Embassy", *["Tunnel"] * 3, "Copper"], supply={"Gold": 2})
    lab.play("Embassy", ["Tunnel"] * 3, True, True, True)
    assert sorted(lab.me.discard) == ["Gold", "Gold", "Tunnel", "Tunnel", "Tunnel"]


# Guard Dog


def test_guard_dog_as_the_bane_is_in_play_and_cannot_be_shown_to_the_young_witch():
    lab = Lab(
        ["Young Witch"], bane="Guard Dog", hand=["Young Witch", "Copper", "Copper"],
        others=[{"hand": ["Guard Dog"], "deck": ["Gold"] * 4}],
    )  # fmt: skip
    lab.play("Young Witch", "Guard Dog")
    assert lab.other.discard == ["Curse"]
    assert lab.other.in_play == ["Guard Dog"]


def test_guard_dog_kept_in_hand_as_the_bane_helps():
    lab = Lab(
        ["Young Witch"], bane="Guard Dog", hand=["Young Witch", "Copper", "Copper"], others=[{"hand": ["Guard Dog"]}]
    )
    lab.play("Young Witch", None, True)
    assert lab.other.discard == []


def test_guard_dogs_are_played_one_after_the_other_against_one_attack():
    lab = Lab(["Guard Dog"], hand=["Militia"], others=[{"hand": ["Guard Dog"] * 2, "deck": ["Gold"] * 8}])
    lab.play("Militia", "Guard Dog", "Guard Dog")
    assert lab.other.in_play == ["Guard Dog", "Guard Dog"]
    assert lab.other.hand == ["Gold"] * 3
    assert len(lab.other.discard) == 3  # 4 cards, then 2 more


def test_guard_dog_drawn_by_a_guard_dog_answers_too():
    deck = ["Guard Dog", "Copper", "Copper", "Copper", "Gold", "Gold"]
    lab = Lab(["Guard Dog"], hand=["Militia"], others=[{"hand": ["Guard Dog"], "deck": deck}])
    lab.play("Militia", "Guard Dog", "Guard Dog", ["Copper", "Copper"])
    assert lab.other.in_play == ["Guard Dog", "Guard Dog"]


def test_guard_dog_answers_each_play_of_a_throned_attack():
    other = {"hand": ["Guard Dog"] * 2, "deck": ["Gold"] * 9}
    lab = Lab(["Guard Dog"], hand=["Throne Room", "Militia"], others=[other])
    lab.play("Throne Room", "Militia", "Guard Dog", None, ["Gold", "Gold"], "Guard Dog")
    assert asked(lab) == [(0, "play"), (1, "react"), (1, "react"), (1, "discard"), (1, "react")]
    assert lab.other.in_play == ["Guard Dog", "Guard Dog"]


def test_guard_dog_answers_a_cauldron_and_a_berserker_that_plays_itself():
    lab = Lab(["Guard Dog", "Cauldron"], hand=["Cauldron"], others=[{"hand": ["Guard Dog"], "deck": ["Gold"] * 4}])
    lab.play("Cauldron", "Guard Dog")
    assert len(lab.other.hand) == 4
    other = {"hand": ["Guard Dog"], "deck": ["Gold"] * 4}
    lab = Lab(["Guard Dog", "Berserker"], hand=["Festival", "Gold"], others=[other])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", "Guard Dog", "Silver")
    assert len(lab.other.hand) == 3


def test_guard_dog_does_not_answer_a_noble_brigand_that_is_bought():
    lab = Lab(["Guard Dog", "Noble Brigand"], coins=4, others=[{"hand": ["Guard Dog"], "deck": ["Gold", "Gold"]}])
    lab.buy("Noble Brigand")
    assert lab.asked == []
    assert lab.me.discard == ["Gold", "Noble Brigand"]


def test_guard_dog_and_moat_in_one_hand_answer_in_any_order():
    for order in (["Moat", "Guard Dog"], ["Guard Dog", "Moat"]):
        lab = Lab(["Guard Dog", "Moat"], hand=["Witch"], others=[{"hand": ["Guard Dog", "Moat"], "deck": ["Gold"] * 4}])
        lab.play("Witch", *order)
        assert lab.other.discard == []
        assert len(lab.other.hand) == 5


# Berserker


def test_berserker_gained_onto_the_deck_by_develop_plays_itself_from_there():
    lab = Lab(
        ["Berserker", "Develop"], hand=["Develop", "Smithy"], deck=["Copper"], others=[{"hand": ["Copper"] * 5}],
        supply={"Market": 0},
    )  # fmt: skip
    lab.play("Develop", "Berserker", "Estate", "Village")
    assert lab.me.in_play == ["Develop", "Berserker"]
    assert len(lab.other.hand) == 3
    assert lab.me.deck == ["Village", "Copper"]


@pytest.mark.parametrize("first", ["Berserker", "City-state"])
def test_berserker_and_city_state_play_it_once(first):
    lab = Lab(
        ["Berserker", "Importer"], hand=["Festival", "Gold"], favors=4, ally="City-state",
        others=[{"hand": ["Copper"] * 6}],
    )  # fmt: skip
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", *(["Berserker", "Silver"] if first == "Berserker" else ["City-state", True, "Silver"]))
    assert lab.me.in_play == ["Festival", "Gold", "Berserker"]
    assert lab.me.discard == ["Silver"]
    assert lab.me.favors == (4 if first == "Berserker" else 2)


def test_berserker_under_throne_room_attacks_twice():
    lab = Lab(["Berserker"], hand=["Throne Room", "Berserker"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Throne Room", "Berserker", "Smithy", "Village")
    assert lab.me.discard == ["Smithy", "Village"]
    assert len(lab.other.hand) == 3


def test_berserker_from_border_village_finds_no_action_in_play():
    lab = Lab(["Berserker", "Border Village"], coins=6, others=[{"hand": ["Copper"] * 5}])
    lab.buy("Border Village", "Berserker")
    assert len(lab.other.hand) == 5
    assert lab.me.discard == ["Border Village", "Berserker"]


# Cauldron


def test_cauldron_counts_a_border_village_before_what_it_gives():
    """The third Action is the Border Village and not the card that comes with it, whichever is resolved first."""
    for first in ("Cauldron", "Border Village"):
        lab = Lab(["Cauldron", "Border Village"], hand=["Cauldron"])
        lab.play("Cauldron")
        lab.gain("Village")
        lab.gain("Village")
        lab.gain("Border Village", first, "Smithy")
        assert lab.other.discard == ["Curse"]


def test_cauldron_sees_the_third_action_that_border_village_gives():
    lab = Lab(["Cauldron", "Border Village"], hand=["Cauldron"])
    lab.play("Cauldron")
    lab.gain("Village")
    lab.gain("Border Village", "Smithy")
    assert lab.other.discard == ["Curse"]
    lab.gain("Border Village", "Smithy")
    assert lab.other.discard == ["Curse"]


def test_cauldron_counts_an_action_that_trader_exchanged():
    lab = Lab(["Cauldron", "Trader"], hand=["Cauldron", "Trader"])
    lab.play("Cauldron")
    lab.gain("Village", "Trader")
    lab.gain("Village", None)
    lab.gain("Village", "Cauldron", None)
    assert lab.other.discard == ["Curse"]


def test_cauldron_against_a_trader_of_the_first_edition():
    lab = Lab(["Cauldron", "Trader (1E)"], hand=["Cauldron"], others=[{"hand": ["Trader (1E)"]}])
    lab.play("Cauldron")
    for _ in range(2):
        lab.gain("Village")
    lab.gain("Village", "Trader (1E)")
    assert lab.other.discard == ["Silver"]


# Fool's Gold


def test_fools_gold_of_three_players_answers_in_turn_order():
    lab = Lab(["Fool's Gold"], others=[{"hand": ["Fool's Gold"]}, {"hand": ["Fool's Gold"]}], supply={"Gold": 1})
    lab.gain("Province", "Fool's Gold", "Fool's Gold")
    assert asked(lab) == [(1, "react"), (2, "react")]
    assert lab.other.deck == ["Gold"]
    assert lab.players[2].deck == []
    assert lab.trash == ["Fool's Gold"] * 2


def test_fools_gold_answers_who_has_the_turn_when_another_gains_the_province():
    lab = Lab(["Fool's Gold"], hand=["Fool's Gold"], others=[{"hand": ["Fool's Gold"]}])
    lab.gain("Province", "Fool's Gold", seat=1)
    assert asked(lab) == [(0, "react")]
    assert lab.me.deck == ["Gold"]


def test_fools_gold_and_watchtower_that_keeps_its_gold_from_the_deck():
    lab = Lab(["Fool's Gold", "Watchtower"], others=[{"hand": ["Fool's Gold", "Watchtower"]}])
    lab.gain("Province", "Fool's Gold", "Watchtower", "Trash it")
    assert sorted(lab.trash) == ["Fool's Gold", "Gold"]


def test_fools_gold_is_counted_by_name_over_all_plays_of_the_turn():
    lab = Lab(["Fool's Gold", "Tiara"], hand=["Tiara", "Fool's Gold", "Fool's Gold"])
    lab.play("Tiara", "Fool's Gold")
    assert lab.me.coins == 5
    lab.play("Fool's Gold")
    assert lab.me.coins == 9


# Scheme


def test_scheme_and_herbalist_put_back_an_action_and_a_treasure_in_the_order_one_likes():
    for order in (["Scheme", "Scheme", "Silver"], ["Herbalist", "Silver", "Scheme"]):
        lab = Lab(["Scheme", "Herbalist"], hand=["Scheme", "Herbalist", "Silver"], deck=["Estate"] * 9, potions=True)
        lab.play("Scheme")
        lab.play("Herbalist")
        lab.play("Silver")
        lab.end_turn(*order)
        assert {"Scheme", "Silver"} <= set(lab.me.hand)


def test_scheme_lets_a_throne_room_come_back_but_not_one_that_is_tied_to_a_duration():
    lab = Lab(
        ["Scheme", "Importer"], hand=["Scheme", "Throne Room", "Importer"], deck=["Copper"] * 9, ally="City-state"
    )
    lab.play("Scheme")
    lab.play("Throne Room", "Importer")
    lab.end_turn("Scheme")
    assert lab.asked[-1].options == ["Scheme"]
    assert lab.me.in_play == ["Throne Room", "Importer"]


def test_scheme_takes_back_a_duration_once_it_is_done():
    lab = Lab(["Scheme", "Caravan"], hand=["Caravan"], deck=["Copper", *["Scheme"] * 6, *["Copper"] * 9])
    lab.play("Caravan")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]
    lab.play("Scheme")
    lab.end_turn("Caravan")
    assert "Caravan" in lab.me.hand


def test_scheme_cannot_have_a_card_that_has_gone_onto_the_deck_by_itself():
    lab = Lab(["Scheme", "Merchant Camp"], hand=["Scheme", "Merchant Camp"], deck=["Copper"] * 9)
    lab.play("Scheme")
    lab.play("Merchant Camp")
    lab.end_turn("Merchant Camp", True, "Scheme")
    assert {"Scheme", "Merchant Camp"} <= set(lab.me.hand)


def test_scheme_is_over_with_its_turn():
    lab = Lab(["Scheme"], hand=["Scheme"], deck=["Copper", *["Smithy"] * 5, *["Copper"] * 12])
    lab.play("Scheme")
    lab.end_turn(None)
    lab.end_turn()
    lab.play("Smithy")
    lab.end_turn()
    assert len(lab.asked) == 1


# Others


def test_crossroads_throned_counts_what_the_first_play_has_drawn():
    lab = Lab(["Crossroads"], hand=["Throne Room", "Crossroads", "Estate"], deck=["Duchy", "Tunnel", "Gold", "Gold"])
    lab.play("Throne Room", "Crossroads")
    assert lab.me.hand == ["Estate", "Duchy", "Tunnel", "Gold"]


def test_souk_with_a_throne_room_loses_coins_twice():
    lab = Lab(["Souk"], hand=["Throne Room", "Souk", "Copper", "Copper"])
    lab.play("Throne Room", "Souk")
    assert lab.me.coins == 10
    assert lab.me.buys == 3


def test_nomads_trashed_in_the_turn_of_another_give_nothing():
    lab = Lab(["Nomads", "Swindler"], hand=["Swindler"], others=[{"deck": ["Nomads"]}])
    lab.play("Swindler", "Smithy")
    assert lab.trash == ["Nomads"]
    assert (lab.me.coins, lab.other.coins) == (2, 0)


def test_nomads_of_the_supply_trashed_by_lurker_and_gained_from_the_trash_give_coins_twice():
    lab = Lab(["Nomads", "Lurker"], hand=["Lurker", "Lurker"])
    lab.play("Lurker", 0, "Nomads")
    assert lab.me.coins == 2
    lab.play("Lurker", 1)
    assert lab.me.coins == 4
    assert lab.me.discard == ["Nomads"]


def test_highway_1e_counts_while_it_is_in_play_and_highway_for_the_turn():
    lab = Lab(["Highway (1E)", "Peddler"], hand=["Highway (1E)"], deck=["Copper"])
    assert lab.game.cost(lab.game.find_pile("Gold").top).coins == 6
    lab.play("Highway (1E)")
    assert lab.game.cost(lab.game.find_pile("Gold").top).coins == 5
    lab.end_turn()
    assert lab.game.cost(lab.game.find_pile("Gold").top).coins == 6


def test_margrave_gives_a_hand_of_two_a_third_card_and_a_guard_dog_first():
    other = {"hand": ["Guard Dog", "Copper"], "deck": ["Gold"] * 6}
    lab = Lab(["Margrave", "Guard Dog"], hand=["Margrave"], others=[other])
    lab.play("Margrave", "Guard Dog", ["Copper", "Gold", "Gold"])
    assert lab.other.hand == ["Gold"] * 3


def test_oracle_throned_looks_at_new_cards_the_second_time():
    deck = ["Estate", "Curse", "Gold", "Silver", "Copper", "Duchy"]
    lab = Lab(["Oracle"], hand=["Throne Room", "Oracle"], deck=deck)
    lab.play("Throne Room", "Oracle", "Discard them", "Put them back", ["Copper", "Duchy"])
    assert lab.me.hand == ["Gold", "Silver", "Copper", "Duchy"]


def test_silk_road_counts_cards_of_two_types_and_those_set_aside():
    lab = Lab(["Silk Road", "Mill", "Island"], hand=["Silk Road", "Mill", "Tunnel"], mats={"Island": ["Island"]})
    assert lab.me.vp == 1 + 1 + 2 + 2


def test_jack_of_all_trades_draws_up_to_five_after_the_discarded_tunnel_gave_a_gold():
    lab = Lab(["Jack of All Trades", "Tunnel"], hand=["Jack of All Trades"], deck=["Tunnel"])
    lab.play("Jack of All Trades", "Discard it", True, None)
    assert sorted(lab.me.hand) == ["Gold", "Silver", "Tunnel"]


def test_spice_merchant_may_trash_a_fools_gold_and_not_a_tunnel():
    lab = Lab(["Spice Merchant", "Fool's Gold", "Tunnel"], hand=["Spice Merchant", "Fool's Gold", "Tunnel"])
    lab.play("Spice Merchant", "Fool's Gold", 1)
    assert lab.asked[0].options == ["Fool's Gold"]


def test_stables_discard_a_fools_gold_and_shuffle_it_in():
    lab = Lab(["Stables", "Fool's Gold"], hand=["Stables", "Fool's Gold"], deck=["Gold"])
    lab.play("Stables", "Fool's Gold")
    assert sorted(lab.me.hand) == ["Fool's Gold", "Gold"]


def test_noble_brigand_throned_robs_twice_and_gains_after_each():
    other = {"deck": ["Gold", "Copper", "Silver", "Estate"]}
    lab = Lab(["Noble Brigand"], hand=["Throne Room", "Noble Brigand"], others=[other])
    lab.play("Throne Room", "Noble Brigand")
    assert lab.me.discard == ["Gold", "Silver"]
    assert lab.me.coins == 2
