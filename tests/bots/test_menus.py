"""The language of menus: what it means, what it refuses, and that no input breaks it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bailiwick import Agent, Decision, Lab, View
from bailiwick.bots.expressions import parse_condition
from bailiwick.bots.menu import MenuError, parse_menu
from bailiwick.bots.tactics import MenuBot
from bailiwick.bots.terms import TERM_NAMES, TERMS_OF_CARDS

POSITION = dict(
    kingdom=["Smithy", "Village", "Augurs", "Underling"],
    hand=["Smithy", "Village", "Silver", "Curse"],
    deck=["Gold", "Province"],
    in_play=["Village"],
    coins=3,
    buys=2,
    actions=1,
    coffers=4,
    favors=5,
    others=[{"hand": ["Duchy"], "deck": ["Province"]}],
    supply={"Province": 5, "Duchy": 1, "Estate": 1, "Curse": 2},
)


def value(condition: str) -> float:
    lab = Lab(**POSITION)
    return parse_condition(condition).value(lab.game.view(0))


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("coins", 3), ("buys", 2), ("actions", 1), ("coffers", 4), ("favors", 5), ("turn", 2), ("cards", 7),
        ("money", 5), ("density", 5 / 7), ("gains_left", 4), ("empty_piles", 0), ("points", 5), ("lead", -4),
        ("players", 2), ("hand_size", 4), ("owned(Village)", 2), ("owned(village)", 2), ("hand(Village)", 1),
        ("in_play(Village)", 1), ("left(Province)", 5), ("left(Herb Gatherer)", 4), ("left(Sibyl)", 4),
        ("cost(Gold)", 6), ("owned(Treasure)", 2), ("hand(Action)", 2), ("in_play(Action)", 1), ("owned(Curse)", 1),
        ("villages", 2), ("terminals", 1),
        ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3.5), ("7 / 0", 0), ("-3 + 5", 2), ("--3", 3),
        ("2 - 3 - 4", -5),
        ("1 < 2", 1), ("2 <= 1", 0), ("2 = 2", 1), ("2 == 2", 1), ("2 != 2", 0), ("2 <> 3", 1), ("2 >= 3", 0),
        ("not 0", 1), ("not not 3", 3), ("0 or 2", 1), ("1 and 0", 0), ("1 or 0 and 0", 1), ("not 1 = 2", 1),
        ("COINS > 2 AND Owned( Gold )=1", 1), (".5 * 4", 2),
    ],
)  # fmt: skip
def test_conditions_mean_what_they_say(condition: str, expected: float) -> None:
    assert value(condition) == pytest.approx(expected)


def test_the_sample_above_covers_every_word() -> None:
    marks = test_conditions_mean_what_they_say.pytestmark
    tested = " ".join(case[0].lower() for mark in marks for case in mark.args[1])
    for word in [*TERM_NAMES, *TERMS_OF_CARDS]:
        assert word in tested


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Gold if coin > 3", r"Line 1, column 9: 'coin' is not a word of this language\. Did you mean coins"),
        ("\n\n  Golld", r"Line 3, column 3: There is no card named 'Golld'\. Did you mean Gold or Gold Mine or "),
        ("Gold; Silver if owned(Smity) > 1", r"Line 1, column 23: There is no card named 'Smity'"),
        ("Gold if", r"Line 1, column 8: a number or a word .* is due here, but nothing is left"),
        ("Gold if (1", r"Line 1, column 9: this bracket is never closed"),
        ("Gold if owned(Gold", r"Line 1, column 14: this bracket is never closed"),
        ("Gold if 1 < 2 < 3", r"Line 1, column 15: compare two things at a time"),
        ("Gold if 1 2", r"Line 1, column 11: the condition should be over here"),
        ("Gold if owned", r"Line 1, column 9: owned counts something"),
        ("Gold if 3 $ 4", r"Line 1, column 11: '\$' means nothing"),
        ("Gold if 1.2.3 > 1", r"Line 1, column 9: '1\.2\.3' is not a number"),
        ("Gold if 99999999 > 1", r"too large a number"),
        ("Gold if left(Action) > 1", r"Line 1, column 14: left takes the name of a card"),
        ("Augurs", r"Line 1, column 1: Augurs is a pile; name one of Herb Gatherer"),
        ("City-state", r"City-state is not a card that can be had"),
        ("Gold\nplay: Alms", r"Line 2, column 7: Alms is not a card that can be had"),
        ("sell: Gold", r"Line 1, column 1: there is no part 'sell' of a menu; parts are name, buy, play, trash"),
        ("", r"a menu says what to buy"),
        ("play: Smithy", r"a menu says what to buy"),
        ("Gold if " + "(" * 60 + "1" + ")" * 60, r"more than 40 brackets deep"),
        ("x" * 2000, r"at most 1000 characters"),
        ("Gold\n" * 600, r"at most 500 lines"),
    ],
)
def test_errors_point_at_the_column(text: str, said: str) -> None:
    with pytest.raises(MenuError, match=said):
        parse_menu(text)


def test_a_menu_is_read_and_written() -> None:
    text = "name: Test\nbuy:\n    Province if money >= 15\n    Gold\nplay:\n    Village\n    Smithy\n"
    text += "trash:\n    Curse\n"
    menu = parse_menu(text)
    assert menu.dump() == text
    assert parse_menu(menu.dump()).dump() == text
    assert menu.cards() == ["Province", "Gold", "Village", "Smithy", "Curse"]


def test_a_menu_may_stand_on_one_line() -> None:
    menu = parse_menu("Province if coins > 8; Gold ;Silver  # and so on")
    assert [str(entry) for entry in menu.buy] == ["Province if coins > 8", "Gold", "Silver"]


def test_a_name_may_have_brackets_of_its_own() -> None:
    menu = parse_menu("Highway (1E) if owned(Highway (1E)) < 2 and (coins > 4)")
    assert menu.cards() == ["Highway (1E)"]
    assert str(menu.buy[0]) == "Highway (1E) if owned(Highway (1E)) < 2 and (coins > 4)"
    with pytest.raises(MenuError, match="never closed"):
        parse_menu("Gold if owned(Highway (1E) < 2")


PIECES = st.sampled_from(
    ["Gold", "Silver", "if", "and", "or", "not", "(", ")", "owned", "owned(", "Gold)", "coins", "1", "2.5", ".", "<",
     "=", "-", "*", "/", "+", ";", ":", "#", "\n", "buy:", "name:", "play:", "__import__('os')", "lambda", "é", "\x00"]
)  # fmt: skip


@given(st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=40).map(" ".join)))
@settings(max_examples=1500, deadline=None)
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        menu = parse_menu(text)
    except MenuError:
        return
    lab = Lab(hand=["Copper"], deck=["Gold"])
    for entry in menu.buy + menu.play + menu.trash:
        assert entry.holds(lab.game.view(0)) in (True, False)
    assert parse_menu(menu.dump()).dump() == menu.dump()


class Watched(Agent):
    """A hand, and what it bought."""

    def __init__(self, hand: MenuBot) -> None:
        self.hand = hand
        self.bought: list[str] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.hand.decide(view, decision)
        if decision.purpose == "buy" and answer and answer[0] >= decision.n_cards:
            move = decision.move_at(answer[0])
            self.bought.append(move.label if move.card is None else move.card.name)
        return answer


def bought(menu: str, landscapes: list[str], hinted: bool = False, **position: Any) -> list[str]:
    """What a menu buys in a turn."""
    coppers = ["Copper"] * 12
    others = [{"hand": coppers[:5], "deck": coppers}]
    lab = Lab(["Village", "Smithy"], landscapes=landscapes, deck=coppers, others=others, **position)
    watched = Watched(MenuBot(menu))
    watched.hand.buys_events = hinted
    game = lab.game.copy()
    game.agents = [watched, watched]
    game.most_turns = game.turn_number
    game.run()
    return watched.bought


def test_events_and_projects_are_lines_of_a_menu() -> None:
    assert bought("Pathfinding; Gold", ["Pathfinding"], coins=8) == ["Pathfinding"]
    assert bought("Canal; Gold", ["Canal"], coins=7, buys=2) == ["Canal"]
    # With Treasures in hand, and a card on the menu that may not be bought at all times.
    assert bought("Looting; Grand Market", ["Looting"], hand=["Copper"], coins=6) == ["Looting"]
    assert bought("Canal if coins > 7; Gold", ["Canal"], coins=7) == ["Gold"]
    assert bought("Gold; Canal", ["Canal"], coins=7) == ["Gold"]
    assert bought("Delve; Gold", ["Pathfinding"], coins=8) == ["Gold"]  # which is not at this table


def test_a_menu_that_names_events_leaves_none_to_the_bot() -> None:
    """Alms is good to buy without Treasures in play, says its hint."""
    assert bought("Gold; Silver", ["Alms"], hinted=True, coins=0) == ["Alms"]
    assert bought("Events if turn > 90; Gold", ["Alms"], hinted=True, coins=0) == []
    assert bought("Gold; Events", ["Alms"], coins=0) == ["Alms"]
    assert parse_menu("Gold; events if turn < 3").dump().endswith("    Events if turn < 3\n")


def test_what_events_cost_counts_where_coins_are_saved() -> None:
    """Coffers are spent where they reach an Event that stands higher."""
    assert bought("Pathfinding; Silver", ["Pathfinding"], coins=5, coffers=3) == ["Spend Coffers"] * 3 + ["Pathfinding"]
