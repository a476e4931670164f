"""Invented cards for what no expansion brings yet: Events, a split pile with a Liaison and so on.

They are in the register only inside `invented()`, so that no other test draws them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, ALLY, ATTACK, EVENT, LANDMARK, LIAISON, Kind


class Jamboree(Card):
    facts = Kind(3, EVENT, "+1 Buy.")


class Pyre(Card):
    facts = Kind(3, EVENT, "Trash 2 cards of your hand.")


class Menhir(Card):
    facts = Kind(0, LANDMARK, "2 VP for each card of one pile.")


class Envoys(Card):
    facts = Kind(3, ACTION, "Envoys from the low to the high.", split=["Low Envoy", "High Envoy"])


class LowEnvoy(Card):
    facts = Kind(3, ACTION, "+1 Card, +1 Action.", copies=5)


class HighEnvoy(Card):
    facts = Kind(5, ACTION | LIAISON | ATTACK, "+2 Actions, +1 Buy. Trash a card of your hand.", copies=5)


class Beekeepers(Card):
    facts = Kind(0, ALLY, "Honey.")


class Weavers(Card):
    facts = Kind(0, ALLY, "Cloth.")


LANDSCAPES = [Jamboree, Pyre, Menhir]
LIAISONS = [Envoys, LowEnvoy, HighEnvoy, Beekeepers, Weavers]


def plain_cards(expansion: str, count: int) -> list[type[Card]]:
    """So many Kingdom cards that say nothing."""
    made: list[type[Card]] = []
    for i in range(count):
        facts = Kind(2 + i % 4, ACTION, "+1 Card, +1 Action.", name=f"{expansion} Card {i}")
        made.append(type(f"Plain{i}", (Card,), {"facts": facts, "__module__": __name__}))
    return made


@contextmanager
def _as_it_was() -> Iterator[None]:
    """Whatever becomes of the register, it is afterwards what it was."""
    kinds, tables = book._kinds[:], [(table, dict(table)) for table in (book._by_key, book._roles, book._older)]
    try:
        yield
    finally:
        book._kinds[:] = kinds
        for table, was in tables:
            table.clear()
            table.update(was)  # type: ignore[arg-type]


@contextmanager
def invented(*cards: tuple[str, list[type[Card]]]) -> Iterator[None]:
    """These cards of these expansions are known for a while."""
    with _as_it_was():
        for expansion, classes in cards:
            for cls in classes:
                book.register(cls, expansion)
        book.settle_split_piles()
        yield


@contextmanager
def only(expansions: list[str]) -> Iterator[None]:
    """Cards of these expansions alone are known for a while, for what must not change as more come."""
    with _as_it_was():
        book._kinds[:] = [kind for kind in book._kinds if kind.expansion in expansions]
        for name in [name for name, kind in book._by_key.items() if kind.expansion not in expansions]:
            del book._by_key[name]
        yield
