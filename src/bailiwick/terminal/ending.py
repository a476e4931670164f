"""The end of a game: scores and what they come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from bailiwick.engine.game import Game
from bailiwick.engine.player import Player
from bailiwick.words.scoring import point_sources, verdict
from bailiwick.words.text import cards_in_words, plural

__all__ = ["ending"]


def ending(game: Game, names: Sequence[str], seat: int) -> list[RenderableType]:
    """Who won, and every player's points, the best first."""
    called = ["You" if i == seat else name for i, name in enumerate(names)]
    scores = game.scores()
    lines: list[RenderableType] = [Text(), Text("The game is over.", style="bold"), Text()]
    for i in sorted(range(len(scores)), key=lambda i: -scores[i]):
        line = Text(f"{called[i]}: {scores[i]} points", style="bold")
        line.append(f" in {game.players[i].turns} turns", style="not bold")
        lines += [line, _indented(f"from {', '.join(sources(game.players[i])) or 'nothing'}", "default")]
        deck = sorted(card.name for card in game.players[i].all_cards())
        lines.append(_indented(f"with {len(deck)} cards: {cards_in_words(deck)}", "bright_black"))
    return [*lines, Text(), Text(verdict(game, called, seat), style="bold"), Text()]


def _indented(line: str, style: str) -> Padding:
    return Padding(Text(line, style=style), (0, 0, 0, 2))


def sources(player: Player) -> list[str]:
    """What a player's points come from: "3 Provinces (18)"."""
    return [
        f"{count} {plural(name) if count > 1 else name} ({points})" if count else f"{name} ({points})"
        for name, count, points in point_sources(player)
    ]
