"""Shuffles that are written down, come out as written, and can be written anew: for forks that retrace a way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.rng import Rng
from bailiwick.engine.rows import Row
from bailiwick.engine.vecs import vec
from bailiwick.engine.zone import card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game


class Shuffle:
    """How a shuffle came out: for each place, from where its card came, and which it was. Never changed."""

    def __init__(self, order: list[int], cards: list[Card]) -> None:
        self.order = order
        self.cards = cards

    def anew(self, fixed: list[Card], rng: Random) -> Shuffle:
        """The same, but for the places of cards that are not fixed, which are mixed."""
        free = [i for i, card in enumerate(self.cards) if card not in fixed]
        mixed = [self.order[i] for i in free]
        rng.shuffle(mixed)
        order = self.order[:]
        for i, came_from in zip(free, mixed, strict=True):
            order[i] = came_from
        return Shuffle(order, self.cards)


@mypyc_attr(acyclic=True)
class ScriptedRng(Rng):
    """A stream of chance that notes its shuffles. The first ones come out as they are written, if so many cards are
    shuffled; all others by chance."""

    __slots__ = ("noted", "script")

    def __init__(self, state: i64, script: list[Shuffle], noted: list[Shuffle]) -> None:
        super().__init__(state)
        self.script = script
        self.noted = noted

    def copy(self) -> Rng:
        return ScriptedRng(self.state, self.script, self.noted[:])

    def shuffle(self, items: vec[i64], n: i64) -> None:
        before = Row()
        order = Row()
        written: list[int] = []
        if len(self.noted) < len(self.script):
            written = self.script[len(self.noted)].order
        for i in range(n):
            before.push(items[i])
            order.push(written[i] if len(written) == n else i)
        if len(written) != n:
            super().shuffle(order.items, n)
        cards: list[Card] = []
        for i in range(n):
            items[i] = before.items[order.items[i]]
            cards.append(card_at(items[i]))
        self.noted.append(Shuffle(order.numbers(), cards))


def write_shuffles(game: Game, scripts: list[list[Shuffle]]) -> None:
    """From now on the shuffles of each seat come out as written, as long as anything is written."""
    for player in game._players:
        player.rng = ScriptedRng(player.rng.state, scripts[player.index], [])


def written_shuffles(game: Game) -> list[list[Shuffle]]:
    """How the shuffles of each seat came out since then."""
    return [player.rng.noted if isinstance(player.rng, ScriptedRng) else [] for player in game._players]
