"""Proof that nothing was lost: the invariants of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import events as on
from bailiwick.engine.declared import COUNTERS, PILE_TOKENS, TOKENS
from bailiwick.engine.errors import BrokenInvariant
from bailiwick.engine.rows import bit

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player


def check(game: Game) -> None:
    """Prove that no card is lost or doubled and every counter is in range."""
    seen: set[Card] = set()
    counts: dict[str, int] = {}
    for zone in game.zones():
        for card in zone:
            if card in seen:
                raise BrokenInvariant(f"{card!r} is in two places.")
            seen.add(card)
            counts[card.name] = counts.get(card.name, 0) + 1
    empty = 0
    for pile in game.piles:
        names = pile.names()
        if len(names) != pile.count:
            raise BrokenInvariant(f"The {pile.name} pile counts {pile.count} cards and holds {len(names)}.")
        if pile.supply and pile.count == 0:
            empty += 1
        if pile.known and len(pile.known) != len(pile.stack):
            raise BrokenInvariant(f"The {pile.name} pile knows of {len(pile.known)} places and has {len(pile.stack)}.")
        for token, number in pile.tokens.items():
            if token not in PILE_TOKENS or number < 0:
                raise BrokenInvariant(f"On the {pile.name} pile lie {number} {token} tokens, which cannot be.")
        for name in names + [kind.name for kind in pile.spare]:
            counts[name] = counts.get(name, 0) + 1
    _check_notes(game)
    if empty != game.empty_piles:
        raise BrokenInvariant(f"{empty} Supply piles are empty, but {game.empty_piles} are counted.")
    for name, total in game.totals.items():
        if counts.get(name, 0) != total:
            raise BrokenInvariant(f"There are {counts.get(name, 0)} copies of {name} where there were {total}.")
    if sum(counts.values()) != sum(game.totals.values()):
        raise BrokenInvariant("There are cards of a name that the game never had.")
    for player in game._players:
        _check_counters(game, player)
        owned: dict[str, int] = {}
        for card in player.all_cards():
            owned[card.name] = owned.get(card.name, 0) + 1
        if owned != {name: n for name, n in player.owned.items() if n}:
            raise BrokenInvariant(f"Seat {player.index} owns {owned}, but {player.owned} is counted.")
    for effect in game.effects:
        if effect.event & ~game.heard:
            raise BrokenInvariant(f"An effect of {effect.source.name} is not heard.")


def _check_notes(game: Game) -> None:
    """What the table notes of its piles, so as not to look at them again and again."""
    sizes = sorted(pile.count for pile in game.piles if pile.supply)
    ending = [pile.count for pile in game.piles if pile.supply and pile.kind.ends_game]
    ends_in = min([sum(sizes[: 3 if len(game._players) < 5 else 4]), *ending])
    for what, noted, true in (
        ("piles with cards", game.full, sum(bit(pile.index) for pile in game.piles if pile.count)),
        ("piles with one card", game.last, sum(bit(pile.index) for pile in game.piles if pile.count == 1)),
        ("gains to the end", game.gains_left(), ends_in),
    ):
        if noted != true:
            raise BrokenInvariant(f"Of {what}, {noted} is noted where it is {true}.")
    for coins, noted in enumerate(game.up_to):
        if noted != sum(bit(pile.index) for pile in game.piles if pile.supply and pile.top.price <= coins):
            raise BrokenInvariant(f"Which piles cost up to {coins} is noted wrongly.")


def _check_counters(game: Game, player: Player) -> None:
    counted = {counter.name: getattr(player, counter.attribute) for counter in COUNTERS.values()}
    for name, value in [*counted.items(), ("skipped turns", player.skips), *player.tokens.items()]:
        if value < 0:
            raise BrokenInvariant(f"Seat {player.index} has {value} {name}.")
    for name in player.tokens:
        if name not in TOKENS:
            raise BrokenInvariant(f"Seat {player.index} has {name} tokens, which were never declared.")
    if player.coffers + player.villagers + player.debt and not game.heard & on.PURSE:
        raise BrokenInvariant(f"Seat {player.index} has tokens the turn does not know of: `add_coffers` tells it.")
    if game.depth == 0 and game.cause is None and (player.revealed or player.looking):
        raise BrokenInvariant(f"Cards of seat {player.index} were revealed or looked at and never put anywhere.")
