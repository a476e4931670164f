"""Dark Ages: cards that answer when they, or other cards, are trashed."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player


class Catacombs(Card):
    facts = Kind(
        5,
        ACTION,
        "Look at your top 3 cards. Choose one: put them into your hand; discard them for +3 Cards. / When you trash"
        " this, gain a card that costs less.",
        hears={on.TRASH: on.SELF},
        plural="Catacombs",
    )

    def play(self, me: Player) -> None:
        cards = me.look_at_top(3)
        for choice in me.choose(["Put them into your hand", "Discard them for +3 Cards"]):
            if choice == 0:
                me.put_into_hand(cards, me.looking)
            else:
                me.discard(cards, me.looking)
                me.plus(cards=3)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one(me.piles_below(me.cost(self)))


class Feodum(Card):
    facts = Kind(
        4,
        VICTORY,
        "1 VP for each full 3 Silvers among all your cards. / When you trash this, gain 3 Silvers.",
        hears={on.TRASH: on.SELF},
        plural="Feoda",
    )

    def points(self, me: Player) -> int:
        return me.owned.get("Silver", 0) // 3

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(3):
            me.gain("Silver")


class Fortress(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. / When you trash this, put it into your hand.",
        hears={on.TRASH: on.SELF},
        plural="Fortresses",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.take_card()


class HuntingGrounds(Card):
    facts = Kind(
        6,
        ACTION,
        "+4 Cards. / When you trash this, gain a Duchy, or 3 Estates.",
        hears={on.TRASH: on.SELF},
        plural="Hunting Grounds",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=4)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.either("Gain a Duchy", "Gain 3 Estates") == 0:
            me.gain("Duchy")
        else:
            for _ in range(3):
                me.gain("Estate")


class MarketSquare(Card):
    facts = Kind(
        3,
        ACTION | REACTION,
        "+1 Card, +1 Action, +1 Buy. / When one of your cards is trashed, you may discard this from your hand to gain"
        " a Gold.",
        hears={on.TRASH: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.pile is None

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.discard([self], me.hand):
            me.gain("Gold")


class Rats(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +1 Action. Gain a Rats. Trash a card of your hand that is no Rats; with none but Rats in it, show"
        " your hand. / When you trash this, +1 Card.",
        copies=20,
        hears={on.TRASH: on.SELF},
        plural="Rats",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.gain("Rats")
        others = [card for card in me.hand if card.name != self.name]
        if others:
            me.trash(me.pick(ask.TRASH, others, 1, 1), me.hand)
        else:
            me.reveal_hand()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


class Squire(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 coin. Choose one: +2 Actions; +2 Buys; gain a Silver. / When you trash this, gain an Attack.",
        hears={on.TRASH: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        for choice in me.choose(["+2 Actions", "+2 Buys", "Gain a Silver"]):
            if choice == 0:
                me.plus(actions=2)
            elif choice == 1:
                me.plus(buys=2)
            else:
                me.gain("Silver")

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one(me.game.available(ATTACK))


class Forager(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action, +1 Buy. Trash a card of your hand. +1 coin for each name among the Treasures in the trash.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, buys=1)
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        me.plus(coins=len({card.name for card in me.game.trash if me.is_(card, TREASURE)}))
