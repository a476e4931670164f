"""Cards that exist only here and ask for more than ten piles: every place that a role of a set-up can have."""

from __future__ import annotations

from bailiwick.cards.plunder.traits import TRAITS
from bailiwick.cards.rising_sun.prophecies import SECOND_KINGDOM
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    BOON,
    DURATION,
    LANDMARK,
    OMEN,
    PROPHECY,
    TRAIT,
    TREASURE,
    Kind,
)
from bailiwick.engine.player import Player
from bailiwick.engine.roles import ASIDE, IN_SUPPLY, MARK, STACK, Role, replace_kingdom
from bailiwick.engine.zone import Zone

# -- cards set aside --------------------------------------------------------------------------------------------------


class PathOfTheVole(Card):
    facts = Kind(
        0,
        LANDMARK,
        "A Burrow plays the card set aside for this.",
        role=Role("path_of_the_vole", ASIDE, types=ACTION, low=2, high=3),
    )


class Burrow(Card):
    facts = Kind(2, ACTION, "Play the card set aside for the Path of the Vole, leaving it there.")

    def play(self, me: Player) -> None:
        for card in me.game.role_cards("path_of_the_vole"):
            me.play_in_place(card, self)


class Houseboat(Card):
    facts = Kind(
        3,
        ACTION,
        "Play the card set aside for this, leaving it there.",
        role=Role("houseboat", ASIDE, types=ACTION, but=DURATION, low=5, high=5),
    )

    def play(self, me: Player) -> None:
        for card in me.game.role_cards("houseboat"):
            me.play_in_place(card, self)


class Grove(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 coin for each Boon set aside.",
        role=Role("grove", ASIDE, types=BOON, count=3),
    )

    def play(self, me: Player) -> None:
        me.plus(coins=len(me.game.role_cards("grove")))


class DewOfTheMorning(Card):
    facts = Kind(0, BOON, "+1 Card.")


class GiftOfTheHill(Card):
    facts = Kind(0, BOON, "+1 Buy.")


class SongOfTheBrook(Card):
    facts = Kind(0, BOON, "+1 coin.")


class ShadeOfTheElm(Card):
    facts = Kind(0, BOON, "+1 Action.")


# -- a stack ----------------------------------------------------------------------------------------------------------


class Huckster(Card):
    facts = Kind(
        3,
        ACTION,
        "Show the top card of the Huckster's tray and put it at the bottom. +1 coin for each it costs.",
        role=Role("hucksters_tray", STACK, title="Huckster's tray", count=6, most=20),
    )

    def play(self, me: Player) -> None:
        tray: Zone = me.game.aside["hucksters_tray"]
        card = tray[-1]
        me.game.move_into(card, tray, tray, len(tray), 0)
        me.reveal([card])
        me.plus(coins=card.kind.cost.coins)


# -- one more pile ----------------------------------------------------------------------------------------------------


class WarDrums(Card):
    facts = Kind(0, LANDMARK, "An Attack more is in the Supply.", role=Role("war_drums", IN_SUPPLY, types=ATTACK))


# -- marks ------------------------------------------------------------------------------------------------------------


class Needle(Card):
    facts = Kind(
        0,
        LANDMARK,
        "2 VP for each card of the marked pile.",
        role=Role("needle", MARK, types=ACTION, any_pile=True),
    )

    def points(self, me: Player) -> int:
        return sum(2 for card in me.all_cards() if me.game.has_role(card, "needle"))


class Shabby(Card):
    facts = Kind(0, TRAIT, "Cards of the pile cost 1 less.", role=TRAITS, hears={on.COST: on.TABLE})

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return int(owner.game.has_mark(kind.copy_number(0), self.name))


class Lucky(Card):
    facts = Kind(0, TRAIT, "When you gain a card of the pile, +1 Coffers.", role=TRAITS, hears={on.GAIN: on.TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        return event.player is me and card is not None and me.game.has_mark(card, self.name)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)


# -- a landscape that a type brings, and a second kingdom -----------------------------------------------------------


class Soothsay(Card):
    facts = Kind(4, ACTION | OMEN, "+1 Card, +1 Action. What is foretold comes about.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        replace_kingdom(me.game, "second_kingdom", me.index)


class Weevils(Card):
    facts = Kind(0, PROPHECY, "Nothing yet.")


class HighWind(Card):
    facts = Kind(
        0,
        PROPHECY,
        "All Kingdom piles are replaced.",
        role=SECOND_KINGDOM,
    )


# -- piles beside the Supply, and none at all -------------------------------------------------------------------------


class Foundry(Card):
    facts = Kind(4, ACTION, "Gain a Slag.", beside=["Slag"])

    def play(self, me: Player) -> None:
        me.gain("Slag")


class Slag(Card):
    facts = Kind(0, TREASURE, "3 coins.", coins=3, copies=2, supply=False)


class Turncoat(Card):
    facts = Kind(3, ACTION, "Exchange the last card of your hand for a Silver.")

    def play(self, me: Player) -> None:
        silver = me.game.find_pile("Silver")
        if silver is not None and me.hand:
            me.exchange(me.hand[-1], me.hand, silver)
