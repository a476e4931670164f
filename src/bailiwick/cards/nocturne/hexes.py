"""Nocturne: the 12 Hexes, how they are received, and the States in which some of them leave a player."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import LandscapeDeck
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.kinds import ACTION, HEX, STATE, TREASURE, Cost, Kind
from bailiwick.engine.player import Player

HEXES: Final = LandscapeDeck("Hexes", HEX)


def receive_hex(me: Player) -> None:
    """Receive the next Hex, if there is one."""
    curse = me.game.turn_up(HEXES, me.index, told=False)
    if curse is not None:
        me.receive(curse)
        me.game.discard_to(HEXES, curse)


def others_receive_hex(me: Player) -> None:
    """Turn up the next Hex: all others receive it whom the Attack being played affects."""
    curse = me.game.turn_up(HEXES, me.index)
    if curse is not None:
        for other in me.attacked():
            other.receive(curse)
        me.game.discard_to(HEXES, curse)


def has_state(me: Player, kind: Kind) -> bool:
    for mine in me.landscapes:  # noqa: SIM110 (a generator would be slow when compiled)
        if mine.kind is kind:
            return True
    return False


def take_state(me: Player, kind: Kind) -> None:
    """Take a State of which there is one for everybody."""
    taken = [card for player in me.game.in_turn_order() for card in player.landscapes]
    i = 0
    while kind.copy_number(i) in taken:
        i += 1
    me.take_landscape(kind.copy_number(i))


def return_state(me: Player, kind: Kind) -> None:
    for mine in me.landscapes:
        if mine.kind is kind:
            me.return_landscape(mine)


# -- the States -------------------------------------------------------------------------------------------------------


class Deluded(Card):
    facts = Kind(
        0,
        STATE,
        "When your Buy phase begins, return this: until the turn ends, you cannot buy Actions.",
        plural="Deluded",
        copies=6,
        hears={on.BUY_START: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.return_landscape(self)
        me.this_turn(on.FORBID_BUYING, self)

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return effect is not None and player.index == effect.seat and player.game.types_of(kind) & ACTION != 0


class Envious(Card):
    facts = Kind(
        0,
        STATE,
        "When your Buy phase begins, return this: until the turn ends, every Silver and Gold makes 1 coin.",
        plural="Envious",
        copies=6,
        hears={on.BUY_START: on.MINE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.return_landscape(self)
        if not me.has_effect(on.COINS, self.kind):  # a second one this turn makes them no poorer
            me.this_turn(on.COINS, self)

    def extra_coins(self, card: Card, effect: Effect | None) -> int:
        return 1 - card.kind.coins if card.name in ("Silver", "Gold") else 0


class Miserable(Card):
    facts = Kind(0, STATE, "-2 VP.", plural="Miserable", copies=6)

    def points(self, me: Player) -> int:
        return -2


class TwiceMiserable(Card):
    facts = Kind(0, STATE, "-4 VP.", plural="Twice Miserable", copies=6)

    def points(self, me: Player) -> int:
        return -4


# -- the Hexes --------------------------------------------------------------------------------------------------------


class BadOmens(Card):
    facts = Kind(
        0,
        HEX,
        "Turn your deck over onto your discard pile. Put 2 Coppers of that pile onto your deck; if it has fewer,"
        " show it.",
        plural="Bad Omens",
    )

    def play(self, me: Player) -> None:
        me.put_deck_into_discard_pile()
        coppers = [card for card in me.look_through_discard_pile() if card.name == "Copper"][:2]
        me.topdeck(coppers, me.discard_pile, public=True)
        if len(coppers) < 2:
            me.reveal_discard_pile()


class Delusion(Card):
    facts = Kind(0, HEX, "Take Deluded, if you have neither that nor Envious.", gives=[Deluded.facts])

    def play(self, me: Player) -> None:
        if not has_state(me, Deluded.facts) and not has_state(me, Envious.facts):
            take_state(me, Deluded.facts)


class Envy(Card):
    facts = Kind(0, HEX, "Take Envious, if you have neither that nor Deluded.", plural="Envies", gives=[Envious.facts])

    def play(self, me: Player) -> None:
        if not has_state(me, Deluded.facts) and not has_state(me, Envious.facts):
            take_state(me, Envious.facts)


class Famine(Card):
    facts = Kind(0, HEX, "Show your top 3 cards. Discard the Actions and shuffle the others into your deck.")

    def play(self, me: Player) -> None:
        cards = me.reveal_top(3)
        me.discard([card for card in cards if me.is_(card, ACTION)], me.revealed)
        me.shuffle_into_deck([card for card in cards if card in me.revealed], me.revealed, shown=False)


class Fear(Card):
    facts = Kind(
        0, HEX, "If you hold at least 5 cards, discard an Action or a Treasure. Show your hand if you cannot."
    )

    def play(self, me: Player) -> None:
        if len(me.hand) >= 5:
            cards = [card for card in me.hand if me.is_(card, ACTION | TREASURE)]
            if cards:
                me.discard(me.pick(ask.DISCARD, cards, 1, 1), me.hand)
            else:
                me.reveal_hand()


class Greed(Card):
    facts = Kind(0, HEX, "Gain a Copper onto your deck.")

    def play(self, me: Player) -> None:
        me.gain("Copper", TO_DECK)


class Haunting(Card):
    facts = Kind(0, HEX, "If you hold at least 4 cards, put one of them onto your deck.")

    def play(self, me: Player) -> None:
        if len(me.hand) >= 4:
            me.topdeck(me.pick(ask.TOPDECK, me.hand, 1, 1), me.hand)


class Locusts(Card):
    facts = Kind(
        0,
        HEX,
        "Trash your top card. For a Copper or an Estate, gain a Curse; for any other, a cheaper card that has a type in"
        " common with it.",
        plural="Locusts",
    )

    def play(self, me: Player) -> None:
        for card in me.trash_top(1):
            if card.name in ("Copper", "Estate"):
                me.gain("Curse")
            else:
                me.gain_one(me.piles_below(me.cost(card), me.types_of(card)))


class Misery(Card):
    facts = Kind(
        0,
        HEX,
        "Take Miserable; if you have that, turn it over to Twice Miserable.",
        plural="Miseries",
        gives=[Miserable.facts, TwiceMiserable.facts],
    )

    def play(self, me: Player) -> None:
        if has_state(me, TwiceMiserable.facts):
            return
        if has_state(me, Miserable.facts):
            return_state(me, Miserable.facts)
            take_state(me, TwiceMiserable.facts)
        else:
            take_state(me, Miserable.facts)


class Plague(Card):
    facts = Kind(0, HEX, "Gain a Curse into your hand.")

    def play(self, me: Player) -> None:
        me.gain("Curse", TO_HAND)


class Poverty(Card):
    facts = Kind(0, HEX, "Discard until 3 cards are left in your hand.", plural="Poverties")

    def play(self, me: Player) -> None:
        me.discard_down_to(3)


class War(Card):
    facts = Kind(0, HEX, "Show cards of your deck until one costs 3 or 4. Trash it and discard the others.")

    def play(self, me: Player) -> None:
        others: list[Card] = []
        cards = me.reveal_top(1)
        while cards:
            cost = me.cost(cards[0])
            if cost.same_as(Cost(3)) or cost.same_as(Cost(4)):
                me.trash(cards, me.revealed)
                break
            others += cards
            cards = me.reveal_top(1)
        me.discard(others, me.revealed)
