"""Starting and stopping the server: for the command `bailiwick serve`, and for tests."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import threading
import webbrowser
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bailiwick.engine.errors import BailiwickError
from bailiwick.server.app import make_app
from bailiwick.server.limits import Limits
from bailiwick.server.store import Store
from bailiwick.sim.workers import usable_cores

__all__ = ["Serving", "running", "serve"]

MANY_FILES = 16_384
MOST_THINKERS = 256
SECONDS_UNREAD = 60  # that what was sent may stay without an answer
LARGEST_FRAME = 65_536  # the transport cuts off there; smaller ones that are still too large get an answer


def _patient(limits: Limits) -> type[H11Protocol]:
    """HTTP that closes connections on which no request comes. uvicorn itself waits for the first one for ever, and for
    the rest of one that has begun."""

    class Patient(H11Protocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._timer.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._timer.cancel()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            self._timer = self.loop.call_later(limits.seconds_to_ask, self._look, self.cycle)

        def _look(self, last: Any) -> None:
            if self.cycle is last and (last is None or last.response_complete):
                self.transport.close()
            else:
                self._wait()

    return Patient


class _Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Each ping is answered at once, so who sends pings and reads no answers would fill the memory."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()


def _configure(database: str, limits: Limits | None, origins: tuple[str, ...], thinkers: int) -> uvicorn.Server:
    limits = limits or Limits()
    config = uvicorn.Config(
        make_app(database, limits, origins, thinkers),
        http=_patient(limits),
        ws=_Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # its buffers would be most of what a table costs
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=20,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port < 65536:
        raise BailiwickError(f"The server cannot listen at port {port}: ports are numbers from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # a connection whose other side takes nothing more does not linger
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * SECONDS_UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, UnicodeError, TypeError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or "this is no address"
        raise BailiwickError(f"The server cannot listen at {host}, port {port}: {reason}.") from None
    return listening


def _origin(text: str) -> str:
    """A page elsewhere, as browsers name it."""
    with contextlib.suppress(ValueError):
        address = urlsplit(text)
        if address.scheme in ("http", "https") and address.hostname and address.path in ("", "/"):
            if not (address.query or address.fragment or address.username) and address.port != 0:
                return f"{address.scheme}://{address.netloc}".lower()
    raise BailiwickError(f"{text!r} is no origin: it is written https://example.org, with :8443 or the like behind it.")


def _allow_many_sockets() -> None:
    """A socket is an open file, of which systems allow few unless asked."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
        if now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _url(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(options: argparse.Namespace) -> int:
    """`bailiwick serve`: until it is stopped."""
    origins = tuple(_origin(text) for text in options.origin or ())
    _allow_many_sockets()
    thinkers = usual_thinkers() if options.thinkers is None else options.thinkers
    if not 0 <= thinkers <= MOST_THINKERS:
        raise BailiwickError(f"--thinkers takes 0 to {MOST_THINKERS} processes, not {thinkers}.")
    serving = Serving(options.host, options.port, options.database, None, origins, thinkers)
    if options.open:
        threading.Timer(0.7, webbrowser.open, [serving.address]).start()
    serving.run()
    return 0


def usual_thinkers() -> int:
    """One on each core but one, which is the server's; and at least one."""
    return max(1, usable_cores() - 1)


class Serving:
    """A server that listens, and has told where; `run` answers until it is stopped."""

    def __init__(
        self, host: str, port: int, database: str, limits: Limits | None = None, origins: tuple[str, ...] = (),
        thinkers: int = 0,
    ) -> None:  # fmt: skip
        probe = Store(database)  # what is wrong with the database is told before anything else
        probe.open()
        probe.close()
        self._listening = _listen(host, port)
        self._server = _configure(database, limits, origins, thinkers)
        self.address = _url(self._listening)
        print(f"Bailiwick is at {self.address} (Ctrl-C ends it; games are kept).", flush=True)

    def run(self) -> None:
        with contextlib.suppress(KeyboardInterrupt):
            self._server.run(sockets=[self._listening])


@contextlib.contextmanager
def running(
    database: str = "sqlite://", limits: Limits | None = None, origins: tuple[str, ...] = (), thinkers: int = 0
) -> Iterator[str]:
    """A server in a thread of this process, on a free port of the loopback; gives its address."""
    listening = _listen("127.0.0.1", 0)
    server = _configure(database, limits, origins, thinkers)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), name="bailiwick-server")
    thread.start()
    try:
        for _ in range(1000):
            if server.started or not thread.is_alive():
                break
            thread.join(0.01)
        if not server.started:
            raise BailiwickError("The server did not start.")
        yield _url(listening)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
