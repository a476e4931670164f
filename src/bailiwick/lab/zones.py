"""Zones of the lab: names of cards that compare as the rules see them."""

from __future__ import annotations

from collections.abc import Iterable

from bailiwick.cards import find, is_known
from bailiwick.engine import declared

__all__ = ["Mats", "Zone"]


class Zone(list[str]):
    """The names of the cards in a zone. Equal to a list of the same names, in any order unless order matters."""

    def __init__(self, names: Iterable[str], ordered: bool = False) -> None:
        super().__init__(names)
        self.ordered = ordered

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (list, tuple)):
            return NotImplemented
        names = [find(n).name if isinstance(n, str) and is_known(n) else n for n in other]  # some have two names
        return list(self) == names if self.ordered else sorted(self) == sorted(names, key=str)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None


class Mats(dict[str, Zone]):
    """Mats by name. Those that nobody has put a card onto yet are empty."""

    def __missing__(self, name: str) -> Zone:
        if name in declared.MATS or name in declared.TABLE_MATS:
            return Zone([])
        raise KeyError(name)
