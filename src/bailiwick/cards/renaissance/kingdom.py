"""Renaissance: the Kingdom cards without an Artifact."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, ATTACK, COMMAND, DURATION, REACTION, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.turn import kept_in_play


class ActingTroupe(Card):
    facts = Kind(3, ACTION, "+4 Villagers. Trash this.", uses=["village"])

    def play(self, me: Player) -> None:
        me.add_villagers(4)
        me.trash([self], me.in_play)


class CargoShip(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+2 coins. One of the cards that you gain this turn may be set aside as you gain it; put it into your hand when"
        " your next turn begins.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.later(on.GAIN, self, on.THIS_TURN, True)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and (event.kind != on.GAIN or event.unmoved())

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind != on.GAIN:
            super().answer(me, event, effect)
        elif effect is not None and event.card is not None and event.zone is not None:
            if me.may("Set it aside for your next turn", event.card, deed=ask.TOPDECK):
                me.game.drop(effect)
                me.set_card_aside(event.card, event.zone)
                me.next_turn_again(effect, [event.card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside)


class Ducat(Card):
    facts = Kind(
        2,
        TREASURE,
        "+1 Coffers, +1 Buy. / Trash a Copper of your hand as you gain this, if you like.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.add_coffers(1)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        copper = me.may_pick(ask.TRASH, [card for card in me.hand if card.name == "Copper"])
        if copper is not None:
            me.trash([copper], me.hand)


class Experiment(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 Cards, +1 Action. Return this to its pile. / When you gain this, gain a second Experiment, which brings no"
        " third.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, actions=1)
        me.return_to_pile(self, me.in_play)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        # Not by the name of the cause: an Experiment that is played in some Way may gain one that does bring another.
        return all(left.event != 0 or left.source is not event.cause for left in me.game.effects)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        note = me.later(0, self, on.THIS_TURN, False)
        me.gain(self.name)
        me.game.drop(note)


class Hideout(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Card, +2 Actions. Trash a card of your hand. If it is a Victory card, gain a Curse.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=2)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            if me.is_(card, VICTORY):
                me.gain("Curse")


class Improve(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 coins. When Clean-up begins, you may trash an Action that would be discarded from play this turn, for a"
        " card that costs exactly 1 more.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.this_turn(on.CLEANUP, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return True  # whoever's Clean-up it is

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        stay = kept_in_play(me.game, me)
        actions = [card for card in me.in_play if card not in stay and me.is_(card, ACTION)]
        card = me.may_pick(ask.TRASH, actions, outcome="a card that costs 1 more")
        if card is not None and me.trash([card], me.in_play):
            me.gain_one(me.piles_at(me.cost(card).plus(1)))


class Inventor(Card):
    facts = Kind(
        4,
        ACTION,
        "Gain a card that costs at most 4. After that, until the turn ends, all cards cost 1 less, though never less"
        " than 0.",
    )

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))
        me.game.cheaper += 1


class Lackeys(Card):
    facts = Kind(
        2,
        ACTION,
        "+2 Cards. / When you gain this, +2 Villagers.",
        hears={on.GAIN: on.SELF},
        plain=on.GAIN,
        plural="Lackeys",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_villagers(2)


class MountainVillage(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 Actions. Choose a card of your discard pile and take it into your hand; if there is none, +1 Card.",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        card = me.pick_one(ask.TO_HAND, me.look_through_discard_pile())
        if card is None:
            me.plus(cards=1)
        else:
            me.put_into_hand([card], me.discard_pile, shown=False)


class OldWitch(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+3 Cards. All others gain a Curse, and may trash a Curse of their hand.",
        plural="Old Witches",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        for other in me.attacked():
            other.gain("Curse")
            curse = other.may_pick(ask.TRASH, [card for card in other.hand if card.name == "Curse"])
            if curse is not None:
                other.trash([curse], other.hand)


class Patron(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+1 Villager, +2 coins. / When something makes you reveal this in an Action phase, +1 Coffers.",
        hears={on.REVEALED: on.SELF},
        plain=on.REVEALED,
    )

    def play(self, me: Player) -> None:
        me.add_villagers(1)
        me.plus(coins=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return me.game.in_action_phase()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)


class Priest(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. Trash a card of your hand. For the rest of the turn, +2 coins for each card that you trash.",
        plain=on.TRASH,
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)
        me.this_turn(on.TRASH, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=2)


class Recruiter(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 Cards. Trash a card of your hand: +1 Villager for each coin that it costs.",
        uses=["village", "trasher"],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            n = me.cost(card).coins
            if n:
                me.add_villagers(n)


class Research(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+1 Action. Trash a card of your hand. For each coin that it costs, set your top card aside, face down; when"
        " your next turn begins, put these cards into your hand.",
        plural="Researches",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        for gone in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            cards = me.look_at_top(me.cost(gone).coins)
            for card in cards:
                me.set_card_aside_hidden(card, me.looking)
            if cards:
                me.next_turn(self, cards)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class Scepter(Card):
    facts = Kind(
        5,
        TREASURE | COMMAND,
        "Choose one: +2 coins; or play again an Action that you have played this turn, is still in play and is no"
        " Command.",
    )

    def play(self, me: Player) -> None:
        played = me.game.played.cards() if me.index == me.game.turn else []
        again = [card for card in me.in_play if card in played and me.is_(card, ACTION) and not me.is_(card, COMMAND)]
        for choice in me.choose(["+2 coins", "Play an Action again"]):
            if choice == 0:
                me.plus(coins=2)
            else:
                card = me.pick_one(ask.PLAY, again)
                if card is not None:
                    me.play_again(card, self)


class Scholar(Card):
    facts = Kind(5, ACTION, "Discard your hand. +7 Cards.")

    def play(self, me: Player) -> None:
        me.discard(me.hand.cards(), me.hand)
        me.plus(cards=7)


class Sculptor(Card):
    facts = Kind(5, ACTION, "Gain a card that costs at most 4 into your hand. If it is a Treasure, +1 Villager.")

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4)), TO_HAND)
        if card is not None and me.is_(card, TREASURE):
            me.add_villagers(1)


class Seer(Card):
    facts = Kind(
        5,
        ACTION,
        "+1 Card, +1 Action. Show your top 3 cards. Those that cost 2 to 4 go into your hand, the others back in any"
        " order.",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        cards = me.reveal_top(3)
        taken = [card for card in cards if me.cost(card).at_most(Cost(4)) and me.cost(card).coins >= 2]
        me.put_into_hand(taken, me.revealed)
        me.topdeck(me.arrange([card for card in cards if card not in taken]), me.revealed)


class SilkMerchant(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 Cards, +1 Buy. / Whoever gains or trashes this gets +1 Coffers, +1 Villager.",
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plain=on.GAIN | on.TRASH,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2, buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)
        me.add_villagers(1)


class Spices(Card):
    facts = Kind(
        5,
        TREASURE,
        "2 coins, +1 Buy. / When you gain this, +2 Coffers.",
        coins=2,
        hears={on.GAIN: on.SELF},
        plain=on.GAIN,
        plural="Spices",
    )

    def play(self, me: Player) -> None:
        me.make(2)
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(2)


class Villain(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 Coffers. All others with at least 5 cards in hand discard one that costs 2 or more; who has none shows the"
        " whole hand.",
    )

    def play(self, me: Player) -> None:
        me.add_coffers(2)
        for other in me.attacked():
            if len(other.hand) >= 5:
                dear = [card for card in other.hand if me.cost(card).coins >= 2]
                if dear:
                    other.discard(other.pick(ask.DISCARD, dear, 1, 1), other.hand)
                else:
                    other.reveal_hand()
