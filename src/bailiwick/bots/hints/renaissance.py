"""How bots play cards of Renaissance, and which of its Projects they buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_buy_now, can_spare, yes
from bailiwick.bots.profile import profile_of
from bailiwick.bots.terms import kind_named
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

EARLY: Final = 8  # so many turns, what lasts for the rest of the game pays
LATE: Final = 4  # so few gains before the end, it does not any more
PLOT: Final = 3  # tokens of a Sinister Plot that are worth a turn with so many cards more


# -- answers ----------------------------------------------------------------------------------------------------------


def border_guard(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The Lantern, then the Horn."""
    return [1] if view.has_landscape("Lantern") else [0]


def treasurer_gains(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [bot.gain_worth(view, card.kind) for card in decision.cards]
    return [worths.index(max(worths))]


def treasurer(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A good Treasure out of the trash, then the Key, then away with Coppers."""
    best = max((bot.gain_worth(view, card.kind) for card in view.trash if card.is_(TREASURE)), default=0.0)
    junk = bot.own_worth(view, kind_named("Copper")) < 0.0 and any(card.name == "Copper" for card in view.hand)
    key = 2.0 if view.has_landscape("Key") else 3.5
    worths = [2.5 if junk else 0.0, best - 1.0, key]
    order = sorted(range(3), key=lambda i: -worths[i])
    return sorted(order[: decision.minimum])


def again_worth(kind: Kind) -> float:
    """What it is worth to play an Action again in the Buy phase, where Actions are good for nothing."""
    p = profile_of(kind)
    gives = p.coins + 0.6 * p.cards + 0.8 * p.tokens + 0.4 * p.gained + 2.5 * p.cursed + 0.7 * p.discarded
    return gives + 0.7 * p.later


def scepter(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """2 coins, unless something in play is worth more."""
    best = max((again_worth(card.kind) for card in view.in_play if card.is_(ACTION)), default=0.0)
    return [1] if best > 2.2 else [0]


def scepter_plays(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worths = [again_worth(card.kind) for card in decision.cards]
    return [worths.index(max(worths))]


def cargo_ship(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """For what is good to have in hand next turn."""
    card = decision.about
    good = card is not None and card.is_(ACTION | TREASURE) and card.name != "Copper" and not view.for_another
    return YES if good else NO


def hideout(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is worth least, but for Victory cards, which bring a Curse."""
    worths = [bot.own_worth(view, card.kind) + (7.0 if card.is_(VICTORY) else 0.0) for card in decision.cards]
    return [worths.index(min(worths))]


def silos(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """All Coppers, where the other cards of the deck make more than they do."""
    coppers = view.owned("Copper")
    others = view.deck_size - coppers
    better = others > 0 and view.money - coppers + 2 * view.owned_of_types(ACTION) > others
    return list(range(min(decision.maximum, view.undrawn))) if better else NO


def sinister_plot(bot: Tactician, view: View, decision: Decision) -> list[int]:
    there = view.tokens().get("Sinister Plot", 0)
    return [1] if there >= PLOT or view.gains_left <= LATE else [0]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_acting_troupe(bot: Tactician, view: View, card: Card) -> float | None:
    """Early, for the Actions that will want Villagers."""
    return 102.0 if view.gains_left > LATE and view.owned_of_types(ACTION) > 2 else 0.0


def play_hideout(bot: Tactician, view: View, card: Card) -> float | None:
    """Where there is something to get rid of, or several Actions wait."""
    junk = [c for c in view.hand if c is not card and not c.is_(VICTORY) and bot.own_worth(view, c.kind) < 1.0]
    waiting = sum(1 for c in view.hand if c.is_(ACTION) and c is not card)
    return 310.0 if junk or waiting > view.actions else 0.0


def play_priest(bot: Tactician, view: View, card: Card) -> float | None:
    """Where what it trashes is no Silver or better."""
    worths = [bot.own_worth(view, c.kind) for c in view.hand if c is not card]
    junk = sum(1 for worth in worths if worth < 0.0)
    return 0.0 if worths and min(worths) >= bot.own_worth(view, kind_named("Silver")) else 101.0 + 2.0 * junk


def play_scholar(bot: Tactician, view: View, card: Card) -> float | None:
    """Seven new cards for those in hand, unless these buy what we want most."""
    coins = view.coins + sum(c.kind.coins for c in view.hand)
    return 0.0 if coins >= 8 else 101.0 + 2.0 * (7 - min(6, coins // 2 + len(view.hand_actions())))


# -- Projects ---------------------------------------------------------------------------------------------------------


def price_now(bot: Tactician, view: View) -> int:
    """The price of what would be bought next; 0 where nothing would."""
    kind = best_buy_now(bot, view)
    return 0 if kind is None else kind.price


def only_money(bot: Tactician, view: View) -> bool:
    """Whether no Action that we want would be bought next."""
    kind = best_buy_now(bot, view)
    return kind is None or not kind.is_(ACTION)


def pays(view: View) -> bool:
    """Whether it is early enough for what lasts for the rest of the game."""
    return view.turns <= EARLY and view.gains_left > LATE


def wants_barracks(bot: Tactician, view: View) -> bool:
    return pays(view) and view.owned_of_types(ACTION) >= 5 and price_now(bot, view) < 8


def wants_canal(bot: Tactician, view: View) -> bool:
    return view.gains_left > LATE and view.turns <= 2 * EARLY and price_now(bot, view) < 8


def wants_capitalism(bot: Tactician, view: View) -> bool:
    """With several Actions that make coins."""
    making = 0.0
    for name, n in view.counts.items():
        kind = kind_named(name)
        if kind.is_(ACTION) and profile_of(kind).is_terminal() and profile_of(kind).coins >= 2.0:
            making += n
    return pays(view) and making >= 3 and price_now(bot, view) < 6


def wants_citadel(bot: Tactician, view: View) -> bool:
    return pays(view) and view.owned_of_types(ACTION) >= 4


def wants_crop_rotation(bot: Tactician, view: View) -> bool:
    green = view.owned_of_types(VICTORY)
    return green >= 5 and view.gains_left > LATE and price_now(bot, view) < 8


def wants_exploration(bot: Tactician, view: View) -> bool:
    """For a turn that would buy nothing."""
    return pays(view) and best_buy_now(bot, view) is None


def wants_fair(bot: Tactician, view: View) -> bool:
    return pays(view) and view.buys > 1 and can_spare(bot, view, 4)


def wants_fleet(bot: Tactician, view: View) -> bool:
    """A turn more at the end, where it is near."""
    return 1 < view.gains_left < LATE and price_now(bot, view) < 5


def wants_guildhall(bot: Tactician, view: View) -> bool:
    return pays(view) and price_now(bot, view) < 6


def wants_pageant(bot: Tactician, view: View) -> bool:
    """Instead of one more Silver, once there are some."""
    return pays(view) and view.owned("Silver") >= 2 and price_now(bot, view) < 4


def wants_piazza(bot: Tactician, view: View) -> bool:
    return pays(view) and 3 * view.owned_of_types(ACTION) >= view.deck_size and price_now(bot, view) < 6


def wants_road_network(bot: Tactician, view: View) -> bool:
    """While others are about to buy their points."""
    return view.gains_left > LATE and price_now(bot, view) < 6 and only_money(bot, view)


def wants_silos(bot: Tactician, view: View) -> bool:
    return view.turns <= EARLY // 2 and view.owned("Copper") >= 5 and price_now(bot, view) < 5


def wants_sinister_plot(bot: Tactician, view: View) -> bool:
    return view.turns <= EARLY // 2 and price_now(bot, view) < 5


def wants_star_chart(bot: Tactician, view: View) -> bool:
    return pays(view) and view.buys > 1 and can_spare(bot, view, 3)


HINTS: Final = Hints(
    answers={
        "Border Guard/choose": border_guard,
        "Cargo Ship/may": cargo_ship,
        "Hideout/trash": hideout,
        "Pageant/may": yes,
        "Scepter/choose": scepter,
        "Scepter/play": scepter_plays,
        "Silos/discard": silos,
        "Sinister Plot/choose": sinister_plot,
        "Treasurer/choose": treasurer,
        "Treasurer/gain": treasurer_gains,
    },
    plays={
        "Acting Troupe": play_acting_troupe,
        "Hideout": play_hideout,
        "Priest": play_priest,
        "Scholar": play_scholar,
    },
    needs_junk={"Priest": 101.0, "Recruiter": 101.0, "Research": 0.0},
    trades={"Improve": (1, True, 0)},
    treasures={"Scepter": 1},
    selfish={"Acting Troupe", "Cargo Ship", "Swashbuckler", "Villain"},
    events={
        "Barracks": wants_barracks,
        "Canal": wants_canal,
        "Capitalism": wants_capitalism,
        "Citadel": wants_citadel,
        "Crop Rotation": wants_crop_rotation,
        "Exploration": wants_exploration,
        "Fair": wants_fair,
        "Fleet": wants_fleet,
        "Guildhall": wants_guildhall,
        "Pageant": wants_pageant,
        "Piazza": wants_piazza,
        "Road Network": wants_road_network,
        "Silos": wants_silos,
        "Sinister Plot": wants_sinister_plot,
        "Star Chart": wants_star_chart,
    },
)
