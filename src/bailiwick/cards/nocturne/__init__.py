"""Nocturne: cards for the night, Boons and Hexes, and Heirlooms to start with."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (12, "Nocturne")
