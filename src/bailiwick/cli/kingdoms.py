"""What `bailiwick kingdom random | show | list` do. Each takes the parsed options and gives the exit code."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from bailiwick.cli.chosen import chosen_wishes, find_kingdom, other_books, seed_of
from bailiwick.kingdoms import RecommendedSet, Setup, draw_kingdom, kingdom_line, recommended_sets
from bailiwick.kingdoms.describe import set_data, setup_data
from bailiwick.terminal.kingdom import kingdom_lines, set_line, set_lines

__all__ = ["kingdom"]


def kingdom(options: argparse.Namespace) -> int:
    """Draw, show or list kingdoms."""
    return {"random": draw, "show": show, "list": list_sets}[options.what](options)


def draw(options: argparse.Namespace) -> int:
    """A random kingdom; `--line` prints nothing but the line to be pasted."""
    seed = seed_of(options.seed)
    setup = draw_kingdom(chosen_wishes(options), seed).known()
    if options.json:
        return _json({"seed": seed, **setup_data(setup)})
    if options.line:
        print(kingdom_line(setup))
        return 0
    return _kingdom(setup, f"A random kingdom, seed {seed}")


def show(options: argparse.Namespace) -> int:
    """A recommended set or a line, drawn."""
    text = " ".join(options.name)
    found = find_kingdom(text)
    if isinstance(found, Setup):
        return _json(setup_data(found)) if options.json else _kingdom(found, "A kingdom")
    if options.json:
        playing = setup_data(found.setup()) if found.playable else {}
        return _json({**set_data(found), "setup": playing})
    console = Console(highlight=False)
    _print(console, set_lines(console, found))
    hint = other_books(found, text)
    if hint:
        _print(console, [Text(hint.strip())])
    return 0


def list_sets(options: argparse.Namespace) -> int:
    """The recommended sets, one line each."""
    found = recommended_sets(options.book, options.expansion, options.card, options.playable)
    if options.json:
        return _json([set_data(one) for one in found])
    console = Console(highlight=False)
    names = max([len(one.title) for one in found], default=0)
    books = max([len(one.book) for one in found], default=0)
    _print(console, [set_line(one, names, books) for one in found])
    print(_sum(found))
    return 0


def _sum(found: Sequence[RecommendedSet]) -> str:
    plays = sum(one.playable for one in found)
    return f"{len(found)} set{'' if len(found) == 1 else 's'}, {plays} of them can be played."


def _kingdom(setup: Setup, title: str) -> int:
    console = Console(highlight=False)
    _print(console, kingdom_lines(console, setup, title, f'bailiwick play --kingdom "{kingdom_line(setup)}"'))
    return 0


def _print(console: Console, lines: Sequence[Text]) -> None:
    for line in lines:
        line.rstrip()
        console.print(line, soft_wrap=True)  # a line to be copied must stay one line


def _json(data: Any) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return 0
