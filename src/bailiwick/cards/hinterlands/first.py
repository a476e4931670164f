"""Hinterlands: what only the first edition has, and how it words cards that the second plays otherwise."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Kind
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
            if me.either("Discard them", "Put them back", cards[0], player.index) == 0:
                player.discard(cards, player.revealed)
            else:
                player.topdeck(player.arrange(cards), player.revealed)
        me.plus(cards=2)


class SilkRoad(Card):
    facts = Kind(4, VICTORY, "1 VP for each full 4 Victory cards among all your cards.", edition=1)

    def points(self, me: Player) -> int:
        return me.count_owned(VICTORY) // 4


# Cards that the second edition has as well, and plays otherwise.


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
