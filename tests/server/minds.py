"""Bots for tests, which other processes make: one that never answers, and others that a server must bear."""

from __future__ import annotations

import os
import time

from bailiwick import Agent, Decision, View


class Hanging(Agent):
    def decide(self, view: View, decision: Decision) -> list[int]:
        while True:
            time.sleep(1)


class Leaving(Agent):
    def decide(self, view: View, decision: Decision) -> list[int]:
        raise SystemExit("It has had enough.")


class Dying(Agent):
    def decide(self, view: View, decision: Decision) -> list[int]:
        os._exit(3)


class Cheating(Agent):
    """Answers what was not offered."""

    def decide(self, view: View, decision: Decision) -> list[int]:
        return [10_000]


class Thrifty(Agent):
    """Buys nothing at all, which no other bot here does; so it shows whose answer counts."""

    def decide(self, view: View, decision: Decision) -> list[int]:
        return list(range(decision.minimum))
