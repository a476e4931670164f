"""Extra turns, skipped turns, what Clean-up keeps, and who wins."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 30


def turns(lab: Lab, n: int) -> list[int]:
    """Whose turns come next."""
    seats = []
    for _ in range(n):
        lab.end_turn()
        seats.append(lab.turn)
    return seats


def test_an_extra_turn_comes_after_this_one_and_then_the_next_player():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=COPPERS, others=[{}, {}])
    lab.play("Crossing")
    assert turns(lab, 4) == [0, 1, 2, 0]


def test_an_extra_turn_does_not_count_for_the_tie_break():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=COPPERS)
    before = lab.me.turns
    lab.play("Crossing")
    lab.end_turn()
    assert lab.game.extra
    assert lab.me.turns == before
    lab.end_turn()
    assert not lab.game.extra
    assert lab.other.turns == 2


def test_a_card_that_looks_at_the_turn_before_gives_no_third_turn():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=["Crossing", *COPPERS])
    lab.play("Crossing")
    lab.end_turn()
    lab.play("Crossing")
    assert turns(lab, 2) == [1, 0]


def test_two_extra_turns_earned_in_one_turn_are_one():
    lab = Lab(["Crossing"], hand=["Crossing", "Crossing"], deck=COPPERS)
    lab.play("Crossing")
    lab.play("Crossing")
    assert turns(lab, 3) == [0, 1, 0]
    assert lab.me.in_play == []


def test_a_card_and_a_landscape_together_give_no_third_turn():
    lab = Lab(["Crossing"], landscapes=["Island Clan"], hand=["Crossing"], deck=COPPERS, favors=10)
    lab.play("Crossing")
    lab.end_turn(True, "Crossing")  # whichever comes first: the other one would be the third in a row
    assert lab.turn == 0
    lab.end_turn()
    assert lab.turn == 1


def test_an_extra_turn_that_may_be_the_third_is_taken():
    lab = Lab(["Encore"], hand=["Encore", "Encore"], deck=COPPERS)
    lab.play("Encore")
    lab.play("Encore")
    assert turns(lab, 3) == [0, 0, 1]


def test_on_such_a_turn_three_cards_may_be_played_from_hand():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=["Village", "Village", "Copper", "Copper", *COPPERS])
    lab.play("Crossing")
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.play("Copper")
    with pytest.raises(IllegalMove):
        lab.play("Copper")
    lab.end_turn()
    assert lab.me.in_play == []
    lab.end_turn()
    lab.play_treasures()
    assert lab.me.coins > 3


def test_playing_again_is_no_play_from_hand():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=["Throne Room", "Village", "Festival", "Smithy", *COPPERS])
    lab.play("Crossing")
    lab.end_turn()
    lab.play("Throne Room", "Village")
    lab.play("Festival")
    with pytest.raises(IllegalMove):
        lab.play("Smithy")


def test_treasures_played_together_stop_at_the_limit():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=COPPERS)
    lab.play("Crossing")
    lab.end_turn()
    lab.play_treasures()
    assert lab.me.coins == 3


def test_cards_not_in_hand_are_not_limited():
    lab = Lab(["Crossing", "Errand"], hand=["Crossing"], deck=["Festival", "Festival", "Errand", *COPPERS])
    lab.play("Crossing")
    lab.end_turn()
    lab.play("Festival")
    lab.play("Festival")
    lab.play("Errand", "Copper")
    assert lab.me.in_play == ["Crossing", "Festival", "Festival", "Errand", "Copper"]


def test_a_smaller_hand_for_the_extra_turn():
    lab = Lab(["Farhold"], hand=["Farhold"], deck=COPPERS)
    lab.play("Farhold")
    lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 3
    lab.end_turn()
    assert lab.turn == 1
    assert len(lab.me.hand) == 5


def test_kept_cards_do_not_count_against_a_smaller_hand():
    lab = Lab(["Farhold"], landscapes=["Snug Harbor"], hand=["Farhold", "Gold", "Silver"], deck=COPPERS, favors=2)
    lab.play("Farhold")
    lab.end_turn(["Gold", "Silver"])
    assert lab.me.hand == ["Gold", "Silver", "Copper", "Copper", "Copper"]


def test_a_skipped_turn_does_not_happen_but_counts():
    lab = Lab(["Revenant"], hand=["Revenant"], deck=COPPERS)
    before = lab.me.turns
    lab.play("Revenant")
    assert turns(lab, 3) == [1, 1, 0]
    assert lab.me.turns == before + 2
    assert lab.other.turns == 3


def test_two_skips_skip_two_turns():
    lab = Lab(["Revenant"], hand=["Revenant", "Revenant"], deck=COPPERS)
    lab.play("Revenant")
    lab.play("Revenant")
    assert turns(lab, 4) == [1, 1, 1, 0]


def test_start_of_turn_abilities_wait_while_turns_are_skipped():
    lab = Lab(["Revenant", "Mule"], hand=["Mule", "Revenant"], deck=COPPERS)
    lab.play("Mule")
    lab.play("Revenant")
    assert turns(lab, 2) == [1, 1]
    assert lab.me.in_play == ["Mule"]
    assert len(lab.me.hand) == 5
    lab.end_turn()
    assert len(lab.me.hand) == 6


def test_an_extra_turn_can_be_skipped():
    lab = Lab(["Revenant", "Crossing"], hand=["Revenant", "Crossing"], actions=2, deck=COPPERS)
    before = lab.me.turns
    lab.play("Revenant")
    lab.play("Crossing")
    assert turns(lab, 2) == [1, 0]
    assert lab.me.turns == before + 1


def test_who_plays_while_the_other_skips_has_two_turns_in_a_row_and_gains_no_third():
    lab = Lab(["Revenant", "Crossing"], hand=["Revenant"], deck=COPPERS, others=[{"deck": ["Crossing", "Copper"]}])
    lab.play("Revenant")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1
    assert "Crossing" in lab.other.hand
    lab.play("Crossing")
    lab.end_turn()
    assert lab.turn == 0


def test_the_game_ends_before_a_pending_extra_turn():
    lab = Lab(["Crossing"], hand=["Crossing"], coins=8, deck=COPPERS, supply={"Province": 1})
    lab.play("Crossing")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert lab.winners == [0]


def test_in_a_tie_fewer_turns_win_and_an_extra_turn_is_not_held_against_anybody():
    lab = Lab(["Crossing"], hand=["Crossing"], deck=COPPERS, supply={"Province": 1}, others=[{"hand": ["Province"]}])
    lab.play("Crossing")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.turns, lab.other.turns) == (2, 2)
    game = lab.game
    game.players[0].gain("Province")
    lab.end_turn()
    assert lab.over
    assert lab.winners == [0, 1]


def test_a_skipped_turn_counts_in_the_tie_break():
    lab = Lab(["Revenant"], hand=["Revenant"], deck=COPPERS, supply={"Province": 1}, others=[{"hand": ["Province"]}])
    lab.play("Revenant")
    lab.end_turn()
    lab.end_turn()
    lab.game.players[0].gain("Province")
    lab.end_turn()
    assert lab.over
    assert (lab.me.turns, lab.other.turns) == (3, 3)
    assert lab.winners == [0, 1]


def test_cards_at_the_end_of_the_turn_are_drawn_after_the_new_hand():
    lab = Lab(["Nightcap"], hand=["Nightcap", "Nightcap"], deck=COPPERS)
    lab.play("Nightcap")
    lab.play("Nightcap")
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_when_discarded_from_play_a_card_may_go_onto_the_deck_and_is_drawn():
    lab = Lab(["Bivouac"], hand=["Bivouac", "Bivouac"], actions=2, deck=COPPERS)
    lab.play("Bivouac")
    lab.play("Bivouac")
    lab.end_turn(True, False)
    assert "Bivouac" in lab.me.hand
    assert "Bivouac" in lab.me.discard


def test_different_cards_discarded_from_play_are_ordered():
    lab = Lab(["Bivouac", "Campsite"], hand=["Bivouac", "Campsite"], actions=2, deck=["Copper"] * 3)
    lab.play("Bivouac")
    lab.play("Campsite")
    lab.end_turn("Campsite", True, True)
    assert lab.asked[0].purpose == "first"
    assert lab.me.hand == ["Bivouac", "Campsite", "Copper", "Copper", "Copper"]


def test_what_stays_in_play_is_not_discarded_from_play():
    lab = Lab(["Bivouac", "Mule"], hand=["Mule", "Bivouac"], deck=COPPERS)
    lab.play("Mule")
    lab.play("Bivouac")
    lab.end_turn(False)
    assert lab.me.in_play == ["Mule"]
    assert len(lab.asked) == 1


def test_a_plan_made_in_clean_up_is_heard_in_the_same_clean_up():
    lab = Lab(["Plotter"], hand=["Plotter", "Village"], deck=COPPERS)
    lab.play("Plotter")
    lab.play("Village")
    lab.end_turn("Village")
    assert "Village" in lab.me.hand
    assert "Plotter" in lab.me.discard


def test_kept_cards_stay_in_hand_and_the_others_are_discarded():
    lab = Lab(landscapes=["Snug Harbor"], hand=["Gold", "Estate", "Silver"], deck=COPPERS, favors=5)
    lab.end_turn(["Gold"])
    assert lab.me.hand == ["Gold"] + ["Copper"] * 5
    assert lab.me.discard == ["Estate", "Silver"]
    assert lab.me.favors == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_turns_go_round_for_any_number_of_players(players: int):
    lab = Lab(others=[{} for _ in range(players - 1)])
    assert turns(lab, players + 1) == [*range(1, players), 0, 1]
    assert lab.supply["Curse"] == 10 * (players - 1)


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_the_game_ends_with_three_empty_piles_or_four_from_five_players_on(players: int, piles: int):
    names = ["Village", "Smithy", "Market", "Festival"]
    lab = Lab(others=[{} for _ in range(players - 1)], supply=dict.fromkeys(names[: piles - 1], 0))
    lab.end_turn()
    assert not lab.over
    lab = Lab(others=[{} for _ in range(players - 1)], supply=dict.fromkeys(names[:piles], 0))
    lab.end_turn()
    assert lab.over
