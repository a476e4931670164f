"""Empires: the Kingdom cards whose piles hold one card."""

from __future__ import annotations

from bailiwick.cards.empires.tokens import VP, gather, harvest
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, COMMAND, DURATION, GATHERING, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class Archive(Card):
    facts = Kind(
        5,
        ACTION | DURATION,
        "+1 Action. Set your top 3 cards aside, face down; you may look at them. Now, and when each of your next two"
        " turns begins, put one of them into your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.look_at_top(3)
        for card in cards:
            me.set_card_aside_hidden(card, me.looking)
        left = self.take_one(me, cards)
        if left:
            me.next_turn(self, left)

    def next_turn(self, me: Player, effect: Effect) -> None:
        left = self.take_one(me, effect.cards)
        if left:
            me.next_turn_again(effect, left)

    def take_one(self, me: Player, cards: list[Card]) -> list[Card]:
        """Put one of the cards into the hand; gives the others."""
        taken = me.pick_one(ask.TO_HAND, cards)
        if taken is not None:
            me.put_into_hand([taken], me.set_aside_hidden)
        return [card for card in cards if card is not taken]


class Capital(Card):
    facts = Kind(
        5,
        TREASURE,
        "6 coins, +1 Buy. / When you discard this from play, take 6 debt; then you may pay debt.",
        coins=6,
        hears={on.DISCARD_FROM_PLAY: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.make(6)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.take_debt(6)
        me.may_pay_debt()


class ChariotRace(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action. Show your top card and put it into your hand; the player to your left shows theirs. If yours costs"
        " more: +1 coin, +1 VP.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        mine = me.reveal_top(1)
        me.put_into_hand(mine, me.revealed)
        left = me.left()
        theirs = left.reveal_top(1)
        left.topdeck(theirs, left.revealed)
        if mine and theirs and me.cost(theirs[0]).less_than(me.cost(mine[0])):
            me.plus(coins=1)
            me.add_vp(1)


class Charm(Card):
    facts = Kind(
        5,
        TREASURE,
        "Choose one: +1 Buy, +2 coins; or when you gain a card next this turn, you may also gain one of the same cost"
        " and another name.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["+1 Buy, +2 coins", "A second card with the next one you gain"]):
            if choice == 0:
                me.plus(buys=1, coins=2)
            else:
                me.this_turn(on.GAIN, self, len(me.gained_this_turn()))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        # The next gain and no other: what one Charm gains is too late for the next Charm.
        return event.player is me and effect is not None and len(me.gained_this_turn(event.gains)) == effect.number + 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = event.card
        if card is not None:
            me.gain_one([pile for pile in me.piles_at(me.cost(card)) if pile.top.name != card.name], optional=True)


class CityQuarter(Card):
    facts = Kind(0, ACTION, "+2 Actions. Show your hand: +1 Card for each Action in it.", debt=8)

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.reveal_hand()
        me.plus(cards=len([card for card in me.hand if me.is_(card, ACTION)]))


class Crown(Card):
    facts = Kind(
        5,
        ACTION | TREASURE,
        "In your Action phase, you may play an Action of your hand twice; in your Buy phase, a Treasure.",
    )

    def play(self, me: Player) -> None:
        game = me.game
        types = 0
        if me.index == game.turn:
            types = ACTION if game.in_action_phase() else TREASURE if game.in_buy_phase() else 0
        card = me.may_pick(ask.PLAY, me.playable(types), outcome="twice")
        if card is not None:
            me.play_twice(card, self)


class Enchantress(Card):
    facts = Kind(
        3,
        ACTION | ATTACK | DURATION,
        "When your next turn begins, +2 Cards. Until then, the first Action that each other player plays in their turn"
        " gives them +1 Card, +1 Action in place of what it says.",
        plural="Enchantresses",
        uses=[],
    )

    def play(self, me: Player) -> None:
        me.later(on.WOULD_PLAY, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.WOULD_PLAY or effect is None:
            return event.player is me
        if event.player not in me.others_but(effect.number) or event.way is not None:
            return False
        actions = me.played_of(ACTION)  # of whose turn it is
        # What else it led to before it does anything does not make it a later one, but to be played again does.
        return bool(actions) and actions[0] is event.card and actions.count(actions[0]) == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.WOULD_PLAY:
            event.cancel(self)
            event.player.plus(cards=1, actions=1)
        else:
            me.plus(cards=2)


class Engineer(Card):
    facts = Kind(
        0,
        ACTION,
        "Gain a card of cost 4 or less. You may trash this. If you do, gain another card of cost 4 or less.",
        debt=4,
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))
        again = "a card that costs up to 4"
        if self in me.in_play and me.trash(me.pick(ask.TRASH, [self], 0, 1, outcome=again), me.in_play):
            me.gain_one(me.piles_up_to(Cost(4)))


class FarmersMarket(Card):
    facts = Kind(
        3,
        ACTION | GATHERING,
        "+1 Buy. If at least 4 VP lie on the pile of this card, take them and trash this. Otherwise put 1 VP there,"
        " then +1 coin for each VP there.",
        name="Farmers' Market",
        brings=[VP],
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        pile = me.game.pile_of(self.kind)
        if pile is not None and pile.count_of(VP) >= 4:
            harvest(me, self)
            me.trash([self], me.in_play)
        else:
            me.plus(coins=gather(me, self))


class Forum(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 Cards, +1 Action. Discard 2 cards. / When you gain this, +1 Buy.",
        hears={on.GAIN: on.SELF},
        plain=on.GAIN,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)


class Groundskeeper(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action. This turn, whenever you gain a Victory card, +1 VP.", plain=on.GAIN)

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)


class Legionary(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+3 coins. You may show a Gold of your hand. If you do, all others discard down to 2 cards, then draw one.",
        plural="Legionaries",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        does = "all others discard down to 2 and draw one"
        gold = me.may_pick(ask.REVEAL, [card for card in me.hand if card.name == "Gold"], outcome=does)
        if gold is not None:
            me.reveal([gold])
            for other in me.attacked():
                other.discard_down_to(2)
                other.draw(1)


class Overlord(Card):
    facts = Kind(
        0,
        ACTION | COMMAND,
        "Play an Action of the Supply that costs up to 5 and is no Command, leaving it there.",
        debt=8,
    )

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.piles_up_to(Cost(5), ACTION) if not me.is_(pile.peek(), COMMAND)]
        pile = me.pick_pile(ask.PLAY, piles)
        if pile is not None:
            me.play_from_supply(pile, self)


class RoyalBlacksmith(Card):
    facts = Kind(0, ACTION, "+5 Cards. Show your hand and discard the Coppers.", debt=8)

    def play(self, me: Player) -> None:
        me.plus(cards=5)
        me.reveal_hand()
        me.discard([card for card in me.hand if card.name == "Copper"], me.hand)


class Sacrifice(Card):
    facts = Kind(
        4,
        ACTION,
        "Trash a card of your hand. For an Action, +2 Cards, +2 Actions; for a Treasure, +2 coins; for a Victory card,"
        " +2 VP.",
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is None:
            return
        me.trash([card], me.hand)
        if me.is_(card, ACTION):
            me.plus(cards=2, actions=2)
        if me.is_(card, TREASURE):
            me.plus(coins=2)
        if me.is_(card, VICTORY):
            me.add_vp(2)


class Temple(Card):
    facts = Kind(
        4,
        ACTION | GATHERING,
        "+1 VP. Trash 1 to 3 cards of your hand with different names. Put 1 VP onto the pile of this card. / When you"
        " gain this, take the VP from its pile.",
        hears={on.GAIN: on.SELF},
        plain=on.GAIN,
        brings=[VP],
    )

    def play(self, me: Player) -> None:
        me.add_vp(1)
        different = {card.name: card for card in me.hand}
        me.trash(me.pick(ask.TRASH, list(different.values()), 1, 3), me.hand)
        gather(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        harvest(me, self)


class Villa(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 Actions, +1 Buy, +1 coin. / When you gain this, put it into your hand, +1 Action, and if it is your Buy"
        " phase, return to your Action phase.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2, buys=1, coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.take_card()
        me.plus(actions=1)
        me.return_to_action_phase()


class WildHunt(Card):
    facts = Kind(
        5,
        ACTION | GATHERING,
        "Choose one: +3 Cards, and put 1 VP onto the pile of this card; or gain an Estate, and if you do, take the VP"
        " from there.",
        brings=[VP],
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["+3 Cards, and 1 VP onto its pile", "An Estate, and the VP of its pile"]):
            if choice == 0:
                me.plus(cards=3)
                gather(me, self)
            elif me.gain("Estate") is not None:
                harvest(me, self)
