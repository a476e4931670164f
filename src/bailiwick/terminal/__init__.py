"""The table in the terminal: a person against bots."""

from __future__ import annotations

from bailiwick.terminal.sitting import play

__all__ = ["play"]
