"""Everybody's cards and points, as far as one can know them by counting along."""

from __future__ import annotations

import random
from itertools import islice

from bailiwick import Agent, Setup, new_game
from bailiwick.engine import log
from bailiwick.engine.session import Session
from bailiwick.lab import Lab
from random_play import eager_answer

PASSING = ["Masquerade", "Gardens", "Duke", "Village", "Workshop", "Festival", "Nobles", "Harem", "Baron", "Steward"]


def owned(game, seat):
    counted = game.view(seat).counted()
    return None if counted is None else [(one.owned, one.points, one.unsure) for one in counted]


def test_all_know_what_everybody_gains_and_trashes():
    game = new_game(Setup(PASSING, 2), 1, [Agent(), Agent()])
    assert owned(game, 0) == owned(game, 1) == owned(game, -1)
    assert owned(game, 0)[1] == ({"Copper": 7, "Estate": 3}, 3, 0)


def play_passing(seed, players):
    """Random games until a card was passed that somebody does not know."""
    rng = random.Random(f"passing {seed}")
    session = Session(new_game(Setup(PASSING, players), seed, [Agent()] * players), [None] * players)
    for _ in range(600):
        if session.question is None:
            return
        yield session
        session.answer(eager_answer(session.question, rng))


def test_what_is_counted_is_the_same_wherever_the_unseen_cards_are():
    """A fork deals anew what the seat does not know, passed cards too: what it counts must not change with that."""
    unsure = 0
    for seed in range(4):
        for session in islice(play_passing(seed, 3), 0, None, 5):
            asked = session.question.seat
            mine = owned(session.game, asked)
            unsure += sum(n for _, _, n in mine)
            for deal in range(3):
                assert owned(session.fork(asked, deal).game, asked) == mine
    assert unsure > 0


def test_who_gave_and_who_took_a_card_know_it_and_spectators_of_two_count_no_further():
    for session in play_passing(7, 2):
        game = session.game
        truth = [({n: c for n, c in sorted(p.owned.items()) if c}, p.points(), 0) for p in game.players]
        assert owned(game, 0) == owned(game, 1) == truth
        passed = any(entry.kind == log.PASS for entry in game.log.entries())
        assert owned(game, -1) == (None if passed else truth)


def test_a_card_passed_unseen_counts_for_who_had_it_until_it_is_seen():
    lab = Lab(["Masquerade", "Village"], hand=["Masquerade", "Village"], deck=["Copper", "Copper", "Copper"],
              others=[{"hand": ["Province", "Copper"]}, {"hand": ["Curse"]}])  # fmt: skip
    before = owned(lab.game, 0)
    passes = {"Province", "Village", "Curse"}
    lab.play("Masquerade", policy=lambda q: [o for o in q.options if o in passes] if q.purpose == "pass" else [])
    assert lab.game.players[2].owned["Province"] == 1
    assert [points for _, points, _ in owned(lab.game, 2)] == [-1, 0, 6]  # who took it knows
    counted = owned(lab.game, 0)
    assert counted[1][:2] == ({"Copper": 1, "Province": 1, "Village": 1}, 6)
    assert counted[2][:2] == ({}, 0)
    assert [unsure for _, _, unsure in counted] == [0, 1, 1]
    assert before[1][1] == 6
