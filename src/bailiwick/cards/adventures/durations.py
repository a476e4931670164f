"""Adventures: the Durations."""

from __future__ import annotations

from bailiwick.cards.adventures.tokens import HEARS_COINS, MINUS_COIN, GetsLess
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, Kind
from bailiwick.engine.player import Player


class Amulet(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "Now and when your next turn begins, choose one: +1 coin; or trash a card of your hand; or gain a Silver.",
    )

    def play(self, me: Player) -> None:
        self.choose(me)
        me.next_turn(self)

    def choose(self, me: Player) -> None:
        for choice in me.choose(["+1 coin", "Trash a card of your hand", "Gain a Silver"]):
            if choice == 0:
                me.plus(coins=1)
            elif choice == 1:
                me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
            else:
                me.gain("Silver")

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.choose(me)


class BridgeTroll(GetsLess):
    facts = Kind(
        5,
        ACTION | ATTACK | DURATION,
        "All others take their -1 Coin token, and get one coin less the next time they get any. Now and when your next"
        " turn begins, +1 Buy, and cards cost 1 less that turn.",
        hears=HEARS_COINS,
        brings=[MINUS_COIN],
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.take_token(MINUS_COIN)
        self.open_gate(me)
        me.next_turn(self)

    def open_gate(self, me: Player) -> None:
        me.plus(buys=1)
        if me.index == me.game.turn:
            me.game.cheaper += 1

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.open_gate(me)


class CaravanGuard(Card):
    facts = Kind(
        3,
        ACTION | DURATION | REACTION,
        "+1 Card, +1 Action. When your next turn begins, +1 coin. / When somebody else plays an Attack, you may first"
        " play this from your hand.",
        hears={on.ATTACKED: on.HAND},
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None:
            me.play(self, me.hand)
        else:
            me.plus(coins=1)


class Dungeon(Card):
    facts = Kind(
        3, ACTION | DURATION, "+1 Action. Now and when your next turn begins, +2 Cards, then discard 2 cards."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        self.go_down(me)
        me.next_turn(self)

    def go_down(self, me: Player) -> None:
        me.plus(cards=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.go_down(me)


class Gear(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+2 Cards. Lay up to 2 cards of your hand aside, face down. When your next turn begins, they come back into"
        " your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        kept = [card for card in me.pick(ask.SET_ASIDE, me.hand, 0, 2) if me.set_card_aside_hidden(card, me.hand)]
        if kept:
            me.next_turn(self, kept)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class HauntedWoods(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | DURATION,
        "When your next turn begins, +3 Cards. Until then, all others put their hand onto their deck, in any order,"
        " when they gain a card that they bought.",
        plural="Haunted Woods",
    )

    def play(self, me: Player) -> None:
        me.later(on.GAIN | on.BY_GAINER, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.GAIN or effect is None:
            return event.player is me
        return bought_by_others(me, event, effect) and len(event.player.hand) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.GAIN:
            event.player.topdeck(event.player.arrange(event.player.hand.cards()), event.player.hand)
        else:
            me.plus(cards=3)


class Hireling(Card):
    facts = Kind(6, ACTION | DURATION, "From now on, +1 Card when each of your turns begins. This stays in play.")

    def play(self, me: Player) -> None:
        me.later(on.TURN_START, self, on.FOREVER, True)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1)


class SwampHag(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | DURATION,
        "When your next turn begins, +3 coins. Until then, all others gain a Curse when they gain a card that they"
        " bought.",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.later(on.GAIN | on.BY_GAINER, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.GAIN or effect is None:
            return event.player is me
        return bought_by_others(me, event, effect)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.GAIN:
            event.player.gain("Curse")
        else:
            me.plus(coins=3)


def bought_by_others(me: Player, event: Event, effect: Effect) -> bool:
    """Whether somebody whom the Attack affected gains a card that they bought themselves, in their own turn."""
    return event.bought and event.player.index == me.game.turn and event.player in me.others_but(effect.number)
