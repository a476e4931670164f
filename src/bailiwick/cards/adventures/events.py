"""Adventures: the 20 Events."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.adventures.tokens import (
    CHEAPER,
    HEARS_COINS,
    HEARS_DRAWS,
    HEARS_PLAYS,
    JOURNEY,
    MINUS_CARD,
    MINUS_COIN,
    PLUS_ACTION,
    PLUS_BUY,
    PLUS_CARD,
    PLUS_COIN,
    TRASHING,
    Bonuses,
    DrawsLess,
    GetsLess,
    action_piles,
    place,
)
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    COMMAND,
    EVENT,
    LANDSCAPES,
    ONCE_A_GAME,
    ONCE_A_TURN,
    TREASURE,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player

ESTATE_TOKEN: Final = Mat("Inheritance")  # the card with the Estate token on it


class Alms(Card):
    facts = Kind(
        0,
        EVENT,
        "Once per turn: if you have no Treasure in play, gain a card that costs at most 4.",
        once=ONCE_A_TURN,
    )

    def play(self, me: Player) -> None:
        if not any(me.is_(card, TREASURE) for card in me.in_play):
            me.gain_one(me.piles_up_to(Cost(4)))


class Ball(GetsLess):
    facts = Kind(
        5,
        EVENT,
        "Take your -1 Coin token: you get one coin less the next time you get any. Gain 2 cards that cost at most 4"
        " each.",
        hears=HEARS_COINS,
        brings=[MINUS_COIN],
    )

    def play(self, me: Player) -> None:
        me.take_token(MINUS_COIN)
        for _ in range(2):
            me.gain_one(me.piles_up_to(Cost(4)))


class Bonfire(Card):
    facts = Kind(3, EVENT, "Trash up to 2 Coppers that you have in play.")

    def play(self, me: Player) -> None:
        coppers = [card for card in me.in_play if card.name == "Copper"]
        me.trash(me.pick(ask.TRASH, coppers, 0, 2), me.in_play)


class Borrow(DrawsLess):
    facts = Kind(
        0,
        EVENT,
        "Once per turn: +1 Buy. If your -1 Card token is not on your deck, put it there for +1 coin: you draw one card"
        " fewer the next time.",
        once=ONCE_A_TURN,
        hears=HEARS_DRAWS,
        brings=[MINUS_CARD],
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        if me.take_token(MINUS_CARD):
            me.plus(coins=1)


class Expedition(Card):
    facts = Kind(3, EVENT, "Your next hand has 2 cards more.", plain=on.DRAW_HAND)

    def play(self, me: Player) -> None:
        me.this_turn(on.DRAW_HAND, self)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.amount += 2


class Ferry(Card):
    facts = Kind(
        3,
        EVENT,
        "Move your -2 Cost token to an Action pile of the Supply: in your turns its cards cost 2 less.",
        hears={on.COST: on.TABLE},
        brings=[CHEAPER],
    )

    def play(self, me: Player) -> None:
        place(me, CHEAPER, action_piles(me))

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        pile = owner.game.pile_of(kind)
        return 2 if pile is not None and pile.has_token(CHEAPER, owner.index) else 0


class Inheritance(Card):
    facts = Kind(
        7,
        EVENT,
        "Once per game: set aside an Action of the Supply that costs at most 4 and is no Command, with your Estate"
        " token on it. In your turns, Estates are also Actions and Commands: play that card, leaving it there.",
        once=ONCE_A_GAME,
        plain=on.WOULD_PLAY,
    )

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.piles_up_to(Cost(4), ACTION) if not me.is_(pile.peek(), COMMAND)]
        pile = me.pick_pile(ask.SET_ASIDE, piles)
        if pile is not None and me.put_onto_mat_from(pile, ESTATE_TOKEN):
            me.later(on.TYPES | on.WOULD_PLAY, self, on.FOREVER, False)

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        game = owner.game
        return ACTION | COMMAND if kind.name == "Estate" and owner.index == game.turn and not game.over else 0

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        own = event.player is me and me.index == me.game.turn
        return own and event.says is None and event.card is not None and event.card.name == "Estate"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.says = self

    def play_as(self, me: Player, card: Card) -> None:
        for inherited in me.mat(ESTATE_TOKEN).cards():
            me.play_in_place(inherited, card)


class LostArts(Bonuses):
    facts = Kind(
        6,
        EVENT,
        "Move your +1 Action token to an Action pile of the Supply: when you play a card of that pile, first"
        " +1 Action.",
        hears=HEARS_PLAYS,
        plain=on.PLAY,
        brings=[PLUS_ACTION],
    )

    def play(self, me: Player) -> None:
        place(me, PLUS_ACTION, action_piles(me))


class Mission(Card):
    facts = Kind(
        4,
        EVENT,
        "Another turn of yours follows this one, unless it would be the third in a row. In it you cannot buy cards.",
    )

    def play(self, me: Player) -> None:
        me.game.take_extra_turn(me.index, self)

    def begin_turn(self, me: Player) -> None:
        me.this_turn(on.FORBID_BUYING, self)

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return not kind.is_(LANDSCAPES)


class Pathfinding(Bonuses):
    facts = Kind(
        8,
        EVENT,
        "Move your +1 Card token to an Action pile of the Supply: when you play a card of that pile, first +1 Card.",
        hears=HEARS_PLAYS,
        brings=[PLUS_CARD],
    )

    def play(self, me: Player) -> None:
        place(me, PLUS_CARD, action_piles(me))


class Pilgrimage(Card):
    facts = Kind(
        4,
        EVENT,
        "Once per turn: turn your Journey token over. If it is face up now, choose up to 3 cards of different names"
        " that you have in play and gain a copy of each.",
        once=ONCE_A_TURN,
        brings=[JOURNEY],
    )

    def play(self, me: Player) -> None:
        if me.turn_over(JOURNEY):
            names = {card.name: card for card in me.in_play}
            for card in me.pick(ask.GAIN, list(names.values()), 0, 3):
                me.gain_copy(card)


class Plan(Card):
    facts = Kind(
        3,
        EVENT,
        "Move your Trashing token to an Action pile of the Supply: when you gain a card of that pile, you may trash a"
        " card of your hand.",
        hears={on.GAIN: on.TABLE},
        brings=[TRASHING],
    )

    def play(self, me: Player) -> None:
        place(me, TRASHING, action_piles(me))

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        pile = None if event.card is None or event.player is not me else me.game.pile_of(event.card.kind)
        return pile is not None and pile.has_token(TRASHING, me.index) and len(me.hand) > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.trash(me.pick(ask.TRASH, me.hand, 0, 1), me.hand)


class Quest(Card):
    facts = Kind(0, EVENT, "You may discard an Attack, 2 Curses or 6 cards, to gain a Gold.")

    def play(self, me: Player) -> None:
        attacks = [card for card in me.hand if me.is_(card, ATTACK)]
        curses = [card for card in me.hand if card.name == "Curse"]
        hand = me.hand.cards()
        ways = [(attacks, 1, "Discard an Attack for a Gold")] if attacks else []
        if curses:
            enough = len(curses) > 1
            ways.append((curses, 2, "Discard 2 Curses for a Gold" if enough else "Discard a Curse, for nothing"))
        if hand:
            ways.append((hand, 6, "Discard 6 cards for a Gold" if len(hand) > 5 else "Discard your hand, for nothing"))
        choice = me.one_of([*(label for _, _, label in ways), "Discard nothing"]) if ways else 0
        for cards, n, _ in ways[choice : choice + 1]:
            if len(me.discard(me.pick(ask.DISCARD, cards, n, n), me.hand)) == n:
                me.gain("Gold")


class Raid(DrawsLess):
    facts = Kind(
        5,
        EVENT,
        "Gain a Silver for each Silver that you have in play. All others put their -1 Card token onto their deck, and"
        " draw one card fewer the next time.",
        hears=HEARS_DRAWS,
        brings=[MINUS_CARD],
    )

    def play(self, me: Player) -> None:
        for _ in range(me.count_in_play("Silver")):
            me.gain("Silver")
        for other in me.others():
            other.take_token(MINUS_CARD)


class Save(Card):
    facts = Kind(
        1,
        EVENT,
        "Once per turn: +1 Buy. Lay a card of your hand aside, face down. At the end of the turn, after drawing, it"
        " comes back into your hand.",
        once=ONCE_A_TURN,
        plain=on.TURN_END,  # nothing else at the end of a turn asks what is in the hand
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        card = me.pick_one(ask.SET_ASIDE, me.hand)
        if card is not None and me.set_card_aside_hidden(card, me.hand):
            me.later(on.TURN_END, self, on.ONCE, False, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class ScoutingParty(Card):
    facts = Kind(
        2,
        EVENT,
        "+1 Buy. Look at your top 5 cards. Discard 3 of them and put the others back in any order.",
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        cards = me.look_at_top(5)
        gone = me.discard(me.pick(ask.DISCARD, cards, 3, 3), me.looking)
        me.topdeck(me.arrange([card for card in cards if card not in gone]), me.looking)


class Seaway(Bonuses):
    facts = Kind(
        5,
        EVENT,
        "Gain an Action that costs at most 4. Move your +1 Buy token to its pile: when you play a card of that pile,"
        " first +1 Buy.",
        hears=HEARS_PLAYS,
        plain=on.PLAY,
        brings=[PLUS_BUY],
    )

    def play(self, me: Player) -> None:
        card = me.gain_one(me.piles_up_to(Cost(4), ACTION))
        pile = None if card is None else me.game.pile_of(card.kind)
        if pile is not None:
            me.game.move_token(pile, PLUS_BUY, me.index)


class Trade(Card):
    facts = Kind(5, EVENT, "Trash up to 2 cards of your hand. Gain a Silver for each.")

    def play(self, me: Player) -> None:
        for _ in me.trash(me.pick(ask.TRASH, me.hand, 0, 2, outcome="a Silver each"), me.hand):
            me.gain("Silver")


class Training(Bonuses):
    facts = Kind(
        6,
        EVENT,
        "Move your +1 Coin token to an Action pile of the Supply: when you play a card of that pile, first +1 coin.",
        hears=HEARS_PLAYS,
        plain=on.PLAY,
        brings=[PLUS_COIN],
    )

    def play(self, me: Player) -> None:
        place(me, PLUS_COIN, action_piles(me))


class TravellingFair(Card):
    facts = Kind(
        2,
        EVENT,
        "+2 Buys. This turn, you may put each card you gain onto your deck.",
        as_one=True,
    )

    def play(self, me: Player) -> None:
        me.plus(buys=2)
        me.this_turn(on.GAIN, self)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.zone is not me.deck and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may("Put it onto your deck", event.card, deed=ask.TOPDECK):
            event.topdeck_card()
