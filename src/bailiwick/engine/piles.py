"""The piles of a table: taking from them, tokens on them, roles, and piles that come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import EVENT, NIGHT, PROJECT, PROPHECY, SHADOW, WAY, KnownKinds
from bailiwick.engine.pile import Pile
from bailiwick.engine.places import Places
from bailiwick.engine.rows import bit
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import ALL, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.declared import LandscapeDeck, PileToken
    from bailiwick.engine.kinds import Kind

MANY: Final = 1 << 20  # more cards than a pile has
MOST_PILES: Final = 62  # they are bits of a number

# All that it holds. Without a dict of its own, a game of the pure build is smaller and quicker.
IN_PILES: Final = (
    "depth", "empty_piles", "ends_in", "finished", "full", "heard", "kinds", "kinds_heard", "last", "loose",
    "names", "piles_shared", "rules", "up_to", "where", "zones_heard",
)  # fmt: skip


class Piles(Places):
    """The piles, and what the cards of a table bring with them."""

    kinds: KnownKinds
    full: i64  # the piles that have cards, as bits
    last: i64  # those that have one card left
    ends_in: i64  # how few gains can end the game, see `gains_left`; -1 where that has to be counted again
    up_to: vec[i64]  # by coins: Supply piles whose top card is printed no dearer; empty if coins alone do not tell
    piles_shared: bool  # other copies of the game have the list and the piles in it
    where: dict[str, int]  # pile and card names to places in `piles`; replaced when piles come or go
    names: list[str]  # every card that can be named; replaced as the wording of one is found
    loose: dict[str, int]  # copies made of cards that have no pile in this game
    kinds_heard: i64  # events that cards and landscapes of this game listen to
    zones_heard: dict[int, int]  # per event, from which places; replaced when more is heard
    heard: i64  # the same and those that effects listen to
    rules: list[Card]  # landscapes and cards of the Supply that listen from the table; replaced as they come
    depth: i64
    empty_piles: i64  # of the Supply
    finished: bool  # a pile that ends the game is empty

    __slots__ = IN_PILES

    # -- set-up -----------------------------------------------------------------------------------------------------

    def add_pile(self, pile: Pile) -> None:
        """Put a pile out. Supply piles come first; `settle_piles` sorts them."""
        self.piles = [*self.piles, pile]
        self.piles_shared = False
        self.totals[pile.kind.name] = self.totals.get(pile.kind.name, 0)
        for name in pile.names():
            self.totals[name] = self.totals.get(name, 0) + 1
        self.introduce(pile.kind)
        for kind in pile.stack:
            self.introduce(kind)
        if self.where:  # put out by a set-up rule, after the others
            self.settle_piles()

    def settle_piles(self) -> None:
        """Sort the piles and index them by name; called once all are out."""
        if len(self.piles) > MOST_PILES:
            raise IllegalSetup(f"A table has room for {MOST_PILES} piles; this one would have {len(self.piles)}.")
        self.piles = sorted(self.piles, key=_pile_order)
        hidden: i64 = 0
        for i, pile in enumerate(self.piles):
            pile.index = i
            if pile.sight != ALL:
                hidden |= bit(pile.index)
            self.where[pile.name] = i
            for name in pile.kind.split:
                self.where[name] = i
        self.hidden = hidden
        self.count_empty_piles()

    def count_empty_piles(self) -> None:
        self.empty_piles = 0
        self.finished = False
        for pile in self.piles:
            if pile.supply and pile.count == 0:
                self.empty_piles += 1
                if pile.kind.ends_game:
                    self.finished = True
        self._note_piles()

    def _note_piles(self) -> None:
        """Which piles have cards, and which of the Supply cost how much."""
        self.ends_in = -1
        self.full = 0
        self.last = 0
        dearest: i64 = 0
        only_coins = True
        for pile in self.piles:
            if pile.count:
                self.full |= bit(pile.index)
            if pile.count == 1:
                self.last |= bit(pile.index)
            if pile.supply:
                if pile.top.price > dearest:
                    dearest = pile.top.price
                if not pile.top.simple_price:
                    only_coins = False
        up_to = vec[i64]()
        if only_coins:
            for coins in range(dearest + 1):
                bits: i64 = 0
                for pile in self.piles:
                    if pile.supply and pile.top.price <= coins:
                        bits |= bit(pile.index)
                up_to = append(up_to, bits)
        self.up_to = up_to

    def introduce(self, kind: Kind) -> None:
        """Make the game hear what this kind of card listens to, and have what it brings."""
        self.kinds.give_place(kind)
        if kind.newest:  # a card is named in the wording that the game has
            self.names = [kind.name if name == kind.newest else name for name in self.names]
        for item in kind.brings:
            self._bring(item)
        for given in kind.gives:
            self.introduce(given)
        for event, places in kind.hears.items():
            if places & ~self.zones_heard.get(event, 0):
                self.zones_heard = self.zones_heard | {event: self.zones_heard.get(event, 0) | places}
            if places & on.TABLE and not kind.types & PROPHECY:
                self.let_rule(kind.rule())
        heard = kind.heard
        if kind.types & (NIGHT | WAY | EVENT | PROJECT | SHADOW):
            heard |= _brings(kind.types)
        self.kinds_heard |= heard
        self.heard |= heard

    def let_rule(self, card: Card) -> None:
        """From now on a landscape or a card answers from the table what it listens to there. What is foretold does so
        only when it has come about, though the game listens for it from the start: it may happen in the middle of
        anything."""
        if card not in self.rules:
            self.rules = [*self.rules, card]

    def note(self, bits: i64) -> None:
        """Something is so from now on that is seldom so."""
        self.kinds_heard |= bits
        self.heard |= bits

    def unnote(self, bits: i64) -> None:
        """It is so no longer."""
        self.kinds_heard &= ~bits
        self.heard &= ~bits

    def write(self, kind: int, seat: int, cards: list[Card], text: str, number: int) -> None:
        """Add to the log."""
        self.log.write(kind, seat, self.depth, cards, text, number)

    # -- piles ------------------------------------------------------------------------------------------------------

    def find_pile(self, name: str) -> Pile | None:
        """The pile of that name, or the pile that cards of that name come from."""
        i = self.where.get(name, -1)
        return self.piles[i] if i >= 0 else None

    def pile_of(self, kind: Kind) -> Pile | None:
        return self.find_pile(kind.home or kind.name)

    def own(self, pile: Pile) -> Pile:
        """The pile as this game's own, to be changed: copies of a game share their piles until then. A pile held on to
        from before may be out of date; `now` gives the one that counts."""
        pile = self.piles[pile.index]
        if pile.shared:
            pile = pile.copy()
            if self.piles_shared:
                self.piles = self.piles[:]
                self.piles_shared = False
            self.piles[pile.index] = pile
        return pile

    def now(self, pile: Pile) -> Pile:
        """The pile as it is now."""
        return self.piles[pile.index]

    def take(self, pile: Pile) -> Card:
        """Take the top card of a pile."""
        pile = self.own(pile)
        top = pile.top
        card = pile.take()
        self.ends_in = -1
        if pile.count == 0:
            self.full &= ~bit(pile.index)
            self.last &= ~bit(pile.index)
            if pile.supply:
                self.empty_piles += 1
                if pile.kind.ends_game:
                    self.finished = True
        else:
            if pile.count == 1:
                self.last |= bit(pile.index)
            if pile.top is not top:
                self._note_piles()
        return card

    def put_back(self, card: Card, pile: Pile) -> None:
        """Put a card that is nowhere now onto its pile."""
        pile = self.own(pile)
        if pile.count == 0 and pile.supply:
            self.empty_piles -= 1
        top = pile.top
        pile.put(card.kind)
        self.ends_in = -1
        self.full |= bit(pile.index)
        self.last &= ~bit(pile.index)
        if pile.count == 1:
            self.last |= bit(pile.index)
        if pile.kind.ends_game:
            self.count_empty_piles()
        elif pile.top is not top:
            self._note_piles()

    def rotate(self, pile: Pile, seat: int) -> None:
        """Take the top card of a pile and the copies directly beneath it to its bottom."""
        if self.own(pile).rotate():
            self._note_piles()
            self.write(log.ROTATE, seat, [], pile.name, 0)

    # -- tokens on piles, and decks of landscapes -------------------------------------------------------------------

    def add_token(self, pile: Pile, token: PileToken, n: int = 1) -> None:
        """Put tokens that are nobody's onto a pile."""
        self.own(pile).add_token(token, n)
        self.write(log.PLACE, self.turn, [], f"{token.name}/{pile.name}", n)

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
        self.write(log.PLACE, seat, [], f"{token.name}/{pile.name}", 1)

    def remove_token(self, token: PileToken, seat: int) -> None:
        """Take a token of a player off the pile it lies on."""
        for pile in self.piles:
            if pile.has_token(token, seat):
                self.own(pile).set_owner(token, seat, False)

    def put_on_landscape(self, card: Card, token: PileToken, n: int) -> None:
        """Put tokens that are nobody's onto a landscape of the table."""
        there = self.on_landscapes.get(card.name, {})
        more = there.get(token.name, 0) + n
        self.on_landscapes = {**self.on_landscapes, card.name: {**there, token.name: more}}

    def count_on_landscape(self, card: Card, token: PileToken) -> int:
        """How many of these tokens lie on a landscape."""
        return self.on_landscapes.get(card.name, {}).get(token.name, 0)

    def take_off_landscape(self, card: Card, token: PileToken, most: int = MANY) -> int:
        """Take tokens off a landscape, as many as there are and no more than that: how many it was."""
        n = min(most, self.count_on_landscape(card, token))
        if n:
            self.put_on_landscape(card, token, -n)
        return n

    def shuffle_stacks(self) -> None:
        """Shuffle the piles and decks whose order is secret, as the game begins."""
        for stack in self.stacks.values():
            stack.cards.shuffle(self.rng)
        if not self.hidden:
            return
        for pile in self.piles:
            if pile.sight != ALL:
                self.own(pile).shuffle_first(self.rng)
        self.count_empty_piles()

    def turn_up(self, deck: LandscapeDeck, seat: int, told: bool = True) -> Card | None:
        """Turn up the top card of a deck of landscapes; None where there is none. It is set aside until `discard_to`
        discards it. Where somebody receives it at once, the log needs not tell that it is turned up."""
        stack = self.deck_of(deck)
        if not stack.cards.n:
            stack.shuffle(self.rng)
            if self.journal is not None:
                self.journal.note(self, stack.discarded, stack.cards, stack.cards.cards())
        card = stack.turn_up()
        if card is not None:
            if self.journal is not None:
                self.journal.note(self, stack.cards, stack.aside, [card])
            if told:
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

    def keep_out(self, deck: LandscapeDeck, card: Card) -> bool:
        """Set a landscape aside again that was discarded; whether it was."""
        stack = self.deck_of(deck)
        if not stack.discarded.take(card.id):
            return False
        stack.aside.append(card)
        if self.journal is not None:
            self.journal.note(self, stack.discarded, stack.aside, [card])
        return True

    def group(self, name: str) -> list[Pile]:
        """The piles of a group that still have cards, such as the Prizes."""
        return [pile for pile in self.piles if pile.group == name and pile.count]

    def gains_left(self) -> i64:
        """How few gains can end the game: all of a pile that ends it, or as many piles as do."""
        if self.ends_in >= 0:
            return self.ends_in
        fewest: i64 = MANY
        # The smallest piles, the smallest first.
        first: i64 = MANY
        second: i64 = MANY
        third: i64 = MANY
        fourth: i64 = MANY
        for pile in self.piles:
            if not pile.supply:
                continue
            count = pile.count
            if pile.kind.ends_game and count < fewest:
                fewest = count
            if count < first:
                first, second, third, fourth = count, first, second, third
            elif count < second:
                second, third, fourth = count, second, third
            elif count < third:
                third, fourth = count, third
            elif count < fourth:
                fourth = count
        # Where there are fewer piles, what is not there counts nothing.
        total = first % MANY + second % MANY + third % MANY
        if len(self._players) > 4:
            total += fourth % MANY
        if fewest < total:
            total = fewest
        self.ends_in = total
        return total

    # -- roles ------------------------------------------------------------------------------------------------------

    def home_of(self, kind: Kind) -> Pile | None:
        """The pile that cards of a kind started in, even if it has left the game since."""
        pile = self.pile_of(kind)
        if pile is None:
            name = kind.home or kind.name
            for gone in self.piles:
                if gone.removed and gone.name == name:
                    return gone
        return pile

    def has_role(self, card: Card, role: str) -> bool:
        """Whether a card started in the pile that has a role, or that is marked for it."""
        pile = self.home_of(card.kind)
        return pile is not None and (pile.role == role or role in pile.marks.values())

    def has_mark(self, card: Card, name: str) -> bool:
        """Whether a card started in the pile that something of this name lies on."""
        pile = self.home_of(card.kind)
        return pile is not None and name in pile.marks

    def role_pile(self, role: str) -> Pile | None:
        """The pile that has a role or is marked for it; the first, where there are several."""
        for pile in self.piles:
            if pile.role == role or role in pile.marks.values():
                return pile
        return None

    def role_cards(self, role: str) -> list[Card]:
        """The cards on the table that have a role, nobody's."""
        zone = self.aside.get(role)
        return [] if zone is None else zone.cards()

    def put_aside(self, role: str, card: Card, sight: i64) -> None:
        """Put a card on the table for a role."""
        if role not in self.aside:
            self.aside = self.aside | {role: Zone(sight)}
        self.aside[role].append(card)
        if self.journal is not None:
            self.journal.note_new(self, self.aside[role], card)

    # -- piles that come and go -------------------------------------------------------------------------------------

    def remove_pile(self, pile: Pile) -> None:
        """A pile leaves the game, and its cards with it: it is not an empty pile, and nothing returns to it. It keeps
        its place among the piles, so that the places of others stay what they were."""
        pile = self.own(pile)
        totals = self.totals.copy()
        for name in pile.names() + [kind.name for kind in pile.spare]:
            totals[name] -= 1
        self.totals = totals
        pile.leave()
        self.where = {name: i for name, i in self.where.items() if i != pile.index}
        self.count_empty_piles()

    def bring_piles(self, piles: list[Pile]) -> None:
        """Put piles out while the game goes on, after all others; those of a name that is here already stay away."""
        totals = self.totals.copy()
        where = self.where.copy()
        out = self.piles[:]
        for new in piles:
            if new.name in where:
                continue
            if len(out) == MOST_PILES:
                raise IllegalSetup(f"A table has room for {MOST_PILES} piles; there are more.")
            pile = new.copy()
            pile.index = len(out)
            if pile.sight != ALL:
                pile.shuffle_first(self.rng)
                self.hidden |= bit(pile.index)
            kinds = [pile.kind, *pile.stack, *pile.spare]
            gone = self.home_of(pile.kind)
            if gone is not None:
                pile.made = gone.made
            for kind in kinds:  # copies that are in the game already keep their numbers
                if self.loose.get(kind.name, 0) > pile.made:
                    pile.made = self.loose[kind.name]
                self.introduce(kind)
            for name in [pile.name, *pile.kind.split]:
                where[name] = pile.index
            for name in pile.names() + [kind.name for kind in pile.spare]:
                totals[name] = totals.get(name, 0) + 1
            out.append(pile)
        self.piles = out
        self.piles_shared = False
        self.totals = totals
        self.where = where
        self.count_empty_piles()

    def can_gain_copy(self, card: Card) -> bool:
        """Whether a copy of the card lies on top of a Supply pile."""
        pile = self.pile_of(card.kind)
        return pile is not None and pile.supply and pile.count > 0 and pile.top is card.kind


def _brings(types: i64) -> i64:
    """What cards and landscapes of these types bring to a game beside what they listen to."""
    heard: i64 = 0
    if types & NIGHT:
        heard |= on.NIGHTS
    if types & WAY:
        heard |= on.WAYS
    if types & (EVENT | PROJECT):
        heard |= on.MOVES
    if types & SHADOW:
        heard |= on.FROM_DECK
    return heard


def _pile_order(pile: Pile) -> tuple[bool, int, str]:
    return (not pile.supply, pile.kind.price, pile.name)
