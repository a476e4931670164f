"""How to play the cards one has: an answer to every purpose of a Decision, from what the seat sees.

What to buy is a strategy and comes from a menu (`MenuBot`); everything here is the same for all strategies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from bailiwick.bots import special
from bailiwick.bots.labels import label_value
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.profile import Profile, profile_of
from bailiwick.bots.terms import gains_left, money
from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.view import View

LATE: Final = 4  # so few gains before the end, Victory cards are no longer got rid of
STALLED: Final = 45  # a game that takes so many turns is brought to its end
FOR_GOOD: Final = [ask.TRASH, ask.PASS, ask.RETURN]  # what is chosen for these is owned no longer
ENOUGH_MONEY: Final = 5  # Coppers go while other Treasures make at least this


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactician(Agent):
    """Plays a menu. Subclasses may draw up the menu when they see the kingdom."""

    def __init__(self, menu: Menu | None = None) -> None:
        self.menu = menu

    def menu_for(self, view: View) -> Menu:
        """The strategy for this game."""
        assert self.menu is not None
        return self.menu

    def decide(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.BUY:
            return self.buy(view, decision)
        if purpose == ask.PLAY_ACTION:
            return self.play_action(view, decision)
        if decision.cause is not None:
            own = special.answer(self, view, decision)
            if own is not None:
                return own
        if decision.shape == ask.NUMBER:
            return [self.number(view, decision)]
        if decision.shape == ask.ORDER:
            return self.arrange(view, decision)
        if decision.cards:
            return self.cards(view, decision)
        if decision.piles:
            return self.piles(view, decision)
        return self.labels(view, decision)

    # -- the turn ---------------------------------------------------------------------------------------------------

    def play_action(self, view: View, decision: Decision) -> list[int]:
        """The Action to play next, or none worth playing."""
        best = self.best_action(view, decision.cards)
        return [] if best < 0 else [best]

    def best_action(self, view: View, cards: list[Card]) -> int:
        menu = self.menu_for(view)
        best, most = -1, 0.0
        for i, card in enumerate(cards):
            worth = self.action_worth(view, card)
            for place, entry in enumerate(menu.play):
                if entry.kind is card.kind and entry.holds(view):
                    worth += 1000.0 - place
                    break
            if worth > most:
                best, most = i, worth
        return best

    def action_worth(self, view: View, card: Card) -> float:
        """What it is worth to play this Action now: first what costs no Action, then the best of those that do."""
        own = special.play_worth(self, view, card)
        if own is not None:
            return own
        kind = card.kind
        p = profile_of(kind)
        worth = worth_of_play(p, view)
        if p.is_village():
            return 300.0 + worth
        if not p.is_terminal():
            return 200.0 + worth
        if view.actions > 1:
            # With Actions to spare, drawing comes first: what it draws can still be played.
            return 100.0 + worth + 2.0 * p.cards
        return 100.0 + worth

    def buy(self, view: View, decision: Decision) -> list[int]:
        if decision.cards:
            return self.treasures(view, decision)
        for i, pile in enumerate(decision.piles):
            if self.would_end(view, pile) and view.lead() + pile.top.vp > 0:
                return [i]  # this wins
        menu = self.menu_for(view)
        best = self.best_pile(view, decision.piles, menu)
        if decision.labels and view.coffers:
            # Coffers are spent where they reach something better on the menu.
            if self.reach(view, menu, view.coins + view.coffers) < self.reach(view, menu, view.coins):
                return [len(decision.piles)]
        if view.turns > STALLED:
            best = self.to_the_end(view, decision)
        return [best] if best >= 0 else []

    def to_the_end(self, view: View, decision: Decision) -> int:
        """Games in which nobody gets anywhere must end too: points first, then whatever pile is lowest."""
        best, fewest = -1, 1000
        for i, pile in enumerate(decision.piles):
            left = pile.count - (500 if pile.top.vp > 2 else 0)
            if left < fewest:
                best, fewest = i, left
        return best

    def treasures(self, view: View, decision: Decision) -> list[int]:
        """All Treasures: first those that only make coins, last those that want others to have been played."""
        ranks = [(special.treasure_rank(card.kind), i) for i, card in enumerate(decision.cards)]
        ranks.sort()
        if ranks[0][0] == 0:
            return [i for rank, i in ranks if rank == 0]
        return [ranks[0][1]]

    def best_pile(self, view: View, piles: list[Pile], menu: Menu) -> int:
        """The number of the pile whose top card comes first on the menu; -1 where none is on it."""
        for entry in menu.buy:
            for i, pile in enumerate(piles):
                if pile.top is entry.kind and entry.holds(view) and not self.would_lose(view, pile):
                    return i
        return -1

    def reach(self, view: View, menu: Menu, coins: int) -> int:
        """The place on the menu of the best card that so many coins buy."""
        for place, entry in enumerate(menu.buy):
            pile = view.pile_with(entry.kind.name)
            if pile is not None and pile.supply and pile.count and pile.top is entry.kind:
                if view.cost(pile.peek()) <= coins and entry.holds(view):
                    return place
        return len(menu.buy)

    def would_end(self, view: View, pile: Pile) -> bool:
        """Whether taking the top card of this pile ends the game."""
        if pile.count > 1 or not pile.supply:
            return False
        return pile.kind.ends_game or view.empty_piles + 1 >= (3 if view.players < 5 else 4)

    def would_lose(self, view: View, pile: Pile) -> bool:
        """Whether taking the last card of this pile ends the game in a loss."""
        return self.would_end(view, pile) and view.lead() + pile.top.vp < 0

    # -- cards ------------------------------------------------------------------------------------------------------

    def cards(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        mine = decision.subject == view.seat
        n, low, high = len(decision.cards), decision.minimum, decision.maximum
        if purpose == ask.REACT or purpose == ask.FIRST:
            return [0]
        if purpose == ask.PLAY:
            return self.play_one(view, decision)
        if purpose == ask.DISCARD or purpose == ask.TRASH or purpose == ask.BOTTOM or purpose == ask.RETURN:
            if not mine:  # the harm is theirs
                return self.ranked(view, decision, keep=True)[: max(low, min(1, high))]
            order = self.ranked(view, decision, keep=False)
            wanted = low
            while wanted < high and self.is_junk(view, decision.cards[order[wanted]].kind, purpose):
                wanted += 1
            if decision.shape == ask.ALL_OR_NONE and wanted < high:
                wanted = 0
            return order[:wanted]
        if purpose == ask.TOPDECK:
            if decision.cards[0] not in view.hand:
                return self.ranked(view, decision, keep=True)[: max(low, min(1, high))]
            spare = self.spare(view, decision) if low == 1 else -1
            return [spare] if spare >= 0 else self.ranked(view, decision, keep=False)[:low]
        if purpose == ask.GAIN:
            best = self.ranked(view, decision, keep=True)[:high]
            return best[:low] + [i for i in best[low:] if self.gain_worth(view, decision.cards[i].kind) > 0.0]
        if purpose == ask.TO_HAND or purpose == ask.KEEP:
            return self.ranked(view, decision, keep=True)[:high]
        if purpose == ask.REVEAL:
            return list(range(high))
        return self.ranked(view, decision, keep=False)[: min(low, n)]

    def spare(self, view: View, decision: Decision) -> int:
        """A good card that is of no use this turn, to be drawn again the next; -1 where there is none."""
        if not view.my_turn or view.phase != "action":
            return -1
        coins = view.coins
        for card in view.hand:
            coins += card.kind.coins
        menu = self.menu_for(view)
        best, most = -1, 0
        for i, card in enumerate(decision.cards):
            kind = card.kind
            if kind.is_(TREASURE):
                idle = self.reach(view, menu, coins - kind.coins) == self.reach(view, menu, coins)
            else:
                idle = kind.is_(ACTION) and view.actions == 0
            if idle and kind.price > most:
                best, most = i, kind.price
        return best

    def play_one(self, view: View, decision: Decision) -> list[int]:
        """A card to play because another lets us."""
        best, most = -1, 0.0
        for i, card in enumerate(decision.cards):
            worth = self.action_worth(view, card) if card.is_(ACTION) else 20.0 + card.kind.coins
            if worth > most:
                best, most = i, worth
        if best < 0:
            return list(range(decision.minimum))
        return [best]

    def ranked(self, view: View, decision: Decision, keep: bool) -> list[int]:
        """The options from what to keep most, or least, to the other end."""
        if decision.purpose in FOR_GOOD:
            scored = [(self.own_worth(view, card.kind), i) for i, card in enumerate(decision.cards)]
        else:
            scored = [(self.keep_worth(view, card.kind), i) for i, card in enumerate(decision.cards)]
        scored.sort()
        order = [i for _, i in scored]
        if keep:
            order.reverse()
        return order

    def keep_worth(self, view: View, kind: Kind) -> float:
        """What a card is worth in hand now or next turn."""
        if kind.is_(CURSE):
            return -3.0
        if not kind.is_(ACTION | TREASURE):
            return -2.0
        if kind.is_(ACTION) and not kind.is_(TREASURE):
            if view.my_turn and (view.phase != "action" or view.actions == 0):
                return -1.0  # it will not be played any more
            p = profile_of(kind)
            if p.is_terminal() and self.terminals_in_hand(view) > view.actions + 1:
                return 0.5 + 0.1 * kind.price
            return 1.0 + kind.price
        return float(2 * kind.coins) if kind.coins else 0.5 + kind.price

    def terminals_in_hand(self, view: View) -> int:
        n = 0
        for card in view.hand:
            if card.is_(ACTION) and profile_of(card.kind).is_terminal():
                n += 1
        return n

    def own_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to own a card: below 0, it had better be trashed."""
        menu = self.menu_for(view)
        for place, entry in enumerate(menu.trash):
            if entry.kind is kind:
                return -100.0 + place if entry.holds(view) else 50.0
        late = gains_left(view) <= LATE
        if kind.is_(CURSE):
            return -10.0
        if kind.is_(VICTORY) and not kind.is_(ACTION | TREASURE):
            if late or kind.price > 2:
                return 10.0 + kind.price
            return -5.0
        if kind.name == "Copper":
            return -2.0 if money(view) - view.owned("Copper") >= ENOUGH_MONEY and not late else 0.5
        return 1.0 + kind.price

    def is_junk(self, view: View, kind: Kind, purpose: str) -> bool:
        if purpose in FOR_GOOD:
            return self.own_worth(view, kind) < 0.0
        return self.keep_worth(view, kind) < 0.0

    # -- gaining ----------------------------------------------------------------------------------------------------

    def piles(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.ROTATE:
            return [] if decision.minimum == 0 else [0]
        if decision.subject != view.seat:  # they gain it
            worths = [gift_worth(pile.top) for pile in decision.piles]
            return [worths.index(min(worths))]
        menu = self.menu_for(view)
        best = self.best_pile(view, decision.piles, menu)
        if purpose == ask.TOKEN:
            return [best] if best >= 0 else []
        if best >= 0:
            return [best]
        best = self.best_gain(view, decision.piles)
        if decision.minimum == 0 and self.gain_worth(view, decision.piles[best].top) <= 0.0:
            return []
        return [best]

    def best_gain(self, view: View, piles: list[Pile]) -> int:
        found, most = 0, -1000.0
        for i, pile in enumerate(piles):
            worth = self.gain_worth(view, pile.top)
            if self.would_lose(view, pile):
                worth -= 500.0
            if worth > most:
                found, most = i, worth
        return found

    def is_wanted(self, view: View, kind: Kind) -> bool:
        """Whether the menu wants the card now."""
        return any(entry.kind is kind and entry.holds(view) for entry in self.menu_for(view).buy)

    def menu_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to gain a card, the better the higher it stands on the menu."""
        menu = self.menu_for(view)
        for place, entry in enumerate(menu.buy):
            if entry.kind is kind and entry.holds(view):
                return 4.0 + kind.price + 4.0 * (len(menu.buy) - place) / len(menu.buy)
        return self.gain_worth(view, kind)

    def gain_worth(self, view: View, kind: Kind) -> float:
        """What it is worth to gain a card that is not on the menu."""
        prize = special.prize_worth(kind)
        if prize:
            return prize
        if kind.is_(CURSE):
            return -20.0
        late = gains_left(view) <= LATE
        if kind.is_(VICTORY) and not kind.is_(ACTION | TREASURE):
            return 2.0 * max(kind.vp, 1) if late else -3.0 + 0.1 * kind.price
        if kind.name == "Copper":
            return -1.0
        if kind.is_(TREASURE):
            return 1.0 + kind.price
        p = profile_of(kind)
        return 0.8 * kind.price if p.is_terminal() else 0.5 + kind.price

    # -- the rest -----------------------------------------------------------------------------------------------------

    def labels(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.MAY:
            return [0]
        if purpose == ask.NAME:
            return [self.name(view, decision)]
        scored = [(label_value(label, view), i) for i, label in enumerate(decision.labels)]
        scored.sort()
        scored.reverse()
        picked = [i for _, i in scored[: decision.minimum]]
        picked += [i for worth, i in scored[decision.minimum : decision.maximum] if worth > 0.0]
        return picked

    def name(self, view: View, decision: Decision) -> int:
        """The card we have most of that could be in the deck."""
        counts = view.counts
        for card in [*view.hand, *view.in_play]:
            counts[card.name] -= 1
        best = max(counts, key=lambda name: (counts[name], name))
        return decision.labels.index(best)

    def number(self, view: View, decision: Decision) -> int:
        return decision.minimum

    def arrange(self, view: View, decision: Decision) -> list[int]:
        """The best on top."""
        return self.ranked(view, decision, keep=True)


def worth_of_play(p: Profile, view: View) -> float:
    """What a card brings, in coins of today's money or thereabouts."""
    return (
        p.coins + 1.1 * p.cards + 0.4 * p.gained + 1.0 * p.trashed + 2.5 * p.cursed + 0.7 * p.discarded + 0.8 * p.tokens
        + 0.3 * p.buys
    )  # fmt: skip


def gift_worth(kind: Kind) -> float:
    """What it is worth to others to be given a card, the poorest first: a deck of money has no use for a village."""
    if kind.is_(CURSE):
        return -20.0
    if kind.is_(TREASURE):
        return 1.0 + kind.price if kind.coins != 1 else -1.0
    if kind.is_(ACTION):
        p = profile_of(kind)
        return (0.3 if p.is_village() else 0.8 if p.is_terminal() else 1.1) * kind.price
    return 1.5 * kind.vp


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuBot(Tactician):
    """Plays a menu, given as one or as text."""

    def __init__(self, menu: Menu | str) -> None:
        super().__init__(parse_menu(menu) if isinstance(menu, str) else menu)
