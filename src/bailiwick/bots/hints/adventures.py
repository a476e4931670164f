"""How bots play cards of Adventures, and which of its Events they buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import Hints, best_buy_now, best_trade, can_spare, yes
from bailiwick.bots.named import kind_named
from bailiwick.bots.offers import to_draw
from bailiwick.bots.profile import profile_of
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, ATTACK, TREASURE
from bailiwick.engine.pile import Pile
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

ENOUGH: Final = 5  # coins that other Treasures make, where Coppers are paid for to go
WORSE_THAN_COPPER: Final = -3.0
SAVED: Final = 4  # Coppers in the Tavern that are worth an Action
TERMS: Final = (1, False, 0)  # what a Transmogrify gives for a card
TOKENS: Final = ("+1 Card", "+1 Action", "+1 Buy", "+1 Coin")


# -- answers ----------------------------------------------------------------------------------------------------------


def junk_in_hand(bot: Tactician, view: View) -> int:
    return sum(1 for card in view.hand if bot.own_worth(view, card.kind) < 0.0)


def amulet(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Away with junk; a Silver while there is time for it."""
    order = [0, 2, 1] if view.gains_left <= 4 else [2, 0, 1]
    if any(bot.own_worth(view, card.kind) < WORSE_THAN_COPPER for card in view.hand):
        order = [1, *(i for i in order if i != 1)]
    return sorted(order[: decision.maximum])


def gear(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What cannot be used this turn and will be good in the next."""
    free = view.actions
    kept = []
    for i, card in enumerate(decision.cards):
        if card.is_(ACTION) and bot.action_worth(view, card) > 0.0:
            if free < 1:
                kept.append(i)
            free -= 0 if profile_of(card.kind).actions > 0.9 else 1
    spare = bot.spare(view, decision)
    return kept[:2] if kept or spare < 0 else [spare]


def miser(bot: Tactician, view: View, decision: Decision) -> list[int]:
    saved = sum(card.name == "Copper" for card in view.places().get(f"mat:{view.acting}:Tavern", []))
    there = any(card.name == "Copper" for card in view.hand)
    if decision.maximum > 1:
        return [0, 1]
    return [0] if there and saved < SAVED and view.gains_left > 3 else [1]


def quest(bot: Tactician, view: View, decision: Decision) -> list[int]:
    good = [i for i, label in enumerate(decision.labels) if label.endswith("for a Gold")]
    return good[:1] or [len(decision.labels) - 1]


def scouting(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is worst to draw for the next turn."""
    order = sorted(range(len(decision.cards)), key=lambda i: to_draw(decision.cards[i].kind))
    return order[: decision.minimum]


def most_owned(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The pile of which we have most cards, or want some."""
    worths = [worth_of_token(bot, view, pile) for pile in decision.piles]
    return [worths.index(max(worths))]


def worth_of_token(bot: Tactician, view: View, pile: Pile) -> float:
    return view.owned(pile.top.name) + (1.5 if pile.count and bot.is_wanted(view, pile.top) else 0.0)


def teach(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A card where the Actions we have cost none, otherwise an Action; then coins."""
    free = [i for i, name in enumerate(TOKENS) if not any(has_token(view, pile, name) for pile in view.piles)]
    order = [0, 1, 3, 2]
    return [next((i for i in order if i in free), 0)]


def has_token(view: View, pile: Pile, name: str) -> bool:
    return bool(pile.tokens.get(name, 0) >> view.acting & 1)


def call_coin(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """For Actions that could not be played otherwise."""
    waiting = [card for card in view.hand_actions() if bot.action_worth(view, card) > 0.0]
    return [0] if view.my_turn and view.phase == "action" and view.actions == 0 and waiting else []


def call_carriage(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    return [0] if card is not None and profile_of(card.kind).worth() >= 2.5 else []


def call_duplicate(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    if card is None or view.left_of(card.kind) == 0:
        return []
    return [0] if card.kind.price >= 5 or bot.is_wanted(view, card.kind) else []


def call_guide(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worth = sum(max(0.0, bot.keep_worth(view, card.kind)) for card in view.hand)
    return [0] if worth < 1.5 * 5 else []


def call_ratcatcher(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [0] if junk_in_hand(bot, view) else []


def call_transmogrify(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [0] if view.hand and best_trade(bot, view, view.hand, TERMS)[1] > 0.0 else []


# -- when to play them ------------------------------------------------------------------------------------------------


def play_champion(bot: Tactician, view: View, card: Card) -> float | None:
    return 390.0


def play_storyteller(bot: Tactician, view: View, card: Card) -> float | None:
    """It turns coins into cards, so it comes before what makes coins, while there are cards to draw; but not where the
    hand buys a Province as it is."""
    coins = [c.kind.coins for c in view.hand if c.is_(TREASURE)]
    province = view.pile_with("Province")
    if province is not None and view.coins + sum(coins) >= view.price_of(province.kind):
        return 0.0
    return 240.0 if view.undrawn >= 3 and coins else 0.0


def play_miser(bot: Tactician, view: View, card: Card) -> float | None:
    saved = sum(c.name == "Copper" for c in view.places().get(f"mat:{view.acting}:Tavern", []))
    return 100.0 + max(saved, 1)


def play_teacher(bot: Tactician, view: View, card: Card) -> float | None:
    return 108.0


def play_transmogrify(bot: Tactician, view: View, card: Card) -> float | None:
    """It waits for its card."""
    return 201.0 if view.gains_left > 1 else 0.0


def play_distant_lands(bot: Tactician, view: View, card: Card) -> float | None:
    return 101.0 + (8.0 if view.gains_left <= 6 else 0.0)


def play_duplicate(bot: Tactician, view: View, card: Card) -> float | None:
    return 102.0 if view.gains_left > 2 else 0.0


# -- Events -----------------------------------------------------------------------------------------------------------


def price_now(bot: Tactician, view: View) -> int:
    """The price of what would be bought next; 0 where nothing would."""
    kind = best_buy_now(bot, view)
    return 0 if kind is None else kind.price


def wants_alms(bot: Tactician, view: View) -> bool:
    bare = not any(card.is_(TREASURE) for card in view.in_play)
    return bare and (view.buys > 1 or price_now(bot, view) < 4)


def wants_ball(bot: Tactician, view: View) -> bool:
    return price_now(bot, view) < 5 and view.gains_left > 6


def wants_bonfire(bot: Tactician, view: View) -> bool:
    coppers = sum(1 for card in view.in_play if card.name == "Copper")
    rich = view.money - view.owned("Copper") >= ENOUGH  # it takes a turn, so not for whoever lives on Coppers
    return rich and coppers > 1 and price_now(bot, view) < 5 and bot.own_worth(view, kind_named("Copper")) < 0.0


def wants_borrow(bot: Tactician, view: View) -> bool:
    menu = bot.menu_for(view)
    return bot.reach(view, menu, view.coins + 1) < bot.reach(view, menu, view.coins)


def wants_expedition(bot: Tactician, view: View) -> bool:
    return price_now(bot, view) < 3 or (view.buys > 1 and can_spare(bot, view, 3))


def wants_inheritance(bot: Tactician, view: View) -> bool:
    good = [p for p in view.piles if p.supply and p.count and p.top.is_(ACTION) and view.full_cost(p.top).coins <= 4]
    smooth = [p for p in good if profile_of(p.top).is_cantrip() or profile_of(p.top).is_village()]
    return bool(smooth) and view.owned("Estate") >= 2 and price_now(bot, view) < 8 and view.gains_left > 8


def wants_token(bot: Tactician, view: View, name: str) -> bool:
    """A token where we have some cards of a pile, and it lies on none."""
    if any(has_token(view, pile, name) for pile in view.piles) or view.gains_left <= 6 or price_now(bot, view) > 6:
        return False
    return any(pile.supply and pile.kind.is_(ACTION) and view.owned(pile.top.name) >= 3 for pile in view.piles)


def wants_lost_arts(bot: Tactician, view: View) -> bool:
    return wants_token(bot, view, "+1 Action")


def wants_pathfinding(bot: Tactician, view: View) -> bool:
    return wants_token(bot, view, "+1 Card")


def wants_training(bot: Tactician, view: View) -> bool:
    return wants_token(bot, view, "+1 Coin")


def wants_ferry(bot: Tactician, view: View) -> bool:
    placed = any(has_token(view, pile, "-2 Cost") for pile in view.piles)
    wanted = any(p.supply and p.kind.is_(ACTION) and p.count and bot.is_wanted(view, p.top) for p in view.piles)
    return not placed and wanted and price_now(bot, view) < 4


def wants_pilgrimage(bot: Tactician, view: View) -> bool:
    """With the token face down, so that it brings something, and good cards in play."""
    face_down = view.tokens().get("Journey", 0) == 0
    good = {card.name for card in view.in_play if card.kind.price >= 4 and view.left_of(card.kind)}
    return face_down and len(good) >= (1 if price_now(bot, view) < 6 else 2)


def wants_quest(bot: Tactician, view: View) -> bool:
    attack = any(card.is_(ATTACK) for card in view.hand)
    curses = sum(1 for card in view.hand if card.name == "Curse")
    return (attack or curses > 1 or len(view.hand) > 5) and (view.buys > 1 or price_now(bot, view) < 6)


def wants_raid(bot: Tactician, view: View) -> bool:
    silvers = sum(1 for card in view.in_play if card.name == "Silver")
    return silvers >= 3 and price_now(bot, view) < 6 and view.gains_left > 5


def wants_save(bot: Tactician, view: View) -> bool:
    good = [card for card in view.hand if card.is_(ACTION) and card.kind.price >= 4]
    return bool(good) and can_spare(bot, view, 1)


def wants_scouting_party(bot: Tactician, view: View) -> bool:
    return can_spare(bot, view, 2) and view.undrawn >= 5


def wants_seaway(bot: Tactician, view: View) -> bool:
    wanted = [p for p in view.piles if p.supply and p.count and p.kind.is_(ACTION) and bot.is_wanted(view, p.top)]
    return price_now(bot, view) < 5 and any(view.full_cost(pile.top).coins <= 4 for pile in wanted)


def wants_trade(bot: Tactician, view: View) -> bool:
    return junk_in_hand(bot, view) > 1 and price_now(bot, view) < 6


def wants_travelling_fair(bot: Tactician, view: View) -> bool:
    return view.buys == 1 and can_spare(bot, view, 2) and price_now(bot, view) >= 3


def save(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What is best to have in the next hand."""
    worths = [float(card.kind.price) if card.is_(ACTION | TREASURE) else -1.0 for card in decision.cards]
    return [worths.index(max(worths))]


def inherit(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What costs no Action, and of that the best."""
    worths = []
    for pile in decision.piles:
        p = profile_of(pile.top)
        worths.append(p.worth() + (3.0 if p.actions > 0.9 else 0.0))
    return [worths.index(max(worths))]


HINTS: Final = Hints(
    answers={
        "Amulet/choose": amulet,
        "Coin of the Realm/react": call_coin,
        "Duplicate/react": call_duplicate,
        "Ferry/token": most_owned,
        "Gear/set-aside": gear,
        "Guide/react": call_guide,
        "Inheritance/set-aside": inherit,
        "Lost Arts/token": most_owned,
        "Miser/choose": miser,
        "Pathfinding/token": most_owned,
        "Plan/token": most_owned,
        "Quest/choose": quest,
        "Ratcatcher/react": call_ratcatcher,
        "Royal Carriage/react": call_carriage,
        "Save/set-aside": save,
        "Scouting Party/discard": scouting,
        "Teacher/choose": teach,
        "Teacher/react": yes,
        "Teacher/token": most_owned,
        "Training/token": most_owned,
        "Transmogrify/react": call_transmogrify,
        "Wine Merchant/react": yes,
    },
    plays={
        "Champion": play_champion,
        "Distant Lands": play_distant_lands,
        "Duplicate": play_duplicate,
        "Miser": play_miser,
        "Storyteller": play_storyteller,
        "Teacher": play_teacher,
        "Transmogrify": play_transmogrify,
    },
    plays_another={"Disciple": 0.0},
    needs_junk={"Raze": 0.0},
    trades={"Transmogrify": TERMS},
    selfish={
        "Champion", "Distant Lands", "Duplicate", "Gear", "Guide", "Hireling", "Miser", "Ratcatcher", "Royal Carriage",
        "Teacher", "Transmogrify",
    },
    events={
        "Alms": wants_alms,
        "Ball": wants_ball,
        "Bonfire": wants_bonfire,
        "Borrow": wants_borrow,
        "Expedition": wants_expedition,
        "Ferry": wants_ferry,
        "Inheritance": wants_inheritance,
        "Lost Arts": wants_lost_arts,
        "Pathfinding": wants_pathfinding,
        "Pilgrimage": wants_pilgrimage,
        "Quest": wants_quest,
        "Raid": wants_raid,
        "Save": wants_save,
        "Scouting Party": wants_scouting_party,
        "Seaway": wants_seaway,
        "Trade": wants_trade,
        "Training": wants_training,
        "Travelling Fair": wants_travelling_fair,
    },
)  # fmt: skip
