"""Roles: what a set-up chooses beyond the ten piles, because a card or a landscape of the game asks for it.

A role is declared once, among the facts of what brings it (`Kind.role`) or, where a type of card brings it, by itself.
Kingdom lines, records, the lab, the lobby and the table read the declaration; none of them knows a role by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bailiwick.engine import log
from bailiwick.engine.declared import LandscapeDeck
from bailiwick.engine.kinds import LANDSCAPES, type_names

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.pile import Pile

# Where what has a role goes.
IN_SUPPLY: Final = "supply"  # one more Kingdom pile
BESIDE: Final = "beside"  # a pile beside the Supply
LANDSCAPE: Final = "landscape"
ASIDE: Final = "aside"  # cards of nobody, face up on the table
STACK: Final = "stack"  # cards of nobody, shuffled, face down
MARK: Final = "mark"  # nowhere: a pile that is there anyhow is marked
LATER: Final = "later"  # piles that wait until something puts them out

# Roles are drawn in this order: what is marked must be there, and what comes later is what nobody else uses.
PLACES: Final = [IN_SUPPLY, BESIDE, LANDSCAPE, ASIDE, STACK, MARK, LATER]

COSTLIEST: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """What some cards add to a set-up: its name, what can have it, how many do, and where they go.

    What fits is said by types, by types it must not have, and by cost in coins; a subclass may ask for more in
    `refuses`. What the rules do once the role is filled, such as tokens for everybody, is `begin`.
    """

    def __init__(
        self,
        key: str,
        place: str,
        *,
        title: str = "",
        types: int = 0,
        but: int = 0,
        low: int = 0,
        high: int = COSTLIEST,
        count: int = 1,
        most: int = 0,
        each: bool = False,
        any_pile: bool = False,
        brought_by: int = 0,
        note: str = "",
    ) -> None:
        self.key = key  # as in a record, and as a keyword of the lab
        self.place = place
        self.title = title  # of what has the role; empty until registered: the name of the card that brings it
        self.borrowed = not title  # the title is only that name: the Bane is the Bane, but a card is *for* its user
        self.types = types  # it must have one of these ...
        self.but = but  # ... and none of these
        self.low = low
        self.high = high
        self.count = count
        self.most = most or count  # more than `count` may be named
        self.each = each  # one for each landscape that brings it, under that landscape's name
        self.any_pile = any_pile  # of a mark: on any Supply pile, not on Kingdom piles alone
        self.brought_by = brought_by  # cards of these types bring it
        self.note = note  # what else the rules do, for the notes on set-up

    # -- for those who declare one ----------------------------------------------------------------------------------

    def refuses(self, kind: Kind) -> str:
        """Why a card cannot have the role; empty where it can."""
        if self.types and not kind.is_(self.types):
            return "it is none" if self.types & LANDSCAPES else f"it is no {' or '.join(type_names(self.types))}"
        if kind.is_(self.but):
            return f"it is a {' and '.join(type_names(kind.types & self.but))}"
        if self.has_cost() and not (self.low <= kind.cost.coins <= self.high and kind.only_coins):
            return f"it costs {kind.cost.price().removeprefix('$')}, not {self.cost_words()}"
        return ""

    def begin(self, game: Game, cards: list[Card]) -> None:
        """What the rules do before the first turn because the role is filled."""

    # -- in words ---------------------------------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """The key as it is written in a kingdom line."""
        return self.key.replace("_", " ")

    @property
    def several(self) -> bool:
        return self.most > 1

    def noun(self) -> str:
        """What has the role, as in "cannot be ..."."""
        if self.place in (LANDSCAPE, STACK, LATER):
            name = f"the {self.title}"
        elif self.place == ASIDE:
            name = f"the card{'s' if self.several else ''} for {self.title}"
        else:
            name = f"the {self.title} pile"
        return f"part of {name}" if self.several else name

    def has_cost(self) -> bool:
        return self.low > 0 or self.high < COSTLIEST

    def cost_words(self) -> str:
        if self.low == self.high:
            return str(self.low)
        if self.high == self.low + 1:
            return f"{self.low} or {self.high}"
        return f"{self.low} to {self.high}" if self.high < COSTLIEST else f"{self.low} or more"

    def what_fits(self) -> str:
        """What can have the role, as in "drawn by the seed: ..."."""
        sort = " or ".join(type_names(self.types)) or "Kingdom card"
        if self.place == MARK:
            sort = "pile" if sort == "Kingdom card" else f"{sort} pile"
        if self.most > 1:
            sort = f"{self.count} {sort}s" if self.most == self.count else f"{self.count} {sort}s or more"
        else:
            sort = f"{'an' if sort[0] in 'AEIO' else 'a'} {sort}"
        limits = []
        if self.has_cost():
            limits.append(f"{'cost' if self.most > 1 else 'costs'} {self.cost_words()}")
        if self.but:
            limits.append(f"{'are' if self.most > 1 else 'is'} no {' or '.join(type_names(self.but))}")
        return f"{sort} that {' and '.join(limits)}" if limits else sort

    def __repr__(self) -> str:
        return f"<Role {self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """How a kingdom for later was drawn. Nobody knows it before it comes, so forks draw another one."""

    def draw(self, seed: object) -> Waiting:
        """Such a kingdom, drawn by this seed."""
        raise NotImplementedError


class Waiting:
    """What comes when the kingdom is replaced: piles, landscapes, and what the rules do about them. All copies of a
    game share it, so it never changes."""

    def __init__(
        self,
        piles: list[Pile],
        landscapes: list[Card],
        aside: list[tuple[str, Kind, int]],
        roles: list[Role],
        decks: dict[str, list[Kind]],
        drawing: Drawing,
    ) -> None:
        self.piles = piles
        self.landscapes = landscapes
        self.aside = aside  # cards of nobody: the role, the kind, and who sees it
        self.roles = roles
        self.decks = decks  # what is in decks of landscapes that the game may not have yet
        self.drawing = drawing

    def kinds(self) -> list[Kind]:
        """All that comes."""
        found = [kind for pile in self.piles for kind in [pile.kind, *reversed(pile.stack)]]
        found += [kind for _, kind, _ in self.aside]
        return list(dict.fromkeys([*found, *(card.kind for card in self.landscapes)]))


def draw_anew(game: Game) -> None:
    """Let other kingdoms wait than those that do: nobody knows which they are."""
    for key, waiting in list(game.waiting.items()):
        game.waiting = {**game.waiting, key: waiting.drawing.draw(game.rng.below(1 << 30))}


def replace_kingdom(game: Game, role: str, seat: int) -> bool:
    """All Kingdom piles leave the game, and the kingdom that waits under this role comes in their place, with what the
    set-up of its cards needs; whether there was one. What else is on the table stays, and so do rules of cards that
    are gone: they still hold in this game."""
    waiting = game.waiting.get(role)
    if waiting is None:
        return False
    game.waiting = {key: other for key, other in game.waiting.items() if key != role}
    known = [pile.name for pile in game.piles]
    decks = list(game.stacks)
    for pile in game.piles:
        if pile.supply and not pile.kind.basic:
            game.remove_pile(pile)
    game.bring_piles(waiting.piles)
    if waiting.landscapes:
        game.landscapes = [*game.landscapes, *waiting.landscapes]
        for card in waiting.landscapes:
            game.introduce(card.kind)
    game.totals = game.totals.copy()  # copies of the game share the one there was
    for key, kind, sight in waiting.aside:
        deck = _deck_with(game, kind, decks)
        if deck is None:
            game.introduce(kind)
            game.put_aside(key, game.new_card(kind), sight)
        else:  # such landscapes are in the game already: the top one is as good as any
            turned = game.turn_up(deck, seat, False)
            if turned is not None:
                game.stacks[deck.name].aside.remove(turned)
                game.put_aside(key, turned, sight)
    for name in game.stacks:
        if name not in decks:
            _fill_deck(game, name, waiting.decks.get(name, []))
    game.write(log.KINGDOM, seat, [], ", ".join(pile.name for pile in waiting.piles if pile.supply), 0)
    for filled in waiting.roles:
        own = [card for card in waiting.landscapes if filled.place == LANDSCAPE and card.is_(filled.types)]
        filled.begin(game, own or game.role_cards(filled.key))
    for kind in waiting.kinds():
        if kind.name not in known:
            kind.copy_number(0).setup(game)
    return True


def _deck_with(game: Game, kind: Kind, decks: list[str]) -> LandscapeDeck | None:
    """The deck of landscapes that cards of this kind belong to, if it is one of these."""
    for item in game.brought:
        if isinstance(item, LandscapeDeck) and item.name in decks and kind.is_(item.types):
            return item
    return None


def _fill_deck(game: Game, name: str, kinds: list[Kind]) -> None:
    """Shuffle a deck of landscapes that has come into the game; some of them may lie elsewhere."""
    stack = game.stacks[name]
    elsewhere = [card.kind for zone in game.aside.values() for card in zone]
    for kind in kinds:
        if kind not in elsewhere:
            for _ in range(kind.copies_in_pile or 1):
                stack.cards.append(game.new_card(kind))
    stack.cards.shuffle(game.rng)
    if game.journal is not None:
        for card in stack.cards:
            game.journal.note_new(game, stack.cards, card)
