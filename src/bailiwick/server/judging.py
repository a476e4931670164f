"""The part of the protocol that is about games looked back at; see `protocol`."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = ["ReviewInfo", "ReviewMove", "ReviewPoint", "ReviewReason", "ReviewState", "ReviewTotal"]


class ReviewPoint(TypedDict):
    """The winning chance of whose turn it is, by what that seat could know, as the turn begins."""

    turn: int  # of all turns
    seat: int
    number: int  # which turn of that player's it is
    decision: int  # leads to this moment in the replay
    chance: float
    error: float


class ReviewReason(TypedDict):
    """How the games differ that follow on the better answer: "wins-now", "loses-now", "sooner" and "later" (turns),
    "points" (more for this seat), "others" (fewer for the best of the others), "plan" (the cards it is about)."""

    what: str
    number: float
    cards: list[str]


class ReviewMove(TypedDict):
    """A decision that cost winning chance."""

    decision: int  # the step of the replay at which it was asked
    turn: int
    number: int  # which turn of its player's it was
    seat: int
    purpose: str
    cause: str  # the card that asked; "" for the turn itself
    played: list[str]
    better: list[str]
    chance: float  # after what was played
    best: float  # after what would have been better
    loss: float
    error: float
    size: str  # "inaccuracy", "mistake" or "blunder"
    left: int  # gains that could end the game
    reasons: list[ReviewReason]


class ReviewTotal(TypedDict):
    seat: int
    inaccuracy: int  # how many
    mistake: int
    blunder: int
    loss: float  # of them all


class ReviewInfo(TypedDict):
    curve: list[ReviewPoint]
    moves: list[ReviewMove]
    totals: list[ReviewTotal]
    plans: list[list[str]]  # for the kingdom, the best first, by the cards each is about; none for Big Money
    games: int  # that were played on in mind


class ReviewState(TypedDict):
    """GET and POST /api/tables/{table}/review. POST asks for a review of a finished game, and says while it is under
    way that somebody still waits; GET only looks."""

    state: Literal["none", "waiting", "working", "done"]
    ahead: int  # waiting: how many reviews come first
    share: float  # working: how much is done
    review: ReviewInfo | None
