"""How much one visitor may ask for, and how long things last."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass

__all__ = ["Bucket", "Limits", "Visitors", "visitor"]


@dataclass(frozen=True)
class Limits:
    """All limits of a server. The defaults suit one on the open web; tests have their own."""

    message_bytes: int = 16_384  # of a message over the socket
    body_bytes: int = 65_536  # of a request
    messages_per_second: float = 20
    messages_at_once: int = 60
    refusals: int = 200  # messages over the limit after which a socket is closed
    talk_length: int = 200  # of what somebody says at a table
    talks_per_second: float = 0.5  # of one seat
    talks_at_once: int = 5
    talk_kept: int = 50
    resyncs_per_second: float = 1  # the whole log is sent each time
    resyncs_at_once: int = 10
    requests_per_second: float = 20
    requests_at_once: int = 100
    searches_per_second: float = 4  # replays and random kingdoms, which take a while
    searches_at_once: int = 20
    tables_per_minute: float = 20
    tables_at_once: int = 20
    sockets_per_visitor: int = 60
    sockets: int = 4000
    waiting_bytes: int = 500_000  # that a slow client may be behind before it is sent everything anew
    seconds_to_send: float = 20
    seconds_to_read: float = 10  # a request's body
    seconds_to_ask: float = 20  # a connection without a request is closed after once to twice as long
    idle_seconds: float = 120  # a table nobody looks at is then put away
    replace_after: int = 120  # seconds of absence after which a seat can be handed to a bot
    reviews_at_once: float = 4  # of finished games, by one visitor; known ones are not counted
    reviews_per_minute: float = 1
    reviews_waiting: int = 12  # of all visitors; one is made at a time
    review_seconds: float = 20  # of work; where others need the machine it takes longer
    review_games: int = 0  # play so many games in mind for each, in place of going by the clock
    review_patience: float = 15  # seconds without a word of anybody who waits, after which a review is given up
    most_decisions: int = 20_000  # of one game; far beyond any that ends
    # Thinking. What tables and visitors may use is in seconds of a core; when it is used up, bots play without.
    think_seconds: float = 0.2  # for a decision of a bot
    think_least: float = 0.02  # less than that is not worth asking for
    think_wait: float = 1.0  # seconds in the queue, after which a bot answers without having thought
    think_late: float = 3.0  # seconds over its time after which a process is given up
    seconds_to_start: float = 30  # a thinking process
    think_table_at_once: float = 30
    think_table_per_second: float = 0.25
    think_visitor_at_once: float = 120
    think_visitor_per_second: float = 0.5
    hint_seconds: float = 1.0
    hints_at_once: int = 6  # of one seat
    hints_per_second: float = 0.1
    study_games: int = 24_000  # of a kingdom, before a game and while it is played: about ten seconds of a core
    study_further: int = 42_000  # of a kingdom that somebody sits over, when nobody else waits
    study_late: float = 300  # seconds after which a study is given up
    studies_waiting: int = 20
    studies_at_once: int = 6  # of one visitor
    studies_per_second: float = 0.05
    studies_kept: int = 500


class Bucket:
    """Allows so much at once and so much per second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.left = at_once
        self.when = time.monotonic()

    def holds(self, amount: float = 1) -> bool:
        """Whether so much is allowed now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.when) * self.per_second)
        self.when = now
        return self.left >= amount

    def take(self, amount: float = 1) -> bool:
        """Whether so much, or one more, is allowed now; it is taken then."""
        if not self.holds(amount):
            return False
        self.left -= amount
        return True


def visitor(host: str) -> str:
    """Who an address is counted as: with IPv6 everybody has a network of 64 bits, and is one visitor all the same."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # whatever a proxy says
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((int(address), 64), strict=False))


class Visitors:
    """A bucket for each address, as many as can be remembered."""

    MOST = 10_000

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def holds(self, address: str, amount: float) -> bool:
        return self._bucket(address).holds(amount)

    def take(self, address: str, amount: float = 1) -> bool:
        return self._bucket(address).take(amount)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.at_once, self.per_second)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
