"""Menagerie: the Horse, and the Kingdom cards that bring some."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_DISCARD
from bailiwick.engine.kinds import ACTION, REACTION, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player

HORSES: Final = ["Horse"]  # what stands beside the Supply for all of these


def gain_horses(me: Player, n: int, to: int = TO_DISCARD) -> None:
    """Gain so many Horses, as long as there are any."""
    for _ in range(n):
        me.gain("Horse", to)


class Horse(Card):
    facts = Kind(3, ACTION, "+2 Cards, +1 Action. Return this to its pile.", supply=False, copies=30)

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        me.return_to_pile(self, me.in_play)


class Cavalry(Card):
    facts = Kind(
        4,
        ACTION,
        "Gain 2 Horses. / When you gain this, +2 Cards, +1 Buy, and if it is your Buy phase, return to your Action"
        " phase.",
        plural="Cavalries",
        hears={on.GAIN: on.SELF},
        beside=HORSES,
    )

    def play(self, me: Player) -> None:
        gain_horses(me, 2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=2, buys=1)
        me.return_to_action_phase()


class Groom(Card):
    facts = Kind(
        4,
        ACTION,
        "Gain a card of cost 4 or less. For an Action, gain a Horse; for a Treasure, gain a Silver; for a Victory card,"
        " +1 Card, +1 Action.",
        beside=HORSES,
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)))
        if card is None:
            return
        types = me.types_of(card)
        if types & ACTION:
            me.gain("Horse")
        if types & TREASURE:
            me.gain("Silver")
        if types & VICTORY:
            me.plus(cards=1, actions=1)


class Hostelry(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. / When you gain this, you may discard as many Treasures of your hand as you like, and"
        " show them: gain a Horse for each.",
        plural="Hostelries",
        hears={on.GAIN: on.SELF},
        beside=HORSES,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        treasures = [card for card in me.hand if me.is_(card, TREASURE)]
        gone = me.pick(ask.DISCARD, treasures, 0, len(treasures), outcome="a Horse each")
        me.reveal(gone)
        gain_horses(me, len(me.discard(gone, me.hand)))


class Livery(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 coins. This turn, whenever you gain a card that costs at least 4, gain a Horse.",
        plural="Liveries",
        beside=HORSES,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.cost is not None and event.cost.coins >= 4

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Horse")


class Paddock(Card):
    facts = Kind(5, ACTION, "+2 coins. Gain 2 Horses. +1 Action for each empty Supply pile.", beside=HORSES)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        gain_horses(me, 2)
        me.plus(actions=me.game.empty_piles)


class Scrap(Card):
    facts = Kind(
        3,
        ACTION,
        "Trash a card of your hand. For each coin it costs, choose another of these: +1 Card; +1 Action; +1 Buy;"
        " +1 coin; gain a Silver; gain a Horse.",
        beside=HORSES,
        uses=["trasher", "buy"],
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is None:
            return
        me.trash([card], me.hand)
        n = me.cost(card).coins
        labels = ["+1 Card", "+1 Action", "+1 Buy", "+1 coin", "Gain a Silver", "Gain a Horse"]
        for choice in me.choose(labels, n) if n else []:
            if choice < 4:
                me.plus(int(choice == 0), int(choice == 1), int(choice == 2), int(choice == 3))
            else:
                me.gain("Silver" if choice == 4 else "Horse")


class Sleigh(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "Gain 2 Horses. / When you gain a card, you may discard this, to put that card into your hand or onto your"
        " deck.",
        hears={on.GAIN: on.HAND},
        beside=HORSES,
    )

    def play(self, me: Player) -> None:
        gain_horses(me, 2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.discard([self], me.hand)
        if event.unmoved():
            if me.either("Put it into your hand", "Put it onto your deck", event.card) == 0:
                event.take_card()
            else:
                event.topdeck_card()


class Supplies(Card):
    facts = Kind(2, TREASURE, "1 coin. Gain a Horse onto your deck.", coins=1, plural="Supplies", beside=HORSES)

    def play(self, me: Player) -> None:
        me.make(1)
        me.gain("Horse", TO_DECK)
