"""A bot that answers every question by chance, uniformly over the legal answers."""

from __future__ import annotations

import random

from bailiwick.engine.decision import Agent, Decision, random_answer
from bailiwick.engine.view import View


class RandomBot(Agent):
    """Plays anything, badly. Its own chance is not the game's: what it decided is in the record."""

    def __init__(self, seed: object = None) -> None:
        self.rng = random.Random(repr(seed))

    def decide(self, view: View, decision: Decision) -> list[int]:
        return random_answer(decision, self.rng)
