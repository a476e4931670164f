"""Rulings on the cards of the base game that gain cards: Artisan, Feast, Mine, Remodel, Workshop."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

# Ten piles, so that every option is known.
KINGDOM = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
UP_TO_2 = ["Cellar", "Copper", "Curse", "Estate", "Moat"]
UP_TO_4 = sorted([*UP_TO_2, "Merchant", "Silver", "Village", "Workshop", "Militia", "Remodel", "Smithy"])
UP_TO_5 = sorted([*UP_TO_4, "Duchy", "Market", "Mine"])

# Workshop -------------------------------------------------------------------------------------------------------------


def test_workshop_gains_a_card_costing_up_to_four_into_the_discard_pile():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"])
    lab.play("Workshop", "Smithy")
    assert lab.me.discard == ["Smithy"]
    assert lab.supply["Smithy"] == 9
    (question,) = lab.asked
    assert (question.purpose, question.card, question.minimum, question.maximum) == ("gain", "Workshop", 1, 1)
    assert sorted(question.options) == UP_TO_4


def test_workshop_cannot_use_coins_to_gain_something_dearer():
    lab = Lab(kingdom=KINGDOM, hand=["Festival", "Workshop"])
    lab.play("Festival")
    with pytest.raises(IllegalAnswer):
        lab.play("Workshop", "Market")
    lab.play("Workshop", "Smithy")
    assert sorted(lab.asked[0].options) == UP_TO_4
    assert lab.me.coins == 2
    assert lab.me.buys == 2


def test_workshop_must_gain_something():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"])
    with pytest.raises(IllegalAnswer):
        lab.play("Workshop", None)
    assert lab.me.hand == ["Workshop"]


def test_workshop_does_not_offer_empty_piles():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"], supply={"Smithy": 0, "Estate": 0})
    lab.play("Workshop", "Silver")
    assert sorted(lab.asked[0].options) == sorted(set(UP_TO_4) - {"Smithy", "Estate"})


def test_workshop_gains_only_from_the_supply():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop", "Chapel"], in_play=["Gardens"])
    with pytest.raises(IllegalAnswer):
        lab.play("Workshop", "Chapel")


def test_workshop_does_not_ask_where_one_pile_is_left():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"], supply={name: 0 for name in UP_TO_4 if name != "Curse"})
    lab.play("Workshop")
    assert lab.me.discard == ["Curse"]
    assert lab.asked == []


def test_workshop_gains_nothing_where_no_pile_is_left():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"], supply=dict.fromkeys(UP_TO_4, 0))
    lab.play("Workshop")
    assert lab.me.discard == []
    assert lab.asked == []
    assert not lab.over


def test_workshop_may_gain_another_workshop_and_it_is_not_played():
    lab = Lab(kingdom=KINGDOM, hand=["Workshop"])
    lab.play("Workshop", "Workshop")
    assert lab.me.discard == ["Workshop"]
    assert len(lab.asked) == 1


# Feast ----------------------------------------------------------------------------------------------------------------


def test_feast_is_trashed_and_gains_a_card_costing_up_to_five():
    lab = Lab(kingdom=KINGDOM, hand=["Feast"])
    lab.play("Feast", "Duchy")
    assert lab.trash == ["Feast"]
    assert lab.me.in_play == []
    assert lab.me.discard == ["Duchy"]
    (question,) = lab.asked
    assert (question.purpose, question.minimum, question.maximum) == ("gain", 1, 1)
    assert sorted(question.options) == UP_TO_5


def test_feast_cannot_use_coins():
    lab = Lab(kingdom=KINGDOM, hand=["Feast"], coins=8)
    with pytest.raises(IllegalAnswer):
        lab.play("Feast", "Gold")
    assert lab.trash == []
    assert lab.me.hand == ["Feast"]


def test_feast_may_gain_a_feast():
    lab = Lab(kingdom=["Feast"], hand=["Feast"])
    lab.play("Feast", "Feast")
    assert lab.me.discard == ["Feast"]
    assert lab.trash == ["Feast"]
    assert lab.supply["Feast"] == 9


def test_feast_is_trashed_even_where_nothing_can_be_gained():
    lab = Lab(kingdom=KINGDOM, hand=["Feast"], supply=dict.fromkeys(UP_TO_5, 0))
    lab.play("Feast")
    assert lab.trash == ["Feast"]
    assert lab.me.discard == []
    assert lab.asked == []


# Artisan --------------------------------------------------------------------------------------------------------------


def test_artisan_gains_into_the_hand_and_topdecks_a_card_of_the_hand():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan", "Estate"], deck=["Gold"])
    lab.play("Artisan", "Market", "Estate")
    assert lab.me.hand == ["Market"]
    assert lab.me.deck == ["Estate", "Gold"]
    assert lab.me.discard == []
    gain, topdeck = lab.asked
    assert (gain.purpose, gain.minimum, gain.maximum) == ("gain", 1, 1)
    assert sorted(gain.options) == UP_TO_5
    assert (topdeck.purpose, topdeck.minimum, topdeck.maximum) == ("topdeck", 1, 1)
    assert sorted(topdeck.options) == ["Estate", "Market"]


def test_artisan_may_topdeck_the_card_it_gained():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan", "Estate"])
    lab.play("Artisan", "Duchy", "Duchy")
    assert lab.me.deck == ["Duchy"]
    assert lab.me.hand == ["Estate"]


def test_artisan_with_an_empty_hand_topdecks_the_gained_card_without_asking():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan"])
    lab.play("Artisan", "Market")
    assert lab.me.deck == ["Market"]
    assert lab.me.hand == []
    assert len(lab.asked) == 1


def test_artisan_cannot_use_coins_nor_topdeck_itself_nor_decline():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan", "Estate"], coins=10)
    for answers in (["Gold", "Estate"], ["Market", "Artisan"], [None, "Estate"], ["Market", None]):
        with pytest.raises(IllegalAnswer):
            lab.play("Artisan", *answers)
    assert lab.me.hand == ["Artisan", "Estate"]
    assert lab.me.deck == []


def test_artisan_still_topdecks_a_card_where_nothing_can_be_gained():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan", "Estate", "Gold"], supply=dict.fromkeys(UP_TO_5, 0))
    lab.play("Artisan", "Gold")
    assert lab.me.deck == ["Gold"]
    assert [q.purpose for q in lab.asked] == ["topdeck"]


def test_artisan_gained_action_can_be_played_this_turn():
    lab = Lab(kingdom=KINGDOM, hand=["Artisan", "Estate"], actions=2)
    lab.play("Artisan", "Market", "Estate")
    lab.play("Market")
    assert lab.me.hand == ["Estate"]


# Mine -----------------------------------------------------------------------------------------------------------------


def test_mine_turns_a_copper_into_a_silver_in_hand():
    lab = Lab(kingdom=KINGDOM, hand=["Mine", "Copper", "Estate", "Gold"])
    lab.play("Mine", "Copper", "Silver")
    assert lab.trash == ["Copper"]
    assert lab.me.hand == ["Estate", "Gold", "Silver"]
    trash, gain = lab.asked
    assert (trash.purpose, trash.minimum, trash.maximum) == ("trash", 0, 1)
    assert sorted(trash.options) == ["Copper", "Gold"]
    assert (gain.purpose, gain.minimum, gain.maximum) == ("gain", 1, 1)
    assert sorted(gain.options) == ["Copper", "Silver"]


def test_mine_gained_treasure_can_be_spent_this_turn():
    lab = Lab(hand=["Mine", "Silver"])
    lab.play("Mine", "Silver", "Gold")
    lab.play_treasures()
    assert lab.me.coins == 3
    assert lab.me.discard == []


def test_mine_may_gain_the_same_treasure_or_a_cheaper_one():
    lab = Lab(hand=["Mine", "Gold"])
    lab.play("Mine", "Gold", "Gold")
    assert lab.me.hand == ["Gold"]
    assert sorted(lab.asked[1].options) == ["Copper", "Gold", "Silver"]
    cheaper = Lab(hand=["Mine", "Gold"])
    cheaper.play("Mine", "Gold", "Copper")
    assert cheaper.me.hand == ["Copper"]


def test_mine_turns_a_gold_into_a_platinum_where_there_is_one():
    lab = Lab(hand=["Mine", "Gold"], colonies=True)
    lab.play("Mine", "Gold", "Platinum")
    assert lab.me.hand == ["Platinum"]
    assert sorted(lab.asked[1].options) == ["Copper", "Gold", "Platinum", "Silver"]


def test_mine_on_a_silver_does_not_offer_platinum():
    lab = Lab(hand=["Mine", "Silver"], colonies=True)
    lab.play("Mine", "Silver", "Gold")
    assert "Platinum" not in lab.asked[1].options


def test_mine_may_be_declined():
    lab = Lab(hand=["Mine", "Copper"])
    lab.play("Mine", None)
    assert lab.trash == []
    assert lab.me.hand == ["Copper"]
    assert len(lab.asked) == 1


def test_mine_without_a_treasure_in_hand_asks_and_gains_nothing():
    lab = Lab(hand=["Mine", "Estate"])
    lab.play("Mine")
    assert lab.asked == []
    assert lab.me.hand == ["Estate"]


def test_mine_must_gain_once_a_treasure_is_trashed():
    lab = Lab(hand=["Mine", "Copper"])
    with pytest.raises(IllegalAnswer):
        lab.play("Mine", "Copper", None)
    assert lab.trash == []


def test_mine_gains_the_one_treasure_that_is_left_without_asking():
    lab = Lab(hand=["Mine", "Copper"], supply={"Silver": 0})
    lab.play("Mine", "Copper")
    assert lab.me.hand == ["Copper"]
    assert lab.trash == ["Copper"]
    assert len(lab.asked) == 1


def test_mine_trashes_in_vain_where_no_treasure_is_left():
    lab = Lab(hand=["Mine", "Copper"], supply={"Silver": 0, "Copper": 0})
    lab.play("Mine", True)
    assert lab.me.hand == []
    assert lab.trash == ["Copper"]


# Remodel --------------------------------------------------------------------------------------------------------------


def test_remodel_trashes_a_card_and_gains_one_costing_up_to_two_more():
    lab = Lab(kingdom=KINGDOM, hand=["Remodel", "Estate", "Gold"])
    lab.play("Remodel", "Estate", "Smithy")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Smithy"]
    assert lab.me.hand == ["Gold"]
    trash, gain = lab.asked
    assert (trash.purpose, trash.minimum, trash.maximum) == ("trash", 1, 1)
    assert sorted(trash.options) == ["Estate", "Gold"]
    assert (gain.purpose, gain.minimum, gain.maximum) == ("gain", 1, 1)
    assert sorted(gain.options) == UP_TO_4


def test_remodel_turns_a_gold_into_a_province():
    lab = Lab(kingdom=KINGDOM, hand=["Remodel", "Gold", "Copper"])
    lab.play("Remodel", "Gold", "Province")
    assert lab.me.discard == ["Province"]
    assert sorted(lab.asked[1].options) == sorted([*UP_TO_5, "Gold", "Province"])


def test_remodel_of_a_copper_offers_cards_costing_up_to_two():
    lab = Lab(kingdom=KINGDOM, hand=["Remodel", "Copper", "Gold"])
    lab.play("Remodel", "Copper", "Curse")
    assert sorted(lab.asked[1].options) == UP_TO_2


def test_remodel_may_gain_a_copy_of_the_trashed_card():
    lab = Lab(hand=["Remodel", "Estate", "Gold"])
    lab.play("Remodel", "Estate", "Estate")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Estate"]


def test_remodel_is_not_in_hand_but_another_remodel_may_be_trashed():
    lab = Lab(kingdom=KINGDOM, hand=["Remodel", "Remodel", "Copper"])
    lab.play("Remodel", "Remodel", "Gold")
    assert sorted(lab.asked[0].options) == ["Copper", "Remodel"]
    assert lab.trash == ["Remodel"]
    assert lab.me.in_play == ["Remodel"]
    assert sorted(lab.asked[1].options) == sorted([*UP_TO_5, "Gold"])


def test_remodel_must_trash_and_does_not_ask_which_where_one_card_is_in_hand():
    lab = Lab(hand=["Remodel", "Province"])
    lab.play("Remodel", "Gold")
    assert lab.trash == ["Province"]
    assert lab.me.discard == ["Gold"]
    assert [q.purpose for q in lab.asked] == ["gain"]


def test_remodel_does_not_ask_which_of_several_copies():
    lab = Lab(hand=["Remodel", "Estate", "Estate"])
    lab.play("Remodel", "Silver")
    assert lab.trash == ["Estate"]
    assert lab.me.hand == ["Estate"]


def test_remodel_without_a_card_gains_nothing():
    lab = Lab(hand=["Remodel"])
    lab.play("Remodel")
    assert lab.asked == []
    assert lab.me.discard == []


def test_remodel_cannot_be_declined():
    lab = Lab(hand=["Remodel", "Estate", "Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Remodel", None)
    with pytest.raises(IllegalAnswer):
        lab.play("Remodel", "Estate", None)
    assert lab.trash == []


def test_remodel_cannot_use_coins():
    lab = Lab(hand=["Remodel", "Estate", "Gold"], coins=5)
    with pytest.raises(IllegalAnswer):
        lab.play("Remodel", "Estate", "Gold")


def test_remodel_may_not_gain_from_the_trash():
    lab = Lab(kingdom=KINGDOM, hand=["Remodel", "Chapel", "Gold"])
    lab.play("Remodel", "Chapel", "Moat")
    assert "Chapel" not in lab.asked[1].options


def test_remodel_into_the_last_province_ends_the_game_with_the_turn_not_before():
    lab = Lab(hand=["Remodel", "Gold"], supply={"Province": 1})
    lab.play("Remodel", "Province")
    assert not lab.over
    lab.end_turn()
    assert lab.over
    assert lab.winners == [0]
