"""Servers for tests: in this process, on the loopback, with everything in memory unless a database is given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from databases import fresh
from serving import GENEROUS

from bailiwick.server.run import running


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running(fresh(), GENEROUS) as address:
        yield address
