"""Nocturne: the cards that are played in the Night phase."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.nocturne.boons import sift
from bailiwick.cards.nocturne.hexes import HEXES, others_receive_hex
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DISCARD, TO_HAND
from bailiwick.engine.kinds import ATTACK, DOOM, DURATION, NIGHT, SPIRIT, TREASURE, Cost, Kind
from bailiwick.engine.player import Player

INTO_HAND: Final = {on.WOULD_GAIN: on.SELF}


class GainedToHand(Card):
    """What is gained into the hand, where it would go into the discard pile."""

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind == on.WOULD_GAIN:
            return event.player is me and event.to == TO_DISCARD
        return super().answers(me, event, effect)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.WOULD_GAIN:
            event.to = TO_HAND
        else:
            super().answer(me, event, effect)


class Changeling(Card):
    facts = Kind(
        3,
        NIGHT,
        "Trash this. Gain a copy of a card that you have in play. / When you gain a card that costs at least 3, you may"
        " exchange it for a Changeling.",
        hears={on.GAIN: on.TABLE},
    )

    def play(self, me: Player) -> None:
        me.trash([self], me.in_play)
        names = {card.name: card for card in me.in_play if me.game.can_gain_copy(card)}
        card = me.pick_one(ask.GAIN, list(names.values()))
        if card is not None:
            me.gain_copy(card)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card, pile = event.card, me.game.find_pile(self.name)
        if event.player is not me or card is None or event.cost is None or event.cost.coins < 3:
            return False
        if pile is None or not pile.count or me.game.pile_of(card.kind) is None:
            return False
        if card.kind is self.kind and event.zone is me.discard_pile:
            return False  # nothing would be different then
        return event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.game.find_pile(self.name)
        if event.card is not None and event.zone is not None and pile is not None:
            if me.may(f"Exchange it for a {pile.name}", event.card):
                me.exchange(event.card, event.zone, pile)


class Cobbler(Card):
    facts = Kind(
        5, NIGHT | DURATION, "When your next turn begins, gain a card of cost 4 or less into your hand."
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.gain_one(me.piles_up_to(Cost(4)), TO_HAND)


class Crypt(Card):
    facts = Kind(
        5,
        NIGHT | DURATION,
        "Set any number of Treasures that you have in play aside, face down, but no Durations. As long as some are"
        " left, put one of them into your hand when each of your turns begins.",
    )

    def play(self, me: Player) -> None:
        cards = [card for card in me.in_play if me.is_(card, TREASURE) and not me.is_(card, DURATION)]
        picked = me.pick(ask.SET_ASIDE, cards, 0, len(cards))
        laid = [card for card in picked if me.set_card_aside_hidden(card, me.in_play)]
        if laid:
            me.next_turn(self, laid)

    def next_turn(self, me: Player, effect: Effect) -> None:
        card = me.pick_one(ask.TO_HAND, effect.cards)
        if card is not None:
            me.put_into_hand([card], me.set_aside_hidden)
        left = [other for other in effect.cards if other is not card]
        if left:
            me.next_turn_again(effect, left)


class DenOfSin(GainedToHand):
    facts = Kind(
        5,
        NIGHT | DURATION,
        "When your next turn begins, +2 Cards. / When you would gain this into your discard pile, it goes into your"
        " hand.",
        plural="Dens of Sin",
        hears=INTO_HAND,
        plain=on.WOULD_GAIN,
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2)


class DevilsWorkshop(Card):
    facts = Kind(
        4,
        NIGHT,
        "If you gained no cards this turn, gain a Gold; if one, a card of cost 4 or less; if more, an Imp.",
        name="Devil's Workshop",
        beside=["Imp"],
    )

    def play(self, me: Player) -> None:
        gained = len(me.gained_this_turn())
        if gained == 0:
            me.gain("Gold")
        elif gained == 1:
            me.gain_one(me.piles_up_to(Cost(4)))
        else:
            me.gain("Imp")


class Exorcist(Card):
    facts = Kind(
        4,
        NIGHT,
        "Trash a card of your hand. Gain a Spirit that costs less than it.",
        beside=["Will-o'-Wisp", "Imp", "Ghost"],
    )

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand):
            game, cost = me.game, me.cost(card)
            spirits = [pile for pile in game.piles if pile.count and not pile.supply and pile.kind.is_(SPIRIT)]
            me.gain_one([pile for pile in spirits if game.cost(pile.top).less_than(cost)])


class GhostTown(GainedToHand):
    facts = Kind(
        3,
        NIGHT | DURATION,
        "When your next turn begins, +1 Card, +1 Action. / When you would gain this into your discard pile, it goes"
        " into your hand.",
        hears=INTO_HAND,
        plain=on.WOULD_GAIN,
    )

    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=1, actions=1)


class Guardian(GainedToHand):
    facts = Kind(
        2,
        NIGHT | DURATION,
        "When your next turn begins, +1 coin. Until then, no Attack that somebody else plays does anything to you. /"
        " When you would gain this into your discard pile, it goes into your hand.",
        hears=INTO_HAND,
        plain=on.WOULD_GAIN | on.TURN_START | on.ATTACKED,
    )

    def play(self, me: Player) -> None:
        me.later(on.ATTACKED, self, on.UNTIL_NEXT_TURN, False)
        me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == on.ATTACKED:
            event.immune |= 1 << me.index
        else:
            super().answer(me, event, effect)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=1)


class Monastery(Card):
    facts = Kind(
        2,
        NIGHT,
        "For each card that you gained this turn, you may trash a card of your hand or a Copper that you have in play.",
        plural="Monasteries",
    )

    def play(self, me: Player) -> None:
        for _ in range(len(me.gained_this_turn())):
            coppers = [card for card in me.in_play if card.name == "Copper"]
            card = me.may_pick(ask.TRASH, me.hand + coppers)
            if card is None:
                return
            me.trash([card], me.in_play if card in coppers else me.hand)


class NightWatchman(GainedToHand):
    facts = Kind(
        3,
        NIGHT,
        "Look at your top 5 cards. Discard any of them and put the others back in any order. / When you would gain this"
        " into your discard pile, it goes into your hand.",
        plural="Night Watchmen",
        hears=INTO_HAND,
        plain=on.WOULD_GAIN,
    )

    def play(self, me: Player) -> None:
        sift(me, 5)


class Raider(Card):
    facts = Kind(
        6,
        NIGHT | DURATION | ATTACK,
        "All others who hold 5 cards or more discard a copy of a card that you have in play. (They show their hand if"
        " they cannot.) When your next turn begins, +3 coins.",
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        names = {card.name for card in me.in_play}
        for other in me.attacked():
            if len(other.hand) >= 5:
                cards = [card for card in other.hand if card.name in names]
                if cards:
                    other.discard(other.pick(ask.DISCARD, cards, 1, 1), other.hand)
                else:
                    other.reveal_hand()
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=3)


class Vampire(Card):
    facts = Kind(
        5,
        NIGHT | ATTACK | DOOM,
        "All others receive the next Hex. Gain a card of cost 5 or less that is no Vampire. Exchange this for a Bat.",
        brings=[HEXES],
        beside=["Bat"],
    )

    def play(self, me: Player) -> None:
        others_receive_hex(me)
        me.gain_one([pile for pile in me.piles_up_to(Cost(5)) if pile.top is not self.kind])
        pile = me.game.find_pile("Bat")
        if pile is not None:
            me.exchange(self, me.in_play, pile)
