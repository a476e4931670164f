"""Menagerie: the 20 Ways, which any Action may be played as."""

from __future__ import annotations

from bailiwick.cards.menagerie.exile import HEARS_GAINS, Exiling, exile_from_supply
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Bonus, Effect, Event
from bailiwick.engine.kinds import ACTION, TREASURE, WAY, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.roles import ASIDE, Role


class WayOfTheButterfly(Card):
    facts = Kind(0, WAY, "You may return the card to its pile to gain one that costs exactly 1 more.")

    def play_as(self, me: Player, card: Card) -> None:
        if card not in me.in_play or me.game.pile_of(card.kind) is None:
            return
        if me.may("Return it for a card that costs exactly 1 more", card) and me.return_to_pile(card, me.in_play):
            me.gain_one(me.piles_at(me.cost(card).plus(1)))


class WayOfTheCamel(Exiling):
    facts = Kind(0, WAY, "Exile a Gold of the Supply.", hears=HEARS_GAINS)

    def play_as(self, me: Player, card: Card) -> None:
        exile_from_supply(me, "Gold")


class WayOfTheChameleon(Card):
    facts = Kind(
        0, WAY, "Do what the card says. Whenever it gives you +Cards this turn, you get as many coins instead, and the"
        " other way round.",
    )  # fmt: skip

    def play_as(self, me: Player, card: Card) -> None:
        game = me.game
        before = game.effects
        swap = me.later(on.BONUS, self, on.THIS_TURN, False, [card])
        me.follow(card, self)
        game.drop(swap)
        # What the card has left for later this turn is swapped as well.
        game.effects = [
            effect if effect in before or effect.source is not card else effect.left_by(self) for effect in game.effects
        ]

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None:
            return
        game = me.game
        card = effect.source
        if effect.turn != game.turn_number:
            card.answer(me, event, effect)
            return
        swap = me.later(on.BONUS, self, on.THIS_TURN, False, [card])
        card.answer(me, event, effect)
        game.drop(swap)

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        if effect is not None and bonus.cause is effect.cards[0] and not bonus.printed:
            bonus.cards, bonus.coins = bonus.coins, bonus.cards


class WayOfTheFrog(Card):
    facts = Kind(0, WAY, "+1 Action. When you discard the card from play this turn, put it onto your deck.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(actions=1)
        if card in me.in_play:
            me.later(on.DISCARD_FROM_PLAY, self, on.THIS_TURN, False, [card])

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return effect is not None and event.player is me and event.card is effect.cards[0] and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.topdeck_card()


class WayOfTheGoat(Card):
    facts = Kind(0, WAY, "Trash a card of your hand.")

    def play_as(self, me: Player, card: Card) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)


class WayOfTheHorse(Card):
    facts = Kind(0, WAY, "+2 Cards, +1 Action. Return the card to its pile.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=2, actions=1)
        me.return_to_pile(card, me.in_play)


class WayOfTheMole(Card):
    facts = Kind(0, WAY, "+1 Action. Discard your hand. +3 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(actions=1)
        me.discard(me.hand.cards(), me.hand)
        me.plus(cards=3)


class WayOfTheMonkey(Card):
    facts = Kind(0, WAY, "+1 Buy, +1 coin.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(buys=1, coins=1)


class WayOfTheMouse(Card):
    facts = Kind(
        0,
        WAY,
        "Play the card set aside for this, leaving it there. / Set-up: set an unused Action aside that costs 2 or 3.",
        role=Role("way_of_the_mouse", ASIDE, types=ACTION, low=2, high=3),
    )

    def play_as(self, me: Player, card: Card) -> None:
        for other in me.game.role_cards("way_of_the_mouse"):
            me.play_in_place(other, card)


class WayOfTheMule(Card):
    facts = Kind(0, WAY, "+1 Action, +1 coin.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(actions=1, coins=1)


class WayOfTheOtter(Card):
    facts = Kind(0, WAY, "+2 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=2)


class WayOfTheOwl(Card):
    facts = Kind(0, WAY, "Draw up to a hand of 6.")

    def play_as(self, me: Player, card: Card) -> None:
        me.draw_up_to(6)


class WayOfTheOx(Card):
    facts = Kind(0, WAY, "+2 Actions.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(actions=2)


class WayOfThePig(Card):
    facts = Kind(0, WAY, "+1 Card, +1 Action.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=1, actions=1)


class WayOfTheRat(Card):
    facts = Kind(0, WAY, "You may discard a Treasure of your hand, to gain a copy of the card.")

    def play_as(self, me: Player, card: Card) -> None:
        treasures = [other for other in me.hand if me.is_(other, TREASURE)]
        if me.discard(me.pick(ask.DISCARD, treasures, 0, 1, about=card, outcome="a copy of it"), me.hand):
            me.gain_copy(card)


class WayOfTheSeal(Card):
    facts = Kind(0, WAY, "+1 coin. This turn, you may put each card you gain onto your deck.", as_one=True)

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(coins=1)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()


class WayOfTheSheep(Card):
    facts = Kind(0, WAY, "+2 coins.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(coins=2)


class WayOfTheSquirrel(Card):
    facts = Kind(0, WAY, "When this turn ends, +2 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.this_turn(on.TURN_END, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return True  # whoever's turn it is

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=2)


class WayOfTheTurtle(Card):
    facts = Kind(0, WAY, "Set the card aside. If you did, play it when your next turn begins.")

    def play_as(self, me: Player, card: Card) -> None:
        if me.set_card_aside(card, me.in_play):
            me.later(on.TURN_START, self, on.ONCE, False, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class WayOfTheWorm(Exiling):
    facts = Kind(0, WAY, "Exile an Estate of the Supply.", hears=HEARS_GAINS)

    def play_as(self, me: Player, card: Card) -> None:
        exile_from_supply(me, "Estate")
