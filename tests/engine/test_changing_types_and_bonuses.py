"""Facts that change: types in one's own turn, bonuses swapped for one play, the next coins one less."""

from __future__ import annotations

import pytest

from bailiwick.engine.kinds import ACTION, TREASURE
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20


def with_golden_age(**more):
    lab = Lab(landscapes=["Golden Age"], coins=4, deck=COPPERS, **more)
    lab.buy("Golden Age")
    lab.end_turn()
    lab.end_turn()
    return lab


def test_treasures_are_actions_in_ones_own_turn():
    lab = with_golden_age(others=[{"hand": ["Copper"], "deck": COPPERS}])
    assert lab.phase == "action"
    lab.play("Copper")
    assert (lab.phase, lab.me.actions, lab.me.coins) == ("action", 0, 1)
    lab.to_buy_phase()
    lab.play("Copper")  # still a Treasure
    assert lab.me.coins == 2


def test_treasures_are_actions_for_everything_that_asks():
    lab = with_golden_age(others=[{"hand": ["Copper"], "deck": COPPERS}])
    me, other = lab.game.players
    assert me.is_(me.hand[0], ACTION)
    assert me.is_(me.hand[0], TREASURE)
    assert other.is_(other.hand[0], ACTION), "everybody's, everywhere, in that player's turn"
    assert "Silver" in [pile.name for pile in lab.game.available(ACTION)]
    lab.end_turn()
    me = lab.game.players[0]
    assert not me.is_(me.hand[0], ACTION)
    assert "Silver" not in [pile.name for pile in lab.game.available(ACTION)]


def test_a_throne_room_takes_a_treasure_that_is_an_action():
    lab = Lab(landscapes=["Golden Age"], coins=4, deck=["Throne Room", "Silver", "Copper", "Copper", "Copper"])
    lab.buy("Golden Age")
    lab.end_turn()
    lab.end_turn()
    lab.play("Throne Room", "Silver")
    assert lab.me.coins == 4


def test_without_it_a_treasure_moves_on_to_the_buy_phase():
    lab = Lab(landscapes=["Golden Age"], hand=["Copper"])
    lab.play("Copper")
    assert lab.phase == "buy"


def test_cards_and_coins_are_swapped_for_one_play():
    lab = Lab(["Market"], landscapes=["Way of the Mirror"], hand=["Smithy", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Smithy", "Way of the Mirror")
    assert (lab.me.coins, len(lab.me.hand)) == (3, 1)
    lab.play("Smithy", None)
    assert (lab.me.coins, len(lab.me.hand)) == (3, 3)


def test_only_the_bonuses_of_that_card_are_swapped():
    lab = Lab(landscapes=["Way of the Mirror", "Cheer"], hand=["Festival", "Copper"], deck=COPPERS)
    lab.play("Festival", "Way of the Mirror")
    assert (lab.me.coins, lab.me.actions, lab.me.buys, len(lab.me.hand)) == (1, 2, 2, 3)
    lab.play("Copper")
    assert lab.me.coins == 2


def test_drawing_that_is_no_bonus_is_not_swapped():
    lab = Lab(["Library"], landscapes=["Way of the Mirror"], hand=["Library"], deck=COPPERS)
    lab.play("Library", "Way of the Mirror")
    assert (lab.me.coins, len(lab.me.hand)) == (0, 7)


def test_the_next_coins_are_one_less():
    lab = Lab(["Tithe"], hand=["Tithe", "Tithe"], actions=2, others=[{"hand": ["Festival", "Copper", "Silver"]}])
    lab.play("Tithe")
    lab.play("Tithe")
    lab.end_turn()
    lab.play("Festival")  # both wait for the next coins
    assert lab.other.coins == 0
    lab.play("Copper")
    lab.play("Silver")
    assert lab.other.coins == 3


def test_the_next_coins_may_be_those_of_a_treasure():
    lab = Lab(["Tithe"], hand=["Tithe"], others=[{"hand": ["Copper", "Copper", "Copper"]}])
    lab.play("Tithe")
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == 2


def test_the_next_draw_is_one_less_whatever_draws():
    lab = Lab(["Fog"], hand=["Fog"], others=[{"hand": ["Village"], "deck": COPPERS}])
    lab.play("Fog")
    lab.end_turn()
    lab.play("Village")
    assert lab.other.hand == []
    lab.end_turn()
    assert len(lab.other.hand) == 5


def test_what_may_be_bought_is_one_function():
    lab = Lab(["Ban"], hand=["Ban"], coins=9, buys=2)
    lab.play("Ban")
    with pytest.raises(IllegalMove, match="Gold cannot be bought: Ban forbids it"):
        lab.buy("Gold")
    lab.buy("Province")
    lab = Lab(["Proud Market"], hand=["Copper"], coins=9, buys=2)
    lab.buy("Proud Market")
    lab = Lab(["Proud Market"], hand=["Copper"], coins=9)
    lab.play("Copper")
    with pytest.raises(IllegalMove, match="Proud Market forbids it"):
        lab.buy("Proud Market")


def test_an_alternative_price():
    lab = Lab(["Beast Market"], hand=["Village"], coins=0)
    lab.buy("Beast Market")
    assert (lab.trash, lab.me.discard, lab.me.coins) == (["Village"], ["Beast Market"], 0)
    lab = Lab(["Beast Market"], hand=["Village", "Smithy"], coins=7)
    lab.buy("Beast Market", 1, "Smithy")
    assert (lab.trash, lab.me.coins) == (["Smithy"], 7)
    lab = Lab(["Beast Market"], hand=["Village"], coins=7)
    lab.buy("Beast Market", 0)
    assert (lab.trash, lab.me.coins) == ([], 0)
    with pytest.raises(IllegalMove, match="it costs 7 and there are 6 coins"):
        Lab(["Beast Market"], hand=["Estate"], coins=6).buy("Beast Market")


def test_a_bid():
    lab = Lab(["Auction"], hand=["Auction"], others=[{}, {}])
    lab.play("Auction", 3, None, 2)
    assert [(p.vp_tokens, p.debt) for p in lab.players] == [(0, 0), (3, 3), (0, 0)]
    assert [(q.player, q.purpose) for q in lab.asked] == [(1, "bid"), (2, "bid"), (0, "bid")]
