"""Measure the speed of the engine on one core: both builds, four match-ups, with a toy program as the yardstick.

    python benchmarks/bench.py              all of it, also written to benchmarks/results.json
    python benchmarks/bench.py --one        this build only, results as JSON (used by the above)

The machine may be shared and noisy, so speeds are given as a share of the toy's, which runs right before and after
each match-up.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
KINGDOM = [
    "Cellar", "Market", "Merchant", "Militia", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop",
]  # fmt: skip
SECONDS = 2.0
FORK_ROUNDS = 5


def timed(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Games a second and the mean of what `play` gives, over about so many seconds."""
    games = total = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(20):
            total += play(games)
            games += 1
    return games / (time.perf_counter() - started), total / games


def measure() -> dict[str, Any]:
    """All match-ups on the build that is imported here."""
    import toy

    from bailiwick import BigMoney, Session, Setup, build
    from bailiwick.bots import VillageSmithy
    from bailiwick.kingdoms.setup import add_starting_decks, prepare

    setup = Setup(KINGDOM)
    table = prepare(setup)
    add_starting_decks(table, setup)
    match_ups = {
        "simple-big-money": BigMoney(duchies_until=-1),
        "smithy-big-money": BigMoney({"Smithy": 2}),
        "village-smithy": VillageSmithy(),
        "double-witch": BigMoney({"Witch": 2}, terminals_first=True),
    }
    rows: list[dict[str, Any]] = []
    for name, bot in match_ups.items():
        asked = [0]

        def play(seed: int, bot: Any = bot, asked: list[int] = asked) -> int:
            game = table.copy()
            game.agents = [bot, bot]
            game.deal(seed)
            game.run()
            turns: int = game.players[0].turns
            return turns

        play(0)
        gc.collect()
        before, _ = timed(toy.play_game, SECONDS / 2)
        speed, turns = timed(play, SECONDS)
        after, _ = timed(toy.play_game, SECONDS / 2)
        game = table.copy()
        game.agents = [bot, bot]
        game.deal(0)
        game.run()
        questions = count_answers(game.decisions)
        both = (before + after) / 2
        rows.append(
            {
                "build": build(),
                "matchup": name,
                "games_per_second": round(speed, 1),
                "turns": round(turns, 2),
                "microseconds_per_decision": round(1e6 / speed / questions, 2),
                "toy_games_per_second": round(both, 1),
                "of_toy": round(speed / both, 3),
            }
        )
    fork = measure_fork(table, Session)
    for row in rows:
        if row["matchup"] == "smithy-big-money":  # these are shares of such a game
            row |= fork
    return {"rows": rows, "fork": fork, "memory": measure_memory(table, Session)}


def count_answers(flat: list[int]) -> int:
    n = i = 0
    while i < len(flat):
        i += 1 + flat[i]
        n += 1
    return n


def middle_of_a_game(table: Any, session_class: Any) -> Any:
    """A session of Big Money with Smithies in its 20th turn, at a question."""
    from bailiwick import BigMoney

    bot = BigMoney({"Smithy": 2})
    game = table.copy()
    game.agents = [bot, bot]
    game.deal(7)
    session = session_class(game, [None, None])
    while session.game.turn_number < 20:
        question = session.question
        session.answer(bot.decide(session.view(question.seat), question))
    return session


def in_a_card(session: Any, session_class: Any) -> Any:
    """The same game, its player asked by a Remodel what to trash."""
    from bailiwick.cards import find
    from bailiwick.engine.game import ACTION_PHASE

    game = session.game.copy()
    me = game.players[session.question.seat]
    me.hand.append(game.new_card(find("Remodel")))
    me.count("Remodel", 1)
    game.stage = ACTION_PHASE
    asked = session_class(game, [None, None])
    asked.answer([asked.question.find_card("Remodel")])
    assert not asked.question.of_turn
    return asked


def measure_fork(table: Any, session_class: Any) -> dict[str, float]:
    """What a fork at a question in the middle of a game costs, as a share of a whole game."""
    from bailiwick import BigMoney
    from bailiwick.engine.knowledge import deal_unknown

    session = middle_of_a_game(table, session_class)
    seat = session.question.seat
    card = in_a_card(session, session_class)
    bot = BigMoney({"Smithy": 2})

    def play(seed: int) -> int:
        game = table.copy()
        game.agents = [bot, bot]
        game.deal(seed)
        game.run()
        return 0

    def fork(seed: int) -> int:
        """The bare work: copy and deal."""
        new = session.game.copy()
        deal_unknown(new, seat, seed, seat)
        return 0

    def stepped(seed: int) -> int:
        """A fork that nobody looks at."""
        session.fork(seat, seed)
        return 0

    def at_question(seed: int) -> int:
        """A fork that stands at its question, of the turn ..."""
        assert session.fork(seat, seed).question is not None
        return 0

    def in_card(seed: int) -> int:
        """... in the middle of a card ..."""
        assert card.fork(seat, seed).question is not None
        return 0

    def for_other(seed: int) -> int:
        """... and of the turn of somebody else than the fork is for."""
        assert session.fork(1 - seat, seed).question is not None
        return 0

    works = {
        "fork_of_game": fork,
        "session_fork_of_game": stepped,
        "fork_at_question_of_game": at_question,
        "fork_in_card_of_game": in_card,
        "fork_for_other_of_game": for_other,
    }
    best = dict.fromkeys(["game", *works], 0.0)
    for _ in range(FORK_ROUNDS):  # by turns and the best of each: the machine may be busy
        for name, work in {"game": play, **works}.items():
            best[name] = max(best[name], timed(work, 0.2)[0])
    return {name: round(best["game"] / best[name], 4) for name in works}


def measure_memory(table: Any, session_class: Any) -> int:
    """Bytes that a stepped game in progress takes."""
    middle_of_a_game(table, session_class)
    gc.collect()
    tracemalloc.start()
    kept = [middle_of_a_game(table, session_class) for _ in range(20)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size // len(kept)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of the engine.")
    parser.add_argument("--one", action="store_true", help="measure the imported build only and print JSON")
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure()))
        return 0
    builds = [("pure", {})]
    if (COMPILED / "bailiwick").is_dir():
        builds.append(("compiled", {"PYTHONPATH": str(COMPILED)}))
    else:
        print("Only the pure build is measured: no compiled one is here.")
    rows: list[dict[str, Any]] = []
    for name, extra in builds:
        env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | extra
        done = subprocess.run(
            [sys.executable, str(HERE / "bench.py"), "--one"], env=env, capture_output=True, text=True, check=True
        )
        result = json.loads(done.stdout)
        print(f"\n{name:9} {'match-up':18} {'games/s':>9} {'turns':>6} {'us/decision':>12} {'of toy':>7}")
        for row in result["rows"]:
            print(
                f"{row['build']:9} {row['matchup']:18} {row['games_per_second']:9.0f} {row['turns']:6.2f}"
                f" {row['microseconds_per_decision']:12.2f} {row['of_toy']:7.2f}"
            )
        fork = result["fork"]
        print(
            f"a fork that stands at its question costs {fork['fork_at_question_of_game']:.1%} of a game,"
            f" {fork['fork_in_card_of_game']:.1%} in the middle of a card,"
            f" {fork['fork_for_other_of_game']:.1%} at somebody else's question of the turn;\n"
            f"of that the bare copy and deal {fork['fork_of_game']:.1%};"
            f" a fork nobody looks at {fork['session_fork_of_game']:.1%};"
            f" a game in progress takes {result['memory'] / 1024:.0f} kB"
        )
        rows += result["rows"]
    (HERE / "results.json").write_text(json.dumps(rows, indent=1) + "\n")
    print("\nwritten to benchmarks/results.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
