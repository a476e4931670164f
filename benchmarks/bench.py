"""Measure the speed of the engine on one core: both builds, with a toy program as the yardstick.

    python benchmarks/bench.py              all of it, also written to benchmarks/results.json
    python benchmarks/bench.py --one        this build only, results as JSON (used by the above)

The machine may be shared and noisy, so speeds are given as a share of the toy's, which runs by turns with each match-up
(processor time, the best of several short rounds of both).
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
# Big Money with Smithies once more, as a menu: games of about the same length.
MENU = """
Province
Duchy if left(Province) <= 3 or gains_left <= 3
Estate if left(Province) <= 1
Gold
Smithy if owned(Smithy) < 1 + cards / 20
Market if owned(Market) < 1 and turn > 20
Moat if owned(Moat) < 1 and empty_piles > 1
Silver
"""
SECONDS = 0.25  # of a round
ROUNDS = 10
SAMPLE = 100  # games whose questions are counted
PASSES = 3  # random games at each table; a round plays all of them, so that a slow build plays no others
FORK_ROUNDS = 5
KINGDOMS = HERE / "kingdoms.txt"  # drawn once, from the first five expansions: the row stays as it is when cards come
RANDOM_KINGDOMS = 40


def timed(play: Callable[[int], int], seconds: float, at_once: int = 20) -> tuple[float, float]:
    """Games a second and the mean of what `play` gives, over about so many seconds of the processor."""
    games = total = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(at_once):
            total += play(games)
            games += 1
    return games / (time.process_time() - started), total / games


def measure() -> dict[str, Any]:
    """All match-ups on the build that is imported here."""
    from bailiwick import BigMoney, Session, build
    from bailiwick.bots import Bailiff, MenuBot, VillageSmithy
    from bailiwick.bots.menu import parse_menu

    table = prepared(2)
    smithies = BigMoney({"Smithy": 2})
    bailiff = Bailiff()
    plan = bailiff.prepare(table.view(0))
    match_ups: dict[str, tuple[Any, Any]] = {
        "simple-big-money": (table, BigMoney(duchies_until=-1)),
        "smithy-big-money": (table, smithies),
        "village-smithy": (table, VillageSmithy()),
        "double-witch": (table, BigMoney({"Witch": 2}, terminals_first=True)),
        "menu-of-eight-lines": (table, MenuBot(parse_menu(MENU))),
        "bailiff": (table, bailiff),
        "bailiffs-bare-menu": (table, MenuBot(plan)),
        "three-players": (prepared(3), smithies),
        "four-players": (prepared(4), smithies),
    }
    rows = [measure_match_up(name, table, bot) for name, (table, bot) in match_ups.items()]
    rows.append(measure_random_play("random-kingdoms", fixed_kingdoms()))
    rows.append(measure_random_play("random-of-all-sets", random_kingdoms()))
    for row in rows:
        row["build"] = build()
    fork = measure_fork(table, Session)
    for row in rows:
        if row["matchup"] == "smithy-big-money":  # these are shares of such a game
            row |= fork
    return {"rows": rows, "fork": fork, "memory": measure_memory(table, Session)}


def prepared(players: int, kingdom: list[str] | None = None) -> Any:
    """A table ready to be copied and dealt."""
    from bailiwick import Setup
    from bailiwick.kingdoms.setup import add_starting_decks, prepare

    setup = Setup(KINGDOM if kingdom is None else kingdom, players=players)
    table = prepare(setup)
    add_starting_decks(table, setup)
    return table


def measure_match_up(name: str, table: Any, bot: Any) -> dict[str, Any]:
    """One bot against itself at one table."""
    import toy

    def play(seed: int) -> int:
        game = table.copy()
        game.agents = [bot] * len(table.players)
        game.deal(seed)
        game.run()
        turns: int = game.turns_taken()[0]
        return turns

    questions = 0.0
    for seed in range(SAMPLE):
        game = table.copy()
        game.agents = [bot] * len(table.players)
        game.deal(seed)
        game.run()
        questions += count_answers(game.decisions) / SAMPLE
    gc.collect()
    best = toys = 0.0
    for _ in range(ROUNDS):
        toys = max(toys, timed(toy.play_game, SECONDS)[0])
        speed, turns = timed(play, SECONDS)
        best = max(best, speed)
    return {
        "matchup": name,
        "games_per_second": round(best, 1),
        "turns": round(turns, 2),
        "microseconds_per_decision": round(1e6 / best / questions, 3),
        "toy_games_per_second": round(toys, 1),
        "of_toy": round(best / toys, 3),
    }


def fixed_kingdoms() -> list[list[str]]:
    """Random kingdoms that are always the same, so that builds with other cards can be compared."""
    return [line.split(", ") for line in KINGDOMS.read_text().splitlines()[:RANDOM_KINGDOMS]]


def random_kingdoms() -> list[list[str]]:
    """Kingdoms drawn from everything that is there."""
    from bailiwick.kingdoms.random import random_kingdom

    return [random_kingdom(seed) for seed in range(RANDOM_KINGDOMS)]


def measure_random_play(name: str, kingdoms: list[list[str]]) -> dict[str, Any]:
    """Random play over such kingdoms: here it is decisions that count, and how long a game takes says little."""
    import toy

    from bailiwick import RandomBot

    tables = [prepared(2, kingdom) for kingdom in kingdoms]
    asked = [0]
    games_of_a_round = PASSES * len(tables)

    def play(number: int) -> int:
        seed = number % games_of_a_round
        game = tables[seed % len(tables)].copy()
        game.agents = [RandomBot((seed, 0)), RandomBot((seed, 1))]
        game.most_turns = 60
        game.deal(seed)
        game.run()
        asked[0] += count_answers(game.decisions)
        turns: int = game.turns_taken()[0]
        return turns

    for seed in range(len(tables)):
        play(seed)
    best = toys = games = 0.0
    for _ in range(ROUNDS):
        toys = max(toys, timed(toy.play_game, SECONDS)[0])
        asked[0] = 0
        started = time.process_time()
        speed, turns = timed(play, SECONDS, games_of_a_round)
        best = max(best, asked[0] / (time.process_time() - started))
        games = max(games, speed)
    return {
        "matchup": name,
        "games_per_second": round(games, 1),
        "turns": round(turns, 2),
        "microseconds_per_decision": round(1e6 / best, 3),
        "decisions_per_second": round(best),
        "toy_games_per_second": round(toys, 1),
        "of_toy": round(games / toys, 3),
    }


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
    me.count(find("Remodel"), 1)
    game.stage = ACTION_PHASE
    asked = session_class(game, [None, None])
    asked.answer([asked.question.find_card("Remodel")])
    assert not asked.question.of_turn
    return asked


def measure_fork(table: Any, session_class: Any) -> dict[str, float]:
    """What a fork at a question in the middle of a game costs, as a share of a whole game and in microseconds."""
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

    def copy(seed: int) -> int:
        """A copy alone."""
        session.game.copy()
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
        "copy_of_game": copy,
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
    shares = {name: round(best["game"] / best[name], 4) for name in works}
    micros = {name.replace("_of_game", "_us"): round(1e6 / best[name], 3) for name in works}
    return shares | micros


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
    print(f"load of the machine: {', '.join(f'{load:.2f}' for load in os.getloadavg())}")
    for name, extra in builds:
        env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | extra
        done = subprocess.run(
            [sys.executable, str(HERE / "bench.py"), "--one"], env=env, capture_output=True, text=True, check=True
        )
        result = json.loads(done.stdout)
        print(f"\n{name:9} {'match-up':19} {'games/s':>9} {'turns':>6} {'us/decision':>12} {'of toy':>7}")
        for row in result["rows"]:
            print(
                f"{row['build']:9} {row['matchup']:19} {row['games_per_second']:9.0f} {row['turns']:6.2f}"
                f" {row['microseconds_per_decision']:12.2f} {row['of_toy']:7.2f}"
            )
        fork = result["fork"]
        print(
            f"a copy takes {fork['copy_us']:.2f} us,"
            f" a fork that stands at its question {fork['fork_at_question_us']:.2f} us"
            f" ({fork['fork_at_question_of_game']:.1%} of a game),"
            f" {fork['fork_in_card_us']:.2f} us in the middle of a card,\n"
            f"{fork['fork_for_other_us']:.2f} us at somebody else's question of the turn;"
            f" of that the bare copy and deal {fork['fork_us']:.2f} us;"
            f" a fork nobody looks at {fork['session_fork_us']:.2f} us;\n"
            f"a game in progress takes {result['memory'] / 1024:.0f} kB"
        )
        rows += result["rows"]
    (HERE / "results.json").write_text(json.dumps(rows, indent=1) + "\n")
    print("\nwritten to benchmarks/results.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
