"""How bots play cards of Guilds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, Hints, best_trade, overpay_all, overpay_some
from bailiwick.bots.named import kind_named
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY, Cost
from bailiwick.engine.view import View

STONEMASON: Final = (-1, False, 0)  # and two of them

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician


def butcher_trash(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Only what makes a Province of it near the end: before that Coffers and Treasures are better kept."""
    near = [(view.cost(card), i) for i, card in enumerate(decision.cards) if butcher_price(bot, view, card)]
    return [max(near)[1]] if near and view.gains_left <= 4 else NO


def butcher_spend(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [max(decision.minimum, butcher_price(bot, view, view.trash[-1]))]


def butcher_price(bot: Tactician, view: View, card: Card) -> int:
    """The Coffers with which this card can be made a Province; 0 where it cannot, or need not."""
    province = view.pile_with("Province")
    if province is None or not province.count or card.is_(VICTORY) or not bot.is_wanted(view, province.top):
        return 0
    more = view.cost(province.peek()) - view.cost(card)
    return more if 0 < more <= view.coffers else 0


def cheap_treasure(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Treasure that makes 1 coin is as good as a Coffers, which keeps."""
    order = bot.ranked(view, decision, keep=False)
    return order[:1] if decision.cards[order[0]].kind.coins <= 1 else NO


def doctor_top(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    assert card is not None
    if bot.own_worth(view, card.kind) < 1.0:
        return [0]
    return [1] if bot.keep_worth(view, card.kind) < 0.0 else [2]


def name_junk(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The worst card we have most of."""
    best, most = "Copper", -100.0
    for name, n in view.counts.items():
        if n and name in ("Curse", "Estate", "Copper"):
            worth = n * {"Curse": 3.0, "Estate": 2.0, "Copper": 1.0}[name]
            if worth > most:
                best, most = name, worth
    return [decision.labels.index(best)]


def name_passed_over(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The name that is best passed over: many copies that are worth less than the average card."""
    worths = {name: max(0.0, bot.keep_worth(view, kind_named(name))) for name, n in view.counts.items() if n}
    cards = sum(view.counts[name] for name in worths)
    average = sum(view.counts[name] * worth for name, worth in worths.items()) / max(cards, 1)
    best = max(worths, key=lambda name: (view.counts[name] * (average - worths[name]), name), default="Copper")
    return [decision.labels.index(best)]


def stonemason_overpay(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """As much as buys two of the Action that the menu wants most."""
    return [min(wanted_for_two(bot, view).coins, decision.maximum)]


def stonemason_potions(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(wanted_for_two(bot, view).potions, decision.maximum)]


def wanted_for_two(bot: Tactician, view: View) -> Cost:
    """What the Action costs that the menu wants most of all that can be paid for."""
    best, most = Cost(0), 0.0
    for pile in view.piles:
        wanted = pile.supply and pile.count and pile.top.is_(ACTION) and bot.is_wanted(view, pile.top)
        if wanted and pile.name != "Stonemason":
            cost = view.full_cost(pile.top)
            worth = bot.menu_worth(view, pile.top)
            if Cost(0).less_than(cost) and cost.at_most(Cost(view.coins, view.potions)) and worth > most:
                best, most = cost, worth
    return best


def play_stonemason(bot: Tactician, view: View, card: Card) -> float | None:
    others = [c for c in view.hand if c is not card]
    return 101.0 if best_trade(bot, view, others, STONEMASON)[1] > 0.0 else 0.0


HINTS: Final = Hints(
    answers={
        "Butcher/spend": butcher_spend,
        "Butcher/trash": butcher_trash,
        "Doctor/choose": doctor_top,
        "Doctor/name": name_junk,
        "Doctor/overpay": overpay_some,
        "Farrier/overpay": overpay_some,
        "Herald/overpay": overpay_some,
        "Infirmary/overpay": overpay_some,
        "Journeyman/name": name_passed_over,
        "Masterpiece/overpay": overpay_all,
        "Plaza/discard": cheap_treasure,
        "Stonemason/overpay": stonemason_overpay,
        "Stonemason/overpay-potions": stonemason_potions,
    },
    plays={"Stonemason": play_stonemason},
    trades={"Stonemason": STONEMASON, "Taxman": (3, False, TREASURE)},
)
