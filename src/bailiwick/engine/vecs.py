"""What rows of numbers are made of. Compiled code knows them as vectors of machine words (see `vecs.pyi`) and never
calls what is here; interpreted code is quicker with plain lists, and needs no library for it."""

from __future__ import annotations

from typing import Any


class vec:
    """``vec[i64]()`` is an empty row."""

    def __class_getitem__(cls, item: Any) -> type[list[Any]]:
        return list


def append(row: list[Any], item: Any) -> list[Any]:
    """The row with one item more; the row that was given is not to be used any longer."""
    row.append(item)
    return row
