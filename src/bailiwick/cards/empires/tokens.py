"""Empires: the VP that lie on piles and on Landmarks."""

from __future__ import annotations

from typing import Final

from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken
from bailiwick.engine.player import Player

VP: Final = PileToken("VP")


def gather(me: Player, card: Card) -> int:
    """Put 1 VP onto the pile of a card, where it has one; how many lie there then."""
    pile = me.game.pile_of(card.kind)
    if pile is None:
        return 0
    me.game.add_token(pile, VP)
    return me.game.now(pile).count_of(VP)


def harvest(me: Player, card: Card) -> None:
    """Take the VP from the pile of a card."""
    pile = me.game.pile_of(card.kind)
    n = 0 if pile is None else me.game.take_tokens(pile, VP)
    if n:
        me.add_vp(n)


def move_to(me: Player, card: Card, landmark: Card) -> None:
    """Move 1 VP from the pile of a card to a Landmark, if there is one."""
    game = me.game
    pile = game.pile_of(card.kind)
    if pile is not None and pile.count_of(VP):
        game.own(pile).add_token(VP, -1)
        game.put_on_landscape(landmark, VP, 1)


def take_from(me: Player, landmark: Card, most: int) -> None:
    """Take VP from a Landmark, as many as there are and no more than that."""
    n = me.game.take_off_landscape(landmark, VP, most)
    if n:
        me.add_vp(n)
