"""Hinterlands: what only the first edition has, and how it words cards that the second plays otherwise."""

from __future__ import annotations

from bailiwick.cards.hinterlands.both import gain_cheaper, trade_for_silvers
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_DISCARD, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player


class Cache(Card):
    facts = Kind(
        5, TREASURE, "3 coins. / When you gain this, gain 2 Coppers.", coins=3, edition=1, hears={on.GAIN: on.SELF}
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(2):
            me.gain("Copper")


class Duchess(Card):
    facts = Kind(
        2,
        ACTION,
        "+2 coins. Everybody, you first, looks at the top card of their own deck and discards it or puts it back. / In"
        " games with this, whoever gains a Duchy may gain a Duchess.",
        edition=1,
        hears={on.GAIN: on.TABLE},
        plural="Duchesses",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for player in [me, *me.others()]:
            player.sift_top()

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.name == "Duchy"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one([pile for pile in me.game.available() if pile.top is self.kind], optional=True)


class Embassy(Card):
    facts = Kind(
        5,
        ACTION,
        "+5 Cards. Discard 3 cards. / When you gain this, all others gain a Silver.",
        edition=1,
        hears={on.GAIN: on.SELF},
        plural="Embassies",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=5)
        me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for other in me.others():
            other.gain("Silver")


class IllGottenGains(Card):
    facts = Kind(
        5,
        TREASURE,
        "1 coin. You may gain a Copper into your hand. / When you gain this, all others gain a Curse.",
        name="Ill-Gotten Gains",
        coins=1,
        edition=1,
        hears={on.GAIN: on.SELF},
        plural="Ill-Gotten Gains",
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.gain_one([pile for pile in me.game.available() if pile.name == "Copper"], TO_HAND, optional=True)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for other in me.others():
            other.gain("Curse")


class Mandarin(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 coins. Put a card of your hand onto your deck. / When you gain this, put all Treasures that you have in"
        " play onto your deck, in any order.",
        edition=1,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.topdeck(me.arrange([card for card in me.in_play if me.is_(card, TREASURE)]), me.in_play)


class NobleBrigand(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "+1 coin. All others show their top 2 cards, trash a Silver or Gold of them that you pick, and discard what is"
        " left; who showed no Treasure gains a Copper. Gain what was trashed. / When you buy this, all others do the"
        " same.",
        edition=1,
        hears={on.BUY: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        self.rob(me, me.attacked())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        self.rob(me, me.others())  # nothing is played, and so nobody can answer it

    def rob(self, me: Player, others: list[Player]) -> None:
        loot: list[Card] = []
        for other in others:
            cards = other.reveal_top(2)
            worth = [card for card in cards if card.name in ("Silver", "Gold")]
            loot += other.trash(me.pick(ask.TRASH, worth, 1, 1, other.index), other.revealed)
            other.discard(cards, other.revealed)
            if not any(other.is_(card, TREASURE) for card in cards):
                other.gain("Copper")
        for card in loot:
            me.gain_from_trash(card)


class NomadCamp(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Buy, +2 coins. / When you would gain this into your discard pile, it goes onto your deck.",
        edition=1,
        hears={on.WOULD_GAIN: on.SELF},
        plain=on.WOULD_GAIN,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.to == TO_DISCARD

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.to = TO_DECK


class Oracle(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "Everybody, you first, shows their top 2 cards; you say of each pair whether it is discarded or goes back, in"
        " an order that its owner likes. Then +2 Cards.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        for player in [me, *me.attacked()]:
            cards = player.reveal_top(2)
            if not cards:
                continue
            if me.either("Discard them", "Put them back", subject=player.index) == 0:
                player.discard(cards, player.revealed)
            else:
                player.topdeck(player.arrange(cards), player.revealed)
        me.plus(cards=2)


class SilkRoad(Card):
    facts = Kind(4, VICTORY, "1 VP for each full 4 Victory cards among all your cards.", edition=1)

    def points(self, me: Player) -> int:
        return me.count_owned(VICTORY) // 4


# Cards that the second edition has as well, and plays otherwise.


class FirstFarmland(Card):
    facts = Kind(
        6,
        VICTORY,
        "2 VP. / When you buy this, trash a card of your hand and gain a card that costs exactly 2 more.",
        vp=2,
        edition=1,
        newest="Farmland",
        hears={on.BUY: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one(me.piles_at(me.cost(card).plus(2)))


class FirstHaggler(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 coins. / As long as this is in play, when you buy a card, gain a card that costs less and is no Victory"
        " card.",
        edition=1,
        newest="Haggler",
        hears={on.BUY: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        gain_cheaper(me, event)


class FirstHighway(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. / As long as this is in play, all cards cost 1 less, though never less than 0.",
        edition=1,
        newest="Highway",
        hears={on.COST: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 1


class FirstScheme(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 Action. When Clean-up begins, you may pick an Action that you have in play. If you discard it from"
        " play this turn, it goes onto your deck.",
        edition=1,
        newest="Scheme",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.later(on.CLEANUP, self, on.ONCE, False)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is None or event.kind == on.CLEANUP:
            return effect is not None  # whoever's Clean-up it is
        return event.player is me and event.card is effect.cards[0]

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.DISCARD_FROM_PLAY:
            event.topdeck_card()
            return
        card = me.may_pick(ask.TOPDECK, [card for card in me.in_play if me.is_(card, ACTION)])
        if card is not None:
            me.later(on.DISCARD_FROM_PLAY, self, on.THIS_TURN, False, [card])


class FirstTrader(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "Trash a card of your hand and gain a Silver for each coin in its cost. / When you would gain a card, you may"
        " show this in your hand: gain a Silver instead.",
        edition=1,
        newest="Trader",
        hears={on.WOULD_GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        trade_for_silvers(me)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        # A Silver for a Silver changes something only where the one would go elsewhere, or was bought.
        same = event.card is not None and event.card.name == "Silver" and event.to == TO_DISCARD and not event.bought
        return event.player is me and not same

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        event.cancel(self)
        me.gain("Silver")
