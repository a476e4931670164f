"""Playing on in mind: what the answers to a question are worth, found out by forks that hands play to the end.

A way to go on is an answer and a hand that plays on from there. All ways are tried in the same forks, so that luck is
the same for all. A few games tell little, and the best of many ways tried in a few games is the luckiest one: so what
they say is weighed against what is to be expected, which is that no way is much better than the usual one. Ways that
can hardly be the best any more are not tried further.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from bailiwick.bots.tactics import Tactician
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.thinking import FAR, Thought
from bailiwick.engine.view import View

__all__ = ["Idea", "Thinker", "Way"]

FIRST: Final = 6  # forks in which every way is tried
ROUND: Final = 4  # forks between looks at which ways are worth trying further
MARGIN: Final = 0.4  # how much of the worth of a game is by how much it is won
POINTS: Final = 8.0  # a lead that is a good part of that
SPREAD: Final = 0.05  # by so much ways usually differ in what they are worth
DOUBT: Final = 1.5  # a way that would be best only if it were better than known by so many errors is given up


class Way:
    """An answer and the hand that plays on from there, with what came of it in each fork."""

    def __init__(self, answer: list[int], hand: Tactician, expected: float = 0.0) -> None:
        self.answer = answer
        self.hand = hand
        self.expected = expected  # how much better than the usual way it is before anything is known
        self.worths: list[float] = []
        self.won = 0.0
        self.better = 0.0  # than the usual way, by all that is known,
        self.error = SPREAD  # and how sure that is

    def compare(self, usual: Way) -> None:
        """Weigh what the forks say against what was to be expected."""
        if self is usual:
            self.better = self.error = 0.0
            return
        n = len(self.worths)
        total = squares = 0.0
        for mine, other in zip(self.worths, usual.worths, strict=False):
            difference = mine - other
            total += difference
            squares += difference * difference
        prior = 1.0 / (SPREAD * SPREAD)
        if n:
            mean = total / n
            # Never nothing: a few games that end alike prove little.
            variance = (squares - n * mean * mean + 0.4) / (n + 1)
            seen = n / max(variance, 0.0001)
        else:
            mean = seen = 0.0
        self.better = (prior * self.expected + seen * mean) / (prior + seen)
        self.error = 1.0 / sqrt(prior + seen)


class Idea:
    """A way that was thought through: its chance to win, how much better it is than the usual answer, and how sure
    that is."""

    def __init__(self, way: Way) -> None:
        n = max(1, len(way.worths))
        self.answer = way.answer
        self.hand = way.hand  # the one that plays on, with its plan
        self.chance = way.won / n  # the share of the forks that the seat won
        self.worth = sum(way.worths) / n  # the same, and a little for winning by much
        self.better = way.better
        self.error = way.error
        self.games = len(way.worths)

    def __repr__(self) -> str:
        return f"<Idea {self.answer}: {self.chance:.0%} of {self.games} games, {self.better:+.1%} ± {self.error:.1%}>"


class Thinker:
    """Thinks for one seat about a question, within a budget of games or of seconds.

    With a budget of games the same question, seed and ways give the same ideas, on any machine.
    """

    def __init__(self, seed: int = 0, far: int = FAR) -> None:
        self.seed = seed
        self.far = far  # turns that a fork is played on for
        self.clock: Callable[[], float] = time.perf_counter
        self.forks = 0  # that were made in all
        self.spent = 0.0  # of the budget for the last question

    def think(
        self,
        view: View,
        decision: Decision,
        ways: Sequence[Way],
        others: Callable[[int], Sequence[Agent]],
        games: int = 0,
        seconds: float = 0.0,
    ) -> list[Idea]:
        """The ways as ideas, the best first. The first of them is the usual one. `others` says, for each fork, who
        plays at the seats; the seat's own place in it is taken by the hand of the way."""
        thought = Thought(view, decision)
        usual = ways[0]
        left = list(ways)
        begun = self.clock()
        tried = 0
        rounds = FIRST
        while True:
            for _ in range(rounds):
                self.forks += 1
                seed = self.seed * 1_000_003 + self.forks
                agents = list(others(self.forks))
                for way in left:
                    agents[view.seat] = way.hand
                    self._try(thought, way, seed, agents)
                tried += len(left)
                self.spent = float(tried) if games else self.clock() - begun
                if self.spent >= (games or seconds):
                    return ideas_of(ways)
            rounds = ROUND
            left = promising(left, usual)
            if len(left) == 1:
                return ideas_of(ways)

    def _try(self, thought: Thought, way: Way, seed: int, agents: Sequence[Agent]) -> None:
        game = thought.play_on(way.answer, seed, agents, self.far)
        seat = thought.seat
        winners = game.winners()
        won = 1.0 / len(winners) if seat in winners else 0.0
        way.won += won
        way.worths.append((1.0 - MARGIN) * won + MARGIN * lead_share(game, seat))


def promising(left: list[Way], usual: Way) -> list[Way]:
    """The usual way, and those that may still be the best."""
    for way in left:
        way.compare(usual)
    best = max(way.better for way in left)
    kept = [way for way in left if way is not usual and way.better + DOUBT * way.error > best]
    if not kept:
        return [usual]
    if len(kept) == 1 and kept[0].better > DOUBT * kept[0].error:
        return kept  # it is better than the usual one, and nothing else may be the best
    return [usual, *kept]  # the usual way is what others are compared with


def ideas_of(ways: Sequence[Way]) -> list[Idea]:
    for way in ways:
        way.compare(ways[0])
    return [Idea(way) for way in sorted(ways, key=lambda way: -way.better)]


def lead_share(game: Game, seat: int) -> float:
    """Between 0 and 1 by how far the seat is ahead of the best of the others, or behind."""
    scores = game.scores()
    own = scores.pop(seat)
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, (own - max(scores)) / POINTS))))
