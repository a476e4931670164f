"""Adventures: cards that wait on the Tavern mat until they are called."""

from __future__ import annotations

from bailiwick.cards.adventures.tokens import (
    HEARS_PLAYS,
    OF_PLAYERS,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    TAVERN,
    Bonuses,
    action_piles,
    place,
)
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, RESERVE, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


def to_tavern(me: Player, card: Card) -> None:
    me.put_onto_mat(card, me.in_play, TAVERN)


class Reserve(Card):
    """What waits in the Tavern: elsewhere, on other mats too, it cannot be called."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and TAVERN.name in me.mats and self in me.mat(TAVERN)


def is_action(me: Player, card: Card | None) -> bool:
    return card is not None and me.is_(card, ACTION)


class CoinOfTheRealm(Reserve):
    facts = Kind(
        2,
        TREASURE | RESERVE,
        "1 coin. Put this onto your Tavern mat. / After you play an Action, you may call this for +2 Actions.",
        plural="Coins of the Realm",
        coins=1,
        hears={on.AFTER_PLAY: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.make(1)
        to_tavern(me, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and is_action(me, event.card)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            me.plus(actions=2)


class DistantLands(Card):
    facts = Kind(
        5,
        ACTION | RESERVE | VICTORY,
        "Put this onto your Tavern mat. / 4 VP if it is there at the end of the game, otherwise 0 VP.",
        plural="Distant Lands",
    )

    def play(self, me: Player) -> None:
        to_tavern(me, self)

    def points(self, me: Player) -> int:
        return 4 if TAVERN.name in me.mats and self in me.mat(TAVERN) else 0


class Duplicate(Reserve):
    facts = Kind(
        4,
        ACTION | RESERVE,
        "Put this onto your Tavern mat. / When you gain a card that costs at most 6, you may call this to gain a copy"
        " of it.",
        hears={on.GAIN: on.MAT},
    )

    def play(self, me: Player) -> None:
        to_tavern(me, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        cheap = event.cost is not None and event.cost.at_most(Cost(6))
        return super().answers(me, event, effect) and cheap

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)) and event.card is not None:
            me.gain_copy(event.card)


class Guide(Reserve):
    facts = Kind(
        3,
        ACTION | RESERVE,
        "+1 Card, +1 Action. Put this onto your Tavern mat. / When your turn begins, you may call this to discard your"
        " hand and draw 5 cards.",
        hears={on.TURN_START: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        to_tavern(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            me.discard(me.hand.cards(), me.hand)
            me.draw(5)


class Ratcatcher(Reserve):
    facts = Kind(
        2,
        ACTION | RESERVE,
        "+1 Card, +1 Action. Put this onto your Tavern mat. / When your turn begins, you may call this to trash a card"
        " of your hand.",
        hears={on.TURN_START: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        to_tavern(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)


class RoyalCarriage(Reserve):
    facts = Kind(
        5,
        ACTION | RESERVE,
        "+1 Action. Put this onto your Tavern mat. / After you play an Action that is still in play, you may call this"
        " to play it again.",
        hears={on.AFTER_PLAY: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        to_tavern(me, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and is_action(me, event.card) and event.card in me.in_play

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)) and event.card is not None:
            me.play_again(event.card, self)


class Teacher(Bonuses):
    facts = Kind(
        6,
        ACTION | RESERVE,
        "Put this onto your Tavern mat. / When your turn begins, you may call this to move your +1 Card, +1 Action,"
        " +1 Buy or +1 Coin token to an Action pile of the Supply on which you have no token.",
        copies=5,
        supply=False,
        group="Travellers",
        hears={on.TURN_START: on.MAT, **HEARS_PLAYS},
        uses=[],
        brings=[PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN],
    )

    def play(self, me: Player) -> None:
        to_tavern(me, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind == on.PLAY:
            return super().answers(me, event, effect)
        return event.player is me and TAVERN.name in me.mats and self in me.mat(TAVERN)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.PLAY:
            super().answer(me, event, effect)
        elif me.call(self, me.mat(TAVERN)):
            free = [p for p in action_piles(me) if not any(p.has_token(token, me.index) for token in OF_PLAYERS)]
            if free:
                labels = ["+1 Card token", "+1 Action token", "+1 Buy token", "+1 Coin token"]
                place(me, self.gives()[me.one_of(labels)], free)


class Transmogrify(Reserve):
    facts = Kind(
        4,
        ACTION | RESERVE,
        "+1 Action. Put this onto your Tavern mat. / When your turn begins, you may call this to trash a card of your"
        " hand and gain one into your hand that costs at most 1 more.",
        plural="Transmogrifies",
        hears={on.TURN_START: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        to_tavern(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
                me.gain_one(me.piles_up_to(me.cost(card).plus(1)), TO_HAND)


class WineMerchant(Reserve):
    facts = Kind(
        5,
        ACTION | RESERVE,
        "+1 Buy, +4 coins. Put this onto your Tavern mat. / When your Buy phase ends with at least 2 coins unspent, you"
        " may discard this from the mat.",
        hears={on.BUY_END: on.MAT},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=4)
        to_tavern(me, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and me.coins >= 2

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.discard([self], me.mat(TAVERN))
