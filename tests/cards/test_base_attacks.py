"""Rulings on the attacks of the base game: Bandit, Bureaucrat, Militia, Spy, Thief, Witch. Moat has its own file."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab, UnansweredQuestion, UnusedAnswers

# Militia --------------------------------------------------------------------------------------------------------------


def test_militia_makes_others_discard_down_to_three_of_their_choice():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])
    lab.play("Militia", ["Estate", "Duchy"])
    assert lab.me.coins == 2
    assert lab.other.hand == ["Copper", "Silver", "Gold"]
    assert lab.other.discard == ["Estate", "Duchy"]
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (1, "discard", "Militia")
    assert (question.minimum, question.maximum) == (2, 2)
    assert sorted(question.options) == ["Copper", "Duchy", "Estate", "Gold", "Silver"]


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_militia_leaves_hands_of_three_or_fewer_alone(size):
    hand = ["Copper", "Silver", "Gold"][:size]
    lab = Lab(hand=["Militia"], others=[{"hand": hand}])
    lab.play("Militia")
    assert lab.other.hand == hand
    assert lab.asked == []


def test_militia_takes_one_of_four_and_more_of_larger_hands():
    lab = Lab(
        hand=["Militia"],
        others=[{"hand": ["Copper", "Silver", "Gold", "Curse"]}, {"hand": ["Copper", "Silver", *["Estate"] * 5]}],
    )
    lab.play("Militia", "Curse", ["Estate"] * 4)
    assert [(q.player, q.minimum, q.maximum) for q in lab.asked] == [(1, 1, 1), (2, 4, 4)]
    assert lab.players[2].hand == ["Copper", "Silver", "Estate"]


def test_militia_refuses_too_few_and_too_many_discards():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])
    for answer in (None, ["Copper"], ["Copper", "Silver", "Gold"]):
        with pytest.raises(IllegalAnswer):
            lab.play("Militia", answer)
    assert lab.me.coins == 0


def test_militia_does_not_ask_which_of_five_copies():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Militia")
    assert lab.other.discard == ["Copper"] * 2
    assert lab.asked == []


def test_militia_does_not_touch_its_player():
    lab = Lab(hand=["Militia", *["Copper"] * 5])
    lab.play("Militia")
    assert len(lab.me.hand) == 5


def test_throne_room_on_militia_makes_nobody_discard_twice():
    lab = Lab(hand=["Throne Room", "Militia"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])
    lab.play("Throne Room", "Militia", ["Estate", "Duchy"])
    assert lab.me.coins == 4
    assert len(lab.other.hand) == 3
    assert len(lab.asked) == 2


# Bureaucrat -----------------------------------------------------------------------------------------------------------


def test_bureaucrat_gains_a_silver_onto_the_deck_and_others_topdeck_a_victory_card():
    lab = Lab(
        hand=["Bureaucrat"], deck=["Copper"],
        others=[{"hand": ["Estate", "Duchy", "Copper", "Gardens", "Curse"], "deck": ["Gold"]}],
    )  # fmt: skip
    lab.play("Bureaucrat", "Duchy")
    assert lab.me.deck == ["Silver", "Copper"]
    assert lab.other.deck == ["Duchy", "Gold"]
    assert lab.other.hand == ["Estate", "Copper", "Gardens", "Curse"]
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (1, "topdeck", "Bureaucrat")
    assert sorted(question.options) == ["Duchy", "Estate", "Gardens"]
    assert (question.minimum, question.maximum) == (1, 1)


def test_bureaucrat_cannot_be_refused_by_who_holds_a_victory_card():
    lab = Lab(hand=["Bureaucrat"], others=[{"hand": ["Estate", "Duchy"]}])
    with pytest.raises(IllegalAnswer):
        lab.play("Bureaucrat", None)
    assert lab.me.deck == []


def test_bureaucrat_makes_the_card_the_only_one_of_an_empty_deck():
    lab = Lab(hand=["Bureaucrat"], discard=["Gold"], others=[{"hand": ["Estate"], "discard": ["Gold"]}])
    lab.play("Bureaucrat")
    assert lab.me.deck == ["Silver"]
    assert lab.me.discard == ["Gold"]
    assert lab.other.deck == ["Estate"]
    assert lab.other.discard == ["Gold"]
    assert lab.asked == []


def test_bureaucrat_does_not_ask_who_has_no_victory_card_or_copies_of_one():
    lab = Lab(hand=["Bureaucrat"], others=[{"hand": ["Curse", "Copper"]}, {"hand": ["Estate", "Estate"]}])
    lab.play("Bureaucrat")
    assert lab.players[1].hand == ["Curse", "Copper"]
    assert lab.players[1].deck == []
    assert lab.players[2].deck == ["Estate"]
    assert lab.asked == []


def test_bureaucrat_attacks_even_with_no_silver_left():
    lab = Lab(hand=["Bureaucrat"], supply={"Silver": 0}, others=[{"hand": ["Estate"]}])
    lab.play("Bureaucrat")
    assert lab.me.deck == []
    assert lab.other.deck == ["Estate"]


def test_throne_room_on_bureaucrat_takes_two_victory_cards():
    lab = Lab(hand=["Throne Room", "Bureaucrat"], others=[{"hand": ["Estate", "Duchy", "Copper"]}])
    lab.play("Throne Room", "Bureaucrat", "Estate")
    assert lab.me.deck == ["Silver", "Silver"]
    assert lab.other.deck == ["Duchy", "Estate"]
    assert lab.other.hand == ["Copper"]


# Witch ----------------------------------------------------------------------------------------------------------------


def test_witch_draws_two_and_curses_everybody_else():
    lab = Lab(hand=["Witch"], deck=["Gold", "Silver", "Copper"], others=[{}, {}, {}])
    lab.play("Witch")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.discard == []
    assert [p.discard for p in lab.players[1:]] == [["Curse"]] * 3
    assert lab.supply["Curse"] == 27
    assert lab.asked == []


def test_witch_deals_the_last_curses_in_turn_order():
    lab = Lab(hand=["Witch"], supply={"Curse": 2}, others=[{}, {}, {}])
    lab.play("Witch")
    assert [p.discard for p in lab.players] == [[], ["Curse"], ["Curse"], []]
    assert lab.supply["Curse"] == 0


def test_witch_deals_from_the_left_of_whoever_plays_it():
    lab = Lab(supply={"Curse": 2}, others=[{}, {"hand": ["Witch"]}, {}])
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 2
    lab.play("Witch")
    assert [p.discard for p in lab.players] == [["Curse"], [], [], ["Curse"]]


def test_witch_without_curses_still_draws():
    lab = Lab(hand=["Witch"], deck=["Gold", "Silver"], supply={"Curse": 0})
    lab.play("Witch")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.other.discard == []


def test_throne_room_on_witch_with_three_curses_left_for_two_others():
    lab = Lab(hand=["Throne Room", "Witch"], deck=["Copper"] * 4, supply={"Curse": 3}, others=[{}, {}])
    lab.play("Throne Room", "Witch")
    assert len(lab.me.hand) == 4
    assert lab.players[1].discard == ["Curse", "Curse"]
    assert lab.players[2].discard == ["Curse"]


# Bandit ---------------------------------------------------------------------------------------------------------------


def test_bandit_gains_a_gold_and_others_trash_a_treasure_they_choose():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Silver", "Gold", "Copper"]}])
    lab.play("Bandit", "Silver")
    assert lab.me.discard == ["Gold"]
    assert lab.trash == ["Silver"]
    assert lab.other.discard == ["Gold"]
    assert lab.other.deck == ["Copper"]
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (1, "trash", "Bandit")
    assert sorted(question.options) == ["Gold", "Silver"]
    assert (question.minimum, question.maximum) == (1, 1)


def test_bandit_never_trashes_a_copper():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Copper", "Copper"]}, {"deck": ["Copper", "Gold"]}])
    lab.play("Bandit")
    assert lab.trash == ["Gold"]
    assert lab.players[1].discard == ["Copper", "Copper"]
    assert lab.players[2].discard == ["Copper"]
    assert lab.asked == []


def test_bandit_trashes_one_of_two_copies_without_asking():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Silver", "Silver"]}])
    lab.play("Bandit")
    assert lab.trash == ["Silver"]
    assert lab.other.discard == ["Silver"]
    assert lab.asked == []


def test_bandit_discards_both_where_there_is_no_treasure():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Estate", "Village", "Gold"]}])
    lab.play("Bandit")
    assert lab.trash == []
    assert lab.other.discard == ["Estate", "Village"]
    assert lab.other.deck == ["Gold"]


def test_bandit_reveals_the_last_card_and_shuffles_for_the_other():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Estate"], "discard": ["Gold"]}])
    lab.play("Bandit")
    assert lab.trash == ["Gold"]
    assert lab.other.discard == ["Estate"]
    assert lab.other.deck == []


@pytest.mark.parametrize("name", ["Bandit", "Thief"])
def test_bandit_and_thief_do_not_make_who_has_two_cards_left_shuffle(name):
    lab = Lab(hand=[name], others=[{"deck": ["Estate", "Curse"], "discard": ["Gold"]}])
    lab.play(name)
    assert lab.trash == []
    assert lab.other.deck == []
    assert lab.other.discard == ["Estate", "Curse", "Gold"]


def test_bandit_reveals_what_there_is():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Silver"]}, {}])
    lab.play("Bandit")
    assert lab.trash == ["Silver"]
    assert lab.players[2].discard == []


def test_bandit_attacks_even_with_no_gold_left():
    lab = Lab(hand=["Bandit"], supply={"Gold": 0}, others=[{"deck": ["Silver", "Estate"]}])
    lab.play("Bandit")
    assert lab.me.discard == []
    assert lab.trash == ["Silver"]


def test_bandit_asks_in_turn_order_with_four_players():
    deck = ["Silver", "Gold"]
    lab = Lab(hand=["Bandit"], others=[{"deck": deck}, {"deck": ["Copper", "Estate"]}, {"deck": deck}])
    lab.play("Bandit", "Silver", "Gold")
    assert [q.player for q in lab.asked] == [1, 3]
    assert lab.players[1].discard == ["Gold"]
    assert lab.players[3].discard == ["Silver"]


def test_throne_room_on_bandit_shuffles_what_the_first_play_discarded():
    lab = Lab(hand=["Throne Room", "Bandit"], others=[{"deck": ["Silver", "Gold"]}])
    lab.play("Throne Room", "Bandit", "Silver")
    assert lab.me.discard == ["Gold", "Gold"]
    assert lab.trash == ["Silver", "Gold"]
    assert lab.other.deck == []
    assert lab.other.discard == []


def test_bandit_may_hit_platinum():
    lab = Lab(hand=["Bandit"], others=[{"deck": ["Platinum", "Copper"]}])
    lab.play("Bandit")
    assert lab.trash == ["Platinum"]


# Spy ------------------------------------------------------------------------------------------------------------------


def test_spy_draws_then_judges_every_top_card_its_own_first():
    lab = Lab(
        hand=["Spy"], deck=["Copper", "Curse", "Gold"],
        others=[{"deck": ["Gold", "Estate"]}, {"deck": ["Estate", "Silver"]}],
    )  # fmt: skip
    lab.play("Spy", 0, 0, 1)
    assert lab.me.hand == ["Copper"]
    assert lab.me.actions == 1
    assert lab.me.discard == ["Curse"]
    assert lab.me.deck == ["Gold"]
    assert lab.players[1].discard == ["Gold"]
    assert lab.players[1].deck == ["Estate"]
    assert lab.players[2].deck == ["Estate", "Silver"]
    assert [(q.player, q.purpose, len(q.options)) for q in lab.asked] == [(0, "choose", 2)] * 3
    assert {(q.minimum, q.maximum) for q in lab.asked} == {(1, 1)}


def test_spy_cannot_leave_a_card_undecided():
    lab = Lab(hand=["Spy"], deck=["Copper", "Curse"])
    with pytest.raises(IllegalAnswer):
        lab.play("Spy", None)
    with pytest.raises(IllegalAnswer):
        lab.play("Spy", 2)
    assert lab.me.deck == ["Copper", "Curse"]


def test_spy_shuffles_where_a_deck_is_empty_and_skips_who_has_no_card():
    lab = Lab(hand=["Spy"], deck=["Copper"], discard=["Gold"], others=[{}, {"discard": ["Estate"]}])
    lab.play("Spy", 1, 0)
    assert lab.me.deck == ["Gold"]
    assert lab.me.discard == []
    assert lab.players[2].discard == ["Estate"]
    assert lab.players[2].deck == []
    assert len(lab.asked) == 2


def test_throne_room_on_spy_sees_the_card_that_was_put_back_again():
    lab = Lab(hand=["Throne Room", "Spy"], deck=["Copper", "Curse"], others=[{"deck": ["Gold", "Estate"]}])
    lab.play("Throne Room", "Spy", 1, 1, 0)
    # The second play draws the Curse that was put back; what it reveals is nothing of its own.
    assert lab.me.hand == ["Copper", "Curse"]
    assert lab.other.discard == ["Gold"]
    assert lab.other.deck == ["Estate"]


# Thief ----------------------------------------------------------------------------------------------------------------


def test_thief_chooses_the_treasure_that_is_trashed_and_may_gain_it():
    lab = Lab(hand=["Thief"], others=[{"deck": ["Silver", "Gold", "Copper"]}])
    lab.play("Thief", "Gold", ["Gold"])
    assert lab.trash == []
    assert lab.me.discard == ["Gold"]
    assert lab.other.discard == ["Silver"]
    assert lab.other.deck == ["Copper"]
    trash, gain = lab.asked
    assert (trash.player, trash.purpose, trash.minimum, trash.maximum) == (0, "trash", 1, 1)
    assert sorted(trash.options) == ["Gold", "Silver"]
    assert (gain.player, gain.purpose, gain.minimum, gain.maximum) == (0, "gain", 0, 1)
    assert lab.supply["Gold"] == 30


def test_thief_takes_coppers_too():
    lab = Lab(hand=["Thief"], others=[{"deck": ["Copper", "Silver"]}])
    lab.play("Thief", "Copper", None)
    assert sorted(lab.asked[0].options) == ["Copper", "Silver"]
    assert lab.trash == ["Copper"]
    assert lab.other.discard == ["Silver"]
    assert lab.me.discard == []


def test_thief_trashes_at_most_one_treasure_of_each_player_and_gains_any_of_them():
    lab = Lab(
        hand=["Thief"],
        others=[{"deck": ["Gold", "Gold"]}, {"deck": ["Copper", "Estate"]}, {"deck": ["Silver", "Copper"]}],
    )
    lab.play("Thief", "Silver", ["Gold", "Silver"])
    assert lab.me.discard == ["Gold", "Silver"]
    assert lab.trash == ["Copper"]
    assert [p.discard for p in lab.players[1:]] == [["Gold"], ["Estate"], ["Copper"]]
    assert len(lab.asked) == 2
    assert sorted(lab.asked[1].options) == ["Copper", "Gold", "Silver"]
    assert lab.asked[1].maximum == 3


def test_thief_offers_only_treasures_trashed_by_this_very_play():
    lab = Lab(hand=["Throne Room", "Thief"], others=[{"deck": ["Gold", "Estate", "Silver", "Estate"]}])
    lab.play("Throne Room", "Thief", None, ["Silver"])
    assert lab.trash == ["Gold"]
    assert lab.me.discard == ["Silver"]
    assert lab.asked[2].options == ["Silver"]


def test_thief_asks_nothing_where_no_treasure_is_revealed():
    lab = Lab(hand=["Thief"], others=[{"deck": ["Estate", "Village"]}])
    lab.play("Thief")
    assert lab.asked == []
    assert lab.other.discard == ["Estate", "Village"]


def test_thief_reveals_the_last_card_and_shuffles_without_it():
    lab = Lab(hand=["Thief"], others=[{"deck": ["Estate"], "discard": ["Gold"]}])
    lab.play("Thief", ["Gold"])
    assert lab.me.discard == ["Gold"]
    assert lab.other.discard == ["Estate"]
    assert lab.other.deck == []


def test_thief_takes_what_there_is_of_one_card_and_of_none():
    lab = Lab(hand=["Thief"], others=[{"deck": ["Silver"]}, {}])
    lab.play("Thief", True)
    assert lab.me.discard == ["Silver"]
    assert lab.players[1].discard == []


def test_thief_shuffles_for_both_cards_where_the_deck_is_empty():
    lab = Lab(hand=["Thief"], others=[{"discard": ["Copper", "Copper", "Copper"]}])
    lab.play("Thief", None)
    assert lab.trash == ["Copper"]
    assert lab.other.discard == ["Copper"]
    assert lab.other.deck == ["Copper"]


# All of them ----------------------------------------------------------------------------------------------------------


def test_attacks_leave_too_few_answers_and_too_many_to_be_told():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate"]}])
    with pytest.raises(UnansweredQuestion):
        lab.play("Militia")
    with pytest.raises(UnusedAnswers):
        lab.play("Militia", "Copper", "Silver")
    assert lab.me.hand == ["Militia"]
