"""Intrigue: coins, costs, Actions and points: Baron, Bridge, Conspirator, Coppersmith, Duke, Harem, Mill and others."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab

# Baron


def test_baron_discards_an_estate_for_four_coins():
    lab = Lab(["Baron"], hand=["Baron", "Estate", "Copper"])
    lab.play("Baron", "Estate")
    assert (lab.me.buys, lab.me.coins) == (2, 4)
    assert lab.me.discard == ["Estate"]
    assert lab.supply["Estate"] == 8
    (question,) = lab.asked
    assert question.options == ["Estate"]
    assert (question.minimum, question.maximum) == (0, 1)


def test_baron_takes_yes_and_no():
    lab = Lab(["Baron"], hand=["Baron", "Estate", "Estate"])
    lab.play("Baron", True)
    assert (lab.me.coins, lab.me.hand) == (4, ["Estate"])


def test_baron_need_not_discard_but_then_gains_an_estate():
    lab = Lab(["Baron"], hand=["Baron", "Estate"])
    lab.play("Baron", None)
    assert (lab.me.buys, lab.me.coins) == (2, 0)
    assert lab.me.hand == ["Estate"]
    assert lab.me.discard == ["Estate"]


def test_baron_without_an_estate_gains_one_unasked():
    lab = Lab(["Baron"], hand=["Baron", "Copper", "Duchy"])
    lab.play("Baron")
    assert lab.asked == []
    assert lab.me.discard == ["Estate"]


def test_baron_with_no_estates_left_gives_only_the_buy():
    lab = Lab(["Baron"], hand=["Baron"], supply={"Estate": 0})
    lab.play("Baron")
    assert (lab.me.buys, lab.me.discard) == (2, [])


# Bridge


def test_bridge_makes_everything_one_cheaper_this_turn():
    lab = Lab(["Bridge"], hand=["Bridge", "Copper", "Copper"])
    lab.play("Bridge")
    assert (lab.me.buys, lab.me.coins) == (2, 1)
    lab.play_treasures()
    lab.buy("Silver")
    lab.buy("Estate")
    assert lab.me.coins == 0
    lab.end_turn()
    assert lab.game.cheaper == 0


def test_bridge_lets_workshop_gain_a_duchy():
    lab = Lab(["Bridge"], hand=["Village", "Bridge", "Workshop"], deck=["Copper"])
    lab.play("Village")
    lab.play("Bridge")
    lab.play("Workshop", "Duchy")
    assert lab.me.discard == ["Duchy"]


def test_bridge_twice_under_throne_room_is_two_less_and_never_below_nothing():
    lab = Lab(["Bridge", "Pawn"], hand=["Throne Room", "Bridge"])
    lab.play("Throne Room", "Bridge")
    assert (lab.me.buys, lab.me.coins) == (3, 2)
    lab.buy("Estate")  # costs nothing, and no more than nothing
    lab.buy("Copper")
    assert lab.me.coins == 2
    with pytest.raises(IllegalMove):
        lab.buy("Duchy")


def test_bridge_then_upgrade_turns_a_copper_into_what_printed_two():
    lab = Lab(["Bridge", "Upgrade", "Pawn"], hand=["Village", "Bridge", "Upgrade", "Copper"], deck=["Estate"])
    lab.play("Village")
    lab.play("Bridge")
    lab.play("Upgrade", "Copper", "Pawn")
    assert {"Pawn", "Estate"} <= set(lab.asked[-1].options)
    assert "Copper" not in lab.asked[-1].options
    assert lab.me.discard == ["Pawn"]


def test_bridge_is_felt_by_cards_in_hands_decks_and_the_supply_of_all():
    lab = Lab(
        ["Bridge", "Saboteur"], hand=["Bridge", "Saboteur"], actions=2,
        others=[{"deck": ["Silver", "Workshop", "Smithy", "Gold"]}],
    )  # fmt: skip
    lab.play("Bridge")
    lab.play("Saboteur", None)  # Silver and Workshop cost 2 now; the Smithy costs 3
    assert lab.trash == ["Smithy"]


# Conspirator


def test_conspirator_is_worth_two_coins_at_first():
    lab = Lab(["Conspirator"], hand=["Village", "Conspirator"], deck=["Copper", "Gold"])
    lab.play("Village")
    lab.play("Conspirator")
    assert (lab.me.coins, lab.me.actions) == (2, 1)
    assert lab.me.deck == ["Gold"]


def test_conspirator_as_third_action_draws_and_goes_on():
    lab = Lab(["Conspirator"], hand=["Village", "Village", "Conspirator"], deck=["Copper", "Copper", "Gold"])
    lab.play("Village")
    lab.play("Village")
    lab.play("Conspirator")
    assert (lab.me.coins, lab.me.actions) == (2, 3)
    assert "Gold" in lab.me.hand


def test_conspirator_is_not_looked_at_again_later():
    lab = Lab(["Conspirator"], hand=["Conspirator", "Village", "Village"], deck=["Copper"] * 2 + ["Gold"], actions=2)
    lab.play("Conspirator")
    lab.play("Village")
    lab.play("Village")
    assert lab.me.deck == ["Gold"]


def test_conspirator_under_throne_room_is_second_and_third_action():
    lab = Lab(["Conspirator"], hand=["Throne Room", "Conspirator"], deck=["Gold", "Silver"])
    lab.play("Throne Room", "Conspirator")
    assert (lab.me.coins, lab.me.actions) == (4, 1)
    assert lab.me.hand == ["Gold"]


def test_conspirator_counts_action_victory_cards_but_no_treasures():
    lab = Lab(["Conspirator", "Great Hall"], hand=["Great Hall", "Great Hall", "Conspirator"], deck=["Copper"] * 3)
    lab.play("Great Hall")
    lab.play("Great Hall")
    lab.play("Conspirator")
    assert lab.me.actions == 1


def test_conspirator_counts_plays_of_cards_that_have_left_play():
    lab = Lab(["Conspirator", "Feast"], hand=["Village", "Feast", "Conspirator"], deck=["Copper", "Gold"])
    lab.play("Village")
    lab.play("Feast", "Silver")
    lab.play("Conspirator")
    assert (lab.me.coins, lab.me.actions) == (2, 1)
    assert "Gold" in lab.me.hand


def test_conspirator_counts_anew_each_turn():
    lab = Lab(["Conspirator"], hand=["Village", "Village", "Conspirator"], deck=["Conspirator"] * 12)
    lab.play("Village")
    lab.play("Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Conspirator")
    assert lab.me.actions == 0


# Coppersmith


def test_coppersmith_makes_coppers_of_this_turn_worth_two():
    lab = Lab(["Coppersmith"], hand=["Coppersmith", "Copper", "Copper", "Silver"])
    lab.play("Coppersmith")
    assert lab.me.coins == 0
    lab.play_treasures()
    assert lab.me.coins == 6


def test_coppersmith_twice_makes_them_worth_three():
    lab = Lab(["Coppersmith"], hand=["Throne Room", "Coppersmith", "Copper", "Copper", "Harem"])
    lab.play("Throne Room", "Coppersmith")
    lab.play_treasures()
    assert lab.me.coins == 8


def test_coppersmith_does_nothing_for_the_next_turn_or_the_next_player():
    lab = Lab(
        ["Coppersmith"], hand=["Coppersmith"], deck=["Copper"] * 5, others=[{"hand": ["Copper"] * 3}]
    )
    lab.play("Coppersmith")
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == 3
    lab.end_turn()
    lab.play_treasures()
    assert lab.me.coins == 5


def test_coppersmith_counts_for_coppers_played_one_by_one():
    lab = Lab(["Coppersmith"], hand=["Coppersmith", "Copper", "Copper"])
    lab.play("Coppersmith")
    lab.play("Copper")
    assert lab.me.coins == 2
    lab.play("Copper")
    assert lab.me.coins == 4


def test_coppersmith_counts_for_each_play_of_a_copper_that_is_played_twice():
    lab = Lab(["Coppersmith", "Joust"], hand=["Coppersmith", "Coronet", "Copper"], actions=2)
    lab.play("Coppersmith")
    lab.play("Coronet", "Copper")
    assert lab.me.coins == 4


# Duke, Harem, Great Hall


@pytest.mark.parametrize(("duchies", "points"), [(0, 0), (1, 4), (3, 12)])
def test_duke_is_worth_one_for_each_duchy_wherever_it_is(duchies, points):
    lab = Lab(["Duke"], hand=["Duke"], deck=["Duchy"] * min(1, duchies), discard=["Duchy"] * max(0, duchies - 1))
    assert lab.me.vp == points


def test_duke_counts_for_itself_not_for_others_and_several_add_up():
    lab = Lab(["Duke"], deck=["Duke", "Duke", "Duchy"], others=[{"deck": ["Duke", "Duchy", "Duchy"]}])
    assert lab.me.vp == 5
    assert lab.other.vp == 8


def test_harem_makes_two_coins_and_is_known_as_farm():
    lab = Lab(["Farm"], hand=["Farm"])
    assert lab.me.hand == ["Harem"]
    lab.play("Farm")
    assert lab.me.coins == 2
    assert lab.supply["Farm"] == 8


def test_harem_can_be_bought_as_farm_and_named_as_farm():
    lab = Lab(["Harem", "Wishing Well"], hand=["Wishing Well"], deck=["Copper", "Harem"], coins=6)
    lab.play("Wishing Well", "Farm")
    assert "Harem" in lab.me.hand
    lab.buy("Farm")
    assert lab.me.discard == ["Harem"]


def test_great_hall_draws_and_goes_on():
    lab = Lab(["Great Hall"], hand=["Great Hall"], deck=["Gold"])
    lab.play("Great Hall")
    assert (lab.me.hand, lab.me.actions, lab.me.vp) == (["Gold"], 1, 1)


# Mill


def test_mill_discards_two_cards_for_two_coins():
    lab = Lab(["Mill"], hand=["Mill", "Copper", "Estate"], deck=["Gold"])
    lab.play("Mill", ["Estate", "Copper"])
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Gold"], 1, 2)
    (question,) = lab.asked
    assert (question.purpose, question.minimum, question.maximum) == ("discard", 0, 2)
    assert question.options == ["Copper", "Estate", "Gold"]


def test_mill_may_be_declined_and_takes_two_cards_or_none():
    lab = Lab(["Mill"], hand=["Mill", "Copper", "Estate"], deck=["Gold"])
    with pytest.raises(IllegalAnswer, match="2 or none"):
        lab.play("Mill", "Estate")
    lab.play("Mill", None)
    assert (len(lab.me.hand), lab.me.coins) == (3, 0)


def test_mill_with_one_card_may_discard_it_for_nothing():
    lab = Lab(["Mill"], hand=["Mill"], deck=["Gold"])
    lab.play("Mill", ["Gold"])
    assert (lab.me.hand, lab.me.discard, lab.me.coins) == ([], ["Gold"], 0)


def test_mill_with_an_empty_hand_asks_nothing():
    lab = Lab(["Mill"], hand=["Mill"])
    lab.play("Mill")
    assert lab.asked == []


def test_mill_with_two_copies_of_a_card_still_asks():
    lab = Lab(["Mill"], hand=["Mill", "Copper"], deck=["Copper"])
    lab.play("Mill", ["Copper", "Copper"])
    assert lab.me.coins == 2


# Mining Village


def test_mining_village_may_be_trashed_for_two_coins():
    lab = Lab(["Mining Village"], hand=["Mining Village"], deck=["Gold"])
    lab.play("Mining Village", True)
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Gold"], 2, 2)
    assert lab.trash == ["Mining Village"]
    assert lab.me.in_play == []


def test_mining_village_may_be_kept():
    lab = Lab(["Mining Village"], hand=["Mining Village"], deck=["Gold"])
    lab.play("Mining Village", None)
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Gold"], 2, 0)
    assert lab.me.in_play == ["Mining Village"]


def test_mining_village_under_throne_room_can_be_trashed_once():
    lab = Lab(["Mining Village"], hand=["Throne Room", "Mining Village"], deck=["Gold", "Gold"])
    lab.play("Throne Room", "Mining Village", True)
    assert (lab.me.actions, lab.me.coins) == (4, 2)
    assert lab.me.hand == ["Gold", "Gold"]
    assert lab.trash == ["Mining Village"]


def test_mining_village_under_throne_room_may_be_trashed_at_the_second_play():
    lab = Lab(["Mining Village"], hand=["Throne Room", "Mining Village"], deck=["Gold", "Gold"])
    lab.play("Throne Room", "Mining Village", False, True)
    assert (lab.me.actions, lab.me.coins) == (4, 2)


# Shanty Town


def test_shanty_town_without_actions_in_hand_draws_two():
    lab = Lab(["Shanty Town"], hand=["Shanty Town", "Copper"], deck=["Village", "Gold", "Silver"])
    lab.play("Shanty Town")
    assert lab.me.hand == ["Copper", "Village", "Gold"]  # the second card comes although the first is an Action
    assert lab.me.actions == 2


@pytest.mark.parametrize("name", ["Village", "Great Hall"])
def test_shanty_town_with_an_action_in_hand_draws_nothing_but_shows_the_hand(name):
    lab = Lab(["Shanty Town"], hand=["Shanty Town", "Copper", name], deck=["Gold", "Gold"])
    lab.play("Shanty Town")
    assert lab.me.hand == ["Copper", name]
    assert lab.me.actions == 2
    shown = [entry for entry in lab.game.view(1).log() if entry["kind"] == "reveal"]
    assert sorted(shown[0]["cards"]) == sorted(["Copper", name])


# Trading Post


def test_trading_post_trashes_two_for_a_silver_in_hand():
    lab = Lab(["Trading Post"], hand=["Trading Post", "Copper", "Estate", "Gold"])
    lab.play("Trading Post", ["Copper", "Estate"])
    assert lab.trash == ["Copper", "Estate"]
    assert lab.me.hand == ["Gold", "Silver"]
    lab.play_treasures()
    assert lab.me.coins == 5


def test_trading_post_must_trash_exactly_two():
    lab = Lab(["Trading Post"], hand=["Trading Post", "Copper", "Estate", "Gold"])
    for few in ([], "Copper"):
        with pytest.raises(IllegalAnswer):
            lab.play("Trading Post", few)


def test_trading_post_with_one_card_trashes_it_for_nothing():
    lab = Lab(["Trading Post"], hand=["Trading Post", "Gold"])
    lab.play("Trading Post")
    assert (lab.trash, lab.me.hand, lab.asked) == (["Gold"], [], [])


def test_trading_post_with_no_cards_or_no_silvers():
    lab = Lab(["Trading Post"], hand=["Trading Post"])
    lab.play("Trading Post")
    assert (lab.trash, lab.me.hand) == ([], [])
    lab = Lab(["Trading Post"], hand=["Trading Post", "Copper", "Estate"], supply={"Silver": 0})
    lab.play("Trading Post")
    assert (lab.trash, lab.me.hand) == (["Copper", "Estate"], [])


# Tribute


def test_tribute_pays_for_what_the_left_player_discards():
    lab = Lab(["Tribute"], hand=["Tribute"], deck=["Gold"] * 5, others=[{"deck": ["Village", "Silver", "Curse"]}, {}])
    lab.play("Tribute")
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (2, 2, [])
    assert lab.other.discard == ["Village", "Silver"]
    assert lab.players[2].discard == []


def test_tribute_gives_both_bonuses_for_two_types():
    lab = Lab(["Tribute"], hand=["Tribute"], deck=["Gold"] * 5, others=[{"deck": ["Copper", "Harem"]}])
    lab.play("Tribute")
    assert (lab.me.coins, lab.me.hand, lab.me.actions) == (4, ["Gold"] * 2, 0)
    lab = Lab(["Tribute"], hand=["Tribute"], deck=["Gold"] * 5, others=[{"deck": ["Nobles", "Curse"]}])
    lab.play("Tribute")
    assert (lab.me.coins, lab.me.hand, lab.me.actions) == (0, ["Gold"] * 2, 2)


def test_tribute_pays_once_for_two_of_a_name_and_nothing_for_a_curse():
    lab = Lab(["Tribute"], hand=["Tribute"], others=[{"deck": ["Silver", "Silver"]}])
    lab.play("Tribute")
    assert lab.me.coins == 2
    lab = Lab(["Tribute"], hand=["Tribute"], deck=["Gold"], others=[{"deck": ["Curse", "Curse"]}])
    lab.play("Tribute")
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (0, 0, [])


def test_tribute_shuffles_a_short_deck_without_what_is_shown():
    lab = Lab(["Tribute"], hand=["Tribute"], others=[{"deck": ["Gold"], "discard": ["Village"]}])
    lab.play("Tribute")
    assert (lab.me.actions, lab.me.coins) == (2, 2)
    assert lab.other.discard == ["Gold", "Village"]
    assert lab.other.deck == []


def test_tribute_makes_do_with_one_card_or_none():
    lab = Lab(["Tribute"], hand=["Tribute"], others=[{"deck": ["Gold"]}])
    lab.play("Tribute")
    assert lab.me.coins == 2
    lab = Lab(["Tribute"], hand=["Tribute"], others=[{"hand": ["Gold"]}])
    lab.play("Tribute")
    assert lab.me.coins == 0


def test_tribute_is_no_attack():
    lab = Lab(["Tribute"], hand=["Tribute"], others=[{"hand": ["Moat"], "deck": ["Gold", "Silver"]}])
    lab.play("Tribute")
    assert lab.asked == []
    assert lab.me.coins == 4
