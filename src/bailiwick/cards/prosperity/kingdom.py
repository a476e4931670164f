"""Prosperity: the Kingdom cards of both editions, as the second words them."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class Bank(Card):
    facts = Kind(7, TREASURE, "+1 coin for each Treasure you have in play, this included.")

    def play(self, me: Player) -> None:
        me.plus(coins=len([card for card in me.in_play if me.is_(card, TREASURE)]))


class Bishop(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 coin, +1 VP. Trash a card of your hand: +1 VP for every 2 coins it costs. All others may trash a card of"
        " their hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.add_vp(1)
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.add_vp(me.cost(card).coins // 2)
        for other in me.others():
            other.trash(other.pick(ask.TRASH, other.hand, 0, 1), other.hand)


class City(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +2 Actions. With an empty Supply pile, +1 Card. With two or more, also +1 Buy and +1 coin.",
        plural="Cities",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        if me.game.empty_piles >= 1:
            me.plus(cards=1)
        if me.game.empty_piles >= 2:
            me.plus(buys=1, coins=1)


class Expand(Card):
    facts = Kind(7, ACTION, "Trash a card of your hand, then gain any card that costs at most 3 more.")

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one(me.piles_up_to(me.cost(card).plus(3)))


class Forge(Card):
    facts = Kind(
        7,
        ACTION,
        "Trash as many cards of your hand as you like, perhaps none. Gain a card that costs exactly what they cost"
        " together, in coins.",
    )

    def play(self, me: Player) -> None:
        cards = me.pick(ask.TRASH, me.hand, 0, len(me.hand))
        me.trash(cards, me.hand)
        total = 0
        for card in cards:
            total += me.cost(card).coins
        me.gain_one(me.piles_at(Cost(total)))


class GrandMarket(Card):
    facts = Kind(
        6,
        ACTION,
        "+1 Card, +1 Action, +1 Buy, +2 coins. / Nobody can buy this who has a Copper in play.",
        hears={on.FORBID_BUYING: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1, coins=2)

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return player.count_in_play("Copper") > 0


class Hoard(Card):
    facts = Kind(
        6, TREASURE, "2 coins. This turn, whenever you gain a Victory card that you bought, gain a Gold.", coins=2
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.bought and event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


class KingsCourt(Card):
    facts = Kind(7, ACTION, "You may play one Action of your hand three times.", name="King's Court")

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION), outcome="three times")
        if card is not None and me.play_twice(card, self):
            me.play_again(card, self)


class Mint(Card):
    facts = Kind(
        5,
        ACTION,
        "You may show a Treasure of your hand to gain a copy of it. / When you gain this, trash all Treasures you"
        " have in play that are no Durations.",
        hears={on.GAIN: on.SELF},
        uses=[],
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.REVEAL, [card for card in me.hand if me.is_(card, TREASURE)], outcome="a copy of it")
        if card is not None:
            me.reveal([card])
            me.gain_copy(card)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        treasures = [card for card in me.in_play if me.is_(card, TREASURE) and not me.is_(card, DURATION)]
        me.trash(treasures, me.in_play)


class Monument(Card):
    facts = Kind(4, ACTION, "+2 coins, +1 VP.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.add_vp(1)


class Peddler(Card):
    facts = Kind(
        8,
        ACTION,
        "+1 Card, +1 Action, +1 coin. / In a Buy phase this costs 2 less for each Action that the player whose turn"
        " it is has in play.",
        hears={on.COST: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)

    def cost(self, game: Game) -> Cost:
        if not game.in_buy_phase():
            return self.kind.cost
        actions = 0
        for card in game.player_at(game.turn).in_play:
            if game.types_of(card.kind) & ACTION:
                actions += 1
        return self.kind.cost.plus(-2 * actions)


class Quarry(Card):
    facts = Kind(
        4, TREASURE, "1 coin. This turn Actions cost 2 less, though never less than 0.", coins=1, plural="Quarries"
    )

    def play(self, me: Player) -> None:
        me.make(1)
        me.this_turn(on.COST, self)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 2 if owner.game.types_of(kind) & ACTION else 0


class Rabble(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+3 Cards. All others show their top 3 cards, discard the Actions and Treasures, and put the rest back in any"
        " order.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        for other in me.attacked():
            cards = other.reveal_top(3)
            gone = [card for card in cards if other.is_(card, ACTION | TREASURE)]
            other.discard(gone, other.revealed)
            other.topdeck(other.arrange([card for card in cards if card not in gone]), other.revealed)


class Vault(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Cards. Discard as many cards as you like: +1 coin for each. All others may discard 2 cards to draw one.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        gone = me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 coin each")
        me.plus(coins=len(me.discard(gone, me.hand)))
        for other in me.others():
            if len(other.discard(other.may_pick_exactly(ask.DISCARD, other.hand, 2, "+1 Card"), other.hand)) == 2:
                other.draw(1)


class Watchtower(Card):
    facts = Kind(
        3,
        ACTION | REACTION,
        "Draw up to a hand of 6. / When you gain a card, you may show this in your hand to trash that card or put it"
        " onto your deck.",
        hears={on.GAIN: on.HAND},
        uses=[],
    )

    def play(self, me: Player) -> None:
        me.draw_up_to(6)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        if me.either("Trash it", "Put it onto your deck", event.card) == 0:
            event.trash_card()
        else:
            event.topdeck_card()


class WorkersVillage(Card):
    facts = Kind(4, ACTION, "+1 Card, +2 Actions, +1 Buy.", name="Worker's Village")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2, buys=1)
