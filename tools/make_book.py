"""Write Bailiff's book: for every playable recommended set the menu that a search of so many generations finds.

    PYTHONPATH=build/compiled python tools/make_book.py [GENERATIONS]

Before that the book has to be empty, so that the plans are held against what Bailiff does without one.
The sets in `STUDIED` are left out, so that there Bailiff plays from its own head: on them `bailiwick solve` is judged.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bailiwick.bots.book import book
from bailiwick.cli.solve import shipped
from bailiwick.kingdoms.sets import recommended_sets
from bailiwick.kingdoms.setup import prepare
from bailiwick.sim.solve import solve

TARGET = Path(__file__).resolve().parent.parent / "src" / "bailiwick" / "bots" / "data" / "book.toml"
STUDIED = ("Bounty of the Hunt", "Baking Contest", "Allies for Beginners")
TRIES = [20, 80, 200, 500, 1000]  # fewer games than the usual search, since there are many sets
BETTER = 0.53  # a menu that does no better against Bailiff without a book is not worth a place in it
HEAD = """\
# Menus for kingdoms that have been studied: made by tools/make_book.py, read by Bailiff.
# Kept in the order of the sets; {0} are left out on purpose.

"""


def main() -> None:
    generations = int(sys.argv[1]) if len(sys.argv) > 1 else 24
    if book():
        sys.exit(f"The book of this build is not empty: empty {TARGET.name}, compile, and call this again.")
    TARGET.write_text(HEAD.format(", ".join(STUDIED)))
    known: set[tuple[str, ...]] = set()
    with TARGET.open("a") as out:
        for one in recommended_sets(playable=True):
            setup = one.setup(2).complete(one.title)
            piles = prepare(setup).piles
            kingdom = tuple(sorted(pile.name for pile in piles if pile.supply and not pile.kind.basic))
            if one.title.startswith(STUDIED) or kingdom in known:
                continue
            known.add(kingdom)
            found = solve(
                setup, 60, one.title, os.cpu_count() or 1, shipped(setup), most_generations=generations, tries=TRIES
            )
            scores = {name: score for name, score, _ in found.beats}
            print(one.title, f"{scores['Bailiff']:.1%} against Bailiff: {found.menu().name}", flush=True)
            if scores["Bailiff"] >= BETTER:
                names = ", ".join(f'"{name}"' for name in kingdom)
                out.write(f'[[menu]]\nname = "{one.title}"\nkingdom = [{names}]\n')
                out.write(f'menu = """\n{found.champion.text()}\n"""\n\n')
                out.flush()


if __name__ == "__main__":
    main()
