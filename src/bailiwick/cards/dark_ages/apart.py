"""Dark Ages: what is never in the Supply, Shelters, Spoils, Madman and Mercenary, and the cards that lead to it."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, SHELTER, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player

# -- Shelters ---------------------------------------------------------------------------------------------------------


class Hovel(Card):
    facts = Kind(
        1,
        REACTION | SHELTER,
        "When you gain a Victory card, you may trash this from your hand.",
        supply=False,
        hears={on.GAIN: on.HAND},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash([self], me.hand)


class Necropolis(Card):
    facts = Kind(1, ACTION | SHELTER, "+2 Actions.", supply=False, plural="Necropolises")

    def play(self, me: Player) -> None:
        me.plus(actions=2)


class OvergrownEstate(Card):
    facts = Kind(1, VICTORY | SHELTER, "0 VP. / When you trash this, +1 Card.", supply=False, hears={on.TRASH: on.SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


# -- Spoils -----------------------------------------------------------------------------------------------------------


class Spoils(Card):
    facts = Kind(0, TREASURE, "3 coins. Return this to its pile.", coins=3, copies=15, supply=False, plural="Spoils")

    def play(self, me: Player) -> None:
        me.make(3)
        me.return_to_pile(self, me.in_play)


class BanditCamp(Card):
    facts = Kind(5, ACTION, "+1 Card, +2 Actions. Gain a Spoils.", beside=["Spoils"])

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        me.gain("Spoils")


class Pillage(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "Trash this. If you did, gain 2 Spoils, and all others who hold 5 cards or more show their hand and discard a"
        " card of it that you choose.",
        beside=["Spoils"],
    )

    def play(self, me: Player) -> None:
        if not me.trash([self], me.in_play):
            return
        for _ in range(2):
            me.gain("Spoils")
        for other in me.attacked():
            if len(other.hand) >= 5:
                other.reveal_hand()
                other.discard(me.pick(ask.DISCARD, other.hand, 1, 1, other.index), other.hand)


# -- Hermit and Madman ------------------------------------------------------------------------------------------------


class Hermit(Card):
    facts = Kind(
        3,
        ACTION,
        "You may trash a card of your discard pile or hand that is no Treasure. Gain a card of cost 3 or less. / If you"
        " gain nothing in your Buy phase, exchange this for a Madman as it ends.",
        beside=["Madman"],
        hears={on.BUY_START: on.NOWHERE, on.BUY_END: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        cards = [card for card in me.hand + me.look_through_discard_pile() if not me.is_(card, TREASURE)]
        card = me.may_pick(ask.TRASH, cards)
        if card is not None:
            me.trash([card], me.hand if card in me.hand else me.discard_pile)
        me.gain_one(me.piles_up_to(Cost(3)))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and not me.gained_in_buy_phase()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.game.find_pile("Madman")
        if pile is not None:
            me.exchange(self, me.in_play, pile)


class Madman(Card):
    facts = Kind(
        0,
        ACTION,
        "+2 Actions. Return this to its pile. If you did, +1 Card for each card in your hand.",
        copies=10,
        supply=False,
        plural="Madmen",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        if me.return_to_pile(self, me.in_play):
            me.plus(cards=len(me.hand))


# -- Urchin and Mercenary ---------------------------------------------------------------------------------------------


class Urchin(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "+1 Card, +1 Action. All others discard until 4 cards are left in their hand. / When you play another Attack"
        " with this in play, you may first trash this to gain a Mercenary.",
        beside=["Mercenary"],
        hears={on.PLAY: on.IN_PLAY},
        uses=[],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for other in me.attacked():
            other.discard_down_to(4)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        return event.player is me and card is not None and card is not self and me.is_(card, ATTACK)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Trash this for a Mercenary", self) and me.trash([self], me.in_play):
            me.gain("Mercenary")


class Mercenary(Card):
    facts = Kind(
        0,
        ACTION | ATTACK,
        "You may trash 2 cards of your hand. If you did, +2 Cards, +2 coins, and all others discard until 3 cards are"
        " left in their hand.",
        copies=10,
        supply=False,
        plural="Mercenaries",
    )

    def play(self, me: Player) -> None:
        cards = me.may_pick_exactly(ask.TRASH, me.hand, 2, "+2 Cards, +2 coins")
        if len(me.trash(cards, me.hand)) == 2:
            me.plus(cards=2, coins=2)
            for other in me.attacked():
                other.discard_down_to(3)
