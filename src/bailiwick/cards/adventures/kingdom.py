"""Adventures: the Kingdom cards that are done in one turn."""

from __future__ import annotations

from bailiwick.cards.adventures.tokens import HEARS_DRAWS, JOURNEY, MINUS_CARD, TAVERN, DrawsLess
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class Artificer(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. Discard any number of cards. You may gain a card onto your deck that costs"
        " exactly 1 for each of them.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        gone = me.discard(me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="a card that costs as many"), me.hand)
        me.gain_one(me.piles_at(Cost(len(gone))), TO_DECK, optional=True)


class Giant(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "Turn your Journey token over. Face down: +1 coin. Face up: +5 coins, and all others reveal their top card;"
        " they trash it if it costs 3 to 6, otherwise they discard it and gain a Curse.",
        brings=[JOURNEY],
    )

    def play(self, me: Player) -> None:
        if not me.turn_over(JOURNEY):
            me.plus(coins=1)
            return
        me.plus(coins=5)
        for other in me.attacked():
            top = other.reveal_top(1)
            cost = me.cost(top[0]) if top else Cost(0)
            if Cost(3).at_most(cost) and cost.at_most(Cost(6)):
                other.trash(top, other.revealed)
            else:
                other.discard(top, other.revealed)
                other.gain("Curse")


class LostCity(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Cards, +2 Actions. / When you gain this, all others draw a card.",
        plural="Lost Cities",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for other in me.others():
            other.draw(1)


class Magpie(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +1 Action. Reveal your top card. If it is a Treasure, it goes into your hand. If it is an Action or a"
        " Victory card, gain a Magpie.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            gains = me.is_(card, ACTION | VICTORY)
            if me.is_(card, TREASURE):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)
            if gains:
                me.gain("Magpie")


class Messenger(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Buy, +2 coins. You may put your deck into your discard pile. / When this is the first card that you gain in"
        " your Buy phase, gain a card that costs at most 4, and all others gain a copy of it.",
        hears={on.GAIN: on.SELF, on.BUY_START: on.NOWHERE},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)
        if len(me.deck) and me.may("Turn the deck over into the discard pile"):
            me.put_deck_into_discard_pile()

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.in_buy_phase and me.gained_in_buy_phase()[0] is self

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)))
        if card is not None:
            for other in me.others():
                other.gain_copy(card)


class Miser(Card):
    facts = Kind(
        4,
        ACTION,
        "Choose one: put a Copper of your hand onto your Tavern mat; or +1 coin for each Copper there.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Put a Copper onto your Tavern mat", "+1 coin for each Copper there"]):
            if choice == 0:
                for card in [card for card in me.hand if card.name == "Copper"][:1]:
                    me.put_onto_mat(card, me.hand, TAVERN)
            else:
                me.plus(coins=len([card for card in me.mat(TAVERN) if card.name == "Copper"]))


class Port(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. / When you gain this, gain another Port, which brings no further one.",
        copies=12,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (event.cause is None or event.cause.kind is not self.kind)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Port")


class Ranger(Card):
    facts = Kind(
        4, ACTION, "+1 Buy. Turn your Journey token over. If it is face up now, +5 Cards.", brings=[JOURNEY]
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        if me.turn_over(JOURNEY):
            me.plus(cards=5)


class Raze(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Action. Trash this or a card of your hand. Look at as many of your top cards as it costs, put one into your"
        " hand and discard the others.",
        uses=["trasher"],
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        here = [self] if self in me.in_play else []
        card = me.pick_one(ask.TRASH, [*me.hand, *here])
        if card is None or not me.trash([card], me.in_play if card is self else me.hand):
            return
        cards = me.look_at_top(me.cost(card).coins)
        kept = me.pick(ask.TO_HAND, cards, 1, 1)
        me.put_into_hand(kept, me.looking)
        me.discard([card for card in cards if card not in kept], me.looking)


class Relic(DrawsLess):
    facts = Kind(
        5,
        TREASURE | ATTACK,
        "2 coins. All others put their -1 Card token onto their deck, and draw one card fewer the next time.",
        coins=2,
        hears=HEARS_DRAWS,
        brings=[MINUS_CARD],
    )

    def play(self, me: Player) -> None:
        me.make(2)
        for other in me.attacked():
            other.take_token(MINUS_CARD)


class Storyteller(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Action. Play up to 3 Treasures of your hand. Then +1 Card, and pay all your coins: +1 Card for each.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for _ in range(3):
            card = me.may_pick(ask.PLAY, me.playable(TREASURE))
            if card is None:
                break
            me.play_from_offer(card)
        me.plus(cards=1)
        coins = me.coins
        if coins:
            me.pay(coins)
            me.plus(cards=coins)


class TreasureTrove(Card):
    facts = Kind(5, TREASURE, "2 coins. Gain a Gold and a Copper.", coins=2)

    def play(self, me: Player) -> None:
        me.make(2)
        me.gain("Gold")
        me.gain("Copper")
