"""Dark Ages: ruins and rats, cards that do something when they are trashed, and what is found in the trash."""

from __future__ import annotations

from typing import Final

EXPANSION: Final = (7, "Dark Ages")
