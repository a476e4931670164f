"""Bailiff, the house bot: plays any kingdom of any cards.

It plays by a menu: one from its book where the kingdom is known, otherwise one it draws up itself when it sees the
cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bailiwick.bots.book import menu_from_book
from bailiwick.bots.draft import big_money_with, draft, strength_of
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.profile import profile_of
from bailiwick.bots.tactics import Tactician
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE, Kind
from bailiwick.engine.view import View

NOVICE: Final = "novice"
STEADY: Final = "steady"
MASTER: Final = "master"
STRENGTHS: Final = [NOVICE, STEADY, MASTER]


_menus: Final[dict[str, Menu]] = {}  # what was prepared for a kingdom serves all games with it
MOST_MENUS: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Bailiff(Tactician):
    """The house bot, in three strengths.

    A novice buys one of everything, as beginners do; a steady player plays Big Money with a card that helps, if not the
    one that helps most; a master draws up the best menu it can, after a look into the book. Where a menu is given, such
    as the best plan of a study, it plays by that.
    """

    def __init__(self, strength: str = MASTER, menu: Menu | None = None) -> None:
        if strength not in STRENGTHS:
            raise BailiwickError(f"Bailiff plays as {', '.join(STRENGTHS)}, not as {strength!r}.")
        super().__init__(menu)
        self.given = menu is not None
        self.strength = strength
        self.buys_events = strength != NOVICE
        self.seen: dict[str, int] | None = None  # the table it has a menu for

    def menu_for(self, view: View) -> Menu:
        if self.given and self.menu is not None:
            return self.menu
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
            self.picky = known.picky
        return self.menu

    def prepare(self, view: View) -> Menu:
        """The menu for the cards of this table."""
        kinds = kingdom_of(view)
        for kind in kinds:
            profile_of(kind)  # looked at now, so that no move later has to wait for it
        if self.strength == NOVICE:
            return one_of_everything(kinds)
        colonies = view.pile_with("Colony") is not None
        if self.strength == STEADY:
            return big_money_with(second_best(kinds), colonies=colonies)
        return book_menu(view) or draft(kinds, colonies)


def book_menu(view: View) -> Menu | None:
    """What the book has for the kingdom; nothing for a game with Colonies, of which it knows nothing."""
    if view.pile_with("Colony") is not None:
        return None
    return menu_from_book(sorted(pile.name for pile in view.piles if pile.supply and not pile.kind.basic))


def one_of_everything(kinds: list[Kind]) -> Menu:
    """What beginners buy: the dearest card they do not have yet."""
    played = [kind for kind in kinds if kind.is_(ACTION | TREASURE | NIGHT)]
    wanted = sorted(played, key=lambda kind: (-kind.price, kind.name))
    each = [f"{kind.name} if owned({kind.name}) < 1" for kind in wanted]
    return parse_menu("\n".join(["Province", "Duchy if gains_left <= 4", "Gold", *each, "Silver"]), "One of everything")


def second_best(kinds: list[Kind]) -> list[tuple[str, str]]:
    """The card that helps Big Money most but one, and how it is bought; none where it does no good."""
    helping = sorted((strength_of(kind) for kind in kinds), key=lambda strength: (-strength.wins, strength.name))
    return [(strength.name, strength.way) for strength in helping[1:2] if strength.wins >= 0.5]


def kingdom_of(view: View) -> list[Kind]:
    """The Kingdom cards that can be bought now; of a split pile the one on top."""
    return [pile.top for pile in view.piles if pile.supply and not pile.kind.basic]
