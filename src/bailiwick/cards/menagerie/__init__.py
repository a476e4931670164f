"""Menagerie: Horses, the Exile mat, Ways, Events, costs that change, and Reactions that play themselves."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (13, "Menagerie")
