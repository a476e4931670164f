"""Nocturne: the 12 Boons, and how they are received."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import LandscapeDeck
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import BOON, TREASURE, Cost, Kind
from bailiwick.engine.player import Player

BOONS: Final = LandscapeDeck("Boons", BOON)
WISPS: Final = ["Will-o'-Wisp"]  # what lies beside the Supply where there are Boons


class KeptBoon(Card):
    """A Boon that lies before who received it until Clean-up."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return True  # in whoever's turn it is

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.game.discard_to(BOONS, self)


def receive_boon(me: Player) -> None:
    """Receive the next Boon, if there is one."""
    boon = me.game.turn_up(BOONS, me.index, told=False)
    if boon is not None:
        receive_taken(me, boon)


def receive_taken(me: Player, boon: Card) -> None:
    """Receive a Boon that was turned up."""
    me.receive(boon)
    put_away(me, boon)


def put_away(me: Player, boon: Card) -> None:
    """What becomes of a Boon that was received: most are discarded at once, and in Clean-up all."""
    if isinstance(boon, KeptBoon) and not me.game.in_clean_up():
        me.later(on.CLEANUP, boon, on.THIS_TURN, False)
    else:
        me.game.discard_to(BOONS, boon)


def sift(me: Player, n: int) -> None:
    """Look at so many top cards, discard any of them and put the others back."""
    cards = me.look_at_top(n)
    me.discard(me.pick(ask.DISCARD, cards, 0, len(cards)), me.looking)
    me.topdeck(me.arrange([card for card in cards if card in me.looking]), me.looking)


# -- the Boons --------------------------------------------------------------------------------------------------------


class TheEarthsGift(Card):
    facts = Kind(
        0, BOON, "Discard a Treasure, if you like, for a card of cost 4 or less.", name="The Earth's Gift"
    )

    def play(self, me: Player) -> None:
        treasures = [card for card in me.hand if me.is_(card, TREASURE)]
        card = me.may_pick(ask.DISCARD, treasures, outcome="a card that costs up to 4")
        if card is not None:
            me.discard([card], me.hand)
            me.gain_one(me.piles_up_to(Cost(4)))


class TheFieldsGift(KeptBoon):
    facts = Kind(
        0, BOON, "+1 Action, +1 coin. This lies before you until Clean-up.", name="The Field's Gift", plain=on.CLEANUP
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1, coins=1)


class TheFlamesGift(Card):
    facts = Kind(0, BOON, "You may trash a card of your hand.", name="The Flame's Gift")

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class TheForestsGift(KeptBoon):
    facts = Kind(
        0, BOON, "+1 Buy, +1 coin. This lies before you until Clean-up.", name="The Forest's Gift", plain=on.CLEANUP
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)


class TheMoonsGift(Card):
    facts = Kind(
        0,
        BOON,
        "Look through your discard pile; one card of it may go onto your deck.",
        name="The Moon's Gift",
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.TOPDECK, me.look_through_discard_pile())
        if card is not None:
            me.topdeck([card], me.discard_pile)


class TheMountainsGift(Card):
    facts = Kind(0, BOON, "Gain a Silver.", name="The Mountain's Gift")

    def play(self, me: Player) -> None:
        me.gain("Silver")


class TheRiversGift(KeptBoon):
    facts = Kind(
        0,
        BOON,
        "When this turn ends, after the next hand is drawn, +1 Card. This lies before you until Clean-up.",
        name="The River's Gift",
        plain=on.CLEANUP,
    )

    def play(self, me: Player) -> None:
        me.later(on.TURN_END, self, on.THIS_TURN, False)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.TURN_END:
            me.plus(cards=1)
        else:
            super().answer(me, event, effect)


class TheSeasGift(Card):
    facts = Kind(0, BOON, "+1 Card.", name="The Sea's Gift")

    def play(self, me: Player) -> None:
        me.plus(cards=1)


class TheSkysGift(Card):
    facts = Kind(0, BOON, "Discard 3 cards, if you like, for a Gold.", name="The Sky's Gift")

    def play(self, me: Player) -> None:
        if len(me.discard(me.may_pick_exactly(ask.DISCARD, me.hand, 3, "a Gold"), me.hand)) == 3:
            me.gain("Gold")


class TheSunsGift(Card):
    facts = Kind(
        0,
        BOON,
        "Look at your top 4 cards. Discard any of them and put the others back in any order.",
        name="The Sun's Gift",
    )

    def play(self, me: Player) -> None:
        sift(me, 4)


class TheSwampsGift(Card):
    facts = Kind(0, BOON, "Gain a Will-o'-Wisp.", name="The Swamp's Gift")

    def play(self, me: Player) -> None:
        me.gain("Will-o'-Wisp")


class TheWindsGift(Card):
    facts = Kind(0, BOON, "+2 Cards. Discard 2 cards.", name="The Wind's Gift")

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)


def gives_a_coin(boon: Card) -> bool:
    """Whether a Boon gives +1 coin, which others do not share."""
    return isinstance(boon, (TheFieldsGift, TheForestsGift))
