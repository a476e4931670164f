"""The same search of all frames in games full of Possessions: who decides sees through the other's eyes, and nobody
else does, nor a moment longer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from test_hidden_frames import Spy, marked_game, may_learn, names_in, with_table

from bailiwick import Agent, Game, Setup
from bailiwick.cards import find
from bailiwick.engine import log
from bailiwick.engine.decision import Decision
from bailiwick.server import play as play_module
from bailiwick.server import replays
from bailiwick.server.table import Table
from bailiwick.server.tracks import is_open
from random_play import eager_answer

KINGDOM = [
    "Possession", "Masquerade", "Native Village", "Scrying Pool", "Golem", "Chapel", "Village", "Militia", "Cellar",
    "Secret Passage",
]  # fmt: skip


def game_of_possessions(setup: Setup, seed: object, agents: Sequence[Agent]) -> Game:
    """A game in which everybody has Possessions to begin with."""
    game = marked_game(setup, seed, agents)
    for player in game.players:
        for zone in (player.hand, player.deck):
            copper = next(card for card in zone if card.name == "Copper")
            zone[zone.index(copper)] = game.new_card(find("Possession"))
            player.count(find("Copper"), -1)
            player.count(find("Possession"), 1)
    return game


def deciders(entries: Sequence[log.Entry]) -> list[tuple[int, int]]:
    """For each entry, for whom somebody else decided then, and who; told by the log alone."""
    found = []
    now = (-1, -1)
    for entry in entries:
        if entry.kind == log.TURN:
            now = (-1, -1)
        elif entry.kind == log.CONTROL:
            now = (entry.seat, entry.number)
        found.append(now)
    return found


class Possessor(Spy):
    """A viewer who may decide for others."""

    controlled = 0

    def send(self, text: str) -> None:
        game = self.table.play.game  # type: ignore[union-attr]
        entries = game.log.entries()
        for entry, (seat, by) in zip(entries, deciders(entries), strict=True):
            if by == self.seat and may_learn(entry, seat):
                self.shown.update(card.name for card in entry.cards)
        self.controlled += game.control is not None and game.control.by == self.seat
        super().send(text)

    def check_moves(self, moves: list[Any], entries: list[log.Entry]) -> None:
        through = deciders(entries)
        for move in moves:
            entry = entries[move["entry"]]
            seat, by = through[move["entry"]]
            eyes = [self.seat, seat] if by == self.seat else [self.seat]
            names = [card["name"] for card in move["cards"]]
            told = [card.name for card in entry.cards] if any(may_learn(entry, eye) for eye in eyes) else []
            private = [f"{zone}:{eye}" for zone in ("hand", "face_down", "looking") for eye in eyes]
            private += [f"mat:{eye}:Native Village" for eye in eyes]
            open_way = any(is_open(place) or place in private for place in (move["source"], move["target"]))
            assert not names or open_way or all(name in told for name in names), move


def fond_of_possession(question: Decision, rng: random.Random) -> list[int]:
    found = question.find_card("Possession")
    return [found] if question.purpose == "play-action" and found >= 0 else eager_answer(question, rng)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_is_in_any_frame_where_one_decides_for_another(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "new_game", game_of_possessions)
    setup = Setup(KINGDOM, players=2 + seed % 3)

    async def work(table: Table) -> None:
        spies = [Possessor(seat, table) for seat in range(-1, setup.players)]
        for spy in spies:
            await table.watch(spy)
        rng = random.Random(seed)
        for n in range(90):
            question = table.play.question  # type: ignore[union-attr]
            if question is None:
                break
            answer = {"type": "answer", "question": table.rows, "options": fond_of_possession(question, rng)}
            await table.receive(question.seat, "answer", answer)
            if n == 50:
                await table.receive(question.seat, "undo", {"type": "undo"})
                for seat in range(setup.players):
                    if seat != question.seat and table.requests.find(1) is not None:
                        await table.receive(seat, "vote", {"type": "vote", "request": 1, "agree": True})
        assert sum(spy.controlled for spy in spies) > 10
        assert spies[0].controlled == 0
        await search_replays(table)

    with_table(setup, str(seed), work)


async def search_replays(table: Table) -> None:
    """Replays show the hand of another to who decided for them in that step, and to nobody else."""
    play = table.play
    assert play is not None
    for seat in range(-1, len(table.seats)):
        for start in range(0, len(play.answers), 40):
            replay = await replays.replay(table, seat, None, start, 40)
            for step in replay["steps"]:
                control = step["state"]["control"]
                eyes = [seat, control["seat"]] if control is not None and control["by"] == seat else [seat]
                for player in step["state"]["players"]:
                    if player["seat"] not in eyes:
                        assert (player["hand"], player["looking"], player["face_down"]) == (None, None, None)
                        assert not list(names_in(player["mats"].get("Native Village", [])))
