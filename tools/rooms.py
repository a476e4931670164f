"""Write the list of rooms in docs/architecture.md: every module, with the first sentence of its docstring.

    python tools/rooms.py

A test holds the document against the folders, so that the list is always the list.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bailiwick"
PAGE = ROOT / "docs" / "architecture.md"
# From what knows least to what knows most: imports point upwards in this list.
ORDER = [
    "engine", "cards", "kingdoms", "bots", "lab", "records.py", "words", "rulings", "minds", "sim", "terminal",
    "server", "cli",
]  # fmt: skip
BEGIN, END = "<!-- rooms: written by tools/rooms.py -->\n", "<!-- end of rooms -->\n"
WIDTH = 22


def about(path: Path) -> str:
    """The first sentence of a module's docstring."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.split(r"(?<=\.)\s", " ".join(text.split()), maxsplit=1)[0].rstrip(".")


def listed(path: Path, depth: int) -> list[str]:
    """A module or a package, with all that is in it."""
    if path.is_file():
        return [f"{'  ' * depth}{path.stem}".ljust(WIDTH) + about(path)]
    lines = [f"{'  ' * depth}{path.name}/".ljust(WIDTH) + about(path / "__init__.py")]
    for inside in sorted(path.iterdir()):
        module = inside.suffix == ".py" and inside.stem != "__init__"
        if module or (inside / "__init__.py").exists():
            lines += listed(inside, depth + 1)
    return lines


def rooms() -> str:
    """The whole list, between its marks."""
    lines = ["src/bailiwick/"]
    for name in ORDER:
        lines += listed(SOURCE / name, 1)
    return BEGIN + "```\n" + "\n".join(line.rstrip() for line in lines) + "\n```\n" + END


def page() -> str:
    """The document with the list as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return before + rooms() + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write("The rooms are written.\n")
