"""Menagerie: the Exile mat, and its one rule."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.player import Player
from bailiwick.engine.zone import Zone

EXILE: Final = Mat("Exile")
# What games with something that Exiles listen to: all of these are `Exiling`, and bring the rule.
HEARS_GAINS: Final = {on.GAIN: on.TABLE}


def exile(me: Player, card: Card, source: Zone) -> bool:
    """Put a card onto the player's Exile mat, which is neither trashing nor discarding it; whether it was there."""
    return me.put_onto_mat(card, source, EXILE)


def exile_from_supply(me: Player, name: str) -> Card | None:
    """Exile the basic card of that name, if one is left in the Supply; this is not gaining it."""
    pile = me.game.find_pile(name)
    return None if pile is None else me.put_onto_mat_from(pile, EXILE)


def exiled(me: Player, name: str) -> list[Card]:
    """The cards of a name that the player has in Exile."""
    return [card for card in me.mat(EXILE) if card.name == name]


def discard_exiled(me: Player, cards: list[Card]) -> None:
    """Discard cards from Exile."""
    leave_exile(me, cards)
    me.discard(cards, me.mat(EXILE))


def held_by(me: Player, card: Card) -> Effect | None:
    """What holds only as long as this card of the player lies in Exile."""
    for effect in me.game.effects:
        if effect.seat == me.index and isinstance(effect.source, Exiling) and effect.until == on.FOREVER:
            if effect.cards[0] is card:
                return effect
    return None


def leave_exile(me: Player, cards: list[Card]) -> None:
    """Cards are about to leave Exile: what holds only as long as they lie there is over."""
    for card in cards:
        effect = held_by(me, card)
        if effect is not None:
            me.game.drop(effect)


def had_copy(me: Player, event: Event) -> bool:
    """Whether the player had another copy of a gained card in Exile when it was gained, even if they have discarded it
    since."""
    if event.card is None:
        return False
    name = event.card.name
    for effect in me.game.effects:
        if effect.event == 0 and effect.seat == me.index and isinstance(effect.source, Exiling):
            if effect.named == name and effect.number >= event.gains:
                return True
    return len(exiled(me, name)) > 0


class Exiling(Card):
    """What brings a game the Exile mat: who gains a card may discard all other copies of it that they have in Exile.
    Where several bring it, the first of them speaks for the mat."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None or event.kind != on.GAIN or self is not self.kind.rule():
            return self.answers_otherwise(me, event, effect)
        if event.player is not me or event.card is None:
            return False
        for rule in me.game.rules:
            if isinstance(rule, Exiling):
                if rule is not self:
                    return False
                break
        return any(card is not event.card for card in exiled(me, event.card.name))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None or event.kind != on.GAIN or self is not self.kind.rule():
            self.answer_otherwise(me, event, effect)
        elif event.card is not None and me.may("Discard your Exiled copies of it", event.card, deed=ask.TOPDECK):
            name = event.card.name
            if me.game.heard & on.BY_GAINER:  # something may ask whether there were copies, also for an earlier gain
                me.later(0, self, on.THIS_TURN, False, number=me.game.gained.n, named=name)
            discard_exiled(me, [card for card in exiled(me, name) if card is not event.card])

    def speaker(self, me: Player, event: Event) -> Card:
        """For the mat, one of the copies that lie there."""
        if event.kind == on.GAIN and event.card is not None and self is self.kind.rule():
            for card in exiled(me, event.card.name):
                if card is not event.card:
                    return card
        return self

    def answers_otherwise(self, me: Player, event: Event, effect: Effect | None) -> bool:
        """Whether it answers with what it says itself."""
        return super().answers(me, event, effect)

    def answer_otherwise(self, me: Player, event: Event, effect: Effect | None) -> None:
        """Answer with what it says itself."""
