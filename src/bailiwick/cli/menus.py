"""What `bailiwick menu` does: list the library of menus, and show one."""

from __future__ import annotations

import argparse
import json

from bailiwick.bots.library import library, menu_named
from bailiwick.engine.errors import BailiwickError
from bailiwick.kingdoms.sets import recommended_set
from bailiwick.kingdoms.suggest import did_you_mean

__all__ = ["menu"]


def menu(options: argparse.Namespace) -> int:
    """`bailiwick menu list | show`."""
    if options.what == "show":
        return _show(options)
    menus = list(library())
    if getattr(options, "set", None):
        wanted = recommended_set(options.set).title
        menus = [one for one in menus if one.for_set == wanted]
    if options.json:
        rows = [{"set": one.for_set, "name": one.name, "menu": one.text} for one in menus]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for one in menus:
        print(one.title)
    if not menus:
        print("There is no menu for this set yet; bailiwick solve finds one.")
    return 0


def _show(options: argparse.Namespace) -> int:
    title = " ".join(options.name)
    found = menu_named(title)
    if found is None:
        names = [one.title for one in library()]
        raise BailiwickError(f"There is no menu named {title!r}.{did_you_mean(title, names)}")
    if options.json:
        print(json.dumps({"set": found.for_set, "name": found.name, "menu": found.text}, ensure_ascii=False, indent=1))
    else:
        print(found.menu().dump(), end="")
    return 0
