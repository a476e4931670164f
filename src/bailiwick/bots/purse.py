"""What coins are worth: one more is worth most where it reaches the price of something better."""

from __future__ import annotations

from typing import Final

from bailiwick.engine.view import View

# What so many coins buy is worth, from 0 on: the steps are the prices at which there is something better.
PURCHASE: Final = [0.0, 0.5, 1.2, 2.9, 3.7, 5.4, 6.9, 7.5, 11.0]
STEPS: Final = 8
BEYOND: Final = 0.35  # a coin beyond the last step
EACH: Final = 1.25  # a coin where it is not known how many there will be
BY_STEPS: Final = 0.5  # the share of their worth that goes by steps: there may be more coins to come


def of_coins(coins: float) -> float:
    """What it is worth to have so many coins to spend."""
    if coins <= 0.0:
        return 0.0
    if coins >= float(STEPS):
        return PURCHASE[STEPS] + BEYOND * (coins - float(STEPS))
    whole = int(coins)
    low = PURCHASE[whole]
    stepped = low + (PURCHASE[whole + 1] - low) * (coins - float(whole))
    return BY_STEPS * stepped + (1.0 - BY_STEPS) * EACH * coins


def coins_ahead(view: View) -> int:
    """The coins of this turn, with all Treasures of the hand."""
    coins = view.coins
    for card in view.hand:
        coins += card.kind.coins
    return coins


def of_more(view: View, more: float) -> float:
    """What it is worth to have so many coins more in this turn."""
    if not view.my_turn:
        return more
    coins = float(coins_ahead(view))
    return of_coins(coins + more) - of_coins(coins)
