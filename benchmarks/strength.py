"""How strong Bailiff is: matches over random kingdoms of everything, against what it was before it could think.

    PYTHONPATH=build/compiled python benchmarks/strength.py master                 a study, no thinking
    PYTHONPATH=build/compiled python benchmarks/strength.py grandmaster --games 40  of each kingdom, 0.2 s a decision
    PYTHONPATH=build/compiled python benchmarks/strength.py grandmaster --against solve --minutes 3 --kingdoms 12
    PYTHONPATH=build/compiled python benchmarks/strength.py master --against money

Both orders of each deal are played, a tie is half a win. With `--keep FILE` every pair of games is written there as it
is played, and the same command goes on where it was broken off. Kingdoms are drawn by a name (`--draw`): those called
"unseen" were looked at by nobody who made the plans.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from former import FORMER, former

from bailiwick import Setup, build, kingdom_line
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.grandmaster import SECONDS, Grandmaster
from bailiwick.bots.study import GAMES, hand_with, study
from bailiwick.engine.decision import Agent
from bailiwick.kingdoms import draw_kingdom
from bailiwick.kingdoms.setup import add_starting_decks, prepare
from bailiwick.sim.solve import solve

MOST_TURNS = 200  # of both players together

Job = tuple[argparse.Namespace, int, list[int]]  # the kingdom, and which pairs of games are wanted


def setup_of(options: argparse.Namespace, kingdom: int) -> Setup:
    return draw_kingdom(None, (options.draw, kingdom)).complete(kingdom)


def play(job: Job) -> list[dict[str, Any]]:
    """Pairs of games in one kingdom: what the bot won of each, and what it took."""
    options, kingdom, pairs = job
    setup = setup_of(options, kingdom)
    table = prepare(setup)
    add_starting_decks(table, setup)
    begun = time.process_time()
    found = study(setup, options.study)
    studied = time.process_time() - begun
    if options.against == "former":
        rival: Agent = former(options.revision).Bailiff()
    elif options.against == "money":
        rival = hand_with(big_money_with([], colonies=setup.colonies))
    else:
        # Its own study must not be its only rival: the search knows what the bot of before and Big Money do.
        plan = solve(setup, options.minutes, ("strength", kingdom), 1, final_games=2)
        rival = hand_with(plan.menu())
    best = hand_with(found.plans[0].menu())
    rows = []
    for pair in pairs:
        row = {"kingdom": kingdom, "pair": pair, "won": 0.0, "questions": 0, "seconds": 0.0, "study": round(studied, 2)}
        for me in (0, 1):
            bot: Agent = best
            if options.bot == "grandmaster":
                bot = Timed(Grandmaster(options.seconds, options.think, pair))
            game = table.copy()
            game.most_turns = MOST_TURNS
            game.agents = [bot, rival] if me == 0 else [rival, bot]
            game.deal(f"strength/{pair}")
            game.run()
            winners = game.winners()
            row["won"] += 0.5 / len(winners) if me in winners else 0.0
            if isinstance(bot, Timed):
                row["questions"] += bot.questions
                row["seconds"] += bot.seconds
        rows.append(row)
    return rows


class Timed(Agent):
    """A bot that thinks, with how often and how long it did."""

    def __init__(self, inner: Grandmaster) -> None:
        self.inner = inner
        self.questions = 0
        self.seconds = 0.0

    def thinks(self) -> bool:
        return True

    def decide(self, view: Any, decision: Any) -> list[int]:
        begun = time.perf_counter()
        answer = self.inner.decide(view, decision)
        if self.inner.ideas:
            self.questions += 1
            self.seconds += time.perf_counter() - begun
        return answer


def jobs_of(options: argparse.Namespace, done: list[dict[str, Any]]) -> list[Job]:
    """What is still to be played, a kingdom at a time, so that its study is made once."""
    had = {(row["kingdom"], row["pair"]) for row in done}
    jobs = []
    for kingdom in range(options.first, options.first + options.kingdoms):
        left = [pair for pair in range(options.games // 2) if (kingdom, pair) not in had]
        if left:
            jobs.append((options, kingdom, left))
    return jobs


def results(options: argparse.Namespace) -> Iterator[list[dict[str, Any]]]:
    done = []
    if options.keep is not None and options.keep.exists():
        done = [json.loads(line) for line in options.keep.read_text().splitlines()]
        yield done
    former(options.revision)  # once, before there are processes
    with get_context("fork").Pool(options.jobs) as pool:
        for rows in pool.imap_unordered(play, jobs_of(options, done)):
            if options.keep is not None:
                with options.keep.open("a") as file:
                    file.writelines(json.dumps(row) + "\n" for row in rows)
            yield rows


def interval(rows: list[dict[str, Any]]) -> tuple[float, float]:
    """The mean over kingdoms, and half the width of its 95% interval: kingdoms are given, deals are chance."""
    means, variance = [], 0.0
    for kingdom in {row["kingdom"] for row in rows}:
        won = [row["won"] for row in rows if row["kingdom"] == kingdom]
        means.append(statistics.mean(won))
        if len(won) > 1:
            variance += statistics.variance(won) / len(won)
    return statistics.mean(means), 1.96 * sqrt(variance) / len(means)


def main() -> int:
    parser = argparse.ArgumentParser(description="How strong Bailiff is.")
    parser.add_argument("bot", choices=["master", "grandmaster"])
    parser.add_argument("--against", choices=["former", "money", "solve"], default="former")
    parser.add_argument("--revision", default=FORMER, help="whose bots the former ones are")
    parser.add_argument("--draw", default="unseen", help="by which name kingdoms are drawn")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kingdoms", type=int, default=50)
    parser.add_argument("--games", type=int, default=40, help="of each kingdom")
    parser.add_argument("--study", type=int, default=GAMES, help="games of a study")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="a decision")
    parser.add_argument("--think", type=int, default=0, help="games played on in mind for a decision, not seconds")
    parser.add_argument("--minutes", type=float, default=3.0, help="of a search, on one core")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    print(f"{build()} build; {options.bot} against {options.against}, kingdoms called {options.draw!r}", flush=True)
    rows: list[dict[str, Any]] = []
    for new in results(options):
        rows += new
        for kingdom in sorted({row["kingdom"] for row in new}):
            own = [row for row in new if row["kingdom"] == kingdom]
            won = statistics.mean(row["won"] for row in own)
            asked = max(1, sum(row["questions"] for row in own))
            spent = sum(row["seconds"] for row in own) / asked
            mean, half = interval(rows)
            line = kingdom_line(setup_of(options, kingdom))
            print(
                f"{kingdom:3} {won:6.1%} of {2 * len(own)}, study {own[0]['study']:.1f} s, {spent:.3f} s a question;"
                f" so far {mean:.1%} ± {half:.1%} | {line[:90]}",
                flush=True,
            )
    mean, half = interval(rows)
    scores = [
        statistics.mean(row["won"] for row in rows if row["kingdom"] == kingdom)
        for kingdom in {row["kingdom"] for row in rows}
    ]
    print(
        f"{mean:.1%} ± {half:.1%} over {len(scores)} kingdoms and {2 * len(rows)} games; the lowest {min(scores):.1%},"
        f" 60% or less in {sum(score <= 0.6 for score in scores)}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
