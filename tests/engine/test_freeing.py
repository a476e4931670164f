"""Games that nobody needs any more free themselves: nothing is left for the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest

from bailiwick import BigMoney, Session, Setup
from bailiwick.bots import Bailiff, MenuBot
from bailiwick.engine.game import Game
from bailiwick.kingdoms.setup import add_starting_decks, prepare

KINGDOM = ["Cellar", "Market", "Merchant", "Militia", "Moat", "Remodel", "Smithy", "Village", "Witch", "Workshop"]


@pytest.fixture(scope="module")
def table() -> Game:
    setup = Setup(KINGDOM)
    game = prepare(setup)
    add_starting_decks(game, setup)
    return game


def left_over(work: Callable[[], None]) -> int:
    """How many objects only the garbage collector can free, once the work is done."""
    work()  # what is made once and kept
    gc.collect()
    gc.disable()
    try:
        work()
        return gc.collect()
    finally:
        gc.enable()


def test_a_finished_game_frees_itself(table: Game) -> None:
    for bot in (BigMoney({"Smithy": 2}), BigMoney({"Witch": 2}), MenuBot("Province\nGold\nMilitia\nSilver"), Bailiff()):

        def play(bot: object = bot) -> None:
            game = table.copy()
            game.agents = [bot, bot]
            game.deal(1)
            game.run()
            assert game.over
            assert game.winners(game.scores())
            assert max(game.turns_taken()) > 5

        assert left_over(play) == 0


def test_a_game_that_is_broken_off_frees_itself(table: Game) -> None:
    def play() -> None:
        game = table.copy()
        game.agents = [BigMoney(), BigMoney()]
        game.most_turns = 7
        game.deal(1)
        game.run()
        assert not game.over
        assert game.turn_question() is None
        assert game.view(0).data()["turn_number"] == 7

    assert left_over(play) == 0


def test_a_fork_that_stands_at_its_question_frees_itself(table: Game) -> None:
    game = table.copy()
    game.deal(1)
    session = Session(game, [None, None])
    session.answer(session.question.all_cards())

    def fork() -> None:
        for seat in (0, 1):
            assert session.fork(seat, 3).question is not None

    assert left_over(fork) == 0


def test_players_know_their_game_for_whoever_asks_for_them(table: Game) -> None:
    game = table.copy()
    game.agents = [BigMoney(), BigMoney()]
    game.deal(2)
    me = game.players[0]
    assert me.game is game
    game.run()
    assert me.game is game
    assert me.points() == game.scores()[0]
    later = table.copy()
    later.agents = game.agents
    later.deal(2)
    later.run()
    assert [player.points() for player in later.players] == game.scores()
