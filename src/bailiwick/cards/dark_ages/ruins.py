"""Dark Ages: the Ruins, and the Looters that hand them out."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, LOOTER, RUINS, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import TOP


class Ruins(Card):
    facts = Kind(
        0,
        ACTION | RUINS,
        "Poor Actions of five names, shuffled. All see the top one, and only that can be had.",
        basic=True,
        goes_with=LOOTER,
        plural="Ruins",
        sight=TOP,
        split=["Abandoned Mine", "Ruined Library", "Ruined Market", "Ruined Village", "Survivors"],
    )


class AbandonedMine(Card):
    facts = Kind(0, ACTION | RUINS, "+1 coin.", copies=10, basic=True)

    def play(self, me: Player) -> None:
        me.plus(coins=1)


class RuinedLibrary(Card):
    facts = Kind(0, ACTION | RUINS, "+1 Card.", copies=10, basic=True, plural="Ruined Libraries")

    def play(self, me: Player) -> None:
        me.plus(cards=1)


class RuinedMarket(Card):
    facts = Kind(0, ACTION | RUINS, "+1 Buy.", copies=10, basic=True)

    def play(self, me: Player) -> None:
        me.plus(buys=1)


class RuinedVillage(Card):
    facts = Kind(0, ACTION | RUINS, "+1 Action.", copies=10, basic=True)

    def play(self, me: Player) -> None:
        me.plus(actions=1)


class Survivors(Card):
    facts = Kind(
        0,
        ACTION | RUINS,
        "Look at your top 2 cards. Discard both, or put both back in any order.",
        copies=10,
        basic=True,
        plural="Survivors",
    )

    def play(self, me: Player) -> None:
        cards = me.look_at_top(2)
        if cards and me.either("Discard them", "Put them back") == 0:
            me.discard(cards, me.looking)
        else:
            me.topdeck(me.arrange(cards), me.looking)


# -- Looters ----------------------------------------------------------------------------------------------------------


class Cultist(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | LOOTER,
        "+2 Cards. All others gain a Ruins. You may play a Cultist of your hand. / When you trash this, +3 Cards.",
        hears={on.TRASH: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        for other in me.attacked():
            other.gain("Ruins")
        card = me.may_pick(ask.PLAY, [card for card in me.playable(ACTION) if card.name == self.name])
        if card is not None:
            me.play_from_offer(card)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=3)


class DeathCart(Card):
    facts = Kind(
        4,
        ACTION | LOOTER,
        "You may trash this, or an Action of your hand, for +5 coins. / When you gain this, gain 2 Ruins.",
        hears={on.GAIN: on.SELF},
    )

    def play(self, me: Player) -> None:
        played = [card for card in me.in_play if card is self]
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        card = me.may_pick(ask.TRASH, played + actions, outcome="+5 coins")
        if card is not None and me.trash([card], me.in_play if card is self else me.hand):
            me.plus(coins=5)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(2):
            me.gain("Ruins")


class Marauder(Card):
    facts = Kind(4, ACTION | ATTACK | LOOTER, "Gain a Spoils. All others gain a Ruins.", beside=["Spoils"])

    def play(self, me: Player) -> None:
        me.gain("Spoils")
        for other in me.attacked():
            other.gain("Ruins")
