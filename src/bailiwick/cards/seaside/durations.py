"""Seaside: the Durations of both editions."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, TREASURE, Kind
from bailiwick.engine.player import Player


class Astrolabe(Card):
    facts = Kind(
        3,
        TREASURE | DURATION,
        "1 coin, +1 Buy; the same again when your next turn begins.",
        coins=1,
        edition=2,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.make(1)
        me.plus(buys=1)


class Caravan(Card):
    facts = Kind(4, ACTION | DURATION, "+1 Card, +1 Action. When your next turn begins, +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1)


class FishingVillage(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+2 Actions, +1 coin. When your next turn begins, +1 Action, +1 coin.",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2, coins=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(actions=1, coins=1)


class Haven(Card):
    facts = Kind(
        2,
        ACTION | DURATION,
        "+1 Card, +1 Action. Lay a card of your hand aside, face down. When your next turn begins, it comes back into"
        " your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.pick_one(ask.SET_ASIDE, me.hand)
        if card is not None and me.set_card_aside_hidden(card, me.hand):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class MerchantShip(Card):
    facts = Kind(5, ACTION | DURATION, "+2 coins. When your next turn begins, +2 coins.", plain=on.TURN_START)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=2)


class SeaWitch(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "+2 Cards. All others gain a Curse. When your next turn begins, +2 Cards, then discard 2 cards.",
        edition=2,
        plural="Sea Witches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for other in me.attacked():
            other.gain("Curse")
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)


class Tactician(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "If there are cards in your hand, discard them all, and your next turn begins with +5 Cards, +1 Action,"
        " +1 Buy.",
    )

    def play(self, me: Player) -> None:
        if me.discard(me.hand.cards(), me.hand):
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=5, actions=1, buys=1)


class TidePools(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+3 Cards, +1 Action. When your next turn begins, discard 2 cards.",
        edition=2,
        plural="Tide Pools",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)


class Wharf(Card):
    facts = Kind(
        5, ACTION | DURATION, "+2 Cards, +1 Buy. When your next turn begins, +2 Cards, +1 Buy.", plural="Wharves"
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2, buys=1)
