"""What comes in, checked against the protocol before anything else sees it."""

from __future__ import annotations

import json
import types
from functools import cache
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bailiwick.server import protocol as wire

__all__ = ["Refused", "decode", "read_as", "read_message"]

MOST_ITEMS = 400  # of any list; a card can be named among some four hundred
LONGEST_TEXT = 2000
LARGEST_NUMBER = 2**53


class Refused(Exception):
    """Something that was sent cannot be done. It has changed nothing."""

    def __init__(self, code: wire.ErrorCode, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code: wire.ErrorCode = code
        self.message = message
        self.status = status

    def data(self, ref: int | None = None) -> wire.Failure:
        return {"type": "error", "code": self.code, "message": self.message, "ref": ref}


def decode(text: str | bytes) -> Any:
    """JSON, and nothing that only Python takes for it."""
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise Refused("malformed", "This is not JSON.") from None


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def read_message(text: str | bytes) -> tuple[str, Any]:
    """A message of a client: its type and itself."""
    data = decode(text)
    if not isinstance(data, dict):
        raise Refused("malformed", "A message is an object with a type.")
    name = data.get("type")
    if not isinstance(name, str) or name not in wire.CLIENT_MESSAGES:
        known = ", ".join(wire.CLIENT_MESSAGES)
        raise Refused("malformed", f"There is no message of type {_short(name)}; there are {known}.")
    return name, read_as(wire.CLIENT_MESSAGES[name], data)


def read_as(kind: type, data: Any) -> Any:
    """The data, if it is exactly what the type says; `Refused` says what is wrong with it."""
    _check(kind, data, kind.__name__)
    return data


@cache
def _fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict: type, and whether it must be there."""
    found = {}
    for name, hint in get_type_hints(kind, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        found[name] = (get_args(hint)[0] if optional else hint, not optional)
    return found


def _check(kind: Any, value: Any, where: str) -> None:
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        _check_object(kind, value, where)
    elif origin is Literal:
        if not isinstance(value, str) or value not in inside:
            raise Refused("malformed", f"{where} is {_short(value)}; it can be {', '.join(inside)}.")
    elif origin in (Union, types.UnionType):
        if value is None and type(None) in inside:
            return
        _check(next(part for part in inside if part is not type(None)), value, where)
    elif origin is list:
        if not isinstance(value, list):
            raise Refused("malformed", f"{where} is {_short(value)}, where a list is due.")
        if len(value) > MOST_ITEMS:
            raise Refused("too-large", f"{where} has {len(value)} items; {MOST_ITEMS} are the most.")
        for item in value:
            _check(inside[0], item, f"An item of {where}")
    elif kind is int:
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > LARGEST_NUMBER:
            raise Refused("malformed", f"{where} is {_short(value)}, where a whole number is due.")
    elif kind is bool:
        if not isinstance(value, bool):
            raise Refused("malformed", f"{where} is {_short(value)}, where true or false is due.")
    else:
        assert kind is str, kind
        if not isinstance(value, str):
            raise Refused("malformed", f"{where} is {_short(value)}, where a text is due.")
        if len(value) > LONGEST_TEXT:
            raise Refused("too-large", f"{where} is {len(value)} characters long; {LONGEST_TEXT} are the most.")
        if any(0xD800 <= ord(c) < 0xE000 or c == "\0" for c in value):
            raise Refused("malformed", f"{where} holds characters that are no text.")


def _check_object(kind: Any, value: Any, where: str) -> None:
    if not isinstance(value, dict):
        raise Refused("malformed", f"{where} is {_short(value)}, where an object is due.")
    fields = _fields(kind)
    for name in value:
        if name not in fields:
            raise Refused("malformed", f"{where} has a field {_short(name)}, which is not known.")
    for name, (hint, needed) in fields.items():
        if name in value:
            _check(hint, value[name], f"{name}")
        elif needed:
            raise Refused("malformed", f"{where} lacks the field {name}.")


def _short(value: Any) -> str:
    """A value as it is shown in an error. What holds others may be nested too deep to be written out."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    said = json.dumps(value, ensure_ascii=True)
    return said if len(said) <= 40 else said[:37] + "..."
