"""Cards that exist only here: what the rulings on the split piles of Allies need of other expansions."""

from __future__ import annotations

from collections.abc import Iterator

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import RETURN, REVEAL, TOKEN, TRASH
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import PLAY as PLAYED
from bailiwick.engine.events import TABLE, Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from engine.invented import Belfry, Encore, Mailbag, Thicket
from engine.invented_more import HighRung, Ladder, LowRung, MidRung


class Automaton(Card):
    facts = Kind(4, ACTION, "Turn up cards until 2 are Actions. Set them aside, discard the others, play those two.")

    def play(self, me: Player) -> None:
        found, rest = me.reveal_until(ACTION, 2)
        me.discard(rest, me.revealed)
        for card in found:
            me.set_card_aside(card, me.revealed)
        for card in found:
            me.play(card, me.set_aside)


DRILL = PileToken("Drill")


class Drillyard(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action. Put a token onto an Action pile. / A card of a pile with a token brings 1 coin more when played.",
        hears={PLAYED: TABLE},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        pile = me.pick_pile(TOKEN, [pile for pile in me.game.piles if pile.supply and pile.kind.is_(ACTION)])
        if pile is not None:
            me.game.add_token(pile, DRILL)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None:
            return False
        pile = me.game.pile_of(event.card.kind)
        return pile is not None and pile.count_of(DRILL) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Recall(Card):
    facts = Kind(3, ACTION, "+2 Actions. Take another Action that you have in play back into your hand.")

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        card = me.pick_one(RETURN, [card for card in me.in_play if card.is_(ACTION) and card is not self])
        if card is not None:
            me.put_into_hand([card], me.in_play)


class Viscount(Card):
    facts = Kind(5, ACTION, "Choose one: +1 Card; +1 Buy. Choose one: +2 coins; +1 Action; +1 Coffers.")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+1 Card", "+1 Buy"]):
            if choice == 0:
                me.draw(1)
            else:
                me.plus(buys=1)
        for choice in me.choose(["+2 coins", "+1 Action", "+1 Coffers"]):
            if choice == 0:
                me.plus(coins=2)
            elif choice == 1:
                me.plus(actions=1)
            else:
                me.add_coffers(1)


class Chamberlain(Card):
    facts = Kind(5, ACTION, "Show a card of hand. For each of its types choose one: +1 Action; +1 Buy; +3 coins; Gold.")

    def play(self, me: Player) -> None:
        card = me.pick_one(REVEAL, me.hand)
        if card is None:
            return
        me.reveal([card])
        types = card.is_(ACTION) + card.is_(TREASURE) + card.is_(VICTORY) + card.is_(ATTACK)
        for choice in me.choose(["+1 Action", "+1 Buy", "+3 coins", "Gain a Gold"], types):
            if choice == 0:
                me.plus(actions=1)
            elif choice == 1:
                me.plus(buys=1)
            elif choice == 2:
                me.plus(coins=3)
            else:
                me.gain("Gold")


class Wrecker(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "All others turn up cards until one costs at least 3, trash it, and may gain one that costs 2 less.",
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            rest: list[Card] = []
            while True:
                cards = other.reveal_top(1)
                if not cards:
                    break
                if me.cost(cards[0]).coins >= 3:
                    cost = me.cost(cards[0]).coins
                    other.trash(cards, other.revealed)
                    other.gain_one(other.piles_up_to(Cost(cost - 2)), optional=True)
                    break
                rest += cards
            other.discard(rest, other.revealed)


class Pyre(Card):
    facts = Kind(3, ACTION, "+1 Action. Trash any number of cards of your hand.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.trash(me.pick(TRASH, me.hand, 0, len(me.hand)), me.hand)


class Rebound(Card):
    facts = Kind(4, ACTION, "+1 coin. Discard this.")

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.discard([self], me.in_play)


INVENTED = [
    Automaton, Drillyard, Recall, Viscount, Chamberlain, Wrecker, Pyre, Rebound,
    Belfry, Encore, Mailbag, Thicket, Ladder, LowRung, MidRung, HighRung,
]  # fmt: skip


def invented_cards() -> Iterator[None]:
    """The cards are known until this goes on: the body of a fixture."""
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in INVENTED:
        book.register(cls)
    book.settle_split_piles()
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)
