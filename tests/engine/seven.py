"""Two cards as coming expansions have them, from docs/adding-a-card.md alone: what they need, the engine has."""

from __future__ import annotations

from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect
from bailiwick.engine.kinds import ACTION, DURATION, NIGHT, SPIRIT, WAY, Kind
from bailiwick.engine.player import Player


class Phantom(Card):
    facts = Kind(
        4, NIGHT | DURATION | SPIRIT, "Reveal cards until one is an Action. Set it aside and discard the others. When"
        " your next turn begins, play it twice.", supply=False, copies=6,
    )  # fmt: skip

    def play(self, me: Player) -> None:
        found, rest = me.reveal_until(ACTION)
        me.discard(rest, me.revealed)
        if found and me.set_card_aside(found[0], me.revealed):
            me.next_turn(self, found)

    def next_turn(self, me: Player, effect: Effect) -> None:
        if me.play(effect.cards[0], me.set_aside):
            me.play_again(effect.cards[0], self)


class WayOfTheBadger(Card):
    facts = Kind(0, WAY, "+2 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=2)
