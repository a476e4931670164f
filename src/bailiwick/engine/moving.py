"""Verbs that move a player's own cards: deck, hand, play area, trash, mats, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.shuffling import Shuffler
from bailiwick.engine.triggers import announce
from bailiwick.engine.zone import ALL, AS_PUT, EVERYONE, NOBODY, OWNER, SEEN_BY_ALL, Zone, said

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.declared import Mat, TableMat
    from bailiwick.engine.pile import Pile

def alike(cards: list[Card]) -> bool:
    """Whether all are of one name, so that their order tells nothing."""
    for card in cards:  # noqa: SIM110 (a generator would be slow when compiled)
        if card.kind is not cards[0].kind:
            return False
    return True


def _name_of(card: Card) -> str:
    return card.name


class Mover(Shuffler):
    """A player who can move cards. Each verb names where it expects a card and leaves it alone if it is elsewhere."""

    __slots__ = ()

    # -- deck -------------------------------------------------------------------------------------------------------

    def draw(self, n: i64) -> i64:
        """Draw cards, as many as there are: how many it was. They are the last in the hand."""
        deck = self.deck
        game = self.game
        if game.heard > on.OFTEN and game.heard & on.WOULD_DRAW and n > 0:
            event = game.event(on.WOULD_DRAW, self.index)
            event.amount = n
            announce(game, event)
            n = event.amount
        if deck.n < n:
            self.need(n)
            if deck.n < n:
                n = deck.n
        if n <= 0:
            return 0
        hand = self.hand
        deck.deal(n, hand)
        if game.marks:
            game.unmark(hand.top_cards(n))
        if game.journal is not None:
            game.journal.note(game, deck, hand, hand.top_cards(n))
        game.log.add_top(log.DRAW, self.index, game.depth, hand, n)
        return n

    def draw_up_to(self, size: int) -> None:
        """Draw until there are so many cards in hand: what makes a draw smaller is made up for."""
        smaller = self.game.heard & on.WOULD_DRAW != 0
        if self.hand.n < size:
            self.draw(size - self.hand.n)
            if smaller and self.hand.n < size:
                self.draw(size - self.hand.n)

    def draw_one(self) -> Card | None:
        """Draw one card of "draw until"; None where there is none."""
        size = self.hand.n
        self.draw_up_to(size + 1)
        return self.hand[-1] if self.hand.n > size else None

    def need(self, n: i64) -> None:
        """Make sure the deck has n cards if the player owns so many: shuffle the discard pile under it."""
        if self.deck.n < n and self.discard_pile.n:
            self.shuffle()

    def shuffle_into_deck(self, cards: list[Card], source: Zone, shown: bool = True) -> None:
        """Show cards, or do not, and shuffle them into the deck; where there are none, the deck is shuffled all the
        same."""
        game = self.game
        if cards and shown:
            game.write(log.REVEAL, self.index, cards, "", 0)
            self._tell_revealed(cards)
        for card in cards:
            game.move(card, source, self.deck)
        if source is self.discard_pile:
            source.turn_up_top()
        if cards and not shown:
            self._left_unseen(source)
        self.shuffles += 1
        if game.heard & on.SHUFFLING or game.marks or game.journal is not None:
            self._shuffle_heard(self.deck)
            return
        self.deck.shuffle(self.rng)
        game.log.add(log.SHUFFLE, self.index, game.depth, self.deck.n)

    def _off_deck(self, n: i64, zone: Zone) -> list[Card]:
        self.need(n)
        if n > self.deck.n:
            n = self.deck.n
        if n <= 0:
            return []
        self.deck.deal(n, zone)
        cards = zone.top_cards(n)
        game = self.game
        game.unmark(cards)
        if game.journal is not None:
            game.journal.note(game, self.deck, zone, cards)
        return cards

    def reveal_top(self, n: int = 1) -> list[Card]:
        """Reveal cards from the top of the deck; they wait in `revealed` for what becomes of them."""
        cards = self._off_deck(n, self.revealed)
        if cards:
            self.revealed.forget()
            self.game.write(log.REVEAL, self.index, cards, "", 0)
            self._tell_revealed(cards)
        return cards

    def reveal_until(self, types: int, count: int = 1, but: str = "") -> tuple[list[Card], list[Card]]:
        """Reveal cards until so many of these types (but none of one name) have come up, or no card is left: these,
        and the others. All of them are in `revealed`."""
        game = self.game
        found: list[Card] = []
        rest: list[Card] = []
        while len(found) < count:
            cards = self.reveal_top(1)
            if not cards:
                break
            if game.types_of(cards[0].kind) & types and cards[0].name != but:
                found += cards
            else:
                rest += cards
        return found, rest

    def look_at_top(self, n: int = 1) -> list[Card]:
        """Look at cards from the top of the deck; they wait in `looking` for what becomes of them."""
        cards = self._off_deck(n, self.looking)
        if cards:
            self.game.write(log.LOOK, self.index, cards, "", len(cards))
        return cards

    def sift_top(self) -> None:
        """Look at the top card and discard it or put it back."""
        for card in self.look_at_top(1):
            if self.either("Discard it", "Put it back", card) == 0:
                self.discard([card], self.looking)
            else:
                self.topdeck([card], self.looking)

    def look_at_bottom(self) -> list[Card]:
        """Look at the bottom card of the deck, if there is one; it waits in `looking` for what becomes of it."""
        self.need(1)
        cards = self.deck.cards()[:1]
        for card in cards:
            self.game.move(card, self.deck, self.looking)
            self.game.write(log.LOOK, self.index, cards, "bottom", 1)
        return cards

    def look_through_discard_pile(self) -> list[Card]:
        """All cards of the discard pile, which the player now knows."""
        self.discard_pile.show_all_to(self.eyes())
        return self.discard_pile.cards()

    def take_all_into_hand(self) -> None:
        """Put deck and discard pile into the hand, unseen: who knew where a card lay knows that it is in hand now."""
        game = self.game
        hand = self.hand
        n = self.deck.n + self.discard_pile.n
        self.discard_pile.say_seen()
        for zone in (self.deck, self.discard_pile):
            size = zone.n
            zone.deal(size, hand)
            game.unmark(hand.top_cards(size))
            if game.journal is not None:
                game.journal.note(game, zone, hand, hand.top_cards(size))
        if n:
            game.write(log.DRAW, self.index, hand.top_cards(n), "hand", n)

    def put_deck_into_discard_pile(self) -> None:
        """Nobody looks at the cards; only the one that ends on top is seen."""
        game = self.game
        deck = self.deck
        n = deck.n
        if not n:
            return
        game.unmark(deck.cards())
        deck.turn_over_onto(self.discard_pile)
        if game.journal is not None:
            game.journal.note(game, deck, self.discard_pile, self.discard_pile.top_cards(n))
        game.write(log.DECK_TO_DISCARD, self.index, [], "", n)

    def topdeck(self, cards: list[Card], source: Zone, public: bool = False) -> None:
        """Put cards onto the deck, the first of them ending on top. Whoever saw them go knows them there."""
        game = self.game
        hidden = not public and source.sight != ALL
        known: i64 = 0
        if hidden and source.n == 1 and len(cards) == 1:
            known = source.knowers_of(cards[0]) or 0  # it can be no other card
        moved: list[Card] = []
        for i in range(len(cards) - 1, -1, -1):
            card = cards[i]
            if game.move(card, source, self.deck):
                moved.append(card)
        if not moved:
            return
        mask = EVERYONE
        if hidden or not alike(moved):
            mask = self.eyes() | known
        if hidden or mask == EVERYONE:
            for card in moved:
                self.deck.tell(card, mask)
        else:
            self._order_in_secret(moved, self.deck, mask)
        if hidden:
            self._left_unseen(source)
        moved.reverse()
        if hidden:
            game.write(log.TOPDECK_HIDDEN, self.index, moved, "", len(moved))
        else:
            moved.sort(key=_name_of)  # all saw which cards, nobody else in which order
            game.write(log.TOPDECK, self.index, moved, "", 0)

    def put_beneath(self, cards: list[Card], source: Zone, deck: Zone) -> None:
        """Put cards that all have seen under a deck that is nobody's, the last of them at the bottom. All know which
        cards they are, and only who decides in which order they lie."""
        game = self.game
        moved = [card for card in cards if game.move_into(card, source, deck, deck.n, SEEN_BY_ALL)]
        if not alike(moved):
            self._order_in_secret(moved, deck, self.eyes())

    def _order_in_secret(self, cards: list[Card], zone: Zone, eyes: i64) -> None:
        zone.heap(cards, eyes, len(self.game.log))
        self.game.note(on.SECRET_ORDER)

    def put_under_deck(self, card: Card, source: Zone) -> bool:
        """Put a card on the bottom of the deck; others see which where they saw it before."""
        seen = source.sight == ALL
        if not self.game.move_into(card, source, self.deck, self.deck.n, SEEN_BY_ALL if seen else said(self.eyes())):
            return False
        if not seen:
            self._left_unseen(source)
        self.game.write(log.TOPDECK if seen else log.TOPDECK_HIDDEN, self.index, [card], "bottom", 0 if seen else 1)
        return True

    def return_to_box(self, card: Card, source: Zone) -> bool:
        """A card leaves the game."""
        game = self.game
        if not game.remove(card, source):
            return False
        self.count(card.kind, -1)
        # Copies of the game share the one there was.
        game.totals = {**game.totals, card.name: game.totals[card.name] - 1}
        if game.journal is not None:
            game.journal.note_gone(game, source, card)
        game.write(log.RETURN, self.index, [card], "box", 0)
        return True

    def put_into_deck_from(self, pile: Pile) -> Card | None:
        """Put the top card of a pile onto the deck: it is the player's from now on, but not gained."""
        game = self.game
        pile = game.now(pile)
        if pile.count == 0:
            return None
        card = game.take(pile)
        self.deck.append(card)
        self.count(card.kind, 1)
        if game.journal is not None:
            game.journal.note_taken(game, pile, self.deck, card)
        game.write(log.EXCHANGE, self.index, [card], "", 0)
        return card

    def put_into_deck(self, card: Card, source: Zone, down: int) -> None:
        """Put a card into the deck with so many cards above it. All see where, but not which card."""
        deck = self.deck
        if down <= 0:
            self.topdeck([card], source)
        elif down >= len(deck):
            self.put_under_deck(card, source)
        elif self.game.move_into(card, source, deck, down, said(self.eyes())):
            self._left_unseen(source)
            self.game.write(log.TOPDECK_HIDDEN, self.index, [card], "down", down)

    def _left_unseen(self, source: Zone) -> None:
        """A card left this zone and others did not see which: what they knew to be there may be what left."""
        if source.sight == OWNER:
            source.forget()
        elif source.sight == AS_PUT:
            source.hide_beneath_top_from_all_but(self.eyes())

    # -- hand and elsewhere -----------------------------------------------------------------------------------------

    def reveal_hand(self) -> None:
        for card in self.hand:
            self.hand.tell(card, EVERYONE)
        self.game.write(log.REVEAL, self.index, self.hand.cards(), "hand", 0)
        self._tell_revealed(self.hand.cards())

    def reveal_discard_pile(self) -> None:
        """Show all cards of the discard pile; they stay there."""
        self.discard_pile.show_all_to(EVERYONE)
        if self.discard_pile.n:
            self.game.write(log.REVEAL, self.index, self.discard_pile.cards(), "", 0)
            self._tell_revealed(self.discard_pile.cards())

    def reveal(self, cards: list[Card]) -> None:
        """Show cards from the hand; they stay there."""
        for card in cards:
            self.hand.tell(card, EVERYONE)
        if cards:
            self.game.write(log.REVEAL, self.index, cards, "", 0)
            self._tell_revealed(cards)

    def _tell_revealed(self, cards: list[Card]) -> None:
        """Let cards answer that they were revealed."""
        game = self.game
        if game.heard > on.OFTEN and game.heard & on.REVEALED:
            for card in cards:
                if card.kind.heard & on.REVEALED:
                    announce(game, game.event(on.REVEALED, self.index, card))

    def discard(self, cards: list[Card], source: Zone) -> list[Card]:
        """Discard cards from where they are expected; gives those that were there."""
        game = self.game
        moved: list[Card] = []
        for card in cards:
            if game.move(card, source, self.discard_pile):
                moved.append(card)
        if moved:
            game.write(log.DISCARD, self.index, moved, "", 0)
            if game.heard & on.DISCARD:
                game.announce_each(on.DISCARD, self.index, moved, self.discard_pile)
            if game.heard & on.FROM_PLAY and source is self.in_play:
                game.announce_each(on.DISCARD_FROM_PLAY, self.index, moved, self.discard_pile)
        return moved

    def put_into_discard_pile(self, cards: list[Card], source: Zone) -> None:
        """Put cards into the discard pile in Clean-up, which is not discarding for what waits for discards."""
        moved = [card for card in cards if self.game.move(card, source, self.discard_pile)]
        if moved:
            self.game.write(log.DISCARD, self.index, moved, "", 0)

    def discard_from_play(self, cards: list[Card]) -> None:
        """Discard cards from play in the Clean-up of somebody else's turn."""
        game = self.game
        moved = [card for card in cards if game.move(card, self.in_play, self.discard_pile)]
        if moved:
            game.write(log.DISCARD, self.index, moved, "", 0)
            if game.heard & on.FROM_PLAY:
                game.announce_each(on.DISCARD_FROM_PLAY, self.index, moved, self.discard_pile)

    def discard_top(self, n: int = 1) -> list[Card]:
        """Discard cards from the top of the deck."""
        return self.discard(self._off_deck(n, self.revealed), self.revealed)

    def trash_top(self, n: int = 1) -> list[Card]:
        """Trash cards from the top of the deck."""
        return self.trash(self._off_deck(n, self.revealed), self.revealed)

    def discard_down_to(self, size: int) -> None:
        """Discard down to so many cards in hand."""
        extra = self.hand.n - size
        if extra > 0:
            self.discard(self.pick(ask.DISCARD, self.hand, extra, extra), self.hand)

    def trash(self, cards: list[Card], source: Zone) -> list[Card]:
        """Trash cards from where they are expected; gives those that were there."""
        game = self.game
        moved: list[Card] = []
        target = game.trash
        if game.heard & on.WOULD_TRASH and cards:
            target = self._where_trash_goes(target)
        for card in cards:
            if game.move(card, source, target):
                moved.append(card)
                if target is game.trash:
                    self.count(card.kind, -1)
        if moved:
            game.write(log.TRASH, self.index, moved, "" if target is game.trash else "set aside", 0)
            self._count_trashed(len(moved))
            if game.heard & on.TRASH:
                game.announce_each(on.TRASH, self.index, moved, target)
        return moved

    def _count_trashed(self, n: int) -> None:
        """This player has trashed so many cards: in their own turn, some ask for that later."""
        game = self.game
        if game.heard > on.OFTEN and game.heard & on.LAST_TRASHES and self.index == game.turn:
            game.trashes += n

    def trashed_last_turn(self) -> int:
        """How many cards this player trashed on their own last turn, an extra one too; for cards that listen to
        LAST_TRASHES."""
        return self.game.last_trashes.get(self.index, 0)

    def remember_trashes(self) -> None:
        """How many cards were trashed this turn is how many this player trashed on their last turn."""
        game = self.game
        game.last_trashes = {**game.last_trashes, self.index: game.trashes}
        game.trashes = 0

    def _where_trash_goes(self, trash: Zone) -> Zone:
        """What this player trashes may go elsewhere, to some place of theirs, though it counts as trashed."""
        event = self.game.event(on.WOULD_TRASH, self.index)
        event.zone = trash
        announce(self.game, event)
        return trash if event.zone is None else event.zone

    def trash_from_supply(self, pile: Pile) -> Card | None:
        """Trash the top card of a pile, which is nobody's: it answers its trashing for this player. `event.pile` tells
        others that none of their own cards was trashed."""
        game = self.game
        pile = game.now(pile)
        if pile.count == 0:
            return None
        card = game.take(pile)
        game.trash.append(card)
        if game.journal is not None:
            game.journal.note_taken(game, pile, game.trash, card)
        game.write(log.TRASH, self.index, [card], "supply", 0)
        self._count_trashed(1)
        emptied = game.has_emptied(pile)
        if game.heard & on.TRASH:
            event = game.event(on.TRASH, self.index, card)
            event.pile = pile
            event.zone = game.trash
            event.mark = game.mark(card)
            announce(game, event)
        if emptied:
            game.tell_emptied(pile, self.index, game.gained.n + 1)
        return card

    def discard_from_trash(self, card: Card) -> bool:
        """Discard a card that is in the trash: it is the player's own (again), but not gained."""
        self.count(card.kind, 1)
        if self.discard([card], self.game.trash):
            return True
        self.count(card.kind, -1)
        return False

    def set_card_aside(self, card: Card, source: Zone) -> bool:
        """Set a card aside face up."""
        if not self.game.move(card, source, self.set_aside):
            return False
        self.game.write(log.SET_ASIDE, self.index, [card], "", 0)
        return True

    def set_card_aside_hidden(self, card: Card, source: Zone) -> bool:
        """Set a card aside face down. What all saw where it was, they know there."""
        if not self.game.move(card, source, self.set_aside_hidden):
            return False
        if source.sight == ALL:
            self.set_aside_hidden.tell(card, EVERYONE)
            self.game.write(log.SET_ASIDE, self.index, [card], "", 0)
            return True
        self._left_unseen(source)
        self.game.write(log.SET_ASIDE_HIDDEN, self.index, [card], "", 1)
        return True

    def set_hand_aside_hidden(self) -> list[Card]:
        """Set the whole hand aside face down, and give its cards: whoever knew one of them knows where it is."""
        game = self.game
        hand, aside = self.hand, self.set_aside_hidden
        cards = hand.cards()
        told = [hand.items[i] for i in range(hand.n)]
        for card in cards:
            game.move(card, hand, aside)
        first = aside.n - len(cards)
        for i in range(len(cards)):
            aside.items[first + i] = told[i]
        if cards:
            game.write(log.SET_ASIDE_HIDDEN, self.index, cards, "", len(cards))
        return cards

    def put_into_hand(self, cards: list[Card], source: Zone, shown: bool = True) -> None:
        """Put cards into the hand, seen by others unless they see none where they come from, or they are not shown."""
        game = self.game
        seen = shown and (source.sight == ALL or source.sight == AS_PUT)
        if source.sight == NOBODY:
            seen = self._all_know(cards, source)
        if not shown and source.n == len(cards):
            source.say_seen()  # what all saw there they know in the hand, since it can be no other
        moved: list[Card] = []
        told: list[int] = []  # what was said of them where they were
        for card in cards:
            place = source.where(card.id)
            entry = source.items[place] if place >= 0 else 0
            if game.move(card, source, self.hand):
                moved.append(card)
                told.append(entry)
                if seen:
                    self.hand.tell(card, EVERYONE)
        if not moved:
            return
        if not seen and source.n == 0:  # all of them: whoever knew one of them knows where it is
            first = self.hand.n - len(moved)
            for i in range(len(moved)):
                self.hand.items[first + i] = told[i]
        elif not seen:
            self._left_unseen(source)
        game.write(log.TO_HAND if seen else log.DRAW, self.index, moved, "" if seen else "hand", len(moved))

    def _all_know(self, cards: list[Card], zone: Zone) -> bool:
        for card in cards:
            place = zone.where(card.id)
            if place >= 0 and not zone.knows(-1, place):
                return False
        return True

    def put_onto_mat(self, card: Card, source: Zone, mat: Mat) -> bool:
        """Put a card onto one of the player's mats. Others see which card it is if they see it here or there."""
        return self._put_onto(card, source, self.mat(mat), mat.name)

    def put_onto_table(self, card: Card, source: Zone, mat: TableMat) -> bool:
        """Put a card of the player's onto a mat of the table: it is nobody's from now on."""
        if not self._put_onto(card, source, self.game.mat(mat), mat.name):
            return False
        self.count(card.kind, -1)
        return True

    def _put_onto(self, card: Card, source: Zone, target: Zone, name: str) -> bool:
        game = self.game
        if not game.move(card, source, target):
            return False
        if source.sight == ALL or target.sight == ALL:
            if target.sight != ALL:
                target.tell(card, EVERYONE)
            game.write(log.SET_ASIDE, self.index, [card], name, 0)
            return True
        if target.sight == NOBODY and source.sight != NOBODY:
            target.tell(card, self.eyes())
        self._left_unseen(source)
        game.write(log.SET_ASIDE_HIDDEN, self.index, [card], name, 1)
        return True

    def put_onto_mat_from(self, pile: Pile, mat: Mat) -> Card | None:
        """Put the top card of a pile onto one of the player's mats: it is theirs from now on, but not gained."""
        game = self.game
        pile = game.now(pile)
        if pile.count == 0:
            return None
        card = game.take(pile)
        zone = self.mat(mat)
        zone.append(card)
        self.count(card.kind, 1)
        if game.journal is not None:
            game.journal.note_taken(game, pile, zone, card)
        game.write(log.SET_ASIDE, self.index, [card], mat.name, 0)
        if game.has_emptied(pile):
            game.tell_emptied(pile, self.index, game.gained.n + 1)
        return card

    def return_to_pile(self, card: Card, source: Zone) -> bool:
        """Return a card to the top of the pile it comes from, if that pile is in this game."""
        game = self.game
        pile = game.pile_of(card.kind)
        if pile is None or not game.remove(card, source):
            return False
        self.count(card.kind, -1)
        game.put_back(card, pile)
        if game.journal is not None:
            game.journal.note_returned(game, source, pile, card)
        game.write(log.RETURN, self.index, [card], "", 0)
        return True

    def exchange(self, card: Card, source: Zone, pile: Pile) -> Card | None:
        """Return a card to its pile and take one of another into the discard pile, if both can be done. This is not
        gaining."""
        game = self.game
        if not game.now(pile).count or game.pile_of(card.kind) is None or not self.return_to_pile(card, source):
            return None
        taken = game.take(pile)
        self.count(taken.kind, 1)
        self.discard_pile.append(taken)
        if game.journal is not None:
            game.journal.note_taken(game, pile, self.discard_pile, taken)
        game.write(log.EXCHANGE, self.index, [taken], "", 0)
        if game.has_emptied(pile):
            game.tell_emptied(pile, self.index, game.gained.n + 1)
        return taken
