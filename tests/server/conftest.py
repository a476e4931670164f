"""Servers for tests: in this process, on the loopback, with everything in memory."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from bailiwick.server.limits import Limits
from bailiwick.server.run import running

# Nothing is refused for being too much or too soon.
GENEROUS = Limits(
    messages_per_second=1e6,
    messages_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_minute=1e6,
    tables_at_once=10**6,
    sockets_per_visitor=10**6,
    replace_after=0,
)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with running(limits=GENEROUS) as address:
        yield address
