"""Dark Ages: the other Kingdom cards."""

from __future__ import annotations

from bailiwick.cards.dark_ages.knights import costs_3_to_6
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import (
    ACTION,
    COMMAND,
    CURSE,
    DURATION,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    Cost,
    Kind,
)  # fmt: skip
from bailiwick.engine.player import Player


class Altar(Card):
    facts = Kind(6, ACTION, "Trash a card of your hand. Gain a card of cost 5 or less.")

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        me.gain_one(me.piles_up_to(Cost(5)))


class Armory(Card):
    facts = Kind(4, ACTION, "Gain a card of cost 4 or less onto your deck.", plural="Armories")

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)), TO_DECK)


class BandOfMisfits(Card):
    facts = Kind(
        5,
        ACTION | COMMAND,
        "Play an Action of the Supply that costs less than this and is no Command, leaving it there.",
        plural="Bands of Misfits",
    )

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.piles_below(me.cost(self), ACTION) if not me.is_(pile.peek(), COMMAND)]
        pile = me.pick_pile(ask.PLAY, piles)
        if pile is not None:
            me.play_from_supply(pile, self)


class Beggar(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "Gain 3 Coppers into your hand. / When somebody else plays an Attack, you may first discard this from your"
        " hand to gain 2 Silvers, the first one onto your deck.",
        hears={on.ATTACKED: on.HAND},
    )

    def play(self, me: Player) -> None:
        for _ in range(3):
            me.gain("Copper", TO_HAND)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.discard([self], me.hand):
            me.gain("Silver", TO_DECK)
            me.gain("Silver")


class Count(Card):
    facts = Kind(
        5,
        ACTION,
        "Choose one: discard 2 cards; put a card of your hand onto your deck; gain a Copper. Choose one: +3 coins;"
        " trash your hand; gain a Duchy.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Discard 2 cards", "Put a card onto your deck", "Gain a Copper"]):
            if choice == 0:
                me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)
            elif choice == 1:
                me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)
            else:
                me.gain("Copper")
        for choice in me.choose(["+3 coins", "Trash your hand", "Gain a Duchy"]):
            if choice == 0:
                me.plus(coins=3)
            elif choice == 1:
                me.trash(me.hand.cards(), me.hand)
            else:
                me.gain("Duchy")


class Counterfeit(Card):
    facts = Kind(
        5,
        TREASURE,
        "1 coin, +1 Buy. You may play a Treasure of your hand that is no Duration twice, then trash it.",
        coins=1,
        uses=["buy", "trasher"],
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)
        cards = [card for card in me.playable(TREASURE) if not me.is_(card, DURATION)]
        card = me.may_pick(ask.PLAY, cards, outcome="twice, then trash it", deed=ask.TRASH)
        if card is not None:
            me.play_twice_and_trash(card, self)


class Graverobber(Card):
    facts = Kind(
        5,
        ACTION,
        "Choose one: gain a card of the trash that costs 3 to 6, onto your deck; trash an Action of your hand and gain"
        " a card that costs at most 3 more.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Gain a card from the trash onto your deck", "Trash an Action for a dearer card"]):
            if choice == 0:
                card = me.pick_one(ask.GAIN, [card for card in me.game.trash if costs_3_to_6(me, card)])
                if card is not None:
                    me.gain_from_trash(card, TO_DECK)
            else:
                card = me.pick_one(ask.TRASH, [card for card in me.hand if me.is_(card, ACTION)])
                if card is not None:
                    me.trash([card], me.hand)
                    me.gain_one(me.piles_up_to(me.cost(card).plus(3)))


class Ironmonger(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +1 Action. Show your top card; you may discard it. Either way, +1 Action if it is an Action, +1 coin"
        " if it is a Treasure, +1 Card if it is a Victory card.",
        uses=["village"],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.either("Discard it", "Put it back", card) == 0:
                me.discard([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)
            if me.is_(card, ACTION):
                me.plus(actions=1)
            if me.is_(card, TREASURE):
                me.plus(coins=1)
            if me.is_(card, VICTORY):
                me.plus(cards=1)


class JunkDealer(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action, +1 coin. Trash a card of your hand.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)


class Mystic(Card):
    facts = Kind(
        5, ACTION, "+1 Action, +2 coins. Name a card, then show your top card: if it is that, put it into your hand."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=2)
        name = me.name_card()
        for card in me.reveal_top(1):
            if card.name == name:
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class PoorHouse(Card):
    facts = Kind(1, ACTION, "+4 coins. Show your hand. Lose 1 coin for each Treasure in it, as long as you have any.")

    def play(self, me: Player) -> None:
        me.plus(coins=4)
        me.reveal_hand()
        treasures = len([card for card in me.hand if me.is_(card, TREASURE)])
        me.pay(min(me.coins, treasures))


class Procession(Card):
    facts = Kind(
        4,
        ACTION,
        "You may play an Action of your hand that is no Duration twice, then trash it. If you played one, gain an"
        " Action that costs exactly 1 more.",
        uses=["trasher"],
    )

    def play(self, me: Player) -> None:
        cards = [card for card in me.playable(ACTION) if not me.is_(card, DURATION)]
        card = me.may_pick(ask.PLAY, cards, outcome="twice, then trash it", deed=ask.TRASH)
        if card is not None and me.play_twice_and_trash(card, self):
            me.gain_one(me.piles_at(me.cost(card).plus(1), ACTION))


class Rebuild(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Action. Name a card. Show cards of your deck until one is a Victory card of another name; discard the"
        " others. Trash it and gain a Victory card that costs at most 3 more.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        found, rest = me.reveal_until(VICTORY, but=me.name_card())
        me.discard(rest, me.revealed)
        for card in found:
            me.trash([card], me.revealed)
            me.gain_one(me.piles_up_to(me.cost(card).plus(3), VICTORY))


class Sage(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action. Show cards of your deck until one costs 3 or more. Put it into your hand and discard the others.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        rest: list[Card] = []
        while True:
            cards = me.reveal_top(1)
            if not cards:
                break
            if me.cost(cards[0]).coins >= 3:
                me.put_into_hand(cards, me.revealed)
                break
            rest += cards
        me.discard(rest, me.revealed)


class Scavenger(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. You may put your deck into your discard pile. Look through your discard pile and put a card of it"
        " onto your deck.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if me.deck and me.may("Turn the deck over into the discard pile"):
            me.put_deck_into_discard_pile()
        me.topdeck(me.pick(ask.TOPDECK, me.look_through_discard_pile(), 1, 1), me.discard_pile)


class Storeroom(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Buy. Discard as many cards as you like: +1 Card for each. Again discard as many cards as you like: +1 coin"
        " for each.",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        gone = me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 Card each")
        me.plus(cards=len(me.discard(gone, me.hand)))
        gone = me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 coin each")
        me.plus(coins=len(me.discard(gone, me.hand)))


class Vagrant(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Card, +1 Action. Show your top card. If it is a Curse, a Ruins, a Shelter or a Victory card, put it into"
        " your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.is_(card, CURSE | RUINS | SHELTER | VICTORY):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class WanderingMinstrel(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. Show your top 3 cards. Put the Actions back in any order and discard the others.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        cards = me.reveal_top(3)
        actions = [card for card in cards if me.is_(card, ACTION)]
        me.topdeck(me.arrange(actions), me.revealed)
        me.discard([card for card in cards if card not in actions], me.revealed)
