"""Gaining: from piles and from the trash, with what happens before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.moving import Mover
from bailiwick.engine.triggers import announce
from bailiwick.engine.zone import SEATS, SEEN_BY_ALL, card_at

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bailiwick.engine.card import Card
    from bailiwick.engine.kinds import Cost
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.zone import Zone

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_SET_ASIDE: Final = 3
DESTINATIONS: Final = ["", "hand", "deck", "set aside"]
IN_BUY_PHASE: Final = 1 << 31  # of an entry of what was gained this turn: in a Buy phase of the player who gained it



class Gainer(Mover):
    """A player who gains cards."""

    __slots__ = ()

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
        self, pile: Pile, to: int = TO_DISCARD, bought: bool = False, overpaid: int = 0, told: bool = False
    ) -> Card | None:
        """Gain the top card of a pile; None where nothing was gained. `told`: the log has told that it is bought."""
        game = self.game
        pile = game.now(pile)
        if pile.count == 0:
            return None
        if game.heard & on.WOULD_GAIN:
            event = game.event(on.WOULD_GAIN, self.index, pile.peek())
            event.pile = pile
            event.to = to
            event.bought = bought
            event.amount = overpaid
            announce(game, event)
            # Answering may have changed what lies on top.
            pile = game.now(pile)
            if event.cancelled or pile.count == 0 or (event.card is not None and pile.top is not event.card.kind):
                return None
            to = event.to
        card = game.take(pile)
        self._receive(card, to, pile, bought, overpaid, told)
        return card

    def gain_from_trash(self, card: Card, to: int = TO_DISCARD) -> bool:
        """Gain a card that is in the trash."""
        return self.gain_card(card, self.game.trash, to)

    def gain_card(
        self,
        card: Card,
        source: Zone,
        to: int = TO_DISCARD,
        bought: bool = False,
        overpaid: int = 0,
        told: bool = False,
    ) -> bool:
        """Gain a card that comes from no pile, from where it is expected: from the trash, from a deck of the table."""
        game = self.game
        if game.heard & on.WOULD_GAIN and card in source:
            event = game.event(on.WOULD_GAIN, self.index, card)
            event.to = to
            event.zone = source
            event.bought = bought
            event.amount = overpaid
            announce(game, event)
            if event.cancelled:
                return False
            to = event.to
        if not game.remove(card, source):
            return False
        self._receive(card, to, None, bought, overpaid, told, source)
        return True

    def gain_one_from_trash(self, below: Cost) -> None:
        """Choose a card of the trash that costs less than this and gain it."""
        card = self.pick_one(ask.GAIN, [card for card in self.game.trash if self.cost(card).less_than(below)])
        if card is not None:
            self.gain_from_trash(card)

    def _receive(
        self,
        card: Card,
        to: int,
        pile: Pile | None,
        bought: bool,
        overpaid: int,
        told: bool,
        source: Zone | None = None,
    ) -> None:
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
        if game.journal is not None:
            if pile is not None:
                game.journal.note_taken(game, pile, zone, card)
            elif source is not None:
                game.journal.note(game, source, zone, [card])
        self.count(card.kind, 1)
        mine = self.index == game.turn
        game.gained.push(card.id | 1 << SEATS + self.index | (IN_BUY_PHASE if mine and game.in_buy_phase() else 0))
        if to != TO_DISCARD or (told and game.log.telling):
            self._tell_gain(card, to, told)
        elif bought and not told:
            game.log.add_card(log.BUY, self.index, game.depth, card.id)
        else:
            game.log.add_card(log.GAIN, self.index, game.depth, card.id)
        # Whether it was the last of its pile is so now, even if it goes back there at once.
        emptied = game.heard > on.OFTEN and pile is not None and game.has_emptied(pile)
        gains = game.gained.n
        if game.heard & on.GAIN:
            event = game.event(on.GAIN, self.index, card)
            event.zone = zone
            event.gains = gains
            event.bought = bought
            event.amount = overpaid
            event.pile = pile
            event.in_action_phase = game.in_action_phase()
            event.in_buy_phase = mine and game.in_buy_phase()
            event.mark = game.mark(card)
            event.cost = game.cost(card.kind)
            event.cause = game.cause
            announce(game, event)
            self.landed = zone if event.unmoved() else None
        else:
            self.landed = zone
        if emptied and pile is not None:
            landed = self.landed
            game.tell_emptied(pile, self.index, gains)
            self.landed = landed  # answers may have been gains

    def _tell_gain(self, card: Card, to: int, told: bool) -> None:
        """Tell where a card came to. Where a purchase was told it tells of the gain as well, unless somebody gains the
        card in the buyer's place."""
        game = self.game
        number = 1 if told and game.log.telling and self.index == game.turn else 0
        game.write(log.GAIN, self.index, [card], DESTINATIONS[to], number)

    def remember_gains(self) -> None:
        """What was gained this turn is what this player gained on their last turn."""
        game = self.game
        game.last_gains = {**game.last_gains, self.index: self.gained_this_turn()}

    def gained_in_buy_phase(self) -> list[Card]:
        """What this player has gained in this Buy phase; for cards that listen to BUY_START, if only from NOWHERE."""
        before = len(self.gained_this_turn(self.game.gains_before_buying))
        return self.gained_this_turn()[before:]

    def gained_buying(self) -> bool:
        """Whether this player has gained a card in any Buy phase of this turn."""
        gained = self.game.gained
        for i in range(gained.n):
            entry = gained.items[i]
            if entry & IN_BUY_PHASE and entry >> SEATS >> self.index & 1:
                return True
        return False

    def gained_this_turn(self, until: i64 = 1 << 40) -> list[Card]:
        """What this player has gained this turn, first things first; or up to some gain, see `Event.gains`."""
        found: list[Card] = []
        gained = self.game.gained
        for i in range(min(gained.n, until)):
            if gained.items[i] >> SEATS >> self.index & 1:
                found.append(card_at(gained.items[i]))
        return found

    def gained_last_turn(self) -> list[Card]:
        """What this player gained on their own last turn, an extra one too; for cards that listen to LAST_GAINS."""
        return self.game.last_gains.get(self.index, [])

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
