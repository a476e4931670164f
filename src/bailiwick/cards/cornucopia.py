"""Cornucopia: variety. With the Prizes, and the cards and Rewards that the printing of 2024 brought."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    CURSE,
    PRIZE,
    REACTION,
    REWARD,
    TREASURE,
    VICTORY,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player
from bailiwick.engine.roles import BESIDE, IN_SUPPLY, Role
from bailiwick.engine.zone import Cards

EXPANSION: Final = (6, "Cornucopia")


def names_of(cards: Cards) -> list[str]:
    """The different names among the cards."""
    return list({card.name: True for card in cards})


class Fairgrounds(Card):
    facts = Kind(6, VICTORY, "2 VP for each full 5 different names among all your cards.", plural="Fairgrounds")

    def points(self, me: Player) -> int:
        return 2 * (len([name for name in me.owned if me.owned[name] > 0]) // 5)


class FarmingVillage(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 Actions. Turn up cards of your deck until one is an Action or a Treasure: it goes into your hand, the"
        " others are discarded.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        found, rest = me.reveal_until(ACTION | TREASURE)
        me.put_into_hand(found, me.revealed)
        me.discard(rest, me.revealed)


class FortuneTeller(Card):
    facts = Kind(
        3,
        ACTION | ATTACK,
        "+2 coins. All others turn up cards of their deck until one is a Victory card or a Curse; they put it back"
        " on top and discard the others.",
        edition=1,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            found, rest = other.reveal_until(VICTORY | CURSE)
            other.topdeck(found, other.revealed)
            other.discard(rest, other.revealed)


class Hamlet(Card):
    facts = Kind(
        2, ACTION, "+1 Card, +1 Action. You may discard a card: +1 Action. You may discard another: +1 Buy."
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        if me.discard(me.pick(ask.DISCARD, me.hand, 0, 1, outcome="+1 Action"), me.hand):
            me.plus(actions=1)
        if me.discard(me.pick(ask.DISCARD, me.hand, 0, 1, outcome="+1 Buy"), me.hand):
            me.plus(buys=1)


class Harvest(Card):
    facts = Kind(5, ACTION, "Show your top 4 cards and discard them. +1 coin for each different name.", edition=1)

    def play(self, me: Player) -> None:
        cards = me.reveal_top(4)
        me.discard(cards, me.revealed)
        me.plus(coins=len(names_of(cards)))


class HornOfPlenty(Card):
    facts = Kind(
        5,
        TREASURE,
        "Gain a card that costs at most 1 for each different name you have in play, this included. If you gained a"
        " Victory card, trash this.",
        plural="Horns of Plenty",
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(len(names_of(me.in_play)))))
        if card is not None and me.is_(card, VICTORY):
            me.trash([self], me.in_play)


class HorseTraders(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+1 Buy, +3 coins. Discard 2 cards. / When somebody else plays an Attack, you may set this aside from your"
        " hand. It comes back at the start of your next turn, with +1 Card.",
        edition=1,
        hears={on.ATTACKED: on.HAND},
        plural="Horse Traders",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=3)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.put_into_hand([self], me.set_aside)
            me.plus(cards=1)
        elif me.set_card_aside(self, me.hand):
            me.later(on.TURN_START, self, on.ONCE, False, [self])


class HuntingParty(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. Show your hand, then turn up cards of your deck until one has a name your hand lacks:"
        " it goes into your hand, the others are discarded.",
        plural="Hunting Parties",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.reveal_hand()
        have = names_of(me.hand)
        rest: list[Card] = []
        found: list[Card] = []
        while not found:
            cards = me.reveal_top(1)
            if not cards:
                break
            if cards[0].name in have:
                rest += cards
            else:
                found = cards
        me.put_into_hand(found, me.revealed)
        me.discard(rest, me.revealed)


class Jester(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 coins. All others discard their top card. For a Victory card they gain a Curse; for any other, they or"
        " you, as you say, gain a copy of it.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            for card in other.discard_top(1):
                if other.is_(card, VICTORY):
                    other.gain("Curse")
                elif me.game.can_gain_copy(card):
                    taker = me if me.either("They gain a copy", "You gain a copy", card, other.index) else other
                    taker.gain_copy(card)


class Menagerie(Card):
    facts = Kind(3, ACTION, "+1 Action. Show your hand. If no two cards in it are alike, +3 Cards; otherwise +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.reveal_hand()
        me.plus(cards=3 if len(names_of(me.hand)) == len(me.hand) else 1)


class Remake(Card):
    facts = Kind(4, ACTION, "Two times: trash a card of your hand, then gain a card that costs exactly 1 more.")

    def play(self, me: Player) -> None:
        for _ in range(2):
            card = me.pick_one(ask.TRASH, me.hand)
            if card is not None:
                me.trash([card], me.hand)
                me.gain_one(me.piles_at(me.cost(card).plus(1)))


class Tournament(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Action. Everybody may show a Province of their hand. If you do, discard it and gain a Prize or a Duchy"
        " onto your deck. If nobody else does, +1 Card and +1 coin.",
        edition=1,
        beside=["Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"],
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        mine: list[Card] = []
        rivals = 0
        for player in [me, *me.others()]:
            provinces = [card for card in player.hand if card.name == "Province"][:1]
            if provinces and player.may("Reveal a Province", deed=ask.REVEAL):
                player.reveal(provinces)
                if player is me:
                    mine = provinces
                else:
                    rivals += 1
        if me.discard(mine, me.hand):
            prizes = me.game.group("Prizes")
            duchies = [pile for pile in me.game.available() if pile.name == "Duchy"]
            # The kind that has run out may still be asked for, to gain nothing.
            me.gain_one(prizes + duchies, TO_DECK, optional=not (prizes and duchies))
        if not rivals:
            me.plus(cards=1, coins=1)


class YoungWitch(Card):
    facts = Kind(
        4,
        ACTION | ATTACK,
        "+2 Cards. Discard 2 cards. All others may show a Bane from their hand, or else gain a Curse. / The"
        " game has an eleventh Kingdom pile that costs 2 or 3: its cards are the Bane.",
        role=Role("bane", IN_SUPPLY, title="Bane", low=2, high=3),
        plural="Young Witches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        me.discard(me.pick(ask.DISCARD, me.hand, 2, 2), me.hand)
        for other in me.attacked():
            banes = [card for card in other.hand if me.game.has_role(card, "bane")]
            shown = other.pick(ask.REVEAL, banes, 0, 1)
            if shown:
                other.reveal(shown)
            else:
                other.gain("Curse")


# Prizes: one of each, beside the Supply.


class BagOfGold(Card):
    facts = Kind(
        0, ACTION | PRIZE, "+1 Action. Gain a Gold onto your deck.", copies=1, supply=False, edition=1, group="Prizes"
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.gain("Gold", TO_DECK)


class Diadem(Card):
    facts = Kind(
        0,
        TREASURE | PRIZE,
        "2 coins, and 1 more for each Action you have not used.",
        coins=2,
        copies=1,
        supply=False,
        edition=1,
        group="Prizes",
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.may_spend_villagers()
        me.plus(coins=me.actions)


class Followers(Card):
    facts = Kind(
        0,
        ACTION | ATTACK | PRIZE,
        "+2 Cards. Gain an Estate. All others gain a Curse and discard until 3 cards are left in their hand.",
        copies=1,
        supply=False,
        edition=1,
        group="Prizes",
        plural="Followers",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        me.gain("Estate")
        for other in me.attacked():
            other.gain("Curse")
            other.discard_down_to(3)


class Princess(Card):
    facts = Kind(
        0,
        ACTION | PRIZE,
        "+1 Buy. / As long as this is in play, all cards cost 2 less, though never less than 0.",
        copies=1,
        supply=False,
        edition=1,
        group="Prizes",
        hears={on.COST: on.IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 2


def choose_two_gifts(me: Player, silvers: str) -> bool:
    """What Trusty Steed and Courser share; whether the Silvers, which come last, were chosen."""
    chosen = me.choose(["+2 Cards", "+2 Actions", "+2 coins", silvers], 2)
    for choice in chosen:
        if choice == 0:
            me.plus(cards=2)
        elif choice == 1:
            me.plus(actions=2)
        elif choice == 2:
            me.plus(coins=2)
        else:
            for _ in range(4):
                me.gain("Silver")
    return 3 in chosen


class TrustySteed(Card):
    facts = Kind(
        0,
        ACTION | PRIZE,
        "Choose two different ones: +2 Cards; +2 Actions; +2 coins; or gain 4 Silvers and put your deck into your"
        " discard pile.",
        copies=1,
        supply=False,
        edition=1,
        group="Prizes",
    )

    def play(self, me: Player) -> None:
        if choose_two_gifts(me, "4 Silvers, deck into discard pile"):
            me.put_deck_into_discard_pile()


# New in the printing of 2024.


class Carnival(Card):
    facts = Kind(
        5,
        ACTION,
        "Show your top 4 cards. One of each name goes into your hand, the others are discarded.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        cards = me.reveal_top(4)
        kept: list[Card] = []
        for card in cards:
            if card.name not in names_of(kept):
                kept.append(card)
        me.put_into_hand(kept, me.revealed)
        me.discard([card for card in cards if card not in kept], me.revealed)


class Farmhands(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. / When you gain this, you may set aside an Action or a Treasure of your hand. Play"
        " it at the start of your next turn.",
        edition=2,
        hears={on.GAIN: on.SELF},
        plural="Farmhands",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.play(effect.cards[0], me.set_aside)
            return
        card = me.may_pick(ask.SET_ASIDE, [card for card in me.hand if me.is_(card, ACTION | TREASURE)])
        if card is not None and me.set_card_aside(card, me.hand):
            me.later(on.TURN_START, self, on.ONCE, False, [card])


class Ferryman(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Cards, +1 Action. Discard a card. / A Kingdom pile that costs 3 or 4 lies beside the Supply: when you"
        " gain this, gain a card of it.",
        edition=2,
        hears={on.GAIN: on.SELF},
        role=Role("ferryman", BESIDE, low=3, high=4),
        plural="Ferrymen",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.game.role_pile("ferryman")
        if pile is not None:
            me.gain_from(pile)


class Joust(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action, +1 coin. You may set aside a Province of your hand to gain any Reward into your hand."
        " The Province is discarded in Clean-up.",
        edition=2,
        beside=["Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown"],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1, coins=1)
        card = me.may_pick(ask.SET_ASIDE, [card for card in me.hand if card.name == "Province"])
        if card is not None and me.set_card_aside(card, me.hand):
            me.later(on.CLEANUP, self, on.ONCE, False, [card])
            me.gain_one(me.game.group("Rewards"), TO_HAND)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.put_into_discard_pile(effect.cards, me.set_aside)


class Shop(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Card, +1 coin. You may play an Action of your hand of which no copy is in play.",
        edition=2,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, coins=1)
        card = me.may_pick(ask.PLAY, [card for card in me.playable(ACTION) if not me.count_in_play(card.name)])
        if card is not None:
            me.play_from_offer(card)


# Rewards: beside the Supply, one of each for two players and two of each for more.


class Coronet(Card):
    facts = Kind(
        0,
        ACTION | TREASURE | REWARD,
        "You may play an Action of your hand that is no Reward two times. You may do the same with a Treasure.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        for types in (ACTION, TREASURE):
            cards = [card for card in me.playable(types) if not me.is_(card, REWARD)]
            card = me.may_pick(ask.PLAY, cards, outcome="twice")
            if card is not None:
                me.play_twice(card, self)


class Courser(Card):
    facts = Kind(
        0,
        ACTION | REWARD,
        "Choose two different ones: +2 Cards; +2 Actions; +2 coins; gain 4 Silvers.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        choose_two_gifts(me, "4 Silvers")


class Demesne(Card):
    facts = Kind(
        0,
        ACTION | VICTORY | REWARD,
        "+2 Actions, +2 Buys. Gain a Gold. / 1 VP for each Gold you have.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2, buys=2)
        me.gain("Gold")

    def points(self, me: Player) -> int:
        return me.owned.get("Gold", 0)


class Housecarl(Card):
    facts = Kind(
        0,
        ACTION | REWARD,
        "+1 Card for each different name among your Actions in play.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=len(names_of([card for card in me.in_play if me.is_(card, ACTION)])))


class HugeTurnip(Card):
    facts = Kind(
        0,
        TREASURE | REWARD,
        "+2 Coffers, then +1 coin for each of your Coffers.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        me.add_coffers(2)
        me.plus(coins=me.coffers)


class Renown(Card):
    facts = Kind(
        0,
        ACTION | REWARD,
        "+1 Buy. For the rest of this turn all cards cost 2 less, though never less than 0.",
        supply=False,
        edition=2,
        group="Rewards",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.game.cheaper += 2
