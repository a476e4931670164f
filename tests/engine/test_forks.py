"""Forks stand at their question as if they had run there, and run only when they are answered."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailiwick.bots import BigMoney, RandomBot
from bailiwick.engine.decision import Agent, Decision, random_answer
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.session import Session
from bailiwick.engine.view import View, question_data
from bailiwick.engine.zone import ALL
from bailiwick.kingdoms import new_game
from bailiwick.lab import Lab
from bailiwick.records import checksum
from random_play import random_setup


def state(session: Session) -> list[Any]:
    """All there is to see of a session, and what is hidden too."""
    game = session.game
    seen = [(session.view(seat).data(session.question), session.view(seat).log()) for seat in range(len(game.players))]
    zones = [zone for player in game.players for zone in player.zones()]
    knowers = sorted((repr(card), zone.knowers_of(card) or -1) for zone in zones for card in zone)
    return [checksum(game), repr(session.question), session.answers, knowers, game.depth, seen]


def questions(seed: int, count: int) -> Any:
    """A session of a random game, at each question in the middle of a card and at some of the turn."""
    setup = random_setup(seed + 9000)
    bots = [RandomBot(i) for i in range(setup.players)]
    session = Session(new_game(setup, seed, bots), [None] * setup.players)
    rng = random.Random(seed)
    for i in range(count):
        if session.question is None:
            break
        if not session.question.of_turn or i % 9 == 0:
            yield session
        session.answer(random_answer(session.question, rng))


def forks(session: Session, seed: object) -> list[Session]:
    """A fork for each seat: there always is one."""
    return [session.fork(seat, seed) for seat in range(len(session.agents))]


def at_the_turn(*hand: str) -> Session:
    """Asked what to play from this hand. The other has five cards in hand too."""
    other = dict(hand=["Gold", "Silver", "Copper", "Estate", "Duchy"], deck=["Estate"] * 3)
    lab = Lab(hand=list(hand), deck=["Copper", "Silver", "Duchy"], others=[other])
    lab.game.always_ask = False
    return Session(lab.game, [None, None])


def in_a_card() -> Session:
    """Asked by a Remodel what to trash."""
    session = at_the_turn("Remodel", "Gold", "Estate")
    session.answer([0])
    assert session.question is not None
    assert not session.question.of_turn
    return session


@pytest.mark.parametrize("seed", range(6))
def test_the_asked_seat_is_asked_the_same_in_a_fork(seed: int) -> None:
    for session in questions(seed, 150):
        question = session.question
        fork = session.fork(question.seat, seed)
        assert question_data(fork.question) == question_data(question)
        for pile in fork.question.piles:
            now = fork.game.now(pile)
            # Where the order of a pile is secret, questions show a picture of it.
            assert now is pile if pile.sight == ALL else (now.top, now.count) == (pile.top, pile.count)


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_stands_where_it_would_have_run_to(seed: int) -> None:
    for session in questions(seed, 100):
        for fork in forks(session, (seed, 1)):
            twin = Session.restore(fork.snapshot())  # this one runs
            assert state(twin) == state(fork)
            reply = random_answer(fork.question, random.Random(seed))
            twin.answer(reply)
            fork.answer(reply)
            assert state(twin) == state(fork)
            fork.game.check()


@pytest.mark.parametrize("seed", range(4))
def test_answers_in_a_fork_can_be_taken_back(seed: int) -> None:
    for session in questions(seed, 60):
        for fork in forks(session, seed):
            before = state(fork)
            with pytest.raises(IllegalMove):
                fork.undo()
            assert state(fork) == before
            replies = 0
            rng = random.Random(seed)
            while fork.question is not None and replies < 3:
                fork.answer(random_answer(fork.question, rng))
                replies += 1
            fork.undo(replies)
            assert state(fork) == before


@pytest.mark.parametrize("seed", range(4))
def test_a_fork_looked_at_late_is_the_same(seed: int) -> None:
    late: list[Session] = []
    seen: list[Any] = []
    for session in questions(seed, 80):
        seat = session.question.seat
        late += [session.fork(seat, 5), session.fork(seat, 6)]
        seen += [state(session.fork(seat, 5)), state(session.fork(seat, 6))]
    assert [state(fork) for fork in late] == seen


def test_a_fork_stays_where_it_was_made_when_its_parent_goes_back() -> None:
    session = in_a_card()
    at_once = state(session.fork(0, 3))
    late = session.fork(0, 3)
    session.undo()
    assert session.question is not None
    session.answer([])
    assert state(late) == at_once


def test_a_fork_of_a_fork_in_a_card_is_made_without_answering_it() -> None:
    first = in_a_card().fork(0, 1)
    second = first.fork(0, 2)
    assert state(second) == state(Session.restore(first.snapshot()).fork(0, 2))
    assert state(second) == state(Session.restore(second.snapshot()))
    before = state(first)
    second.answer([0])
    second.undo()
    assert question_data_of(second) == question_data_of(first)
    assert state(first) == before


def question_data_of(session: Session) -> dict[str, Any]:
    assert session.question is not None
    return question_data(session.question)


def test_the_game_of_a_fork_and_its_views_stay_the_same_when_it_is_answered() -> None:
    for fork in (in_a_card().fork(0, 1), at_the_turn("Copper").fork(0, 1)):
        game, view = fork.game, fork.view(0)
        fork.answer([0])
        assert fork.game is game
        assert view.data() == fork.view(0).data()


class Noting(Agent):
    """Plays Big Money and notes the first question and what could be seen then."""

    def __init__(self) -> None:
        self.bot = BigMoney()
        self.first: list[Any] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        if not self.first:
            self.first = [question_data(decision), view.data(), len(view._game.decisions)]
        return random_answer(decision, random.Random(0)) if decision.cause else self.bot.decide(view, decision)


@pytest.mark.parametrize("in_card", [True, False])
def test_a_bot_in_a_fork_answers_the_question_of_the_fork(in_card: bool) -> None:
    session = in_a_card() if in_card else at_the_turn("Silver", "Gold")
    bot = Noting()
    fork = session.fork(0, 4, [bot, BigMoney()])
    assert bot.first == []  # nobody has looked yet
    assert fork.over
    assert bot.first == [question_data_of(session), session.view(0).data(), len(session.game.decisions)]
    assert fork.question is None
    assert not session.over


def test_two_forks_with_bots_differ_only_by_their_seed() -> None:
    session = in_a_card()
    ends = [checksum(session.fork(0, seed, [Noting(), BigMoney()]).game) for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


class Bomb(Agent):
    def decide(self, view: View, decision: Decision) -> list[int]:
        raise RuntimeError("bang")


@pytest.mark.parametrize("in_card", [True, False])
def test_a_bot_that_fails_leaves_a_fork_where_it_was(in_card: bool) -> None:
    session = at_the_turn("Militia", "Copper")
    if in_card:
        session.answer([0])  # the other is asked what to discard
    assert session.question is not None
    seat = session.question.seat
    agents: list[Agent | None] = [Bomb(), Bomb()]
    agents[seat] = None
    fork = session.fork(seat, 1, agents)
    before = state(fork)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="bang"):
            fork.answer([0, 1] if in_card else [0])
        assert state(fork) == before


class Counting(Session):
    """A session of somebody's own, who counts the answers."""

    count = 0

    def answer(self, answer: list[int]) -> None:
        self.count += 1
        super().answer(answer)


def test_sessions_can_be_subclassed() -> None:
    session = Counting(at_the_turn("Copper", "Silver").game, [None, None])
    session.answer([0])
    assert session.count == 1
    assert session.fork(0, 1).question is not None
    session.undo()
    assert state(session.fork(0, 1)) == state(at_the_turn("Copper", "Silver").fork(0, 1))


def test_forks_of_a_game_that_is_over_have_no_question() -> None:
    setup = random_setup(1)
    game = new_game(setup, 1, [RandomBot(i) for i in range(setup.players)])
    session = Session(game, [RandomBot(i) for i in range(setup.players)])
    fork = session.fork(0, 1)
    assert fork.question is None
    assert fork.over
    with pytest.raises(IllegalMove):
        fork.answer([])


def test_the_log_gives_what_was_decided_since_any_point() -> None:
    for session in questions(2, 60):
        game = session.game.copy()
        for log in (session.game.log, game.log, game.copy().log):
            flat = log.whole().decided.numbers()
            for since in range(0, len(flat) + 1, 3):
                assert log.decided_since(since) == flat[since:]
