"""Split piles, piles beside the Supply, returning and exchanging, tokens, mats."""

from __future__ import annotations

import pytest

from bailiwick.cards.allies.landscapes import FAVOR
from bailiwick.lab import IllegalMove, Lab

LADDER = ["Low Rung", "Low Rung", "Mid Rung", "Mid Rung", "High Rung", "High Rung"]


def test_a_split_pile_starts_in_order():
    lab = Lab(["Ladder"])
    assert lab.pile("Ladder") == LADDER
    assert lab.supply["Ladder"] == 6


def test_only_the_top_card_of_a_split_pile_can_be_bought():
    lab = Lab(["Ladder"], coins=8, buys=3)
    with pytest.raises(IllegalMove, match="Low Rung is on top"):
        lab.buy("Mid Rung")
    lab.buy("Low Rung")
    lab.buy("Low Rung")
    lab.buy("Mid Rung")
    assert lab.pile("Ladder") == LADDER[3:]
    assert lab.me.discard == ["Low Rung", "Low Rung", "Mid Rung"]


def test_only_the_top_card_of_a_split_pile_can_be_gained():
    lab = Lab(["Ladder", "Smeltery"], hand=["Smeltery"])
    with pytest.raises(IllegalMove):
        lab.gain("Mid Rung")
    assert lab.game.players[0].gain("Mid Rung") is None
    lab.play("Smeltery", "Low Rung")
    assert "Mid Rung" not in lab.asked[0].options
    assert lab.me.discard == ["Low Rung"]


def test_gaining_from_the_pile_by_its_own_name_gains_what_is_on_top():
    lab = Lab(["Ladder"], supply={"Ladder": 3})
    card = lab.game.players[0].gain("Ladder")
    assert card is not None
    assert card.name == "Mid Rung"


def test_what_a_top_card_costs_and_is_decides_not_the_pile():
    lab = Lab(["Ladder", "Smeltery"], hand=["Smeltery"], supply={"Ladder": 2})
    lab.play("Smeltery", "Silver")
    assert "High Rung" not in lab.asked[0].options
    lab = Lab(["Ladder"], coins=5, supply={"Ladder": 2})
    with pytest.raises(IllegalMove):
        lab.buy("High Rung")


def test_rotating_takes_the_top_card_and_its_copies_to_the_bottom():
    lab = Lab(["Ladder"], hand=["Low Rung", "Low Rung", "Low Rung"])
    lab.play("Low Rung", True)
    assert lab.pile("Ladder") == LADDER[2:] + LADDER[:2]
    lab.play("Low Rung", True)
    assert lab.pile("Ladder") == LADDER[4:] + LADDER[:4]
    lab.play("Low Rung", False)
    assert lab.pile("Ladder") == LADDER[4:] + LADDER[:4]


def test_rotating_a_pile_with_one_card_gone_moves_only_what_is_there():
    lab = Lab(["Ladder"], hand=["Low Rung"], supply={"Ladder": 5})
    lab.play("Low Rung", True)
    assert lab.pile("Ladder") == [*LADDER[2:], "Low Rung"]


def test_any_supply_pile_can_be_rotated_even_where_it_does_nothing():
    lab = Lab(["Ladder", "Turnstile"], hand=["Turnstile", "Turnstile", "Turnstile"])
    lab.play("Turnstile", "Village")
    assert set(lab.pile("Village")) == {"Village"}
    lab.play("Turnstile", "Ladder")
    assert "Ladder" in lab.asked[-1].options
    assert "Low Rung" not in lab.asked[-1].options
    assert lab.pile("Ladder")[0] == "Mid Rung"
    lab.play("Turnstile", None)
    assert lab.pile("Ladder")[0] == "Mid Rung"


def test_a_returned_card_goes_on_top_of_its_pile_whatever_lies_there():
    lab = Lab(["Ladder", "Refund"], hand=["Refund", "High Rung"])
    lab.play("Refund", "High Rung", "Village")
    assert lab.pile("Ladder") == ["High Rung", *LADDER]
    assert lab.me.hand == ["Village"]
    lab.game.check()


def test_a_returned_card_makes_a_split_pile_that_was_empty_count_again():
    lab = Lab(["Ladder", "Refund"], hand=["Refund", "Mid Rung"], supply={"Ladder": 0})
    assert lab.game.empty_piles == 1
    before = lab.game
    lab.play("Refund", "Mid Rung", "Village")
    assert lab.game.empty_piles == 0
    assert lab.pile("Ladder") == ["Mid Rung"]
    # The game before the step does not share the card.
    assert before.find_pile("Ladder").names() == []
    before.check()
    lab.game.check()
    lab.gain("Mid Rung")
    assert lab.game.empty_piles == 1


def test_an_empty_split_pile_counts_as_one_empty_pile():
    lab = Lab(["Ladder"], coins=20, buys=2, supply={"Ladder": 1, "Village": 0, "Smithy": 0})
    lab.buy("High Rung")
    lab.end_turn()
    assert lab.over


def test_the_randomizer_says_what_a_pile_counts_as():
    lab = Lab(["Ladder"], landscapes=["Cheapeners"], favors=2, coins=4, supply={"Ladder": 2})
    lab.to_buy_phase("Ladder")
    # High Rung is on top, but the pile is an Action pile; Gardens or Estates are not offered.
    assert "Ladder" in lab.asked[0].options
    assert "Estate" not in lab.asked[0].options


def test_a_token_on_a_split_pile_is_for_all_its_cards_wherever_they_are():
    lab = Lab(["Ladder", "Rework"], landscapes=["Cheapeners"], favors=1, hand=["Estate", "High Rung"])
    lab.to_buy_phase("Ladder")
    cost = lab.game.cost(lab.game.players[0].hand[1].kind)
    assert cost.coins == 5
    assert lab.me.favors == 0


def test_cards_on_their_way_are_found_back_to_their_pile():
    lab = Lab(["Ladder"], hand=["Mid Rung"])
    game = lab.game
    pile = game.pile_of(game.players[0].hand[0].kind)
    assert pile is game.find_pile("Ladder")
    assert game.find_pile("High Rung") is pile


def test_a_pile_held_on_to_by_a_half_played_card_is_not_out_of_date():
    lab = Lab(["Ladder"], supply={"Ladder": 4})
    before = lab.game
    game = before.copy()
    pile = before.find_pile("Ladder")
    game.rotate(pile, 0)
    game.take(pile)
    game.add_token(pile, FAVOR)
    assert before.find_pile("Ladder").names() == LADDER[2:]
    assert before.find_pile("Ladder").tokens == {}
    assert game.find_pile("Ladder").names() == ["High Rung", "Mid Rung", "Mid Rung"]
    assert game.find_pile("Ladder").tokens == {"Favor": 1}


def test_piles_beside_the_supply_are_put_out_by_set_up():
    lab = Lab(["Tourney"], hand=["Tourney", "Tourney", "Tourney"], actions=3, deck=["Copper"])
    assert sorted(lab.pile("Trophies")) == ["Garland", "Ribbon"]
    assert "Ribbon" not in lab.supply
    lab.play("Tourney", "Ribbon")
    assert lab.me.deck == ["Ribbon", "Copper"]
    lab.play("Tourney", "Garland")
    assert lab.game.empty_piles == 0
    lab.play("Tourney")
    assert lab.me.deck == ["Duchy", "Garland", "Ribbon", "Copper"]
    lab.game.check()


def test_piles_beside_the_supply_cannot_be_bought_or_gained_by_cost():
    lab = Lab(["Tourney", "Smeltery"], hand=["Smeltery"], coins=5)
    lab.play("Smeltery", "Silver")
    assert "Ribbon" not in lab.asked[0].options
    with pytest.raises(IllegalMove):
        lab.buy("Ribbon")


def test_exchanging_is_not_gaining():
    lab = Lab(["Prentice"], hand=["Prentice"], deck=["Copper"] * 5)
    lab.play("Prentice")
    before = lab.supply["Prentice"]
    lab.end_turn(True)
    assert lab.me.discard == ["Guildsman"]
    assert lab.supply["Prentice"] == before + 1
    assert lab.supply["Guildsman"] == 1
    assert lab.me.vp == 0
    lab.game.check()


def test_nothing_is_exchanged_for_a_card_of_an_empty_pile():
    lab = Lab(["Prentice"], hand=["Prentice", "Prentice", "Prentice"], deck=["Copper"] * 5)
    for _ in range(3):
        lab.play("Prentice")
    lab.end_turn(True, True, True)
    assert lab.me.discard == ["Guildsman", "Guildsman", "Prentice"]


def test_cards_on_a_mat_are_out_of_the_deck_but_score():
    lab = Lab(["Islet"], hand=["Islet", "Province"], deck=["Copper"] * 5)
    lab.play("Islet")
    assert lab.me.mats["Islet"] == ["Islet", "Province"]
    assert lab.me.in_play == []
    assert lab.me.vp == 8
    lab.end_turn()
    assert lab.me.mats["Islet"] == ["Islet", "Province"]
    lab.game.check()


def test_played_twice_a_card_goes_onto_its_mat_once():
    lab = Lab(["Islet"], hand=["Throne Room", "Islet", "Province", "Duchy"])
    lab.play("Throne Room", "Islet", "Province")
    assert lab.me.mats["Islet"] == ["Islet", "Province", "Duchy"]


def test_victory_point_tokens_count():
    lab = Lab(["Menhir"], hand=["Throne Room", "Menhir"])
    lab.play("Throne Room", "Menhir")
    assert lab.me.vp == 2


def test_returning_a_card_whose_pile_is_not_in_the_game_is_impossible():
    lab = Lab(["Refund"], hand=["Refund", "Chapel"])
    lab.play("Refund", "Chapel")
    assert lab.me.hand == ["Chapel"]


def test_a_card_of_the_trash_can_be_discarded_without_being_gained():
    lab = Lab(["Revenant", "Toastmaster", "Dustman"], hand=["Toastmaster", "Dustman", "Revenant"], actions=2)
    lab.play("Toastmaster")
    lab.play("Dustman", ["Revenant"])
    assert lab.me.discard == ["Revenant"]
    assert lab.me.favors == 0
    lab.game.check()


def test_then_a_cheaper_card_of_the_trash_is_gained():
    lab = Lab(["Revenant", "Dustman"], hand=["Dustman", "Revenant", "Gold", "Silver"])
    lab.play("Dustman", ["Revenant", "Gold", "Silver"])
    assert lab.me.discard == ["Revenant", "Silver"]
    assert lab.trash == ["Gold"]
    lab.game.check()


def test_a_card_goes_under_the_deck():
    lab = Lab(["Hedgehogs"], hand=["Hedgehogs", "Gold", "Silver"], deck=["Copper"] * 4)
    lab.play("Hedgehogs", "Gold", "Silver")
    assert lab.me.deck == ["Gold", "Copper", "Silver"]
