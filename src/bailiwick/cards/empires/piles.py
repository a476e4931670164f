"""Empires: the five split piles, each of five cheaper cards on top of five others."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, Kind
from bailiwick.engine.player import Player

# -- Catapult and Rocks -----------------------------------------------------------------------------------------------


class CatapultRocks(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "From the top: 5 Catapults, 5 Rocks.",
        name="Catapult / Rocks",
        split=["Catapult", "Rocks"],
        plural="Catapults / Rocks",
    )


class Catapult(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "+1 coin. Trash a card of your hand. If it costs 3 or more, all others gain a Curse. If it is a Treasure, all"
        " others discard down to 3 cards.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        card = me.pick_one(ask.TRASH, me.hand)
        if card is None:
            return
        me.trash([card], me.hand)
        if me.cost(card).coins >= 3:
            for other in me.attacked():
                other.gain("Curse")
        if me.is_(card, TREASURE):
            for other in me.attacked():
                other.discard_down_to(3)


class Rocks(Card):
    facts = Kind(
        4,
        TREASURE,
        "1 coin. / When you gain or trash this, gain a Silver: in your Buy phase onto your deck, otherwise into your"
        " hand.",
        coins=1,
        copies=5,
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plural="Rocks",
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        buying = me.index == me.game.turn and me.game.in_buy_phase()
        me.gain("Silver", TO_DECK if buying else TO_HAND)


# -- Encampment and Plunder -------------------------------------------------------------------------------------------


class EncampmentPlunder(Card):
    facts = Kind(
        2,
        ACTION,
        "From the top: 5 Encampments, 5 Plunders.",
        name="Encampment / Plunder",
        split=["Encampment", "Plunder"],
        plural="Encampments / Plunders",
    )


class Encampment(Card):
    facts = Kind(
        2,
        ACTION,
        "+2 Cards, +2 Actions. You may show a Gold or a Plunder of your hand. If you do not, set this aside; it returns"
        " to its pile when Clean-up starts.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=2)
        rich = [card for card in me.hand if card.name in ("Gold", "Plunder")]
        shown = me.may_pick(ask.REVEAL, rich, outcome="to keep the Encampment")
        if shown is not None:
            me.reveal([shown])
        elif me.set_card_aside(self, me.in_play):
            me.later(on.CLEANUP, self, on.ONCE, False)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return effect is not None  # whoever's Clean-up it is

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.return_to_pile(self, me.set_aside)


class Plunder(Card):
    facts = Kind(5, TREASURE, "2 coins, +1 VP.", coins=2, copies=5)

    def play(self, me: Player) -> None:
        me.make(2)
        me.add_vp(1)


# -- Gladiator and Fortune --------------------------------------------------------------------------------------------


class GladiatorFortune(Card):
    facts = Kind(
        3,
        ACTION,
        "From the top: 5 Gladiators, 5 Fortunes.",
        name="Gladiator / Fortune",
        split=["Gladiator", "Fortune"],
        plural="Gladiators / Fortunes",
    )


class Gladiator(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 coins. Show a card of your hand. The player to your left may show one of the same name. If they do not, +1"
        " coin, and trash a Gladiator of the Supply.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.pick_one(ask.REVEAL, me.hand)
        left = me.left()
        if card is not None:
            me.reveal([card])
            copies = [other for other in left.hand if other.name == card.name]
            same = left.may_pick(ask.REVEAL, copies, outcome="to spare a coin and a Gladiator", deed=ask.REACT)
            if same is not None:
                left.reveal([same])
                return
        me.plus(coins=1)
        pile = me.game.pile_of(self.kind)
        if pile is not None and pile.count and pile.top is self.kind:
            me.trash_from_supply(pile)


class Fortune(Card):
    facts = Kind(
        8,
        TREASURE,
        "+1 Buy. Double your coins, if no Fortune has done so this turn. / When you gain this, gain a Gold for each"
        " Gladiator you have in play.",
        debt=8,
        copies=5,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        if not me.has_effect(0, self.kind):
            me.this_turn(0, self)
            me.double_coins()

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return me.count_in_play("Gladiator") > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(me.count_in_play("Gladiator")):
            me.gain("Gold")


# -- Patrician and Emporium -------------------------------------------------------------------------------------------


class PatricianEmporium(Card):
    facts = Kind(
        2,
        ACTION,
        "From the top: 5 Patricians, 5 Emporiums.",
        name="Patrician / Emporium",
        split=["Patrician", "Emporium"],
        plural="Patricians / Emporiums",
    )


class Patrician(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Card, +1 Action. Show your top card. If it costs 5 or more, put it into your hand.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.cost(card).coins >= 5:
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class Emporium(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. / When you gain this with at least 5 Actions in play, +2 VP.",
        copies=5,
        hears={on.GAIN: on.SELF},
        plain=on.GAIN,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return len([card for card in me.in_play if me.is_(card, ACTION)]) >= 5

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(2)


# -- Settlers and Bustling Village ------------------------------------------------------------------------------------


class SettlersBustlingVillage(Card):
    facts = Kind(
        2,
        ACTION,
        "From the top: 5 Settlers, 5 Bustling Villages.",
        name="Settlers / Bustling Village",
        split=["Settlers", "Bustling Village"],
        plural="Settlers / Bustling Villages",
    )


def fetch(me: Player, name: str) -> None:
    """Look through the discard pile; a card of that name may come into the hand."""
    found = [card for card in me.look_through_discard_pile() if card.name == name]
    card = me.may_pick(ask.TO_HAND, found)
    if card is not None:
        me.put_into_hand([card], me.discard_pile)


class Settlers(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Card, +1 Action. Look through your discard pile: you may show a Copper of it and put it into your hand.",
        copies=5,
        plural="Settlers",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        fetch(me, "Copper")


class BustlingVillage(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +3 Actions. Look through your discard pile: you may show a Settlers of it and put it into your hand.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=3)
        fetch(me, "Settlers")
