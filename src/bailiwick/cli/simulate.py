"""What `bailiwick simulate` and `bailiwick tournament` do. Each takes the parsed options and gives the exit code."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Any

from bailiwick.bots.levels import GAMES_A_SECOND, THINK
from bailiwick.cli.chosen import WISHES, chosen_setup, seed_of
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.match import Match
from bailiwick.sim.progress import Progress, StudyProgress
from bailiwick.sim.report import match_report, tournament_report, write_report
from bailiwick.sim.run import Watch, check_players, missing_cards, simulate, suitable_kingdom
from bailiwick.sim.samples import write_samples
from bailiwick.sim.strategies import Strategy, read_strategies
from bailiwick.sim.summary import summary
from bailiwick.sim.tournament import play_tournament, tournament_lines

__all__ = ["check_places", "run_simulate", "run_tournament"]

STUDY = 10.0  # seconds of one core
SHORTEST_STUDY = 0.2
LONGEST_STUDY = 3600.0
INTERRUPTED = 130  # the exit code that shells give to Ctrl-C


def run_simulate(options: argparse.Namespace) -> int:
    """Let strategies play each other and print what came of it."""
    strategies = read_strategies(options.strategies)
    check_players(len(strategies))
    seed = seed_of(options.seed)
    setup, note = _setup(options, strategies, len(strategies), seed)
    until = read_precision(options.until)
    study, think = read_study(options.study), THINK if options.think is None else options.think
    check_places(options.report, options.samples)
    _say(note)
    for name, cards in missing_cards(Match.of(setup, strategies, seed)):
        _say(f"{name} names {', '.join(cards)}, not to be had in this game.")
    with _progress(strategies[0].name, until) as watch, _only_results(options):
        try:
            result = simulate(
                strategies, setup, options.games, seed, options.jobs, until, options.cluster, watch,
                keep_partial=True, study=study, think=think, watch_study=StudyProgress(),
            )  # fmt: skip
        except KeyboardInterrupt:
            _say("Stopped before anything was counted.")
            return INTERRUPTED
    _print(options, result.data, result.rows, lambda: summary(result))
    if options.report:
        write_report(match_report(result), options.report)
        _say(f"Written to {options.report}: the report.")
    if options.samples:
        write_samples(result, options.samples)
        _say(f"Written to {options.samples}: the sample games.")
    if result.interrupted:
        _say(f"Stopped after {result.games:,} of {result.asked:,} games; this is what they say.")
        return INTERRUPTED
    return 0


def run_tournament(options: argparse.Namespace) -> int:
    """All pairs of strategies."""
    strategies = read_strategies(options.strategies)
    seed = seed_of(options.seed)
    setup, note = _setup(options, strategies, 2, seed)
    until = read_precision(options.until)
    study, think = read_study(options.study), THINK if options.think is None else options.think
    check_places(options.report)
    _say(note)
    bars: list[Progress] = []

    def watch(first: str, second: str, place: int, pairs: int) -> Watch:
        bars.append(Progress(f"pair {place + 1} of {pairs}, {first} against {second}", until))
        return bars[-1]

    try:
        with _only_results(options):
            played = play_tournament(
                strategies, setup, options.games, seed, options.jobs, until, options.cluster, watch,
                keep_partial=True, study=study, think=think, watch_study=StudyProgress(),
            )  # fmt: skip
    except KeyboardInterrupt:
        _say("Stopped before anything was counted.")
        return INTERRUPTED
    finally:
        for bar in bars:
            bar.close()
    _print(options, played.data, played.rows, lambda: tournament_lines(played))
    if options.report:
        write_report(tournament_report(played), options.report)
        _say(f"Written to {options.report}: the report.")
    pairs = len(strategies) * (len(strategies) - 1) // 2
    if len(played.results) < pairs:
        _say(f"Stopped after {len(played.results)} of {pairs} pairs; this is what they say.")
        return INTERRUPTED
    return 0


def _setup(
    options: argparse.Namespace, strategies: Sequence[Strategy], players: int, seed: int | str
) -> tuple[Setup, str]:
    """The kingdom that was asked for, or one that has what the strategies name."""
    options.players = players
    asked = any(getattr(options, name, None) is not None for name in WISHES)
    if options.kingdom is None and options.set is None and not options.random and not asked:
        return Setup(suitable_kingdom(strategies), players=players), ""
    return chosen_setup(options, seed)


def read_precision(text: str | None) -> float | None:
    """A precision such as 1% or 0.01."""
    if text is None:
        return None
    word = text.strip()
    try:
        value = float(word.removesuffix("%")) / (100 if word.endswith("%") else 1)
    except ValueError:
        raise SimulationError(f"--until takes a precision such as 1% or 0.01, not {text!r}.") from None
    if not 0.0 < value < 0.5:
        raise SimulationError(f"--until takes more than 0 and less than 50%, for example 1%, not {text!r}.")
    return value


def read_study(seconds: float | None) -> int:
    """How many games a study of so many seconds has."""
    if seconds is None:
        seconds = STUDY
    if not 0.0 <= seconds <= LONGEST_STUDY or 0.0 < seconds < SHORTEST_STUDY:
        raise SimulationError(
            f"--study takes {SHORTEST_STUDY:g} to {LONGEST_STUDY:g} seconds, or 0 for none, not {seconds:g}."
        )
    return round(seconds * GAMES_A_SECOND)


def check_places(report: Path | None, samples: Path | None = None, menu: Path | None = None) -> None:
    """Find out before the games, rather than after them, that nothing can be written there."""
    for what, file in (("report", report), ("menu", menu)):
        if file is not None:
            if file.is_dir():
                raise SimulationError(f"The {what} cannot be written to {file}: it is a folder.")
            if not file.resolve().parent.is_dir():
                raise SimulationError(f"The {what} cannot be written to {file}: there is no folder {file.parent}.")
    if samples is not None and samples.exists() and not samples.is_dir():
        raise SimulationError(f"The samples cannot be written to {samples}: it is no folder.")


@contextmanager
def _progress(name: str, until: float | None) -> Iterator[Progress]:
    bar = Progress(name, until)
    try:
        yield bar
    finally:
        bar.close()


def _only_results(options: argparse.Namespace) -> AbstractContextManager[Any]:
    """What Ray has to say about its workers does not belong among the results."""
    return redirect_stdout(sys.stderr) if options.cluster else nullcontext()


def _print(options: argparse.Namespace, data: Any, rows: Any, lines: Any) -> None:
    if options.json:
        print(json.dumps(data(), ensure_ascii=False, indent=1))
    elif options.csv:
        _rows(rows())
    else:
        print("\n".join(lines()))
    sys.stdout.flush()  # a closed pipe shows here, where it is expected


def _rows(rows: Iterable[Sequence[Any]]) -> None:
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows)


def _say(text: str) -> None:
    """Something beside the result, which may be piped elsewhere."""
    if text:
        print(text, file=sys.stderr)
