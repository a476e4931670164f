"""Plays that no expansion brings yet: in the turn of somebody else, again out of the hand, by what is not in play."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, DURATION, REACTION, TREASURE, Kind
from bailiwick.engine.player import Player


class Understudy(Card):
    facts = Kind(
        3,
        ACTION | REACTION,
        "+1 Card. / When somebody else plays an Attack, you may first discard this to play an Action or a Treasure of"
        " your hand.",
        hears={on.ATTACKED: on.HAND},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.discard([self], me.hand)
        card = me.pick_one(ask.PLAY, me.playable(ACTION | TREASURE))
        if card is not None:
            me.play(card, me.hand)


class Yoyo(Card):
    facts = Kind(3, ACTION, "The first time in a turn, put this into your hand and play it.")

    def play(self, me: Player) -> None:
        if not me.has_effect(0, self.kind):
            me.this_turn(0, self)
            me.put_into_hand([self], me.in_play)
            me.play(self, me.hand)


class Puppeteer(Card):
    facts = Kind(5, ACTION, "Play a Duration of the Supply, leaving it there.")

    def play(self, me: Player) -> None:
        pile = me.pick_pile(ask.PLAY, me.game.available(DURATION))
        if pile is not None:
            me.play_from_supply(pile, self)
