"""How bots play cards of Seaside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, topdeck_good, yes
from bailiwick.bots.keeping import best_on_deck
from bailiwick.bots.labels import parts_of
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

FULL_MAT: Final = 3  # cards on the Native Village mat that make a good turn
FULL_HOLD: Final = 3  # coins on the Pirate Ship mat that are worth an Action


def ambassador_show(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is worth least to own, and of that what there is more of."""
    cards = decision.cards
    copies = [sum(1 for other in cards if other.kind is card.kind) for card in cards]
    worths = [bot.own_worth(view, card.kind) - 0.1 * min(n, 2) for card, n in zip(cards, copies, strict=True)]
    return [worths.index(min(worths))]


def embargo(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Onto what is good and we do not want: neither on our menu, nor what everybody ends the game with."""
    best, most = 0, -1000.0
    for i, pile in enumerate(decision.piles):
        worth = bot.gain_worth(view, pile.top)
        if bot.is_wanted(view, pile.top) or pile.top.ends_game or not pile.count:
            worth -= 100.0
        if worth > most:
            best, most = i, worth
    return [best]


def haven(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is good and of no use this turn, otherwise what is least missed."""
    return [best_on_deck(bot, view, decision)]


def island(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What does nothing in a deck; points count on the mat as well."""
    return bot.ranked(view, decision, keep=False)[:1]


def native_village(bot: Tactician, view: View, decision: Decision) -> list[int]:
    mat = view.places().get(f"mat:{view.acting}:Native Village", [])
    if decision.maximum > 1:
        return [0, 1]
    return [1] if len(mat) >= FULL_MAT or (mat and (not view.undrawn or view.gains_left <= 2)) else [0]


def navigator(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Away with five cards that are worse than the deck is on average, which is about a Copper and a half each."""
    seen = view.places().get(f"looking:{view.acting}", [])
    worth = sum(bot.keep_worth(view, card.kind) for card in seen)
    return [0] if worth < 1.5 * len(seen) else [1]


def pirate_ship(bot: Tactician, view: View, decision: Decision) -> list[int]:
    if decision.maximum > 1:
        return [0, 1]
    coins = sum(n for n, _ in parts_of(decision.labels[0]))
    return [0] if coins >= FULL_HOLD else [1]


def salvager(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Junk first; otherwise what lets us reach most, and of that what is missed least."""
    worst = bot.ranked(view, decision, keep=False)[0]
    if bot.own_worth(view, decision.cards[worst].kind) < 0.0:
        return [worst]
    menu = bot.menu_for(view)
    coins = view.coins + sum(card.kind.coins for card in view.hand)
    best, most = worst, -1000.0
    for i, card in enumerate(decision.cards):
        reached = bot.reach(view, menu, coins - card.kind.coins + view.cost(card))
        worth = -10.0 * reached - bot.own_worth(view, card.kind)
        if worth > most:
            best, most = i, worth
    return [best]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_island(bot: Tactician, view: View, card: Card) -> float | None:
    idle = [c for c in view.hand if c is not card and (not c.is_(ACTION | TREASURE) or c.name == "Copper")]
    return 101.0 if idle else 0.0


def play_lookout(bot: Tactician, view: View, card: Card) -> float | None:
    """It must trash one of three cards, so there should be something to trash."""
    junk = sum(view.owned(name) for name in ("Curse", "Estate", "Copper"))
    return 198.0 if 3 * junk >= view.deck_size else 0.0


def play_tactician(bot: Tactician, view: View, card: Card) -> float | None:
    """A poor hand now for a great one next turn."""
    coins = view.coins + sum(c.kind.coins for c in view.hand)
    return 100.5 if coins < 5 and len(view.hand) > 1 else 0.0


def play_treasure_map(bot: Tactician, view: View, card: Card) -> float | None:
    return 150.0 if view.in_hand(card.kind.number) > 1 else 0.0


HINTS: Final = Hints(
    answers={
        "Ambassador/reveal": ambassador_show,
        "Embargo/token": embargo,
        "Explorer/may": yes,
        "Haven/set-aside": haven,
        "Island/set-aside": island,
        "Native Village/choose": native_village,
        "Navigator/choose": navigator,
        "Pearl Diver/may": topdeck_good,
        "Pirate Ship/choose": pirate_ship,
        "Sailor/may": yes,
        "Salvager/trash": salvager,
        "Treasury (1E)/may": yes,
        "Treasury/may": yes,
    },
    plays={
        "Island": play_island,
        "Lookout": play_lookout,
        "Tactician": play_tactician,
        "Treasure Map": play_treasure_map,
    },
    needs_junk={"Ambassador": 0.0},
    selfish={
        "Blockade", "Haven", "Island", "Monkey", "Native Village", "Outpost", "Outpost (2E)", "Pirate",
        "Tactician", "Treasure Map",
    },
)
