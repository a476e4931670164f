"""Cards that change hands at once and unseen by the others, and what forks make of such a secret.

Who has which cards is otherwise known to all, since gaining and trashing are seen. After a card was passed, a third
player knows only that it was one of the giver's: a fork for that player may find that it was another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import decision as ask
from bailiwick.engine import log
from bailiwick.engine.zone import by_number

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng


class Passed:
    """A card that one player gave to another. Never changed: copies of a game share it."""

    def __init__(self, card: Card, giver: int, knowers: int, could_be: list[Card], since: int) -> None:
        self.card = card
        self.giver = giver
        self.knowers = knowers  # seats that know the card, as bits
        self.could_be = could_be  # what else the giver had then
        self.since = since  # how long the log was then


def pass_around(players: list[Player]) -> None:
    """Each of these players picks a card of the hand for the next of them, the last one for the first. All cards change
    hands at once; this is not gaining."""
    n = len(players)
    if n < 2:
        return
    game = players[0].game
    for player in players:
        # What is picked lies face down until all have picked, and is looked up only then: a fork for somebody who is
        # asked later deals it anew.
        for card in player.pick(ask.PASS, player.hand, 1, 1):
            game.move(card, player.hand, player.set_aside_hidden)
            player.hand.forget()  # what others knew to be there may be what was picked
    given = [player.set_aside_hidden[-1] for player in players]
    for i, card in enumerate(given):
        giver = players[i]
        taker = players[(i + 1) % n]
        both = giver.eyes() | taker.eyes()
        if len(game._players) > 2:
            could_be: list[Card] = []
            for zone in giver.zones():
                could_be += [held for i, held in enumerate(zone) if not zone.knows(-1, i) and held not in given]
            game.passed = [*game.passed, Passed(card, giver.index, both, could_be, len(game.log))]
        game.move(card, giver.set_aside_hidden, taker.hand)
        taker.hand.tell(card, both)
        giver.count(card.kind, -1)
        taker.count(card.kind, 1)
        game.write(log.PASS, giver.index, [card], "", taker.index)


def pass_anew(game: Game, seat: int, rng: Rng, pinned: list[Card]) -> None:
    """Of each card that was passed unseen by the seat, and not seen by it since, pick anew which of the giver's cards
    it was."""
    if not game.passed:
        return
    seen = _last_seen(game, seat)
    now: list[Passed] = []
    renamed: dict[Card, Card] = {}
    for passed in game.passed:
        card = renamed.get(passed.card, passed.card)
        if not passed.knowers >> seat & 1 and _secret(game, card, seat, seen, passed.since, pinned):
            giver = game._players[passed.giver]
            owned = giver.all_cards()
            candidates = [card]
            for other in passed.could_be:
                if other is not card and other in owned and _secret(game, other, seat, seen, passed.since, pinned):
                    candidates.append(other)
            pick = by_number(candidates)[rng.below(len(candidates))]
            if pick is not card:
                _exchange(game, card, pick)
                renamed[passed.card] = pick
                card = pick
        now.append(Passed(card, passed.giver, passed.knowers, passed.could_be, passed.since))
    game.passed = now


def secret_passes(game: Game, seat: int) -> list[Passed]:
    """The passes whose card the seat does not know, and has not seen since."""
    if not game.passed:
        return []
    seen = _last_seen(game, seat)
    return [
        passed
        for passed in game.passed
        if not passed.knowers >> seat & 1 and _secret(game, passed.card, seat, seen, passed.since, [])
    ]


def _last_seen(game: Game, seat: int) -> dict[Card, int]:
    """Where in the log the seat last saw each card, since the first of them was passed."""
    seen: dict[Card, int] = {}
    first = game.passed[0].since
    for i, entry in enumerate(game.log.entries(first)):
        if log.seen_by(entry, seat):
            for card in entry.cards:
                seen[card] = first + i
    return seen


def _secret(game: Game, card: Card, seat: int, seen: dict[Card, int], since: int, pinned: list[Card]) -> bool:
    """Whether the seat has not seen the card since then and does not know where it is."""
    if card in pinned or seen.get(card, -1) >= since:
        return False
    for player in game._players:
        if player.index == seat:
            continue
        for zone in player.zones():
            place = zone.where(card.id)
            if place >= 0:
                return not zone.knows(seat, place)
    return False


def _exchange(game: Game, one: Card, other: Card) -> None:
    """Let two cards change places. What others know belongs to the place."""
    for player in game._players:
        for zone in player.zones():
            here, there = zone.where(one.id), zone.where(other.id)
            if here >= 0:
                zone.swap_in(here, other.id)
                player.count(one.kind, -1)
                player.count(other.kind, 1)
            if there >= 0:
                zone.swap_in(there, one.id)
                player.count(other.kind, -1)
                player.count(one.kind, 1)
