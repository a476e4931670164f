"""Talking at a table: words and emotes to all who are there, limited, and no part of the game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from client import Browser, Player
from shape import conforms

from bailiwick.server import protocol
from bailiwick.server.limits import Limits
from bailiwick.server.reading import Refused
from bailiwick.server.run import running
from bailiwick.server.talk import clean_text

KINGDOM = {"line": "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"}
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "person"}]
SECRET = "Marmalade under the bridge"


def make(url: str) -> tuple[str, Browser, Browser]:
    """A table with two people: the host and a guest."""
    host, guest = Browser(url), Browser(url)
    table = host.post("/api/tables", {"kingdom": KINGDOM, "seats": SEATS, "seed": "1"})["table"]
    guest.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    return table, host, guest


Sit = Callable[[Browser, str], Awaitable[Player]]


def play(work: Callable[[str, Sit], Awaitable[None]], *arguments: Any, **named: Any) -> None:
    """Let people do something at a server, and leave."""
    players: list[Player] = []

    async def sit(browser: Browser, table: str) -> Player:
        players.append(await browser.sit(table))
        return players[-1]

    async def whole(url: str) -> None:
        try:
            async with asyncio.timeout(60):
                await work(url, sit)
        finally:
            for player in players:
                await player.close()

    with running(*arguments, **named) as url:
        asyncio.run(whole(url))


async def said(player: Player) -> tuple[int, str, str | None]:
    message = await player.until("said")
    conforms(protocol.Said, message)
    return message["seat"], message["text"], message["emote"]


async def refused(player: Player, **message: Any) -> str:
    """Why something was refused, in one sentence."""
    await player.send(**message)
    answer = await player.until("error")
    why: str = answer["message"]
    assert why.endswith(".")
    assert "\n" not in why
    return f"{answer['code']}: {why}"


def test_all_who_are_there_hear_it() -> None:
    async def work(url: str, sit: Sit) -> None:
        table, host, guest = make(url)
        ada, ben, watching = await sit(host, table), await sit(guest, table), await sit(Browser(url), table)
        await ada.send(type="say", text="  Good \n luck! <b>‮  ")
        await ben.send(type="emote", emote="thanks")
        for player in (ada, ben, watching):
            assert await said(player) == (0, "Good luck! <b>", None)
            assert await said(player) == (1, "", "thanks")
        # Who comes later reads it in the welcome.
        late = await sit(guest, table)
        welcome = json.loads(late.frames[0])
        conforms(protocol.Welcome, welcome)
        assert [one["text"] or one["emote"] for one in welcome["talk"]] == ["Good luck! <b>", "thanks"]

    play(work)


def test_spectators_talk_only_where_the_host_lets_them() -> None:
    async def work(url: str, sit: Sit) -> None:
        table, host, guest = make(url)
        ada, ben, watching = await sit(host, table), await sit(guest, table), await sit(Browser(url), table)
        assert (await refused(watching, type="say", text="Hello")).startswith("not-seated: Spectators can only watch")
        assert (await refused(ben, type="let-spectators-talk", allowed=True)).startswith("forbidden: Only who made")
        assert (await refused(watching, type="let-spectators-talk", allowed=True)).startswith("forbidden: ")
        await ada.send(type="let-spectators-talk", allowed=True)
        while not watching.table["spectators_talk"]:
            await watching.until("table")
        await watching.send(type="say", text="Hello")
        assert await said(ben) == (-1, "Hello", None)
        await ada.send(type="let-spectators-talk", allowed=False)
        while watching.table["spectators_talk"]:
            await watching.until("table")
        assert (await refused(watching, type="emote", emote="hello")).startswith("not-seated: ")

    play(work)


def test_it_is_limited_in_length_and_rate() -> None:
    async def work(url: str, sit: Sit) -> None:
        table, host, guest = make(url)
        ada, ben = await sit(host, table), await sit(guest, table)
        long = await refused(ada, type="say", text="x" * 41)
        assert long == "too-large: That is 41 characters long; 40 are the most."
        assert (await refused(ada, type="say", text=" \t​ ")).startswith("illegal: There is nothing to say in that")
        for _ in range(3):
            await ada.send(type="say", text="x" * 40)
            await ben.until("said")
        assert (await refused(ada, type="emote", emote="oops")).startswith("too-many: ")
        # Another socket of the same seat is the same seat.
        again = await sit(host, table)
        assert (await refused(again, type="say", text="x")).startswith("too-many: ")
        # Others may still talk, and the game goes on.
        await ben.send(type="say", text="calm down")
        assert (await said(again))[:2] == (1, "calm down")
        await ada.answer([])
        await ada.until("update")
        assert len(json.loads((await sit(host, table)).frames[0])["talk"]) == 2  # only the last are kept

    limits = Limits(talk_length=40, talks_at_once=3, talks_per_second=0.0001, talk_kept=2)
    play(work, limits=limits)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say"},
        {"type": "say", "text": None},
        {"type": "say", "text": ["Hello"]},
        {"type": "say", "text": "x" * 2001},
        {"type": "say", "text": "Hello", "emote": "hello"},
        {"type": "say", "text": "Hello", "seat": 1},
        {"type": "emote"},
        {"type": "emote", "emote": "rude"},
        {"type": "emote", "emote": {}},
        {"type": "let-spectators-talk", "allowed": "yes"},
    ],
)
def test_what_is_malformed_is_answered_in_one_sentence(message: dict[str, Any]) -> None:
    async def work(url: str, sit: Sit) -> None:
        table, host, guest = make(url)
        ada, ben = await sit(host, table), await sit(guest, table)
        assert (await refused(ada, **message)).split(":")[0] in ("malformed", "too-large")
        await ada.send(type="say", text="after that")
        assert await said(ben) == (0, "after that", None)  # and nothing before it

    play(work)


def test_it_is_in_no_replay_and_no_record_and_not_stored(tmp_path: Any) -> None:
    async def work(url: str, sit: Sit) -> None:
        table, host, guest = make(url)
        ada, ben = await sit(host, table), await sit(guest, table)
        await ada.send(type="say", text=SECRET)
        assert await said(ben) == (0, SECRET, None)
        await ada.answer([])
        await ada.until("update")
        for browser in (host, guest, Browser(url)):
            assert SECRET not in browser.request("GET", f"/api/tables/{table}/replay?start=0&count=50").text
            assert SECRET not in browser.request("GET", f"/api/tables/{table}").text
        await ben.send(type="resign")
        await ada.until("update")
        record = host.request("GET", f"/api/tables/{table}/record")
        assert record.status == 200
        assert SECRET not in record.text

    play(work, f"sqlite:///{tmp_path}/tables.db")
    for file in tmp_path.iterdir():
        assert SECRET.encode() not in file.read_bytes()


def test_letters_do_not_climb_over_others() -> None:
    assert clean_text("e" + "́" * 30, 50) == "é́́"
    assert clean_text("naïve 🎉", 50) == "naïve 🎉"
    with pytest.raises(Refused, match="nothing to say"):
        clean_text("‮​", 50)
