"""Plunder: the 15 Traits, each of which lies on a pile and speaks of the cards that started in it."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.plunder.loot import LOOT_PILE
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, TRAIT, TREASURE, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.roles import MARK, Role

TRAITS: Final = Role("traits", MARK, title="Traits", types=ACTION | TREASURE, each=True)


class Trait(Card):
    """What lies on a pile. Unless it says more, it answers what its player does with a card of that pile."""

    def is_on(self, me: Player, card: Card | None) -> bool:
        """Whether the card started in the pile that this lies on."""
        return card is not None and me.game.has_mark(card, self.name)

    def pile(self, me: Player) -> Pile | None:
        """The pile that this lies on, if it has cards to give."""
        for pile in me.game.piles:
            if self.name in pile.marks and pile.count:
                return pile
        return None

    def in_hand(self, me: Player) -> list[Card]:
        return [card for card in me.hand if self.is_on(me, card)]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and self.is_on(me, event.card)


class Cheap(Trait):
    facts = Kind(0, TRAIT, "Cheap cards cost 1 less, though never less than 0.", role=TRAITS, hears={on.COST: on.TABLE})

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return int(self.is_on(owner, kind.copy_number(0)))


class Cursed(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When you gain a Cursed card, gain a Loot and a Curse.",
        role=TRAITS,
        hears={on.GAIN: on.TABLE},
        beside=LOOT_PILE,
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Loot")
        me.gain("Curse")


class Fated(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When you shuffle, you may show Fated cards among those cards, to put them on top or at the bottom.",
        role=TRAITS,
        hears={on.SHUFFLE: on.TABLE},
    )

    def fated(self, me: Player, event: Event) -> list[Card]:
        return [card for card in event.cards if self.is_on(me, card)]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.fated(me, event)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.look()
        cards = self.fated(me, event)
        top = me.pick(ask.TOPDECK, cards, 0, len(cards))
        cards = [card for card in cards if card not in top]
        bottom = me.pick(ask.BOTTOM, cards, 0, len(cards))
        me.reveal(top + bottom)
        event.shown += top + bottom
        event.put_on_top(top)
        event.put_beneath(bottom)


class Fawning(Trait):
    facts = Kind(0, TRAIT, "When you gain a Province, gain a Fawning card.", role=TRAITS, hears={on.GAIN: on.TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.name == "Province"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = self.pile(me)
        if pile is not None:
            me.gain_from(pile)


class Friendly(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When your Clean-up begins, you may discard a Friendly card to gain a Friendly card.",
        role=TRAITS,
        hears={on.CLEANUP: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.in_hand(me)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = self.pile(me)
        outcome = "" if pile is None else "a card of its pile"
        gone = me.discard(me.pick(ask.DISCARD, self.in_hand(me), 0, 1, outcome=outcome), me.hand)
        if gone and pile is not None:
            me.gain_from(pile)


class Hasty(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When you gain a Hasty card, set it aside, and play it when your next turn begins.",
        role=TRAITS,
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None:
            return event.player is me
        return super().answers(me, event, effect) and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.play(effect.cards[0], me.set_aside)
        elif event.card is not None and event.zone is not None and me.set_card_aside(event.card, event.zone):
            me.later(on.TURN_START, self, on.ONCE, False, [event.card])


class Inherited(Trait):
    facts = Kind(
        0,
        TRAIT,
        "Set-up: everybody starts with an Inherited card, in place of one of their starting cards that they pick.",
        role=TRAITS,
        hears={on.DEAL: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and self.pile(me) is not None

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        names = {card.name: card for card in me.deck}
        card = me.pick_one(ask.RETURN, list(names.values()))
        pile = self.pile(me)
        if card is None or pile is None:
            return
        if card.name == "Copper":
            me.return_to_pile(card, me.deck)
        else:
            me.return_to_box(card, me.deck)
        me.put_into_deck_from(pile)


class Inspiring(Trait):
    facts = Kind(
        0,
        TRAIT,
        "After you play an Inspiring card in your turn, you may play an Action of your hand of which you have no copy"
        " in play.",
        role=TRAITS,
        hears={on.AFTER_PLAY: on.TABLE},
    )

    def actions(self, me: Player) -> list[Card]:
        return [card for card in me.playable(ACTION) if not me.count_in_play(card.name)]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        own = me.index == me.game.turn and super().answers(me, event, effect)
        return own and len(self.actions(me)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.may_pick(ask.PLAY, self.actions(me))
        if card is not None:
            me.play_from_offer(card)


class Nearby(Trait):
    facts = Kind(
        0, TRAIT, "When you gain a Nearby card, +1 Buy.", role=TRAITS, hears={on.GAIN: on.TABLE}, plain=on.GAIN
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)


class Patient(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When your Clean-up begins, you may set Patient cards of your hand aside, to play them when your next turn"
        " begins.",
        role=TRAITS,
        hears={on.CLEANUP: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (effect is not None or len(self.in_hand(me)) > 0)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            left = effect.cards
            while left:
                card = me.pick_one(ask.PLAY, left)
                if card is not None:
                    me.play(card, me.set_aside)
                left = [other for other in left if other is not card and other in me.set_aside]
            return
        cards = self.in_hand(me)
        picked = me.pick(ask.SET_ASIDE, cards, 0, len(cards))
        laid = [card for card in picked if me.set_card_aside(card, me.hand)]
        if laid:
            me.later(on.TURN_START, self, on.ONCE, False, laid)


class Pious(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When you gain a Pious card, you may trash a card of your hand.",
        role=TRAITS,
        hears={on.GAIN: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Reckless(Trait):
    facts = Kind(
        0,
        TRAIT,
        "What Reckless cards say is done twice when they are played. When you discard one from play, return it to its"
        " pile.",
        role=TRAITS,
        hears={on.WOULD_PLAY: on.TABLE, on.DISCARD_FROM_PLAY: on.TABLE},
        plain=on.WOULD_PLAY,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and (event.kind == on.WOULD_PLAY or event.unmoved())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.WOULD_PLAY:
            event.times += 1
        elif event.card is not None and event.zone is not None:
            me.return_to_pile(event.card, event.zone)


class Rich(Trait):
    facts = Kind(0, TRAIT, "When you gain a Rich card, gain a Silver.", role=TRAITS, hears={on.GAIN: on.TABLE})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Silver")


class Shy(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When your turn begins, you may discard one Shy card for +2 Cards.",
        role=TRAITS,
        hears={on.TURN_START: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.in_hand(me)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.discard(me.pick(ask.DISCARD, self.in_hand(me), 0, 1, outcome="+2 Cards"), me.hand):
            me.plus(cards=2)


class Tireless(Trait):
    facts = Kind(
        0,
        TRAIT,
        "When you discard a Tireless card from play, set it aside, and put it onto your deck when the turn ends.",
        role=TRAITS,
        hears={on.DISCARD_FROM_PLAY: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None:
            return True  # whoever's turn ends
        return super().answers(me, event, effect) and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.topdeck(effect.cards, me.set_aside)
        elif event.card is not None and event.zone is not None and me.set_card_aside(event.card, event.zone):
            me.later(on.TURN_END, self, on.ONCE, False, [event.card])
