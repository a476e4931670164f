"""How bots play cards of Empires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at, best_buy_now, can_spare
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, VICTORY
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

COMMON: Final = ("Copper", "Estate", "Silver")  # what everybody holds
FAIR_BID: Final = 10
MOST_BID: Final = 14  # in debt, for 8 VP
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


# -- Events -----------------------------------------------------------------------------------------------------------


def wants_advance(bot: Tactician, view: View) -> bool:
    """Where a Buy is to spare, and an Action of ours is worth less than what it would become."""
    if view.buys < 2 and best_buy_now(bot, view) is not None:
        return False
    worths = [bot.own_worth(view, card.kind) for card in view.hand if card.is_(ACTION)]
    return bool(worths) and best_at(bot, view, 6, False, ACTION) > min(worths) + 2.0


def wants_annex(bot: Tactician, view: View) -> bool:
    """A Duchy on credit that need not be paid any more."""
    return view.gains_left <= 3 and view.coins < 5 and view.left("Duchy") > 0


def wants_delve(bot: Tactician, view: View) -> bool:
    """A Silver for 2, where we should buy one for 3 or nothing at all, or have 2 coins to spare."""
    if view.gains_left <= LATE:
        return False
    best = best_buy_now(bot, view)
    return best is None or best.name == "Silver" or can_spare(bot, view, 2)


def wants_dominate(bot: Tactician, view: View) -> bool:
    return view.left("Province") > 0


def wants_donate(bot: Tactician, view: View) -> bool:
    """Two turns without a card are worth it to be rid of a heap of junk."""
    return view.owned("Curse") + view.owned("Estate") >= 6 and view.gains_left > 2 * LATE and view.coins < 6


def wants_ritual(bot: Tactician, view: View) -> bool:
    """At the very end, a dear card is worth more as points."""
    best = best_buy_now(bot, view)
    dearest = max((view.cost(card) for card in view.hand), default=0)
    points = 0 if best is None else best.vp
    return view.gains_left <= 2 and view.left("Curse") > 0 and dearest - 1 > points


def wants_salt(bot: Tactician, view: View) -> bool:
    """To end the game where we win it."""
    return view.left("Province") == 1 and view.lead() + 1 > 0


def wants_triumph(bot: Tactician, view: View) -> bool:
    """At the very end, where nothing better can be bought."""
    best = best_buy_now(bot, view)
    return view.gains_left <= 2 and view.left("Estate") > 0 and (best is None or best.vp < 3)


def wants_wedding(bot: Tactician, view: View) -> bool:
    """A Gold that the next turns pay for, early on."""
    return view.coins < 6 and view.gains_left > 2 * LATE and view.turns < 9 and view.left("Gold") > 0


def wants_windfall(bot: Tactician, view: View) -> bool:
    return view.undrawn == 0 and view.left("Gold") > 0


def annex(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is no good to draw stays out of the deck."""
    order = bot.ranked(view, decision, keep=False)
    return [i for i in order if bot.keep_worth(view, decision.cards[i].kind) < 0.0][: decision.maximum]


def dearest(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The dearest card that is no Victory card."""
    worths = [view.cost(card) - (20 if card.is_(VICTORY) else 0) for card in decision.cards]
    return [worths.index(max(worths))]


def salt_the_earth(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Province where that ends the game for us, otherwise what is worth least."""
    names = [pile.top.name for pile in decision.piles]
    if "Province" in names and view.lead() > 0:
        return [names.index("Province")]
    points = [pile.top.vp for pile in decision.piles]
    return [points.index(min(points))]


# -- Landmarks --------------------------------------------------------------------------------------------------------


def mountain_pass_may(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """8 points are worth some turns' coins, but not any number of them."""
    numbers = [int(word) for word in decision.labels[0].split() if word.isdigit()]
    return YES if len(numbers) < 2 or numbers[0] < MOST_BID else NO


def mountain_pass_bid(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What others will hardly beat; who bids last need only be the highest."""
    return [decision.minimum if view.my_turn else max(decision.minimum, FAIR_BID)]


HINTS: Final = Hints(
    answers={
        "Annex/keep": annex,
        "Charm/choose": charm,
        "Engineer/trash": engineer,
        "Gladiator/reveal": gladiator,
        "Mountain Pass/bid": mountain_pass_bid,
        "Mountain Pass/may": mountain_pass_may,
        "Overlord/play": overlord,
        "Ritual/trash": dearest,
        "Salt the Earth/trash": salt_the_earth,
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
    events={
        "Advance": wants_advance,
        "Annex": wants_annex,
        "Delve": wants_delve,
        "Dominate": wants_dominate,
        "Donate": wants_donate,
        "Ritual": wants_ritual,
        "Salt the Earth": wants_salt,
        "Triumph": wants_triumph,
        "Wedding": wants_wedding,
        "Windfall": wants_windfall,
    },
)
