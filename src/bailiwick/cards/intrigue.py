"""Intrigue: choices, and Victory cards that do more. Both editions; cards in both are played as the second has them."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    CURSE,
    REACTION,
    TREASURE,
    VICTORY,
    Cost,
    Kind,
    type_names,
)
from bailiwick.engine.passing import pass_around
from bailiwick.engine.player import Player

EXPANSION: Final = (2, "Intrigue")


class Baron(Card):
    facts = Kind(4, ACTION, "+1 Buy. An Estate of your hand may be discarded for +4 coins; if none is, gain an Estate.")

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        estates = [card for card in me.hand if card.name == "Estate"]
        if me.discard(me.pick(ask.DISCARD, estates, 0, 1, outcome="+4 coins"), me.hand):
            me.plus(coins=4)
        else:
            me.gain("Estate")


class Bridge(Card):
    facts = Kind(
        4, ACTION, "+1 Buy, +1 coin. Until the turn ends all cards cost 1 less, though never less than 0."
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)
        me.game.cheaper += 1


class Conspirator(Card):
    facts = Kind(
        4, ACTION, "+2 coins. If this is at least the third Action you play this turn: +1 Card, +1 Action."
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if me.count_played_of(ACTION) >= 3:
            me.plus(cards=1, actions=1)


class Courtier(Card):
    facts = Kind(
        5,
        ACTION,
        "Show a card of your hand. Choose as many different ones as it has types: +1 Action; +1 Buy; +3 coins; gain a"
        " Gold.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.REVEAL, me.hand)
        if card is None:
            return
        me.reveal([card])
        types = len(type_names(me.types_of(card)))
        for choice in me.choose(["+1 Action", "+1 Buy", "+3 coins", "Gain a Gold"], types, card):
            if choice == 0:
                me.plus(actions=1)
            elif choice == 1:
                me.plus(buys=1)
            elif choice == 2:
                me.plus(coins=3)
            else:
                me.gain("Gold")


class Courtyard(Card):
    facts = Kind(2, ACTION, "+3 Cards. Put one card of your hand onto your deck.")

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)


class Diplomat(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+2 Cards. With at most 5 cards in hand after that, +2 Actions. / When somebody else plays an Attack and you"
        " hold at least 5 cards, you may show this in your hand: draw 2 cards and discard 3 of your hand.",
        edition=2,
        hears={on.ATTACKED: on.HAND},
        repeats=True,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        if len(me.hand) <= 5:
            me.plus(actions=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is not me and len(me.hand) >= 5

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        me.draw(2)
        me.discard(me.pick(ask.DISCARD, me.hand, 3, 3), me.hand)


class Duke(Card):
    facts = Kind(5, VICTORY, "1 VP for each of your Duchies.")

    def points(self, me: Player) -> int:
        return me.owned.get("Duchy", 0)


class Harem(Card):
    facts = Kind(6, TREASURE | VICTORY, "2 coins. / 2 VP.", coins=2, vp=2, aliases=["Farm", "Harem / Farm"])


class Ironworks(Card):
    facts = Kind(
        4,
        ACTION,
        "Gain any card of cost 4 or less. For an Action, +1 Action; for a Treasure, +1 coin; for a Victory card, +1"
        " Card.",
        plural="Ironworks",
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)))
        if card is not None:
            me.plus(actions=1 if me.is_(card, ACTION) else 0, coins=1 if me.is_(card, TREASURE) else 0)
            me.plus(cards=1 if me.is_(card, VICTORY) else 0)


class Lurker(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Action. Choose one: an Action of the Supply is trashed; you gain an Action out of the trash.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for choice in me.choose(["Trash an Action from the Supply", "Gain an Action from the trash"]):
            if choice == 0:
                pile = me.pick_pile(ask.TRASH, me.game.available(ACTION))
                if pile is not None:
                    me.trash_from_supply(pile)
            else:
                card = me.pick_one(ask.GAIN, [card for card in me.game.trash if me.is_(card, ACTION)])
                if card is not None:
                    me.gain_from_trash(card)


class Masquerade(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 Cards. All who hold cards pass one, unseen and at the same time, to the nearest on their left who holds"
        " any. You may trash a card of your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        pass_around([player for player in [me, *me.others()] if player.hand])
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Mill(Card):
    facts = Kind(
        4, ACTION | VICTORY, "+1 Card, +1 Action. If you like, discard 2 cards: +2 coins. / 1 VP.", vp=1, edition=2
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        if len(me.discard(me.may_pick_exactly(ask.DISCARD, me.hand, 2, "+2 coins"), me.hand)) == 2:
            me.plus(coins=2)


class MiningVillage(Card):
    facts = Kind(4, ACTION, "+1 Card, +2 Actions. If you like, trash this very card: +2 coins.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        if self in me.in_play and me.trash(me.pick(ask.TRASH, [self], 0, 1, outcome="+2 coins"), me.in_play):
            me.plus(coins=2)


class Minion(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+1 Action. Choose +2 coins or a new hand: discard yours for +4 Cards, and all others who hold at least 5"
        " discard theirs and draw 4.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for choice in me.choose(["+2 coins", "Discard your hand, +4 Cards; so do others with 5 or more"]):
            if choice == 0:
                me.plus(coins=2)
            else:
                me.discard(me.hand[:], me.hand)
                me.plus(cards=4)
                for other in me.attacked():
                    if len(other.hand) >= 5:
                        other.discard(other.hand[:], other.hand)
                        other.draw(4)


class Nobles(Card):
    facts = Kind(6, ACTION | VICTORY, "Choose one: +3 Cards; +2 Actions. / 2 VP.", vp=2, plural="Nobles")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+3 Cards", "+2 Actions"]):
            if choice == 0:
                me.plus(cards=3)
            else:
                me.plus(actions=2)


class Patrol(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 Cards. Show your top 4 cards. Victory cards and Curses go into your hand, the others back in any order.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        scout(me, VICTORY | CURSE)


class Pawn(Card):
    facts = Kind(2, ACTION, "Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 coin.")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+1 Card", "+1 Action", "+1 Buy", "+1 coin"], 2):
            if choice == 0:
                me.plus(cards=1)
            elif choice == 1:
                me.plus(actions=1)
            elif choice == 2:
                me.plus(buys=1)
            else:
                me.plus(coins=1)


class Replace(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "Trash a card of your hand, then gain one that costs at most 2 more. Action or Treasure: move it onto your"
        " deck. Victory card: all others gain a Curse.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.TRASH, me.hand)
        if card is None:
            return
        me.trash([card], me.hand)
        gained = me.gain_one(me.piles_up_to(me.cost(card).plus(2)))
        if gained is None:
            return
        if me.is_(gained, ACTION | TREASURE) and me.landed is not None:
            me.topdeck([gained], me.landed, public=True)
        if me.is_(gained, VICTORY):
            for other in me.attacked():
                other.gain("Curse")


class SecretPassage(Card):
    facts = Kind(4, ACTION, "+2 Cards, +1 Action. Put one card of your hand anywhere into your deck.", edition=2)

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        card = me.pick_one(ask.TOPDECK, me.hand)
        if card is not None:
            me.put_into_deck(card, me.hand, me.how_many(ask.PLACE, 0, len(me.deck), card))


class ShantyTown(Card):
    facts = Kind(3, ACTION, "+2 Actions. Show your hand; without an Action in it, +2 Cards.")

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.reveal_hand()
        if not [card for card in me.hand if me.is_(card, ACTION)]:
            me.plus(cards=2)


class Steward(Card):
    facts = Kind(3, ACTION, "Choose one: +2 Cards; +2 coins; trash 2 cards of your hand.")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+2 Cards", "+2 coins", "Trash 2 cards"]):
            if choice == 0:
                me.plus(cards=2)
            elif choice == 1:
                me.plus(coins=2)
            else:
                me.trash(me.pick(ask.TRASH, me.hand, 2, 2), me.hand)


class Swindler(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "+2 coins. All others trash their top card and gain a card of the same cost, which you pick.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            for card in other.trash_top(1):
                pile = me.pick_pile(ask.GAIN, me.piles_at(me.cost(card)), subject=other.index, about=card)
                if pile is not None:
                    other.gain_from(pile)


class Torturer(Card):
    facts = Kind(
        5, ACTION | ATTACK, "+3 Cards. All others choose one: to discard 2 cards; to gain a Curse into their hand."
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        for other in me.attacked():
            for choice in other.choose(["Discard 2 cards", "Gain a Curse to hand"]):
                if choice == 0:
                    other.discard(other.pick(ask.DISCARD, other.hand, 2, 2), other.hand)
                else:
                    other.gain("Curse", TO_HAND)


class TradingPost(Card):
    facts = Kind(5, ACTION, "Trash 2 cards of your hand. If it was really 2, gain a Silver into your hand.")

    def play(self, me: Player) -> None:
        if len(me.trash(me.pick(ask.TRASH, me.hand, 2, 2), me.hand)) == 2:
            me.gain("Silver", TO_HAND)


class Upgrade(Card):
    facts = Kind(5, ACTION, "+1 Card, +1 Action. Of your hand, trash a card; then gain one that costs exactly 1 more.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.pick_one(ask.TRASH, me.hand)
        if card is not None:
            me.trash([card], me.hand)
            me.gain_one(me.piles_at(me.cost(card).plus(1)))


class WishingWell(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 Action. Say the name of a card and show your top card; if you hit it, it goes into your hand.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        name = me.name_card()
        for card in me.reveal_top(1):
            if card.name == name:
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


# Only in the first edition.


class Coppersmith(Card):
    facts = Kind(4, ACTION, "Until the turn ends a Copper makes 1 coin more.", edition=1)

    def play(self, me: Player) -> None:
        me.this_turn(on.COINS, self)

    def extra_coins(self, card: Card, effect: Effect | None) -> int:
        return 1 if card.name == "Copper" else 0


class GreatHall(Card):
    facts = Kind(3, ACTION | VICTORY, "+1 Card, +1 Action. / 1 VP.", vp=1, edition=1)

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)


class Saboteur(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "All others turn up cards of their deck until one costs at least 3, trash it, may gain a card that is cheaper"
        " by 2 or more, and discard what else they turned up.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        for other in me.attacked():
            rest: list[Card] = []
            cards = other.reveal_top(1)
            while cards and me.cost(cards[0]).coins < 3:
                rest += cards
                cards = other.reveal_top(1)
            for card in other.trash(cards, other.revealed):
                other.gain_one(other.piles_up_to(other.cost(card).plus(-2)), optional=True)
            other.discard(rest, other.revealed)


class Scout(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Action. Show your top 4 cards. Victory cards go into your hand, the others back in any order.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        scout(me, VICTORY)


class SecretChamber(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "Discard as many cards as you like: +1 coin for each. / When somebody else plays an Attack, you may show this"
        " in your hand: +2 Cards, then put 2 of your hand onto your deck.",
        edition=1,
        hears={on.ATTACKED: on.HAND},
    )

    def play(self, me: Player) -> None:
        gone = me.pick(ask.DISCARD, me.hand, 0, len(me.hand), outcome="+1 coin each")
        me.plus(coins=len(me.discard(gone, me.hand)))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        me.plus(cards=2)
        me.topdeck(me.pick_in_order(ask.TOPDECK, me.hand, 2), me.hand)


class Tribute(Card):
    facts = Kind(
        5,
        ACTION,
        "The player on your left shows 2 cards off the deck and discards them. For each different name: +2 Actions if"
        " it is an Action, +2 coins if a Treasure, +2 Cards if a Victory card.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        left = me.left()
        cards = left.reveal_top(2)
        left.discard(cards, left.revealed)
        for card in {card.name: card for card in cards}.values():
            me.plus(actions=2 if me.is_(card, ACTION) else 0, coins=2 if me.is_(card, TREASURE) else 0)
            me.plus(cards=2 if me.is_(card, VICTORY) else 0)


def scout(me: Player, types: int) -> None:
    """Show the top 4 cards: those of the types go into the hand, the others back in any order."""
    cards = me.reveal_top(4)
    me.put_into_hand([card for card in cards if me.is_(card, types)], me.revealed)
    me.topdeck(me.arrange([card for card in cards if not me.is_(card, types)]), me.revealed)
