"""A client of the server for tests: HTTP with the standard library, sockets with `websockets`."""

from __future__ import annotations

import http.client
import json
import random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect


class Response:
    def __init__(self, status: int, headers: dict[str, str], text: str) -> None:
        self.status = status
        self.headers = headers
        self.text = text

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Browser:
    """Somebody with cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: dict[str, str] = {}

    def request(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Response:
        address = urlsplit(self.url)
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=20)
        sent = {"Cookie": self.cookie} if self.cookies else {}
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if data is not None:
            sent["Content-Type"] = "application/json"
        connection.request(method, path, data, {**sent, **(headers or {})})
        answer = connection.getresponse()
        text = answer.read().decode()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, secret = value.partition(";")[0].partition("=")
                self.cookies[key] = secret
        connection.close()
        return Response(answer.status, {name.lower(): value for name, value in answer.getheaders()}, text)

    def get(self, path: str) -> Any:
        answer = self.request("GET", path)
        assert answer.status == 200, answer.text
        return answer.json

    def post(self, path: str, body: Any) -> Any:
        answer = self.request("POST", path, body)
        assert answer.status in (200, 201), answer.text
        return answer.json

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def sit(self, table: str) -> Player:
        url = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookies else {}
        player = Player(await connect(url, additional_headers=headers, compression=None, max_size=None))
        await player.next()
        return player


class Player:
    """A socket, with the state that its messages add up to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = -1
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.cards: dict[str, Any] = {}
        self.frames: list[str] = []
        self.errors: list[dict[str, Any]] = []

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.number, self.table, self.cards = message["number"], message["table"], message["cards"]
            self.state, self.log = message["state"] or {}, message["log"]
        elif kind in ("update", "table"):
            assert message["number"] == self.number + 1, "an update was missed"
            self.number += 1
            if kind == "table":
                self.table = message["table"]
            else:
                if message["undone"] is not None:
                    self.log = [line for line in self.log if line["entry"] < message["undone"]]
                self.log += message["log"]
                self.state = message["state"]
        elif kind == "error":
            self.errors.append(message)
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of that type; what comes before it is taken in."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    @property
    def question(self) -> Any:
        return self.state.get("question")

    @property
    def over(self) -> bool:
        return self.state.get("phase") == "over"

    async def answer(self, options: list[int]) -> None:
        await self.send(type="answer", question=self.question["number"], options=options)

    async def refused(self, **message: Any) -> dict[str, Any]:
        """Send something and get the error for it."""
        await self.send(**message)
        return await self.until("error")

    async def close(self) -> None:
        await self.socket.close()


def some_answer(question: dict[str, Any], rng: random.Random) -> list[int]:
    """A legal answer, with a taste for playing Treasures and buying, so that games end."""
    size = len(question["options"])
    low, high = question["minimum"], question["maximum"]
    if question["shape"] == "number":
        return [rng.randint(low, high)]
    if question["shape"] == "order":
        return rng.sample(range(size), size)
    if question["purpose"] == "buy":
        if question["play_all"]:
            return list(question["play_all"])
        piles = [i for i, option in enumerate(question["options"]) if option["kind"] == "pile"]
        return [max(rng.choice(piles), rng.choice(piles))] if piles and rng.random() < 0.9 else []
    count = rng.randint(low, high)
    if question["shape"] == "all-or-none" and count:
        count = high
    return rng.sample(range(size), count)


async def play_on(player: Player, rng: random.Random, most: int = 100_000) -> int:
    """Answer whatever this player is asked until the game is over or so many answers are given and the next is asked
    for; how many answers it took."""
    given = 0
    while not player.over:
        if player.question is not None:
            if given == most:
                break
            await player.answer(some_answer(player.question, rng))
            given += 1
        await player.until("update")
    return given
