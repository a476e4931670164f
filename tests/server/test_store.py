"""The database, the command `bailiwick serve`, and small parts of the server by themselves."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from client import Browser
from databases import fresh
from starlette.websockets import WebSocket

from bailiwick import Agent, Decision, View
from bailiwick.cli import main
from bailiwick.server import opponents, protocol
from bailiwick.server.house import House, clean_name
from bailiwick.server.limits import Bucket, Limits, Visitors
from bailiwick.server.opponents import Opponent
from bailiwick.server.reading import Refused, read_as, read_message
from bailiwick.server.sockets import Socket
from bailiwick.server.store import Row, SavedGame, SavedSeat, Store, StoreError

CREATE: Any = {"kingdom": {}, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}], "seed": "store"}


def saved(name: str = "t") -> SavedGame:
    seats = [SavedSeat(0, "person", "Ada", secret="x", taken=True), SavedSeat(1, "bot", "Bot", "random", taken=True)]
    return SavedGame(name, "Test", "Smithy", 2, "s", False, True, seats=seats)


def with_store(work: Any, url: str | None = None) -> None:
    async def go() -> None:
        store = Store(fresh() if url is None else url)
        store.open()
        try:
            doing: Coroutine[Any, Any, None] = work(store)
            await doing
        finally:
            store.close()

    asyncio.run(go())


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    url = fresh(tmp_path / "folder")

    async def write(store: Store) -> None:
        await store.create(saved())
        rows = [Row(0, 0, "answer", [1, 2]), Row(1, 1, "answer", []), Row(2, 0, "undo", [1]), Row(3, 0, "answer", [7])]
        await store.append("t", rows, "over", 3, [1, -2])
        await store.set_seat("t", SavedSeat(1, "bot", "Other", "random", taken=True, replaced=True))
        await store.set_again("t", "u")

    async def read(store: Store) -> None:
        game = await store.load("t")
        assert game is not None
        assert [row.numbers for row in game.counting()] == [[1, 2], [7]]
        assert (game.phase, game.turn, game.scores, game.again) == ("over", 3, [1, -2], "u")
        assert (game.seats[1].name, game.seats[1].replaced) == ("Other", True)
        assert [one.id for one in await store.listed(5)] == ["t"]
        assert await store.load("nosuch") is None

    with_store(write, url)
    with_store(read, url)


def test_a_database_from_before_tables_counted_for_all_is_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with_store(lambda store: store.create(saved()), f"sqlite:///{file}")
    with sqlite3.connect(file) as old:
        old.execute("ALTER TABLE games DROP COLUMN counts")
        old.execute("UPDATE bailiwick SET version = 1")

    async def read(store: Store) -> None:
        game = await store.load("t")
        assert game is not None
        assert not game.counts

    with_store(read, f"sqlite:///{file}")
    with_store(read, f"sqlite:///{file}")


def test_no_decision_is_stored_twice_and_one_failure_takes_nobody_along() -> None:
    async def work(store: Store) -> None:
        await store.create(saved())
        await store.create(saved("u"))
        await store.append("t", [Row(0, 0, "answer", [1])], "playing", 1, None)
        jobs = [
            store.append("t", [Row(1, 0, "answer", [2])], "playing", 1, None),
            store.append("t", [Row(0, 0, "answer", [9])], "playing", 1, None),
            store.append("u", [Row(0, 0, "answer", [3])], "playing", 1, None),
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        for name, answers in (("t", [[1], [2]]), ("u", [[3]])):
            game = await store.load(name)
            assert game is not None
            assert [row.numbers for row in game.counting()] == answers

    with_store(work)


def test_what_cannot_be_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        house = House(store, Limits())
        table, seat, _ = await house.create(CREATE)

        async def full(*_: Any) -> None:
            raise StoreError("The disk is full.")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            with pytest.raises(Refused, match="could not be stored"):
                await table.receive(seat, "answer", {"type": "answer", "question": 0, "options": [0]})
        assert table.play is not None
        assert (table.rows, table.play.answers) == (0, [])
        await table.receive(seat, "answer", {"type": "answer", "question": 0, "options": [0]})
        assert table.play is not None
        assert table.play.answers == [[0]]

    with_store(work)


def test_a_slow_client_is_sent_everything_anew() -> None:
    class Slow:
        """A WebSocket whose other side does not read at first."""

        def __init__(self) -> None:
            self.reads = asyncio.Event()
            self.texts: list[str] = []

        async def send_text(self, text: str) -> None:
            await self.reads.wait()
            self.texts.append(text)

        async def receive(self) -> Any:
            await asyncio.sleep(60)

    async def work(store: Store) -> None:
        house = House(store, Limits(waiting_bytes=5000))
        table, seat, _ = await house.create(CREATE)
        slow: Any = Slow()
        websocket: WebSocket = slow
        running = asyncio.create_task(Socket(websocket, house, table, seat).run())
        for _ in range(20):
            await asyncio.sleep(0)
            table.tell_table()
        slow.reads.set()
        await asyncio.sleep(0.05)
        kinds = [text[9:16] for text in slow.texts]
        assert len(kinds) < 20
        assert kinds[-1] == "welcome"
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert table.watchers == []

    with_store(work)


def test_a_failing_bot_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Agent):
        def decide(self, view: View, decision: Decision) -> list[int]:
            return [999] if decision.purpose == "buy" else [][0]

    monkeypatch.setattr(opponents, "OPPONENTS", [Opponent("bailiff", "Broken", "", lambda *_: Broken())])

    async def work(store: Store) -> None:
        house = House(store, Limits())
        table, seat, _ = await house.create(CREATE)
        for _ in range(6):
            await table.receive(seat, "answer", {"type": "answer", "question": table.rows, "options": []})
        assert table.play is not None
        assert len(table.play.answers) > 6

    with_store(work)


def test_databases_that_cannot_be_used_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.db").write_text("This is no database at all, only some text that is long enough to be read.")
    (tmp_path / "file").write_text("")
    for url in ("nonsense", "nosuch://x", f"sqlite:///{tmp_path}/no.db", f"sqlite:///{tmp_path}/file/x.db"):
        assert main(["serve", "--port", "0", "--database", url]) == 2
        said = capsys.readouterr().err
        assert said.startswith("bailiwick: The database")
        assert said.count("\n") == 1


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], url: str) -> None:
    port = url.rpartition(":")[2]
    assert main(["serve", "--port", port, "--database", "sqlite://"]) == 2
    assert f"port {port}" in capsys.readouterr().err
    assert main(["serve", "--port", "99999", "--database", "sqlite://"]) == 2
    capsys.readouterr()


def test_the_command_serves_until_it_is_stopped(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bailiwick", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Bailiwick is at http://127.0.0.1:")
        browser = Browser(line.split()[3])
        table = browser.post("/api/tables", CREATE)["table"]
        assert browser.get(f"/api/tables/{table}")["phase"] == "playing"
        process.terminate()
        assert process.wait(20) in (0, -15)
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def test_buckets_let_through_so_much_at_once() -> None:
    bucket = Bucket(3, 0.0)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    visitors = Visitors(1, 0.0)
    visitors.MOST = 2  # type: ignore[misc]
    assert [visitors.take(name) for name in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


def test_names_are_short_and_can_be_seen() -> None:
    assert clean_name("  A\u200bda \n Lovelace  ") == "A da Lovelace"
    assert len(clean_name("x" * 100)) == 24
    with pytest.raises(Refused):
        clean_name("\n\t ")


def test_messages_are_read_as_the_protocol_says() -> None:
    assert read_message('{"type": "vote", "request": 1, "agree": true, "ref": 3}')[0] == "vote"
    for text, said in (
        ('{"type": "vote", "request": 1}', "lacks the field agree"),
        ('{"type": "vote", "request": true, "agree": true}', "whole number"),
        ('{"type": "vote", "request": 1, "agree": 1}', "true or false"),
        ('{"type": "answer", "question": 1, "options": 3}', "a list is due"),
        ('{"type": "fill", "seat": 1, "bot": "\\ud800"}', "no text"),
        ('{"type": "fill", "seat": 1, "bot": 7}', "a text is due"),
    ):
        with pytest.raises(Refused, match=said):
            read_message(text)
    with pytest.raises(Refused, match="lacks the field sets"):
        read_as(protocol.Book, {"book": "x"})
