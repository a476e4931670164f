"""Nocturne: the Fate cards, which bring Boons."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.nocturne.boons import (
    BOONS,
    WISPS,
    KeptBoon,
    gives_a_coin,
    put_away,
    receive_boon,
    receive_taken,
)
from bailiwick.cards.nocturne.hexes import has_state
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, BOON, FATE, STATE, TREASURE, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.roles import ASIDE, Role

DRUID: Final = Role("druid", ASIDE, types=BOON, count=3)


class Bard(Card):
    facts = Kind(4, ACTION | FATE, "+2 coins. Receive a Boon.", brings=[BOONS], beside=WISPS)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        receive_boon(me)


class BlessedVillage(Card):
    facts = Kind(
        4,
        ACTION | FATE,
        "+1 Card, +2 Actions. / Whoever gains this takes a Boon, to receive it at once or when their next turn begins.",
        brings=[BOONS],
        beside=WISPS,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            receive_taken(me, effect.cards[0])
            return
        boon = me.game.turn_up(BOONS, me.index)
        if boon is None:
            return
        if me.either("Receive it now", "Receive it when your next turn begins", boon) == 0:
            receive_taken(me, boon)
        else:
            me.later(on.TURN_START, self, on.ONCE, False, [boon])


class Druid(Card):
    facts = Kind(
        2,
        ACTION | FATE,
        "+1 Buy. Receive one of the three Boons set aside for this; it stays there.",
        brings=[BOONS],
        beside=WISPS,
        role=DRUID,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        boon = me.pick_one(ask.RECEIVE, me.game.role_cards(DRUID.key))
        if boon is not None:
            me.receive(boon)


class LostInTheWoods(Card):
    facts = Kind(
        0,
        STATE,
        "When your turn begins, discard a card for a Boon, if you like.",
        name="Lost in the Woods",
        plural="Lost in the Woods",
        hears={on.TURN_START: on.MINE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(me.hand) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.discard(me.pick(ask.DISCARD, me.hand, 0, 1, outcome="a Boon"), me.hand):
            receive_boon(me)


class Fool(Card):
    facts = Kind(
        3,
        ACTION | FATE,
        "Unless you are Lost in the Woods already, take that and 3 Boons, which you receive in any order.",
        brings=[BOONS],
        beside=WISPS,
        gives=[LostInTheWoods.facts],
        heirloom="Lucky Coin",
    )

    def play(self, me: Player) -> None:
        if has_state(me, LostInTheWoods.facts):
            return
        me.take_landscape(LostInTheWoods.facts.copy_number(0))
        boons: list[Card] = []
        for _ in range(3):
            boon = me.game.turn_up(BOONS, me.index)
            if boon is not None:
                boons.append(boon)
        while boons:
            boon = me.pick_one(ask.RECEIVE, boons)
            if boon is not None:
                boons.remove(boon)
                receive_taken(me, boon)


class Idol(Card):
    facts = Kind(
        5,
        TREASURE | ATTACK | FATE,
        "2 coins. If you have an odd number of Idols in play now, receive a Boon; otherwise all others gain a Curse.",
        coins=2,
        brings=[BOONS],
        beside=WISPS,
    )

    def play(self, me: Player) -> None:
        me.make(2)
        if me.count_in_play(self.name) % 2 == 1:
            receive_boon(me)
        else:
            for other in me.attacked():
                other.gain("Curse")


class Pixie(Card):
    facts = Kind(
        2,
        ACTION | FATE,
        "+1 Card, +1 Action. Turn up the next Boon and discard it. You may trash this; if you did, receive it twice.",
        brings=[BOONS],
        beside=WISPS,
        heirloom="Goat",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        game = me.game
        boon = game.turn_up(BOONS, me.index)
        if boon is None:
            return
        game.discard_to(BOONS, boon)
        if self in me.in_play and me.may("Trash this to receive it twice", boon) and me.trash([self], me.in_play):
            kept = isinstance(boon, KeptBoon) and game.keep_out(BOONS, boon)
            me.receive(boon)
            me.receive(boon)
            if kept:
                put_away(me, boon)


class SacredGrove(Card):
    facts = Kind(
        5,
        ACTION | FATE,
        "+1 Buy, +3 coins. Receive a Boon. Unless that gives +1 coin, all others may receive it, too.",
        brings=[BOONS],
        beside=WISPS,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=3)
        boon = me.game.turn_up(BOONS, me.index, told=False)
        if boon is None:
            return
        me.receive(boon)
        if not gives_a_coin(boon):
            for other in me.others():
                if other.may("Receive it", boon):
                    other.receive(boon)
        put_away(me, boon)


class Tracker(Card):
    facts = Kind(
        2,
        ACTION | FATE,
        "+1 coin. This turn, you may put each card you gain onto your deck. Receive a Boon.",
        brings=[BOONS],
        beside=WISPS,
        heirloom="Pouch",
        as_one=True,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.this_turn(on.GAIN, self)
        receive_boon(me)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()
