"""How bots play cards of Alchemy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints
from bailiwick.bots.named import kind_named
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

DRAWN: Final = 1.5  # what a card drawn is worth


def apprentice_worth(bot: Tactician, view: View, card: Card) -> float:
    """What comes of trashing a card with Apprentice; of somebody else's it comes back to them."""
    cost = view.full_cost(card.kind)
    drawn = cost.coins + (2 if cost.potions else 0)
    lost = bot.keep_worth(view, card.kind) if view.for_another else bot.own_worth(view, card.kind)
    return DRAWN * min(drawn, view.undrawn) - lost


def apprentice(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [apprentice_worth(bot, view, card) for card in decision.cards]
    return [worths.index(max(worths))]


def play_apprentice(bot: Tactician, view: View, card: Card) -> float | None:
    worths = [apprentice_worth(bot, view, c) for c in view.hand if c is not card]
    return 203.0 if worths and max(worths) > 0.0 else 0.0


def transmute_worth(bot: Tactician, view: View, kind: Kind) -> float:
    """What comes of trashing a card with Transmute."""
    worth = -bot.own_worth(view, kind)
    for types, name in ((ACTION, "Duchy"), (TREASURE, "Transmute"), (VICTORY, "Gold")):
        if kind.is_(types) and view.left(name):
            worth += bot.menu_worth(view, kind_named(name))
    return worth


def transmute(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [transmute_worth(bot, view, card.kind) for card in decision.cards]
    return [worths.index(max(worths))]


def play_transmute(bot: Tactician, view: View, card: Card) -> float | None:
    worths = [transmute_worth(bot, view, c.kind) for c in view.hand if c is not card]
    return 101.0 if worths and max(worths) > 0.0 else 0.0


def scrying_pool(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Actions stay, for they are all drawn; of other cards the good ones. From others, the good ones go."""
    card = decision.about
    assert card is not None
    if decision.subject == view.acting:
        return [1] if card.is_(ACTION) or bot.keep_worth(view, card.kind) >= 4.0 else [0]
    good = bot.keep_worth(view, card.kind) >= 1.5
    return [1] if good == (decision.subject == view.seat) else [0]


def play_golem(bot: Tactician, view: View, card: Card) -> float | None:
    """Two Actions for one, if the deck has some."""
    names = view.counts
    others = [name for name in names if names[name] > 0 and name != "Golem" and kind_named(name).is_(ACTION)]
    return 180.0 if others else 0.0


def play_possession(bot: Tactician, view: View, card: Card) -> float | None:
    return 190.0


HINTS: Final = Hints(
    answers={
        "Apprentice/trash": apprentice,
        "Scrying Pool/choose": scrying_pool,
        "Transmute/trash": transmute,
    },
    plays={
        "Apprentice": play_apprentice,
        "Golem": play_golem,
        "Possession": play_possession,
        "Transmute": play_transmute,
    },
    harmless={"Scrying Pool"},
    selfish={"Possession"},
)
