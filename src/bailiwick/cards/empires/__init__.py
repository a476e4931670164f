"""Empires: debt, VP tokens that gather, split piles, Castles, Events and Landmarks."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (10, "Empires")
