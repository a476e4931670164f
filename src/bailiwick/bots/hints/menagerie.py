"""How bots play cards of Menagerie, which Ways they take, and which of its Events they buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import (
    NO,
    YES,
    Hints,
    best_at,
    best_buy_now,
    best_trade,
    can_spare,
    set_aside_action,
    trade,
    worth_a_copy,
    yes,
)
from bailiwick.bots.profile import profile_of
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

EARLY: Final = 6  # with more gains than that to go, what comes back later still pays
TERMS: Final = (2, False, 0)  # what a Displace and an Enhance give for a card
MEASURE: Final = 0.4  # what a card that one will have later is worth, against coins now


def last_villagers(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """As many as there are Actions in hand that could not be played otherwise; the others serve in later turns."""
    missing = sum(1 for card in view.hand if card.is_(ACTION)) - view.actions
    return [min(decision.maximum, max(0, missing))]


def only_scores(kind: Kind) -> bool:
    return kind.is_(VICTORY | CURSE) and not kind.is_(ACTION | TREASURE)


def price_now(bot: Tactician, view: View) -> int:
    """The price of what would be bought next; 0 where nothing would."""
    kind = best_buy_now(bot, view)
    return 0 if kind is None else kind.price


# -- answers ----------------------------------------------------------------------------------------------------------


def now_or_later(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Now where it can still be used in this turn, or where no other may come."""
    useful = view.my_turn and view.phase == "action" and (view.actions > 0 or view.gains_left <= 2)
    return [0] if useful else [1]


def green_now_or_later(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Now where Actions wait for it."""
    waiting = view.my_turn and view.phase == "action" and len(view.hand_actions()) > view.actions
    return [0] if waiting else [1]


def dog(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Not in one's own Buy phase, where the cards would only be discarded."""
    return NO if view.my_turn and view.phase == "buy" else YES


def sleigh(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """For a good card."""
    card = decision.about
    return YES if card is not None and card.kind.price >= 5 and not only_scores(card.kind) else NO


def sleigh_where(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Into the hand where it can be played."""
    card = decision.about
    action = card is not None and card.is_(ACTION) and view.actions > 0
    use = view.my_turn and view.phase == "action" and (action or (card is not None and card.is_(TREASURE)))
    return [0] if use else [1]


def displace(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return trade(bot, view, decision, TERMS)


def pay_for_fair(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """With an Action that is worth less than the coins would bring."""
    poor = [card for card in view.hand_actions() if card.kind.price <= 3]
    return [1] if poor else [0]


def hostelry(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Coppers that will buy nothing any more: all of them in the Buy phase, which is over for them."""
    late = view.my_turn and view.phase == "buy"
    return [i for i, card in enumerate(decision.cards) if late or card.kind.coins <= 1]


def transport(bot: Tactician, view: View, decision: Decision) -> list[int]:
    exiled = view.places().get(f"mat:{view.acting}:Exile", [])
    return [1] if any(card.is_(ACTION) for card in exiled) else [0]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_bounty_hunter(bot: Tactician, view: View, card: Card) -> float | None:
    """While there is something to send away."""
    spare = [c for c in view.hand if c is not card and (only_scores(c.kind) or c.name == "Copper")]
    return None if spare else 0.0


def play_displace(bot: Tactician, view: View, card: Card) -> float | None:
    others = [c for c in view.hand if c is not card]
    most = best_trade(bot, view, others, TERMS)[1] if others else 0.0
    return 100.0 + most if most > 0.0 else 0.0


def play_mastermind(bot: Tactician, view: View, card: Card) -> float | None:
    return 105.0


def play_scrap(bot: Tactician, view: View, card: Card) -> float | None:
    """Estates and what costs little; not the best cards of the deck."""
    junk = [c for c in view.hand if c is not card and bot.own_worth(view, c.kind) < 0.0]
    return 102.0 + len(junk) if junk else 0.0


# -- Ways -------------------------------------------------------------------------------------------------------------


def as_butterfly(bot: Tactician, view: View, card: Card) -> float:
    """For a better card."""
    more = best_at(bot, view, view.cost(card) + 1, True, 0) - bot.own_worth(view, card.kind)
    return MEASURE * more


def as_camel(bot: Tactician, view: View, card: Card) -> float:
    gold = view.pile_with("Gold")
    return 2.2 if gold is not None and gold.count and view.gains_left > EARLY else 0.0


def as_chameleon(bot: Tactician, view: View, card: Card) -> float:
    """Where there is nothing to draw, or coins are wanted more than cards that cannot be played."""
    p = profile_of(card.kind)
    swapped = p.cards + 1.1 * min(p.coins, float(view.undrawn))
    missing = 1.1 * max(0.0, p.cards - view.undrawn)  # what would not be drawn anyhow
    return p.worth() - p.coins - 1.1 * p.cards + swapped + missing + bot.worth_of_actions(view, card, p.actions)


def as_frog(bot: Tactician, view: View, card: Card) -> float:
    return bot.worth_of_actions(view, card, 1.0) + (0.4 if card.kind.price >= 5 else 0.0)


def as_goat(bot: Tactician, view: View, card: Card) -> float:
    worst = min((bot.own_worth(view, c.kind) for c in view.hand if c is not card), default=1.0)
    return 2.0 if worst < 0.0 else 0.0


def as_horse(bot: Tactician, view: View, card: Card) -> float:
    """The card is gone then, which is a gain where it was junk."""
    return bot.bonus_worth(view, card, "+2 Cards, +1 Action") - MEASURE * bot.own_worth(view, card.kind)


def as_mole(bot: Tactician, view: View, card: Card) -> float:
    kept = sum(max(0.0, bot.keep_worth(view, c.kind)) for c in view.hand if c is not card)
    return bot.bonus_worth(view, card, "+3 Cards, +1 Action") - 0.6 * kept


def as_mouse(bot: Tactician, view: View, card: Card) -> float:
    aside = view.places().get("aside:way_of_the_mouse", [])
    if not aside:
        return 0.0
    p = profile_of(aside[0].kind)
    return p.worth() + bot.worth_of_actions(view, card, p.actions)


def as_rat(bot: Tactician, view: View, card: Card) -> float:
    poor = [c for c in view.hand if c.is_(TREASURE) and worth_a_copy(bot, view, c, card)]
    return MEASURE * card.kind.price + 0.5 if poor else 0.0


def as_squirrel(bot: Tactician, view: View, card: Card) -> float:
    return 1.8 if view.gains_left > 1 else 0.0


def as_turtle(bot: Tactician, view: View, card: Card) -> float:
    """For what is of no use today."""
    return 0.7 * profile_of(card.kind).worth() if bot.action_worth(view, card) <= 0.0 else 0.0


def as_worm(bot: Tactician, view: View, card: Card) -> float:
    estate = view.pile_with("Estate")
    return 1.0 if estate is not None and estate.count else 0.0


# -- Events -----------------------------------------------------------------------------------------------------------


def wants_alliance(bot: Tactician, view: View) -> bool:
    return view.gains_left <= 2 * EARLY


def wants_banish(bot: Tactician, view: View) -> bool:
    names = [card.name for card in view.hand if only_scores(card.kind)]
    return any(names.count(name) > 1 for name in names) and price_now(bot, view) < 5


def wants_bargain(bot: Tactician, view: View) -> bool:
    menu = bot.menu_for(view)
    return view.coins < 5 and bot.reach(view, menu, 5) < bot.reach(view, menu, view.coins)


def wants_delay(bot: Tactician, view: View) -> bool:
    good = [card for card in view.hand_actions() if profile_of(card.kind).worth() > 1.5]
    return bool(good) and (view.buys > 1 or price_now(bot, view) == 0)


def wants_demand(bot: Tactician, view: View) -> bool:
    return price_now(bot, view) < 5 and view.gains_left > EARLY


def wants_desperation(bot: Tactician, view: View) -> bool:
    """A Curse for a Province it could not be otherwise."""
    menu = bot.menu_for(view)
    return view.gains_left <= EARLY and bot.reach(view, menu, view.coins + 2) < bot.reach(view, menu, view.coins)


def wants_enhance(bot: Tactician, view: View) -> bool:
    """Where the trade brings more than the card that would be bought for the coins."""
    others = [card for card in view.hand if not card.is_(VICTORY)]
    bought = best_buy_now(bot, view)
    least = 1.0 if bought is None else 1.0 + bot.menu_worth(view, bought)
    return bool(others) and price_now(bot, view) < 4 and best_trade(bot, view, others, TERMS)[1] > least


def wants_reap(bot: Tactician, view: View) -> bool:
    kind = best_buy_now(bot, view)
    return kind is not None and kind.name == "Gold"


def wants_ride(bot: Tactician, view: View) -> bool:
    """In place of nothing, or beside what is bought anyhow: a cheap card that stays is better than a Horse."""
    return (price_now(bot, view) == 0 or (view.buys > 1 and can_spare(bot, view, 2))) and view.gains_left > 1


def wants_seize_the_day(bot: Tactician, view: View) -> bool:
    """The extra turn is worth more than what 4 or 5 coins buy."""
    return price_now(bot, view) < 6 and view.turns > 5


def wants_stampede(bot: Tactician, view: View) -> bool:
    """For 10 cards in the next turn, once these bring as many coins."""
    pays = view.money >= max(10, view.deck_size)
    return pays and len(view.in_play) <= 5 and price_now(bot, view) < 5 and view.gains_left > 1


def wants_toil(bot: Tactician, view: View) -> bool:
    good = [card for card in view.hand_actions() if profile_of(card.kind).coins + profile_of(card.kind).gained >= 2.0]
    return bool(good) and (can_spare(bot, view, 2) or price_now(bot, view) < 3)


def wants_transport(bot: Tactician, view: View) -> bool:
    exiled = view.places().get(f"mat:{view.acting}:Exile", [])
    good = [card for card in exiled if card.is_(ACTION) and bot.is_wanted(view, card.kind)]
    return bool(good) and price_now(bot, view) < 4


HINTS: Final = Hints(
    answers={
        "Animal Fair/choose": pay_for_fair,
        "Barge/choose": now_or_later,
        "Delay/set-aside": set_aside_action,
        "Desperation/may": yes,
        "Displace/exile": displace,
        "Hostelry/discard": hostelry,
        "Sheepdog/react": dog,
        "Sleigh/choose": sleigh_where,
        "Sleigh/react": sleigh,
        "Snowy Village/spend": last_villagers,
        "Transport/choose": transport,
        "Village Green/choose": green_now_or_later,
    },
    plays={
        "Bounty Hunter": play_bounty_hunter,
        "Displace": play_displace,
        "Mastermind": play_mastermind,
        "Scrap": play_scrap,
    },
    gains={"Horse": 3.5},
    trades={"Enhance": TERMS},
    selfish={"Barge", "Camel Train", "Gatekeeper", "Mastermind", "Village Green"},
    events={
        "Alliance": wants_alliance,
        "Banish": wants_banish,
        "Bargain": wants_bargain,
        "Delay": wants_delay,
        "Demand": wants_demand,
        "Desperation": wants_desperation,
        "Enhance": wants_enhance,
        "Reap": wants_reap,
        "Ride": wants_ride,
        "Seize the Day": wants_seize_the_day,
        "Stampede": wants_stampede,
        "Toil": wants_toil,
        "Transport": wants_transport,
    },
    ways={
        "Way of the Butterfly": as_butterfly,
        "Way of the Camel": as_camel,
        "Way of the Chameleon": as_chameleon,
        "Way of the Frog": as_frog,
        "Way of the Goat": as_goat,
        "Way of the Horse": as_horse,
        "Way of the Mole": as_mole,
        "Way of the Mouse": as_mouse,
        "Way of the Rat": as_rat,
        "Way of the Squirrel": as_squirrel,
        "Way of the Turtle": as_turtle,
        "Way of the Worm": as_worm,
    },
)
