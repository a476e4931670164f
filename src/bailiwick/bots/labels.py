"""What the items of printed lists are worth, read from their labels: "+2 Cards", "+1 Buy, +2 coins"."""

from __future__ import annotations

import re

from bailiwick.engine.kinds import ACTION
from bailiwick.engine.view import View

_parsed: dict[str, list[tuple[float, str]]] = {}


def parts_of(label: str) -> list[tuple[float, str]]:
    """The plain bonuses in a label."""
    found = _parsed.get(label)
    if found is None:
        bonuses = re.findall(r"\+(\d+) (Card|Action|Buy|coin|Favor|Coffers)", label)
        found = [(float(n), what.lower()) for n, what in bonuses]
        _parsed[label] = found
    return found


def label_value(label: str, view: View) -> float:
    """What an item is worth now."""
    worth = 0.0
    for n, what in parts_of(label):
        if what == "card":
            worth += 1.2 * n
        elif what == "coin":
            worth += 1.0 * n
        elif what == "action":
            waiting = sum(1 for card in view.hand if card.is_(ACTION))
            worth += n if view.phase == "action" and waiting > view.actions else 0.1
        elif what == "buy":
            worth += 0.6 if view.coins >= 8 else 0.3
        else:
            worth += 0.7 * n
    if worth:
        return worth - 0.5 * label.lower().count("discard")
    if "silver" in label.lower():
        return 1.5
    if "gold" in label.lower():
        return 2.5
    return 0.4
