"""Kingdoms drawn by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bailiwick.kingdoms.setup import kingdom_cards


def random_kingdom(seed: object, size: int = 10, among: Sequence[str] | None = None) -> list[str]:
    """Names of so many different Kingdom cards, the same for the same seed."""
    names = sorted(kind.name for kind in kingdom_cards()) if among is None else sorted(among)
    return sorted(random.Random(repr(seed)).sample(names, size))
