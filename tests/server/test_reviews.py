"""Reviews of finished games: asked for, waited for, given up, and limited."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from client import Browser, play_on
from databases import fresh
from serving import GENEROUS

from bailiwick.server.run import running

KINGDOM = {"line": "Witch, Smithy, Village, Market, Moat, Chapel, Mine, Gardens, Militia, Workshop"}
QUICK = replace(GENEROUS, review_games=500, reviews_at_once=100)
PATIENCE = 400.0


def finished(url: str, browser: Browser, answers: int = 12) -> str:
    """A table whose game ended because somebody resigned."""
    import random

    async def play(table: str) -> None:
        player = await browser.sit(table)
        await play_on(player, random.Random(1), answers)
        await player.send(type="resign")
        while not player.over:
            await player.next()
        await player.close()

    made = browser.post(
        "/api/tables", {"kingdom": KINGDOM, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": "7"}
    )
    asyncio.run(play(made["table"]))
    return str(made["table"])


def reviewed(browser: Browser, path: str) -> Any:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found = browser.post(path, None)
        if found["state"] == "done":
            return found["review"]
        time.sleep(0.2)
    raise AssertionError("the review did not come")


def test_a_finished_game_is_reviewed_once_for_all() -> None:
    with running(fresh(), QUICK) as url:
        browser = Browser(url)
        table = finished(url, browser)
        path = f"/api/tables/{table}/review"
        assert browser.get(path) == {"state": "none", "ahead": 0, "share": 0.0, "review": None}
        first = browser.post(path, None)
        assert first["state"] == "working"
        assert browser.get(path)["state"] in ("working", "done")
        found = reviewed(browser, path)
        assert [one["seat"] for one in found["totals"]] == [0, 1]
        assert found["curve"]
        assert {point["seat"] for point in found["curve"]} == {0, 1}
        assert all(0.0 <= point["chance"] <= 1.0 for point in found["curve"])
        assert found["plans"]
        for move in found["moves"]:
            assert set(move) >= {"decision", "seat", "played", "better", "loss", "size", "reasons"}
        assert Browser(url).get(path)["review"] == found


def test_only_finished_games_are_reviewed() -> None:
    with running(fresh(), QUICK) as url:
        browser = Browser(url)
        made = browser.post("/api/tables", {"kingdom": KINGDOM, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        path = f"/api/tables/{made['table']}/review"
        assert browser.get(path)["state"] == "none"
        refused = browser.request("POST", path)
        assert refused.status == 403
        assert refused.json["message"] == "A game can be reviewed when it is over."
        assert browser.request("POST", "/api/tables/nosuch/review").status == 404


def test_reviews_wait_for_each_other_and_are_limited() -> None:
    with running(fresh(), replace(QUICK, reviews_at_once=2, reviews_per_minute=0.01)) as url:
        browser = Browser(url)
        tables = [f"/api/tables/{finished(url, browser, 2)}/review" for _ in range(3)]
        assert browser.post(tables[0], None)["state"] == "working"
        second = browser.post(tables[1], None)
        assert (second["state"], second["ahead"]) == ("waiting", 1)
        refused = browser.request("POST", tables[2])
        assert refused.status == 429
        assert browser.post(tables[0], None)["state"] in ("working", "done")  # waiting on costs nothing
        assert reviewed(browser, tables[1])


def test_a_full_queue_says_so() -> None:
    with running(fresh(), replace(QUICK, reviews_waiting=1)) as url:
        browser = Browser(url)
        tables = [f"/api/tables/{finished(url, browser, 2)}/review" for _ in range(2)]
        browser.post(tables[0], None)
        refused = browser.request("POST", tables[1])
        assert refused.status == 503
        assert "try again" in refused.json["message"]


@pytest.mark.parametrize("again", [True, False])
def test_who_no_longer_waits_gets_no_review(again: bool) -> None:
    patience = replace(GENEROUS, review_seconds=40, reviews_at_once=100, review_patience=1.0)
    with running(fresh(), patience) as url:
        browser = Browser(url)
        path = f"/api/tables/{finished(url, browser, 2)}/review"
        assert browser.post(path, None)["state"] == "working"
        for _ in range(8):
            time.sleep(0.4)
            state = browser.post(path, None)["state"] if again else browser.get(path)["state"]
        assert state == ("working" if again else "none")
