"""What the log of a game says beyond what was done, where people are to read it: what a play gave, and what made things
happen. Games that are simulated are not told; a game that is played again from its decisions can be (`Log.telling`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine import log

if TYPE_CHECKING:
    from bailiwick.engine.asking import Asker
    from bailiwick.engine.card import Card
    from bailiwick.engine.events import Ability, Event
    from bailiwick.engine.player import Player

NOTHING_ELSE: Final[list[Card]] = []  # never changed


def tell(player: Asker, actions: i64, buys: i64, coins: i64, by: list[Card]) -> None:
    """What the card that is the cause gave a player, or took; `by`: what else made it so."""
    game = player.game
    cards = by if game.cause is None else [game.cause, *by]
    if actions:
        game.write(log.GET, player.index, cards, "Actions", actions)
    if buys:
        game.write(log.GET, player.index, cards, "Buys", buys)
    if coins:
        game.write(log.GET, player.index, cards, "coins", coins)


def tell_effect(player: Player, event: Event, ability: Ability) -> None:
    """What a card does now without being played. Nothing is told of what answers out of a hand or from under a discard
    pile: whether it shows itself is for the card to say."""
    game = player.game
    card = ability.card
    if ability.speaker(player, event) is not card:
        return  # the rule of the table that it is tells itself by what it does
    seen = ability.effect is not None or card in game.rules or card in player.landscapes or card in player.in_play
    if seen or (card is event.card and event.kind & (on.GAIN | on.BUY | on.TRASH)):
        game.write(log.EFFECT, player.index, [card], "", 0)
