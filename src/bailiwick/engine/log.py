"""What happened. Entries are packed into rows of numbers, since every game of a simulation writes hundreds of them: a
number for the entry, then its cards and its text, where it has them, in rows of their own.

How much of an entry a seat may read is decided in one place, `bailiwick.engine.view`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.engine.interpreted import quicken_log
from bailiwick.engine.rows import INTERPRETED, Row
from bailiwick.engine.vecs import vec
from bailiwick.engine.zone import BOOK, CARD, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card

TURN: Final = 0  # number: the player's turn number; text: why it is an extra turn
SKIP: Final = 1  # a turn is skipped; text: why it was an extra turn
PLAY: Final = 2  # text: "again" when the card is played again
NOTHING: Final = 3  # the played card does nothing, or something else; text: because of what
BUY: Final = 4  # number: what was overpaid
GAIN: Final = 5  # text: where to, when it is not the discard pile; number: 1 where the game is told and a BUY was
TRASH: Final = 6  # text: "supply" when it was nobody's card
DISCARD: Final = 7
REVEAL: Final = 8  # text: "hand" for a whole hand
LOOK: Final = 9  # private: others learn how many; text: "bottom" of the deck
DRAW: Final = 10  # private
TOPDECK: Final = 11  # text: "bottom", where that is where it goes
TOPDECK_HIDDEN: Final = 12  # private; text: "bottom", or "down" for so many cards down
SET_ASIDE: Final = 13  # text: the mat, if it is one
SET_ASIDE_HIDDEN: Final = 14  # private
TO_HAND: Final = 15  # cards that all have seen go to the hand
RETURN: Final = 16  # to its pile; text: "box" where it leaves the game
SHUFFLE: Final = 17
CLEANUP: Final = 18  # private: the rest of the hand is discarded
REACT: Final = 19
NAME: Final = 20  # text: the name
CHOOSE: Final = 21  # text: the label
TOKENS: Final = 22  # text: Coffers, Favors, ...; number: how many
SPEND: Final = 23  # text: Coffers, Favors, ...; number: how many
ROTATE: Final = 24  # text: the pile
DECK_TO_DISCARD: Final = 25
PASS: Final = 26  # private to giver and taker; number: the taker's seat
END: Final = 27  # the game is over
PLACE: Final = 28  # number: how many tokens are put onto the card, or text: which, and onto which pile, "VP/Temple"
CALL: Final = 29  # a card is called from a mat; text: the mat
WAY: Final = 30  # a Way is followed in place of what the card says
PHASE: Final = 31  # text: the phase that begins, where that does not go without saying
TAKE: Final = 32  # a landscape that the player has from now on
GIVE: Final = 33  # ... and has no longer
CONTROL: Final = 34  # number: the seat that decides for the player in this turn
EXCHANGE: Final = 35  # a card is taken in exchange for the one that was returned
KINGDOM: Final = 36  # the Kingdom piles are replaced; text: by which
TURN_OVER: Final = 39  # text: a two-sided token; number: 1 where it is face up now
RECEIVE: Final = 40  # a Boon or a Hex, which does what it says
SUN: Final = 41  # a Sun is removed; text: from which Prophecy; number: how many are left: with none it comes about
# Only in games that are told (`Log.telling`):
GET: Final = 37  # text: Actions, Buys or coins; number: how many; cards: what gave them, then what made them more
EFFECT: Final = 38  # what a card does at other times than when it is played: a Duration, an Ally, a landscape

NAMES: Final = [
    "turn", "skip", "play", "nothing", "buy", "gain", "trash", "discard", "reveal", "look", "draw", "topdeck",
    "topdeck-hidden", "set-aside", "set-aside-hidden", "to-hand", "return", "shuffle", "cleanup", "react", "name",
    "choose", "tokens", "spend", "rotate", "deck-to-discard", "pass", "end", "place",
    "call", "way", "phase", "take", "give", "control", "exchange", "kingdom", "get", "effect",
    "turn-over", "receive", "sun",
]  # fmt: skip
PRIVATE: Final = 1 << LOOK | 1 << DRAW | 1 << TOPDECK_HIDDEN | 1 << SET_ASIDE_HIDDEN | 1 << CLEANUP | 1 << PASS

NO_TEXTS: Final[list[str]] = []  # shared by logs without texts; never changed

# An entry's number, from the low end: kind (6 bits), seat (3), has a text (1), depth (8), cards (12), number.
_SEAT: Final = 6
_TEXT: Final = 9
_DEPTH: Final = 10
_CARDS: Final = 18
_NUMBER: Final = 30


# Single parts of an entry's number, for those who walk through whole logs and care about a few kinds only.
def kind_of(code: i64) -> i64:
    return code & 0x3F


def seat_of(code: i64) -> i64:
    return code >> _SEAT & 7


def cards_of(code: i64) -> i64:
    """How many cards belong to the entry."""
    return code >> _CARDS & 0xFFF


def number_of(code: i64) -> i64:
    return code >> _NUMBER


class Entry:
    """One entry, unpacked."""

    def __init__(self, kind: int, seat: int, depth: int, cards: list[Card], text: str, number: int) -> None:
        self.kind = kind
        self.seat = seat
        self.depth = depth
        self.cards = cards
        self.text = text
        self.number = number


def seen_by(entry: Entry, seat: int) -> bool:
    """Whether a seat learnt which cards the entry is about."""
    if not PRIVATE >> entry.kind & 1 or entry.seat == seat:
        return True
    return entry.kind == PASS and entry.number == seat


@mypyc_attr(acyclic=True)
class Forgotten:
    """A fork: from here back, only that seat's log tells what happened to it; others have dreamt their part."""

    def __init__(self, seat: int, entries: int, older: Forgotten | None) -> None:
        self.seat = seat
        self.entries = entries
        self.older = older  # a fork of a fork


@mypyc_attr(acyclic=True)
class Log:
    """The log of one game, and all answers that were given in it.

    Nothing is ever taken out, so the copy of a log only notes how much of the older one belongs to it: games can be
    copied as often as a search likes.

    A log that people are to read is `telling` from the start: it also says what plays gave and why things happened.
    Simulated games spare themselves that; it follows from the decisions, so a game that is played again can tell it.
    """

    __slots__ = (
        "base", "base_cards", "base_codes", "base_decided", "base_texts", "cards", "codes", "decided", "decided_before",
        "entries_before", "telling", "texts",
    )  # fmt: skip

    def __init__(self) -> None:
        self.codes = Row()
        self.cards = Row()  # their numbers
        self.texts: list[str] = NO_TEXTS
        self.decided = Row()  # each answer: how many numbers, then the numbers
        self.base: Log | None = None
        # How much of the base's own rows counts, and how much there is before this log's own rows.
        self.base_codes: i64 = 0
        self.base_cards: i64 = 0
        self.base_texts: i64 = 0
        self.base_decided: i64 = 0
        self.entries_before: i64 = 0
        self.decided_before: i64 = 0
        self.telling = False

    def reserve(self) -> None:
        """Make room for a whole game of two players, so that what is written need not be moved as it grows."""
        self.codes.reserve(256)
        self.cards.reserve(512)
        self.decided.reserve(256)

    def copy(self) -> Log:
        new = Log()
        if self.base is not None and not self.codes.n and not self.decided.n:
            new.base = self.base
            new.base_codes = self.base_codes
            new.base_cards = self.base_cards
            new.base_texts = self.base_texts
            new.base_decided = self.base_decided
        else:
            new.base = self
            new.base_codes = self.codes.n
            new.base_cards = self.cards.n
            new.base_texts = len(self.texts)
            new.base_decided = self.decided.n
        new.entries_before = self.entries_before + self.codes.n
        new.decided_before = self.decided_before + self.decided.n
        new.telling = self.telling
        return new

    def whole(self) -> Log:
        """The same log with everything in its own rows."""
        if self.base is None:
            return self
        parts = [self]
        while parts[-1].base is not None:
            parts.append(parts[-1].base)
        new = Log()
        new.telling = self.telling
        for i in range(len(parts) - 1, 0, -1):
            old, young = parts[i], parts[i - 1]
            new.codes.push_first(old.codes, young.base_codes)
            new.cards.push_first(old.cards, young.base_cards)
            new.texts = new.texts + old.texts[: young.base_texts]
            new.decided.push_first(old.decided, young.base_decided)
        new.codes.push_first(self.codes, self.codes.n)
        new.cards.push_first(self.cards, self.cards.n)
        new.texts = new.texts + self.texts
        new.decided.push_first(self.decided, self.decided.n)
        return new

    def decided_count(self) -> i64:
        """How many numbers the answers so far make up."""
        return self.decided_before + self.decided.n

    def decided_since(self, count: i64) -> list[int]:
        """What has been decided after so many numbers; older logs are looked into only as far as needed."""
        log = self
        found = self.decided.numbers(max(count - self.decided_before, 0))
        while count < log.decided_before and log.base is not None:
            end = log.base_decided
            log = log.base
            start = max(count - log.decided_before, 0)
            found = log.decided.numbers(start)[: max(end - start, 0)] + found
        return found

    def decide(self, answer: list[int]) -> None:
        """Add an answer to those that were given."""
        decided = self.decided
        decided.push(len(answer))
        for i in answer:
            decided.push(i)

    def add(self, kind: i64, seat: i64, depth: i64, number: i64) -> None:
        """An entry without cards or text."""
        self.codes.push(kind | seat << _SEAT | depth << _DEPTH | number << _NUMBER)

    def add_card(self, kind: i64, seat: i64, depth: i64, card: i64) -> None:
        """An entry of one card."""
        self.codes.push(kind | seat << _SEAT | depth << _DEPTH | 1 << _CARDS)
        self.cards.push(card)

    def add_top(self, kind: i64, seat: i64, depth: i64, zone: Zone, n: i64) -> None:
        """An entry of the last n cards of a zone."""
        self.codes.push(kind | seat << _SEAT | depth << _DEPTH | n << _CARDS)
        cards = self.cards
        there = cards.make_room(n)
        at = cards.n
        items = zone.items
        first = zone.n - n
        for i in range(n):
            there[at + i] = items[first + i] & CARD
        cards.n = at + n

    def add_each(self, kind: i64, seat: i64, depth: i64, cards: vec[i64]) -> None:
        """An entry for each of these cards, given as entries of a zone."""
        code = kind | seat << _SEAT | depth << _DEPTH | 1 << _CARDS
        n: i64 = len(cards)
        codes = self.codes.make_room(n)
        at = self.codes.n
        named = self.cards.make_room(n)
        named_at = self.cards.n
        for i in range(n):
            codes[at + i] = code
            named[named_at + i] = cards[i] & CARD
        self.codes.n = at + n
        self.cards.n = named_at + n

    def write(self, kind: i64, seat: i64, depth: i64, cards: list[Card], text: str, number: i64) -> None:
        """An entry of any form."""
        code = kind | seat << _SEAT | depth << _DEPTH | len(cards) << _CARDS | number << _NUMBER
        for card in cards:
            self.cards.push(card.id)
        if text:
            code |= 1 << _TEXT
            if self.texts is NO_TEXTS:
                self.texts = []
            self.texts.append(text)
        self.codes.push(code)

    def __len__(self) -> int:
        return self.entries_before + self.codes.n

    def entries(self, start: int = 0) -> list[Entry]:
        """The entries from one on. What came last is read without going through what was before."""
        log = self
        first: i64 = start
        if first >= self.entries_before:
            first -= self.entries_before
        else:
            log = self.whole()
        codes = log.codes.items
        card = log.cards.n
        text: i64 = len(log.texts)
        for i in range(first, log.codes.n):
            card -= cards_of(codes[i])
            text -= codes[i] >> _TEXT & 1
        found: list[Entry] = []
        for i in range(first, log.codes.n):
            code = codes[i]
            n = cards_of(code)
            has_text = code >> _TEXT & 1
            cards: list[Card] = []
            for j in range(card, card + n):
                cards.append(BOOK.cards[log.cards.items[j]])
            words = log.texts[text] if has_text else ""
            found.append(
                Entry(kind_of(code), seat_of(code), code >> _DEPTH & 0xFF, cards, words, number_of(code))
            )
            card += n
            text += has_text
        return found


if INTERPRETED:
    quicken_log(Log, _CARDS, _SEAT, _DEPTH, _NUMBER, 1 << _TEXT)
