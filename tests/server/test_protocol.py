"""The protocol and the TypeScript types made from it."""

from __future__ import annotations

import inspect
from typing import get_type_hints, is_typeddict

from bailiwick.server import protocol
from tooling import tool


def test_the_types_of_the_client_are_up_to_date() -> None:
    module = tool("protocol_types")
    assert module.PAGE.read_text() == module.page(), "run: python tools/protocol_types.py"


def test_every_message_is_named_by_its_type() -> None:
    for name, kind in protocol.CLIENT_MESSAGES.items():
        assert get_type_hints(kind)["type"].__args__ == (name,)
    names = [get_type_hints(kind)["type"].__args__[0] for kind in protocol.SERVER_MESSAGES]
    assert len(set(names)) == len(names)


def test_no_type_of_the_protocol_is_unused() -> None:
    source = inspect.getsource(protocol)
    for name, value in vars(protocol).items():
        if is_typeddict(value):
            assert source.count(name) > 1, name
