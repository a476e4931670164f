"""What the simulator costs over the bare engine, and how it scales to two processes.

    PYTHONPATH=build/compiled python benchmarks/sim_bench.py          on the compiled build
    python benchmarks/sim_bench.py                                    on the pure one

The machine may be shared and noisy: what is compared runs by turns, in short pieces, and the medians of the ratios
count. Cost is measured in processor time, scaling in time on the clock.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from pathlib import Path

from bailiwick import BigMoney, Setup, build
from bailiwick.kingdoms.setup import add_starting_decks, prepare
from bailiwick.sim.match import Chunk, Match, chunks_of
from bailiwick.sim.strategies import read_strategies
from bailiwick.sim.workers import Processes

KINGDOM = [
    "Cellar", "Market", "Merchant", "Militia", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop",
]  # fmt: skip


def bare(first: int, count: int) -> None:
    """Nothing but games, as the engine's own benchmark plays them: both rotations of so many deals."""
    setup = Setup(KINGDOM)
    table = prepare(setup)
    add_starting_decks(table, setup)
    bots = [BigMoney({"Smithy": 2}), BigMoney({"Smithy": 2})]
    for deal in range(first, first + count):
        for _ in range(2):
            game = table.copy()
            game.agents = bots
            game.deal(f"1/{deal}")
            game.run()


def overhead(match: Match, pieces: int, deals: int) -> list[float]:
    """Ratios of processor time: counted games to bare ones, the same games."""
    ratios = []
    for piece in range(pieces):
        first = 1000 + piece * deals  # beyond the first deals, all of which are detailed
        started = time.process_time()
        bare(first, deals)
        middle = time.process_time()
        match.play(Chunk(first, deals)).data()
        ratios.append((time.process_time() - middle) / (middle - started))
    return ratios


def busy(pool: Processes) -> list[float]:
    """Seconds of processor time that each worker has used; nothing where the system does not tell."""
    seconds = []
    for worker in pool.workers:
        stat = Path(f"/proc/{worker.process.pid}/stat")
        if stat.exists():
            words = stat.read_text().rpartition(")")[2].split()
            seconds.append((int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK"))
    return seconds


def timed(pool: Processes, match: Match, deals: int) -> tuple[float, float, float]:
    """Seconds on the clock, and of the processor: of all workers, and of this process, which hands out the work."""
    before, own = sum(busy(pool)), time.process_time()
    started = time.perf_counter()
    for _ in pool.play(match, chunks_of(deals)):
        pass
    return time.perf_counter() - started, sum(busy(pool)) - before, time.process_time() - own


def scaling(match: Match, pieces: int, deals: int) -> tuple[list[float], list[float]]:
    """Ratios of time, one process to two, for the same games: on the clock, and by the processor time of all concerned
    shared by two cores. The latter is a bound: it leaves out whatever time workers spend waiting for work."""
    clocks, work = [], []
    pool, alone = Processes(2), Processes(1)
    for each in (pool, alone):
        list(each.play(match, chunks_of(2000)))  # started and warm
    for _ in range(pieces):
        one, two = timed(alone, match, deals), timed(pool, match, deals)
        clocks.append(one[0] / two[0])
        if two[1]:
            work.append(one[1] / ((two[1] + two[2]) / 2))
    pool.close()
    alone.close()
    return clocks, work


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the simulator.")
    parser.add_argument("--pieces", type=int, default=21)
    parser.add_argument("--deals", type=int, default=1600, help="of a piece for the cost; five times that for scaling")
    options = parser.parse_args()
    match = Match.of(Setup(KINGDOM), read_strategies(["big money smithy", "big money smithy"]), 1)
    costs = overhead(match, options.pieces, options.deals)
    print(f"{build()} build, Big Money with Smithies")
    print(f"counted over bare games: {statistics.median(costs):.3f} (from {min(costs):.3f} to {max(costs):.3f})")
    clocks, work = scaling(match, max(3, options.pieces // 3), options.deals * 5)
    for what, gains in (("on the clock", clocks), ("by processor time", work)):
        if gains:
            middle = statistics.median(gains)
            print(f"one process over two, {what}: {middle:.2f} (from {min(gains):.2f} to {max(gains):.2f})")


if __name__ == "__main__":
    main()
