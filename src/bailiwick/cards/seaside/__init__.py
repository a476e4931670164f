"""Seaside: what lasts into the next turn, and what lies on mats."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (3, "Seaside")
