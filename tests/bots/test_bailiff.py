"""The house bot: plays every kingdom, sees only what it may, and is worth sitting down with."""

from __future__ import annotations

import pytest

from bailiwick import RandomBot, Setup, new_game, random_kingdom
from bailiwick.bots import Bailiff, MenuBot, bailiff
from bailiwick.bots.bailiff import STRENGTHS
from bailiwick.bots.draft import WAYS, big_money_with, draft, strength_of
from bailiwick.bots.labels import label_value
from bailiwick.bots.profile import profile_of
from bailiwick.cards import all_kinds, find
from bailiwick.engine.decision import Agent
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.kinds import ACTION, TREASURE
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.lab import Lab


def play(agents: list[Agent], setup: Setup, seed: object) -> list[int]:
    game = new_game(setup, seed, agents)
    game.run()
    game.check()
    return game.winners()


@pytest.mark.parametrize("seed", range(60))
def test_bailiff_plays_any_kingdom(seed: int) -> None:
    setup = Setup(random_kingdom(seed), players=2 + seed % 3)
    bots: list[Agent] = [Bailiff(STRENGTHS[(seed + i) % 3]) for i in range(setup.players)]
    assert play(bots, setup, seed)


def test_every_kingdom_card_is_played_by_somebody() -> None:
    """Each card stands in some kingdom, and a bot that wants it most of all plays it through."""
    names = sorted(kind.name for kind in kingdom_cards())
    for i in range(0, len(names), 10):
        kingdom = names[i : i + 10]
        setup = Setup(kingdom if len(kingdom) == 10 else names[-10:])
        wanted = [
            (card, "two before Gold")
            for name in setup.kingdom
            for card in (find(name).split or [name])
            if find(card).is_(ACTION | TREASURE)
        ]
        for seed in range(3):
            play([MenuBot(big_money_with(wanted)), Bailiff()], setup, (i, seed))


def test_bailiff_beats_chance() -> None:
    won = 0
    for seed in range(40):
        setup = Setup(random_kingdom(1000 + seed))
        seats: list[Agent] = [Bailiff(), RandomBot(seed)] if seed % 2 else [RandomBot(seed), Bailiff()]
        won += play(seats, setup, seed) == [0 if seed % 2 else 1]
    assert won >= 39


@pytest.mark.parametrize(("better", "worse"), [("steady", "novice"), ("master", "steady")])
def test_each_strength_beats_the_one_below(better: str, worse: str) -> None:
    won = 0.0
    for seed in range(200):
        setup = Setup(random_kingdom(("strengths", seed // 2)))
        seats: list[Agent] = [Bailiff(better), Bailiff(worse)]
        me = seed % 2
        winners = play(seats if me == 0 else seats[::-1], setup, seed // 2)
        won += 1 / len(winners) if me in winners else 0
    assert won > 110


def test_menus_are_not_kept_for_ever() -> None:
    """A server that runs for long sees ever new kingdoms."""
    menu = big_money_with([])
    for i in range(2000):
        bailiff._menus[f"kingdom {i}"] = menu
    game = new_game(Setup(random_kingdom("menus")), "menus", [Bailiff(), Bailiff()])
    game.run()
    assert len(bailiff._menus) <= bailiff.MOST_MENUS


def test_where_there_are_colonies_it_goes_for_them() -> None:
    won = 0.0
    for seed in range(200):
        kingdom = ["Witch", "Smithy", "Market", "Village", "Militia", "Moat", "Chapel", "Mine", "Gardens", "Feast"]
        without = draft([find(name) for name in kingdom])
        me = seed % 2
        seats: list[Agent] = [Bailiff(), MenuBot(without)]
        winners = play(seats if me == 0 else seats[::-1], Setup(kingdom, colonies=True), seed // 2)
        won += 1 / len(winners) if me in winners else 0
    assert won > 110


def test_an_unknown_strength_is_refused() -> None:
    with pytest.raises(BailiwickError, match="Bailiff plays as novice, steady, master, not as 'genius'"):
        Bailiff("genius")


# What cards give


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Village", {"cards": 1, "actions": 2}),
        ("Smithy", {"cards": 3, "actions": 0}),
        ("Market", {"cards": 1, "actions": 1, "buys": 1, "coins": 1}),
        ("Witch", {"cards": 2, "cursed": 1}),
        ("Militia", {"coins": 2, "discarded": 2}),
        ("Underling", {"cards": 1, "actions": 1, "tokens": 0.5}),
        ("Gold", {"coins": 3, "actions": 1}),
        ("Contract", {"coins": 2, "actions": 1}),
        ("Caravan", {"cards": 1, "actions": 1, "later": 1.1}),
        ("Merchant Ship", {"coins": 2, "actions": 0, "later": 2}),
        ("Tactician", {"actions": 0, "later": 5 * 1.1 + 0.3}),
    ],
)
def test_profiles_are_found_by_playing(name: str, expected: dict[str, float]) -> None:
    found = profile_of(find(name))
    for what, amount in expected.items():
        assert getattr(found, what) == pytest.approx(amount), what


def test_every_card_has_a_profile() -> None:
    for kind in all_kinds():
        if kind.expansion and kind.is_(ACTION | TREASURE) and not kind.split:
            p = profile_of(kind)
            assert -5 <= p.cards <= 12, kind.name  # -5: all of the hand
            assert 0 <= p.actions <= 4, kind.name


def test_every_kingdom_card_was_measured() -> None:
    for kind in kingdom_cards():
        top = find(kind.split[0]) if kind.split else kind
        strength = strength_of(top)
        if top.is_(ACTION | TREASURE):
            assert 0 <= strength.wins <= 1
            assert strength.way in WAYS


def test_a_draft_takes_the_strongest_card() -> None:
    menu = draft([find(name) for name in ("Witch", "Village", "Cellar", "Moat")])
    assert "Witch" in menu.cards()
    assert "Cellar" not in menu.cards()


# Single decisions


def test_villages_come_first_then_draw() -> None:
    lab = Lab(hand=["Smithy", "Village", "Market", "Copper"], deck=["Copper"] * 5)
    bot = MenuBot(big_money_with([]))
    order = []
    for _ in range(3):
        cards = [card for card in lab.game.players[0].hand if card.is_(ACTION)]
        best = bot.best_action(lab.game.view(0), cards)
        order.append(cards[best].name)
        lab.play(order[-1])
    assert order == ["Village", "Market", "Smithy"]


def test_the_game_is_not_ended_in_a_loss_that_can_be_avoided() -> None:
    lab = Lab(coins=8, supply={"Province": 1}, others=[{"deck": ["Province"] * 3}])
    bot = MenuBot(big_money_with([]))
    view = lab.game.view(0)
    province = lab.game.find_pile("Province")
    assert province is not None
    assert bot.would_lose(view, province)
    assert bot.best_pile(view, [province], bot.menu_for(view)) == -1
    lab = Lab(coins=8, supply={"Province": 1}, others=[{"deck": ["Estate"] * 3}])
    province = lab.game.find_pile("Province")
    assert province is not None
    assert not bot.would_lose(lab.game.view(0), province)


INNKEEPER = ["+1 Card", "+3 Cards, discard 3", "+5 Cards, discard 6"]
PAWN = ["+1 Card", "+1 Action", "+1 Buy", "+1 coin"]


@pytest.mark.parametrize(
    ("hand", "labels", "best"),
    [
        (["Gold", "Silver", "Gold"], INNKEEPER, "+1 Card"),
        (["Gold", "Estate", "Copper", "Curse"], INNKEEPER, "+3 Cards, discard 3"),
        (["Smithy", "Copper"], PAWN[1:], "+1 Action"),
        (["Silver", "Copper"], PAWN[1:], "+1 coin"),
        (["Silver", "Copper"], PAWN, "+1 Card"),
    ],
)
def test_lists_are_weighed_by_what_is_in_hand(hand: list[str], labels: list[str], best: str) -> None:
    view = Lab(hand=hand, actions=0).game.view(0)
    assert max(labels, key=lambda label: label_value(label, view)) == best


def test_a_menu_bot_takes_text_and_can_be_derived_from() -> None:
    class Mine(MenuBot):
        def __init__(self) -> None:
            super().__init__("name: Mine\nbuy: Gold; Silver")

    assert Mine().menu_for(Lab().game.view(0)).name == "Mine"
