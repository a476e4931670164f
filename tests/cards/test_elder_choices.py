"""Elder on every card with a printed list of choices, in whatever expansion: the reference says which those are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.lab import Lab, Question

ROWS = json.loads((Path(__file__).parent.parent / "reference_facts.json").read_text())
CHOOSE = {row["name"] for row in ROWS if row.get("chooses")}
ACTIONS = [kind for kind in all_kinds() if kind.expansion and kind.is_(ACTION) and not kind.split]
LATER = {"Cabin Boy", "Quartermaster"}  # their lists come in a later turn, which Elder does not reach
CHOOSERS = [kind for kind in ACTIONS if kind.name in CHOOSE - LATER]
OTHERS = [kind for kind in ACTIONS if kind.name not in CHOOSE and kind.name != "Elder"]


def position(card: str, *more: str) -> Lab:
    return Lab(
        hand=[*more, card, "Silver", "Village", "Estate", "Gold", "Copper"],
        deck=["Gold", "Smithy", "Estate", "Copper", "Silver", "Village", "Market", "Copper", "Curse"],
        discard=["Copper", "Festival"],
        coffers=2,
        others=[{"hand": ["Copper"] * 5, "deck": ["Silver", "Estate", "Gold"] * 2}],
    )


def first_legal(card: str, lists: list[Question]) -> Any:
    """A policy that plays the card, takes what is offered first, and picks as much of a list as it may, backwards."""

    def policy(question: Question) -> Any:
        if question.purpose == "choose":
            if question.card == card and question.player == 0:
                lists.append(question)
            return list(range(len(question.options)))[::-1][: question.maximum]
        if question.purpose == "play" and card in question.options:
            return card
        if question.purpose == "name":
            return "Copper"
        if not question.options:
            return question.minimum
        if question.purpose == "may":
            return True
        if question.purpose in ("discard", "trash"):
            return question.options[: question.maximum]
        return question.options[: max(question.minimum, min(1, question.maximum))]

    return policy


def test_the_reference_and_the_cards_agree_on_what_has_a_list() -> None:
    assert len(CHOOSERS) >= 11
    for kind in CHOOSERS:
        lists: list[Question] = []
        position(kind.name).play(kind.name, policy=first_legal(kind.name, lists))
        assert lists, f"{kind.name} has a printed list, but nothing was chosen"


@pytest.mark.parametrize("kind", CHOOSERS, ids=lambda kind: kind.name)
def test_elder_gives_one_more_choice_and_no_more(kind: Kind) -> None:
    alone: list[Question] = []
    position(kind.name).play(kind.name, policy=first_legal(kind.name, alone))
    with_elder: list[Question] = []
    lab = position(kind.name, "Elder")
    lab.play("Elder", policy=first_legal(kind.name, with_elder))
    before, after = alone[0], with_elder[0]
    assert before.minimum == before.maximum
    assert after.options == before.options
    assert after.minimum == before.minimum
    assert after.maximum == min(before.maximum + 1, len(before.options))
    # What was picked backwards happens in printed order.
    entries = [e["text"] for e in lab.game.view(0).log() if e["kind"] == "choose"]
    assert entries[: after.maximum] == [o for i, o in enumerate(after.options) if i in after.answer]
    lab.game.check()


@pytest.mark.parametrize("kind", CHOOSERS, ids=lambda kind: kind.name)
def test_the_extra_choice_need_not_be_taken(kind: Kind) -> None:
    lists: list[Question] = []
    greedy = first_legal(kind.name, lists)

    def modest(question: Question) -> Any:
        answer = greedy(question)
        return answer[: question.minimum] if question.purpose == "choose" else answer

    lab = position(kind.name, "Elder")
    lab.play("Elder", policy=modest)
    assert len(lists[0].answer) == lists[0].minimum
    lab.game.check()


@pytest.mark.parametrize("kind", OTHERS, ids=lambda kind: kind.name)
def test_elder_adds_nothing_to_other_questions(kind: Kind) -> None:
    lists: list[Question] = []
    lab = position(kind.name, "Elder")
    lab.play("Elder", policy=first_legal(kind.name, lists))
    for question in lists:
        assert question.maximum == question.minimum
    lab.game.check()
