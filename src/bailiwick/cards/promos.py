"""The promotional cards."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import TableMat
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.facts import may_buy_card
from bailiwick.engine.kinds import ACTION, COMMAND, DURATION, EVENT, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.roles import STACK, Role

EXPANSION: Final = (18, "Promos")

BLACK_MARKET: Final = TableMat("Black Market")  # what was turned up of its deck


class BlackMarket(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 coins. Turn up the top 3 cards of the Black Market deck. You may play Treasures of your hand. You may buy"
        " one of those cards, without a Buy. The others go to the bottom in any order. / Set-up: 15 unused Kingdom"
        " cards are the Black Market deck.",
        role=Role("black_market", STACK, title="Black Market deck", count=15, most=60),
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        game = me.game
        deck, stall = game.aside.get("black_market"), game.mat(BLACK_MARKET)
        if deck is None:
            return
        cards = deck.cards()[: -4 : -1]
        for card in cards:
            game.move(card, deck, stall)
        me.reveal(cards)
        treasure = me.may_pick(ask.PLAY, me.playable(TREASURE))
        while treasure is not None:
            me.play_from_offer(treasure)
            treasure = me.may_pick(ask.PLAY, me.playable(TREASURE))
        me.may_pay_debt()
        there = [card for card in cards if card in stall]
        bought = me.may_pick(ask.GAIN, [card for card in there if may_buy_card(game, me, card.kind)])
        if bought is not None:
            me.buy_card(bought, stall)
        me.put_beneath(me.arrange([card for card in cards if card in stall]), stall, deck)


def playable_in_place(me: Player, pile: Pile) -> bool:
    """Whether what lies on top of a pile is no Duration and no Command."""
    return not me.is_(pile.peek(), DURATION | COMMAND)


class Captain(Card):
    facts = Kind(
        6,
        ACTION | DURATION | COMMAND,
        "Now and when your next turn begins: play an Action of the Supply that costs at most 4 and is neither a"
        " Duration nor a Command, leaving it there.",
    )

    def play(self, me: Player) -> None:
        self.command(me)
        me.next_turn(self)

    def command(self, me: Player) -> None:
        piles = [pile for pile in me.piles_up_to(Cost(4), ACTION) if playable_in_place(me, pile)]
        pile = me.pick_pile(ask.PLAY, piles)
        if pile is not None:
            me.play_from_supply(pile, None)  # what it plays never keeps this in play

    def next_turn(self, me: Player, effect: Effect) -> None:
        self.command(me)


class Church(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+1 Action. Lay up to 3 cards of your hand aside, face down. When your next turn begins, they come back into"
        " your hand, and you may trash a card of your hand.",
        plural="Churches",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        picked = me.pick(ask.SET_ASIDE, me.hand, 0, 3)
        me.next_turn(self, [card for card in picked if me.set_card_aside_hidden(card, me.hand)])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Dismantle(Card):
    facts = Kind(
        4, ACTION, "Trash a card of your hand. If it costs at least 1, gain a card that costs less than it, and a Gold."
    )

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.cost(card).coins >= 1:
                me.gain_one(me.piles_below(me.cost(card)))
                me.gain("Gold")


class Envoy(Card):
    facts = Kind(
        4,
        ACTION,
        "Show your top 5 cards. The player to your left picks one of them, which you discard. The others come into your"
        " hand.",
    )

    def play(self, me: Player) -> None:
        cards = me.reveal_top(5)
        gone = me.left().pick_one(ask.DISCARD, cards, me.index)
        if gone is not None:
            me.discard([gone], me.revealed)
        me.put_into_hand([card for card in cards if card is not gone], me.revealed)


class Governor(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Action. Choose one: +3 Cards, and all others get +1 Card; or gain a Gold, and all others gain a Silver; or"
        " you may trash a card of your hand for one that costs exactly 2 more, and all others may for one that costs"
        " exactly 1 more.",
        uses=["trasher"],
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        labels = ["+3 Cards, the others +1 Card", "Gain a Gold, the others a Silver", "Trash for a dearer card"]
        for choice in me.choose(labels):
            for player in [me, *me.others()]:
                if choice == 0:
                    player.plus(cards=3 if player is me else 1)
                elif choice == 1:
                    player.gain("Gold" if player is me else "Silver")
                else:
                    self.remodel(player, 2 if player is me else 1)

    def remodel(self, player: Player, more: int) -> None:
        outcome = "a card that costs 2 more" if more == 2 else "a card that costs 1 more"
        for card in player.trash(player.pick(ask.TRASH, player.hand, 0, 1, outcome=outcome), player.hand):
            player.gain_one(player.piles_at(player.cost(card).plus(more)))


class Marchland(Card):
    facts = Kind(
        5,
        VICTORY,
        "1 VP for each full 3 Victory cards that you have. / When you gain this, +1 Buy, and discard any number of"
        " cards for +1 coin each.",
        hears={on.GAIN: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)
        gone = me.discard(me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 coin each"), me.hand)
        if gone:
            me.plus(coins=len(gone))

    def points(self, me: Player) -> int:
        return int(me.count_owned(VICTORY)) // 3


class Prince(Card):
    facts = Kind(
        8,
        ACTION | DURATION | COMMAND,
        "You may set an Action of your hand aside that costs at most 4 and is neither a Duration nor a Command. From"
        " now on, play it when each of your turns begins, leaving it there.",
    )

    def play(self, me: Player) -> None:
        actions = [card for card in me.hand if me.is_(card, ACTION) and not me.is_(card, DURATION | COMMAND)]
        card = me.may_pick(ask.SET_ASIDE, [card for card in actions if me.cost(card).at_most(Cost(4))])
        if card is not None and me.set_card_aside(card, me.hand):
            me.later(on.TURN_START, self, on.FOREVER, True, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        if effect.cards[0] in me.set_aside:
            me.play_in_place(effect.cards[0], self)


class SaunaAvanto(Card):
    facts = Kind(
        4,
        ACTION,
        "From the top: 5 Saunas, 5 Avantos.",
        name="Sauna / Avanto",
        split=["Sauna", "Avanto"],
        plural="Saunas / Avantos",
    )


def may_play_from_hand(me: Player, name: str) -> None:
    """Play a card of that name from hand, or do not; no Action is spent."""
    card = me.may_pick(ask.PLAY, [card for card in me.playable(ACTION) if card.name == name])
    if card is not None:
        me.play_from_offer(card)


class Sauna(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +1 Action. You may play an Avanto of your hand. This turn, when you play a Silver, you may trash a"
        " card of your hand.",
        copies=5,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        may_play_from_hand(me, "Avanto")
        me.this_turn(on.PLAY, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.name == "Silver"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Avanto(Card):
    facts = Kind(5, ACTION, "+3 Cards. You may play a Sauna of your hand.", copies=5)

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        may_play_from_hand(me, "Sauna")


class Stash(Card):
    facts = Kind(
        5,
        TREASURE,
        "2 coins. / When you shuffle, you may put this anywhere among the cards. All see where it is.",
        coins=2,
        plural="Stashes",
        hears={on.SHUFFLE: on.TABLE},
        own_back=True,
    )

    def stashes(self, event: Event) -> list[Card]:
        return [card for card in event.cards if card.kind is self.kind]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and len(self.stashes(event)) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for card in self.stashes(event):
            others = len(event.cards) - 1 + len(event.on_top) + len(event.beneath) + len(event.placed)
            event.place(card, me.how_many(ask.PLACE, 0, others, about=card))


class Summon(Card):
    facts = Kind(
        5, EVENT, "Gain an Action that costs at most 4 and set it aside. If you do, play it when your next turn begins."
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4), ACTION))
        zone = me.landed
        if card is not None and zone is not None and me.set_card_aside(card, zone):
            me.later(on.TURN_START, self, on.ONCE, False, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class WalledVillage(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. / When Clean-up begins and you have at most one other Action in play, you may put this"
        " onto your deck.",
        hears={on.CLEANUP: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return len([card for card in me.in_play if me.is_(card, ACTION)]) <= 2  # whoever's Clean-up it is

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            me.topdeck([self], me.in_play)
