"""Cards that exist only here, each to lean on one wall of the engine. Durations, attacks, replacements, turns."""

from __future__ import annotations

from bailiwick.engine.card import Card
from bailiwick.engine.decision import DISCARD, PLAY, SET_ASIDE, TOPDECK, TRASH
from bailiwick.engine.declared import Token
from bailiwick.engine.events import (
    ATTACKED,
    CLEANUP,
    DISCARD_FROM_PLAY,
    DRAW_HAND,
    FORBID,
    FOREVER,
    GAIN,
    HAND,
    IN_PLAY,
    ONCE,
    SELF,
    THIS_TURN,
    TURN_END,
    TURN_START,
    UNTIL_NEXT_TURN,
    WOULD_GAIN,
    WOULD_PLAY,
    Effect,
    Event,
)
from bailiwick.engine.events import DISCARD as DISCARDED
from bailiwick.engine.events import TRASH as TRASHED
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, TREASURE, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.turn import ALWAYS

# -- Durations ----------------------------------------------------------------------------------------------------


class Mule(Card):
    facts = Kind(4, ACTION | DURATION, "+1 Card, +1 Action. Next turn: +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.draw(1)


class Jetty(Card):
    facts = Kind(5, ACTION | DURATION, "Now and next turn: +2 Cards, +1 Buy.")

    def play(self, me: Player) -> None:
        me.plus(cards=2, buys=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(cards=2, buys=1)


class Sundial(Card):
    facts = Kind(4, ACTION | DURATION, "+1 Action. At the start of each of your next 2 turns: +1 coin.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.next_turn(self, number=2)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=1)
        if effect.number > 1:
            me.next_turn(self, number=effect.number - 1)


class Retainer(Card):
    facts = Kind(6, ACTION | DURATION, "At the start of each of your turns from now on: +1 Card.")

    def play(self, me: Player) -> None:
        me.later(TURN_START, self, FOREVER, True)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.draw(1)


class Boomerang(Card):
    facts = Kind(4, ACTION | DURATION, "+1 coin. Next turn, put this into your hand.")

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand([self], me.in_play)


class Pawnshop(Card):
    facts = Kind(
        5, TREASURE | DURATION, "2 coins. You may set an Action of your hand aside: next turn, play it.", coins=2
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.may_pick(SET_ASIDE, [card for card in me.hand if card.is_(ACTION)])
        if card is not None and me.set_card_aside(card, me.hand):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Longboat(Card):
    facts = Kind(4, ACTION | DURATION, "You may play an Action that is no Duration. Set it aside; play it next turn.")

    def play(self, me: Player) -> None:
        card = me.may_pick(PLAY, [card for card in me.playable(ACTION) if not card.is_(DURATION)])
        if card is not None and me.play(card, me.hand) and me.set_card_aside(card, me.in_play):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.play(effect.cards[0], me.set_aside)


class Outwork(Card):
    facts = Kind(4, ACTION | DURATION, "+2 coins. This turn, each gain puts a token here. Next turn: +1 Card for each.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.this_turn(GAIN, self)
        me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        token = Token(f"Outwork {self.number}")
        if event.kind == GAIN:
            me.add_tokens(token)
        else:
            tokens = me.tokens_of(token)
            me.add_tokens(token, -tokens)
            me.draw(tokens)


# -- attacks that last ----------------------------------------------------------------------------------------------


class Roadblock(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | DURATION,
        "Next turn, discard this from play and +3 Cards. Until then, the first Treasure of others each turn is blank.",
    )

    def play(self, me: Player) -> None:
        me.later(WOULD_PLAY, self, UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != WOULD_PLAY or effect is None:
            return event.player is me
        treasures = [card for card in me.game.played if card.is_(TREASURE)]
        return event.player in me.others_but(effect.number) and event.card in treasures and len(treasures) == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == WOULD_PLAY:
            event.cancelled = True
        else:
            me.discard([self], me.in_play)
            me.draw(3)


class Nixie(Card):
    facts = Kind(
        3,
        ACTION | ATTACK | DURATION,
        "Until your next turn, everybody else's first Action each turn is +1 Card, +1 Action instead. Then: +2 Cards.",
    )

    def play(self, me: Player) -> None:
        me.later(WOULD_PLAY, self, UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.kind != WOULD_PLAY or effect is None:
            return event.player is me
        actions = [card for card in me.game.played if card.is_(ACTION)]
        return event.player in me.others_but(effect.number) and event.card in actions and len(actions) == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == WOULD_PLAY:
            event.cancelled = True
            event.player.plus(cards=1, actions=1)
        else:
            me.draw(2)


class Tyrant(Card):
    facts = Kind(
        5,
        ACTION | ATTACK | DURATION,
        "Next turn: +2 Cards. Until then, others play no Action of hand of which they have 2 copies in play.",
    )

    def play(self, me: Player) -> None:
        me.later(FORBID, self, UNTIL_NEXT_TURN, False, number=me.game.immune)
        me.next_turn(self)

    def forbids(self, player: Player, card: Card, effect: Effect | None) -> bool:
        assert effect is not None
        me = player.game.players[effect.seat]
        return player in me.others_but(effect.number) and card.is_(ACTION) and player.count_in_play(card.name) >= 2

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.draw(2)


class Raiders(Card):
    facts = Kind(
        4, ACTION | ATTACK, "+1 Action. This turn, when you gain an Attack, all others discard down to 3 cards."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.this_turn(GAIN, self, me.game.immune)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.is_(ATTACK)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert effect is not None
        for other in me.others_but(effect.number):
            other.discard_down_to(3)


class Ostler(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+3 coins. / When another plays an Attack, you may set this aside: next turn, +1 Card and back into your hand.",
        hears={ATTACKED: HAND},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=3)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == ATTACKED:
            me.set_card_aside(self, me.hand)
            me.later(TURN_START, self, ONCE, False)
        else:
            me.draw(1)
            me.put_into_hand([self], me.set_aside)


class Whispers(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "+1 Card. / When another plays an Attack, you may show this: +1 Card, then discard a card.",
        hears={ATTACKED: HAND},
    )

    def play(self, me: Player) -> None:
        me.draw(1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        me.draw(1)
        me.discard(me.pick(DISCARD, me.hand, 1, 1), me.hand)


# -- gaining and trashing ---------------------------------------------------------------------------------------------


class Belfry(Card):
    facts = Kind(
        3,
        ACTION | REACTION,
        "+1 Card. / When you gain a card, you may show this: trash that card or put it onto your deck.",
        hears={GAIN: HAND},
    )

    def play(self, me: Player) -> None:
        me.draw(1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert event.card is not None
        assert event.zone is not None
        me.reveal([self])
        if me.either("Trash it", "Put it onto your deck", event.card) == 0:
            me.trash([event.card], event.zone)
        else:
            me.topdeck([event.card], event.zone, public=True)


class Haggle(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+1 Card. / When you would gain a card, you may show this: gain a Silver instead.",
        hears={WOULD_GAIN: HAND},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.name != "Silver"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        event.cancelled = True
        me.gain("Silver")


class Mailbag(Card):
    facts = Kind(4, ACTION, "+1 Buy. / While in play, what you gain goes onto your deck.", hears={WOULD_GAIN: IN_PLAY})

    def play(self, me: Player) -> None:
        me.plus(buys=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.to = TO_DECK


class Flatterer(Card):
    facts = Kind(2, ACTION, "/ Gained or trashed, it brings 2 Favors.", hears={GAIN: SELF, TRASHED: SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_favors(2)


class Heirs(Card):
    facts = Kind(4, ACTION, "/ Gained or trashed, it brings 1 card.", hears={GAIN: SELF, TRASHED: SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.draw(1)


class Ragpicker(Card):
    facts = Kind(
        3, ACTION | REACTION, "+1 Card. / When one of your cards is trashed, you may discard this: gain a Gold.",
        hears={TRASHED: HAND},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.draw(1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.pile is None

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.discard([self], me.hand)
        me.gain("Gold")


class Revenant(Card):
    facts = Kind(
        6,
        ACTION,
        "+2 Actions. Skip a turn. / When you trash this, discard it and gain a cheaper card of the trash.",
        hears={TRASHED: SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        me.skips += 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.unmoved():
            me.discard_from_trash(self)
        cost = me.cost(self)
        cheaper = [card for card in me.game.trash if me.cost(card).less_than(cost)]
        card = me.pick_one("gain", cheaper)
        if card is not None:
            me.gain_from_trash(card)


class Thicket(Card):
    facts = Kind(
        4,
        ACTION | REACTION,
        "+1 coin. / Discarded before Clean-up, it may be played at once.",
        hears={DISCARDED: SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_pick(PLAY, [self]) is not None:
            me.play(self, me.discard_pile, event.mark)


class Toastmaster(Card):
    facts = Kind(5, ACTION, "This turn, when you gain a card: +1 Favor.")

    def play(self, me: Player) -> None:
        me.this_turn(GAIN, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_favors(1)


class Dustman(Card):
    facts = Kind(3, ACTION, "+1 Action. Trash up to 3 cards of your hand.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.trash(me.pick(TRASH, me.hand, 0, 3), me.hand)


# -- from play and at the end of turns ---------------------------------------------------------------------------


class Bivouac(Card):
    facts = Kind(
        3,
        ACTION,
        "+2 coins. / Leaving play, it may go onto your deck.",
        hears={DISCARD_FROM_PLAY: SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.unmoved() and me.may("Put it onto your deck", self):
            me.topdeck([self], me.discard_pile, public=True)


class Campsite(Bivouac):
    facts = Kind(3, ACTION, "+2 coins. / As Bivouac.", hears={DISCARD_FROM_PLAY: SELF})


class Plotter(Card):
    facts = Kind(3, ACTION, "+1 Action. In Clean-up, pick an Action in play: once discarded, it goes onto your deck.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.later(CLEANUP, self, ONCE, False)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        assert effect is not None
        return event.player is me and (not effect.cards or event.card is effect.cards[0])

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert effect is not None
        if event.kind == CLEANUP:
            card = me.may_pick(TOPDECK, [card for card in me.in_play if card.is_(ACTION)])
            if card is not None:
                me.later(DISCARD_FROM_PLAY, self, THIS_TURN, False, [card])
        else:
            me.topdeck(effect.cards, me.discard_pile, public=True)


class Crossing(Card):
    facts = Kind(
        4,
        ACTION | DURATION,
        "+1 Action. If the turn before was not yours, take a turn after this, of 3 cards played from hand at most.",
        plain=TURN_START,
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        if me.game.last_turn != me.index:
            me.game.take_extra_turn(me.index, self)
            me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        if me.game.turn_because is self:
            me.this_turn(FORBID, self)

    def forbids(self, player: Player, card: Card, effect: Effect | None) -> bool:
        return player.plays_from_hand >= 3


class Farhold(Card):
    facts = Kind(
        5, ACTION | DURATION, "If the turn before was not yours, draw only 3 cards and take a turn after this."
    )

    def play(self, me: Player) -> None:
        if me.game.last_turn != me.index:
            me.game.take_extra_turn(me.index, self)
            me.this_turn(DRAW_HAND, self)
            me.next_turn(self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.kind == DRAW_HAND:
            event.amount = min(event.amount, 3)


class Encore(Card):
    facts = Kind(4, ACTION, "+1 Action. Another turn of yours follows, whichever this is.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.game.take_extra_turn(me.index, self, ALWAYS)


class Nightcap(Card):
    facts = Kind(2, ACTION, "+1 Action. At the end of this turn: +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.this_turn(TURN_END, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.draw(1)
