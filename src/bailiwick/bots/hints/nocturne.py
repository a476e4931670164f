"""How bots play cards of Nocturne, and what they make of Boons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import LAST_RESORT, NO, YES, Hints, best_at, sift, topdeck_good, yes
from bailiwick.bots.offers import to_draw
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import TREASURE
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

# What receiving a Boon is worth, in coins or thereabouts; of the others it depends.
BOONS: Final = {
    "The Mountain's Gift": 2.4, "The Swamp's Gift": 2.0, "The Forest's Gift": 1.5, "The Field's Gift": 1.2,
    "The River's Gift": 1.2, "The Sea's Gift": 1.1, "The Wind's Gift": 0.8, "The Sun's Gift": 0.8,
    "The Moon's Gift": 0.7,
}  # fmt: skip
# Boons that are worth more with a whole turn before one.
FOR_LATER: Final = ["The Field's Gift", "The Forest's Gift", "The Sea's Gift", "The Wind's Gift", "The Earth's Gift"]
KEPT: Final = 3  # Treasures that a Crypt takes, one for each of the next turns
LONG: Final = 6  # with more gains than that to the end, they will all come back in time
CHEAP: Final = 4  # Treasures that cost more do more than their coins say


def junk(bot: Tactician, view: View) -> int:
    return sum(1 for card in view.hand if bot.own_worth(view, card.kind) < 0.0)


def worth_of_boon(bot: Tactician, view: View, name: str) -> float:
    if name == "The Flame's Gift":
        return 2.2 if junk(bot, view) else 0.0
    if name == "The Earth's Gift":
        return 2.0 if any(card.name == "Copper" for card in view.hand) else 0.0
    if name == "The Sky's Gift":
        return 2.5 if len(poor_cards(bot, view)) >= 3 else 0.0
    return BOONS.get(name, 0.5)


def poor_cards(bot: Tactician, view: View) -> list[Card]:
    return [card for card in view.hand if bot.keep_worth(view, card.kind) <= 2.0]


# -- answers ----------------------------------------------------------------------------------------------------------


def best_boon(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [worth_of_boon(bot, view, card.name) for card in decision.cards]
    return [worths.index(max(worths))]


def now_or_later(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """At once, unless it is of more use in the turn to come."""
    boon = decision.about
    busy = view.my_turn and view.phase == "action"
    return [1] if boon is not None and boon.name in FOR_LATER and not busy else [0]


def pixie(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """For what is good twice. What it gives beside that is a card for a card."""
    boon = decision.about
    if boon is None:
        return NO
    if boon.name == "The Flame's Gift":
        return YES if junk(bot, view) >= 2 else NO
    return YES if worth_of_boon(bot, view, boon.name) >= 2.0 and boon.name != "The Sky's Gift" else NO


def copper_for_a_card(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Copper for something that is worth it."""
    coppers = [i for i, card in enumerate(decision.cards) if card.name == "Copper"]
    return coppers[:1] if best_at(bot, view, 4, False, 0) > 0.0 else NO


def three_for_gold(bot: Tactician, view: View, decision: Decision) -> list[int]:
    poor = poor_cards(bot, view)
    order = [i for i in bot.ranked(view, decision, keep=False) if decision.cards[i] in poor]
    return order[:3] if len(order) >= 3 and decision.maximum == 3 else NO


def not_to_draw(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What had better not be in the next hand."""
    return [i for i, card in enumerate(decision.cards) if to_draw(card.kind) < 0.0][: decision.maximum]


def good_to_draw(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [to_draw(card.kind) for card in decision.cards]
    best = worths.index(max(worths))
    return [best] if worths[best] >= 3.0 else NO


def bury(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The best Treasures, but for Coppers: one of them for each of the next turns."""
    good = [i for i, card in enumerate(decision.cards) if card.kind.coins >= 2]
    good.sort(key=lambda i: -decision.cards[i].kind.coins)
    return good[:KEPT] if view.gains_left > LONG else NO


def most_coins(bot: Tactician, view: View, decision: Decision) -> list[int]:
    coins = [card.kind.coins for card in decision.cards]
    return [coins.index(max(coins))]


def dearest(bot: Tactician, view: View, decision: Decision) -> list[int]:
    prices = [card.kind.price for card in decision.cards]
    return [prices.index(max(prices))]


def keep_what_was_gained(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return NO


def nearly_a_copper(card: Card) -> bool:
    return card.is_(TREASURE) and card.kind.coins <= 1 and card.kind.price <= CHEAP and card.name != "Cursed Gold"


def treasure_for_cards(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Copper for 4 cards, or what is nearly one."""
    poor = [i for i in bot.ranked(view, decision, keep=False) if nearly_a_copper(decision.cards[i])]
    return poor[:1]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_changeling(bot: Tactician, view: View, card: Card) -> float | None:
    """For a copy of something much better."""
    good = [c for c in view.in_play if c.kind.price >= 5 and view.left_of(c.kind)]
    return 60.0 if good and view.gains_left > 3 else 0.0


def play_workshop(bot: Tactician, view: View, card: Card) -> float | None:
    return 180.0  # before others gain something


def play_monastery(bot: Tactician, view: View, card: Card) -> float | None:
    return 50.0  # after others have gained something


def play_crypt(bot: Tactician, view: View, card: Card) -> float | None:
    good = any(c.is_(TREASURE) and c.kind.coins >= 2 for c in view.in_play)
    return 70.0 if good and view.gains_left > LONG else 0.0


def play_fool(bot: Tactician, view: View, card: Card) -> float | None:
    """Who is lost already gets nothing from it."""
    return 0.0 if view.has_landscape("Lost in the Woods") else 103.0


def play_pooka(bot: Tactician, view: View, card: Card) -> float | None:
    return 104.4 if any(nearly_a_copper(c) for c in view.hand) else 0.0


HINTS: Final = Hints(
    answers={
        "Blessed Village/choose": now_or_later,
        "Changeling/gain": dearest,
        "Changeling/may": keep_what_was_gained,
        "Crypt/set-aside": bury,
        "Crypt/to-hand": most_coins,
        "Druid/receive": best_boon,
        "Faithful Hound/may": yes,
        "Fool/receive": best_boon,
        "Night Watchman/discard": not_to_draw,
        "Pixie/may": pixie,
        "Pooka/trash": treasure_for_cards,
        "Sacred Grove/may": yes,
        "The Earth's Gift/discard": copper_for_a_card,
        "The Moon's Gift/topdeck": good_to_draw,
        "The Sky's Gift/discard": three_for_gold,
        "The Sun's Gift/discard": not_to_draw,
        "Tracker/may": topdeck_good,
        "Zombie Spy/choose": sift,
    },
    plays={
        "Changeling": play_changeling,
        "Crypt": play_crypt,
        "Devil's Workshop": play_workshop,
        "Fool": play_fool,
        "Monastery": play_monastery,
        "Pooka": play_pooka,
    },
    needs_junk={"Bat": 0.0, "Exorcist": 0.0},
    gains={"Cursed Gold": -1.0},
    treasures={"Cursed Gold": LAST_RESORT},
    selfish={"Cobbler", "Crypt", "Den of Sin", "Ghost", "Ghost Town", "Guardian", "Night Watchman", "Secret Cave"},
)
