"""Write the golden games anew. Only for a change of the rules or of the format that is meant:

    python tests/make_golden.py
"""

from __future__ import annotations

import random
from pathlib import Path

from bailiwick import FIRST_GAME, Agent, BigMoney, Decision, Record, Setup, View, new_game
from bailiwick.bots import VillageSmithy
from random_play import eager_answer, random_setup

HERE = Path(__file__).parent / "golden"


class Eager(Agent):
    """Random, with a taste for buying."""

    def __init__(self, seed: object) -> None:
        self.rng = random.Random(repr(seed))

    def decide(self, view: View, decision: Decision) -> list[int]:
        return eager_answer(decision, self.rng)


def write(name: str, setup: Setup, seed: int | str, agents: list[Agent], seats: list[str]) -> None:
    game = new_game(setup, seed, agents)
    game.run()
    (HERE / f"{name}.toml").write_text(Record.of(game, setup, seed, seats).dump())


def main() -> None:
    HERE.mkdir(exist_ok=True)
    write("big-money", Setup(FIRST_GAME), 1, [BigMoney(), BigMoney({"Smithy": 2})], ["Big Money", "With Smithies"])
    write("village-smithy", Setup(FIRST_GAME), "a word", [VillageSmithy(), BigMoney()], ["Villages", "Money"])
    witches = BigMoney({"Witch": 2}, terminals_first=True)
    kingdom = [*FIRST_GAME[:-1], "Witch"]
    write("witches", Setup(kingdom, players=3, colonies=True), 3, [witches] * 3, ["Ada", "Ben", "Cleo"])
    for seed in range(10):
        setup = random_setup(seed)
        agents: list[Agent] = [Eager((seed, i)) for i in range(setup.players)]
        write(f"random-{seed}", setup, seed, agents, [f"Seat {i}" for i in range(setup.players)])


if __name__ == "__main__":
    main()
