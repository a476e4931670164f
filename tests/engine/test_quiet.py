"""What is called quiet told nobody anything: dealt anew, what the player could not know changes nothing they see."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.quiet import Known
from bailiwick.engine.session import Session
from bailiwick.kingdoms import new_game
from bailiwick.lab import Lab
from random_play import eager_answer, random_setup

DEALS = 4  # how often what is unknown is dealt anew
LONGEST = 250


def _looks(session: Session, seat: int) -> Any:
    """What a seat sees, and what it is asked."""
    return session.game.view(seat).data(session.question)


def _answered(session: Session, answer: list[int]) -> tuple[bool, Decision]:
    """Whether the answer to the question was quiet."""
    question = session.question
    assert question is not None
    known = Known(session.game, question.seat)
    session.answer(answer)
    return known.quiet(session.game, session.question), question


@pytest.mark.parametrize("block", range(4))
def test_nothing_that_a_quiet_answer_leads_to_depends_on_what_its_player_did_not_know(block: int) -> None:
    purposes: Counter[str] = Counter()
    answers = 0
    for number in range(block * 6, block * 6 + 6):
        rng = random.Random(f"quiet {number}")
        setup = random_setup(number)
        session = Session(new_game(setup, f"quiet {number}", [Agent()] * setup.players), [None] * setup.players)
        for _ in range(LONGEST):
            question = session.question
            if question is None:
                break
            answer = eager_answer(question, rng)
            forks = [session.fork(question.seat, seed) for seed in range(DEALS)]
            quiet, question = _answered(session, answer)
            answers += 1
            if not quiet:
                continue
            purposes[question.purpose] += 1
            seen = _looks(session, question.seat)
            for fork in forks:
                fork.answer(answer)
                assert _looks(fork, question.seat) == seen, (setup, question, answer)
    assert purposes["buy"] > 20
    assert 0.1 * answers < purposes.total() < 0.7 * answers


# -- what is loud and what is not -------------------------------------------------------------------------------------


def _quiet(lab: Lab, *answers: list[int]) -> list[bool]:
    """Whether each of these answers is quiet, one after another."""
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * len(game.players))
    return [_answered(session, answer)[0] for answer in answers]


def _at(kingdom: list[str], **given: Any) -> Lab:
    others = [{"hand": ["Copper"] * 5, "deck": ["Estate"] * 6}]
    return Lab(kingdom, **{"deck": ["Copper"] * 6, "others": others, **given})


def test_playing_treasures_and_buying_with_a_buy_left_are_quiet() -> None:
    lab = _at(["Village"], hand=["Copper", "Copper", "Copper", "Estate"], buys=2, actions=0)
    assert _quiet(lab, [0, 1, 2], [1]) == [True, True]


def test_drawing_is_loud_and_so_is_the_end_of_the_turn() -> None:
    assert _quiet(_at(["Village"], hand=["Village"]), [0]) == [False]
    assert _quiet(_at(["Village"], hand=["Copper", "Copper"], actions=0), []) == [False]


def test_an_attack_is_loud_even_if_nothing_comes_of_it() -> None:
    """Who has no Reaction is not asked, and that tells something."""
    lab = _at(["Militia", "Moat"], hand=["Militia", "Village"], actions=2, others=[{"hand": ["Copper"] * 3}])
    assert _quiet(lab, [0]) == [False]


def test_going_on_to_the_buy_phase_is_quiet() -> None:
    assert _quiet(_at(["Smithy"], hand=["Smithy", "Copper"]), []) == [True]


def test_a_choice_of_coins_is_quiet_and_one_of_cards_is_not() -> None:
    lab = _at(["Pawn"], hand=["Pawn", "Copper"])
    game_choices = ["+1 Card", "+1 Action", "+1 Buy", "+1 coin"]
    coins = [i for i, label in enumerate(game_choices) if "Card" not in label][:2]
    assert _quiet(lab, [0], coins) == [True, True]
    assert _quiet(lab, [0], [0, 1]) == [True, False]


def test_a_card_that_turns_to_others_is_loud_even_if_nobody_is_asked() -> None:
    """Who has no Bane to show is not asked, and with no Curses left nothing else tells it."""
    lab = Lab(
        ["Young Witch"], bane="Cellar", hand=["Young Witch", "Copper", "Copper", "Estate"], actions=2, deck=[],
        others=[{"hand": ["Copper"] * 5}], supply={"Curse": 0},
    )  # fmt: skip
    assert _quiet(lab, [0], [0, 1])[1] is False
