"""How a game ended: what points come from, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.engine.game import Game
from bailiwick.engine.kinds import BROUGHT
from bailiwick.engine.player import Player

__all__ = ["point_sources", "verdict"]


def point_sources(player: Player) -> list[tuple[str, int, int]]:
    """What a player's points come from, the most first: name, how many (0 where that says nothing), points."""
    count: dict[str, int] = {}
    points: dict[str, int] = {}
    for card in player.all_cards():
        worth = card.points(player)
        if worth:
            count[card.name] = count.get(card.name, 0) + 1
            points[card.name] = points.get(card.name, 0) + worth
    found = [(name, count[name], points[name]) for name in sorted(points, key=lambda name: (-points[name], name))]
    if player.vp_tokens:
        found.append(("VP tokens", 0, player.vp_tokens))
    mine = [landscape for landscape in player.landscapes if landscape.is_(BROUGHT)]
    for landscape in [*player.game.landscapes, *mine]:
        worth = landscape.points(player)
        if worth:
            found.append((landscape.name, 0, worth))
    return found


def verdict(game: Game, called: Sequence[str], seat: int) -> str:
    """Who won, and by what where the points are the same."""
    winners = game.winners()
    scores = game.scores()
    if len(winners) > 1:
        return f"{' and '.join(called[i] for i in winners)} share the victory."
    won = f"{called[winners[0]]} {'win' if winners[0] == seat else 'wins'}"
    return f"{won} with fewer turns." if scores.count(max(scores)) > 1 else f"{won}."
