"""The book: menus for kingdoms that have been studied, the recommended sets above all."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from bailiwick.bots.menu import Menu, parse_menu

__all__ = ["book", "menu_from_book"]


@cache
def book() -> dict[str, Menu]:
    """The menus by the names of the ten piles, sorted and joined by commas."""
    text = resources.files("bailiwick.bots").joinpath("data/book.toml").read_text(encoding="utf-8")
    return {
        ",".join(sorted(row["kingdom"])): parse_menu(row["menu"], row["name"])
        for row in tomllib.loads(text).get("menu", [])
    }


def menu_from_book(piles: list[str]) -> Menu | None:
    """The menu for these Kingdom piles, if they are in the book."""
    return book().get(",".join(piles))
