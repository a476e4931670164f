"""Plunder: Loot, Traits on piles, Durations that wait for the next time, Treasures that do things, and Events."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (16, "Plunder")
