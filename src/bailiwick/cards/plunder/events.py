"""Plunder: the 15 Events."""

from __future__ import annotations

from bailiwick.cards.plunder.later import HandsBack, hand_back, is_next_gain, wait_for_gain
from bailiwick.cards.plunder.loot import LOOT_PILE
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, EVENT, ONCE_A_TURN, TREASURE, Cost, Kind
from bailiwick.engine.player import Player


class Avoid(Card):
    facts = Kind(
        2,
        EVENT,
        "+1 Buy. When you shuffle next this turn, pick up to 3 of the cards to leave in your discard pile.",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.this_turn(on.SHUFFLE, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.game.drop(effect)
            event.look()
            event.leave_out(me.pick(ask.KEEP, event.cards, 0, 3))


class Bury(Card):
    facts = Kind(
        1,
        EVENT,
        "+1 Buy. Put a card of your discard pile on the bottom of your deck.",
        plural="Buries",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        card = me.pick_one(ask.BOTTOM, me.look_through_discard_pile())
        if card is not None:
            me.put_under_deck(card, me.discard_pile)


class Deliver(HandsBack):
    facts = Kind(
        2,
        EVENT,
        "+1 Buy. This turn, set each card that you gain aside; when the turn ends, it comes into your hand.",
        plain=on.TURN_END,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        if not me.has_effect(on.GAIN, self.kind):  # two of them are one
            me.this_turn(on.GAIN, self)

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None and event.zone is not None and me.set_card_aside(event.card, event.zone):
            hand_back(me, self, [event.card])


class Foray(Card):
    facts = Kind(
        3, EVENT, "Discard 3 cards, showing them. If they have 3 different names, gain a Loot.", beside=LOOT_PILE
    )

    def play(self, me: Player) -> None:
        cards = me.pick(ask.DISCARD, me.hand, 3, 3)
        me.reveal(cards)
        if len({card.name: True for card in me.discard(cards, me.hand)}) == 3:
            me.gain("Loot")


class Invasion(Card):
    facts = Kind(
        10,
        EVENT,
        "You may play an Attack of your hand. Gain a Duchy. Gain an Action onto your deck. Gain a Loot and play it.",
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        attack = me.may_pick(ask.PLAY, me.playable(ATTACK))
        if attack is not None:
            me.play_from_offer(attack)
        me.gain("Duchy")
        me.gain_one(me.game.available(ACTION), TO_DECK)
        loot = me.gain("Loot")
        if loot is not None and me.landed is not None:
            me.play(loot, me.landed)


class Journey(Card):
    facts = Kind(
        4,
        EVENT,
        "You discard no cards from play this turn. Another turn of yours follows this one, unless it would be the third"
        " in a row.",
        plain=on.KEEP_IN_PLAY,
    )

    def play(self, me: Player) -> None:
        me.this_turn(on.KEEP_IN_PLAY, self)
        me.game.take_extra_turn(me.index, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.cards += [card for card in me.in_play if card not in event.cards]


class Launch(Card):
    facts = Kind(
        3,
        EVENT,
        "Once per turn: return to your Action phase. +1 Card, +1 Action, +1 Buy.",
        once=ONCE_A_TURN,
        plural="Launches",
    )

    def play(self, me: Player) -> None:
        me.return_to_action_phase()
        me.plus(cards=1, actions=1, buys=1)


class Looting(Card):
    facts = Kind(6, EVENT, "Gain a Loot.", beside=LOOT_PILE)

    def play(self, me: Player) -> None:
        me.gain("Loot")


class Maelstrom(Card):
    facts = Kind(
        4, EVENT, "Trash 3 cards of your hand. All others with at least 5 cards in hand trash one of them."
    )

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 3, 3), me.hand)
        for other in me.others():
            if len(other.hand) >= 5:
                other.trash(other.pick(ask.TRASH, other.hand, 1, 1), other.hand)


class Mirror(Card):
    facts = Kind(3, EVENT, "+1 Buy. When you gain an Action next this turn, gain a copy of it.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        wait_for_gain(me, self, False)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        next_one = event.player is me and is_next_gain(me, event, effect)
        return next_one and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None or event.card is None:
            return
        # What it gains is no further Action for those bought before: all of them are about the same card.
        waiting = [left for left in me.game.effects if left.source is self and left.seat == me.index]
        for left in waiting:
            me.game.drop(left)
        for _ in waiting:
            me.gain_copy(event.card)


class Peril(Card):
    facts = Kind(2, EVENT, "You may trash an Action of your hand to gain a Loot.", beside=LOOT_PILE)

    def play(self, me: Player) -> None:
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        if me.trash(me.pick(ask.TRASH, actions, 0, 1, outcome="a Loot"), me.hand):
            me.gain("Loot")


class Prepare(Card):
    facts = Kind(
        3,
        EVENT,
        "Set your hand aside. When your next turn begins, play the Actions and Treasures among it in any order, then"
        " discard the rest.",
    )

    def play(self, me: Player) -> None:
        cards = me.hand.cards()
        for card in cards:
            me.set_card_aside(card, me.hand)
        if cards:
            me.later(on.TURN_START, self, on.ONCE, False, cards)

    def next_turn(self, me: Player, effect: Effect) -> None:
        left = effect.cards
        while True:
            left = [card for card in left if card in me.set_aside]
            card = me.pick_one(ask.PLAY, [card for card in left if me.is_(card, ACTION | TREASURE)])
            if card is None:
                break
            me.play(card, me.set_aside)
            left = [other for other in left if other is not card]
        me.discard(left, me.set_aside)


class Prosper(Card):
    facts = Kind(
        10, EVENT, "Gain a Loot, and any number of Treasures with different names.", beside=LOOT_PILE
    )

    def play(self, me: Player) -> None:
        me.gain("Loot")
        gained: list[str] = []
        while True:
            piles = [pile for pile in me.game.available(TREASURE) if pile.top.name not in gained]
            pile = me.pick_pile(ask.GAIN, piles, optional=True)
            if pile is None:
                return
            gained.append(pile.top.name)
            me.gain_from(pile)


class Rush(Card):
    facts = Kind(2, EVENT, "+1 Buy. When you gain an Action next this turn, play it.", plural="Rushes")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        if not me.has_effect(on.GAIN, self.kind):  # two of them are one
            wait_for_gain(me, self, False)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        next_one = event.player is me and is_next_gain(me, event, effect)
        return next_one and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.game.drop(effect)
            event.play_card()


class Scrounge(Card):
    facts = Kind(
        3,
        EVENT,
        "Choose one: trash a card of your hand; or gain an Estate of the trash, and if you do, a card that costs at"
        " most 5.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Trash a card of your hand", "Gain an Estate of the trash"]):
            if choice == 0:
                me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
            else:
                estates = [card for card in me.game.trash if card.name == "Estate"]
                if estates and me.gain_from_trash(estates[0]):
                    me.gain_one(me.piles_up_to(Cost(5)))
