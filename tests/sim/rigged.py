"""Players whose games have a known end, and a set-up in which they meet. Workers load them by name, so the file stands
on its own."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from bailiwick import Agent, BigMoney, Decision, Setup, View

KINGDOM = ["Cellar", "Chapel", "Market", "Militia", "Moat", "Smithy", "Village", "Witch", "Mine", "Festival"]
MARK = "BAILIWICK_TEST_MARK"  # where a file is left by whoever has killed its process


class Idle(Agent):
    """Does nothing it can avoid."""

    def decide(self, view: View, decision: Decision) -> Any:
        return list(range(decision.minimum))


class Estates(Agent):
    """Buys an Estate if it can, and nothing else."""

    def decide(self, view: View, decision: Decision) -> Any:
        if decision.purpose != "buy":
            return list(range(decision.minimum))
        if decision.cards:
            return decision.all_cards()
        i = decision.find_pile("Estate")
        return [i] if i >= 0 else []


class Wrong(Agent):
    """Gives an answer that was never offered."""

    def decide(self, view: View, decision: Decision) -> Any:
        return [99]


class Broken(Agent):
    """Has a bug."""

    def decide(self, view: View, decision: Decision) -> Any:
        return 1 // 0


class Leaves(Agent):
    """Wants to end the whole program."""

    def decide(self, view: View, decision: Decision) -> Any:
        raise SystemExit("two\nlines")


class Money(Agent):
    """Plays Big Money; something to derive from, which compiled bots are not."""

    def __init__(self, terminals: dict[str, int] | None = None) -> None:
        self.inner = BigMoney(terminals)

    def decide(self, view: View, decision: Decision) -> Any:
        return self.inner.decide(view, decision)


class DiesOnce(Money):
    """Kills its own process in game 20, once."""

    def __init__(self, seed: Any = None) -> None:
        super().__init__()
        mark = Path(os.environ[MARK])
        if seed and seed[1] == 20 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)


class DiesAlways(Money):
    """Kills its own process in game 20, every time."""

    def __init__(self, seed: Any = None) -> None:
        super().__init__()
        if seed and seed[1] == 20:
            os.kill(os.getpid(), signal.SIGKILL)


class Slow(Money):
    """Takes its time."""

    def __init__(self, seed: Any = None) -> None:
        super().__init__()
        import time

        time.sleep(0.01)


def one_turn_setup(players: int = 2) -> Setup:
    """A game that is over when the only Estate is bought: in the first turn, since any five cards of seven Coppers and
    three Estates can buy it."""
    return Setup(KINGDOM, players=players, supply={"Curse": 0, "Duchy": 0, "Estate": 1})
