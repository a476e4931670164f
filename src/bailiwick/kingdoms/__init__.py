"""Choosing what to play with: set-ups, sizes of piles, and games made from them."""

from __future__ import annotations

from bailiwick.kingdoms.random import random_kingdom
from bailiwick.kingdoms.setup import FIRST_GAME, Setup, new_game, prepare

__all__ = ["FIRST_GAME", "Setup", "new_game", "prepare", "random_kingdom"]
