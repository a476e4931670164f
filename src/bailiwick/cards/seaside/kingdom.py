"""Seaside: the cards of the second edition that are done in one turn."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import OWNER

ISLAND = Mat("Island")
NATIVE_VILLAGE = Mat("Native Village", OWNER)


class Bazaar(Card):
    facts = Kind(5, ACTION, "+1 Card, +2 Actions, +1 coin.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2, coins=1)


class Cutpurse(Card):
    facts = Kind(
        4, ACTION | ATTACK, "+2 coins. All others discard a Copper of their hand; who has none shows the whole hand."
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            coppers = [card for card in other.hand if card.name == "Copper"]
            if not other.discard(coppers[:1], other.hand):
                other.reveal_hand()


class Island(Card):
    facts = Kind(
        4, ACTION | VICTORY, "Put this and a card of your hand onto your Island mat, where they stay. / 2 VP.", vp=2
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.SET_ASIDE, me.hand)
        me.put_onto_mat(self, me.in_play, ISLAND)
        if card is not None:
            me.put_onto_mat(card, me.hand, ISLAND)


class Lookout(Card):
    facts = Kind(
        3, ACTION, "+1 Action. Look at your top 3 cards: trash one, discard one, and put the third back on top."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.look_at_top(3)
        for card in me.trash(me.pick(ask.TRASH, cards, 1, 1), me.looking):
            cards.remove(card)
        for card in me.discard(me.pick(ask.DISCARD, cards, 1, 1), me.looking):
            cards.remove(card)
        me.topdeck(cards, me.looking)


class NativeVillage(Card):
    facts = Kind(
        2,
        ACTION,
        "+2 Actions. Choose one: put your top card face down onto your Native Village mat; or take all cards of the"
        " mat into your hand. You may look at them at any time.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        mat = me.mat(NATIVE_VILLAGE)
        for choice in me.choose(["Top card onto your mat", "Your mat into your hand"]):
            if choice == 0:
                for card in me.look_at_top(1):
                    me.put_onto_mat(card, me.looking, NATIVE_VILLAGE)
            else:
                me.put_into_hand(mat.cards(), mat)


class Salvager(Card):
    facts = Kind(4, ACTION, "+1 Buy. Trash a card of your hand: +1 coin for each coin that it costs.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.plus(coins=me.cost(card).coins)


class SeaChart(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 Action. Show your top card: if you have a copy of it in play, take it into your hand.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.count_in_play(card.name):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class Smugglers(Card):
    facts = Kind(
        3,
        ACTION,
        "Gain a card that costs at most 6 of which the player to your right gained a copy on their last turn.",
        plural="Smugglers",
        hears={on.LAST_GAINS: on.TABLE},
    )

    def play(self, me: Player) -> None:
        kinds = [card.kind for card in me.right().gained_last_turn()]
        me.gain_one([pile for pile in me.piles_up_to(Cost(6)) if pile.top in kinds])


class TreasureMap(Card):
    facts = Kind(
        4,
        ACTION,
        "Trash this and a second Treasure Map, of your hand. For two that you did trash, gain 4 Golds onto your deck.",
        uses=[],  # what it trashes are itself and its like
    )

    def play(self, me: Player) -> None:
        gone = me.trash([self], me.in_play)
        gone += me.trash([card for card in me.hand if card.name == self.name][:1], me.hand)
        if len(gone) == 2:
            for _ in range(4):
                me.gain("Gold", TO_DECK)


class Treasury(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. / When your Buy phase ends and you gained no Victory card in it, you may put this"
        " onto your deck from play.",
        plural="Treasuries",
        hears={on.BUY_END: on.IN_PLAY, on.GAIN: on.TABLE},
        plain=on.GAIN | on.BUY_START,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or effect is not None:
            return event.player is me
        if me.has_effect(on.BUY_START, self.kind):
            return False  # a Victory card was gained
        if event.kind == on.GAIN:
            return event.in_buy_phase and event.card is not None and me.is_(event.card, VICTORY)
        return True

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.GAIN:
            me.this_turn(on.BUY_START, self)
        elif effect is not None:
            me.game.drop(effect)  # what was gained in an earlier Buy phase does not count in this one
        elif me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            me.topdeck([self], me.in_play)


class Warehouse(Card):
    facts = Kind(3, ACTION, "+3 Cards, +1 Action. Discard 3 cards.")

    def play(self, me: Player) -> None:
        me.plus(cards=3, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand)
