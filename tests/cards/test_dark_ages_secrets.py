"""What nobody knows of Ruins and Knights: their order, and of Ruins which of the fifty are used at all."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bailiwick import Session
from bailiwick.engine.check import check
from bailiwick.engine.view import View
from bailiwick.lab import Lab

RUINS = ["Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"]
FORKS = 40


def stacks(lab: Lab, name: str, seat: int = 1) -> list[list[str]]:
    """A pile from the top in many forks for a seat, each of which holds together."""
    session = Session(lab.game.copy(), [None] * len(lab.players))
    found = []
    for i in range(FORKS):
        game = session.fork(seat, i).game
        check(game)
        found.append([card for pile in game.piles if pile.name == name for card in pile.names()])
    return found


def seen(lab: Lab, name: str, seat: int = 1) -> list[Any]:
    """What a seat's view lists of a pile."""
    piles = View(lab.game, seat).data()["piles"]
    return [card for pile in piles if pile["name"] == name for card in pile["cards"]]


def test_which_ruins_are_used_is_a_secret() -> None:
    lab = Lab(["Marauder"], stack={"Ruins": ["Survivors"] * 9})
    assert seen(lab, "Ruins") == ["Survivors", *["Ruins"] * 9]
    dealt = stacks(lab, "Ruins")
    assert {stack[0] for stack in dealt} == {"Survivors"}
    assert {len(stack) for stack in dealt} == {10}
    assert len({tuple(sorted(stack)) for stack in dealt}) > FORKS / 2
    assert {name for stack in dealt for name in stack} == set(RUINS)
    assert all(n <= 10 for stack in dealt for n in Counter(stack).values())


def test_a_view_counts_only_the_ruins_that_were_seen() -> None:
    lab = Lab(["Marauder"], stack={"Ruins": ["Survivors", "Ruined Market", "Ruined Market"]})
    kinds = {kind.name: kind for kind in lab.game.kinds.all}
    view = View(lab.game, 1)
    assert view.left_of(kinds["Survivors"]) == 1
    assert view.left_of(kinds["Ruined Market"]) == 0
    assert view.left("Ruins") == 10


def test_ruins_that_were_gained_are_used_for_certain() -> None:
    lab = Lab(["Marauder"], hand=["Marauder"], stack={"Ruins": RUINS})
    lab.play("Marauder")
    assert lab.other.discard == ["Abandoned Mine"]
    assert {stack[0] for stack in stacks(lab, "Ruins")} == {"Ruined Library"}
    assert seen(lab, "Ruins") == ["Ruined Library", *["Ruins"] * 8]


def test_ruins_that_were_returned_are_known_beneath_the_next() -> None:
    lab = Lab(["Marauder", "Ambassador"], hand=["Ambassador", "Survivors", "Survivors"], stack={"Ruins": RUINS})
    lab.play("Ambassador", ["Survivors", "Survivors"])
    assert lab.other.discard == ["Survivors"]
    assert {tuple(stack[:2]) for stack in stacks(lab, "Ruins")} == {("Survivors", "Abandoned Mine")}
    assert seen(lab, "Ruins") == ["Survivors", "Abandoned Mine", *["Ruins"] * 9]


def test_all_ten_knights_are_used_and_only_their_order_is_a_secret() -> None:
    lab = Lab(["Knights"], stack={"Knights": ["Sir Martin", "Dame Anna"]})
    assert seen(lab, "Knights")[0] == "Sir Martin"
    assert sorted(seen(lab, "Knights")) == sorted(lab.stack("Knights"))
    assert "Knights" not in seen(lab, "Knights")
    dealt = stacks(lab, "Knights")
    assert {stack[0] for stack in dealt} == {"Sir Martin"}
    assert len({stack[1] for stack in dealt}) > 5
