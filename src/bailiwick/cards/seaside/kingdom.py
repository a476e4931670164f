"""Seaside: the cards of the second edition that are done in one turn."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, Kind
from bailiwick.engine.player import Player


class Bazaar(Card):
    facts = Kind(5, ACTION, "+1 Card, +2 Actions, +1 coin.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2, coins=1)


class Cutpurse(Card):
    facts = Kind(
        4, ACTION | ATTACK, "+2 coins. All others discard a Copper of their hand; who has none shows the whole hand."
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            coppers = [card for card in other.hand if card.name == "Copper"]
            if not other.discard(coppers[:1], other.hand):
                other.reveal_hand()


class Lookout(Card):
    facts = Kind(
        3, ACTION, "+1 Action. Look at your top 3 cards: trash one, discard one, and put the third back on top."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.look_at_top(3)
        for card in me.trash(me.pick(ask.TRASH, cards, 1, 1), me.looking):
            cards.remove(card)
        for card in me.discard(me.pick(ask.DISCARD, cards, 1, 1), me.looking):
            cards.remove(card)
        me.topdeck(cards, me.looking)


class Salvager(Card):
    facts = Kind(4, ACTION, "+1 Buy. Trash a card of your hand: +1 coin for each coin that it costs.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.plus(coins=me.cost(card).coins)


class SeaChart(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 Action. Show your top card: if you have a copy of it in play, take it into your hand.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.count_in_play(card.name):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class TreasureMap(Card):
    facts = Kind(
        4,
        ACTION,
        "Trash this and a second Treasure Map, of your hand. For two that you did trash, gain 4 Golds onto your deck.",
        uses=[],  # what it trashes are itself and its like
    )

    def play(self, me: Player) -> None:
        gone = me.trash([self], me.in_play)
        gone += me.trash([card for card in me.hand if card.name == self.name][:1], me.hand)
        if len(gone) == 2:
            for _ in range(4):
                me.gain("Gold", TO_DECK)


class Warehouse(Card):
    facts = Kind(3, ACTION, "+3 Cards, +1 Action. Discard 3 cards.")

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand)
