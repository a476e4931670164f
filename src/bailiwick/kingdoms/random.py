"""Kingdoms drawn by chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import LANDSCAPES, Kind


def kingdom_cards() -> list[Kind]:
    """Everything that can be one of the ten piles."""
    homes = {name for kind in all_kinds() for name in kind.split}
    return [
        kind
        for kind in all_kinds()
        if not kind.basic and kind.supply and not kind.is_(LANDSCAPES) and kind.name not in homes and kind.expansion
    ]


def random_kingdom(seed: object, size: int = 10, among: Sequence[str] | None = None) -> list[str]:
    """Names of so many different Kingdom cards, the same for the same seed."""
    names = sorted(kind.name for kind in kingdom_cards()) if among is None else sorted(among)
    return sorted(random.Random(repr(seed)).sample(names, size))
