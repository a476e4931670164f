"""Piles of cards that nobody owns yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.kinds import Kind


NO_TOKENS: Final[dict[str, int]] = {}  # shared by all piles without tokens; never changed
NO_MARKS: Final[dict[str, str]] = {}  # the same for marks


@mypyc_attr(acyclic=True)
class Pile:
    """An ordered stack. Copies nobody has touched do not exist yet: they are made as they leave.

    `kind` is what the pile counts as (its randomizer), `top` the kind that lies on top. A pile of one kind of card is
    only a count; a split pile also lists its kinds, bottom first.
    """

    def __init__(self, kind: Kind, stack: list[Kind], count: int, supply: bool) -> None:
        self.name = kind.name
        self.kind = kind
        self.stack = stack  # empty for a pile of one kind
        self.top: Kind = stack[-1] if stack else kind
        self.count: i64 = count
        self.supply = supply
        self.index: i64 = -1  # its place among the game's piles
        self.shared = False  # several copies of a game have it: see `Game.own`
        self.role = ""  # the role it stands there for
        self.marks: dict[str, str] = NO_MARKS  # what lies on it, such as a Trait, and the role that has it so
        self.removed = False  # it has left the game: nothing comes from it or returns to it
        self.group = kind.group  # piles that are taken from together, such as the Prizes
        self.made: i64 = 0  # copies made so far; the next one gets this number
        self.tokens: dict[str, int] = NO_TOKENS

    def copy(self) -> Pile:
        pile = Pile(self.kind, self.stack[:] if self.stack else self.stack, self.count, self.supply)
        pile.top = self.top
        pile.index = self.index
        pile.role = self.role
        pile.marks = self.marks
        pile.removed = self.removed
        pile.group = self.group
        pile.made = self.made
        pile.tokens = self.tokens
        return pile

    def peek(self) -> Card:
        """The card that would be taken next."""
        return self.top.copy_number(self.made)

    def take(self) -> Card:
        """Take the top card. The caller keeps the game's count of empty piles (see `Game.take`)."""
        card = self.top.copy_number(self.made)
        self.made += 1
        self.count -= 1
        if self.stack:
            self.stack.pop()
            if self.stack:
                self.top = self.stack[-1]
        return card

    def put(self, kind: Kind) -> None:
        """Return a card to the top. It is a new copy when it leaves again: it has moved."""
        self.count += 1
        if self.is_mixed():
            self.stack = [*self.stack, kind]  # copies of the game share an empty one
            self.top = kind

    def is_mixed(self) -> bool:
        return bool(self.kind.split)

    def is_varied(self) -> bool:
        """Whether it holds different cards, so that rotating it does something."""
        return any(kind is not self.top for kind in self.stack)

    def rotate(self) -> bool:
        """Take the top card and the copies directly beneath it to the bottom."""
        stack = self.stack
        if not stack:
            return False
        top = stack[-1]
        n = len(stack)
        while n > 0 and stack[n - 1] is top:
            n -= 1
        if n == 0:
            return False
        self.stack = stack[n:] + stack[:n]
        self.top = self.stack[-1]
        return True

    def add_token(self, name: str, n: int = 1) -> None:
        """Put tokens onto the pile."""
        self.tokens = self.tokens.copy()
        self.tokens[name] = self.tokens.get(name, 0) + n

    def leave(self) -> None:
        """Leave the game, with all cards and tokens. What it was, it goes on saying of the cards that came from it."""
        self.count = 0
        self.stack = []
        self.supply = False
        self.removed = True
        self.group = ""
        self.tokens = NO_TOKENS

    def add_mark(self, name: str, role: str) -> None:
        """Mark the pile, for a role."""
        self.marks = self.marks | {name: role}

    def names(self) -> list[str]:
        """What is in the pile, from the top."""
        if self.is_mixed():
            return [kind.name for kind in reversed(self.stack)]
        return [self.kind.name] * self.count

    def __repr__(self) -> str:
        return f"<Pile {self.name}: {self.count}>"
