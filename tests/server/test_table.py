"""Playing at a table over sockets: answers, undo, votes, spectators, resync, replays, playing again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from typing import Any

import pytest
from client import Browser, Player, play_on, some_answer
from shape import conforms
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bailiwick.records import Record
from bailiwick.server import protocol
from bailiwick.server.limits import Limits
from bailiwick.server.run import running

# With two piles empty from the start, games are short.
SHORT = {"line": "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop; "
                 "piles Province 1, Copper 0, Curse 0, Estate 3"}  # fmt: skip
BOT = {"kind": "bot", "bot": "big-money"}
ME = {"kind": "me", "name": "Ada"}
SHAPES = {"welcome": protocol.Welcome, "update": protocol.Update, "table": protocol.TableChanged,
          "said": protocol.Said, "error": protocol.Failure, "pong": protocol.Pong}  # fmt: skip


def make(url: str, *seats: Any, **wish: Any) -> tuple[str, list[Browser]]:
    """A table with a browser for each person; its seed is fixed, since a lucky deal would end `SHORT` too soon."""
    browsers = [Browser(url)]
    wish = {"kingdom": SHORT, "seats": list(seats), "seed": "1", **wish}
    table = browsers[0].post("/api/tables", wish)["table"]
    for seat in seats:
        if seat["kind"] == "person":
            browsers.append(Browser(url))
            browsers[-1].post(f"/api/tables/{table}/sit", {"name": seat.get("name", "Ben")})
    return table, browsers


def play(work: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(200):
            await work

    asyncio.run(limited())


async def both(players: list[Player], rng: random.Random, most: int = 10_000) -> None:
    """Let people answer in turn; everybody takes in everything."""
    for _ in range(most):
        asked = [player for player in players if player.question is not None]
        if not asked:
            return
        await asked[0].answer(some_answer(asked[0].question, rng))
        for player in players:
            await player.until("update")


@pytest.mark.parametrize("counts", [True, False])
def test_everybodys_points_and_cards_are_sent_only_where_the_table_counts_them(url: str, counts: bool) -> None:
    table, (ada,) = make(url, ME, BOT, counts=counts)

    async def go() -> None:
        player = await ada.sit(table)
        for _ in range(10):
            await player.answer(some_answer(player.question, random.Random(2)))
            await player.until("update")
            while player.question is None:
                await player.until("update")
            own, other = player.state["players"]
            assert own["points"] is not None
            assert (other["points"] is None, other["owned"] is None) == (not counts, not counts)
        states = [message["state"] for message in map(json.loads, player.frames) if message.get("state")]
        assert len(states) > 10
        assert all((state["players"][1]["owned"] is None) == (not counts) for state in states)
        await player.close()

    asyncio.run(go())


def test_a_game_against_a_bot_to_its_end(url: str) -> None:
    table, (ada,) = make(url, ME, BOT, listed=True)

    async def go() -> None:
        player = await ada.sit(table)
        await play_on(player, random.Random(1))
        for frame in player.frames:
            message = json.loads(frame)
            conforms(SHAPES[message["type"]], message)
        ending = player.state["ending"]
        assert sum(source["points"] for source in ending["standings"][0]["sources"]) == ending["standings"][0]["score"]
        assert ending["chart"][-1]["decision"] == player.state["decision"]
        assert player.question is None
        error = await player.refused(type="answer", question=0, options=[], ref=7)
        assert (error["code"], error["ref"]) == ("illegal", 7)
        error = await player.refused(type="undo")
        assert error["code"] == "illegal"
        await player.close()

    play(go())
    record = Record.load(ada.request("GET", f"/api/tables/{table}/record").text)
    assert record.replay().over
    summary = next(one for one in ada.get("/api/lobby")["tables"] if one["id"] == table)
    assert (summary["phase"], summary["scores"]) == ("over", record.scores)
    assert ada.get(f"/api/tables/{table}")["seed"] == record.seed


def test_people_see_the_same_game_each_their_own_hand(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"}, counts=False)

    async def go() -> None:
        ada, ben = [await browser.sit(table) for browser in browsers]
        eve = await Browser(url).sit(table)
        await ada.until("table")
        await ada.until("table")
        await ben.until("table")
        assert ada.table["spectators"] == 1
        await both([ada, ben], random.Random(2), 12)
        while eve.number < ada.number:
            await eve.next()
        for player, seat in ((ada, 0), (ben, 1), (eve, -1)):
            assert player.state["seat"] == seat
            for one in player.state["players"]:
                assert (one["hand"] is not None) == (one["seat"] == seat)
                assert (one["owned"] is not None) == (one["seat"] == seat)
            assert [pile["count"] for pile in player.state["piles"]] == [p["count"] for p in ada.state["piles"]]
        assert eve.question is None
        assert eve.state["waiting_for"] in (0, 1)
        assert (await eve.refused(type="answer", question=12, options=[]))["code"] == "not-seated"
        assert (await eve.refused(type="undo"))["code"] == "not-seated"
        for player in (ada, ben, eve):
            await player.close()

    play(go())


def test_wrong_answers_change_nothing(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person"})

    async def go() -> None:
        ada, ben = [await browser.sit(table) for browser in browsers]
        assert ada.question["number"] == 0
        assert ben.question is None
        before = ada.state
        assert (await ben.refused(type="answer", question=0, options=[]))["code"] == "not-asked"
        assert (await ada.refused(type="answer", question=1, options=[]))["code"] == "stale"
        assert (await ada.refused(type="answer", question=-1, options=[]))["code"] == "stale"
        for options in ([99], [-1], [0, 0], [10**9], list(range(300))):
            error = await ada.refused(type="answer", question=0, options=options)
            assert error["code"] == "illegal"
            assert error["message"].endswith(".")
        await ada.send(type="resync")
        await ada.until("welcome")
        assert ada.state == before
        await ada.answer(ada.question["play_all"])
        await ada.until("update")
        assert (await ada.refused(type="answer", question=0, options=[]))["code"] == "stale"
        assert ada.question["number"] == 1
        await ada.close()
        await ben.close()

    play(go())


def test_whoever_missed_something_is_sent_everything(url: str) -> None:
    table, browsers = make(url, ME, BOT)

    async def go() -> None:
        ada = await browsers[0].sit(table)
        await play_on(ada, random.Random(3), 6)
        state, log, number = ada.state, ada.log, ada.number
        await ada.send(type="resync")
        await ada.until("welcome")
        assert (ada.state, ada.number) == (state, number)
        said = [line["sentence"] for line in log]
        assert "".join(said).count("buy") == "".join(line["sentence"] for line in ada.log).count("buy")
        await ada.send(type="ping")
        await ada.until("pong")
        await ada.close()
        again = await browsers[0].sit(table)
        assert again.state["decision"] == state["decision"]
        assert [card["name"] for card in again.state["players"][0]["hand"]] == [
            card["name"] for card in state["players"][0]["hand"]
        ]
        await again.close()

    play(go())


def test_undo_against_bots_is_immediate(url: str) -> None:
    table, browsers = make(url, ME, BOT)

    async def go() -> None:
        ada = await browsers[0].sit(table)
        assert ada.state["undo"] == "no"
        assert (await ada.refused(type="undo"))["code"] == "illegal"
        first = ada.state
        await ada.answer(ada.question["play_all"])
        await ada.until("update")
        old = ada.question["number"]
        assert ada.state["undo"] == "free"
        lines = len(ada.log)
        await ada.send(type="undo")
        message = await ada.until("update")
        assert message["undone"] is not None
        assert len(ada.log) < lines
        assert ada.state["decision"] == 0
        assert ada.question["options"][0]["text"] == first["question"]["options"][0]["text"]
        # The question has a number of its own: an answer to the one before does not fit it.
        assert ada.question["number"] > old
        assert (await ada.refused(type="answer", question=0, options=[]))["code"] == "stale"
        assert (await ada.refused(type="answer", question=old, options=[]))["code"] == "stale"
        await play_on(ada, random.Random(4))
        await ada.close()

    play(go())
    assert Record.load(browsers[0].request("GET", f"/api/tables/{table}/record").text).replay().over


def test_undo_against_people_asks_them(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cat"})

    async def go() -> None:
        ada, ben, cat = [await browser.sit(table) for browser in browsers]
        await ada.answer([])  # the turn is over, and a hand is drawn
        for player in (ada, ben, cat):
            await player.until("update")
        assert ada.state["undo"] == "ask"
        await ada.send(type="undo")
        await ben.until("table")
        (request,) = ben.table["requests"]
        assert (request["kind"], request["by"], request["waiting"]) == ("undo", 0, [1, 2])
        assert (await ada.refused(type="vote", request=request["id"], agree=True))["code"] == "illegal"
        await ben.send(type="vote", request=request["id"], agree=False)
        await cat.until("table")
        while cat.table["requests"]:
            await cat.until("table")
        assert (await cat.refused(type="vote", request=request["id"], agree=True))["code"] == "illegal"
        assert ada.state["decision"] == 1
        await ada.send(type="undo")
        while not ben.table["requests"] or ben.table["requests"][0]["id"] == request["id"]:
            await ben.until("table")
        request = ben.table["requests"][0]
        await ben.send(type="vote", request=request["id"], agree=True)
        while not cat.table["requests"] or not cat.table["requests"][0]["agreed"]:
            await cat.until("table")
        assert (await ben.refused(type="vote", request=request["id"], agree=True))["code"] == "illegal"
        await cat.send(type="vote", request=request["id"], agree=True)
        for player in (ada, ben, cat):
            await player.until("update")
            assert player.state["decision"] == 0
        await ada.send(type="ping")
        for player in (ada, ben, cat):
            await player.close()

    play(go())


def test_what_told_nobody_anything_is_taken_back_without_asking(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

    async def go() -> None:
        ada, ben = [await browser.sit(table) for browser in browsers]
        first = [option["text"] for option in ada.question["options"]]
        await ada.answer([0])  # one Treasure
        for player in (ada, ben):
            await player.until("update")
        await ada.answer([0])  # and another
        for player in (ada, ben):
            await player.until("update")
        for left in (1, 0):
            assert ada.state["undo"] == "free"
            assert ben.state["undo"] == "no"
            await ada.send(type="undo")
            for player in (ada, ben):
                assert (await player.until("update"))["undone"] is not None
                assert player.state["decision"] == left
                assert player.table["requests"] == []
        assert [option["text"] for option in ada.question["options"]] == first  # ids are new after an undo
        await ada.answer([])
        for player in (ada, ben):
            await player.until("update")
        assert ada.state["undo"] == "ask"  # a hand was drawn
        await ada.close()
        await ben.close()

    play(go())


def test_who_resigns_against_one_other_loses_and_the_record_replays(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

    async def go() -> None:
        ada, ben = [await browser.sit(table) for browser in browsers]
        await ada.answer(ada.question["play_all"])
        for player in (ada, ben):
            await player.until("update")
        await ada.send(type="resign")
        for player in (ada, ben):
            await player.until("update")
            ending = player.state["ending"]
            assert ending["verdict"] == "Ada resigned. Ben wins."
            assert [(one["seat"], one["winner"]) for one in ending["standings"]] == [(1, True), (0, False)]
            assert (player.question, player.state["phase"]) == (None, "over")
        assert (await ada.refused(type="undo"))["code"] == "illegal"
        assert (await ben.refused(type="resign"))["code"] == "illegal"
        await ada.close()
        await ben.close()
        again = await browsers[1].sit(table)
        assert again.state["ending"]["verdict"] == "Ada resigned. Ben wins."
        await again.close()

    play(go())
    record = Record.load(browsers[0].request("GET", f"/api/tables/{table}/record").text)
    assert (record.scores, len(record.decisions)) == (None, 1)
    assert not record.replay().over
    steps = browsers[0].get(f"/api/tables/{table}/replay?start=0&count=5")["steps"]
    assert [step["state"]["ending"] is not None for step in steps] == [False, True]
    assert browsers[0].get(f"/api/tables/{table}")["phase"] == "over"


def test_who_resigns_against_several_leaves_the_seat_to_a_bot(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cat"})

    async def go() -> None:
        ada, ben, cat = [await browser.sit(table) for browser in browsers]
        await ada.send(type="resign")
        for player in (ben, cat):
            while player.table["seats"][0]["kind"] != "bot":
                await player.until("table")
            assert player.table["seats"][0]["name"] == "Bailiff for Ada"
        while ada.table["you"] != -1:
            await ada.until("welcome")
        assert ada.state["players"][0]["hand"] is None  # a spectator now
        assert (await ada.refused(type="return"))["code"] == "not-seated"
        while ben.question is None:
            await ben.until("update")  # the bot has taken its turn
        for player in (ada, ben, cat):
            await player.close()

    play(go())
    assert browsers[0].get(f"/api/tables/{table}")["you"] == -1


def test_playing_again_can_change_the_kingdom(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

    async def go() -> None:
        ada = await browsers[0].sit(table)
        await ada.send(type="resign")
        await ada.until("update")
        await ada.close()

    play(go())
    wish = {"kingdom": {"line": "Chapel, Village, Smithy, Moat, Cellar, Market, Mine, Militia, Witch, Laboratory"}}
    first = browsers[1].post(f"/api/tables/{table}/again", wish)
    assert "Witch" in browsers[1].get(f"/api/tables/{first['table']}")["kingdom"]
    second = browsers[0].post(f"/api/tables/{table}/again", {})
    assert second["table"] == first["table"]


def test_an_answer_takes_the_wish_to_undo_back(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

    async def go() -> None:
        ada, ben = [await browser.sit(table) for browser in browsers]
        await ada.answer([])
        await ada.until("update")
        await ada.send(type="undo")
        await ben.until("update")
        await ben.until("table")
        request = ben.table["requests"][0]["id"]
        await ben.answer([])
        for player in (ada, ben):
            await player.until("update")
        await ada.answer([])
        await ben.until("update")
        assert (await ben.refused(type="vote", request=request, agree=True))["code"] == "illegal"
        await ada.close()
        await ben.close()

    play(go())


def test_the_seat_of_somebody_absent_goes_to_a_bot_by_vote_and_back(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cat"})

    async def go() -> None:
        ada, ben, cat = [await browser.sit(table) for browser in browsers]
        assert (await ben.refused(type="replace", seat=0))["code"] == "illegal"  # she is here
        assert (await ben.refused(type="replace", seat=1))["code"] == "illegal"
        assert (await ben.refused(type="replace", seat=9))["code"] == "illegal"
        await ada.close()
        while ben.table["seats"][0]["present"]:
            await ben.until("table")
        await ben.send(type="replace", seat=0)
        while not cat.table["requests"]:
            await cat.until("table")
        await cat.send(type="vote", request=cat.table["requests"][0]["id"], agree=True)
        while ben.question is None:  # the bot plays Ada's turn
            await ben.until("update")
        assert ben.table["seats"][0]["replaced"]
        back = await browsers[0].sit(table)
        assert back.table["seats"][0]["replaced"]
        assert (await back.refused(type="undo"))["code"] == "illegal"
        await back.send(type="return")
        await back.until("table")
        assert not back.table["seats"][0]["replaced"]
        assert (await back.refused(type="return"))["code"] == "illegal"
        for player in (back, ben, cat):
            await player.close()

    play(go())


def test_nobody_is_replaced_too_soon() -> None:
    with running(limits=Limits(replace_after=100)) as url:
        table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

        async def go() -> None:
            ben = await browsers[1].sit(table)
            error = await ben.refused(type="replace", seat=0)
            assert "ask again in" in error["message"]
            await ben.close()

        play(go())


def test_the_host_fills_free_seats_with_bots(url: str) -> None:
    ada, ben = Browser(url), Browser(url)
    seats = [ME, {"kind": "person"}, {"kind": "person"}]
    table = ada.post("/api/tables", {"kingdom": SHORT, "seats": seats, "seed": "1"})["table"]
    ben.post(f"/api/tables/{table}/sit", {"name": "Ben", "seat": 2})

    async def go() -> None:
        host, guest = await ada.sit(table), await ben.sit(table)
        assert host.state == {}
        assert (await host.refused(type="answer", question=0, options=[]))["code"] == "illegal"
        assert (await guest.refused(type="fill", seat=1))["code"] == "forbidden"
        assert (await host.refused(type="fill", seat=2))["code"] == "illegal"
        assert (await host.refused(type="fill", seat=1, bot="nobody"))["code"] == "not-found"
        await host.send(type="fill", seat=1, bot="random")
        await host.until("welcome")
        await guest.until("welcome")
        assert host.question is not None
        assert guest.table["phase"] == "playing"
        await host.close()
        await guest.close()

    play(go())


def test_replays_show_each_viewer_what_they_saw(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"})

    async def go(most: int) -> None:
        players = [await browser.sit(table) for browser in browsers]
        await both(players, random.Random(5), most)
        for player in players:
            await player.close()

    play(go(20))  # not yet its end
    path = f"/api/tables/{table}/replay"
    for seat, browser in enumerate([*browsers, Browser(url)]):
        replay = browser.get(f"{path}?count=99")
        conforms(protocol.Replay, replay)
        assert len(replay["steps"]) == replay["decisions"] + 1 == 21
        for step in replay["steps"]:
            for one in step["state"]["players"]:
                assert (one["hand"] is not None) == (one["seat"] == seat)
        for n in range(0, 21, 4):  # the same, whichever steps are asked for
            (step,) = browser.get(f"{path}?start={n}&count=1")["steps"]
            assert step["state"] == replay["steps"][n]["state"]
            assert step["moves"] == replay["steps"][n]["moves"]
    assert browsers[0].request("GET", f"{path}?seat=1").status == 403
    assert Browser(url).request("GET", f"{path}?seat=0").status == 403
    assert browsers[0].request("GET", f"/api/tables/{table}/record").status == 403
    assert browsers[0].request("GET", f"{path}?start=x").status == 400
    assert browsers[0].get(f"{path}?start=-5&count=0")["steps"][0]["decision"] == 0
    play(go(10_000))
    replay = Browser(url).get(f"{path}?seat=1&start=99999")
    assert replay["steps"][-1]["state"]["players"][1]["hand"] is not None
    assert replay["steps"][-1]["state"]["ending"]["standings"]
    assert Browser(url).request("GET", f"{path}?seat=7").status == 404


def test_moves_lead_from_state_to_state(url: str) -> None:
    """What the viewer sees leave or arrive is told by the moves, with the same ids."""
    table, browsers = make(url, ME, BOT, kingdom={"set": "Bounty of the Hunt (2017)"}, seed="moves")

    async def go() -> None:
        ada = await browsers[0].sit(table)
        rng = random.Random(6)
        missing = 0
        total = 0
        while not ada.over:
            hand = {card["id"] for card in ada.state["players"][0]["hand"]}
            await ada.answer(some_answer(ada.question, rng))
            while True:
                message = await ada.until("update")
                arrived = {
                    card["id"]
                    for move in message["moves"]
                    for card in move["cards"]
                    if move["target"] == "hand:0"
                }
                now = {card["id"] for card in ada.state["players"][0]["hand"]}
                missing += len(now - hand - arrived)
                total += len(now)
                hand = now
                if ada.question is not None or ada.over:
                    break
        assert total > 50
        assert missing == 0
        await ada.close()

    play(go())


def test_playing_again_moves_everybody_up_by_a_seat(url: str) -> None:
    table, browsers = make(url, ME, {"kind": "person", "name": "Ben"}, {"kind": "bot", "bot": "random"})
    for browser in browsers:
        assert browser.request("POST", f"/api/tables/{table}/again", {}).status == 409

    async def go() -> None:
        players = [await browser.sit(table) for browser in browsers]
        rng = random.Random(7)
        while not players[0].over:
            asked = next((player for player in players if player.question is not None), None)
            if asked is None:
                for player in players:
                    await player.until("update")
                continue
            decision = asked.state["decision"]
            await asked.answer(some_answer(asked.question, rng))
            for player in players:
                while player.state["decision"] <= decision:
                    await player.until("update")
            latest = max(player.number for player in players)
            for player in players:
                while player.number < latest:
                    await player.next()
        for player in players:
            await player.close()

    play(go())
    first = browsers[1].post(f"/api/tables/{table}/again", {})
    assert first["seat"] == 0
    assert browsers[0].get(f"/api/tables/{table}")["next"] == first["table"]
    second = browsers[0].post(f"/api/tables/{table}/again", {})
    assert (second["table"], second["seat"]) == (first["table"], 2)
    info = browsers[0].get(f"/api/tables/{first['table']}")
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "Random", "Ada"]
    assert info["phase"] == "playing"
    assert Browser(url).request("POST", f"/api/tables/{table}/again", {}).status == 403


def test_sockets_from_other_pages_and_to_nowhere_are_refused(url: str) -> None:
    table, _ = make(url, ME, BOT)
    address = url.replace("http", "ws", 1)

    async def go() -> None:
        for path, origin, status in (
            (f"/api/tables/{table}/socket", "https://example.org", 403),
            ("/api/tables/nosuch/socket", url, 404),
        ):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address + path, origin=origin)  # type: ignore[arg-type]
            assert caught.value.response.status_code == status
            assert json.loads(caught.value.response.body)["type"] == "error"
        socket = await connect(f"{address}/api/tables/{table}/socket", origin=url)  # type: ignore[arg-type]
        assert json.loads(await socket.recv())["table"]["you"] == -1  # no cookie, no seat
        await socket.close()

    play(go())


def test_who_sends_too_much_is_told_and_then_shown_the_door() -> None:
    with running(limits=Limits(messages_at_once=5, messages_per_second=0.001, refusals=3)) as url:
        table, browsers = make(url, ME, BOT)

        async def go() -> None:
            ada = await browsers[0].sit(table)
            for _ in range(20):
                await ada.send(type="ping")
            with pytest.raises(ConnectionClosed):
                await ada.until("nothing")
            assert [error["code"] for error in ada.errors] == ["too-many"] * 3
            assert sum("pong" in frame for frame in ada.frames) == 5

        play(go())


def test_tables_that_nobody_looks_at_are_put_away_and_come_back() -> None:
    with running(limits=Limits(idle_seconds=0.05)) as url:
        table, browsers = make(url, ME, BOT)

        async def go() -> None:
            decision = 0
            for _ in range(3):
                ada = await browsers[0].sit(table)
                assert ada.state["decision"] >= decision
                await play_on(ada, random.Random(8), 2)
                decision = ada.state["decision"]
                await ada.close()
                await asyncio.sleep(0.3)

        play(go())
