"""Where cards lie at a table, whose they are or nobody's; and tokens on piles. The ground floor of `Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.declared import Declared, LandscapeDeck, PileToken, TableMat, Token
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.seldom import NOTHING_SELDOM, Seldom
from bailiwick.engine.stack import Stack
from bailiwick.engine.zone import ALL, NO_CARDS, NOBODY, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.control import Control
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng
    from bailiwick.engine.roles import Waiting


class Places:
    """All places of a game, each found by a walk over what was declared."""

    _players: list[Player]  # see `Table.players`
    piles: list[Pile]  # Supply piles first, by cost and name; then the others
    _trash: Zone  # see `trash`
    seldom: Seldom  # what few games have; its parts are properties, see below
    hidden: i64  # the piles whose order is secret, as bits
    rng: Rng
    totals: dict[str, int]  # how many of each card there are, for `check`; never changed, since copies share it
    turn: i64  # whose turn it is

    __slots__ = ("_players", "_trash", "hidden", "piles", "rng", "seldom", "totals", "turn")

    def _empty_places(self) -> None:
        self._trash = NO_CARDS
        self.seldom = NOTHING_SELDOM
        self.hidden = 0

    def _copy_places(self, old: Places) -> None:
        self._trash = old._trash.copy() if old._trash.n else NO_CARDS
        self.seldom = old.seldom if old.seldom is NOTHING_SELDOM else old.seldom.copy()
        self.hidden = old.hidden

    # -- what few games have ----------------------------------------------------------------------------------------

    def _own_seldom(self) -> Seldom:
        """That of this game, to be changed."""
        if self.seldom is NOTHING_SELDOM:
            self.seldom = Seldom()
        return self.seldom

    @property
    def mats(self) -> dict[str, Zone]:
        """Places of cards that are nobody's, see `mat`."""
        return self.seldom.mats

    @mats.setter
    def mats(self, value: dict[str, Zone]) -> None:
        self._own_seldom().mats = value

    @property
    def aside(self) -> dict[str, Zone]:
        """The same by role: cards set aside by the set-up, or in a face-down stack."""
        return self.seldom.aside

    @aside.setter
    def aside(self, value: dict[str, Zone]) -> None:
        self._own_seldom().aside = value

    @property
    def stacks(self) -> dict[str, Stack]:
        """Decks of landscapes, see `deck_of`."""
        return self.seldom.stacks

    @stacks.setter
    def stacks(self, value: dict[str, Stack]) -> None:
        self._own_seldom().stacks = value

    @property
    def brought(self) -> list[Declared]:
        """What cards of this game bring into it."""
        return self.seldom.brought

    @brought.setter
    def brought(self, value: list[Declared]) -> None:
        self._own_seldom().brought = value

    @property
    def waiting(self) -> dict[str, Waiting]:
        """By role: kingdoms that may come later."""
        return self.seldom.waiting

    @waiting.setter
    def waiting(self, value: dict[str, Waiting]) -> None:
        self._own_seldom().waiting = value

    @property
    def control(self) -> Control | None:
        """Who decides for somebody else in this turn ..."""
        return self.seldom.control

    @control.setter
    def control(self, value: Control | None) -> None:
        self._own_seldom().control = value

    @property
    def controls(self) -> list[Control]:
        """... and did so in earlier ones."""
        return self.seldom.controls

    @controls.setter
    def controls(self, value: list[Control]) -> None:
        self._own_seldom().controls = value

    @property
    def events_bought(self) -> list[tuple[int, Card, int]]:
        """Events that can be bought only once: by whom, and in which turn."""
        return self.seldom.events_bought

    @events_bought.setter
    def events_bought(self, value: list[tuple[int, Card, int]]) -> None:
        self._own_seldom().events_bought = value

    @property
    def in_place(self) -> Card | None:
        """A card that is being played where it lies, never in play ..."""
        return self.seldom.in_place

    @in_place.setter
    def in_place(self, value: Card | None) -> None:
        self._own_seldom().in_place = value

    @property
    def keeper(self) -> Card | None:
        """... and what is in play for it."""
        return self.seldom.keeper

    @keeper.setter
    def keeper(self, value: Card | None) -> None:
        self._own_seldom().keeper = value

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
        card = self.deck_of(deck).turn_up(self.rng)
        if card is not None:
            self.write(log.REVEAL, seat, [card], "", 0)
        return card

    def discard_to(self, deck: LandscapeDeck, card: Card) -> bool:
        """Discard a landscape that was turned up; whether it was set aside."""
        return self.deck_of(deck).discard(card)

    def places(self) -> list[tuple[str, Zone]]:
        """Every place where cards lie that have left their piles, by its name on the wire."""
        found: list[tuple[str, Zone]] = []
        for player in self._players:
            found += player.places()
        if self._trash.n:
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
