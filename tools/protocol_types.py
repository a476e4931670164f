"""Write web/src/protocol.ts from the server's protocol: `python tools/protocol_types.py`."""

from __future__ import annotations

import inspect
import re
import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bailiwick.server import protocol

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEAD = """\
// Made from src/bailiwick/server/protocol.py by `python tools/protocol_types.py`; do not edit.

/** Where cards are, as text, so that it can be a key:
 *  hand:SEAT  deck:SEAT  discard:SEAT  in_play:SEAT  set_aside:SEAT  face_down:SEAT  revealed:SEAT  looking:SEAT
 *  mat:SEAT:NAME  pile:NAME  landscape:NAME  trash  table:NAME  aside:ROLE
 *  stack:NAME  stack_discard:NAME  stack_aside:NAME */
export type Place = string;
"""


def page() -> str:
    """All types of the protocol, in the order in which it gives them."""
    parts = [HEAD]
    for name, value in vars(protocol).items():
        if is_typeddict(value):
            parts.append(interface(value))
        elif name in ("Zone", "Shape", "ErrorCode", "ServerMessage", "ClientMessage"):
            parts.append(f"export type {name} = {in_typescript(value)};\n")
    return "\n".join(parts)


def interface(kind: Any) -> str:
    """A TypedDict as an interface, with its docstring and the comments on its fields."""
    lines = []
    if kind.__doc__:
        lines.append("/** " + inspect.cleandoc(kind.__doc__).replace("\n", "\n * ") + " */")
    lines.append(f"export interface {kind.__name__} {{")
    notes = dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(kind), re.M))
    source = inspect.getsource(kind)
    for field, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        written = re.search(rf"^    {field}: (NotRequired\[)?Place( \| None)?\b", source, re.M)
        said = "Place" + (written[2] or "").replace("None", "null") if written else in_typescript(hint)
        note = f" // {notes[field]}" if field in notes else ""
        lines.append(f"  {field}{'?' if optional else ''}: {said};{note}")
    lines.append("}")
    return "\n".join(lines) + "\n"


def in_typescript(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        return in_typescript(inside[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(in_typescript(part) for part in inside)
    if origin is list:
        item = in_typescript(inside[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {in_typescript(inside[1])}>"
    if hint is type(None):
        return "null"
    if is_typeddict(hint):
        return str(hint.__name__)
    return {str: "string", int: "number", float: "number", bool: "boolean"}[hint]


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page())
    sys.stdout.write(f"{PAGE.name} is written.\n")
