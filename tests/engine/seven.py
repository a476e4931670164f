"""Five cards of expansions to come, written from docs/adding-a-card.md alone: what they need, the engine has."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, COMMAND, DURATION, NIGHT, SPIRIT, TREASURE, WAY, Cost, Kind
from bailiwick.engine.player import Player


class Capital(Card):
    facts = Kind(
        5, TREASURE, "6 coins, +1 Buy. / When you discard this from play, take 6 debt; then you may pay debt.", coins=6,
        hears={on.DISCARD_FROM_PLAY: on.SELF},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.make(6)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.take_debt(6)
        me.may_pay_debt()


class Overlord(Card):
    facts = Kind(
        0, ACTION | COMMAND, "Play an Action of the Supply that costs up to 5 and is no Command, leaving it there.",
        debt=8,
    )  # fmt: skip

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.piles_up_to(Cost(5), ACTION) if not me.is_(pile.peek(), COMMAND)]
        pile = me.pick_pile(ask.PLAY, piles)
        if pile is not None:
            me.play_from_supply(pile, self)


class Villa(Card):
    facts = Kind(
        4, ACTION, "+2 Actions, +1 Buy, +1 coin. / When you gain this: into your hand, +1 Action, and if it is your Buy"
        " phase, back to your Action phase.", hears={on.GAIN: on.SELF},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(actions=2, buys=1, coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.take_card()
        me.plus(actions=1)
        me.return_to_action_phase()


class Ghost(Card):
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


class WayOfTheOtter(Card):
    facts = Kind(0, WAY, "+2 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=2)
