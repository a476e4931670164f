"""How bots play what Adventures brings: Reserve cards, tokens, Events."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Setup, new_game
from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.tactics import MenuBot
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12


class Watched(Agent):
    """A bot, and what it answered."""

    def __init__(self, bot: MenuBot) -> None:
        self.bot = bot
        self.told: list[list[str]] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.bot.decide(view, decision)
        offered = [card.name for card in decision.cards] + [pile.name for pile in decision.piles] + decision.labels
        self.told.append([offered[i] for i in answer] if offered else [])
        return answer


def told(lab: Lab, events: bool = True, turns: int = 1) -> list[list[str]]:
    """What the bot does in this turn, with all it is asked."""
    bot = MenuBot(big_money_with([]))
    bot.buys_events = events
    watched = Watched(bot)
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [watched, watched]
    game.most_turns = game.turn_number + turns - 1
    game.run()
    return watched.told


def position(kingdom: list[str], **given: Any) -> Lab:
    return Lab(kingdom, **{"deck": COPPERS, "others": [{"hand": COPPERS[:5], "deck": COPPERS}], **given})


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("Alms", {"coins": 0}),
        ("Borrow", {"coins": 5}),
        ("Bonfire", {"coins": 4, "in_play": ["Copper", "Copper"], "deck": ["Gold", "Gold", *COPPERS]}),
        ("Quest", {"coins": 0, "hand": ["Curse", "Curse"]}),
        ("Raid", {"coins": 5, "in_play": ["Silver"] * 3}),
        ("Trade", {"coins": 5, "hand": ["Curse", "Estate"]}),
        ("Travelling Fair", {"coins": 8}),
        ("Scouting Party", {"coins": 5}),
        ("Pilgrimage", {"coins": 4, "tokens": {"Journey": 0}, "in_play": ["Gold"]}),
        ("Ball", {"coins": 5}),
    ],
)
def test_an_event_that_is_good_now_is_bought(event: str, given: dict[str, Any]) -> None:
    lab = position(["Village"], landscapes=[event], **given)
    assert [f"Buy {event}"] in told(lab)
    assert [f"Buy {event}"] not in told(lab, events=False)


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("Alms", {"coins": 0, "in_play": ["Copper"]}),
        ("Borrow", {"coins": 4}),
        ("Bonfire", {"coins": 3}),
        ("Quest", {"coins": 3, "hand": ["Curse"]}),
        ("Raid", {"coins": 5}),
        ("Trade", {"coins": 6, "hand": ["Curse", "Estate"]}),
        ("Pilgrimage", {"coins": 6, "tokens": {"Journey": 1}, "in_play": ["Gold"]}),
        ("Inheritance", {"coins": 8}),
        ("Lost Arts", {"coins": 6}),
    ],
)
def test_an_event_that_brings_nothing_is_not(event: str, given: dict[str, Any]) -> None:
    lab = position(["Village"], landscapes=[event], **given)
    assert [f"Buy {event}"] not in told(lab)


def test_tokens_go_where_the_cards_are() -> None:
    lab = position(["Village", "Smithy"], landscapes=["Lost Arts"], coins=6, deck=["Smithy"] * 3 + COPPERS)
    assert ["Smithy"] in told(lab)


@pytest.mark.parametrize(
    ("mat", "given", "called"),
    [
        ("Guide", {"deck": ["Estate"] * 5 + COPPERS}, True),
        ("Guide", {"deck": ["Gold"] * 5 + COPPERS}, False),
        ("Ratcatcher", {"deck": ["Estate"] * 5 + COPPERS}, True),
        ("Ratcatcher", {"deck": ["Gold"] * 5 + COPPERS}, False),
        ("Transmogrify", {"deck": ["Estate"] * 5 + COPPERS}, True),
        ("Teacher", {}, True),
    ],
)
def test_what_waits_in_the_tavern_is_called_when_it_helps(mat: str, given: dict[str, Any], called: bool) -> None:
    lab = position(["Peasant" if mat == "Teacher" else mat, "Smithy"], mats={"Tavern": [mat]}, **given)
    assert ([mat] in told(lab, turns=3)) == called


def test_a_coin_of_the_realm_is_called_for_an_action_that_waits() -> None:
    lab = position(["Coin of the Realm", "Smithy"], hand=["Smithy", "Smithy"], mats={"Tavern": ["Coin of the Realm"]})
    assert ["Coin of the Realm"] in told(lab)
    lab = position(["Coin of the Realm", "Smithy"], hand=["Smithy"], mats={"Tavern": ["Coin of the Realm"]})
    assert ["Coin of the Realm"] not in told(lab)


def test_a_duplicate_is_called_for_a_gold_and_a_wine_merchant_is_fetched_back() -> None:
    lab = position(["Wine Merchant"], coins=10, mats={"Tavern": ["Wine Merchant"]})
    assert ["Wine Merchant"] in told(lab)
    lab = position(["Duplicate"], coins=6, mats={"Tavern": ["Duplicate"]})
    assert ["Duplicate"] in told(lab)


def test_a_storyteller_does_not_turn_a_province_into_cards() -> None:
    lab = Lab(["Storyteller"], hand=["Storyteller", "Gold", "Gold", "Silver"], deck=["Estate"] * 9)
    assert told(lab)[:2] == [[], ["Gold", "Gold", "Silver"]]
    lab = Lab(["Storyteller"], hand=["Storyteller", "Gold", "Silver"], deck=["Gold"] * 9)
    assert told(lab)[0] == ["Storyteller"]


def test_an_estate_that_plays_a_village_is_played_first() -> None:
    lab = position(["Village", "Smithy"], coins=7, landscapes=["Inheritance"], deck=["Estate", "Smithy", *COPPERS])
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    assert told(lab)[0] == ["Estate"]


def test_travellers_rise_to_the_end_of_their_line() -> None:
    kingdom = ["Page", "Peasant", "Village", "Smithy", "Market", "Moat", "Cellar", "Mine", "Remodel", "Festival"]
    wants = big_money_with([("Page", "two before Gold"), ("Peasant", "two before Gold")])
    for seed in range(3):
        game = new_game(Setup(kingdom), seed, [MenuBot(wants), MenuBot(wants)])
        game.run()
        owned = {name for player in game.players for name in player.owned}
        assert {"Champion", "Teacher"} & owned


def test_bailiff_buys_events_and_a_plain_menu_does_not() -> None:
    assert Bailiff().buys_events
    assert not Bailiff("novice").buys_events
    assert not MenuBot("Gold\nSilver").buys_events
