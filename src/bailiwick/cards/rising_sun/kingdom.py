"""Rising Sun: the other Kingdom cards."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, COMMAND, DURATION, TREASURE, Cost, Kind, type_names
from bailiwick.engine.player import Player
from bailiwick.engine.roles import ASIDE, Role


class Aristocrat(Card):
    facts = Kind(
        3,
        ACTION,
        "Count the Aristocrats that you have in play. With 1 or 5: +3 Actions; with 2 or 6: +3 Cards; with 3 or 7: +3"
        " coins; with 4 or 8: +3 Buys.",
    )

    def play(self, me: Player) -> None:
        n = me.count_in_play(self.name)
        if n in (1, 5):
            me.plus(actions=3)
        elif n in (2, 6):
            me.plus(cards=3)
        elif n in (3, 7):
            me.plus(coins=3)
        elif n in (4, 8):
            me.plus(buys=3)


class Artist(Card):
    facts = Kind(0, ACTION, "+1 Action. +1 Card for each card that you have exactly one of in play.", debt=8)

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        names = [card.name for card in me.in_play]
        me.plus(cards=len([name for name in names if names.count(name) == 1]))


class Change(Card):
    facts = Kind(
        4,
        ACTION,
        "If you have debt, +3 coins. Otherwise trash a card of your hand, gain one that costs more coins, and take the"
        " difference in coins as debt.",
    )

    def play(self, me: Player) -> None:
        if me.debt <= me.coins and me.index == me.game.turn:
            me.may_pay_debt()  # with all of it paid, this does the other thing
        if me.debt:
            me.plus(coins=3)
            return
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            dearer = [pile for pile in me.game.available() if me.game.cost(pile.top).coins > me.cost(card).coins]
            gained = me.gain_one(dearer)
            if gained is not None:
                me.take_debt(abs(me.cost(gained).coins - me.cost(card).coins))


class Craftsman(Card):
    facts = Kind(3, ACTION, "Take 2 debt. Gain a card that costs at most 5.", plural="Craftsmen")

    def play(self, me: Player) -> None:
        me.take_debt(2)
        me.gain_one(me.piles_up_to(Cost(5)))


class Daimyo(Card):
    facts = Kind(
        0,
        ACTION | COMMAND,
        "+1 Card, +1 Action. When you play an Action next this turn that is no Command, play it again afterwards.",
        debt=6,
        plain=on.PLAY,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.this_turn(on.PLAY, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or effect is None or card is None:
            return False
        if event.kind == on.PLAY:
            return me.is_(card, ACTION) and not me.is_(card, COMMAND)
        return card is effect.cards[0] and me.game.depth == effect.number

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is None or effect is None:
            return
        me.game.drop(effect)
        if event.kind == on.PLAY:  # until this very play is over; what it leads to before that is deeper
            me.later(on.AFTER_PLAY, self, on.THIS_TURN, False, [event.card], me.game.depth - 1)
        else:
            me.play_again(event.card, self)


class GoldMine(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action, +1 Buy. You may gain a Gold and take 4 debt.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1)
        if me.may("Gain a Gold and take 4 debt"):
            me.gain("Gold")
            me.take_debt(4)


class ImperialEnvoy(Card):
    facts = Kind(5, ACTION, "+5 Cards, +1 Buy. Take 2 debt.")

    def play(self, me: Player) -> None:
        me.plus(cards=5, buys=1)
        me.take_debt(2)


class Litter(Card):
    facts = Kind(5, ACTION, "+2 Cards, +2 Actions. Take 1 debt.")

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=2)
        me.take_debt(1)


class Rice(Card):
    facts = Kind(
        7, TREASURE, "+1 Buy. +1 coin for each different type among the cards that you have in play.", plural="Rice"
    )

    def play(self, me: Player) -> None:
        types = 0
        for card in me.in_play:
            types |= me.types_of(card)
        me.plus(buys=1, coins=len(type_names(types)))


class RiceBroker(Card):
    facts = Kind(5, ACTION, "+1 Action. Trash a card of your hand. For a Treasure, +2 Cards; for an Action, +5 Cards.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.is_(card, TREASURE):
                me.plus(cards=2)
            if me.is_(card, ACTION):
                me.plus(cards=5)


class Riverboat(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "When your next turn begins, play the card set aside for this, leaving it there. / Set-up: set an unused Action"
        " aside that costs 5 and is no Duration.",
        role=Role("riverboat", ASIDE, types=ACTION, but=DURATION, low=5, high=5),
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        for card in me.game.role_cards("riverboat"):
            me.play_in_place(card, effect.keeper)


class RootCellar(Card):
    facts = Kind(3, ACTION, "+3 Cards, +1 Action. Take 3 debt.")

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.take_debt(3)


class Samurai(Card):
    facts = Kind(
        6,
        ACTION | DURATION | ATTACK,
        "All others discard down to 3 cards in hand. From now on, +1 coin when each of your turns begins. This stays in"
        " play.",
        plural="Samurai",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard_down_to(3)
        me.later(on.TURN_START, self, on.FOREVER, True)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=1)


class SnakeWitch(Card):
    facts = Kind(
        2,
        ACTION | ATTACK,
        "+1 Card, +1 Action. If all cards of your hand have different names, you may show it and return this to its"
        " pile. If you do, all others gain a Curse.",
        plural="Snake Witches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        if len({card.name: True for card in me.hand}) < len(me.hand):
            return
        if me.may("Return it, all others gain a Curse", self, deed=ask.RETURN):
            me.reveal_hand()
            if me.return_to_pile(self, me.in_play):
                for other in me.attacked():
                    other.gain("Curse")
