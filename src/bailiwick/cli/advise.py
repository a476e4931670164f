"""What `bailiwick advise` does: the plans of a kingdom, what makes each of them work, and what beats it."""

from __future__ import annotations

import argparse
import json
import sys

from bailiwick.cli.chosen import chosen_setup, seed_of
from bailiwick.cli.simulate import check_places
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.sim.advice import Advice, Advised, advise
from bailiwick.sim.estimate import Estimate
from bailiwick.sim.report import write_report
from bailiwick.sim.workers import how_many

__all__ = ["advice_lines", "run_advise"]

INTERRUPTED = 130


def run_advise(options: argparse.Namespace) -> int:
    """Study, and print the plans so that `simulate` can read them."""
    jobs = how_many(options.jobs)
    check_places(None, menu=options.save)
    seed = seed_of(options.seed)
    options.players = 2
    setup, note = chosen_setup(options, seed)
    setup = setup.complete(seed)
    print(f"{note} {kingdom_line(setup)}. Seed {seed}.".strip(), file=sys.stderr)
    try:
        found = advise(
            setup, options.minutes, options.games, seed, jobs, lambda line: print(line, file=sys.stderr, flush=True)
        )
    except KeyboardInterrupt:
        print("Stopped before anything was found.", file=sys.stderr)
        return INTERRUPTED
    if options.json:
        print(json.dumps(found.data(), ensure_ascii=False, indent=1))
    else:
        print("\n".join(advice_lines(found)))
    if options.save:
        write_report(found.plans[0].menu.dump(), options.save, "menu")
        print(f"Written to {options.save}: the best plan.", file=sys.stderr)
    if not found.complete:
        print("Stopped early; this is what was found so far.", file=sys.stderr)
        return INTERRUPTED
    return 0


def percent(score: Estimate) -> str:
    return f"{score.value:6.1%} ± {50 * (score.high - score.low):.1f}"


def advice_lines(found: Advice) -> list[str]:
    """The plans as menus; whatever is said of them stands in comments."""
    lines = []
    for rank, one in enumerate(found.plans, 1):
        lines += [f"# {rank}. {one.name}: {percent(one.score).strip()} of all games", *one.menu.dump().splitlines()]
        lines += [f"# {percent(score)} against {name}" for name, score in one.against.items()]
        if one.parts:
            lines += ["# What makes it work, in points that it loses against itself without it:"]
            lines += [f"# {part_line(part.card, part.worth)}" for part in one.parts]
        lines += [f"# {_beaten(one)}", ""]
    lines.append(f"# {found.games:,} games; the scores are of others than those that the plans were found by.")
    return lines


def part_line(card: str, worth: Estimate) -> str:
    """How many points a card is worth: "Witch: 21 points"."""
    points = round(100 * worth.value)
    said = f"{points} point{'' if abs(points) == 1 else 's'} (± {50 * (worth.high - worth.low):.0f})"
    return f"{card}: {said}"


def _beaten(one: Advised) -> str:
    worst = one.worst()
    lost = 1.0 - one.against[worst].value
    if one.beaten_by:
        return f"What beats it: {worst}, with {lost:.1%}."
    return f"Nothing that was studied beats it for sure; {worst} comes nearest, with {lost:.1%}."
