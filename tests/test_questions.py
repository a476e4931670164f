"""What is asked, in words: with nouns, where the cards lie, and what is nearly always wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bailiwick.cards import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.rows import NO_ENTRIES
from bailiwick.engine.session import Session
from bailiwick.lab import Lab
from bailiwick.words.questions import likely_answer, main_answer, question_in_words

NAMES = ["Ana", "Ben"]


def _asked(kingdom: list[str], answers: Sequence[list[int]], **given: Any) -> tuple[Decision, list[str]]:
    """A question of a game, and where its cards lie."""
    others = [{"hand": ["Copper"] * 5, "deck": ["Estate"] * 6}]
    game = Lab(kingdom, **{"deck": ["Copper"] * 6, "others": others, **given}).game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    for answer in answers:
        session.answer(answer)
    question = session.question
    assert question is not None
    where = {card: place for place, zone in session.game.places() for card in zone}
    return question, [where[card] for card in question.cards]


@pytest.mark.parametrize(
    ("hand", "answers", "said"),
    [
        (["Cellar", "Estate", "Copper"], [[0]], "discard any number of cards from your hand"),
        (["Chapel", *["Copper"] * 3, *["Estate"] * 3], [[0]], "trash up to 4 cards from your hand"),
        (["Artisan", "Copper", "Estate"], [[0], [0]], "put a card from your hand onto your deck"),
    ],
)
def test_a_question_says_where_its_cards_lie(hand: list[str], answers: list[list[int]], said: str) -> None:
    question, places = _asked(["Cellar", "Chapel", "Artisan"], answers, hand=hand)
    assert question_in_words(question, NAMES, places) == said


def _offer(purpose: str, cards: int = 0, label: str = "") -> Decision:
    """One Moat, or something in words, to take or leave."""
    decision = Decision(0, purpose, ask.PICK, None, NO_ENTRIES, [], 0, [label] if label else [], 0, 1)
    decision.offer([find("Moat").copy_number(i) for i in range(cards)], [])
    return decision


@pytest.mark.parametrize(
    ("purpose", "label", "likely"),
    [
        (ask.REACT, "", [0]),
        (ask.GAIN, "", [0]),
        (ask.TO_HAND, "", [0]),
        (ask.TRASH, "", None),
        (ask.DISCARD, "", None),
        (ask.MAY, "Take the Prize", [0]),
        (ask.MAY, "Reveal a Province", [0]),
        (ask.MAY, "Trash it for a Gold", None),
        (ask.MAY, "Pay 2 coins for 2 Cards", None),
    ],
)
def test_what_is_offered_for_nothing_is_likely_wanted(purpose: str, label: str, likely: list[int] | None) -> None:
    assert likely_answer(_offer(purpose, 0 if label else 1, label)) == likely


def test_a_card_on_a_mat_is_called_and_not_reacted_with() -> None:
    question = _offer(ask.REACT, 1)
    assert question_in_words(question, NAMES, ["hand:0"]) == "react with a Moat from your hand"
    assert question_in_words(question, NAMES, ["mat:0:Tavern"]) == "call a Moat from your Tavern mat"
    assert likely_answer(question, ["mat:0:Tavern"]) is None  # it is gone then


def test_picking_nothing_is_named() -> None:
    assert main_answer(_offer(ask.TRASH, 1)) == ("Trash nothing", [])
    assert main_answer(_offer(ask.MAY, 0, "Shuffle")) == ("No", [])
