"""Random play over random kingdoms, with `game.check()` at every decision and a replay of every finished game."""

from __future__ import annotations

import random

import pytest

from bailiwick import RandomBot, Session, new_game
from bailiwick.engine.decision import random_answer
from random_play import play_and_replay, random_setup


@pytest.mark.parametrize("block", range(10))
def test_random_games_keep_every_card_and_replay_to_the_same_end(block: int) -> None:
    for seed in range(block * 20, block * 20 + 20):
        assert play_and_replay(seed).over


@pytest.mark.parametrize("seed", range(12))
def test_a_fork_looks_the_same_to_its_seat_and_never_touches_the_original(seed: int) -> None:
    setup = random_setup(seed + 7000)
    n = setup.players
    session = Session(new_game(setup, seed, [RandomBot(i) for i in range(n)]), [None] * n)
    rng = random.Random(seed)
    for i in range(250):
        question = session.question
        if question is None:
            break
        # Every question in the middle of a card, and some of the others, for every seat.
        if not question.of_turn or rng.random() < 0.1:
            for seat in range(n):
                before = [session.view(s).data(question) for s in range(n)]
                log = session.view(seat).log()
                fork = session.fork(seat, i)
                assert fork.view(seat).data(fork.question) == before[seat]
                assert fork.view(seat).log() == log
                for _ in range(4):
                    fork.game.check()
                    if fork.question is not None:
                        fork.answer(random_answer(fork.question, rng))
                assert [session.view(s).data(session.question) for s in range(n)] == before
        session.answer(random_answer(question, rng))
        session.game.check()
