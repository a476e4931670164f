"""One game being played: the session, and what is noted along the way for undo, replays and the chart at its end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.log import EFFECT, TURN
from bailiwick.engine.quiet import Known
from bailiwick.engine.session import Session
from bailiwick.kingdoms import Setup, new_game
from bailiwick.server import protocol as wire
from bailiwick.server.catalogue import facts_of_game
from bailiwick.words.scoring import point_sources, verdict

__all__ = ["Pace", "Play"]

BUSY = 0.005  # seconds that one table may work before others get their turn


class Pace:
    """For work that takes long: lets others have their turn every few milliseconds."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    async def pause(self) -> None:
        if time.monotonic() - self._since > BUSY:
            await asyncio.sleep(0)
            self._since = time.monotonic()


class Play:
    """A game and its answers so far. All seats are answered from outside, bots included: their answers are decisions
    like any other, and are stored like them."""

    def __init__(self, setup: Setup, seed: str, names: Sequence[str]) -> None:
        self.setup = setup
        self.seed = seed
        self.names = names
        agents = [Agent() for _ in range(self.setup.players)]
        game = new_game(self.setup, self.seed, agents)
        game.log.telling = True
        self.session = Session(game, [None] * self.setup.players)
        self.cards = facts_of_game(self.game)
        self._waits = bool(self.game.waiting)  # a kingdom for later, whose cards nobody knows yet
        self.news = False  # it has come, and its cards are not yet told of
        self.answers: list[list[int]] = []
        self.asked: list[int] = []  # who gave each of the answers
        self.resigned = -1  # the seat that gave up, which ended the game
        self.quiet = False  # whether the last answer told nobody anything, as far as that was looked at
        self.marks: list[int] = []  # how long the log was before each of the answers
        self.chart: list[wire.PointsAt] = []
        self.turns: list[int] = [0]  # after how many answers turns began
        self._turn = (self.game.turn_number, self.game.turn)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def question(self) -> Decision | None:
        return None if self.resigned >= 0 else self.session.question

    @property
    def over(self) -> bool:
        return self.question is None

    def answer(self, answer: list[int], listen: bool = False) -> None:
        """Answer the question and go on to the next; an answer that was not offered changes nothing. `listen`: look
        whether anybody learns something by it."""
        question = self.session.question
        before = len(self.game.log)
        known = Known(self.game, question.seat) if listen and question is not None else None
        self.session.answer(answer)
        assert question is not None
        self.quiet = known is not None and known.quiet(self.game, self.session.question)
        self.answers.append(answer)
        self.asked.append(question.seat)
        self.marks.append(before)
        if self._waits and not self.game.waiting:
            self._waits, self.news = False, True
            self.cards = {**self.cards, **facts_of_game(self.game)}
        now = (self.game.turn_number, self.game.turn)
        if now != self._turn or self.over:
            turn, seat = self._turn
            self.chart.append(
                {"turn": turn, "seat": seat, "decision": len(self.answers), "points": self.game.scores()}
            )
            if not self.over:
                self.turns.append(len(self.answers))
            self._turn = now

    def tellable(self) -> int:
        """How much of the log can be told: what a card does by itself is told when something came of it."""
        log = self.game.log
        end = len(log)
        while end and log.entries(end - 1)[0].kind == EFFECT:
            end -= 1
        return end

    def turn_entry(self) -> int:
        """The entry of the log with which this turn began."""
        for i, entry in reversed(list(enumerate(self.game.log.entries()))):
            if entry.kind == TURN:
                return i
        return 0

    def last_answer_of(self, seat: int) -> int:
        """The place of a seat's last answer, or -1."""
        for i in range(len(self.asked) - 1, -1, -1):
            if self.asked[i] == seat:
                return i
        return -1

    def takes_back_alone(self, seat: int) -> bool:
        """Whether a seat may take back its last answer without asking anybody: nobody has learnt anything by it."""
        return self.quiet and self.asked[-1] == seat

    def winners(self) -> list[int]:
        """The seats that win; never who gave up."""
        scores = self.game.scores()
        if self.resigned >= 0:
            scores[self.resigned] = min(scores) - 1
        return self.game.winners(scores)

    def _verdict(self) -> str:
        if self.resigned < 0:
            return verdict(self.game, self.names, -1)
        winners = [self.names[seat] for seat in self.winners()]
        won = f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"
        return f"{self.names[self.resigned]} resigned. {won}."

    def ending(self) -> wire.Ending:
        """Scores and what they come from, the best first."""
        game = self.game
        winners = self.winners()
        standings: list[wire.Standing] = []
        for player in game.players:
            deck = sorted(card.name for card in player.all_cards())
            standings.append(
                {
                    "seat": player.index,
                    "score": player.points(),
                    "turns": player.turns,
                    "winner": player.index in winners,
                    "sources": [
                        {"name": name, "count": count, "points": points}
                        for name, count, points in point_sources(player)
                    ],
                    "deck": {name: deck.count(name) for name in dict.fromkeys(deck)},
                }
            )
        standings.sort(key=lambda one: (not one["winner"], -one["score"], one["turns"]))
        return {"standings": standings, "verdict": self._verdict(), "chart": self.chart}
