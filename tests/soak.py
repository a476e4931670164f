"""`make soak`: any number of random games, checked and replayed. Prints a line every few seconds and a sum.

    python tests/soak.py [GAMES] [FIRST SEED] [EXPANSIONS, with commas between]
"""

from __future__ import annotations

import sys
import time
from multiprocessing import Pool

from bailiwick import build
from random_play import play_and_replay


def one(job: tuple[int, str]) -> tuple[int, int, bool, str]:
    seed, expansion = job
    try:
        game = play_and_replay(seed, every=1, expansion=expansion)
    except Exception as error:
        return seed, 0, True, f"{type(error).__name__}: {error}"
    return seed, game.turn_number, game.over, ""


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    expansion = sys.argv[3] if len(sys.argv) > 3 else ""
    jobs = [(seed, expansion) for seed in range(first, first + games)]
    started = said = time.monotonic()
    turns = broken = endless = done = 0
    with Pool() as pool:
        for seed, length, over, error in pool.imap_unordered(one, jobs, chunksize=20):
            done += 1
            turns += length
            endless += not over
            if error:
                broken += 1
                print(f"seed {seed}: {error}", flush=True)
            if time.monotonic() - said > 5:
                said = time.monotonic()
                print(f"{done} of {games} games", flush=True)
    seconds = time.monotonic() - started
    found = f"{turns} turns, {broken} broken, {endless} without end"
    print(f"{games} random games on the {build()} build, {found}, {seconds:.0f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
