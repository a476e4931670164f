"""What all tests need."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from typing import Any

import bailiwick
from as_games import check_as_a_game
from bailiwick.lab import Lab


def pytest_configure() -> None:
    """A suite that a script started in the background ignores Ctrl-C, and so would the programs that tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say which build is tested, and refuse to test the wrong one in silence."""
    expected = os.environ.get("BAILIWICK_EXPECT")
    if expected and bailiwick.build() != expected:
        raise SystemExit(f"The {expected} build was to be tested, but the {bailiwick.build()} one is imported.")
    return f"bailiwick {bailiwick.__version__}, {bailiwick.build()} build"


_make_step = Lab._step


def _step_as_a_game(lab: Lab, plan: list[Any], answers: Sequence[Any], policy: Any = None) -> None:
    """Every step of a lab is proved to be what a game does, see `as_games`."""
    before = lab.game
    _make_step(lab, plan, answers, policy)
    check_as_a_game(before, lab.game)


Lab._step = _step_as_a_game  # type: ignore[method-assign]
