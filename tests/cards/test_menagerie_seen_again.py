"""What a second look at Menagerie found, and what it found proved nowhere."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12


# -- Seize the Day ----------------------------------------------------------------------------------------------------


def test_seize_the_day_comes_before_a_turn_in_which_somebody_else_is_possessed():
    lab = Lab(["Possession"], landscapes=["Seize the Day"], hand=["Possession", "Gold", "Copper"], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.play_treasures()
    lab.buy("Seize the Day")
    lab.end_turn()
    assert (lab.turn, lab.game.control) == (0, None)
    lab.end_turn()
    assert lab.turn == 1
    assert lab.game.control is not None


def outpost_and_seize_the_day() -> Lab:
    lab = Lab(["Outpost"], landscapes=["Seize the Day"], hand=["Outpost", "Gold", "Copper"], deck=COPPERS * 2,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Outpost")
    lab.play_treasures()
    lab.buy("Seize the Day")
    return lab


def test_seize_the_day_and_an_outpost_come_in_the_order_you_like():
    lab = outpost_and_seize_the_day()
    lab.end_turn("Outpost")
    assert sorted(lab.asked[-1].options) == ["Outpost", "Seize the Day"]
    lab.end_turn()
    assert (lab.turn, lab.game.in_a_row) == (0, 3)
    lab.end_turn()
    assert lab.turn == 1


def test_an_outpost_that_waits_for_seize_the_day_would_be_a_third_turn():
    lab = outpost_and_seize_the_day()
    lab.end_turn("Seize the Day")
    assert (lab.turn, lab.game.in_a_row) == (0, 2)
    lab.end_turn()
    assert lab.turn == 1


def test_seize_the_day_is_lost_when_the_game_ends_and_may_come_between_the_turns_of_fleets():
    lab = Lab(landscapes=["Seize the Day", "Fleet"], coins=12, buys=2, supply={"Province": 1}, deck=COPPERS)
    lab.buy("Seize the Day")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    lab = Lab(landscapes=["Seize the Day", "Fleet"], projects=["Fleet"], coins=8, supply={"Province": 1},
              deck=["Gold", "Gold", *COPPERS], others=[{"deck": COPPERS, "projects": ["Fleet"]}],)  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    assert (lab.turn, lab.over) == (1, False)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Seize the Day")
    lab.end_turn()
    assert lab.over, "nothing comes after the last turn of a Fleet"
