"""How much each card adds to Big Money.

That was measured (`data/strengths.toml`, made by `tools/measure_cards.py`); of a card that has not been measured yet
its profile gives an idea.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from bailiwick.bots.profile import profile_of
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE, Kind

__all__ = ["LIMITS", "WAYS", "Strength", "strength_of"]

# How many copies to have, and whether to buy them before Gold.
LIMITS = {
    "one": "owned({0}) < 1",
    "two": "owned({0}) < 2",
    "some": "owned({0}) < 1 + cards / 9",
    "all": "",
}
WAYS = [f"{limit} {place}" for limit in LIMITS for place in ("after Gold", "before Gold")]


class Strength:
    """How much a card adds to Big Money: the share of games it wins so, and how it is bought."""

    def __init__(self, name: str, wins: float, way: str) -> None:
        self.name = name
        self.wins = wins
        self.way = way


@cache
def _measured() -> dict[str, Strength]:
    text = resources.files("bailiwick.bots").joinpath("data/strengths.toml").read_text(encoding="utf-8")
    return {name: Strength(name, row["wins"], row["way"]) for name, row in tomllib.loads(text).items()}


def strength_of(kind: Kind) -> Strength:
    """How much the card adds to Big Money."""
    found = _measured().get(kind.name)
    if found is not None:
        return found
    newest = _measured().get(kind.newest)
    if newest is not None:  # an older wording is about as good
        return Strength(kind.name, newest.wins, newest.way)
    if not kind.is_(ACTION | TREASURE | NIGHT):
        return Strength(kind.name, 0.0, WAYS[0])
    p = profile_of(kind)
    gives = p.coins + 0.9 * (p.cards - (0.0 if p.is_terminal() else 1.0)) + 2.5 * p.cursed + 0.6 * p.discarded
    gives += 0.3 * p.gained + 0.6 * p.trashed + 0.6 * p.tokens + 0.8 * p.later
    wins = 0.35 + 0.09 * gives if p.is_terminal() else 0.40 + 0.12 * gives
    return Strength(kind.name, min(max(wins, 0.0), 0.75), "one after Gold" if p.is_terminal() else "some after Gold")
