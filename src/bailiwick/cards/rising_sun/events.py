"""Rising Sun: the 10 Events."""

from __future__ import annotations

from bailiwick.cards.plunder.later import HandsBack, hand_back
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, EVENT, ONCE_A_TURN, TREASURE, Cost, Kind
from bailiwick.engine.player import Player


class Amass(Card):
    facts = Kind(
        2, EVENT, "If you have no Action in play, gain an Action that costs at most 5.", plural="Amasses"
    )

    def play(self, me: Player) -> None:
        if not any(me.is_(card, ACTION) for card in me.in_play):
            me.gain_one(me.piles_up_to(Cost(5), ACTION))


class Asceticism(Card):
    facts = Kind(2, EVENT, "Pay any number of coins. Trash as many cards of your hand.")

    def play(self, me: Player) -> None:
        n = me.how_many(ask.SPEND, 0, me.coins, what="coins", outcome="trash a card of your hand")
        me.pay(n)
        me.trash(me.pick(ask.TRASH, me.hand, n, n), me.hand)


class Continue(Card):
    facts = Kind(
        0,
        EVENT,
        "Once per turn: gain an Action that costs at most 4 and is no Attack. Return to your Action phase and play it."
        " +1 Action, +1 Buy.",
        debt=8,
        once=ONCE_A_TURN,
    )

    def play(self, me: Player) -> None:
        game = me.game
        card = me.gain_one([pile for pile in me.piles_up_to(Cost(4), ACTION) if not me.is_(pile.peek(), ATTACK)])
        zone = me.landed
        mark = game.mark(card) if card is not None and zone is not None else 0
        me.return_to_action_phase()
        if card is not None and zone is not None:
            me.play(card, zone, mark)
        me.plus(actions=1, buys=1)


class Credit(Card):
    facts = Kind(2, EVENT, "Gain an Action or Treasure that costs at most 8. Take as much debt as it costs coins.")

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(8), ACTION | TREASURE))
        if card is not None:
            me.take_debt(me.cost(card).coins)


class Foresight(HandsBack):
    facts = Kind(
        2,
        EVENT,
        "Show cards from your deck until an Action comes up. Set it aside and discard the others. When the turn ends,"
        " it comes into your hand.",
        plain=on.TURN_END,
    )

    def play(self, me: Player) -> None:
        found, rest = me.reveal_until(ACTION)
        laid = [card for card in found if me.set_card_aside(card, me.revealed)]
        me.discard(rest, me.revealed)
        if laid:
            hand_back(me, self, laid)


class Gather(Card):
    facts = Kind(7, EVENT, "Gain a card that costs exactly 3, then one for 4, then one for 5.")

    def play(self, me: Player) -> None:
        for coins in (3, 4, 5):
            me.gain_one(me.piles_at(Cost(coins)))


class Kintsugi(Card):
    facts = Kind(
        3,
        EVENT,
        "Trash a card of your hand. If you have gained a Gold in this game, gain a card that costs at most 2 more than"
        " the trashed one.",
        plural="Kintsugi",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
    )

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.has_effect(0, self.kind):
                me.gain_one(me.piles_up_to(me.cost(card).plus(2)))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        gold = event.player is me and event.card is not None and event.card.name == "Gold"
        return gold and not me.has_effect(0, self.kind)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.later(0, self, on.FOREVER, False)


class Practice(Card):
    facts = Kind(3, EVENT, "You may play an Action of your hand twice.")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION), outcome="twice")
        if card is not None:
            me.play_twice(card, self)


class ReceiveTribute(Card):
    facts = Kind(
        5,
        EVENT,
        "If you have gained at least 3 cards this turn, gain up to 3 Actions with different names of which you have no"
        " copy in play.",
    )

    def play(self, me: Player) -> None:
        if len(me.gained_this_turn()) < 3:
            return
        gained: list[str] = []
        while len(gained) < 3:
            piles = [pile for pile in me.game.available(ACTION) if not me.count_in_play(pile.top.name)]
            pile = me.pick_pile(ask.GAIN, [pile for pile in piles if pile.top.name not in gained], optional=True)
            if pile is None:
                return
            gained.append(pile.top.name)
            me.gain_from(pile)


class SeaTrade(Card):
    facts = Kind(
        4, EVENT, "Count the Actions that you have in play: +1 Card for each. Then trash up to that many of your hand."
    )

    def play(self, me: Player) -> None:
        n = len([card for card in me.in_play if me.is_(card, ACTION)])
        me.plus(cards=n)
        me.trash(me.pick(ask.TRASH, me.hand, 0, n), me.hand)
