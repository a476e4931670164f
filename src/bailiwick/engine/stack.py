"""Decks of landscapes that lie face down, such as the Boons, with what is set aside of them and their discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bailiwick.engine.zone import ALL, NOBODY, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.rng import Rng


@mypyc_attr(acyclic=True)
class Stack:
    """A shuffled deck that belongs to the table. Nobody looks into it; what is turned up, all see."""

    def __init__(self, old: Stack | None = None) -> None:
        if old is None:
            self.cards = Zone(NOBODY)  # face down, the top one last
            self.discarded = Zone(ALL)
            self.aside = Zone(ALL)  # turned up and not discarded yet
        else:
            self.cards = old.cards.copy()
            self.discarded = old.discarded.copy()
            self.aside = old.aside.copy()

    def copy(self) -> Stack:
        return Stack(self)

    def zones(self) -> list[Zone]:
        return [self.cards, self.discarded, self.aside]

    def shuffle(self, rng: Rng) -> None:
        """Shuffle the discard pile, to be the deck where no card is left."""
        self.discarded.move_all(self.cards)
        self.cards.shuffle(rng)

    def turn_up(self) -> Card | None:
        """Turn up the top card, which is set aside until somebody discards it."""
        if not self.cards.n:
            return None
        card = self.cards.pop()
        self.aside.append(card)
        return card

    def discard(self, card: Card) -> bool:
        """Discard a card that is set aside; whether it was."""
        if not self.aside.take(card.id):
            return False
        self.discarded.append(card)
        return True
