"""Plunder: the Kingdom cards that are no Durations."""

from __future__ import annotations

from bailiwick.cards.plunder.later import HandsBack, hand_back
from bailiwick.cards.plunder.loot import LOOT_PILE
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Bonus, Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Cost, Kind, type_names
from bailiwick.engine.player import Player


class Crucible(Card):
    facts = Kind(4, TREASURE, "Trash a card of your hand: +1 coin for each coin that it costs.")

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.plus(coins=me.cost(card).coins)


class Figurine(Card):
    facts = Kind(5, TREASURE, "+2 Cards. You may discard an Action for +1 Buy, +1 coin.")

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        if me.discard(me.pick(ask.DISCARD, actions, 0, 1, outcome="+1 Buy, +1 coin"), me.hand):
            me.plus(buys=1, coins=1)


class FirstMate(Card):
    facts = Kind(
        5, ACTION, "Play any number of Actions of your hand that have the same name, then draw up to a hand of 6."
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION))
        while card is not None:
            name = card.name
            me.play_from_offer(card)
            card = me.may_pick(ask.PLAY, [other for other in me.playable(ACTION) if other.name == name])
        me.draw_up_to(6)


class FortuneHunter(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. Look at your top 3 cards. You may play a Treasure among them. The others go back in any order.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        cards = me.look_at_top(3)
        card = me.may_pick(ask.PLAY, [card for card in cards if me.is_(card, TREASURE)])
        if card is not None:
            me.play(card, me.looking)
        me.topdeck(me.arrange([other for other in cards if other is not card]), me.looking)


class HarborVillage(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. If the next Action that you play this turn gives you coins by a +, +1 coin afterwards.",
        plain=on.PLAY | on.AFTER_PLAY,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        me.this_turn(on.PLAY, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or effect is None or card is None:
            return False
        if event.kind == on.PLAY:
            return me.is_(card, ACTION)
        return card is effect.cards[0] and me.game.depth == effect.number

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None or event.card is None:
            return
        me.game.drop(effect)
        if event.kind == on.PLAY:  # until this very play is over
            self.watch(me, [event.card], me.game.depth - 1)
        elif len(effect.cards) > 1:
            me.plus(coins=1)

    def watch(self, me: Player, cards: list[Card], depth: int) -> None:
        """Wait until a card has been played at that depth; it is named twice once it has given coins."""
        me.later(on.AFTER_PLAY | on.BONUS, self, on.THIS_TURN, False, cards, depth)

    def see_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        if effect is None or len(effect.cards) > 1 or bonus.cause is not effect.cards[0]:
            return
        if bonus.coins > 0 and not bonus.printed:
            owner.game.drop(effect)
            self.watch(owner, effect.cards * 2, effect.number)


class JewelledEgg(Card):
    facts = Kind(
        2,
        TREASURE,
        "1 coin, +1 Buy. / When you trash this, gain a Loot.",
        coins=1,
        hears={on.TRASH: on.SELF},
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Loot")


class KingsCache(Card):
    facts = Kind(7, TREASURE, "You may play a Treasure of your hand three times.", name="King's Cache")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(TREASURE), outcome="three times")
        if card is not None and me.play_twice(card, self):
            me.play_again(card, self)


class Mapmaker(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "Look at your top 4 cards. Put 2 of them into your hand and discard the others. / When anybody gains a Victory"
        " card, you may play this from your hand.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        cards = me.look_at_top(4)
        taken = me.pick(ask.TO_HAND, cards, 2, 2)
        me.put_into_hand(taken, me.looking)
        me.discard([card for card in cards if card not in taken], me.looking)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.play(self, me.hand)


class Maroon(Card):
    facts = Kind(4, ACTION, "Trash a card of your hand. +2 Cards for each type that it has.")

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.plus(cards=2 * len(type_names(me.types_of(card))))


class MiningRoad(Card):
    facts = Kind(
        5, ACTION, "+1 Action, +1 Buy, +2 coins. Once this turn, when you gain a Treasure, you may play it."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, buys=1, coins=2)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and event.card is not None and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None and me.may("Play it", event.card, deed=ask.PLAY):
            me.game.drop(effect)
            event.play_card()


def treasures_in_play(me: Player) -> int:
    """How many Treasures of different names the player has in play."""
    return len({card.name: True for card in me.in_play if me.is_(card, TREASURE)})


class Pendant(Card):
    facts = Kind(5, TREASURE, "+1 coin for each different name among the Treasures that you have in play.")

    def play(self, me: Player) -> None:
        me.plus(coins=treasures_in_play(me))


class Pickaxe(Card):
    facts = Kind(
        5,
        TREASURE,
        "1 coin. Trash a card of your hand. If it costs at least 3, gain a Loot into your hand.",
        coins=1,
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.cost(card).coins >= 3:
                me.gain("Loot", TO_HAND)


class Pilgrim(Card):
    facts = Kind(5, ACTION, "+4 Cards. Put a card of your hand onto your deck.")

    def play(self, me: Player) -> None:
        me.plus(cards=4)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)


class SackOfLoot(Card):
    facts = Kind(
        6, TREASURE, "1 coin, +1 Buy. Gain a Loot.", coins=1, plural="Sacks of Loot", beside=LOOT_PILE
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)
        me.gain("Loot")


class Shaman(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Action, +1 coin. You may trash a card of your hand. / In games with this, everybody gains a card of the"
        " trash that costs at most 6 when their turn begins.",
        hears={on.TURN_START: on.TABLE},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)

    def fitting(self, me: Player) -> list[Card]:
        return [card for card in me.game.trash if me.cost(card).at_most(Cost(6))]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.fitting(me)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.pick_one(ask.GAIN, self.fitting(me))
        if card is not None:
            me.gain_from_trash(card)


class SilverMine(Card):
    facts = Kind(5, TREASURE, "Gain a Treasure that costs less than this into your hand.")

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_below(me.cost(self), TREASURE), TO_HAND)


class SwampShacks(Card):
    facts = Kind(
        4, ACTION, "+2 Actions. +1 Card for each full 3 cards that you have in play.", plural="Swamp Shacks"
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.plus(cards=len(me.in_play) // 3)


class Tools(Card):
    facts = Kind(4, TREASURE, "Gain a copy of a card that anybody has in play.", plural="Tools")

    def play(self, me: Player) -> None:
        names = {card.name: card for player in [me, *me.others()] for card in player.in_play}
        card = me.pick_one(ask.GAIN, list(names.values()))
        if card is not None:
            me.gain_copy(card)


class Trickster(HandsBack):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "All others gain a Curse. Once this turn, you may set a Treasure aside that you discard from play; when the"
        " turn ends, it comes into your hand.",
        plain=on.TURN_END,
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.gain("Curse")
        me.this_turn(on.DISCARDED, self)

    def treasures(self, me: Player, event: Event) -> list[Card]:
        return [card for card in event.unmoved_cards() if me.is_(card, TREASURE)]

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.treasures(me, event)) > 0

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.may_pick(ask.SET_ASIDE, self.treasures(me, event))
        if card is not None and effect is not None and event.zone is not None:
            me.game.drop(effect)
            me.set_card_aside(card, event.zone)
            hand_back(me, self, [card])


class WealthyVillage(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +2 Actions. / When you gain this, gain a Loot if you have Treasures of at least 3 different names in"
        " play.",
        hears={on.GAIN: on.SELF},
        beside=LOOT_PILE,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return treasures_in_play(me) >= 3

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Loot")
