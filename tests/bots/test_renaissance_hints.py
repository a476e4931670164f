"""How bots play what Renaissance brings: Villagers, Projects, cards kept for the next turn, Actions played again."""

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
from bots.test_adventures_hints import COPPERS, told


def position(kingdom: list[str], **given: Any) -> Lab:
    return Lab(kingdom, **{"deck": COPPERS, "others": [{"hand": COPPERS[:5], "deck": COPPERS}], **given})


@pytest.mark.parametrize(
    ("project", "given", "bought"),
    [
        ("Canal", {"coins": 7}, True),
        ("Canal", {"coins": 8, "discard": ["Gold"] * 4}, False),
        ("Guildhall", {"coins": 5}, True),
        ("Pageant", {"coins": 3, "hand": ["Silver", "Silver"], "buys": 1}, False),
        ("Pageant", {"coins": 3, "discard": ["Silver", "Silver"]}, True),
        ("Sinister Plot", {"coins": 4}, True),
        ("Crop Rotation", {"coins": 6, "discard": ["Province", "Estate", "Estate", "Estate", "Duchy"]}, True),
        ("Crop Rotation", {"coins": 6}, False),
        ("Cathedral", {"coins": 3}, False),
        ("Citadel", {"coins": 8}, False),
    ],
)
def test_projects_are_bought_where_they_are_worth_it(project: str, given: dict[str, Any], bought: bool) -> None:
    lab = position([], landscapes=[project], **given)
    assert ([f"Buy {project}"] in told(lab)) == bought


def test_villagers_are_spent_for_actions_that_wait_and_for_nothing_else() -> None:
    lab = position([], hand=["Smithy", "Smithy"], villagers=2)
    answers = told(lab)
    assert answers.count(["Spend a Villager"]) == 1
    assert ["Spend a Villager"] not in told(position([], hand=["Smithy"], villagers=2))


def test_a_cargo_ship_keeps_what_is_good_to_have_next_turn() -> None:
    assert ["Set it aside for your next turn"] in told(position(["Cargo Ship"], hand=["Cargo Ship"], coins=4))
    late = position(["Cargo Ship"], hand=["Cargo Ship"], coins=6, supply={"Province": 2})
    assert ["Set it aside for your next turn"] not in told(late)


def test_a_scepter_plays_again_what_gives_more_than_two_coins() -> None:
    lab = position(["Scepter", "Festival"], hand=["Old Witch", "Scepter"])
    assert ["Play an Action again"] in told(lab)
    assert ["+2 coins"] in told(position(["Scepter"], hand=["Village", "Scepter"]))


def test_a_pageant_saves_a_coin_that_would_be_lost() -> None:
    assert ["Pay 1 coin for +1 Coffers"] in told(position([], projects=["Pageant"], coins=4))


def test_a_hideout_keeps_its_victory_cards() -> None:
    lab = position(["Hideout"], hand=["Hideout", "Estate", "Copper"], deck=["Gold", "Gold", "Silver", *COPPERS])
    assert ["Copper"] in told(lab)


def test_the_treasurer_takes_gold_out_of_the_trash_or_the_key() -> None:
    lab = position(["Treasurer"], hand=["Treasurer", "Gold"])
    assert ["Take the Key"] in told(lab)
    lab.trash_from_hand("Gold")
    assert ["Gain a Treasure from the trash"] in told(lab)


def test_the_treasurer_leaves_a_cursed_gold_in_the_trash_and_takes_no_copper_for_a_lucky_coin() -> None:
    lab = position(["Treasurer", "Pooka", "Fool"], hand=["Treasurer", "Cursed Gold", "Copper", "Lucky Coin"])
    lab.trash_from_hand("Cursed Gold")
    lab.trash_from_hand("Copper")
    assert ["Take the Key"] in told(lab)
    lab.trash_from_hand("Lucky Coin")
    answers = told(lab)
    assert ["Gain a Treasure from the trash"] in answers
    assert ["Lucky Coin"] in answers


def test_a_priest_is_not_played_where_it_would_trash_a_silver() -> None:
    assert ["Priest"] in told(position(["Priest"], hand=["Priest", "Gold", "Copper"]))
    assert ["Priest"] in told(position(["Priest"], hand=["Priest"]))
    assert ["Priest"] not in told(position(["Priest"], hand=["Priest", "Gold", "Silver"]))


def test_a_plot_is_carried_out_once_it_is_worth_it() -> None:
    few = position([], projects=["Sinister Plot"], tokens={"Sinister Plot": 1}, others=[{"deck": COPPERS}])
    assert ["Put a token there"] in told(few, turns=3)
    many = position([], projects=["Sinister Plot"], tokens={"Sinister Plot": 3}, others=[{"deck": COPPERS}])
    assert ["Take your tokens for +3 Cards"] in told(many, turns=3)


@pytest.mark.parametrize("project", ["Canal", "Guildhall", "Sinister Plot"])
def test_projects_help_bailiff(project: str) -> None:
    won = 0.0
    for seed in range(60):
        buys, does_not = Bailiff(), Bailiff()
        does_not.buys_events = False
        me = seed % 2
        setup = Setup(["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
                       "Workshop"], landscapes=[project])  # fmt: skip
        game = new_game(setup, seed // 2, [buys, does_not] if me == 0 else [does_not, buys])
        game.run()
        won += 1 / len(game.winners()) if me in game.winners() else 0
    assert won > 33


class Thrones(Agent):
    """Plays what doubles cards and those first, and leaves the rest to a bot; notes what it spends."""

    def __init__(self) -> None:
        self.bot = MenuBot(big_money_with([]))
        self.spent: list[int] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        for i, card in enumerate(decision.cards):
            if card.name in ("Throne Room", "Storyteller", "Snowy Village", "Diadem"):
                return [i]
        answer = self.bot.decide(view, decision)
        if decision.purpose == "spend":
            self.spent += answer
        return answer


@pytest.mark.parametrize(
    ("kingdom", "hand", "spent"),
    [
        (["Snowy Village"], ["Throne Room", "Snowy Village"], 0),
        (["Snowy Village"], ["Throne Room", "Snowy Village", *["Moat"] * 4], 0),
        (["Snowy Village"], ["Throne Room", "Snowy Village", *["Moat"] * 6], 2),
        (["Tournament", "Storyteller"], ["Storyteller", "Diadem"], 3),
    ],
)
def test_villagers_are_spent_in_the_middle_of_something_for_what_it_gains(
    kingdom: list[str], hand: list[str], spent: int
) -> None:
    lab = position(kingdom, hand=hand, villagers=3)
    game = lab.game.copy()
    game.always_ask = False
    agent = Thrones()
    game.agents = [agent, agent]
    game.most_turns = game.turn_number
    game.run()
    assert agent.spent == [spent]
