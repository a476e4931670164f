"""Dark Ages: the ten Knights, and Rogue, who fights as they do."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, ATTACK, KNIGHT, VICTORY, Cost, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import TOP

FIGHTS = (
    " All others show their top 2 cards, trash one of them that costs 3 to 6, and discard the rest. If that trashed a"
    " Knight, trash this."
)


def costs_3_to_6(me: Player, card: Card) -> bool:
    """Whether a card costs 3 to 6 coins now, and nothing but coins."""
    cost = me.cost(card)
    return cost.at_most(Cost(6)) and cost.coins >= 3


def pillaged(me: Player) -> list[Card]:
    """All others show their top 2 cards, trash one of them that costs 3 to 6 and discard the rest: what was trashed."""
    gone: list[Card] = []
    for other in me.attacked():
        cards = other.reveal_top(2)
        lost = other.pick(ask.TRASH, [card for card in cards if costs_3_to_6(me, card)], 1, 1)
        gone += other.trash(lost, other.revealed)
        other.discard([card for card in cards if card not in lost], other.revealed)
    return gone


def fight(me: Player, knight: Card) -> None:
    """What all Knights do at last."""
    if any(me.is_(card, KNIGHT) for card in pillaged(me)):
        me.trash([knight], me.in_play)


# One of ten Knights that trashes, or gives Actions or Buys, makes the pile nothing to count on for that: `uses=[]`.


class Knights(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | KNIGHT,
        "Ten Knights of ten names, shuffled. All see the top one, and only that can be had.",
        plural="Knights",
        sight=TOP,
        split=[
            "Dame Anna", "Dame Josephine", "Dame Molly", "Dame Natalie", "Dame Sylvia",
            "Sir Bailey", "Sir Destry", "Sir Martin", "Sir Michael", "Sir Vander",
        ],
    )  # fmt: skip


class DameAnna(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "You may trash 1 or 2 cards of your hand." + FIGHTS, uses=[])

    def play(self, me: Player) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 2), me.hand)
        fight(me, self)


class DameJosephine(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT | VICTORY, FIGHTS.strip() + " / 2 VP.", vp=2)

    def play(self, me: Player) -> None:
        fight(me, self)


class DameMolly(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "+2 Actions." + FIGHTS, uses=[])

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        fight(me, self)


class DameNatalie(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "You may gain a card of cost 3 or less." + FIGHTS)

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(3)), optional=True)
        fight(me, self)


class DameSylvia(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "+2 coins." + FIGHTS)

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        fight(me, self)


class SirBailey(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "+1 Card, +1 Action." + FIGHTS)

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        fight(me, self)


class SirDestry(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "+2 Cards." + FIGHTS)

    def play(self, me: Player) -> None:
        me.plus(cards=2)
        fight(me, self)


class SirMartin(Card):
    facts = Kind(4, ACTION | ATTACK | KNIGHT, "+2 Buys." + FIGHTS, uses=[])

    def play(self, me: Player) -> None:
        me.plus(buys=2)
        fight(me, self)


class SirMichael(Card):
    facts = Kind(5, ACTION | ATTACK | KNIGHT, "All others discard until 3 cards are left in their hand." + FIGHTS)

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard_down_to(3)
        fight(me, self)


class SirVander(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | KNIGHT,
        FIGHTS.strip() + " / When you trash this, gain a Gold.",
        hears={on.TRASH: on.SELF},
    )

    def play(self, me: Player) -> None:
        fight(me, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")


class Rogue(Card):
    facts = Kind(
        5,
        ACTION | ATTACK,
        "+2 coins. Gain a card of the trash that costs 3 to 6. If there is none, all others show their top 2 cards,"
        " trash one of them that costs 3 to 6, and discard the rest.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.pick_one(ask.GAIN, [card for card in me.game.trash if costs_3_to_6(me, card)])
        if card is not None:
            me.gain_from_trash(card)
        else:
            pillaged(me)
