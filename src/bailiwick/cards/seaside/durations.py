"""Seaside: the Durations of both editions."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND, TO_SET_ASIDE
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, TREASURE, Cost, Kind
from bailiwick.engine.player import Player


class Astrolabe(Card):
    facts = Kind(
        3,
        TREASURE | DURATION,
        "1 coin, +1 Buy; the same again when your next turn begins.",
        coins=1,
        edition=2,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.make(1)
        me.plus(buys=1)


class Blockade(Card):
    facts = Kind(
        4,
        ACTION | DURATION | ATTACK,
        "Gain a card that costs at most 4, setting it aside; when your next turn begins, it comes into your hand. As"
        " long as it is set aside, all others gain a Curse whenever they gain a copy of it on their own turn.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)), TO_SET_ASIDE)
        if card is not None and me.landed is me.set_aside:
            me.later(on.GAIN, self, on.UNTIL_NEXT_TURN, False, [card], me.game.immune)
            me.next_turn(self, [card])

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.GAIN or effect is None or event.card is None:
            return event.player is me
        victim = event.player in me.others_but(effect.number) and event.player.index == me.game.turn
        return victim and event.card.name == effect.cards[0].name and effect.cards[0] in me.set_aside

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.GAIN:
            event.player.gain("Curse")
        elif effect is not None:
            me.put_into_hand(effect.cards, me.set_aside)


class Caravan(Card):
    facts = Kind(4, ACTION | DURATION, "+1 Card, +1 Action. When your next turn begins, +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1)


class Corsair(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "+2 coins. When your next turn begins, +1 Card. Until then, all others trash the first Silver or Gold that they"
        " play in each turn.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.later(on.AFTER_PLAY, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.AFTER_PLAY or effect is None:
            return event.player is me
        precious = [card for card in me.game.played if card.name in ("Silver", "Gold")]
        return event.player in me.others_but(effect.number) and len(precious) == 1 and precious[0] is event.card

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind != on.AFTER_PLAY:
            me.plus(cards=1)
        elif event.card is not None:
            event.player.trash([event.card], event.player.in_play)


class FishingVillage(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+2 Actions, +1 coin. When your next turn begins, +1 Action, +1 coin.",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2, coins=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(actions=1, coins=1)


class Haven(Card):
    facts = Kind(
        2,
        ACTION | DURATION,
        "+1 Card, +1 Action. Lay a card of your hand aside, face down. When your next turn begins, it comes back into"
        " your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.pick_one(ask.SET_ASIDE, me.hand)
        if card is not None and me.set_card_aside_hidden(card, me.hand):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class Lighthouse(Card):
    facts = Kind(
        2,
        ACTION | DURATION,
        "+1 Action, +1 coin. When your next turn begins, +1 coin. Until then, no Attack that somebody else plays does"
        " anything to you.",
        plain=on.TURN_START | on.ATTACKED,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=1)
        me.later(on.ATTACKED, self, on.UNTIL_NEXT_TURN, False)
        me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.ATTACKED:
            event.immune |= 1 << me.index
        else:
            me.plus(coins=1)


class MerchantShip(Card):
    facts = Kind(5, ACTION | DURATION, "+2 coins. When your next turn begins, +2 coins.", plain=on.TURN_START)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=2)


class Monkey(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "Until your next turn, +1 Card whenever the player to your right gains a card. When that turn begins, +1 Card.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.later(on.GAIN | on.AFTER_GAINER, self, on.UNTIL_NEXT_TURN, False)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is (me.right() if event.kind == on.GAIN else me)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


class Outpost(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "Your next hand has only 3 cards. Another turn of yours follows this one, unless it would be the third in a"
        " row.",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        if not me.has_effect(on.DRAW_HAND, self.kind):
            me.later(on.DRAW_HAND, self, on.ONCE, False)
        me.game.take_extra_turn(me.index, self)
        if me.game.in_a_row == 1:
            me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.DRAW_HAND:
            event.amount -= 2


class SecondOutpost(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "If the turn before this one was not yours, another turn of yours follows it, and your next hand has only 3"
        " cards.",
        newest="Outpost",
        edition=2,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        if me.game.in_a_row == 1 and not me.has_effect(on.DRAW_HAND, self.kind):
            me.later(on.DRAW_HAND, self, on.ONCE, False)
            me.game.take_extra_turn(me.index, self)
            me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.DRAW_HAND:
            event.amount -= 2


class Pirate(Card):
    facts = Kind(
        5,
        ACTION | DURATION | REACTION,
        "When your next turn begins, gain a Treasure that costs at most 6 into your hand. / When anybody gains a"
        " Treasure, you may play this from your hand.",
        edition=2,
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None:
            return event.player is me
        return event.card is not None and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.gain_one(me.piles_up_to(Cost(6), TREASURE), TO_HAND)
        else:
            me.play(self, me.hand)


class Sailor(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+1 Action. Once this turn, when you gain a Duration, you may play it. When your next turn begins, +2 coins,"
        " and you may trash a card of your hand.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.this_turn(on.GAIN, self)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.GAIN or event.card is None:
            return event.player is me
        return event.player is me and event.unmoved() and me.is_(event.card, DURATION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind != on.GAIN:
            me.plus(coins=2)
            me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)
        elif event.card is not None and event.zone is not None and effect is not None:
            if me.may("Play it", event.card, deed=ask.PLAY):
                me.game.drop(effect)
                me.play(event.card, event.zone, event.mark)


class SeaWitch(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "+2 Cards. All others gain a Curse. When your next turn begins, +2 Cards, then discard 2 cards.",
        edition=2,
        plural="Sea Witches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for other in me.attacked():
            other.gain("Curse")
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)


class Tactician(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "If there are cards in your hand, discard them all, and your next turn begins with +5 Cards, +1 Action,"
        " +1 Buy.",
    )

    def play(self, me: Player) -> None:
        if me.discard(me.hand.cards(), me.hand):
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=5, actions=1, buys=1)


class TidePools(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+3 Cards, +1 Action. When your next turn begins, discard 2 cards.",
        edition=2,
        plural="Tide Pools",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)


class Wharf(Card):
    facts = Kind(
        5, ACTION | DURATION, "+2 Cards, +1 Buy. When your next turn begins, +2 Cards, +1 Buy.", plural="Wharves"
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2, buys=1)
