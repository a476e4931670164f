"""Nocturne: the other Kingdom cards."""

from __future__ import annotations

from bailiwick.cards.nocturne.apart import ZombieApprentice, ZombieMason, ZombieSpy, play_a_new_one
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, DURATION, REACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player


class Cemetery(Card):
    facts = Kind(
        4,
        VICTORY,
        "2 VP. / Trash up to 4 cards of your hand as you gain this.",
        plural="Cemeteries",
        vp=2,
        hears={on.GAIN: on.SELF},
        beside=["Ghost"],
        heirloom="Haunted Mirror",
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 4), me.hand)


class Conclave(Card):
    facts = Kind(
        4,
        ACTION,
        "+2 coins. You may play an Action of your hand of which you have no copy in play. If you did, +1 Action.",
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        if play_a_new_one(me):
            me.plus(actions=1)


class FaithfulHound(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "+2 Cards. / When you discard this, but not in Clean-up, you may set it aside; it comes into your hand at the"
        " end of the turn.",
        hears={on.DISCARD: on.SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(cards=2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if effect is not None:
            return True  # at the end of whoever's turn it is
        return event.player is me and event.unmoved() and not me.game.in_clean_up()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if effect is not None:
            me.put_into_hand(effect.cards, me.set_aside)
        elif event.zone is not None and me.may("Set it aside until the end of the turn", self, deed=ask.TO_HAND):
            if me.set_card_aside(self, event.zone):
                me.later(on.TURN_END, self, on.THIS_TURN, False, [self])


class Necromancer(Card):
    facts = Kind(
        4,
        ACTION,
        "Turn an Action in the trash that is face up and no Duration face down for this turn, then play it, leaving it"
        " there. / The three Zombies lie in the trash from the start.",
    )

    def play(self, me: Player) -> None:
        game = me.game
        cards = [card for card in game.trash if me.is_(card, ACTION) and not me.is_(card, DURATION)]
        down = face_down(game)
        card = me.pick_one(ask.PLAY, [card for card in cards if card not in down])
        if card is not None:
            me.later(0, self, on.THIS_TURN, False, [card], game.mark(card))
            me.play_in_place(card, self)

    def setup(self, game: Game) -> None:
        for zombie in (ZombieApprentice.facts, ZombieMason.facts, ZombieSpy.facts):
            game.trash.append(game.new_card(zombie))


def face_down(game: Game) -> list[Card]:
    """The cards of the trash that a Necromancer has turned face down this turn; what has left it since lies face up."""
    cards: list[Card] = []
    for effect in game.effects:
        if effect.source.kind is Necromancer.facts:
            cards += [card for card in effect.cards if game.unmoved(card, effect.number)]
    return cards


class Pooka(Card):
    facts = Kind(
        5,
        ACTION,
        "You may trash a Treasure of your hand other than a Cursed Gold for +4 Cards.",
        heirloom="Cursed Gold",
    )

    def play(self, me: Player) -> None:
        treasures = [card for card in me.hand if me.is_(card, TREASURE) and card.name != "Cursed Gold"]
        card = me.may_pick(ask.TRASH, treasures, outcome="+4 Cards")
        if card is not None and me.trash([card], me.hand):
            me.plus(cards=4)


class SecretCave(Card):
    facts = Kind(
        3,
        ACTION | DURATION,
        "+1 Card, +1 Action. Discard 3 cards, if you like, for +3 coins when your next turn begins.",
        heirloom="Magic Lamp",
        beside=["Wish"],
        plain=on.TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        cards = me.may_pick_exactly(ask.DISCARD, me.hand, 3, "+3 coins at the start of your next turn")
        if len(me.discard(cards, me.hand)) == 3:
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=3)


class Shepherd(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Action. Discard any number of Victory cards, shown: +2 Cards for each.",
        heirloom="Pasture",
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        victory = [card for card in me.hand if me.is_(card, VICTORY)]
        gone = me.pick(ask.DISCARD, victory, 0, len(victory), outcome="+2 Cards each")
        me.reveal(gone)
        me.plus(cards=2 * len(me.discard(gone, me.hand)))


class TragicHero(Card):
    facts = Kind(
        5,
        ACTION,
        "+3 Cards, +1 Buy. If you hold 8 cards or more then, trash this and gain a Treasure.",
        plural="Tragic Heroes",
    )

    def play(self, me: Player) -> None:
        me.plus(cards=3, buys=1)
        if len(me.hand) >= 8:
            me.trash([self], me.in_play)
            me.gain_one(me.game.available(TREASURE))
