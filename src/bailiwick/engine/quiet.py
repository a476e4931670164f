"""Whether an answer was quiet: nobody learnt anything by it that they did not know, so that taking it back is fair.

Strict in one direction: what is called quiet is. Cards that a player shows of their own, by playing or discarding them
from the hand, are that player's own loss; everything else that anybody learns makes an answer loud: cards that are
drawn, looked at or turned up, a shuffle, what another player does or is asked, and who could have answered it or could
have been asked: where a card turned to other players and nothing came of it, that told something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.journal import Journal
from bailiwick.engine.kinds import ATTACK
from bailiwick.engine.knowledge import known_cards
from bailiwick.engine.zone import ALL

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.decision import Decision
    from bailiwick.engine.game import Game
    from bailiwick.engine.log import Entry

__all__ = ["Known"]

# What may happen in a quiet answer, with the events that others could have answered from where nobody sees it.
PLAYED = on.PLAY | on.WOULD_PLAY | on.AFTER_PLAY
GAINED = on.BUY | on.WOULD_GAIN | on.GAIN | on.EMPTIED
DISCARDED = on.DISCARD | on.DISCARD_FROM_PLAY
HARMLESS = {
    log.PLAY: PLAYED, log.NOTHING: 0, log.BUY: GAINED, log.GAIN: GAINED, log.TRASH: on.TRASH | on.WOULD_TRASH,
    log.DISCARD: DISCARDED, log.TOPDECK: 0, log.TOPDECK_HIDDEN: 0, log.SET_ASIDE: 0, log.SET_ASIDE_HIDDEN: 0,
    log.RETURN: 0, log.NAME: 0, log.CHOOSE: 0, log.TOKENS: 0, log.SPEND: 0, log.PLACE: 0, log.CALL: 0, log.WAY: PLAYED,
    log.PHASE: on.BUY_START | on.BUY_END, log.TAKE: 0, log.GET: 0, log.EFFECT: 0,
}  # fmt: skip


class Known:
    """What everybody knows at a question, to be held against what they know after its answer."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat  # who is asked
        self.entries = len(game.log)
        self.turn = game.turn_number
        self.seen = [set(known_cards(game, player.index)) for player in game.players]
        self.owned = set(game.players[seat].all_cards())
        self.dealt = {card for zone in game.zones() for card in zone}
        self.chance = _chance(game)
        self.closed = _closed_piles(game)
        if game.journal is None:
            game.journal = Journal()
        game.journal.others = False

    def quiet(self, game: Game, question: Decision | None) -> bool:
        """Whether what came since, up to this question, told nobody anything."""
        if question is None or question.seat != self.seat or game.turn_number != self.turn:
            return False
        if self.chance != _chance(game) or self.closed != _closed_piles(game) or game.control is not None:
            return False
        if game.journal is None or game.journal.others:
            return False
        own = self.seen[self.seat]
        # A question may be about cards that lie where only its asking shows them.
        if any(card in self.dealt and card not in own for card in question.cards):
            return False
        if not all(self._harmless(game, entry) for entry in game.log.entries(self.entries)):
            return False
        for player in game.players:
            seat = player.index
            for card in known_cards(game, seat):
                shown = seat != self.seat and card in own and card in self.owned
                if card in self.dealt and card not in self.seen[seat] and not shown:
                    return False
        return True

    def _harmless(self, game: Game, entry: Entry) -> bool:
        if entry.seat != self.seat or entry.kind not in HARMLESS:
            return False
        if any(self._unknown(card) or (entry.kind == log.PLAY and card.kind.types & ATTACK) for card in entry.cards):
            return False
        events = HARMLESS[entry.kind]
        return not any(places & on.HAND for event, places in game.zones_heard.items() if event & events)

    def _unknown(self, card: Card) -> bool:
        """Whether who is asked did not know where the card was."""
        return card in self.dealt and card not in self.seen[self.seat]


def _chance(game: Game) -> list[int]:
    return [game.rng.state, *(player.rng.state for player in game.players)]


def _closed_piles(game: Game) -> list[tuple[str, int]]:
    """The piles whose order is secret: what leaves one turns up the next card."""
    return [(pile.name, pile.count) for pile in game.piles if pile.sight != ALL]
