"""Rulings on the split piles that a position alone cannot prove: who is asked, what is shown, cards we do not have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab
from invented_piles import invented_cards


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    yield from invented_cards()


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


def shown(lab, seat):
    return [entry for entry in lab.game.view(seat).log() if entry["kind"] == "reveal"]


# Piles -----------------------------------------------------------------------------------------------------------


def test_everybody_sees_all_of_a_split_pile_in_order():
    lab = Lab(["Augurs", "Swap"], hand=["Swap", "Sibyl"], supply={"Augurs": 6}, others=[{}, {}])
    lab.play("Swap", "Sibyl", "Village")
    order = ["Sibyl", "Sorceress", "Sorceress", "Sibyl", "Sibyl", "Sibyl", "Sibyl"]
    for seat in (-1, 0, 1, 2):
        pile = next(pile for pile in lab.game.view(seat).data()["piles"] if pile["name"] == "Augurs")
        assert pile["cards"] == order
        assert (pile["top"], pile["count"]) == ("Sibyl", 7)
    assert lab.pile("Augurs") == order  # looking has not moved anything
    lab.game.check()


def test_a_token_on_the_odysseys_serves_sunken_treasure():
    lab = Lab(["Odysseys", "Drillyard"], hand=["Drillyard", "Sunken Treasure", "Village", "Old Map"])
    lab.play("Drillyard", "Odysseys")
    assert lab.asked[-1].options.count("Odysseys") == 1
    lab.play("Village")
    assert lab.me.coins == 0
    lab.play("Old Map", False)
    assert lab.me.coins == 1
    lab.play("Sunken Treasure", "Smithy")  # no Action, but a card of an Action pile
    assert lab.me.coins == 2
    lab.game.check()


def test_battle_plan_rotates_a_mixed_pile_of_another_expansion():
    lab = Lab(["Ladder"], hand=["Battle Plan", "Battle Plan"])
    lab.play("Battle Plan", "Ladder")
    assert lab.pile("Ladder") == ["Mid Rung", "Mid Rung", "High Rung", "High Rung", "Low Rung", "Low Rung"]
    lab.play("Battle Plan", "Ladder")
    assert lab.pile("Ladder") == ["High Rung", "High Rung", "Low Rung", "Low Rung", "Mid Rung", "Mid Rung"]
    lab.game.check()


def test_turning_the_deck_over_is_no_discard():
    lab = Lab(["Thicket"], hand=["Herb Gatherer", "Courier"], deck=["Thicket", "Thicket"], actions=2)
    lab.play("Herb Gatherer")
    assert lab.asked == []
    assert lab.me.discard == ["Thicket", "Thicket"]
    lab.play("Courier", "Thicket")  # this does discard: one of them, and it may be played at once
    assert lab.me.in_play == ["Herb Gatherer", "Courier", "Thicket"]


def test_old_map_rotates_when_both_cards_are_drawn():
    lab = Lab(["Odysseys"], hand=["Old Map"], deck=["Estate", "Gold"])
    lab.play("Old Map", True)
    told = [entry["kind"] for entry in lab.game.view(0).log()]
    assert told == ["play", "draw", "discard", "draw", "rotate"]


# Archer --------------------------------------------------------------------------------------------------------------

FIVE = ["Gold", "Silver", "Copper", "Estate", "Duchy"]


def test_archer_goes_round_in_turn_order():
    lab = Lab(hand=["Archer"], others=[{"hand": FIVE}, {"hand": FIVE}, {"hand": FIVE[:4]}])
    lab.play("Archer", "Gold", "Silver", "Silver", "Gold")
    assert asked(lab) == [(1, "keep"), (0, "discard"), (2, "keep"), (0, "discard")]
    assert [p.discard for p in lab.players] == [[], ["Silver"], ["Gold"], []]
    lab.game.check()


def test_the_card_kept_from_archer_is_secret():
    lab = Lab(hand=["Archer"], others=[{"hand": [*FIVE, "Province"]}, {}])
    lab.play("Archer", "Province", "Gold")
    for seat in (-1, 0, 2):
        assert [sorted(entry["cards"]) for entry in shown(lab, seat)] == [sorted(FIVE)]
        assert "Province" not in repr(lab.game.view(seat).data()["players"])
        assert "Province" not in repr(lab.game.view(seat).log())
    assert lab.other.hand == ["Silver", "Copper", "Estate", "Duchy", "Province"]


def test_the_archer_picks_one_of_the_cards_shown():
    position = {"hand": ["Archer"], "others": [{"hand": [*FIVE, "Curse"]}]}
    lab = Lab(**position)
    with pytest.raises(IllegalAnswer):
        lab.play("Archer", "Curse", None)
    with pytest.raises(IllegalAnswer):
        lab.play("Archer", "Curse", ["Gold", "Silver"])
    lab.play("Archer", "Curse", "Duchy")
    question = lab.asked[-1]
    assert (question.player, question.subject, question.minimum, question.maximum) == (0, 1, 1, 1)
    assert sorted(question.options) == sorted(FIVE)
    assert lab.other.discard == ["Duchy"]


# Plays that are not from the hand ------------------------------------------------------------------------------------


def test_warlord_does_not_stop_cards_that_are_set_aside():
    other = {"hand": ["Automaton", "Village"], "in_play": ["Village"] * 2, "deck": ["Village", "Copper", "Village"]}
    lab = Lab(["Automaton"], hand=["Warlord"], others=[other])
    lab.play("Warlord")
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Village")
    lab.play("Automaton")
    assert lab.other.in_play == ["Automaton", *["Village"] * 4]
    assert lab.other.actions == 4
    lab.game.check()


def test_voyage_does_not_stop_cards_that_are_set_aside():
    deck = ["Village", "Village", "Automaton", "Copper", "Estate", "Estate", "Estate", "Festival", "Festival"]
    lab = Lab(["Automaton"], hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.play("Automaton")
    assert lab.me.in_play == ["Voyage", "Village", "Village", "Automaton", "Festival", "Festival"]
    assert lab.me.coins == 4
    with pytest.raises(IllegalMove):
        lab.play("Copper")
    lab.game.check()


# Garrison ------------------------------------------------------------------------------------------------------------


def test_a_garrison_that_leaves_play_loses_its_tokens():
    deck = ["Copper"] * 5 + ["Gold"] * 4
    lab = Lab(["Recall"], hand=["Garrison", "Recall"], deck=deck, actions=2)
    lab.play("Garrison")
    lab.gain("Curse")
    lab.gain("Curse")
    assert lab.game.view(1).data()["players"][0]["tokens_in_play"] == [2]
    lab.play("Recall")
    lab.gain("Curse")  # not in play: no token
    assert lab.game.card_tokens == {}
    lab.play("Garrison")
    assert lab.game.view(1).data()["players"][0]["tokens_in_play"] == [0, 0]
    lab.game.check()


# Elder ---------------------------------------------------------------------------------------------------------------


def test_elder_adds_to_each_list_of_a_card_by_itself():
    lab = Lab(["Viscount"], hand=["Elder", "Viscount"], deck=["Gold", "Copper"])
    lab.play("Elder", "Viscount", 0, [0, 1])
    assert [(q.minimum, q.maximum) for q in lab.asked[1:]] == [(1, 2), (1, 2)]
    assert (lab.me.coins, lab.me.actions, lab.me.buys) == (4, 1, 1)
    assert lab.me.hand == ["Gold"]


def test_elder_adds_one_choice_and_not_one_for_each_type():
    lab = Lab(["Chamberlain"], hand=["Elder", "Chamberlain", "Distant Shore"])  # an Action and a Victory card
    with pytest.raises(IllegalAnswer):
        lab.play("Elder", "Chamberlain", [0, 1, 2, 3])
    lab.play("Elder", "Chamberlain", [3, 0, 2])
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (2, 3)
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (1, 1, 5)
    assert lab.me.discard == ["Gold"]


def test_elder_lasts_for_the_turn():
    lab = Lab(["Recall"], hand=["Elder", "Town", "Recall", "Town"], deck=["Gold"] * 6, actions=2)
    lab.play("Elder", "Town", 0)
    lab.play("Recall", "Town")
    lab.play("Town", policy=lambda q: [0, 1] if q.maximum == 2 else 1)  # the one that came back, or the other
    lab.play("Town", policy=lambda q: [0, 1] if q.maximum == 2 else 1)
    assert sorted(q.maximum for q in lab.asked if q.card == "Town") == [1, 2, 2]
    lab.game.check()


# Sorcerer ------------------------------------------------------------------------------------------------------------


def test_sorcerer_asks_each_of_the_others_for_a_name():
    lab = Lab(hand=["Sorcerer"], others=[{"deck": ["Gold"]}, {"deck": ["Silver"]}])
    lab.play("Sorcerer", "Copper", "Lich")
    assert asked(lab) == [(1, "name"), (2, "name")]
    log = [(entry["kind"], entry["seat"]) for entry in lab.game.view(0).log()]
    told = [entry for entry in log if entry[0] in ("name", "reveal", "gain")]
    assert told == [(kind, seat) for seat in (1, 2) for kind in ("name", "reveal", "gain")]
    assert [p.discard for p in lab.players] == [[], ["Curse"], ["Curse"]]
