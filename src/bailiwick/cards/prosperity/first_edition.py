"""Prosperity: what only the first edition has, and how it words cards that the second plays otherwise."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.prosperity.kingdom import Mint
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player

TRADE_ROUTE: Final = PileToken("Trade Route", mat="Trade Route")  # on Victory piles, and on the mat


class Contraband(Card):
    facts = Kind(
        5,
        TREASURE,
        "3 coins, +1 Buy. The player on your left names a card, which you cannot buy this turn.",
        coins=3,
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        me.later(on.FORBID_BUYING, self, on.THIS_TURN, False, named=me.left().name_card())

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return effect is not None and effect.seat == player.index and effect.named == kind.name


class CountingHouse(Card):
    facts = Kind(
        5, ACTION, "Search your discard pile; show as many Coppers of it as you like and take them into your hand.",
        edition=1,
    )  # fmt: skip

    def play(self, me: Player) -> None:
        coppers = [card for card in me.look_through_discard_pile() if card.name == "Copper"]
        me.put_into_hand(me.pick(ask.TO_HAND, coppers, 0, len(coppers)), me.discard_pile)


class Goons(Card):
    facts = Kind(
        6,
        ACTION | ATTACK,
        "+1 Buy, +2 coins. All others discard until 3 cards are left in their hand. / As long as this is in play, +1 VP"
        " for each card you buy.",
        edition=1,
        hears={on.BUY: on.IN_PLAY},
        plain=on.BUY,
        plural="Goons",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)
        for other in me.attacked():
            other.discard_down_to(3)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)


class Loan(Card):
    facts = Kind(
        3,
        TREASURE,
        "1 coin. Turn up cards of your deck until one is a Treasure. Trash or discard it, and discard the others.",
        coins=1,
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        found, rest = me.reveal_until(TREASURE)
        for card in found:
            if me.either("Trash it", "Discard it", card) == 0:
                me.trash([card], me.revealed)
            else:
                me.discard([card], me.revealed)
        me.discard(rest, me.revealed)


class Mountebank(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 coins. All others may discard a Curse, or else gain a Curse and a Copper.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            curses = [card for card in other.hand if card.name == "Curse"]
            instead = "no other Curse and no Copper"
            if not other.discard(other.pick(ask.DISCARD, curses, 0, 1, outcome=instead), other.hand):
                other.gain("Curse")
                other.gain("Copper")


class RoyalSeal(Card):
    facts = Kind(
        5,
        TREASURE,
        "2 coins. / As long as this is in play, you may put each card you gain onto your deck.",
        coins=2,
        edition=1,
        hears={on.GAIN: on.IN_PLAY},
        as_one=True,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()


class Talisman(Card):
    facts = Kind(
        4,
        TREASURE,
        "1 coin. / As long as this is in play, when you buy a card of cost 4 or less that is no Victory card, gain a"
        " copy of it.",
        coins=1,
        edition=1,
        hears={on.BUY: on.IN_PLAY},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or card is None or me.is_(card, VICTORY):
            return False
        return me.cost(card).at_most(Cost(4))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None:
            me.gain_copy(event.card)


class TradeRoute(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Buy. Trash a card of your hand. +1 coin for each token on the Trade Route mat. / Every Victory pile of the"
        " Supply starts with a token, which moves to the mat when the first of its cards is gained.",
        edition=1,
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        brings=[TRADE_ROUTE],
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        mat = me.game.home_of(self.kind)
        if mat is not None:
            me.plus(coins=mat.count_of(TRADE_ROUTE))
        else:
            me.plus(coins=me.game.count_on_landscape(self, TRADE_ROUTE))

    def setup(self, game: Game) -> None:
        for pile in game.piles:
            if pile.supply and pile.kind.is_(VICTORY):
                game.own(pile).add_token(TRADE_ROUTE, 1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        pile = None if event.card is None else me.game.home_of(event.card.kind)
        return event.player is me and pile is not None and pile.kind is not self.kind and pile.count_of(TRADE_ROUTE) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        mat = me.game.home_of(self.kind)
        pile = None if event.card is None else me.game.home_of(event.card.kind)
        if pile is None:
            return
        tokens = me.game.take_tokens(pile, TRADE_ROUTE)
        if mat is not None:
            me.game.add_token(mat, TRADE_ROUTE, tokens)
        else:  # in the Black Market deck it has no pile, but a mat all the same
            me.game.put_on_landscape(self, TRADE_ROUTE, tokens)


class Venture(Card):
    facts = Kind(
        5,
        TREASURE,
        "1 coin. Turn up cards of your deck until one is a Treasure. Discard the others and play it.",
        coins=1,
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        found, rest = me.reveal_until(TREASURE)
        me.discard(rest, me.revealed)
        for card in found:
            me.play(card, me.revealed)


# Cards of both editions that the second plays otherwise.


class FirstHoard(Card):
    facts = Kind(
        6,
        TREASURE,
        "2 coins. / As long as this is in play, when you buy a Victory card, gain a Gold.",
        newest="Hoard",
        coins=2,
        edition=1,
        hears={on.BUY: on.IN_PLAY},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


class FirstMint(Mint):
    facts = Kind(
        5,
        ACTION,
        "You may show a Treasure of your hand to gain a copy of it. / When you buy this, trash all Treasures you have"
        " in play.",
        newest="Mint",
        edition=1,
        hears={on.BUY: on.SELF},
        uses=[],
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash([card for card in me.in_play if me.is_(card, TREASURE)], me.in_play)


class FirstQuarry(Card):
    facts = Kind(
        4,
        TREASURE,
        "1 coin. / As long as this is in play, Actions cost 2 less, though never less than 0.",
        newest="Quarry",
        coins=1,
        edition=1,
        hears={on.COST: on.IN_PLAY},
        plural="Quarries (1E)",
    )

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 2 if owner.game.types_of(kind) & ACTION else 0
