"""Bailiff's levels, and what the better ones learn."""

from __future__ import annotations

import pytest

from bailiwick import Setup, read_kingdom
from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.book import book
from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.levels import LEVELS, Lesson, bailiffs, is_known, learn
from bailiwick.bots.menu import parse_menu
from bailiwick.engine.errors import BailiwickError
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.lessons import taught
from bailiwick.sim.run import simulate
from bailiwick.sim.strategies import read_strategies
from bailiwick.words.plans import When, in_words, wanted

KINGDOM = "Witch, Smithy, Village, Market, Moat, Chapel, Mine, Gardens, Militia, Workshop"
SMALL = 300


def test_levels_are_what_their_names_say() -> None:
    made = {level: bailiffs(level)("seed") for level in LEVELS}
    assert isinstance(made["grandmaster"], Grandmaster)
    assert [made[level].strength for level in LEVELS[:3] if isinstance(made[level], Bailiff)] == LEVELS[:3]
    with pytest.raises(BailiwickError, match="novice, steady, master, grandmaster"):
        bailiffs("king")


def test_a_lesson_can_be_sent_and_is_the_same_again() -> None:
    setup = read_kingdom(KINGDOM)
    told: list[int] = []
    lesson = learn(setup, SMALL, told.append)
    assert learn(setup, SMALL) == lesson
    assert Lesson.load(lesson.dump()) == lesson
    assert told[0] == 0
    assert told[-1] == SMALL
    master = bailiffs("master", lesson)(1)
    assert isinstance(master, Bailiff)
    assert master.menu is not None
    assert master.menu.dump() == lesson.plans[0].menu().dump()
    grandmaster = bailiffs("grandmaster", lesson, games=10)(1)
    assert isinstance(grandmaster, Grandmaster)
    assert grandmaster.given is not None
    assert len(grandmaster.given.hands) >= len(lesson.plans)


def test_a_master_needs_no_study_of_a_kingdom_in_the_book() -> None:
    known = Setup(next(iter(book())).split(","))
    assert is_known(known)
    assert not is_known(read_kingdom(KINGDOM))
    strategies = read_strategies(["bailiff", "bailiff:novice"])
    assert [one.of for one in taught(strategies, known.complete(0), SMALL)] == [None, None]
    first, second = taught(strategies, Setup(KINGDOM.split(", ")), SMALL)
    assert first.of.lesson
    assert second.of is None


def test_a_simulation_with_studies_and_thought_is_the_same_whoever_plays() -> None:
    results = [
        simulate(["bailiff:grandmaster", "bailiff"], KINGDOM, 4, 1, jobs, study=SMALL, think=15).data()
        for jobs in (1, 2, 1)
    ]
    assert results[0] == results[1] == results[2]


def test_budgets_that_make_no_sense_are_refused() -> None:
    for study, think in ((-1, 10), (5, 10), (10**9, 10), (0, 0), (0, 10**9)):
        with pytest.raises(SimulationError):
            simulate(["bailiff:grandmaster", "bailiff"], KINGDOM, 2, study=study, think=think)


def test_plans_are_told_in_words() -> None:
    menu = parse_menu(
        "Province if money >= 12 and (owned(Province) > 0 or buys > 1 and coins >= 2 * cost(Province))"
        " or gains_left <= 6; Duchy if gains_left <= 5; Gold; Smithy if owned(Smithy) < 1 + cards / 9 and turn >= 4;"
        " Chapel if owned(Chapel) < 1;"
        "Village if villages < terminals; Moat if cost(Moat) > 1; Silver"
    )
    lines = wanted(menu)
    assert lines[0].when == [When("money", 12)]
    assert in_words(lines) == [
        "Province (with 12 money in the deck)",
        "Duchy (in the last 5 gains)",
        "Gold",
        "Smithy (one for every 9 cards, from turn 4)",
        "Chapel (up to 1)",
        "Village (in step with villages)",
        "Moat (sometimes)",
        "Silver",
    ]
