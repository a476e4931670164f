"""How bots play cards of Hinterlands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at
from bailiwick.bots.keeping import missed_today
from bailiwick.bots.named import kind_named
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

LATE: Final = 5  # gains left: what is gained now is hardly played any more
LATE_SILVER: Final = 0.6
SILVER_PER_COIN: Final = 2.0  # what Trader makes of a card, somewhat less than Silvers are worth one by one


# -- what is looked at ------------------------------------------------------------------------------------------------


def sift(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Put back what is better than most of what comes next."""
    card = decision.about
    return [1] if card is not None and bot.keep_worth(view, card.kind) >= 1.5 else [0]


def oracle(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Our own good pair stays and is drawn at once, that of others goes."""
    seen = view.places().get(f"revealed:{decision.subject}", [])
    good = sum(bot.keep_worth(view, card.kind) for card in seen) >= 1.5 * len(seen)
    return [1] if good == (decision.subject in (view.seat, view.acting)) else [0]


# -- what is trashed, discarded and gained ----------------------------------------------------------------------------


def develop(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The card that leaves most behind: one at each side of its price."""
    return [best_to_develop(bot, view, decision.cards)[0]]


def best_to_develop(bot: Tactician, view: View, cards: list[Card]) -> tuple[int, float]:
    best, most = 0, -1000.0
    today = missed_today(bot, view, cards)
    for i, card in enumerate(cards):
        cost = view.cost(card)
        worth = best_at(bot, view, cost + 1, True, 0) - bot.own_worth(view, card.kind) - today[i]
        if cost > 0:
            worth += best_at(bot, view, cost - 1, True, 0)
        if worth > most:
            best, most = i, worth
    return best, most


def trader_trash(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [best_to_trade(bot, view, decision.cards)[0]]


def best_to_trade(bot: Tactician, view: View, cards: list[Card]) -> tuple[int, float]:
    best, most = 0, -1000.0
    today = missed_today(bot, view, cards)
    silver = SILVER_PER_COIN if view.gains_left > LATE else LATE_SILVER
    for i, card in enumerate(cards):
        worth = silver * view.cost(card) - bot.own_worth(view, card.kind) - today[i]
        if worth > most:
            best, most = i, worth
    return best, most


def trader_react(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Silver for whatever is worth less."""
    card = decision.about
    if card is None:
        return NO
    return YES if bot.own_worth(view, card.kind) < bot.own_worth(view, kind_named("Silver")) else NO


def copper_only(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Copper, which is well lost."""
    for i, card in enumerate(decision.cards):
        if card.name == "Copper":
            return [i]
    return NO


def cheap_treasure(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Three cards are worth a Treasure that makes 2 coins."""
    order = bot.ranked(view, decision, keep=False)
    return order[:1] if decision.cards[order[0]].kind.coins <= 2 else NO


def wheelwright(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Of the cards that are of no use this turn the one that brings the best Action."""
    best, most = -1, 1.5
    for i, card in enumerate(decision.cards):
        idle = not card.is_(ACTION | TREASURE) or card.name == "Copper"
        worth = best_at(bot, view, view.cost(card), False, ACTION)
        if idle and worth > most:
            best, most = i, worth
    return [best] if best >= 0 else NO


def witchs_hut(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two Actions, if there are such as cannot be played any more and there is a Curse to give."""
    order = bot.ranked(view, decision, keep=False)
    actions = [i for i in order if decision.cards[i].is_(ACTION)]
    spare = len(actions) if view.actions == 0 else len(actions) - 1
    if spare >= 2 and view.left("Curse") and decision.maximum == 2:
        return actions[:2]
    return order[: decision.minimum]


def weaver(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two Silvers, unless the menu wants a card that it can have."""
    wanted = [
        pile
        for pile in view.piles
        if pile.supply and pile.count and view.cost(pile.peek()) == 4 and bot.is_wanted(view, pile.top)
    ]
    return [1] if wanted and view.gains_left > LATE else [0]


def inn_shuffle(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Every Action comes sooner from the deck."""
    return list(range(decision.maximum))


def duchess_gain(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if view.gains_left > LATE and bot.is_wanted(view, kind_named("Duchess")) else NO


def gains_copper(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Only where that one coin reaches something better."""
    menu = bot.menu_for(view)
    coins = view.coins + sum(card.kind.coins for card in view.hand)
    return YES if bot.reach(view, menu, coins + 1) < bot.reach(view, menu, coins) else NO


def fools_gold(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Gold is better, unless there are many that make 4 coins each."""
    return YES if view.owned("Fool's Gold") < 4 and view.left("Gold") else NO


# -- when to play them ------------------------------------------------------------------------------------------------


def play_crossroads(bot: Tactician, view: View, card: Card) -> float | None:
    """The first one is a village, the others draw."""
    green = float(view.in_hand_of_types(VICTORY))
    if not view.played(card.kind.number):
        return 300.0 + green
    return 100.0 + 1.2 * green if green else 0.0


def play_develop(bot: Tactician, view: View, card: Card) -> float | None:
    others = [c for c in view.hand if c is not card]
    return 101.0 if others and best_to_develop(bot, view, others)[1] > 1.0 else 0.0


def play_trader(bot: Tactician, view: View, card: Card) -> float | None:
    others = [c for c in view.hand if c is not card]
    return 101.0 if others and best_to_trade(bot, view, others)[1] > 1.0 else 0.0


def play_spice_merchant(bot: Tactician, view: View, card: Card) -> float | None:
    return 102.0 if any(c.name == "Copper" for c in view.hand) else 0.0


def play_stables(bot: Tactician, view: View, card: Card) -> float | None:
    return 204.0 if any(c.is_(TREASURE) and c.kind.coins <= 2 for c in view.hand) else 0.0


def play_souk(bot: Tactician, view: View, card: Card) -> float | None:
    return 100.0 + max(0, 8 - len(view.hand))


def play_guard_dog(bot: Tactician, view: View, card: Card) -> float | None:
    return 102.2 if len(view.hand) > 4 else 104.4


HINTS: Final = Hints(
    answers={
        "Develop/trash": develop,
        "Duchess/choose": sift,
        "Duchess/gain": duchess_gain,
        "Fool's Gold/react": fools_gold,
        "Ill-Gotten Gains/gain": gains_copper,
        "Inn/shuffle": inn_shuffle,
        "Jack of All Trades/choose": sift,
        "Oracle/choose": oracle,
        "Spice Merchant/trash": copper_only,
        "Stables/discard": cheap_treasure,
        "Trader/react": trader_react,
        "Trader/trash": trader_trash,
        "Trader (1E)/react": trader_react,
        "Trader (1E)/trash": trader_trash,
        "Weaver/choose": weaver,
        "Wheelwright/discard": wheelwright,
        "Witch's Hut/discard": witchs_hut,
    },
    plays={
        "Crossroads": play_crossroads,
        "Develop": play_develop,
        "Guard Dog": play_guard_dog,
        "Souk": play_souk,
        "Spice Merchant": play_spice_merchant,
        "Stables": play_stables,
        "Trader": play_trader,
        "Trader (1E)": play_trader,
    },
    trades={"Farmland": (2, True, 0), "Farmland (1E)": (2, True, 0)},
    harmless={"Oracle"},
    selfish={"Develop", "Scheme", "Scheme (1E)", "Trader", "Trader (1E)"},
)
