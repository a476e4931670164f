"""The answers to a question that are worth thinking about: each once, however many copies of a card there are."""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb
from typing import Final

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision

__all__ = ["answers_to"]

MOST: Final = 24  # answers to one question
MOST_TRIED: Final = 400  # ways to pick that are looked through for answers that differ
MOST_NUMBERS: Final = 9


def answers_to(decision: Decision, usual: list[int], most: int = MOST) -> list[list[int]]:
    """Legal answers that differ in what they do, the usual one first; so many at most, where there are more."""
    found = [usual]
    seen = {_meaning(decision, usual)}
    for answer in _all(decision):
        if len(found) >= most:
            break
        meaning = _meaning(decision, answer)
        if meaning not in seen:
            seen.add(meaning)
            found.append(answer)
    return found


def _meaning(decision: Decision, answer: list[int]) -> tuple[str, ...]:
    """What an answer does, in words: two that say the same are one."""
    if decision.shape == ask.NUMBER:
        return (str(answer[0]),)
    names = decision.options
    picked = [names[i] for i in answer]
    return tuple(picked) if decision.shape == ask.ORDER else tuple(sorted(picked))


def _all(decision: Decision) -> list[list[int]]:
    """Legal answers, small picks first."""
    low, high, size = decision.minimum, decision.maximum, decision.size()
    if decision.shape == ask.NUMBER:
        step = max(1, (high - low) // (MOST_NUMBERS - 1))
        return [[n] for n in [*range(low, high, step), high]]
    if decision.shape == ask.ORDER:
        return [list(order) for order in permutations(range(size))] if size <= 4 else []
    if decision.purpose == ask.BUY:
        return [[], *([i] for i in range(decision.n_cards, size))]
    if decision.shape == ask.ALL_OR_NONE:
        sizes = [0, high]
    else:
        sizes = list(range(low, high + 1))
    found: list[list[int]] = []
    for n in sizes:
        if comb(size, n) > MOST_TRIED:
            continue
        found += [list(pick) for pick in combinations(range(size), n)]
        if len(found) > MOST_TRIED:
            break
    return found
