"""Answers as people write them: names, numbers, yes and no, turned into the option numbers of a Decision."""

from __future__ import annotations

from typing import Any

from bailiwick.cards.registry import find, key, wording_in
from bailiwick.engine.decision import ALL_OR_NONE, CHOOSE, MAY, NAME, NUMBER, SPEND, Decision
from bailiwick.engine.errors import IllegalAnswer, UnknownCard

__all__ = ["ask_in_words", "read_answer"]


def read_answer(decision: Decision, value: Any) -> list[int]:
    """The answer that a value stands for; `IllegalAnswer` says what would be right."""
    try:
        answer = _read(decision, value)
        decision.check(answer)
    except IllegalAnswer as error:
        raise IllegalAnswer(f"{error} The question was: {ask_in_words(decision)}") from None
    return answer


def _read(decision: Decision, value: Any) -> list[int]:
    if decision.shape == NUMBER:
        if value is None or value is False or value == []:
            return [0]
        if value is True and decision.purpose == SPEND:
            return [1]  # "spend a Favor", where more could be spent
        if isinstance(value, bool) or not isinstance(value, int):
            raise IllegalAnswer(f"{value!r} is not a number.")
        if not decision.minimum <= value <= decision.maximum:
            raise IllegalAnswer(f"{value} is out of range.")
        return [value]
    if value is None or value is False or value == [] or value == ():
        return []
    if value is True:
        if decision.shape == ALL_OR_NONE and decision.maximum == decision.size():
            return list(range(decision.size()))
        if len(set(decision.options)) != 1:
            raise IllegalAnswer("True says too little where there are several options.")
        return list(range(decision.maximum)) if decision.shape == ALL_OR_NONE else [0]
    answer: list[int] = []
    for item in value if isinstance(value, (list, tuple)) else [value]:
        answer.append(_find_option(decision, item, answer))
    return answer


def _find_option(decision: Decision, item: Any, taken: list[int]) -> int:
    before_labels = len(decision.cards) + len(decision.piles)
    if isinstance(item, int) and not isinstance(item, bool):
        if decision.purpose != CHOOSE or not 0 <= item < len(decision.labels):
            raise IllegalAnswer(f"{item} is not an option; options are named, only items of a printed list numbered.")
        return before_labels + item
    if not isinstance(item, str):
        raise IllegalAnswer(f"{item!r} names no option.")
    wanted = key(item)
    if decision.purpose == NAME and wanted not in map(key, decision.labels):
        try:
            # It may be known by another name, and is named in the wording that the game has.
            wanted = key(wording_in(find(item), decision.labels).name)
        except UnknownCard as error:
            raise IllegalAnswer(str(error)) from None
    names = [c.name for c in decision.cards] + [p.top.name for p in decision.piles] + decision.labels
    for i, name in enumerate(names):
        if key(name) == wanted and i not in taken:
            return i
    for i, pile in enumerate(decision.piles):
        if key(pile.name) == wanted and i not in taken:
            return len(decision.cards) + i
    about = [c.name for c in (decision.cause, decision.about) if c is not None]
    if decision.purpose == MAY and (wanted in map(key, about) or _rotates(decision.labels[0], item)):
        return 0
    raise IllegalAnswer(f"{item} was not offered{' once more' if item in names else ''}.")


def _rotates(label: str, pile: str) -> bool:
    """Whether yes to this question rotates that pile: its name says yes, too."""
    return key(label) == key(f"Rotate the {pile}")


def ask_in_words(decision: Decision) -> str:
    """A question with its options, for error messages."""
    cause = f" for {decision.cause.name}" if decision.cause is not None else ""
    about = f" about {decision.about.name}" if decision.about is not None else ""
    head = f"seat {decision.seat} is asked to {decision.purpose}{cause}{about}"
    if decision.shape == NUMBER:
        return f"{head}: a number from {decision.minimum} to {decision.maximum}."
    options = decision.options
    if len(options) > 40:
        options = [*options[:12], f"... {len(options)} in all"]
    low, high = decision.minimum, decision.maximum
    count = "all, in order" if decision.shape == "order" else str(low) if low == high else f"{low} to {high}"
    if decision.shape == ALL_OR_NONE:
        count = f"{high} or none"
    return f"{head}: {count} of {'; '.join(options) or 'nothing'}."
