"""Empires: the Castles, eight cards in one pile, sorted by cost."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, CASTLE, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player


class Castles(Card):
    facts = Kind(
        3,
        VICTORY | CASTLE,
        "From the top: Humble, Crumbling, Small, Haunted, Opulent, Sprawling, Grand and King's Castle; with 3 players"
        " or more two each of the Humble, Small, Opulent and King's Castles.",
        split=[
            "Humble Castle", "Crumbling Castle", "Small Castle", "Haunted Castle", "Opulent Castle",
            "Sprawling Castle", "Grand Castle", "King's Castle",
        ],
        plural="Castles",
    )  # fmt: skip


class HumbleCastle(Card):
    facts = Kind(
        3,
        TREASURE | VICTORY | CASTLE,
        "1 coin. / 1 VP for each Castle you have.",
        coins=1,
        copies=1,
        copies_from_three=2,
    )

    def points(self, me: Player) -> int:
        return me.count_owned(CASTLE)


class CrumblingCastle(Card):
    facts = Kind(
        4,
        VICTORY | CASTLE,
        "1 VP. / When you gain or trash this, +1 VP, and gain a Silver.",
        vp=1,
        copies=1,
        hears={on.GAIN: on.SELF, on.TRASH: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)
        me.gain("Silver")


class SmallCastle(Card):
    facts = Kind(
        5,
        ACTION | VICTORY | CASTLE,
        "Trash this or a Castle of your hand. If you do, gain a Castle. / 2 VP.",
        vp=2,
        copies=1,
        copies_from_three=2,
    )

    def play(self, me: Player) -> None:
        castles = [card for card in me.hand if me.is_(card, CASTLE)]
        card = me.pick_one(ask.TRASH, [*([self] if self in me.in_play else []), *castles])
        if card is not None and me.trash([card], me.in_play if card is self else me.hand):
            me.gain_one(me.game.available(CASTLE))


class HauntedCastle(Card):
    facts = Kind(
        6,
        VICTORY | CASTLE,
        "2 VP. / When you gain this in your turn, gain a Gold, and all others with 5 or more cards in hand put 2 of"
        " them onto their deck.",
        vp=2,
        copies=1,
        hears={on.GAIN: on.SELF},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return me.index == me.game.turn

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Gold")
        for other in me.others():
            if len(other.hand) >= 5:
                other.topdeck(other.pick_in_order(ask.TOPDECK, other.hand, 2), other.hand)


class OpulentCastle(Card):
    facts = Kind(
        7,
        ACTION | VICTORY | CASTLE,
        "Discard as many Victory cards as you like, shown: +2 coins for each. / 3 VP.",
        vp=3,
        copies=1,
        copies_from_three=2,
    )

    def play(self, me: Player) -> None:
        cards = [card for card in me.hand if me.is_(card, VICTORY)]
        gone = me.pick(ask.DISCARD, cards, 0, len(cards), outcome="+2 coins each")
        me.reveal(gone)
        me.plus(coins=2 * len(me.discard(gone, me.hand)))


class SprawlingCastle(Card):
    facts = Kind(
        8,
        VICTORY | CASTLE,
        "4 VP. / When you gain this, gain a Duchy or 3 Estates.",
        vp=4,
        copies=1,
        hears={on.GAIN: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.either("Gain a Duchy", "Gain 3 Estates") == 0:
            me.gain("Duchy")
        else:
            for _ in range(3):
                me.gain("Estate")


class GrandCastle(Card):
    facts = Kind(
        9,
        VICTORY | CASTLE,
        "5 VP. / When you gain this, show your hand: +1 VP for each Victory card in it and each one in play.",
        vp=5,
        copies=1,
        hears={on.GAIN: on.SELF},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal_hand()
        in_play = [card for player in [me, *me.others()] for card in player.in_play]  # anybody's
        n = len([card for card in [*me.hand, *in_play] if me.is_(card, VICTORY)])
        if n:
            me.add_vp(n)


class KingsCastle(Card):
    facts = Kind(
        10,
        VICTORY | CASTLE,
        "2 VP for each Castle you have.",
        name="King's Castle",
        copies=1,
        copies_from_three=2,
    )

    def points(self, me: Player) -> int:
        return 2 * me.count_owned(CASTLE)
