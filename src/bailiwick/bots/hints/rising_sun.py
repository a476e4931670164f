"""How bots play cards of Rising Sun, and what they do once its Prophecies have come about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import CURSE, VICTORY
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

JUNK_FOR_A_CARD: Final = 2  # cards of no use that a Rustic Village takes for a new one
FEW_CARDS: Final = 3  # with no more in hand, three discards cost less than a Curse


def thrifty_treasures(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Where Treasures are lost by being played, as in a Panic: no more of them than what we want takes, the poorest
    first."""
    menu = bot.menu_for(view)
    order = sorted(range(len(decision.cards)), key=lambda i: decision.cards[i].kind.coins)
    most = view.coins + sum(card.kind.coins for card in decision.cards)
    wanted = bot.reach(view, menu, most)
    if wanted == bot.reach(view, menu, view.coins):
        return []
    coins = view.coins
    for n, i in enumerate(order, 1):
        coins += decision.cards[i].kind.coins
        if bot.reach(view, menu, coins) == wanted:
            return order[:n]
    return order


def kitsune(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Actions where there is something to play with them, a Curse for the others, coins, and a Silver last."""
    waiting = len(view.hand_actions()) > view.actions
    wanted = [0] if waiting else []
    if view.left("Curse") and not view.for_another:
        wanted.append(2)
    return sorted([*wanted, *(i for i in (1, 3, 0, 2) if i not in wanted)][: decision.maximum])


def swap_junk(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two cards that do nothing in this turn."""
    junk = [i for i, card in enumerate(decision.cards) if card.is_(VICTORY | CURSE) and card not in view.hand_actions()]
    return junk[:JUNK_FOR_A_CARD] if len(junk) >= JUNK_FOR_A_CARD else []


def sickness(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Discard what is worth little; a Curse stays for good, unless there is none left."""
    if not view.left("Curse"):
        return [0]
    junk = sum(1 for card in view.hand if card.is_(VICTORY | CURSE))
    return [1] if view.hand_size <= FEW_CARDS or junk >= 2 or view.gains_left <= 6 else [0]


HINTS: Final = Hints(
    answers={
        "Kitsune/choose": kitsune,
        "Rustic Village/discard": swap_junk,
        "Sickness/choose": sickness,
    },
)
