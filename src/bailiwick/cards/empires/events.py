"""Empires: the 13 Events."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, EVENT, VICTORY, Cost, Kind
from bailiwick.engine.player import Player

DEBT: Final = PileToken("debt")


class Advance(Card):
    facts = Kind(0, EVENT, "You may trash an Action of your hand. If you do, gain an Action of cost 6 or less.")

    def play(self, me: Player) -> None:
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        if me.trash(me.pick(ask.TRASH, actions, 0, 1, outcome="an Action that costs up to 6"), me.hand):
            me.gain_one(me.piles_up_to(Cost(6), ACTION))


class Annex(Card):
    facts = Kind(
        0,
        EVENT,
        "Look through your discard pile. Up to 5 of its cards stay there; shuffle the others into your deck. Gain a"
        " Duchy.",
        debt=8,
        plural="Annexes",
    )

    def play(self, me: Player) -> None:
        cards = me.look_through_discard_pile()
        kept = me.pick(ask.KEEP, cards, 0, 5)
        me.shuffle_into_deck([card for card in cards if card not in kept], me.discard_pile, shown=False)
        me.gain("Duchy")


class Banquet(Card):
    facts = Kind(3, EVENT, "Gain 2 Coppers, and a card of cost 5 or less that is no Victory card.")

    def play(self, me: Player) -> None:
        me.gain("Copper")
        me.gain("Copper")
        me.gain_one([pile for pile in me.piles_up_to(Cost(5)) if not me.is_(pile.peek(), VICTORY)])


class Conquest(Card):
    facts = Kind(6, EVENT, "Gain 2 Silvers. +1 VP for each Silver you have gained this turn.")

    def play(self, me: Player) -> None:
        me.gain("Silver")
        me.gain("Silver")
        n = len([card for card in me.gained_this_turn() if card.name == "Silver"])
        if n:
            me.add_vp(n)


class Delve(Card):
    facts = Kind(2, EVENT, "+1 Buy. Gain a Silver.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.gain("Silver")


class Dominate(Card):
    facts = Kind(14, EVENT, "Gain a Province. If you do, +9 VP.")

    def play(self, me: Player) -> None:
        if me.gain("Province") is not None:
            me.add_vp(9)


class Donate(Card):
    facts = Kind(
        0,
        EVENT,
        "When your next turn begins, before anything else: put your deck and discard pile into your hand, trash as many"
        " of these cards as you like, shuffle the others into your deck, and draw 5 cards.",
        debt=8,
        plain=on.TURN_START,  # it comes first of all
    )

    def play(self, me: Player) -> None:
        me.later(on.TURN_START, self, on.ONCE, False)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.take_all_into_hand()
        me.trash(me.pick(ask.TRASH, me.hand, 0, len(me.hand)), me.hand)
        me.shuffle_into_deck(me.hand.cards(), me.hand, shown=False)
        me.draw(5)


class Ritual(Card):
    facts = Kind(4, EVENT, "Gain a Curse. If you do, trash a card of your hand: +1 VP for each coin it cost.")

    def play(self, me: Player) -> None:
        if me.gain("Curse") is None:
            return
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            cost = me.cost(card).coins
            if me.trash([card], me.hand) and cost:
                me.add_vp(cost)


class SaltTheEarth(Card):
    facts = Kind(4, EVENT, "+1 VP. Trash a Victory card of the Supply.")

    def play(self, me: Player) -> None:
        me.add_vp(1)
        pile = me.pick_pile(ask.TRASH, me.game.available(VICTORY))
        if pile is not None:
            me.trash_from_supply(pile)


class Tax(Card):
    facts = Kind(
        2,
        EVENT,
        "Put 2 debt onto a Supply pile. / Each Supply pile starts with 1 debt. Whoever gains a card in their own Buy"
        " phase takes the debt from its pile.",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        plural="Taxes",
        brings=[DEBT],
    )

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.game.piles if pile.supply]
        does = "whoever gains from it in their Buy phase takes them"
        pile = me.pick_pile(ask.TOKEN, piles, what="2 debt", outcome=does)
        if pile is not None:
            me.game.add_token(pile, DEBT, 2)

    def setup(self, game: Game) -> None:
        for pile in game.piles:
            if pile.supply:
                game.own(pile).add_token(DEBT, 1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        pile = None if event.card is None else me.game.pile_of(event.card.kind)
        return event.player is me and event.in_buy_phase and pile is not None and pile.count_of(DEBT) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = None if event.card is None else me.game.pile_of(event.card.kind)
        if pile is not None:
            me.take_debt(me.game.take_tokens(pile, DEBT))


class Triumph(Card):
    facts = Kind(0, EVENT, "Gain an Estate. If you did, +1 VP for each card you have gained this turn.", debt=5)

    def play(self, me: Player) -> None:
        if me.gain("Estate") is not None:
            me.add_vp(len(me.gained_this_turn()))


class Wedding(Card):
    facts = Kind(4, EVENT, "+1 VP. Gain a Gold.", debt=3)

    def play(self, me: Player) -> None:
        me.add_vp(1)
        me.gain("Gold")


class Windfall(Card):
    facts = Kind(5, EVENT, "If your deck and discard pile are empty, gain 3 Golds.")

    def play(self, me: Player) -> None:
        if not me.deck and not me.discard_pile:
            for _ in range(3):
                me.gain("Gold")
