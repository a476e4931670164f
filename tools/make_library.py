"""Make the library of menus for the recommended sets: of many plain plans, the best few that differ, for each set.

    PYTHONPATH=build/compiled python tools/make_library.py [GAMES]
"""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path

from bailiwick.bots.draft import big_money_with, draft
from bailiwick.bots.plans import Plan, first_plans
from bailiwick.kingdoms.sets import recommended_sets
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.solve import kinds_of, score, sit_down

TARGET = Path(__file__).resolve().parent.parent / "src" / "bailiwick" / "bots" / "data" / "library.toml"
EXPANSIONS = {"Dominion", "Cornucopia", "Guilds", "Allies"}
EACH = 3


def best_plans(work: tuple[str, Setup, int]) -> tuple[str, list[tuple[float, Plan]]]:
    title, setup, games = work
    setup = setup.complete(0)
    sit_down(setup)
    kinds = kinds_of(setup)
    rivals = [big_money_with([]).dump(), draft(kinds).dump()]
    scored = []
    for plan in first_plans(kinds):
        wins = sum(score((plan.text(), rival, 0, games)) for rival in rivals) / len(rivals)
        scored.append((wins, plan))
    scored.sort(key=lambda pair: -pair[0])
    chosen: list[tuple[float, Plan]] = []
    for wins, plan in scored:
        cards = {want.card for want in plan.wants}
        if all(cards != {want.card for want in other.wants} for _, other in chosen) and len(cards) > 2:
            chosen.append((wins, plan))
    return title, chosen[:EACH]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    work = []
    for one in recommended_sets(playable=True):
        setup = one.setup(2)
        if {kind.expansion for kind in setup.used()} <= EXPANSIONS:
            work.append((one.title, setup, games))
    with Pool() as pool:
        found = pool.map(best_plans, work, chunksize=1)
    lines = ["# Menus for the recommended sets: made by tools/make_library.py.", ""]
    for title, plans in found:
        for _, plan in plans:
            menu = plan.menu()
            lines += ["[[menu]]", f'set = "{title}"', f'name = "{menu.name}"', 'text = """', plan.text() + '"""', ""]
    TARGET.write_text("\n".join(lines))


if __name__ == "__main__":
    main()
