"""What a game is worth before it is over: what is seen of it, the network, and the program that makes its weights."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bailiwick import Lab, Setup
from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.thinker import Thinker
from bailiwick.bots.value import (
    COMMON,
    OWN,
    VERSION,
    BadWeights,
    Mark,
    Value,
    common_of,
    features_of,
    load,
    next_seat,
    usual_value,
)
from bailiwick.engine.game import Game
from bailiwick.engine.turn import START
from bailiwick.kingdoms.setup import add_starting_decks, prepare
from tooling import tool

KINGDOM = ["Witch", "Smithy", "Village", "Market", "Moat", "Chapel", "Mine", "Gardens", "Militia", "Workshop"]


def weights(first: int = 6, second: int = 4) -> dict[str, Any]:
    """Some weights, which know nothing."""
    rng = random.Random(5)

    def row(n: int) -> list[float]:
        return [rng.uniform(-0.5, 0.5) for _ in range(n)]

    return {
        "version": VERSION,
        "own": row(first * OWN),
        "other": row(first * OWN),
        "common": row(first * COMMON),
        "bias": row(first),
        "second": row(first * second),
        "second_bias": row(second),
        "out": row(2 * second),
    }


def between_turns(turns: int, players: int = 2, seed: object = 1) -> tuple[Game, Mark]:
    """A game after so many turns of all, and a mark at its beginning."""
    setup = Setup(KINGDOM, players=players)
    game = prepare(setup)
    add_starting_decks(game, setup)
    game.agents = [Bailiff() for _ in range(players)]
    game.deal(seed)
    mark = Mark(game)
    game.most_turns = turns
    game.run()
    assert game.stage == START
    return game, mark


def decks(mine: list[str], theirs: list[str]) -> tuple[Game, Mark]:
    """Nothing but these cards, and all of them gained just now."""
    game = Lab(KINGDOM, discard=mine, others=[{"discard": theirs}]).game.copy()
    mark = Mark(game)
    mark.counts = [row[:0] for row in mark.counts]
    return game, mark


def test_a_deck_is_seen_by_what_its_cards_do() -> None:
    game, mark = decks(["Gold", "Gold", "Smithy", "Village"], ["Estate", "Curse"])
    mine = features_of(game, mark, 0, 0, True)
    theirs = features_of(game, mark, 1, 0, False)
    assert len(mine) == len(theirs) == OWN
    assert len(common_of(game, mark)) == COMMON
    price, coins, cards, _, terminal, *_ = mine
    assert price == pytest.approx((6 + 6 + 4 + 3) / 4 / 5)
    assert coins == pytest.approx(6 / 4)
    assert cards > 0.5
    assert terminal == pytest.approx(1 / 4)
    assert theirs[11] == 1.0  # nothing that can be played


def test_what_was_gained_since_the_mark_is_seen_by_the_turn() -> None:
    game, mark = between_turns(12)
    player = game.player_at(0)
    seen = features_of(game, mark, 0, 0, True)
    now, before = list(player.counts), list(mark.counts[0])
    before += [0] * (len(now) - len(before))
    gained = sum(max(0, count - begun) for count, begun in zip(now, before, strict=True))
    assert gained > 1
    assert seen[17 + 5] == pytest.approx(gained / 6)


@pytest.mark.parametrize("turns", [4, 11, 20])
def test_exchanged_seats_are_worth_the_opposite(turns: int) -> None:
    value = Value(weights())
    game, mark = between_turns(turns)
    mine, my_lead = value.estimate(game, mark, 0)
    theirs, their_lead = value.estimate(game, mark, 1)
    assert mine + theirs == pytest.approx(1.0)
    assert my_lead + their_lead == pytest.approx(1.0)
    assert 0.0 < mine < 1.0
    assert mine != pytest.approx(0.5)


def test_more_players_share_the_chance() -> None:
    game, mark = between_turns(13, 3)
    value = Value(weights())
    assert all(0.0 < value.estimate(game, mark, seat)[0] < 1.0 for seat in range(3))
    assert next_seat(game) == 1


def test_the_same_position_is_worth_the_same() -> None:
    value = Value(weights())
    game, mark = between_turns(8)
    assert value.estimate(game, mark, 0) == value.estimate(game.copy(), mark, 0)


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadWeights, match="JSON"):
        load("no weights")
    with pytest.raises(BadWeights, match="object"):
        load("[]")
    with pytest.raises(BadWeights, match="version 0"):
        Value({**weights(), "version": 0})
    with pytest.raises(BadWeights, match="'own' are 3 numbers"):
        Value({**weights(), "own": [1, 2, 3]})
    with pytest.raises(BadWeights, match="called 'out'"):
        Value({**weights(), "out": ["much"] * 8})
    assert load(json.dumps(weights())).first == 6


def test_what_comes_with_the_package_knows_who_is_ahead() -> None:
    value = usual_value()
    game, mark = decks(["Gold"] * 4 + ["Province"] * 4 + ["Silver"] * 4, ["Copper"] * 7 + ["Estate"] * 3 + ["Curse"])
    assert value.estimate(game, mark, 0)[0] > 0.8
    assert value.about["positions"] > 100_000


def test_a_bot_that_values_forks_plays_the_same_again() -> None:
    games = []
    for _ in range(2):
        game, _mark = between_turns(0)
        bots = [Grandmaster(games=40, seed=3), Grandmaster(games=40, seed=4)]
        for i, bot in enumerate(bots):
            bot.thinker = Thinker(i, value=usual_value(), horizon=3)
        game.agents = list(bots)
        game.most_turns = 12
        game.run()
        games.append(list(game.decisions))
    assert games[0] == games[1]


def test_a_small_run_of_the_training(tmp_path: Path) -> None:
    trainer = tool("train_value")
    trainer.PLANS, trainer.TRIED, trainer.AMONG = 3, 2, 3
    for name in ("one", "two"):
        assert trainer.main(["play", "--kingdoms", "10", "--out", str(tmp_path / f"{name}.npz")]) == 0
        arguments = ["--first", "6", "--second", "4", "--epochs", "3", "--batch", "16"]
        out = tmp_path / f"{name}.json"
        assert trainer.main(["train", str(tmp_path / f"{name}.npz"), "--out", str(out), *arguments]) == 0
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    value = load((tmp_path / "one.json").read_text())
    assert value.about["kingdoms"] == 10
    game, mark = between_turns(9)
    assert 0.0 < value.estimate(game, mark, 0)[0] < 1.0
