"""A turn in which one decides for another, and Potions, on the screen of the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from bailiwick.engine.session import Session
from bailiwick.lab import Lab
from bailiwick.terminal.screen import Scene, draw

NAMES = ["Ada", "Ben"]


def screen(lab: Lab) -> str:
    """What the person in seat 0 sees."""
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None, None])
    question = session.question
    assert question is not None
    console = Console(file=io.StringIO(), width=110, height=40, record=True, highlight=False)
    draw(console, Scene(session.game.view_for(question), session.game, question, NAMES))
    return console.export_text()


def possessed() -> Lab:
    others = [{"hand": ["Village", "Gold", "Potion"], "deck": ["Estate"] * 9}]
    lab = Lab(["Possession", "Golem"], hand=["Possession"], deck=["Silver"] * 9, others=others)
    lab.play("Possession")
    lab.end_turn()
    return lab


def test_who_decides_sees_the_hand_that_is_played_and_the_own_one_beside() -> None:
    shown = screen(possessed())
    assert "the turn of Ben, in which you decide (extra turn)" in shown
    assert "-- Ben, for whom you decide" in shown
    own = next(line for line in shown.splitlines() if line.startswith("You "))
    assert "hand: Silver x5" in own
    hand = next(line for line in shown.splitlines() if line.startswith("Hand "))
    assert "Village" in hand
    assert "Potion" in hand


def test_afterwards_everything_is_as_ever() -> None:
    lab = possessed()
    lab.end_turn()
    lab.end_turn()
    shown = screen(lab)
    assert "your Buy phase" in shown
    assert "-- You " in shown
    assert "for whom you decide" not in shown
    assert "in which you decide" not in shown


def test_who_is_decided_for_is_told() -> None:
    lab = Lab(["Possession", "Militia"], hand=["Militia", "Village", "Copper", "Copper", "Copper"], others=[
        {"hand": ["Possession"], "deck": ["Silver"] * 9}])
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None, None])
    question = session.question
    assert question is not None
    assert (question.seat, question.player) == (1, 0)
    console = Console(file=io.StringIO(), width=110, height=40, record=True, highlight=False)
    draw(console, Scene(session.view(0), session.game, question, NAMES))
    assert "as Ben decides" in console.export_text()


def test_potions_stand_beside_the_coins_and_in_prices() -> None:
    lab = Lab(["Golem"], hand=["Potion", "Gold"])
    lab.play_treasures()
    shown = screen(lab)
    assert "Potions 1" in shown
    assert "$4P" in shown
