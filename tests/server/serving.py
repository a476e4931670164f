"""A server in a process of its own, to be killed: `python serving.py DATABASE [THINKERS]`. Nothing is too much for
it."""

from __future__ import annotations

import sys

from bailiwick.server.limits import Limits
from bailiwick.server.run import Serving

MANY = 10**6
GENEROUS = Limits(
    messages_per_second=MANY,
    messages_at_once=MANY,
    resyncs_per_second=MANY,
    resyncs_at_once=MANY,
    requests_per_second=MANY,
    requests_at_once=MANY,
    searches_per_second=MANY,
    searches_at_once=MANY,
    tables_per_minute=MANY,
    tables_at_once=MANY,
    sockets_per_visitor=MANY,
    replace_after=0,
)

if __name__ == "__main__":
    Serving("127.0.0.1", 0, sys.argv[1], GENEROUS, thinkers=int(sys.argv[2]) if len(sys.argv) > 2 else 0).run()
