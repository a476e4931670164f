"""Small charts as SVG. Drawn 340 units wide, about what a phone shows, so that their letters never shrink; colours
come from the page's style sheet, in classes s0, s1, ... for the strategies."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from bailiwick.sim.estimate import Estimate

__all__ = ["Cell", "Series", "heat", "histogram", "lines", "score_bars", "spark", "ticks"]

WIDTH = 340
HEIGHT = 210
LEFT, RIGHT, TOP, BOTTOM = 40, 8, 10, 38


@dataclass(frozen=True)
class Series:
    """A line: its style, and (x, y, how far the band reaches from y)."""

    style: str
    points: Sequence[tuple[float, float, float]]


@dataclass(frozen=True)
class Cell:
    """A field of a heat map: a share from 0 to 1 and how many games it comes from."""

    share: float
    games: int


def ticks(low: float, high: float, most: int = 6, whole: bool = False) -> list[float]:
    """Round numbers from low to high, no more than so many; `whole` where parts of a number mean nothing."""
    span = high - low
    if span <= 0 or not math.isfinite(span):
        return [low]
    step = 10 ** math.floor(math.log10(span / most))
    if whole:
        step = max(step, 1)
    for times in (1, 2, 5, 10, 20):
        if span / (step * times) <= most:
            step *= times
            break
    first = math.ceil(low / step - 1e-9)
    return [round(i * step, 10) for i in range(first, math.floor(high / step + 1e-9) + 1)]


def _svg(height: float, title: str, body: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", style: str = "") -> str:
    named = f' class="{style}"' if style else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{named}>{escape(text)}</text>'


def _rect(x: float, y: float, width: float, height: float, style: str, title: str = "", opacity: float = 1.0) -> str:
    faint = "" if opacity >= 1.0 else f' fill-opacity="{opacity:.2f}"'
    size = f'width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    box = f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{style}"{faint}'
    return f"{box}><title>{escape(title)}</title></rect>" if title else f"{box}/>"


class _Axes:
    """Where numbers lie on the paper, and the lines and labels around them."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.low_x, self.high_x = x if x[1] > x[0] else (x[0] - 1, x[0] + 1)
        self.low_y, self.high_y = y if y[1] > y[0] else (y[0], y[0] + 1)

    def x(self, value: float) -> float:
        return LEFT + (value - self.low_x) / (self.high_x - self.low_x) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.low_y) / (self.high_y - self.low_y) * (HEIGHT - TOP - BOTTOM)

    def draw(self, x_label: str, percent: bool = False) -> list[str]:
        """Grid, numbers and the name of the lower axis."""
        parts = []
        for value in ticks(self.low_y, self.high_y, 5):
            y = self.y(value)
            shown = f"{100 * value:g}%" if percent else f"{value:g}"
            parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
            parts.append(_text(LEFT - 5, y + 4, shown, "end"))
        for value in ticks(self.low_x, self.high_x, 8, whole=True):
            parts.append(_text(self.x(value), HEIGHT - BOTTOM + 15, f"{value:g}"))
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, x_label, style="label"))
        return parts


def lines(title: str, series: Sequence[Series], x_label: str, percent: bool = False) -> str:
    """Lines with bands around them."""
    points = [point for one in series for point in one.points]
    if not points:
        return ""
    low = min(y - spread for _, y, spread in points)
    high = max(y + spread for _, y, spread in points)
    limits = (0.0, 1.0) if percent else (min(0.0, low), high)
    axes = _Axes((min(p[0] for p in points), max(p[0] for p in points)), limits)
    parts = axes.draw(x_label, percent)
    for one in series:
        if any(spread for _, _, spread in one.points):
            upper = [(x, y + spread) for x, y, spread in one.points]
            lower = [(x, y - spread) for x, y, spread in reversed(one.points)]
            corners = " ".join(f"{axes.x(x):.1f},{axes.y(y):.1f}" for x, y in [*upper, *lower])
            parts.append(f'<polygon points="{corners}" class="band {one.style}"/>')
    for one in series:
        path = " ".join(f"{axes.x(x):.1f},{axes.y(y):.1f}" for x, y, _ in one.points)
        parts.append(f'<polyline points="{path}" class="line {one.style}"/>')
        for x, y, _ in one.points:
            shown = f"{100 * y:.0f}%" if percent else f"{y:.1f}"
            dot = f'<circle cx="{axes.x(x):.1f}" cy="{axes.y(y):.1f}" r="2.5" class="{one.style}">'
            parts.append(f"{dot}<title>{x:g}: {shown}</title></circle>")
    return _svg(HEIGHT, title, parts)


def histogram(title: str, counts: Sequence[tuple[str, Mapping[int, int]]], x_label: str) -> str:
    """How often each number came, as shares of all; of several, one drawn through the other."""
    counts = [(style, seen) for style, seen in counts if seen]
    if not counts:
        return ""
    everything = [x for _, seen in counts for x in seen]
    low, high = min(everything), max(everything)
    width = max(1, -(-(high - low + 1) // 45))  # numbers that share a bar, so that bars stay wide enough to see
    binned: list[tuple[str, dict[int, float]]] = []
    for style, seen in counts:
        total = sum(seen.values())
        bins: dict[int, float] = {}
        for x, n in seen.items():
            place = (x // width) * width
            bins[place] = bins.get(place, 0.0) + n / total
        binned.append((style, bins))
    top = max(share for _, bins in binned for share in bins.values())
    axes = _Axes((low - 0.5, high + width - 0.5), (0.0, top))
    parts = axes.draw(x_label, percent=True)
    step = axes.x(width) - axes.x(0)
    for style, bins in binned:
        for place, share in sorted(bins.items()):
            named = f"{place}" if width == 1 else f"{place} to {place + width - 1}"
            faint = 1.0 if len(binned) == 1 else 0.55
            chosen = style
            if style == "lead":  # to the left of 0, the other strategy is ahead
                chosen = "s0" if place > 0 else "s1" if place + width - 1 < 0 else "even"
            top_of_bar = axes.y(share)
            said = f"{named}: {100 * share:.1f}%"
            height = HEIGHT - BOTTOM - top_of_bar
            parts.append(_rect(axes.x(place - 0.5), top_of_bar, step - 0.8, height, f"bar {chosen}", said, faint))
    return _svg(HEIGHT, title, parts)


def score_bars(title: str, scores: Sequence[tuple[str, str, Estimate]], even: float) -> str:
    """Scores (style, name, estimate) as bars with their intervals, and a line where an even share is."""
    row, left = 38, 4
    span = WIDTH - left - 62
    parts = []
    for i, (style, name, score) in enumerate(scores):
        y = i * row
        parts.append(_text(left, y + 13, name if len(name) < 48 else name[:45] + "...", "start", "name"))
        parts.append(_rect(left, y + 19, span, 12, "track"))
        parts.append(_rect(left, y + 19, span * score.value, 12, f"bar {style}"))
        low, high = left + span * max(0.0, score.low), left + span * min(1.0, score.high)
        parts.append(
            f'<path d="M{low:.1f} {y + 25}H{high:.1f}M{low:.1f} {y + 21}v8M{high:.1f} {y + 21}v8" class="whisker"/>'
        )
        parts.append(_text(WIDTH - 2, y + 29, f"{100 * score.value:.1f}%", "end", "name"))
    x = left + span * even
    parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="16" y2="{len(scores) * row}" class="even-line"/>')
    return _svg(len(scores) * row + 2, title, parts)


def heat(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Mapping[tuple[int, int], Cell],
    labels: tuple[str, str],
    even: float = 0.5,
) -> str:
    """A map of shares: above an even one in the first strategy's colour, below it in the second's. Nothing where there
    is no share to show."""
    if not cells:
        return ""
    top, row, left = 34, 22, 44
    width = (WIDTH - left - 4) / len(columns)
    parts = [_text((left + WIDTH) / 2, 11, labels[1], style="label"), _text(left - 6, 27, labels[0], "end", "label")]
    for j, column in enumerate(columns):
        parts.append(_text(left + (j + 0.5) * width, 27, column))
    for i, name in enumerate(rows):
        y = top + i * row
        parts.append(_text(left - 6, y + 15, name, "end"))
        for j in range(len(columns)):
            x = left + j * width
            cell = cells.get((i, j))
            parts.append(_rect(x, y, width - 1.5, row - 1.5, "track"))
            if cell is not None:
                ahead = cell.share >= even
                strength = (cell.share - even) / (1 - even) if ahead else (even - cell.share) / even
                said = f"{labels[0]} {name}, {columns[j]}: {100 * cell.share:.0f}% of {cell.games} games"
                style = "bar s0" if ahead else "bar s1"
                parts.append(_rect(x, y, width - 1.5, row - 1.5, style, said, 0.85 * strength))
                parts.append(_text(x + width / 2 - 0.7, y + 14.5, f"{100 * cell.share:.0f}", style="value"))
    return _svg(top + len(rows) * row, title, parts)


def spark(values: Sequence[float], style: str, title: str) -> str:
    """A tiny histogram for a line of a table."""
    top = max(values, default=0)
    if top <= 0:
        return ""
    width, height = 84, 18
    step = width / len(values)
    bars = [
        _rect(i * step, height - height * value / top, max(step - 0.5, 0.7), height * value / top, f"bar {style}")
        for i, value in enumerate(values)
        if value
    ]
    return (
        f'<svg class="spark" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(bars)}</svg>"
    )
