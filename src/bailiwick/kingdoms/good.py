"""Kingdoms by chance that are good to play: for who wants a game and no questions.

Something to play many Actions with, something to buy more than one card with, something to get rid of cards with, not
too many Attacks, no card that a newer printing left out, and prices as the books' own sets have them: something for
every hand of the first turns, and enough to save for.
"""

from __future__ import annotations

import random
from typing import Final

from bailiwick.kingdoms.draw import draw_kingdom
from bailiwick.kingdoms.setup import Setup
from bailiwick.kingdoms.wishes import read_wishes

__all__ = ["CURVES", "good_kingdom"]

CURVES: Final = (
    "0-2:1, 3:2, 4:3, 5+:4",
    "0-2:1, 3:3, 4:3, 5+:3",
    "0-2:2, 3:2, 4:2, 5+:4",
    "0-2:2, 3:2, 4:3, 5+:3",
    "0-2:2, 3:3, 4:2, 5+:3",
)


def good_kingdom(seed: object, players: int = 2) -> Setup:
    """Such a kingdom, the same for the same seed."""
    curve = random.Random(repr(("curve", seed))).choice(CURVES)
    wishes = read_wishes(curve=curve, villages=1, buys=1, trashers=1, attacks=2, edition="second")
    return draw_kingdom(wishes, seed, players)
