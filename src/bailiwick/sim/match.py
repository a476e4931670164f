"""A match: strategies that play the same deals against each other in all rotations of the seats.

Game i belongs to deal i // players and has the seats rotated by i % players. A deal's seed is made of the seed of the
match and the number of the deal, so any game can be played again alone, on any machine.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.game import NO_LIMIT, Game
from bailiwick.engine.view import View
from bailiwick.kingdoms.setup import Setup, add_starting_decks, prepare
from bailiwick.records import Record
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.play import MOST_TURNS, play_deals
from bailiwick.sim.strategies import Maker, Strategy
from bailiwick.sim.tally import Tally

__all__ = ["Chunk", "Match", "chunks_of"]

LARGEST_CHUNK = 256
SAME_SIZE = 4  # so many chunks of one size before it doubles
SHARES = 8  # a chunk is no more than this part of what is left


@dataclass(frozen=True)
class Chunk:
    """Some deals in a row: what a worker does at one go."""

    first: int
    count: int


def chunks_of(deals: int) -> list[Chunk]:
    """All deals of a match in chunks. They begin small, so that slow strategies show something soon, and end small, so
    that workers finish together. They depend on the number of deals alone, never on who plays them."""
    chunks: list[Chunk] = []
    first = 0
    while first < deals:
        size = min(LARGEST_CHUNK, 1 << min(len(chunks) // SAME_SIZE, 20), -(-(deals - first) // SHARES))
        chunks.append(Chunk(first, size))
        first += size
    return chunks


@dataclass(frozen=True)
class Match:
    """Who plays what. What the set-up leaves open must have been drawn already, see `Match.of`."""

    setup: Setup
    strategies: tuple[Strategy, ...]
    seed: int | str

    @classmethod
    def of(cls, setup: Setup, strategies: Sequence[Strategy], seed: int | str) -> Match:
        """A match in which Bane, Ally and the like are the same in all games, drawn by the seed."""
        if len(strategies) != setup.players:
            raise SimulationError(f"{len(strategies)} strategies cannot fill {setup.players} seats; give one for each.")
        return cls(setup.complete(seed), tuple(strategies), seed)

    @property
    def players(self) -> int:
        return self.setup.players

    @cached_property
    def _table(self) -> Game:
        table = prepare(self.setup)
        add_starting_decks(table, self.setup)
        return table

    @cached_property
    def _makers(self) -> list[Maker]:
        return [strategy.maker() for strategy in self.strategies]

    def __getstate__(self) -> dict[str, object]:
        return {name: self.__dict__[name] for name in ("setup", "strategies", "seed")}  # the rest is made again

    def deal_seed(self, game: int) -> str:
        return f"{self.seed}/{game // self.players}"

    def seats(self, game: int) -> list[int]:
        """Which strategy sits at each seat in that game."""
        return [(seat - game) % self.players for seat in range(self.players)]

    def seat_names(self, game: int) -> list[str]:
        return [self.strategies[i].name for i in self.seats(game)]

    def play(self, chunk: Chunk) -> Tally:
        """Play all games of a chunk and count."""
        at = [0]
        try:
            return play_deals(self._table, self._makers, str(self.seed), chunk.first, chunk.count, at)
        except (Exception, SystemExit) as error:  # a strategy may do anything
            raise SimulationError(self._failure(error, at[0])) from error

    def _failure(self, error: BaseException, number: int) -> str:
        """One sentence on what broke, whom it was up to, and where to find it again."""
        said = " ".join(str(error).split()).rstrip(".") or "no more is known"
        what = said if isinstance(error, BailiwickError) else f"{type(error).__name__}: {said}"
        where = ""
        last = traceback.extract_tb(error.__traceback__)[-1:]
        if last and not isinstance(error, BailiwickError):
            where = f" ({Path(last[0].filename).name}, line {last[0].lineno})"
        names = self.seat_names(number)
        question = self._last_question(number)
        asked = "" if question is None else f" at the question '{question.purpose}' to {names[question.seat]}"
        seats = " against ".join(names)
        return f"Game {number} ({seats}, seed {self.deal_seed(number)}) broke off{asked}: {what}{where}."

    def _last_question(self, number: int) -> Decision | None:
        """The question at which a game breaks off, found by playing it again."""
        heard = _Heard()
        with suppress(Exception, SystemExit):
            game = self._dealt(number)
            game.agents = [_Listening(agent, heard) for agent in game.agents]
            game.run()
            heard.question = None  # it went well this time: chance of the strategy's own
        return heard.question

    def _dealt(self, number: int) -> Game:
        """One game of the match, before its first turn."""
        game = self._table.copy()
        game.most_turns = MOST_TURNS
        agents: list[Agent] = [self._makers[i]((str(self.seed), number, i)) for i in self.seats(number)]
        game.agents = agents
        game.deal(self.deal_seed(number))
        return game

    def game(self, number: int, telling: bool = False) -> Game:
        """One game of the match, played again; its log tells why things happen, if that is wanted."""
        game = self._dealt(number)
        game.log.telling = telling
        game.run()
        return game

    def record(self, number: int) -> Record:
        """The record of one game."""
        game = self.game(number)
        if not game.over:  # broken off between turns; a record ends at a question
            game.most_turns = NO_LIMIT
            game.agents = [_Silent()] * self.players
            with suppress(_Silence):
                game.run()
        return Record.of(game, self.setup, self.deal_seed(number), self.seat_names(number))


class _Heard:
    question: Decision | None = None


class _Listening(Agent):
    """Somebody's seat, where the questions are heard."""

    def __init__(self, inner: Agent, heard: _Heard) -> None:
        self.inner = inner
        self.heard = heard

    def thinks(self) -> bool:
        return self.inner.thinks()

    def decide(self, view: View, decision: Decision) -> object:
        self.heard.question = decision
        return self.inner.decide(view, decision)


class _Silence(Exception):
    """A question is not answered."""


class _Silent(Agent):
    def decide(self, view: View, decision: Decision) -> list[int]:
        raise _Silence
