"""How Bailiff does against optimised Big Money and against chance: the tables of docs/bots.md, by this one command.

    PYTHONPATH=build/compiled python tools/bailiff_table.py [GAMES]
"""

from __future__ import annotations

import sys
from multiprocessing import Pool

from bailiwick import Setup, random_kingdom
from bailiwick.bots import Bailiff, MenuBot, RandomBot
from bailiwick.bots.draft import big_money_with
from bailiwick.engine.decision import Agent
from bailiwick.kingdoms.sets import recommended_sets
from bailiwick.kingdoms.setup import add_starting_decks, prepare

GAMES = 400
RANDOM_KINGDOMS = 200


def share(setup: Setup, strength: str, rival: str, games: int) -> float:
    """The share of games that Bailiff wins, a tie being half; both orders of each deal."""
    setup = setup.complete(0)
    table = prepare(setup)
    add_starting_decks(table, setup)
    won = 0.0
    bailiff = Bailiff(strength)
    for i in range(games):
        other: Agent = MenuBot(big_money_with([])) if rival == "big money" else RandomBot(i)
        me = i % 2
        game = table.copy()
        game.most_turns = 2000
        game.agents = [bailiff, other] if me == 0 else [other, bailiff]
        game.deal(f"table/{i // 2}")
        game.run()
        winners = game.winners()
        if me in winners:
            won += 1.0 / len(winners)
    return won / games


def job(work: tuple[str, Setup, str, str, int]) -> tuple[str, float]:
    name, setup, strength, rival, games = work
    return name, share(setup, strength, rival, games)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    sets = [(one.title, one.setup(2)) for one in recommended_sets(playable=True)]
    drawn = [(f"random kingdom {i}", Setup(random_kingdom(("table", i)))) for i in range(RANDOM_KINGDOMS)]
    with Pool() as pool:
        named = pool.map(job, [(name, s, "master", "big money", games) for name, s in sets], chunksize=1)
        unknown = pool.map(job, [(name, s, "master", "big money", games // 4) for name, s in drawn], chunksize=4)
        chance = pool.map(job, [(name, s, "master", "chance", 20) for name, s in drawn[:100]], chunksize=4)
    print("| set | Bailiff against optimised Big Money |")
    print("|---|---|")
    for name, score in named:
        print(f"| {name} | {score:.1%} |")
    above = sum(score > 0.6 for _, score in named)
    print(f"\nOver 60% in {above} of {len(named)} sets ({games} games each).")
    mean = sum(score for _, score in unknown) / len(unknown)
    print(f"Over {len(unknown)} random kingdoms without a book: {mean:.1%} on average ({games // 4} games each).")
    mean = sum(score for _, score in chance) / len(chance)
    print(f"Against random play: {mean:.2%} of {20 * len(chance)} games.")


if __name__ == "__main__":
    main()
