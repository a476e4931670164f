"""Alchemy: Potions in costs, decks full of Actions, and turns in which you decide for somebody else."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.turn import NOT_SECOND_EXTRA

EXPANSION: Final = (4, "Alchemy")

POSSESSION: Final = Mat("Possession")  # what was trashed in a possessed turn, apart from all else that is set aside


class Alchemist(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 Cards, +1 Action. / When Clean-up starts, if you have a Potion in play, this may go onto your deck.",
        potions=1,
        hears={on.CLEANUP: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and any(card.name == "Potion" for card in me.in_play.cards())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            me.topdeck([self], me.in_play)


class Apothecary(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Card, +1 Action. Show your top 4 cards. Coppers and Potions go into your hand, the rest back in any order.",
        potions=1,
        plural="Apothecaries",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        cards = me.reveal_top(4)
        taken = [card for card in cards if card.name in ("Copper", "Potion")]
        me.put_into_hand(taken, me.revealed)
        me.topdeck(me.arrange([card for card in cards if card not in taken]), me.revealed)


class Apprentice(Card):
    facts = Kind(
        5, ACTION, "+1 Action. Trash a card of your hand: +1 Card per coin it costs, +2 Cards if it costs a Potion."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            cost = me.cost(card)
            me.plus(cards=cost.coins)
            if cost.potions:
                me.plus(cards=2)


class Familiar(Card):
    facts = Kind(3, ACTION | ATTACK, "+1 Card, +1 Action. All others gain a Curse.", potions=1)

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for other in me.attacked():
            other.gain("Curse")


class Golem(Card):
    facts = Kind(
        4,
        ACTION,
        "Turn up cards of your deck until 2 of them are Actions other than Golems. Discard the others, then play both"
        " Actions, in the order you like.",
        potions=1,
    )

    def play(self, me: Player) -> None:
        found, rest = me.reveal_until(ACTION, 2, "Golem")
        me.discard(rest, me.revealed)
        first = me.pick_one(ask.PLAY, found)
        if first is not None:
            me.play(first, me.revealed)
            for card in found:
                if card is not first:
                    me.play(card, me.revealed)


class Herbalist(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Buy, +1 coin. Once this turn, a Treasure that you discard from play may go onto your deck.",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)
        me.this_turn(on.DISCARDED, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and any(me.is_(card, TREASURE) for card in event.unmoved_cards())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.may_pick(ask.TOPDECK, [card for card in event.unmoved_cards() if me.is_(card, TREASURE)])
        if card is not None and effect is not None and event.zone is not None:
            me.game.drop(effect)
            me.topdeck([card], event.zone, public=True)


class PhilosophersStone(Card):
    facts = Kind(
        3,
        TREASURE,
        "Count the cards of your deck and your discard pile: +1 coin for each full 5 of them.",
        name="Philosopher's Stone",
        potions=1,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=(len(me.deck) + len(me.look_through_discard_pile())) // 5)


class Possession(Card):
    facts = Kind(
        6,
        ACTION,
        "After this turn the player to your left takes an extra turn, but not a second one in a row. In it you see what"
        " they see and decide for them; what they would gain or take as debt, you do; their cards that are trashed are"
        " set aside and come to their discard pile at its end.",
        potions=1,
    )

    def play(self, me: Player) -> None:
        me.game.take_extra_turn(me.left().index, self, NOT_SECOND_EXTRA, controller=me.index)

    def begin_turn(self, me: Player) -> None:
        me.this_turn(on.WOULD_GAIN | on.WOULD_TRASH | on.WOULD_TAKE_DEBT | on.TURN_END, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        control = me.game.control
        assert control is not None
        other = me.game.player_at(control.by)
        if event.kind == on.WOULD_GAIN:
            event.gain_instead(other)
        elif event.kind == on.WOULD_TAKE_DEBT:
            event.cancel(self)
            other.take_debt(event.amount)
        elif event.kind == on.WOULD_TRASH:
            event.zone = me.mat(POSSESSION)
        else:
            me.put_into_discard_pile(me.mat(POSSESSION).cards(), me.mat(POSSESSION))


class ScryingPool(Card):
    facts = Kind(
        2,
        ACTION | ATTACK,
        "+1 Action. All players, you first, show their top card; you say of each whether it is discarded or goes back."
        " Then turn up cards of your deck until one is no Action; they all go into your hand.",
        potions=1,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for player in [me, *me.attacked()]:
            for card in player.reveal_top(1):
                if me.either("Discard it", "Put it back", card, player.index) == 0:
                    player.discard([card], player.revealed)
                else:
                    player.topdeck([card], player.revealed)
        drawn: list[Card] = []
        while not drawn or me.is_(drawn[-1], ACTION):
            cards = me.reveal_top(1)
            if not cards:
                break
            drawn += cards
        me.put_into_hand(drawn, me.revealed)


class Transmute(Card):
    facts = Kind(
        0,
        ACTION,
        "Trash a card of your hand. For an Action gain a Duchy, for a Treasure a Transmute, for a Victory card a Gold.",
        potions=1,
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            types = me.types_of(card)
            for gained, needed in (("Duchy", ACTION), ("Transmute", TREASURE), ("Gold", VICTORY)):
                if types & needed:
                    me.gain(gained)


class University(Card):
    facts = Kind(
        2, ACTION, "+2 Actions. You may gain an Action that costs at most 5.", potions=1, plural="Universities"
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.gain_one(me.piles_up_to(Cost(5), ACTION), optional=True)


class Vineyard(Card):
    facts = Kind(0, VICTORY, "1 VP for each full 3 Actions among all your cards.", potions=1)

    def points(self, me: Player) -> int:
        return me.count_owned(ACTION) // 3
