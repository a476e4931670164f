"""Rulings on the basic cards: Treasures, Victory cards and Curses."""

import pytest

from bailiwick.lab import IllegalMove, Lab


@pytest.mark.parametrize(("name", "coins"), [("Copper", 1), ("Silver", 2), ("Gold", 3), ("Platinum", 5)])
def test_treasure_makes_its_coins_when_played(name, coins):
    lab = Lab(hand=[name])
    lab.play(name)
    assert lab.me.coins == coins
    assert lab.me.in_play == [name]
    assert lab.me.hand == []
    assert lab.asked == []


@pytest.mark.parametrize(("name", "coins"), [("Copper", 1), ("Silver", 2), ("Gold", 3), ("Platinum", 5)])
def test_treasure_moves_the_turn_to_the_buy_phase_and_costs_no_action(name, coins):
    lab = Lab(hand=[name, "Village"])
    lab.play(name)
    assert lab.phase == "buy"
    assert lab.me.actions == 1
    with pytest.raises(IllegalMove):
        lab.play("Village")


def test_treasure_in_hand_counts_nothing_until_it_is_played():
    lab = Lab(hand=["Gold", "Gold"])
    with pytest.raises(IllegalMove):
        lab.buy("Silver")
    assert lab.phase == "action"
    lab.play("Gold")
    lab.buy("Silver")
    assert lab.me.hand == ["Gold"]


def test_potion_makes_no_coin():
    lab = Lab(hand=["Potion", "Copper"])
    lab.play("Potion")
    assert lab.me.coins == 0
    assert lab.me.in_play == ["Potion"]
    lab.play("Copper")
    assert lab.me.coins == 1


def test_potion_is_not_in_the_supply_of_a_game_without_potion_costs():
    lab = Lab(coins=4)
    assert "Potion" not in lab.supply
    with pytest.raises(IllegalMove):
        lab.buy("Potion")


@pytest.mark.parametrize("name", ["Estate", "Duchy", "Province", "Colony", "Curse"])
def test_victory_card_or_curse_cannot_be_played(name):
    lab = Lab(hand=[name])
    with pytest.raises(IllegalMove):
        lab.play(name)
    assert lab.me.hand == [name]
    assert lab.phase == "action"
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.play(name)
    assert lab.me.hand == [name]


@pytest.mark.parametrize(
    ("name", "vp"),
    [("Estate", 1), ("Duchy", 3), ("Province", 6), ("Colony", 10), ("Curse", -1), ("Copper", 0), ("Potion", 0)],
)
def test_card_is_worth_its_points_in_every_zone(name, vp):
    lab = Lab(hand=[name], deck=[name], discard=[name], in_play=[name], set_aside=[name])
    assert lab.me.vp == 5 * vp
    assert lab.other.vp == 0


def test_curses_may_bring_the_score_below_zero():
    lab = Lab(hand=["Curse", "Curse", "Estate"])
    assert lab.me.vp == -1


@pytest.mark.parametrize(
    ("name", "cost"),
    [("Copper", 0), ("Curse", 0), ("Estate", 2), ("Silver", 3), ("Duchy", 5), ("Gold", 6), ("Province", 8)],
)
def test_basic_card_costs_what_is_printed(name, cost):
    lab = Lab(coins=cost)
    before = lab.supply[name]
    lab.buy(name)
    assert lab.me.coins == 0
    assert lab.me.buys == 0
    assert lab.me.discard == [name]
    assert lab.supply[name] == before - 1
    if cost:
        poor = Lab(coins=cost - 1)
        with pytest.raises(IllegalMove):
            poor.buy(name)
        assert poor.supply[name] == before


@pytest.mark.parametrize(("name", "cost"), [("Platinum", 9), ("Colony", 11)])
def test_platinum_and_colony_cost_what_is_printed(name, cost):
    lab = Lab(colonies=True, coins=cost)
    lab.buy(name)
    assert lab.me.coins == 0
    poor = Lab(colonies=True, coins=cost - 1)
    with pytest.raises(IllegalMove):
        poor.buy(name)


def test_platinum_and_colony_are_out_only_together_and_only_when_asked_for():
    lab = Lab()
    assert "Platinum" not in lab.supply
    assert "Colony" not in lab.supply
    with_them = Lab(colonies=True)
    assert with_them.supply["Platinum"] == 12
    assert with_them.supply["Colony"] == 8


@pytest.mark.parametrize(
    ("players", "estate", "duchy", "province", "curse"),
    [(2, 8, 8, 8, 10), (3, 12, 12, 12, 20), (4, 12, 12, 12, 30), (5, 12, 12, 15, 40), (6, 12, 12, 18, 50)],
)
def test_victory_and_curse_piles_depend_on_the_number_of_players(players, estate, duchy, province, curse):
    lab = Lab(others=[{}] * (players - 1))
    assert lab.supply["Estate"] == estate
    assert lab.supply["Duchy"] == duchy
    assert lab.supply["Province"] == province
    assert lab.supply["Curse"] == curse


@pytest.mark.parametrize(("players", "colony"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_colony_pile_has_8_for_two_players_and_12_for_more_and_platinum_always_12(players, colony):
    lab = Lab(others=[{}] * (players - 1), colonies=True)
    assert lab.supply["Colony"] == colony
    assert lab.supply["Platinum"] == 12


@pytest.mark.parametrize(("players", "copper"), [(2, 46), (3, 39), (4, 32)])
def test_treasure_piles_lack_the_coppers_that_were_dealt(players, copper):
    lab = Lab.start(players=players)
    assert lab.supply["Copper"] == copper
    assert lab.supply["Silver"] == 40
    assert lab.supply["Gold"] == 30


@pytest.mark.parametrize("players", [5, 6])
def test_treasure_piles_are_doubled_for_five_and_six_players(players):
    lab = Lab.start(players=players)
    assert lab.supply["Copper"] == 120 - 7 * players
    assert lab.supply["Silver"] == 80
    assert lab.supply["Gold"] == 60


def test_starting_estates_do_not_come_from_the_supply():
    lab = Lab.start(players=4)
    assert lab.supply["Estate"] == 12


def test_curse_may_be_bought():
    lab = Lab()
    lab.buy("Curse")
    assert lab.me.discard == ["Curse"]
    assert lab.me.vp == -1
