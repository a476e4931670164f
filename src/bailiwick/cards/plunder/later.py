"""Plunder: what many of its cards have in common when they do something later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import events as on
from bailiwick.engine.card import Card

if TYPE_CHECKING:
    from bailiwick.engine.events import Effect, Event
    from bailiwick.engine.player import Player


def wait_for_gain(me: Player, source: Card, stays: bool, cards: list[Card] | None = None) -> None:
    """The next time something is gained, `source` answers: not the gain that may be going on now. What stays in play
    for it waits as long as it takes, anything else until the turn ends."""
    until = on.ONCE if stays else on.THIS_TURN
    me.later(on.GAIN, source, until, stays, cards, me.game.gained.n)


def is_next_gain(me: Player, event: Event, effect: Effect | None) -> bool:
    """Whether a card is gained for which the effect has waited."""
    if effect is None or event.kind != on.GAIN:
        return False
    return effect.turn != me.game.turn_number or event.gains > effect.number


def hand_back(me: Player, source: Card, cards: list[Card]) -> None:
    """At the end of this turn, whoever's it is, cards that are set aside come into the hand."""
    me.later(on.TURN_END, source, on.ONCE, False, cards)


class HandsBack(Card):
    """What puts cards into the hand when the turn ends."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.kind == on.TURN_END or self.answers_otherwise(me, event, effect)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.TURN_END and effect is not None:
            hidden = any(card in me.set_aside_hidden for card in effect.cards)
            me.put_into_hand(effect.cards, me.set_aside_hidden if hidden else me.set_aside)
        else:
            self.answer_otherwise(me, event, effect)

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        """Whether it answers with something else."""
        return False

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        """Answer with something else."""
