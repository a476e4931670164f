"""Prosperity: Treasures that do things, dear cards, VP tokens. Both editions; Platinum and Colony are basic cards."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (5, "Prosperity")
