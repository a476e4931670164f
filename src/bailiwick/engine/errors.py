"""What can go wrong, each with its own name. All are `ValueError`s: somebody asked for something impossible."""

from __future__ import annotations

__all__ = [
    "BailiwickError",
    "BrokenInvariant",
    "IllegalAnswer",
    "IllegalMove",
    "IllegalSetup",
    "RecordError",
    "TooDeep",
    "UnknownCard",
]


class BailiwickError(ValueError):
    """The root of everything the project raises on purpose."""


class IllegalSetup(BailiwickError):
    """A game cannot be set up like this."""


class UnknownCard(IllegalSetup):
    """No card has this name."""


class IllegalMove(BailiwickError):
    """The rules do not allow this move now."""


class IllegalAnswer(BailiwickError):
    """The answer was not among those offered."""


class RecordError(BailiwickError):
    """A saved game cannot be read or does not replay."""


class BrokenInvariant(BailiwickError):
    """`game.check()` found something that can never be: a bug in a card or in the engine."""


class TooDeep(BailiwickError):
    """Plays nested deeper than any real game; a loop between cards rather than a turn."""
