"""What a card is good for in a kingdom: a village, more Buys, trashing, an Attack.

This follows from what a card tells about itself. Our texts are regular ("+2 Actions", "+1 Buy", "Trash a card of your
hand"), so they are read here, in one place; a card whose text misleads states its uses as a fact (`Kind.uses`).
"""

from __future__ import annotations

import re
from functools import cache

from bailiwick.cards.registry import find
from bailiwick.engine.kinds import ATTACK, LANDSCAPES, Kind

__all__ = ["ATTACKER", "BUYER", "TRASHER", "USES", "VILLAGE", "uses_in_pile", "uses_of"]

VILLAGE = "village"  # can give 2 Actions or more, one more than playing it took
BUYER = "buy"  # can give a Buy
TRASHER = "trasher"  # can trash cards of yours other than itself
ATTACKER = "attack"
USES = [VILLAGE, BUYER, TRASHER, ATTACKER]

_OTHERS = re.compile(r"\b(?:all|each|every|any) (?:the )?others?\b|\bother players?\b", re.I)
_ACTIONS = re.compile(r"\+(\d+) Actions?\b")
_BUYS = re.compile(r"\+\d+ Buys?\b")
# "The trash" is a place, "trash this" gets rid of nothing else, and what is trashed from the Supply was nobody's.
_TRASHING = re.compile(r"(?<!the )\btrash (?!this\b)(?![^.;:]*\bSupply\b)", re.I)


def _own_sentences(text: str) -> list[str]:
    """What the text says of the player: of each sentence the part before it turns to others."""
    return [_OTHERS.split(part)[0] for part in re.split(r"(?<=\.) | / ", text)]


def uses_of(kind: Kind) -> list[str]:
    """The uses of one card, in the order of `USES`."""
    return list(_uses(kind))


@cache
def _uses(kind: Kind) -> tuple[str, ...]:
    if kind.is_(LANDSCAPES):
        return ()
    own = _own_sentences(kind.text)
    found = []
    if sum(int(count) for part in own for count in _ACTIONS.findall(part)) >= 2:
        found.append(VILLAGE)
    if any(_BUYS.search(part) for part in own):
        found.append(BUYER)
    if any(_TRASHING.search(part) for part in own):
        found.append(TRASHER)
    if kind.uses is not None:
        found = kind.uses[:]
    if kind.is_(ATTACK) and ATTACKER not in found:
        found.append(ATTACKER)
    return tuple(use for use in USES if use in found)


def uses_in_pile(kind: Kind) -> list[str]:
    """The uses of a pile: those of all cards in it."""
    found = {use for name in [kind.name, *kind.split] for use in uses_of(find(name))}
    return [use for use in USES if use in found]
