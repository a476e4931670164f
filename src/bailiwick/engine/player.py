"""The verbs of the game. Each is complete with its rules: shuffling, triggers, knowledge, log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import TooDeep
from bailiwick.engine.events import DEEPEST, Effect, Event
from bailiwick.engine.kinds import ATTACK, Cost
from bailiwick.engine.moving import Mover
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import BOOK, CARD, SEEN_BY_ALL, VARIES, Zone, card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.pile import Pile

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_SET_ASIDE: Final = 3
DESTINATIONS: Final = ["", "hand", "deck", "set aside"]

PLAY_EVENTS: Final = on.PLAY | on.WOULD_PLAY | on.AFTER_PLAY
BUY_EVENTS: Final = on.BUY | on.WOULD_GAIN  # where buying and gaining may part ways, the log tells them apart


class Player(Mover):
    """A player, as cards see one."""

    __slots__ = ()

    # -- counters ---------------------------------------------------------------------------------------------------

    def plus(self, cards: i64 = 0, actions: i64 = 0, buys: i64 = 0, coins: i64 = 0) -> None:
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

    # -- gaining and buying -----------------------------------------------------------------------------------------

    def gain(self, name: str, to: int = TO_DISCARD) -> Card | None:
        """Gain the card of that name from its pile, if it is on top of it. A pile that never stands in the Supply gives
        its cards to who names them; a Kingdom pile that lies beside it for a role only to what has the role."""
        pile = self.game.find_pile(name)
        if pile is None or pile.count == 0 or (pile.top.name != name and pile.name != name):
            return None
        if not pile.supply and pile.kind.supply:
            return None
        return self.gain_from(pile, to)

    def gain_copy(self, card: Card, to: int = TO_DISCARD) -> Card | None:
        """Gain a copy of a card from the Supply, if one is on top of its pile."""
        pile = self.game.pile_of(card.kind)
        if pile is None or not pile.supply or pile.top is not card.kind:
            return None
        return self.gain_from(pile, to)

    def gain_from(
        self, pile: Pile, to: int = TO_DISCARD, bought: bool = False, overpaid: int = 0
    ) -> Card | None:
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
        self._receive(card, to, bought, overpaid)
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
        self._receive(card, to, False, 0)
        return True

    def gain_one_from_trash(self, below: Cost) -> None:
        """Choose a card of the trash that costs less than this and gain it."""
        card = self.pick_one(ask.GAIN, [card for card in self.game.trash if self.cost(card).less_than(below)])
        if card is not None:
            self.gain_from_trash(card)

    def _receive(self, card: Card, to: int, bought: bool, overpaid: int) -> None:
        game = self.game
        entry = card.id
        if to == TO_DISCARD:
            zone = self.discard_pile
        elif to == TO_HAND:
            zone = self.hand
            entry |= SEEN_BY_ALL
        elif to == TO_DECK:
            zone = self.deck
            entry |= SEEN_BY_ALL
        else:
            zone = self.set_aside
        zone.push(entry)
        self.count(card.kind, 1)
        game.gained.push(card.id)
        if to == TO_DISCARD:
            told: i64 = log.GAIN
            if bought and not overpaid and not game.heard & BUY_EVENTS:
                told = log.BUY
            game.log.add_card(told, self.index, game.depth, card.id)
        else:
            game.write(log.GAIN, self.index, [card], DESTINATIONS[to], 0)
        if game.heard & on.GAIN:
            event = Event(on.GAIN, self, card)
            event.zone = zone
            event.bought = bought
            event.amount = overpaid
            event.mark = game.mark(card)
            event.cost = game.cost(card.kind)
            game.announce(event)
            self.landed = zone if event.unmoved() else None
        else:
            self.landed = zone

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
        potions = 0
        if kind.overpay:
            cause = game.cause
            game.cause = pile.peek()
            overpaid = self.how_many(ask.OVERPAY, 0, self.coins)
            potions = self.how_many(ask.OVERPAY, 0, self.potions)
            game.cause = cause
            self.coins -= overpaid
            self.potions -= potions
        if overpaid or game.heard & BUY_EVENTS:
            game.write(log.BUY, self.index, [pile.peek()], "", overpaid)
            event = Event(on.BUY, self, pile.peek())
            event.pile = pile
            event.amount = overpaid
            event.potions = potions
            game.announce(event)
            # Answering may have taken what was bought, or changed what lies on top.
            pile = game.now(pile)
            if pile.count == 0 or pile.top is not kind:
                return
        self.gain_from(pile, TO_DISCARD, True, overpaid)

    # -- playing ----------------------------------------------------------------------------------------------------

    def playable(self, types: i64) -> list[Card]:
        """The cards in hand of these types that may be played from it."""
        cards: list[Card] = []
        found = self.playable_entries(types)
        for i in range(len(found)):
            cards.append(card_at(found[i]))
        return cards

    def playable_entries(self, types: i64) -> vec[i64]:
        """The same as entries of the hand."""
        found = self.hand.of_types(types)
        if not self.game.heard & on.FORBID:
            return found
        allowed = vec[i64]()
        for i in range(len(found)):
            if not self.game.is_forbidden(self, card_at(found[i])):
                allowed = append(allowed, found[i])
        return allowed

    def play(self, card: Card, source: Zone, mark: i64 = 0) -> bool:
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

    def play_in_order(self, cards: list[Card]) -> None:
        """Play Treasures from hand one after the other."""
        game = self.game
        for card in cards:
            if game.heard & on.FORBID and game.is_forbidden(self, card):
                return
            self.play(card, self.hand)  # not played if an earlier one moved it

    def play_plain(self, cards: vec[i64]) -> bool:
        """Play Treasures from hand at one go, if nothing listens and all are plain; they are given as entries, in the
        order of the hand."""
        game = self.game
        if game.heard & (PLAY_EVENTS | on.FORBID | on.COINS) or game.marks:
            return False
        coins: i64 = 0
        makes = BOOK.coins
        for i in range(len(cards)):
            made = makes[cards[i] & CARD]
            if made < 0:
                return False
            coins += made
        self.hand.hand_over(cards, self.in_play, game.played)
        game.log.add_each(log.PLAY, self.index, game.depth, cards)
        self.coins += coins
        self.plays_from_hand += len(cards)
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
            game.played.push(card.id)
        depth = game.depth
        if again:
            game.write(log.PLAY, self.index, [card], again, 0)
        else:
            game.log.add_card(log.PLAY, self.index, depth, card.id)
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
        players = self.game._players
        n = len(players)
        return [players[(self.index + i) % n] for i in range(1, n)]

    def attacked(self) -> list[Player]:
        """The other players that the Attack being played affects, in turn order."""
        return self.others_but(self.game.immune)

    def others_but(self, immune: int) -> list[Player]:
        """The other players but for those seats (as bits): for effects that remember whom an Attack affected."""
        return [p for p in self.others() if not immune >> p.index & 1]

    def left(self) -> Player:
        players = self.game._players
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
        mark = game.mark(source) if stays and source in self.in_play else 0
        held = [] if cards is None else cards
        effect = Effect(event, source, self.index, until, stays, held, number, game.turn_number, mark)
        game.effects = [*game.effects, effect]
        game.heard |= event

    # -- points -----------------------------------------------------------------------------------------------------

    def points(self) -> int:
        """Victory points now."""
        total = self.vp_tokens
        for zone in self.zones():
            total += self._points_of(zone)
        for landscape in self.game.landscapes:
            total += landscape.points(self)
        return total

    def _points_of(self, zone: Zone) -> i64:
        total: i64 = 0
        fixed = BOOK.vp
        for i in range(zone.n):
            entry = zone.items[i]
            vp = fixed[entry & CARD]
            if vp == VARIES:
                vp = card_at(entry).points(self)
            total += vp
        return total
