"""Renaissance: the five Artifacts, of which there is one each, and the cards that let players take them."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import ACTION, ARTIFACT, TREASURE, Kind
from bailiwick.engine.player import Player


class Flag(Card):
    facts = Kind(
        0,
        ARTIFACT,
        "The hand that you draw in Clean-up has 1 card more.",
        hears={on.DRAW_HAND: on.MINE},
        plain=on.DRAW_HAND,
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.amount += 1


class Horn(Card):
    facts = Kind(
        0,
        ARTIFACT,
        "Once a turn, one of your Border Guards that is discarded from play may go onto your deck.",
        hears={on.DISCARD_FROM_PLAY: on.MINE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None or event.card.name != "Border Guard":
            return False
        return event.unmoved() and not me.has_effect(0, self.kind)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK) and event.topdeck_card():
            me.this_turn(0, self)


class Key(Card):
    facts = Kind(
        0,
        ARTIFACT,
        "Each of your turns begins with +1 coin.",
        hears={on.TURN_START: on.MINE},
        plain=on.TURN_START,
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Lantern(Card):
    facts = Kind(
        0,
        ARTIFACT,
        "Your Border Guards show 3 cards and discard 2; only if all 3 were Actions may you take an Artifact.",
    )


class TreasureChest(Card):
    facts = Kind(0, ARTIFACT, "When your Buy phase begins, gain a Gold.", hears={on.BUY_START: on.MINE})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


def take(me: Player, artifact: type[Card]) -> None:
    """Take an Artifact, from whoever has it."""
    me.take_landscape(artifact.facts.copy_number(0))


def has(me: Player, artifact: type[Card]) -> bool:
    return artifact.facts.copy_number(0) in me.landscapes


# -- the cards that give them -----------------------------------------------------------------------------------------


class BorderGuard(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Action. Show your top 2 cards, take one of them into your hand and discard the other. For two Actions, take"
        " the Lantern or the Horn.",
        gives=[Lantern.facts, Horn.facts],
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        shown = 3 if has(me, Lantern) else 2
        cards = me.reveal_top(shown)
        actions = [card for card in cards if me.is_(card, ACTION)]
        taken = me.pick_one(ask.TO_HAND, cards)
        if taken is not None:
            me.put_into_hand([taken], me.revealed)
        me.discard([card for card in cards if card is not taken], me.revealed)
        if len(actions) == shown and not (has(me, Lantern) and has(me, Horn)):
            take(me, Lantern if me.either("Take the Lantern", "Take the Horn") == 0 else Horn)


class FlagBearer(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. / Whoever gains or trashes this takes the Flag.",
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
        plain=on.GAIN | on.TRASH,
        gives=[Flag.facts],
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        take(me, Flag)


class Swashbuckler(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 Cards. If there are cards in your discard pile then, +1 Coffers; and if that makes at least 4, take the"
        " Treasure Chest.",
        gives=[TreasureChest.facts],
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3)
        if me.discard_pile:
            me.add_coffers(1)
            if me.coffers >= 4:
                take(me, TreasureChest)


class Treasurer(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 coins. Choose one: trash a Treasure of your hand; gain a Treasure from the trash into your hand; take the"
        " Key.",
        gives=[Key.facts],
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        for choice in me.choose(["Trash a Treasure", "Gain a Treasure from the trash", "Take the Key"]):
            if choice == 0:
                me.trash(me.pick(ask.TRASH, [card for card in me.hand if me.is_(card, TREASURE)], 1, 1), me.hand)
            elif choice == 1:
                card = me.pick_one(ask.GAIN, [card for card in me.game.trash if me.is_(card, TREASURE)])
                if card is not None:
                    me.gain_from_trash(card, TO_HAND)
            else:
                take(me, Key)
