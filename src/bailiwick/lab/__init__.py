"""The lab: arrange any position, script the answers, look at the result. `Lab` is the door; see docs/lab.md."""

from __future__ import annotations

from bailiwick.engine.errors import IllegalAnswer, IllegalMove, IllegalSetup, UnknownCard
from bailiwick.lab.lab import Lab, Question, Seat, UnansweredQuestion, UnusedAnswers
from bailiwick.lab.zones import Zone

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
