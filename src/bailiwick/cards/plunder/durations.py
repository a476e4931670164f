"""Plunder: the Durations of the kingdom, many of which wait for the next time that something happens."""

from __future__ import annotations

from bailiwick.cards.plunder.later import HandsBack, hand_back, is_next_gain, wait_for_gain
from bailiwick.cards.plunder.loot import LOOT_PILE
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_SET_ASIDE
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    REACTION,
    TREASURE,
    VICTORY,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player


class Abundance(Card):
    facts = Kind(
        4, TREASURE | DURATION, "When you gain an Action next, +1 Buy, +3 coins.", plain=on.GAIN
    )

    def play(self, me: Player) -> None:
        wait_for_gain(me, self, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        next_one = event.player is me and is_next_gain(me, event, effect)
        return next_one and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1, coins=3)


class BuriedTreasure(Card):
    facts = Kind(
        5,
        TREASURE | DURATION,
        "When your next turn begins, +1 Buy, +3 coins. / When you gain this, play it.",
        hears={on.GAIN: on.SELF},
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (effect is not None or event.unmoved())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None:
            event.play_card()
        else:
            me.plus(buys=1, coins=3)


class CabinBoy(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+1 Card, +1 Action. When your next turn begins, choose one: +2 coins; or trash this to gain a Duration.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        held = me.game.is_held(effect)
        for choice in me.choose(["+2 coins", "Trash this to gain a Duration"]):
            if choice == 0:
                me.plus(coins=2)
            elif held and me.trash([self], me.in_play):
                me.gain_one(me.game.available(DURATION))


class Cage(HandsBack):
    facts = Kind(
        2,
        TREASURE | DURATION,
        "Lay up to 4 cards of your hand aside, face down. When you gain a Victory card next, trash this, and those"
        " cards come into your hand when that turn ends.",
        uses=[],
        plain=on.TURN_END,
    )

    def play(self, me: Player) -> None:
        picked = me.pick(ask.SET_ASIDE, me.hand, 0, 4)
        wait_for_gain(me, self, True, [card for card in picked if me.set_card_aside_hidden(card, me.hand)])

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        next_one = event.player is me and is_next_gain(me, event, effect)
        return next_one and event.card is not None and me.is_(event.card, VICTORY)

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            if me.game.is_held(effect):
                me.trash([self], me.in_play)
            hand_back(me, self, effect.cards)


class Crew(Card):
    facts = Kind(5, ACTION | DURATION, "+3 Cards. When your next turn begins, put this onto your deck.")

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        if me.game.is_held(effect):
            me.topdeck([self], me.in_play)


class Cutthroat(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "All others discard down to 3 cards in hand. When anybody gains a Treasure next that costs at least 5, gain a"
        " Loot.",
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard_down_to(3)
        wait_for_gain(me, self, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if not is_next_gain(me, event, effect) or event.card is None or event.cost is None:
            return False
        return event.cost.coins >= 5 and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Loot")


class Enlarge(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "Now and when your next turn begins: trash a card of your hand, and gain one that costs at most 2 more.",
    )

    def play(self, me: Player) -> None:
        self.enlarge(me)
        me.next_turn(self)

    def enlarge(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.enlarge(me)


class Flagship(Card):
    facts = Kind(
        4,
        ACTION | DURATION | COMMAND,
        "+2 coins. When you play an Action next that is no Command, play it again afterwards.",
        plain=on.PLAY,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.later(on.PLAY, self, on.ONCE, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or effect is None or card is None:
            return False
        if event.kind == on.PLAY:
            return me.is_(card, ACTION) and not me.is_(card, COMMAND)
        return card is effect.cards[0] and me.game.depth == effect.number

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is None:
            return
        if event.kind == on.PLAY:  # until this very play is over; what it leads to before that is deeper
            me.later(on.AFTER_PLAY, self, on.ONCE, True, [event.card], me.game.depth - 1)
        else:
            me.play_again(event.card, self)


class Frigate(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "+3 coins. Until your next turn begins, all others discard down to 4 cards in hand after each Action that they"
        " play.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.later(on.AFTER_PLAY | on.BY_GAINER, self, on.UNTIL_NEXT_TURN, True, number=me.game.immune)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is None or event.card is None or event.player not in me.others_but(effect.number):
            return False
        return me.is_(event.card, ACTION) and len(event.player.hand) > 4

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.player.discard_down_to(4)


class Gondola(Card):
    facts = Kind(
        4,
        TREASURE | DURATION,
        "+2 coins, either now or when your next turn begins. / When you gain this, you may play an Action of your"
        " hand.",
        hears={on.GAIN: on.SELF},
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        if me.either("+2 coins", "+2 coins at the start of your next turn") == 0:
            me.plus(coins=2)
        else:
            me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.plus(coins=2)
            return
        card = me.may_pick(ask.PLAY, me.playable(ACTION))
        if card is not None:
            me.play_from_offer(card)


class Grotto(Card):
    facts = Kind(
        2,
        ACTION | DURATION,
        "+1 Action. Lay up to 4 cards of your hand aside, face down. When your next turn begins, discard them, then"
        " draw as many.",
        plural="Grottoes",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        picked = me.pick(ask.SET_ASIDE, me.hand, 0, 4)
        laid = [card for card in picked if me.set_card_aside_hidden(card, me.hand)]
        if laid:
            me.next_turn(self, laid)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.draw(len(me.discard(effect.cards, me.set_aside_hidden)))


class LandingParty(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+2 Cards, +2 Actions. When the first card that you play in a turn is a Treasure next, put this onto your deck"
        " afterwards.",
        plural="Landing Parties",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=2)
        me.later(on.AFTER_PLAY, self, on.ONCE, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or effect is None or event.card is None or effect.turn == me.game.turn_number:
            return False
        return event.plays == 1 and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None and me.game.is_held(effect):
            me.topdeck([self], me.in_play)


class Longship(Card):
    facts = Kind(5, ACTION | DURATION, "+2 Actions. When your next turn begins, +2 Cards.")

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)


class Quartermaster(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "This stays in play. From now on, choose one when each of your turns begins: gain a card that costs at most 4,"
        " setting it aside here; or put a card that lies here into your hand.",
    )

    def play(self, me: Player) -> None:
        me.later(on.TURN_START, self, on.FOREVER, True)

    def stores(self, me: Player) -> list[Card]:
        """What lies on this card, however often it was played."""
        found: list[Card] = []
        for effect in me.game.effects:
            if effect.event == 0 and effect.source is self and effect.seat == me.index:
                found += [card for card in effect.cards if card in me.set_aside]
        return found

    def next_turn(self, me: Player, effect: Effect) -> None:
        for choice in me.choose(["Gain a card, setting it aside", "Take a card from here into your hand"]):
            if choice == 0:
                card = me.gain_one(me.piles_up_to(Cost(4)), TO_SET_ASIDE)
                if card is not None and me.landed is me.set_aside:
                    me.later(0, self, on.FOREVER, False, [card])
            else:
                card = me.pick_one(ask.TO_HAND, self.stores(me))
                if card is not None:
                    self.forget(me, card)
                    me.put_into_hand([card], me.set_aside)

    def forget(self, me: Player, card: Card) -> None:
        """The card does not lie here any longer."""
        for effect in me.game.effects:
            if effect.event == 0 and effect.source is self and card in effect.cards:
                me.game.drop(effect)


class Rope(Card):
    facts = Kind(
        4,
        TREASURE | DURATION,
        "1 coin, +1 Buy. When your next turn begins, +1 Card, and you may trash a card of your hand.",
        coins=1,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Search(Card):
    facts = Kind(
        2,
        ACTION | DURATION,
        "+2 coins. When a Supply pile becomes empty next, trash this and gain a Loot.",
        plural="Searches",
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.later(on.EMPTIED, self, on.ONCE, True, None, me.game.gained.n)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return effect is not None and (effect.turn != me.game.turn_number or event.gains > effect.number)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None and me.game.is_held(effect):
            me.trash([self], me.in_play)
        me.gain("Loot")


class SecludedShrine(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+1 coin. When you gain a Treasure next, trash up to 2 cards of your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        wait_for_gain(me, self, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        next_one = event.player is me and is_next_gain(me, event, effect)
        return next_one and event.card is not None and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand)


class Siren(Card):
    facts = Kind(
        3,
        ACTION | DURATION | ATTACK,
        "All others gain a Curse. When your next turn begins, draw up to a hand of 8. / When you gain this, trash it,"
        " unless you trash an Action of your hand.",
        hears={on.GAIN: on.SELF},
        uses=["attack"],
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.gain("Curse")
        me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.draw_up_to(8)
            return
        actions = [card for card in me.hand if me.is_(card, ACTION) and card is not self]
        if not me.trash(me.pick(ask.TRASH, actions, 0, 1, outcome="keeping the Siren"), me.hand):
            event.trash_card()


class Stowaway(Card):
    facts = Kind(
        3,
        ACTION | DURATION | REACTION,
        "When your next turn begins, +2 Cards. / When anybody gains a Duration, you may play this from your hand.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None:
            return event.player is me
        return event.card is not None and me.is_(event.card, DURATION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.plus(cards=2)
        else:
            me.play(self, me.hand)


class Taskmaster(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+1 Action, +1 coin. If you gain a card this turn that costs exactly 5, do all of this again when your next"
        " turn begins.",
        plain=on.GAIN | on.TURN_START,
        uses=[],
    )

    def play(self, me: Player) -> None:
        self.work(me)

    def work(self, me: Player) -> Effect:
        """One round of it; what watches for a card that brings another."""
        me.plus(actions=1, coins=1)
        return me.later(on.GAIN, self, on.THIS_TURN, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.kind != on.GAIN:
            return event.player is me
        return event.cost is not None and event.cost.same_as(Cost(5))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None and event.kind == on.GAIN:
            me.game.drop(effect)
            me.next_turn_again(effect, [])
        elif effect is not None:
            watch = self.work(me)
            watch.keeper, watch.mark = effect.keeper, effect.mark  # what stays in play for it is the same as before
