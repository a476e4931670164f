"""Nocturne: the Doom cards of the day, which bring Hexes."""

from __future__ import annotations

from bailiwick.cards.nocturne.hexes import HEXES, others_receive_hex, receive_hex
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, DOOM, NIGHT, Kind
from bailiwick.engine.player import Player


class CursedVillage(Card):
    facts = Kind(
        5,
        ACTION | DOOM,
        "+2 Actions. Draw up to a hand of 6. / Whoever gains this receives a Hex.",
        brings=[HEXES],
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.draw_up_to(6)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        receive_hex(me)


class Leprechaun(Card):
    facts = Kind(
        3,
        ACTION | DOOM,
        "Gain a Gold. With exactly 7 cards in play then, gain a Wish; with fewer or more, receive a Hex.",
        brings=[HEXES],
        beside=["Wish"],
    )

    def play(self, me: Player) -> None:
        me.gain("Gold")
        if len(me.in_play) == 7:
            me.gain("Wish")
        else:
            receive_hex(me)


class Skulk(Card):
    facts = Kind(
        4,
        ACTION | ATTACK | DOOM,
        "+1 Buy. All others receive the next Hex. / Whoever gains this gains a Gold, too.",
        brings=[HEXES],
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        others_receive_hex(me)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


class Tormentor(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | DOOM,
        "+2 coins. If nothing else of yours is in play, gain an Imp; otherwise all others receive the next Hex.",
        brings=[HEXES],
        beside=["Imp"],
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if [card for card in me.in_play if card is not self]:
            others_receive_hex(me)
        else:
            me.gain("Imp")


class Werewolf(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | NIGHT | DOOM,
        "If it is your Night phase, all others receive the next Hex; otherwise +3 Cards.",
        plural="Werewolves",
        brings=[HEXES],
    )

    def play(self, me: Player) -> None:
        if me.game.phase == "night" and me.index == me.game.turn:
            others_receive_hex(me)
        else:
            me.plus(cards=3)
