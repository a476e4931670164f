"""Cards that exist only here, for places, tokens and stacks: what is declared below is all that the engine knows."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import LandscapeDeck, Mat, PileToken, TableMat, Token
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, DURATION, LANDMARK, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.zone import NOBODY, OWNER, TOP

GIFT = 1 << 60  # a type of landscapes that no expansion has

VAULT = Mat("Vault", OWNER)
LOCKER = Mat("Locker", NOBODY)
GALLERY = Mat("Gallery")
ALTAR = TableMat("Altar")
CRYPT = TableMat("Crypt", NOBODY)
GIFTS = LandscapeDeck("Gifts", GIFT)
TREK = Token("Trek", start=1)
BOOST = PileToken("+1 Coin", owned=True)
REBATE = PileToken("-2 Cost", owned=True)
TAX = PileToken("Tax")

# -- mats -------------------------------------------------------------------------------------------------------------


class Strongbox(Card):
    facts = Kind(
        2, ACTION, "+2 Actions. Choose one: look at your top card and put it onto your Vault; take all of your Vault."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=2)
        if me.either("Top card onto your Vault", "Take your Vault into your hand") == 0:
            for card in me.look_at_top(1):
                me.put_onto_mat(card, me.looking, VAULT)
        else:
            me.put_into_hand(me.mat(VAULT).cards(), me.mat(VAULT))


class Burial(Card):
    facts = Kind(3, ACTION, "+1 Card, +1 Action. You may put a card of your hand into your Locker, where nobody looks.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.SET_ASIDE, me.hand)
        if card is not None:
            me.put_onto_mat(card, me.hand, LOCKER)


class Curator(Card):
    facts = Kind(3, ACTION, "+1 Card, +1 Action. You may put a card of your hand into your Gallery.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.SET_ASIDE, me.hand)
        if card is not None:
            me.put_onto_mat(card, me.hand, GALLERY)


class Satchel(Card):
    facts = Kind(
        2, ACTION | DURATION, "+1 Card, +1 Action. Lay a card of your hand face down under this. Next turn: take it."
    )

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.pick_one(ask.SET_ASIDE, me.hand)
        if card is not None and me.set_card_aside_hidden(card, me.hand):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.put_into_hand(effect.cards, me.set_aside_hidden)


class Offering(Card):
    facts = Kind(3, ACTION, "+2 coins. Put a card of your hand onto the Altar; it is nobody's.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.pick_one(ask.RETURN, me.hand)
        if card is not None:
            me.put_onto_table(card, me.hand, ALTAR)


class Sanctum(Card):
    facts = Kind(0, LANDMARK, "When scoring, 1 VP for each card on the Altar.")

    def points(self, me: Player) -> int:
        return len(me.game.mat(ALTAR))


# -- piles whose order is secret --------------------------------------------------------------------------------------


class Paladins(Card):
    facts = Kind(4, ACTION, "Five of a kind, each another.", sight=TOP, split=["Ada", "Bea", "Cyn", "Dot", "Eve"])


class Ada(Card):
    facts = Kind(4, ACTION, "+1 coin, +1 Action.")

    def play(self, me: Player) -> None:
        me.plus(coins=1, actions=1)


class Bea(Ada):
    facts = Kind(4, ACTION, "+1 coin, +1 Action; it is Bea.")


class Cyn(Ada):
    facts = Kind(5, ACTION, "+1 coin, +1 Action; she is dear.")


class Dot(Ada):
    facts = Kind(3, ACTION, "+1 coin, +1 Action; she is cheap.")


class Eve(Ada):
    facts = Kind(4, ACTION | VICTORY, "+1 coin, +1 Action. 2 VP.", vp=2)


class Cavern(Card):
    facts = Kind(7, TREASURE, "What is found.", sight=NOBODY, supply=False, split=["Ring", "Rapier", "Crown Jewel"])


class Ring(Card):
    facts = Kind(7, TREASURE, "2 coins.", coins=2, supply=False, copies=2)


class Rapier(Card):
    facts = Kind(7, TREASURE, "3 coins.", coins=3, supply=False, copies=2)


class CrownJewel(Card):
    facts = Kind(7, TREASURE, "4 coins.", name="Crown Jewel", coins=4, supply=False)


class Reaver(Card):
    facts = Kind(5, ACTION, "+1 Action. Gain the top card of the Cavern.", beside=["Cavern"])

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        pile = me.game.find_pile("Cavern")
        if pile is not None:
            me.gain_from(pile)


class Repatriate(Card):
    facts = Kind(2, ACTION, "+1 Card, +1 Action. You may return a card of your hand to its pile.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)
        card = me.may_pick(ask.RETURN, me.hand)
        if card is not None:
            me.return_to_pile(card, me.hand)


class Turner(Card):
    facts = Kind(2, ACTION, "+1 Action. Rotate the Paladins.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        pile = me.game.find_pile("Paladins")
        if pile is not None:
            me.game.rotate(pile, me.index)


# -- a deck of landscapes ---------------------------------------------------------------------------------------------


class Lottery(Card):
    facts = Kind(3, ACTION, "+1 Action. Turn up a Gift, have what it says, discard it.", brings=[GIFTS])

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        gift = me.game.turn_up(GIFTS, me.index)
        if gift is not None:
            gift.play(me)
            me.game.discard_to(GIFTS, gift)


class SunGift(Card):
    facts = Kind(0, LANDMARK | GIFT, "+1 coin.", name="Sun Gift")

    def play(self, me: Player) -> None:
        me.plus(coins=1)


class MoonGift(Card):
    facts = Kind(0, LANDMARK | GIFT, "+1 Card.", name="Moon Gift")

    def play(self, me: Player) -> None:
        me.draw(1)


class StarGift(Card):
    facts = Kind(0, LANDMARK | GIFT, "+1 Buy.", name="Star Gift")

    def play(self, me: Player) -> None:
        me.plus(buys=1)


# -- tokens -----------------------------------------------------------------------------------------------------------


class Trek(Card):
    facts = Kind(4, ACTION, "Turn your Trek token over; face down: +1 coin, face up: +3 Cards.", brings=[TREK])

    def play(self, me: Player) -> None:
        me.set_tokens(TREK, 1 - me.tokens_of(TREK))
        if me.tokens_of(TREK):
            me.draw(3)
        else:
            me.plus(coins=1)


class Surveyor(Card):
    facts = Kind(
        3,
        ACTION,
        "+1 Action. Move your +1 Coin token to an Action pile. / When you play a card of its pile, first +1 coin.",
        hears={on.PLAY: on.TABLE},
        brings=[BOOST],
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        pile = me.pick_pile(ask.TOKEN, [pile for pile in me.game.piles if pile.supply and pile.kind.is_(ACTION)])
        if pile is not None:
            me.game.move_token(pile, BOOST, me.index)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None:
            return False
        pile = me.game.pile_of(event.card.kind)
        return pile is not None and pile.has_token(BOOST, me.index)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Assessor(Card):
    facts = Kind(
        4,
        ACTION,
        "+1 Buy. Move your -2 Cost token to an Action pile; a Tax goes there. / Its cards cost 2 less in your turns.",
        hears={on.COST: on.TABLE},
        brings=[REBATE, TAX],
    )

    def play(self, me: Player) -> None:
        me.plus(buys=1)
        pile = me.pick_pile(ask.TOKEN, [pile for pile in me.game.piles if pile.supply and pile.kind.is_(ACTION)])
        if pile is not None:
            me.game.move_token(pile, REBATE, me.index)
            me.game.add_token(pile, TAX)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        pile = owner.game.pile_of(kind)
        return 2 if pile is not None and pile.has_token(REBATE, owner.index) else 0


KINGDOM = [
    "Strongbox", "Burial", "Curator", "Satchel", "Offering", "Paladins", "Reaver", "Lottery", "Surveyor", "Assessor",
]  # fmt: skip
OTHERS = ["Repatriate", "Turner", "Trek"]  # for games in which these take the places of the last three
