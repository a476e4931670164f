"""Starting and stopping the server: for the command `bailiwick serve`, and for tests."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import threading
import webbrowser
from collections.abc import Iterator

import uvicorn

from bailiwick.engine.errors import BailiwickError
from bailiwick.server.app import make_app
from bailiwick.server.limits import Limits
from bailiwick.server.store import Store

__all__ = ["Serving", "running", "serve"]

LARGEST_FRAME = 65_536  # the transport cuts off there; smaller ones that are still too large get an answer


def _configure(database: str, limits: Limits | None, origins: tuple[str, ...]) -> uvicorn.Server:
    config = uvicorn.Config(
        make_app(database, limits, origins),
        ws="websockets-sansio",
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
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BailiwickError(f"The server cannot listen at {host}, port {port}: {reason}.") from None
    listening.listen(1024)
    return listening


def _url(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve(options: argparse.Namespace) -> int:
    """`bailiwick serve`: until it is stopped."""
    serving = Serving(options.host, options.port, options.database, None, tuple(options.origin or ()))
    if options.open:
        threading.Timer(0.7, webbrowser.open, [serving.address]).start()
    serving.run()
    return 0


class Serving:
    """A server that listens, and has told where; `run` answers until it is stopped."""

    def __init__(
        self, host: str, port: int, database: str, limits: Limits | None = None, origins: tuple[str, ...] = ()
    ) -> None:
        probe = Store(database)  # what is wrong with the database is told before anything else
        probe.open()
        probe.close()
        self._listening = _listen(host, port)
        self._server = _configure(database, limits, origins)
        self.address = _url(self._listening)
        print(f"Bailiwick is at {self.address} (Ctrl-C ends it; games are kept).", flush=True)

    def run(self) -> None:
        with contextlib.suppress(KeyboardInterrupt):
            self._server.run(sockets=[self._listening])


@contextlib.contextmanager
def running(database: str = "sqlite://", limits: Limits | None = None, origins: tuple[str, ...] = ()) -> Iterator[str]:
    """A server in a thread of this process, on a free port of the loopback; gives its address."""
    listening = _listen("127.0.0.1", 0)
    server = _configure(database, limits, origins)
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
