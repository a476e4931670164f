"""Make the weights of `bots/value.py`: play games, note positions and how they ended, and fit the network to them.

    PYTHONPATH=build/compiled python tools/train_value.py play --kingdoms 1500 --out positions.npz
    python tools/train_value.py train positions.npz --out src/bailiwick/bots/data/value.json

It needs numpy (`pip install bailiwick[train]`) and nothing else: the network is small. The same seed plays the same
games on any machine. docs/value.md tells what the file of positions has in it and how the last run went.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from bailiwick.bots.plans import changed, first_plans, vocabulary, with_colonies
from bailiwick.bots.study import hand_with, kinds_at, usual_hands
from bailiwick.bots.tactics import Tactician
from bailiwick.bots.thinker import lead_share
from bailiwick.bots.value import COMMON, OWN, VERSION, Mark, common_of, features_of, next_seat
from bailiwick.engine.decision import Agent
from bailiwick.engine.game import Game
from bailiwick.kingdoms import draw_kingdom
from bailiwick.kingdoms.setup import add_starting_decks, prepare

PLANS = 24  # of a kingdom
TRIED = 4  # games that each plays first
BEST = 8  # that play among each other,
WILD = 3  # with so many of the rest,
AMONG = 100  # games
LONGEST = 100  # turns of both players; who has not won by then may never
NOTED = 0.1  # of all positions
ROUNDS = (2, 9)  # since the mark
STRAYS = 0.3  # of all games: somebody changes plans in the middle


class Position(NamedTuple):
    """A position between two turns, and how the game ended, seen from the seat whose turn is next."""

    own: list[float]
    other: list[float]
    common: list[float]
    won: float  # the share of the game
    lead: float  # `lead_share` at the end
    number: int  # of the round


# -- games ------------------------------------------------------------------------------------------------------------


def play_game(
    table: Game, agents: list[Agent], seed: str, rng: random.Random, strays: list[Tactician]
) -> tuple[list[Position], float]:
    """Some positions of a game, and the first seat's share of the lead at its end."""
    game = table.copy()
    game.agents = agents
    game.deal(seed)
    marks: list[Mark] = []
    noted = []
    change = rng.randrange(3, 24) if rng.random() < STRAYS else -1
    for turn in range(LONGEST):
        if turn == change:
            agents = list(agents)
            agents[rng.randrange(2)] = rng.choice(strays)
            game.agents = agents
        marks.append(Mark(game))
        back = 2 * rng.randrange(*ROUNDS)
        if turn >= 2 and rng.random() < NOTED:
            mark = marks[max(0, turn - back)]
            me = next_seat(game)
            points = game.scores()
            mine = features_of(game, mark, me, points[me], True)
            theirs = features_of(game, mark, 1 - me, points[1 - me], False)
            noted.append((me, turn // 2 + 1, list(mine), list(theirs), list(common_of(game, mark))))
        game.most_turns = turn + 1
        game.run()
        if game.over:
            break
    winners = game.winners()
    share = 1.0 / len(winners)
    found = [
        Position(mine, theirs, common, share if me in winners else 0.0, lead_share(game, me), number)
        for me, number, mine, theirs, common in noted
    ]
    return found, lead_share(game, 0)


def play_kingdom(seed: object) -> list[Position]:
    """Games of all sorts of plans in a random kingdom of everything: plans drawn up from the cards, some of them
    changed by chance, against Bailiff's own and Big Money; and the best of them among each other, with a few others."""
    rng = random.Random(repr(("value", seed)))
    setup = draw_kingdom(None, ("value", seed)).complete(repr(seed))
    table = prepare(setup)
    add_starting_decks(table, setup)
    kinds, landscapes = kinds_at(table)
    words = vocabulary(kinds, landscapes, setup.colonies)
    plans = first_plans(kinds, landscapes)
    plans = rng.sample(plans, min(len(plans), PLANS))
    plans = [plan if rng.random() < 0.5 else changed(plan, words, rng) for plan in plans]
    hands = [hand_with((with_colonies(plan) if setup.colonies else plan).menu()) for plan in plans]
    usual = usual_hands(table.view(0))
    found: list[Position] = []
    scores = []
    for number, hand in enumerate(hands):
        score = 0.0
        for i in range(TRIED):
            agents: list[Agent] = [hand, usual[i // 2 % len(usual)]]
            if i % 2:
                agents.reverse()
            positions, share = play_game(table, agents, f"value/{seed}/{number}/{i}", rng, hands)
            found += positions
            score += 1.0 - share if i % 2 else share
        scores.append((-score, number))
    order = [hands[number] for _, number in sorted(scores)]
    best = [*order[:BEST], *rng.sample(order[BEST:], min(WILD, len(order[BEST:]))), usual[0]]
    for i in range(AMONG):
        agents = list(rng.sample(best, 2))
        found += play_game(table, agents, f"value/{seed}/{i}", rng, hands)[0]
    return found


def play(seed: int, kingdoms: int, out: Path) -> None:
    """Write the positions of so many kingdoms."""
    import numpy as np

    begun = time.process_time()
    tables = []
    for kingdom in range(kingdoms):
        found = play_kingdom((seed, kingdom))
        rows = [[*one.own, *one.other, *one.common, one.won, one.lead, one.number, kingdom] for one in found]
        tables.append(np.asarray(rows, dtype=np.float32).reshape(len(rows), 2 * OWN + COMMON + 4))
        if kingdom % 50 == 49:
            count = sum(len(rows) for rows in tables)
            print(f"{kingdom + 1} kingdoms, {count} positions, {time.process_time() - begun:.0f} s", flush=True)
    table = np.concatenate(tables)
    seen = 2 * OWN + COMMON
    np.savez_compressed(
        out,
        version=VERSION,
        seed=seed,
        seen=table[:, :seen],
        won=table[:, seen],
        lead=table[:, seen + 1],
        number=table[:, seen + 2].astype(np.int16),
        kingdom=table[:, seen + 3].astype(np.int32),
    )


# -- the network ------------------------------------------------------------------------------------------------------


class Net:
    """The network of `bots.value` in numpy, with the derivatives that training needs."""

    def __init__(self, first: int, second: int, seed: int) -> None:
        import numpy as np

        rng = np.random.default_rng(seed)
        seen = 2 * OWN + COMMON
        self.weights = [
            rng.normal(0, (2 / seen) ** 0.5, (seen, first)).astype(np.float32),
            np.zeros(first, np.float32),
            rng.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
            np.zeros(second, np.float32),
            rng.normal(0, 0.1, (second, 2)).astype(np.float32),
        ]
        self.steps = 0
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]

    def forward(self, x: Any) -> tuple[Any, Any, Any, Any]:
        """For rows seen from one side: both sides, both layers, and the two differences."""
        import numpy as np

        both = np.concatenate([x, np.concatenate([x[:, OWN : 2 * OWN], x[:, :OWN], x[:, 2 * OWN :]], axis=1)])
        one = np.maximum(both @ self.weights[0] + self.weights[1], 0)
        two = np.maximum(one @ self.weights[2] + self.weights[3], 0)
        half = len(x)
        return both, one, two, (two[:half] - two[half:]) @ self.weights[4]

    def chances(self, x: Any) -> Any:
        import numpy as np

        parts = [self.forward(x[i : i + 16384])[3] for i in range(0, len(x), 16384)]
        return 1 / (1 + np.exp(-np.concatenate(parts)))

    def learn(self, x: Any, wanted: Any, rate: float, decay: float) -> None:
        """One step of Adam on the log-loss of both answers."""
        import numpy as np

        both, one, two, out = self.forward(x)
        error = (1 / (1 + np.exp(-out)) - wanted) / len(x)
        half = len(x)
        back = error @ self.weights[4].T
        back = np.concatenate([back, -back]) * (two > 0)
        before = (back @ self.weights[2].T) * (one > 0)
        slopes = [
            both.T @ before, before.sum(0), one.T @ back, back.sum(0), (two[:half] - two[half:]).T @ error,
        ]  # fmt: skip
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            step = self.means[i] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.squares[i] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[i] -= rate * (step + decay * self.weights[i])


def train(data: Path, out: Path, first: int, second: int, epochs: int, batch: int, rate: float, seed: int) -> None:
    """Fit the network to the positions of nine kingdoms in ten, and say how good it is in the others."""
    import numpy as np

    found = np.load(data)
    if int(found["version"]) != VERSION:
        raise SystemExit(f"These positions are of version {int(found['version'])}; here it is {VERSION}.")
    seen, number, kingdom = found["seen"], found["number"], found["kingdom"]
    wanted = np.stack([found["won"], found["lead"]], axis=1)
    # What is seen of players is scaled alike on both sides.
    own = np.concatenate([seen[:, :OWN], seen[:, OWN : 2 * OWN]])
    mean = np.concatenate([own.mean(0), own.mean(0), seen[:, 2 * OWN :].mean(0)])
    deviation = np.concatenate([own.std(0), own.std(0), seen[:, 2 * OWN :].std(0)])
    deviation[deviation < 1e-4] = 1.0
    x = np.clip((seen - mean) / deviation, -8, 8).astype(np.float32)
    held = kingdom % 10 == 9
    net = Net(first, second, seed)
    rng = np.random.default_rng(seed)
    learnt = np.flatnonzero(~held)
    total = max(1, epochs * (len(learnt) // batch))
    step = 0
    begun = time.process_time()
    for epoch in range(epochs):
        rng.shuffle(learnt)
        for i in range(0, len(learnt) - batch + 1, batch):
            rows = learnt[i : i + batch]
            net.learn(x[rows], wanted[rows], rate * (1 - step / total), 1e-3)
            step += 1
        loss = log_loss(net.chances(x[held])[:, 0], wanted[held][:, 0])
        print(f"epoch {epoch + 1}: {loss:.4f} in kingdoms that were held out, {time.process_time() - begun:.0f} s")
    chances = net.chances(x[held])[:, 0]
    won = wanted[held][:, 0]
    about = {
        "kingdoms": int(kingdom.max()) + 1,
        "positions": len(seen),
        "seed": int(found["seed"]),
        "held_out": int(held.sum()),
        "log_loss": round(log_loss(chances, won), 4),
        "brier": round(float(((chances - won) ** 2).mean()), 4),
        "log_loss_learnt": round(log_loss(net.chances(x[~held])[:, 0], wanted[~held][:, 0]), 4),
        "by_round": by_round(chances, won, number[held]),
        "calibration": calibration(chances, won),
    }
    print(json.dumps(about, indent=1))
    out.write_text(text_of(net, mean, deviation, about), encoding="utf-8")


def log_loss(chances: Any, won: Any) -> float:
    import numpy as np

    p = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(p) + (1 - won) * np.log(1 - p)).mean())


def by_round(chances: Any, won: Any, number: Any) -> list[str]:
    found = []
    for low, high in ((1, 3), (4, 6), (7, 9), (10, 12), (13, 16), (17, 99)):
        rows = (number >= low) & (number <= high)
        if rows.any():
            brier = float(((chances[rows] - won[rows]) ** 2).mean())
            found.append(
                f"rounds {low}-{high}: {int(rows.sum())} positions, log-loss {log_loss(chances[rows], won[rows]):.3f},"
                f" Brier {brier:.3f}"
            )
    return found


def calibration(chances: Any, won: Any) -> list[str]:
    found = []
    for i in range(10):
        rows = (chances >= i / 10) & (chances < (i + 1) / 10)
        if rows.any():
            said = float(chances[rows].mean())
            found.append(f"said {said:.3f}, won {float(won[rows].mean()):.3f}, {int(rows.sum())} positions")
    return found


def text_of(net: Net, mean: Any, deviation: Any, about: dict[str, Any]) -> str:
    """The weights as `bots.value` reads them: for what is seen as it is, not scaled."""
    first, bias, second, second_bias, out = net.weights
    first = first / deviation[:, None]
    bias = bias - mean @ first

    def row(numbers: Any) -> list[float]:
        return [float(f"{number:.5g}") for number in numbers.T.ravel()]

    data = {
        "version": VERSION,
        "about": about,
        "own": row(first[:OWN]),
        "other": row(first[OWN : 2 * OWN]),
        "common": row(first[2 * OWN :]),
        "bias": row(bias),
        "second": row(second),
        "second_bias": row(second_bias),
        "out": row(out),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Make the weights of bots/value.py.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and note positions")
    playing.add_argument("--kingdoms", type=int, default=1000)
    playing.add_argument("--seed", type=int, default=0)
    playing.add_argument("--out", type=Path, required=True)
    training = commands.add_parser("train", help="fit the network to positions")
    training.add_argument("positions", type=Path)
    training.add_argument("--out", type=Path, required=True)
    training.add_argument("--first", type=int, default=32, help="numbers in the first layer")
    training.add_argument("--second", type=int, default=16, help="and in the second")
    training.add_argument("--epochs", type=int, default=20)
    training.add_argument("--batch", type=int, default=1024)
    training.add_argument("--rate", type=float, default=0.002)
    training.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    if options.command == "play":
        play(options.seed, options.kingdoms, options.out)
    else:
        train(
            options.positions, options.out, options.first, options.second, options.epochs, options.batch,
            options.rate, options.seed,
        )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
