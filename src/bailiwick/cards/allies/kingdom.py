"""Allies: the Kingdom cards. The split piles are in `piles`, the Allies themselves in `landscapes`."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, LIAISON, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player


class Barbarian(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 coins. All others trash their top card. If it costs at least 3 they gain a card that is cheaper and has a"
        " type in common with it, otherwise a Curse.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            gone = other.trash_top()
            if gone and me.cost(gone[0]).coins >= 3:
                other.gain_one(other.piles_below(me.cost(gone[0]), other.types_of(gone[0])))
            else:
                other.gain("Curse")


class Bauble(Card):
    facts = Kind(
        2,
        TREASURE | LIAISON,
        "Choose two: +1 Buy; +1 coin; +1 Favor; whatever you gain this turn may go onto your deck.",
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["+1 Buy", "+1 coin", "+1 Favor", "This turn, gained cards may go onto your deck"], 2):
            if choice == 0:
                me.plus(buys=1)
            elif choice == 1:
                me.plus(coins=1)
            elif choice == 2:
                me.add_favors(1)
            else:
                me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()


class Broker(Card):
    facts = Kind(
        4,
        ACTION | LIAISON,
        "Trash a card of your hand. Choose one, for each coin that it costs: +1 Card; +1 Action; +1 coin; +1 Favor.",
        uses=["village", "trasher"],  # it is one Action for each coin
    )

    def play(self, me: Player) -> None:
        gone = me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        n = me.cost(gone[0]).coins if gone else 0
        if n == 0:
            return  # whatever is chosen, it is none
        for choice in me.choose([f"+{n} Cards", f"+{n} Actions", f"+{n} coins", f"+{n} Favors"]):
            if choice == 0:
                me.plus(cards=n)
            elif choice == 1:
                me.plus(actions=n)
            elif choice == 2:
                me.plus(coins=n)
            else:
                me.add_favors(n)


class CapitalCity(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +2 Actions. You may discard 2 cards: +2 coins. Then you may pay 2 coins: +2 Cards.",
        plural="Capital Cities",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        if len(me.discard(me.may_pick_exactly(ask.DISCARD, me.hand, 2, "+2 coins"), me.hand)) == 2:
            me.plus(coins=2)
        if me.coins >= 2 and me.may("Pay 2 coins for 2 Cards"):
            me.pay(2)
            me.plus(cards=2)


class Carpenter(Card):
    facts = Kind(
        4,
        ACTION,
        "While no Supply pile is empty: +1 Action, and gain a card that costs at most 4. Otherwise: trash a card of"
        " your hand for one that costs at most 2 more.",
    )

    def play(self, me: Player) -> None:
        if me.game.empty_piles == 0:
            me.plus(actions=1)
            me.gain_one(me.piles_up_to(Cost(4)))
            return
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))


class Contract(Card):
    facts = Kind(
        5,
        TREASURE | DURATION | LIAISON,
        "2 coins, +1 Favor. You may set an Action of your hand aside: your next turn begins with playing it.",
        coins=2,
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.add_favors(1)
        card = me.may_pick(ask.SET_ASIDE, [card for card in me.hand if me.is_(card, ACTION)])
        if card is not None and me.set_card_aside(card, me.hand):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Courier(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 coin. Discard your top card. Look through your discard pile: you may play one of its Actions or Treasures.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.discard_top()
        cards = me.look_through_discard_pile()
        card = me.may_pick(ask.PLAY, [card for card in cards if me.is_(card, ACTION | TREASURE)])
        if card is not None:
            me.play(card, me.discard_pile)


class Emissary(Card):
    facts = Kind(
        5, ACTION | LIAISON, "+3 Cards. If you had to shuffle for them: +1 Action, +2 Favors.", plural="Emissaries"
    )

    def play(self, me: Player) -> None:
        before = me.shuffles
        me.plus(cards=3)
        if me.shuffles > before:
            me.plus(actions=1)
            me.add_favors(2)


class Galleria(Card):
    facts = Kind(5, ACTION, "+3 coins. This turn, each card you gain at a cost of 3 or 4 brings +1 Buy.", plain=on.GAIN)

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me:
            return False
        cost = event.cost
        return cost is not None and (cost.same_as(Cost(3)) or cost.same_as(Cost(4)))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)


class Guildmaster(Card):
    facts = Kind(5, ACTION | LIAISON, "+3 coins. This turn, each card you gain brings +1 Favor.", plain=on.GAIN)

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.this_turn(on.GAIN, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_favors(1)


class Highwayman(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK,
        "When your next turn begins, discard this from play, and +3 Cards. Until then, nothing comes of the first"
        " Treasure that anybody else plays in a turn.",
        plural="Highwaymen",
    )

    def play(self, me: Player) -> None:
        me.later(on.WOULD_PLAY, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != on.WOULD_PLAY or effect is None:
            return event.player is me
        treasures = me.played_of(TREASURE)
        followed = event.way is None and len(treasures) == 1 and treasures[0] is event.card
        return followed and event.player in me.others_but(effect.number)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.WOULD_PLAY:
            event.cancel(self)
        else:
            if effect is not None and me.game.is_held(effect):
                me.discard([self], me.in_play)
            me.plus(cards=3)


class Hunter(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Action. Turn up your top 3 cards. Take one Action, one Treasure and one Victory card of them into your hand"
        " and discard the others.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        left = me.reveal_top(3)
        for types in (ACTION, TREASURE, VICTORY):
            card = me.pick_one(ask.TO_HAND, [card for card in left if me.is_(card, types)])
            if card is not None:
                me.put_into_hand([card], me.revealed)
                left.remove(card)
        me.discard(left, me.revealed)


class Importer(Card):
    facts = Kind(
        3,
        ACTION | DURATION | LIAISON,
        "When your next turn begins, gain a card that costs at most 5. / Set-up: everybody has 4 Favors more.",
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.gain_one(me.piles_up_to(Cost(5)))

    def setup(self, game: Game) -> None:
        for player in game.players:
            player.favors += 4


class Innkeeper(Card):
    facts = Kind(
        4, ACTION, "+1 Action. Choose one: +1 Card; +3 Cards, and discard 3; +5 Cards, and discard 6."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for choice in me.choose(["+1 Card", "+3 Cards, discard 3", "+5 Cards, discard 6"]):
            me.plus(cards=1 + 2 * choice)
            if choice:
                me.discard(me.pick(ask.DISCARD, me.hand, 3 * choice, 3 * choice), me.hand)


class Marquis(Card):
    facts = Kind(
        6, ACTION, "+1 Buy. +1 Card for each card in your hand, then discard down to 10.", plural="Marquis"
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.plus(cards=len(me.hand))
        me.discard_down_to(10)


class MerchantCamp(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 Actions, +1 coin. / You may put this onto your deck as you discard it from play.",
        hears={on.DISCARD_FROM_PLAY: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2, coins=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            event.topdeck_card()


class Modify(Card):
    facts = Kind(
        5,
        ACTION,
        "Trash a card of your hand. Choose one: +1 Card, +1 Action; gain a card that costs at most 2 more than it.",
        plural="Modifies",
    )

    def play(self, me: Player) -> None:
        gone = me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        for choice in me.choose(["+1 Card, +1 Action", "Gain a card that costs at most 2 more"]):
            if choice == 0:
                me.plus(cards=1, actions=1)
            elif gone:
                me.gain_one(me.piles_up_to(me.cost(gone[0]).plus(2)))


class RoyalGalley(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+1 Card. You may play an Action of your hand that is no Duration. Set it aside: your next turn begins with"
        " playing it.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1)
        card = me.may_pick(ask.PLAY, [card for card in me.playable(ACTION) if not me.is_(card, DURATION)])
        if card is not None and me.play_from_offer(card) and me.set_card_aside(card, me.in_play):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Sentinel(Card):
    facts = Kind(3, ACTION, "Look at your top 5 cards. Trash up to 2 of them; the others go back in any order.")

    def play(self, me: Player) -> None:
        cards = me.look_at_top(5)
        gone = me.trash(me.pick(ask.TRASH, cards, 0, 2), me.looking)
        me.topdeck(me.arrange([card for card in cards if card not in gone]), me.looking)


class Skirmisher(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+1 Card, +1 Action, +1 coin. This turn, each Attack you gain makes all others discard down to 3 cards.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        me.this_turn(on.GAIN, self, me.game.immune)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ATTACK)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert effect is not None
        for other in me.others_but(effect.number):
            other.discard_down_to(3)


class Specialist(Card):
    facts = Kind(
        5,
        ACTION,
        "You may play an Action or Treasure of your hand. Choose one: play it once more; gain another of its kind.",
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(ask.PLAY, me.playable(ACTION | TREASURE))
        if card is None or not me.play_from_offer(card):
            return
        for choice in me.choose(["Play it again", "Gain a copy"], about=card):
            if choice == 0:
                me.play_again(card, self)
            else:
                me.gain_copy(card)


class Swap(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. You may return an Action of your hand to its pile, for another Action that costs at most"
        " 5: it comes to your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        game = me.game
        card = me.may_pick(ask.RETURN, [card for card in me.hand if me.is_(card, ACTION) and game.pile_of(card.kind)])
        if card is not None and me.return_to_pile(card, me.hand):
            me.gain_one([pile for pile in me.piles_up_to(Cost(5), ACTION) if pile.top is not card.kind], TO_HAND)


class Sycophant(Card):
    facts = Kind(
        2,
        ACTION | LIAISON,
        "+1 Action. Discard 3 cards; +3 coins if that was any. / Gained or trashed, it brings you 2 Favors.",
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plain=on.GAIN | on.TRASH,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        if me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand):
            me.plus(coins=3)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_favors(2)


class Town(Card):
    facts = Kind(4, ACTION, "Choose one: +1 Card, +2 Actions; +1 Buy, +2 coins.")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+1 Card, +2 Actions", "+1 Buy, +2 coins"]):
            if choice == 0:
                me.plus(cards=1, actions=2)
            else:
                me.plus(buys=1, coins=2)


class Underling(Card):
    facts = Kind(3, ACTION | LIAISON, "+1 Card, +1 Action, +1 Favor.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.add_favors(1)
