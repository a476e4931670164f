"""The table: all state of a game, its piles, and how cards move. No turns and no triggers: those are in `Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import EVENT, NIGHT, PROJECT, SHADOW, WAY, KnownKinds
from bailiwick.engine.pile import Pile
from bailiwick.engine.places import Places
from bailiwick.engine.rng import streams
from bailiwick.engine.rows import bit
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import ALL, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.decision import Agent
    from bailiwick.engine.declared import LandscapeDeck, PileToken
    from bailiwick.engine.events import Effect
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.passing import Passed
    from bailiwick.engine.player import Player
    from bailiwick.engine.turn import ExtraTurn
    from bailiwick.engine.view import View

# Shared by all that have none; never changed.
NO_MARKS: Final[dict[Card, int]] = {}
NO_ZONES: Final[dict[str, Zone]] = {}
MANY: Final = 1 << 20  # more cards than a pile has
MOST_PILES: Final = 62  # they are bits of a number


class Table(Places):
    """The state of a game, and what can be said of it without asking anybody."""

    apart: bool  # the players do not know their game: nobody plays it now
    kept: bool  # somebody outside has the players, who go on knowing their game
    agents: list[Agent]
    views: list[View | None]  # made when a seat is first asked
    kinds: KnownKinds
    full: i64  # the piles that have cards, as bits
    last: i64  # those that have one card left
    ends_in: i64  # how few gains can end the game, see `gains_left`; -1 where that has to be counted again
    up_to: vec[i64]  # by coins: Supply piles whose top card is printed no dearer; empty if coins alone do not tell
    piles_shared: bool  # other copies of the game have the list and the piles in it
    where: dict[str, int]  # pile and card names to places in `piles`; replaced when piles come or go
    names: list[str]  # every card that can be named; never changed
    landscapes: list[Card]  # replaced, never changed in place
    loose: dict[str, int]  # copies made of cards that have no pile in this game
    # What is heard, and what lasts.
    kinds_heard: i64  # events that cards and landscapes of this game listen to
    zones_heard: dict[int, int]  # per event, from which places; replaced when more is heard
    heard: i64  # the same and those that effects listen to
    effects: list[Effect]  # replaced, never changed in place: copies share it, as they share all lists but the next
    rules: list[Card]  # landscapes and cards of the Supply that listen from the table; replaced as they come
    ties: list[tuple[Card, int, Card, int]]  # (what played a card again, its mark in play, the card, its mark there)
    cheaper: i64  # by how much all cards are cheaper this turn
    # The stop-moving rule, and cards that changed hands.
    marks: dict[Card, int]
    card_tokens: dict[Card, int]  # tokens on cards in play; they are lost when the card moves
    serial: i64
    passed: list[Passed]  # cards that changed hands unseen by some; replaced, never changed in place
    # The turn.
    stage: i64
    last_turn: i64  # whose turn was before
    turn_number: i64  # of all turns so far
    most_turns: i64  # `run` stops before a turn beyond this many
    in_a_row: i64  # how many turns this player has taken one after the other, this one included
    extra: bool  # this is an extra turn
    turn_because: Card | None  # what gave this extra turn
    extra_turns: list[ExtraTurn]  # those that are to be taken after this turn
    ended: bool  # the game has ended but for turns that are taken all the same
    next_seat: i64  # who is next in turn order
    bought: bool
    played: Zone  # this turn, each play counted
    gained: Zone  # this turn, by anybody
    depth: i64
    cause: Card | None
    immune: i64
    extra_choices: list[Card]  # cards whose "choose" lists have one more choice this turn, once for each time here
    empty_piles: i64  # of the Supply
    finished: bool  # a pile that ends the game is empty
    # History.
    forgotten: log.Forgotten | None
    always_ask: bool  # ask the questions of the turn even where only one answer is left (for the lab)
    keep_checkpoints: bool  # make one after each stage; whoever asks for them sets the first
    checkpoint: Game | None  # a copy from before the stage, when no card was half played

    # Without a dict of its own, a game of the pure build is smaller and quicker.
    __slots__ = (
        "agents", "always_ask", "apart", "bought", "card_tokens", "cause", "cheaper", "checkpoint",
        "depth", "effects", "empty_piles", "ended", "ends_in", "extra", "extra_choices",
        "extra_turns", "finished", "forgotten", "full", "gained", "heard", "immune", "in_a_row",
        "keep_checkpoints", "kept", "kinds", "kinds_heard", "landscapes", "last", "last_turn",
        "loose", "marks", "most_turns", "names", "next_seat", "passed", "piles_shared", "played", "rules", "serial",
        "stage", "ties", "turn_because", "turn_number", "up_to", "views", "where",
        "zones_heard",
    )  # fmt: skip

    def player_at(self, seat: i64) -> Player:
        """The player at a seat, who knows the game only while it is played."""
        return self._players[seat]

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
        for item in kind.brings:
            self._bring(item)
        for event, places in kind.hears.items():
            if places & ~self.zones_heard.get(event, 0):
                self.zones_heard = self.zones_heard | {event: self.zones_heard.get(event, 0) | places}
            if places & on.TABLE and kind.copy_number(0) not in self.rules:
                self.rules = [*self.rules, kind.copy_number(0)]
        heard = kind.heard
        if kind.types & (NIGHT | WAY | EVENT | PROJECT | SHADOW):
            heard |= _brings(kind.types)
        self.kinds_heard |= heard
        self.heard |= heard

    def note(self, bits: i64) -> None:
        """Something is so from now on that is seldom so."""
        self.kinds_heard |= bits
        self.heard |= bits

    def unnote(self, bits: i64) -> None:
        """It is so no longer."""
        self.kinds_heard &= ~bits
        self.heard &= ~bits

    def new_card(self, kind: Kind) -> Card:
        """A further copy of a card, for starting decks and arranged positions; it does not come from its pile."""
        self.introduce(kind)
        self.totals[kind.name] = self.totals.get(kind.name, 0) + 1
        pile = self.pile_of(kind)
        if pile is not None:
            pile = self.own(pile)
            n = pile.made
            pile.made = n + 1
        else:
            n = self.loose.get(kind.name, 0)
            self.loose = self.loose | {kind.name: n + 1}
        return kind.copy_number(n)

    def stand_in(self, kind: Kind) -> Card:
        """A card of a kind that lies nowhere, to be played where the real one stays in its pile."""
        name = f"{kind.name} in place"
        n = self.loose.get(name, 0)
        self.loose = self.loose | {name: n + 1}
        return kind.stand_in_number(n)

    def seed(self, seed: object) -> None:
        """Start all streams of chance afresh."""
        made = streams(seed, len(self._players))
        for player in self._players:
            player.rng = made[player.index]
        self.rng = made[len(self._players)]

    def write(self, kind: int, seat: int, cards: list[Card], text: str, number: int) -> None:
        """Add to the log."""
        self.log.write(kind, seat, self.depth, cards, text, number)

    # -- moving -----------------------------------------------------------------------------------------------------

    def move(self, card: Card, source: Zone, target: Zone) -> bool:
        """The one way a single card goes from place to place. If it is not where it is expected, it stays."""
        if not source.take(card.id):
            return False
        target.push(card.id)
        if self.marks:
            self._has_moved(card)
        if self.journal is not None:
            self.journal.note(self, source, target, [card])
        return True

    def move_into(self, card: Card, source: Zone, target: Zone, down: i64, known: i64) -> bool:
        """The same with so many cards above it, or at the bottom where there are fewer; and what is said of it there
        (see `zone.said`)."""
        if not self.remove(card, source):
            return False
        if down > target.n:
            down = target.n
        target.insert_entry(target.n - down, card.id | known)
        if self.journal is not None:
            self.journal.note(self, source, target, [card], down)
        return True

    def remove(self, card: Card, source: Zone) -> bool:
        """Take a card from where it is expected, to be placed by the caller."""
        if not source.take(card.id):
            return False
        self._has_moved(card)
        return True

    def _has_moved(self, card: Card) -> None:
        if self.marks and card in self.marks:
            del self.marks[card]
            self.card_tokens.pop(card, None)

    def mark(self, card: Card) -> int:
        """Remember where a card is: `unmoved` tells later whether it has stayed there all the time."""
        if not self.marks:
            self.marks = {}
        if card not in self.marks:
            self.serial += 1
            self.marks[card] = self.serial
        return self.marks[card]

    def unmoved(self, card: Card, mark: int) -> bool:
        return self.marks.get(card, 0) == mark

    def is_held(self, effect: Effect) -> bool:
        """Whether the source of an effect has been in play for it all the time, so that the effect may move it."""
        return effect.keeper is effect.source and self.is_kept(effect)

    def is_kept(self, effect: Effect) -> bool:
        """Whether what stays in play for an effect has been there all the time."""
        return effect.mark != 0 and self.marks.get(effect.keeper, 0) == effect.mark

    def unmark(self, cards: list[Card]) -> None:
        """These cards have moved."""
        if self.marks:
            for card in cards:
                self.marks.pop(card, None)
                self.card_tokens.pop(card, None)

    def put_tokens_on(self, card: Card, n: int = 1) -> None:
        """Put tokens onto a card; it keeps them until it moves."""
        self.mark(card)  # what has a mark is told apart when it moves
        if not self.card_tokens:
            self.card_tokens = {}
        self.card_tokens[card] = self.card_tokens.get(card, 0) + n
        self.write(log.PLACE, self.turn, [card], "", n)

    def take_tokens_off(self, card: Card) -> int:
        """Take all tokens off a card: how many there were."""
        return self.card_tokens.pop(card, 0)

    def _drop_marks(self) -> None:
        """The turn is over: only what tells that tied cards have stayed in play is needed any longer."""
        ties = [tie for tie in self.ties if self.unmoved(tie[0], tie[1]) and self.unmoved(tie[2], tie[3])]
        marks: dict[Card, int] = {}
        for by, by_mark, card, mark in ties:
            marks[by] = by_mark
            marks[card] = mark
        for card in self.card_tokens:
            marks[card] = self.marks[card]
        for effect in self.effects:
            if self.is_kept(effect):
                marks[effect.keeper] = effect.mark
        self.ties = ties
        self.marks = marks

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

    def turn_up(self, deck: LandscapeDeck, seat: int) -> Card | None:
        """Turn up the top card of a deck of landscapes; None where there is none. It is set aside until `discard_to`
        discards it."""
        stack = self.deck_of(deck)
        if not stack.cards.n:
            stack.shuffle(self.rng)
            if self.journal is not None:
                self.journal.note(self, stack.discarded, stack.cards, stack.cards.cards())
        card = stack.turn_up()
        if card is not None:
            if self.journal is not None:
                self.journal.note(self, stack.cards, stack.aside, [card])
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
        for name in pile.names():
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
            kinds = [pile.kind, *pile.stack]
            gone = self.home_of(pile.kind)
            if gone is not None:
                pile.made = gone.made
            for kind in kinds:  # copies that are in the game already keep their numbers
                if self.loose.get(kind.name, 0) > pile.made:
                    pile.made = self.loose[kind.name]
                self.introduce(kind)
            for name in [pile.name, *pile.kind.split]:
                where[name] = pile.index
            for name in pile.names():
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
