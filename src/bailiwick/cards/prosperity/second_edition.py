"""Prosperity: the cards that the second edition brought."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, CURSE, REACTION, TREASURE, Cost, Kind
from bailiwick.engine.player import Player


class Anvil(Card):
    facts = Kind(
        3, TREASURE, "1 coin. You may discard a Treasure to gain a card of cost 4 or less.", coins=1, edition=2
    )

    def play(self, me: Player) -> None:
        me.make(1)
        treasures = [card for card in me.hand if me.is_(card, TREASURE)]
        if me.discard(me.pick(ask.DISCARD, treasures, 0, 1, outcome="a card of cost 4 or less"), me.hand):
            me.gain_one(me.piles_up_to(Cost(4)))


class Charlatan(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+3 coins. All others gain a Curse. / In games with this, Curses are also Treasures of 1 coin.",
        edition=2,
        hears={on.TYPES: on.TABLE, on.COINS: on.TABLE},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        for other in me.attacked():
            other.gain("Curse")

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return TREASURE if kind.is_(CURSE) else 0

    def extra_coins(self, card: Card, effect: Effect | None) -> int:
        return 1 if card.kind.is_(CURSE) else 0


class Clerk(Card):
    facts = Kind(
        4,
        ACTION | REACTION | ATTACK,
        "+2 coins. All others with 5 or more cards in hand put one of them onto their deck. / When your turn begins,"
        " you may play this from your hand.",
        edition=2,
        hears={on.TURN_START: on.HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            if len(other.hand) >= 5:
                other.topdeck(other.pick(ask.TOPDECK, other.hand, 1, 1), other.hand)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and not me.game.is_forbidden(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.play(self, me.hand)


class Collection(Card):
    facts = Kind(
        5,
        TREASURE,
        "2 coins, +1 Buy. This turn, +1 VP whenever you gain an Action.",
        coins=2,
        edition=2,
        plain=on.GAIN,
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.plus(buys=1)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)


class CrystalBall(Card):
    facts = Kind(
        5,
        TREASURE,
        "1 coin. Look at your top card. You may trash it, discard it or, if it is an Action or a Treasure, play it.",
        coins=1,
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        for card in me.look_at_top(1):
            fates = ["Put it back", "Trash it", "Discard it"]
            if me.is_(card, ACTION | TREASURE):
                fates.append("Play it")
            fate = me.one_of(fates, card)
            if fate == 0:
                me.topdeck([card], me.looking)
            elif fate == 1:
                me.trash([card], me.looking)
            elif fate == 2:
                me.discard([card], me.looking)
            else:
                me.play(card, me.looking)


class Investment(Card):
    facts = Kind(
        4,
        TREASURE,
        "Trash a card of your hand. Choose one: +1 coin; or trash this and show your hand for +1 VP for each different"
        " Treasure in it.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        for choice in me.choose(["+1 coin", "Trash this for VP"]):
            if choice == 0:
                me.plus(coins=1)
            elif me.trash([self], me.in_play):
                me.reveal_hand()
                names = {card.name: True for card in me.hand if me.is_(card, TREASURE)}
                me.add_vp(len(names))


class Magnate(Card):
    facts = Kind(5, ACTION, "Show your hand. +1 Card for each Treasure in it.", edition=2)

    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.plus(cards=len([card for card in me.hand if me.is_(card, TREASURE)]))


class Tiara(Card):
    facts = Kind(
        4,
        TREASURE,
        "+1 Buy. This turn, whenever you gain a card, you may put it onto your deck. You may play a Treasure of your"
        " hand two times.",
        edition=2,
        as_one=True,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.this_turn(on.GAIN, self)
        card = me.may_pick(ask.PLAY, me.playable(TREASURE), outcome="twice")
        if card is not None:
            me.play_twice(card, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()


class WarChest(Card):
    facts = Kind(
        5,
        TREASURE,
        "The player on your left names a card. Gain a card of cost 5 or less that nobody has named for a War Chest this"
        " turn.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.later(0, self, on.THIS_TURN, False, named=me.left().name_card())
        named = [effect.named for effect in me.game.effects if effect.source.kind is self.kind]
        me.gain_one([pile for pile in me.piles_up_to(Cost(5)) if pile.top.name not in named])
