"""What Nocturne asks of a set-up: Heirlooms, Spirits, Zombies, Boons for Druid."""

from __future__ import annotations

import pytest

from bailiwick import Game, IllegalSetup, Setup, kingdom_line, new_game, read_kingdom
from bailiwick.bots import BigMoney
from bailiwick.cards import find
from bailiwick.engine.decision import Agent
from bailiwick.kingdoms.describe import setup_notes
from bailiwick.kingdoms.setup import FIRST_GAME, kingdom_cards
from bailiwick.lab import Lab
from bailiwick.records import Record, checksum
from bailiwick.server.catalogue import facts_of_game

HEIRLOOMS = {
    "Cemetery": "Haunted Mirror", "Fool": "Lucky Coin", "Pixie": "Goat", "Pooka": "Cursed Gold",
    "Secret Cave": "Magic Lamp", "Shepherd": "Pasture", "Tracker": "Pouch",
}  # fmt: skip


def game_of(*kingdom: str, players: int = 2) -> Game:
    return new_game(Setup(list(kingdom), players), 1, [Agent()] * players)


def names_owned(game: Game, seat: int) -> dict[str, int]:
    return {name: n for name, n in game.players[seat].owned.items() if n}


def test_heirlooms_take_the_place_of_coppers() -> None:
    for players in (2, 3):
        game = game_of("Fool", "Pixie", players=players)
        for seat in range(players):
            assert names_owned(game, seat) == {"Copper": 5, "Estate": 3, "Lucky Coin": 1, "Goat": 1}
        plain = game_of("Village", players=players).find_pile("Copper").count
        assert game.find_pile("Copper").count == plain + 2 * players
        game.check()


@pytest.mark.parametrize("card", HEIRLOOMS)
def test_every_heirloom_comes_with_its_card(card: str) -> None:
    assert names_owned(game_of(card), 0) == {"Copper": 6, HEIRLOOMS[card]: 1, "Estate": 3}


def test_all_heirlooms_at_once_leave_no_copper_and_shelters_take_the_estates() -> None:
    setup = Setup(list(HEIRLOOMS), shelters=True)
    game = new_game(setup, 1, [Agent()] * 2)
    assert names_owned(game, 1) == dict.fromkeys([*HEIRLOOMS.values(), "Hovel", "Necropolis", "Overgrown Estate"], 1)
    game.check()


def test_an_heirloom_has_no_pile() -> None:
    lab = Lab(["Pixie", "Ambassador"], hand=["Ambassador", "Goat", "Copper"])
    lab.play("Ambassador", "Goat")
    assert lab.me.hand == ["Goat", "Copper"]
    assert lab.other.discard == []
    assert lab.game.find_pile("Goat") is None


def test_the_bane_brings_its_heirloom() -> None:
    game = new_game(Setup(["Young Witch"], bane="Pixie"), 1, [Agent()] * 2)
    assert names_owned(game, 0) == {"Copper": 6, "Goat": 1, "Estate": 3}


def test_a_bane_that_is_drawn_brings_its_heirloom_and_records_know_it() -> None:
    banes = [kind.name for kind in kingdom_cards() if kind.heirloom and 2 <= kind.cost.coins <= 3]
    found = 0
    for seed in range(200):
        setup = Setup(["Young Witch"])
        bane = setup.complete(seed).bane
        if bane in banes:
            found += 1
            game = new_game(setup, seed, [BigMoney(), BigMoney()])
            assert names_owned(game, 0) == {"Copper": 6, find(str(bane)).heirloom: 1, "Estate": 3}
            game.check()
            game.run()
            record = Record.of(game, setup, seed, ["Ada", "Ben"])
            assert checksum(Record.load(record.dump()).replay()) == checksum(game)
    assert found


@pytest.mark.parametrize(
    ("card", "beside"),
    [
        ("Bard", {"Will-o'-Wisp": 12}),
        ("Vampire", {"Bat": 10}),
        ("Leprechaun", {"Wish": 12}),
        ("Secret Cave", {"Wish": 12}),
        ("Devil's Workshop", {"Imp": 13}),
        ("Tormentor", {"Imp": 13}),
        ("Cemetery", {"Ghost": 6}),
        ("Exorcist", {"Will-o'-Wisp": 12, "Imp": 13, "Ghost": 6}),
    ],
)
def test_what_lies_beside_the_supply(card: str, beside: dict[str, int]) -> None:
    piles = {pile.name: pile.count for pile in game_of(card).piles if not pile.supply}
    assert piles == beside


def test_decks_are_there_for_those_who_use_them() -> None:
    assert list(game_of("Bard").stacks) == ["Boons"]
    assert list(game_of("Skulk").stacks) == ["Hexes"]
    assert not game_of("Cobbler").stacks


def test_cemetery_is_a_victory_pile() -> None:
    assert [game_of("Cemetery", players=n).find_pile("Cemetery").count for n in (2, 3)] == [8, 12]


def test_druid_has_three_boons_in_lines_and_records() -> None:
    boons = ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"]
    setup = Setup(["Druid", *FIRST_GAME[:9]], druid=boons)
    line = kingdom_line(setup)
    assert "druid The Sea's Gift, The Sky's Gift, The Sun's Gift" in line
    assert read_kingdom(line) == setup
    assert "The Sea's Gift, The Sky's Gift and The Sun's Gift are set aside, for Druid." in setup_notes(setup)
    with pytest.raises(IllegalSetup):
        Setup(["Druid"], druid=["The Sea's Gift", "Village", "The Sun's Gift"])
    with pytest.raises(IllegalSetup):
        Setup(["Bard"], druid=boons)


@pytest.mark.parametrize("name", ["The Sea's Gift", "Plague", "Deluded"])
def test_what_comes_with_cards_is_not_chosen(name: str) -> None:
    with pytest.raises(IllegalSetup, match="comes with the cards that use it; it is not chosen"):
        Setup(["Bard"], landscapes=[name])


def test_notes_tell_of_heirlooms_and_zombies() -> None:
    notes = setup_notes(Setup(["Pixie", "Necromancer"]))
    assert "Everybody starts with Goat in place of a Copper." in notes
    assert "Necromancer: The three Zombies lie in the trash from the start." in notes


def test_all_that_can_turn_up_is_sent_to_who_plays() -> None:
    facts = facts_of_game(game_of("Skulk", "Fool", "Necromancer"))
    for name in ("Plague", "Deluded", "Envious", "Twice Miserable", "Lost in the Woods", "The Sea's Gift",
                 "Zombie Spy", "Lucky Coin", "Will-o'-Wisp"):  # fmt: skip
        assert name in facts
