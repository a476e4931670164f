"""What the words in the conditions of menus mean."""

from __future__ import annotations

from typing import Final

from bailiwick.bots import program as p

TERM_NAMES: Final = {
    "coins": p.COINS,  # coins to spend now
    "buys": p.BUYS,
    "actions": p.ACTIONS,
    "coffers": p.COFFERS,
    "favors": p.FAVORS,
    "turn": p.TURN,  # the number of this seat's turn, from 1
    "cards": p.CARDS,  # how many cards the seat owns
    "money": p.MONEY,  # coins that all its Treasures make together
    "density": p.DENSITY,  # money / cards
    "gains_left": p.GAINS_LEFT,  # how few gains can end the game
    "empty_piles": p.EMPTY_PILES,
    "points": p.POINTS,
    "lead": p.LEAD,  # points more (or fewer) than the best of the others
    "players": p.PLAYERS,
    "hand_size": p.HAND_SIZE,
    "villages": p.VILLAGES,  # Actions that the villages the seat owns give beyond their own
    "terminals": p.TERMINALS,  # Actions it owns that use one up
}

TERMS_OF_CARDS: Final = {
    "owned": p.OWNED,  # copies the seat owns
    "hand": p.HAND,  # copies in its hand
    "in_play": p.IN_PLAY,
    "left": p.LEFT,  # copies left in the pile
    "cost": p.COST,  # what it costs now
}
# These also count types: owned(Action).
TERMS_OF_TYPES: Final = {p.OWNED: p.OWNED_TYPE, p.HAND: p.HAND_TYPE, p.IN_PLAY: p.IN_PLAY_TYPE}
