"""Adventures: cards that wait in the Tavern, Travellers that rise, tokens on piles, and Events."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (10, "Adventures")
