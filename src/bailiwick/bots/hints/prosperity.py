"""How bots play cards of Prosperity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import NO, YES, Hints, best_at
from bailiwick.bots.profile import profile_of
from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, TREASURE
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

MOST_FORGED: Final = 8  # of so many cards, all ways to put some together are tried


def anvil(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """A Copper for a card that we want, or that is worth a Silver."""
    worst = bot.ranked(view, decision, keep=False)[0]
    best = best_at(bot, view, 4, False, 0)
    return [worst] if decision.cards[worst].kind.coins <= 1 and best >= 4.0 else NO


def crystal_ball(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    assert card is not None
    if bot.own_worth(view, card.kind) < 0.0:
        return [decision.labels.index("Trash it")]
    if card.is_(TREASURE) or (card.is_(ACTION) and bot.action_worth(view, card) > 0.0):
        return [decision.labels.index("Play it")]
    return [decision.labels.index("Put it back" if card.is_(ACTION) else "Discard it")]


def forge(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The cards whose costs together buy the most, less what they are worth themselves."""
    if decision.maximum < len(decision.cards):
        return bot.cards(view, decision)  # played as a Way that trashes
    order = bot.ranked(view, decision, keep=False)[:MOST_FORGED]
    prices = [view.cost(decision.cards[i]) for i in order]
    worths = [bot.own_worth(view, decision.cards[i].kind) for i in order]
    gains: dict[int, float] = {}
    best, most = 0, -1000.0
    for chosen in range(1 << len(order)):
        total, worth = 0, 0.0
        for k in range(len(order)):
            if chosen >> k & 1:
                total += prices[k]
                worth -= worths[k]
        if total not in gains:
            gains[total] = best_at(bot, view, total, True, 0)
        worth += gains[total]
        if worth > most:
            best, most = chosen, worth
    return [i for k, i in enumerate(order) if best >> k & 1]


def loan(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Coppers go, and so do Curses that are Treasures."""
    card = decision.about
    return [0] if card is not None and card.kind.coins <= 1 and card.kind.price < 4 else [1]


def mint(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The Treasure that is best to have once more, if any is worth a Silver."""
    worths = [bot.menu_worth(view, card.kind) for card in decision.cards]
    best = worths.index(max(worths))
    return [best] if worths[best] >= 3.0 and decision.cards[best].kind.price > 0 else NO


def contraband(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What the player to our right may want most of what the coins might buy."""
    player = view.players_data()[(view.seat - 1) % view.players]
    reach = player["coins"] + 2 * player["hand_size"]
    for name, price in (("Colony", 11), ("Province", 8), ("Gold", 6), ("Duchy", 5)):
        if price <= reach and view.left(name) and (name != "Duchy" or view.gains_left <= 5):
            return [decision.labels.index(name)]
    return [decision.labels.index("Silver")]


def war_chest(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """What we should like best of what it gains."""
    best, most = "Duchy", -1000.0
    for pile in view.piles:
        if pile.supply and pile.count and view.cost(pile.peek()) <= 5 and pile.top.name in decision.labels:
            worth = bot.menu_worth(view, pile.top)
            if worth > most:
                best, most = pile.top.name, worth
    return [decision.labels.index(best)]


def tiara_play(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The Treasure that gives most."""
    worths = [profile_of(card.kind).worth() for card in decision.cards]
    return [worths.index(max(worths))]


def vault(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """For a coin each, all but better Treasures; in others' turns, two cards that are of no use."""
    if decision.shape == ask.ALL_OR_NONE:
        return bot.cards(view, decision)
    return [i for i, card in enumerate(decision.cards) if card.kind.coins <= 1 and not is_playable(view, card)]


def is_playable(view: View, card: Card) -> bool:
    return (card.is_(ACTION) and view.actions > 0) or (card.is_(TREASURE) and not card.kind.makes_only_coins)


def watchtower_react(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """Only for what is junk, or good to draw next."""
    card = decision.about
    if card is None:
        return NO
    junk = bot.own_worth(view, card.kind) < 0.0
    return YES if junk or (card.is_(ACTION | TREASURE) and bot.own_worth(view, card.kind) >= 3.0) else NO


def watchtower(bot: Tactician, view: View, decision: Decision) -> list[int]:
    card = decision.about
    return [0] if card is not None and bot.own_worth(view, card.kind) < 0.0 else [1]


def play_forge(bot: Tactician, view: View, card: Card) -> float | None:
    junk = [c for c in view.hand if c is not card and bot.own_worth(view, c.kind) < 0.0]
    return 100.0 + 2.0 * len(junk) if len(junk) > 1 else 0.0


def play_magnate(bot: Tactician, view: View, card: Card) -> float | None:
    return 100.0 + 1.5 * sum(1 for c in view.hand if c.is_(TREASURE))


def play_watchtower(bot: Tactician, view: View, card: Card) -> float | None:
    return 100.0 + 1.2 * max(0, 7 - len(view.hand))


HINTS: Final = Hints(
    answers={
        "Anvil/discard": anvil,
        "Contraband/name": contraband,
        "Crystal Ball/choose": crystal_ball,
        "Forge/trash": forge,
        "Loan/choose": loan,
        "Mint/reveal": mint,
        "Mint (1E)/reveal": mint,
        "Tiara/play": tiara_play,
        "Vault/discard": vault,
        "War Chest/name": war_chest,
        "Watchtower/choose": watchtower,
        "Watchtower/react": watchtower_react,
    },
    plays={"Forge": play_forge, "Magnate": play_magnate, "Watchtower": play_watchtower},
    plays_another={"King's Court": 0.0},
    needs_junk={"Bishop": 0.0, "Trade Route": 0.0},
    trades={"Expand": (3, False, 0)},
    treasures={"Anvil": -1, "Bank": 3, "Tiara": -1},  # before Coppers are played, after all others
)
