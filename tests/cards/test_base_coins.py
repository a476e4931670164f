"""Rulings on the cards of the base game that make coins or points, and on two old ones: Chancellor and Adventurer."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab, UnansweredQuestion

# Merchant -------------------------------------------------------------------------------------------------------------


def test_merchant_draws_and_gives_an_action():
    lab = Lab(hand=["Merchant"], deck=["Gold"])
    lab.play("Merchant")
    assert lab.me.hand == ["Gold"]
    assert (lab.me.actions, lab.me.coins) == (1, 0)


def test_merchant_gives_a_coin_for_the_first_silver_only():
    lab = Lab(hand=["Merchant", "Silver", "Silver"])
    lab.play("Merchant")
    lab.play("Silver")
    assert lab.me.coins == 3
    lab.play("Silver")
    assert lab.me.coins == 5


def test_merchant_gives_nothing_for_other_treasures():
    lab = Lab(hand=["Merchant", "Gold", "Copper", "Silver"])
    lab.play("Merchant")
    lab.play("Gold")
    lab.play("Copper")
    assert lab.me.coins == 4
    lab.play("Silver")
    assert lab.me.coins == 7


def test_two_merchants_each_give_a_coin_for_the_first_silver():
    lab = Lab(hand=["Merchant", "Merchant", "Silver", "Silver"])
    lab.play("Merchant")
    lab.play("Merchant")
    lab.play_treasures()
    assert lab.me.coins == 6
    assert lab.asked == []


def test_merchant_bonus_ends_with_the_turn():
    lab = Lab(hand=["Merchant"], deck=["Copper", "Silver", "Estate", "Estate", "Estate", "Estate"])
    lab.play("Merchant")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0
    lab.play("Silver")
    assert lab.me.coins == 2


def test_merchant_gives_nothing_for_a_silver_of_another_player():
    lab = Lab(hand=["Merchant"], others=[{"hand": ["Silver"]}])
    lab.play("Merchant")
    lab.end_turn()
    lab.play("Silver")
    assert lab.other.coins == 2
    assert lab.me.coins == 0


def test_merchant_still_gives_its_coin_when_the_silver_comes_from_mine():
    lab = Lab(hand=["Merchant", "Mine", "Copper"])
    lab.play("Merchant")
    lab.play("Mine", "Copper", "Silver")
    lab.play("Silver")
    assert lab.me.coins == 3


# Moneylender ----------------------------------------------------------------------------------------------------------


def test_moneylender_trashes_a_copper_for_three_coins():
    lab = Lab(hand=["Moneylender", "Copper", "Silver"])
    lab.play("Moneylender", "Copper")
    assert lab.trash == ["Copper"]
    assert lab.me.coins == 3
    (question,) = lab.asked
    assert question.options == ["Copper"]
    assert (question.purpose, question.minimum, question.maximum) == ("trash", 0, 1)


def test_moneylender_takes_true_for_its_copper():
    lab = Lab(hand=["Moneylender", "Copper", "Copper"])
    lab.play("Moneylender", True)
    assert lab.me.hand == ["Copper"]
    assert lab.me.coins == 3


@pytest.mark.parametrize("no", [None, False, []])
def test_moneylender_may_be_declined(no):
    lab = Lab(hand=["Moneylender", "Copper"])
    lab.play("Moneylender", no)
    assert lab.trash == []
    assert lab.me.coins == 0


def test_moneylender_without_copper_asks_nothing_and_gives_nothing():
    lab = Lab(hand=["Moneylender", "Silver"])
    lab.play("Moneylender")
    assert lab.asked == []
    assert lab.me.coins == 0


# Poacher --------------------------------------------------------------------------------------------------------------


def test_poacher_discards_nothing_while_no_pile_is_empty():
    lab = Lab(hand=["Poacher", "Estate"], deck=["Gold"])
    lab.play("Poacher")
    assert lab.me.hand == ["Estate", "Gold"]
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    assert lab.asked == []


def test_poacher_draws_before_it_discards():
    lab = Lab(hand=["Poacher", "Gold"], deck=["Estate"], supply={"Curse": 0})
    lab.play("Poacher", "Estate")
    assert lab.me.discard == ["Estate"]
    (question,) = lab.asked
    assert (question.purpose, question.minimum, question.maximum) == ("discard", 1, 1)
    assert sorted(question.options) == ["Estate", "Gold"]


def test_poacher_counts_every_supply_pile_copper_curse_and_its_own_included():
    lab = Lab(
        kingdom=["Poacher"], hand=["Poacher", "Gold", "Silver", "Duchy"], deck=["Estate"],
        supply={"Curse": 0, "Copper": 0, "Poacher": 0},
    )  # fmt: skip
    lab.play("Poacher", ["Estate", "Duchy", "Silver"])
    assert lab.me.hand == ["Gold"]
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (3, 3)


def test_poacher_must_discard_exactly_as_many_as_there_are_empty_piles():
    lab = Lab(hand=["Poacher", "Gold", "Silver"], deck=["Estate"], supply={"Curse": 0, "Copper": 0})
    with pytest.raises(IllegalAnswer):
        lab.play("Poacher", ["Estate"])
    with pytest.raises(IllegalAnswer):
        lab.play("Poacher", None)
    assert lab.me.deck == ["Estate"]


def test_poacher_discards_the_whole_hand_where_it_is_too_small_without_asking():
    lab = Lab(hand=["Poacher", "Gold"], deck=["Estate"], supply={"Curse": 0, "Copper": 0, "Estate": 0})
    lab.play("Poacher")
    assert lab.me.hand == []
    assert lab.me.discard == ["Gold", "Estate"]
    assert lab.asked == []


def test_poacher_does_not_ask_which_of_several_copies():
    lab = Lab(hand=["Poacher", "Estate", "Estate"], deck=["Estate"], supply={"Curse": 0})
    lab.play("Poacher")
    assert lab.me.discard == ["Estate"]
    assert lab.asked == []


def test_poacher_counts_a_pile_that_was_emptied_this_turn():
    lab = Lab(hand=["Village", "Workshop", "Poacher", "Duchy"], deck=["Gold", "Copper"], supply={"Estate": 1})
    lab.play("Village")
    lab.play("Workshop", "Estate")
    lab.play("Poacher", "Duchy")
    assert lab.me.discard == ["Estate", "Duchy"]


# Gardens --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "vp"), [(9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)])
def test_gardens_counts_each_full_ten_cards(cards, vp):
    lab = Lab(deck=["Gardens", *["Copper"] * (cards - 1)])
    assert lab.me.vp == vp


def test_gardens_counts_cards_in_all_zones_and_each_gardens_scores():
    lab = Lab(
        hand=["Gardens", "Copper"], deck=["Gardens", "Copper"], discard=["Copper"] * 2, in_play=["Copper"] * 2,
        set_aside=["Copper"] * 2,
    )  # fmt: skip
    assert lab.me.vp == 2


def test_gardens_loses_points_with_a_trashed_card_and_wins_them_with_a_gained_one():
    lab = Lab(hand=["Chapel", "Gardens", *["Copper"] * 8])
    assert lab.me.vp == 1
    lab.play("Chapel", ["Copper"])
    assert lab.me.vp == 0
    lab.buy("Curse")
    assert lab.me.vp == 1 - 1


def test_gardens_does_not_count_cards_of_others():
    lab = Lab(deck=["Gardens"], others=[{"deck": ["Copper"] * 30}])
    assert lab.me.vp == 0


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_gardens_pile_is_that_of_a_victory_card(players, size):
    assert Lab(kingdom=["Gardens"], others=[{}] * (players - 1)).supply["Gardens"] == size


def test_gardens_cannot_be_played():
    lab = Lab(hand=["Gardens"])
    with pytest.raises(IllegalMove):
        lab.play("Gardens")


# Chancellor -----------------------------------------------------------------------------------------------------------


def test_chancellor_may_put_the_deck_into_the_discard_pile():
    lab = Lab(hand=["Chancellor"], deck=["Gold", "Silver"], discard=["Estate"])
    lab.play("Chancellor", True)
    assert lab.me.coins == 2
    assert lab.me.deck == []
    assert lab.me.discard == ["Gold", "Silver", "Estate"]
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 1)


def test_chancellor_may_leave_the_deck():
    lab = Lab(hand=["Chancellor"], deck=["Gold", "Silver"], discard=["Estate"])
    lab.play("Chancellor", None)
    assert lab.me.coins == 2
    assert lab.me.deck == ["Gold", "Silver"]
    assert lab.me.discard == ["Estate"]


def test_chancellor_must_be_decided_at_once():
    lab = Lab(hand=["Chancellor"], deck=["Gold"])
    with pytest.raises(UnansweredQuestion):
        lab.play("Chancellor")
    assert lab.me.coins == 0


def test_chancellor_with_an_empty_deck_asks_nothing_and_does_not_shuffle():
    lab = Lab(hand=["Chancellor"], discard=["Gold"])
    lab.play("Chancellor")
    assert lab.asked == []
    assert lab.me.coins == 2
    assert lab.me.discard == ["Gold"]


def test_chancellor_leaves_no_discard_pile_for_harbinger_whose_draw_shuffles():
    lab = Lab(hand=["Village", "Chancellor", "Harbinger"], deck=["Copper", "Gold", "Estate"])
    lab.play("Village")
    lab.play("Chancellor", True)
    lab.play("Harbinger")
    assert lab.me.discard == []
    assert [q.card for q in lab.asked] == ["Chancellor"]


# Adventurer -----------------------------------------------------------------------------------------------------------


def test_adventurer_takes_two_treasures_and_discards_the_rest():
    lab = Lab(hand=["Adventurer"], deck=["Estate", "Gold", "Village", "Copper", "Silver"])
    lab.play("Adventurer")
    assert lab.me.hand == ["Gold", "Copper"]
    assert lab.me.discard == ["Estate", "Village"]
    assert lab.me.deck == ["Silver"]
    assert lab.asked == []


def test_adventurer_shuffles_in_the_middle_without_the_revealed_cards():
    lab = Lab(hand=["Adventurer"], deck=["Estate", "Gold"], discard=["Silver"])
    lab.play("Adventurer")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Estate"]


def test_adventurer_gets_one_treasure_where_there_is_only_one():
    lab = Lab(hand=["Adventurer"], deck=["Estate"], discard=["Gold", "Duchy"])
    lab.play("Adventurer")
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Estate", "Duchy"]
    assert lab.me.deck == []


def test_adventurer_without_any_card_does_nothing():
    lab = Lab(hand=["Adventurer"])
    lab.play("Adventurer")
    assert lab.me.hand == []
    assert lab.me.in_play == ["Adventurer"]
