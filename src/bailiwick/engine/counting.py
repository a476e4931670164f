"""What a seat can know of others' cards by counting along: gaining and trashing are seen by all, so everybody could
keep count of who owns what, and of the points that makes.

Cards that were passed unseen are the exception. To whoever has not seen such a card since, it still counts for the
player who had it last as far as they know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import log
from bailiwick.engine.passing import secret_passes

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player


class Counted:
    """One player's cards and points, as far as a seat can know."""

    def __init__(self, game: Game, player: Player, unsure: int) -> None:
        self.owned = {name: player.owned[name] for name in sorted(player.owned) if player.owned[name]}
        self.points = game.points_of(player)
        self.unsure = unsure  # how many cards the player gave or got unseen


def counted(game: Game, seat: int) -> list[Counted] | None:
    """For each player; None where it cannot be told without giving something away. A spectator (-1) has seen no card
    that was passed, and games of two players, in which both know such cards, keep no note of them."""
    if seat < 0 and _was_passed(game):
        return None
    passes = secret_passes(game, seat)
    unsure = [0] * len(game._players)
    if passes:
        game = game.copy()
        for passed in reversed(passes):
            holder = _holder(game, passed.card)
            if holder is not None:
                unsure[passed.giver] += 1
                unsure[holder.index] += 1
                _give_back(game, passed.card, holder, game._players[passed.giver])
    return [Counted(game, player, unsure[player.index]) for player in game._players]


def _was_passed(game: Game) -> bool:
    codes = game.log.whole().codes
    for i in range(codes.n):  # noqa: SIM110 (a generator would be slow when compiled)
        if log.kind_of(codes.items[i]) == log.PASS:
            return True
    return False


def _holder(game: Game, card: Card) -> Player | None:
    for player in game._players:
        if card in player.all_cards():
            return player
    return None


def _give_back(game: Game, card: Card, holder: Player, giver: Player) -> None:
    for zone in holder.zones():
        if game.move(card, zone, giver.discard_pile):
            break
    holder.count(card.kind, -1)
    giver.count(card.kind, 1)
