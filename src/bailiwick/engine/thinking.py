"""Thinking: who is asked something plays on from there in mind, in games that look the same to that seat and in which
everything that it cannot know has been dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.knowledge import IN_ORDER
from bailiwick.engine.session import Session

if TYPE_CHECKING:
    from bailiwick.engine.decision import Agent, Decision
    from bailiwick.engine.game import Game
    from bailiwick.engine.view import View

__all__ = ["Thought"]

FAR: Final = 60  # turns that a game is played on for, of all players together: who has not won by then may never win


class Thought:
    """A seat's thoughts about the question that it is being asked. They are over when it has answered.

    It gives games that go on from the question, never the true one. What others will do it cannot know either: whoever
    thinks says who shall play for them.
    """

    def __init__(self, view: View, decision: Decision) -> None:
        if decision.seat != view.seat:
            raise IllegalMove(f"Seat {decision.seat} is asked, so seat {view.seat} cannot think about the answer.")
        game = view._game
        if not decision.of_turn and game.checkpoint is None:
            raise IllegalMove(
                "In the middle of a card only those can think whose game remembers how it came there: "
                "an agent that says so by `thinks`, in a game that begins with it."
            )
        self.seat: int = decision.seat
        self._session = Session.at(game, decision).fork(decision.seat, IN_ORDER)
        self._session._arrive()  # before the true game goes on

    def fork(self, seed: object) -> Session:
        """A game that goes on from the question, the same for the same seed. All of it is answered from outside."""
        return self._session.fork(self.seat, seed)

    def play_on(self, answer: list[int], seed: object, agents: Sequence[Agent], turns: int = FAR) -> Game:
        """The end of a fork in which the question is answered so and these agents play for all; at a question of the
        turn, where it is after so many turns."""
        fork = self.fork(seed)
        game = fork.game
        game.most_turns = min(game.most_turns, game.turn_number + turns)
        fork.agents = list(agents)
        fork.answer(answer)
        return fork.game

    def worth(self, answer: list[int], seed: object, agents: Sequence[Agent], turns: int = FAR) -> float:
        """The share of that game that the seat wins: all of it, nothing, or its part of a win with others."""
        winners = self.play_on(answer, seed, agents, turns).winners()
        return 1.0 / len(winners) if self.seat in winners else 0.0
