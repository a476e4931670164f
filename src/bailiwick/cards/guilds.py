"""Guilds: Coffers and overpaying. With the cards that the printing of 2024 brought."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, Cost, Kind
from bailiwick.engine.player import Player

EXPANSION: Final = (9, "Guilds")


class Advisor(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Action. Show your top 3 cards. The player on your left picks one that you discard; the others go into"
        " your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.reveal_top(3)
        gone = me.left().pick(ask.DISCARD, cards, 1, 1, me.index)
        me.discard(gone, me.revealed)
        me.put_into_hand([card for card in cards if card not in gone], me.revealed)


class Baker(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action, +1 Coffers. / Everybody starts the game with 1 Coffers.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.add_coffers(1)

    def setup(self, game: Game) -> None:
        for player in game.players:
            player.coffers += 1
        game.note(on.PURSE)


class Butcher(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Coffers. You may trash a card of your hand and spend any number of Coffers. If you trashed one, gain a"
        " card that costs at most 1 more for each Coffers spent.",
    )

    def play(self, me: Player) -> None:
        me.add_coffers(2)
        card = me.may_pick(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            spent = me.how_many(ask.SPEND, 0, me.coffers, what="Coffers", outcome="gain what costs 1 more")
            me.spend_coffers(spent)
            me.gain_one(me.piles_up_to(me.cost(card).plus(spent)))


class CandlestickMaker(Card):
    facts = Kind(2, ACTION, "+1 Action, +1 Buy, +1 Coffers.")

    def play(self, me: Player) -> None:
        me.plus(actions=1, buys=1)
        me.add_coffers(1)


class Doctor(Card):
    facts = Kind(
        3,
        ACTION,
        "Name a card. Show your top 3 cards, trash those of that name and put the others back in any order. /"
        " Overpay: for each coin, look at your top card; trash it, discard it or put it back.",
        edition=1,
        overpay=True,
        hears={on.BUY: on.SELF},
    )

    def play(self, me: Player) -> None:
        name = me.name_card()
        cards = me.reveal_top(3)
        me.trash([card for card in cards if card.name == name], me.revealed)
        me.topdeck(me.arrange([card for card in cards if card.name != name]), me.revealed)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(event.amount):
            for card in me.look_at_top(1):
                fate = me.one_of(["Trash it", "Discard it", "Put it back"], card)
                if fate == 0:
                    me.trash([card], me.looking)
                elif fate == 1:
                    me.discard([card], me.looking)
                else:
                    me.topdeck([card], me.looking)


class Herald(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +1 Action. Show your top card; an Action is played at once. / Overpay: for each coin, put a card"
        " of your discard pile onto your deck.",
        overpay=True,
        hears={on.BUY: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for card in me.reveal_top(1):
            if me.is_(card, ACTION):
                me.play(card, me.revealed)
            else:
                me.topdeck([card], me.revealed)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(event.amount):
            me.topdeck(me.pick(ask.TOPDECK, me.look_through_discard_pile(), 1, 1), me.discard_pile)


class Journeyman(Card):
    facts = Kind(
        5,
        ACTION,
        "Name a card. Turn up cards of your deck until 3 of them have another name. Those go into your hand, the"
        " others are discarded.",
        plural="Journeymen",
    )

    def play(self, me: Player) -> None:
        name = me.name_card()
        kept: list[Card] = []
        rest: list[Card] = []
        while len(kept) < 3:
            cards = me.reveal_top(1)
            if not cards:
                break
            if cards[0].name == name:
                rest += cards
            else:
                kept += cards
        me.put_into_hand(kept, me.revealed)
        me.discard(rest, me.revealed)


class Masterpiece(Card):
    facts = Kind(
        3,
        TREASURE,
        "1 coin. / Overpay: gain a Silver for each coin.",
        coins=1,
        edition=1,
        overpay=True,
        hears={on.BUY: on.SELF},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(event.amount):
            me.gain("Silver")


class MerchantGuild(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Buy, +1 coin. / As long as this is in play, +1 Coffers for each card you buy.",
        hears={on.BUY: on.IN_PLAY},
        plain=on.BUY,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)


class Plaza(Card):
    facts = Kind(4, ACTION, "+1 Card, +2 Actions. You may discard a Treasure: +1 Coffers.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        treasures = [card for card in me.hand if me.is_(card, TREASURE)]
        if me.discard(me.pick(ask.DISCARD, treasures, 0, 1, outcome="+1 Coffers"), me.hand):
            me.add_coffers(1)


class Soothsayer(Card):
    facts = Kind(5, ACTION | ATTACK, "Gain a Gold. All others gain a Curse; those who did draw a card.")

    def play(self, me: Player) -> None:
        me.gain("Gold")
        cursed = [other for other in me.attacked() if other.gain("Curse") is not None]
        for other in cursed:
            other.draw(1)


class Stonemason(Card):
    facts = Kind(
        2,
        ACTION,
        "Trash a card of your hand and gain 2 cards that cost less. / Overpay: gain 2 Action cards that cost just what"
        " you overpaid.",
        overpay=True,
        hears={on.BUY: on.SELF},
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            for _ in range(2):
                me.gain_one(me.piles_below(me.cost(card)))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0 or event.potions > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(2):
            me.gain_one(me.piles_at(Cost(event.amount, event.potions), ACTION))


class Taxman(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "You may trash a Treasure of your hand. If so, all others with 5 or more cards in hand discard a copy of"
        " it, or show a hand without one, and you gain a Treasure that costs at most 3 more onto your deck.",
        edition=1,
        plural="Taxmen",
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.TRASH, [card for card in me.hand if me.is_(card, TREASURE)])
        if card is None:
            return
        me.trash([card], me.hand)
        for other in me.attacked():
            if len(other.hand) >= 5:
                copies = [held for held in other.hand if held.name == card.name]
                if copies:
                    other.discard(copies[:1], other.hand)
                else:
                    other.reveal_hand()
        me.gain_one(me.piles_up_to(me.cost(card).plus(3), TREASURE), TO_DECK)


# New in the printing of 2024. Its overpaying is settled when the card is gained.


class Farrier(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Card, +1 Action, +1 Buy. / Overpay: at the end of this turn, +1 Card for each coin.",
        edition=2,
        overpay=True,
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, buys=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return effect is not None or (event.player is me and event.amount > 0)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is None:
            me.later(on.TURN_END, self, on.ONCE, False, None, event.amount)
        else:
            me.plus(cards=effect.number)


class Footpad(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 Coffers. All others discard until 3 cards are left in their hand. / In games with this, +1 Card"
        " whenever you gain a card in an Action phase.",
        edition=2,
        hears={on.GAIN: on.TABLE},
    )

    def play(self, me: Player) -> None:
        me.add_coffers(2)
        for other in me.attacked():
            other.discard_down_to(3)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.in_action_phase

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


class Infirmary(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card. You may trash a card of your hand. / Overpay: play this once for each coin.",
        edition=2,
        overpay=True,
        hears={on.GAIN: on.SELF},
        plural="Infirmaries",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.zone is not None and me.play(self, event.zone, event.mark):
            for _ in range(event.amount - 1):
                me.play_again(self, self)
