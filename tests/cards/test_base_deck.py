"""Rulings on the cards of the base game that look into deck and discard pile: Harbinger, Sentry, Vassal."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

# Harbinger ------------------------------------------------------------------------------------------------------------


def test_harbinger_draws_and_puts_a_discarded_card_onto_the_deck():
    lab = Lab(hand=["Harbinger"], deck=["Copper", "Estate"], discard=["Gold", "Curse", "Curse"])
    lab.play("Harbinger", "Gold")
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Gold", "Estate"]
    assert lab.me.discard == ["Curse", "Curse"]
    assert lab.me.actions == 1
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (0, "topdeck", "Harbinger")
    assert (question.minimum, question.maximum) == (0, 1)
    assert set(question.options) == {"Gold", "Curse"}


def test_harbinger_is_optional():
    lab = Lab(hand=["Harbinger"], deck=["Copper"], discard=["Curse"])
    lab.play("Harbinger", None)
    assert lab.me.deck == []
    assert lab.me.discard == ["Curse"]


def test_harbinger_with_an_empty_discard_pile_asks_nothing():
    lab = Lab(hand=["Harbinger"], deck=["Copper"])
    lab.play("Harbinger")
    assert lab.asked == []
    assert lab.me.hand == ["Copper"]


def test_harbinger_that_shuffles_for_its_draw_finds_no_discard_pile():
    lab = Lab(hand=["Harbinger"], discard=["Gold", "Gold"])
    lab.play("Harbinger")
    assert lab.asked == []
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Gold"]


def test_harbinger_does_not_shuffle_when_its_draw_takes_the_last_card():
    lab = Lab(hand=["Harbinger"], deck=["Copper"], discard=["Gold"])
    lab.play("Harbinger", "Gold")
    assert lab.me.deck == ["Gold"]
    assert lab.me.discard == []


def test_harbinger_does_not_offer_cards_in_play_or_in_hand():
    lab = Lab(hand=["Harbinger", "Duchy"], in_play=["Village"], discard=["Gold"], deck=["Copper"])
    lab.play("Harbinger", None)
    assert lab.asked[0].options == ["Gold"]


# Sentry ---------------------------------------------------------------------------------------------------------------


def test_sentry_draws_before_it_looks():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Copper", "Silver"])
    lab.play("Sentry", ["Estate", "Copper"])
    assert lab.me.hand == ["Gold"]
    assert lab.trash == ["Estate", "Copper"]
    assert lab.me.deck == ["Silver"]
    assert lab.me.actions == 1
    (question,) = lab.asked
    assert (question.purpose, question.minimum, question.maximum) == ("trash", 0, 2)
    assert sorted(question.options) == ["Copper", "Estate"]


def test_sentry_may_discard_both():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Copper"])
    lab.play("Sentry", None, ["Estate", "Copper"])
    assert lab.me.discard == ["Estate", "Copper"]
    assert lab.trash == []
    assert [q.purpose for q in lab.asked] == ["trash", "discard"]


def test_sentry_may_trash_one_and_discard_the_other():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Copper"])
    lab.play("Sentry", ["Copper"], ["Estate"])
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Estate"]
    assert lab.me.deck == []
    assert lab.asked[1].options == ["Estate"]
    assert (lab.asked[1].minimum, lab.asked[1].maximum) == (0, 1)


def test_sentry_may_trash_one_and_put_the_other_back():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Silver", "Duchy"])
    lab.play("Sentry", ["Estate"], None)
    assert lab.trash == ["Estate"]
    assert lab.me.deck == ["Silver", "Duchy"]
    assert len(lab.asked) == 2


def test_sentry_may_discard_one_and_put_the_other_back():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Silver", "Duchy"])
    lab.play("Sentry", None, ["Estate"])
    assert lab.me.discard == ["Estate"]
    assert lab.me.deck == ["Silver", "Duchy"]
    assert len(lab.asked) == 2


@pytest.mark.parametrize("order", [["Estate", "Silver"], ["Silver", "Estate"]])
def test_sentry_puts_both_back_in_the_order_named_from_the_top(order):
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Silver", "Duchy"])
    lab.play("Sentry", None, None, order)
    assert lab.me.deck == [*order, "Duchy"]
    assert [q.purpose for q in lab.asked] == ["trash", "discard", "arrange"]


def test_sentry_does_not_ask_for_the_order_of_two_copies():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Estate"])
    lab.play("Sentry", None, None)
    assert lab.me.deck == ["Estate", "Estate"]


def test_sentry_may_trash_one_of_two_copies():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Estate"])
    lab.play("Sentry", ["Estate"], None)
    assert lab.trash == ["Estate"]
    assert lab.me.deck == ["Estate"]


def test_sentry_with_one_card_left_looks_at_that():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate"])
    lab.play("Sentry", "Estate")
    assert lab.trash == ["Estate"]
    assert lab.asked[0].options == ["Estate"]
    assert lab.asked[0].maximum == 1


def test_sentry_with_no_card_left_asks_nothing():
    lab = Lab(hand=["Sentry"], deck=["Gold"])
    lab.play("Sentry")
    assert lab.asked == []
    assert lab.me.hand == ["Gold"]


def test_sentry_shuffles_in_the_middle_and_looks_at_the_old_card_first():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate"], discard=["Curse", "Curse"])
    lab.play("Sentry", ["Estate", "Curse"])
    assert lab.trash == ["Estate", "Curse"]
    assert lab.me.deck == ["Curse"]
    assert lab.me.discard == []


def test_sentry_cannot_trash_the_card_it_drew_and_cannot_order_half():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Silver"])
    with pytest.raises(IllegalAnswer):
        lab.play("Sentry", ["Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Sentry", None, None, ["Estate"])
    assert lab.me.deck == ["Gold", "Estate", "Silver"]


def test_sentry_does_not_shuffle_when_the_deck_is_just_enough():
    lab = Lab(hand=["Sentry"], deck=["Gold", "Estate", "Curse"], discard=["Silver"])
    lab.play("Sentry", ["Estate", "Curse"])
    assert lab.me.deck == []
    assert lab.me.discard == ["Silver"]


# Vassal ---------------------------------------------------------------------------------------------------------------


def test_vassal_discards_the_top_card_and_may_play_an_action():
    lab = Lab(hand=["Vassal"], deck=["Smithy", "Gold", "Silver", "Copper"])
    lab.play("Vassal", "Smithy")
    assert lab.me.coins == 2
    assert lab.me.hand == ["Gold", "Silver", "Copper"]
    assert lab.me.in_play == ["Vassal", "Smithy"]
    assert lab.me.discard == []
    (question,) = lab.asked
    assert (question.purpose, question.card) == ("play", "Vassal")
    assert question.options == ["Smithy"]
    assert (question.minimum, question.maximum) == (0, 1)


def test_vassal_does_not_use_up_an_action_for_the_card_it_plays():
    lab = Lab(hand=["Vassal"], deck=["Village", "Gold"])
    lab.play("Vassal", True)
    assert lab.me.actions == 2
    assert lab.me.hand == ["Gold"]


def test_vassal_may_leave_the_action_in_the_discard_pile():
    lab = Lab(hand=["Vassal"], deck=["Smithy", "Gold"])
    lab.play("Vassal", None)
    assert lab.me.discard == ["Smithy"]
    assert lab.me.in_play == ["Vassal"]
    assert lab.me.coins == 2


@pytest.mark.parametrize("name", ["Gold", "Estate", "Curse", "Gardens"])
def test_vassal_asks_nothing_where_the_card_is_no_action(name):
    lab = Lab(hand=["Vassal"], deck=[name])
    lab.play("Vassal")
    assert lab.asked == []
    assert lab.me.discard == [name]


def test_vassal_with_no_cards_left_gives_only_its_coins():
    lab = Lab(hand=["Vassal"])
    lab.play("Vassal")
    assert lab.me.coins == 2
    assert lab.asked == []


def test_vassal_shuffles_for_a_card_to_discard():
    lab = Lab(hand=["Vassal"], discard=["Village"])
    lab.play("Vassal", None)
    assert lab.me.discard == ["Village"]
    assert lab.me.deck == []


def test_vassal_does_not_shuffle_when_it_discards_the_last_card():
    lab = Lab(hand=["Vassal"], deck=["Gold"], discard=["Silver"])
    lab.play("Vassal")
    assert lab.me.deck == []
    assert lab.me.discard == ["Gold", "Silver"]


def test_vassal_chain_plays_vassal_after_vassal():
    lab = Lab(hand=["Vassal"], deck=["Vassal", "Vassal", "Smithy", "Gold", "Gold", "Gold"])
    lab.play("Vassal", "Vassal", "Vassal", "Smithy")
    assert lab.me.coins == 6
    assert lab.me.hand == ["Gold"] * 3
    assert lab.me.in_play == ["Vassal"] * 3 + ["Smithy"]
    assert lab.me.actions == 0


def test_vassal_into_smithy_shuffles_neither_since_both_are_in_play():
    lab = Lab(hand=["Vassal"], deck=["Smithy"], discard=["Gold", "Gold"])
    lab.play("Vassal", "Smithy")
    assert lab.me.hand == ["Gold", "Gold"]
    assert lab.me.discard == []
    assert lab.me.in_play == ["Vassal", "Smithy"]


def test_vassal_into_throne_room_plays_an_action_of_the_hand_twice():
    lab = Lab(hand=["Vassal", "Moat"], deck=["Throne Room", "Gold", "Gold", "Silver", "Silver"])
    lab.play("Vassal", "Throne Room", "Moat")
    assert lab.me.hand == ["Gold"] * 2 + ["Silver"] * 2
    assert lab.me.in_play == ["Vassal", "Throne Room", "Moat"]


def test_vassal_into_feast_trashes_feast():
    lab = Lab(hand=["Vassal"], deck=["Feast"])
    lab.play("Vassal", "Feast", "Duchy")
    assert lab.trash == ["Feast"]
    assert lab.me.in_play == ["Vassal"]
    assert lab.me.discard == ["Duchy"]


def test_vassal_into_attack_lets_others_react():
    lab = Lab(hand=["Vassal"], deck=["Militia"], others=[{"hand": ["Moat", "Copper", "Gold", "Estate", "Curse"]}])
    lab.play("Vassal", "Militia", "Moat")
    assert lab.me.coins == 4
    assert len(lab.other.hand) == 5
    assert [(q.player, q.purpose) for q in lab.asked] == [(0, "play"), (1, "react")]
