"""How bots play what Menagerie brings: Ways, Exile, Horses, Events, Reactions that play themselves."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Setup, new_game
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.tactics import MenuBot
from bailiwick.engine.decision import WAY, Decision
from bailiwick.engine.view import View, full_log
from bailiwick.lab import Lab
from bots.test_adventures_hints import COPPERS, position, told


class RefusesWays(MenuBot):
    """Plays every card as it is printed."""

    def decide(self, view: View, decision: Decision) -> list[int]:
        return [] if decision.purpose == WAY else super().decide(view, decision)


def with_way(name: str, hand: list[str], **given: Any) -> list[list[str]]:
    return told(position(["Militia", "Moat", "Smithy"], landscapes=[f"Way of the {name}"], hand=hand, **given))


@pytest.mark.parametrize(
    ("name", "hand", "given"),
    [
        ("Sheep", ["Village", "Copper"], {}),
        ("Otter", ["Village"], {}),
        ("Owl", ["Village"], {}),
        ("Goat", ["Village", "Curse"], {}),
        ("Mole", ["Village", "Estate", "Estate"], {}),
        ("Ox", ["Smithy", "Smithy", "Militia"], {}),
        ("Pig", ["Workshop", "Smithy"], {}),
        ("Horse", ["Moat", "Smithy"], {}),
        ("Squirrel", ["Village"], {}),
        ("Camel", ["Village"], {}),
        ("Mouse", ["Village"], {"way_of_the_mouse": "Sleigh"}),
        ("Butterfly", ["Ruined Village"], {}),
    ],
)
def test_a_way_that_is_better_than_the_card_is_taken(name: str, hand: list[str], given: dict[str, Any]) -> None:
    assert [f"Way of the {name}"] in with_way(name, hand, **given)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("Sheep", ["Smithy", "Copper"]),
        ("Pig", ["Smithy"]),
        ("Ox", ["Smithy", "Copper"]),
        ("Goat", ["Smithy", "Gold"]),
        ("Horse", ["Smithy", "Gold"]),
        ("Mole", ["Village", "Gold", "Gold"]),
        ("Turtle", ["Smithy"]),
        ("Worm", ["Smithy"]),
    ],
)
def test_a_way_that_is_worse_is_not(name: str, hand: list[str]) -> None:
    assert [f"Way of the {name}"] not in with_way(name, hand)


def test_what_only_scores_is_exiled_and_what_is_good_is_kept() -> None:
    lab = position(["Sanctuary"], hand=["Sanctuary", "Province", "Gold"], deck=["Silver", *COPPERS])
    assert ["Province"] in told(lab)
    lab = position(["Sanctuary"], hand=["Sanctuary", "Gold"], deck=["Silver", *COPPERS])
    assert [] in told(lab)[:2]


@pytest.mark.parametrize(("card", "back"), [("Gold", True), ("Province", False)])
def test_good_cards_come_back_from_exile(card: str, back: bool) -> None:
    coins = {"Gold": 6, "Province": 8}[card]
    lab = position(["Sanctuary"], coins=coins, mats={"Exile": [card]})
    assert (["Discard your Exiled copies of it"] in told(lab)) == back


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("Alliance", {"coins": 10, "supply": {"Province": 5}}),
        ("Banish", {"coins": 4, "hand": ["Estate", "Estate"]}),
        ("Delay", {"coins": 0, "actions": 0, "hand": ["Smithy"]}),
        ("Demand", {"coins": 5}),
        ("Desperation", {"coins": 6, "supply": {"Province": 3}}),
        ("Reap", {"coins": 7}),
        ("Ride", {"coins": 2}),
        ("Seize the Day", {"coins": 4}),
        ("Stampede", {"coins": 5, "deck": ["Gold"] * 9}),
        ("Enhance", {"coins": 3, "hand": ["Curse"]}),
        ("Toil", {"coins": 2, "actions": 0, "hand": ["Militia"]}),
    ],
)
def test_an_event_that_is_good_now_is_bought(event: str, given: dict[str, Any]) -> None:
    lab = position(["Smithy", "Militia"], landscapes=[event], **given)
    if event == "Seize the Day":
        lab.game.players[0].turns = 9
    assert [f"Buy {event}"] in told(lab)


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("Desperation", {"coins": 6}),
        ("Reap", {"coins": 8, "supply": {"Province": 3}}),
        ("Stampede", {"coins": 5, "in_play": COPPERS[:6], "deck": ["Gold"] * 9}),
        ("Stampede", {"coins": 5, "deck": ["Estate"] * 4}),  # ten cards would bring next to nothing
        ("Ride", {"coins": 3}),  # a Silver stays
        ("Enhance", {"coins": 3, "actions": 0, "hand": ["Moat"]}),
        ("Demand", {"coins": 6}),
        ("Seize the Day", {"coins": 8}),
    ],
)
def test_an_event_that_brings_less_is_not(event: str, given: dict[str, Any]) -> None:
    assert [f"Buy {event}"] not in told(position([], landscapes=[event], **given))


def test_a_horse_does_not_come_in_place_of_a_cheap_card_that_is_wanted() -> None:
    setup = Setup(["Black Cat"], landscapes=["Ride"])
    plan = big_money_with([("Black Cat", "all after Gold")])  # which has it in place of Silver
    bots = [MenuBot(plan), MenuBot(plan)]
    for bot in bots:
        bot.buys_events = True
    game = new_game(setup, 1, list(bots))
    game.most_turns = 2
    game.run()
    assert [entry["cards"] for entry in full_log(game) if entry["kind"] == "buy"] == [["Black Cat"], ["Black Cat"]]


def test_a_sheepdog_stays_in_hand_in_ones_own_buy_phase() -> None:
    lab = position(["Sheepdog"], coins=6, hand=["Sheepdog"], actions=0)
    assert ["Sheepdog"] not in told(lab)


def test_a_barge_waits_where_no_action_is_left() -> None:
    later = "+3 Cards, +1 Buy at the start of your next turn"
    assert [later] in told(position(["Barge"], hand=["Barge"]))
    assert [later] not in told(position(["Barge"], hand=["Barge"], actions=2))


def test_ways_are_taken_in_whole_games_and_pay() -> None:
    """Hostelries draw nothing that a deck of money could not buy; as Sheep each is a Silver."""
    plan = big_money_with([("Hostelry", "some before Gold")])
    taken = won = 0
    for seed in range(10):
        setup = Setup(["Hostelry", "Sleigh"], landscapes=["Way of the Sheep"])
        game = new_game(setup, seed, [MenuBot(plan), RefusesWays(plan)])
        game.run()
        taken += sum(entry["kind"] == "way" and entry["seat"] == 0 for entry in full_log(game))
        won += game.winners() == [0]
    assert taken > 50
    assert won > 5


def test_a_lab_with_no_way_asks_for_none() -> None:
    assert Lab(["Smithy"], hand=["Smithy"]).game.view(0).ways() == []
