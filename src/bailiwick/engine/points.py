"""What the cards, tokens and landscapes of a player are worth at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine.kinds import BROUGHT
from bailiwick.engine.turn import OVER
from bailiwick.engine.zone import BOOK, CARD, VARIES, Zone, card_at

if TYPE_CHECKING:
    from bailiwick.engine.player import Player


def points_of(player: Player) -> int:
    """A player's victory points, if the game were over now: nothing counts then that holds in a turn alone."""
    game = player.game
    stage = game.stage
    game.stage = OVER
    total = player.vp_tokens
    for zone in player.zones():
        total += _points_in(player, zone)
    for landscape in game.landscapes:
        total += landscape.points(player)
    for mine in player.landscapes:
        if mine.types & BROUGHT:
            total += mine.points(player)
    game.stage = stage
    return total


def _points_in(player: Player, zone: Zone) -> i64:
    total: i64 = 0
    fixed = BOOK.vp
    for i in range(zone.n):
        entry = zone.items[i]
        vp = fixed[entry & CARD]
        if vp == VARIES:
            vp = card_at(entry).points(player)
        total += vp
    return total
