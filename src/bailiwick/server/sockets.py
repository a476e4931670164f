"""One socket: messages in, one by one; messages out, at the pace of who reads them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from bailiwick.server.house import House
from bailiwick.server.limits import Bucket
from bailiwick.server.reading import Refused, decode, read_message
from bailiwick.server.table import Table, encoded

__all__ = ["Socket"]

POLICY = 1008  # why a socket is closed: it does not keep to the rules
logger = logging.getLogger("bailiwick.server")


class Socket:
    """A viewer of a table."""

    def __init__(self, websocket: WebSocket, house: House, table: Table, seat: int, address: str = "") -> None:
        self.websocket = websocket
        self.limits = house.limits
        self.table = table
        self.seat = seat
        self.address = address
        self._out: deque[str] = deque()
        self._waiting = 0  # how much waits there
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()  # nothing waits to be sent
        self._behind = False

    def send(self, text: str) -> None:
        """Send as soon as the other side reads. Who falls too far behind is sent everything anew instead."""
        if self._behind:
            return
        if self._out and self._waiting + len(text) > self.limits.waiting_bytes:
            self._out.clear()
            self._waiting = 0
            self._behind = True
        else:
            self._out.append(text)
            self._waiting += len(text)
        self._sent.clear()
        self._wake.set()

    def refuse(self, refused: Refused, ref: int | None) -> None:
        self.send(encoded(refused.data(ref)))

    async def run(self) -> None:
        """Until the other side leaves, or reads no more: then it does not say so, and nothing else would notice."""
        loop = asyncio.get_running_loop()
        both: list[asyncio.Task[None]] = []
        try:
            await self.table.watch(self, self.address)
            both = [loop.create_task(self._write()), loop.create_task(self._read())]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            await asyncio.shield(self.table.leave(self))

    async def _write(self) -> None:
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._out:
                    text = self._out.popleft()
                    self._waiting -= len(text)
                    async with asyncio.timeout(self.limits.seconds_to_send):
                        await self.websocket.send_text(text)
                self._sent.set()
                if self._behind:
                    self._behind = False
                    await self.table.resync(self)

    async def _read(self) -> None:
        bucket = Bucket(self.limits.messages_at_once, self.limits.messages_per_second)
        resyncs = Bucket(self.limits.resyncs_at_once, self.limits.resyncs_per_second)
        refused = 0
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not bucket.take():
                refused += 1
                if refused > self.limits.refusals:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._sent.wait(), 1)
                    await self.websocket.close(POLICY, "Too many messages.")
                    return
                self.refuse(Refused("too-many", "Too many messages in too short a time; this one was not read."), None)
                continue
            await self._take(text, resyncs)

    async def _take(self, text: str | None, resyncs: Bucket) -> None:
        ref: int | None = None
        try:
            if text is None:
                raise Refused("malformed", "Messages are text.")
            if len(text) > self.limits.message_bytes:
                raise Refused("too-large", f"A message has at most {self.limits.message_bytes} characters.")
            ref = _ref(text)
            kind, message = read_message(text)
            if kind == "ping":
                self.send('{"type":"pong"}')
            elif kind == "resync":
                if not resyncs.take():
                    raise Refused("too-many", "Everything has just been sent; wait a moment.", 429)
                await self.table.resync(self)
            else:
                # Once begun it is finished, even if this socket goes away meanwhile.
                await asyncio.shield(self.table.receive(self.seat, kind, message))
        except Refused as error:
            self.refuse(error, ref)
        except Exception:
            logger.exception("table %s: a message failed", self.table.id)
            self.refuse(Refused("failed", "Something is broken here; nothing has changed."), ref)


def _ref(text: str) -> int | None:
    """The number that an error shall give back, also of a message that is otherwise wrong."""
    with contextlib.suppress(Refused):
        data = decode(text)
        if isinstance(data, dict) and type(data.get("ref")) is int and abs(data["ref"]) < 2**53:
            found: int = data["ref"]
            return found
    return None
