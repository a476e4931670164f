"""Hinterlands: the cards of both editions, as the second words them."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player


def is_first_play(me: Player, card: Card) -> bool:
    """Whether this is the first time that the player plays a card of that name this turn."""
    return len([played for played in me.game.played if played.name == card.name]) < 2


def gain_cheaper(me: Player, event: Event) -> None:
    """Gain a card that costs less than the one that the event is about, and is no Victory card."""
    if event.card is not None:
        me.gain_one([pile for pile in me.piles_below(me.cost(event.card)) if not me.is_(pile.peek(), VICTORY)])


def trade_for_silvers(me: Player) -> None:
    """Trash a card of the hand and gain a Silver for each coin that it costs."""
    card = me.pick_one(ask.TRASH, me.hand)
    if card is not None and me.trash([card], me.hand):
        for _ in range(me.cost(card).coins):
            me.gain("Silver")


class BorderVillage(Card):
    facts = Kind(
        6,
        ACTION,
        "+1 Card, +2 Actions. / When you gain this, gain a card that costs less than this.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one(me.piles_below(me.cost(self)))


class Cartographer(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. Look at your top 4 cards: discard those you like and order what stays on top.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        cards = me.look_at_top(4)
        gone = me.pick(ask.DISCARD, cards, 0, len(cards))
        me.discard(gone, me.looking)
        me.topdeck(me.arrange([card for card in cards if card not in gone]), me.looking)


class Crossroads(Card):
    facts = Kind(
        2,
        ACTION,
        "Show your hand. +1 Card for each Victory card in it. If this is the first Crossroads you play this turn,"
        " +3 Actions.",
        plural="Crossroads",
    )

    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.plus(cards=len([card for card in me.hand if me.is_(card, VICTORY)]))
        if is_first_play(me, self):
            me.plus(actions=3)


class Develop(Card):
    facts = Kind(
        3,
        ACTION,
        "Trash a card of your hand. Gain a card that costs exactly 1 more and one that costs exactly 1 less, in the"
        " order you like, both onto your deck.",
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is None:
            return
        me.trash([card], me.hand)
        steps = [1, -1]
        while steps:
            now = me.cost(card)
            piles = [pile for step in steps if now.coins + step >= 0 for pile in me.piles_at(now.plus(step))]
            pile = me.pick_pile(ask.GAIN, piles)
            if pile is None:
                return
            steps.remove(1 if now.less_than(me.game.cost(pile.top)) else -1)
            me.gain_from(pile, TO_DECK)


class Farmland(Card):
    facts = Kind(
        6,
        VICTORY,
        "2 VP. / When you gain this, trash a card of your hand and gain a card that costs exactly 2 more and is no"
        " Farmland.",
        vp=2,
        hears={on.GAIN: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one([pile for pile in me.piles_at(me.cost(card).plus(2)) if pile.top is not self.kind])


class FoolsGold(Card):
    facts = Kind(
        2,
        TREASURE | REACTION,
        "+1 coin if this is the first Fool's Gold you play this turn, otherwise +4 coins. / When somebody else gains a"
        " Province, you may trash this from your hand: gain a Gold onto your deck.",
        name="Fool's Gold",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1 if is_first_play(me, self) else 4)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is not me and event.card is not None and event.card.name == "Province"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.trash([self], me.hand):
            me.gain("Gold", TO_DECK)


class Haggler(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 coins. This turn, when you gain a card you bought, gain a card that costs less and is no Victory card.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.bought

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        gain_cheaper(me, event)


class Highway(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action. Until the turn ends all cards cost 1 less, though never less than 0.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.game.cheaper += 1


class Inn(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Cards, +2 Actions. Discard 2 cards. / When you gain this, look through your discard pile, show any number"
        " of Actions from it and shuffle them into your deck.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        actions = [card for card in me.look_through_discard_pile() if me.is_(card, ACTION)]
        me.shuffle_into_deck(me.pick(ask.SHUFFLE, actions, 0, len(actions)), me.discard_pile)


class JackOfAllTrades(Card):
    facts = Kind(
        4,
        ACTION,
        "Gain a Silver. Look at your top card; discard it or put it back. Draw up to a hand of 5. You may trash a card"
        " of your hand that is no Treasure.",
        plural="Jacks of All Trades",
    )

    def play(self, me: Player) -> None:
        me.gain("Silver")
        me.sift_top()
        me.draw_up_to(5)
        me.trash(me.pick(ask.TRASH, [card for card in me.hand if not me.is_(card, TREASURE)], 0, 1), me.hand)


class Margrave(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+3 Cards, +1 Buy. All others draw 1 card, then discard until 3 cards are left in their hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3, buys=1)
        for other in me.attacked():
            other.draw(1)
            other.discard_down_to(3)


class Oasis(Card):
    facts = Kind(3, ACTION, "+1 Card, +1 Action, +1 coin. Discard a card.", plural="Oases")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)


class Scheme(Card):
    facts = Kind(
        3, ACTION, "+1 Card, +1 Action. Once this turn, an Action that you discard from play may go onto your deck."
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.this_turn(on.DISCARDED, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and any(me.is_(card, ACTION) for card in event.unmoved_cards())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.may_pick(ask.TOPDECK, [card for card in event.unmoved_cards() if me.is_(card, ACTION)])
        if card is not None and effect is not None:
            me.game.drop(effect)
            me.topdeck([card], me.discard_pile, public=True)


class SpiceMerchant(Card):
    facts = Kind(
        4,
        ACTION,
        "You may trash a Treasure of your hand. If so, choose one: +2 Cards and +1 Action; or +1 Buy and +2 coins.",
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.TRASH, [card for card in me.hand if me.is_(card, TREASURE)])
        if card is not None and me.trash([card], me.hand):
            for choice in me.choose(["+2 Cards, +1 Action", "+1 Buy, +2 coins"]):
                if choice == 0:
                    me.plus(cards=2, actions=1)
                else:
                    me.plus(buys=1, coins=2)


class Stables(Card):
    facts = Kind(5, ACTION, "You may discard a Treasure: +3 Cards, +1 Action.", plural="Stables")

    def play(self, me: Player) -> None:
        treasures = [card for card in me.hand if me.is_(card, TREASURE)]
        if me.discard(me.pick(ask.DISCARD, treasures, 0, 1, outcome="+3 Cards, +1 Action"), me.hand):
            me.plus(cards=3, actions=1)


class Trader(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "Trash a card of your hand and gain a Silver for each coin in its cost. / When you gain a card, you may show"
        " this in your hand: exchange that card for a Silver.",
        hears={on.GAIN: on.HAND},
    )

    def play(self, me: Player) -> None:
        trade_for_silvers(me)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        silver = me.game.find_pile("Silver")
        if event.player is not me or event.card is None or silver is None or silver.count == 0:
            return False
        # A Silver for a Silver changes something only where the one is not in the discard pile.
        same = event.card.kind is silver.top and event.zone is me.discard_pile
        return not same and event.unmoved() and me.game.pile_of(event.card.kind) is not None

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        silver = me.game.find_pile("Silver")
        if event.card is not None and event.zone is not None and silver is not None:
            me.exchange(event.card, event.zone, silver)


class Tunnel(Card):
    facts = Kind(
        3,
        VICTORY | REACTION,
        "2 VP. / When you discard this, but not in Clean-up, you may show it: gain a Gold.",
        vp=2,
        hears={on.DISCARD: on.SELF},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and not me.game.in_clean_up()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Show it to gain a Gold", self, deed=ask.REVEAL):
            me.gain("Gold")
