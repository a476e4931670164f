"""How bots play cards of Intrigue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, two_for_coins
from bailiwick.bots.keeping import average_card, missed, of_coins, worth_of_hand
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION
from bailiwick.engine.view import View

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


def steward(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [card for card in view.hand if bot.own_worth(view, card.kind) < 0.0]
    if len(junk) >= 2:
        return [2]
    return [1] if view.coins + sum(card.kind.coins for card in view.hand) in (3, 4, 6, 7) else [0]


def torturer(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Curse, which stays, only where the two cards buy much, or where there is none left."""
    if not view.left("Curse"):
        return [1]
    return [0] if missed(bot, view, 2) < CURSED else [1]


HINTS: Final = Hints(
    answers={
        "Baron/discard": baron,
        "Lurker/choose": lurker,
        "Mill/discard": two_for_coins,
        "Minion/choose": minion,
        "Secret Passage/place": place_beneath,
        "Steward/choose": steward,
        "Torturer/choose": torturer,
    },
    needs_junk={"Masquerade": 102.0, "Steward": 102.0, "Trading Post": 0.0},
    trades={"Replace": (2, False, 0), "Upgrade": (1, True, 0)},
)
