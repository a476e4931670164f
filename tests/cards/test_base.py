"""Rulings on the cards of the base game that sift and draw. Those that make coins or points, those that gain, those
that look into the deck, the attacks and Throne Room have files of their own."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

# Cellar ---------------------------------------------------------------------------------------------------------------


def test_cellar_draws_as_many_cards_as_it_discards():
    lab = Lab(hand=["Cellar", "Estate", "Curse", "Copper"], deck=["Gold", "Silver", "Duchy"])
    lab.play("Cellar", ["Estate", "Curse"])
    assert lab.me.hand == ["Copper", "Gold", "Silver"]
    assert lab.me.discard == ["Estate", "Curse"]
    assert lab.me.deck == ["Duchy"]
    assert lab.me.actions == 1
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (0, "discard", "Cellar")
    assert (question.minimum, question.maximum) == (0, 3)


def test_cellar_is_not_in_hand_and_cannot_discard_itself():
    lab = Lab(hand=["Cellar", "Estate"], deck=["Gold", "Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Cellar", ["Cellar"])
    lab.play("Cellar", ["Estate"])
    assert lab.asked[0].options == ["Estate"]
    assert lab.me.in_play == ["Cellar"]


def test_cellar_may_discard_another_cellar():
    lab = Lab(hand=["Cellar", "Cellar"], deck=["Gold"])
    lab.play("Cellar", ["Cellar"])
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Cellar"]


def test_cellar_may_discard_nothing():
    lab = Lab(hand=["Cellar", "Estate"], deck=["Gold"])
    lab.play("Cellar", None)
    assert lab.me.hand == ["Estate"]
    assert lab.me.actions == 1


def test_cellar_asks_nothing_with_an_empty_hand():
    lab = Lab(hand=["Cellar"], deck=["Gold"])
    lab.play("Cellar")
    assert lab.asked == []
    assert lab.me.hand == []


def test_cellar_shuffles_the_discarded_cards_into_the_deck_it_draws_from():
    lab = Lab(hand=["Cellar", "Estate", "Duchy", "Province"])
    lab.play("Cellar", ["Estate", "Duchy", "Province"])
    assert lab.me.hand == ["Estate", "Duchy", "Province"]
    assert lab.me.discard == []


def test_cellar_draws_the_old_deck_before_the_cards_it_discarded():
    lab = Lab(hand=["Cellar", "Estate", "Estate"], deck=["Gold"])
    lab.play("Cellar", ["Estate", "Estate"])
    assert lab.me.hand == ["Gold", "Estate"]
    assert lab.me.deck == ["Estate"]


# Chapel ---------------------------------------------------------------------------------------------------------------


def test_chapel_trashes_up_to_four_cards():
    lab = Lab(hand=["Chapel", "Estate", "Estate", "Curse", "Copper", "Gold"])
    lab.play("Chapel", ["Estate", "Estate", "Curse", "Copper"])
    assert lab.trash == ["Estate", "Estate", "Curse", "Copper"]
    assert lab.me.hand == ["Gold"]
    (question,) = lab.asked
    assert (question.purpose, question.minimum, question.maximum) == ("trash", 0, 4)
    assert sorted(question.options) == ["Copper", "Curse", "Estate", "Estate", "Gold"]


def test_chapel_refuses_a_fifth_card():
    lab = Lab(hand=["Chapel", *["Copper"] * 5])
    with pytest.raises(IllegalAnswer):
        lab.play("Chapel", ["Copper"] * 5)
    assert lab.me.hand == ["Chapel", *["Copper"] * 5]
    assert lab.trash == []


def test_chapel_asks_how_many_even_of_copies_of_one_card():
    lab = Lab(hand=["Chapel", "Copper", "Copper"])
    lab.play("Chapel", ["Copper"])
    assert lab.asked[0].maximum == 2
    assert lab.me.hand == ["Copper"]


def test_chapel_cannot_trash_itself_but_another_chapel():
    lab = Lab(hand=["Chapel", "Chapel"])
    lab.play("Chapel", ["Chapel"])
    assert lab.asked[0].options == ["Chapel"]
    assert lab.trash == ["Chapel"]
    assert lab.me.in_play == ["Chapel"]


def test_chapel_may_trash_nothing():
    lab = Lab(hand=["Chapel", "Copper"])
    lab.play("Chapel", [])
    assert lab.trash == []
    assert lab.me.hand == ["Copper"]


def test_chapel_asks_nothing_with_an_empty_hand():
    lab = Lab(hand=["Chapel"])
    lab.play("Chapel")
    assert lab.asked == []


# Plain bonuses --------------------------------------------------------------------------------------------------------


def test_village_draws_a_card_and_gives_two_actions():
    lab = Lab(hand=["Village"], deck=["Gold", "Silver"])
    lab.play("Village")
    assert lab.me.hand == ["Gold"]
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 1, 0)


def test_village_chain_counts_actions_one_by_one():
    lab = Lab(hand=["Village"] * 3)
    for left in (2, 3, 4):
        lab.play("Village")
        assert lab.me.actions == left


def test_festival_gives_actions_buy_and_coins_and_draws_nothing():
    lab = Lab(hand=["Festival"], deck=["Gold"])
    lab.play("Festival")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 2, 2)
    assert lab.me.hand == []


def test_festival_market_festival_counts_actions_two_two_three():
    lab = Lab(hand=["Festival", "Market", "Festival"])
    counts = []
    for name in ("Festival", "Market", "Festival"):
        lab.play(name)
        counts.append(lab.me.actions)
    assert counts == [2, 2, 3]


def test_laboratory_draws_two_and_gives_an_action():
    lab = Lab(hand=["Laboratory"], deck=["Gold", "Silver", "Copper"])
    lab.play("Laboratory")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.actions == 1


def test_market_gives_one_of_everything():
    lab = Lab(hand=["Market"], deck=["Gold"])
    lab.play("Market")
    assert lab.me.hand == ["Gold"]
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (1, 2, 1)


def test_market_coin_adds_to_the_coins_of_treasures():
    lab = Lab(hand=["Market", "Silver"])
    lab.play("Market")
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.buy("Silver")
    lab.buy("Copper")
    assert lab.me.discard == ["Silver", "Copper"]


def test_woodcutter_gives_a_buy_and_two_coins():
    lab = Lab(hand=["Woodcutter"], deck=["Gold"])
    lab.play("Woodcutter")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (0, 2, 2)
    assert lab.me.hand == []


def test_smithy_draws_three():
    lab = Lab(hand=["Smithy"], deck=["Gold", "Silver", "Copper", "Curse"])
    lab.play("Smithy")
    assert lab.me.hand == ["Gold", "Silver", "Copper"]
    assert lab.me.actions == 0


def test_smithy_draws_the_rest_of_the_deck_before_it_shuffles():
    lab = Lab(hand=["Smithy"], deck=["Gold", "Silver"], discard=["Copper"] * 4)
    lab.play("Smithy")
    assert lab.me.hand == ["Gold", "Silver", "Copper"]
    assert lab.me.deck == ["Copper"] * 3
    assert lab.me.discard == []


def test_smithy_does_not_shuffle_when_the_deck_is_just_enough():
    lab = Lab(hand=["Smithy"], deck=["Gold", "Silver", "Copper"], discard=["Estate"])
    lab.play("Smithy")
    assert lab.me.deck == []
    assert lab.me.discard == ["Estate"]


def test_smithy_draws_what_there_is_and_does_not_shuffle_itself():
    lab = Lab(hand=["Smithy"], deck=["Gold"], discard=["Silver"])
    lab.play("Smithy")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.in_play == ["Smithy"]


def test_moat_played_on_your_turn_draws_two():
    lab = Lab(hand=["Moat"], deck=["Gold", "Silver", "Copper"])
    lab.play("Moat")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.actions == 0


# Council Room ---------------------------------------------------------------------------------------------------------


def test_council_room_draws_four_and_all_others_draw_one():
    lab = Lab(
        hand=["Council Room"], deck=["Gold"] * 5,
        others=[{"deck": ["Silver", "Copper"]}, {"deck": ["Duchy", "Copper"], "hand": ["Estate"]}],
    )  # fmt: skip
    lab.play("Council Room")
    assert lab.me.hand == ["Gold"] * 4
    assert (lab.me.buys, lab.me.actions) == (2, 0)
    assert lab.players[1].hand == ["Silver"]
    assert lab.players[2].hand == ["Estate", "Duchy"]
    assert lab.asked == []


def test_council_room_makes_others_shuffle_for_their_card():
    lab = Lab(hand=["Council Room"], others=[{"discard": ["Gold"]}, {}])
    lab.play("Council Room")
    assert lab.players[1].hand == ["Gold"]
    assert lab.players[1].discard == []
    assert lab.players[2].hand == []


def test_council_room_is_no_attack_and_moat_is_not_offered():
    lab = Lab(hand=["Council Room"], others=[{"hand": ["Moat"], "deck": ["Curse"]}])
    lab.play("Council Room")
    assert lab.asked == []
    assert lab.other.hand == ["Moat", "Curse"]


# Library --------------------------------------------------------------------------------------------------------------


def test_library_draws_to_seven_cards():
    lab = Lab(hand=["Library", "Copper", "Copper"], deck=["Gold"] * 6)
    lab.play("Library")
    assert lab.me.hand == ["Copper"] * 2 + ["Gold"] * 5
    assert lab.me.deck == ["Gold"]


@pytest.mark.parametrize("size", [7, 8])
def test_library_draws_nothing_with_seven_or_more_cards_in_hand(size):
    lab = Lab(hand=["Library", *["Copper"] * size], deck=["Village"])
    lab.play("Library")
    assert lab.me.deck == ["Village"]
    assert len(lab.me.hand) == size
    assert lab.asked == []


def test_library_asks_of_each_action_as_it_is_drawn():
    lab = Lab(hand=["Library", *["Copper"] * 4], deck=["Village", "Gold", "Smithy", "Silver", "Duchy", "Curse"])
    lab.play("Library", None, "Smithy")
    assert lab.me.hand == ["Copper"] * 4 + ["Village", "Gold", "Silver"]
    assert lab.me.discard == ["Smithy"]
    assert lab.me.deck == ["Duchy", "Curse"]
    assert [q.options for q in lab.asked] == [["Village"], ["Smithy"]]
    assert {(q.purpose, q.minimum, q.maximum) for q in lab.asked} == {("set-aside", 0, 1)}


def test_library_may_set_aside_the_seventh_card_and_goes_on():
    lab = Lab(hand=["Library", *["Copper"] * 6], deck=["Moat", "Village", "Gold"])
    lab.play("Library", True, True)
    assert lab.me.hand == ["Copper"] * 6 + ["Gold"]
    assert lab.me.discard == ["Moat", "Village"]
    assert lab.me.set_aside == []


def test_library_may_keep_an_action_as_the_seventh_card_and_stops():
    lab = Lab(hand=["Library", *["Copper"] * 6], deck=["Village", "Gold"])
    lab.play("Library", False)
    assert lab.me.hand == ["Copper"] * 6 + ["Village"]
    assert lab.me.deck == ["Gold"]


def test_library_does_not_offer_treasures_or_victory_cards():
    lab = Lab(hand=["Library", *["Copper"] * 4], deck=["Gold", "Estate", "Curse"])
    lab.play("Library")
    assert lab.asked == []


def test_library_does_not_shuffle_set_aside_cards_into_the_new_deck():
    lab = Lab(hand=["Library", *["Copper"] * 5], deck=["Village"], discard=["Gold", "Gold"])
    lab.play("Library", "Village")
    assert lab.me.hand == ["Copper"] * 5 + ["Gold"] * 2
    assert lab.me.deck == []
    assert lab.me.discard == ["Village"]


def test_library_stops_when_deck_and_discard_pile_run_out_and_does_not_draw_set_aside_cards():
    lab = Lab(hand=["Library"], deck=["Village"], discard=["Smithy"])
    lab.play("Library", "Village", "Smithy")
    assert lab.me.hand == []
    assert lab.me.discard == ["Village", "Smithy"]
    assert len(lab.asked) == 2
