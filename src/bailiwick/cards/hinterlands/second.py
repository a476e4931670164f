"""Hinterlands: what the second edition brought."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, Kind
from bailiwick.engine.player import Player


class Nomads(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Buy, +2 coins. / When you gain or trash this, +2 coins.",
        edition=2,
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plain=on.GAIN | on.TRASH,
        plural="Nomads",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=2)


class Souk(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Buy, +7 coins. Lose 1 coin for each card in your hand, as long as you have any. / When you gain this,"
        " you may trash 1 or 2 cards of your hand.",
        edition=2,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=7)
        me.coins = max(0, me.coins - len(me.hand))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand)


class Wheelwright(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. You may discard a card: gain an Action that costs at most as much as it.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.DISCARD, me.hand)
        if card is not None and me.discard([card], me.hand):
            me.gain_one(me.piles_up_to(me.cost(card), ACTION))


class WitchsHut(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+4 Cards. Discard 2 cards and show them. If both are Actions, all others gain a Curse.",
        name="Witch's Hut",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=4)
        gone = me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)
        if len([card for card in gone if me.is_(card, ACTION)]) == 2:
            for other in me.attacked():
                other.gain("Curse")
