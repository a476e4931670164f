"""How bots play cards of Cornucopia."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, any_one, as_many_as_can_be, set_aside_action
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def jester(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    return [1] if card is not None and bot.menu_worth(view, card.kind) > 1.0 else [0]


def play_menagerie(bot: Tactician, view: View, card: Card) -> float | None:
    names = {c.name for c in view.hand if c is not card}
    return 203.0 if len(names) == len(view.hand) - 1 else 196.0


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
    plays={"Menagerie": play_menagerie},
    plays_another={"Coronet": 0.0},
    needs_junk={"Remake": 0.0},
    trades={"Remake": (1, True, 0)},
    gains={name: 20.0 + i for i, name in enumerate(PRIZES)},
    treasures={"Horn of Plenty": 3},
)
