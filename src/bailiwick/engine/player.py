"""The verbs of the game. Each is complete with its rules: shuffling, triggers, knowledge, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.asking import Asker
from bailiwick.engine.errors import TooDeep
from bailiwick.engine.events import DEEPEST, Effect, Event
from bailiwick.engine.kinds import ATTACK, Cost

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.pile import Pile

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_SET_ASIDE: Final = 3
DESTINATIONS: Final = ["", "hand", "deck", "set aside"]

EVERYONE: Final = (1 << 6) - 1
PLAY_EVENTS: Final = on.PLAY | on.WOULD_PLAY | on.AFTER_PLAY
BUY_EVENTS: Final = on.BUY | on.WOULD_GAIN  # where buying and gaining may part ways, the log tells them apart


class Player(Asker):
    """A player, as cards see one."""

    # -- counters ---------------------------------------------------------------------------------------------------

    def plus(self, cards: int = 0, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
        """The plain bonuses, in printed order."""
        if cards:
            self.draw(cards)
        self.actions += actions
        self.buys += buys
        self.coins += coins

    def add_coffers(self, n: int) -> None:
        self.coffers += n
        self.game.write(log.TOKENS, self.index, [], "Coffers", n)

    def add_favors(self, n: int) -> None:
        self.favors += n
        self.game.write(log.TOKENS, self.index, [], "Favors", n)

    def add_vp(self, n: int) -> None:
        self.vp_tokens += n
        self.game.write(log.TOKENS, self.index, [], "VP", n)

    # -- deck -------------------------------------------------------------------------------------------------------

    def draw(self, n: int) -> list[Card]:
        """Draw cards, as many as there are."""
        deck = self.deck
        have = len(deck)
        if have < n:
            self.need(n)
            have = len(deck)
            if have < n:
                n = have
        if n <= 0:
            return []
        drawn = deck[have - n :]
        drawn.reverse()
        del deck[have - n :]
        self.hand += drawn
        game = self.game
        if game.marks:
            game.unmark(drawn)
        game.log.add_cards(log.DRAW, self.index, game.depth, drawn)
        return drawn

    def draw_up_to(self, size: int) -> None:
        """Draw until there are so many cards in hand."""
        if len(self.hand) < size:
            self.draw(size - len(self.hand))

    def need(self, n: int) -> None:
        """Make sure the deck has n cards if the player owns so many: shuffle the discard pile under it."""
        if len(self.deck) < n and self.discard_pile:
            self.shuffle()

    def shuffle(self) -> None:
        """Shuffle the discard pile and put it under the deck. Some abilities have a say in it."""
        game = self.game
        cards = self.discard_pile[:]
        self.discard_pile.clear()
        self.shuffles += 1
        game.unmark(cards)
        game.forget(cards)
        on_top: list[Card] = []
        if game.heard & on.SHUFFLE:
            event = Event(on.SHUFFLE, self)
            event.cards = cards[:]
            event.to_draw = self.deck
            self.looking += cards  # while it is decided, they are nowhere else
            game.depth += 1
            game.announce(event)
            game.depth -= 1
            for card in cards:
                self.looking.remove(card)
            cards = event.cards
            on_top = event.on_top
            if event.left_out:
                for card in event.left_out:
                    game.knowers[card] = 1 << self.index
                del game.knowers[event.left_out[-1]]
                self.discard_pile += event.left_out
        self.rng.shuffle(cards)
        if on_top:
            cards += reversed(on_top)
            for card in on_top:
                game.knowers[card] = 1 << self.index
        if self.deck:
            cards += self.deck
            self.deck.clear()
        self.deck += cards
        game.write(log.SHUFFLE, self.index, [], "", len(cards))

    def _off_deck(self, n: int, zone: list[Card]) -> list[Card]:
        self.need(n)
        cards: list[Card] = []
        deck = self.deck
        while n > 0 and deck:
            cards.append(deck.pop())
            n -= 1
        self.game.unmark(cards)
        zone += cards
        return cards

    def reveal_top(self, n: int = 1) -> list[Card]:
        """Reveal cards from the top of the deck; they wait in `revealed` for what becomes of them."""
        cards = self._off_deck(n, self.revealed)
        if cards:
            self.game.forget(cards)
            self.game.write(log.REVEAL, self.index, cards, "", 0)
        return cards

    def look_at_top(self, n: int = 1) -> list[Card]:
        """Look at cards from the top of the deck; they wait in `looking` for what becomes of them."""
        cards = self._off_deck(n, self.looking)
        if cards:
            self.game.write(log.LOOK, self.index, cards, "", len(cards))
        return cards

    def look_through_discard_pile(self) -> list[Card]:
        """All cards of the discard pile, which the player now knows."""
        bit = 1 << self.index
        knowers = self.game.knowers
        for card in self.discard_pile:
            if card in knowers:
                knowers[card] |= bit
        return self.discard_pile[:]

    def put_deck_into_discard_pile(self) -> None:
        """Nobody looks at the cards; only the one that ends on top is seen."""
        game = self.game
        cards = self.deck[:]
        if not cards:
            return
        self.deck.clear()
        game.unmark(cards)
        for card in cards:
            if card not in game.knowers:
                game.knowers[card] = 0
        cards.reverse()  # the pile is turned over
        game.knowers.pop(cards[-1], None)
        self.discard_pile += cards
        game.write(log.DECK_TO_DISCARD, self.index, [], "", len(cards))

    def topdeck(self, cards: list[Card], source: list[Card], public: bool = False) -> None:
        """Put cards onto the deck, the first of them ending on top. Whoever saw them go knows them there."""
        game = self.game
        hidden = not public and source is not self.revealed and source is not self.in_play
        moved: list[Card] = []
        for i in range(len(cards) - 1, -1, -1):
            card = cards[i]
            if game.move(card, source, self.deck):
                moved.append(card)
        if not moved:
            return
        mask = 1 << self.index if hidden or len(moved) > 1 else EVERYONE
        for card in moved:
            game.knowers[card] = mask
        if hidden:
            self._left_unseen(source)
        moved.reverse()
        game.write(log.TOPDECK_HIDDEN if hidden else log.TOPDECK, self.index, moved, "", len(moved))

    def put_under_deck(self, card: Card, source: list[Card]) -> bool:
        """Put a card on the bottom of the deck, unseen by others."""
        if not self.game.remove(card, source):
            return False
        self.deck.insert(0, card)
        self.game.knowers[card] = 1 << self.index
        self._left_unseen(source)
        self.game.write(log.TOPDECK_HIDDEN, self.index, [card], "bottom", 1)
        return True

    def _left_unseen(self, source: list[Card]) -> None:
        """A card left this zone and others did not see which: what they knew to be there may be what left."""
        game = self.game
        if source is self.hand:
            game.forget(self.hand)
        elif source is self.discard_pile:
            for card in source[:-1]:
                game.knowers[card] = game.knowers.get(card, EVERYONE) & 1 << self.index

    # -- hand and elsewhere -----------------------------------------------------------------------------------------

    def reveal_hand(self) -> None:
        for card in self.hand:
            self.game.knowers[card] = EVERYONE
        self.game.write(log.REVEAL, self.index, self.hand[:], "hand", 0)

    def reveal(self, cards: list[Card]) -> None:
        """Show cards from the hand; they stay there."""
        for card in cards:
            self.game.knowers[card] = EVERYONE
        if cards:
            self.game.write(log.REVEAL, self.index, cards, "", 0)

    def discard(self, cards: list[Card], source: list[Card]) -> list[Card]:
        """Discard cards from where they are expected; gives those that were there."""
        game = self.game
        moved: list[Card] = []
        for card in cards:
            if game.move(card, source, self.discard_pile):
                moved.append(card)
        if moved:
            game.write(log.DISCARD, self.index, moved, "", 0)
            if game.heard & on.DISCARD:
                game.announce_each(on.DISCARD, self, moved, self.discard_pile)
            if game.heard & on.DISCARD_FROM_PLAY and source is self.in_play:
                game.announce_each(on.DISCARD_FROM_PLAY, self, moved, self.discard_pile)
        return moved

    def discard_top(self, n: int = 1) -> list[Card]:
        """Discard cards from the top of the deck."""
        return self.discard(self._off_deck(n, self.revealed), self.revealed)

    def discard_down_to(self, size: int) -> None:
        """Discard down to so many cards in hand."""
        extra = len(self.hand) - size
        if extra > 0:
            self.discard(self.pick(ask.DISCARD, self.hand, extra, extra), self.hand)

    def trash(self, cards: list[Card], source: list[Card]) -> list[Card]:
        """Trash cards from where they are expected; gives those that were there."""
        game = self.game
        moved: list[Card] = []
        for card in cards:
            if game.move(card, source, game.trash):
                moved.append(card)
                self.owned[card.name] -= 1
        if moved:
            game.write(log.TRASH, self.index, moved, "", 0)
            if game.heard & on.TRASH:
                game.announce_each(on.TRASH, self, moved, game.trash)
        return moved

    def discard_from_trash(self, card: Card) -> bool:
        """Discard a card that is in the trash: it is the player's own (again), but not gained."""
        self.owned[card.name] = self.owned.get(card.name, 0) + 1
        if self.discard([card], self.game.trash):
            return True
        self.owned[card.name] -= 1
        return False

    def set_card_aside(self, card: Card, source: list[Card]) -> bool:
        """Set a card aside face up."""
        if not self.game.move(card, source, self.set_aside):
            return False
        self.game.write(log.SET_ASIDE, self.index, [card], "", 0)
        return True

    def set_card_aside_hidden(self, card: Card, source: list[Card]) -> bool:
        """Set a card aside face down."""
        if not self.game.move(card, source, self.set_aside_hidden):
            return False
        self._left_unseen(source)
        self.game.write(log.SET_ASIDE_HIDDEN, self.index, [card], "", 1)
        return True

    def put_into_hand(self, cards: list[Card], source: list[Card]) -> None:
        """Put cards into the hand that others have seen, unless they were only looked at."""
        game = self.game
        seen = source is not self.looking and source is not self.set_aside_hidden
        moved: list[Card] = []
        for card in cards:
            if game.move(card, source, self.hand):
                moved.append(card)
                if seen:
                    game.knowers[card] = EVERYONE
        if moved:
            game.write(log.TO_HAND if seen else log.DRAW, self.index, moved, "", len(moved))

    def put_onto_mat(self, card: Card, source: list[Card], mat: str) -> bool:
        """Put a card onto one of the player's mats, face up."""
        if not self.game.move(card, source, self.mat(mat)):
            return False
        self.game.write(log.SET_ASIDE, self.index, [card], mat, 0)
        return True

    def return_to_pile(self, card: Card, source: list[Card]) -> bool:
        """Return a card to the top of the pile it comes from, if that pile is in this game."""
        game = self.game
        pile = game.pile_of(card.kind)
        if pile is None or not game.remove(card, source):
            return False
        self.owned[card.name] -= 1
        game.put_back(card, pile)
        game.write(log.RETURN, self.index, [card], "", 0)
        return True

    def exchange(self, card: Card, source: list[Card], pile: Pile) -> Card | None:
        """Return a card to its pile and take one of another into the discard pile, if both can be done. This is not
        gaining."""
        game = self.game
        if not pile.count or game.pile_of(card.kind) is None or not self.return_to_pile(card, source):
            return None
        taken = game.take(pile)
        self.owned[taken.name] = self.owned.get(taken.name, 0) + 1
        self.discard_pile.append(taken)
        return taken

    # -- gaining and buying -----------------------------------------------------------------------------------------

    def gain(self, name: str, to: int = TO_DISCARD) -> Card | None:
        """Gain the card of that name from its pile, if it is on top of it."""
        pile = self.game.find_pile(name)
        if pile is None or pile.count == 0 or (pile.top.name != name and pile.name != name):
            return None
        return self.gain_from(pile, to)

    def gain_copy(self, card: Card, to: int = TO_DISCARD) -> Card | None:
        """Gain a copy of a card from the Supply, if one is on top of its pile."""
        pile = self.game.pile_of(card.kind)
        if pile is None or not pile.supply or pile.top is not card.kind:
            return None
        return self.gain_from(pile, to)

    def gain_from(self, pile: Pile, to: int = TO_DISCARD, bought: bool = False) -> Card | None:
        """Gain the top card of a pile; None where nothing was gained."""
        game = self.game
        pile = game.now(pile)
        if pile.count == 0:
            return None
        if game.heard & on.WOULD_GAIN:
            event = Event(on.WOULD_GAIN, self, pile.peek())
            event.pile = pile
            event.to = to
            event.bought = bought
            game.announce(event)
            # Answering may have changed what lies on top.
            pile = game.now(pile)
            if event.cancelled or pile.count == 0 or (event.card is not None and pile.top is not event.card.kind):
                return None
            to = event.to
        card = game.take(pile)
        self._receive(card, to, bought)
        return card

    def gain_from_trash(self, card: Card, to: int = TO_DISCARD) -> bool:
        """Gain a card that is in the trash."""
        game = self.game
        if game.heard & on.WOULD_GAIN and card in game.trash:
            event = Event(on.WOULD_GAIN, self, card)
            event.to = to
            game.announce(event)
            if event.cancelled:
                return False
            to = event.to
        if not game.remove(card, game.trash):
            return False
        self._receive(card, to, False)
        return True

    def _receive(self, card: Card, to: int, bought: bool) -> None:
        game = self.game
        if to == TO_DISCARD:
            zone = self.discard_pile
        elif to == TO_HAND:
            zone = self.hand
            game.knowers[card] = EVERYONE
        elif to == TO_DECK:
            zone = self.deck
            game.knowers[card] = EVERYONE
        else:
            zone = self.set_aside
        zone.append(card)
        self.owned[card.name] = self.owned.get(card.name, 0) + 1
        game.gained.append(card)
        if to == TO_DISCARD:
            kind = log.BUY if bought and not game.heard & BUY_EVENTS else log.GAIN
            game.log.add_card(kind, self.index, game.depth, card)
        else:
            game.write(log.GAIN, self.index, [card], DESTINATIONS[to], 0)
        if game.heard & on.GAIN:
            event = Event(on.GAIN, self, card)
            event.zone = zone
            event.bought = bought
            event.mark = game.mark(card)
            game.announce(event)

    def gain_one(self, piles: list[Pile], to: int = TO_DISCARD, optional: bool = False) -> Card | None:
        """Choose one of the piles and gain its top card."""
        pile = self.pick_pile(ask.GAIN, piles, optional)
        return None if pile is None else self.gain_from(pile, to)

    def piles_up_to(self, cost: Cost, types: int = 0) -> list[Pile]:
        """Supply piles whose top card costs up to this (and has one of the types)."""
        game = self.game
        return [p for p in game.available(types) if game.cost(p.top).at_most(cost)]

    def piles_below(self, cost: Cost, types: int = 0) -> list[Pile]:
        """Supply piles whose top card costs less than this."""
        game = self.game
        return [p for p in game.available(types) if game.cost(p.top).less_than(cost)]

    def piles_at(self, cost: Cost, types: int = 0) -> list[Pile]:
        """Supply piles whose top card costs exactly this."""
        game = self.game
        return [p for p in game.available(types) if game.cost(p.top).same_as(cost)]

    def cost(self, card: Card) -> Cost:
        """What a card costs now."""
        return self.game.cost(card.kind)

    def buy(self, pile: Pile) -> None:
        """Pay for the top card of a pile, perhaps overpay, and gain it."""
        game = self.game
        kind = pile.top
        if game.heard & on.COST or game.cheaper or not kind.only_coins:
            cost = game.cost(kind)
            self.coins -= cost.coins
            self.potions -= cost.potions
            self.debt += cost.debt
        else:
            self.coins -= kind.price
        self.buys -= 1
        game.bought = True
        overpaid = 0
        if kind.overpay and self.coins > 0:
            cause = game.cause
            game.cause = pile.peek()
            overpaid = self.how_many(ask.OVERPAY, 0, self.coins)
            game.cause = cause
            self.coins -= overpaid
        if game.heard & BUY_EVENTS:
            game.write(log.BUY, self.index, [pile.peek()], "", overpaid)
            event = Event(on.BUY, self, pile.peek())
            event.pile = pile
            event.amount = overpaid
            game.announce(event)
            # Answering may have taken what was bought, or changed what lies on top.
            pile = game.now(pile)
            if pile.count == 0 or pile.top is not kind:
                return
        self.gain_from(pile, TO_DISCARD, True)

    # -- playing ----------------------------------------------------------------------------------------------------

    def playable(self, types: int) -> list[Card]:
        """The cards in hand of these types that may be played from it."""
        cards = [card for card in self.hand if card.types & types]
        if cards and self.game.heard & on.FORBID:
            cards = [card for card in cards if not self.game.is_forbidden(self, card)]
        return cards

    def play(self, card: Card, source: list[Card], mark: int = 0) -> bool:
        """Play a card from where it is expected. With a mark, only if it has not moved since (see `Game.mark`)."""
        game = self.game
        if mark and not game.unmoved(card, mark):
            return False
        if not game.move(card, source, self.in_play):
            return False
        if source is self.hand:
            self.plays_from_hand += 1
        self._resolve(card, "")
        return True

    def play_again(self, card: Card, by: Card) -> None:
        """Play a card again, wherever it is now. If it is a Duration and stays out, so does what played it again."""
        self._resolve(card, "again")
        self.game.tie(by, card)

    def play_twice(self, card: Card, by: Card) -> bool:
        """Play a card from hand, resolve it completely, and play it again."""
        if not self.play(card, self.hand):
            return False
        self.play_again(card, by)
        return True

    def play_without_moving(self, card: Card) -> None:
        """Play a card that stays where it is (in the Supply, in the trash)."""
        self._resolve(card, "")

    def _resolve(self, card: Card, again: str) -> None:
        game = self.game
        if self.index == game.turn:
            game.played.append(card)
        depth = game.depth
        if again:
            game.write(log.PLAY, self.index, [card], again, 0)
        else:
            game.log.add_card(log.PLAY, self.index, depth, card)
        if depth > DEEPEST:
            raise TooDeep(f"{card.name} is played {DEEPEST} plays deep: these cards play each other without end.")
        game.depth = depth + 1
        cause = game.cause
        if game.heard & PLAY_EVENTS or card.types & ATTACK:
            self._resolve_heard(card)
        else:
            game.cause = card
            card.play(self)
        game.cause = cause
        game.depth = depth

    def _resolve_heard(self, card: Card) -> None:
        """The whole pipeline: reactions, what happens on play, replacement or cancellation, after play."""
        game = self.game
        immune = game.immune
        game.cause = card
        shielded = 0
        if card.types & ATTACK:
            event = Event(on.ATTACKED, self, card)
            game.announce(event)
            shielded = event.immune
        if game.heard & on.PLAY:
            game.announce(Event(on.PLAY, self, card))
        cancelled = False
        if game.heard & on.WOULD_PLAY:
            would = Event(on.WOULD_PLAY, self, card)
            game.announce(would)
            cancelled = would.cancelled
        if not cancelled:
            game.immune = shielded
            game.cause = card
            card.play(self)
        game.immune = immune
        if game.heard & on.AFTER_PLAY:
            game.cause = card
            game.announce(Event(on.AFTER_PLAY, self, card))

    # -- others -----------------------------------------------------------------------------------------------------

    def others(self) -> list[Player]:
        """The other players in turn order, from the left."""
        players = self.game.players
        n = len(players)
        return [players[(self.index + i) % n] for i in range(1, n)]

    def attacked(self) -> list[Player]:
        """The other players that the Attack being played affects, in turn order."""
        return self.others_but(self.game.immune)

    def others_but(self, immune: int) -> list[Player]:
        """The other players but for those seats (as bits): for effects that remember whom an Attack affected."""
        return [p for p in self.others() if not immune >> p.index & 1]

    def left(self) -> Player:
        players = self.game.players
        return players[(self.index + 1) % len(players)]

    # -- later ------------------------------------------------------------------------------------------------------

    def next_turn(self, source: Card, cards: list[Card] | None = None, number: int = 0) -> None:
        """At the start of this player's next turn, `source.next_turn` happens; until then it stays in play."""
        self.later(on.TURN_START, source, on.ONCE, True, cards, number)

    def this_turn(self, event: int, source: Card, number: int = 0) -> None:
        """For the rest of this turn, `source` answers such events."""
        self.later(event, source, on.THIS_TURN, False, None, number)

    def later(
        self,
        event: int,
        source: Card,
        until: int,
        stays: bool,
        cards: list[Card] | None = None,
        number: int = 0,
    ) -> None:
        """Leave an effect behind."""
        game = self.game
        effect = Effect(
            event, source, self.index, until, stays, [] if cards is None else cards, number, game.turn_number
        )
        game.effects = [*game.effects, effect]
        game.heard |= event

    # -- points -----------------------------------------------------------------------------------------------------

    def points(self) -> int:
        """Victory points now."""
        game = self.game
        total = self.vp_tokens
        for card in self.all_cards():
            total += card.points(self)
        for landscape in game.landscapes:
            total += landscape.points(self)
        return total
