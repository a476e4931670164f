"""How bots play cards of Empires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

LATE: Final = 4  # so few gains before the end, nothing more comes of a card that stays


def vp_on(view: View, name: str) -> int:
    """How many VP lie on the pile of that name."""
    pile = view.pile_with(name)
    return 0 if pile is None else pile.tokens.get("VP", 0)


def charm(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two cards for the price of one, where two more coins reach nothing better and there is another at that price."""
    menu = bot.menu_for(view)
    better = bot.reach(view, menu, view.coins + 2) < bot.reach(view, menu, view.coins)
    return [1] if view.coins >= 5 and not better and best_at(bot, view, view.coins, True, 0) >= 4.0 else [0]


def engineer(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """It goes for one more card when it would not gain another one anyhow."""
    return YES if view.gains_left <= LATE else NO


def overlord(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is best to play now."""
    worths = [bot.action_worth(view, pile.peek()) for pile in decision.piles]
    return [worths.index(max(worths))]


def wild_hunt(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """An Estate for what has gathered, if that is worth one."""
    there = vp_on(view, "Wild Hunt")
    return [1] if there >= 4 or (view.gains_left <= LATE and there) else [0]


def play_city_quarter(bot: Tactician, view: View, card: Card) -> float | None:
    return 300.0 + sum(1 for c in view.hand if c.is_(ACTION) and c is not card)


def play_farmers_market(bot: Tactician, view: View, card: Card) -> float | None:
    there = vp_on(view, "Farmers' Market")
    return 100.0 + (there + 1 if there < 4 else there)


HINTS: Final = Hints(
    answers={
        "Charm/choose": charm,
        "Engineer/trash": engineer,
        "Overlord/play": overlord,
        "Wild Hunt/choose": wild_hunt,
    },
    plays={"City Quarter": play_city_quarter, "Farmers' Market": play_farmers_market},
    plays_another={"Crown": 0.0},
    needs_junk={"Sacrifice": 0.0, "Temple": 0.0},
    treasures={"Charm": 3, "Crown": -1},  # after all others; before what it plays twice
    selfish={"Archive"},
)
