"""Landscapes that exist only here, and cards whose rule holds for the whole game."""

from __future__ import annotations

from bailiwick.cards.allies.landscapes import FAVOR
from bailiwick.engine.card import Card
from bailiwick.engine.decision import DISCARD, KEEP, TOKEN, TOPDECK
from bailiwick.engine.events import (
    AFTER_PLAY,
    BUY_START,
    COST,
    GAME_START,
    KEEP_HAND,
    SHUFFLE,
    TABLE,
    TURN_END,
    WOULD_PLAY,
    Effect,
    Event,
)
from bailiwick.engine.events import GAIN as GAINED
from bailiwick.engine.kinds import ACTION, LANDMARK, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class Footsteps(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 coins. / In games with this, when you gain a card in an Action phase: +1 Card.",
        hears={GAINED: TABLE},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.game.phase == "action"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.draw(1)


class PathOfTheNewt(Card):
    facts = Kind(0, LANDMARK, "An Action played may be +2 coins instead.", hears={WOULD_PLAY: TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.is_(ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Play it for +2 coins", event.card):
            event.cancelled = True
            me.plus(coins=2)


class PathOfTheToad(Card):
    facts = Kind(0, LANDMARK, "An Action played may be +2 Buys instead.", hears={WOULD_PLAY: TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.is_(ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Play it for +2 Buys", event.card):
            event.cancelled = True
            me.plus(buys=2)


class Stargazers(Card):
    facts = Kind(0, LANDMARK, "When you shuffle, for each Favor you spend a card goes on top.", hears={SHUFFLE: TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.favors > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while event.cards and me.may_spend_favors(1, "Spend a Favor"):
            event.look()
            event.put_on_top(me.pick(TOPDECK, event.cards, 1, 1))


class Bricklayers(Card):
    facts = Kind(0, LANDMARK, "Shuffling, up to 2 cards stay out for each Favor you spend.", hears={SHUFFLE: TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.favors > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while event.cards and me.may_spend_favors(1, "Spend a Favor"):
            event.look()
            event.leave_out(me.pick(DISCARD, event.cards, 0, 2))


class SnugHarbor(Card):
    facts = Kind(
        0,
        LANDMARK,
        "When you discard your hand in Clean-up, keep a card for each Favor you spend.",
        hears={KEEP_HAND: TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.favors > 0 and bool(me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        kept = me.pick(KEEP, me.hand, 0, me.favors)
        me.spend_favors(len(kept))
        event.cards += kept


class FreeCity(Card):
    facts = Kind(
        0, LANDMARK, "When you gain an Action in your turn, you may spend 2 Favors to play it.", hears={GAINED: TABLE}
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        mine = event.player is me and me.game.turn == me.index
        return mine and event.card is not None and event.card.is_(ACTION) and me.favors > 1 and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert event.card is not None
        assert event.zone is not None
        if me.may_spend_favors(2, "Play it"):
            me.play(event.card, event.zone, event.mark)


class Cheapeners(Card):
    facts = Kind(
        0,
        LANDMARK,
        "At the start of your Buy phase, you may put a Favor onto a Supply pile that is no Victory pile: 1 cheaper.",
        hears={BUY_START: TABLE, COST: TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.favors > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        piles = [pile for pile in me.game.piles if pile.supply and not pile.kind.is_(VICTORY)]
        pile = me.pick_pile(TOKEN, piles, optional=True)
        if pile is not None:
            me.spend_favors(1)
            me.game.add_token(pile, FAVOR)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        pile = owner.game.pile_of(kind)
        return 0 if pile is None else pile.count_of(FAVOR)


class Scribblers(Card):
    facts = Kind(
        0,
        LANDMARK,
        "After you play an Action with at most 4 cards in hand: a Favor for +1 Card.",
        hears={AFTER_PLAY: TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        mine = event.player is me and me.favors > 0 and len(me.hand) < 5
        return mine and event.card is not None and event.card.is_(ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "+1 Card"):
            me.draw(1)


class IslandClan(Card):
    facts = Kind(
        0, LANDMARK, "At the end of your turn, if not your second, 5 Favors for another.", hears={TURN_END: TABLE}
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.favors > 4 and me.game.last_turn != me.index

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(5, "Take another turn"):
            me.game.take_extra_turn(me.index, self)


class Flock(Card):
    facts = Kind(0, LANDMARK, "2 VP for each pair of a Favor and a card that costs 2.")

    def points(self, me: Player) -> int:
        return 2 * min(me.favors, len([card for card in me.all_cards() if me.cost(card).same_as(Cost(2))]))


class Fanfare(Card):
    facts = Kind(4, ACTION, "+1 Favor. / All players start with a VP token.", hears={GAME_START: TABLE})

    def play(self, me: Player) -> None:
        me.add_favors(1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)
