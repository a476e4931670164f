"""Rising Sun: the Shadows, whose backs tell what they are, and which can be played from the deck."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, ATTACK, SHADOW, Kind
from bailiwick.engine.player import Player


class Alley(Card):
    facts = Kind(4, ACTION | SHADOW, "+1 Card, +1 Action. Discard a card. / This can be played from your deck.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)


class Fishmonger(Card):
    facts = Kind(2, ACTION | SHADOW, "+1 Buy, +1 coin. / This can be played from your deck.")

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)


class Ninja(Card):
    facts = Kind(
        4,
        ACTION | ATTACK | SHADOW,
        "+1 Card. All others discard down to 3 cards in hand. / This can be played from your deck.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1)
        for other in me.attacked():
            other.discard_down_to(3)


class Ronin(Card):
    facts = Kind(5, ACTION | SHADOW, "Draw up to a hand of 7. / This can be played from your deck.")

    def play(self, me: Player) -> None:
        me.draw_up_to(7)


class Tanuki(Card):
    facts = Kind(
        5,
        ACTION | SHADOW,
        "Trash a card of your hand, then gain any card that costs at most 2 more. / This can be played from your deck.",
        plural="Tanuki",
    )

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))
