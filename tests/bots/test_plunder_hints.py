"""How bots play what Plunder and the promotional cards bring: Traits, Loots, cards that wait, the Black Market."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Setup, new_game
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.tactics import MenuBot
from bailiwick.lab import Lab
from bots.test_adventures_hints import COPPERS, position, told


def after(kingdom: list[str], turns: int = 1, **given: Any) -> Lab:
    """The position after the bot's turn."""
    lab = position(kingdom, **given)
    bot = MenuBot(big_money_with([]))
    bot.buys_events = True
    game = lab.game
    game.always_ask = False
    game.agents = [bot, bot]
    game.most_turns = game.turn_number + turns - 1
    game.run()
    return lab


@pytest.mark.parametrize(
    ("kingdom", "given", "answer"),
    [
        (["Prince"], {"hand": ["Prince", "Smithy"]}, ["Smithy"]),
        (["Trickster"], {"hand": ["Trickster", "Gold", "Copper"]}, ["Gold"]),
        (["Captain"], {"hand": ["Captain"]}, ["Smithy"]),
        (["Church"], {"hand": ["Church", "Curse", "Gold"]}, ["Curse"]),
        (["Dismantle"], {"hand": ["Dismantle", "Estate", "Copper", "Gold"]}, ["Estate"]),
        (["Walled Village"], {"hand": ["Walled Village"]}, ["Put it onto your deck"]),
        (["Village"], {"traits": {"Patient": "Village"}, "hand": ["Smithy"], "deck": ["Village"] * 9}, ["Village"]),
        (["Smithy"], {"hand": ["Puzzle Box", "Smithy", "Smithy"]}, ["Smithy"]),
        (["Village"], {"traits": {"Friendly": "Village"}, "hand": ["Smithy"], "deck": ["Village"] * 9}, ["Village"]),
    ],
)
def test_what_a_card_offers_is_used(kingdom: list[str], given: dict[str, Any], answer: list[str]) -> None:
    answers = told(position(kingdom, **given))
    assert any(set(answer) <= set(one) for one in answers), answers


def test_a_prince_is_not_played_without_a_card_for_it() -> None:
    assert ["Prince"] not in told(position(["Prince"], hand=["Prince", "Copper"]))


def test_a_province_is_not_spoiled_at_the_black_market() -> None:
    there = {"Black Market": ["Chapel", "Moat", "Cellar"]}
    lab = after(["Black Market"], hand=["Black Market", "Gold", "Gold"], stack=there)
    assert "Province" in lab.me.discard
    assert not {"Chapel", "Moat", "Cellar"} & set(lab.me.discard)


def test_a_good_card_of_the_black_market_is_bought() -> None:
    lab = after(
        ["Black Market"], hand=["Black Market", "Silver", "Copper"], stack={"Black Market": ["Witch", "Chapel", "Moat"]}
    )
    assert "Witch" in lab.me.discard


def test_a_foray_discards_cards_of_different_names() -> None:
    lab = after(["Smithy"], landscapes=["Foray"], hand=["Estate", "Estate", "Curse", "Duchy"], coins=3)
    assert lab.supply["Loot"] == 29


def test_fated_cards_go_on_top() -> None:
    lab = after(
        ["Village"], traits={"Fated": "Village"}, hand=["Copper"], deck=[], discard=["Village", "Village", *COPPERS]
    )
    assert lab.me.hand.count("Village") == 2


def test_a_stash_is_put_where_it_is_drawn() -> None:
    lab = after(["Stash"], hand=["Copper"], deck=[], discard=["Stash", "Stash", *COPPERS])
    assert lab.me.hand.count("Stash") == 2


def test_a_summon_is_bought_where_nothing_dearer_can_be() -> None:
    lab = position(["Village"], landscapes=["Summon"], coins=8)
    assert ["Buy Summon"] not in told(lab)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_all_of_it_come_to_an_end(seed: int) -> None:
    setup = Setup(
        ["Black Market", "Prince", "Captain", "Stash", "Quartermaster", "Flagship", "Cage", "Search", "Taskmaster",
         "Governor"],
        landscapes=["Summon"], traits={"Reckless": "Governor"},
    )  # fmt: skip
    game = new_game(setup, seed, [MenuBot(big_money_with([])), MenuBot(big_money_with([]))])
    game.run()
    assert game.over
