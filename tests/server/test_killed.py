"""`kill -9` at random moments of 50 games: after a restart every table goes on, no decision lost or made twice."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from client import Browser, Player, some_answer
from databases import fresh
from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool
from websockets.exceptions import ConnectionClosed, InvalidMessage

from bailiwick.kingdoms import read_kingdom
from bailiwick.server.play import Play
from bailiwick.server.store import decisions

# Two piles are empty, and everybody likes Estates, so games are short.
SHORT = {"line": "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop; "
                 "piles Curse 0, Copper 0, Estate 8"}  # fmt: skip
GAMES = 50
KILLS = 6


class Server:
    """A server process that is killed and started again on the same database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.url = ""
        self.up = asyncio.Event()

    async def start(self) -> None:
        script = Path(__file__).with_name("serving.py")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(script), self.database, stdout=subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        self.url = line.split()[3]
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        self.process.kill()
        await self.process.wait()


class Game:
    """A table and all people at it."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.rng = random.Random(number)
        self.browsers = [Browser(server.url)]
        people = number % 2 == 0
        other = {"kind": "person"} if people else {"kind": "bot"}
        wish = {"kingdom": SHORT, "seats": [{"kind": "me", "name": "Ada"}, other], "seed": str(number)}
        self.table: str = self.browsers[0].post("/api/tables", wish)["table"]
        if people:
            self.browsers.append(Browser(server.url))
            self.browsers[1].post(f"/api/tables/{self.table}/sit", {"name": "Ben"})
        self.sent: dict[int, list[list[int]]] = {}  # answers by the number of their question
        self.shown: dict[int, list[int]] = {}  # those that the game was seen to go on from
        self.decision = 0
        self.over = False

    async def run(self) -> None:
        while not self.over:
            await self.server.up.wait()
            players: list[Player] = []
            try:
                for browser in self.browsers:
                    browser.url = self.server.url
                    players.append(await browser.sit(self.table))
                await self.play(players)
            except (ConnectionClosed, OSError, InvalidMessage, EOFError):
                await asyncio.sleep(0.01)
            finally:
                for player in players:
                    await player.close()

    def choose(self, question: Any) -> list[int]:
        estates = [i for i, option in enumerate(question["options"]) if option["place"] == "pile:Estate"]
        if estates and not question["play_all"] and self.rng.random() < 0.8:
            return estates
        return some_answer(question, self.rng)

    async def play(self, players: list[Player]) -> None:
        for player in players:
            assert player.state["decision"] >= self.decision, "a decision that was shown is lost"
        while not all(player.over for player in players):
            latest = max(player.number for player in players)
            for player in players:
                while player.number < latest:
                    await player.next()
            asked = [player for player in players if player.question is not None]
            if not asked:
                if not players[0].over:
                    await players[0].next()
                continue
            (player,) = asked
            number, decision = player.question["number"], player.state["decision"]
            answer = self.choose(player.question)
            self.sent.setdefault(number, []).append(answer)
            await player.answer(answer)
            while player.state["decision"] <= decision:
                message = await player.next()
                assert message["type"] != "error", message
            self.shown[number] = answer
            self.decision = player.state["decision"]
        self.decision = players[0].state["decision"]  # the end may have come while nobody looked
        self.over = True


def rows_of(database: str, table: str) -> list[Any]:
    row = decisions.c
    wanted = select(row.number, row.seat, row.kind, row.numbers).where(row.game == table).order_by(row.number)
    with create_engine(database, poolclass=NullPool).connect() as connection:
        return list(connection.execute(wanted))


def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    database = fresh(tmp_path)

    async def go() -> None:
        server = Server(database)
        await server.start()
        rng = random.Random(5)
        games = [Game(server, n) for n in range(GAMES)]
        playing = [asyncio.create_task(game.run()) for game in games]
        killed = 0
        try:
            while killed < KILLS and not all(task.done() for task in playing):
                # By how far the games have come, not by the clock: a fast machine is interrupted as often.
                until = sum(game.decision for game in games) + rng.randint(5, 120)
                while sum(game.decision for game in games) < until and not all(task.done() for task in playing):
                    await asyncio.sleep(0.005)
                await asyncio.sleep(rng.uniform(0.0, 0.05))
                await server.kill()
                killed += 1
                await server.start()
            async with asyncio.timeout(100):
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await server.kill()
        assert killed == KILLS, "the games were over too soon"
        for n, game in enumerate(games):
            check(game, n)

    def check(game: Game, n: int) -> None:
        rows = rows_of(database, game.table)
        assert [row[0] for row in rows] == list(range(len(rows))), "a number is missing or twice there"
        people = range(len(game.browsers))
        play = Play(read_kingdom(SHORT["line"], 2), str(n), ["Ada", "Ben"])
        for number, seat, kind, text in rows:
            answer = [int(word) for word in text.split(",") if word]
            assert kind == "answer"
            assert play.question is not None
            assert play.question.seat == seat
            play.answer(answer)
            if seat in people:
                assert answer in game.sent[number]
            if number in game.shown:
                assert answer == game.shown[number], "what was shown is not what is stored"
        assert play.over
        assert len(rows) == game.decision

    asyncio.run(go())
