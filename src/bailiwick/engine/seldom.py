"""What few games have, in one place: so that all others, and their copies, pay for one attribute."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine.stack import Stack
from bailiwick.engine.zone import Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.control import Control
    from bailiwick.engine.declared import Declared
    from bailiwick.engine.roles import Waiting


class Seldom:
    """Lists and dicts are replaced, never changed in place, but for the cards in the zones."""

    def __init__(self) -> None:
        self.mats: dict[str, Zone] = {}  # places of cards that are nobody's, see `Places.mat`
        self.aside: dict[str, Zone] = {}  # the same by role: cards set aside by the set-up, or in a face-down stack
        self.stacks: dict[str, Stack] = {}  # decks of landscapes, see `Places.deck_of`
        self.brought: list[Declared] = []  # what cards of this game bring into it
        self.waiting: dict[str, Waiting] = {}  # by role: kingdoms that may come later
        self.control: Control | None = None  # who decides for somebody else in this turn ...
        self.controls: list[Control] = []  # ... and did so in earlier ones
        self.events_bought: list[tuple[int, Card, int]] = []  # by whom and in which turn: Events that can be only once
        self.last_gains: dict[int, list[Card]] = {}  # by seat, what was gained on its last turn
        self.trashes: int = 0  # how many cards the player whose turn it is has trashed in it ...
        self.last_trashes: dict[int, int] = {}  # ... and by seat, how many on its last turn
        self.on_landscapes: dict[str, dict[str, int]] = {}  # by name of the landscape: tokens by name, how many
        self.gains_before_buying: int = 0  # how many cards were gained this turn when the Buy phase began
        self.visits: dict[int, int] = {}  # by seat, how many cards it has played in this turn of somebody else
        self.typed: dict[int, int] = {}  # by number of the play in this turn: types other than those printed
        self.in_place: Card | None = None  # a card that is being played where it lies, never in play
        self.keeper: Card | None = None  # what is in play for it
        self.hired: tuple[int, int] = (0, 0)  # in which turn somebody last got Villagers, and after how many plays

    def copy(self) -> Seldom:
        """For a copy of the game, between stages, when no card is being played."""
        new = Seldom()
        new.mats = {name: cards.copy() for name, cards in self.mats.items()}
        new.aside = {role: cards.copy() for role, cards in self.aside.items()}
        new.stacks = {name: stack.copy() for name, stack in self.stacks.items()}
        new.brought = self.brought
        new.waiting = self.waiting
        new.control = self.control
        new.controls = self.controls
        new.events_bought = self.events_bought
        new.last_gains = self.last_gains
        new.trashes = self.trashes
        new.last_trashes = self.last_trashes
        new.on_landscapes = self.on_landscapes
        new.gains_before_buying = self.gains_before_buying
        new.visits = self.visits
        new.typed = self.typed
        return new


NOTHING_SELDOM: Final = Seldom()  # shared by all games without any of it; never changed
