"""Choose lists, extra choices, who decides."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalAnswer, Lab

COPPERS = ["Copper"] * 20


def test_one_of_a_list_is_chosen():
    lab = Lab(["Signpost"], hand=["Signpost"], deck=COPPERS)
    with pytest.raises(IllegalAnswer):
        lab.play("Signpost", [0, 1])
    lab.play("Signpost", 2)
    assert lab.me.coins == 2


def test_an_extra_choice_may_be_taken_and_is_done_in_printed_order():
    lab = Lab(["Signpost", "Greybeard"], hand=["Greybeard", "Signpost"], deck=COPPERS)
    lab.play("Greybeard", "Signpost", [2, 0])
    assert (lab.asked[1].minimum, lab.asked[1].maximum) == (1, 2)
    assert lab.me.coins == 4
    assert len(lab.me.hand) == 2


def test_an_extra_choice_need_not_be_taken():
    lab = Lab(["Signpost", "Greybeard"], hand=["Greybeard", "Signpost"], deck=COPPERS)
    lab.play("Greybeard", "Signpost", 0)
    assert lab.me.coins == 2


def test_an_extra_choice_is_for_that_card_and_not_for_others():
    lab = Lab(
        ["Signpost", "Greybeard"], hand=["Greybeard", "Village", "Signpost"], deck=["Copper", "Copper"], actions=2
    )
    lab.play("Greybeard", "Village")
    lab.play("Signpost", 1)
    assert lab.asked[-1].maximum == 1


def test_an_extra_choice_is_for_the_card_itself_not_for_what_it_plays():
    lab = Lab(["Signpost", "Greybeard"], hand=["Greybeard", "Throne Room", "Signpost"], deck=COPPERS)
    lab.play("Greybeard", "Throne Room", "Signpost", 2, 2)
    assert lab.asked[-1].maximum == 1


def test_an_extra_choice_holds_for_every_play_of_the_card_this_turn_and_no_longer():
    lab = Lab(["Signpost", "Greybeard"], hand=["Greybeard", "Signpost"], deck=COPPERS)
    lab.play("Greybeard", "Signpost", [1, 2])
    game = lab.game.copy()
    me = game.players[0]
    game.agents = [lab._script(game, [], [[0, 2]], None)] * 2
    me.play_again(me.in_play[1], me.in_play[0])
    assert me.coins == 6
    lab.end_turn()
    assert lab.game.extra_choices == []


def test_two_extra_choices_for_one_card_are_two():
    lab = Lab(["Signpost", "Greybeard"], hand=["Signpost"], deck=COPPERS)
    signpost = lab.game.players[0].hand[0]
    lab.game.give_extra_choice(signpost)
    lab.game.give_extra_choice(signpost)
    lab.play("Signpost", [0, 1, 2])
    assert lab.me.coins == 2


def test_another_player_can_decide_about_cards():
    lab = Lab(["Counsel"], hand=["Counsel"], deck=["Gold", "Silver", "Copper"], others=[{}, {}])
    lab.play("Counsel", "Gold")
    assert lab.asked[0].player == 1
    assert lab.me.hand == ["Silver", "Copper"]
    assert lab.me.discard == ["Gold"]


def test_each_other_player_is_asked_in_turn_order_from_the_left():
    seat = {"hand": ["Copper", "Silver"], "coffers": 2}
    lab = Lab(["Bully"], hand=["Bully"], others=[seat, seat, seat])
    lab.play("Bully", "Copper", 1, "Silver", 0, "Copper", 2)
    assert [question.player for question in lab.asked] == [1, 1, 2, 2, 3, 3]
    assert [player.coffers for player in lab.players] == [0, 1, 2, 0]


def test_questions_with_one_outcome_are_not_asked():
    lab = Lab(["Bully"], hand=["Bully"], others=[{"hand": ["Copper", "Copper"]}])
    lab.play("Bully")
    assert lab.asked == []
    assert lab.other.discard == ["Copper"]


def test_playing_from_the_discard_pile():
    lab = Lab(["Errand"], hand=["Errand"], deck=["Festival"], discard=["Gold", "Estate"])
    lab.play("Errand", "Gold")
    assert lab.asked[0].options == ["Gold", "Festival"]
    assert lab.me.coins == 4
    assert lab.me.in_play == ["Errand", "Gold"]


def test_an_action_played_in_the_buy_phase_allows_no_more_actions():
    lab = Lab(landscapes=["Free City"], hand=["Smithy"], favors=2, coins=3, deck=COPPERS)
    lab.buy("Village", True)
    assert lab.me.in_play == ["Village"]
    assert lab.phase == "buy"
    # Drawn Treasures cannot be played any more: something was bought.
    assert lab.me.hand == ["Smithy", "Copper"]
    with pytest.raises(ValueError, match="cannot be played"):
        lab.play("Copper")


def test_a_copy_is_gained_from_the_supply_or_a_card_is_played_again():
    lab = Lab(["Mimic"], hand=["Mimic", "Mimic", "Festival", "Gold"], actions=2)
    lab.play("Mimic", "Gold", 0)
    assert lab.me.coins == 6
    lab.play("Mimic", "Festival", 1)
    assert lab.me.discard == ["Festival"]


def test_no_copy_is_gained_of_what_is_not_on_top_or_not_in_the_supply():
    lab = Lab(["Mimic", "Ladder", "Tourney"], hand=["Mimic", "Mimic", "Mid Rung", "Ribbon"], actions=2)
    lab.play("Mimic", "Mid Rung", 1)
    lab.play("Mimic", "Ribbon", 1)
    assert lab.me.discard == []
    assert lab.supply["Ribbon"] == 1


def test_both_of_such_a_choice_with_an_extra_choice():
    lab = Lab(["Mimic", "Greybeard"], hand=["Greybeard", "Mimic", "Festival"])
    lab.play("Greybeard", "Mimic", "Festival", [0, 1])
    assert lab.me.discard == ["Festival"]
    assert lab.me.coins == 2 + 4


def test_what_played_a_duration_again_by_choice_stays_with_it():
    lab = Lab(["Mimic", "Mule"], hand=["Mimic", "Mule"], deck=COPPERS)
    lab.play("Mimic", "Mule", 0)
    lab.end_turn()
    assert lab.me.in_play == ["Mimic", "Mule"]
    lab = Lab(["Mimic", "Mule"], hand=["Mimic", "Mule"], deck=COPPERS)
    lab.play("Mimic", "Mule", 1)
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]
