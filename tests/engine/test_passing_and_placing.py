"""Verbs that came with Intrigue: passing, placing, trashing from the Supply, extra coins, Reactions used again."""

from __future__ import annotations

import random

import pytest

from bailiwick import Session
from bailiwick.engine.decision import random_answer
from bailiwick.lab import IllegalAnswer, Lab
from bailiwick.terminal.questions import question_line
from bailiwick.words.text import log_lines, sentence

COPPERS = ["Copper"] * 20


# Extra coins


def test_a_blank_copper_makes_no_extra_coin_either():
    lab = Lab(
        ["Roadblock", "Coppersmith"],
        hand=["Roadblock"],
        others=[{"hand": ["Coppersmith", "Copper", "Copper"]}],
    )
    lab.play("Roadblock")
    lab.end_turn()
    lab.play("Coppersmith")
    lab.play("Copper")
    assert lab.other.coins == 0
    lab.play("Copper")
    assert lab.other.coins == 2


def test_extra_coins_are_asked_of_effects_alone_and_only_while_they_last():
    lab = Lab(["Coppersmith"], hand=["Coppersmith", "Copper", "Silver"])
    silver, copper = (next(c for c in lab.game.players[0].hand if c.name == name) for name in ("Silver", "Copper"))
    assert lab.game.extra_coins(copper) == 0
    lab.play("Coppersmith")
    assert lab.game.extra_coins(copper) == 1
    assert lab.game.extra_coins(silver) == 0
    lab.end_turn()
    assert lab.game.extra_coins(copper) == 0


# Trashing from the Supply


def test_what_is_trashed_from_the_supply_answers_its_trashing_for_who_trashes_it():
    lab = Lab(["Lurker", "Flatterer"], hand=["Lurker"], others=[{}])
    lab.play("Lurker", 0, "Flatterer")
    assert (lab.me.favors, lab.other.favors) == (2, 0)
    assert lab.trash == ["Flatterer"]
    assert lab.me.discard == []


def test_what_is_trashed_from_the_supply_may_end_in_the_discard_pile():
    lab = Lab(["Lurker", "Revenant"], hand=["Lurker", "Copper"])
    lab.trash_from_hand("Copper")
    lab.play("Lurker", 0, "Revenant")
    assert lab.me.discard == ["Revenant", "Copper"]
    assert lab.trash == []
    lab.game.check()


def test_trashing_from_the_supply_is_no_trashing_of_ones_own_card():
    lab = Lab(["Lurker", "Ragpicker"], hand=["Lurker", "Ragpicker", "Copper"])
    lab.play("Lurker", 0, "Lurker")
    assert [q.purpose for q in lab.asked] == ["choose", "trash"]
    lab.trash_from_hand("Copper", "Ragpicker")
    assert lab.me.discard == ["Ragpicker", "Gold"]


def test_only_the_top_card_of_a_split_pile_can_be_trashed():
    lab = Lab(["Lurker", "Ladder"], hand=["Lurker"] * 5)
    lab.play("Lurker", 0, "Low Rung")
    assert "Mid Rung" not in lab.asked[-1].options
    lab.play("Lurker", 0, "Low Rung")
    assert lab.pile("Ladder") == ["Mid Rung"] * 2 + ["High Rung"] * 2
    lab.play("Lurker", 0, "Mid Rung")
    lab.play("Lurker", 0, "Mid Rung")
    with pytest.raises(IllegalAnswer):
        lab.play("Lurker", 0, "High Rung")  # no Action
    lab.play("Lurker", 1, "Mid Rung")
    assert lab.me.discard == ["Mid Rung"]
    lab.game.check()


def test_saboteur_and_swindler_see_only_the_top_of_a_split_pile():
    lab = Lab(["Saboteur", "Ladder"], hand=["Saboteur"], others=[{"deck": ["High Rung"]}])
    lab.play("Saboteur", "Low Rung")
    assert not {"Mid Rung", "High Rung"} & set(lab.asked[-1].options)
    lab = Lab(["Swindler", "Ladder", "Smithy", "Militia"], hand=["Swindler"], others=[{"deck": ["Mid Rung"]}])
    lab.play("Swindler", policy=lambda question: question.options[0])
    assert "Mid Rung" not in lab.asked[-1].options
    assert lab.trash == ["Mid Rung"]


def test_ironworks_gains_nothing_with_a_potion_in_its_cost():
    lab = Lab(["Ironworks", "Elixir"], hand=["Ironworks"], potions=True)
    with pytest.raises(IllegalAnswer):
        lab.play("Ironworks", "Elixir")
    lab.play("Ironworks", "Silver")
    assert "Elixir" not in lab.asked[-1].options


# All or none


def test_all_or_none_is_asked_checked_and_answered_by_chance():
    lab = Lab(["Mill"], hand=["Mill", "Copper", "Estate"], deck=["Gold"])
    session = Session(lab.game, [None, None])
    session.answer([0])
    question = session.question
    assert question is not None
    assert question.shape == "all-or-none"
    assert session.view(0).data(question)["question"]["shape"] == "all-or-none"
    assert "2 cards" in question_line(question, ["You", "Other"])
    with pytest.raises(IllegalAnswer, match="2 or none"):
        session.answer([1])
    sizes = {len(random_answer(question, random.Random(seed))) for seed in range(40)}
    assert sizes == {0, 2}
    session.answer([0, 1])
    assert session.game.players[0].coins == 2


# Reactions that may be used again


def test_a_reaction_that_repeats_is_offered_beside_one_that_does_not():
    hand = ["Diplomat", "Moat", "Copper", "Copper", "Copper", "Copper", "Copper"]
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": hand, "deck": COPPERS}])
    lab.play("Witch", policy=lambda q: [q.options[-1]] if q.purpose == "react" else ["Copper"] * 3)
    reacts = [q.options for q in lab.asked if q.purpose == "react"]
    assert reacts == [["Diplomat", "Moat"], ["Diplomat"], ["Diplomat"], ["Diplomat"]]


# What is written down


def test_the_log_tells_of_places_passes_and_the_supply():
    lab = Lab(["Masquerade", "Secret Passage", "Lurker"], actions=3, coins=0,
              hand=["Secret Passage", "Masquerade", "Lurker", "Estate"], deck=["Gold", "Silver", *COPPERS],
              others=[{"hand": ["Curse"]}])  # fmt: skip
    lab.play("Secret Passage", "Estate", 3)
    lab.play("Lurker", 0, "Masquerade")
    lab.play("Masquerade", "Gold", None)
    told = "\n".join(log_lines(lab.game.view(1).log(), ["Ann", "Bea"], 1))
    assert "Ann puts a card into the deck, 3 cards down." in told
    assert "Ann trashes a Masquerade from the Supply." in told
    assert "Ann passes a Gold to you." in told
    assert "You pass a Curse to Ann." in told
    stranger = "\n".join(log_lines(lab.game.view(-1).log(), ["Ann", "Bea"]))
    assert "Ann passes a card to Bea." in stranger
    assert sentence({"kind": "gain", "seat": 0, "cards": ["Upgrade"]}, ["Ann"]) == "Ann gains an Upgrade."


def test_the_terminal_asks_for_passes_and_places():
    lab = Lab(["Masquerade", "Secret Passage"], hand=["Secret Passage", "Estate"], deck=["Gold", "Silver", *COPPERS])
    session = Session(lab.game, [None, None])
    session.answer([0])
    session.answer([0])
    assert session.question is not None
    assert "how many cards down in the deck, 0 to 20?" in question_line(session.question, ["Ann", "Bea"])
    lab = Lab(["Masquerade"], hand=["Masquerade", "Estate", "Gold"], others=[{"hand": ["Curse"]}])
    session = Session(lab.game, [None, None])
    session.answer([0])
    assert session.question is not None
    assert question_line(session.question, ["Ann", "Bea"]) == "Masquerade: pass a card to the next player."


# Forks and places


def test_forks_know_a_placed_card_only_for_its_owner():
    deck = ["Gold", "Silver", "Duchy", "Province", "Curse"]
    lab = Lab(["Secret Passage"], hand=["Secret Passage", "Estate"], deck=deck)
    lab.play("Secret Passage", "Estate", 1)
    session = Session(lab.game, [None, None])
    own = {session.fork(0, seed).game.players[0].deck[-2].name for seed in range(30)}
    others = {session.fork(1, seed).game.players[0].deck[-2].name for seed in range(60)}
    assert own == {"Estate"}
    assert len(others) > 3


def test_a_copy_of_a_game_has_secrets_of_its_own():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Estate", "Copper"],
              others=[{"hand": ["Gold", "Copper"], "deck": ["Silver"]}, {"hand": ["Duchy"]}])  # fmt: skip
    lab.play("Masquerade", "Estate", "Gold", None)
    before = [passed.card for passed in lab.game.passed]
    assert [card.name for card in before] == ["Estate", "Gold", "Duchy"]
    session = Session(lab.game, [None] * 3)
    for seed in range(20):
        session.fork(0, seed).game.check()
    assert [passed.card for passed in lab.game.passed] == before
    two = Lab(["Masquerade"], hand=["Masquerade", "Estate"], others=[{"hand": ["Gold"]}])
    two.play("Masquerade", None)
    assert two.game.passed == []  # between two players nothing is hidden
