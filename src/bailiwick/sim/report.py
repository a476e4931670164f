"""Reports: what a strategist wants to look at, as one HTML page without scripts or anything from elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path

from bailiwick.kingdoms.line import kingdom_line
from bailiwick.sim.charts import Cell, Series, heat, histogram, lines, score_bars, spark
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.page import figure, html_table, legend, page, section
from bailiwick.sim.result import Result, StrategyResult, sample_games
from bailiwick.sim.samples import game_log
from bailiwick.sim.summary import (
    CORRELATION,
    WHAT,
    ending_name,
    games_of,
    number,
    percent,
    seat_name,
    shown_turns,
    worth,
)
from bailiwick.sim.tally import MOST_COPIES, WIN
from bailiwick.sim.tournament import Tournament

__all__ = ["match_report", "tournament_report", "write_report"]

FEW_GAMES = 10  # fields from fewer games than this are left out
ENOUGH_GAMES = 30  # and dots on lines, which look more certain than they are
LEAD_STEP = 3
LEAD_MOST = 12
HEAT_ROWS = 10


def match_report(result: Result) -> str:
    """The page about a match."""
    names = [one.name for one in result.strategies]
    title = " against ".join(names)
    cut = ", stopped early" if result.interrupted else ""
    return page(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{games_of(result)},'
            f" seed {escape(str(result.match.seed))}{cut}."
            f" Kingdom: {escape(kingdom_line(result.match.setup))}</p>",
            _outcome(result),
            _points(result),
            _length(result),
            _curves(result),
            _standings(result),
            *(_cards(one, i) for i, one in enumerate(result.strategies)),
            _samples(result),
            _reading(result),
        ],
    )


def _outcome(result: Result) -> str:
    even = 1 / result.match.players
    bars = [(f"s{i}", one.name, one.score) for i, one in enumerate(result.strategies)]
    seats = [seat_name(i).capitalize() for i in range(result.match.players)]
    rows = [
        [
            escape(one.name), percent(one.score), percent(one.wins), percent(one.ties), percent(one.losses),
            *(percent(score) for score in one.by_seat),
        ]
        for one in result.strategies
    ]  # fmt: skip
    first = (
        f"Whoever begins scores {percent(result.first_seat)}, which is {100 * result.first_seat_worth:+.1f} against an"
        f" even share."
    )
    return section(
        "Who wins",
        '<div class="grid">',
        figure("Score", score_bars("Score", bars, even), "A victory counts 1, a shared one is shared. Whiskers: 95%."),
        "</div>",
        html_table(["", "Score", "Wins", "Ties", "Losses", *seats], rows, pinned=True),
        f"<p>{escape(first)}</p>",
    )


def _points(result: Result) -> str:
    strategies = result.strategies
    first = strategies[0]
    leads = histogram(
        "Point difference", [("lead", first.leads_seen.counts)], f"points {first.name[:30]} is ahead at the end"
    )
    points = histogram(
        "Points", [(f"s{i}", one.points_seen.counts) for i, one in enumerate(strategies)], "points at the end"
    )
    rows = [
        [
            escape(one.name), number(one.points), f"{one.points_seen.deviation:.1f}", str(one.points_seen.median),
            f"{one.points_seen.quantile(0.05)} to {one.points_seen.quantile(0.95)}", number(one.lead),
            f"{one.leads_seen.deviation:.1f}",
        ]
        for one in strategies
    ]  # fmt: skip
    head = ["", "Points", "Spread", "Median", "Nine of ten", "Lead", "Spread of lead"]
    return section(
        "Points",
        legend([one.name for one in strategies]),
        '<div class="grid">',
        figure("Point difference", leads, f"Mean {number(first.lead)}, spread {first.leads_seen.deviation:.1f}."),
        figure("Points of each", points),
        "</div>",
        html_table(head, rows, pinned=True),
    )


def _length(result: Result) -> str:
    length = result.length
    ends = [("s2", ending_name(ending.name, result.match.players), ending.share) for ending in result.endings[:6]]
    said = f"Mean {length.mean:.1f} turns; nine of ten take {length.quantile(0.05)} to {length.quantile(0.95)}."
    emptied = [[escape(e.name), f"{e.games:,}", percent(e.share)] for e in result.piles_emptied[:12]]
    piles = ""
    if emptied:
        table = html_table(["Piles", "Games", "Share"], emptied)
        piles = f"<details><summary>Which piles were empty</summary>{table}</details>"
    return section(
        "Length and end",
        '<div class="grid">',
        figure("When games end", histogram("Length", [("s2", length.counts)], "turns"), said),
        figure("How they end", score_bars("Endings", ends, 0.0)),
        "</div>",
        piles,
    )


def _curves(result: Result) -> str:
    most = shown_turns(result)
    charts = []
    for what, title in WHAT.items():
        series = [
            Series(f"s{i}", [(p.turn, p.mean, p.deviation) for p in one.curves[what] if p.turn <= most])
            for i, one in enumerate(result.strategies)
        ]
        charts.append(figure(title.capitalize(), lines(title, series, "turn")))
    rows = []
    for what, title in WHAT.items():
        for one in result.strategies:
            means = {p.turn: f"{p.mean:.1f}" for p in one.curves[what]}
            cells = [means.get(turn, "") for turn in range(1, most + 1)]
            rows.append([f"{escape(title)}, {escape(one.name)}", *cells])
    table = html_table(["", *(str(turn) for turn in range(1, most + 1))], rows, pinned=True)
    return section(
        "Turn by turn",
        legend([one.name for one in result.strategies]),
        '<div class="grid">',
        *charts,
        "</div>",
        '<p class="soft">As each turn begins, over the games that come so far; coins are the most one had in that turn.'
        " Bands reach one standard deviation from the mean.</p>",
        f"<details><summary>The numbers</summary>{table}</details>",
    )


def _standings(result: Result) -> str:
    """Win probability by turn and lead, for the first strategy."""
    one = result.strategies[0]
    most = shown_turns(result)
    step = max(1, -(-most // HEAT_ROWS))
    turns = [turn for turn in range(1, most + 1) if turn % step == 0]
    edges = list(range(-LEAD_MOST, LEAD_MOST + 1, LEAD_STEP))
    sums: dict[tuple[int, int], tuple[int, int]] = {}
    for standing in one.standings:
        if standing.turn in turns:
            # The nearest column; what is further off than the last counts there.
            column = round(max(-LEAD_MOST, min(LEAD_MOST, standing.lead)) / LEAD_STEP) + len(edges) // 2
            place = (turns.index(standing.turn), column)
            games, total = sums.get(place, (0, 0))
            sums[place] = (games + standing.scores.n, total + standing.scores.total)
    cells = {place: Cell(total / games / WIN, games) for place, (games, total) in sums.items() if games >= FEW_GAMES}
    columns = [f"{edge:+d}" if edge else "0" for edge in edges]
    named_turns = [str(turn) for turn in turns]
    even = 1 / result.match.players
    drawing = heat("Win probability by lead", named_turns, columns, cells, ("turn", "points ahead"), even)
    series = []
    marks = sorted({turns[len(turns) * part // 4] for part in (1, 2, 3)}) if turns else []
    for i, turn in enumerate(marks):
        row = turns.index(turn)
        points = [
            (float(edges[j]), cells[row, j].share, 0.0)
            for j in range(len(edges))
            if (row, j) in cells and cells[row, j].games >= ENOUGH_GAMES
        ]
        series.append(Series(f"s{i + 2}", points))
    chart = lines("Win probability by lead", series, "points ahead", percent=True) if len(marks) > 1 else ""
    named = ", ".join(f"turn {turn}" for turn in marks)
    keys = "".join(f'<li class="s{i + 2}"><i></i><span>turn {turn}</span></li>' for i, turn in enumerate(marks))
    heading = f"What a lead is worth to {one.name}"
    if not drawing:
        return section(heading, f'<p class="soft">Too few games to tell: no lead came {FEW_GAMES} times.</p>')
    return section(
        heading,
        '<div class="grid">',
        figure(
            "Score in percent, by turn and lead",
            drawing,
            f"All have had as many turns. Fields with fewer than {FEW_GAMES} games are empty; columns are {LEAD_STEP}"
            f" points wide, the outer ones hold all beyond.",
        ),
        figure(f"At {named}", f'<ul class="legend">{keys}</ul>{chart}' if chart else ""),
        "</div>",
    )


def _cards(one: StrategyResult, place: int) -> str:
    rows = []
    for card in one.cards:
        if not card.gained and not card.plays:
            continue
        enough = [
            f"{n}{'+' if n == MOST_COPIES else ''}:\u00a0{100 * score.value:.0f}%"
            for n, score in card.by_copies
            if score.n >= FEW_GAMES
        ]
        copies = ", ".join(enough) if card.gained_in else ""
        gains = card.gains_by_turn
        rows.append(
            [
                escape(card.name), f"{100 * card.gained_in / card.games:.0f}%", f"{card.copies_per_game:.2f}",
                "" if card.first_gain is None else f"{card.first_gain.value:.1f}",
                spark(gains, f"s{place}", f"{card.name} gained by turn, up to turn {len(gains) - 1}"),
                f"{card.plays_per_game:.1f}", escape(worth(card)), f'<td class="many">{escape(copies)}</td>',
            ]
        )  # fmt: skip
    head = [
        "Card",
        "Gained in",
        "Copies a game",
        "First on turn",
        "By turn",
        "Plays a game",
        "Worth",
        "Score by copies",
    ]
    return section(f"Cards of {one.name}", html_table(head, rows, pinned=True))


def _samples(result: Result) -> str:
    parts = []
    for title, number_of_game in sample_games(result).items():
        log = game_log(result, number_of_game, title.capitalize())
        parts.append(
            f"<details><summary>{escape(log[0])}</summary><p>{escape(log[1])}</p>"
            f"<pre>{escape(chr(10).join(log[3:]))}</pre></details>"
        )
    return section("Games to read", *parts)


def _reading(result: Result) -> str:
    return section(
        "How to read this",
        f"<p>{escape(CORRELATION)}</p>",
        "<p>Every deal is played in all rotations of the seats, so that luck with the cards cancels. Intervals are 95%"
        f" and take the deal as the unit. Turns and cards were looked at in {result.detailed_games:,} games.</p>",
    )


def tournament_report(played: Tournament) -> str:
    """The page about a tournament."""
    ranking = played.ranking()
    order = [played.names.index(rank.name) for rank in ranking]
    title = f"A tournament of {len(order)} strategies"
    bars = [("s0", f"{place}. {rank.name}", rank.score) for place, rank in enumerate(ranking, 1)]
    rows = []
    for place, i in enumerate(order, 1):
        cells = [_matrix_cell(played, i, j) for j in order]
        rows.append([f"{place}. {escape(played.names[i])}", *cells])
    return page(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            f'<p class="soft">{played.games:,} games in all. Kingdom: {escape(kingdom_line(played.setup))}</p>',
            section(
                "Ranking", figure("Mean score over all others", score_bars("Ranking", bars, 0.5), "Whiskers: 95%.")
            ),
            section(
                "Everybody against everybody",
                html_table(["Score against", *(str(place) for place in range(1, len(order) + 1))], rows, pinned=True),
                '<p class="soft">Coloured where the interval (95%) does not hold 50%.</p>',
            ),
        ],
    )


def _matrix_cell(played: Tournament, i: int, j: int) -> str:
    score = played.score(i, j)
    if score is None:
        return "<td>-</td>"
    style = ' class="won"' if score.low > 0.5 else ' class="lost"' if score.high < 0.5 else ""
    return f"<td{style}>{percent(score)}</td>"


def write_report(text: str, path: Path, what: str = "report") -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SimulationError(f"The {what} cannot be written to {path}: {error.strerror}.") from None
