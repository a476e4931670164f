"""Turns of games with all cards, for the tests of the strips and of the words: the log and the questions as they are
sent, and what each turn did by the record. What was played is in the record's own log; what was gained and trashed is
counted by the moves of cards, so that it owes nothing to how the log tells it.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any

from bailiwick.engine import log
from bailiwick.engine.decision import Agent, Decision, random_answer
from bailiwick.engine.game import Game
from bailiwick.engine.journal import Journal, Moved
from bailiwick.engine.kinds import LIAISON
from bailiwick.engine.view import View
from bailiwick.kingdoms import Setup, new_game
from bailiwick.kingdoms.setup import allies, kingdom_cards
from bailiwick.server import protocol as wire
from bailiwick.server.eyes import Eyes

NOT_GAINED = ("pile", "table", "aside", "in_play", "mat")  # out of the trash cards are played, out of piles exiled
TURNS = 12  # of each game


class Eager(Agent):
    """Answers by chance, with a taste for Treasures and purchases."""

    def __init__(self, seed: str, asked: dict[str, wire.Question]) -> None:
        self.rng = random.Random(seed)
        self.asked = asked  # of all games, by what tells one question from another in words

    def decide(self, view: View, decision: Decision) -> list[int]:
        eyes = Eyes(decision.seat, [f"Seat {seat}" for seat in range(view.players)])
        question = eyes.question(decision, 0, view._game)
        labels = [option["text"] for option in question["options"] if option["kind"] == "label"]
        key = (question["cause"], question["purpose"], question["outcome"], labels[:8], question["about"] is None)
        self.asked.setdefault(repr(key), question)
        if decision.purpose == "buy" and self.rng.random() < 0.9:
            if decision.cards:
                return decision.all_cards()
            if decision.piles:
                return [len(decision.cards) + self.rng.randrange(len(decision.piles))]
        return random_answer(decision, self.rng)


def setups() -> list[Setup]:
    """Kingdoms of ten that have every Kingdom card between them, and one with a Liaison for every Ally."""
    kinds = list(kingdom_cards())
    names = [kind.name for kind in kinds]
    random.Random("strips").shuffle(names)
    names += names[: -len(names) % 10]
    liaisons = {kind.name for kind in kinds if kind.types & LIAISON}
    kingdoms = [names[i : i + 10] for i in range(0, len(names), 10)]
    friendly = [kingdom for kingdom in kingdoms if liaisons & set(kingdom)]
    found = [Setup(kingdom, 2 + i % 2) for i, kingdom in enumerate(kingdoms)]
    return found + [Setup(friendly[i % len(friendly)], 2, ally=ally) for i, ally in enumerate(allies())]


def told(setup: Setup, seed: str, asked: dict[str, wire.Question]) -> dict[str, Any]:
    """One game: its log as those see it who only watch, and its turns by the record."""
    game = new_game(setup, seed, [Eager(f"{seed} {seat}", asked) for seat in range(setup.players)])
    game.log.telling = True
    game.journal = Journal()
    game.most_turns = TURNS * setup.players // 2
    game.run()
    entries = game.log.entries()
    names = [f"Seat {seat}" for seat in range(setup.players)]
    return {
        "log": Eyes(-1, names).log(entries, 0, [], game.view(-1)),
        "turns": turns(game, entries, game.journal.read()),
    }


def turns(game: Game, entries: list[log.Entry], moves: list[Moved]) -> list[dict[str, Any]]:
    starts = [i for i, entry in enumerate(entries) if entry.kind == log.TURN]
    found: list[dict[str, Any]] = []
    for start, end in zip(starts, [*starts[1:], len(entries)], strict=True):
        seat = entries[start].seat
        played: Counter[str] = Counter()
        got: Counter[str] = Counter()
        trashed: Counter[str] = Counter()
        bought = ""
        controlled = any(entry.kind == log.CONTROL for entry in entries[start:end])
        for entry in entries[start:end]:
            if controlled and entry.kind == log.GAIN and entry.seat != seat and entry.cards[0].name == bought:
                got[bought] += 1  # it was bought, although who decides gained it
                bought = ""
            if entry.seat == seat and entry.kind == log.PLAY:
                played.update(card.name for card in entry.cards)
            if entry.seat == seat and entry.kind == log.BUY:
                bought = entry.cards[0].name
                if entry.cards[0] in game.landscapes:
                    got[bought] += 1
            if entry.kind == log.NOTHING and entry.text == "what is left of the pile":
                got[bought] += 1  # it was bought, although nothing was gained for it
        for moved in moves:
            if start < moved.entry <= end and not (moved.entry == end < len(entries)):
                source, target = moved.source.split(":"), moved.target.split(":")
                taken = source[0] in ("pile", "trash")
                if taken and len(target) > 1 and target[0] not in NOT_GAINED and target[1] == str(seat):
                    got.update(card.name for card in moved.cards)
                if target[0] == "trash" and (moved.seat == seat or source[0] == "pile"):
                    trashed.update(card.name for card in moved.cards)
        found.append({"seat": seat, "end": end, "played": played, "got": got, "trashed": trashed})
    return found


def main() -> None:
    made = setups()
    covered = {name for setup in made for name in setup.kingdom}
    missing = [kind.name for kind in kingdom_cards() if kind.name not in covered]
    asked: dict[str, wire.Question] = {}
    games = [told(setup, f"strips {i}", asked) for i, setup in enumerate(made)]
    json.dump({"games": games, "questions": list(asked.values()), "missing": missing}, sys.stdout)


if __name__ == "__main__":
    main()
