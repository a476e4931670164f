"""A search of all frames that are sent to seats and spectators finds nothing hidden.

Tables are played without a network, so that every frame can be held against the game at the moment it is sent. Every
player owns cards that nobody else has and that are in no pile: if one of their names turns up in a frame, the viewer
must have been shown it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any

import pytest

from bailiwick import Agent, Card, Game, Setup, new_game
from bailiwick.cards import find
from bailiwick.engine import log
from bailiwick.kingdoms import kingdom_line
from bailiwick.server import play as play_module
from bailiwick.server import replays
from bailiwick.server.eyes import Eyes
from bailiwick.server.limits import Limits
from bailiwick.server.store import SavedGame, SavedSeat, Store
from bailiwick.server.table import Table
from bailiwick.server.tracks import is_open
from random_play import eager_answer, random_setup

# Of seats 0, 1, ...; nobody starts with them.
OWN = ["Diadem", "Bag of Gold", "Followers", "Princess", "Trusty Steed", "Coronet"]


def marked_game(setup: Setup, seed: object, agents: Sequence[Agent]) -> Game:
    """A game in which everybody starts with two cards of their own in place of Coppers."""
    game = new_game(setup, seed, agents)
    for player in game.players:
        for zone in (player.hand, player.deck):
            copper = next((card for card in zone if card.name == "Copper"), None)
            if copper is not None:
                zone[zone.index(copper)] = game.new_card(find(OWN[player.index]))
                player.count(find("Copper"), -1)
                player.count(find(OWN[player.index]), 1)
    return game


def may_learn(entry: log.Entry, seat: int) -> bool:
    """Who learns which cards an entry is about, said once more and independently of the view."""
    private = {log.LOOK, log.DRAW, log.TOPDECK_HIDDEN, log.SET_ASIDE_HIDDEN, log.CLEANUP, log.PASS}
    taken = entry.kind == log.PASS and entry.number == seat
    return entry.kind not in private or entry.seat == seat or taken


class Spy:
    """A viewer who holds every frame against what may be seen."""

    def __init__(self, seat: int, table: Table) -> None:
        self.seat = seat
        self.table = table
        self.frames = 0
        self.read = 0  # how much of the log has been searched for what was shown
        self.shown: set[str] = set()
        self.visible: set[Card] = set()
        self.last_id = 0

    def send(self, text: str) -> None:
        self.frames += 1
        message = json.loads(text)
        play = self.table.play
        assert play is not None
        view = play.game.view(self.seat)
        for entry in play.game.log.entries(self.read):
            self.shown.add(entry.text)  # somebody may just name a card
            if may_learn(entry, self.seat):
                self.shown.update(card.name for card in entry.cards)
        self.read = len(play.game.log)
        data = view.data(play.question)
        self.shown.update(names_in([data["players"], data.get("question", {}), data["trash"]]))
        message.pop("cards", None)
        self.check_names(message)
        if message["type"] == "table":
            return
        self.check_state(message["state"], view.places())
        self.check_moves(message.get("moves", []), play.game.log.entries())
        self.check_ids(message, view.places())

    def check_names(self, message: Any) -> None:
        said = json.dumps(message)
        for name in OWN:
            if json.dumps(name) in said or f"a {name}" in said or f"an {name}" in said:
                mine = 0 <= self.seat < len(OWN) and OWN[self.seat] == name
                beside = name in [pile.name for pile in self.table.play.game.piles]  # type: ignore[union-attr]
                assert mine or beside or name in self.shown, f"seat {self.seat} is told of a {name}"

    def check_state(self, state: Any, places: dict[str, list[Card]]) -> None:
        """Cards are where the view has them, and nowhere else."""
        assert state["seat"] == self.seat
        for player in state["players"]:
            i = player["seat"]
            for zone in ("hand", "in_play", "set_aside", "face_down", "revealed", "looking"):
                seen = places.get(f"{zone}:{i}")
                assert (player[zone] is None) == (seen is None), zone
                if seen is not None:
                    assert [card["name"] for card in player[zone]] == [card.name for card in seen]
            owner = self.table.play.game.players[i]  # type: ignore[union-attr]
            deck = [(above, card.name) for above, card in enumerate(reversed(owner.deck)) if card.kind.own_back]
            assert [(card["above"], card["name"]) for card in player["open_deck"]] == deck
            hand = sorted(card.name for card in owner.hand if card.kind.own_back)
            assert player["open_hand"] == (hand if player["hand"] is None else [])
            top = places[f"discard:{i}"]
            assert (player["discard_top"] or {}).get("name") == (top[0].name if top else None)
            if i != self.seat and state["phase"] != "over":
                assert player["owned"] is None
                assert player["points"] is None
        question = state["question"]
        asked = self.table.play.question  # type: ignore[union-attr]
        assert (question is not None) == (asked is not None and asked.seat == self.seat)

    def check_moves(self, moves: list[Any], entries: list[log.Entry]) -> None:
        for move in moves:
            if not move["cards"]:
                continue
            entry = entries[move["entry"]]
            told = [card.name for card in entry.cards] if may_learn(entry, self.seat) else []
            names = [card["name"] for card in move["cards"]]
            places = move["source"], move["target"]
            open_way = any(is_open(place) or self.is_mine(place) for place in places)
            by_log = all(name in told for name in names)
            assert open_way or by_log, move
            if places[1].partition(":")[0] in ("deck", "stack") and not by_log:
                assert names == sorted(names)  # perhaps shuffled: in which order is a secret
            assert move["count"] == len(names)

    def is_mine(self, place: str) -> bool:
        """Whether the viewer alone sees the cards there."""
        zone, _, seat = place.partition(":")
        return zone in ("hand", "face_down", "looking") and seat == str(self.seat)

    def check_ids(self, message: Any, places: dict[str, list[Card]]) -> None:
        """Cards that come out of hiding have new ids, whatever is drawn has."""
        eyes = self.table._eyes[self.seat]
        visible = {card for cards in places.values() for card in cards}
        decks = [card for player in self.table.play.game.players for card in player.deck]  # type: ignore[union-attr]
        visible.update(card for card in decks if card.kind.own_back)  # all see where these are
        asked = self.table.play.question  # type: ignore[union-attr]
        if asked is not None and asked.seat == self.seat:
            visible.update(asked.cards)
            if asked.about is not None:
                visible.add(asked.about)
        assert set(eyes._ids) <= visible
        for card, number in eyes._ids.items():
            if card not in self.visible and message["type"] == "update":
                assert number > self.last_id, f"{card} is recognized"
        for move in message.get("moves", []):
            if move["source"].startswith("deck:"):
                assert all(card["id"] > self.last_id for card in move["cards"])
            if move["target"].startswith("deck:"):
                assert not {card["id"] for card in move["cards"]} & set(eyes._ids.values())
        self.visible = visible
        self.last_id = eyes._last


def names_in(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from names_in(item)
            yield key
    elif isinstance(value, list):
        for item in value:
            yield from names_in(item)
    elif isinstance(value, str):
        yield value


def with_table(setup: Setup, seed: str, work: Any) -> None:
    """Do something with a table of people."""

    async def go() -> None:
        store = Store("sqlite://")
        store.open()
        try:
            seats = [SavedSeat(i, "person", f"P{i}", secret="x", taken=True) for i in range(setup.players)]
            line = kingdom_line(setup)
            saved = SavedGame("t", "Test", line, setup.players, seed, False, True, counts=False, seats=seats)
            await store.create(saved)
            table = Table(saved, store, Limits())
            async with table.lock:
                await table.start()
            doing: Coroutine[Any, Any, None] = work(table)
            await doing
        finally:
            store.close()

    asyncio.run(go())


@pytest.mark.parametrize("seed", range(16))
def test_nothing_hidden_is_in_any_frame(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "new_game", marked_game)
    setup = random_setup(seed + 7000).complete(seed)

    async def work(table: Table) -> None:
        spies = [Spy(seat, table) for seat in range(-1, setup.players)]
        for spy in spies:
            await table.watch(spy)
        rng = random.Random(seed)
        play = table.play
        assert play is not None
        for n in range(90):
            question = table.play.question  # type: ignore[union-attr]
            if question is None:
                break
            answer = {"type": "answer", "question": table.rows, "options": eager_answer(question, rng)}
            await table.receive(question.seat, "answer", answer)
            if n == 40:
                await table.receive(question.seat, "undo", {"type": "undo"})
                for seat in range(setup.players):
                    if seat != question.seat and list(table.requests):  # what told nobody anything needs no consent
                        vote = {"type": "vote", "request": 1, "agree": True}
                        await table.receive(seat, "vote", vote)
        assert all(spy.frames > 60 for spy in spies)
        await search_replays(table)

    with_table(setup, str(seed), work)


async def search_replays(table: Table) -> None:
    """Replays of a game that is not over tell a viewer no more than the frames did."""
    play = table.play
    assert play is not None
    for seat in range(-1, len(table.seats)):
        told: set[str] = set()
        for entry in play.game.log.entries():
            told.add(entry.text)
            if may_learn(entry, seat):
                told.update(card.name for card in entry.cards)
        for start in range(0, len(play.answers), 40):
            replay = await replays.replay(table, seat, None, start, 40)
            for step in replay["steps"]:
                told.update(names_in([[p["discard_top"] for p in step["state"]["players"]], step["state"]["trash"]]))
                said = json.dumps([step["moves"], step["log"], step["state"]["players"]])
                for i, name in enumerate(OWN[: len(table.seats)]):
                    assert i == seat or json.dumps(name) not in said or name in told, f"a replay tells of a {name}"
                control = step["state"]["control"]
                eyes = [seat, control["seat"]] if control is not None and control["by"] == seat else [seat]
                for player in step["state"]["players"]:
                    if player["seat"] not in eyes:
                        assert (player["hand"], player["looking"], player["face_down"]) == (None, None, None)


@pytest.mark.parametrize("seed", range(6))
def test_the_state_is_the_same_whatever_the_viewer_cannot_know(seed: int) -> None:
    setup = random_setup(seed + 7100).complete(seed)

    async def work(table: Table) -> None:
        play = table.play
        assert play is not None
        rng = random.Random(seed)
        for n in range(60):
            question = play.question
            if question is None:
                break
            if n % 5 == 0:
                for seat in range(setup.players):
                    if question.of_turn or question.seat == seat:
                        fork = play.session.fork(seat, n)
                        real = Eyes(seat, table.names).state(play.game, question, 0, n)
                        other = Eyes(seat, table.names).state(fork.game, fork.question, 0, n)
                        assert real == other
            answer = {"type": "answer", "question": table.rows, "options": eager_answer(question, rng)}
            await table.receive(question.seat, "answer", answer)

    with_table(setup, str(seed), work)
