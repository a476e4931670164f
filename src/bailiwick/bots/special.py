"""Cards that a general answer does not serve well: each has an answer of its own here, by name and purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bailiwick.bots.profile import profile_of
from bailiwick.bots.terms import kind_named
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

YES: Final = [0]
NO: Final[list[int]] = []


def answers_of(name: str) -> dict[str, Callable[[Tactician, View, Decision], list[int]]] | None:
    """What a card's questions are answered with, by purpose; None where the general answers will do."""
    found = {}
    for title, own in ANSWERS.items():
        card, _, purpose = title.partition("/")
        if card == name:
            found[purpose] = own
    return found or None


# -- trashing a card for a dearer one ---------------------------------------------------------------------------------

# By how much the new card may cost more, whether exactly so much, and of which types it must be.
TRADES: Final[dict[str, tuple[int, bool, int]]] = {
    "Remodel": (2, False, 0),
    "Remake": (1, True, 0),
    "Mine": (3, False, TREASURE),
    "Taxman": (3, False, TREASURE),
    "Carpenter": (2, False, 0),
    "Upgrade": (1, True, 0),
    "Replace": (2, False, 0),
    "Farmland": (2, True, 0),
    "Stonemason": (-1, False, 0),  # and two of them
}


def trade(bot: Tactician, view: View, decision: Decision, terms: tuple[int, bool, int]) -> list[int]:
    """The card for which the best one can be had, if that is worth it."""
    best, most = best_trade(bot, view, decision.cards, terms)
    return [] if most <= 0.0 and decision.minimum == 0 else [best]


def best_trade(bot: Tactician, view: View, cards: list[Card], terms: tuple[int, bool, int]) -> tuple[int, float]:
    """The number of the card that is best traded, and what that is worth."""
    more, exact, types = terms
    best, most = -1, -1000.0
    for i, card in enumerate(cards):
        worth = best_at(bot, view, view.cost(card) + more, exact, types) - bot.own_worth(view, card.kind)
        if worth > most:
            best, most = i, worth
    return best, most


def best_at(bot: Tactician, view: View, price: int, exact: bool, types: int) -> float:
    """What the best card at that price is worth to gain, which may be less than nothing; 0 where there is none."""
    best, found = -1000.0, False
    for pile in view.piles:
        if not pile.supply or not pile.count or (types and not pile.top.is_(types)):
            continue
        cost = view.cost(pile.peek())
        if cost == price or (cost < price and not exact):
            found = True
            worth = bot.menu_worth(view, pile.top)
            if worth > best:
                best = worth
    return best if found else 0.0


# -- single questions -------------------------------------------------------------------------------------------------


def yes(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES


def topdeck_good(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Onto the deck with what is good to draw."""
    card = decision.about
    return YES if card is not None and bot.keep_worth(view, card.kind) >= 3.0 else NO


def jester(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    return [1] if card is not None and bot.menu_worth(view, card.kind) > 1.0 else [0]


def spy(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    good = card is not None and bot.keep_worth(view, card.kind) >= 1.5
    return [1] if good == (decision.subject == view.seat) else [0]


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


def overpay_all(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [decision.maximum]


def overpay_some(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(2, decision.maximum)]


def stonemason_overpay(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """As much as buys two of the Action that the menu wants most."""
    best, most = 0, 0.0
    for pile in view.piles:
        wanted = pile.supply and pile.count and pile.top.is_(ACTION) and bot.is_wanted(view, pile.top)
        if wanted and pile.name != "Stonemason":
            cost = view.cost(pile.peek())
            worth = bot.menu_worth(view, pile.top)
            if 0 < cost <= decision.maximum and worth > most:
                best, most = cost, worth
    return [best]


def two_for_coins(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Two cards for 2 coins, if they would not have made as much."""
    order = bot.ranked(view, decision, keep=False)[:2]
    made = sum(max(0.0, bot.keep_worth(view, decision.cards[i].kind)) for i in order)
    return order if made < 4.0 else NO


def cheap_treasure(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Treasure that makes 1 coin is as good as a Coffers, which keeps."""
    order = bot.ranked(view, decision, keep=False)
    return order[:1] if decision.cards[order[0]].kind.coins <= 1 else NO


def any_one(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return bot.ranked(view, decision, keep=False)[:1]


def place_beneath(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The worst card of the hand was chosen: as far down as it goes."""
    return [decision.maximum]


def stay_on_deck(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Good for decks that need a village every turn."""
    actions = sum(n for name, n in view.counts.items() if n and kind_named(name).is_(ACTION))
    return YES if actions >= 5 else NO


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


def library_aside(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """An Action that can no longer be played only takes the place of another card."""
    return YES if view.actions == 0 else NO


def nomads(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Favor for a Buy, where there are coins left to spend; in the Action phase a card is better."""
    return YES if view.phase == "action" or view.coins >= 3 else NO


def nomads_choice(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [0] if view.phase == "action" else [2]


def architects(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The question does not say which card was gained, so this goes by what could be had for 5."""
    return YES if best_at(bot, view, 5, False, 0) > 1.0 and view.gains_left > 2 else NO


def lurker(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [1] if any(card.is_(ACTION) and bot.gain_worth(view, card.kind) > 2.0 for card in view.trash) else [0]


def swap(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A cheap Action for a better one, which comes to hand."""
    order = sorted(range(len(decision.cards)), key=lambda i: decision.cards[i].kind.price)
    cheapest = decision.cards[order[0]].kind
    wanted = [pile.top for pile in view.piles if pile.supply and pile.count and pile.top.is_(ACTION)]
    better = [kind for kind in wanted if cheapest.price < kind.price <= 5 and bot.gain_worth(view, kind) > 3.5]
    return order[:1] if cheapest.price <= 3 and better else NO


def harbinger(bot: Tactician, view: View, decision: Decision) -> list[int]:
    best = bot.ranked(view, decision, keep=True)[0]
    return [best] if bot.keep_worth(view, decision.cards[best].kind) > 2.0 else NO


def set_aside_action(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The Action that is best to begin the next turn with."""
    order = sorted(range(len(decision.cards)), key=lambda i: decision.cards[i].kind.price)
    return order[-1:]


def cult(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [card for card in view.hand if bot.own_worth(view, card.kind) < 0.0]
    return [min(len(junk), decision.maximum)]


def astrologers(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return [min(decision.maximum, 2)]


def masons(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = 0
    for name, n in view.counts.items():
        if name in ("Curse", "Estate", "Province", "Duchy"):
            junk += n
    return [min(decision.maximum, junk // 3)]


def masons_pick(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [i for i, card in enumerate(decision.cards) if not card.is_(ACTION | TREASURE)]
    return junk[: decision.maximum]


def coastal(bot: Tactician, view: View, decision: Decision) -> list[int]:
    good = [card for card in view.hand if card.is_(ACTION) or card.kind.coins >= 2]
    return [min(len(good), decision.maximum)]


def cave(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if any(not card.is_(ACTION | TREASURE) for card in view.hand) else NO


def new_hand(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Only for a poor hand: coins below what an average one would have."""
    coins = 0.0
    for card in view.hand:
        coins += card.kind.coins if card.is_(TREASURE) else 1.5 if card.is_(ACTION) else 0.0
    return YES if coins < 3.5 else NO


def worth_playing(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return YES if bot.best_action(view, [card for card in view.hand if card.is_(ACTION)]) >= 0 else NO


def woodworkers(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Give up a cheap Action for the dearest."""
    cheap = min((card.kind.price for card in view.hand if card.is_(ACTION)), default=9)
    return YES if cheap <= 3 else NO


def specialist(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    wanted = card is not None and card.is_(ACTION) and bot.menu_worth(view, card.kind) > 6.0
    first = [1] if wanted and view.gains_left > 6 else [0]
    return first if decision.maximum == 1 else [0, 1]


def hill_fort(bot: Tactician, view: View, decision: Decision) -> list[int]:
    if decision.maximum > 1:
        return [0, 1]
    card = decision.about
    useful = card is not None and (card.is_(TREASURE) or (card.is_(ACTION) and view.actions > 0))
    return [0] if useful and not (card is not None and card.is_(VICTORY)) else [1]


def torturer(bot: Tactician, view: View, decision: Decision) -> list[int]:
    worst = sorted(bot.keep_worth(view, card.kind) for card in view.hand)[:2]
    return [0] if sum(worst) < 3.0 or view.owned("Curse") > 2 else [1]


def minion(bot: Tactician, view: View, decision: Decision) -> list[int]:
    coins = view.coins + sum(card.kind.coins for card in view.hand)
    more = [card for card in view.hand if card.name == "Minion"]
    return [0] if coins >= 4 or more else [1]


def steward(bot: Tactician, view: View, decision: Decision) -> list[int]:
    junk = [card for card in view.hand if bot.own_worth(view, card.kind) < 0.0]
    if len(junk) >= 2:
        return [2]
    return [1] if view.coins + sum(card.kind.coins for card in view.hand) in (3, 4, 6, 7) else [0]


def baron(bot: Tactician, view: View, decision: Decision) -> list[int]:
    return list(range(min(1, decision.maximum)))


ANSWERS: Final[dict[str, Callable[[Tactician, View, Decision], list[int]]]] = {
    "Moneylender/trash": yes,
    "Jester/choose": jester,
    "Spy/choose": spy,
    "Doctor/choose": doctor_top,
    "Doctor/name": name_junk,
    "Journeyman/name": name_passed_over,
    "Masterpiece/overpay": overpay_all,
    "Doctor/overpay": overpay_some,
    "Herald/overpay": overpay_some,
    "Stonemason/overpay": stonemason_overpay,
    "Farrier/overpay": overpay_some,
    "Infirmary/overpay": overpay_some,
    "Contract/set-aside": set_aside_action,
    "Farmhands/set-aside": set_aside_action,
    "Library/set-aside": library_aside,
    "Band of Nomads/may": nomads,
    "Band of Nomads/choose": nomads_choice,
    "Architects' Guild/may": architects,
    "Lurker/choose": lurker,
    "Swap/return": swap,
    "Harbinger/topdeck": harbinger,
    "Bauble/may": topdeck_good,
    "Trappers' Lodge/may": topdeck_good,
    "Tent/may": yes,
    "Capital City/discard": two_for_coins,
    "Mill/discard": two_for_coins,
    "Plaza/discard": cheap_treasure,
    "Joust/set-aside": any_one,
    "Secret Passage/place": place_beneath,
    "Merchant Camp/may": stay_on_deck,
    "Butcher/trash": butcher_trash,
    "Butcher/spend": butcher_spend,
    "Chancellor/may": yes,
    "Peaceful Cult/spend": cult,
    "Order of Astrologers/spend": astrologers,
    "Order of Masons/spend": masons,
    "Order of Masons/discard": masons_pick,
    "Coastal Haven/spend": coastal,
    "Cave Dwellers/may": cave,
    "Desert Guides/may": new_hand,
    "Market Towns/may": worth_playing,
    "Woodworkers' Guild/may": woodworkers,
    "Specialist/choose": specialist,
    "Hill Fort/choose": hill_fort,
    "Torturer/choose": torturer,
    "Minion/choose": minion,
    "Steward/choose": steward,
    "Baron/discard": baron,
}


# -- when to play -----------------------------------------------------------------------------------------------------

# What plays or needs other cards is worth what is in hand beside it.
PLAYS_ANOTHER: Final = ["Throne Room", "Specialist", "Royal Galley", "Elder", "Coronet"]


def play_worth(bot: Tactician, view: View, card: Card) -> float | None:
    """What it is worth to play a certain card now; None where its profile tells."""
    name = card.name
    if name in PLAYS_ANOTHER:
        others = [c for c in view.hand if c.is_(ACTION) and c is not card and c.name not in PLAYS_ANOTHER]
        if not others:
            return 5.0 if name == "Elder" else 0.0
        best = max(bot.action_worth(view, c) for c in others)
        return best + 50.0 if best > 0 else 0.0
    if name in NEEDS_JUNK:
        junk = [c for c in view.hand if c is not card and bot.own_worth(view, c.kind) < 0.0]
        return 100.0 + 2.0 * len(junk) if junk else NEEDS_JUNK[name]
    if name == "Stonemason":
        others = [c for c in view.hand if c is not card]
        return 101.0 if best_trade(bot, view, others, TRADES[name])[1] > 0.0 else 0.0
    if name == "Moneylender":
        return 103.0 if any(c.name == "Copper" for c in view.hand) else 0.0
    if name == "Library":
        return 100.0 + 1.2 * max(0, 8 - len(view.hand))
    if name == "Menagerie":
        names = {c.name for c in view.hand if c is not card}
        return 203.0 if len(names) == len(view.hand) - 1 else 196.0
    if name == "Student" and not any(bot.own_worth(view, c.kind) < 0.0 for c in view.hand):
        return 0.0
    if name == "Sycophant":
        rest = sorted(bot.keep_worth(view, c.kind) for c in view.hand if c is not card)[:3]
        return 199.0 if rest and sum(max(0.0, worth) for worth in rest) < 6.0 else 0.0
    return None


# What trashes: worth little where there is nothing to trash.
NEEDS_JUNK: Final[dict[str, float]] = {
    "Chapel": 0.0,
    "Remake": 0.0,
    "Steward": 102.0,
    "Sentinel": 100.5,
    "Broker": 0.0,
    "Trading Post": 0.0,
    "Masquerade": 102.0,
}


PLAYS_OF_THEIR_OWN: Final = [
    *PLAYS_ANOTHER, *NEEDS_JUNK, "Stonemason", "Moneylender", "Library", "Menagerie", "Student", "Sycophant",
]  # fmt: skip


def treasure_rank(kind: Kind) -> int:
    """When a Treasure is played: 0 for those that only make coins, last those that look at what is in play."""
    if kind.makes_only_coins:
        return 0
    if kind.name == "Horn of Plenty":
        return 3
    return 2 if profile_of(kind).coins < 1.0 else 1


# Prizes and Rewards, the better the later, as decks of money do with each.
PRIZES: Final = [
    "Housecarl", "Coronet", "Renown", "Courser", "Huge Turnip", "Demesne",
    "Bag of Gold", "Princess", "Diadem", "Trusty Steed", "Followers",
]  # fmt: skip


def prize_worth(kind: Kind) -> float:
    return 20.0 + PRIZES.index(kind.name) if kind.name in PRIZES else 0.0
