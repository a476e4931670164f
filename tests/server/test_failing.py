"""What goes wrong around a table: a database that fails, people who vanish, clients that do not read, odd input."""

from __future__ import annotations

import asyncio
import dataclasses
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from client import Browser
from databases import fresh
from serving import GENEROUS
from sqlalchemy import update
from test_malformed import Raw

from bailiwick.cli import main
from bailiwick.server import store as store_module
from bailiwick.server.house import House
from bailiwick.server.limits import Limits, visitor
from bailiwick.server.play import Play
from bailiwick.server.reading import Refused
from bailiwick.server.run import running
from bailiwick.server.store import Row, Store, StoreError
from bailiwick.server.table import Table

ADA = {"kind": "me", "name": "Ada"}
PEOPLE: Any = {"kingdom": {}, "seats": [ADA, {"kind": "person"}, {"kind": "person"}], "seed": "people"}
BOT: Any = {"kingdom": {}, "seats": [ADA, {"kind": "bot"}], "seed": "bot"}
Work = Callable[[House], Coroutine[Any, Any, None]]


class Viewer:
    """Somebody at a table, without a network between them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.texts: list[str] = []

    def send(self, text: str) -> None:
        self.texts.append(text)


def with_house(work: Work) -> None:
    async def go() -> None:
        store = Store(fresh())
        store.open()
        try:
            await work(House(store, GENEROUS))
        finally:
            store.close()

    asyncio.run(go())


async def three(house: House) -> tuple[Table, list[Viewer]]:
    """A table of three people, all of them there."""
    table, _, _ = await house.create(PEOPLE)
    for name in ("Ben", "Cat"):
        await table.sit(None, name, f"secret of {name}")
    viewers = [Viewer(seat) for seat in range(3)]
    for viewer in viewers:
        await table.watch(viewer)
    return table, viewers


async def answer(table: Table, options: list[int]) -> None:
    assert table.play is not None
    assert table.play.question is not None
    message = {"type": "answer", "question": table.rows, "options": options}
    await table.receive(table.play.question.seat, "answer", message)


def answers(table: Table) -> list[list[int]]:
    assert table.play is not None
    return table.play.answers


def fail(*_: Any) -> Any:
    raise StoreError("The disk is full.")


# -- the database ---------------------------------------------------------------------------------------------------


def test_a_database_that_can_neither_write_nor_read_loses_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table, _ = await three(house)
        await answer(table, [0])
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", fail)
            broken.setattr(house.store, "load", fail)
            for _ in range(2):
                with pytest.raises(Refused, match="could not be stored"):
                    await answer(table, [1])
                assert answers(table) == [[0]]
        await answer(table, [0])
        saved = await house.store.load(table.id)
        assert saved is not None
        assert [row.numbers for row in saved.counting()] == answers(table) == [[0], [0]]

    with_house(work)


def test_a_decision_that_was_stored_although_the_database_failed_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table, viewers = await three(house)
        append = house.store.append

        async def stored_but_failed(*what: Any) -> None:
            await append(*what)
            raise StoreError("The connection is lost.")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", stored_but_failed)
            with pytest.raises(Refused):
                await answer(table, [0])
        assert answers(table) == [[0]]
        assert all('"type":"welcome"' in viewer.texts[-1] for viewer in viewers)
        await answer(table, [0])
        saved = await house.store.load(table.id)
        assert saved is not None
        assert [row.number for row in saved.rows] == [0, 1]

    with_house(work)


def test_an_undo_that_cannot_be_stored_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table, seat, _ = await house.create(BOT)
        await answer(table, [0])
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", fail)
            broken.setattr(house.store, "load", fail)
            with pytest.raises(Refused):
                await table.receive(seat, "undo", {"type": "undo"})
        assert answers(table) == [[0]]
        await table.receive(seat, "undo", {"type": "undo"})
        assert answers(table) == []

    with_house(work)


def test_a_bot_whose_answers_could_not_be_stored_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table, _, _ = await house.create(BOT)
        append = house.store.append

        async def not_of_bots(game: str, rows: list[Row], *what: Any) -> None:
            if any(row.seat == 1 for row in rows):
                raise StoreError("The disk is full.")
            await append(game, rows, *what)

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", not_of_bots)
            await answer(table, [])  # ends the turn: what Ada did has happened
            assert answers(table) == [[]]
            assert table.halted
        await house.sweep()
        assert not table.halted
        assert len(answers(table)) > 1

    with_house(work)


def test_who_sits_down_keeps_the_seat_although_the_start_could_not_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table, _, _ = await house.create({**PEOPLE, "seats": PEOPLE["seats"][:2]})
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", fail)
            assert await table.sit(None, "Ben", "secret") == 1
        assert table.seat_of("secret") == 1
        await answer(table, [0])
        assert answers(table) == [[0]]

    with_house(work)


def test_a_failing_database_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with running(limits=GENEROUS) as url:
        ada = Browser(url)
        monkeypatch.setattr(Store, "load", fail)
        monkeypatch.setattr(Store, "listed", fail)
        for path in ("/api/lobby", "/api/tables/nosuch", "/api/tables/nosuch/replay"):
            found = ada.request("GET", path)
            assert (found.status, found.json["code"]) == (503, "failed")
            assert "disk" not in found.text


def test_a_database_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/tables.db").open()
    with pytest.raises(StoreError, match="readonly database"):
        Store(f"sqlite:///file:{tmp_path}/tables.db?mode=ro&uri=true").open()


@pytest.mark.parametrize("change", [{"seat": 1}, {"numbers": "99"}, {"kind": "undo", "numbers": ""}])
def test_a_game_that_does_not_replay_is_told(change: dict[str, Any], tmp_path: Path) -> None:
    """As games of an older version may not, or a damaged database."""
    database = fresh(tmp_path)

    async def play(store: Store) -> str:
        table, _, _ = await House(store, GENEROUS).create(BOT)
        await answer(table, [0])
        await answer(table, [])
        row = store_module.decisions
        await store._do(lambda c: c.execute(update(row).where(row.c.number == 0).values(**change)) and None)
        return table.id

    async def go() -> None:
        store = Store(database)
        store.open()
        try:
            name = await play(store)
            with pytest.raises(Refused, match="does not replay"):
                await House(store, GENEROUS).table(name)
        finally:
            store.close()

    asyncio.run(go())


# -- people ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer tells somebody something, so that taking it back has to be asked for."""
    monkeypatch.setattr(Play, "takes_back_alone", lambda *_: False)


def test_a_request_is_settled_when_the_last_who_could_object_leaves() -> None:
    async def work(house: House) -> None:
        table, (_, ben, cat) = await three(house)
        await table.leave(cat)
        await table.receive(0, "replace", {"type": "replace", "seat": 2, "bot": "random"})
        assert not table.is_bot(2)
        assert table.info(0)["requests"][0]["waiting"] == [1]
        await table.leave(ben)
        assert table.is_bot(2)
        assert table.info(0)["requests"] == []

    with_house(work)


@pytest.mark.usefixtures("loud")
def test_an_undo_waits_no_longer_for_whom_a_bot_plays() -> None:
    async def work(house: House) -> None:
        table, (_, _, cat) = await three(house)
        await answer(table, [0])
        await table.leave(cat)
        await table.receive(0, "undo", {"type": "undo"})
        await table.receive(1, "vote", {"type": "vote", "request": 1, "agree": True})
        assert answers(table) == [[0]]
        await table.receive(0, "replace", {"type": "replace", "seat": 2})
        await table.receive(1, "vote", {"type": "vote", "request": 2, "agree": True})
        assert table.is_bot(2)
        assert answers(table) == []

    with_house(work)


@pytest.mark.usefixtures("loud")
def test_nobody_waits_for_the_wish_of_whom_a_bot_plays() -> None:
    """Ada wants something back, leaves, and a bot takes her seat: nobody is left who could be asked again."""

    async def work(house: House) -> None:
        table, (ada, _, _) = await three(house)
        await answer(table, [0])
        await table.receive(0, "undo", {"type": "undo"})
        await table.leave(ada)
        await table.receive(1, "replace", {"type": "replace", "seat": 0})
        await table.receive(2, "vote", {"type": "vote", "request": 2, "agree": True})
        assert table.is_bot(0)
        assert table.info(1)["requests"] == []
        with pytest.raises(Refused, match="Nobody asks"):
            await table.receive(1, "vote", {"type": "vote", "request": 1, "agree": True})
        assert table.play is not None
        assert table.play.question is not None
        assert table.play.question.seat != 0

    with_house(work)


@pytest.mark.usefixtures("loud")
def test_who_has_no_word_cannot_object() -> None:
    async def work(house: House) -> None:
        table, (_, _, cat) = await three(house)
        await answer(table, [0])
        await table.leave(cat)
        await table.receive(0, "replace", {"type": "replace", "seat": 2})
        await table.receive(1, "vote", {"type": "vote", "request": 1, "agree": True})
        await table.receive(0, "undo", {"type": "undo"})
        with pytest.raises(Refused, match="not needed"):
            await table.receive(2, "vote", {"type": "vote", "request": 2, "agree": False})
        await table.receive(0, "vote", {"type": "vote", "request": 2, "agree": False})  # her own wish, taken back
        assert table.info(0)["requests"] == []

    with_house(work)


@pytest.mark.usefixtures("loud")
def test_everybody_is_told_when_a_wish_is_gone() -> None:
    async def work(house: House) -> None:
        table, viewers = await three(house)
        for way in ("answer", "undo"):
            await answer(table, [0])
            await table.receive(0, "undo", {"type": "undo"})
            assert '"kind":"undo"' in viewers[1].texts[-1]
            number = table.info(0)["requests"][0]["id"]
            if way == "answer":
                await answer(table, [0])
            else:
                for seat in (1, 2):
                    await table.receive(seat, "vote", {"type": "vote", "request": number, "agree": True})
            for viewer in viewers:
                tables = [text for text in viewer.texts if text.startswith('{"type":"table"')]
                assert '"requests":[]' in tables[-1]

    with_house(work)


def test_asking_twice_to_play_again_gives_the_same_seat_and_its_maker_fills_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Table, "phase", "over")
    with running(limits=GENEROUS) as url:
        ada, ben = Browser(url), Browser(url)
        table = ada.post("/api/tables", {**PEOPLE, "seats": PEOPLE["seats"][:2]})["table"]
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        first = ben.post(f"/api/tables/{table}/again", {})
        assert ben.post(f"/api/tables/{table}/again", {}) == first  # the first answer may have been lost
        assert ben.get(f"/api/tables/{first['table']}")["host"]
        second = ada.post(f"/api/tables/{table}/again", {})
        assert {first["seat"], second["seat"]} == {0, 1}
        assert first["link"] != second["link"]


# -- the network ----------------------------------------------------------------------------------------------------


def test_a_connection_on_which_nothing_is_asked_is_closed() -> None:
    with running(limits=Limits(seconds_to_ask=0.2)) as url:
        address = urlsplit(url)
        for data in (b"", b"GET / HT", b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\nGET /api"):
            with socket.create_connection((address.hostname, address.port), timeout=20) as silent:
                silent.sendall(data)
                while silent.recv(65536):
                    pass


def test_who_reads_nothing_is_away_in_the_end() -> None:
    """A client that is stopped keeps its connection open, and says nothing about it."""

    async def go(url: str) -> None:
        ada, ben = Browser(url), Browser(url)
        table = ada.post("/api/tables", {**PEOPLE, "seats": PEOPLE["seats"][:2]})["table"]
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        stopped = await ben.sit(table)
        stopped.socket.transport.pause_reading()
        player = await ada.sit(table)
        await player.answer([])  # the end of the turn, which others have to agree to take back
        while player.table["seats"][1]["present"]:
            for _ in range(50):
                await player.send(type="undo")  # everybody is told of the wish, each time
                await player.until("table")
        stopped.socket.transport.abort()
        await player.close()

    with running(limits=dataclasses.replace(GENEROUS, seconds_to_send=0.3)) as url:
        asyncio.run(asyncio.wait_for(go(url), 200))


def test_who_sends_pings_and_reads_no_answers_is_cut_off(url: str) -> None:
    ada = Browser(url)
    raw = Raw(url, ada.post("/api/tables", BOT)["table"], ada.cookie)
    pings = (b"\x89\xfd" + bytes(4) + bytes(125)) * 500

    def flood() -> None:
        while True:
            raw.socket.sendall(pings)

    with pytest.raises(ConnectionError):
        flood()
    raw.close()


def test_a_socket_asks_for_everything_so_often_only() -> None:
    with running(limits=Limits(resyncs_at_once=3, resyncs_per_second=0.001)) as url:
        ada = Browser(url)
        table = ada.post("/api/tables", BOT)["table"]

        async def go() -> None:
            player = await ada.sit(table)
            for _ in range(3):
                await player.send(type="resync")
                await player.until("welcome")
            assert (await player.refused(type="resync"))["code"] == "too-many"
            await player.close()

        asyncio.run(go())


def test_visitors_are_networks() -> None:
    assert visitor("127.0.0.1") == "127.0.0.1"
    assert visitor("::ffff:10.0.0.1") == "10.0.0.1"
    assert visitor("2001:db8::1") == visitor("2001:db8::ffff:2%eth0") != visitor("2001:db8:0:1::1")
    assert visitor("whatever: a proxy says") == "whatever: a proxy says"


@pytest.mark.parametrize("depth", range(930, 1000, 4))
def test_json_nested_too_deep_is_refused(url: str, depth: int) -> None:
    body = b'{"kingdom": ' + b"[" * depth + b"]" * depth + b', "seats": []}'
    assert Browser(url).request("POST", "/api/tables", body).status == 400


def test_odd_paths_are_answered(url: str, tmp_path: Path) -> None:
    browser = Browser(url)
    for path in ("/" + "a" * 5000, "/%00", "/..%5capp.py", "/.hidden"):
        assert "<!doctype html>" in browser.request("GET", path).text.lower()
    for path in ("/assets/none", "/assets/" + "a" * 300, "/api/cards/" + "x" * 5000):
        found = browser.request("GET", path)
        assert (found.status, found.json["code"]) == (404, "not-found")
        assert len(found.text) < 200


def test_personal_links_are_not_kept_by_caches_and_cookies_are_for_https_behind_a_proxy(url: str) -> None:
    ada = Browser(url)
    made = ada.post("/api/tables", BOT)
    found = ada.request("GET", made["link"], headers={"X-Forwarded-Proto": "https"})
    assert found.headers["cache-control"] == "no-store"
    assert "; Secure" in found.headers["set-cookie"]
    assert "; Secure" not in ada.request("GET", made["link"]).headers["set-cookie"]


@pytest.mark.parametrize(
    "wrong",
    [
        ["--port", "-5"],
        ["--port", "65536"],
        ["--host", "no..address"],
        ["--host", "ä" * 80],
        ["--origin", "example.org"],
        ["--origin", "https://example.org/page"],
        ["--origin", "http://[x"],
        ["--database", "postgresql://ada:word@host:no/tables"],
        ["--database", "postgres://127.0.0.1:1/tables"],
        ["--database", "sqlite:////proc/tables.db"],
    ],
)
def test_whatever_is_wrong_with_the_command_is_said_in_a_sentence(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    given = [] if "--database" in wrong else ["--database", "sqlite://"]
    assert main(["serve", *wrong, *given]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("bailiwick: ")
    assert said.endswith(".\n")
    assert not said.endswith("..\n")
    assert "word" not in said
