"""A card that a bot wants, at one table: found once, asked for every turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.cards.registry import find, is_known, wording_in
from bailiwick.engine.decision import Decision
from bailiwick.engine.view import View


class Wanted:
    """The pile and the kind of a card, by their places; where the table has no such card, none of it can be had."""

    def __init__(self, name: str, view: View | None) -> None:
        self.name = name
        self.pile: i64 = -1
        self.kind: i64 = -1
        self.mixed = False  # the pile has other cards, too
        if view is not None:
            if name not in view.pile_places and is_known(name):
                name = wording_in(find(name), view.pile_places).name
            self.pile = view.pile_places.get(name, -1)
            self.kind = view.kinds.names.get(name, -1)
            self.mixed = self.pile >= 0 and view.piles[self.pile].is_mixed()

    def option(self, decision: Decision) -> i64:
        """The number of the option to take one, or -1."""
        i = decision.find_place(self.pile)
        if i >= 0 and self.mixed and decision.pile_at(i).top.name != self.name:
            return -1
        return i

    def owned(self, view: View) -> i64:
        """How many the seat has."""
        return view.owned_at(self.kind)

    def left(self, view: View) -> i64:
        """How many are left in the pile."""
        return view.left_at(self.pile)


NOTHING_YET: Final = Wanted("", None)  # before a bot has looked at a table
