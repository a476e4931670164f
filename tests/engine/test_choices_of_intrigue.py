"""One more choice for the printed lists of Intrigue, as some cards grant it."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalAnswer, Lab

COPPERS = ["Copper"] * 20


@pytest.mark.parametrize(
    ("name", "low", "high"), [("Nobles", 1, 2), ("Minion", 1, 2), ("Steward", 1, 2), ("Pawn", 2, 3)]
)
def test_one_more_may_be_chosen(name: str, low: int, high: int) -> None:
    lab = Lab([name, "Greybeard"], hand=["Greybeard", name], deck=COPPERS)
    lab.play("Greybeard", name, list(range(low)))
    assert (lab.asked[1].minimum, lab.asked[1].maximum) == (low, high)


def test_both_of_nobles_in_printed_order() -> None:
    lab = Lab(["Nobles", "Greybeard"], hand=["Greybeard", "Nobles"], deck=COPPERS)
    lab.play("Greybeard", "Nobles", [1, 0])
    assert (len(lab.me.hand), lab.me.actions) == (3, 2)


def test_both_of_minion() -> None:
    lab = Lab(["Minion", "Greybeard"], hand=["Greybeard", "Minion", "Gold"], deck=COPPERS)
    lab.play("Greybeard", "Minion", [0, 1])
    assert (lab.me.coins, lab.me.hand) == (4, ["Copper"] * 4)


def test_both_of_lurker_gain_back_what_was_just_trashed() -> None:
    lab = Lab(["Lurker", "Nobles", "Greybeard"], hand=["Greybeard", "Lurker"])
    lab.play("Greybeard", "Lurker", [0, 1], "Nobles")
    assert lab.me.discard == ["Nobles"]
    assert lab.trash == []


def test_courtier_has_one_more_choice_and_not_one_more_for_each_type() -> None:
    lab = Lab(["Courtier", "Greybeard"], hand=["Greybeard", "Courtier", "Moat"])
    with pytest.raises(IllegalAnswer):
        lab.play("Greybeard", "Courtier", [0, 1, 2, 3])
    lab.play("Greybeard", "Courtier", [0, 1, 3])
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (2, 3)
    assert (lab.me.actions, lab.me.buys, lab.me.discard) == (1, 2, ["Gold"])


def test_courtier_shown_nothing_has_no_choice_to_add_to() -> None:
    lab = Lab(["Courtier", "Greybeard"], hand=["Greybeard", "Courtier"])
    lab.play("Greybeard", "Courtier")
    assert [q.purpose for q in lab.asked] == ["play"]
    assert (lab.me.actions, lab.me.coins) == (0, 2)


def test_the_victims_of_torturer_choose_no_more_than_before() -> None:
    lab = Lab(["Torturer", "Greybeard"], hand=["Greybeard", "Torturer"], others=[{"hand": ["Copper"] * 3}])
    with pytest.raises(IllegalAnswer):
        lab.play("Greybeard", "Torturer", [0, 1])
    lab.play("Greybeard", "Torturer", 1)
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (1, 1)


def test_ironworks_and_replace_have_no_list_to_choose_from() -> None:
    lab = Lab(["Ironworks", "Greybeard"], hand=["Greybeard", "Ironworks"], deck=COPPERS)
    lab.play("Greybeard", "Ironworks", "Silver")
    assert [q.purpose for q in lab.asked] == ["play", "gain"]
    assert lab.me.coins == 3
