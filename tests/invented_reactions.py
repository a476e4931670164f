"""A Reaction for what no expansion brings yet: any card played in the turn of somebody else."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, REACTION, TREASURE, Kind
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
