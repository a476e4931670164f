"""What the hints of an expansion are made of, and the answers that cards of several expansions share.

A card that the general answers (`tactics`) do not serve well has a hint: a line in its expansion's file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bailiwick.bots.keeping import least_missed, missed, missed_today
from bailiwick.bots.purse import of_more
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

    Answer = Callable[[Tactician, View, Decision], list[int]]
    Play = Callable[[Tactician, View, Card], float | None]
    Wants = Callable[[Tactician, View], bool]
    AsWay = Callable[[Tactician, View, Card], float]

YES: Final = [0]
LAST_RESORT: Final = 9  # the rank of Treasures that do harm: played where their coins buy something better
NO: Final[list[int]] = []
BY_TRADE: Final = 0.6  # what the hand does less today, against what is had in its place
TRIFLE: Final = 0.3
DRAWN: Final = 1.5  # what the next card of a deck is worth to draw


class Hints:
    """How to play the cards of an expansion, by their names. What is not said here, a card's profile tells."""

    def __init__(
        self,
        answers: dict[str, Answer] | None = None,
        plays: dict[str, Play] | None = None,
        plays_another: dict[str, float] | None = None,
        needs_junk: dict[str, float] | None = None,
        trades: dict[str, tuple[int, bool, int]] | None = None,
        gains: dict[str, float] | None = None,
        treasures: dict[str, int] | None = None,
        harmless: set[str] | None = None,
        selfish: set[str] | None = None,
        events: dict[str, Wants] | None = None,
        ways: dict[str, AsWay] | None = None,
    ) -> None:
        self.answers = answers or {}  # by "Card/purpose"
        self.plays = plays or {}  # what playing it now is worth; None where the profile tells
        self.plays_another = plays_another or {}  # worth what it plays; so much where there is nothing for it
        self.needs_junk = needs_junk or {}  # trashes; worth so much where there is nothing to get rid of
        # A card trashed for a dearer one: how much more it may cost, whether exactly so much, and its types, 0 for any.
        self.trades = trades or {}
        self.gains = gains or {}  # what gaining it is worth
        self.treasures = treasures or {}  # when a Treasure is played, as a rank: those that only make coins have 0
        self.harmless = harmless or set()  # Attacks that do no harm to who decides in them
        self.events = events or {}  # whether an Event is bought now, before any card
        self.ways = ways or {}  # what it is worth to play an Action as this Way now; else its text tells
        self.selfish = selfish or set()  # what only helps its player later: not played where we decide for another

    def add(self, more: Hints) -> None:
        self.answers.update(more.answers)
        self.plays.update(more.plays)
        self.plays_another.update(more.plays_another)
        self.needs_junk.update(more.needs_junk)
        self.trades.update(more.trades)
        self.gains.update(more.gains)
        self.treasures.update(more.treasures)
        self.events.update(more.events)
        self.ways.update(more.ways)
        self.harmless |= more.harmless
        self.selfish |= more.selfish

    def names(self) -> set[str]:
        """The cards that something is said of."""
        found = {entry.rpartition("/")[0] for entry in self.answers}
        found.update(self.plays, self.plays_another, self.needs_junk, self.trades, self.gains, self.treasures)
        found.update(self.harmless, self.selfish, self.events, self.ways)
        return found

    def answers_of(self, name: str) -> dict[str, Answer] | None:
        """What a card's questions are answered with, by purpose; None where the general answers will do."""
        found = {}
        for entry, own in self.answers.items():
            card, _, purpose = entry.rpartition("/")
            if card == name:
                found[purpose] = own
        return found or None


# -- trashing a card for a dearer one ---------------------------------------------------------------------------------


def trade(bot: Tactician, view: View, decision: Decision, terms: tuple[int, bool, int]) -> list[int]:
    """The card for which the best one can be had, if that is worth it."""
    best, most = best_trade(bot, view, decision.cards, terms)
    return [] if most <= 0.0 and decision.minimum == 0 else [best]


def best_trade(bot: Tactician, view: View, cards: list[Card], terms: tuple[int, bool, int]) -> tuple[int, float]:
    """The number of the card that is best traded, and what that is worth."""
    more, exact, types = terms
    best, most = -1, -1000.0
    today = missed_today(bot, view, cards)
    for i, card in enumerate(cards):
        lost = bot.own_worth(view, card.kind) + BY_TRADE * today[i]
        worth = best_at(bot, view, view.cost(card) + more, exact, types) - lost
        if worth > most:
            best, most = i, worth
    return best, most


def best_at(bot: Tactician, view: View, price: int, exact: bool, types: int) -> float:
    """What the best card at that price is worth to gain, which may be less than nothing; 0 where there is none."""
    best, found = -1000.0, False
    for pile in view.piles:
        if not pile.supply or not pile.count or (types and not pile.top.is_(types)):
            continue
        cost = view.cost(pile.peek())
        if cost == price or (cost < price and not exact):
            found = True
            worth = bot.menu_worth(view, pile.top)
            if worth > best:
                best = worth
    return best if found else 0.0


def worth_a_copy(bot: Tactician, view: View, given: Card, copied: Card) -> bool:
    """Whether a Treasure is discarded for a copy of another card."""
    return given.kind.coins <= 1 and bot.is_wanted(view, copied.kind) and view.left_of(copied.kind) > 0


# -- what the coins of a turn are good for ----------------------------------------------------------------------------


def best_buy_now(bot: Tactician, view: View) -> Kind | None:
    """The card that would be bought next; None where the menu wants nothing that can be had."""
    lines = bot.menu_for(view).plan(view).buy
    line = bot.reach(view, bot.menu_for(view), view.coins)
    return view.piles[lines.piles[line]].top if line < len(lines.kinds) else None


def can_spare(bot: Tactician, view: View, coins: int) -> bool:
    """Whether the same card can be bought with so many coins less."""
    menu = bot.menu_for(view)
    return bot.reach(view, menu, view.coins - coins) == bot.reach(view, menu, view.coins)


# -- answers ----------------------------------------------------------------------------------------------------------


def yes(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES


def any_one(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return bot.ranked(view, decision, keep=False)[:1]


def as_many_as_can_be(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Of a number, the greatest."""
    return [decision.maximum]


def topdeck_good(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Onto the deck with what is good to draw."""
    card = decision.about
    return YES if card is not None and bot.keep_worth(view, card.kind) >= 3.0 else NO


def sift(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Discard it, or put back what is better than most of what comes next."""
    card = decision.about
    return [1] if card is not None and bot.keep_worth(view, card.kind) >= DRAWN else [0]


def overpay_all(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [decision.maximum]


def overpay_some(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(2, decision.maximum)]


def set_aside_action(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The Action that is best to begin the next turn with."""
    order = sorted(range(len(decision.cards)), key=lambda i: decision.cards[i].kind.price)
    return order[-1:]


def two_for_coins(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two cards for 2 coins, if they would not have made as much."""
    if len(decision.cards) < 2:
        return list(range(decision.minimum))
    return least_missed(bot, view, decision, 2) if missed(bot, view, 2) < of_more(view, 2.0) - TRIFLE else NO
