"""A game stepped from outside: suspended at each question, with undo, snapshots and forks.

The game runs in a greenlet of its own and is switched away from when an outside seat is asked, so card code stays
plain and a question can be asked in the middle of any card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from greenlet import getcurrent, greenlet

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import IllegalAnswer, IllegalMove
from bailiwick.engine.game import Game
from bailiwick.engine.knowledge import deal_unknown
from bailiwick.engine.retrace import deal_to_question, retrace
from bailiwick.engine.view import View

__all__ = ["Session", "Snapshot", "unpack"]


def unpack(flat: Sequence[int]) -> list[list[int]]:
    """The answers in a game's flat list of decisions."""
    answers = []
    i = 0
    while i < len(flat):
        n = flat[i]
        answers.append(list(flat[i + 1 : i + 1 + n]))
        i += 1 + n
    return answers


Lead = tuple[list[list[int]], int, object]  # answers, and then for which seat what is dealt anew by which seed


@dataclass
class Snapshot:
    """A question to come back to: how the session began, its answers, and a clean state not long before."""

    start: Game
    leads: list[Lead]
    before: int
    answers: list[list[int]]
    clean: tuple[Game, list[list[int]]] | None
    agents: list[Agent | None]


class _Door(Agent):
    """Answers from a script first, then from the seat's own agent, then from outside."""

    def __init__(self, agents: Sequence[Agent | None]) -> None:
        self.script: list[list[int]] = []
        self.place = 0
        self.agents = agents

    def decide(self, view: View, decision: Decision) -> Any:
        if self.place < len(self.script):
            self.place += 1
            return self.script[self.place - 1]
        agent = self.agents[decision.seat]
        if agent is not None:
            return agent.decide(view, decision)
        outside = getcurrent().parent
        assert outside is not None
        return outside.switch(decision)


class Session:
    """A running game and the question it waits at. Seats without an agent are answered through `answer`.

    The game given must be dealt and not begun, or otherwise clean (no card half played). It is copied.
    """

    def __init__(self, game: Game, agents: Sequence[Agent | None], answers: Sequence[list[int]] = ()) -> None:
        self._set_out(game.copy(), [], agents)
        self._begin(list(answers))
        self._run()

    def _set_out(self, start: Game, leads: list[Lead], agents: Sequence[Agent | None]) -> None:
        if len(agents) != len(start.players):
            raise IllegalMove(f"{len(agents)} agents cannot fill {len(start.players)} seats; give one or None each.")
        self.agents = list(agents)
        self._start = start
        self._leads = leads  # how a fork got from the clean start into the middle of a card
        self._before = start.log.decided_count()  # how much of the game's decisions is older than the session
        self._waiting: list[list[int]] | None = None  # not begun yet: the answers to begin with

    def _begin(self, answers: list[list[int]]) -> None:
        """Go from the start through these answers to the next question, as soon as somebody looks: a search that makes
        many forks may never look at most of them."""
        self._waiting = answers

    def _run(self) -> None:
        answers = self._waiting
        if answers is None:
            return
        self._waiting = None
        self._sit_down(self._start.copy())
        for lead, seat, seed in self._leads:
            self._feed(lead)
            question = self._question
            asked, options = (seat, []) if question is None else (question.seat, question.cards)
            deal_unknown(self._game, seat, seed, asked, options)
            self._before = self._game.log.decided_count()
        self._feed(answers)

    def _sit_down(self, game: Game) -> None:
        self._waiting = None
        self._game = game
        self._question: Decision | None = None
        self._door = _Door(self.agents)
        game.agents = [self._door] * len(game.players)
        game.keep_checkpoints = True
        self._greenlet: greenlet | None = None

    def _feed(self, answers: list[list[int]]) -> None:
        """Run on with answers that are known, those of agents' seats included."""
        script = self._door.script
        if self._greenlet is None:
            script += answers
            self._go(None)
        elif answers:
            script += answers[1:]
            self._go(answers[0])
        if self._door.place < len(script):
            raise IllegalAnswer(f"The game is over, and {len(script) - self._door.place} answers are left.")

    def _go(self, answer: list[int] | None) -> None:
        if self._greenlet is None:
            self._greenlet = greenlet(self._game.run)
            reply = self._greenlet.switch()
        else:
            # A question comes back to where the answer before it was given.
            self._greenlet.parent = getcurrent()
            reply = self._greenlet.switch(answer)
        self._question = None if self._greenlet.dead else reply

    @property
    def game(self) -> Game:
        """The game as it stands at the question."""
        self._run()
        return self._game

    @property
    def question(self) -> Decision | None:
        """What is being asked; None when the game is over."""
        self._run()
        return self._question

    @property
    def over(self) -> bool:
        return self.game.over

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        return View(self.game, seat)

    def answer(self, answer: list[int]) -> None:
        """Answer the question and run on to the next. An answer that was not offered changes nothing."""
        if self.question is None:
            raise IllegalMove("The game is over: there is no question to answer.")
        try:
            if not isinstance(answer, list):
                raise TypeError
            self.question.check(answer)
        except TypeError:
            raise IllegalAnswer(f"{answer!r} is no answer: an answer is a list of option numbers.") from None
        decided = self._game.log.decided_count()
        try:
            self._go(list(answer))
        except Exception:
            # A card or a bot failed: the session stands again where it stood.
            self._begin(unpack(self._game.decisions[self._before : decided]))
            raise

    @property
    def answers(self) -> list[list[int]]:
        """All answers of all seats since the session began."""
        return unpack(self.game.decisions[self._before :])

    def undo(self, count: int = 1) -> None:
        """Take back so many of the answers given from outside, and what agents answered since."""
        if all(agent is None for agent in self.agents):
            given = list(range(len(self.answers)))
        else:
            given = [i for i, seat in enumerate(self.asked_seats()) if self.agents[seat] is None]
        if count < 1 or count > len(given):
            raise IllegalMove(f"{count} answers cannot be taken back: {len(given)} have been given.")
        self._begin(self.answers[: given[-count]])

    def undo_seat(self, seat: int) -> None:
        """Take back the last answer that this seat gave, and all that followed it."""
        seats = self.asked_seats()
        if seat not in seats:
            raise IllegalMove(f"Seat {seat} has given no answer yet that could be taken back.")
        last = len(seats) - 1 - seats[::-1].index(seat)
        self._begin(self.answers[:last])

    def asked_seats(self) -> list[int]:
        """Who gave each of the answers so far."""
        trail = Session.__new__(Session)
        trail._set_out(self._start, self._leads, [None] * len(self.agents))
        trail._begin([])
        seats = []
        for answer in self.answers:
            assert trail.question is not None
            seats.append(trail.question.seat)
            trail.answer(answer)
        return seats

    def _clean_state(self) -> tuple[Game, list[list[int]]] | None:
        """The last state of this game with no card half played, and the answers since; None in a fork that has not
        left the card it began in."""
        if self.question is None or self.question.of_turn:
            return self.game.copy(), []
        clean = self.game.checkpoint
        if clean is None or (self._leads and clean.log.decided_count() < self._before):
            return None
        return clean, unpack(self.game.decisions[clean.log.decided_count() :])

    def snapshot(self) -> Snapshot:
        """Remember this very question."""
        return Snapshot(self._start, self._leads, self._before, self.answers, self._clean_state(), self.agents)

    @staticmethod
    def restore(snapshot: Snapshot, agents: Sequence[Agent | None] | None = None) -> Session:
        """A session at the question that was remembered; the one it came from is not touched."""
        new = Session.__new__(Session)
        new._set_out(snapshot.start, snapshot.leads, snapshot.agents if agents is None else agents)
        if snapshot.clean is None:
            new._begin(snapshot.answers)
        else:
            game, since = snapshot.clean
            new._before = snapshot.before
            new._sit_down(game.copy())
            new._feed(since)
        return new

    def fork(self, for_seat: int, seed: object = 0, agents: Sequence[Agent | None] | None = None) -> Session:
        """A game that goes on from this question and looks the same to that seat, in which everything the seat cannot
        know has been dealt anew. By default all its seats are answered from outside."""
        if not isinstance(for_seat, int) or not 0 <= for_seat < len(self.agents):
            raise IllegalMove(f"There is no seat {for_seat} to fork for: seats are 0 to {len(self.agents) - 1}.")
        new = Session.__new__(Session)
        seats: Sequence[Agent | None] = [None] * len(self.agents) if agents is None else agents
        question = self.question
        if question is None or question.of_turn:
            # No card is half played: deal anew and ask again.
            new._set_out(deal_to_question(self.game, question, for_seat, seed), [], seats)
            new._begin([])
            return new
        clean = self._clean_state()
        if question.seat == for_seat:
            # What half-played cards hold on to, this seat has seen; only what it has not seen is dealt anew.
            if clean is not None:
                new._set_out(clean[0], [(clean[1], for_seat, seed)], seats)
            else:
                new._set_out(self._start, [*self._leads, (self.answers, for_seat, seed)], seats)
        elif clean is not None:
            # Somebody else is asked, perhaps about cards this seat has not seen: find another deal that leads here.
            dealt, lead = retrace(clean[0], clean[1], self.game, question, for_seat, seed)
            new._set_out(dealt, [(lead, for_seat, seed)], seats)
        else:
            raise IllegalMove("A fork still inside the card it began in can be forked only for the seat that is asked.")
        new._begin([])
        return new
