"""Rising Sun: the six Omens, the Sun tokens that they take away, and the role of the Prophecy that these lie on."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, OMEN, PROPHECY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.roles import LANDSCAPE, Role

SUN: Final = PileToken("Sun")
SUNS: Final = [0, 0, 5, 8, 10, 12, 13]  # how many lie on the Prophecy at first, by the number of players


class ForetoldRole(Role):
    """The Prophecy: it has Sun tokens, and means nothing as long as one is left."""

    def begin(self, game: Game, cards: list[Card]) -> None:
        for card in cards:
            game.put_on_landscape(card, SUN, SUNS[len(game._players)])


FORETOLD: Final = ForetoldRole(
    "prophecy",
    LANDSCAPE,
    title="Prophecy",
    types=PROPHECY,
    brought_by=OMEN,
    note="it comes about when its last Sun token is removed",
)


class Prophecy(Card):
    """What is foretold. Once it has come about it answers for everybody; before that it is not heard."""

    def come_about(self, me: Player) -> None:
        """What happens there and then, to whoever has removed the last Sun."""


def add_sun(me: Player) -> None:
    """+1 Sun: remove a Sun token from the Prophecy. With the last one it comes about, in the middle of whatever goes
    on."""
    game = me.game
    for card in game.landscapes:
        if card.kind.types & PROPHECY and game.take_off_landscape(card, SUN, 1):
            left = game.count_on_landscape(card, SUN)
            game.write(log.SUN, me.index, [], card.name, left)
            if not left:
                game.let_rule(card.kind.rule())
                if isinstance(card, Prophecy):
                    card.come_about(me)


class Kitsune(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | OMEN,
        "+1 Sun. / Choose two that differ: +2 Actions; +2 coins; all others gain a Curse; gain a Silver.",
        brings=[SUN],
    )

    def play(self, me: Player) -> None:
        add_sun(me)
        for choice in me.choose(["+2 Actions", "+2 coins", "Each other player gains a Curse", "Gain a Silver"], 2):
            if choice == 0:
                me.plus(actions=2)
            elif choice == 1:
                me.plus(coins=2)
            elif choice == 2:
                for other in me.attacked():
                    other.gain("Curse")
            else:
                me.gain("Silver")


class MountainShrine(Card):
    facts = Kind(
        0,
        ACTION | OMEN,
        "+1 Sun, +2 coins. / You may trash a card of your hand. After that, if an Action is in the trash, +2 Cards.",
        debt=5,
        brings=[SUN],
    )

    def play(self, me: Player) -> None:
        add_sun(me)
        me.plus(coins=2)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)
        if any(me.is_(card, ACTION) for card in me.game.trash):
            me.plus(cards=2)


class Poet(Card):
    facts = Kind(
        4,
        ACTION | OMEN,
        "+1 Sun, +1 Card, +1 Action. / Show your top card. If it costs at most 3, it comes into your hand.",
        brings=[SUN],
    )

    def play(self, me: Player) -> None:
        add_sun(me)
        me.plus(cards=1, actions=1)
        for card in me.reveal_top():
            if me.cost(card).at_most(Cost(3)):
                me.put_into_hand([card], me.revealed)
            else:
                me.topdeck([card], me.revealed)


class RiverShrine(Card):
    facts = Kind(
        4,
        ACTION | OMEN,
        "+1 Sun. / Trash up to 2 cards of your hand. When Clean-up begins, if you gained nothing in your Buy phase this"
        " turn, gain a card that costs at most 4.",
        brings=[SUN],
    )

    def play(self, me: Player) -> None:
        add_sun(me)
        me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand)
        me.this_turn(on.CLEANUP, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return not me.gained_buying()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))


class RusticVillage(Card):
    facts = Kind(
        4,
        ACTION | OMEN,
        "+1 Sun, +1 Card, +2 Actions. / You may discard 2 cards for +1 Card.",
        brings=[SUN],
    )

    def play(self, me: Player) -> None:
        add_sun(me)
        me.plus(cards=1, actions=2)
        if len(me.hand) > 1 and me.discard(me.may_pick_exactly(ask.DISCARD, me.hand, 2, "+1 Card"), me.hand):
            me.plus(cards=1)


class TeaHouse(Card):
    facts = Kind(5, ACTION | OMEN, "+1 Sun, +1 Card, +1 Action, +2 coins.", brings=[SUN])

    def play(self, me: Player) -> None:
        add_sun(me)
        me.plus(cards=1, actions=1, coins=2)
