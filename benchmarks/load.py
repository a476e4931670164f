"""Many tables at once: how long it takes from an answer until everybody at the table sees what came of it, and what a
table costs that nobody looks at. Run it with `make load`, or `python benchmarks/load.py --tables 200 --seconds 60`.

With `--thinking 10`, ten of the tables are of one client against a bot that thinks; the times are those of the others.

The server runs in a process of its own, all clients in this one. Clients answer at once when the time to think is over.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))
from client import some_answer

SCRIPT = Path(__file__).resolve().parent.parent / "tests" / "server" / "serving.py"
DECISION = re.compile(r'"decision":(\d+)')
PLAYERS = 4


def post(url: str, path: str, body: Any) -> tuple[Any, str]:
    """The answer, and the cookie that came with it."""
    address = urlsplit(url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=60)
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    data = json.loads(answer.read())
    assert answer.status == 201, data
    connection.close()
    return data, (answer.getheader("set-cookie") or "").partition(";")[0]


def memory(process: int) -> float:
    """What a process has in memory, in MB."""
    text = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", text)
    assert found is not None
    return int(found[1]) / 1024


def cpu(process: int) -> float:
    """The seconds of a core that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Four clients, of whom the one that is asked answers."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.rng = random.Random(number)
        seats: list[dict[str, str]] = [{"kind": "me", "name": "P0"}] + [{"kind": "person"}] * (PLAYERS - 1)
        wish = {"kingdom": {"random": {}, "seed": str(number)}, "seats": seats, "seed": str(number)}
        made, cookie = post(url, "/api/tables", wish)
        self.id: str = made["table"]
        self.cookies = [cookie]
        for i in range(1, PLAYERS):
            self.cookies.append(post(url, f"/api/tables/{self.id}/sit", {"name": f"P{i}"})[1])
        self.times: list[float] = []

    async def connect(self) -> None:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.id}/socket"
        self.sockets: list[ClientConnection] = []
        self.texts: list[str] = []
        for cookie in self.cookies:
            headers = {"Cookie": cookie}
            self.sockets.append(await connect(address, additional_headers=headers, compression=None, max_size=None))
            self.texts.append(str(await self.sockets[-1].recv()))

    async def play(self, until: float, think: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, think * 2))
        while time.monotonic() < until:
            asked = next((i for i, text in enumerate(self.texts) if '"question":{' in text), None)
            if asked is None:
                return  # the game is over
            state = json.loads(self.texts[asked])["state"]
            await asyncio.sleep(self.rng.uniform(think / 2, think * 3 / 2))
            answer = some_answer(state["question"], self.rng)
            message = {"type": "answer", "question": state["question"]["number"], "options": answer}
            sent = time.perf_counter()
            await self.sockets[asked].send(json.dumps(message))
            await asyncio.gather(*(self.wait(i, state["decision"]) for i in range(PLAYERS)))
            self.times.append(time.perf_counter() - sent)

    async def wait(self, i: int, decision: int) -> None:
        while True:
            text = str(await self.sockets[i].recv())
            if text.startswith('{"type":"error"'):
                raise AssertionError(text)
            found = DECISION.search(text)
            if text.startswith('{"type":"update"') and found is not None and int(found[1]) > decision:
                self.texts[i] = text
                return

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class ThinkingTable:
    """One client against a bot that thinks."""

    def __init__(self, url: str, number: int) -> None:
        self.rng = random.Random(number)
        seats = [{"kind": "me", "name": "P0"}, {"kind": "bot", "bot": "grandmaster"}]
        wish = {"kingdom": {"random": {}, "seed": f"t{number}"}, "seats": seats, "seed": f"t{number}"}
        made, self.cookie = post(url, "/api/tables", wish)
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{made['table']}/socket"
        self.waits: list[float] = []  # from an answer to the next question
        self.hints = 0

    async def connect(self) -> None:
        self.socket = await connect(
            self.address, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None
        )
        self.state = json.loads(await self.socket.recv())["state"]

    async def play(self, until: float, think: float) -> None:
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                while self.state["phase"] != "over":
                    await self.turn(think)
        except TimeoutError:
            pass

    async def turn(self, think: float) -> None:
        sent = time.perf_counter()
        while self.state["question"] is None and self.state["phase"] != "over":
            message = json.loads(await self.socket.recv())
            self.state = message.get("state") or self.state
        question = self.state["question"]
        if question is None:
            return
        self.waits.append(time.perf_counter() - sent)
        await asyncio.sleep(self.rng.uniform(think / 2, think * 3 / 2))
        answer = some_answer(question, self.rng)
        await self.socket.send(json.dumps({"type": "answer", "question": question["number"], "options": answer}))
        self.state = {**self.state, "question": None}

    async def close(self) -> None:
        await self.socket.close()


def processes_below(process: int) -> list[int]:
    """The processes that a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in children.read_text().split()]


async def run(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        thinkers = str(options.thinkers if options.thinking else 0)
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(SCRIPT), f"sqlite:///{folder}/tables.db", thinkers, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            url = (await process.stdout.readline()).decode().split()[3]
            await asyncio.to_thread(Table, url, 0)  # everything is loaded once
            before = memory(process.pid)
            usual = options.tables - options.thinking
            tables = [await asyncio.to_thread(Table, url, n) for n in range(1, usual + 1)]
            thinking = [await asyncio.to_thread(ThinkingTable, url, n) for n in range(options.thinking)]
            for one in [*tables, *thinking]:
                await one.connect()
            until = time.monotonic() + options.seconds
            used = cpu(process.pid), cpu(os.getpid())
            began = time.monotonic()
            await asyncio.gather(*(one.play(until, options.think) for one in [*tables, *thinking]))
            took = time.monotonic() - began
            server, clients = cpu(process.pid) - used[0], cpu(os.getpid()) - used[1]
            times = sorted(t for table in tables for t in table.times)
            with_clients = memory(process.pid)
            thinkers = [(cpu(one), memory(one)) for one in processes_below(process.pid)]
            for one in [*tables, *thinking]:
                await one.close()
            await asyncio.sleep(1)
            idle = memory(process.pid)
            print(f"{options.tables} tables of {PLAYERS} clients, {options.think:g} s to think, {took:.0f} s:")
            print(f"  {len(times)} answers, {len(times) / took:.0f} per second")
            for share in (50, 95, 99):
                print(f"  p{share} {1000 * times[len(times) * share // 100]:.0f} ms from answer to everyone's update")
            each = 1000 * server / len(times)
            print(f"  the server took {100 * server / took:.0f} % of a core, {each:.1f} ms per answer")
            print(f"  the clients took {100 * clients / took:.0f} %; the machine's load was {os.getloadavg()[0]:.1f}")
            if thinking:
                waits = sorted(wait for one in thinking for wait in one.waits)
                print(f"  {len(thinking)} tables with a bot that thinks: {len(waits)} questions to their clients;")
                print(f"  from an answer to the next question p50 {waits[len(waits) // 2]:.1f} s,", end=" ")
                print(f"p95 {waits[len(waits) * 95 // 100]:.1f} s")
                used_there = sum(seconds for seconds, _ in thinkers)
                print(
                    f"  {len(thinkers)} processes that think or study took {100 * used_there / took:.0f} % of a core",
                    end=" ",
                )
                print(f"and have {', '.join(f'{mb:.0f}' for _, mb in thinkers)} MB")
            print(f"  memory per table {(with_clients - before) / options.tables:.2f} MB with four clients,")
            print(f"  {(idle - before) / options.tables:.2f} MB when nobody looks ({before:.0f} MB without tables)")
        finally:
            process.kill()
            await process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--thinking", type=int, default=0, help="how many of the tables have a bot that thinks")
    parser.add_argument("--thinkers", type=int, default=1, help="processes of the server that think")
    parser.add_argument("--think", type=float, default=2.0, help="seconds between a question and its answer")
    asyncio.run(run(parser.parse_args()))
