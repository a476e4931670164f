"""How bots answer what the cards of Seaside ask, and when they play them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots.draft import big_money_with
from bailiwick.bots.tactics import MenuBot
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.kinds import ACTION
from bailiwick.engine.view import View
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 10


class Watched(Agent):
    """Big Money, and what it answered."""

    def __init__(self) -> None:
        self.bot = MenuBot(big_money_with([]))
        self.told: list[list[str]] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.bot.decide(view, decision)
        if not decision.of_turn:
            offered = [card.name for card in decision.cards] + [pile.name for pile in decision.piles] + decision.labels
            self.told.append([offered[i] for i in answer] if offered else [str(i) for i in answer])
        return answer


def answers(card: str, *hand: str, **given: Any) -> list[list[str]]:
    """What the bot answers to the questions of a card, in order."""
    others = [{"hand": COPPERS[:5], "deck": COPPERS}]
    lab = Lab(hand=[card, *hand], **{"kingdom": [card], "deck": COPPERS, "others": others, **given})
    watched = Watched()
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [watched, watched]
    game.join()
    me = game.player_at(0)
    me.play(next(c for c in me.hand if c.name == card), me.hand)
    return watched.told


def would_play(*hand: str, **given: Any) -> str | None:
    """The Action that the bot plays first."""
    lab = Lab(hand=list(hand), **{"deck": COPPERS, **given})
    cards = [card for card in lab.game.players[0].hand if card.is_(ACTION)]
    best = MenuBot(big_money_with([])).best_action(lab.game.view(0), cards)
    return cards[best].name if best >= 0 else None


@pytest.mark.parametrize(
    ("card", "hand", "given", "told"),
    [
        ("Ambassador", ["Gold", "Curse", "Estate", "Curse"], {}, [["Curse"], ["Curse", "Curse"]]),
        ("Explorer", ["Province"], {}, [["Show a Province to gain a Gold, not a Silver"]]),
        ("Haven", ["Gold", "Gold", "Gold", "Silver"], {}, [["Gold"]]),
        ("Island", ["Gold", "Province", "Silver"], {}, [["Province"]]),
        ("Native Village", [], {}, [["Top card onto your mat"]]),
        ("Native Village", [], {"mats": {"Native Village": ["Gold"] * 3}}, [["Your mat into your hand"]]),
        ("Navigator", [], {"deck": ["Curse", "Estate", "Estate", "Copper", "Curse"]}, [["Discard them all"]]),
        ("Pearl Diver", [], {"deck": ["Copper", "Copper", "Gold"]}, [["Put it onto your deck"]]),
        ("Pearl Diver", [], {"deck": ["Copper", "Copper", "Curse"]}, [[]]),
        ("Salvager", ["Gold", "Curse"], {}, [["Curse"]]),
        ("Warehouse", ["Gold", "Curse", "Estate", "Province"], {}, [["Curse", "Estate", "Province"]]),
    ],
)
def test_bots_answer_sensibly(card: str, hand: list[str], given: dict[str, Any], told: list[list[str]]) -> None:
    found = answers(card, *hand, **given)
    assert [sorted(answer) for answer in found[: len(told)]] == [sorted(answer) for answer in told]


def test_bots_attack_with_a_pirate_ship_until_its_hold_is_full() -> None:
    assert answers("Pirate Ship", tokens={"Pirate Ship coins": 2})[0] == ["Attack the others' Treasures"]
    assert answers("Pirate Ship", tokens={"Pirate Ship coins": 3})[0] == ["+3 coins"]


def test_bots_embargo_what_they_do_not_want() -> None:
    pile = answers("Embargo")[0][0]
    assert pile not in ("Province", "Gold", "Silver", "Copper", "Curse")


def test_bots_navigate_good_cards_back() -> None:
    assert answers("Navigator", deck=["Gold", "Silver", "Gold", "Silver", "Gold"])[0] == ["Put them back"]


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["Treasure Map", "Copper"], None),
        (["Treasure Map", "Treasure Map"], "Treasure Map"),
        (["Tactician", "Copper", "Estate"], "Tactician"),
        (["Tactician", "Gold", "Gold"], None),
        (["Island", "Gold", "Silver"], None),
        (["Island", "Gold", "Province"], "Island"),
        (["Ambassador", "Gold"], None),
        (["Ambassador", "Curse"], "Ambassador"),
        (["Merchant Ship", "Sea Witch"], "Sea Witch"),
        (["Fishing Village", "Wharf"], "Fishing Village"),
    ],
)
def test_bots_play_what_helps_now(hand: list[str], played: str | None) -> None:
    assert would_play(*hand) == played


def test_bots_look_out_only_while_there_is_something_to_trash() -> None:
    assert would_play("Lookout", deck=["Estate", "Curse", *COPPERS]) == "Lookout"
    assert would_play("Lookout", deck=["Gold"] * 10) is None
