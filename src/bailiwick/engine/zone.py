"""Places where cards lie.

A zone is a row of numbers, so that compiled code moves cards as machine words. Each entry is the number of a card and,
above it, what is said about who knows the card *there*. Moving a card writes a new entry, and what was said is gone
with the old one; only what is drawn or looked at takes along what was said of it. Where nothing is said, the zone
itself tells who sees its cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, final, overload

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.interpreted import quicken_zones
from bailiwick.engine.rows import INTERPRETED, NO_ENTRIES, Row
from bailiwick.engine.vecs import append, vec

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.rng import Rng

# An entry, from the low end: the number of the card (24 bits), the seats that know it (6), whether that is said (1).
CARD: Final = 0xFFFFFF
SEATS: Final = 24
SAID: Final = 1 << 30
AMONG: Final = 31  # above that: of which heap it is one, see `Zone.heap`
MOST_CARDS: Final = 1 << 24
MOST_SEATS: Final = 6
EVERYONE: Final = (1 << MOST_SEATS) - 1  # all seats, as bits
SEEN_BY_ALL: Final = EVERYONE << SEATS | SAID
HEAP_SIZE: Final = 5  # bits for how many cards a heap has; those above tell heaps apart
MOST_IN_HEAP: Final = (1 << HEAP_SIZE) - 1
HEAPS: Final = 0xFFFFFF


def said(seats: i64) -> i64:
    """What an entry says of a card that these seats know, and no others."""
    return seats << SEATS | SAID


# Who sees the cards of a zone of which nothing else is said.
ALL: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
AS_PUT: Final = 3  # a discard pile: all saw what was put there, unless that is said; its top card is always seen
TOP: Final = 4  # a pile of which all see the top card; of the others nobody knows more than is said

VARIES: Final = -1 << 40  # in `Book.vp`: a card that counts its points itself
# In `Book.types`, beside them (1 << 62 would be an object): a back of its own, so that all see where the card is.
OPEN_BACK: Final = 1 << 61


class Book:
    """All cards of this process by their number, and in rows what is asked of them most often."""

    def __init__(self) -> None:
        self.cards: list[Any] = []  # of Card; of anything, so that compiled code need not check each one it passes on
        self.kinds: vec[i64] = vec[i64]()  # the number of its kind
        self.types: vec[i64] = vec[i64]()
        self.coins: vec[i64] = vec[i64]()  # of Treasures that do nothing but make coins; -1 for all others
        self.heard: vec[i64] = vec[i64]()
        self.vp: vec[i64] = vec[i64]()
        self.open_backs = False  # whether there are cards whose backs tell what they are ...
        self.open_cards: set[int] = set()  # ... and their numbers

    def enter(self, card: Card) -> i64:
        """A number for a new card."""
        number = len(self.cards)
        if number >= MOST_CARDS:
            raise OverflowError(f"This process has made {MOST_CARDS} different cards, more than it can number.")
        kind = card.kind
        coins: i64 = -1
        if kind.makes_only_coins:
            coins = kind.coins
        vp: i64 = VARIES
        if kind.fixed_points:
            vp = kind.vp
        self.cards.append(card)
        self.kinds = append(self.kinds, kind.number)
        types = kind.types
        if kind.own_back:
            self.open_backs = True
            self.open_cards.add(number)
            types |= OPEN_BACK
        self.types = append(self.types, types)
        self.coins = append(self.coins, coins)
        self.heard = append(self.heard, kind.heard)
        self.vp = append(self.vp, vp)
        return number


BOOK: Final = Book()


def card_at(entry: i64) -> Card:
    """The card of an entry."""
    card: Card = BOOK.cards[entry & CARD]
    return card


def by_number(cards: list[Card]) -> list[Card]:
    """The cards in an order that tells nothing of where they lay, and is the same in every process."""
    return sorted(cards, key=_number_of)


def _number_of(card: Card) -> tuple[int, int]:
    return card.kind.number, card.number


@final
@mypyc_attr(acyclic=True)
class Zone(Row):
    """An ordered place for cards; the top is the last. For card code it is like a list of cards."""

    __slots__ = ("owner", "sight")

    def __init__(self, sight: i64 = ALL, owner: i64 = -1) -> None:
        self.items = vec[i64]()
        self.n = 0
        self.sight: i64 = sight  # who sees its cards
        self.owner: i64 = owner  # the seat whose it is; -1 for nobody's

    def copy(self) -> Zone:
        new = Zone(self.sight, self.owner)
        n = self.n
        if n:
            new.items = self.items[:n]
            new.n = n
        return new

    # -- like a list of cards ---------------------------------------------------------------------------------------

    def cards(self) -> list[Card]:
        """The cards as a list of its own."""
        found: list[Card] = []
        every = BOOK.cards
        items = self.items
        for i in range(self.n):
            found.append(every[items[i] & CARD])
        return found

    def top_cards(self, n: i64) -> list[Card]:
        """The last n cards, the topmost last."""
        found: list[Card] = []
        every = BOOK.cards
        items = self.items
        for i in range(self.n - n, self.n):
            found.append(every[items[i] & CARD])
        return found

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __reversed__(self) -> Iterator[Card]:
        return reversed(self.cards())

    def __contains__(self, card: Any) -> bool:
        return card in self.cards()

    @overload
    def __getitem__(self, place: int) -> Card: ...

    @overload
    def __getitem__(self, place: slice) -> list[Card]: ...

    def __getitem__(self, place: Any) -> Any:
        return self.cards()[place]

    def __setitem__(self, place: Any, value: Any) -> None:
        """Let other cards lie here. What is known belongs to the places, as long as there are as many."""
        cards = self.cards()
        cards[place] = value
        same = len(cards) == self.n
        if not same:
            self.clear()
        for i, card in enumerate(cards):
            if same:
                self.swap_in(i, card.id)
            else:
                self.push(card.id)

    def index(self, card: Card) -> int:
        return self.cards().index(card)

    def __add__(self, other: Iterable[Card]) -> list[Card]:
        return [*self.cards(), *other]

    def __radd__(self, other: list[Card]) -> list[Card]:
        return [*other, *self.cards()]

    def __iadd__(self, cards: Iterable[Card]) -> Zone:
        self.extend(cards)
        return self

    def __eq__(self, other: object) -> bool:
        """The same cards in the same order, in a list or another zone. (Whether it is the same place, `is` tells.)"""
        if isinstance(other, Zone):
            return self.cards() == other.cards()
        return self.cards() == other

    def __hash__(self) -> int:
        raise TypeError("A zone changes, and cannot be looked up.")

    def append(self, card: Card) -> None:
        """Put a card on top, of which nobody knows more than the zone tells."""
        self.push(card.id)

    def extend(self, cards: Iterable[Card], said: i64 = 0) -> None:
        """Add cards on top, with what is said of each."""
        for card in cards:
            self.push(card.id | said)

    def insert(self, place: int, card: Card) -> None:
        self.insert_entry(place, card.id)

    def pop(self) -> Card:
        """Take the topmost card."""
        card = self.cards()[-1]
        self.take(card.id)
        return card

    def remove(self, card: Card) -> None:
        if not self.take(card.id):
            raise ValueError(f"{card!r} is not here.")

    def keep(self, cards: list[Card]) -> None:
        """Only those of these cards stay that are here, in the order in which they are given, with what is said."""
        if not cards:
            self.clear()
            return
        places = [self.where(card.id) for card in cards]
        entries = [self.items[place] for place in places if place >= 0]
        self.clear()
        for entry in entries:
            self.push(entry)

    def clear(self) -> None:
        self.n = 0

    def __repr__(self) -> str:
        return f"<Zone {self.cards()}>"

    # -- entries ----------------------------------------------------------------------------------------------------

    def insert_entry(self, place: i64, entry: i64) -> None:
        self.push(entry)
        items = self.items
        i = self.n - 1
        while i > place:
            items[i] = items[i - 1]
            i -= 1
        items[place] = entry

    def where(self, card: i64) -> i64:
        """The place of the card of that number, or -1."""
        items = self.items
        for i in range(self.n):
            if items[i] & CARD == card:
                return i
        return -1

    def take(self, card: i64) -> bool:
        """Take out the card of that number, if it is there."""
        i = self.where(card)
        if i < 0:
            return False
        items = self.items
        n = self.n - 1
        while i < n:
            items[i] = items[i + 1]
            i += 1
        self.n = n
        return True

    def pass_on(self, card: i64, target: Zone) -> None:
        """The card of that number, if it is here, goes onto another zone, with what is said of it."""
        place = self.where(card)
        if place >= 0:
            entry = self.items[place]
            self.take(card)
            target.push(entry)

    def deal(self, n: i64, target: Zone) -> None:
        """The n topmost cards go onto another zone, one after the other, with what is said of them."""
        items = self.items
        there = target.make_room(n)
        at = target.n
        top = self.n
        for i in range(n):
            there[at + i] = items[top - 1 - i]
        self.n = top - n
        target.n = at + n

    def hand_over(self, entries: vec[i64], target: Zone, noted: Zone) -> None:
        """These entries, which are in the order of this zone, go onto another, where nothing is said of them; so that a
        third one tells of them, too."""
        n: i64 = len(entries)
        there = target.make_room(n)
        at = target.n
        notes = noted.make_room(n)
        noted_at = noted.n
        for i in range(n):
            card = entries[i] & CARD
            there[at + i] = card
            notes[noted_at + i] = card
        target.n = at + n
        noted.n = noted_at + n
        items = self.items
        kept: i64 = 0
        m: i64 = 0
        for i in range(self.n):
            entry = items[i]
            if m < n and entry == entries[m]:
                m += 1
            else:
                items[kept] = entry
                kept += 1
        self.n = kept

    def move_all(self, target: Zone) -> None:
        """Everything goes onto another zone, with what is said of it."""
        items = self.items
        there = target.make_room(self.n)
        at = target.n
        for i in range(self.n):
            there[at + i] = items[i]
        target.n = at + self.n
        self.n = 0

    def throw(self, target: Zone, known: i64) -> None:
        """Everything goes onto another zone, and this is said of it there."""
        items = self.items
        there = target.make_room(self.n)
        at = target.n
        for i in range(self.n):
            there[at + i] = items[i] & CARD | known
        target.n = at + self.n
        self.n = 0

    def shuffle(self, rng: Rng) -> None:
        """Shuffle in place; nobody knows any more which card is which."""
        self.forget()
        rng.shuffle(self.items, self.n)

    def put_under(self, other: Zone) -> None:
        """Everything goes beneath the cards of the other zone, in this order."""
        other.move_all(self)
        items = self.items
        self.items = other.items
        other.items = items
        other.n = self.n
        self.clear()

    def of_types(self, types: i64) -> vec[i64]:
        """The entries of its cards that have one of these types."""
        of = BOOK.types
        items = self.items
        n: i64 = 0
        for i in range(self.n):
            if of[items[i] & CARD] & types:
                n += 1
        if n == 0:
            return NO_ENTRIES
        found = items[:n]
        n = 0
        for i in range(self.n):
            entry = items[i]
            if of[entry & CARD] & types:
                found[n] = entry
                n += 1
        return found

    def number_at(self, place: i64) -> i64:
        """The number of the card at that place."""
        return self.items[place] & CARD

    def swap_in(self, place: i64, card: i64) -> None:
        """Let the card of that number lie there instead. What is known belongs to the place."""
        self.items[place] = self.items[place] & ~CARD | card

    def count_kind(self, kind: i64) -> i64:
        """How many of its cards are of the kind of that number."""
        of = BOOK.kinds
        items = self.items
        n: i64 = 0
        for i in range(self.n):
            if of[items[i] & CARD] == kind:
                n += 1
        return n

    def count_types(self, types: i64) -> i64:
        """How many of its cards have one of these types."""
        of = BOOK.types
        items = self.items
        n: i64 = 0
        for i in range(self.n):
            if of[items[i] & CARD] & types:
                n += 1
        return n

    # -- who knows what ---------------------------------------------------------------------------------------------

    def knows(self, seat: i64, place: i64) -> bool:
        """Whether a seat (-1: a spectator) knows the card at that place."""
        sight = self.sight
        if sight == ALL or (sight == AS_PUT and place == self.n - 1):
            return True
        if sight == OWNER and seat == self.owner:
            return True
        entry = self.items[place]
        if BOOK.open_backs and BOOK.types[entry & CARD] & OPEN_BACK:
            return True
        if not entry & SAID:
            return sight == AS_PUT
        if seat < 0:
            return entry & SEEN_BY_ALL == SEEN_BY_ALL
        return (entry >> SEATS + seat & 1) != 0

    def collect_unknown(self, seat: i64, pinned: list[Card], numbers: Row, places: Row) -> None:
        """Add the numbers of those cards that a seat does not know, apart from pinned ones, and their places here."""
        sight = self.sight
        if sight == ALL or (sight == OWNER and seat == self.owner):
            return
        items = self.items
        plain = not BOOK.open_backs
        for i in range(self.n):
            entry = items[i]
            if plain and not entry & SAID:  # nothing but the sight of the place says whether it is known
                if sight == AS_PUT:
                    continue
            elif self.knows(seat, i):
                continue
            number = entry & CARD
            if not pinned or BOOK.cards[number] not in pinned:
                numbers.push(number)
                places.push(i)

    def swap_in_all(self, places: Row, numbers: Row, start: i64, end: i64) -> None:
        """Let other cards lie at these places: those of both rows from a start to an end."""
        items, at, new = self.items, places.items, numbers.items
        for i in range(start, end):
            place = at[i]
            items[place] = items[place] & ~CARD | new[i]

    def knowers_of(self, card: Card) -> int | None:
        """The seats that are said to know a card here, as bits; None where nothing is said, or it is not here."""
        i = self.where(card.id)
        if i < 0 or not self.items[i] & SAID:
            return None
        return self.items[i] >> SEATS & EVERYONE

    def tell(self, card: Card, seats: i64) -> None:
        """These seats and no others know the card here."""
        i = self.where(card.id)
        if i >= 0:
            self.items[i] = card.id | said(seats)

    def heap(self, cards: list[Card], seats: i64, number: i64) -> None:
        """These seats and no others know where each of the cards lies; all know that they lie at these places. The heap
        lasts as long as all of its cards are drawn or looked at and nothing else: whatever else moves one of them drops
        what is said of it. Of too many cards nobody else knows where they lie."""
        n: i64 = len(cards)
        known = said(seats)
        if n <= MOST_IN_HEAP:
            known |= ((number & HEAPS) << HEAP_SIZE | n) << AMONG
        for card in cards:
            i = self.where(card.id)
            if i >= 0:
                self.items[i] = card.id | known

    def share(self, seat: i64, other: i64) -> None:
        """What one seat knows here, another one learns."""
        items = self.items
        for i in range(self.n):
            if self.knows(seat, i) and not self.knows(other, i):
                known: i64 = 0
                if items[i] & SAID:
                    known = items[i] >> SEATS & EVERYONE
                items[i] = items[i] & CARD | said(known | 1 << other)

    def show_all_to(self, seats: i64) -> None:
        """These seats, as bits, look through the zone and now know its cards, too."""
        items = self.items
        for i in range(self.n):
            if items[i] & SAID:
                items[i] |= seats << SEATS

    def hide_beneath_top_from_all_but(self, seats: i64) -> None:
        """What others knew to be beneath the top they know no longer; these seats, as bits, keep what they knew."""
        items = self.items
        for i in range(self.n - 1):
            known: i64 = seats
            if items[i] & SAID:
                known &= items[i] >> SEATS
            items[i] = items[i] & CARD | said(known)

    def turn_over_onto(self, target: Zone) -> None:
        """The whole zone is turned over onto another, unseen but for the card that ends on top."""
        items = self.items
        i = self.n - 1
        while i >= 0:
            target.push(items[i] | SAID)
            i -= 1
        self.clear()
        target.turn_up_top()

    def forget(self) -> None:
        """Nobody knows more about these cards than the zone tells."""
        items = self.items
        for i in range(self.n):
            items[i] = items[i] & CARD

    def say_seen(self) -> None:
        """Of a discard pile: say of each card that all saw go there that they did, so that they know it elsewhere."""
        items = self.items
        for i in range(self.n):
            if not items[i] & SAID:
                items[i] |= SEEN_BY_ALL

    def turn_up_top(self) -> None:
        """All see the card on top."""
        if self.n:
            self.items[self.n - 1] &= CARD


if INTERPRETED:
    quicken_zones(Zone, BOOK)

NO_CARDS: Final = Zone()  # shared by all zones not used yet; never changed
Cards = list["Card"] | Zone


def listed(cards: Cards) -> list[Card]:
    """The cards as a list."""
    return cards.cards() if isinstance(cards, Zone) else cards
