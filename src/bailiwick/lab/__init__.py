"""The lab: arrange any position, script the answers, look at the result. `Lab` is the door; see docs/lab.md."""

from __future__ import annotations

from bailiwick.lab.lab import (
    IllegalAnswer,
    IllegalMove,
    IllegalSetup,
    Lab,
    Question,
    Seat,
    UnansweredQuestion,
    UnknownCard,
    UnusedAnswers,
    Zone,
)

__all__ = [
    "IllegalAnswer",
    "IllegalMove",
    "IllegalSetup",
    "Lab",
    "Question",
    "Seat",
    "UnansweredQuestion",
    "UnknownCard",
    "UnusedAnswers",
    "Zone",
]
