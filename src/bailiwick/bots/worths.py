"""What cards are worth to who plays a menu: to have in hand, to own, to gain, and to take as the last of their pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bailiwick.bots.handling import handling_of
from bailiwick.bots.menu import EVENTS, Menu
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent
from bailiwick.engine.kinds import ACTION, CURSE, NIGHT, RUINS, SHELTER, TREASURE, VICTORY, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.view import View

LATE: Final = 4  # so few gains before the end, Victory cards are no longer got rid of
FOR_GOOD: Final = [ask.TRASH, ask.PASS, ask.RETURN]  # what is chosen for these is owned no longer
POINTS: Final = (("Province", 6), ("Duchy", 3), ("Estate", 1))
BY_STRENGTH: Final = 0.45  # the share of a card's worth that goes by how much it was measured to help
POINTS_GAINED: Final = 0.8  # what a point of a Victory card that the menu wants is worth beyond its price
ENOUGH_MONEY: Final = 5  # Coppers go while other Treasures make at least this ...
ENOUGH_COPPER: Final = 4  # ... or, early on, as long as all of them make so much


@mypyc_attr(allow_interpreted_subclasses=True)
class Appraiser(Agent):
    """Weighs cards by a menu, and by what is known of them where it says nothing."""

    def __init__(self, menu: Menu | None = None) -> None:
        self.menu = menu
        self.buys_events = False  # beside what is on the menu
        self.picky = menu is not None and menu.picky  # whether Treasures are played with care

    def menu_for(self, view: View) -> Menu:
        """The strategy for this game."""
        assert self.menu is not None
        return self.menu

    def reach(self, view: View, menu: Menu, coins: int) -> int:
        """The place on the menu of the best card that so many coins buy."""
        plan = menu.plan(view)
        lines = plan.buy
        piles = view.piles
        for line in range(len(lines.kinds)):
            place = lines.piles[line]
            if place >= 0:
                pile = piles[place]
                if pile.supply and pile.count and pile.top.number == lines.kinds[line]:
                    cost = view.full_cost(pile.top)
                    payable = cost.coins <= coins and cost.potions <= view.potions
                    if payable and plan.holds(view, lines.begins[line]):
                        return line
            elif lines.has_others and lines.others[line] and lines.others[line] != EVENTS:
                wanted = view.landscape(lines.others[line])
                if wanted is not None and wanted.kind.cost.coins <= coins and plan.holds(view, lines.begins[line]):
                    return line
        return len(lines.kinds)

    def best_pile(self, view: View, piles: list[Pile], menu: Menu) -> int:
        """The number of the pile whose top card comes first on the menu; -1 where none is on it."""
        plan = menu.plan(view)
        lines = plan.buy
        for line in range(len(lines.kinds)):
            for i, pile in enumerate(piles):
                if pile.top.number == lines.kinds[line] and plan.holds(view, lines.begins[line]):
                    if not self.would_lose(view, pile):
                        return i
        return -1

    def would_end(self, view: View, pile: Pile) -> bool:
        """Whether taking the top card of this pile ends the game."""
        if pile.count > 1 or not pile.supply:
            return False
        return pile.kind.ends_game or view.empty_piles + 1 >= (3 if view.players < 5 else 4)

    def would_lose(self, view: View, pile: Pile) -> bool:
        """Whether taking the last card of this pile ends the game in a loss, with what can still be bought, too."""
        if not self.would_end(view, pile):
            return False
        lead = view.lead() + pile.top.vp
        if lead < 0 and view.my_turn and view.phase == "action" and view.buys > 0 and not view.for_another:
            coins = view.coins
            for card in view.hand:
                coins += card.kind.coins
            lead += points_for(view, coins)
        return lead < 0

    def keep_worth(self, view: View, kind: Kind) -> float:
        """What a card is worth in hand now or next turn."""
        if kind.is_(CURSE):
            return -3.0
        if not kind.is_(ACTION | TREASURE):
            return 1.0 + kind.price if kind.is_(NIGHT) else -2.0
        if kind.is_(ACTION) and not kind.is_(TREASURE | NIGHT):
            if view.my_turn and (view.phase != "action" or view.actions == 0):
                return -1.0  # it will not be played any more
            if handling_of(kind).terminal and self.terminals_in_hand(view) > view.actions + 1:
                return 0.5 + 0.1 * kind.price
            return 1.0 + kind.price
        return float(2 * kind.coins) if kind.coins else 0.5 + kind.price

    def terminals_in_hand(self, view: View) -> int:
        n = 0
        for card in view.hand:
            if card.is_(ACTION) and handling_of(card.kind).terminal:
                n += 1
        return n

    def own_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to own a card: below 0, it had better be trashed."""
        if view.for_another:
            return 0.0  # it is not ours
        menu = self.menu_for(view)
        plan = menu.plan(view)
        for i in range(len(plan.trash.kinds)):
            if plan.trash.kinds[i] == kind.number:
                return -100.0 + float(i) if plan.holds(view, plan.trash.begins[i]) else 50.0
        late = view.gains_left <= LATE
        if kind.is_(CURSE):
            return -10.0
        if kind.is_(RUINS | SHELTER) and not (late and kind.is_(VICTORY)):
            return -4.0
        if kind.is_(VICTORY) and not kind.is_(ACTION | TREASURE):
            if late or kind.price > 2:
                return 10.0 + kind.price - handling_of(kind).profile.when_trashed
            return -5.0
        if kind.name == "Copper":
            return self.worth_of_copper(view, 0, False)
        known = handling_of(kind)
        worth = 1.0 + kind.price - known.profile.when_trashed
        return worth + known.renown if kind.is_(ACTION) else worth

    def worth_of_copper(self, view: View, gone: int, eager: bool) -> float:
        """The same of a Copper, after so many others: early on all of them go, but for those that the deck lives on;
        from the hand, where its coin is missed, only if several cards go at once."""
        if view.gains_left <= LATE:
            return 0.5
        money = view.money - gone - 1
        if money + 1 - view.owned("Copper") >= ENOUGH_MONEY:
            return -2.0
        if money < ENOUGH_COPPER or view.gains_left <= LATE + 1:
            return 0.5
        return -2.0 if eager else -1.0

    def own_worth_of_next(self, view: View, kind: Kind, coppers: int, eager: bool) -> float:
        """What it is worth to own a card, where so many Coppers have just been parted with."""
        worth = self.own_worth(view, kind)
        if kind.name == "Copper" and not view.for_another and worth == self.worth_of_copper(view, 0, False):
            return self.worth_of_copper(view, coppers, eager)  # else the menu says when it is trashed
        return worth

    def is_junk(self, view: View, kind: Kind, purpose: str) -> bool:
        if purpose in FOR_GOOD:
            return self.own_worth(view, kind) < 0.0
        return self.keep_worth(view, kind) < 0.0

    def is_wanted(self, view: View, kind: Kind) -> bool:
        """Whether the menu wants the card now."""
        plan = self.menu_for(view).plan(view)
        return plan.first(view, plan.buy, kind.number) >= 0

    def menu_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to gain a card, the better the higher it stands on the menu."""
        plan = self.menu_for(view).plan(view)
        place = plan.first(view, plan.buy, kind.number)
        if place < 0:
            return self.gain_worth(view, kind)
        lines = float(len(plan.buy.kinds))
        return 4.0 + kind.price + 4.0 * (lines - float(place)) / lines + POINTS_GAINED * max(0, kind.vp - 3)

    def gain_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to gain a card that is not on the menu."""
        known = handling_of(kind)
        if known.gain_worth:
            return known.gain_worth
        if kind.is_(CURSE):
            return -20.0
        if kind.is_(RUINS):
            return -4.0
        late = view.gains_left <= LATE
        if kind.is_(VICTORY) and not kind.is_(ACTION | TREASURE):
            return 2.0 * max(kind.vp, 1) if late else -3.0 + 0.1 * kind.price
        if kind.name == "Copper":
            return -1.0
        if kind.makes_potions:
            return 0.3
        if kind.is_(TREASURE):
            return 1.0 + kind.price
        by_price = 0.8 * kind.price if known.terminal else 0.5 + kind.price
        measured = (2.7 if known.terminal else 3.5) + 9.0 * (known.strength - 0.5)
        return (1.0 - BY_STRENGTH) * by_price + BY_STRENGTH * measured

    def best_gain(self, view: View, piles: list[Pile]) -> int:
        found, most = 0, -1000.0
        for i, pile in enumerate(piles):
            worth = self.gain_worth(view, pile.top)
            if self.would_lose(view, pile):
                worth -= 500.0
            if worth > most:
                found, most = i, worth
        return found


def points_for(view: View, coins: int) -> int:
    """The points that so many coins buy at once."""
    for name, points in POINTS:
        pile = view.pile_with(name)
        if pile is not None and pile.count and view.price_of(pile.top) <= coins:
            return points
    return 0
