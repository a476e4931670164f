"""Hinterlands: what happens when cards are gained, and Reactions that play themselves."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (6, "Hinterlands")
