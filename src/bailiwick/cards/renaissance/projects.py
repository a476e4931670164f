"""Renaissance: the 20 Projects, each of which holds for whoever has a cube on it."""

from __future__ import annotations

import re
from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Token
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, PROJECT, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player

SINISTER_PLOT: Final = Token("Sinister Plot")

# -- when a turn begins -----------------------------------------------------------------------------------------------


class Barracks(Card):
    facts = Kind(
        6,
        PROJECT,
        "Each of your turns begins with +1 Action.",
        hears={on.TURN_START: on.MINE},
        plain=on.TURN_START,
        plural="Barracks",
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(actions=1)


class Cathedral(Card):
    facts = Kind(3, PROJECT, "When your turn begins, trash a card of your hand.", hears={on.TURN_START: on.MINE})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 1, 1), me.hand)


class CityGate(Card):
    facts = Kind(
        3,
        PROJECT,
        "When your turn begins, +1 Card, then put a card of your hand onto your deck.",
        hears={on.TURN_START: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)
        me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)


class CropRotation(Card):
    facts = Kind(
        6,
        PROJECT,
        "When your turn begins, you may discard a Victory card: +2 Cards.",
        hears={on.TURN_START: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        victory = [card for card in me.hand if me.is_(card, VICTORY)]
        if me.discard(me.pick(ask.DISCARD, victory, 0, 1, outcome="+2 Cards"), me.hand):
            me.plus(cards=2)


class Fair(Card):
    facts = Kind(
        4,
        PROJECT,
        "Each of your turns begins with +1 Buy.",
        hears={on.TURN_START: on.MINE},
        plain=on.TURN_START,
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)


class Piazza(Card):
    facts = Kind(
        5,
        PROJECT,
        "When your turn begins, show your top card. If it is an Action, play it.",
        hears={on.TURN_START: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for card in me.reveal_top(1):
            if me.is_(card, ACTION):
                me.play(card, me.revealed)
            else:
                me.topdeck([card], me.revealed)


class Silos(Card):
    facts = Kind(
        4,
        PROJECT,
        "When your turn begins, discard any number of Coppers, shown, and draw as many cards.",
        hears={on.TURN_START: on.MINE},
        plural="Silos",
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        coppers = [card for card in me.hand if card.name == "Copper"]
        gone = me.pick(ask.DISCARD, coppers, 0, len(coppers), outcome="a card for each")
        me.reveal(gone)
        me.draw(len(me.discard(gone, me.hand)))


class SinisterPlot(Card):
    facts = Kind(
        4,
        PROJECT,
        "When your turn begins, put a token here, or take yours off: +1 Card for each of them.",
        hears={on.TURN_START: on.MINE},
        brings=[SINISTER_PLOT],
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        n = me.tokens_of(SINISTER_PLOT)
        if n and me.either("Put a token there", f"Take your tokens for +{n} Cards") == 1:
            me.add_tokens(SINISTER_PLOT, -n)
            me.plus(cards=n)
        else:
            me.add_tokens(SINISTER_PLOT, 1)


# -- when cards are gained or trashed ---------------------------------------------------------------------------------


class Academy(Card):
    facts = Kind(5, PROJECT, "+1 Villager for every Action that you gain.", hears={on.GAIN: on.MINE}, plain=on.GAIN)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_villagers(1)


class Guildhall(Card):
    facts = Kind(5, PROJECT, "+1 Coffers for every Treasure that you gain.", hears={on.GAIN: on.MINE}, plain=on.GAIN)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, TREASURE)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)


class Innovation(Card):
    facts = Kind(
        6,
        PROJECT,
        "Once in each of your turns, when you gain an Action, you may play it.",
        hears={on.GAIN: on.MINE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if event.player is not me or me.index != me.game.turn or card is None or not me.is_(card, ACTION):
            return False
        if not event.unmoved() or me.has_effect(0, self.kind):
            return False
        return event.zone is not me.hand or not me.game.is_forbidden(me, card)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Play it", event.card, deed=ask.PLAY):
            me.this_turn(0, self)
            event.play_card()


class RoadNetwork(Card):
    facts = Kind(5, PROJECT, "+1 Card whenever somebody else gains a Victory card.", hears={on.GAIN: on.MINE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is not me and event.card is not None and me.is_(event.card, VICTORY)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


class Sewers(Card):
    facts = Kind(
        3,
        PROJECT,
        "When you trash a card in another way than by this, you may trash a card of your hand.",
        hears={on.TRASH: on.MINE},
        plural="Sewers",
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        # While it is announced that something was trashed, the cause is still what trashed it.
        return event.player is me and me.game.cause is not self

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


# -- what holds all the time, or at other times -----------------------------------------------------------------------


class Canal(Card):
    facts = Kind(
        7, PROJECT, "In your turns, all cards cost 1 less, though never less than 0.", hears={on.COST: on.MINE}
    )

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 1 if owner.index == owner.game.turn else 0


PLUS_COINS: Final = re.compile(r"\+\d+ coins?\b")
_gives_coins: Final[dict[str, bool]] = {}


def gives_coins(kind: Kind) -> bool:
    """Whether the text of a card has "+2 coins" in it, or any other number, wherever it stands."""
    found = _gives_coins.get(kind.text)
    if found is None:
        found = _gives_coins[kind.text] = PLUS_COINS.search(kind.text) is not None
    return found


class Capitalism(Card):
    facts = Kind(
        5,
        PROJECT,
        "In your turns, Actions whose text has +1 coin in it, or more, are Treasures, too.",
        hears={on.TYPES: on.MINE},
    )

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        if not kind.is_(ACTION) or owner.index != owner.game.turn or owner.game.over:
            return 0
        return TREASURE if gives_coins(kind) else 0


class Citadel(Card):
    facts = Kind(
        8,
        PROJECT,
        "The first Action that you play in each of your turns is played again afterwards.",
        hears={on.AFTER_PLAY: on.MINE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or me.index != me.game.turn:
            return False
        actions = me.played_of(ACTION, event.plays)
        return len(actions) == 1 and actions[0] is event.card

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None:
            me.play_again(event.card, self)


class Exploration(Card):
    facts = Kind(
        4,
        PROJECT,
        "When your Buy phase ends and you have gained no card in it, +1 Coffers, +1 Villager.",
        hears={on.BUY_END: on.MINE, on.BUY_START: on.NOWHERE},
        plain=on.BUY_END,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and not me.gained_in_buy_phase()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)
        me.add_villagers(1)


class Fleet(Card):
    facts = Kind(
        5,
        PROJECT,
        "When the game has ended, whoever has this takes one more turn.",
        hears={on.WOULD_END: on.MINE},
        plain=on.WOULD_END,
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return True

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.game.take_last_turn(me.index, self)


class Pageant(Card):
    facts = Kind(
        3, PROJECT, "When your Buy phase ends, you may pay 1 coin: +1 Coffers.", hears={on.BUY_END: on.MINE}
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and me.coins > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Pay 1 coin for +1 Coffers"):
            me.pay(1)
            me.add_coffers(1)


class StarChart(Card):
    facts = Kind(
        3,
        PROJECT,
        "When you shuffle, you may look through the cards and put one of them on top.",
        hears={on.SHUFFLE: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.look()
        event.put_on_top(me.pick(ask.TOPDECK, event.cards, 0, 1))
