"""Bots that think: studies of kingdoms, ways that are played on, and what is told of them."""

from __future__ import annotations

from bailiwick import Agent, Decision, Lab, Setup, View
from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.menu import parse_menu
from bailiwick.bots.options import answers_to
from bailiwick.bots.study import school_at, study
from bailiwick.bots.tactics import MenuBot
from bailiwick.bots.thinker import Way, promising
from bailiwick.engine.game import Game
from bailiwick.kingdoms.setup import add_starting_decks, prepare

KINGDOM = ["Witch", "Smithy", "Village", "Market", "Moat", "Chapel", "Mine", "Gardens", "Militia", "Workshop"]
SMALL = 500  # games of a study


def dealt(setup: Setup, seed: object) -> Game:
    game = prepare(setup)
    add_starting_decks(game, setup)
    game.deal(seed)
    return game


def test_a_study_ends_no_lower_than_it_began() -> None:
    found = study(Setup(KINGDOM), SMALL, "one")
    assert found.plans[0].against["Big Money"] > 0.55
    assert found.plans[0].against["Bailiff"] >= 0.45
    assert found.plans[0].share == max(plan.share for plan in found.plans)
    assert found.games <= 1.2 * SMALL
    view = prepare(Setup(KINGDOM)).view(0)
    school = school_at(view)
    assert [hand.menu.dump() for hand in school.hands if hand.menu][: len(found.plans)] == [
        plan.menu().dump() for plan in found.plans
    ]
    assert len(school.paces) == len(school.hands)


def test_a_grandmaster_with_a_budget_of_games_plays_the_same_again() -> None:
    games = []
    for _ in range(2):
        game = dealt(Setup(KINGDOM), 5)
        game.agents = [Grandmaster(games=40, seed=3), Grandmaster(games=40, seed=4)]
        game.most_turns = 12
        game.run()
        games.append(list(game.decisions))
    assert games[0] == games[1]


class Hearing(Agent):
    """Keeps the answers worth thinking about to what it is asked."""

    def __init__(self) -> None:
        self.heard: list[set[tuple[str, ...]]] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        usual = list(range(decision.minimum))
        found = answers_to(decision, usual)
        self.heard.append({tuple(sorted(decision.options[i] for i in answer)) for answer in found})
        assert found[0] == usual
        return usual


def test_answers_that_do_the_same_are_one() -> None:
    others = [{"hand": ["Copper", "Copper", "Copper", "Estate", "Gold"]}]
    game = Lab(KINGDOM, hand=["Militia"], others=others).game.copy()
    hearing = Hearing()
    game.agents = [MenuBot("Province"), hearing]
    game.most_turns = game.turn_number
    game.run()
    assert hearing.heard == [{("Copper", "Copper"), ("Copper", "Estate"), ("Copper", "Gold"), ("Estate", "Gold")}]


def way(worths: list[float], expected: float = 0.0) -> Way:
    found = Way([0], None, expected)  # type: ignore[arg-type]
    found.worths = worths
    return found


def test_a_lucky_way_is_not_believed_at_once() -> None:
    usual = way([0.0, 1.0, 0.0, 1.0])
    lucky = way([1.0, 1.0, 1.0, 1.0])
    lucky.compare(usual)
    assert 0.0 < lucky.better < 0.05
    sure = way([1.0] * 400)
    sure.compare(way([0.0, 1.0] * 200))
    assert sure.better > 0.35


def test_ways_that_cannot_be_best_are_given_up() -> None:
    usual, bad, good = way([0.0, 1.0] * 200), way([0.0] * 400), way([1.0] * 400)
    assert promising([usual, bad], usual) == [usual]
    assert promising([usual, bad, good], usual) == [good]
    near = way([1.0, 0.0] * 200)
    assert promising([usual, near], usual) == [usual, near]


def test_menus_of_plans_can_be_read() -> None:
    for plan in study(Setup(KINGDOM), SMALL, "one").plans:
        assert parse_menu(plan.text).buy
