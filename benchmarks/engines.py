"""Menus full of Actions for kingdoms that nobody has prepared: positions in which the hand of a bot has much to decide.

They are drawn by the roles of cards (villages, cards that draw, trashers, what else pays) from those that do a deck of
money no harm; whoever measures the hand gives the same menu to both sides.
"""

from __future__ import annotations

import random

from bailiwick.bots.draft import POTION, strength_of
from bailiwick.bots.profile import profile_of
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE, Kind

GREEN = """\
{colony}
Province if money >= 12 or turn >= 13 or gains_left <= 6
Duchy if gains_left <= 4
Estate if gains_left <= 2
"""


HARMLESS = 0.5  # what wins less often than this, beside money, is left alone


def playable(kind: Kind) -> bool:
    if kind.name == "Animal Fair":  # paid for with Actions that are not played: that is a matter of the menu
        return False
    plain = kind.is_(ACTION | TREASURE | NIGHT) and not kind.split and not kind.cost.debt
    return plain and (strength_of(kind).wins >= HARMLESS or profile_of(kind).is_village())


def price(entry: str, pool: list[Kind]) -> int:
    """What the card of a line costs."""
    name = entry.partition(" if ")[0]
    return next(kind.price for kind in pool if kind.name == name)


def some(rng: random.Random, kinds: list[Kind], most: int) -> list[Kind]:
    """No more than so many of them, by chance."""
    return rng.sample(kinds, min(most, len(kinds)))


def engine_menu(kinds: list[Kind], seed: object, colonies: bool = False) -> str:
    """A menu of villages, cards that draw, a trasher and others of these Kingdom cards."""
    rng = random.Random(repr(("engine", seed)))
    pool = [kind for kind in kinds if playable(kind)]
    profiles = {kind.name: profile_of(kind) for kind in pool}
    villages = some(rng, [kind for kind in pool if profiles[kind.name].is_village()], 1)
    trashers = some(rng, [kind for kind in pool if profiles[kind.name].trashed >= 0.6 and kind not in villages], 1)
    rest = [kind for kind in pool if kind not in villages and kind not in trashers]
    smooth = some(rng, [kind for kind in rest if not profiles[kind.name].is_terminal()], 2)
    drawing = [kind for kind in rest if profiles[kind.name].is_terminal() and profiles[kind.name].cards >= 0.9]
    draw = some(rng, drawing, 1)
    others = [kind for kind in rest if kind not in draw and kind not in smooth]
    paying = some(rng, others, 3 - len(draw) if villages else 2 - len(draw))
    lines = []
    if any(kind.cost.potions for kind in [*villages, *trashers, *smooth, *draw, *paying]):
        lines.append(POTION)
    room = f" + owned({villages[0].name})" if villages else ""
    terminals = [*draw, *paying]
    count = " + ".join(f"owned({kind.name})" for kind in terminals)
    lines += [f"{kind.name} if owned({kind.name}) < 1 and turn <= 8" for kind in trashers]
    body = [f"{kind.name} if {count} < 1{room} and owned({kind.name}) < {rng.choice((2, 3))}" for kind in terminals]
    body += [f"{kind.name} if owned({kind.name}) < {rng.choice((2, 3, 5))}" for kind in smooth]
    if villages:
        body.append(f"{villages[0].name} if owned({villages[0].name}) < {count or 1} and owned({villages[0].name}) < 5")
    body.sort(key=lambda entry: -price(entry, pool))
    early = sum(price(entry, pool) >= 5 for entry in body)
    top = GREEN.format(colony="Colony if turn >= 12 or gains_left <= 6\nPlatinum" if colonies else "")
    return top + "\n".join([*lines, *body[:early], "Gold", *body[early:], "Silver"]) + "\n"
