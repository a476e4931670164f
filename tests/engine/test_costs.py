"""What cards cost now."""

from __future__ import annotations

import pytest

from bailiwick.cards import find
from bailiwick.engine.kinds import Cost
from bailiwick.lab import IllegalMove, Lab


def cost(lab: Lab, name: str) -> int:
    return lab.game.cost(find(name)).coins


def test_a_reduction_for_this_turn_is_cumulative_and_ends_with_the_turn():
    lab = Lab(["Viaduct"], hand=["Throne Room", "Viaduct"])
    lab.play("Throne Room", "Viaduct")
    assert cost(lab, "Gold") == 4
    lab.end_turn()
    assert cost(lab, "Gold") == 6


def test_costs_never_go_below_nothing():
    lab = Lab(["Viaduct"], hand=["Viaduct"] * 3)
    for _ in range(3):
        lab.play("Viaduct")
    assert cost(lab, "Copper") == 0
    assert cost(lab, "Estate") == 0
    lab.buy("Estate")
    assert lab.me.coins == 0


def test_a_reduction_while_in_play_counts_once_however_often_the_card_was_played():
    lab = Lab(["Legate"], hand=["Throne Room", "Legate"])
    lab.play("Throne Room", "Legate")
    assert cost(lab, "Gold") == 4


def test_a_reduction_while_in_play_ends_when_the_card_leaves_play():
    lab = Lab(["Legate"], in_play=["Legate", "Legate"])
    assert cost(lab, "Gold") == 2
    game = lab.game
    me = game.players[0]
    me.trash(me.in_play[:1], me.in_play)
    assert cost(lab, "Gold") == 4


def test_a_reduction_can_be_for_some_cards_only():
    lab = Lab(["Stonepit", "Legate"], hand=["Stonepit", "Stonepit"], in_play=["Legate"])
    lab.play_treasures()
    assert cost(lab, "Market") == 0
    assert cost(lab, "Gold") == 4
    lab.buy("Market")
    assert lab.me.coins == 2


def test_a_reduction_by_an_effect_lasts_for_this_turn():
    lab = Lab(["Sale"], hand=["Sale"], coins=5)
    lab.play("Sale")
    assert cost(lab, "Province") == 5
    lab.buy("Province")
    assert lab.me.coins == 0
    lab.end_turn()
    assert cost(lab, "Province") == 8


def test_a_reduction_applies_to_cards_everywhere():
    lab = Lab(["Legate", "Rework"], hand=["Rework", "Copper"], in_play=["Legate"])
    lab.play("Rework", "Silver")
    # Copper costs 0 still; what costs up to 2 more now is what costs 4.
    assert "Smithy" in lab.asked[0].options
    assert "Market" not in lab.asked[0].options


def test_a_card_can_have_a_cost_of_its_own():
    lab = Lab(["Hawker"], in_play=["Village", "Smithy"], coins=4)
    assert cost(lab, "Hawker") == 8
    lab.to_buy_phase()
    assert cost(lab, "Hawker") == 4
    lab.buy("Hawker")
    assert lab.me.coins == 0
    lab.end_turn()
    assert cost(lab, "Hawker") == 8


def test_its_own_cost_comes_before_reductions():
    lab = Lab(["Hawker", "Legate"], in_play=["Legate", "Village", "Smithy", "Market"])
    lab.to_buy_phase()
    assert cost(lab, "Hawker") == 0


def test_tokens_on_piles_add_up_for_all_players_at_all_times():
    lab = Lab(landscapes=["Cheapeners"], favors=1, others=[{"favors": 1}])
    lab.to_buy_phase("Market")
    assert cost(lab, "Market") == 4
    lab.end_turn()
    assert cost(lab, "Market") == 4
    lab.to_buy_phase("Market")
    assert cost(lab, "Market") == 3
    assert lab.other.favors == 0


def test_piles_are_offered_by_what_they_cost_now():
    lab = Lab(["Legate"], in_play=["Legate"], coins=3)
    lab.buy("Market")
    assert lab.me.coins == 0
    with pytest.raises(IllegalMove):
        lab.buy("Market")


def test_costs_with_potions_are_only_partly_ordered():
    plain, herb, dear = Cost(5), Cost(3, 1), Cost(6)
    assert not herb.at_most(plain)
    assert not plain.at_most(herb)
    assert not herb.less_than(dear)
    assert Cost(2).less_than(herb)
    assert Cost(3).less_than(herb)
    assert herb.at_most(Cost(3, 1))
    assert not herb.less_than(Cost(3, 1))
    assert str(herb) == "3P"


def test_a_card_with_a_potion_is_not_gained_for_coins():
    lab = Lab(["Elixir", "Smeltery"], hand=["Smeltery"])
    lab.play("Smeltery", "Silver")
    assert "Elixir" not in lab.asked[0].options


def test_a_card_with_a_potion_is_bought_with_one():
    lab = Lab(["Elixir"], hand=["Potion"], coins=3)
    with pytest.raises(IllegalMove):
        lab.buy("Elixir")
    lab.play("Potion")
    lab.buy("Elixir")
    assert lab.me.potions == 0
    assert lab.me.coins == 0


def test_reductions_leave_the_potion():
    lab = Lab(["Elixir", "Legate"], in_play=["Legate", "Legate"])
    assert lab.game.cost(find("Elixir")) == Cost(0, 1)


def test_trashing_a_card_with_a_potion_allows_one_with_a_potion():
    lab = Lab(["Elixir", "Rework"], hand=["Rework", "Elixir"])
    lab.play("Rework", "Elixir")
    assert "Elixir" in lab.asked[0].options
    assert "Market" in lab.asked[0].options
    assert "Gold" not in lab.asked[0].options
