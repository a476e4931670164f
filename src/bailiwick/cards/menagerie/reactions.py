"""Menagerie: the Reactions that play themselves."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.decision import count_bits
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, VICTORY, Kind
from bailiwick.engine.player import Player


class PlaysItself(Card):
    """What may be played from the hand when somebody gains a certain card."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.card is not None and self.likes(me, event, event.card) and not me.game.is_forbidden(me, self)

    def likes(self, me: Player, event: Event, card: Card) -> bool:
        """Whether this is such a gain."""
        return event.player is me

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.play(self, me.hand)


class BlackCat(PlaysItself):
    facts = Kind(
        2,
        ACTION | ATTACK | REACTION,
        "+2 Cards. If it is not your turn, all others gain a Curse. / When somebody else gains a Victory card, you may"
        " play this from your hand.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        if me.index != me.game.turn:
            reached = me.attacked()
            for other in me.game.in_turn_order():
                if other in reached:
                    other.gain("Curse")

    def likes(self, me: Player, event: Event, card: Card) -> bool:
        return event.player is not me and me.is_(card, VICTORY)


class Falconer(PlaysItself):
    facts = Kind(
        5,
        ACTION | REACTION,
        "Gain a card that costs less than this to your hand. / When anybody gains a card with two or more types, you"
        " may play this from your hand.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_below(me.cost(self)), TO_HAND)

    def likes(self, me: Player, event: Event, card: Card) -> bool:
        return count_bits(me.types_of(card)) > 1


class Sheepdog(PlaysItself):
    facts = Kind(
        3,
        ACTION | REACTION,
        "+2 Cards. / When you gain a card, you may play this from your hand.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)


class VillageGreen(Card):
    facts = Kind(
        4,
        ACTION | DURATION | REACTION,
        "Now, or when your next turn begins: +1 Card, +2 Actions. / When you discard this, but not in Clean-up, you may"
        " play it.",
        hears={on.DISCARD: on.SELF},
    )

    def play(self, me: Player) -> None:
        if me.either("+1 Card, +2 Actions", "+1 Card, +2 Actions at the start of your next turn") == 0:
            me.plus(cards=1, actions=2)
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1, actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.DISCARD:
            return event.player is me
        return event.player is me and event.unmoved() and not me.game.in_clean_up()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind != on.DISCARD:
            super().answer(me, event, effect)
        elif me.may_pick(ask.PLAY, [self]) is not None:
            event.play_card()
