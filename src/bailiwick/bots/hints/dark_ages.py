"""How bots play cards of Dark Ages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import DRAWN, NO, Hints, best_at, best_trade, sift, yes
from bailiwick.bots.profile import profile_of
from bailiwick.bots.purse import of_more
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, RUINS, TREASURE, VICTORY
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

LATE: Final = 5  # gains left: what is gained now is hardly played any more


def coins_ahead(view: View) -> int:
    """What this turn's purse will hold with all Treasures of the hand."""
    return view.coins + sum(card.kind.coins for card in view.hand)


# -- what is looked at ------------------------------------------------------------------------------------------------


def looked_at(bot: Tactician, view: View, decision: Decision) -> float:
    """How much better the cards that are looked at are than the next ones."""
    seen = view.places().get(f"looking:{decision.player}", [])
    return sum(bot.keep_worth(view, card.kind) - DRAWN for card in seen)


def survivors(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [1] if looked_at(bot, view, decision) >= 0.0 else [0]


def catacombs(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [0] if looked_at(bot, view, decision) >= 0.0 else [1]


# -- what is trashed, discarded and gained ----------------------------------------------------------------------------


def death_cart(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Ruins if there is one, else the cart itself; 5 coins are worth it."""
    order = bot.ranked(view, decision, keep=False)
    poor = decision.cards[order[0]].is_(RUINS)
    own = [i for i in order if decision.cards[i].name == "Death Cart"]
    return order[:1] if poor or not own else own[:1]


def count(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The cheapest of three prices, then coins, unless it is time for Duchies."""
    if len(decision.labels) == 3 and decision.labels[0].startswith("Discard"):
        idle = sum(1 for card in view.hand if bot.keep_worth(view, card.kind) < 0.0)
        return [0] if idle >= 2 or not view.hand else [1]
    if view.gains_left <= LATE and coins_ahead(view) + 3 < 8 and view.left("Duchy"):
        return [2]
    return [0]


def counterfeit(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is well lost: Coppers, and Spoils, which are lost anyhow. At the end whatever makes most."""
    best, most = -1, 0.0
    for i, card in enumerate(decision.cards):
        kind = card.kind
        lost = 0.0 if not kind.supply else bot.own_worth(view, kind)
        worth = 0.1 + 1.5 * of_more(view, float(kind.coins)) - (0.0 if view.gains_left <= 3 else lost)
        if worth > most:
            best, most = i, worth
    return [best] if best >= 0 else NO


def graverobber(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A good card of the trash, unless an Action of the hand brings a better one."""
    found = [card for card in view.trash if 3 <= view.cost(card) <= 6]
    dug = max((bot.menu_worth(view, card.kind) for card in found), default=0.0)
    actions = [card for card in view.hand if card.is_(ACTION)]
    traded = best_trade(bot, view, actions, (3, False, 0))[1] if actions else 0.0
    return [0] if dug >= traded else [1]


def processed(bot: Tactician, view: View, card: Card) -> float:
    """What it is worth to play an Action twice and have one that costs 1 more in its place."""
    known = best_at(bot, view, view.cost(card) + 1, True, ACTION)
    lost = max(0.0, bot.own_worth(view, card.kind))
    return 0.02 * bot.action_worth(view, card) + known - lost


def procession(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [processed(bot, view, card) for card in decision.cards]
    return [worths.index(max(worths))] if max(worths) > 2.0 else NO


def misfits(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A village where Actions wait in hand, else what gives most."""
    if any(card.is_(ACTION) for card in view.hand) and view.actions == 0:
        worths = [bot.action_worth(view, pile.peek()) for pile in decision.piles]
    else:
        worths = [profile_of(pile.top).worth() for pile in decision.piles]
    return [worths.index(max(worths))]


def rebuild(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The best of our own stays what it is."""
    best = "Colony" if view.owned("Colony") or (view.pile_with("Colony") and not view.left("Province")) else "Province"
    return [decision.labels.index(best)]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_altar(bot: Tactician, view: View, card: Card) -> float | None:
    """Where what it gains is better than the worst card in hand."""
    worst = min((bot.own_worth(view, c.kind) for c in view.hand if c is not card), default=0.0)
    return 103.0 if best_at(bot, view, 5, False, 0) > worst + 1.0 else 0.0


def play_beggar(bot: Tactician, view: View, card: Card) -> float | None:
    """Three Coppers, only where they reach something better now."""
    menu, coins = bot.menu_for(view), coins_ahead(view)
    return 100.5 if bot.reach(view, menu, coins + 3) < bot.reach(view, menu, coins) and view.gains_left <= LATE else 0.0


def play_death_cart(bot: Tactician, view: View, card: Card) -> float | None:
    """For 5 coins that reach something better."""
    menu, coins = bot.menu_for(view), coins_ahead(view)
    return 104.0 if bot.reach(view, menu, coins + 5) < bot.reach(view, menu, coins) else 0.0


def play_graverobber(bot: Tactician, view: View, card: Card) -> float | None:
    found = [c for c in view.trash if 3 <= view.cost(c) <= 6]
    actions = [c for c in view.hand if c.is_(ACTION) and c is not card]
    traded = best_trade(bot, view, actions, (3, False, 0))[1] if actions else 0.0
    return 102.5 if found or traded > 1.0 else 0.0


def play_junk_dealer(bot: Tactician, view: View, card: Card) -> float | None:
    """It is good as long as there is something to be rid of, or Coppers to spare."""
    worst = min((bot.own_worth(view, c.kind) for c in view.hand if c is not card), default=0.0)
    return 203.0 if worst <= 1.0 else 0.0


def play_madman(bot: Tactician, view: View, card: Card) -> float | None:
    return 205.0 if len(view.hand) > 3 else 0.0


def play_poor_house(bot: Tactician, view: View, card: Card) -> float | None:
    return 99.5 + max(0, 4 - int(view.in_hand_of_types(TREASURE)))


def play_procession(bot: Tactician, view: View, card: Card) -> float | None:
    others = [c for c in view.hand if c.is_(ACTION) and c is not card and c.name != card.name]
    return 301.0 if any(processed(bot, view, c) > 2.0 for c in others) else 0.0


def play_rats(bot: Tactician, view: View, card: Card) -> float | None:
    """With something to feed them, and not for ever."""
    junk = [c for c in view.hand if c.name != "Rats" and bot.own_worth(view, c.kind) < 0.0]
    return 201.0 if junk and view.owned("Rats") < 4 else 0.0


def play_rebuild(bot: Tactician, view: View, card: Card) -> float | None:
    """While there is a Victory card left to rebuild."""
    green = view.owned_of_types(VICTORY) - view.owned("Province")
    return 206.0 if green > 0 else 0.0


HINTS: Final = Hints(
    answers={
        "Band of Misfits/play": misfits,
        "Catacombs/choose": catacombs,
        "Count/choose": count,
        "Counterfeit/play": counterfeit,
        "Death Cart/trash": death_cart,
        "Graverobber/choose": graverobber,
        "Ironmonger/choose": sift,
        "Procession/play": procession,
        "Rebuild/name": rebuild,
        "Survivors/choose": survivors,
        "Urchin/may": yes,
    },
    plays_another={"Procession": 0.0},  # so that another card which does is not worth what this one is, and so on
    plays={
        "Altar": play_altar,
        "Beggar": play_beggar,
        "Death Cart": play_death_cart,
        "Graverobber": play_graverobber,
        "Junk Dealer": play_junk_dealer,
        "Madman": play_madman,
        "Poor House": play_poor_house,
        "Procession": play_procession,
        "Rats": play_rats,
        "Rebuild": play_rebuild,
    },
    needs_junk={"Forager": 0.0, "Mercenary": 0.0},
    trades={"Graverobber": (3, False, 0)},
    gains={"Death Cart": 0.1, "Rats": 0.1, "Beggar": 0.1},
    treasures={"Counterfeit": -1},  # before what it plays twice
)
