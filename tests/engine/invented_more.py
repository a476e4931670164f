"""More cards that exist only here: costs, overpaying, piles, mats, choices, loops."""

from __future__ import annotations

from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.decision import DISCARD, KEEP, PLAY, RETURN, ROTATE, SPEND, TOPDECK, TRASH
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import (
    AFTER_PLAY,
    BUY,
    COST,
    DISCARD_FROM_PLAY,
    IN_PLAY,
    SELF,
    Effect,
    Event,
)
from bailiwick.engine.events import GAIN as GAINED
from bailiwick.engine.gaining import TO_DECK, TO_HAND
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE, VICTORY, Cost, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player

# -- costs and overpaying ---------------------------------------------------------------------------------------------


class Viaduct(Card):
    facts = Kind(4, ACTION, "+1 Action, +1 Buy. This turn, cards cost 1 less.")

    def play(self, me: Player) -> None:
        me.plus(actions=1, buys=1)
        me.game.cheaper += 1


class Legate(Card):
    facts = Kind(3, ACTION, "+1 Buy. / While in play, cards cost 2 less.", hears={COST: IN_PLAY})

    def play(self, me: Player) -> None:
        me.plus(buys=1)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 2


class Stonepit(Card):
    facts = Kind(4, TREASURE, "1 coin. / While in play, Actions cost 2 less.", coins=1, hears={COST: IN_PLAY})

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 2 if kind.is_(ACTION) else 0


class Sale(Card):
    facts = Kind(3, ACTION, "+1 Action. This turn, Victory cards cost 3 less.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.this_turn(COST, self)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return 3 if kind.is_(VICTORY) else 0


class Hawker(Card):
    facts = Kind(8, ACTION, "/ In a Buy phase, this costs 2 less for each Action in play.", hears={COST: SELF})

    def cost(self, game: Game) -> Cost:
        if game.phase != "buy":
            return self.kind.cost
        return self.kind.cost.plus(-2 * len([card for card in game.players[game.turn].in_play if card.is_(ACTION)]))


class Elixir(Card):
    facts = Kind(3, ACTION, "+3 Cards.", potions=1)

    def play(self, me: Player) -> None:
        me.draw(3)


class Rework(Card):
    facts = Kind(4, ACTION, "Trash a card of your hand; gain a card that costs at most 2 more.")

    def play(self, me: Player) -> None:
        for card in me.trash(me.pick(TRASH, me.hand, 1, 1), me.hand):
            me.gain_one(me.piles_up_to(me.cost(card).plus(2)))


class Quarryman(Card):
    facts = Kind(
        2, ACTION, "/ Overpay: gain 2 Actions that cost exactly what you overpaid.", overpay=True, hears={BUY: SELF}
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(2):
            me.gain_one(me.piles_at(Cost(event.amount), ACTION))


class Physician(Card):
    facts = Kind(
        3,
        ACTION,
        "/ Overpay: for each coin, look at your top card; trash it, discard it or put it back.",
        overpay=True,
        hears={BUY: SELF},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(event.amount):
            for card in me.look_at_top(1):
                choice = me.choose(["Trash it", "Discard it", "Put it back"], about=card)[0]
                if choice == 0:
                    me.trash([card], me.looking)
                elif choice == 1:
                    me.discard([card], me.looking)
                else:
                    me.topdeck([card], me.looking)


class Ballad(Card):
    facts = Kind(
        4,
        ACTION,
        "/ Overpay: for each coin, put a card of your discard pile onto your deck.",
        overpay=True,
        hears={BUY: SELF},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.amount > 0

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.look_through_discard_pile()
        picked = me.pick(TOPDECK, pile, event.amount, event.amount)
        me.topdeck(me.arrange(picked), me.discard_pile)


class Canvas(Card):
    facts = Kind(3, TREASURE, "1 coin. / Overpay: gain that many Silvers.", coins=1, overpay=True, hears={BUY: SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        for _ in range(event.amount):
            me.gain("Silver")


class Almoner(Card):
    facts = Kind(5, ACTION, "+1 Buy, +1 coin. / While in play, when you buy a card: +1 Coffers.", hears={BUY: IN_PLAY})

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_coffers(1)


# -- piles ---------------------------------------------------------------------------------------------------------


class Ladder(Card):
    facts = Kind(2, ACTION, "Rungs from the lowest to the highest.", split=["Low Rung", "Mid Rung", "High Rung"])


class LowRung(Card):
    facts = Kind(2, ACTION, "+1 Action. You may rotate the Ladder.", copies=2)

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        ladder = me.game.find_pile("Ladder")
        if ladder is not None and me.may("Rotate the Ladder"):
            me.game.rotate(ladder, me.index)


class MidRung(Card):
    facts = Kind(4, ACTION, "+2 Cards.", copies=2)

    def play(self, me: Player) -> None:
        me.draw(2)


class HighRung(Card):
    facts = Kind(6, VICTORY, "4 VP.", vp=4, copies=2)


class Turnstile(Card):
    facts = Kind(3, ACTION, "+1 Action. You may rotate a Supply pile.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        pile = me.pick_pile(ROTATE, me.game.available(), optional=True)
        if pile is not None:
            me.game.rotate(pile, me.index)


class Refund(Card):
    facts = Kind(
        5, ACTION, "+1 Action. You may return a card of your hand to its pile: gain an Action up to 5 to hand."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        card = me.may_pick(RETURN, me.hand)
        if card is not None and me.return_to_pile(card, me.hand):
            piles = [pile for pile in me.piles_up_to(Cost(5), ACTION) if pile.top is not card.kind]
            me.gain_one(piles, TO_HAND)


class Tourney(Card):
    facts = Kind(4, ACTION, "Gain a Trophy or a Duchy onto your deck. / Set-up: put the Trophies out.")

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.game.piles if pile.count and (pile.group == "Trophies" or pile.name == "Duchy")]
        me.gain_one(piles, TO_DECK)

    def setup(self, game: Game) -> None:
        for facts in (Ribbon.facts, Garland.facts):
            pile = Pile(facts, [], 1, False)
            pile.group = "Trophies"
            game.add_pile(pile)


class Ribbon(Card):
    facts = Kind(0, ACTION, "+5 Cards.", supply=False)

    def play(self, me: Player) -> None:
        me.draw(5)


class Garland(Card):
    facts = Kind(0, TREASURE, "4 coins.", coins=4, supply=False)


class Apprentice(Card):
    facts = Kind(
        2,
        ACTION,
        "+1 Action. / When you discard this from play, you may exchange it for a Journeyman of Guilds.",
        name="Prentice",
        hears={DISCARD_FROM_PLAY: SELF},
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        pile = me.game.find_pile("Guildsman")
        if pile is not None and me.may("Exchange it", self):
            me.exchange(self, me.discard_pile, pile)

    def setup(self, game: Game) -> None:
        game.add_pile(Pile(Guildsman.facts, [], 2, False))


class Guildsman(Card):
    facts = Kind(4, ACTION, "+2 coins.", supply=False, hears={GAINED: SELF})

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(100)


# -- elsewhere -----------------------------------------------------------------------------------------------------


ISLET = Mat("Islet")


class Islet(Card):
    facts = Kind(4, ACTION | VICTORY, "Put this and a card of your hand onto your Islet mat. 2 VP.", vp=2)

    def play(self, me: Player) -> None:
        me.put_onto_mat(self, me.in_play, ISLET)
        for card in me.pick(KEEP, me.hand, 1, 1):
            me.put_onto_mat(card, me.hand, ISLET)


class Menhir(Card):
    facts = Kind(4, ACTION, "+2 coins, +1 VP.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        me.add_vp(1)


class Errand(Card):
    facts = Kind(4, ACTION, "+1 coin. Discard your top card. You may play an Action or Treasure of your discard pile.")

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.discard_top(1)
        card = me.may_pick(PLAY, [card for card in me.look_through_discard_pile() if card.is_(ACTION | TREASURE)])
        if card is not None:
            me.play(card, me.discard_pile)


class Novice(Card):
    facts = Kind(
        4, ACTION, "You may trash an Action or Victory card of hand for a Gold. You may trash this for a Silver."
    )

    def play(self, me: Player) -> None:
        card = me.may_pick(TRASH, [card for card in me.hand if card.is_(ACTION | VICTORY)])
        if card is not None and me.trash([card], me.hand):
            me.gain("Gold")
        if me.may_pick(TRASH, [self]) is not None and me.trash([self], me.in_play):
            me.gain("Silver")


class Signpost(Card):
    facts = Kind(3, ACTION, "Choose one: +2 Cards; +2 Actions; +2 coins.", plural="Signposts")

    def play(self, me: Player) -> None:
        for choice in me.choose(["+2 Cards", "+2 Actions", "+2 coins"]):
            me.plus(*[(2,), (0, 2), (0, 0, 0, 2)][choice])


class Greybeard(Card):
    facts = Kind(5, ACTION, "+2 coins. You may play an Action of hand; its choices let you choose one more this turn.")

    def play(self, me: Player) -> None:
        me.plus(coins=2)
        card = me.may_pick(PLAY, me.playable(ACTION))
        if card is not None:
            me.game.give_extra_choice(card)
            me.play(card, me.hand)


class Counsel(Card):
    facts = Kind(
        4, ACTION, "+1 Action. Reveal your top 3 cards; your left neighbour discards one, you take the others."
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.reveal_top(3)
        me.discard(me.left().pick(DISCARD, cards, 1, 1, me.index), me.revealed)
        me.put_into_hand([card for card in cards if card in me.revealed], me.revealed)


class Inspection(Card):
    facts = Kind(4, ACTION, "+1 Action. Look at your top 3 cards, trash up to 2, put the others back in any order.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        cards = me.look_at_top(3)
        gone = me.trash(me.pick(TRASH, cards, 0, 2), me.looking)
        me.topdeck(me.arrange([card for card in cards if card not in gone]), me.looking)


class Hedgehogs(Card):
    facts = Kind(4, ACTION, "+3 Cards, then one card onto your deck and one beneath it.")

    def play(self, me: Player) -> None:
        me.draw(3)
        me.topdeck(me.pick(TOPDECK, me.hand, 1, 1), me.hand)
        for card in me.pick(TOPDECK, me.hand, 1, 1):
            me.put_under_deck(card, me.hand)


class Bully(Card):
    facts = Kind(4, ACTION | ATTACK, "All others discard a card and say how many Coffers they give up.")

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.discard(other.pick(DISCARD, other.hand, 1, 1), other.hand)
            other.spend_coffers(other.how_many(SPEND, 0, other.coffers))


class Applause(Card):
    facts = Kind(
        3, ACTION, "+1 Action. / While in play, after you play another Action: +1 coin.", hears={AFTER_PLAY: IN_PLAY}
    )

    def play(self, me: Player) -> None:
        me.plus(actions=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not self and event.card is not None and event.card.is_(ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Smeltery(Card):
    facts = Kind(4, ACTION, "Gain a card of cost 4 or less.")

    def play(self, me: Player) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))


class Mimic(Card):
    facts = Kind(5, ACTION, "You may play an Action or Treasure of hand. Choose one: play it again; gain a copy.")

    def play(self, me: Player) -> None:
        card = me.may_pick(PLAY, me.playable(ACTION | TREASURE))
        if card is not None and me.play(card, me.hand):
            for choice in me.choose(["Play it again", "Gain a copy"]):
                if choice == 0:
                    me.play_again(card, self)
                else:
                    me.gain_copy(card)


class DiademToy(Card):
    facts = Kind(4, ACTION | TREASURE, "3 coins.", coins=3)


class Ouroboros(Card):
    facts = Kind(3, ACTION, "Play this again.")

    def play(self, me: Player) -> None:
        me.play_again(self, self)


class Echo(Card):
    facts = Kind(3, ACTION, "/ When you gain this, exchange it for another one, which you gain.", hears={GAINED: SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.return_to_pile(self, me.discard_pile)
        me.gain("Echo")


class Bakery(Card):
    facts = Kind(5, ACTION, "+1 Coffers. / Set-up: all players get +1 Coffers.")

    def play(self, me: Player) -> None:
        me.add_coffers(1)

    def setup(self, game: Game) -> None:
        for player in game.players:
            player.coffers += 1
            game.note(on.PURSE)


class Sweeper(Card):
    facts = Kind(3, ACTION, "+1 Action. Discard all Treasures that you have in play.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.discard([card for card in me.in_play if card.is_(TREASURE)], me.in_play)
