"""How bots play cards of Intrigue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, two_for_coins
from bailiwick.bots.keeping import average_card, least_missed, missed, missed_today, worth_of_hand
from bailiwick.bots.purse import of_coins, of_more
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, VICTORY
from bailiwick.engine.view import View

TRASHED: Final = 0.6  # what it is worth to be rid of a card, against coins of this turn
GIVEN_CURSE: Final = 4.0  # what it is worth that others gain one
CURSED: Final = 3.4  # what it costs to gain a Curse
ATTACKED: Final = 0.4  # what it is worth that others get new hands

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def baron(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return list(range(min(1, decision.maximum)))


def lurker(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [1] if any(card.is_(ACTION) and bot.gain_worth(view, card.kind) > 2.0 for card in view.trash) else [0]


def minion(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Coins as long as there is another Minion in hand; then a new hand, where four cards bring more than these do."""
    if decision.maximum > 1:
        return [0, 1]
    if any(card.name == "Minion" for card in view.hand):
        return [0]
    actions, coins = view.actions, float(view.coins)
    kept = worth_of_hand(bot, view, view.hand, actions, coins + 2.0, -1)
    new = of_coins(coins + min(4, view.undrawn + len(view.hand)) * average_card(view)) + ATTACKED
    return [0] if kept >= new else [1]


def place_beneath(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The worst card of the hand was chosen: as far down as it goes."""
    return [decision.maximum]


def worst_of_hand(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return least_missed(bot, view, decision, 1)


def steward(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Away with junk, unless two cards or coins do more."""
    if decision.maximum > 1:
        return [0, 1]
    hand = view.hand
    today = missed_today(bot, view, hand)
    rid = sorted(bot.own_worth(view, card.kind) + today[i] for i, card in enumerate(hand))[:2]
    worths = [of_more(view, 2.0 * average_card(view)), of_more(view, 2.0), -TRASHED * sum(rid)]
    return [worths.index(max(worths))]


def torturer(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Curse, which stays, only where the two cards buy much, or where there is none left."""
    if not view.left("Curse"):
        return [1]
    return [0] if missed(bot, view, 2) < CURSED else [1]


def replace(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What we want most; a Victory card brings the others a Curse."""
    best, most = 0, -1000.0
    for i, pile in enumerate(decision.piles):
        worth = bot.menu_worth(view, pile.top)
        if pile.top.is_(VICTORY) and view.left("Curse"):
            worth += GIVEN_CURSE
        if bot.would_lose(view, pile):
            worth -= 500.0
        if worth > most:
            best, most = i, worth
    return [best]


HINTS: Final = Hints(
    answers={
        "Baron/discard": baron,
        "Lurker/choose": lurker,
        "Mill/discard": two_for_coins,
        "Minion/choose": minion,
        "Replace/gain": replace,
        "Secret Passage/place": place_beneath,
        "Secret Passage/topdeck": worst_of_hand,
        "Steward/choose": steward,
        "Torturer/choose": torturer,
    },
    needs_junk={"Masquerade": 102.0, "Steward": 102.0, "Trading Post": 0.0},
    trades={"Replace": (2, False, 0), "Upgrade": (1, True, 0)},
)
