"""Rising Sun: the 15 Prophecies, of which a game with an Omen has one. It holds for all once its Suns are gone."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.empires.events import DEBT
from bailiwick.cards.rising_sun.omens import Prophecy
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.decision import Move
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.facts import types_by, with_a_say
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, PROPHECY, TREASURE, Cost, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.roles import IN_SUPPLY, LATER, Role, replace_kingdom

SECOND_KINGDOM: Final = Role("second_kingdom", LATER, title="second kingdom", count=10)


class ApproachingArmy(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "After each Attack that you play, +1 coin. / Set-up: one more Kingdom pile, an Attack, is in the Supply.",
        hears={on.AFTER_PLAY: on.TABLE},
        plain=on.AFTER_PLAY,
        role=Role("approaching_army", IN_SUPPLY, types=ATTACK),
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ATTACK)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class BidingTime(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When your Clean-up begins, set your hand aside, face down. It comes back when your next turn begins.",
        hears={on.CLEANUP: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (effect is not None or len(me.hand) > 0)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.put_into_hand(effect.cards, me.set_aside_hidden)
        else:
            me.later(on.TURN_START, self, on.ONCE, False, me.set_hand_aside_hidden())


class Bureaucracy(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When you gain a card that does not cost 0, gain a Copper.",
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.cost is not None and not event.cost.same_as(Cost(0))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Copper")


class DivineWind(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When the last Sun is removed, all Kingdom piles leave the game, and 10 others, which nobody knows before that,"
        " take their place.",
        role=SECOND_KINGDOM,
    )

    def come_about(self, me: Player) -> None:
        replace_kingdom(me.game, SECOND_KINGDOM.key, me.index)


class Enlightenment(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "Treasures are Actions, too. A Treasure that you play in an Action phase gives +1 Card, +1 Action in place of"
        " what it says.",
        hears={on.TYPES: on.TABLE, on.WOULD_PLAY: on.TABLE},
    )

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        if kind.types & TREASURE:
            return ACTION
        others = [say for say in with_a_say(owner.game, on.TYPES) if say.card is not self]
        return ACTION if others and types_by(others, kind) & TREASURE else 0

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        treasure = event.card is not None and me.is_(event.card, TREASURE)
        return event.player is me and treasure and me.game.in_action_phase()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.cancel(self)
        me.plus(cards=1, actions=1)


class FlourishingTrade(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "Cards cost 1 less, though never less than 0. In your Buy phase you may use an Action that is left as a Buy.",
        hears={on.COST: on.TABLE, on.MOVES: on.TABLE},
    )

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 1

    def moves(self, me: Player) -> list[Move]:
        if me.game.in_buy_phase() and me.actions > 0:
            return [Move(ask.OTHER_MOVE, "Use an Action as a Buy", self)]
        return []

    def make(self, me: Player, move: Move) -> None:
        me.use_action_as_buy()


class GoodHarvest(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "The first time in a turn that you play a Treasure of some name, it gives +1 Buy, +1 coin first.",
        hears={on.PLAY: on.TABLE},
        plain=on.PLAY,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or card is None or me.index != me.game.turn or not me.is_(card, TREASURE):
            return False
        return sum(1 for played in me.game.played if played.kind is card.kind) == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1, coins=1)


class GreatLeader(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "After each Action that you play, +1 Action.",
        hears={on.AFTER_PLAY: on.TABLE},
        plain=on.AFTER_PLAY,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(actions=1)


class Growth(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When you gain a Treasure, gain a card that costs less than it.",
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None:
            me.gain_one(me.piles_below(me.cost(event.card)))


class HarshWinter(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When you gain a card in your turn, take the debt that lies on its pile. If there is none, put 2 debt there.",
        hears={on.GAIN: on.TABLE},
        minds=on.GAIN,
        brings=[DEBT],
    )

    def pile(self, me: Player, event: Event) -> Pile | None:
        """The pile of what was gained, in the Supply or not, wherever it was gained from."""
        return None if event.card is None else me.game.pile_of(event.card.kind)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.index == me.game.turn and self.pile(me, event) is not None

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = self.pile(me, event)
        if pile is not None:
            there = me.game.take_tokens(pile, DEBT)
            if there:
                me.take_debt(there)
            else:
                me.game.add_token(pile, DEBT, 2)


class KindEmperor(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When your turn begins, and when you remove the last Sun: gain an Action to your hand.",
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        self.come_about(me)

    def come_about(self, me: Player) -> None:
        me.gain_one(me.game.available(ACTION), TO_HAND)


class Panic(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When you play a Treasure, +2 Buys. When you discard one from play, return it to its pile.",
        hears={on.PLAY: on.TABLE, on.DISCARD_FROM_PLAY: on.TABLE},
        plain=on.PLAY | on.DISCARD_FROM_PLAY,  # which Treasure goes first is all one ...
        minds=on.DISCARD_FROM_PLAY,  # ... but not what else becomes of each
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None or not me.is_(event.card, TREASURE):
            return False
        return event.kind == on.PLAY or (event.unmoved() and me.game.pile_of(event.card.kind) is not None)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.PLAY:
            me.plus(buys=2)
        elif event.card is not None and event.zone is not None:
            me.return_to_pile(event.card, event.zone)


class Progress(Prophecy):
    facts = Kind(0, PROPHECY, "When you gain a card, put it onto your deck.", hears={on.GAIN: on.TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved() and event.zone is not me.deck

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.topdeck_card()


class RapidExpansion(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When you gain an Action or a Treasure, set it aside, and play it when your next turn begins.",
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or effect is not None:
            return event.player is me
        return event.card is not None and me.is_(event.card, ACTION | TREASURE) and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.play(effect.cards[0], me.set_aside)
        elif event.card is not None and event.zone is not None and me.set_card_aside(event.card, event.zone):
            me.later(on.TURN_START, self, on.ONCE, False, [event.card])


class Sickness(Prophecy):
    facts = Kind(
        0,
        PROPHECY,
        "When your turn begins, choose one: gain a Curse onto your deck; or discard 3 cards.",
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for choice in me.choose(["Gain a Curse onto your deck", "Discard 3 cards"]):
            if choice == 0:
                me.gain("Curse", TO_DECK)
            else:
                me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand)
