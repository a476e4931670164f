"""Thinking in other processes: for a table that must not wait for it, in the browser or in the terminal."""

from __future__ import annotations
