"""Whatever the lab shows must be what a game does: every step of every lab is also played as a game in which nothing is
asked that has one answer.

The lab asks the questions of the turn even where nothing is left to decide, so that a test can look. From the same
position the answers of the step, but for those to such questions, are given to a plain game; both then go on to the
next real question and must have come to the same point.
"""

from __future__ import annotations

import contextlib

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.session import unpack
from bailiwick.engine.view import View, full_log
from bailiwick.records import checksum


class _Stop(Exception):
    pass


class _Feeder(Agent):
    """Gives answers one after the other, and stops at the first real question for which there is none."""

    def __init__(self, game: Game, answers: list[list[int]]) -> None:
        self.game = game
        self.answers = answers
        self.given: list[list[int]] = []  # to real questions
        self.question: Decision | None = None
        self.other_way = False  # something was done at a question that a game does not ask

    def decide(self, view: View, decision: Decision) -> list[int]:
        real = not decision.of_turn or self._asked_in_a_game()
        if self.answers:
            answer = self.answers.pop(0)
            if real:
                self.given.append(answer)
            elif answer:
                self.other_way = True
            return answer
        if real:
            self.question = decision
            raise _Stop
        return []

    def _asked_in_a_game(self) -> bool:
        always = self.game.always_ask
        self.game.always_ask = False
        asked = self.game.turn_question() is not None
        self.game.always_ask = always
        return asked


def _play(before: Game, answers: list[list[int]], always_ask: bool) -> tuple[Game, _Feeder]:
    game = before.copy()
    game.always_ask = always_ask
    feeder = _Feeder(game, answers)
    game.agents = [feeder] * len(game._players)
    with contextlib.suppress(_Stop):
        game.run()
    return game, feeder


def check_as_a_game(before: Game, after: Game) -> None:
    """The same answers, from the same position, lead a plain game to the same point."""
    answers = unpack(after.log.decided_since(before.log.decided_count()))
    lab, feeder = _play(before, answers, True)
    if feeder.other_way:
        return
    game, asked = _play(before, list(feeder.given), False)
    assert not asked.answers, f"a game did not ask for {asked.answers}"
    assert full_log(game) == full_log(lab), "a game goes another way than the lab"
    assert repr(asked.question) == repr(feeder.question), "a game asks something else than the lab"
    if feeder.question is None or feeder.question.of_turn:
        game.always_ask = True
        assert checksum(game) == checksum(lab), "a game comes to another end than the lab"
