"""Empires at the table: what lies on Landmarks and piles is seen by all, copied, recorded and shown; debt and bids."""

from __future__ import annotations

import io

from rich.console import Console

from bailiwick import Setup, find, new_game
from bailiwick.bots import BigMoney, VillageSmithy
from bailiwick.engine.decision import Agent
from bailiwick.engine.session import Session
from bailiwick.kingdoms.line import kingdom_line, read_kingdom
from bailiwick.kingdoms.setup import FIRST_GAME
from bailiwick.lab import Lab
from bailiwick.records import Record, checksum
from bailiwick.terminal.screen import Scene, draw
from random_play import Prover

COPPERS = ["Copper"] * 20


def stock(game, name):
    return game.on_landscapes[name]["VP"]


def test_a_stock_is_six_for_each_player_and_all_see_it():
    for players in (2, 3, 4):
        lab = Lab(landscapes=["Arena", "Baths"], others=[{}] * (players - 1))
        assert lab.tokens("Arena") == lab.tokens("Baths") == [("VP", 6 * players)]
        for seat in (-1, 0, 1):
            assert lab.game.view(seat).data()["landscape_tokens"]["Arena"] == {"VP": 6 * players}


def test_copies_of_a_game_have_their_own_stock():
    lab = Lab(landscapes=["Battlefield"], coins=2)
    before = lab.game.copy()
    lab.buy("Estate")
    assert (stock(before, "Battlefield"), stock(lab.game, "Battlefield")) == (12, 10)


def test_checksums_tell_stocks_apart():
    one, other = Lab(landscapes=["Battlefield"]), Lab(landscapes=["Battlefield"])
    assert checksum(one.game) == checksum(other.game)
    other.game.on_landscapes = {"Battlefield": {"VP": 11}}
    assert checksum(one.game) != checksum(other.game)


def test_games_with_landmarks_replay_from_their_records():
    names = ["Castles", "Crown", "Temple", "Villa", "Overlord", "Archive", "Charm", "Enchantress", "Wild Hunt", "Forum"]
    for seed in range(3):
        setup = Setup(names, 3, landscapes=["Aqueduct", "Defiled Shrine", "Obelisk", "Tax", "Donate", "Mountain Pass"])
        prover = Prover(seed, 5)
        game = prover.game = new_game(setup, seed, [prover] * 3)
        game.run()
        game.check()
        record = Record.of(game, setup, seed, ["random"] * 3)
        assert record.setup.obelisk in names
        again = Record.load(record.dump()).replay()
        assert (again.on_landscapes, again.scores()) == (game.on_landscapes, game.scores())


def test_a_kingdom_line_with_obelisk_and_split_piles_reads_back():
    names = ["Encampment / Plunder", "Castles", "Crown", "Temple", "Villa", "Overlord", "Archive", "Charm", "Forum"]
    names.append("Moat")
    setup = Setup(names, landscapes=["Obelisk", "Tax"], obelisk="Encampment / Plunder")
    assert read_kingdom(kingdom_line(setup)) == setup


def test_obelisk_is_drawn_among_action_piles_only():
    names = ["Castles", "Gardens", "Mill", "Capital", "Duke", "Harem", "Vineyard", "Tunnel", "Bank", "Crown"]
    drawn = {Setup(names, landscapes=["Obelisk"]).complete(seed).obelisk for seed in range(30)}
    assert drawn == {"Mill", "Crown"}


def test_undo_gives_back_what_was_taken_from_a_landmark():
    setup = Setup(FIRST_GAME, landscapes=["Baths"])
    session = Session(new_game(setup, 1, [Agent()] * 2), [None] * 2)
    while session.question.seat == 0:
        session.answer([])
    assert stock(session.game, "Baths") == 10
    session.undo()
    assert (stock(session.game, "Baths"), session.game.players[0].vp_tokens) == (12, 0)


def test_the_terminal_shows_what_lies_on_a_landmark():
    lab = Lab(landscapes=["Arena", "Wall"], hand=["Copper"])
    lab.to_buy_phase()
    screen = io.StringIO()
    draw(
        Console(width=100, height=40, file=screen),
        Scene(lab.game.view(0), lab.game, lab.game.turn_question(), ["You", "Ben"]),
    )
    assert "Arena (12 VP), Wall" in screen.getvalue()


def test_a_price_has_its_debt_apart():
    prices = [find(name).cost.price() for name in ("Copper", "Gold", "Overlord", "Fortune", "Wedding", "Familiar")]
    assert prices == ["$0", "$6", "8D", "$8 8D", "$4 3D", "$3P"]


def test_forks_do_not_know_what_annex_left_in_the_discard_pile():
    lab = Lab(landscapes=["Annex"], discard=["Gold", "Gold", "Estate", "Estate", "Estate"], deck=["Curse"])
    lab.buy("Annex", ["Gold", "Gold"])
    pile = lab.game.players[0].discard_pile
    assert [card.name for card in pile] == ["Gold", "Gold", "Duchy"]
    assert [pile.knows(1, i) for i in range(2)] == [False, True]  # the one that was on top was seen
    assert [pile.knows(0, i) for i in range(2)] == [True, True]


def test_donate_shows_nobody_what_comes_back_into_the_deck():
    lab = Lab(landscapes=["Donate"], deck=COPPERS, others=[{"deck": COPPERS}], discard=["Gold", "Estate"])
    lab.buy("Donate")
    lab.end_turn()
    lab.end_turn(["Estate"])
    me = lab.game.players[0]
    assert not any(me.deck.knows(1, i) for i in range(len(me.deck)))
    assert not any(me.hand.knows(1, i) for i in range(len(me.hand)))
    told = [entry for entry in lab.game.view(1).log() if entry["kind"] == "draw" and entry["seat"] == 0]
    assert all("cards" not in entry for entry in told)


def test_plain_bots_pay_their_debt_so_that_games_end():
    for bots in ([BigMoney(), BigMoney({"Smithy": 2})], [VillageSmithy(), BigMoney()]):
        game = new_game(Setup(FIRST_GAME, landscapes=["Tax"]), 1, bots)
        game.most_turns = 200
        game.run()
        assert game.over
