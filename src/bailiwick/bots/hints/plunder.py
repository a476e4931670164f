"""How bots play cards of Plunder, and which of its Events they buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, best_buy_now, best_trade, can_spare, topdeck_good, trade, yes
from bailiwick.bots.profile import profile_of
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

FULL_STORE: Final = 3  # cards on a Quartermaster beyond which they are taken one by one
EARLY: Final = 6  # with more gains than that to go, what comes back later still pays
TERMS: Final = (2, False, 0)  # what an Enlarge gives for a card


def only_scores(kind: Kind) -> bool:
    return kind.is_(VICTORY | CURSE) and not kind.is_(ACTION)


def is_terminal(kind: Kind) -> bool:
    return kind.is_(ACTION) and profile_of(kind).actions < 1


def price_now(bot: Tactician, view: View) -> int:
    """The price of what would be bought next; 0 where nothing would."""
    kind = best_buy_now(bot, view)
    return 0 if kind is None else kind.price


# -- answers ----------------------------------------------------------------------------------------------------------


def lay_junk_aside(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is of no use in a hand."""
    junk = [i for i, card in enumerate(decision.cards) if only_scores(card.kind)]
    return junk[: decision.maximum]


def now_or_later(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Now where the coins buy something better."""
    menu = bot.menu_for(view)
    more = 3 if decision.labels and "+3" in decision.labels[0] else 2
    return [0] if bot.reach(view, menu, view.coins + more) < bot.reach(view, menu, view.coins) else [1]


def enlarge(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return trade(bot, view, decision, TERMS)


def keep_siren(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The poorest Action of the hand, if that is not worth more."""
    cheap = [i for i, card in enumerate(decision.cards) if card.kind.price <= 3]
    return cheap[:1]


def store(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Three cards, and then one of them in every turn."""
    stored = [card for card in view.places().get(f"set_aside:{view.acting}", []) if not only_scores(card.kind)]
    return [1] if len(stored) > FULL_STORE or (stored and view.gains_left <= EARLY) else [0]


def orb(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [1]


def of_different_names(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Of each name one, the poorest three; any others where there are fewer names."""
    order = bot.ranked(view, decision, keep=False)
    names: list[str] = []
    first: list[int] = []
    for i in order:
        if decision.cards[i].name not in names:
            names.append(decision.cards[i].name)
            first.append(i)
    return (first + [i for i in order if i not in first])[: decision.minimum]


def fated_on_top(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """All that can be played together: whatever costs no Action, and one that does."""
    easy = [i for i, card in enumerate(decision.cards) if not is_terminal(card.kind)]
    hard = [i for i, card in enumerate(decision.cards) if is_terminal(card.kind)]
    return [*easy, *hard[:1]]


def none_of_them(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return []


def all_of_them(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return list(range(decision.maximum))


def friendly(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Hands are discarded anyway: for another one, if that is good to have."""
    return [0] if bot.gain_worth(view, decision.cards[0].kind) > 0.0 else []


def shy(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A card that could not be played beside others, or that does less than two cards would."""
    for i, card in enumerate(decision.cards):
        if card.kind.price <= 4 or (is_terminal(card.kind) and bot.terminals_in_hand(view) > 1):
            return [i]
    return []


def save_an_action(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The best Action that was not played."""
    actions = [i for i, card in enumerate(decision.cards) if card.is_(ACTION)]
    return sorted(actions, key=lambda i: decision.cards[i].kind.price)[-1:]


def best_treasure(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [max(range(len(decision.cards)), key=lambda i: bot.keep_worth(view, decision.cards[i].kind))]


# -- when to play them ------------------------------------------------------------------------------------------------


def play_enlarge(bot: Tactician, view: View, card: Card) -> float | None:
    others = [other for other in view.hand if other is not card]
    most = best_trade(bot, view, others, TERMS)[1] if others else 0.0
    return 100.0 + most if most > 0.0 else 0.0


# -- Events -----------------------------------------------------------------------------------------------------------


def wants_looting(bot: Tactician, view: View) -> bool:
    """A Loot is a better Gold, as long as it can be played."""
    return view.gains_left > EARLY and price_now(bot, view) <= 6


def wants_invasion(bot: Tactician, view: View) -> bool:
    return view.gains_left > EARLY


def wants_prosper(bot: Tactician, view: View) -> bool:
    return view.gains_left > 2 * EARLY


def wants_peril(bot: Tactician, view: View) -> bool:
    poor = [card for card in view.hand_actions() if card.kind.price <= 3]
    return bool(poor) and view.gains_left > EARLY and (can_spare(bot, view, 2) or price_now(bot, view) < 4)


def wants_foray(bot: Tactician, view: View) -> bool:
    names = {card.name for card in view.hand}
    return len(names) >= 3 and view.gains_left > EARLY and price_now(bot, view) < 5


def wants_journey(bot: Tactician, view: View) -> bool:
    """The extra turn is worth more than what 4 coins buy."""
    return price_now(bot, view) < 5 and len(view.in_play) < 6


def wants_mirror(bot: Tactician, view: View) -> bool:
    """Two of an Action for its price and 3."""
    kind = best_buy_now(bot, view)
    return kind is not None and kind.is_(ACTION) and can_spare(bot, view, 3)


def wants_deliver(bot: Tactician, view: View) -> bool:
    kind = best_buy_now(bot, view)
    return kind is not None and not only_scores(kind) and can_spare(bot, view, 2)


HINTS: Final = Hints(
    answers={
        "Amphora/choose": now_or_later,
        "Cage/set-aside": lay_junk_aside,
        "Enlarge/trash": enlarge,
        "Fated/bottom": none_of_them,
        "Fated/topdeck": fated_on_top,
        "Foray/discard": of_different_names,
        "Friendly/discard": friendly,
        "Gondola/choose": now_or_later,
        "Grotto/set-aside": lay_junk_aside,
        "Insignia/may": topdeck_good,
        "Mining Road/may": yes,
        "Orb/choose": orb,
        "Patient/set-aside": all_of_them,
        "Puzzle Box/set-aside": save_an_action,
        "Quartermaster/choose": store,
        "Shy/discard": shy,
        "Siren/trash": keep_siren,
        "Trickster/set-aside": best_treasure,
    },
    plays={"Enlarge": play_enlarge},
    plays_another={"First Mate": 1.5},
    gains={"Loot": 7.0},
    selfish={"Abundance", "Cage", "Crew", "Grotto", "Longship", "Quartermaster", "Stowaway"},
    events={
        "Deliver": wants_deliver,
        "Foray": wants_foray,
        "Invasion": wants_invasion,
        "Journey": wants_journey,
        "Looting": wants_looting,
        "Mirror": wants_mirror,
        "Peril": wants_peril,
        "Prosper": wants_prosper,
    },
)
