"""Games worth reading: the best, the worst and a typical one, as records and as logs."""

from __future__ import annotations

from pathlib import Path

from bailiwick.engine.view import full_log
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.result import Result, sample_games
from bailiwick.words.text import log_lines

__all__ = ["game_log", "write_samples"]


def game_log(result: Result, number: int, title: str) -> list[str]:
    """One game in words."""
    match = result.match
    game = match.game(number, telling=True)
    names = match.seat_names(number)
    scores = game.scores()
    winners = [names[seat] for seat in game.winners()]
    ended = (
        f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}" if game.over else "broken off"
    )
    lines = [f"{title} game for {result.strategies[0].name}: game {number}, seed {match.deal_seed(number)}"]
    lines.append(f"{', '.join(f'{name} {points}' for name, points in zip(names, scores, strict=True))}: {ended}.")
    return [*lines, "", *log_lines(full_log(game), names)]


def write_samples(result: Result, folder: Path) -> list[Path]:
    """Write the samples into a folder, each as a record (`bailiwick replay`) and as a log."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for title, number in sample_games(result).items():
            record, log = folder / f"{title}.toml", folder / f"{title}.txt"
            record.write_text(result.match.record(number).dump(), encoding="utf-8")
            log.write_text("\n".join(game_log(result, number, title.capitalize())) + "\n", encoding="utf-8")
            written += [record, log]
    except OSError as error:
        raise SimulationError(f"The samples cannot be written to {folder}: {error.strerror}.") from None
    return written
