"""Seaside: the cards that only the first edition has, as they were worded last."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, Kind
from bailiwick.engine.player import Player


class Ambassador(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "Show a card of your hand. If it is one of the Supply, return up to 2 copies of it from your hand to their"
        " pile; then all others gain a copy.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.REVEAL, me.hand)
        if card is None:
            return
        me.reveal([card])
        pile = me.game.pile_of(card.kind)
        if pile is None or not pile.supply:
            return
        for copy in me.pick(ask.RETURN, [copy for copy in me.hand if copy.kind is card.kind], 0, 2):
            me.return_to_pile(copy, me.hand)
        for other in me.attacked():
            other.gain_copy(card)


class Explorer(Card):
    facts = Kind(
        5,
        ACTION,
        "You may show a Province of your hand. If you do, gain a Gold into your hand, otherwise a Silver.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        provinces = [card for card in me.hand if card.name == "Province"][:1]
        if provinces and me.may("Show a Province to gain a Gold, not a Silver"):
            me.reveal(provinces)
            me.gain("Gold", TO_HAND)
        else:
            me.gain("Silver", TO_HAND)


class GhostShip(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 Cards. All others with 4 or more cards in hand put cards of it onto their deck until 3 are left.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for other in me.attacked():
            extra = len(other.hand) - 3
            if extra > 0:
                other.topdeck(other.pick_in_order(ask.TOPDECK, other.hand, extra), other.hand)


class Navigator(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. Look at your top 5 cards. Either discard them all, or put them back in any order.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        cards = me.look_at_top(5)
        if cards and me.either("Discard them all", "Put them back") == 0:
            me.discard(cards, me.looking)
        else:
            me.topdeck(me.arrange(cards), me.looking)


class SeaHag(Card):
    facts = Kind(
        4, ACTION | ATTACK, "All others discard their top card, then gain a Curse onto their deck.", edition=1
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard_top()
            other.gain("Curse", TO_DECK)
