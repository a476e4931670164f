"""Adventures: the two lines of Travellers. Who discards one from play may exchange it for the next of its line."""

from __future__ import annotations

from typing import ClassVar, Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, TRAVELLER, TREASURE, Cost, Kind
from bailiwick.engine.player import Player

LEAVES_PLAY: Final = {on.DISCARD_FROM_PLAY: on.SELF}


class Traveller(Card):
    """What all Travellers have in common."""

    becomes: ClassVar[str] = ""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        pile = me.game.find_pile(self.becomes)
        can = pile is not None and pile.count > 0 and me.game.pile_of(self.kind) is not None
        return can and event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.game.find_pile(self.becomes)
        if pile is not None and event.zone is not None and me.may(f"Exchange it for a {self.becomes}", self):
            me.exchange(self, event.zone, pile)


class Page(Traveller):
    facts = Kind(
        2,
        ACTION | TRAVELLER,
        "+1 Card, +1 Action. / When you discard this from play, you may exchange it for a Treasure Hunter.",
        beside=["Treasure Hunter", "Warrior", "Hero", "Champion"],
        hears=LEAVES_PLAY,
    )
    becomes = "Treasure Hunter"

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)


class TreasureHunter(Traveller):
    facts = Kind(
        3,
        ACTION | TRAVELLER,
        "+1 Action, +1 coin. Gain a Silver for each card that the player to your right gained on their last turn. /"
        " When you discard this from play, you may exchange it for a Warrior.",
        copies=5,
        supply=False,
        group="Travellers",
        hears={**LEAVES_PLAY, on.LAST_GAINS: on.TABLE},
    )
    becomes = "Warrior"

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=1)
        for _ in me.right().gained_last_turn():
            me.gain("Silver")


class Warrior(Traveller):
    facts = Kind(
        4,
        ACTION | ATTACK | TRAVELLER,
        "+2 Cards. For each Traveller that you have in play, all others discard their top card and trash it if it costs"
        " 3 or 4. / When you discard this from play, you may exchange it for a Hero.",
        copies=5,
        supply=False,
        group="Travellers",
        hears=LEAVES_PLAY,
    )
    becomes = "Hero"

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        travellers = len([card for card in me.in_play if me.is_(card, TRAVELLER)])
        for other in me.attacked():
            for _ in range(travellers):
                for card in other.discard_top(1):
                    cost = me.cost(card)
                    if cost.same_as(Cost(3)) or cost.same_as(Cost(4)):
                        other.trash([card], other.discard_pile)


class Hero(Traveller):
    facts = Kind(
        5,
        ACTION | TRAVELLER,
        "+2 coins. Gain a Treasure. / When you discard this from play, you may exchange it for a Champion.",
        plural="Heroes",
        copies=5,
        supply=False,
        group="Travellers",
        hears=LEAVES_PLAY,
    )
    becomes = "Champion"

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.gain_one(me.game.available(TREASURE))


class Champion(Card):
    facts = Kind(
        6,
        ACTION | DURATION,
        "+1 Action. From now on, no Attack that somebody else plays does anything to you, and when you play an Action,"
        " first +1 Action. This stays in play.",
        copies=5,
        supply=False,
        group="Travellers",
        plain=on.ATTACKED | on.PLAY,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.later(on.ATTACKED | on.PLAY, self, on.FOREVER, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind == on.ATTACKED:
            return event.player is not me
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.ATTACKED:
            event.immune |= 1 << me.index
        else:
            me.plus(actions=1)


class Peasant(Traveller):
    facts = Kind(
        2,
        ACTION | TRAVELLER,
        "+1 Buy, +1 coin. / When you discard this from play, you may exchange it for a Soldier.",
        beside=["Soldier", "Fugitive", "Disciple", "Teacher"],
        hears=LEAVES_PLAY,
    )
    becomes = "Soldier"

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)


class Soldier(Traveller):
    facts = Kind(
        3,
        ACTION | ATTACK | TRAVELLER,
        "+2 coins, and +1 coin for each other Attack that you have in play. All others with at least 4 cards in hand"
        " discard one. / When you discard this from play, you may exchange it for a Fugitive.",
        copies=5,
        supply=False,
        group="Travellers",
        hears=LEAVES_PLAY,
    )
    becomes = "Fugitive"

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.plus(coins=len([card for card in me.in_play if card is not self and me.is_(card, ATTACK)]))
        for other in me.attacked():
            if len(other.hand) >= 4:
                other.discard(other.pick(ask.DISCARD, other.hand, 1, 1), other.hand)


class Fugitive(Traveller):
    facts = Kind(
        4,
        ACTION | TRAVELLER,
        "+2 Cards, +1 Action. Discard a card. / When you discard this from play, you may exchange it for a Disciple.",
        copies=5,
        supply=False,
        group="Travellers",
        hears=LEAVES_PLAY,
    )
    becomes = "Disciple"

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)


class Disciple(Traveller):
    facts = Kind(
        5,
        ACTION | TRAVELLER,
        "You may play an Action of your hand twice. If you did, gain a copy of it. / When you discard this from play,"
        " you may exchange it for a Teacher.",
        copies=5,
        supply=False,
        group="Travellers",
        hears=LEAVES_PLAY,
    )
    becomes = "Teacher"

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION), outcome="twice, then gain a copy")
        if card is not None and me.play_twice(card, self):
            me.gain_copy(card)
