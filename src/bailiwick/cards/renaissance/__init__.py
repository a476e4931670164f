"""Renaissance: Villagers and Coffers, Artifacts that pass from hand to hand, and Projects."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (12, "Renaissance")
