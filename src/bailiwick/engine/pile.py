"""Piles of cards that nobody owns yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.declared import PILE_TOKENS
from bailiwick.engine.zone import ALL, EVERYONE, NOBODY, TOP

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.declared import PileToken
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.rng import Rng


NO_TOKENS: Final[dict[str, int]] = {}  # shared by all piles without tokens; never changed
NO_MARKS: Final[dict[str, str]] = {}  # the same for marks
ALL_KNOWN: Final[list[int]] = []  # and for piles whose order is no secret
NO_SPARE: Final[list[Kind]] = []  # and for piles that use all their cards


@mypyc_attr(acyclic=True)
class Pile:
    """An ordered stack. Copies nobody has touched do not exist yet: they are made as they leave.

    `kind` is what the pile counts as (its randomizer), `top` the kind that lies on top. A pile of one kind of card is
    only a count; a split pile also lists its kinds, bottom first. Of some split piles the order is secret (`sight`):
    they are shuffled, and what is known of their order lies in `known`. Where only some of the shuffled cards are used,
    nobody knows which: the others are `spare`.
    """

    __slots__ = (
        "count", "group", "index", "keep", "kind", "known", "made", "marks", "name", "removed", "role", "shared",
        "sight", "spare", "stack", "supply", "tokens", "top",
    )  # fmt: skip

    def __init__(self, kind: Kind, stack: list[Kind], count: int, supply: bool) -> None:
        self.name = kind.name
        self.kind = kind
        self.stack = stack  # empty for a pile of one kind
        self.top: Kind = stack[-1] if stack else kind
        self.count: i64 = count
        self.supply = supply
        self.index: i64 = -1  # its place among the game's piles
        self.removed = False  # it has left the game: nothing comes from it or returns to it
        self.shared = False  # several copies of a game have it: see `Game.own`
        self.role = ""  # the role it stands there for
        self.marks: dict[str, str] = NO_MARKS  # what lies on it, such as a Trait, and the role that has it so
        self.group = kind.group  # piles that are taken from together, such as the Prizes
        self.made: i64 = 0  # copies made so far; the next one gets this number
        self.tokens: dict[str, int] = NO_TOKENS  # by name how many, or of owned ones the seats as bits; see `count_of`
        self.sight: i64 = kind.sight  # ALL: the order is known; TOP: only the top card is; NOBODY: not even that
        self.known: list[int] = ALL_KNOWN  # where the order is secret: for each kind of `stack`, who knows it, as bits
        if self.sight != ALL:
            self.known = [0] * len(stack)
            self._show_top()
        self.keep: i64 = -1  # where the order is secret: how many cards the first shuffle leaves; -1 for all
        self.spare: list[Kind] = NO_SPARE  # unseen, out of the game; copies share it

    def copy(self) -> Pile:
        pile = Pile(self.kind, self.stack[:] if self.stack else self.stack, self.count, self.supply)
        pile.top = self.top
        pile.index = self.index
        pile.role = self.role
        pile.marks = self.marks
        if self.removed:
            pile.removed = True
            pile.group = self.group
        pile.made = self.made
        pile.tokens = self.tokens
        pile.spare = self.spare
        if self.known:
            pile.known = self.known[:]  # which the constructor could not know
            pile.keep = self.keep
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
            if self.known:
                self.known.pop()
                self._show_top()
        return card

    def put(self, kind: Kind) -> None:
        """Return a card to the top. It is a new copy when it leaves again: it has moved."""
        self.count += 1
        if self.is_mixed():
            self.stack = [*self.stack, kind]  # copies of the game share an empty one
            self.top = kind
            if self.sight != ALL:
                self.known = [*self.known, EVERYONE]

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
        if self.known:
            self.known = [EVERYONE] * (len(stack) - n) + self.known[:n]  # all see what is taken off
            self._show_top()
        return True

    # -- a secret order ---------------------------------------------------------------------------------------------

    def shuffle(self, rng: Rng) -> None:
        """Shuffle the pile: nobody knows any more what lies where."""
        self.stack = self.stack[:]
        self.known = [0] * len(self.stack)
        self._mix(list(range(len(self.stack))), rng)

    def shuffle_first(self, rng: Rng) -> None:
        """Shuffle the pile as the game begins, or as it comes, and leave as many cards as are used."""
        self.shuffle(rng)
        if 0 <= self.keep < self.count:
            self.spare = self.stack[self.keep :]
            self.stack = self.stack[: self.keep]
            self.count = self.keep
            self.shuffle(rng)  # the top that was shown is not the top any more

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Mix what a seat does not know of the order, and of which cards are used."""
        if not self.stack:
            return
        out = len(self.spare)
        self.stack = self.spare + self.stack
        unknown = [out + i for i in range(len(self.known)) if not self.known[i] >> seat & 1]
        places = list(range(out)) + unknown
        # In an order that tells nothing of where they lay: somebody may know the seed.
        kinds = sorted([self.stack[place] for place in places], key=_number_of)
        for place, kind in zip(places, kinds, strict=True):
            self.stack[place] = kind
        self._mix(places, rng)
        if out:
            self.spare = self.stack[:out]
            self.stack = self.stack[out:]

    def _mix(self, places: list[int], rng: Rng) -> None:
        stack = self.stack
        for i in range(len(places) - 1, 0, -1):
            one, other = places[i], places[rng.below(i + 1)]
            stack[one], stack[other] = stack[other], stack[one]
        if stack:
            self.top = stack[-1]
        self._show_top()

    def _show_top(self) -> None:
        if self.sight == TOP and self.known:
            self.known[-1] = EVERYONE

    def veiled(self) -> Pile:
        """The pile as those may have it who do not know its order: what is beneath the top is sorted, and where nobody
        knows which cards are used, only what all have seen returned to it has a name of its own there."""
        pile = self.copy()
        shown = 1 if self.sight == TOP else 0
        hidden = len(self.stack) - shown
        beneath = [self.kind if self.unseen(i) else self.stack[i] for i in range(hidden)]
        pile.stack = sorted(beneath, key=_name_of, reverse=True) + self.stack[hidden:]
        pile.spare = NO_SPARE
        pile.known = []
        if self.sight == NOBODY:
            pile.top = self.kind
        return pile

    def unseen(self, place: int) -> bool:
        """Whether not everybody knows that what lies at that place is in the pile at all."""
        return bool(self.spare) and self.known[place] != EVERYONE

    # -- tokens -----------------------------------------------------------------------------------------------------

    def add_token(self, token: PileToken, n: int = 1) -> None:
        """Put tokens onto the pile, or take them off."""
        self._set_tokens(token, self.tokens.get(token.name, 0) + n)

    def set_owner(self, token: PileToken, seat: int, lies: bool) -> None:
        """Let this token of that player lie here, or not."""
        others = self.tokens.get(token.name, 0) & ~(1 << seat)
        self._set_tokens(token, others | 1 << seat if lies else others)

    def _set_tokens(self, token: PileToken, n: int) -> None:
        tokens = {name: there for name, there in self.tokens.items() if name != token.name}
        if n:
            tokens[token.name] = n
        self.tokens = tokens

    def count_of(self, token: PileToken) -> int:
        """How many of these tokens lie here."""
        n = self.tokens.get(token.name, 0)
        return bin(n).count("1") if token.owned else n

    def has_token(self, token: PileToken, seat: i64) -> bool:
        """Whether this token of that player lies here."""
        return bool(self.tokens) and self.tokens.get(token.name, 0) >> seat & 1 != 0

    def leave(self) -> None:
        """Leave the game, with all cards, and all tokens but those on a mat. What it was, it goes on saying of the
        cards that came from it."""
        self.count = 0
        self.stack = []
        self.known = ALL_KNOWN
        self.spare = NO_SPARE
        self.supply = False
        self.removed = True
        self.group = ""
        self.tokens = {name: n for name, n in self.tokens.items() if PILE_TOKENS[name].mat == self.name}

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


def _number_of(kind: Kind) -> int:
    return kind.number


def _name_of(kind: Kind) -> str:
    return kind.name


def veiled(piles: list[Pile]) -> list[Pile]:
    """Piles for those who do not know their order: where it is secret, a copy that does not tell it."""
    for pile in piles:
        if pile.sight != ALL:
            return [pile if pile.sight == ALL else pile.veiled() for pile in piles]
    return piles
