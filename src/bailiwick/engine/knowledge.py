"""What a seat knows of where cards are; and forks that cannot cheat, in which the rest is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine.rng import Rng, quick_streams

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player

NOT_SAID: Final = -1


def deal_unknown(game: Game, seat: int, seed: object, asked: int) -> None:
    """Redeal in place, among where they may be, all cards whose place the seat does not know; and forget the future:
    all streams of chance start afresh. What another player who is being asked holds, half-played cards hold too: it
    must have been dealt anew already and stays."""
    made = quick_streams(seed, len(game.players))
    for player in game.players:
        player.rng = made[player.index]
        pinned: list[Card] = []
        if player.index == asked and asked != seat:
            pinned = player.hand + player.looking + player.set_aside_hidden
        redeal(game, player, seat, player.rng, pinned)
    game.rng = made[len(game.players)]


def redeal(game: Game, player: Player, seat: int, rng: Rng, pinned: list[Card]) -> None:
    """Mix those of a player's hidden cards that the seat does not know, apart from pinned ones."""
    own = player.index == seat
    zones: list[list[Card]] = []
    places: list[int] = []
    cards: list[Card] = []
    masks: list[int] = []
    knowers = game.knowers
    some_known = len(knowers) > 0
    # The deck: unknown unless somebody saw a card go there.
    deck = player.deck
    for i, card in enumerate(deck):
        mask = knowers.get(card, NOT_SAID) if some_known else NOT_SAID
        if mask == NOT_SAID or not mask >> seat & 1:
            zones.append(deck)
            places.append(i)
            cards.append(card)
            masks.append(mask)
    # The discard pile: seen, unless put there unseen. Its top always is.
    pile = player.discard_pile
    if some_known:
        for i in range(len(pile) - 1):
            mask = knowers.get(pile[i], NOT_SAID)
            if mask != NOT_SAID and not mask >> seat & 1:
                zones.append(pile)
                places.append(i)
                cards.append(pile[i])
                masks.append(mask)
    # What the owner alone sees.
    if not own:
        for zone in (player.hand, player.set_aside_hidden, player.looking):
            for i, card in enumerate(zone):
                mask = knowers.get(card, NOT_SAID)
                if mask == NOT_SAID or not mask >> seat & 1:
                    zones.append(zone)
                    places.append(i)
                    cards.append(card)
                    masks.append(mask)
    if pinned:
        free = [i for i in range(len(cards)) if cards[i] not in pinned]
        zones = [zones[i] for i in free]
        places = [places[i] for i in free]
        cards = [cards[i] for i in free]
        masks = [masks[i] for i in free]
    rng.shuffle(cards)
    for i, card in enumerate(cards):
        zones[i][places[i]] = card
        # What others know belongs to the place, not to the card.
        if masks[i] != NOT_SAID:
            knowers[card] = masks[i]
        elif some_known and card in knowers:
            del knowers[card]


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
