"""Menagerie: the other Kingdom cards."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Bonus, Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, DURATION, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import card_at


class AnimalFair(Card):
    facts = Kind(
        7,
        ACTION,
        "+4 coins. +1 Buy for each empty Supply pile. / Who buys this may trash an Action of their hand instead of"
        " paying its cost.",
        other_price="Trash an Action of your hand instead",
        uses=["buy"],
    )

    def play(self, me: Player) -> None:
        me.plus(coins=4)
        me.plus(buys=me.game.empty_piles)

    def can_pay_otherwise(self, me: Player) -> bool:
        return any(me.is_(card, ACTION) for card in me.hand)

    def pay_otherwise(self, me: Player) -> bool:
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        return len(me.trash(me.pick(ask.TRASH, actions, 1, 1, outcome="an Animal Fair"), me.hand)) > 0


class Barge(Card):
    facts = Kind(5, ACTION | DURATION, "Now, or when your next turn begins: +3 Cards, +1 Buy.")

    def play(self, me: Player) -> None:
        if me.either("+3 Cards, +1 Buy", "+3 Cards, +1 Buy at the start of your next turn") == 0:
            me.plus(cards=3, buys=1)
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=3, buys=1)


class Destrier(Card):
    facts = Kind(
        6,
        ACTION,
        "+2 Cards, +1 Action. / This costs 1 less for each card that the player whose turn it is has gained this turn.",
        hears={on.COST: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)

    def cost(self, game: Game) -> Cost:
        return self.kind.cost.plus(-len(game.player_at(game.turn).gained_this_turn()))


class Fisherman(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. / This costs 3 less while the discard pile of the player whose turn it is, is"
        " empty.",
        plural="Fishermen",
        hears={on.COST: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)

    def cost(self, game: Game) -> Cost:
        if game.over or game.player_at(game.turn).discard_pile:
            return self.kind.cost
        return self.kind.cost.plus(-3)


class Goatherd(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action. You may trash a card of your hand. +1 Card for each card that the player to your right trashed on"
        " their last turn.",
        hears={on.LAST_TRASHES: on.TABLE},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)
        me.plus(cards=me.right().trashed_last_turn())


class HuntingLodge(Card):
    facts = Kind(5, ACTION, "+1 Card, +2 Actions. You may discard your hand for +5 Cards.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        if me.may("Discard your hand for +5 Cards"):
            me.discard(me.hand.cards(), me.hand)
            me.plus(cards=5)


class Kiln(Card):
    facts = Kind(5, ACTION, "+2 coins. When you play your next card this turn, you may first gain a copy of it.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.this_turn(on.PLAY, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.game.drop(effect)
        card = event.card
        if card is not None and me.game.can_gain_copy(card) and me.may("Gain a copy of it", card, deed=ask.GAIN):
            me.gain_copy(card)


class Mastermind(Card):
    facts = Kind(
        5, ACTION | DURATION, "When your next turn begins, you may play one Action of your hand three times."
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION), outcome="three times")
        if card is not None and me.play_twice(card, effect.keeper):
            me.play_again(card, effect.keeper)


class SnowyVillage(Card):
    facts = Kind(3, ACTION, "+1 Card, +4 Actions, +1 Buy. For the rest of this turn, you get no further +Actions.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=4, buys=1)
        me.may_spend_villagers()  # which no longer help after this
        me.this_turn(on.BONUS, self)

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        bonus.actions = min(bonus.actions, 0)


class Wayfarer(Card):
    facts = Kind(
        6,
        ACTION,
        "+3 Cards. You may gain a Silver. / This costs as much as the last other card that anybody has gained this"
        " turn.",
        hears={on.COST: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        if me.may("Gain a Silver", deed=ask.GAIN):
            me.gain("Silver")

    def costs_like(self, game: Game) -> Kind | None:
        gained = game.gained
        for i in range(gained.n - 1, -1, -1):
            kind = card_at(gained.items[i]).kind
            if kind is not self.kind:
                return kind
        return None
