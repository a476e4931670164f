"""Allies: the 23 Allies, of which a game with a Liaison has one. They are what Favors are for."""

from __future__ import annotations

from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.gaining import TO_DECK
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ALLY, LIAISON, VICTORY, Cost, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.roles import LANDSCAPE, Role


class AllyRole(Role):
    """The Ally of a game with a Liaison; it comes with a Favor for everybody."""

    def begin(self, game: Game, cards: list[Card]) -> None:
        for player in game.players:
            player.favors += 1


THE_ALLY: Final = AllyRole(
    "ally", LANDSCAPE, title="Ally", types=ALLY, brought_by=LIAISON, note="everybody starts with 1 Favor"
)

# -- when you gain a card ---------------------------------------------------------------------------------------------


class ArchitectsGuild(Card):
    facts = Kind(
        0,
        ALLY,
        "When you gain a card, you may spend 2 Favors for a cheaper one that is no Victory card.",
        name="Architects' Guild",
        favors=2,
        hears={on.GAIN: on.TABLE},
    )

    def cheaper(self, me: Player, event: Event) -> list[Pile]:
        assert event.card is not None
        return [pile for pile in me.piles_below(me.cost(event.card)) if not me.is_(pile.peek(), VICTORY)]

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and bool(self.cheaper(me, event))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(2, "Spend 2 Favors for a cheaper card"):
            me.gain_one(self.cheaper(me, event))


class BandOfNomads(Card):
    facts = Kind(
        0,
        ALLY,
        "When you gain a card that costs at least 3, you may spend a Favor: +1 Card, or +1 Action, or +1 Buy.",
        favors=1,
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and event.cost is not None and event.cost.coins >= 3

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "Spend a Favor"):
            choice = me.one_of(["+1 Card", "+1 Action", "+1 Buy"])
            me.plus(cards=int(choice == 0), actions=int(choice == 1), buys=int(choice == 2))


class CityState(Card):
    facts = Kind(
        0,
        ALLY,
        "When you gain an Action in your own turn, you may spend 2 Favors and play it.",
        name="City-state",
        favors=2,
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if not super().answers(me, event, effect) or card is None or not me.is_(card, ACTION):
            return False
        if me.index != me.game.turn or not event.unmoved():
            return False
        return event.zone is not me.hand or not me.game.is_forbidden(me, card)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert event.card is not None
        assert event.zone is not None
        if me.may_spend_favors(2, "Spend 2 Favors and play it", event.card):
            me.play(event.card, event.zone, event.mark)


class TrappersLodge(Card):
    facts = Kind(
        0,
        ALLY,
        "When you gain a card, you may spend a Favor: it goes onto your deck.",
        name="Trappers' Lodge",
        favors=1,
        hears={on.GAIN: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and event.unmoved()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "Spend a Favor and put it onto your deck", event.card):
            event.topdeck_card()


# -- after you play a card --------------------------------------------------------------------------------------------


class CircleOfWitches(Card):
    facts = Kind(
        0,
        ALLY,
        "After you play a Liaison, you may spend 3 Favors: all others gain a Curse.",
        favors=3,
        hears={on.AFTER_PLAY: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and event.card is not None and me.is_(event.card, LIAISON)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(3, "Spend 3 Favors and curse all others"):
            for other in me.others():
                other.gain("Curse")


class FellowshipOfScribes(Card):
    facts = Kind(
        0,
        ALLY,
        "After you play an Action, with at most 4 cards in hand, you may spend a Favor: +1 Card.",
        favors=1,
        hears={on.AFTER_PLAY: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if not super().answers(me, event, effect) or event.card is None:
            return False
        return me.is_(event.card, ACTION) and len(me.hand) <= 4

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "Spend a Favor for a card"):
            me.plus(cards=1)


class LeagueOfShopkeepers(Card):
    facts = Kind(
        0,
        ALLY,
        "After you play a Liaison: with at least 5 Favors +1 coin, with at least 10 also +1 Action and +1 Buy.",
        favors=5,
        hears={on.AFTER_PLAY: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and event.card is not None and me.is_(event.card, LIAISON)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=1)
        if me.favors >= 10:
            me.plus(actions=1, buys=1)


# -- at the start of your turn ----------------------------------------------------------------------------------------


class CaveDwellers(Card):
    facts = Kind(
        0,
        ALLY,
        "As your turn begins, you may spend a Favor to discard a card and then draw one; as often as you like.",
        favors=1,
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while me.may_spend_favors(1, "Spend a Favor: discard a card, draw a card"):
            me.discard(me.pick(ask.DISCARD, me.hand, 1, 1), me.hand)
            me.draw(1)


class CraftersGuild(Card):
    facts = Kind(
        0,
        ALLY,
        "As your turn begins, you may spend 2 Favors to gain a card that costs at most 4 onto your deck.",
        name="Crafters' Guild",
        favors=2,
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(2, "Spend 2 Favors for a card onto your deck"):
            me.gain_one(me.piles_up_to(Cost(4)), TO_DECK)


class DesertGuides(Card):
    facts = Kind(
        0,
        ALLY,
        "As your turn begins, you may spend a Favor to discard your hand and draw 5 cards; as often as you like.",
        favors=1,
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while me.may_spend_favors(1, "Spend a Favor for a new hand"):
            me.discard(me.hand[:], me.hand)
            me.draw(5)


class ForestDwellers(Card):
    facts = Kind(
        0,
        ALLY,
        "As your turn begins, you may spend a Favor to look at your top 3 cards: discard any of them, the others go"
        " back in any order.",
        favors=1,
        hears={on.TURN_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "Spend a Favor to look at 3 cards"):
            cards = me.look_at_top(3)
            gone = me.discard(me.pick(ask.DISCARD, cards, 0, 3), me.looking)
            me.topdeck(me.arrange([card for card in cards if card not in gone]), me.looking)


class GangOfPickpockets(Card):
    facts = Kind(
        0,
        ALLY,
        "As your turn begins, spend a Favor or discard down to 4 cards.",
        hears={on.TURN_START: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return event.player is me  # also with few cards in hand: what else begins the turn may draw more first

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if len(me.hand) > 4 and not me.may_spend_favors(1, "Spend a Favor rather than discard"):
            me.discard_down_to(4)


class MountainFolk(Card):
    facts = Kind(
        0, ALLY, "As your turn begins, you may spend 5 Favors: +3 Cards.", favors=5, hears={on.TURN_START: on.TABLE}
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(5, "Spend 5 Favors for 3 cards"):
            me.plus(cards=3)


# -- at the start of your Buy phase -----------------------------------------------------------------------------------


FAVOR: Final = PileToken("Favor")


class FamilyOfInventors(Card):
    facts = Kind(
        0,
        ALLY,
        "As your Buy phase begins, you may put one of your Favors onto a Supply pile that is no Victory pile. Its"
        " cards cost 1 less for each Favor there.",
        favors=1,
        hears={on.BUY_START: on.TABLE, on.COST: on.TABLE},
        brings=[FAVOR],
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        piles = [pile for pile in me.game.piles if pile.supply and not pile.kind.is_(VICTORY)]
        does = "its cards cost 1 less"
        pile = me.pick_pile(ask.TOKEN, piles, optional=True, what="Favor", outcome=does)
        if pile is not None:
            me.favors -= 1
            me.game.add_token(pile, FAVOR)

    def discount(self, owner: Player, kind: Kind, effect: Effect | None) -> int:
        pile = owner.game.pile_of(kind)
        return 0 if pile is None else pile.count_of(FAVOR)


class LeagueOfBankers(Card):
    facts = Kind(
        0,
        ALLY,
        "As your Buy phase begins, +1 coin for each full 4 Favors you have.",
        favors=4,
        hears={on.BUY_START: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.plus(coins=me.favors // 4)


class MarketTowns(Card):
    facts = Kind(
        0,
        ALLY,
        "As your Buy phase begins, you may spend a Favor to play an Action of your hand; as often as you like.",
        favors=1,
        hears={on.BUY_START: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and bool(me.playable(ACTION))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while me.playable(ACTION) and me.may_spend_favors(1, "Spend a Favor to play an Action"):
            card = me.pick_one(ask.PLAY, me.playable(ACTION))
            if card is not None:
                me.play_from_offer(card)


class PeacefulCult(Card):
    facts = Kind(
        0,
        ALLY,
        "As your Buy phase begins, you may spend Favors, as many as you like, and trash as many cards of your hand.",
        favors=1,
        hears={on.BUY_START: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and bool(me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        n = me.spend_any_favors(len(me.hand), "trash a card of your hand")
        me.trash(me.pick(ask.TRASH, me.hand, n, n), me.hand)


class WoodworkersGuild(Card):
    facts = Kind(
        0,
        ALLY,
        "As your Buy phase begins, you may spend a Favor to trash an Action of your hand; then gain any Action.",
        name="Woodworkers' Guild",
        favors=1,
        hears={on.BUY_START: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and any(me.is_(card, ACTION) for card in me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(1, "Spend a Favor to trash an Action for another"):
            card = me.pick_one(ask.TRASH, [card for card in me.hand if me.is_(card, ACTION)])
            if card is not None and me.trash([card], me.hand):
                me.gain_one(me.game.available(ACTION))


# -- Clean-up, shuffles, turns, scores --------------------------------------------------------------------------------


class CoastalHaven(Card):
    facts = Kind(
        0,
        ALLY,
        "When you discard your hand in Clean-up, you may spend Favors and keep as many of its cards; you draw 5 all the"
        " same.",
        favors=1,
        hears={on.KEEP_HAND: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return super().answers(me, event, effect) and bool(me.hand)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        n = me.spend_any_favors(len(me.hand), "keep a card of your hand")
        event.cards += me.pick(ask.KEEP, me.hand, n, n)


class IslandFolk(Card):
    facts = Kind(
        0,
        ALLY,
        "At the end of your turn, unless the turn before was yours too, you may spend 5 Favors for another turn.",
        favors=5,
        hears={on.TURN_END: on.TABLE},
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        game = me.game
        return super().answers(me, event, effect) and game.last_turn != me.index and not game.is_ending()

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if me.may_spend_favors(5, "Spend 5 Favors for another turn"):
            # Of two extra turns only the first can be taken, and nobody pays for the other; but what is skipped may
            # as well be the one with a limit.
            me.game.take_extra_turn(me.index, self, first=me.skips == 0)


class OrderOfAstrologers(Card):
    facts = Kind(
        0,
        ALLY,
        "When you shuffle, you may spend Favors: look through the cards, and put one for each Favor on top.",
        favors=1,
        hears={on.SHUFFLE: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        # Having looked, one may still spend more.
        while event.cards:
            n = me.spend_any_favors(len(event.cards), "put a card on top of your deck")
            if n == 0:
                return
            event.look()
            if n == len(event.cards):
                event.put_on_top(me.arrange(event.cards))
            else:
                event.put_on_top(me.pick(ask.TOPDECK, event.cards, n, n))


class OrderOfMasons(Card):
    facts = Kind(
        0,
        ALLY,
        "When you shuffle, you may spend Favors: look through the cards, and leave up to 2 for each Favor in your"
        " discard pile.",
        favors=1,
        hears={on.SHUFFLE: on.TABLE},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        while event.cards:
            n = me.spend_any_favors((len(event.cards) + 1) // 2, "leave up to 2 cards out")
            if n == 0:
                return
            event.look()
            event.leave_out(me.pick(ask.DISCARD, event.cards, 0, 2 * n))


class PlateauShepherds(Card):
    facts = Kind(0, ALLY, "At the end, each Favor paired with a card of yours that costs 2 is worth 2 VP.")

    def points(self, me: Player) -> int:
        return 2 * min(me.favors, len([card for card in me.all_cards() if me.cost(card).same_as(Cost(2))]))
