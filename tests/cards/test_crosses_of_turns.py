"""What was played before types changed, what a Journey keeps, and whose plays count in somebody else's turn."""

from __future__ import annotations

import pytest

from bailiwick.engine.kinds import ACTION
from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


# -- Improve and what is not discarded --------------------------------------------------------------------------------


def test_improve_finds_nothing_where_a_journey_lets_no_card_be_discarded() -> None:
    lab = Lab(["Improve"], landscapes=["Journey"], hand=["Village", "Improve"], coins=2, deck=COPPERS)
    lab.play("Village")
    lab.play("Improve")
    lab.buy("Journey")
    lab.end_turn()
    assert (lab.turn, lab.trash, lab.asked) == (0, [], [])
    assert sorted(lab.me.in_play) == ["Improve", "Village"]


def test_improve_played_in_the_turn_of_the_journey_has_its_choice_again() -> None:
    lab = Lab(["Improve"], landscapes=["Journey"], hand=["Village"], coins=4, deck=["Copper", "Improve", *COPPERS])
    lab.play("Village")
    lab.buy("Journey")
    lab.end_turn()
    lab.play("Improve")
    lab.end_turn("Village", "Smithy")
    assert sorted(lab.asked[0].options) == ["Improve", "Village"]
    assert lab.trash == ["Village"]


def test_improve_takes_a_duration_that_was_played_as_a_way() -> None:
    lab = Lab(["Improve", "Wharf"], landscapes=["Way of the Mule"], hand=["Wharf", "Improve"], deck=COPPERS)
    lab.play("Wharf", "Way of the Mule")
    lab.play("Improve", None)
    lab.end_turn("Wharf")
    assert lab.trash == ["Wharf"]
    assert "Gold" in lab.me.discard


# -- types of the moment of playing -----------------------------------------------------------------------------------


def enlightened(kingdom: list[str], hand: list[str], **given: object) -> Lab:
    """A Gold was played and a Villa bought, in whose Action phase a Tea House brings Enlightenment about."""
    lab = Lab([*kingdom, "Tea House", "Villa"], prophecy="Enlightenment", sun=1, hand=["Gold", "Tea House", *hand],
              coins=1, deck=ESTATES, **given)  # type: ignore[arg-type]  # fmt: skip
    lab.play("Gold")
    lab.buy("Villa")
    return lab


def test_citadel_knows_that_a_treasure_was_no_action_when_it_was_played() -> None:
    lab = enlightened([], [], landscapes=["Citadel"], projects=["Citadel"])
    lab.play("Tea House")
    assert (lab.me.coins, lab.me.hand.count("Estate")) == (4, 2), "the first Action of the turn"


def test_citadel_plays_no_treasure_again_after_the_action_that_made_it_one() -> None:
    lab = enlightened([], ["Copper"], landscapes=["Citadel"], projects=["Citadel"])
    lab.play("Tea House")
    before = lab.me.hand.count("Estate")
    lab.play("Copper")
    assert lab.me.hand.count("Estate") == before + 1


def test_conspirator_counts_treasures_played_as_actions_and_none_before() -> None:
    lab = enlightened(["Conspirator"], ["Copper", "Conspirator", "Conspirator"])
    lab.play("Tea House")
    before = len(lab.me.hand)
    lab.play("Conspirator")
    assert len(lab.me.hand) == before - 1, "Tea House and Conspirator are two"
    lab.play("Copper")
    before = len(lab.me.hand)
    lab.play("Conspirator")
    assert len(lab.me.hand) == before, "and the Copper was the third"


def test_a_fork_remembers_the_types_of_what_was_played() -> None:
    lab = Lab(["Conspirator", "Tea House"], prophecy="Enlightenment", sun=0, deck=ESTATES,
              hand=["Copper", "Copper", "Conspirator"])  # fmt: skip
    lab.play("Copper")
    lab.play("Copper")
    game = lab.game.copy()
    game.always_ask = False
    for seat in range(2):
        fork = Session(game.copy(), [None] * 2).fork(seat)
        assert [card.name for card in fork.game.players[0].played_of(ACTION)] == ["Copper", "Copper"]
    lab.play("Conspirator")
    assert len(lab.me.hand) == 3
    lab.end_turn()
    assert lab.game.typed == {}


def test_highwayman_takes_the_first_treasure_and_an_action_was_none_before_capitalism() -> None:
    lab = Lab(["Highwayman", "Militia", "Villa"], landscapes=["Capitalism"], hand=["Highwayman"], deck=COPPERS,
              others=[{"hand": ["Militia", "Gold", "Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Highwayman")
    lab.end_turn()
    lab.game.players[1].coins = 10
    lab.game.players[1].buys = 2
    lab.play("Militia", policy=lambda question: question.options[: question.minimum])
    lab.buy("Capitalism")
    lab.buy("Villa")
    before = lab.other.coins
    lab.play("Gold")
    assert lab.other.coins == before
    lab.play("Gold")
    assert lab.other.coins == before + 3


def test_enchantress_takes_the_first_action_though_treasures_have_become_actions_since() -> None:
    lab = Lab(["Enchantress", "Village Green", "Tea House", "Militia"], prophecy="Enlightenment", sun=0,
              hand=["Enchantress"], others=[{"hand": ["Copper", "Gold"], "deck": ESTATES}])  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.to_buy_phase()
    lab.play("Copper")
    assert (lab.other.coins, lab.other.hand.count("Estate")) == (0, 1)
    lab.play("Gold")
    assert lab.other.coins == 3


# -- in somebody else's turn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", [["Village", "Village"], []])
def test_conspirator_in_anothers_turn_counts_its_own_players_actions(played: list[str]) -> None:
    lab = Lab(
        ["Militia", "Conspirator", "Village Green"], landscapes=["Way of the Mouse"], way_of_the_mouse="Vassal",
        hand=["Militia", *played], actions=5, deck=COPPERS,
        others=[{"hand": ["Village Green", *["Province"] * 3], "deck": ["Conspirator", "Gold", "Silver"]}],
    )  # fmt: skip
    for name in played:
        lab.play(name, None)
    lab.play("Militia", None, ["Village Green"], "Village Green", "Way of the Mouse", None, "Conspirator", None)
    assert lab.other.in_play == ["Village Green", "Conspirator"]
    assert lab.other.hand == ["Province"] * 3 + ["Gold"], "the third Action that they play this turn"
