"""Dominion: the base game, both editions. Cards in both are played as the second edition words them."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player

EXPANSION: Final = (1, "Dominion")


class Artisan(Card):
    facts = Kind(
        6,
        ACTION,
        "Gain any card of cost 5 or less into your hand, then put one card of your hand onto your deck.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(5)), TO_HAND)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)


class Bandit(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "Gain a Gold. Of the top 2 cards of their deck, all others show both, trash one Treasure other than Copper, and"
        " discard what is left.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.gain("Gold")
        for other in me.attacked():
            cards = other.reveal_top(2)
            worth = [card for card in cards if other.is_(card, TREASURE) and card.name != "Copper"]
            other.trash(other.pick(ask.TRASH, worth, 1, 1), other.revealed)
            other.discard(cards, other.revealed)


class Bureaucrat(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "Gain a Silver onto your deck. All others show a Victory card of their hand and put it onto their deck; who has"
        " none shows the whole hand.",
    )

    def play(self, me: Player) -> None:
        me.gain("Silver", TO_DECK)
        for other in me.attacked():
            green = [card for card in other.hand if other.is_(card, VICTORY)]
            if green:
                shown = other.pick(ask.TOPDECK, green, 1, 1)
                other.reveal(shown)
                other.topdeck(shown, other.hand, public=True)
            else:
                other.reveal_hand()


class Cellar(Card):
    facts = Kind(2, ACTION, "+1 Action. Discard as many cards as you like, then draw the same number.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        gone = me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 Card each")
        me.draw(len(me.discard(gone, me.hand)))


class Chapel(Card):
    facts = Kind(2, ACTION, "Trash at most 4 cards of your hand.")

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 4), me.hand)


class CouncilRoom(Card):
    facts = Kind(5, ACTION, "+4 Cards, +1 Buy. All others draw 1 card.")

    def play(self, me: Player) -> None:
        me.plus(cards=4, buys=1)
        for other in me.others():
            other.draw(1)


class Festival(Card):
    facts = Kind(5, ACTION, "+2 Actions, +1 Buy, +2 coins.")

    def play(self, me: Player) -> None:
        me.plus(actions=2, buys=1, coins=2)


class Gardens(Card):
    facts = Kind(4, VICTORY, "1 VP for each full 10 cards among all your cards.", plural="Gardens")

    def points(self, me: Player) -> int:
        return sum(me.owned.values()) // 10


class Harbinger(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 Action. Search your discard pile; one card of it may go onto your deck.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.TOPDECK, me.look_through_discard_pile())
        if card is not None:
            me.topdeck([card], me.discard_pile)


class Laboratory(Card):
    facts = Kind(5, ACTION, "+2 Cards, +1 Action.", plural="Laboratories")

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)


class Library(Card):
    facts = Kind(
        5,
        ACTION,
        "Draw up to a hand of 7. Any Action may be set aside as you draw it; such cards are discarded at the end.",
        plural="Libraries",
    )

    def play(self, me: Player) -> None:
        skipped: list[Card] = []
        while len(me.hand) < 7:
            drawn = me.draw_one()
            if drawn is None:
                break
            if me.is_(drawn, ACTION) and me.may_pick(ask.SET_ASIDE, [drawn]) is not None:
                if me.set_card_aside(drawn, me.hand):
                    skipped.append(drawn)
        me.discard(skipped, me.set_aside)


class Market(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action, +1 Buy, +1 coin.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1, coins=1)


class Merchant(Card):
    facts = Kind(3, ACTION, "+1 Card, +1 Action. With your first Silver this turn, +1 coin.", edition=2, plain=on.PLAY)

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.this_turn(on.PLAY, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        played = [card for card in me.game.played if card.name == "Silver"]
        return event.player is me and event.card is not None and event.card.name == "Silver" and len(played) == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Militia(Card):
    facts = Kind(4, ACTION | ATTACK, "+2 coins. All others discard until 3 cards are left in their hand.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            other.discard_down_to(3)


class Mine(Card):
    facts = Kind(
        5,
        ACTION,
        "You may trash a Treasure of your hand. If so, gain a Treasure that costs at most 3 more, into your hand.",
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.TRASH, [card for card in me.hand if me.is_(card, TREASURE)])
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one(me.piles_up_to(me.cost(card).plus(3), TREASURE), TO_HAND)


class Moat(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "+2 Cards. / When somebody else plays an Attack, you may show this in your hand: that Attack passes you by.",
        hears={on.ATTACKED: on.HAND},
        shields=True,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        event.immune |= 1 << me.index


class Moneylender(Card):
    facts = Kind(4, ACTION, "You may trash a Copper of your hand: +3 coins.")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.TRASH, [card for card in me.hand if card.name == "Copper"], outcome="+3 coins")
        if card is not None and me.trash([card], me.hand):
            me.plus(coins=3)


class Poacher(Card):
    facts = Kind(
        4, ACTION, "+1 Card, +1 Action, +1 coin. For each Supply pile that is empty, discard 1 card.", edition=2
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        empty = me.game.empty_piles
        me.discard(me.pick(ask.DISCARD, me.hand, empty, empty), me.hand)


class Remodel(Card):
    facts = Kind(4, ACTION, "Trash a card of your hand, then gain any card that costs at most 2 more.")

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))


class Sentry(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. Look at your top 2 cards: trash those you like, discard those you like, and order what"
        " stays on top.",
        edition=2,
        plural="Sentries",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        cards = me.look_at_top(2)
        trashed = me.pick(ask.TRASH, cards, 0, 2)
        cards = [card for card in cards if card not in trashed]
        discarded = me.pick(ask.DISCARD, cards, 0, 2)
        cards = [card for card in cards if card not in discarded]
        me.trash(trashed, me.looking)
        me.discard(discarded, me.looking)
        me.topdeck(me.arrange(cards), me.looking)


class Smithy(Card):
    facts = Kind(4, ACTION, "+3 Cards.", plural="Smithies")

    def play(self, me: Player) -> None:
        me.plus(cards=3)


class ThroneRoom(Card):
    facts = Kind(4, ACTION, "You may play one Action of your hand two times.")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION), outcome="twice")
        if card is not None:
            me.play_twice(card, self)


class Vassal(Card):
    facts = Kind(3, ACTION, "+2 coins. Discard your top card. An Action discarded so may be played.", edition=2)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for card in me.discard_top(1):
            mark = me.game.mark(card)
            if card in me.discard_pile and me.is_(card, ACTION) and me.may_pick(ask.PLAY, [card]) is not None:
                me.play(card, me.discard_pile, mark)


class Village(Card):
    facts = Kind(3, ACTION, "+1 Card, +2 Actions.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)


class Witch(Card):
    facts = Kind(5, ACTION | ATTACK, "+2 Cards. All others gain a Curse.", plural="Witches")

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for other in me.attacked():
            other.gain("Curse")


class Workshop(Card):
    facts = Kind(3, ACTION, "Gain any card of cost 4 or less.")

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))


# Only in the first edition.


class Adventurer(Card):
    facts = Kind(
        6,
        ACTION,
        "Turn up cards of your deck until 2 of them are Treasures. Those go into your hand, the others are discarded.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        treasures, rest = me.reveal_until(TREASURE, 2)
        me.put_into_hand(treasures, me.revealed)
        me.discard(rest, me.revealed)


class Chancellor(Card):
    facts = Kind(3, ACTION, "+2 coins. If you like, your whole deck goes into your discard pile.", edition=1)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if me.deck and me.may("Turn the deck over into the discard pile"):
            me.put_deck_into_discard_pile()


class Feast(Card):
    facts = Kind(4, ACTION, "Trash this very card. Gain any card of cost 5 or less.", edition=1)

    def play(self, me: Player) -> None:
        me.trash([self], me.in_play)
        me.gain_one(me.piles_up_to(Cost(5)))


class Spy(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "+1 Card, +1 Action. All players, you first, show their top card; you say of each whether it is discarded or"
        " goes back.",
        edition=1,
        plural="Spies",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for player in [me, *me.attacked()]:
            for card in player.reveal_top(1):
                if me.either("Discard it", "Put it back", card, player.index) == 0:
                    player.discard([card], player.revealed)
                else:
                    player.topdeck([card], player.revealed)


class Thief(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "All others show their top 2 cards, trash one Treasure of them that you pick, and discard what is left. Gain"
        " whichever you like of the Treasures trashed.",
        edition=1,
        plural="Thieves",
    )

    def play(self, me: Player) -> None:
        loot: list[Card] = []
        for other in me.attacked():
            cards = other.reveal_top(2)
            treasures = [card for card in cards if other.is_(card, TREASURE)]
            loot += other.trash(me.pick(ask.TRASH, treasures, 1, 1, other.index), other.revealed)
            other.discard(cards, other.revealed)
        for card in me.pick(ask.GAIN, loot, 0, len(loot)):
            me.gain_from_trash(card)


class Woodcutter(Card):
    facts = Kind(3, ACTION, "+1 Buy, +2 coins.", edition=1)

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=2)
