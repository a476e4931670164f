"""How bots play cards of Allies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at, set_aside_action, topdeck_good, two_for_coins, yes
from bailiwick.bots.keeping import average_card, worth_of_hand
from bailiwick.bots.named import kind_named
from bailiwick.bots.profile import profile_of
from bailiwick.bots.purse import of_coins
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY
from bailiwick.engine.view import View

WORSE_THAN_COPPER: Final = -3.0
NEW_HAND: Final = 0.6  # what a new hand is worth, against one like it
WAITING: Final = 2  # in each hand so many more that take an Action than villages, one of these is wanted every turn

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def architects(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The question does not say which card was gained, so this goes by what could be had for 5."""
    return YES if best_at(bot, view, 5, False, 0) > 1.0 and view.gains_left > 2 else NO


def astrologers(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(decision.maximum, 2)]


def cave(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if any(not card.is_(ACTION | TREASURE) for card in view.hand) else NO


def coastal(bot: Tactician, view: View, decision: Decision) -> list[int]:
    good = [card for card in view.hand if card.is_(ACTION) or card.kind.coins >= 2]
    return [min(len(good), decision.maximum)]


def cult(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [card for card in view.hand if bot.own_worth(view, card.kind) < WORSE_THAN_COPPER]
    return [min(len(junk), decision.maximum)]


def hill_fort(bot: Tactician, view: View, decision: Decision) -> list[int]:
    if decision.maximum > 1:
        return [0, 1]
    card = decision.about
    useful = card is not None and (card.is_(TREASURE) or (card.is_(ACTION) and view.actions > 0))
    return [0] if useful and not (card is not None and card.is_(VICTORY)) else [1]


def masons(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = 0
    for name, n in view.counts.items():
        if name in ("Curse", "Estate", "Province", "Duchy"):
            junk += n
    return [min(decision.maximum, junk // 3)]


def masons_pick(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [i for i, card in enumerate(decision.cards) if not card.is_(ACTION | TREASURE)]
    return junk[: decision.maximum]


def new_hand(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Only for a poor hand: it does less than an average one would."""
    new = of_coins(float(view.coins) + len(view.hand) * average_card(view))
    return YES if worth_of_hand(bot, view, view.hand, 1, float(view.coins), -1) < NEW_HAND * new else NO


def nomads(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Favor for a Buy, where there are coins left to spend; in the Action phase a card is better."""
    return YES if view.phase == "action" or view.coins >= 3 else NO


def nomads_choice(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [0] if view.phase == "action" else [2]


def specialist(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    wanted = card is not None and card.is_(ACTION) and bot.menu_worth(view, card.kind) > 6.0
    first = [1] if wanted and view.gains_left > 6 else [0]
    return first if decision.maximum == 1 else [0, 1]


def stay_on_deck(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Good for decks that need a village every turn: it takes the place of a card of the next hand."""
    waiting = 0
    for name, n in view.counts.items():
        if n and kind_named(name).is_(ACTION):
            known = profile_of(kind_named(name))
            waiting += n if known.is_terminal() else -n if known.is_village() else 0
    return YES if 5 * waiting >= WAITING * view.deck_size else NO


def swap(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A cheap Action for a better one, which comes to hand."""
    order = sorted(range(len(decision.cards)), key=lambda i: decision.cards[i].kind.price)
    cheapest = decision.cards[order[0]].kind
    wanted = [pile.top for pile in view.piles if pile.supply and pile.count and pile.top.is_(ACTION)]
    better = [kind for kind in wanted if cheapest.price < kind.price <= 5 and bot.gain_worth(view, kind) > 3.5]
    return order[:1] if cheapest.price <= 3 and better else NO


def woodworkers(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Give up a cheap Action for the dearest."""
    cheap = min((card.kind.price for card in view.hand if card.is_(ACTION)), default=9)
    return YES if cheap <= 3 else NO


def worth_playing(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if bot.best_action(view, [card for card in view.hand if card.is_(ACTION)]) >= 0 else NO


def play_student(bot: Tactician, view: View, card: Card) -> float | None:
    return None if any(bot.own_worth(view, c.kind) < 0.0 for c in view.hand) else 0.0


def play_sycophant(bot: Tactician, view: View, card: Card) -> float | None:
    rest = sorted(bot.keep_worth(view, c.kind) for c in view.hand if c is not card)[:3]
    return 199.0 if rest and sum(max(0.0, worth) for worth in rest) < 6.0 else 0.0


HINTS: Final = Hints(
    answers={
        "Architects' Guild/may": architects,
        "Band of Nomads/choose": nomads_choice,
        "Band of Nomads/may": nomads,
        "Bauble/may": topdeck_good,
        "Capital City/discard": two_for_coins,
        "Cave Dwellers/may": cave,
        "Coastal Haven/spend": coastal,
        "Contract/set-aside": set_aside_action,
        "Desert Guides/may": new_hand,
        "Hill Fort/choose": hill_fort,
        "Market Towns/may": worth_playing,
        "Merchant Camp/may": stay_on_deck,
        "Order of Astrologers/spend": astrologers,
        "Order of Masons/discard": masons_pick,
        "Order of Masons/spend": masons,
        "Peaceful Cult/spend": cult,
        "Specialist/choose": specialist,
        "Swap/return": swap,
        "Tent/may": yes,
        "Trappers' Lodge/may": topdeck_good,
        "Woodworkers' Guild/may": woodworkers,
    },
    plays={"Student": play_student, "Sycophant": play_sycophant},
    plays_another={"Elder": 5.0, "Royal Galley": 0.0, "Specialist": 0.0},
    needs_junk={"Broker": 0.0, "Sentinel": 100.5},
    trades={"Carpenter": (2, False, 0)},
    selfish={"Voyage"},
)
