"""How cards moved in one step of a game: what its journal notes, beside what the log tells of it.

This knows everything; what a viewer may see of it is decided in `eyes`.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bailiwick.engine.card import Card
from bailiwick.engine.declared import sight_of
from bailiwick.engine.game import Game
from bailiwick.engine.journal import Journal, Moved
from bailiwick.engine.log import Entry
from bailiwick.engine.zone import ALL, NOBODY

__all__ = ["Track", "Tracker", "is_open"]


def is_open(place: str) -> bool:
    """Whether everybody sees the cards at a place."""
    return sight_of(place) == ALL


@dataclass
class Track:
    """Cards that went the same way at once."""

    entry: int  # the number of the log's entry
    seat: int
    source: str
    target: str
    cards: list[Card]
    logged: Entry | None  # says who learns which cards; None where the log is silent about it


class Tracker:
    """Follows one game, which is watched from now on. After every step `follow` tells how cards moved in it."""

    def __init__(self, game: Game) -> None:
        self.journal = game.journal = Journal()
        self.entries = len(game.log)

    def stop(self, game: Game) -> None:
        """Nobody watches any longer."""
        game.journal = None

    def follow(self, game: Game) -> list[Track]:
        """The moves since the last call, in the order in which they happened."""
        first = self.entries
        news = game.log.entries(first)
        self.entries += len(news)
        tracks: list[Track] = []
        steps = _Steps(-1, None)
        for moved in self.journal.read():
            if moved.entry != steps.number or not steps.lead_to(moved):
                tracks += steps.tracks(self.entries - 1, moved)
                entry = news[moved.entry - first] if moved.entry < self.entries else None
                steps = _Steps(moved.entry, entry)
            steps.add(moved)
        return tracks + steps.tracks(self.entries - 1, None)


class _Steps:
    """Moves that belong to one entry of the log. A card of which the entry tells went its way at once, whatever it
    passed where it could be seen; and one that came back to where it was did not move."""

    def __init__(self, number: int, entry: Entry | None) -> None:
        self.number = number
        self.entry = entry  # None where it is not written yet
        self.told = [] if entry is None else entry.cards
        self.ways: dict[Card, tuple[str, str, int]] = {}  # from where, to where, whose

    def lead_to(self, moved: Moved) -> bool:
        """Whether a further move makes one way with those before."""
        for card in moved.cards:
            if card in self.ways:
                source, passed, _ = self.ways[card]
                if sight_of(passed) == NOBODY or (card not in self.told and source != moved.target):
                    return False
        return True

    def add(self, moved: Moved) -> None:
        for card in moved.cards:
            source, _, seat = self.ways.pop(card, (moved.source, "", moved.seat))
            if source != moved.target:
                self.ways[card] = (source, moved.target, seat)

    def tracks(self, last: int, following: Moved | None) -> list[Track]:
        """One track for each way. Cards of which the log tells are in its order: how they lie may be a secret. Of those
        that go on at the same entry, it tells what follows."""
        by_way: dict[tuple[str, str, int], list[Card]] = defaultdict(list)
        for card, way in self.ways.items():
            by_way[way].append(card)
        going_on = following.cards if following is not None and following.entry == self.number else []
        told = [card for card in self.told if card not in going_on]
        found: list[Track] = []
        for (source, target, seat), cards in by_way.items():
            logged = [card for card in told if card in cards]
            if logged and self.entry is not None:
                found.append(Track(self.number, self.entry.seat, source, target, logged, self.entry))
            silent = [card for card in cards if card not in told]
            if silent:
                found.append(Track(min(self.number, last), seat, source, target, silent, None))
        return found
