"""A game stepped from outside: suspended at each question, with undo, snapshots and forks.

The game runs in a greenlet of its own and is switched away from when an outside seat is asked, so card code stays
plain and a question can be asked in the middle of any card. A fork has no greenlet until it is answered: it is a copy
of the game as it stands at the question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greenlet import getcurrent, greenlet
from mypy_extensions import mypyc_attr

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


# Answers in one flat list, and then for which seat what it cannot know is dealt anew, by which seed.
Lead = tuple[list[int], int, object]
# Shared where there are none; never changed.
NO_LEADS: Final[list[Lead]] = []
NO_ANSWERS: Final[list[int]] = []


@dataclass
class Snapshot:
    """A question to come back to: how the session began, its answers, and a clean state not long before."""

    start: Game
    leads: list[Lead]
    before: int
    answers: list[list[int]]
    clean: tuple[Game, list[int]] | None
    agents: list[Agent | None]


class _Door(Agent):
    """Answers from a script first, then from the seat's own agent, then from outside."""

    def __init__(self, agents: list[Agent | None]) -> None:
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


class _Still:
    """What the forks made at one question start from: the session's own game, or a copy of it once that goes on. In the
    middle of a card, also the way there: from which clean state, and by which answers."""

    def __init__(
        self, game: Game, question: Decision | None, start: Game | None, leads: list[Lead], answers: list[int]
    ) -> None:
        self.game = game
        self.question = question
        self.start = start  # None at a question of the turn: the game itself is clean
        self.leads = leads
        self.answers = answers
        self.awaited = 0  # forks that nobody has looked at yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """A running game and the question it waits at. Seats without an agent are answered through `answer`.

    The game given must be dealt and not begun, or otherwise clean (no card half played). It is copied.
    """

    # Where a parameter may be `Any`, compiled code would otherwise refuse what is wrong before this can say why.
    agents: list[Agent | None]
    _start: Game | None  # a clean state that never runs; None in a fork that stands in it and has not run yet
    _leads: list[Lead]  # how a fork got from the clean start into the middle of a card
    _before: int  # how much of the game's decisions is older than the session
    _waiting: list[list[int]] | None  # answers to go through as soon as somebody looks
    _origin: _Still | None  # a fork that nobody has looked at: what it is a copy of ...
    _seat: int  # ... for which seat ...
    _seed: object  # ... and dealt by which seed
    _game: Game
    _question: Decision | None
    _standing: bool  # at the question without having run there: there is no greenlet yet
    _still: _Still | None  # what forks made at this question have in common
    _greenlet: greenlet | None
    _door: _Door

    def __init__(self, game: Game, agents: Sequence[Agent | None], answers: Sequence[list[int]] = ()) -> None:
        self._take_seats(agents, len(game._players))
        self._set_out(game.copy(), NO_LEADS)
        self._begin(list(answers))
        self._arrive()

    @staticmethod
    def at(game: Game, question: Decision) -> Session:
        """A session that stands in a running game at the question that is being asked there: to make forks of, as long
        as it is being asked. It is not to be answered."""
        new = Session.__new__(Session)
        new._take_seats(None, len(game._players))
        new._stand(game, question)
        new._before = 0
        return new

    def _take_seats(self, agents: Sequence[Agent | None] | None, seats: int) -> None:
        """Who sits where; nobody at all if nothing is given."""
        if agents is None:
            self.agents = [None] * seats
        else:
            self.agents = list(agents)
            if len(self.agents) != seats:
                raise IllegalMove(f"{len(self.agents)} agents cannot fill {seats} seats; give one or None each.")
        self._start = None
        self._leads = NO_LEADS
        self._before = 0
        self._waiting = None
        self._origin = None
        self._question = None
        self._standing = False
        self._still = None
        self._greenlet = None

    def _set_out(self, start: Game, leads: list[Lead]) -> None:
        self._start = start
        self._leads = leads
        self._before = start.log.decided_count()

    def _begin(self, answers: list[list[int]]) -> None:
        """Go from the start through these answers to the next question, as soon as somebody looks: a search that makes
        many forks may never look at most of them."""
        self._waiting = answers
        self._standing = False
        self._still = None  # its forks keep the game as it is: this session makes itself another

    # -- getting to the question ------------------------------------------------------------------------------------

    def _arrive(self) -> None:
        """Be at the question: somebody looks."""
        if self._origin is not None:
            self._deal(self._origin)
        if self._waiting is not None:
            answers = self._waiting
            self._waiting = None
            if not self._standing:
                self._game = self._home().copy()
            self._set_off()
            self._feed(answers)

    def _deal(self, still: _Still) -> None:
        self._origin = None
        still.awaited -= 1
        game = still.game.copy()
        deal_unknown(game, self._seat, self._seed, self._seat)
        if still.start is not None:
            self._start = still.start
            self._leads = [*still.leads, (still.answers, self._seat, self._seed)]
        self._stand(game, still.question)

    def _stand(self, game: Game, question: Decision | None) -> None:
        """Be at a question without having run there. The question may be that of another copy of the game: copies share
        cards and piles. In the middle of a card the game is only a picture, whose card cannot go on by itself."""
        self._game = game
        self._question = question
        self._before = game.log.decided_count()
        self._standing = True
        if question is not None and self.agents[question.seat] is not None:
            self._waiting = []

    def _home(self) -> Game:
        """The clean state that the session began in, never to be run."""
        if self._start is None:
            self._start = self._game.copy()
        return self._start

    def _set_off(self) -> None:
        """Let the game run from its clean start, and lead it to where it was forked."""
        home = self._home()
        if self._standing and self._leads:
            self._game.become(home)  # the half-played card is played again, and deals the same
        self._standing = False
        self._sit_down(home)
        if self._leads:
            self._door.agents = [None] * len(self.agents)
            for answers, seat, seed in self._leads:
                self._feed(unpack(answers))
                question = self._question
                if question is None:
                    deal_unknown(self._game, seat, seed, seat)
                else:
                    deal_unknown(self._game, seat, seed, question.player, question.cards)
            self._door.agents = self.agents
            self._before = self._game.log.decided_count()

    def _sit_down(self, clean: Game) -> None:
        """Make the game ready to run from a clean state."""
        game = self._game
        self._question = None
        self._greenlet = None
        self._door = _Door(self.agents)
        game.agents = [self._door] * len(game._players)
        game.keep_checkpoints = False
        for agent in self.agents:
            if agent is None or agent.thinks():  # they are for looking in from outside, and for who thinks
                game.keep_checkpoints = True
                break
        game.checkpoint = clean

    def _feed(self, answers: list[list[int]]) -> None:
        """Run on with answers that are known, those of agents' seats included."""
        door = self._door
        question = self._question
        if self._greenlet is None:
            door.script += answers
            self._go(None)
        elif answers:
            door.script += answers[1:]
            self._go(answers[0])
        elif question is not None:
            agent = door.agents[question.seat]
            if agent is not None:
                self._go(agent.decide(self._game.view_for(question), question))
        if door.place < len(door.script):
            raise IllegalAnswer(f"The game is over, and {len(door.script) - door.place} answers are left.")

    def _go(self, answer: Any) -> None:
        if self._greenlet is None:
            self._greenlet = greenlet(self._game.run)
            reply = self._greenlet.switch()
        else:
            # A question comes back to where the answer before it was given.
            self._greenlet.parent = getcurrent()
            reply = self._greenlet.switch(answer)
        self._question = None if self._greenlet.dead else reply

    # -- at the question --------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it stands at the question."""
        self._arrive()
        return self._game

    @property
    def question(self) -> Decision | None:
        """What is being asked; None when the game is over."""
        self._arrive()
        return self._question

    @property
    def over(self) -> bool:
        return self.game.over

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        return View(self.game, seat)

    def answer(self, answer: list[int] | Any) -> None:
        """Answer the question and run on to the next. An answer that was not offered changes nothing."""
        question = self.question
        if question is None:
            raise IllegalMove("The game is over: there is no question to answer.")
        try:
            if not isinstance(answer, list):
                raise TypeError
            question.check(answer)
        except TypeError:
            raise IllegalAnswer(f"{answer!r} is no answer: an answer is a list of option numbers.") from None
        self._leave()
        decided = self._game.log.decided_count()
        try:
            if self._standing:
                self._set_off()
                self._feed([list(answer)])
            else:
                self._go(list(answer))
        except Exception:
            # A card or a bot failed: the session stands again where it stood.
            self._begin(unpack(self._game.decisions[self._before : decided]))
            raise

    def _leave(self) -> None:
        """The game goes on: forks of this question that nobody has looked at yet need it as it is."""
        if self._still is not None:
            if self._still.awaited:
                self._still.game = self._game.copy()
            self._still = None

    @property
    def answers(self) -> list[list[int]]:
        """All answers of all seats since the session began."""
        return unpack(self.game.log.decided_since(self._before))

    # -- undo and snapshots -----------------------------------------------------------------------------------------

    def undo(self, count: int = 1) -> None:
        """Take back so many of the answers given from outside, and what agents answered since."""
        answers = self.answers
        if all(agent is None for agent in self.agents):
            given = list(range(len(answers)))
        else:
            given = [i for i, seat in enumerate(self.asked_seats()) if self.agents[seat] is None]
        if count < 1 or count > len(given):
            raise IllegalMove(f"{count} answers cannot be taken back: {len(given)} have been given.")
        self._begin(answers[: given[-count]])

    def undo_seat(self, seat: int) -> None:
        """Take back the last answer that this seat gave, and all that followed it."""
        seats = self.asked_seats()
        if seat not in seats:
            raise IllegalMove(f"Seat {seat} has given no answer yet that could be taken back.")
        last = len(seats) - 1 - seats[::-1].index(seat)
        self._begin(self.answers[:last])

    def asked_seats(self) -> list[int]:
        """Who gave each of the answers so far."""
        answers = self.answers
        trail = Session.__new__(Session)
        trail._take_seats(None, len(self.agents))
        trail._set_out(self._home(), self._leads)
        trail._begin([])
        seats = []
        for answer in answers:
            question = trail.question
            assert question is not None
            seats.append(question.seat)
            trail.answer(answer)
        return seats

    def _before_card(self) -> tuple[Game, list[int]] | None:
        """In the middle of a card: the last state of this game with no card half played, and the answers since; None in
        a fork that has not left the card it began in."""
        clean = self._game.checkpoint
        if clean is None:
            return None
        decided = clean.log.decided_count()
        if self._leads and decided < self._before:
            return None
        return clean, self._game.log.decided_since(decided)

    def snapshot(self) -> Snapshot:
        """Remember this very question."""
        answers = self.answers
        if self._question is None or self._question.of_turn:
            clean: tuple[Game, list[int]] | None = (self._game.copy(), NO_ANSWERS)
        else:
            clean = self._before_card()
        return Snapshot(self._home(), self._leads, self._before, answers, clean, self.agents)

    @staticmethod
    def restore(snapshot: Snapshot, agents: Sequence[Agent | None] | None = None) -> Session:
        """A session at the question that was remembered; the one it came from is not touched."""
        new = Session.__new__(Session)
        new._take_seats(snapshot.agents if agents is None else agents, len(snapshot.start._players))
        new._set_out(snapshot.start, snapshot.leads)
        if snapshot.clean is None:
            new._begin(snapshot.answers)
        else:
            clean, since = snapshot.clean
            new._before = snapshot.before
            new._game = clean.copy()
            new._sit_down(clean)
            new._feed(unpack(since))
        return new

    # -- forks ------------------------------------------------------------------------------------------------------

    def fork(
        self, for_seat: int | Any, seed: object = 0, agents: Sequence[Agent | None] | None = None
    ) -> Session:
        """A game that goes on from this question and looks the same to that seat, in which everything the seat cannot
        know has been dealt anew. By default all its seats are answered from outside."""
        count = len(self.agents)
        seat: int = for_seat if isinstance(for_seat, int) else -1
        if not 0 <= seat < count:
            raise IllegalMove(f"There is no seat {for_seat} to fork for: seats are 0 to {count - 1}.")
        self._arrive()
        question = self._question
        new = Session.__new__(Session)
        new._take_seats(agents, count)
        if question is None or question.seat == seat:
            # What half-played cards hold on to, this seat has seen, and its question stays the same: only what it has
            # not seen is dealt anew, once somebody looks.
            still = self._stand_still()
            still.awaited += 1
            new._origin = still
            new._seat = seat
            new._seed = seed
        elif question.of_turn:
            game, asked = deal_to_question(self._game, seat, seed)
            new._stand(game, asked)
        else:
            # Somebody else is asked, perhaps about cards this seat has not seen: find another deal that leads here.
            clean = self._before_card()
            if clean is None:
                raise IllegalMove(
                    "A fork still inside the card it began in can be forked only for the seat that is asked."
                )
            way = retrace(clean[0], unpack(clean[1]), self._game, question, seat, seed)
            deal_unknown(way.game, seat, seed, way.question.player, way.question.cards)
            new._set_out(way.start, [(way.game.log.decided_since(way.start.log.decided_count()), seat, seed)])
            new._stand(way.game, way.question)
        return new

    def _stand_still(self) -> _Still:
        still = self._still
        if still is None:
            question = self._question
            if question is None or question.of_turn:
                still = _Still(self._game, question, None, NO_LEADS, NO_ANSWERS)
            else:
                clean = self._before_card()
                if clean is not None:
                    still = _Still(self._game, question, clean[0], NO_LEADS, clean[1])
                else:
                    answers = self._game.log.decided_since(self._before)
                    still = _Still(self._game, question, self._home(), self._leads, answers)
            self._still = still
        return still
