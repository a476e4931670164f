"""Allies: the six split piles, each of four cards in order of cost."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    AUGUR,
    CLASH,
    DURATION,
    FORT,
    LIAISON,
    ODYSSEY,
    TOWNSFOLK,
    TREASURE,
    VICTORY,
    WIZARD,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player

# -- Augurs -----------------------------------------------------------------------------------------------------------


class Augurs(Card):
    facts = Kind(
        3,
        ACTION | AUGUR,
        "From the top: 4 Herb Gatherers, 4 Acolytes, 4 Sorceresses, 4 Sibyls.",
        split=["Herb Gatherer", "Acolyte", "Sorceress", "Sibyl"],
        plural="Augurs",
    )


class HerbGatherer(Card):
    facts = Kind(
        3,
        ACTION | AUGUR,
        "+1 Buy. Turn your deck over into your discard pile and look through it: you may play one of its Treasures. You"
        " may rotate the Augurs.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        me.put_deck_into_discard_pile()
        card = me.may_pick(ask.PLAY, [card for card in me.look_through_discard_pile() if me.is_(card, TREASURE)])
        if card is not None:
            me.play(card, me.discard_pile)
        me.may_rotate("Augurs")


class Acolyte(Card):
    facts = Kind(
        4,
        ACTION | AUGUR,
        "You may trash an Action or Victory card of your hand: gain a Gold. You may trash this: gain the top Augur.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        fit = [card for card in me.hand if me.is_(card, ACTION | VICTORY)]
        card = me.may_pick(ask.TRASH, fit, outcome="a Gold")
        if card is not None and me.trash([card], me.hand):
            me.gain("Gold")
        if self in me.in_play and me.trash(me.pick(ask.TRASH, [self], 0, 1, outcome="the top Augur"), me.in_play):
            me.gain("Augurs")


class Sorceress(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | AUGUR,
        "+1 Action. Name a card, then show your top card and take it into your hand. If it is the one you named, all"
        " others gain a Curse.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        name = me.name_card()
        cards = me.reveal_top(1)
        me.put_into_hand(cards, me.revealed)
        if cards and cards[0].name == name:
            for other in me.attacked():
                other.gain("Curse")


class Sibyl(Card):
    facts = Kind(
        6,
        ACTION | AUGUR,
        "+4 Cards, +1 Action. Put one card of your hand onto your deck and another beneath it.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=4, actions=1)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)
        for card in me.pick(ask.BOTTOM, me.hand, 1, 1):
            me.put_under_deck(card, me.hand)


# -- Clashes ----------------------------------------------------------------------------------------------------------


class Clashes(Card):
    facts = Kind(
        3,
        ACTION | CLASH,
        "From the top: 4 Battle Plans, 4 Archers, 4 Warlords, 4 Territories.",
        split=["Battle Plan", "Archer", "Warlord", "Territory"],
        plural="Clashes",
    )


class BattlePlan(Card):
    facts = Kind(
        3,
        ACTION | CLASH,
        "+1 Card, +1 Action. You may show an Attack of your hand: +1 Card. You may rotate one pile of the Supply.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.REVEAL, [card for card in me.hand if me.is_(card, ATTACK)], outcome="+1 Card")
        if card is not None:
            me.reveal([card])
            me.plus(cards=1)
        piles = me.game.available()
        if any(pile.is_varied() for pile in piles):
            pile = me.pick_pile(ask.ROTATE, piles, optional=True)
            if pile is not None:
                me.game.rotate(pile, me.index)


class Archer(Card):
    facts = Kind(
        4,
        ACTION | ATTACK | CLASH,
        "+2 coins. All others with at least 5 cards in hand show all of them but one; you pick which of those is"
        " discarded.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        for other in me.attacked():
            if len(other.hand) >= 5:
                kept = other.pick_one(ask.KEEP, other.hand)
                shown = [card for card in other.hand if card is not kept]
                other.reveal(shown)
                other.discard(me.pick(ask.DISCARD, shown, 1, 1, other.index), other.hand)


class Warlord(Card):
    facts = Kind(
        5,
        ACTION | DURATION | ATTACK | CLASH,
        "+1 Action. When your next turn begins, +2 Cards. Until then, nobody else plays an Action from hand who has 2"
        " of its kind in play.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.later(on.FORBID, self, on.UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def forbids(self, player: Player, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        if not player.is_(card, ACTION) or player.count_in_play(card.name) < 2:
            return False
        return player in player.game.player_at(effect.seat).others_but(effect.number)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)


class Territory(Card):
    facts = Kind(
        6,
        VICTORY | CLASH,
        "1 VP for each different name among your Victory cards. / When you gain this, gain a Gold for each empty Supply"
        " pile.",
        copies=4,
        hears={on.GAIN: on.SELF},
        plural="Territories",
    )

    def points(self, me: Player) -> int:
        return len({card.name for card in me.all_cards() if me.is_(card, VICTORY)})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return me.game.empty_piles > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(me.game.empty_piles):
            me.gain("Gold")


# -- Forts ------------------------------------------------------------------------------------------------------------


class Forts(Card):
    facts = Kind(
        3,
        ACTION | FORT,
        "From the top: 4 Tents, 4 Garrisons, 4 Hill Forts, 4 Strongholds.",
        split=["Tent", "Garrison", "Hill Fort", "Stronghold"],
        plural="Forts",
    )


class Tent(Card):
    facts = Kind(
        3,
        ACTION | FORT,
        "+2 coins. You may rotate the Forts. / You may put this onto your deck as you discard it from play.",
        copies=4,
        hears={on.DISCARD_FROM_PLAY: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.may_rotate("Forts")

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", self, deed=ask.TOPDECK):
            event.topdeck_card()


class Garrison(Card):
    facts = Kind(
        4,
        ACTION | DURATION | FORT,
        "+2 coins. This turn, each card you gain puts a token on this. When your next turn begins, take them off for +1"
        " Card each.",
        copies=4,
        plain=on.GAIN,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (event.kind != on.GAIN or self in me.in_play)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.GAIN:
            if self not in me.game.card_tokens:
                me.next_turn(self)  # only now is something left to do
            me.game.put_tokens_on(self)
        else:
            me.plus(cards=me.game.take_tokens_off(self))


class HillFort(Card):
    facts = Kind(
        5,
        ACTION | FORT,
        "Gain a card that costs at most 4. Choose one: take it into your hand; +1 Card, +1 Action.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)))
        where = me.landed
        for choice in me.choose(["Take it into your hand", "+1 Card, +1 Action"], about=card):
            if choice == 1:
                me.plus(cards=1, actions=1)
            elif card is not None and where is not None:
                me.put_into_hand([card], where)


class Stronghold(Card):
    facts = Kind(
        6,
        ACTION | VICTORY | DURATION | FORT,
        "Choose one: +3 coins; +3 Cards when your next turn begins. / 2 VP.",
        copies=4,
        vp=2,
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["+3 coins", "+3 Cards at the start of your next turn"]):
            if choice == 0:
                me.plus(coins=3)
            else:
                me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=3)


# -- Odysseys ---------------------------------------------------------------------------------------------------------


class Odysseys(Card):
    facts = Kind(
        3,
        ACTION | ODYSSEY,
        "From the top: 4 Old Maps, 4 Voyages, 4 Sunken Treasures, 4 Distant Shores.",
        split=["Old Map", "Voyage", "Sunken Treasure", "Distant Shore"],
        plural="Odysseys",
    )


class OldMap(Card):
    facts = Kind(
        3, ACTION | ODYSSEY, "+1 Card, +1 Action. Discard a card. +1 Card. You may rotate the Odysseys.", copies=4
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)
        me.plus(cards=1)
        me.may_rotate("Odysseys")


class Voyage(Card):
    facts = Kind(
        4,
        ACTION | DURATION | ODYSSEY,
        "+1 Action. Unless the turn before was yours too, another turn of yours follows this one, in which you play"
        " at most 3 cards from your hand.",
        copies=4,
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        if me.game.last_turn != me.index:
            me.game.take_extra_turn(me.index, self)
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        # Where the extra turn was skipped, this is an ordinary one.
        if me.game.turn_because is self:
            me.this_turn(on.FORBID, self)

    def forbids(self, player: Player, card: Card, effect: Effect | None) -> bool:
        return effect is not None and player.index == effect.seat and player.plays_from_hand >= 3


class SunkenTreasure(Card):
    facts = Kind(5, TREASURE | ODYSSEY, "Gain an Action of which you have none in play.", copies=4)

    def play(self, me: Player) -> None:
        me.gain_one([pile for pile in me.game.available(ACTION) if not me.count_in_play(pile.top.name)])


class DistantShore(Card):
    facts = Kind(6, ACTION | VICTORY | ODYSSEY, "+2 Cards, +1 Action. Gain an Estate. / 2 VP.", copies=4, vp=2)

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        me.gain("Estate")


# -- Townsfolk --------------------------------------------------------------------------------------------------------


class Townsfolk(Card):
    facts = Kind(
        2,
        ACTION | TOWNSFOLK,
        "From the top: 4 Town Criers, 4 Blacksmiths, 4 Millers, 4 Elders.",
        split=["Town Crier", "Blacksmith", "Miller", "Elder"],
        plural="Townsfolk",
    )


class TownCrier(Card):
    facts = Kind(
        2,
        ACTION | TOWNSFOLK,
        "Choose one: +2 coins; gain a Silver; +1 Card, +1 Action. You may rotate the Townsfolk.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["+2 coins", "Gain a Silver", "+1 Card, +1 Action"]):
            if choice == 0:
                me.plus(coins=2)
            elif choice == 1:
                me.gain("Silver")
            else:
                me.plus(cards=1, actions=1)
        me.may_rotate("Townsfolk")


class Blacksmith(Card):
    facts = Kind(
        3,
        ACTION | TOWNSFOLK,
        "Choose one: draw up to a hand of 6; +2 Cards; +1 Card, +1 Action.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        for choice in me.choose(["Draw up to a hand of 6", "+2 Cards", "+1 Card, +1 Action"]):
            if choice == 0:
                me.draw_up_to(6)
            elif choice == 1:
                me.plus(cards=2)
            else:
                me.plus(cards=1, actions=1)


class Miller(Card):
    facts = Kind(
        4,
        ACTION | TOWNSFOLK,
        "+1 Action. Look at your top 4 cards, take one into your hand and discard the others.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.look_at_top(4)
        me.put_into_hand(me.pick(ask.TO_HAND, cards, 1, 1), me.looking)
        me.discard(cards, me.looking)


class Elder(Card):
    facts = Kind(
        5,
        ACTION | TOWNSFOLK,
        "+2 coins. You may play an Action of your hand. Where it lets you choose between abilities this turn, you may"
        " choose one more of them.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.may_pick(ask.PLAY, me.playable(ACTION))
        if card is not None:
            me.game.give_extra_choice(card)
            me.play_from_offer(card)


# -- Wizards ----------------------------------------------------------------------------------------------------------


class Wizards(Card):
    facts = Kind(
        3,
        ACTION | WIZARD,
        "From the top: 4 Students, 4 Conjurers, 4 Sorcerers, 4 Liches.",
        split=["Student", "Conjurer", "Sorcerer", "Lich"],
        plural="Wizards",
    )


class Student(Card):
    facts = Kind(
        3,
        ACTION | WIZARD | LIAISON,
        "+1 Action. You may rotate the Wizards. Trash a card of your hand; for a Treasure, +1 Favor and this goes onto"
        " your deck.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.may_rotate("Wizards")
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.is_(card, TREASURE):
                me.add_favors(1)
                me.topdeck([self], me.in_play)


class Conjurer(Card):
    facts = Kind(
        4,
        ACTION | DURATION | WIZARD,
        "Gain a card that costs at most 4. When your next turn begins, this comes back to your hand.",
        copies=4,
        aliases=["Conjuror"],
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        if me.game.is_held(effect):
            me.put_into_hand([self], me.in_play)


class Sorcerer(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | WIZARD,
        "+1 Card, +1 Action. All others name a card and then show their top card; whoever was wrong gains a Curse.",
        copies=4,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        for other in me.attacked():
            name = other.name_card()
            cards = other.reveal_top(1)
            other.topdeck(cards, other.revealed)
            if not cards or cards[0].name != name:
                other.gain("Curse")


class Lich(Card):
    facts = Kind(
        6,
        ACTION | WIZARD,
        "+6 Cards, +2 Actions. You miss a turn. / When you trash this, discard it, and gain something cheaper out of"
        " the trash.",
        copies=4,
        hears={on.TRASH: on.SELF},
        plural="Liches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=6, actions=2)
        me.skips += 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.unmoved():
            me.discard_from_trash(self)
        me.gain_one_from_trash(me.cost(self))
