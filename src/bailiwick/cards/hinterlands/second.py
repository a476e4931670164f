"""Hinterlands: what the second edition brought."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, Cost, Kind
from bailiwick.engine.player import Player


class Berserker(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "Gain a card that costs less than this. All others discard until 3 cards are left in their hand. / When you"
        " gain this and have an Action in play, play this.",
        edition=2,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_below(me.cost(self)))
        for other in me.attacked():
            other.discard_down_to(3)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and any(me.is_(card, ACTION) for card in me.in_play)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.play_card()


class Cauldron(Card):
    facts = Kind(
        5,
        TREASURE | ATTACK,
        "2 coins, +1 Buy. The third time this turn that you gain an Action, all others gain a Curse.",
        coins=2,
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.plus(buys=1)
        me.this_turn(on.GAIN, self, number=me.game.immune)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None or not me.is_(event.card, ACTION):
            return False
        return len([card for card in me.gained_this_turn(event.gains) if me.is_(card, ACTION)]) == 3

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert effect is not None
        for other in me.others_but(effect.number):
            other.gain("Curse")


class GuardDog(Card):
    facts = Kind(
        3,
        ACTION | REACTION,
        "+2 Cards. With 5 or fewer cards in hand then, +2 Cards. / When somebody else plays an Attack, you may first"
        " play this from your hand.",
        edition=2,
        hears={on.ATTACKED: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        if len(me.hand) <= 5:
            me.plus(cards=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.play(self, me.hand)


class Nomads(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Buy, +2 coins. / When you gain or trash this, +2 coins.",
        edition=2,
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plain=on.GAIN | on.TRASH,
        plural="Nomads",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=2)


class Souk(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Buy, +7 coins. Lose 1 coin for each card in your hand, as long as you have any. / When you gain this,"
        " you may trash 1 or 2 cards of your hand.",
        edition=2,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=7)
        me.pay(min(me.coins, len(me.hand)))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand)


class Trail(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+1 Card, +1 Action. / When you gain, trash or discard this, but not in Clean-up, you may play it.",
        edition=2,
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF, on.DISCARD: on.SELF},
        uses=[],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and not me.game.in_clean_up()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_pick(ask.PLAY, [self]) is not None:
            event.play_card()


class Weaver(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "Gain 2 Silvers, or any card of cost 4 or less. / When you discard this, but not in Clean-up, you may play it.",
        edition=2,
        hears={on.DISCARD: on.SELF},
    )

    def play(self, me: Player) -> None:
        if me.either("Gain 2 Silvers", "Gain a card of cost 4 or less") == 0:
            for _ in range(2):
                me.gain("Silver")
        else:
            me.gain_one(me.piles_up_to(Cost(4)))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and not me.game.in_clean_up()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_pick(ask.PLAY, [self]) is not None:
            event.play_card()


class Wheelwright(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. You may discard a card: gain an Action that costs at most as much as it.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.DISCARD, me.hand, outcome="an Action that costs no more")
        if card is not None and me.discard([card], me.hand):
            me.gain_one(me.piles_up_to(me.cost(card), ACTION))


class WitchsHut(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+4 Cards. Discard 2 cards and show them. If both are Actions, all others gain a Curse.",
        name="Witch's Hut",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=4)
        gone = me.pick(ask.DISCARD, me.hand, 2, 2)
        me.reveal(gone)
        if len([card for card in me.discard(gone, me.hand) if me.is_(card, ACTION)]) == 2:
            for other in me.attacked():
                other.gain("Curse")
