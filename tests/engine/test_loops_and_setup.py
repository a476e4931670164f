"""Loops are stopped, set-up hooks are called, landscapes score."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bailiwick.cards import all_kinds
from bailiwick.cards.names import CARD_NAMES
from bailiwick.cards.registry import key
from bailiwick.engine.errors import TooDeep
from bailiwick.kingdoms import random_kingdom
from bailiwick.lab import Lab


def test_cards_that_play_each_other_without_end_are_stopped():
    lab = Lab(["Ouroboros"], hand=["Ouroboros"])
    with pytest.raises(TooDeep):
        lab.play("Ouroboros")
    assert lab.me.hand == ["Ouroboros"]
    lab.game.check()


def test_abilities_that_set_each_other_off_without_end_are_stopped():
    lab = Lab(["Echo"])
    with pytest.raises(TooDeep):
        lab.gain("Echo")
    assert lab.me.discard == []


def test_the_same_with_everything_listening():
    lab = Lab(["Ouroboros", "Applause", "Belfry"], landscapes=["Scribblers"], hand=["Ouroboros"], in_play=["Applause"])
    with pytest.raises(TooDeep):
        lab.play("Ouroboros")


def test_deep_but_ending_plays_are_allowed():
    lab = Lab(hand=["Throne Room"] * 12 + ["Village"] * 13, deck=["Copper"] * 30, policy=lambda q: q.options[0])
    lab.play("Throne Room")
    lab.game.check()


def test_a_set_up_hook_changes_what_players_start_with():
    lab = Lab.start(["Bakery"], players=3)
    assert [player.coffers for player in lab.players] == [1, 1, 1]
    assert [player.coffers for player in Lab(["Bakery"]).players] == [1, 1]
    assert Lab(["Bakery"], coffers=4).me.coffers == 4


def test_set_up_hooks_are_called_once():
    lab = Lab(["Tourney", "Prentice", "Bakery"])
    names = [pile.name for pile in lab.game.piles]
    assert len(names) == len(set(names))
    assert names[-3:] == ["Garland", "Ribbon", "Guildsman"]
    assert lab.me.coffers == 1
    for i, pile in enumerate(lab.game.piles):
        assert lab.game.find_pile(pile.name) is lab.game.piles[i]
    lab.game.check()


def test_something_can_happen_at_the_start_of_the_game():
    lab = Lab.start(["Fanfare"], players=4)
    assert [player.vp_tokens for player in lab.players] == [1, 1, 1, 1]


def test_landscapes_score():
    lab = Lab(landscapes=["Flock"], hand=["Estate", "Estate", "Copper"], favors=5)
    assert lab.me.vp == 2 + 4
    lab = Lab(landscapes=["Flock"], hand=["Estate"] * 4, favors=1)
    assert lab.me.vp == 4 + 2


def test_scores_are_by_what_cards_cost_then():
    lab = Lab(["Legate"], landscapes=["Flock"], hand=["Smithy"], in_play=["Legate"], favors=5)
    assert lab.me.vp == 2


def test_invented_cards_are_in_no_random_kingdom():
    invented = {kind.name for kind in all_kinds() if not kind.expansion}
    assert "Mule" in invented
    for seed in range(40):
        assert not invented & set(random_kingdom(seed))


def test_no_invented_card_has_the_name_of_a_real_one():
    facts = json.loads((Path(__file__).parents[1] / "reference_facts.json").read_text(encoding="utf-8"))
    real = {key(name) for fact in facts for name in [fact["name"], *fact["name"].split("/")]}
    real |= {key(name) for name in CARD_NAMES}
    ours = [kind.name for kind in all_kinds() if kind.cls is not None and kind.cls.__module__.startswith("engine.")]
    assert len(ours) > 100
    assert [name for name in ours if key(name) in real] == []
