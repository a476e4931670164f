"""Thinking: forks at the question that is being asked, which depend on nothing that the seat cannot know."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bailiwick import Agent, Decision, IllegalMove, RandomBot, Session, Setup, Thought, View, new_game
from bailiwick.bots import Bailiff
from bailiwick.engine.game import Game
from bailiwick.engine.knowledge import IN_ORDER
from bailiwick.records import checksum
from random_play import eager_answer, random_setup

KINGDOM = [
    "Cellar", "Masquerade", "Militia", "Witch", "Vassal", "Library", "Lookout", "Native Village", "Market", "Mine",
]  # fmt: skip


def arranged(game: Game) -> dict[str, list[str]]:
    """Where everything lies, and what lies in piles."""
    piles = {f"pile {pile.name}": [kind.name for kind in pile.stack] for pile in game.piles}
    return {place: [card.name for card in zone] for place, zone in game.places()} | piles


class Thinker(Agent):
    """Answers by chance and thinks first, or does not."""

    def __init__(self, seed: object, forks: int = 1, remembers: bool = True) -> None:
        self.rng = random.Random(repr(seed))
        self.forks = forks
        self.remembers = remembers
        self.amid = 0

    def thinks(self) -> bool:
        return self.remembers

    def decide(self, view: View, decision: Decision) -> Any:
        answer = eager_answer(decision, self.rng)
        for seed in range(self.forks):
            fork = Thought(view, decision).fork(seed)
            question = fork.question
            assert question is not None
            assert (question.purpose, question.options) == (decision.purpose, decision.options)
            assert fork.view(view.seat).data(question) == view.data(decision)
            fork.answer(answer)
        self.amid += not decision.of_turn
        return answer


@pytest.mark.parametrize("seed", range(8))
def test_a_fork_is_the_same_whatever_the_seat_cannot_know(seed: int) -> None:
    """Two games that look the same to a seat have the same forks: nobody who knows the seeds can work out from a fork
    how the true cards lie."""
    setup = random_setup(seed)
    bots = [RandomBot((seed, i)) for i in range(setup.players)]
    session = Session(new_game(setup, seed, [None] * setup.players), [None] * setup.players)
    other = 0
    for number in range(120):
        question = session.question
        if question is None:
            break
        seat = question.seat
        twin = session.fork(seat, ("twin", number))
        other += arranged(twin.game) != arranged(session.game)
        for chance in (number, ("a text", number)):
            one, two = (which.fork(seat, IN_ORDER).fork(seat, chance) for which in (session, twin))
            assert arranged(one.game) == arranged(two.game)
        answer = bots[seat].decide(session.view(seat), question)
        one, two = (which.fork(seat, IN_ORDER).fork(seat, 1) for which in (session, twin))
        one.answer(answer)
        two.answer(answer)
        assert arranged(one.game) == arranged(two.game)
        session.answer(answer)
    assert other > 20


def test_who_thinks_changes_nothing_and_can_think_in_the_middle_of_a_card() -> None:
    setup = Setup(KINGDOM, players=3)
    games = []
    for forks in (0, 3):
        thinkers = [Thinker(i, forks) for i in range(3)]
        game = new_game(setup, 5, thinkers)
        game.most_turns = 120
        game.run()
        game.check()
        games.append(checksum(game))
        assert min(thinker.amid for thinker in thinkers) > 5
    assert games[0] == games[1]


def test_what_was_thought_to_its_end_is_the_same_for_the_same_seed() -> None:
    class Reckoner(Agent):
        worths: list[list[float]]

        def __init__(self, seed: int) -> None:
            self.bot = RandomBot(seed)

        def decide(self, view: View, decision: Decision) -> Any:
            answer = self.bot.decide(view, decision)
            if decision.of_turn and len(self.worths) < 30:
                bots = [RandomBot(7) for _ in range(2)]
                again = [RandomBot(7) for _ in range(2)]
                thought = Thought(view, decision)
                end = thought.play_on(answer, 3, bots, turns=4)
                assert end.turn_number <= view._game.turn_number + 4
                assert checksum(end) == checksum(thought.play_on(answer, 3, again, turns=4))
                self.worths.append([thought.worth(answer, n, bots) for n in range(3)])
            return answer

    reckoners = [Reckoner(i) for i in range(2)]
    for reckoner in reckoners:
        reckoner.worths = []
    new_game(Setup(KINGDOM), 1, reckoners).run()
    worths = [worth for reckoner in reckoners for row in reckoner.worths for worth in row]
    assert set(worths) <= {0.0, 0.5, 1.0}
    assert len(set(worths)) > 1


def test_in_the_middle_of_a_card_only_those_think_who_said_so() -> None:
    game = new_game(Setup(KINGDOM), 5, [Thinker(i, 1, remembers=False) for i in range(2)])
    with pytest.raises(IllegalMove, match="says so by `thinks`"):
        game.run()


def test_nobody_thinks_about_a_question_to_somebody_else() -> None:
    class Meddler(Agent):
        def decide(self, view: View, decision: Decision) -> Any:
            Thought(view._game.view(1 - decision.seat), decision)

    with pytest.raises(IllegalMove, match="Seat 0 is asked, so seat 1 cannot think"):
        new_game(Setup(KINGDOM), 5, [Meddler(), Meddler()]).run()


def test_the_bot_of_the_page_thinks_and_does_the_same_again() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    said: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", page, re.DOTALL)[-1], said)
    games = []
    for _ in range(2):
        game = new_game(Setup(KINGDOM), 3, [said["Ponderer"](), Bailiff()])
        game.most_turns = 6
        game.run()
        games.append(checksum(game))
    assert games[0] == games[1]
    usual = new_game(Setup(KINGDOM), 3, [Bailiff(), Bailiff()])
    usual.most_turns = 6
    usual.run()
    assert games[0] != checksum(usual)  # it has found something that wins more often
