"""How cards moved in one step of a game, made from the log and from where they were before and are after.

This knows everything; what a viewer may see of it is decided in `eyes`.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from bailiwick.engine import log
from bailiwick.engine.card import Card
from bailiwick.engine.game import Game
from bailiwick.engine.log import Entry
from bailiwick.engine.zone import NOBODY

__all__ = ["Track", "Tracker", "is_open"]

OPEN = ("in_play", "set_aside", "revealed", "mat", "pile", "trash", "aside")  # places whose cards everybody sees
GAINED_TO = {"": "discard", "hand": "hand", "deck": "deck", "set aside": "set_aside"}
# Where cards of these entries go; others are handled one by one.
TARGETS = {
    log.DISCARD: "discard",
    log.LOOK: "looking",
    log.DRAW: "hand",
    log.TO_HAND: "hand",
    log.TOPDECK: "deck",
    log.TOPDECK_HIDDEN: "deck",
    log.SET_ASIDE_HIDDEN: "face_down",
}


def is_open(place: str) -> bool:
    """Whether everybody sees the cards at a place."""
    return place.partition(":")[0] in OPEN


@dataclass
class Track:
    """Cards that went the same way at once."""

    entry: int  # the number of the log's entry
    seat: int
    source: str
    target: str
    cards: list[Card]
    logged: Entry | None  # says who learns which cards; None where the log is silent about it


def places_of(game: Game) -> dict[Card, str]:
    """Where every card is that has left its pile."""
    where: dict[Card, str] = dict.fromkeys(game.trash, "trash")
    for role, zone in game.aside.items():
        where |= dict.fromkeys(zone, f"{'stack' if zone.sight == NOBODY else 'aside'}:{role}")
    for player in game.players:
        i = player.index
        for name, cards in (
            ("hand", player.hand), ("deck", player.deck), ("discard", player.discard_pile),
            ("in_play", player.in_play), ("set_aside", player.set_aside), ("face_down", player.set_aside_hidden),
            ("revealed", player.revealed), ("looking", player.looking),
        ):  # fmt: skip
            if cards:
                where |= dict.fromkeys(cards, f"{name}:{i}")
        for name, cards in player.mats.items():
            where |= dict.fromkeys(cards, f"mat:{i}:{name}")
    return where


class Tracker:
    """Follows one game. After every step `follow` tells how cards moved in it."""

    def __init__(self, game: Game) -> None:
        self.where = places_of(game)
        self.entries = len(game.log)
        self.news: list[Entry] = []  # the log's entries of the last step

    def follow(self, game: Game) -> list[Track]:
        """The moves since the last call, in the order in which they happened."""
        after = places_of(game)
        entries = self.news = game.log.entries(self.entries)
        tracks: list[Track] = []
        gained = {card for e in entries if e.kind == log.GAIN for card in e.cards}
        for i, e in enumerate(entries, self.entries):
            if e.kind == log.BUY and (gained.issuperset(e.cards) or e.cards[0] not in after):
                continue  # the gain, if there is one, is told by itself
            tracks += self._moves(game, e, i, after)
        tracks += self._rest(after, self.entries + len(entries) - 1)
        self.where = after
        self.entries += len(entries)
        return tracks

    def _moves(self, game: Game, e: Entry, i: int, after: dict[Card, str]) -> list[Track]:
        kind, seat = e.kind, e.seat
        if kind == log.SHUFFLE:
            return self._all(i, seat, f"discard:{seat}", f"deck:{seat}")
        if kind == log.DECK_TO_DISCARD:
            return self._all(i, seat, f"deck:{seat}", f"discard:{seat}")
        if kind == log.CLEANUP:
            return [*self._go(game, e, i, e.cards, f"discard:{seat}"), *self._out_of_play(seat, i, after)]
        before: list[Track] = []
        if kind == log.DRAW and any(self.where.get(card) == f"in_play:{seat}" for card in e.cards):
            before = self._out_of_play(seat, i, after)  # a Clean-up without a hand to discard
        if kind in TARGETS:
            return before + self._go(game, e, i, e.cards, f"{TARGETS[kind]}:{seat}")
        if kind == log.PLAY and e.text != "again":
            # A card that is played where it lies, in its pile or in the trash, does not move.
            moved = [card for card in e.cards if self.where.get(card, "trash") != "trash"]
            return self._go(game, e, i, moved, f"in_play:{seat}")
        if kind in (log.GAIN, log.BUY):
            return self._go(game, e, i, e.cards, f"{GAINED_TO.get(e.text, 'discard')}:{seat}")
        if kind == log.TRASH:
            return self._go(game, e, i, e.cards, "trash")
        if kind == log.REVEAL:
            off_deck = [card for card in e.cards if self.where.get(card) == f"deck:{seat}"]
            return self._go(game, e, i, off_deck, f"revealed:{seat}")
        if kind == log.SET_ASIDE:
            return self._go(game, e, i, e.cards, f"mat:{seat}:{e.text}" if e.text else f"set_aside:{seat}")
        if kind == log.PASS:
            return self._go(game, e, i, e.cards, f"hand:{e.number}")
        if kind == log.RETURN:
            return [track for card in e.cards for track in self._go(game, e, i, [card], _pile_of(game, card))]
        return []

    def _go(self, game: Game, e: Entry, i: int, cards: list[Card], target: str) -> list[Track]:
        """Cards of an entry go to a place, from wherever they are; those without a place come from their pile."""
        by_source: dict[str, list[Card]] = defaultdict(list)
        for card in cards:
            source = self.where.get(card) or _pile_of(game, card)
            if e.kind in (log.DRAW, log.LOOK) and source.partition(":")[0] in ("in_play", "discard"):
                source = f"deck:{e.seat}"  # shuffled on the way; how many of them were is nobody's business
            if source != target:
                by_source[source].append(card)
            self.where[card] = target
            if target.startswith("pile:"):
                del self.where[card]
        return [Track(i, e.seat, source, target, moved, e) for source, moved in by_source.items()]

    def _all(self, i: int, seat: int, source: str, target: str) -> list[Track]:
        """Everything at a place goes to another, unseen."""
        cards = [card for card, place in self.where.items() if place == source]
        for card in cards:
            self.where[card] = target
        return [Track(i, seat, source, target, cards, None)] if cards else []

    def _out_of_play(self, seat: int, i: int, after: dict[Card, str]) -> list[Track]:
        """Clean-up: what was in play and does not stay there."""
        here = f"in_play:{seat}"
        cards = [card for card, place in self.where.items() if place == here and after.get(card) != here]
        for card in cards:
            self.where[card] = f"discard:{seat}"
        return [Track(i, seat, here, f"discard:{seat}", cards, None)] if cards else []

    def _rest(self, after: dict[Card, str], i: int) -> list[Track]:
        """Cards that are elsewhere than the log says: some of what happens goes without saying. Where they went is told
        only if everybody sees them there; but what was in play went to the discard pile first, whatever followed."""
        ways: dict[tuple[str, str], list[Card]] = defaultdict(list)
        for card, place in after.items():
            before = self.where.get(card)
            if before is None or before == place:
                continue
            if before.startswith("in_play:") and not is_open(place):
                ways[before, before.replace("in_play", "discard")].append(card)
            elif is_open(place):
                ways[before, place].append(card)
        return [Track(i, _seat(before), before, place, cards, None) for (before, place), cards in ways.items()]


def _pile_of(game: Game, card: Card) -> str:
    pile = game.pile_of(card.kind)
    return f"pile:{card.name if pile is None else pile.name}"


def _seat(place: str) -> int:
    parts = place.split(":")
    return int(parts[1]) if len(parts) > 1 and parts[1].isdecimal() else -1
