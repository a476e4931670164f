"""A server in a process of its own, to be killed: `python serving.py DATABASE`."""

from __future__ import annotations

import sys

from bailiwick.server.limits import Limits
from bailiwick.server.run import Serving

if __name__ == "__main__":
    generous = Limits(
        messages_per_second=1e6, messages_at_once=10**6, requests_per_second=1e6, requests_at_once=10**6,
        tables_per_minute=1e6, tables_at_once=10**6, sockets_per_visitor=10**6,
    )  # fmt: skip
    Serving("127.0.0.1", 0, sys.argv[1], generous).run()
