"""Menagerie: the Kingdom cards that Exile."""

from __future__ import annotations

from bailiwick.cards.menagerie.exile import (
    EXILE,
    HEARS_GAINS,
    Exiling,
    discard_exiled,
    exile,
    exile_from_supply,
    exiled,
    had_copy,
)
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class BountyHunter(Exiling):
    facts = Kind(
        4,
        ACTION,
        "+1 Action. Exile a card of your hand. If you had no copy of it in Exile, +3 coins.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        card = me.pick_one(ask.EXILE, me.hand)
        if card is not None:
            new = not exiled(me, card.name)
            if exile(me, card, me.hand) and new:
                me.plus(coins=3)


class CamelTrain(Exiling):
    facts = Kind(
        3,
        ACTION,
        "Exile a card of the Supply that is no Victory card. / When you gain this, Exile a Gold of the Supply.",
        hears={on.GAIN: on.SELF | on.TABLE},
    )

    def play(self, me: Player) -> None:
        pile = me.pick_pile(ask.EXILE, [pile for pile in me.game.available() if not me.is_(pile.peek(), VICTORY)])
        if pile is not None:
            me.put_onto_mat_from(pile, EXILE)

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        exile_from_supply(me, "Gold")


class Cardinal(Exiling):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "+2 coins. All others show their top 2 cards, Exile one of them that costs 3 to 6, and discard the rest.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            cards = other.reveal_top(2)
            fit = [card for card in cards if Cost(3).at_most(me.cost(card)) and me.cost(card).at_most(Cost(6))]
            gone = other.pick_one(ask.EXILE, fit)
            if gone is not None:
                exile(other, gone, other.revealed)
            other.discard([card for card in cards if card is not gone], other.revealed)


class Coven(Exiling):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+1 Action, +2 coins. All others Exile a Curse of the Supply. Who cannot, discards the Curses they have in"
        " Exile.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=2)
        for other in me.attacked():
            if exile_from_supply(other, "Curse") is None:
                discard_exiled(other, exiled(other, "Curse"))


class Displace(Exiling):
    facts = Kind(
        5,
        ACTION,
        "Exile a card of your hand. Gain a card of another name that costs at most 2 more.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.EXILE, me.hand)
        if card is not None and exile(me, card, me.hand):
            piles = me.piles_up_to(me.cost(card).plus(2))
            me.gain_one([pile for pile in piles if pile.top.name != card.name])


class Gatekeeper(Exiling):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "When your next turn begins, +3 coins. Until then, all others Exile each Action or Treasure that they gain and"
        " have no copy of in Exile.",
        hears=HEARS_GAINS,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.later(on.GAIN | on.BY_GAINER, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.GAIN or effect is None or event.card is None:
            return event.player is me
        if event.player not in me.others_but(effect.number) or not me.is_(event.card, ACTION | TREASURE):
            return False
        return event.unmoved() and not had_copy(event.player, event)

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind != on.GAIN:
            me.plus(coins=3)
        elif event.card is not None and event.zone is not None:
            exile(event.player, event.card, event.zone)


class Sanctuary(Exiling):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 Buy. You may Exile a card of your hand.",
        plural="Sanctuaries",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1)
        card = me.may_pick(ask.EXILE, me.hand)
        if card is not None:
            exile(me, card, me.hand)


class Stockpile(Exiling):
    facts = Kind(3, TREASURE, "3 coins, +1 Buy. Exile this.", coins=3, hears=HEARS_GAINS)

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        exile(me, self, me.in_play)
