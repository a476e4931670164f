"""What is asked, in words: with nouns, where the cards lie, and what is nearly always wanted."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bailiwick import cards
from bailiwick.cards import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.rows import NO_ENTRIES
from bailiwick.engine.session import Session
from bailiwick.lab import Lab
from bailiwick.words.likely import GLADLY, likely_answer
from bailiwick.words.questions import main_answer, question_in_words, question_mark

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
        (["Cellar", "Estate", "Copper"], [[0]], "discard any number of cards from your hand for +1 Card each"),
        (["Chapel", *["Copper"] * 3, *["Estate"] * 3], [[0]], "trash up to 4 cards from your hand"),
        (["Artisan", "Copper", "Estate"], [[0], [0]], "put a card from your hand onto your deck"),
    ],
)
def test_a_question_says_where_its_cards_lie(hand: list[str], answers: list[list[int]], said: str) -> None:
    question, places = _asked(["Cellar", "Chapel", "Artisan"], answers, hand=hand)
    assert question_in_words(question, NAMES, places) == said


def _offer(purpose: str, *names: str, label: str = "", most: int = 1) -> Decision:
    """Some cards, or something in words, to take or leave."""
    decision = Decision(0, purpose, ask.PICK, None, NO_ENTRIES, [], 0, [label] if label else [], 0, most)
    decision.offer([find(name).copy_number(i) for i, name in enumerate(names)], [])
    return decision


@pytest.mark.parametrize(
    ("purpose", "names", "likely"),
    [
        (ask.REACT, ["Moat"], [0]),
        (ask.GAIN, ["Moat"], [0]),
        (ask.GAIN, ["Copper"], []),  # it is in the way
        (ask.GAIN, ["Curse", "Copper"], []),
        (ask.GAIN, ["Copper", "Gold"], None),  # a choice
        (ask.REVEAL, ["Gold"], [0]),
        (ask.REVEAL, ["Copper"], []),  # who shows it gets another
        (ask.TO_HAND, ["Copper"], [0]),
        (ask.TRASH, ["Copper"], [0]),
        (ask.TRASH, ["Estate"], [0]),
        (ask.TRASH, ["Curse"], [0]),
        (ask.TRASH, ["Moat"], None),
        (ask.TRASH, ["Province"], None),
        (ask.TRASH, ["Copper", "Estate"], None),
        (ask.RETURN, ["Copper"], [0]),
        (ask.DISCARD, ["Moat"], None),
        (ask.DISCARD, ["Province"], [0]),
        (ask.TOPDECK, ["Moat"], [0]),
        (ask.TOPDECK, ["Estate"], []),
        (ask.TOPDECK, ["Copper"], []),
        (ask.SHUFFLE, ["Moat"], [0]),
        (ask.SET_ASIDE, ["Moat"], None),
        (ask.EXILE, ["Curse"], [0]),
        (ask.EXILE, ["Moat"], None),
    ],
)
def test_the_likely_wish_is_no_trap(purpose: str, names: list[str], likely: list[int] | None) -> None:
    assert likely_answer(_offer(purpose, *names), ["hand:0"]) == likely


def test_coppers_in_hand_are_money_and_on_the_deck_in_the_way() -> None:
    assert likely_answer(_offer(ask.DISCARD, "Copper"), ["hand:0"]) is None
    assert likely_answer(_offer(ask.DISCARD, "Copper"), ["looking:0"]) == [0]


def test_of_like_cards_as_many_are_wanted_as_there_may_be() -> None:
    assert likely_answer(_offer(ask.TO_HAND, *["Copper"] * 3, most=3), ["discard:0"]) == [0, 1, 2]
    assert likely_answer(_offer(ask.RETURN, *["Curse"] * 3, most=2), ["hand:0"]) == [0, 1]


def test_a_card_that_offers_itself_is_mostly_kept() -> None:
    question = _offer(ask.TRASH, "Moat")
    question.cause = question.cards[0]
    assert likely_answer(question, ["in_play:0"]) == []


@pytest.mark.parametrize(
    ("deed", "about", "likely"),
    [
        (ask.REVEAL, "", [0]),
        (ask.PLAY, "Moat", [0]),
        (ask.TOPDECK, "Moat", [0]),
        (ask.TOPDECK, "Curse", []),
        (ask.TOPDECK, "Province", []),
        ("", "", None),  # a matter of taste
        ("", "Moat", None),
    ],
)
def test_an_offer_in_words_is_what_the_card_declares(deed: str, about: str, likely: list[int] | None) -> None:
    question = _offer(ask.MAY, label="Whatever it is called")
    question.deed = deed
    question.about = find(about).copy_number(0) if about else None
    assert likely_answer(question) == likely


def test_cards_that_offer_the_same_declare_the_same() -> None:
    deeds: dict[str, set[str]] = {}
    for path in sorted((Path(cards.__file__).parent).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "may":
                deed = next((ast.unparse(word.value) for word in call.keywords if word.arg == "deed"), "")
                deeds.setdefault(ast.unparse(call.args[0]), set()).add(deed)
    assert deeds["'Put it onto your deck'"] == {"ask.TOPDECK"}
    weighed = {name for name, value in vars(ask).items() if isinstance(value, str) and value in GLADLY}
    assert {deed.removeprefix("ask.") for found in deeds.values() for deed in found} - {""} <= weighed
    assert {label: sorted(found) for label, found in deeds.items() if len(found) > 1} == {}


def test_what_must_be_answered_stays_as_it_is() -> None:
    numbers = {ask.PLACE: [0], ask.PAY: [3], ask.OVERPAY: None, ask.SPEND: None, ask.BID: None}
    for purpose, likely in numbers.items():
        assert likely_answer(Decision(0, purpose, ask.NUMBER, None, NO_ENTRIES, [], 0, [], 0, 3)) == likely
    order = Decision(0, ask.ARRANGE, ask.ORDER, None, NO_ENTRIES, [], 0, ["a", "b"], 2, 2)
    assert likely_answer(order) == [0, 1]
    assert likely_answer(Decision(0, ask.DISCARD, ask.ALL_OR_NONE, None, NO_ENTRIES, [], 0, ["a", "b"], 0, 2)) is None


def test_a_card_on_a_mat_is_called_and_not_reacted_with() -> None:
    question = _offer(ask.REACT, "Moat")
    assert question_in_words(question, NAMES, ["hand:0"]) == "react with a Moat from your hand"
    assert question_in_words(question, NAMES, ["mat:0:Tavern"]) == "call a Moat from your Tavern mat"
    assert likely_answer(question, ["mat:0:Tavern"]) is None  # it is gone then


def test_what_lies_on_the_table_for_sale_is_bought() -> None:
    question = _offer(ask.GAIN, "Moat", "Gold")
    stall = ["table:Black Market"] * 2
    assert question_in_words(question, NAMES, stall) == "buy a card"
    assert main_answer(question, stall) == ("Buy nothing", [])
    assert likely_answer(_offer(ask.GAIN, "Gold"), stall[:1]) is None  # it is paid for
    order = Decision(0, ask.ARRANGE, ask.ORDER, None, NO_ENTRIES, [], 0, ["a", "b"], 2, 2)
    assert question_in_words(order, NAMES, stall) == "in which order do these cards go to the bottom"


def test_what_is_reacted_to_copied_played_from_the_supply_and_left_is_said() -> None:
    question = _offer(ask.REACT, "Moat")
    question.about = find("Estate").copy_number(0)
    assert question_in_words(question, NAMES, ["hand:0"]) == "react to your Estate with a Moat from your hand"
    assert question_in_words(question, NAMES, ["mat:0:Tavern"]) == "call a Moat from your Tavern mat for your Estate"
    copies = _offer(ask.GAIN, "Moat", "Gold", most=2)
    assert question_in_words(copies, NAMES, ["in_play:0"] * 2) == "gain a copy of any number of cards in play"
    left = _offer(ask.KEEP, "Moat", "Gold", "Estate", most=2)
    assert question_in_words(left, NAMES, ["discard:0"] * 3) == "leave up to 2 cards in your discard pile"
    assert not question_mark(left)


def test_what_comes_of_it_is_said_as_it_is() -> None:
    twice = _offer(ask.PLAY, "Moat")
    twice.outcome = "twice, then trash it"
    assert question_in_words(twice, NAMES, ["hand:0"]) == "play a Moat from your hand twice, then trash it"
    shown = _offer(ask.REVEAL, "Gold")
    shown.outcome = "to keep the Encampment"
    assert question_in_words(shown, NAMES, ["hand:0"]) == "reveal a Gold from your hand to keep the Encampment"


@pytest.mark.parametrize(
    ("purpose", "deed", "name", "likely"),
    [
        (ask.PLAY, ask.TRASH, "Gold", None),  # it would be gone
        (ask.PLAY, ask.TRASH, "Copper", [0]),
        (ask.REVEAL, ask.REACT, "Curse", [0]),  # it spares something, and is not gained
    ],
)
def test_what_it_comes_to_counts_and_not_what_it_seems(
    purpose: str, deed: str, name: str, likely: list[int] | None
) -> None:
    question = _offer(purpose, name)
    question.deed = deed
    assert likely_answer(question, ["hand:0"]) == likely


def test_picking_nothing_is_named() -> None:
    assert main_answer(_offer(ask.TRASH, "Moat")) == ("Trash nothing", [])
    assert main_answer(_offer(ask.MAY, label="Shuffle")) == ("No", [])


def _said(card: str, answers: Sequence[list[int]] = ([0],), **given: Any) -> str:
    question, places = _asked([card], answers, **{"hand": [card, "Copper", "Estate", "Silver"], **given})
    return question_in_words(question, NAMES, places) + ("?" if question_mark(question) else ".")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Moneylender", "trash a Copper from your hand for +3 coins?"),
        ("Hamlet", "discard a card from your hand for +1 Action?"),
        ("Mill", "discard 2 cards from your hand for +2 coins?"),
        ("Mining Village", "trash a Mining Village in play for +2 coins?"),
        ("Baron", "discard an Estate from your hand for +4 coins?"),
        ("Secret Chamber", "discard any number of cards from your hand for +1 coin each."),
        ("Embargo", "put an Embargo token onto a pile: whoever buys from it gains a Curse."),
        ("Pawn", "choose two of four effects."),
        ("Lurker", "choose one of two effects."),
        ("Masquerade", "pass a card from your hand to the next player."),
        ("Oracle", "choose one of two effects."),
    ],
)
def test_a_question_says_what_comes_of_it(card: str, said: str) -> None:
    assert _said(card) == said


def test_a_question_says_whose_cards_it_is_about() -> None:
    assert _said("Oracle", [[0], [0]]) == "what happens to Ben's cards?"
    assert _said("Swindler", others=[{"deck": ["Copper"]}]) == "which card does Ben gain in place of the Copper?"
    assert _said("Lurker", [[0], [0]]) == "trash a card from the Supply."
    rich = [{"deck": ["Silver", "Gold"], "hand": []}]
    assert _said("Bandit", others=rich) == "trash one of your revealed cards."
    assert _said("Thief", others=rich) == "trash one of Ben's revealed cards."
    assert _said("Secret Passage", [[0], [0]]) == "put your Copper how many cards down in the deck, 0 to 4?"


def test_what_may_be_bought_beside_cards_is_called_what_it_is() -> None:
    one, _ = _asked(["Moat"], [], landscapes=["Tax"], coins=3, actions=0)
    assert "buy Tax" in question_in_words(one, NAMES)
    two, _ = _asked(["Moat"], [], landscapes=["Tax", "Quest"], coins=3, actions=0)
    assert "buy an Event" in question_in_words(two, NAMES)


def test_what_is_kept_and_what_is_spent_is_asked_for_by_name() -> None:
    keep = Decision(0, ask.KEEP, ask.PICK, None, NO_ENTRIES, [], 0, [], 1, 1)
    keep.offer([find(name).copy_number(0) for name in ("Moat", "Copper")], [])
    assert question_in_words(keep, NAMES, ["hand:0"] * 2) == "keep which card in your hand"
    assert question_mark(keep)
    spend = Decision(0, ask.SPEND, ask.NUMBER, None, NO_ENTRIES, [], 0, [], 0, 3)
    spend.what, spend.outcome = "Favors", "trash a card of your hand"
    assert question_in_words(spend, NAMES) == "spend how many Favors, 0 to 3, each to trash a card of your hand"
    spend.what, spend.outcome = "Villagers", "+1 Action"
    assert question_in_words(spend, NAMES) == "spend how many Villagers, 0 to 3, each for +1 Action"


def test_it_is_called_by_its_name() -> None:
    question = _offer(ask.MAY, label="Spend a Favor and put it onto your deck")
    question.about = find("Curse").copy_number(0)
    assert question_in_words(question, NAMES) == "spend a Favor and put your Curse onto your deck"
