"""What stays in play, for how long, and what stays with it."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 30


def around(lab: Lab, *answers: object) -> None:
    """End this turn and the other player's."""
    lab.end_turn()
    lab.end_turn(*answers)


def test_a_duration_stays_until_the_clean_up_of_the_last_turn_it_does_something():
    lab = Lab(["Mule"], hand=["Mule"], deck=COPPERS)
    lab.play("Mule")
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]
    assert len(lab.me.hand) == 6
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_duration_with_nothing_left_to_do_is_discarded_at_once():
    lab = Lab(["Pawnshop"], hand=["Pawnshop", "Village"], deck=COPPERS)
    lab.play("Pawnshop", None)
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_duration_that_holds_a_card_stays_and_plays_it():
    lab = Lab(["Pawnshop"], hand=["Pawnshop", "Festival"], deck=COPPERS)
    lab.play("Pawnshop", "Festival")
    assert lab.me.set_aside == ["Festival"]
    around(lab)
    assert lab.me.in_play == ["Pawnshop", "Festival"]
    assert lab.me.coins == 2
    assert lab.me.actions == 3
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_duration_for_two_more_turns_stays_for_both():
    lab = Lab(["Sundial"], hand=["Sundial"], deck=COPPERS)
    lab.play("Sundial")
    around(lab)
    assert lab.me.coins == 1
    around(lab)
    assert lab.me.coins == 1
    assert lab.me.in_play == ["Sundial"]
    around(lab)
    assert lab.me.coins == 0
    assert lab.me.in_play == []


def test_a_duration_for_ever_stays_for_ever():
    lab = Lab(["Retainer"], hand=["Retainer"], deck=COPPERS)
    lab.play("Retainer")
    for _ in range(3):
        around(lab)
        assert len(lab.me.hand) == 6
        assert lab.me.in_play == ["Retainer"]


def test_what_played_a_duration_again_stays_with_it():
    lab = Lab(["Mule"], hand=["Throne Room", "Mule"], deck=COPPERS)
    lab.play("Throne Room", "Mule")
    around(lab)
    assert lab.me.in_play == ["Throne Room", "Mule"]
    assert len(lab.me.hand) == 7
    lab.end_turn()
    assert lab.me.in_play == []
    assert "Throne Room" in lab.me.discard
    assert "Mule" in lab.me.discard


def test_what_played_a_longer_duration_again_stays_as_long():
    lab = Lab(["Sundial"], hand=["Throne Room", "Sundial"], deck=COPPERS)
    lab.play("Throne Room", "Sundial")
    around(lab)
    assert lab.me.coins == 2
    around(lab)
    assert lab.me.coins == 2
    assert lab.me.in_play == ["Throne Room", "Sundial"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_what_played_a_card_again_that_does_nothing_later_is_discarded():
    lab = Lab(["Mule"], hand=["Throne Room", "Village", "Mule"], deck=COPPERS)
    lab.play("Throne Room", "Village")
    lab.play("Mule")
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]


def test_what_played_a_duration_again_that_has_nothing_left_is_discarded():
    lab = Lab(["Longboat"], hand=["Throne Room", "Longboat", "Village", "Village"], deck=COPPERS)
    lab.play("Throne Room", "Longboat", None, None)
    lab.end_turn()
    assert lab.me.in_play == []


def test_it_stays_if_only_one_of_the_two_plays_has_something_left():
    lab = Lab(["Longboat"], hand=["Throne Room", "Longboat", "Festival"], deck=COPPERS)
    lab.play("Throne Room", "Longboat", None, "Festival")
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Longboat"]
    lab.end_turn()
    assert lab.me.coins == 2
    lab.end_turn()
    assert lab.me.in_play == []


def test_only_what_played_the_duration_again_stays_not_what_played_that_again():
    lab = Lab(["Mule"], hand=["Throne Room", "Throne Room", "Mule", "Village"], deck=COPPERS)
    lab.play("Throne Room", "Throne Room", "Mule", "Village")
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Mule"]
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_what_played_it_again_does_not_stay_for_a_later_play_of_the_same_card():
    # Boomerang comes back to hand and is played anew: that is no longer Throne Room's doing.
    lab = Lab(["Boomerang"], hand=["Throne Room", "Boomerang"], deck=COPPERS)
    lab.play("Throne Room", "Boomerang")
    around(lab)
    assert "Boomerang" in lab.me.hand
    assert lab.me.in_play == ["Throne Room"]
    lab.play("Boomerang")
    lab.end_turn()
    assert lab.me.in_play == ["Boomerang"]


def test_played_twice_it_comes_back_once():
    lab = Lab(["Boomerang"], hand=["Throne Room", "Boomerang"], deck=COPPERS)
    lab.play("Throne Room", "Boomerang")
    around(lab)
    assert len(lab.me.hand) == 6


def test_several_effects_of_the_next_turn_are_ordered_by_the_player():
    lab = Lab(["Mule", "Boomerang"], hand=["Mule", "Boomerang"], deck=COPPERS)
    lab.play("Mule")
    lab.play("Boomerang")
    around(lab, "Boomerang")
    assert lab.asked[-1].options == ["Mule", "Boomerang"]
    assert lab.asked[-1].player == 0


def test_copies_that_do_the_same_next_turn_are_not_ordered():
    lab = Lab(["Mule"], hand=["Mule", "Mule"], deck=COPPERS)
    lab.play("Mule")
    lab.play("Mule")
    around(lab)
    assert lab.asked == []
    assert len(lab.me.hand) == 7


def test_copies_that_hold_different_cards_are_ordered_by_what_they_hold():
    lab = Lab(["Pawnshop"], hand=["Pawnshop", "Pawnshop", "Smithy", "Workshop"], deck=COPPERS)
    lab.play("Pawnshop", "Smithy")
    lab.play("Pawnshop", "Workshop")
    lab.end_turn()
    lab.end_turn("Workshop", "Village")
    first = next(question for question in lab.asked if question.purpose == "first")
    assert first.options == ["Smithy", "Workshop"]
    assert len(lab.me.hand) == 8


def test_one_duration_played_twice_holds_two_cards_and_either_may_come_first():
    lab = Lab(["Longboat"], hand=["Throne Room", "Longboat", "Smithy", "Workshop"], deck=COPPERS)
    lab.play("Throne Room", "Longboat", "Smithy", "Workshop", "Silver")
    lab.end_turn()
    lab.end_turn("Workshop", "Village")
    assert lab.me.in_play == ["Throne Room", "Longboat", "Smithy", "Workshop"]


def test_copies_that_hold_the_same_card_are_not_ordered():
    lab = Lab(["Pawnshop"], hand=["Pawnshop", "Pawnshop", "Village", "Village"], deck=COPPERS)
    lab.play("Pawnshop", "Village")
    lab.play("Pawnshop", "Village")
    asked = len(lab.asked)
    around(lab)
    assert len(lab.asked) == asked
    assert lab.me.actions == 5


def test_a_duration_played_at_the_start_of_a_turn_waits_for_the_next_one():
    lab = Lab(["Pawnshop", "Mule"], hand=["Pawnshop", "Mule"], deck=COPPERS)
    lab.play("Pawnshop", "Mule")
    around(lab)
    assert len(lab.me.hand) == 6  # the Mule is played now: +1 Card, and no more
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]
    lab.end_turn()
    assert len(lab.me.hand) == 6


def test_tokens_on_a_duration_played_twice_are_taken_off_once():
    lab = Lab(["Outwork"], hand=["Throne Room", "Outwork"], buys=3, coins=9, deck=COPPERS)
    lab.play("Throne Room", "Outwork")
    for name in ("Silver", "Silver", "Silver"):
        lab.buy(name)
    around(lab)
    assert len(lab.me.hand) == 5 + 6


def test_a_set_aside_card_belongs_to_its_player_all_along():
    lab = Lab(["Pawnshop", "Islet"], hand=["Pawnshop", "Islet"], deck=COPPERS)
    lab.play("Pawnshop", "Islet")
    lab.end_turn()
    assert lab.me.vp == 2
    lab.game.check()


def test_a_duration_discarded_by_its_own_effect_is_out_of_play_at_once():
    lab = Lab(["Roadblock"], hand=["Throne Room", "Roadblock"], deck=COPPERS)
    lab.play("Throne Room", "Roadblock")
    around(lab)
    assert lab.me.in_play == ["Throne Room"]
    assert "Roadblock" in lab.me.discard
    assert len(lab.me.hand) == 11


def test_discarding_from_play_in_the_middle_of_a_turn_is_discarding_from_play():
    lab = Lab(["Roadblock", "Bivouac"], in_play=["Bivouac"], deck=COPPERS)
    game = lab.game.copy()
    me = game.players[0]
    game.agents = [lab._script(game, [], [True], None)] * 2
    me.discard(me.in_play[:], me.in_play)
    assert [card.name for card in me.deck][-1] == "Bivouac"
    game.check()
