"""Ways whose doing shows later, or only where something is chosen, against all that could trip a Way; and who plays
a Conspirator as a Way. The plain table of all Ways is in `test_menagerie_nasty_ways.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bailiwick.lab import Lab, Seat

COPPERS = ["Copper"] * 20
HELD = ["Silver", "Estate"]


def way(name: str) -> str:
    return f"Way of the {name}"


class Played:
    """A card that was played as a Way by the seat whose turn it is: what shows that the Way was done."""

    def __init__(self, lab: Lab, seat: int, card: str, times: int = 1, in_play: bool = True) -> None:
        self.lab = lab
        self.index = seat
        self.card = card
        self.times = times
        self.in_play = in_play  # whether the card itself was in play, and so could move
        self.possessed = lab.game.control is not None  # by seat 0, who gets what is gained
        self.gainer = lab.players[0 if self.possessed else seat]

    @property
    def seat(self) -> Seat:
        return self.lab.players[self.index]


def butterfly(played: Played) -> None:
    """It is back on its pile, and the dearer card is there: once, however often it was played."""
    assert (played.card in played.seat.in_play) is False
    assert played.lab.supply[played.card] == (11 if played.in_play else 10)
    assert played.gainer.discard.count(DEARER[played.card]) == int(played.in_play)


def frog(played: Played) -> None:
    """It is on the deck when the new hand is drawn, if it was in play."""
    assert played.seat.actions == played.times
    played.lab.end_turn()
    assert (played.card in played.seat.hand) is played.in_play


def rat(played: Played) -> None:
    """The Treasure is discarded, and a copy came from the Supply, which a card that is played from there is, too."""
    assert "Silver" in played.seat.discard
    assert played.gainer.discard.count(played.card) == 1
    assert played.lab.supply[played.card] == 9


def seal(played: Played) -> None:
    """What is gained now may go onto the deck, which is asked once."""
    asked = len(played.lab.asked)
    played.lab.gain("Gold", True, seat=played.index)
    assert played.lab.asked[asked].card == way("Seal")
    assert (len(played.lab.asked), played.gainer.deck[0]) == (asked + 1, "Gold")


def squirrel(played: Played) -> None:
    """Two cards each time when the turn is over, beyond the new hand."""
    assert len(played.seat.hand) == 2
    played.lab.end_turn(*[way("Squirrel")] * int(played.possessed))  # before or after what was trashed comes back
    assert len(played.seat.hand) == 5 + 2 * played.times


def turtle(played: Played) -> None:
    """It waits, if it was in play, and is played once when the next turn of its player begins."""
    assert played.seat.set_aside == ([played.card] if played.in_play else [])
    waits = [None] if played.in_play else []  # it is played as it is
    lab = played.lab
    if played.possessed:
        lab.end_turn(*waits)
    else:
        lab.end_turn()
        assert played.seat.in_play == []
        for _ in range(len(lab.players) - 2):
            lab.end_turn()
        lab.end_turn(*waits)
    assert lab.turn == played.index
    assert played.seat.set_aside == []
    assert played.seat.in_play == ([played.card] if played.in_play else [])


# What a card is answered with when it is played so, and again; and what shows then.
LATER: dict[str, tuple[Callable[[str], list[Any]], list[Any], Callable[[Played], None]]] = {
    "Butterfly": (lambda card: [True, DEARER[card]] if card in ASKED else [True], [], butterfly),
    "Frog": (lambda card: [], [], frog),
    "Rat": (lambda card: ["Silver"], [], rat),
    "Seal": (lambda card: [], [], seal),
    "Squirrel": (lambda card: [], [], squirrel),
    "Turtle": (lambda card: [], [], turtle),
}
DEARER = {"Smithy": "Duchy", "Militia": "Duchy", "Wharf": "Gold"}  # what costs 1 more
ASKED = ("Smithy", "Militia")  # where there is a choice of that
WAYS = sorted(LATER)


@pytest.mark.parametrize("name", WAYS)
def test_played_twice_by_a_throne_room(name):
    answers, again, proof = LATER[name]
    lab = Lab(["Throne Room", "Smithy"], landscapes=[way(name)], hand=["Throne Room", "Smithy", *HELD], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Throne Room", None, "Smithy", way(name), *answers("Smithy"), way(name), *again)
    proof(Played(lab, 0, "Smithy", times=2))


@pytest.mark.parametrize("name", WAYS)
def test_under_an_enchantress_who_has_her_say_where_no_way_is_taken(name):
    answers, _, proof = LATER[name]
    lab = Lab(["Enchantress", "Smithy"], landscapes=[way(name)], hand=["Enchantress"], deck=COPPERS,
              others=[{"hand": ["Smithy", *HELD], "deck": COPPERS}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    lab.play("Smithy", way(name), *answers("Smithy"))
    proof(Played(lab, 1, "Smithy"))


@pytest.mark.parametrize("name", WAYS)
def test_an_attack_that_is_answered(name):
    answers, _, proof = LATER[name]
    lab = Lab(["Militia", "Moat"], landscapes=[way(name)], hand=["Militia", *HELD], deck=COPPERS,
              others=[{"hand": ["Moat", *COPPERS[:4]], "deck": COPPERS}])  # fmt: skip
    lab.play("Militia", "Moat", way(name), *answers("Militia"))
    assert len(lab.other.hand) == 5
    proof(Played(lab, 0, "Militia"))


@pytest.mark.parametrize("name", WAYS)
def test_a_duration_which_does_nothing_in_the_next_turn(name):
    answers, _, proof = LATER[name]
    lab = Lab(["Wharf"], landscapes=[way(name)], hand=["Wharf", *HELD], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Wharf", way(name), *answers("Wharf"))
    proof(Played(lab, 0, "Wharf"))


@pytest.mark.parametrize("name", WAYS)
def test_a_card_of_the_supply_played_by_a_command(name):
    answers, _, proof = LATER[name]
    lab = Lab(["Overlord", "Smithy"], landscapes=[way(name)], hand=["Overlord", *HELD], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Overlord", None, "Smithy", way(name), *([] if name == "Butterfly" else answers("Smithy")))
    proof(Played(lab, 0, "Smithy", in_play=False))


@pytest.mark.parametrize("name", WAYS)
def test_who_is_possessed_does_the_way_and_who_possesses_gets_what_is_gained(name):
    answers, _, proof = LATER[name]
    lab = Lab(["Possession", "Smithy"], landscapes=[way(name)], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Smithy", *HELD], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession", None)
    lab.end_turn()
    lab.play("Smithy", way(name), *answers("Smithy"))
    assert {question.player for question in lab.asked} == {0}
    if name == "Seal":  # which is for what they gain, and they gain nothing
        lab.gain("Gold", seat=1)
        assert (lab.me.discard.count("Gold"), lab.other.discard.count("Gold")) == (1, 0)
        return
    proof(Played(lab, 1, "Smithy"))


# By Way: what a Conspirator gives that is played third, as that Way: Cards, Actions, Buys and coins.
CONSPIRATORS: dict[str, tuple[int, int, int, int]] = {
    "Butterfly": (0, 0, 0, 0),
    "Camel": (0, 0, 0, 0),
    "Chameleon": (2, 1, 0, 1),  # follows the card: 2 Cards for its coins and a coin for its Card
    "Frog": (0, 1, 0, 0),
    "Goat": (-1, 0, 0, 0),
    "Horse": (2, 1, 0, 0),
    "Mole": (-1, 1, 0, 0),  # 3 Cards for the 4 in hand
    "Monkey": (0, 0, 1, 1),
    "Mouse": (0, 0, 0, 0),
    "Mule": (0, 1, 0, 1),
    "Otter": (2, 0, 0, 0),
    "Owl": (2, 0, 0, 0),  # there were 4 in hand
    "Ox": (0, 2, 0, 0),
    "Pig": (1, 1, 0, 0),
    "Rat": (-1, 0, 0, 0),
    "Seal": (0, 0, 0, 1),
    "Sheep": (0, 0, 0, 2),
    "Squirrel": (0, 0, 0, 0),
    "Turtle": (0, 0, 0, 0),
    "Worm": (0, 0, 0, 0),
}


@pytest.mark.parametrize("name", sorted(CONSPIRATORS))
def test_a_conspirator_as_a_way_gives_what_the_way_gives_and_counts_for_the_next(name):
    roles = {"way_of_the_mouse": "Sleigh"} if name == "Mouse" else {}
    lab = Lab(["Conspirator"], landscapes=[way(name)], hand=["Village", "Village", "Conspirator", *HELD], deck=COPPERS,
              actions=9, **roles)  # fmt: skip
    lab.play("Village", None)
    lab.play("Village", None)
    me = lab.me
    before = (len(me.hand) - 1, me.actions - 1, me.buys, me.coins)
    answers = {"Butterfly": [False], "Goat": ["Estate"], "Rat": ["Silver"], "Mouse": [None]}.get(name, [])
    lab.play("Conspirator", way(name), *answers)
    after = (len(me.hand), me.actions, me.buys, me.coins)
    got = tuple(now - then for now, then in zip(after, before, strict=True))
    assert got == CONSPIRATORS[name]
    assert len(lab.game.played) == (4 if name == "Mouse" else 3)
