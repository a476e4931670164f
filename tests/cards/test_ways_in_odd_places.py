"""Every Way where its card is played oddly: first under an Enchantress and then another, in somebody else's turn, by a
Captain in two turns, again after a Daimyo, on a Duration that a Throne Room plays as itself as well, on a Shadow."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import Lab, Seat

COPPERS = ["Copper"] * 24
HELD = ["Silver", "Estate"]  # beside the card that is played
# By Way: what is answered, and the cards, Actions, Buys and coins that it gives with two cards in hand.
GIVES: dict[str, tuple[list[Any], tuple[int, int, int, int]]] = {
    "Butterfly": ([False], (0, 0, 0, 0)),
    "Camel": ([], (0, 0, 0, 0)),
    "Chameleon": ([], (0, 0, 0, 3)),  # as for a Smithy
    "Frog": ([], (0, 1, 0, 0)),
    "Goat": (["Estate"], (-1, 0, 0, 0)),
    "Horse": ([], (2, 1, 0, 0)),
    "Mole": ([], (1, 1, 0, 0)),
    "Monkey": ([], (0, 0, 1, 1)),
    "Mouse": ([None], (0, 0, 0, 0)),  # a Sleigh
    "Mule": ([], (0, 1, 0, 1)),
    "Otter": ([], (2, 0, 0, 0)),
    "Owl": ([], (4, 0, 0, 0)),
    "Ox": ([], (0, 2, 0, 0)),
    "Pig": ([], (1, 1, 0, 0)),
    "Rat": (["Silver"], (-1, 0, 0, 0)),
    "Seal": ([], (0, 0, 0, 1)),
    "Sheep": ([], (0, 0, 0, 2)),
    "Squirrel": ([], (0, 0, 0, 0)),
    "Turtle": ([], (0, 0, 0, 0)),
    "Worm": ([], (0, 0, 0, 0)),
}
WAYS = sorted(GIVES)


def way(name: str) -> str:
    return f"Way of the {name}"


def arranged(name: str, kingdom: list[str], **more: Any) -> Lab:
    """A game with that Way; the Mouse has a Sleigh."""
    if name == "Mouse":
        more["way_of_the_mouse"] = "Sleigh"
    return Lab(kingdom, landscapes=[way(name)], **more)


def counted(seat: Seat) -> tuple[int, int, int, int]:
    return len(seat.hand), seat.actions, seat.buys, seat.coins


def given(before: tuple[int, int, int, int], after: tuple[int, int, int, int]) -> tuple[int, ...]:
    return tuple(now - then for then, now in zip(before, after, strict=True))


@pytest.mark.parametrize("name", WAYS)
def test_after_a_way_in_place_of_the_enchantress_the_next_action_does_what_it_says(name: str) -> None:
    answers, _ = GIVES[name]
    lab = arranged(name, ["Enchantress"], hand=["Enchantress"], deck=COPPERS,
                   others=[{"hand": ["Smithy", "Smithy", *HELD, *HELD], "deck": ["Smithy"] * 24}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    lab.game.players[1].actions = 5
    lab.play("Smithy", way(name), *answers)
    before = len(lab.other.hand)
    lab.play("Smithy", None)
    assert len(lab.other.hand) == before - 1 + 3, "the second is not enchanted"


@pytest.mark.parametrize("name", WAYS)
def test_who_takes_no_way_under_an_enchantress_gets_what_she_gives(name: str) -> None:
    lab = arranged(name, ["Enchantress"], hand=["Enchantress"], deck=COPPERS,
                   others=[{"hand": ["Smithy", *HELD], "deck": COPPERS}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    before = counted(lab.other)
    lab.play("Smithy", None)
    assert given(before, counted(lab.other)) == (-1 + 1, -1 + 1, 0, 0)


@pytest.mark.parametrize("name", WAYS)
def test_a_reaction_to_an_attack_that_is_played_may_itself_be_a_way(name: str) -> None:
    """Actions, Buys and coins are of no use in somebody else's turn; all else is done."""
    answers, (cards, _, _, _) = GIVES[name]
    if name == "Chameleon":
        cards = 0  # coins for the 2 Cards of a Guard Dog and for the other 2
    lab = arranged(name, ["Guard Dog", "Militia"], hand=["Militia"], deck=COPPERS,
                   others=[{"hand": ["Guard Dog", *HELD], "deck": COPPERS}])  # fmt: skip
    other = lab.other
    lab.play("Militia", policy=OffTurn(name, answers))
    assert (other.actions, other.coins) == (0, 0)
    assert len(other.hand) == min(2 + cards, 3), "and then the Militia does what it does"
    away = {"Horse": (11, []), "Turtle": (10, ["Guard Dog"]), "Rat": (9, [])}.get(name, (10, []))
    assert (lab.supply["Guard Dog"], other.set_aside) == away
    assert other.in_play == ([] if name in ("Horse", "Turtle") else ["Guard Dog"])
    exiled = {"Camel": ["Gold"], "Worm": ["Estate"]}.get(name, [])
    assert other.mats.get("Exile", []) == exiled
    lab.game.check()
    before = len(other.hand)
    lab.end_turn(*[None] * int(name == "Turtle"))
    assert (lab.turn, other.in_play) == (1, ["Guard Dog"] if name == "Turtle" else [])
    assert len(other.hand) == before + {"Squirrel": 2, "Turtle": 4}.get(name, 0)
    assert (other.deck[0] == "Guard Dog") is (name == "Frog")


class OffTurn:
    """Nobody plays a Militia as a Way; the Guard Dog that answers it is one; and what is discarded does not matter."""

    def __init__(self, name: str, answers: list[Any]) -> None:
        self.name = name
        self.answers = [*answers]

    def __call__(self, question: Any) -> Any:
        if question.player == 0 or (question.purpose == "way" and question.card == "Sleigh"):
            return None
        if question.purpose == "react":
            return "Guard Dog"
        if question.purpose == "way":
            return way(self.name) if question.card == "Guard Dog" else None
        if question.card == "Militia":
            return question.options[: question.minimum]
        return self.answers.pop(0)


@pytest.mark.parametrize("name", WAYS)
def test_what_a_captain_plays_may_be_a_way_now_and_in_the_next_turn(name: str) -> None:
    answers, gives = GIVES[name]
    answers = [] if name == "Butterfly" else answers  # it cannot be returned, so nobody asks
    lab = arranged(name, ["Captain", "Smithy"], hand=["Captain", *HELD], deck=[*HELD, *COPPERS],
                   others=[{"deck": COPPERS}])  # fmt: skip
    before = counted(lab.me)
    lab.play("Captain", None, "Smithy", way(name), *answers)
    cards, actions, buys, coins = given(before, counted(lab.me))
    assert (cards + 1, actions + 1, buys, coins) == gives
    smithies = 9 if name == "Rat" else 10
    assert (lab.me.in_play, lab.supply["Smithy"]) == (["Captain"], smithies)
    lab.end_turn()
    lab.end_turn(policy=NextTurn(name, answers))
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (1 + gives[1], 1 + gives[2], gives[3])
    drawn = {"Mole": 3, "Owl": 6, "Squirrel": 5 + 2}.get(name, 5 + gives[0])
    assert len(lab.me.hand) == drawn
    assert lab.me.in_play == ["Captain"]
    lab.game.check()


class NextTurn:
    """The Captain plays the Smithy again, as that Way; what that takes does not matter."""

    def __init__(self, name: str, answers: list[Any]) -> None:
        self.name = name
        self.left = [way(name), *answers]

    def __call__(self, question: Any) -> Any:
        if question.purpose == "play" and "Smithy" in question.options:
            return "Smithy"
        if self.name == "Goat" and question.purpose == "trash":
            return question.options[0]
        if self.name == "Rat" and question.purpose == "discard":
            return question.options[0]
        return self.left.pop(0)


@pytest.mark.parametrize("name", WAYS)
def test_a_daimyo_plays_again_what_was_a_way_and_it_may_be_itself_then(name: str) -> None:
    answers, gives = GIVES[name]
    lab = arranged(name, ["Daimyo", "Smithy"], hand=["Daimyo", "Smithy", *HELD[1:]], deck=["Silver", *COPPERS],
                   others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Daimyo", None)
    before = counted(lab.me)
    lab.play("Smithy", way(name), *answers, None)
    found = given(before, counted(lab.me))
    assert found == (gives[0] - 1 + 3, gives[1] - 1, gives[2], gives[3])
    assert lab.me.in_play == (["Daimyo"] if name in ("Horse", "Turtle") else ["Daimyo", "Smithy"])


@pytest.mark.parametrize("name", WAYS)
def test_a_daimyo_plays_again_what_was_itself_and_it_may_be_a_way_then(name: str) -> None:
    answers, gives = GIVES[name]
    lab = arranged(name, ["Daimyo", "Smithy"], hand=["Daimyo", "Smithy", *HELD[1:]], deck=["Silver", *COPPERS],
                   others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Daimyo", None)
    before = counted(lab.me)
    lab.play("Smithy", None, way(name), *answers)
    cards = {"Mole": 3 - 3, "Owl": 6 - 3}.get(name, 3 - 1 + gives[0])
    assert given(before, counted(lab.me)) == (cards, gives[1] - 1, gives[2], gives[3])
    assert lab.me.in_play == (["Daimyo"] if name in ("Horse", "Turtle") else ["Daimyo", "Smithy"])
    lab.game.check()


@pytest.mark.parametrize("name", [name for name in WAYS if name not in ("Horse", "Turtle", "Chameleon")])
def test_a_duration_that_a_throne_room_plays_once_as_a_way_works_once_and_keeps_both_in_play(name: str) -> None:
    answers, gives = GIVES[name]
    lab = arranged(name, ["Wharf"], hand=["Throne Room", "Wharf", *HELD], deck=COPPERS, others=[{"deck": COPPERS}])
    before = counted(lab.me)
    lab.play("Throne Room", None, "Wharf", way(name), *answers, None)
    cards, actions, buys, coins = given(before, counted(lab.me))
    assert (cards + 2, actions + 1, buys, coins) == (gives[0] + 2, gives[1], gives[2] + 1, gives[3])
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Throne Room", "Wharf"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (5 + 2 + 2 * int(name == "Squirrel"), 2)
    lab.end_turn()
    assert lab.me.in_play == []


@pytest.mark.parametrize("name", WAYS)
def test_a_shadow_is_a_way_from_where_it_lies_in_the_deck(name: str) -> None:
    answers, gives = GIVES[name]
    if name == "Chameleon":
        answers, gives = [], (1, 0, 1, 0)  # a Buy, and a card for the coin
    lab = arranged(name, ["Fishmonger"], hand=HELD, deck=[*COPPERS[:8], "Fishmonger", *COPPERS[:8]],
                   others=[{"deck": COPPERS}])  # fmt: skip
    before = counted(lab.me)
    lab.play("Fishmonger", way(name), *answers)
    cards, actions, buys, coins = given(before, counted(lab.me))
    assert (cards, actions + 1, buys, coins) == gives
    assert "Fishmonger" not in lab.me.deck
    assert lab.me.in_play == ([] if name in ("Horse", "Turtle") else ["Fishmonger"])
    assert lab.supply["Fishmonger"] == {"Horse": 11, "Rat": 9}.get(name, 10)
    lab.game.check()
