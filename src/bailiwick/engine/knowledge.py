"""What a seat knows of where cards are; and forks that cannot cheat, in which the rest is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine.control import knows, share_sight
from bailiwick.engine.log import Forgotten
from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import quick_state
from bailiwick.engine.roles import draw_anew
from bailiwick.engine.rows import Row
from bailiwick.engine.seldom import NOTHING_SELDOM
from bailiwick.engine.zone import ALL, AMONG, CARD, MOST_IN_HEAP, MOST_SEATS, Zone, by_number, card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.events import Effect
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng


NO_PINS: Final[list[Card]] = []  # never changed
USUAL: Final = 3  # of a player's closed places: deck, discard pile, hand; they come first


class InOrder:
    """A seed by which what a seat cannot know lies in an order that depends on nothing. Who forks such a fork cannot
    undo the shuffle and so find out how the true cards lie, not even by knowing the seed."""

    def __repr__(self) -> str:
        return "in order"


IN_ORDER: Final = InOrder()


def deal_unknown(
    game: Game, seat: int, seed: object, asked: int, options: list[Card] | None = None, held: list[Card] = NO_PINS
) -> None:
    """Redeal in place, among where they may be, all cards whose place the seat does not know, apart from those that are
    held; and forget the future: all streams of chance start afresh. What another player is being asked about stays,
    since a half-played card holds on to it: it must have been dealt anew already."""
    restart(game, seed)
    in_order = seed is IN_ORDER
    seldom = game.seldom
    if seldom is not NOTHING_SELDOM and seldom.control is not None and seldom.control.by == seat:
        share_sight(game, seldom.control)
    if game.passed:
        holder = game._players[asked]
        # What the half-played card of another player, or their shuffle, holds on to.
        pass_anew(game, seat, game.rng, _held(holder, True) if asked != seat else held)
    for player in game._players:
        pinned = held
        if player.index == asked and asked != seat:
            pinned = _held(player, options is None or any_in(options, player.hand))
        redeal(game, player, seat, player.rng, pinned, in_order)
    if game.hidden or seldom is not NOTHING_SELDOM:
        _redeal_table(game, seat, in_order)
        if seldom.waiting:
            draw_anew(game)
    game.forgotten = Forgotten(seat, len(game.log), game.forgotten)
    game.checkpoint = None  # it was from before


def _held(player: Player, hand: bool) -> list[Card]:
    """What a half-played card may hold on to: all but the deck, and the hand only where it is asked about."""
    held: list[Card] = []
    for zone in player.zones():
        if zone is not player.deck and (hand or zone is not player.hand):
            held += zone.cards()
    return held


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


def redeal(game: Game, player: Player, seat: int, rng: Rng, pinned: list[Card], in_order: bool = False) -> None:
    """Mix those of a player's cards that the seat does not know, apart from pinned ones, among all their places."""
    zones = player.closed_zones()
    laid = _laid(zones) if len(zones) > USUAL and game.effects else NO_PINS
    if game.heard & on.SECRET_ORDER:
        pinned = _redeal_heaps(zones, seat, rng, pinned)
    _mix(zones, seat, rng, pinned, in_order)
    if laid:
        _hold_anew(game, dict(zip(laid, _laid(zones), strict=True)))


def _laid(zones: list[Zone]) -> list[Card]:
    """What lies where effects may wait with it: neither in the deck nor in the discard pile nor in the hand."""
    cards: list[Card] = []
    for zone in zones[USUAL:]:
        cards += zone.cards()
    return cards


def _hold_anew(game: Game, now: dict[Card, Card]) -> None:
    """Let effects that wait with cards face down hold on to what lies there now."""
    held: list[Effect] = []
    for effect in game.effects:
        cards = [now.get(card, card) for card in effect.cards]
        held.append(effect if cards == effect.cards else effect.holding(cards))
    game.effects = held


def _redeal_heaps(zones: list[Zone], seat: int, rng: Rng, pinned: list[Card]) -> list[Card]:
    """Mix cards of which the seat knows at which places they lie, but not which lies where. Gives them and the pinned
    ones: the rest goes round without them. Where one of a heap has left it, perhaps unseen, no more is known."""
    heaps: dict[int, list[tuple[Zone, int]]] = {}
    for zone in zones:
        for i in range(zone.n):
            heap = zone.items[i] >> AMONG
            if heap:
                heaps.setdefault(heap, []).append((zone, i))
    for heap, places in heaps.items():
        if len(places) != heap & MOST_IN_HEAP:
            continue
        free: list[tuple[Zone, int]] = []  # of the heap, what may lie at another of its places
        cards: list[Card] = []
        for zone, i in places:
            card = card_at(zone.items[i] & CARD)
            if not zone.knows(seat, i) and card not in pinned:
                free.append((zone, i))
                cards.append(card)
        cards = by_number(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for (zone, i), card in zip(free, cards, strict=True):
            zone.swap_in(i, card.id)
        pinned = pinned + cards
    return pinned


def _redeal_table(game: Game, seat: int, in_order: bool) -> None:
    """Mix what the seat does not know of piles, decks and other places that are nobody's, each by itself: all know
    which cards there are, but for piles that use some of their cards only."""
    for zone in game.table_zones():
        if zone.sight != ALL:
            known = NO_PINS
            if game.heard & on.SECRET_ORDER:
                known = _redeal_heaps([zone], seat, game.rng, NO_PINS)
            _mix([zone], seat, game.rng, known, in_order)
    if game.hidden:
        for pile in game.piles:
            if pile.sight != ALL:
                game.own(pile).deal_unknown(seat, game.rng)


def _mix(zones: list[Zone], seat: int, rng: Rng, pinned: list[Card], in_order: bool) -> None:
    numbers = Row()
    places = Row()
    ends: list[int] = []  # of each zone, in these rows
    most: i64 = 0
    for zone in zones:
        most += zone.n
    numbers.reserve(most)
    places.reserve(most)
    for zone in zones:
        zone.collect_unknown(seat, pinned, numbers, places)
        ends.append(numbers.n)
    if in_order:
        cards = by_number([card_at(numbers.items[i]) for i in range(numbers.n)])
        for i, card in enumerate(cards):
            numbers.items[i] = card.id
    else:
        rng.shuffle(numbers.items, numbers.n)
    start = 0
    for i, zone in enumerate(zones):
        if ends[i] > start:
            zone.swap_in_all(places, numbers, start, ends[i])
            start = ends[i]


def known_cards(game: Game, seat: int) -> list[Card]:
    """All cards that have left their piles and whose place the seat knows."""
    known: list[Card] = []
    for zone in game.zones():
        for i, card in enumerate(zone):
            if knows(game, seat, zone, i):
                known.append(card)
    return known
