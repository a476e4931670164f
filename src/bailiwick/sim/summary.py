"""What a simulation found out, in lines for a terminal. Plain text, so that it can be piped and pasted."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence

from bailiwick.kingdoms.line import kingdom_line
from bailiwick.sim.estimate import Estimate
from bailiwick.sim.result import BROKEN_OFF, THREE_PILES, CardResult, Result, StrategyResult, TurnPoint
from bailiwick.words.text import plural

__all__ = ["CORRELATION", "ending_name", "games_of", "percent", "seat_name", "summary", "table", "worth"]

WIDTH = 100
ENOUGH = 0.05  # turns that fewer games than this part reach are left out of curves
SEATS = ["first", "second", "third", "fourth", "fifth", "sixth"]
WHAT = {
    "points": "points",
    "money": "money in the deck",
    "coins": "coins to spend",
    "cards": "cards owned",
}
CORRELATION = (
    "Worth is the score in games with the card less the score in games without it. That is correlation, not cause:"
    " who is ahead buys more, and long games buy other things than short ones."
)


def percent(one: Estimate | None, digits: int = 1) -> str:
    """A share with its interval: 54.2% ± 1.0."""
    if one is None or math.isnan(one.value):
        return "-"
    return f"{100 * one.value:.{digits}f}% ± {100 * one.half:.{digits}f}"


def number(one: Estimate | None) -> str:
    if one is None or math.isnan(one.value):
        return "-"
    return f"{one.value:.1f}" if math.isinf(one.half) else f"{one.value:.1f} ± {one.half:.1f}"


def worth(card: CardResult) -> str:
    """What having a card was worth, in points of a hundred."""
    if card.worth is None:
        return "in every game" if card.gained_in else "never gained"
    return f"{100 * card.worth.value:+.0f} ({100 * card.worth.low:+.0f} to {100 * card.worth.high:+.0f})"


def seat_name(seat: int) -> str:
    return f"{SEATS[seat]} seat"


def ending_name(name: str, players: int) -> str:
    """How a game ended, in words."""
    if name == THREE_PILES:
        return f"{'three' if players < 5 else 'four'} piles"
    return name if name == BROKEN_OFF else " and ".join(plural(pile) for pile in name.split(", "))


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines with straight columns: the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def games_of(result: Result) -> str:
    return f"{result.games:,} games of {result.deals:,} deal{'' if result.deals == 1 else 's'}"


def summary(result: Result) -> list[str]:
    """All there is to say about a match."""
    names = " against ".join(one.name for one in result.strategies)
    cut = " (stopped early)" if result.interrupted else ""
    lines = [f"{names}: {games_of(result)}, seed {result.match.seed}{cut}"]
    lines += textwrap.wrap(f"Kingdom: {kingdom_line(result.match.setup)}", WIDTH, subsequent_indent="  ")
    lines += ["", *_scores(result), "", *_games(result), "", *_turns(result)]
    for one in result.strategies:
        lines += ["", *_cards(one)]
    lines += ["", *textwrap.wrap(CORRELATION, WIDTH)]
    share = f"{result.detailed_games:,} of the {result.games:,} games"
    lines += textwrap.wrap(f"Turns and cards were looked at in {share}; intervals are 95%.", WIDTH)
    return lines


def _scores(result: Result) -> list[str]:
    seats = [seat_name(i) for i in range(result.match.players)]
    rows = [["", "score", "wins", "ties", "losses", "points", "spread", *seats]]
    for one in result.strategies:
        rows.append(
            [
                one.name,
                percent(one.score),
                *(f"{100 * x.value:.1f}%" for x in (one.wins, one.ties, one.losses)),
                number(one.points),
                f"{one.points_seen.deviation:.1f}",
                *(percent(x) for x in one.by_seat),
            ]
        )
    return table(rows)


def _games(result: Result) -> list[str]:
    first = result.first_seat
    lead, length = result.strategies[0].lead, result.length
    worth_of_it = f"{100 * result.first_seat_worth:+.1f} against an even share"
    ends = [f"{ending_name(e.name, result.match.players)} {100 * e.share.value:.1f}%" for e in result.endings]
    lines = [
        f"Whoever begins scores {percent(first)}: {worth_of_it}.",
        f"{result.strategies[0].name} is ahead by {number(lead)} points on average.",
        f"Games take {length.mean:.1f} turns, nine of ten from {length.quantile(0.05)} to {length.quantile(0.95)}.",
        f"They end by {', '.join(ends)}.",
    ]
    for piles in result.piles_emptied[:3]:
        lines.append(f"  {piles.name}: {piles.games:,}")
    return lines


def shown_turns(result: Result) -> int:
    """How many turns are worth showing: those that enough games reach."""
    most = 0
    for one in result.strategies:
        for point in one.curves["points"]:
            if point.games >= max(1, ENOUGH * result.detailed_games):
                most = max(most, point.turn)
    return most


def _turns(result: Result) -> list[str]:
    most = shown_turns(result)
    step = max(1, -(-most // 9))
    turns = range(step, most + 1, step)
    rows = [["At the start of turn", *(str(turn) for turn in turns)]]
    for what, title in WHAT.items():
        for one in result.strategies:
            points = {point.turn: point for point in one.curves[what]}
            rows.append([f"{title}, {one.name}", *(_point(points.get(turn)) for turn in turns)])
    return table(rows)


def _point(point: TurnPoint | None) -> str:
    return "-" if point is None else f"{point.mean:.1f}"


def _cards(one: StrategyResult) -> list[str]:
    rows = [[one.name, "gained in", "copies", "first on turn", "plays a game", "worth"]]
    for card in one.cards:
        if card.gained or card.plays:
            rows.append(
                [
                    card.name,
                    f"{100 * card.gained_in / card.games:.0f}%",
                    f"{card.copies_per_game:.1f}",
                    "-" if card.first_gain is None else f"{card.first_gain.value:.1f}",
                    f"{card.plays_per_game:.1f}",
                    worth(card),
                ]
            )
    return table(rows)
