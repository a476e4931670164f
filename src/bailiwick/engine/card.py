"""The root of all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.events import ATTACKED
from bailiwick.engine.zone import BOOK

if TYPE_CHECKING:
    from bailiwick.engine.decision import Move
    from bailiwick.engine.events import Bonus, Effect, Event
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Cost, Kind
    from bailiwick.engine.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A physical card. Its class says what it does; it never changes, and where it is only the game knows.

    Subclasses give `facts` and override what they need of the methods below. `me` is always the player whom the
    method concerns: who plays the card, owns the ability, or is being scored.
    """

    facts: ClassVar[Kind]

    def __init__(self, kind: Kind, number: int) -> None:
        self.kind = kind
        self.name: str = kind.name
        self.types: i64 = kind.types
        self.number = number
        self.id: i64 = BOOK.enter(self)

    def play(self, me: Player) -> None:
        """What playing the card does, or buying an Event. A plain Treasure makes its coins."""
        potions = self.kind.makes_potions
        if potions and me.index == me.game.turn:
            me.potions += potions
        me.make(self.kind.coins)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        """Whether this card (or the effect it left) answers the event now. Asked only for events it listens to."""
        return (event.player is me) != (event.kind == ATTACKED) and me.favors >= self.kind.favors

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        """Answer the event. For an effect made by `me.next_turn(self)`, that is what happens next turn."""
        if effect is not None:
            self.next_turn(me, effect)

    def next_turn(self, me: Player, effect: Effect) -> None:
        """What a Duration does at the start of your next turn."""

    def points(self, me: Player) -> int:
        """Victory points of this card among all of `me`'s cards."""
        return self.kind.vp

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        """By how many coins this card makes a card of that kind cheaper (for listeners to COST)."""
        return 0

    def extra_coins(self, card: Card, effect: Effect | None) -> int:
        """How many coins more that Treasure makes (for listeners to COINS)."""
        return 0

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        """Change what a player is about to get: the one whose effect this is, or in play whose card (for listeners to
        BONUS, who are asked only about what their owner gets)."""

    def see_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        """See what a player gets, after everything that has changed it (for listeners to BONUS)."""

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        """The types that cards of that kind have now beside those printed on them (for listeners to TYPES)."""
        return 0

    def cost(self, game: Game) -> Cost:
        """What the card costs before reductions; for cards whose own cost varies."""
        return self.kind.cost

    def costs_like(self, game: Game) -> Kind | None:
        """The card that this one costs as much as, where its own cost says so: whatever makes that one cheaper, and
        nothing else."""
        return None

    def forbids(self, player: Player, card: Card, effect: Effect | None) -> bool:
        """Whether this stops the player from playing the card from hand (for listeners to FORBID)."""
        return False

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        """Whether this stops the player from buying a card or landscape of that kind (for listeners to FORBID_BUYING;
        from itself, whether the card cannot be bought)."""
        return False

    def can_pay_otherwise(self, me: Player) -> bool:
        """Whether the player can pay in the other way that this card allows (with `other_price`)."""
        return False

    def pay_otherwise(self, me: Player) -> bool:
        """Pay in that way; whether it was done."""
        return False

    def moves(self, me: Player) -> list[Move]:
        """What else the turn can offer to the player whose turn it is (for listeners to MOVES)."""
        return []

    def make(self, me: Player, move: Move) -> None:
        """Make such a move."""

    def play_as(self, me: Player, card: Card) -> None:
        """Of a Way: what it does in place of what the card says. Of what gives a card words of its own (`Event.says`):
        what these do."""

    def begin_turn(self, me: Player) -> None:
        """Of what gave an extra turn: what holds for that turn, before anything happens in it."""

    def speaker(self, me: Player, event: Event) -> Card:
        """The card that people are shown where this one answers an event: another than itself where a rule of the table
        is about other cards than its own."""
        return self

    def setup(self, game: Game) -> None:
        """What a game that uses this card needs before it starts."""

    def is_(self, types: int) -> bool:
        """Whether the card has any of these types."""
        return self.types & types != 0

    def __repr__(self) -> str:
        return f"<{self.name} #{self.number}>"
