"""Cards that exist only here: moves of the turn, Night, Ways, Commands, changing facts, another's decisions."""

from __future__ import annotations

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Move
from bailiwick.engine.declared import Mat
from bailiwick.engine.events import Bonus, Effect, Event
from bailiwick.engine.gaining import TO_HAND
from bailiwick.engine.kinds import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    EVENT,
    LANDMARK,
    NIGHT,
    ONCE_A_GAME,
    ONCE_A_TURN,
    PROJECT,
    RESERVE,
    SHADOW,
    TREASURE,
    WAY,
    Cost,
    Kind,
)
from bailiwick.engine.player import Player

TAVERN = Mat("Tavern")

# -- Events, Projects and other moves ---------------------------------------------------------------------------------


class FairDay(Card):
    facts = Kind(2, EVENT, "+2 Buys. Gain a Silver.")

    def play(self, me: Player) -> None:
        me.plus(buys=2)
        me.gain("Silver")


class Vigil(Card):
    facts = Kind(0, EVENT, "Once a turn: +1 Buy and +$1.", once=ONCE_A_TURN)

    def play(self, me: Player) -> None:
        me.plus(buys=1, coins=1)


class Jackpot(Card):
    facts = Kind(3, EVENT, "Once a game: gain 2 Golds.", once=ONCE_A_GAME)

    def play(self, me: Player) -> None:
        me.gain("Gold")
        me.gain("Gold")


class Mortgage(Card):
    facts = Kind(0, EVENT, "Gain a Gold to your hand.", debt=5)

    def play(self, me: Player) -> None:
        me.gain("Gold", TO_HAND)


class Aqueducts(Card):
    facts = Kind(3, PROJECT, "Each of your turns begins with +1 Card.", hears={on.TURN_START: on.MINE})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(cards=1)


class Bakehouse(Card):
    facts = Kind(1, PROJECT, "Each of your turns begins with +$1.", hears={on.TURN_START: on.MINE}, plain=on.TURN_START)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Cistern(Card):
    facts = Kind(1, PROJECT, "Each of your turns begins with +1 Buy.", hears={on.TURN_START: on.MINE})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(buys=1)


class Levy(Card):
    facts = Kind(4, ACTION, "+2 Villagers. Take 2 debt.")

    def play(self, me: Player) -> None:
        me.add_villagers(2)
        me.take_debt(2)


class Usurer(Card):
    facts = Kind(3, ACTION, "+$3. Take 4 debt. You may pay debt.")

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.take_debt(4)
        me.may_pay_debt()


class Manor(Card):
    facts = Kind(0, ACTION, "+3 Cards.", debt=6)

    def play(self, me: Player) -> None:
        me.plus(cards=3)


class BusyDays(Card):
    facts = Kind(0, LANDMARK, "In your Buy phase, an Action you have left can be a Buy.", hears={on.MOVES: on.TABLE})

    def moves(self, me: Player) -> list[Move]:
        if not me.actions or not me.game.in_buy_phase():
            return []
        return [Move(ask.OTHER_MOVE, "Use an Action as a Buy", self)]

    def make(self, me: Player, move: Move) -> None:
        me.actions -= 1
        me.plus(buys=1)


class Reserved(Card):
    """What cards that wait on the mat have in common."""

    facts = Kind(0, 0, "", name="Reserved")

    def play(self, me: Player) -> None:
        me.put_onto_mat(self, me.in_play, TAVERN)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me


class Nightlamp(Reserved):
    facts = Kind(
        2, ACTION | RESERVE, "Put this onto your Tavern mat. / When your turn begins, you may call it: +2 Cards.",
        hears={on.TURN_START: on.MAT},
    )  # fmt: skip

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            me.plus(cards=2)


class Porter(Reserved):
    facts = Kind(
        2, ACTION | RESERVE, "Put this onto your Tavern mat. / After you play an Action, you may call it: +2 Actions.",
        hears={on.AFTER_PLAY: on.MAT},
    )  # fmt: skip

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)):
            me.plus(actions=2)


class Copyist(Reserved):
    facts = Kind(
        2, ACTION | RESERVE, "Put this onto your Tavern mat. / When you gain a card, you may call it: gain a copy.",
        hears={on.GAIN: on.MAT},
    )  # fmt: skip

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.call(self, me.mat(TAVERN)) and event.card is not None:
            me.gain_copy(event.card)


# -- Night ------------------------------------------------------------------------------------------------------------


class NightOwl(Card):
    facts = Kind(3, NIGHT, "Gain a Silver to your hand.")

    def play(self, me: Player) -> None:
        me.gain("Silver", TO_HAND)


class Werecat(Card):
    facts = Kind(4, ACTION | NIGHT, "At night, everybody else gains a Curse; otherwise +3 Cards.")

    def play(self, me: Player) -> None:
        if me.game.phase == "night":
            for other in me.others():
                other.gain("Curse")
        else:
            me.plus(cards=3)


# -- back to the Action phase, and other ways to pay ------------------------------------------------------------------


class Lodge(Card):
    facts = Kind(
        4, ACTION, "+2 Actions, +1 Buy. / When you gain this in your Buy phase: into your hand, +1 Action, and back to"
        " your Action phase.", hears={on.GAIN: on.SELF},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(actions=2, buys=1)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.in_buy_phase

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.take_card()
        me.plus(actions=1)
        me.return_to_action_phase()


class Bellfounder(Card):
    facts = Kind(
        3, ACTION, "+$1. / When your Buy phase ends: +1 VP.", hears={on.BUY_END: on.IN_PLAY}, plain=on.BUY_END,
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)


class ClosingBell(Card):
    facts = Kind(
        3, ACTION, "+$1. / When your Buy phase ends: gain a card costing up to $4.", hears={on.BUY_END: on.IN_PLAY},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(coins=1)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain_one(me.piles_up_to(Cost(4)))


class BeastMarket(Card):
    facts = Kind(7, ACTION, "+$4. / You may trash an Action of your hand instead of paying.", other_price="Trash one")

    def play(self, me: Player) -> None:
        me.plus(coins=4)

    def can_pay_otherwise(self, me: Player) -> bool:
        return any(me.is_(card, ACTION) for card in me.hand)

    def pay_otherwise(self, me: Player) -> bool:
        card = me.pick_one(ask.TRASH, [card for card in me.hand if me.is_(card, ACTION)])
        return card is not None and len(me.trash([card], me.hand)) > 0


class Ban(Card):
    facts = Kind(3, ACTION, "+$3. Nobody buys Golds this turn.")

    def play(self, me: Player) -> None:
        me.plus(coins=3)
        me.this_turn(on.FORBID_BUYING, self)

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return kind.name == "Gold"


class ProudMarket(Card):
    facts = Kind(
        2, ACTION, "+$2. / It cannot be bought while you have a Copper in play.", hears={on.FORBID_BUYING: on.SELF},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def forbids_buying(self, player: Player, kind: Kind, effect: Effect | None) -> bool:
        return kind is self.kind and player.count_in_play("Copper") > 0


class Auction(Card):
    facts = Kind(3, ACTION, "Everybody bids once, from your left, you last; the highest pays with debt and gets 3 VP.")

    def play(self, me: Player) -> None:
        best, highest = me, 0
        for player in [*me.others(), me]:
            bid = player.how_many(ask.BID, 0, 40)
            if bid > highest:
                best, highest = player, bid
        if highest:
            best.add_vp(3)
            best.take_debt(highest)


class Afterglow(Card):
    facts = Kind(5, PROJECT, "When the game would end, take one more turn.", hears={on.WOULD_END: on.MINE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return True

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.game.take_last_turn(me.index, self)


# -- facts that change ------------------------------------------------------------------------------------------------


class GoldenAge(Card):
    facts = Kind(4, PROJECT, "In your turns, Treasures are also Actions.", hears={on.TYPES: on.MINE})

    def more_types(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        return ACTION if kind.types & TREASURE and owner.index == owner.game.turn else 0


class WayOfTheMirror(Card):
    facts = Kind(0, WAY, "Follow what the card says, with its +Cards and +$ swapped.")

    def play_as(self, me: Player, card: Card) -> None:
        effect = me.later(on.BONUS, self, on.THIS_TURN, False, [card])
        me.follow(card)
        me.game.drop(effect)

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        if effect is not None and bonus.cause is effect.cards[0] and not bonus.printed:
            bonus.cards, bonus.coins = bonus.coins, bonus.cards


class Tithe(Card):
    facts = Kind(3, ACTION | ATTACK, "Everybody else's next coins are $1 less.")

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.later(on.BONUS, self, on.FOREVER, False)

    def change_bonus(self, owner: Player, bonus: Bonus, effect: Effect | None) -> None:
        if bonus.coins > 0 and effect is not None:
            bonus.coins -= 1
            owner.game.drop(effect)


class Fog(Card):
    facts = Kind(3, ACTION | ATTACK, "Everybody else draws one card less the next time.")

    def play(self, me: Player) -> None:
        for other in me.attacked():
            other.later(on.WOULD_DRAW, self, on.ONCE, False)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.amount -= 1


# -- how cards are played ---------------------------------------------------------------------------------------------


class WayOfTheHare(Card):
    facts = Kind(0, WAY, "+2 Cards.")

    def play_as(self, me: Player, card: Card) -> None:
        me.plus(cards=2)


class WayOfTheBoar(Card):
    facts = Kind(0, WAY, "Return it to its pile: +$3.")

    def play_as(self, me: Player, card: Card) -> None:
        me.return_to_pile(card, me.in_play)
        me.plus(coins=3)


class Viceroy(Card):
    facts = Kind(5, ACTION | COMMAND, "Play an Action of the Supply costing up to $5, no Command, leaving it there.")

    def play(self, me: Player) -> None:
        piles = [pile for pile in me.piles_up_to(Cost(5), ACTION) if not pile.top.types & COMMAND]
        pile = me.pick_pile(ask.PLAY, piles)
        if pile is not None:
            me.play_from_supply(pile, self)


class GraveDigger(Card):
    facts = Kind(4, ACTION, "Play an Action of the trash, leaving it there.")

    def play(self, me: Player) -> None:
        card = me.pick_one(ask.PLAY, [card for card in me.game.trash if me.is_(card, ACTION)])
        if card is not None:
            me.play_in_place(card, self)


class Zeal(Card):
    facts = Kind(0, LANDMARK, "What a Market says is done twice.", hears={on.WOULD_PLAY: on.TABLE})

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and event.card.name == "Market" and event.times == 1

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        event.times += 1


class Shade(Card):
    facts = Kind(3, ACTION | SHADOW, "+1 Card, +1 Action.")

    def play(self, me: Player) -> None:
        me.plus(cards=1, actions=1)


class Cheer(Card):
    facts = Kind(0, LANDMARK, "When you play an Action, first +$1.", hears={on.PLAY: on.TABLE}, plain=on.PLAY)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me and event.card is not None and me.is_(event.card, ACTION)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)


class Watchdog(Card):
    facts = Kind(
        2, ACTION, "+2 Cards. / When somebody else plays an Attack, you may play this first.",
        hears={on.ATTACKED: on.HAND},
    )  # fmt: skip

    def play(self, me: Player) -> None:
        me.plus(cards=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.play(self, me.hand)


class Sluice(Card):
    facts = Kind(3, ACTION | DURATION, "Now and next turn: +$1.")

    def play(self, me: Player) -> None:
        me.plus(coins=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.plus(coins=1)
