"""Seaside: tokens and mats, declared beside their cards and shown wherever there is a table."""

from __future__ import annotations

from typing import Any

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


# -- Pirate Ship ------------------------------------------------------------------------------------------------------


def ship(*decks: list[str], coins: int = 0, **more: Any) -> Lab:
    others = [{"deck": deck} for deck in decks]
    return Lab(["Pirate Ship"], hand=["Pirate Ship"], others=others, tokens={"Pirate Ship coins": coins}, **more)


def test_pirate_ship_trashes_a_treasure_of_everybody_for_one_coin() -> None:
    lab = ship(["Gold", "Estate", "Curse"], ["Copper", "Silver"])
    lab.play("Pirate Ship", 1, "Silver")
    assert (lab.trash, lab.me.tokens) == (["Gold", "Silver"], {"Pirate Ship coins": 1})
    assert [p.discard for p in lab.players[1:]] == [["Estate"], ["Copper"]]
    assert (lab.asked[-1].player, lab.asked[-1].subject, lab.asked[-1].options) == (0, 2, ["Copper", "Silver"])


def test_pirate_ship_gets_no_coin_where_no_treasure_is_trashed() -> None:
    lab = ship(["Estate", "Curse"], coins=2)
    lab.play("Pirate Ship", 1)
    assert (lab.trash, lab.me.tokens["Pirate Ship coins"], lab.other.discard) == ([], 2, ["Estate", "Curse"])


def test_pirate_ship_pays_a_coin_for_each_on_the_mat_and_keeps_them() -> None:
    lab = ship(["Gold"], coins=3)
    lab.play("Pirate Ship", 0)
    assert (lab.me.coins, lab.me.tokens["Pirate Ship coins"], lab.other.deck) == (3, 3, ["Gold"])
    assert lab.asked[-1].options == ["+3 coins", "Attack the others' Treasures"]


def test_pirate_ship_shuffles_for_what_is_missing() -> None:
    lab = Lab(["Pirate Ship"], hand=["Pirate Ship"], others=[{"deck": ["Estate"], "discard": ["Gold"]}, {}])
    lab.play("Pirate Ship", 1)
    assert (lab.trash, lab.players[1].discard, lab.players[1].deck) == (["Gold"], ["Estate"], [])


def test_pirate_ship_may_be_answered_before_it_chooses() -> None:
    others = [{"hand": ["Moat"], "deck": ["Gold", "Gold"]}]
    lab = Lab(["Pirate Ship", "Moat"], hand=["Pirate Ship"], others=others)
    lab.play("Pirate Ship", "Moat", 1)
    assert [question.purpose for question in lab.asked] == ["react", "choose"]
    assert (lab.trash, lab.me.tokens, lab.other.deck) == ([], {}, ["Gold", "Gold"])


def test_pirate_ship_coins_are_copied_and_seen_by_all() -> None:
    lab = ship(["Gold", "Estate"], coins=1)
    lab.play("Pirate Ship", 1)
    session = Session(lab.game.copy(), [None, None])
    for seat in (0, 1, -1):
        assert session.view(seat).data(None)["players"][0]["tokens"] == {"Pirate Ship coins": 2}
        assert session.view(seat).data(None)["players"][1]["tokens"] == {"Pirate Ship coins": 0}


def test_pirate_ship_chooses_both_after_an_elder_and_pays_first() -> None:
    lab = Lab(["Pirate Ship", "Townsfolk"], hand=["Elder", "Pirate Ship"], others=[{"deck": ["Gold", "Copper"]}])
    lab.play("Elder", "Pirate Ship", [0, 1], "Gold")
    assert (lab.me.coins, lab.me.tokens["Pirate Ship coins"], lab.trash) == (2, 1, ["Gold"])
