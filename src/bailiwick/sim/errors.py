"""What can go wrong with simulations. One sentence each, as everywhere."""

from __future__ import annotations

from bailiwick.engine.errors import BailiwickError

__all__ = ["SimulationError", "UnknownStrategy"]


class SimulationError(BailiwickError):
    """A simulation cannot be run, or broke down."""


class UnknownStrategy(SimulationError):
    """No strategy goes by this name."""
