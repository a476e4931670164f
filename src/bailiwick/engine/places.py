"""Where cards lie at a table, whose they are or nobody's. The ground floor of `Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.declared import Declared, LandscapeDeck, PileToken, TableMat, Token
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.seldom import NOTHING_SELDOM, Seldom
from bailiwick.engine.stack import Stack
from bailiwick.engine.zone import NO_CARDS, NOBODY, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.control import Control
    from bailiwick.engine.journal import Journal
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.player import Player
    from bailiwick.engine.rng import Rng
    from bailiwick.engine.roles import Waiting

# All that it holds. Without a dict of its own, a game of the pure build is smaller and quicker.
IN_PLACES: Final = (
    "_players", "_trash", "hidden", "journal", "log", "piles", "rng", "seldom", "totals", "turn",
)  # fmt: skip


class Places:
    """All places of a game, each found by a walk over what was declared."""

    _players: list[Player]  # see `Game.players`
    piles: list[Pile]  # Supply piles first, by cost and name; then the others
    _trash: Zone  # see `trash`
    seldom: Seldom  # what few games have; its parts are properties, see below
    hidden: i64  # the piles whose order is secret, as bits
    rng: Rng
    totals: dict[str, int]  # how many of each card there are, spare too, for `check`; never changed: copies share it
    turn: i64  # whose turn it is
    log: log.Log
    journal: Journal | None  # how cards move, where somebody watches; copies are not watched

    __slots__ = IN_PLACES

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
    def last_gains(self) -> dict[int, list[Card]]:
        """By seat, what was gained on its last turn, in games with a card that asks for it."""
        return self.seldom.last_gains

    @last_gains.setter
    def last_gains(self, value: dict[int, list[Card]]) -> None:
        self._own_seldom().last_gains = value

    @property
    def trashes(self) -> int:
        """How many cards the player whose turn it is has trashed in it ..."""
        return self.seldom.trashes

    @trashes.setter
    def trashes(self, value: int) -> None:
        self._own_seldom().trashes = value

    @property
    def last_trashes(self) -> dict[int, int]:
        """... and by seat, how many on its last turn; both in games with a card that asks for it."""
        return self.seldom.last_trashes

    @last_trashes.setter
    def last_trashes(self, value: dict[int, int]) -> None:
        self._own_seldom().last_trashes = value

    @property
    def on_landscapes(self) -> dict[str, dict[str, int]]:
        """Tokens on landscapes, by the names of both."""
        return self.seldom.on_landscapes

    @on_landscapes.setter
    def on_landscapes(self, value: dict[str, dict[str, int]]) -> None:
        self._own_seldom().on_landscapes = value

    @property
    def gains_before_buying(self) -> int:
        """How many cards were gained this turn when the Buy phase began, where something listens to that."""
        return self.seldom.gains_before_buying

    @gains_before_buying.setter
    def gains_before_buying(self, value: int) -> None:
        self._own_seldom().gains_before_buying = value

    @property
    def visits(self) -> dict[int, int]:
        """By seat, how many cards it has played in this turn of somebody else."""
        return self.seldom.visits

    @visits.setter
    def visits(self, value: dict[int, int]) -> None:
        self._own_seldom().visits = value

    @property
    def typed(self) -> dict[int, int]:
        """By number of the play in this turn, the types of a card that had others than those printed on it."""
        return self.seldom.typed

    @typed.setter
    def typed(self, value: dict[int, int]) -> None:
        self._own_seldom().typed = value

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

    @property
    def hired(self) -> tuple[int, int]:
        """In which turn somebody last got Villagers, and after how many plays of it: asked while a card is played."""
        return self.seldom.hired

    @hired.setter
    def hired(self, value: tuple[int, int]) -> None:
        self._own_seldom().hired = value

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
        """Something comes into the game with one of its cards. Tokens for piles need no place until they lie there."""
        if isinstance(item, PileToken):
            return
        for there in self.brought:
            if there.name == item.name and type(there) is type(item):
                return
        self.brought = [*self.brought, item]
        if isinstance(item, Token):
            for player in self._players:
                player.set_tokens(item, item.start)
        elif isinstance(item, LandscapeDeck):
            self.stacks = {**self.stacks, item.name: Stack()}
