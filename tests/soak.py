"""`make soak`: any number of random games, checked and replayed. Prints a line every few seconds and a sum."""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import Pool

from bailiwick import build
from bailiwick.kingdoms.wishes import expansions
from random_play import play_and_replay


def one(job: tuple[int, str]) -> tuple[int, int, bool, str]:
    seed, expansion = job
    try:
        game = play_and_replay(seed, every=1, expansion=expansion)
    except Exception as error:
        return seed, 0, True, f"{type(error).__name__}: {error}"
    return seed, game.turn_number, game.over, ""


def those_known(names: str) -> str:
    for name in names.split(",") if names else []:
        if name not in expansions():
            raise argparse.ArgumentTypeError(f"there is no expansion {name!r}; there are {', '.join(expansions())}")
    return names


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games, each checked at every decision and replayed.")
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="how many; 10000 if not said")
    parser.add_argument("first", type=int, nargs="?", default=0, help="the first seed")
    parser.add_argument("expansions", type=those_known, nargs="?", default="", help="commas between; else all")
    given = parser.parse_args()
    games = given.games
    jobs = [(seed, given.expansions) for seed in range(given.first, given.first + games)]
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
