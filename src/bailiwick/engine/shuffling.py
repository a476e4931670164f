"""Shuffling, in which some abilities have a say: what goes on top, to the bottom or anywhere, and what is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.asking import Asker
from bailiwick.engine.kinds import SHADOW
from bailiwick.engine.triggers import announce
from bailiwick.engine.zone import SEEN_BY_ALL, Zone, said

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.events import Event


class Shuffler(Asker):
    """A player who shuffles."""

    __slots__ = ()

    def shuffle(self) -> None:
        """Shuffle the discard pile and put it under the deck. Some abilities have a say in it."""
        game = self.game
        self.shuffles += 1
        if game.heard & on.SHUFFLING or game.marks or game.journal is not None:
            self._shuffle_heard(self.discard_pile)
            return
        self.discard_pile.shuffle(self.rng)
        self.discard_pile.put_under(self.deck)
        game.log.add(log.SHUFFLE, self.index, game.depth, self.deck.n)

    def _shuffle_heard(self, pile: Zone) -> None:
        """Shuffle the discard pile under the deck, or the deck itself, where abilities have a say in it, or somebody
        holds on to cards or watches."""
        game = self.game
        source = pile
        everything = pile.cards()
        cards = everything
        on_top: list[Card] = []
        beneath: list[Card] = []
        shown: list[Card] = []
        placed: list[tuple[Card, int]] = []
        left_out: list[Card] = []
        game.depth += 1
        if game.heard & on.SHUFFLE:
            event = self._ask_about_shuffle(pile)
            cards = event.cards
            on_top = event.on_top
            beneath = event.beneath
            shown = event.shown
            placed = event.placed
            left_out = event.left_out
            if event.looked:
                source = self.looking
        if game.heard & on.FROM_DECK:
            shadows = [card for card in cards if card.types & SHADOW]
            cards = [card for card in cards if card not in shadows]
            beneath = beneath + shadows
        beneath = self.arrange(beneath)
        game.depth -= 1
        if source is not pile:
            for card in everything:
                source.remove(card)
        game.unmark(everything)
        mine = said(self.eyes())
        mixed = Zone()
        mixed.extend(cards)
        mixed.shuffle(self.rng)
        if beneath:
            below = Zone()
            for card in reversed(beneath):
                below.push(card.id | (SEEN_BY_ALL if card in shown else mine))
            mixed.move_all(below)
            mixed = below
        for card in reversed(on_top):
            mixed.push(card.id | (SEEN_BY_ALL if card in shown else mine))
        for card, down in placed:
            mixed.insert_entry(max(0, mixed.n - down), card.id | SEEN_BY_ALL)
        pile.clear()
        if game.journal is not None:
            game.journal.note(game, source, self.deck, mixed.cards(), self.deck.n)
            game.journal.note(game, source, self.discard_pile, left_out)
        mixed.put_under(self.deck)
        for card in left_out:
            self.discard_pile.push(card.id | mine)
        self.discard_pile.turn_up_top()
        game.log.add(log.SHUFFLE, self.index, game.depth, self.deck.n)

    def _ask_about_shuffle(self, pile: Zone) -> Event:
        """Let abilities pick what goes on top or is left out. Meanwhile the player looks at what is left of the deck,
        since that will be drawn; at the cards to be shuffled only where an ability says so (`Event.look`)."""
        game = self.game
        event = game.event(on.SHUFFLE, self.index)
        event.cards = pile.cards()
        event.zone = pile
        if pile is not self.deck:
            event.to_draw = self.deck.cards()
            self.deck.move_all(self.looking)
            if game.journal is not None:
                game.journal.note(game, self.deck, self.looking, event.to_draw)
        announce(game, event)
        if game.journal is not None:
            game.journal.note(game, self.looking, self.deck, [card for card in event.to_draw if card in self.looking])
        for card in event.to_draw:
            self.looking.pass_on(card.id, self.deck)
        return event

    def shuffle_first(self) -> None:
        """Shuffle the deck that the player starts with."""
        self.deck.shuffle(self.rng)
        if self.game.heard & on.FROM_DECK:
            cards = self.deck.cards()
            shadows = [card for card in cards if card.types & SHADOW]
            self.deck.keep(shadows + [card for card in cards if card not in shadows])
