"""Thousands of messages that are wrong in every way: each gets a clear error, and nothing changes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import struct
from typing import Any
from urllib.parse import urlsplit

from client import Browser

FIRST = {"line": "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"}
CODES = {"malformed", "too-large", "stale", "not-asked", "not-seated", "illegal", "forbidden", "not-found"}


class Raw:
    """A socket of bytes that speaks just enough WebSocket to say anything at all."""

    def __init__(self, url: str, table: str, cookie: str = "") -> None:
        address = urlsplit(url)
        self.socket = socket.create_connection((address.hostname, address.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        lines += [f"Cookie: {cookie}"] if cookie else []
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b"101" in head.split(b"\r\n")[0]

    def send(self, data: bytes, opcode: int = 1) -> None:
        mask = os.urandom(4)
        n = len(data)
        length = (
            bytes([0x80 | n]) if n < 126 else b"\xfe" + struct.pack("!H", n) if n < 65536
            else b"\xff" + struct.pack("!Q", n)
        )  # fmt: skip
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def receive(self) -> tuple[int, bytes]:
        """The next frame: opcode and data."""

        def take(n: int) -> bytes:
            while len(self.buffer) < n:
                more = self.socket.recv(65536)
                if not more:
                    raise ConnectionError
                self.buffer += more
            data, self.buffer = self.buffer[:n], self.buffer[n:]
            return data

        first, second = take(2)
        n = second & 0x7F
        if n == 126:
            n = struct.unpack("!H", take(2))[0]
        elif n == 127:
            n = struct.unpack("!Q", take(8))[0]
        return first & 0x0F, take(n)

    def error(self) -> Any:
        """The next error; nothing else may come, but that somebody came or left."""
        message = {"type": "table"}
        while message["type"] == "table":
            opcode, data = self.receive()
            assert opcode == 1
            message = json.loads(data)
        assert message["type"] == "error", message["type"]
        return message

    def close(self) -> None:
        self.socket.close()


def wrong_messages(rng: random.Random, number: int) -> list[bytes]:
    """Messages that can never be right, whoever sends them; `number` is the question that is asked."""
    junk: list[Any] = [
        None, True, 0, -1, 1.5, 1e300, 2**70, "", "answer", "\0", "\ud800", [], [[]], {}, [None], {"type": None},
        "x" * 3000, list(range(500)), {"a": {"b": {"c": []}}},
    ]  # fmt: skip
    kinds = ["answer", "undo", "replace", "vote", "fill", "return", "say", "emote", "let-spectators-talk", "resync"]
    kinds += ["ping", "welcome", "update", "ANSWER", ""]
    fields = ["question", "options", "seat", "bot", "request", "agree", "text", "emote", "ref", "extra"]
    found = [b"", b"{", b"}", b"null", b"[]", b"\xf0\x9f\x98\x80", b"NaN", b"[" * 9000]
    found += [b'{"type":"answer"', b'"answer"']
    found += [json.dumps(value).encode() for value in junk]
    for _ in range(600):
        message: dict[str, Any] = {"type": rng.choice([*kinds, *junk])}
        for field in rng.sample(fields, 3):
            message[field] = rng.choice(junk)
        message["wrong"] = rng.choice(junk)  # no message has this
        found.append(json.dumps(message).encode())
    for value in junk:
        found.append(json.dumps({"type": "answer", "question": value, "options": [0], "no": 1}).encode())
        if value != []:
            found.append(json.dumps({"type": "answer", "question": number, "options": value}).encode())
            found.append(json.dumps({"type": "answer", "question": number, "options": [value, value]}).encode())
    for question in (-1, number + 1, number - 1, 2**50, -(2**50)):
        found.append(json.dumps({"type": "answer", "question": question, "options": [0]}).encode())
    found += [b'{"type":"ping","pad":"' + b"x" * n + b'"}' for n in (1900, 15_000, 17_000, 60_000)]
    found += [json.dumps({"type": "vote", "request": rng.randrange(10**6), "agree": True}).encode() for _ in range(20)]
    return [text for text in found if text != b"{}"] + [b"{}"]


def state_of(browser: Browser, table: str) -> Any:
    replay = browser.get(f"/api/tables/{table}/replay?start=999")
    return replay["steps"][-1]["state"], replay["decisions"], [seat["replaced"] for seat in replay["table"]["seats"]]


def test_whatever_is_wrong_gets_an_error_and_changes_nothing(url: str) -> None:
    ada, ben, eve = Browser(url), Browser(url), Browser(url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    table = ada.post("/api/tables", {"kingdom": FIRST, "seats": seats, "seed": "malformed"})["table"]
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})

    async def some_turns() -> int:
        player = await ada.sit(table)
        await player.answer(player.question["play_all"])
        await player.until("update")
        number: int = player.question["number"]
        await player.close()
        return number

    number = asyncio.run(some_turns())  # Ada is in her Buy phase
    before = state_of(ada, table), state_of(ben, table)
    rng = random.Random(1)
    sent = 0
    codes = set()
    foreign = f"bailiwick_{table}="
    for cookie in (ada.cookie, ben.cookie, "", foreign + "guess", foreign + "x" * 500):
        raw = Raw(url, table, cookie)
        raw.receive()  # the welcome
        mine = wrong_messages(rng, number)
        if cookie != ada.cookie:  # what would be right from her is wrong from anybody else
            mine += [json.dumps({"type": "answer", "question": number, "options": []}).encode()] * 50
            mine += [json.dumps({"type": "answer", "question": number, "options": [0]}).encode()] * 50
        if cookie not in (ada.cookie, ben.cookie):
            mine += [json.dumps({"type": kind}).encode() for kind in ("undo", "return")]
            mine += [json.dumps({"type": kind, "seat": 0}).encode() for kind in ("replace", "fill")]
        rng.shuffle(mine)
        for data in mine:
            raw.send(data)
            error = raw.error()
            assert error["code"] in CODES, (data[:200], error)
            assert error["message"].endswith("."), error
            assert len(error["message"]) < 300
            codes.add(error["code"])
            sent += 1
        for _ in range(20):
            raw.send(rng.randbytes(30), opcode=2)
            assert raw.error()["code"] == "malformed"
        raw.close()
    assert sent > 3000
    assert {"malformed", "too-large", "stale", "not-asked", "not-seated", "illegal"} <= codes
    assert (state_of(ada, table), state_of(ben, table)) == before
    assert eve.get(f"/api/tables/{table}")["requests"] == []


def test_what_is_no_websocket_at_all_is_cut_off_and_harms_nobody(url: str) -> None:
    ada = Browser(url)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = ada.post("/api/tables", {"kingdom": FIRST, "seats": seats, "seed": "malformed"})["table"]
    before = state_of(ada, table)
    rng = random.Random(2)
    for attempt in range(60):
        raw = Raw(url, table, ada.cookie)
        raw.receive()
        if attempt % 4 == 0:
            raw.send(b"x" * 70_000)  # beyond what the transport takes
        elif attempt % 4 == 1:
            raw.send(b"\xff\xfe\xfd")  # text that is none
        elif attempt % 4 == 2:
            raw.socket.sendall(rng.randbytes(50))
            raw.socket.shutdown(socket.SHUT_WR)
        else:
            raw.send(b"{}", opcode=rng.choice([3, 7, 11]))
        try:
            while raw.receive()[0] != 8:
                pass
        except (ConnectionError, OSError):
            pass
        raw.close()
    address = urlsplit(url)
    for data in (b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n"):
        with socket.create_connection((address.hostname, address.port), timeout=5) as plain:
            plain.sendall(data)
            plain.shutdown(socket.SHUT_WR)
            while plain.recv(65536):
                pass
    assert state_of(ada, table) == before
