"""What the items of printed lists are worth, read from their labels: "+2 Cards", "+1 Buy, +2 coins"."""

from __future__ import annotations

import re
from typing import Final

from bailiwick.bots.purse import of_more
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE
from bailiwick.engine.view import View

SHARE_OF_COINS: Final = 0.5  # of what coins are worth goes by what they reach
A_COIN: Final = 1.3  # what that makes of one on average

_parsed: Final[dict[str, list[tuple[int, str]]]] = {}


def parts_of(label: str) -> list[tuple[int, str]]:
    """The plain bonuses in a label, and how many cards have to be discarded for them."""
    found = _parsed.get(label)
    if found is None:
        bonuses = re.findall(r"\+(\d+) (Card|Action|Buy|coin|Favor|Coffers)", label)
        found = [(int(n), what.lower()) for n, what in bonuses]
        found += [(int(n), "up to") for n in re.findall(r"up to a hand of (\d+)", label)]
        if found:
            found += [(int(n or 1), "discard") for n in re.findall(r"discard(?: (\d+))?", label.lower())]
        _parsed[label] = found
    return found


def parts_value(label: str, view: View) -> float:
    """What the plain bonuses of a label are worth now."""
    return sum(part_value(n, what, view) for n, what in parts_of(label))


def part_value(n: int, what: str, view: View) -> float:
    """What one of them is worth."""
    if what == "card":
        return 1.2 * n
    if what == "coin":
        return SHARE_OF_COINS * of_more(view, float(n)) / A_COIN + (1.0 - SHARE_OF_COINS) * n
    if what == "action":
        # Worth more than a coin while Actions wait in hand, and next to nothing otherwise.
        waiting = sum(1 for card in view.hand if card.is_(ACTION)) - view.actions
        return 1.3 * min(n, waiting) if view.phase == "action" and waiting > 0 else 0.1
    if what == "buy":
        return 0.6 if view.coins >= 8 else 0.3
    if what == "up to":
        return 1.2 * max(0, n - len(view.hand))
    if what == "discard":
        junk = sum(1 for card in view.hand if card.name == "Copper" or not card.is_(ACTION | TREASURE | NIGHT))
        return -0.4 * min(n, junk) - 1.4 * max(0, n - junk)
    return 0.7 * n


def label_value(label: str, view: View) -> float:
    """What an item is worth now."""
    if parts_of(label):
        return parts_value(label, view)
    if "silver" in label.lower():
        return 1.5
    if "horse" in label.lower():
        return 1.6
    if "gold" in label.lower():
        return 3.3 if view.gains_left > 6 else 1.0
    return 0.4
