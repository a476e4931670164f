"""What a seat knows of where cards are; and forks that cannot cheat, in which the rest is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine.log import Forgotten
from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import quick_state
from bailiwick.engine.rows import Row
from bailiwick.engine.zone import MOST_SEATS, NOBODY, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng


def deal_unknown(game: Game, seat: int, seed: object, asked: int, options: list[Card] | None = None) -> None:
    """Redeal in place, among where they may be, all cards whose place the seat does not know; and forget the future:
    all streams of chance start afresh. What another player is being asked about stays, since a half-played card holds
    on to it: it must have been dealt anew already."""
    restart(game, seed)
    if game.passed:
        holder = game._players[asked]
        held: list[Card] = []  # what the half-played card of another player, or their shuffle, holds on to
        if asked != seat:
            held = holder.looking + holder.set_aside_hidden + holder.hand + holder.discard_pile
        pass_anew(game, seat, game.rng, held)
    for player in game._players:
        pinned: list[Card] = []
        if player.index == asked and asked != seat:
            pinned = player.looking + player.set_aside_hidden + player.discard_pile
            if options is None or any_in(options, player.hand):
                pinned = pinned + player.hand
        redeal(game, player, seat, player.rng, pinned)
    for zone in game.aside.values():
        if zone.sight == NOBODY:
            mix([zone], seat, game.rng, [])
    game.forgotten = Forgotten(seat, len(game.log), game.forgotten)
    game.checkpoint = None  # it was from before


def restart(game: Game, seed: object) -> None:
    """Start all streams of chance afresh, in place where the seed is a number."""
    if not isinstance(seed, int):
        game.seed(seed)
        return
    for player in game._players:
        player.rng.state = quick_state(seed, player.index)
    game.rng.state = quick_state(seed, MOST_SEATS)


def any_in(cards: list[Card], zone: Zone) -> bool:
    for card in cards:  # noqa: SIM110 (a generator would be slow when compiled)
        if card in zone:
            return True
    return False


def redeal(game: Game, player: Player, seat: int, rng: Rng, pinned: list[Card]) -> None:
    """Mix those of a player's hidden cards that the seat does not know, apart from pinned ones."""
    zones = [player.deck, player.discard_pile]
    if player.index != seat:
        zones.append(player.hand)
        if player._set_aside_hidden.n:
            zones.append(player._set_aside_hidden)
        if player._looking.n:
            zones.append(player._looking)
    mix(zones, seat, rng, pinned)


def mix(zones: list[Zone], seat: int, rng: Rng, pinned: list[Card]) -> None:
    """Mix the cards of these zones that the seat does not know, apart from pinned ones."""
    numbers = Row()
    places = Row()
    ends: list[int] = []  # of each zone, in these rows
    for zone in zones:
        zone.collect_unknown(seat, pinned, numbers, places)
        ends.append(numbers.n)
    rng.shuffle(numbers.items, numbers.n)
    start = 0
    for i, zone in enumerate(zones):
        zone.swap_in_all(places, numbers, start, ends[i])
        start = ends[i]


def known_cards(game: Game, seat: int) -> list[Card]:
    """All cards that have left their piles and whose place the seat knows."""
    zones = [game.trash, *game.aside.values()]
    for player in game._players:
        zones += player.zones()
    known: list[Card] = []
    for zone in zones:
        for i, card in enumerate(zone):
            if zone.knows(seat, i):
                known.append(card)
    return known
