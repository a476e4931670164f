"""Plunder: the Loot, two copies of fifteen Treasures in one pile that nobody looks through."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.nocturne.boons import sift
from bailiwick.cards.plunder.later import HandsBack, hand_back
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, LOOT, REACTION, TREASURE, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import NOBODY

LOOT_PILE: Final = ["Loot"]  # beside the Supply, in games with anything that speaks of Loot


class Loot(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "Two copies each of fifteen Treasures, shuffled face down. Whoever gains a Loot gains the top card.",
        supply=False,
        sight=NOBODY,
        plural="Loots",
        split=[
            "Amphora", "Doubloons", "Endless Chalice", "Figurehead", "Hammer", "Insignia", "Jewels", "Orb",
            "Prize Goat", "Puzzle Box", "Sextant", "Shield", "Spell Scroll", "Staff", "Sword",
        ],
    )  # fmt: skip


class Amphora(Card):
    facts = Kind(
        7,
        TREASURE | DURATION | LOOT,
        "+1 Buy, +3 coins, either now or when your next turn begins.",
        copies=2,
        supply=False,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        if me.either("+1 Buy, +3 coins", "+1 Buy, +3 coins at the start of your next turn") == 0:
            me.plus(buys=1, coins=3)
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(buys=1, coins=3)


class Doubloons(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins. / When you gain this, gain a Gold.",
        coins=3,
        copies=2,
        supply=False,
        plural="Doubloons",
        hears={on.GAIN: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


class EndlessChalice(Card):
    facts = Kind(
        7,
        TREASURE | DURATION | LOOT,
        "1 coin, +1 Buy; the same again when each of your turns begins, to the end of the game. This stays in play.",
        coins=1,
        copies=2,
        supply=False,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        self.pour(me)
        me.later(on.TURN_START, self, on.FOREVER, True)

    def pour(self, me: Player) -> None:
        me.make(1)
        me.plus(buys=1)

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.pour(me)


class Figurehead(Card):
    facts = Kind(
        7,
        TREASURE | DURATION | LOOT,
        "3 coins. When your next turn begins, +2 Cards.",
        coins=3,
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)


class Hammer(Card):
    facts = Kind(
        7, TREASURE | LOOT, "3 coins. Gain a card that costs at most 4.", coins=3, copies=2, supply=False
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.gain_one(me.piles_up_to(Cost(4)))


class Insignia(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins. This turn, you may put each card you gain onto your deck.",
        coins=3,
        copies=2,
        supply=False,
        plural="Insignias",
        as_one=True,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()


class Jewels(Card):
    facts = Kind(
        7,
        TREASURE | DURATION | LOOT,
        "3 coins, +1 Buy. When your next turn begins, put this on the bottom of your deck.",
        coins=3,
        copies=2,
        supply=False,
        plural="Jewels",
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        if me.game.is_held(effect):
            me.put_under_deck(self, me.in_play)


class Orb(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "Look through your discard pile. Choose one: play an Action or a Treasure from it; or +1 Buy, +3 coins.",
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        cards = me.look_through_discard_pile()
        for choice in me.choose(["Play a card of your discard pile", "+1 Buy, +3 coins"]):
            if choice == 0:
                card = me.pick_one(ask.PLAY, [card for card in cards if me.is_(card, ACTION | TREASURE)])
                if card is not None:
                    me.play(card, me.discard_pile)
            else:
                me.plus(buys=1, coins=3)


class PrizeGoat(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins, +1 Buy. You may trash a card of your hand.",
        coins=3,
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class PuzzleBox(HandsBack):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins, +1 Buy. You may lay a card of your hand aside, face down; when the turn ends, it comes back into your"
        " hand.",
        coins=3,
        copies=2,
        supply=False,
        plural="Puzzle Boxes",
        plain=on.TURN_END,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        card = me.may_pick(ask.SET_ASIDE, me.hand)
        if card is not None and me.set_card_aside_hidden(card, me.hand):
            hand_back(me, self, [card])


class Sextant(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins, +1 Buy. Look at your top 5 cards. Discard any of them and put the others back in any order.",
        coins=3,
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        sift(me, 5)


class Shield(Card):
    facts = Kind(
        7,
        TREASURE | REACTION | LOOT,
        "3 coins, +1 Buy. / When somebody else plays an Attack, you may first show this from your hand: it does nothing"
        " to you.",
        coins=3,
        copies=2,
        supply=False,
        hears={on.ATTACKED: on.HAND},
        shields=True,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        event.immune |= 1 << me.index


class SpellScroll(Card):
    facts = Kind(
        7,
        ACTION | TREASURE | LOOT,
        "Trash this to gain a card that costs less than it. If that is an Action or a Treasure, you may play it.",
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        if not me.trash([self], me.in_play):
            return
        card = me.gain_one(me.piles_below(me.cost(self)))
        zone = me.landed
        if card is not None and zone is not None and me.is_(card, ACTION | TREASURE):
            if me.may("Play it", card, deed=ask.PLAY):
                me.play(card, zone)


class Staff(Card):
    facts = Kind(
        7,
        TREASURE | LOOT,
        "3 coins, +1 Buy. You may play an Action of your hand.",
        coins=3,
        copies=2,
        supply=False,
        plural="Staffs",
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        card = me.may_pick(ask.PLAY, me.playable(ACTION))
        if card is not None:
            me.play_from_offer(card)


class Sword(Card):
    facts = Kind(
        7,
        TREASURE | ATTACK | LOOT,
        "3 coins, +1 Buy. All others discard down to 4 cards in hand.",
        coins=3,
        copies=2,
        supply=False,
    )

    def play(self, me: Player) -> None:
        me.make(3)
        me.plus(buys=1)
        for other in me.attacked():
            other.discard_down_to(4)
