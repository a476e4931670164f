"""Random games with every proof switched on. Used by the suite and, for any number of games, by `make soak`."""

from __future__ import annotations

import json
import random

from bailiwick import Agent, Decision, Game, Record, Setup, View, new_game, random_kingdom
from bailiwick.cards import is_known
from bailiwick.engine.decision import random_answer
from bailiwick.engine.kinds import TREASURE
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.kingdoms.wishes import drawn_landscapes
from bailiwick.records import checksum

MOST_TURNS = 5000  # of a random game; nearly all have fewer than 300
HEAP = 6  # more cards than that may be trashed at once by few cards only


class Prover(Agent):
    """Answers by chance, after checking the game and that its seat's view can be sent as JSON."""

    def __init__(self, seed: object, every: int = 1) -> None:
        self.rng = random.Random(repr(seed))
        self.game: Game | None = None
        self.every = every
        self.asked = 0

    def decide(self, view: View, decision: Decision) -> list[int]:
        assert self.game is not None
        self.asked += 1
        if self.asked % self.every == 0:
            self.game.check()
            json.dumps(view.data(decision))
        assert decision.size() > 0 or decision.shape == "number"
        assert decision.minimum <= decision.maximum
        return eager_answer(decision, self.rng)


def eager_answer(decision: Decision, rng: random.Random) -> list[int]:
    """Random, but with a taste for playing Treasures and buying, so that games end. Who may trash whole heaps of cards
    keeps the Treasures: with debt and without any, nobody could buy anything ever again."""
    if decision.purpose == "buy" and rng.random() < 0.8:
        if decision.cards:
            return decision.all_cards()
        if decision.piles:
            return [len(decision.cards) + max(rng.randrange(len(decision.piles)) for _ in range(2))]
    if decision.purpose == "trash" and decision.minimum == 0 and decision.maximum > HEAP:
        return [i for i, card in enumerate(decision.cards) if not card.is_(TREASURE) and rng.random() < 0.5]
    return random_answer(decision, rng)


def random_setup(seed: int, expansion: str = "") -> Setup:
    """A set-up drawn from all cards, or from one expansion, or several with commas between."""
    rng = random.Random(f"setup {seed}")
    among = [kind.name for kind in kingdom_cards() if kind.expansion in expansion.split(",")] if expansion else None
    players = rng.choice([2, 2, 3, 3, 4, 5, 6] if seed % 5 == 0 else [2, 3, 4])
    kingdom = random_kingdom(seed, among=among)
    colonies, potions = rng.random() < 0.2, rng.random() < 0.1
    dealt = sorted(k.name for k in drawn_landscapes() if not expansion or k.expansion in expansion.split(","))
    landscapes = rng.sample(dealt, min(len(dealt), rng.choice([0, 1, 2, 2])))
    shelters = rng.random() < 0.2 and is_known("Hovel")  # some tests know few expansions
    return Setup(
        kingdom, players, landscapes=landscapes, colonies=colonies, potions=potions, shelters=shelters
    )


def play_and_replay(seed: int, every: int = 1, expansion: str = "") -> Game:
    """A random game of a random set-up, played and replayed."""
    return play_checked(random_setup(seed, expansion), seed, every)


def play_checked(setup: Setup, seed: int, every: int = 1, replayed: bool = True) -> Game:
    """A random game to its end, checked at every decision or some of them, and replayed from its record. One without an
    end is broken off: where all owe what they can never pay there may be none."""
    prover = Prover(seed, every)
    game = new_game(setup, seed, [prover] * setup.players)
    prover.game = game
    game.most_turns = MOST_TURNS
    game.run()
    game.check()
    if not game.over or not replayed:
        return game
    record = Record.of(game, setup, seed, [f"Seat {i}" for i in range(setup.players)])
    again = Record.load(record.dump()).replay()
    assert checksum(again) == checksum(game)
    return game


def held_at(game: Game) -> list[list[tuple[str, int]]]:
    """Where the cards lie that effects wait with, by place and number, for each effect."""
    where = {card: (place, i) for place, zone in game.places() for i, card in enumerate(zone)}
    return [[where[card] for card in effect.cards if card in where] for effect in game.effects]
