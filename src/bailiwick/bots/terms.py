"""What the words in the conditions of menus mean, asked of what a seat sees."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.register import all_kinds
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import View

COINS: Final = 0
BUYS: Final = 1
ACTIONS: Final = 2
COFFERS: Final = 3
FAVORS: Final = 4
TURN: Final = 5
CARDS: Final = 6
MONEY: Final = 7
DENSITY: Final = 8
GAINS_LEFT: Final = 9
EMPTY_PILES: Final = 10
POINTS: Final = 11
LEAD: Final = 12
PLAYERS: Final = 13
HAND_SIZE: Final = 14

TERM_NAMES: Final = {
    "coins": COINS,  # coins to spend now
    "buys": BUYS,
    "actions": ACTIONS,
    "coffers": COFFERS,
    "favors": FAVORS,
    "turn": TURN,  # the number of this seat's turn, from 1
    "cards": CARDS,  # how many cards the seat owns
    "money": MONEY,  # coins that all its Treasures make together
    "density": DENSITY,  # money / cards
    "gains_left": GAINS_LEFT,  # how few gains can end the game
    "empty_piles": EMPTY_PILES,
    "points": POINTS,
    "lead": LEAD,  # points more (or fewer) than the best of the others
    "players": PLAYERS,
    "hand_size": HAND_SIZE,
}

OWNED: Final = 0
HAND: Final = 1
IN_PLAY: Final = 2
LEFT: Final = 3
COST: Final = 4

TERMS_OF_CARDS: Final = {
    "owned": OWNED,  # copies the seat owns
    "hand": HAND,  # copies in its hand
    "in_play": IN_PLAY,
    "left": LEFT,  # copies left in the pile
    "cost": COST,  # what it costs now
}
COUNT_TYPES: Final = [OWNED, HAND, IN_PLAY]  # these also count types: owned(Action)

_by_name: dict[str, Kind] = {}


def kind_named(name: str) -> Kind:
    """The kind of a card by its exact name."""
    kind = _by_name.get(name)
    if kind is None:
        for known in all_kinds():
            _by_name[known.name] = known
        kind = _by_name[name]
    return kind


def money(view: View) -> int:
    """The coins that all Treasures of the seat make together."""
    total = 0
    for name, n in view.counts.items():
        if n:
            total += n * kind_named(name).coins
    return total


def gains_left(view: View) -> int:
    """How few gains can end the game: all of a pile that ends it, or as many piles as do."""
    sizes: list[int] = []
    fewest = 1000
    for pile in view.piles:
        if pile.supply:
            sizes.append(pile.count)
            if pile.kind.ends_game and pile.count < fewest:
                fewest = pile.count
    sizes.sort()
    n = 3 if view.players < 5 else 4
    return min(fewest, sum(sizes[:n]))


def copies_left(view: View, kind: Kind) -> int:
    """How many copies are left in the pile, beneath other cards or not."""
    pile = view.pile_with(kind.home or kind.name)
    if pile is None:
        return 0
    if not pile.is_mixed():
        return pile.count
    n = 0
    for there in pile.stack:
        if there is kind:
            n += 1
    return n


def term(view: View, which: int) -> float:
    if which == COINS:
        return float(view.coins)
    if which == TURN:
        return float(view.turns)
    if which == MONEY:
        return float(money(view))
    if which == CARDS:
        return float(view.deck_size)
    if which == DENSITY:
        cards = view.deck_size
        return money(view) / cards if cards else 0.0
    if which == GAINS_LEFT:
        return float(gains_left(view))
    if which == LEAD:
        return float(view.lead())
    if which == POINTS:
        return float(view.points)
    if which == BUYS:
        return float(view.buys)
    if which == ACTIONS:
        return float(view.actions)
    if which == COFFERS:
        return float(view.coffers)
    if which == FAVORS:
        return float(view.favors)
    if which == EMPTY_PILES:
        return float(view.empty_piles)
    if which == PLAYERS:
        return float(view.players)
    return float(len(view.hand))


def card_term(view: View, which: int, kind: Kind) -> float:
    if which == OWNED:
        return float(view.owned(kind.name))
    if which == LEFT:
        return float(copies_left(view, kind))
    if which == COST:
        return float(view.cost(kind.copy_number(0)))
    n = 0
    for card in view.hand if which == HAND else view.in_play:
        if card.kind is kind:
            n += 1
    return float(n)


def type_term(view: View, which: int, types: int) -> float:
    n = 0
    if which == OWNED:
        for name, count in view.counts.items():
            if count and kind_named(name).types & types:
                n += count
    else:
        for card in view.hand if which == HAND else view.in_play:
            if card.types & types:
                n += 1
    return float(n)

