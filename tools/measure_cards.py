"""Measure what each Kingdom card adds to Big Money, and write it where Bailiff reads it.

    PYTHONPATH=build/compiled python tools/measure_cards.py [games] [--new]

With --new, only those that have no figure yet. For each card, Big Money with so many copies of it (one, two, more as
the deck grows, all), bought before or after Gold, plays optimised Big Money; the best way is kept. About ten minutes on
two cores.
"""

from __future__ import annotations

import sys
import tomllib
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from bailiwick import Setup, find
from bailiwick.bots.draft import WAYS, big_money_with
from bailiwick.bots.menu import Menu
from bailiwick.bots.tactics import MenuBot
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE
from bailiwick.kingdoms.setup import add_starting_decks, kingdom_cards, prepare

TARGET = Path(__file__).resolve().parent.parent / "src" / "bailiwick" / "bots" / "data" / "strengths.toml"
PLAIN = [
    "Village", "Woodcutter", "Chancellor", "Cellar", "Workshop", "Feast", "Harbinger", "Poacher", "Vassal", "Merchant",
]  # fmt: skip
GAMES = 400


def share(menu: Menu, setup: Setup, games: int) -> float:
    """The share of games that the menu wins against optimised Big Money, a tie being half."""
    table = prepare(setup, 0)
    add_starting_decks(table, setup)
    bots = [MenuBot(menu), MenuBot(big_money_with([]))]
    won = 0.0
    for i in range(games):
        game = table.copy()
        me = i % 2
        game.agents = [bots[me], bots[1 - me]]
        game.deal(i // 2)
        game.run()
        winners = game.winners()
        if me in winners:
            won += 1.0 / len(winners)
    return won / games


def measure(name: str, games: int) -> tuple[str, float, str]:
    kind = find(name)
    pile = kind.home or kind.name
    setup = Setup([pile, *(plain for plain in PLAIN if plain != pile)][:10]).complete(0)
    best = (0.0, WAYS[0])
    for way in WAYS:
        best = max(best, (share(big_money_with([(name, way)]), setup, games), way))
    return name, best[0], best[1]


def main(games: int, new: bool) -> None:
    known = tomllib.loads(TARGET.read_text(encoding="utf-8")) if new else {}
    names = [kind.split[0] if kind.split else kind.name for kind in kingdom_cards()]
    names = [name for name in names if name not in known and find(name).is_(ACTION | TREASURE | NIGHT)]
    with Pool() as pool:
        found = pool.map(partial(measure, games=games), names, chunksize=1)
    known |= {name: {"wins": wins, "way": way} for name, wins, way in found}
    lines = ["# What each card adds to Big Money: made by tools/measure_cards.py, read by Bailiff.", ""]
    lines += [
        f'"{name}" = {{ wins = {known[name]["wins"]:.3f}, way = "{known[name]["way"]}" }}' for name in sorted(known)
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--new"]
    main(int(words[0]) if words else GAMES, "--new" in sys.argv)
