"""Bots that think in other processes: nobody waits for another's bot, and whatever one does, the game goes on."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from client import Browser, Player, play_on
from databases import fresh
from serving import GENEROUS

from bailiwick.engine.decision import Agent
from bailiwick.server import opponents
from bailiwick.server.limits import Bucket
from bailiwick.server.opponents import Opponent
from bailiwick.server.run import running
from bailiwick.server.studies import Studies
from bailiwick.server.thinkers import Thinkers

# Studies are tiny and thinking is short, so that the tests are quick.
QUICK = dataclasses.replace(GENEROUS, study_games=0, think_seconds=0.02, hint_seconds=0.05, think_late=20.0)
KINGDOM = {"line": "Witch, Smithy, Village, Market, Moat, Chapel, Mine, Gardens, Militia, Workshop"}


def against(bot: str, seats: int = 1) -> dict[str, Any]:
    people = [{"kind": "me", "name": "Ada"}, *([{"kind": "person", "name": "Ben"}] * (seats - 1))]
    return {"kingdom": KINGDOM, "seats": [*people, {"kind": "bot", "bot": bot}], "seed": "7"}


def play(limits: Any, work: Callable[[str], Coroutine[Any, Any, None]], thinkers: int = 1) -> None:
    with running(fresh(), limits, thinkers=thinkers) as url:
        asyncio.run(work(url))


def invented(monkeypatch: pytest.MonkeyPatch, *minds: str) -> None:
    """Bots whose minds are those of these names; without a thought they play as the thrifty one does."""

    class Thrifty(Agent):
        def decide(self, view: Any, decision: Any) -> list[int]:
            return list(range(decision.minimum))

    bots = [Opponent(name.lower(), name, "", lambda *_: Thrifty(), mind=f"minds:{name}") for name in minds]
    monkeypatch.setattr(opponents, "OPPONENTS", [*opponents.OPPONENTS, *bots])


async def until_asked(player: Player) -> None:
    while player.question is None and not player.over:
        await player.next()


async def answers(player: Player, count: int) -> None:
    rng = random.Random(1)
    for _ in range(count):
        await play_on(player, rng, 1)
        await until_asked(player)


def test_a_grandmaster_plays_and_its_game_is_a_game_like_any_other() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        made = browser.post("/api/tables", against("grandmaster"))
        player = await browser.sit(made["table"])
        await answers(player, 12)
        assert {line["seat"] for line in player.log if line["kind"] == "turn"} == {0, 1}
        bought = [line for line in player.log if line["seat"] == 1 and line["kind"] in ("buy", "gain")]
        assert bought
        before = [line["sentence"] for line in player.log]
        await player.send(type="undo")
        await player.until("update")
        await player.close()
        again = await browser.sit(made["table"])
        assert [line["sentence"] for line in again.log] == before[: len(again.log)]
        await again.close()

    play(QUICK, work)


@pytest.mark.parametrize("mind", ["Hanging", "Leaving", "Dying", "Cheating"])
def test_whatever_a_thinking_bot_does_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, mind: str) -> None:
    invented(monkeypatch, mind)
    limits = dataclasses.replace(QUICK, think_late=0.2 if mind == "Hanging" else 20.0)

    async def work(url: str) -> None:
        browser = Browser(url)
        player = await browser.sit(browser.post("/api/tables", against(mind.lower()))["table"])
        await answers(player, 3)
        assert not player.errors
        await player.close()

    play(limits, work)


def test_a_table_does_not_wait_for_another_tables_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    invented(monkeypatch, "Hanging")
    limits = dataclasses.replace(QUICK, think_late=1000.0, think_wait=1000.0)

    async def work(url: str) -> None:
        browser, other = Browser(url), Browser(url)
        stuck = await browser.sit(browser.post("/api/tables", against("hanging"))["table"])
        rng = random.Random(2)
        while stuck.state["waiting_for"] == 0:
            await stuck.answer([])
            await stuck.until("update")
        # Its bot will never answer; a whole game beside it is played to its end, and the table itself still answers.
        player = await other.sit(other.post("/api/tables", against("big-money"))["table"])
        await play_on(player, rng)
        assert player.over
        await stuck.send(type="say", text="Hello?")
        assert (await stuck.until("said"))["text"] == "Hello?"
        await stuck.send(type="undo")
        await stuck.until("update")
        assert stuck.question is not None
        await player.close()
        await stuck.close()

    play(limits, work)


def test_where_nobody_thinks_a_grandmaster_plays_all_the_same() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        player = await browser.sit(browser.post("/api/tables", against("grandmaster"))["table"])
        await play_on(player, random.Random(3))
        assert player.over
        assert player.table["hints"] == "no"
        await player.close()

    play(QUICK, work, thinkers=0)


def test_a_thought_counts_only_for_the_question_it_was_about() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        player = await browser.sit(browser.post("/api/tables", against("grandmaster"))["table"])
        while player.state["waiting_for"] == 0:
            await player.answer([])
            await player.until("update")
        await player.send(type="undo")  # while the bot thinks, or just after
        await until_asked(player)
        await answers(player, 3)
        assert [line["seat"] for line in player.log if line["kind"] == "turn"][:3] == [0, 1, 0]
        await player.close()

    play(QUICK, work)


# -- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_names_answers_chances_and_a_plan() -> None:
    async def work(url: str) -> None:
        browser = Browser(url)
        player = await browser.sit(browser.post("/api/tables", against("big-money"))["table"])
        assert player.table["hints"] == "yes"
        question = player.question
        await player.send(type="hint", question=question["number"])
        hint = await player.until("hint")
        assert hint["question"] == question["number"]
        assert 1 <= len(hint["ideas"]) <= 3
        for idea in hint["ideas"]:
            assert question["minimum"] <= len(idea["options"]) <= question["maximum"]
            assert all(0 <= i < len(question["options"]) for i in idea["options"])
        assert "Province" in [line["card"] for line in hint["plan"]]
        treasures = question["play_all"]
        await player.answer(treasures)
        await player.until("update")
        await player.send(type="hint", question=player.question["number"])
        hint = await player.until("hint")
        chances = [idea["chance"] for idea in hint["ideas"]]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 100 for chance in chances)
        stale = await player.refused(type="hint", question=question["number"])
        assert stale["code"] == "stale"
        await player.close()

    play(QUICK, work)


def test_where_people_play_all_must_agree_to_hints() -> None:
    async def work(url: str) -> None:
        ada, ben = Browser(url), Browser(url)
        made = ada.post("/api/tables", against("big-money", seats=2))
        ben.post(f"/api/tables/{made['table']}/sit", {"name": "Ben"})
        first, second = await ada.sit(made["table"]), await ben.sit(made["table"])
        await until_asked(first)
        assert first.table["hints"] == "ask"
        refused = await first.refused(type="hint", question=first.question["number"])
        assert refused["code"] == "forbidden"
        await first.send(type="ask-for-hints")
        while not second.table["requests"]:
            await second.until("table")
        await second.send(type="vote", request=second.table["requests"][0]["id"], agree=True)
        while first.table["hints"] != "yes":
            await first.until("table")
        await first.send(type="hint", question=first.question["number"])
        assert (await first.until("hint"))["ideas"]
        await first.close()
        await second.close()

    play(QUICK, work)


def test_hints_are_counted() -> None:
    limits = dataclasses.replace(QUICK, hints_at_once=1, hints_per_second=0.0)

    async def work(url: str) -> None:
        browser = Browser(url)
        player = await browser.sit(browser.post("/api/tables", against("big-money"))["table"])
        number = player.question["number"]
        await player.send(type="hint", question=number)
        await player.until("hint")
        assert (await player.refused(type="hint", question=number))["code"] == "too-many"
        await player.close()

    play(limits, work)


# -- who may think for how long ---------------------------------------------------------------------------------------


def test_when_many_wait_everybody_thinks_for_a_shorter_time_and_at_last_not_at_all() -> None:
    async def work() -> None:
        thinkers = Thinkers(2, QUICK)
        purse = Bucket(1000, 0)
        assert thinkers.grant(purse, "a", 0.2) == 0.2
        thinkers._busy = {"one", "two"}
        assert thinkers.grant(purse, "a", 0.2) == pytest.approx(0.2 * 2 / 3)
        thinkers._busy = {str(i) for i in range(40)}
        assert thinkers.grant(purse, "a", 0.2) == 0.0

    asyncio.run(work())


def test_tables_and_visitors_have_only_so_much_time() -> None:
    async def work() -> None:
        limits = dataclasses.replace(QUICK, think_visitor_at_once=1.0, think_visitor_per_second=0.0)
        thinkers = Thinkers(1, limits)
        assert thinkers.grant(Bucket(0.1, 0), "a", 0.2) == 0.0
        purse = Bucket(1000, 0)
        assert sum(thinkers.grant(purse, "a", 0.2) for _ in range(20)) == pytest.approx(1.0, abs=0.21)
        assert thinkers.grant(purse, "b", 0.2) == 0.2
        assert Thinkers(0, limits).grant(purse, "b", 0.2) == 0.0

    asyncio.run(work())


def test_a_kingdom_is_studied_once_and_further_when_there_is_time() -> None:
    line = KINGDOM["line"]

    async def work() -> None:
        limits = dataclasses.replace(QUICK, study_games=300, study_further=1500)
        studies = Studies(True, limits)
        studies.want((line, 2), "a")
        studies.want((line, 2), "b")
        assert studies._task is not None
        await studies._task
        lesson = studies.lesson((line, 2))
        assert lesson is not None
        assert lesson.plans
        studies.want((line, 2), "a")
        assert not studies._waiting
        await asyncio.sleep(0)
        studies.ponder((line, 2))
        assert studies._task is not None
        await studies._task
        further = studies.lesson((line, 2))
        assert further is not None
        assert further.games > lesson.games
        await studies.close()

    asyncio.run(work())
