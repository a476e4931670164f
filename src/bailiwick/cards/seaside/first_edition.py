"""Seaside: the cards that only the first edition has, as they were worded last."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken, Token
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player

EMBARGO = PileToken("Embargo")
LOOT = Token("Pirate Ship coins")  # on the mat of the same name, never spent


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


class Embargo(Card):
    facts = Kind(
        2,
        ACTION,
        "+2 coins. Trash this. If you did, put an Embargo token onto any Supply pile. / Whoever buys a card of a pile"
        " with Embargo tokens gains a Curse for each of them.",
        edition=1,
        hears={on.BUY: on.TABLE},
        brings=[EMBARGO],
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if me.trash([self], me.in_play):
            piles = [pile for pile in me.game.piles if pile.supply]
            does = "whoever buys from it gains a Curse"
            pile = me.pick_pile(ask.TOKEN, piles, what="Embargo token", outcome=does)
            if pile is not None:
                me.game.add_token(pile, EMBARGO)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.pile is not None and event.pile.count_of(EMBARGO) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(0 if event.pile is None else event.pile.count_of(EMBARGO)):
            me.gain("Curse")


class Explorer(Card):
    facts = Kind(
        5,
        ACTION,
        "You may show a Province of your hand. If you do, gain a Gold into your hand, otherwise a Silver.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        provinces = [card for card in me.hand if card.name == "Province"][:1]
        if provinces and me.may("Show a Province to gain a Gold, not a Silver", deed=ask.REVEAL):
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


class PearlDiver(Card):
    facts = Kind(
        2, ACTION, "+1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top.", edition=1
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.look_at_bottom():
            if len(me.deck) and not me.may("Put it onto your deck", card, deed=ask.TOPDECK):
                me.put_under_deck(card, me.looking)
            else:
                me.topdeck([card], me.looking)


class PirateShip(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "Choose one: +1 coin for each coin on your Pirate Ship mat; or all others show their top 2 cards, trash the"
        " Treasure among them that you pick, and discard the rest. If any was trashed, put a coin onto your mat.",
        edition=1,
        brings=[LOOT],
    )

    def play(self, me: Player) -> None:
        coins = me.tokens_of(LOOT)
        for choice in me.choose([f"+{coins} coin{'' if coins == 1 else 's'}", "Attack the others' Treasures"]):
            if choice == 0:
                me.plus(coins=coins)
            elif [other for other in me.attacked() if self.raid(me, other)]:
                me.add_tokens(LOOT)

    def raid(self, me: Player, other: Player) -> bool:
        """Let one of the others lose a Treasure; whether there was one."""
        cards = other.reveal_top(2)
        gone = other.trash(
            me.pick(ask.TRASH, [card for card in cards if other.is_(card, TREASURE)], 1, 1, other.index), other.revealed
        )
        other.discard([card for card in cards if card not in gone], other.revealed)
        return len(gone) > 0


class SeaHag(Card):
    facts = Kind(
        4, ACTION | ATTACK, "All others discard their top card, then gain a Curse onto their deck.", edition=1
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard_top()
            other.gain("Curse", TO_DECK)


class FirstTreasury(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. / When you discard this from play and bought no Victory card this turn, you may"
        " put it onto your deck.",
        newest="Treasury",
        edition=1,
        plural="Treasuries (1E)",
        hears={on.DISCARD_FROM_PLAY: on.SELF, on.BUY: on.TABLE},
        plain=on.BUY,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None or me.has_effect(0, self.kind):
            return False  # a Victory card was bought before
        return event.unmoved() if event.kind == on.DISCARD_FROM_PLAY else me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.BUY:
            me.this_turn(0, self)
        elif me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            event.topdeck_card()
