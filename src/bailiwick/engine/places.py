"""Where cards lie at a table, whose they are or nobody's; and tokens on piles. The ground floor of `Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.declared import Declared, LandscapeDeck, PileToken, TableMat, Token
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.stack import Stack
from bailiwick.engine.zone import ALL, NO_CARDS, NOBODY, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.journal import Journal
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng


class Places:
    """All places of a game, each found by a walk over what was declared."""

    _players: list[Player]  # see `Table.players`
    piles: list[Pile]  # Supply piles first, by cost and name; then the others
    _trash: Zone  # see `trash`
    mats: dict[str, Zone]  # places of cards that are nobody's, see `mat`
    aside: dict[str, Zone]  # the same by role: cards set aside by the set-up, or in a face-down stack
    stacks: dict[str, Stack]  # decks of landscapes, see `deck_of`
    brought: list[Declared]  # what cards of this game bring into it; replaced, never changed in place
    hidden: i64  # the piles whose order is secret, as bits
    rng: Rng
    totals: dict[str, int]  # how many of each card there are, for `check`; never changed, since copies share it
    turn: i64  # whose turn it is
    log: log.Log
    journal: Journal | None  # how cards move, where somebody watches; copies are not watched

    __slots__ = (
        "_players", "_trash", "aside", "brought", "hidden", "journal", "log", "mats", "piles", "rng", "stacks",
        "totals", "turn",
    )  # fmt: skip

    def _empty_places(self) -> None:
        self._trash = NO_CARDS
        self.mats = {}
        self.aside = {}
        self.stacks = {}
        self.brought = []
        self.hidden = 0
        self.journal = None

    def _copy_places(self, old: Places) -> None:
        self._trash = old._trash.copy() if old._trash.n else NO_CARDS
        self.mats = {name: cards.copy() for name, cards in old.mats.items()} if old.mats else old.mats
        self.aside = {role: cards.copy() for role, cards in old.aside.items()} if old.aside else old.aside
        self.stacks = {name: stack.copy() for name, stack in old.stacks.items()} if old.stacks else old.stacks
        self.brought = old.brought
        self.hidden = old.hidden
        self.journal = None

    # What the floors above do.

    def own(self, pile: Pile) -> Pile:
        raise NotImplementedError

    def now(self, pile: Pile) -> Pile:
        raise NotImplementedError

    def count_empty_piles(self) -> None:
        raise NotImplementedError

    def write(self, kind: int, seat: int, cards: list[Card], text: str, number: int) -> None:
        raise NotImplementedError

    # -- places -----------------------------------------------------------------------------------------------------

    @property
    def trash(self) -> Zone:
        """The trash; made on first use, like the seldom used zones of a seat."""
        if self._trash is NO_CARDS:
            self._trash = Zone()
        return self._trash

    def mat(self, mat: TableMat) -> Zone:
        """The cards at a place that is nobody's."""
        if mat.name not in self.mats:
            self.mats = {**self.mats, mat.name: Zone(mat.sight)}
        return self.mats[mat.name]

    def deck_of(self, deck: LandscapeDeck) -> Stack:
        """A deck of landscapes that this game uses."""
        stack = self.stacks.get(deck.name)
        if stack is None:
            raise IllegalMove(f"This game has no {deck.name}: none of its cards brings them.")
        return stack

    def turn_up(self, deck: LandscapeDeck, seat: int) -> Card | None:
        """Turn up the top card of a deck of landscapes; None where there is none. It is set aside until `discard_to`
        discards it."""
        stack = self.deck_of(deck)
        if not stack.cards.n:
            stack.shuffle(self.rng)
            if self.journal is not None:
                self.journal.note(self, stack.discarded, stack.cards, stack.cards.cards())
        card = stack.turn_up()
        if card is not None:
            if self.journal is not None:
                self.journal.note(self, stack.cards, stack.aside, [card])
            self.write(log.REVEAL, seat, [card], "", 0)
        return card

    def discard_to(self, deck: LandscapeDeck, card: Card) -> bool:
        """Discard a landscape that was turned up; whether it was set aside."""
        stack = self.deck_of(deck)
        if not stack.discard(card):
            return False
        if self.journal is not None:
            self.journal.note(self, stack.aside, stack.discarded, [card])
        return True

    def places(self, every: bool = False) -> list[tuple[str, Zone]]:
        """Every place where cards lie that have left their piles, by its name on the wire; or also empty ones that are
        seldom used."""
        found: list[tuple[str, Zone]] = []
        for player in self._players:
            found += player.places(every)
        if every or self._trash.n:
            found.append(("trash", self._trash))
        for name, zone in self.mats.items():
            found.append(("table:" + name, zone))
        for role, zone in self.aside.items():
            found.append((("stack:" if zone.sight == NOBODY else "aside:") + role, zone))
        for name, stack in self.stacks.items():
            found.append(("stack:" + name, stack.cards))
            found.append(("stack_discard:" + name, stack.discarded))
            found.append(("stack_aside:" + name, stack.aside))
        return found

    def place_of(self, zone: Zone) -> str:
        """The name of a place on the wire; empty for a zone that is none."""
        for name, found in self.places(True):
            if found is zone:
                return name
        return ""

    def zones(self) -> list[Zone]:
        """The same without names."""
        found: list[Zone] = []
        for player in self._players:
            found += player.zones()
        if self._trash.n:
            found.append(self._trash)
        return found + self.table_zones()

    def table_zones(self) -> list[Zone]:
        """Those that are nobody's, apart from the trash."""
        found = list(self.mats.values()) + list(self.aside.values())
        for stack in self.stacks.values():
            found += stack.zones()
        return found

    def _bring(self, item: Declared) -> None:
        """Something comes into the game with one of its cards."""
        for there in self.brought:
            if there.name == item.name and type(there) is type(item):
                return
        self.brought = [*self.brought, item]
        if isinstance(item, Token):
            for player in self._players:
                player.set_tokens(item, item.start)
        elif isinstance(item, LandscapeDeck):
            self.stacks = {**self.stacks, item.name: Stack()}

    # -- a secret order ---------------------------------------------------------------------------------------------

    def shuffle_stacks(self) -> None:
        """Shuffle the piles and decks whose order is secret, as the game begins."""
        for stack in self.stacks.values():
            stack.cards.shuffle(self.rng)
        if not self.hidden:
            return
        for pile in self.piles:
            if pile.sight != ALL:
                pile = self.own(pile)
                pile.shuffle(self.rng)
                if 0 <= pile.keep < pile.count:
                    totals = self.totals.copy()  # copies of the table share it
                    while pile.count > pile.keep:
                        totals[pile.top.name] -= 1
                        pile.take()
                    pile.shuffle(self.rng)  # what was taken off told something of what lies there
                    self.totals = totals
        self.count_empty_piles()

    # -- tokens on piles --------------------------------------------------------------------------------------------

    def add_token(self, pile: Pile, token: PileToken, n: int = 1) -> None:
        """Put tokens that are nobody's onto a pile."""
        self.own(pile).add_token(token, n)
        self.write(log.PLACE, self.turn, [], pile.name, n)

    def take_tokens(self, pile: Pile, token: PileToken) -> int:
        """Take all of these tokens off a pile: how many there were."""
        n = self.now(pile).count_of(token)
        if n:
            self.own(pile).add_token(token, -n)
        return n

    def move_token(self, pile: Pile, token: PileToken, seat: int) -> None:
        """Put a token of a player onto a pile, from whichever pile it lies on now."""
        self.remove_token(token, seat)
        self.own(pile).set_owner(token, seat, True)
        self.write(log.PLACE, seat, [], pile.name, 1)

    def remove_token(self, token: PileToken, seat: int) -> None:
        """Take a token of a player off the pile it lies on."""
        for pile in self.piles:
            if pile.has_token(token, seat):
                self.own(pile).set_owner(token, seat, False)
