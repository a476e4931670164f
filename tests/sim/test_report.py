"""The report is one page that needs nothing else, and says what the numbers say."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest
import rigged

from bailiwick.sim import Result, simulate
from bailiwick.sim.charts import Cell, Series, heat, histogram, lines, score_bars, spark, ticks
from bailiwick.sim.estimate import Estimate
from bailiwick.sim.report import match_report, tournament_report
from bailiwick.sim.strategies import Strategy
from bailiwick.sim.tournament import play_tournament

VOID = {"meta", "br", "hr", "img", "link", "input"}
SVG = "{http://www.w3.org/2000/svg}"


class Balanced(HTMLParser):
    """Fails where tags do not match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert name not in ("src", "href", "onclick", "onload"), f"{tag} {name}={value}"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(text: str) -> set[str]:
    """That a page is well-formed and alone in the world; its tags."""
    parser = Balanced()
    parser.feed(text)
    assert parser.open == []
    assert "script" not in parser.tags
    for word in ("http:", "https:", "@import", "url(", "//"):
        assert word not in text, word
    for drawing in re.findall(r"<svg.*?</svg>", text, re.S):
        ElementTree.fromstring(drawing)
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    return parser.tags


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate(["double witch", "big money"], rigged.KINGDOM, games=300, seed=1)


def test_the_page_of_a_match(result: Result) -> None:
    text = match_report(result)
    assert {"svg", "table", "details", "figure"} <= check(text)
    headings = re.findall(r"<h2>(.*?)</h2>", text)
    for title in ("Who wins", "Points", "Length and end", "Turn by turn", "Games to read"):
        assert title in headings
    one = result.strategies[0]
    assert f"{100 * one.score.value:.1f}%" in text
    assert "correlation, not cause" in text
    assert "Worst game for double witch" in text
    assert "8+:\u00a0" in text  # eight Silvers or more


def test_pages_of_odd_matches() -> None:
    for strategies, kingdom, games in (
        ([rigged.Idle, rigged.Idle], rigged.KINGDOM, 2),
        ([rigged.Estates, rigged.Estates], rigged.one_turn_setup(), 2),
        (["random"] * 4, rigged.KINGDOM, 4),
        (["big money"] * 6, rigged.KINGDOM, 6),
    ):
        check(match_report(simulate(strategies, kingdom, games=games)))  # type: ignore[arg-type]


def test_names_cannot_break_the_page() -> None:
    evil = Strategy('<b onload="x">&"\'</b><script>', "bot", "random")
    check(match_report(simulate([evil, "big money"], rigged.KINGDOM, games=4, seed="<i>")))


def test_the_page_of_a_tournament() -> None:
    played = play_tournament(["big money", "double witch", "big money smithy"], games=200)
    text = tournament_report(played)
    check(text)
    assert text.count("<td>-</td>") == 3
    assert 'class="won"' in text
    assert 'class="lost"' in text


def rectangles(drawing: str, style: str) -> list[tuple[float, float]]:
    """Widths and heights of the bars of a style."""
    found = ElementTree.fromstring(drawing).iter("rect")
    return [(float(r.attrib["width"]), float(r.attrib["height"])) for r in found if style in r.attrib["class"].split()]


def test_bars_are_as_long_as_the_numbers() -> None:
    bars = rectangles(histogram("x", [("s0", {1: 10, 2: 30, 4: 60})], "y"), "bar")
    heights = [height for _, height in bars]
    assert heights[1] == pytest.approx(3 * heights[0], abs=0.2)
    assert heights[2] == pytest.approx(6 * heights[0], abs=0.2)
    estimate = Estimate(0.25, 0.2, 0.3, 10)
    other = Estimate(0.75, 0.7, 0.8, 10)
    drawn = rectangles(score_bars("x", [("s0", "a", estimate), ("s1", "b", other)], 0.5), "bar")
    assert drawn[1][0] == pytest.approx(3 * drawn[0][0], abs=0.2)


def test_a_lead_takes_the_colour_of_who_has_it() -> None:
    drawing = histogram("x", [("lead", {-3: 1, 0: 2, 5: 4})], "y")
    assert [len(rectangles(drawing, style)) for style in ("s0", "s1", "even")] == [1, 1, 1]


def test_a_line_goes_through_its_points() -> None:
    drawing = lines("x", [Series("s0", [(1, 0, 1), (2, 10, 1), (3, 20, 1)])], "turn")
    path = re.search(r'<polyline points="([^"]*)"', drawing)
    assert path is not None
    points = [tuple(map(float, point.split(","))) for point in path[1].split()]
    assert points[1][0] - points[0][0] == pytest.approx(points[2][0] - points[1][0], abs=0.11)
    assert points[0][1] - points[1][1] == pytest.approx(points[1][1] - points[2][1], abs=0.11)
    assert points[0][1] > points[2][1]  # up is more


def test_heat_says_the_share_and_where_it_comes_from() -> None:
    drawing = heat("x", ["3", "6"], ["-3", "0"], {(0, 0): Cell(0.2, 50), (1, 1): Cell(0.9, 70)}, ("turn", "lead"))
    assert "20% of 50 games" in drawing
    assert "90% of 70 games" in drawing
    assert len(rectangles(drawing, "s0")) == len(rectangles(drawing, "s1")) == 1


def test_few_games_are_drawn_without_parts_of_turns_and_empty_maps() -> None:
    drawing = histogram("x", [("s0", {55: 1, 57: 1})], "turns")
    assert re.findall(r'y="187.0"[^>]*>([^<]*)<', drawing) == ["55", "56", "57"]
    assert heat("x", ["3"], ["0"], {}, ("turn", "lead")) == ""
    text = match_report(simulate(["random", "random"], rigged.KINGDOM, games=2, seed=1))
    assert "Too few games to tell" in text


def test_nothing_to_draw_draws_nothing() -> None:
    assert lines("x", [], "y") == histogram("x", [("s0", {})], "y") == heat("x", [], [], {}, ("", "")) == ""
    assert spark([], "s0", "x") == spark([0, 0], "s0", "x") == ""


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]), (-7, 22, [-5, 0, 5, 10, 15, 20]), (3, 3, [3])],
)
def test_ticks_are_round(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected
