"""Where nobody can ever do anything again the game ends as it stands, rather than going on for ever."""

from __future__ import annotations

import pytest

from bailiwick import RandomBot, Record, Session, Setup, new_game
from bailiwick.cards import find
from bailiwick.engine.game import Game
from bailiwick.engine.turn import STANDSTILL
from bailiwick.lab import Lab
from bailiwick.records import checksum


def stuck(players: int, debt: int = 3) -> Game:
    """All owe debt, and nobody has anything to pay it with."""
    poor = {"hand": ["Curse"], "debt": debt}
    return Lab(["Engineer"], hand=["Curse"], debt=debt, others=[poor] * (players - 1)).game


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_ends_when_nobody_was_asked_anything_for_many_turns(players: int) -> None:
    game = stuck(players)
    game.always_ask = False
    game.agents = [RandomBot(i) for i in range(players)]
    game.run()
    assert game.over
    end = game.view(0).log()[-1]
    assert (end["kind"], end["number"]) == ("end", 1)
    assert game.turn_number >= STANDSTILL


def test_a_card_that_still_pays_keeps_the_game_going() -> None:
    game = stuck(2, 4 * STANDSTILL)
    game.always_ask = False
    game.players[1].deck.append(game.new_card(find("Copper")))
    game.agents = [RandomBot(0), RandomBot(1)]
    game.most_turns = 2 * STANDSTILL
    game.run()
    assert not game.over


def test_at_a_table_it_ends_too_and_its_record_says_so() -> None:
    setup = Setup(["Engineer"], landscapes=["Donate"]).complete(1)
    session = Session(new_game(setup, 1, [RandomBot(0), RandomBot(1)]), [None, None])
    while session.question is not None:
        names = session.question.options
        session.answer([names.index("Donate")] if "Donate" in names else list(range(session.question.maximum)))
    game = session.game
    assert game.over
    record = Record.of(game, setup, 1, ["Ana", "Ben"])
    assert checksum(Record.load(record.dump()).replay()) == checksum(game)
