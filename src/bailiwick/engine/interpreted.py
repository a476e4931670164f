"""The verbs of rows and zones for interpreted runs, where a row is a plain list: slices move many cards at once.

What they do is written in `zone` and `log`, where compiled code runs it; these are the same, only quicker without a
compiler. Here a row's list always has just its n items.
"""

from __future__ import annotations

from typing import Any, Final

# As in `zone`.
CARD: Final = 0xFFFFFF
SEATS: Final = 24
SAID: Final = 1 << 30
ALL: Final = 0
OWNER: Final = 1
AS_PUT: Final = 3


def plainly(entries: list[int]) -> list[int]:
    """The numbers of the cards alone: the entries themselves where nothing is said, as of most."""
    for entry in entries:
        if entry > CARD:
            return [entry & CARD for entry in entries]
    return entries


def quicken_rows(row: Any) -> None:
    """For `Row` and its heirs."""

    def reserve(self: Any, n: int) -> None:
        pass

    def push(self: Any, item: int) -> None:
        self.items.append(item)
        self.n += 1

    def push_first(self: Any, other: Any, n: int) -> None:
        self.items += other.items[:n]
        self.n += n

    def numbers(self: Any, start: int = 0) -> list[int]:
        found: list[int] = self.items[start:]
        return found

    row.reserve, row.push, row.push_first, row.numbers = reserve, push, push_first, numbers


def quicken_chance(rng: Any, multiplier: int, low_bits: int) -> None:
    """For `Rng`."""

    def shuffle(self: Any, items: list[int], n: int) -> None:
        state = self.state
        for i in range(n - 1, 0, -1):
            low = state & low_bits
            high = state >> 32
            state = low * multiplier + high
            j = (low ^ high) * (i + 1) >> 32
            item = items[i]
            items[i] = items[j]
            items[j] = item
        self.state = state

    rng.shuffle = shuffle


def quicken_zones(zone: Any, book: Any) -> None:
    """For `Zone`."""
    every = book.cards

    def cards(self: Any) -> list[Any]:
        return [every[item & CARD] for item in self.items]

    def top_cards(self: Any, n: int) -> list[Any]:
        return [every[item & CARD] for item in self.items[self.n - n :]]

    def extend(self: Any, cards: Any, said: int = 0) -> None:
        self.items += [card.id | said for card in cards]
        self.n = len(self.items)

    def clear(self: Any) -> None:
        self.items = []
        self.n = 0

    def where(self: Any, card: int) -> int:
        for i, item in enumerate(self.items):
            if item & CARD == card:
                return i
        return -1

    def take(self: Any, card: int) -> bool:
        items = self.items
        for i, item in enumerate(items):
            if item & CARD == card:
                del items[i]
                self.n -= 1
                return True
        return False

    def deal(self: Any, n: int, target: Any) -> None:
        items = self.items
        if n == 1:
            target.items.append(items.pop())
            target.n += 1
            self.n -= 1
        elif n > 1:
            moved = items[-n:]
            moved.reverse()
            del items[-n:]
            self.n -= n
            target.items += moved
            target.n += n

    def hand_over(self: Any, entries: list[int], target: Any, noted: Any) -> None:
        plain = plainly(entries)
        n = len(plain)
        target.items += plain
        target.n += n
        noted.items += plain
        noted.n += n
        if n == self.n:
            self.items = []
        else:
            going = set(entries)
            self.items = [item for item in self.items if item not in going]
        self.n -= n

    def move_all(self: Any, target: Any) -> None:
        target.items += self.items
        target.n += self.n
        self.items = []
        self.n = 0

    def throw(self: Any, target: Any, known: int) -> None:
        items = plainly(self.items)
        target.items += [item | known for item in items] if known else items
        target.n += self.n
        self.items = []
        self.n = 0

    def of_types(self: Any, types: int) -> list[int]:
        of = book.types
        return [item for item in self.items if of[item & CARD] & types]

    def forget(self: Any) -> None:
        if self.items and max(self.items) > CARD:  # whole decks are looked through quicker so
            self.items = [item & CARD for item in self.items]

    def collect_unknown(self: Any, seat: int, pinned: list[Any], numbers: Any, places: Any) -> None:
        items, sight, backs = self.items, self.sight, book.open_cards
        bit = 1 << SEATS + seat
        if pinned or seat < 0:
            found = [i for i in range(self.n) if not self.knows(seat, i) and every[items[i] & CARD] not in pinned]
        elif sight == AS_PUT:
            found = [i for i, item in enumerate(items[:-1]) if item & SAID and not item & bit]
        elif sight == ALL or (sight == OWNER and self.owner == seat):
            return
        elif items and max(items) <= CARD and (not backs or backs.isdisjoint(items)):  # nothing is said or seen
            numbers.items += items
            numbers.n += self.n
            places.items += range(self.n)
            places.n += self.n
            return
        else:  # known is what is said to be
            found = [i for i, item in enumerate(items) if not item & bit]
        if backs:
            found = [i for i in found if items[i] & CARD not in backs]
        numbers.items += [items[i] & CARD for i in found]
        numbers.n += len(found)
        places.items += found
        places.n += len(found)

    def swap_in_all(self: Any, places: Any, numbers: Any, start: int, end: int) -> None:
        items = self.items
        if end - start == self.n and items and max(items) <= CARD:
            self.items = numbers.items[start:end]
            return
        for place, number in zip(places.items[start:end], numbers.items[start:end], strict=True):
            items[place] = items[place] & ~CARD | number

    for verb in (
        cards, top_cards, extend, clear, where, take, deal, hand_over, move_all, throw, of_types, forget,
        collect_unknown, swap_in_all,
    ):  # fmt: skip
        setattr(zone, verb.__name__, verb)


def quicken_decisions(decision: Any) -> None:
    """For `Decision`, which remembers the option that was looked for last: it is what is picked more often than not."""
    find_among, look_up = decision.find_place, decision.pile_at

    def find_place(self: Any, place: int) -> int:
        bits = self.pile_bits
        if place < 0 or self._piles is not None:
            among: int = find_among(self, place)
            return among
        if not bits >> place & 1:
            return -1
        self.found_at = place
        option: int = self.n_cards + (bits & (1 << place) - 1).bit_count()
        self.found = option
        return option

    def pile_at(self: Any, option: int) -> Any:
        if option == self.found:
            return self._all_piles[self.found_at]
        return look_up(self, option)

    decision.found = -1
    decision.find_place, decision.pile_at = find_place, pile_at


def quicken_log(
    log: Any, card_bits: int, seat_bits: int, depth_bits: int, number_bits: int, text_bit: int
) -> None:
    """For `Log`, given where in an entry's number things are."""

    def decide(self: Any, answer: list[int]) -> None:
        decided = self.decided
        decided.items.append(len(answer))
        decided.items += answer
        decided.n += 1 + len(answer)

    def add_card(self: Any, kind: int, seat: int, depth: int, card: int) -> None:
        codes, cards = self.codes, self.cards
        codes.items.append(kind | seat << seat_bits | depth << depth_bits | 1 << card_bits)
        codes.n += 1
        cards.items.append(card)
        cards.n += 1

    def add_top(self: Any, kind: int, seat: int, depth: int, zone: Any, n: int) -> None:
        codes, cards = self.codes, self.cards
        codes.items.append(kind | seat << seat_bits | depth << depth_bits | n << card_bits)
        codes.n += 1
        if n == 1:
            cards.items.append(zone.items[-1] & CARD)
        else:
            cards.items += plainly(zone.items[-n:])
        cards.n += n

    def add_each(self: Any, kind: int, seat: int, depth: int, cards: list[int]) -> None:
        n = len(cards)
        self.codes.items += [kind | seat << seat_bits | depth << depth_bits | 1 << card_bits] * n
        self.codes.n += n
        self.cards.items += plainly(cards)
        self.cards.n += n

    def write(self: Any, kind: int, seat: int, depth: int, cards: list[Any], text: str, number: int) -> None:
        n = len(cards)
        code = kind | seat << seat_bits | depth << depth_bits | n << card_bits | number << number_bits
        if n:
            self.cards.items += [card.id for card in cards]
            self.cards.n += n
        if text:
            code |= text_bit
            if not self.texts:
                self.texts = []  # logs without any share one list
            self.texts.append(text)
        self.codes.items.append(code)
        self.codes.n += 1

    log.decide, log.add_card, log.add_top, log.add_each, log.write = decide, add_card, add_top, add_each, write
