"""How bots play cards of Cornucopia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, any_one, as_many_as_can_be, best_trade, set_aside_action
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.view import View

WORTH_TWO: Final = 4.0  # what a Remake has to bring in all
REMAKE: Final = (1, True, 0)  # and two of them

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def jester(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    return [1] if card is not None and bot.menu_worth(view, card.kind) > 1.0 else [0]


def play_menagerie(bot: Tactician, view: View, card: Card) -> float | None:
    names = {c.name for c in view.hand if c is not card}
    return 203.0 if len(names) == len(view.hand) - 1 else 196.0


def play_remake(bot: Tactician, view: View, card: Card) -> float | None:
    """Where two cards are better trashed, or traded for others."""
    others = [c for c in view.hand if c is not card]
    if len(others) < 2:
        return 101.0 if others and best_trade(bot, view, others, REMAKE)[1] > 0.0 else 0.0
    first, most = best_trade(bot, view, others, REMAKE)
    del others[first]
    both = most + best_trade(bot, view, others, REMAKE)[1]
    return 101.0 + both / 3.0 if both > WORTH_TWO else 0.0


# Prizes and Rewards, the better the later, as decks of money do with each.
PRIZES: Final = [
    "Housecarl", "Coronet", "Renown", "Courser", "Huge Turnip", "Demesne",
    "Bag of Gold", "Princess", "Diadem", "Trusty Steed", "Followers",
]  # fmt: skip

HINTS: Final = Hints(
    answers={
        "Diadem/spend": as_many_as_can_be,  # a coin for each Villager
        "Farmhands/set-aside": set_aside_action,
        "Jester/choose": jester,
        "Joust/set-aside": any_one,
    },
    plays={"Menagerie": play_menagerie, "Remake": play_remake},
    plays_another={"Coronet": 0.0},
    trades={"Remake": REMAKE},
    gains={name: 20.0 + i for i, name in enumerate(PRIZES)},
    treasures={"Horn of Plenty": 3},
)
