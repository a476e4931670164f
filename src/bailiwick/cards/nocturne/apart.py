"""Nocturne: what is never in the Supply: Heirlooms, Spirits, Zombies, Wish and Bat."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import (
    ACTION,
    DURATION,
    HEIRLOOM,
    NIGHT,
    SPIRIT,
    TREASURE,
    VICTORY,
    ZOMBIE,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player


def play_a_new_one(me: Player) -> bool:
    """Play an Action of the hand of which no copy is in play, or none; whether one was played."""
    there = {card.name for card in me.in_play}
    card = me.may_pick(ask.PLAY, [card for card in me.playable(ACTION) if card.name not in there])
    return card is not None and me.play_from_offer(card)


# -- Heirlooms --------------------------------------------------------------------------------------------------------


class CursedGold(Card):
    facts = Kind(4, TREASURE | HEIRLOOM, "3 coins. Gain a Curse.", coins=3, supply=False)

    def play(self, me: Player) -> None:
        me.make(3)
        me.gain("Curse")


class Goat(Card):
    facts = Kind(2, TREASURE | HEIRLOOM, "1 coin. You may trash a card of your hand.", coins=1, supply=False)

    def play(self, me: Player) -> None:
        me.make(1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class HauntedMirror(Card):
    facts = Kind(
        0,
        TREASURE | HEIRLOOM,
        "1 coin. / Trashing this lets you discard an Action for a Ghost.",
        coins=1,
        supply=False,
        hears={on.TRASH: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        card = me.may_pick(ask.DISCARD, [card for card in me.hand if me.is_(card, ACTION)], outcome="a Ghost")
        if card is not None:
            me.discard([card], me.hand)
            me.gain("Ghost")


class LuckyCoin(Card):
    facts = Kind(4, TREASURE | HEIRLOOM, "1 coin. Gain a Silver.", coins=1, supply=False)

    def play(self, me: Player) -> None:
        me.make(1)
        me.gain("Silver")


class MagicLamp(Card):
    facts = Kind(
        0,
        TREASURE | HEIRLOOM,
        "1 coin. If you have exactly one copy in play of at least 6 different cards, trash this. If you did, gain 3"
        " Wishes.",
        coins=1,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.make(1)
        names = [card.name for card in me.in_play]
        if len([name for name in names if names.count(name) == 1]) >= 6 and me.trash([self], me.in_play):
            for _ in range(3):
                me.gain("Wish")


class Pasture(Card):
    facts = Kind(
        2, TREASURE | VICTORY | HEIRLOOM, "1 coin. / 1 VP for each Estate among all your cards.", coins=1, supply=False
    )

    def points(self, me: Player) -> int:
        return me.owned.get("Estate", 0)


class Pouch(Card):
    facts = Kind(2, TREASURE | HEIRLOOM, "1 coin, +1 Buy.", coins=1, supply=False, plural="Pouches")

    def play(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)


# -- Spirits ----------------------------------------------------------------------------------------------------------


class WillOWisp(Card):
    facts = Kind(
        0,
        ACTION | SPIRIT,
        "+1 Card, +1 Action. Show your top card. If it costs at most 2, put it into your hand.",
        name="Will-o'-Wisp",
        copies=12,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.cost(card).at_most(Cost(2)):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class Imp(Card):
    facts = Kind(
        2,
        ACTION | SPIRIT,
        "+2 Cards. You may play an Action of your hand of which you have no copy in play.",
        copies=13,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        play_a_new_one(me)


class Ghost(Card):
    facts = Kind(
        4,
        NIGHT | DURATION | SPIRIT,
        "Show cards of your deck until one is an Action. Set it aside and discard the others. When your next turn"
        " begins, play it twice.",
        copies=6,
        supply=False,
    )

    def play(self, me: Player) -> None:
        found, others = me.reveal_until(ACTION)
        me.discard(others, me.revealed)
        if found and me.set_card_aside(found[0], me.revealed):
            me.next_turn(self, found)

    def next_turn(self, me: Player, effect: Effect) -> None:
        card = effect.cards[0]
        if me.play(card, me.set_aside):
            me.play_again(card, self)


# -- Zombies ----------------------------------------------------------------------------------------------------------


class ZombieApprentice(Card):
    facts = Kind(
        3,
        ACTION | ZOMBIE,
        "You may trash an Action of your hand for +3 Cards, +1 Action.",
        copies=1,
        supply=False,
    )

    def play(self, me: Player) -> None:
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        card = me.may_pick(ask.TRASH, actions, outcome="+3 Cards, +1 Action")
        if card is not None and me.trash([card], me.hand):
            me.plus(cards=3, actions=1)


class ZombieMason(Card):
    facts = Kind(
        3,
        ACTION | ZOMBIE,
        "Trash your top card. You may gain a card that costs at most 1 more.",
        copies=1,
        supply=False,
    )

    def play(self, me: Player) -> None:
        for card in me.trash_top(1):
            me.gain_one(me.piles_up_to(me.cost(card).plus(1)), optional=True)


class ZombieSpy(Card):
    facts = Kind(
        3,
        ACTION | ZOMBIE,
        "+1 Card, +1 Action. Look at your top card. Discard it or put it back.",
        plural="Zombie Spies",
        copies=1,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.sift_top()


# -- Wish and Bat -----------------------------------------------------------------------------------------------------


class Wish(Card):
    facts = Kind(
        0,
        ACTION,
        "+1 Action. This goes back to its pile; if it does, gain a card of cost 6 or less into your hand.",
        plural="Wishes",
        copies=12,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        if me.return_to_pile(self, me.in_play):
            me.gain_one(me.piles_up_to(Cost(6)), TO_HAND)


class Bat(Card):
    facts = Kind(
        2,
        NIGHT,
        "Trash up to 2 cards of your hand. If you trashed any, exchange this for a Vampire.",
        copies=10,
        supply=False,
    )

    def play(self, me: Player) -> None:
        pile = me.game.find_pile("Vampire")
        if me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand) and pile is not None:
            me.exchange(self, me.in_play, pile)
