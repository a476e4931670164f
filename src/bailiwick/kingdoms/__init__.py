"""Choosing what to play with: recommended sets, random kingdoms, kingdoms as lines of text, and games made of them."""

from __future__ import annotations

from bailiwick.kingdoms.draw import draw_kingdom
from bailiwick.kingdoms.line import kingdom_line, read_kingdom
from bailiwick.kingdoms.random import random_kingdom
from bailiwick.kingdoms.sets import RecommendedSet, recommended_set, recommended_sets
from bailiwick.kingdoms.setup import FIRST_GAME, Setup, new_game, prepare
from bailiwick.kingdoms.wishes import Band, Wishes, read_wishes

__all__ = [
    "FIRST_GAME",
    "Band",
    "RecommendedSet",
    "Setup",
    "Wishes",
    "draw_kingdom",
    "kingdom_line",
    "new_game",
    "prepare",
    "random_kingdom",
    "read_kingdom",
    "read_wishes",
    "recommended_set",
    "recommended_sets",
]
