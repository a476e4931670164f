"""What `bailiwick solve` does: search for the best menu for a kingdom, print it and what it beats."""

from __future__ import annotations

import argparse
import json
import sys

from bailiwick.bots.library import library, menu_named
from bailiwick.cli.chosen import chosen_setup, seed_of
from bailiwick.cli.simulate import check_places
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.sets import recommended_set
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.estimate import wilson
from bailiwick.sim.report import match_report, write_report
from bailiwick.sim.run import simulate
from bailiwick.sim.solve import FINAL_GAMES, Finding, solve, told_apart
from bailiwick.sim.strategies import Strategy, read_strategies
from bailiwick.sim.workers import how_many

__all__ = ["run_solve"]

LONGEST = 600.0  # minutes
REPORT_GAMES = 4000


def run_solve(options: argparse.Namespace) -> int:
    """Search, print the champion, and write its match against Bailiff as a report."""
    if not 0.0 < options.minutes <= LONGEST:
        raise SimulationError(f"--minutes takes more than 0 and at most {LONGEST:g}, not {options.minutes:g}.")
    jobs = how_many(options.jobs)
    check_places(options.report, menu=options.save)
    seed = seed_of(options.seed)
    options.players = 2
    setup, note = chosen_setup(options, seed)
    setup = setup.complete(seed)
    rivals = told_apart(shipped(setup), {one.name: _menu_of(one) for one in read_strategies(options.against or [])})
    length = f"{options.minutes:g} minute{'' if options.minutes == 1 else 's'}"
    print(f"{note} {kingdom_line(setup)}. {length} of search, seed {seed}.".strip(), file=sys.stderr)
    found = solve(setup, options.minutes, seed, jobs, rivals, lambda line: print(line, file=sys.stderr, flush=True))
    menu = found.menu()
    if options.json:
        best, *others = (_data(finding) for finding in found.findings)
        data = {"kingdom": kingdom_line(setup), "seed": seed, **best, "others": others}
        data |= {"plans": found.plans, "games": found.games}
        print(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        for title, finding in zip(("The best:", "Another:", "A third:"), found.findings, strict=False):
            print(f"# {title}\n{finding.plan.menu().dump()}")
            for name, score, games in finding.beats:
                low, high = wilson(score, games)
                print(f"# {score:6.1%} ± {50.0 * (high - low):.1f} against {name}")
            print()
        print(f"# {found.plans:,} plans tried in {found.games:,} games; the scores are of {FINAL_GAMES:,} others each.")
    if options.save:
        write_report(menu.dump(), options.save, "menu")
        print(f"Written to {options.save}: the best menu.", file=sys.stderr)
    if options.report:
        champion = Strategy(menu.name, "menu", menu.dump())
        write_report(match_report(simulate([champion, "bailiff"], setup, REPORT_GAMES, seed, jobs)), options.report)
        print(f"Written to {options.report}: the report on it against Bailiff.", file=sys.stderr)
    return 0


def shipped(setup: Setup) -> dict[str, str]:
    """The menus of the library for this kingdom, by their names."""
    names = sorted(setup.kingdom)
    ours = [one for one in library() if one.for_set and sorted(recommended_set(one.for_set).setup(2).kingdom) == names]
    by_text: dict[str, str] = {}
    for one in ours:  # two printings of a set have the same menus
        by_text.setdefault(one.text, one.title)
    return {title: text for text, title in by_text.items()}


def _data(finding: Finding) -> dict[str, object]:
    beats = [{"rival": name, "score": score, "games": games} for name, score, games in finding.beats]
    return {"menu": finding.plan.menu().dump(), "beats": beats}


def _menu_of(strategy: Strategy) -> str:
    """The text of a rival; some bots are in the library as well."""
    known = menu_named(strategy.name)
    if strategy.sort == "menu":
        return strategy.body
    if known is None:
        raise SimulationError(
            f"{strategy.name} is no menu; a search plays against menus (and always against Bailiff and Big Money)."
        )
    return known.text
