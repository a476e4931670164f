"""What all tests need."""

from __future__ import annotations

import os

import bailiwick


def pytest_report_header() -> str:
    """Say which build is tested, and refuse to test the wrong one in silence."""
    expected = os.environ.get("BAILIWICK_EXPECT")
    if expected and bailiwick.build() != expected:
        raise SystemExit(f"The {expected} build was to be tested, but the {bailiwick.build()} one is imported.")
    return f"bailiwick {bailiwick.__version__}, {bailiwick.build()} build"
