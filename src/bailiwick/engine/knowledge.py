"""What a seat knows of where cards are; and forks that cannot cheat, in which the rest is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from bailiwick.engine.log import Forgotten
from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import quick_state

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng

NOT_SAID: Final = -1  # no mask of its own
NO_SPOTS: Final[list[int]] = []  # never changed
T = TypeVar("T")


def deal_unknown(game: Game, seat: int, seed: object, asked: int, options: list[Card] | None = None) -> None:
    """Redeal in place, among where they may be, all cards whose place the seat does not know; and forget the future:
    all streams of chance start afresh. What another player is being asked about stays, since a half-played card holds
    on to it: it must have been dealt anew already."""
    restart(game, seed)
    if game.passed:
        holder = game.players[asked]
        held: list[Card] = []  # what the half-played card of another player, or their shuffle, holds on to
        if asked != seat:
            held = holder.looking + holder.set_aside_hidden + holder.hand + holder.discard_pile
        pass_anew(game, seat, game.rng, held)
    for player in game.players:
        pinned: list[Card] = []
        if player.index == asked and asked != seat:
            pinned = player.looking + player.set_aside_hidden + player.discard_pile
            if options is None or any_in(options, player.hand):
                pinned = pinned + player.hand
        redeal(game, player, seat, player.rng, pinned)
    game.forgotten = Forgotten(seat, len(game.log), game.forgotten)
    game.checkpoint = None  # it was from before


def restart(game: Game, seed: object) -> None:
    """Start all streams of chance afresh, in place where the seed is a number."""
    if not isinstance(seed, int):
        game.seed(seed)
        return
    for player in game.players:
        player.rng.state = quick_state(seed, player.index)
    game.rng.state = quick_state(seed, 6)


def any_in(cards: list[Card], zone: list[Card]) -> bool:
    for card in cards:  # noqa: SIM110 (a generator would be slow when compiled)
        if card in zone:
            return True
    return False


def redeal(game: Game, player: Player, seat: int, rng: Rng, pinned: list[Card]) -> None:
    """Mix those of a player's hidden cards that the seat does not know, apart from pinned ones."""
    pile = player.discard_pile
    found = [player.deck, pile]
    if player.index != seat:
        found.append(player.hand)
        if player._set_aside_hidden:
            found.append(player._set_aside_hidden)
        if player._looking:
            found.append(player._looking)
    knowers = game.knowers
    zones: list[list[Card]] = []
    spots: list[list[int]] = []  # where in each zone the unknown cards are; all of it if nothing is said
    for zone in found:
        if zone is pile or pinned or _any_said(zone, knowers):
            where = _unknown(zone, zone is pile, knowers, 1 << seat, pinned)
            if where:
                zones.append(zone)
                spots.append(where)
        elif zone:
            zones.append(zone)
            spots.append(NO_SPOTS)
    if len(zones) == 1 and spots[0] is NO_SPOTS:
        rng.shuffle(zones[0])  # often so for one's own deck
        return
    cards: list[Card] = []
    told: list[int] = []  # which of the cards something is said of ...
    masks: list[int] = []  # ... and what
    for z, zone in enumerate(zones):
        where = spots[z]
        if where is NO_SPOTS:
            cards += zone
            continue
        for i in where:
            card = zone[i]
            mask = knowers.pop(card, NOT_SAID)
            if mask != NOT_SAID:
                told.append(len(cards))
                masks.append(mask)
            cards.append(card)
    rng.shuffle(cards)
    n = 0
    for z, zone in enumerate(zones):
        where = spots[z]
        if where is NO_SPOTS:
            zone[:] = cards[n : n + len(zone)]
            n += len(zone)
        else:
            for i in where:
                zone[i] = cards[n]
                n += 1
    for t, place in enumerate(told):
        knowers[cards[place]] = masks[t]  # what others know belongs to the place, not to the card


# The next two look at many cards. For them a card is anything: compiled code would otherwise check each one's type.


def _any_said(zone: list[T], knowers: dict[T, int]) -> bool:
    for card in zone:  # noqa: SIM110 (a generator would be slow when compiled)
        if card in knowers:
            return True
    return False


def _unknown(zone: list[T], is_pile: bool, knowers: dict[T, int], bit: int, pinned: list[T]) -> list[int]:
    """Where in a zone the cards are that a seat does not know. The deck is unknown unless somebody saw a card go there;
    the discard pile is seen, unless a card was put there unseen, and its top always is; of what only the owner sees,
    others may have been shown some."""
    found: list[int] = []
    n = len(zone) - 1 if is_pile else len(zone)
    for i in range(n):
        card = zone[i]
        if card in knowers:
            unknown = not knowers[card] & bit
        else:
            unknown = not is_pile
        if unknown and not (pinned and card in pinned):
            found.append(i)
    return found


def known_cards(game: Game, seat: int) -> list[Card]:
    """All cards that have left their piles and whose place the seat knows."""
    known = game.trash[:]
    for player in game.players:
        own = player.index == seat
        open_zones = [player.in_play, player.set_aside, player.revealed, *player.mats.values()]
        if own:
            open_zones += [player.hand, player.set_aside_hidden, player.looking]
        for zone in open_zones:
            known += zone
        for zone in (player.hand, player.deck, player.discard_pile):
            for card in zone:
                mask = game.knowers.get(card, NOT_SAID)
                if (mask == NOT_SAID and zone is player.discard_pile) or (mask != NOT_SAID and mask >> seat & 1):
                    known.append(card)
        if player.discard_pile:
            known.append(player.discard_pile[-1])
    return known
