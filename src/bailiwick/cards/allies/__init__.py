"""Allies: the Kingdom cards, the split piles, and the Allies themselves."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (15, "Allies")
