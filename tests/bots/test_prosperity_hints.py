"""Bailiff plays the cards of Prosperity as somebody would who has read them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots import Bailiff, MenuBot
from bailiwick.engine.game import Game
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
GOLDS = ["Gold"] * 4  # so that Coppers are none too dear to get rid of


def turn(kingdom: list[str], other: dict[str, Any] | None = None, colonies: bool = False, **mine: Any) -> Game:
    """The game after Bailiff's turn in this position; both seats are Bailiff's."""
    position = {"deck": COPPERS, "discard": GOLDS, **mine}
    others = [{"deck": COPPERS, "discard": GOLDS, **(other or {})}]
    lab = Lab(kingdom, others=others, colonies=colonies, **position)
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [Bailiff(), Bailiff()]
    game.most_turns = game.turn_number
    game.run()
    return game


def gained(game: Game, seat: int = 0) -> list[str]:
    return [entry["cards"][0] for entry in game.view(seat).log() if entry["kind"] in ("gain", "buy")]


def told(game: Game, kind: str) -> list[Any]:
    return [entry.get("text") or entry.get("cards") for entry in game.view(0).log() if entry["kind"] == kind]


def test_it_shows_a_watchtower_for_a_curse_and_trashes_it() -> None:
    game = turn(["Witch"], hand=["Witch"], other={"hand": ["Watchtower"]})
    assert [card.name for card in game.trash] == ["Curse"]


def test_it_shows_no_watchtower_for_a_province() -> None:
    game = turn(["Watchtower"], hand=["Watchtower", "Gold", "Gold", "Silver"], actions=0)
    assert "Province" in [card.name for card in game.players[0].discard_pile]
    assert not game.trash


def test_it_puts_a_good_card_onto_its_deck() -> None:
    game = turn(["Watchtower"], hand=["Watchtower", "Gold", "Gold"], actions=0)
    (bought,) = gained(game)
    assert bought in [card.name for card in game.players[0].hand]


def test_it_plays_a_tiara_before_the_gold_that_it_doubles() -> None:
    game = turn(["Tiara"], hand=["Copper", "Gold", "Tiara", "Copper"])
    assert "Province" in gained(game)


def test_it_plays_the_bank_last() -> None:
    game = turn(["Bank"], hand=["Bank", "Copper", "Copper", "Copper", "Silver"])  # 3 and 2 and 5
    assert "Province" in gained(game)


def test_it_gives_a_copper_to_an_anvil() -> None:
    game = turn(["Anvil"], hand=["Copper", "Copper", "Anvil"])
    assert told(game, "discard")[0] == ["Copper"]
    assert gained(game)[0] in ("Silver", "Smithy")


def test_it_forges_what_makes_a_province() -> None:
    game = turn(["Forge"], hand=["Forge", "Estate", "Curse", "Gold"])
    assert "Province" in gained(game)


@pytest.mark.parametrize(("top", "where"), [("Curse", "trash"), ("Duchy", "discard"), ("Gold", "play")])
def test_it_does_the_right_thing_with_what_a_crystal_ball_shows(top: str, where: str) -> None:
    game = turn(["Crystal Ball"], hand=["Crystal Ball"], deck=[top, *COPPERS])
    chosen = {"trash": "Trash it", "discard": "Discard it", "play": "Play it"}[where]
    assert told(game, "choose") == [chosen]


def test_it_trashes_coppers_by_a_loan_and_keeps_golds() -> None:
    assert told(turn(["Loan"], hand=["Loan"]), "choose") == ["Trash it"]
    assert told(turn(["Loan"], hand=["Loan"], deck=["Gold", *COPPERS]), "choose") == ["Discard it"]


def test_it_mints_the_best_treasure_and_no_copper() -> None:
    assert "Gold" in gained(turn(["Mint"], hand=["Mint", "Copper", "Gold"]))
    assert "Copper" not in gained(turn(["Mint"], hand=["Mint", "Copper"]))


def test_it_names_what_the_other_can_pay_for() -> None:
    assert told(turn(["Contraband"], hand=["Contraband", "Gold", "Silver"]), "name") == ["Province"]
    assert told(turn(["Contraband"], hand=["Contraband"]), "name") == ["Silver"]
    assert told(turn(["Contraband"], hand=["Contraband"], coins=9, colonies=True), "name") == ["Colony"]


def test_it_names_a_card_that_a_war_chest_could_gain() -> None:
    game = turn(["War Chest"], hand=["War Chest"])
    (named,) = told(game, "name")
    pile = game.find_pile(named)
    assert pile is not None
    assert pile.kind.price <= 5


def test_it_discards_for_a_vault_all_that_makes_no_more_than_a_coin() -> None:
    game = turn(["Vault"], hand=["Vault", "Estate", "Gold", "Estate", "Copper"], deck=["Duchy", "Gold", *COPPERS])
    assert "Province" in gained(game)


def test_it_plays_a_kings_court_on_the_best_action() -> None:
    game = turn(["King's Court"], hand=["King's Court", "Smithy", "Workshop"])
    assert len([entry for entry in game.view(0).log() if entry["kind"] == "play" and "Smithy" in entry["cards"]]) == 3


def test_it_expands_a_gold_to_a_province_near_the_end() -> None:
    game = turn(["Expand"], hand=["Expand", "Gold"], supply={"Province": 3})
    assert "Province" in gained(game)


def test_it_plays_no_bishop_that_would_cost_a_gold() -> None:
    game = turn(["Bishop"], hand=["Bishop", "Gold"])
    assert not game.trash
    game = turn(["Bishop"], hand=["Bishop", "Curse"])
    assert [card.name for card in game.trash] == ["Curse"]


def test_it_plays_a_clerk_at_the_start_of_its_turn() -> None:
    lab = Lab(["Clerk"], others=[{"hand": ["Clerk"], "deck": COPPERS}], deck=COPPERS)
    game = lab.game.copy()
    game.agents = [Bailiff(), Bailiff()]
    game.most_turns = game.turn_number + 1
    game.run()
    assert "Clerk" in [card for entry in game.view(1).log() if entry["kind"] == "play" for card in entry["cards"]]


def after_a_turn_with(menu: str, hand: list[str], buys: int = 1) -> list[str]:
    """What a bot with that menu gains in a turn with that hand."""
    game = Lab(["Grand Market"], hand=hand, deck=COPPERS, buys=buys).game.copy()
    game.always_ask = False
    game.agents = [MenuBot(menu), Bailiff()]
    game.most_turns = game.turn_number
    game.run()
    return gained(game)


def test_it_plays_no_copper_where_that_would_forbid_the_grand_market_it_wants() -> None:
    menu = "Province; Grand Market; Gold; Silver"
    assert after_a_turn_with(menu, ["Copper", "Gold", "Copper", "Silver", "Copper"]) == ["Province"]
    assert after_a_turn_with(menu, ["Copper", "Gold", "Gold"]) == ["Grand Market"]
    assert after_a_turn_with(menu, ["Copper", "Gold", "Copper", "Silver"]) == ["Gold"]  # Coppers are needed
    assert after_a_turn_with(menu, ["Copper", "Silver"]) == ["Silver"]
    assert after_a_turn_with("Gold; Grand Market", ["Copper", "Gold", "Gold"]) == ["Gold"]
