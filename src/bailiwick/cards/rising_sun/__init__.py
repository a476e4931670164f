"""Rising Sun: Omens and the Prophecy they bring about, Shadows that can be played from the deck, debt, and Events."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (17, "Rising Sun")
