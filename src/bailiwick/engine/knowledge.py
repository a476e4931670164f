"""What a seat knows of where cards are; and forks that cannot cheat, in which the rest is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine.passing import pass_anew
from bailiwick.engine.rng import quick_state

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng

NOT_SAID: Final = -1  # no mask of its own
NO_SPOTS: Final[list[int]] = []  # never changed


def deal_unknown(game: Game, seat: int, seed: object, asked: int, options: list[Card] | None = None) -> None:
    """Redeal in place, among where they may be, all cards whose place the seat does not know; and forget the future:
    all streams of chance start afresh. What another player is being asked about stays, since a half-played card holds
    on to it: it must have been dealt anew already."""
    restart(game, seed)
    if game.passed:
        holder = game.players[asked]
        pass_anew(game, seat, game.rng, [] if asked == seat else holder.looking + holder.set_aside_hidden + holder.hand)
    for player in game.players:
        pinned: list[Card] = []
        if player.index == asked and asked != seat:
            pinned = player.looking + player.set_aside_hidden
            if options is None or any_in(options, player.hand):
                pinned = pinned + player.hand
        redeal(game, player, seat, player.rng, pinned)
    game.forgotten = [*game.forgotten, (seat, len(game.log))]
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
    cards: list[Card] = []
    zones: list[list[Card]] = []
    spots: list[list[int]] = []  # where in each zone the unknown cards are; all of it if nothing is said
    for zone in found:
        some = len(pinned) > 0
        for card in zone:
            if card in knowers:
                some = True
                break
        if some:
            where = _unknown(zone, zone is pile, knowers, 1 << seat, pinned)
            cards += [zone[i] for i in where]
            zones.append(zone)
            spots.append(where)
        elif zone is not pile:
            cards += zone
            zones.append(zone)
            spots.append(NO_SPOTS)
    masks = NO_SPOTS
    for i, card in enumerate(cards):
        if card in knowers:
            if masks is NO_SPOTS:
                masks = [NOT_SAID] * len(cards)
            masks[i] = knowers[card]
            del knowers[card]
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
    for i, mask in enumerate(masks):
        if mask != NOT_SAID:
            knowers[cards[i]] = mask  # what others know belongs to the place, not to the card


def _unknown(zone: list[Card], is_pile: bool, knowers: dict[Card, int], bit: int, pinned: list[Card]) -> list[int]:
    """Where in a zone the cards are that a seat does not know. The deck is unknown unless somebody saw a card go there;
    the discard pile is seen, unless a card was put there unseen, and its top always is; of what only the owner sees,
    others may have been shown some."""
    found: list[int] = []
    for i, card in enumerate(zone):
        if card in knowers:
            unknown = not knowers[card] & bit
        else:
            unknown = not is_pile
        if unknown and not (is_pile and i == len(zone) - 1) and not (pinned and card in pinned):
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
