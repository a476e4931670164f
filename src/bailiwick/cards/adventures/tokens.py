"""Adventures: the Tavern mat and the tokens that every player has, on piles and before them, and what these do."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Mat, PileToken, Token
from bailiwick.engine.events import Bonus, Effect, Event
from bailiwick.engine.kinds import ACTION
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player

TAVERN: Final = Mat("Tavern")

JOURNEY: Final = Token("Journey", start=1, two_sided=True)
MINUS_CARD: Final = Token("-1 Card")
MINUS_COIN: Final = Token("-1 Coin")

PLUS_CARD: Final = PileToken("+1 Card", owned=True)
PLUS_ACTION: Final = PileToken("+1 Action", owned=True)
PLUS_BUY: Final = PileToken("+1 Buy", owned=True)
PLUS_COIN: Final = PileToken("+1 Coin", owned=True)
CHEAPER: Final = PileToken("-2 Cost", owned=True)
TRASHING: Final = PileToken("Trashing", owned=True)
OF_PLAYERS: Final = [PLUS_CARD, PLUS_ACTION, PLUS_BUY, PLUS_COIN, CHEAPER, TRASHING]


def action_piles(me: Player) -> list[Pile]:
    """The Supply piles that are of Actions, also empty ones: by their randomizer, whatever the cards are just now."""
    return [pile for pile in me.game.piles if pile.supply and pile.kind.is_(ACTION)]


def place(me: Player, token: PileToken, piles: list[Pile]) -> None:
    """Move a token of the player's to a pile of their choice."""
    pile = me.pick_pile(ask.TOKEN, piles, what=f"{token.name} token")
    if pile is not None:
        me.game.move_token(pile, token, me.index)


class Bonuses(Card):
    """What brings a game tokens that give something whenever a card of their pile is played. Where several bring it the
    same token, the first of them speaks for it."""

    def gives(self) -> list[PileToken]:
        """The tokens that it brings."""
        return [token for token in self.kind.brings if isinstance(token, PileToken)]

    def speaks_for(self, me: Player, event: Event) -> list[PileToken]:
        """The tokens that answer the play."""
        pile = None if event.card is None or event.player is not me else me.game.pile_of(event.card.kind)
        if pile is None:
            return []
        lying = [token for token in self.gives() if pile.has_token(token, me.index)]
        for rule in me.game.rules if lying else []:
            if rule is self:
                break
            if isinstance(rule, Bonuses):
                lying = [token for token in lying if token not in rule.gives()]
        return lying

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return bool(self.speaks_for(me, event))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        tokens = self.speaks_for(me, event)
        me.plus(int(PLUS_CARD in tokens), int(PLUS_ACTION in tokens), int(PLUS_BUY in tokens), int(PLUS_COIN in tokens))


class DrawsLess(Card):
    """What gives a game -1 Card tokens: who has theirs on the deck draws one card fewer the next time."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or not me.tokens_of(MINUS_CARD):
            return False
        for rule in me.game.rules:
            if isinstance(rule, DrawsLess):
                return rule is self  # the first speaks for all
        return False

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_tokens(MINUS_CARD, -1)
        event.amount -= 1


class GetsLess(Card):
    """What gives a game -1 Coin tokens: who has theirs gets one coin less the next time they get any."""

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        if bonus.coins > 0 and owner.tokens_of(MINUS_COIN):
            owner.add_tokens(MINUS_COIN, -1)
            bonus.coins -= 1


HEARS_PLAYS: Final = {on.PLAY: on.TABLE}
HEARS_DRAWS: Final = {on.WOULD_DRAW: on.TABLE}
HEARS_COINS: Final = {on.BONUS: on.TABLE}
