"""The part of the protocol that is about hints; see `protocol`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

__all__ = ["AskForHints", "AskHint", "Hint", "HintIdea", "Hints", "PlanLine", "PlanWhen"]

Hints = Literal["no", "ask", "yes"]  # no: nobody thinks here; ask: the other people must agree first


class HintIdea(TypedDict):
    """What may be answered."""

    options: list[int]
    chance: int | None  # to win with it, in hundredths; None where there was nothing to think about
    error: int  # in hundredths: half of an interval that holds the chance 95 times of 100


class PlanWhen(TypedDict):
    """When something is wanted. `number` belongs to it."""

    kind: Literal[
        "most",  # while there are fewer than so many
        "share",  # one for so many cards that are owned
        "until-turn",
        "from-turn",
        "money",  # from so much money in the deck on
        "coins",  # with so many coins to spend
        "late",  # when the game may end after so many gains
        "early",  # while more than so many gains are left
        "villages",  # as villages and what needs them balance
        "other",
    ]
    number: int


class PlanLine(TypedDict):
    """Something that the plan wants, in order of preference."""

    card: str  # or Event or Project; "Events" stands for whichever are good
    when: list[PlanWhen]


class Hint(TypedDict):
    """What Bailiff would do. It has no number, and goes to who asked alone."""

    type: Literal["hint"]
    question: int
    ideas: list[HintIdea]  # the best first
    games: int  # that were played in mind
    plan: list[PlanLine]


class AskHint(TypedDict):
    """What would Bailiff answer to the question of that number?"""

    type: Literal["hint"]
    question: int
    ref: NotRequired[int]


class AskForHints(TypedDict):
    """Ask the others at the table whether all may use hints."""

    type: Literal["ask-for-hints"]
    ref: NotRequired[int]
