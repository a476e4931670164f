"""A card of two wordings is one card: it is named once, in the wording that the game has, by whichever name."""

from __future__ import annotations

import random

import pytest

from bailiwick import Lab, RandomBot, Session, Setup, new_game
from bailiwick.bots import MenuBot
from bailiwick.cards import all_kinds
from bailiwick.cards.names import CARD_NAMES
from bailiwick.cards.registry import find, wording_in
from bailiwick.engine.kinds import Kind
from bailiwick.lab import IllegalMove
from bailiwick.terminal.choices import read

OLDER = [kind for kind in all_kinds() if kind.newest]


@pytest.mark.parametrize("typed", ["Highway", "Highway (1E)", "highway, first edition"])
def test_a_wishing_well_finds_the_wording_in_the_game(typed: str) -> None:
    lab = Lab(["Wishing Well", "Highway (1E)"], hand=["Wishing Well"], deck=["Copper", "Highway (1E)"])
    lab.play("Wishing Well", typed)
    assert lab.me.hand == ["Copper", "Highway (1E)"]


@pytest.mark.parametrize("typed", ["Highway", "Highway (1E)"])
def test_naming_an_older_wording_finds_the_newest_too(typed: str) -> None:
    lab = Lab(["Doctor", "Highway"], hand=["Doctor"], deck=["Highway", "Copper", "Highway"])
    lab.play("Doctor", typed)
    assert lab.trash == ["Highway", "Highway"]


def test_contraband_forbids_the_wording_in_the_game() -> None:
    lab = Lab(["Contraband", "Highway (1E)"], hand=["Contraband"], coins=9)
    lab.play("Contraband", "Highway")
    with pytest.raises(IllegalMove):
        lab.buy("Highway (1E)")


def test_war_chest_does_not_gain_the_wording_that_was_named() -> None:
    lab = Lab(["War Chest", "Highway (1E)"], hand=["War Chest"])
    lab.play("War Chest", "Highway", "Silver")
    assert "Highway (1E)" not in lab.asked[-1].options


def test_each_card_is_offered_once_in_the_wording_that_the_game_has() -> None:
    lab = Lab(["Wishing Well", "Highway (1E)", "Trader"], hand=["Wishing Well"], deck=["Copper"])
    lab.play("Wishing Well", "Copper")
    offered = lab.asked[0].options
    assert "Highway (1E)" in offered
    assert "Highway" not in offered
    assert "Trader" in offered
    assert "Trader (1E)" not in offered
    assert len(set(offered)) == len(offered)
    assert {*CARD_NAMES} - {"Highway"} < {*offered}
    assert not [name for name in offered if "BB2" in name]


def test_a_name_is_recorded_by_the_same_place_in_either_wording() -> None:
    names = [Lab(["Wishing Well", wording]).game.names for wording in ("Highway", "Highway (1E)")]
    assert names[0].index("Highway") == names[1].index("Highway (1E)")


def test_either_name_is_typed_at_the_terminal() -> None:
    lab = Lab(["Wishing Well", "Highway (1E)"], hand=["Wishing Well"], deck=["Copper", "Copper"])
    session = Session(lab.game, [None, None])
    session.answer([0])
    assert session.question is not None
    places = {read(session.question, typed)[0] for typed in ("Highway", "highway (1e)", "highway (")}
    assert [session.question.labels[place] for place in places] == ["Highway (1E)"]
    assert session.question.labels[read(session.question, "dame anna")[0]] == "Dame Anna"


def test_a_card_is_found_in_the_wording_among_some() -> None:
    for kind in OLDER:
        newest = find(kind.newest)
        assert wording_in(newest, [kind.name]) is kind
        assert wording_in(kind, [newest.name]) is newest
        assert wording_in(kind, []) is kind
        assert wording_in(kind, [kind.name, newest.name]) is kind


@pytest.mark.parametrize("kind", OLDER, ids=lambda kind: kind.name)
def test_a_menu_that_says_the_newest_name_buys_the_older_wording(kind: Kind) -> None:
    plain = ["Village", "Smithy", "Market", "Festival", "Moat", "Chapel", "Cellar", "Laboratory", "Mine"]
    setup = Setup([kind.name, *plain])
    menu = f"{kind.newest} if owned({kind.newest}) < 1\nGold\nSilver"
    game = new_game(setup, 5, [MenuBot(menu), RandomBot(1)])
    game.most_turns = 14
    game.run()
    assert game.players[0].owned.get(kind.name) == 1


def test_bots_name_cards_of_older_wordings() -> None:
    kingdom = ["Wishing Well", "Contraband", "War Chest", "Doctor", *(kind.name for kind in OLDER[:6])]
    for seed in range(3):
        game = new_game(Setup(kingdom), seed, [RandomBot(seed), MenuBot("Wishing Well\nHighway\nTrader\nSilver")])
        game.most_turns = 40 + random.Random(seed).randrange(5)
        game.run()
