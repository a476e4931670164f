"""Whether data is exactly what a type of the protocol says."""

from __future__ import annotations

import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def conforms(kind: Any, value: Any, where: str = "message") -> None:
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        assert isinstance(value, dict), where
        hints = get_type_hints(kind, include_extras=True)
        needed = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        assert needed <= set(value) <= set(hints), f"{where}: {set(value) ^ set(hints)}"
        for name, item in value.items():
            conforms(hints[name], item, f"{where}.{name}")
    elif origin is NotRequired:
        conforms(inside[0], value, where)
    elif origin is Literal:
        assert value in inside, f"{where}: {value!r}"
    elif origin in (Union, types.UnionType):
        if value is not None:
            conforms(next(part for part in inside if part is not type(None)), value, where)
        else:
            assert type(None) in inside, where
    elif origin is list:
        assert isinstance(value, list), where
        for item in value:
            conforms(inside[0], item, f"{where}[]")
    elif origin is dict:
        assert isinstance(value, dict), where
        for item in value.values():
            conforms(inside[1], item, f"{where}{{}}")
    else:
        assert type(value) is kind, f"{where}: {value!r}"
