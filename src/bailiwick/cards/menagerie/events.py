"""Menagerie: the 20 Events."""

from __future__ import annotations

from bailiwick.cards.menagerie.exile import EXILE, HEARS_GAINS, Exiling, exile, exile_from_supply, held_by, leave_exile
from bailiwick.cards.menagerie.horses import HORSES, gain_horses
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, EVENT, ONCE_A_GAME, ONCE_A_TURN, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.turn import ALWAYS


class Alliance(Card):
    facts = Kind(10, EVENT, "Gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper.")

    def play(self, me: Player) -> None:
        for name in ("Province", "Duchy", "Estate", "Gold", "Silver", "Copper"):
            me.gain(name)


class Banish(Exiling):
    facts = Kind(
        4, EVENT, "Exile any number of cards of your hand that have the same name.", plural="Banishes",
        hears=HEARS_GAINS,
    )  # fmt: skip

    def play(self, me: Player) -> None:
        names = {card.name: card for card in me.hand}
        first = me.may_pick(ask.EXILE, list(names.values()))
        if first is None:
            return
        others = [card for card in me.hand if card.name == first.name and card is not first]
        for card in [first, *me.pick(ask.EXILE, others, 0, len(others))]:
            exile(me, card, me.hand)


class Bargain(Card):
    facts = Kind(
        4, EVENT, "Gain a card of cost 5 or less that is no Victory card. All others gain a Horse.", beside=HORSES
    )

    def play(self, me: Player) -> None:
        me.gain_one([pile for pile in me.piles_up_to(Cost(5)) if not me.is_(pile.peek(), VICTORY)])
        for other in me.others():
            other.gain("Horse")


class Commerce(Card):
    facts = Kind(5, EVENT, "Gain a Gold for each different name among the cards you have gained this turn.")

    def play(self, me: Player) -> None:
        for _ in {card.name: True for card in me.gained_this_turn()}:
            me.gain("Gold")


class Delay(Card):
    facts = Kind(0, EVENT, "You may set an Action of your hand aside. When your next turn begins, play it.")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.SET_ASIDE, [card for card in me.hand if me.is_(card, ACTION)])
        if card is not None and me.set_card_aside(card, me.hand):
            me.later(on.TURN_START, self, on.ONCE, False, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Demand(Card):
    facts = Kind(5, EVENT, "Gain a Horse and then a card of cost 4 or less, both onto your deck.", beside=HORSES)

    def play(self, me: Player) -> None:
        me.gain("Horse", TO_DECK)
        me.gain_one(me.piles_up_to(Cost(4)), TO_DECK)


class Desperation(Card):
    facts = Kind(0, EVENT, "Once per turn: you may gain a Curse. If you do, +1 Buy, +2 coins.", once=ONCE_A_TURN)

    def play(self, me: Player) -> None:
        pile = me.game.find_pile("Curse")
        if pile is not None and pile.count and me.may("Gain a Curse for +1 Buy, +2 coins"):
            if me.gain("Curse") is not None:
                me.plus(buys=1, coins=2)


class Enclave(Exiling):
    facts = Kind(8, EVENT, "Gain a Gold. Exile a Duchy of the Supply.", hears=HEARS_GAINS)

    def play(self, me: Player) -> None:
        me.gain("Gold")
        exile_from_supply(me, "Duchy")


class Enhance(Card):
    facts = Kind(
        3,
        EVENT,
        "You may trash a card of your hand that is no Victory card, to gain one that costs at most 2 more.",
    )

    def play(self, me: Player) -> None:
        others = [card for card in me.hand if not me.is_(card, VICTORY)]
        card = me.may_pick(ask.TRASH, others, outcome="a card that costs up to 2 more")
        if card is not None and me.trash([card], me.hand):
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))


class Gamble(Card):
    facts = Kind(
        2, EVENT, "+1 Buy. Show your top card. If it is an Action or a Treasure, you may play it; otherwise discard it."
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        for card in me.reveal_top(1):
            if me.is_(card, ACTION | TREASURE) and me.may_pick(ask.PLAY, [card]) is not None:
                me.play(card, me.revealed)
            else:
                me.discard([card], me.revealed)


class Invest(Exiling):
    facts = Kind(
        4,
        EVENT,
        "Exile an Action of the Supply. As long as it lies there, +2 Cards whenever somebody else gains a copy of it or"
        " Invests in one.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        pile = me.pick_pile(ask.EXILE, me.game.available(ACTION))
        card = None if pile is None else me.put_onto_mat_from(pile, EXILE)
        if card is None:
            return
        for other in me.others():
            for effect in me.game.effects:
                if effect.source is self and effect.seat == other.index and self.is_about(effect, card):
                    other.plus(cards=2)
        me.later(on.GAIN, self, on.FOREVER, False, [card])

    def is_about(self, effect: Effect, card: Card) -> bool:
        """Whether the effect is that of a card of this name, which its player has Invested in."""
        return effect.until == on.FOREVER and effect.cards[0].name == card.name

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return effect is not None and event.player is not me and event.card is not None and (
            self.is_about(effect, event.card)
        )  # fmt: skip

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=2)


class March(Card):
    facts = Kind(3, EVENT, "Look through your discard pile. You may play an Action from it.", plural="Marches")

    def play(self, me: Player) -> None:
        cards = me.look_through_discard_pile()
        card = me.may_pick(ask.PLAY, [card for card in cards if me.is_(card, ACTION)])
        if card is not None:
            me.play(card, me.discard_pile)


class Populate(Card):
    facts = Kind(10, EVENT, "Gain a card from each Action pile of the Supply.")

    def play(self, me: Player) -> None:
        game = me.game
        left = [pile for pile in game.piles if pile.supply and pile.count and pile.kind.is_(ACTION)]
        while left:
            pile = left[0]
            if game.heard & (on.GAIN | on.WOULD_GAIN | on.COST):  # otherwise the order can make no difference
                pile = me.pick_pile(ask.GAIN, left) or pile
            me.gain_from(pile)
            left = [game.now(other) for other in left if other.index != pile.index]
            left = [other for other in left if other.count]


class Pursue(Card):
    facts = Kind(
        2, EVENT, "+1 Buy. Name a card. Show your top 4 cards, put those of that name back and discard the rest."
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        name = me.name_card()
        cards = me.reveal_top(4)
        me.topdeck([card for card in cards if card.name == name], me.revealed)
        me.discard([card for card in cards if card.name != name], me.revealed)


class Reap(Card):
    facts = Kind(7, EVENT, "Gain a Gold and set it aside. If you do, play it when your next turn begins.")

    def play(self, me: Player) -> None:
        gold = me.gain("Gold")
        zone = me.landed
        if gold is not None and zone is not None and me.set_card_aside(gold, zone):
            me.later(on.TURN_START, self, on.ONCE, False, [gold])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Ride(Card):
    facts = Kind(2, EVENT, "Gain a Horse.", beside=HORSES)

    def play(self, me: Player) -> None:
        me.gain("Horse")


class SeizeTheDay(Card):
    facts = Kind(
        4, EVENT, "Once per game: take another turn after this one.", once=ONCE_A_GAME, plural="Seize the Days"
    )

    def play(self, me: Player) -> None:
        me.game.take_extra_turn(me.index, self, ALWAYS)


class Stampede(Card):
    facts = Kind(5, EVENT, "If you have 5 or fewer cards in play, gain 5 Horses onto your deck.", beside=HORSES)

    def play(self, me: Player) -> None:
        if len(me.in_play) <= 5:
            gain_horses(me, 5, TO_DECK)


class Toil(Card):
    facts = Kind(2, EVENT, "+1 Buy. You may play an Action of your hand.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        card = me.may_pick(ask.PLAY, me.playable(ACTION))
        if card is not None:
            me.play_from_offer(card)


class Transport(Exiling):
    facts = Kind(
        3,
        EVENT,
        "Choose one: Exile an Action of the Supply; or put an Action that you have in Exile onto your deck.",
        hears=HEARS_GAINS,
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Exile an Action of the Supply", "Put an Exiled Action onto your deck"]):
            if choice == 0:
                pile = me.pick_pile(ask.EXILE, me.game.available(ACTION))
                if pile is not None:
                    me.put_onto_mat_from(pile, EXILE)
            else:
                actions = [card for card in me.mat(EXILE) if me.is_(card, ACTION)]
                # Of cards that look the same the first is meant: rather one that nobody has Invested in.
                free = [card for card in actions if held_by(me, card) is None]
                card = me.pick_one(ask.TOPDECK, free + [card for card in actions if card not in free])
                if card is not None:
                    leave_exile(me, [card])
                    me.topdeck([card], me.mat(EXILE))
