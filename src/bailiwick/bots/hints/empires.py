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

COMMON: Final = ("Copper", "Estate", "Silver")  # what everybody holds
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


def gladiator(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A card that the player to our left hardly holds; one of theirs is shown whenever it can be."""
    common = [decision.minimum and card.name in COMMON for card in decision.cards]
    return [common.index(False)] if False in common else [0]


def sprawling_castle(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """As many points either way; one card is less in the way than three."""
    return [0] if view.left("Duchy") or not view.left("Estate") else [1]


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


def play_small_castle(bot: Tactician, view: View, card: Card) -> float | None:
    """Where a better Castle is to be had."""
    pile = view.pile_with("Castles")
    return 101.0 if pile is not None and pile.count and pile.top.price > card.kind.price else 0.0


HINTS: Final = Hints(
    answers={
        "Charm/choose": charm,
        "Engineer/trash": engineer,
        "Gladiator/reveal": gladiator,
        "Overlord/play": overlord,
        "Sprawling Castle/choose": sprawling_castle,
        "Wild Hunt/choose": wild_hunt,
    },
    plays={
        "City Quarter": play_city_quarter,
        "Farmers' Market": play_farmers_market,
        "Small Castle": play_small_castle,
    },
    plays_another={"Crown": 0.0},
    needs_junk={"Catapult": 0.0, "Sacrifice": 0.0, "Temple": 0.0},
    treasures={"Charm": 3, "Crown": -1, "Fortune": 4},  # after all others; before what it plays twice
    selfish={"Archive"},
)
