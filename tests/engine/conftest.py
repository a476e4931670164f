"""The invented cards are known while the tests of a module run, and to nobody else afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from engine import invented, invented_more, invented_places, invented_setup, invented_table, invented_turn, seven


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key, roles = book._kinds[:], dict(book._by_key), dict(book._roles)
    for role in book.roles_in(invented_setup):
        book.register_role(role)
    for module in (invented, invented_more, invented_table, invented_places, invented_setup, invented_turn, seven):
        for cls in list(vars(module).values()):
            if isinstance(cls, type) and issubclass(cls, Card) and cls.__module__ == module.__name__:
                book.register(cls)
    book.settle_split_piles()
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)
    book._roles.clear()
    book._roles.update(roles)
