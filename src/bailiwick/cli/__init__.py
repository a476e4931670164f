"""The command `bailiwick`: its options, what each subcommand does, and what options say to play with."""

from __future__ import annotations

from bailiwick.cli.parser import main, make_parser

__all__ = ["main", "make_parser"]
