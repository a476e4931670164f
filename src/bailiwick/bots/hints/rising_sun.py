"""How bots play cards of Rising Sun, which of its Events they buy, and what they do once a Prophecy has come about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at, best_buy_now, can_spare
from bailiwick.bots.purse import coins_ahead
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

EARLY: Final = 6  # with more gains than that to go, what comes back later still pays
JUNK_FOR_A_CARD: Final = 2  # cards of no use that a Rustic Village takes for a new one
FEW_CARDS: Final = 3  # with no more in hand, three discards cost less than a Curse
MOST_DEBT: Final = 4  # with as much as that, no more is taken for cards that can be had without
KEPT: Final = 3  # coins of the turn that are not for debt
RICH: Final = 1.3  # coins that a card of the deck makes on average


def price_now(bot: Tactician, view: View) -> int:
    """The price of what would be bought next; 0 where nothing would."""
    kind = best_buy_now(bot, view)
    return 0 if kind is None else kind.price


def junk_in_hand(bot: Tactician, view: View) -> int:
    return sum(1 for card in view.hand if bot.own_worth(view, card.kind) < 0.0)


# -- answers ----------------------------------------------------------------------------------------------------------


def gold_mine(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Gold that the next turns pay for, early on."""
    debt = view.debt - max(0, coins_ahead(view) - KEPT)
    return YES if view.gains_left > EARLY and debt < MOST_DEBT and view.left("Gold") else NO


def snake_witch(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if view.left("Curse") else NO


def keep_debt(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """With debt, a Change gives 3 coins, and those pay it as well."""
    return [decision.minimum]


def asceticism(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(decision.maximum, junk_in_hand(bot, view))]


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


# -- when to play them ------------------------------------------------------------------------------------------------


def play_aristocrat(bot: Tactician, view: View, card: Card) -> float | None:
    """What it gives goes by how many there are."""
    there = sum(1 for other in view.in_play if other.name == card.name) % 4
    return [300.0, 103.0, 103.0, 100.5][there]


def play_rice_broker(bot: Tactician, view: View, card: Card) -> float | None:
    """It wants something that can be spared."""
    poor = [other for other in view.hand if other is not card and bot.own_worth(view, other.kind) < 1.0]
    return 202.0 if any(other.is_(TREASURE | ACTION) for other in poor) else 200.5 if poor else 0.0


def play_root_cellar(bot: Tactician, view: View, card: Card) -> float | None:
    """Three cards have to bring more coins than the debt takes, or nothing will ever be bought."""
    return None if view.debt == 0 and view.money > RICH * view.deck_size else 0.0


def play_for_debt(bot: Tactician, view: View, card: Card) -> float | None:
    return None if view.debt < MOST_DEBT else 0.0


# -- Events -----------------------------------------------------------------------------------------------------------


def wants_amass(bot: Tactician, view: View) -> bool:
    """An Action for 5 where less would be bought."""
    if any(card.is_(ACTION) for card in view.in_play):
        return False
    return price_now(bot, view) < 5 and best_at(bot, view, 5, False, ACTION) > 3.0


def wants_asceticism(bot: Tactician, view: View) -> bool:
    return junk_in_hand(bot, view) >= 2 and view.coins >= 4 and view.gains_left > EARLY and price_now(bot, view) < 6


def wants_credit(bot: Tactician, view: View) -> bool:
    """A dear card on credit, early on, where nothing good can be bought."""
    best = best_at(bot, view, 6, False, ACTION | TREASURE)
    return price_now(bot, view) <= 3 and view.gains_left > EARLY and best > 3.0


def wants_foresight(bot: Tactician, view: View) -> bool:
    return can_spare(bot, view, 2) and view.owned_of_types(ACTION) > 1


def wants_gather(bot: Tactician, view: View) -> bool:
    """Three cards instead of one, but no points."""
    return view.gains_left > EARLY and price_now(bot, view) < 8


def wants_practice(bot: Tactician, view: View) -> bool:
    """For an Action that could not be played any more."""
    left = [card for card in view.hand_actions() if card.kind.price >= 4]
    return bool(left) and price_now(bot, view) <= 3 and view.buys > 1


def wants_sea_trade(bot: Tactician, view: View) -> bool:
    actions = sum(1 for card in view.in_play if card.is_(ACTION))
    return actions >= 2 and junk_in_hand(bot, view) >= 2 and price_now(bot, view) <= 4


HINTS: Final = Hints(
    answers={
        "Asceticism/spend": asceticism,
        "Change/pay": keep_debt,
        "Gold Mine/may": gold_mine,
        "Kitsune/choose": kitsune,
        "Rustic Village/discard": swap_junk,
        "Sickness/choose": sickness,
        "Snake Witch/may": snake_witch,
    },
    plays={
        "Aristocrat": play_aristocrat,
        "Craftsman": play_for_debt,
        "Imperial Envoy": play_for_debt,
        "Litter": play_for_debt,
        "Rice Broker": play_rice_broker,
        "Root Cellar": play_root_cellar,
    },
    trades={"Tanuki": (2, False, 0)},
    selfish={"Riverboat", "Samurai"},
    events={
        "Amass": wants_amass,
        "Asceticism": wants_asceticism,
        "Credit": wants_credit,
        "Foresight": wants_foresight,
        "Gather": wants_gather,
        "Practice": wants_practice,
        "Sea Trade": wants_sea_trade,
    },
)
