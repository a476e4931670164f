"""The library of menus: strategies for the recommended sets, and Big Money with each card that helps it.

Those of the sets are in `data/library.toml`, made by `tools/make_library.py`; those of Big Money follow from how much
each card was measured to help.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bailiwick.bots.draft import WORTH_IT, big_money_with, strength_of
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.cards.registry import find, key
from bailiwick.kingdoms.setup import kingdom_cards

__all__ = ["LibraryMenu", "library", "menu_named"]


@dataclass(frozen=True)
class LibraryMenu:
    """A menu of the library: which set it is for ("" for any kingdom with its cards), its name and text."""

    for_set: str
    name: str
    text: str

    @property
    def title(self) -> str:
        return f"{self.for_set}: {self.name}" if self.for_set else self.name

    @property
    def short_title(self) -> str:
        """The title without the year that tells sets of one name apart."""
        return f"{self.for_set.partition(' (')[0]}: {self.name}" if self.for_set else self.name

    def menu(self) -> Menu:
        return parse_menu(self.text, self.name)


@cache
def library() -> tuple[LibraryMenu, ...]:
    """All menus, those for any kingdom first."""
    found = [LibraryMenu("", "Optimised Big Money", big_money_with([], "Optimised Big Money").dump())]
    tops = [find(kind.split[0]) if kind.split else kind for kind in kingdom_cards()]
    for kind in sorted(tops, key=lambda kind: kind.name):
        strength = strength_of(kind)
        if strength.wins >= WORTH_IT:
            name = f"Big Money with {kind.name}"
            found.append(LibraryMenu("", name, big_money_with([(kind.name, strength.way)], name).dump()))
    text = resources.files("bailiwick.bots").joinpath("data/library.toml").read_text(encoding="utf-8")
    for row in tomllib.loads(text).get("menu", []):
        found.append(LibraryMenu(row["set"], row["name"], row["text"]))
    return tuple(found)


def menu_named(title: str) -> LibraryMenu | None:
    """The menu of that title, whatever the spelling of case and signs; without a year, the first that is meant."""
    wanted = key(title)
    known = library()
    return next((one for one in known if key(one.title) == wanted), None) or next(
        (one for one in known if key(one.short_title) == wanted), None
    )
