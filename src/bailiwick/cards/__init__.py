"""What each card does, one module per expansion, and the register in which cards are found by name."""

from __future__ import annotations

from bailiwick.cards.registry import all_kinds, find, is_known, named_together, nearest, register

__all__ = ["all_kinds", "find", "is_known", "named_together", "nearest", "register"]
