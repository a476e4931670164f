"""How bots play cards of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, yes
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import TREASURE
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def harbinger(bot: Tactician, view: View, decision: Decision) -> list[int]:
    best = bot.ranked(view, decision, keep=True)[0]
    return [best] if bot.keep_worth(view, decision.cards[best].kind) > 2.0 else NO


def library_aside(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """An Action that can no longer be played only takes the place of another card."""
    return YES if view.actions == 0 else NO


def spy(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    good = card is not None and bot.keep_worth(view, card.kind) >= 1.5
    return [1] if good == (decision.subject in (view.seat, view.acting)) else [0]


def play_library(bot: Tactician, view: View, card: Card) -> float | None:
    return 100.0 + 1.2 * max(0, 8 - len(view.hand))


def play_moneylender(bot: Tactician, view: View, card: Card) -> float | None:
    return 103.0 if any(c.name == "Copper" for c in view.hand) else 0.0


HINTS: Final = Hints(
    answers={
        "Chancellor/may": yes,
        "Harbinger/topdeck": harbinger,
        "Library/set-aside": library_aside,
        "Moneylender/trash": yes,
        "Spy/choose": spy,
    },
    plays={"Library": play_library, "Moneylender": play_moneylender},
    plays_another={"Throne Room": 0.0},
    needs_junk={"Chapel": 0.0},
    trades={"Mine": (3, False, TREASURE), "Remodel": (2, False, 0)},
    harmless={"Spy"},
)
