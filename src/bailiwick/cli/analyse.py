"""What `bailiwick analyse` does: a saved game, move by move, with winning chances and mistakes."""

from __future__ import annotations

import argparse
import json
import sys
from html import escape

from bailiwick.bots.analysis import SIZES, Judged, Turn, plan_cards
from bailiwick.cli.simulate import check_places
from bailiwick.engine.errors import RecordError
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.suggest import did_you_mean
from bailiwick.records import Record, read_file
from bailiwick.sim.charts import Series, lines
from bailiwick.sim.page import figure, html_table, legend, page, section
from bailiwick.sim.report import write_report
from bailiwick.sim.review import Review, analyse
from bailiwick.sim.workers import how_many
from bailiwick.words.review import MARKS, answer_in_words, listed, why
from bailiwick.words.text import cards_in_words

__all__ = ["review_lines", "review_page", "run_analyse"]

BAR = 20
INTERRUPTED = 130
SEVERAL = {"inaccuracy": "inaccuracies", "mistake": "mistakes", "blunder": "blunders"}


def run_analyse(options: argparse.Namespace) -> int:
    """Analyse a record and print what was found; what there is, where Ctrl-C ends it."""
    record = Record.load(read_file(options.file, "record"))
    seat = seat_named(record, options.seat)
    check_places(options.html)
    review = analyse(record, options.seconds, options.games, how_many(options.jobs), seat, options.seed, _progress())
    if sys.stderr.isatty():
        print(end="\r\033[K", file=sys.stderr)
    if options.json:
        print(json.dumps(review.data(), ensure_ascii=False, indent=1))
    else:
        print("\n".join(review_lines(review, seat)))
    if options.html:
        write_report(review_page(review, seat), options.html)
        print(f"Written to {options.html}: the analysis.", file=sys.stderr)
    if not review.complete:
        print("Stopped early; this is what was found so far.", file=sys.stderr)
        return INTERRUPTED
    return 0


def seat_named(record: Record, name: str | None) -> int:
    """The seat of a player, by name or by number from 1; -1 for all."""
    if name is None:
        return -1
    if name in record.seats:
        return record.seats.index(name)
    alike = [seat for seat in record.seats if seat.casefold() == name.casefold()]
    if len(alike) == 1:
        return record.seats.index(alike[0])
    if name.isdecimal() and 1 <= int(name) <= len(record.seats):
        return int(name) - 1
    hint = did_you_mean(name, record.seats)
    raise RecordError(f"Nobody in this game is called {name!r}.{hint} They are {listed(record.seats)}.")


def _progress() -> Progress | None:
    return Progress() if sys.stderr.isatty() else None


class Progress:
    """How far it has come, in one line of a terminal."""

    def __call__(self, share: float) -> None:
        print(f"\rThinking ... {share:4.0%}", end="", file=sys.stderr, flush=True)


# -- text -------------------------------------------------------------------------------------------------------------


def review_lines(review: Review, seat: int = -1) -> list[str]:
    """The analysis as text: a line for each turn, and below it what could have been better."""
    names = review.record.seats
    width = max(map(len, names))
    chances = {point["turn"]: point["chance"] for point in review.curve()}
    marked: dict[int, list[Judged]] = {}
    for move in review.marked():
        marked.setdefault(move.turn, []).append(move)
    found = []
    for turn in review.turns:
        if seat in (-1, turn.seat) or turn.number in marked:
            found.append(_turn_line(turn, names, width, chances.get(turn.number)))
        for move in marked.get(turn.number, []):
            found += [f"        {line}" for line in move_lines(review, move)]
    return [*found, "", *_summary(review, seat)]


def _turn_line(turn: Turn, names: list[str], width: int, chance: float | None) -> str:
    bar = " " * (BAR + 5) if chance is None else f"{'█' * round(BAR * chance):░<{BAR}} {chance:4.0%}"
    bought = f"  {cards_in_words(turn.bought)}" if turn.bought else ""
    return f"{turn.own:4}  {names[turn.seat]:{width}}  {bar}{bought}".rstrip()


def move_lines(review: Review, move: Judged) -> list[str]:
    """What was played, what would have been better, and why."""
    who = "" if review.turns[move.turn].seat == move.seat else f"{review.record.seats[move.seat]}: "
    played = answer_in_words(move.purpose, move.cause, move.played)
    better = answer_in_words(move.purpose, move.cause, move.better)
    return [
        f"{MARKS[move.size]:2} {who}{played} ({move.chance:.0%}). Bailiff would {better} ({move.best:.0%}):"
        f" {100 * move.loss:.0f} ± {196 * move.error:.0f} points.",
        f"   {why(move)}",
    ]


def _summary(review: Review, seat: int) -> list[str]:
    found = []
    for total in review.totals():
        if seat in (-1, total["seat"]):
            counts = [(total[size], SEVERAL[size] if total[size] != 1 else size) for size, _ in SIZES]
            said = ", ".join(f"{n} {what}" for n, what in counts)
            found.append(f"{total['name']}: {said}; {100 * total['loss']:.0f} points of winning chance lost.")
    if review.plans:
        cards = plan_cards(review.plans[0].menu())
        found.append(f"The plan that does best here: {listed(cards or ['Big Money'])}.")
    found.append(
        f"{len(review.moves)} decisions in {review.games:,} games played on in mind, {review.seconds:.0f} seconds."
        " ?! costs 3 points of winning chance or more, ? 7, ?? 15."
    )
    return found


# -- a page -----------------------------------------------------------------------------------------------------------


def review_page(review: Review, seat: int = -1) -> str:
    """The analysis as an HTML page."""
    names = review.record.seats
    title = f"{' against '.join(names)}, analysed"
    curve = review.curve()
    series = []
    for i, _ in enumerate(names):
        points = [(float(point["number"]), point["chance"], point["error"]) for point in curve if point["seat"] == i]
        if points:
            series.append(Series(f"s{i}", points))
    rows = []
    for move in review.marked():
        turn = review.turns[move.turn]
        played, better = (answer_in_words(move.purpose, move.cause, said) for said in (move.played, move.better))
        rows.append(
            [
                f"{turn.own}", escape(names[move.seat]), MARKS[move.size],
                f'<td class="many">{escape(played)}</td>', f'<td class="many">{escape(better)}</td>',
                f"{100 * move.loss:.0f} ± {196 * move.error:.0f}", f'<td class="many">{escape(why(move))}</td>',
            ]
        )  # fmt: skip
    head = ["Turn", "Player", "", "Played", "Bailiff would", "Points lost", "Why"]
    drawn = figure("Winning chance", lines("Winning chance", series, "turn", percent=True), "Each as its turn begins.")
    return page(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">Kingdom: {escape(kingdom_line(review.record.setup))}</p>',
            legend(names),
            drawn,
            section("Mistakes", html_table(head, rows, pinned=True) if rows else "<p>None were found.</p>"),
            section("In sum", *(f"<p>{escape(line)}</p>" for line in _summary(review, seat))),
        ],
    )
