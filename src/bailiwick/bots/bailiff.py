"""Bailiff, the house bot: plays any kingdom of any cards.

It plays by a menu: one from its book where the kingdom is known, otherwise one it draws up itself when it sees the
cards.
"""

from __future__ import annotations

from typing import Final

from bailiwick.bots.book import menu_from_book
from bailiwick.bots.draft import big_money_with, draft, strength_of
from bailiwick.bots.menu import Menu
from bailiwick.bots.tactics import Tactician
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import View

NOVICE: Final = "novice"
STEADY: Final = "steady"
MASTER: Final = "master"
STRENGTHS: Final = [NOVICE, STEADY, MASTER]


_menus: dict[str, Menu] = {}  # what was prepared for a kingdom serves all games with it
MOST_MENUS: Final = 500


class Bailiff(Tactician):
    """The house bot, in three strengths.

    A novice plays Big Money with a single helper, not the best one; a steady player draws up a menu of its own; a
    master looks into the book first.
    """

    def __init__(self, strength: str = MASTER) -> None:
        if strength not in STRENGTHS:
            raise BailiwickError(f"Bailiff plays as {', '.join(STRENGTHS)}, not as {strength!r}.")
        super().__init__(None)
        self.strength = strength
        self.seen: dict[str, int] | None = None  # the table it has a menu for

    def menu_for(self, view: View) -> Menu:
        places = view.pile_places
        if self.seen is not places or self.menu is None:
            self.seen = places
            kingdom = ",".join([self.strength, *(pile.name for pile in view.piles if pile.supply)])
            known = _menus.get(kingdom)
            if known is None:
                if len(_menus) >= MOST_MENUS:  # a server that runs for long sees ever new kingdoms
                    _menus.clear()
                known = _menus[kingdom] = self.prepare(view)
            self.menu = known
        return self.menu

    def prepare(self, view: View) -> Menu:
        """The menu for the cards of this table."""
        kinds = kingdom_of(view)
        if self.strength == NOVICE:
            helpers = sorted(kinds, key=lambda kind: strength_of(kind).wins)
            middling = [kind for kind in helpers if 0.45 <= strength_of(kind).wins <= 0.62]
            return big_money_with([(middling[-1].name, "one after Gold")] if middling else [])
        if self.strength == MASTER:
            known = menu_from_book(sorted(pile.name for pile in view.piles if pile.supply and not pile.kind.basic))
            if known is not None:
                return known
        return draft(kinds)


def kingdom_of(view: View) -> list[Kind]:
    """The Kingdom cards that can be bought now; of a split pile the one on top."""
    return [pile.top for pile in view.piles if pile.supply and not pile.kind.basic]
