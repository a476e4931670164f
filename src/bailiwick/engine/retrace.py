"""Forks at somebody else's question in the middle of a card.

The seat a fork is for must not learn what the other is asked about. So the cards are dealt anew before the half-played
card, and another way is looked for that leads to the same question and looks the same to that seat. Cards it knows by
now stay where they were; the others answer as they did where they can, and by chance where they cannot.

Where what was turned up is too rare to come again by chance, a deal is made of the true one: step by step, some of what
the seat does not know changes places, in zones and in what shuffles brought, and each step that looks the same is kept.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bailiwick.engine import log
from bailiwick.engine.decision import NUMBER, Agent, Decision, random_answer
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.knowledge import deal_unknown, known_cards, redeal
from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import streams
from bailiwick.engine.scripted import Shuffle, write_shuffles, written_shuffles

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.view import View

TRIES = 100  # deals by chance alone
STEPS = 100  # then, of the walk away from the true deal
# How much of what the seat does not know stays where it is in a step; where nothing does, one step is enough.
STAYS = (0.0, 0.0, 0.5, 0.75, 0.9)


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

    def __init__(
        self, steps: list[_Step], goal: Decision, seat: int, seed: object, known: list[Card], stays: float
    ) -> None:
        self.known = known  # cards whose place the seat knows: what was picked among others is a secret
        self.stays = stays  # how often what was picked in secret is the card at the same place
        self.steps = steps
        self.place = 0
        self.goal = goal
        self.seat = seat
        self.rng = random.Random(repr(seed))
        self.went: list[_Step] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self._own(decision) if decision.seat == self.seat else self._other(decision)
        self.went.append(_Step(decision, answer))
        return answer

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
        """The same answer, if the seat knows what was picked; otherwise as many options, by place or by chance."""
        picked = [step.question.cards[i] for i in step.answer if i < len(step.question.cards)]
        if all(card in self.known for card in picked) or decision.shape == NUMBER:
            answer = translate(step, decision)
            if answer is not None:
                return answer
        if self.rng.random() < self.stays and fits(step.answer, decision):
            return step.answer
        if decision.cards and len(step.answer) <= len(decision.cards):
            answer = self.rng.sample(range(len(decision.cards)), len(step.answer))
            if fits(answer, decision):
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
    return answer if fits(answer, decision) else None


def fits(answer: list[int], decision: Decision) -> bool:
    """Whether it is an answer to the question."""
    try:
        decision.check(answer)
    except ValueError:
        return False
    return True


class Way:
    """Another deal of a clean state, and the game that went from it to a question like the one it was to lead to."""

    def __init__(self, start: Game, game: Game, question: Decision, steps: list[_Step]) -> None:
        self.start = start
        self.game = game
        self.question = question
        self.steps = steps


class _Search:
    """What every other way is measured by: how the true one looks to the seat."""

    def __init__(self, clean: Game, now: Game, goal: Decision, seat: int, seed: object) -> None:
        self.since = len(clean.log)
        self.goal = goal
        self.seat = seat
        self.seed = seed
        self.seen = now.view(seat).log(self.since)
        self.table = now.view(seat).data()
        known = known_cards(now, seat)
        # What the seat has seen on the way: where it was is known by now, whatever became of it since ...
        self.pinned = known[:]
        # ... and what a shuffle brought, as far as the seat has seen it after that shuffle: by player and shuffle.
        self.fixed: list[list[list[Card]]] = [[] for _ in now._players]
        for entry in now.log.entries(self.since):
            if entry.kind == log.SHUFFLE:
                self.fixed[entry.seat].append(known[:])
            if log.seen_by(entry, seat):
                self.pinned += entry.cards
                for shuffles in self.fixed:
                    for fixed in shuffles:
                        fixed += entry.cards

    def go(self, start: Game, steps: list[_Step], attempt: int, stays: float) -> Way | None:
        """The way from this deal, if it leads to the question and looks the same."""
        game = start.copy()
        retracer = _Retracer(steps, self.goal, self.seat, (self.seed, attempt), self.pinned, stays)
        arrived = _attempt(game, retracer)
        if arrived is None:
            return None
        view = game.view(self.seat)
        if view.log(self.since) != self.seen or view.data() != self.table:
            return None
        return Way(start, game, arrived, retracer.went)

    def deal(self, clean: Game, attempt: int, held: list[Card]) -> Game:
        """Another deal: what the seat does not know by now changes places, apart from what is held."""
        dealt = clean.copy()
        pinned = self.pinned + held
        made = streams((self.seed, attempt), len(dealt._players))
        pass_anew(dealt, self.seat, made[-1], pinned)
        for player in dealt._players:
            redeal(dealt, player, self.seat, made[player.index], pinned)
        return dealt

    def shuffle_anew(self, dealt: Game, shuffles: list[list[Shuffle]], held: list[Card], rng: random.Random) -> None:
        """Write shuffles that bring what the seat has seen of them, and anything of the rest."""
        scripts: list[list[Shuffle]] = []
        for seat, old in enumerate(shuffles):
            fixed = self.fixed[seat]
            scripts.append([old[i].anew(fixed[i] + held, rng) for i in range(min(len(old), len(fixed)))])
        write_shuffles(dealt, scripts)


def retrace(clean: Game, answers: list[list[int]], now: Game, goal: Decision, seat: int, seed: object) -> Way:
    """A way from another deal of `clean` to a question like `goal`, the seat none the wiser."""
    recorder = _Recorder(answers)
    true = clean.copy()
    write_shuffles(true, [[] for _ in true._players])
    arrived = _attempt(true, recorder)
    assert arrived is not None, "the game does not come to its question again"
    search = _Search(clean, now, goal, seat, seed)
    for attempt in range(TRIES):
        dealt = search.deal(clean, attempt, [])
        fresh = streams((seed, attempt, "shuffles"), len(dealt._players))
        for player in dealt._players:
            if player.index != seat:
                player.rng = fresh[player.index]
        found = search.go(dealt, recorder.steps, attempt, 0.0)
        if found is not None:
            return found
    return _walk(search, Way(clean.copy(), true, arrived, recorder.steps))


def _walk(search: _Search, way: Way) -> Way:
    """Away from the true way, by steps that look the same."""
    rng = random.Random(repr((search.seed, "walk")))
    cards = [card for player in way.start._players for card in player.all_cards()]
    for step in range(STEPS):
        stays = STAYS[rng.randrange(len(STAYS))]
        held = [card for card in cards if rng.random() < stays]
        dealt = search.deal(way.start, TRIES + step, held)
        search.shuffle_anew(dealt, written_shuffles(way.game), held, rng)
        found = search.go(dealt, way.steps, TRIES + step, stays)
        if found is not None:
            way = found
            if stays == 0.0:
                break
    return way


def deal_to_question(game: Game, seat: int, seed: object) -> tuple[Game, Decision]:
    """Another deal of a game at a question of somebody else's turn, and that question. That they are asked may tell
    something (they have an Action to play), so the first deal need not do; where none does, the true one is changed
    step by step."""
    for attempt in range(TRIES):
        dealt = game.copy()
        deal_unknown(dealt, seat, (seed, attempt) if attempt else seed, seat)
        asked = dealt.turn_question()
        if asked is not None:
            return dealt, asked
    rng = random.Random(repr((seed, "walk")))
    cards = [card for player in game._players for card in player.all_cards()]
    found: tuple[Game, Decision] | None = None
    for step in range(STEPS + 1):
        dealt = (game if found is None else found[0]).copy()
        dealt.forgotten = game.forgotten
        stays = 1.0 if found is None else STAYS[rng.randrange(len(STAYS))]
        deal_unknown(dealt, seat, (seed, TRIES + step), seat, None, [c for c in cards if rng.random() < stays])
        asked = dealt.turn_question()
        if asked is not None:
            found = dealt, asked
    if found is None:
        raise BailiwickError(f"Seat {seat} is asked nothing in this deal.")
    return found


def _attempt(game: Game, agent: Agent) -> Decision | None:
    """Run until the agent stops; the question it arrived at, if that is what stopped it."""
    game.agents = [agent] * len(game._players)
    try:
        game.run()
    except _Stop as stop:
        return stop.arrived
    return None
