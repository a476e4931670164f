"""Who decides, where that is not the player whose decision it is: for a turn, one player decides for another.

Whoever decides sees what the other may see, then and there, and goes on knowing what was learnt; what the other has
seen before that is no sight. Everything asks here, so that decisions, views, logs and forks agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.zone import OWNER

if TYPE_CHECKING:
    from bailiwick.engine.decision import Decision
    from bailiwick.engine.game import Game
    from bailiwick.engine.zone import Zone


class Control:
    """One seat decides for another, from one entry of the log to another. Never changed: copies of a game share it."""

    def __init__(self, seat: i64, by: i64, start: i64, end: i64) -> None:
        self.seat: i64 = seat  # whose decisions they are
        self.by: i64 = by  # who makes them
        self.start: i64 = start
        self.end: i64 = end  # -1 while it lasts

    def address(self, question: Decision) -> None:
        """Put a question to whoever decides it."""
        if question.seat == self.seat:
            question.acts_for = self.seat
            question.seat = self.by

    def shows(self, seat: i64, entry: i64) -> bool:
        """Whether a seat saw through the other's eyes when that entry was written."""
        return seat == self.by and entry >= self.start and (self.end < 0 or entry < self.end)


def take_control(game: Game, seat: i64, by: i64) -> None:
    """From now on, and until it is given back, `by` decides for `seat`."""
    game.control = Control(seat, by, len(game.log), -1)
    game.views = [None] * len(game.views)  # everybody looks anew
    game.note(on.CONTROLLED)
    game.write(log.CONTROL, seat, [], "", by)


def give_control_back(game: Game) -> None:
    """The player decides again. What both have seen, both know."""
    control = game.control
    if control is None:
        return
    game.control = None
    game.views = [None] * len(game.views)
    game.unnote(on.CONTROLLED)
    game.controls = [*game.controls, Control(control.seat, control.by, control.start, len(game.log))]
    share_sight(game, control)


def seats_behind(game: Game, seat: i64) -> i64:
    """The seats that see what only this one may see, as bits. What it knew before, nobody looks up in its memory."""
    control = game.control
    if control is None or control.seat != seat:
        return 1 << seat
    return 1 << seat | 1 << control.by


def share_sight(game: Game, control: Control) -> None:
    """Whoever decides knows the cards that lie where only the other may look, as they lie now."""
    for zone in game._players[control.seat].zones():
        if zone.sight == OWNER:
            zone.share(control.seat, control.by)


def knows(game: Game, seat: i64, zone: Zone, place: i64) -> bool:
    """Whether a seat knows the card at a place of a zone: with its own eyes, or looking
    where only the one may look for whom it decides."""
    if zone.knows(seat, place):
        return True
    control = game.control
    return control is not None and control.by == seat and zone.sight == OWNER and zone.owner == control.seat
