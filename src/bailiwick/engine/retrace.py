"""Forks at somebody else's question in the middle of a card.

The seat a fork is for must not learn what the other is asked about. So the cards are dealt anew before the half-played
card, and another way is looked for that leads to the same question and looks the same to that seat. Cards it knows by
now stay where they were; the others answer as they did where they can, and by chance where they cannot.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bailiwick.engine import log
from bailiwick.engine.decision import NUMBER, Agent, Decision, random_answer
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.knowledge import any_in, deal_unknown, known_cards, redeal
from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import streams

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.view import View

TRIES = 400


class _Stop(Exception):
    """The end of one attempt."""

    def __init__(self, arrived: Decision | None) -> None:
        super().__init__()
        self.arrived = arrived


class _Step:
    """A question that was asked on the way, and its answer."""

    def __init__(self, question: Decision, answer: list[int]) -> None:
        self.question = question
        self.answer = answer


class _Recorder(Agent):
    """Goes the way again as it was and notes the questions."""

    def __init__(self, answers: list[list[int]]) -> None:
        self.answers = answers
        self.steps: list[_Step] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        if len(self.steps) == len(self.answers):
            raise _Stop(decision)
        self.steps.append(_Step(decision, self.answers[len(self.steps)]))
        return self.steps[-1].answer


class _Retracer(Agent):
    """Goes a similar way through another deal."""

    def __init__(self, steps: list[_Step], goal: Decision, seat: int, seed: object, known: list[Card]) -> None:
        self.known = known  # cards whose place the seat knows: what was picked among others is a secret
        self.steps = steps
        self.place = 0
        self.goal = goal
        self.seat = seat
        self.rng = random.Random(repr(seed))

    def decide(self, view: View, decision: Decision) -> list[int]:
        return self._own(decision) if decision.seat == self.seat else self._other(decision)

    def _own(self, decision: Decision) -> list[int]:
        """The seat's own answers are what they were."""
        while self.place < len(self.steps) and self.steps[self.place].question.seat != self.seat:
            self.place += 1
        if self.place == len(self.steps):
            raise _Stop(None)
        step = self.steps[self.place]
        self.place += 1
        if not alike(step.question, decision):
            raise _Stop(None)
        answer = translate(step, decision)
        if answer is None:
            raise _Stop(None)
        return answer

    def _other(self, decision: Decision) -> list[int]:
        """Others answer as they did, if they are asked the same and have what they picked."""
        ahead = self.place
        while ahead < len(self.steps) and self.steps[ahead].question.seat != self.seat:
            step = self.steps[ahead]
            ahead += 1
            if alike(step.question, decision):
                self.place = ahead
                return self._like(step, decision)
        if ahead == len(self.steps) and alike(self.goal, decision):
            raise _Stop(decision)
        return random_answer(decision, self.rng)

    def _like(self, step: _Step, decision: Decision) -> list[int]:
        """The same answer, if the seat knows what was picked; otherwise as many options by chance."""
        picked = [step.question.cards[i] for i in step.answer if i < len(step.question.cards)]
        if all(card in self.known for card in picked) or decision.shape == NUMBER:
            answer = translate(step, decision)
            if answer is not None:
                return answer
        if decision.cards and len(step.answer) <= len(decision.cards):
            answer = self.rng.sample(range(len(decision.cards)), len(step.answer))
            try:
                decision.check(answer)
            except ValueError:
                pass
            else:
                return answer
        return random_answer(decision, self.rng)


def alike(one: Decision, other: Decision) -> bool:
    """Whether two questions are the same but for the options."""
    kinds = [None if q.cause is None else q.cause.kind for q in (one, other)]
    return one.seat == other.seat and one.purpose == other.purpose and kinds[0] is kinds[1]


def translate(step: _Step, decision: Decision) -> list[int] | None:
    """The number of the same options in another question; None where they were not offered."""
    old = step.question
    if old.shape == NUMBER or not old.cards:
        answer = step.answer
    else:
        answer = []
        for i in step.answer:
            if i >= len(old.cards):
                answer.append(i - len(old.cards) + len(decision.cards))
            elif old.cards[i] in decision.cards:
                answer.append(decision.cards.index(old.cards[i]))
            else:
                return None
    try:
        decision.check(answer)
    except ValueError:
        return None
    return answer


class Way:
    """Another deal of a clean state, and the game that went from it to a question like the one it was to lead to."""

    def __init__(self, start: Game, game: Game, question: Decision) -> None:
        self.start = start
        self.game = game
        self.question = question


def retrace(clean: Game, answers: list[list[int]], now: Game, goal: Decision, seat: int, seed: object) -> Way:
    """A way from another deal of `clean` to a question like `goal`, the seat none the wiser."""
    recorder = _Recorder(answers)
    _attempt(clean.copy(), recorder)
    seen = now.view(seat).log(len(clean.log))
    table = now.view(seat).data()
    pinned = known_cards(now, seat)
    for entry in now.log.entries(len(clean.log)):
        if log.seen_by(entry, seat):
            pinned += entry.cards  # where it was is known by now, whatever became of it since
    about_hand = any_in(goal.cards, now._players[goal.player].hand)
    for attempt in range(TRIES):
        dealt = clean.copy()
        made = streams((seed, attempt), len(dealt._players))
        pass_anew(dealt, seat, made[-1], pinned)
        for player in dealt._players:
            redeal(player, seat, made[player.index], pinned)
            # Others shuffle by a chance of their own. Where what they then turned up is too rare to come again, they
            # shuffle as they did: their hidden cards are dealt anew at the question too, but for what it is about.
            fresh = attempt < TRIES // 4 or (about_hand and player.index == goal.player)
            if player.index != seat and fresh:
                player.rng = made[player.index]
        way = dealt.copy()
        retracer = _Retracer(recorder.steps, goal, seat, (seed, attempt), pinned)
        arrived = _attempt(way, retracer)
        if arrived is not None and way.view(seat).log(len(clean.log)) == seen and way.view(seat).data() == table:
            return Way(dealt, way, arrived)
    raise BailiwickError(f"No other deal was found that leads seat {seat} to this question.")


def deal_to_question(game: Game, seat: int, seed: object) -> tuple[Game, Decision]:
    """Another deal of a game at a question of somebody else's turn, and that question. That they are asked may tell
    something (they have an Action to play), so the first deal need not do."""
    for attempt in range(TRIES):
        dealt = game.copy()
        deal_unknown(dealt, seat, (seed, attempt) if attempt else seed, seat)
        asked = dealt.turn_question()
        if asked is not None:
            return dealt, asked
    raise BailiwickError(f"No other deal was found that leads seat {seat} to this question.")


def _attempt(game: Game, agent: Agent) -> Decision | None:
    """Run until the agent stops; the question it arrived at, if that is what stopped it."""
    game.agents = [agent] * len(game._players)
    try:
        game.run()
    except _Stop as stop:
        return stop.arrived
    return None
