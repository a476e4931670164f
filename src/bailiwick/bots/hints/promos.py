"""How bots play the promotional cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.dark_ages import misfits
from bailiwick.bots.hints.kit import NO, Hints, best_at, best_buy_now, best_trade, set_aside_action, trade, yes
from bailiwick.bots.keeping import missed_today
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, COMMAND, DURATION, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

LATE: Final = 6  # so few gains before the end, a Gold is not drawn again
MINE: Final = (2, True, 0)  # what a Governor gives who plays it for a card
THEIRS: Final = (1, True, 0)  # ... and all others


# -- Black Market -----------------------------------------------------------------------------------------------------


def measure(price: int) -> float:
    """What a card is worth by its price: one dear card is better than two cheap ones."""
    return float(price * price)


def worth_bought(bot: Tactician, view: View, coins: int) -> float:
    """What the best card is worth that so many coins buy."""
    menu = bot.menu_for(view)
    lines = menu.plan(view).buy
    line = bot.reach(view, menu, coins)
    return measure(view.piles[lines.piles[line]].top.price) if line < len(lines.kinds) else 0.0


def buy_at_market(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The card that is worth most beyond what its price would buy later in the turn."""
    before = worth_bought(bot, view, view.coins)
    best, most = -1, 0.0
    for i, card in enumerate(decision.cards):
        if bot.menu_worth(view, card.kind) <= 0.0:
            continue
        worth = measure(card.kind.price) - before + worth_bought(bot, view, view.coins - view.cost(card))
        if worth > most:
            best, most = i, worth
    if best < 0 and decision.minimum:
        worths = [bot.menu_worth(view, card.kind) for card in decision.cards]
        return [worths.index(max(worths))]
    return NO if best < 0 else [best]


# -- answers ----------------------------------------------------------------------------------------------------------


def church(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """One card that is to be trashed in the next turn, if there is such a card."""
    worths = [bot.own_worth(view, card.kind) for card in decision.cards]
    return [worths.index(min(worths))] if worths and min(worths) < 0.0 else NO


def dismantled(bot: Tactician, view: View, card: Card) -> float:
    """What it is worth to dismantle a card."""
    price = view.cost(card)
    if price < 1:
        return -bot.own_worth(view, card.kind)
    return 7.0 + best_at(bot, view, price - 1, False, 0) - bot.own_worth(view, card.kind)


def dismantle(bot: Tactician, view: View, decision: Decision) -> list[int]:
    today = missed_today(bot, view, decision.cards)
    worths = [dismantled(bot, view, card) - today[i] for i, card in enumerate(decision.cards)]
    return [worths.index(max(worths))]


def governor(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Province for a Gold late in the game, Gold early, otherwise cards."""
    others = view.hand
    if others and best_trade(bot, view, others, MINE)[1] > 4.0:
        return [2]
    return [1] if view.gains_left > LATE and view.money < 2 * LATE else [0]


def governor_trash(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return trade(bot, view, decision, MINE if view.my_turn else THEIRS)


# -- when to play them ------------------------------------------------------------------------------------------------


def may_be_princely(view: View, card: Card) -> bool:
    kind = card.kind
    return kind.is_(ACTION) and not kind.is_(DURATION | COMMAND) and kind.only_coins and view.cost(card) <= 4


def play_prince(bot: Tactician, view: View, card: Card) -> float | None:
    """With a card for it, and as long as it will be played often enough."""
    found = any(may_be_princely(view, other) for other in view.hand if other is not card)
    return 180.0 if found and view.gains_left > LATE else 0.0


def play_dismantle(bot: Tactician, view: View, card: Card) -> float | None:
    most = max((dismantled(bot, view, other) for other in view.hand if other is not card), default=0.0)
    return 100.0 + most if most > 0.0 else 0.0


def wants_summon(bot: Tactician, view: View) -> bool:
    """Where the coins buy nothing dearer, and an Action is wanted."""
    kind = best_buy_now(bot, view)
    if kind is not None and view.full_cost(kind).coins > 4:
        return False
    return view.gains_left > LATE and any(is_good(bot, view, pile.top) for pile in view.piles if pile.supply)


def is_good(bot: Tactician, view: View, kind: Kind) -> bool:
    return kind.is_(ACTION) and kind.only_coins and 3 <= kind.price <= 4 and bot.is_wanted(view, kind)


HINTS: Final = Hints(
    answers={
        "Black Market/gain": buy_at_market,
        "Captain/play": misfits,
        "Church/set-aside": church,
        "Dismantle/trash": dismantle,
        "Governor/choose": governor,
        "Governor/trash": governor_trash,
        "Prince/set-aside": set_aside_action,
        "Walled Village/may": yes,
    },
    plays={"Dismantle": play_dismantle, "Prince": play_prince},
    selfish={"Church", "Prince"},
    events={"Summon": wants_summon},
)
