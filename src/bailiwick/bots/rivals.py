"""What others are up to: which of the plans for a kingdom goes with what they were seen to gain.

Of each plan it is known how many of each card it has at which turn, on average (`Pace`). A player who has what a plan
would have by now is likely to follow it; what really moves them nobody asks.
"""

from __future__ import annotations

import random
from math import exp, log
from typing import Final

from bailiwick.bots.tactics import Tactician
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.view import View

__all__ = ["Pace", "Rivals", "pace_of"]

GAMES: Final = 12  # from which a pace is known
TURNS: Final = 30
NEVER: Final = 0.15  # copies of a card that anybody may come to have
TRUST: Final = 0.5  # how far a pace is to be believed: players differ more than chance does
STARTING: Final = {"Copper", "Estate", "Curse"}


class Pace:
    """What a plan owns at the beginning of each turn."""

    def __init__(self) -> None:
        self.sums: list[dict[str, int]] = [{} for _ in range(TURNS)]
        self.games = [0] * TURNS

    def note(self, turn: int, counts: dict[str, int]) -> None:
        if turn < TURNS:
            self.games[turn] += 1
            sums = self.sums[turn]
            for name, count in counts.items():
                sums[name] = sums.get(name, 0) + count

    def likelihood(self, turn: int, counts: dict[str, int]) -> float:
        """How likely it is to own these cards at the beginning of that turn, as a logarithm."""
        turn = min(turn, TURNS - 1)
        while turn > 1 and not self.games[turn]:
            turn -= 1
        games = max(1, self.games[turn])
        sums = self.sums[turn]
        found = 0.0
        for name in {*counts, *sums} - STARTING:
            expected = sums.get(name, 0) / games + NEVER
            found += counts.get(name, 0) * log(expected) - expected
        return found


class _Noting(Agent):
    """A hand, whose cards are noted as each of its turns begins."""

    def __init__(self, hand: Tactician, pace: Pace) -> None:
        self.hand = hand
        self.pace = pace
        self.turn = 0

    def decide(self, view: View, decision: Decision) -> list[int]:
        if view.my_turn and view.turns != self.turn:
            self.turn = view.turns
            self.pace.note(self.turn, {name: n for name, n in view.counts.items() if n})
        return self.hand.decide(view, decision)


def pace_of(table: Game, hand: Tactician) -> Pace:
    """What a hand comes to own, turn by turn, where all play alike."""
    pace = Pace()
    for number in range(GAMES):
        game = table.copy()
        game.most_turns = TURNS * len(table.players)
        game.agents = [_Noting(hand, pace) for _ in table.players]
        game.deal(number)
        game.run()
    return pace


class Rivals:
    """Which plans the others may follow, and how likely each is."""

    def __init__(self, view: View, hands: list[Tactician], paces: list[Pace]) -> None:
        self.hands = hands
        counted = view.counted()
        self.weights: list[list[float]] = []
        for seat in range(view.players):
            if counted is None or seat == view.seat or len(paces) < len(hands):
                self.weights.append([1.0] * len(hands))
            else:
                owned = counted[seat].owned
                likely = [TRUST * pace.likelihood(view.turns, owned) for pace in paces]
                most = max(likely)
                self.weights.append([exp(one - most) for one in likely])

    def sit_down(self, fork: int) -> list[Agent]:
        """Who plays at each seat in that fork: hands by chance, the likely ones more often."""
        rng = random.Random(fork)
        found: list[Agent] = [rng.choices(self.hands, weights)[0] for weights in self.weights]
        return found
