"""Joust and the Rewards where it hurts."""

import pytest

from bailiwick.lab import IllegalMove, Lab

REWARDS = ["Coronet", "Courser", "Demesne", "Housecarl", "Huge Turnip", "Renown"]
COPPERS = ["Copper"] * 5


@pytest.mark.parametrize(("others", "copies"), [(1, 1), (2, 2), (3, 2)])
def test_rewards_are_one_each_for_two_players_and_two_for_more(others, copies):
    lab = Lab(["Joust"], others=[{}] * others)
    assert {name: lab.supply[name] for name in REWARDS} == dict.fromkeys(REWARDS, copies)


def test_joust_with_a_province():
    lab = Lab(["Joust"], hand=["Joust", "Province"], deck=["Copper", "Gold"])
    lab.play("Joust", "Province", "Renown")
    assert sorted(lab.asked[1].options) == REWARDS
    assert lab.me.hand == ["Copper", "Renown"]
    assert lab.me.set_aside == ["Province"]
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    lab.play("Renown")
    lab.buy("Copper")
    assert lab.me.discard == ["Copper"]
    lab.end_turn()
    assert lab.me.set_aside == []
    assert sorted([*lab.me.hand, *lab.me.deck, *lab.me.discard]) == sorted(
        ["Joust", "Province", "Copper", "Copper", "Gold", "Renown"]
    )


def test_joust_may_be_declined_or_have_nothing_to_ask():
    lab = Lab(["Joust"], hand=["Joust"], deck=["Province"])
    lab.play("Joust", None)  # the Province it has just drawn
    assert lab.me.hand == ["Province"]
    bare = Lab(["Joust"], hand=["Joust"], deck=["Gold"])
    bare.play("Joust")
    assert bare.asked == []
    assert (bare.me.hand, bare.me.actions, bare.me.coins) == (["Gold"], 1, 1)


def test_joust_with_all_rewards_gone_still_sets_a_province_aside():
    lab = Lab(["Joust"], hand=["Joust", "Province"], deck=["Copper"] * 6, supply=dict.fromkeys(REWARDS, 0))
    lab.play("Joust", "Province")
    assert lab.me.set_aside == ["Province"]
    lab.end_turn()
    assert lab.me.discard == ["Province", "Joust", "Copper"]


def test_throne_room_on_joust_sets_two_provinces_aside():
    lab = Lab(["Joust"], hand=["Throne Room", "Joust", "Province", "Province"], deck=COPPERS * 2, others=[{}, {}])
    lab.play("Throne Room", "Joust", "Province", "Coronet", "Province", "Coronet")
    assert lab.me.set_aside == ["Province", "Province"]
    assert lab.me.hand == ["Coronet", "Coronet", "Copper", "Copper"]
    lab.end_turn()
    assert lab.me.set_aside == []
    assert lab.me.discard == ["Throne Room", "Joust", *["Province", "Coronet", "Copper"] * 2]


def test_coronet_plays_an_action_and_a_treasure_twice():
    lab = Lab(["Joust"], hand=["Coronet", "Village", "Silver"], deck=["Gold", "Estate"])
    lab.play("Coronet", "Village", "Silver")
    assert (lab.me.actions, lab.me.coins) == (4, 4)
    assert lab.me.hand == ["Gold", "Estate"]
    assert lab.me.in_play == ["Coronet", "Village", "Silver"]


def test_coronet_plays_no_rewards_but_prizes():
    lab = Lab(["Joust", "Tournament"], hand=["Coronet", *REWARDS])
    lab.play("Coronet")
    assert lab.asked == []
    prizes = Lab(["Joust", "Tournament"], hand=["Coronet", "Princess", "Diadem"], actions=2)
    prizes.play("Coronet", "Princess", "Diadem")
    assert (prizes.me.buys, prizes.me.coins) == (3, 6)


def test_coronet_in_the_buy_phase_plays_an_action_as_well():
    lab = Lab(["Joust"], hand=["Coronet", "Smithy"], deck=["Gold", *COPPERS], actions=0)
    lab.to_buy_phase()
    lab.play("Coronet", "Smithy", "Gold")
    assert lab.me.coins == 6
    assert lab.me.hand == COPPERS
    assert lab.phase == "buy"


def test_throne_room_on_coronet():
    lab = Lab(["Joust"], hand=["Throne Room", "Coronet", "Village", "Silver", "Copper"], deck=["Estate", "Estate"])
    lab.play("Throne Room", "Coronet", "Village", "Silver", "Copper")
    assert (lab.me.actions, lab.me.coins) == (4, 6)
    assert lab.me.in_play == ["Throne Room", "Coronet", "Village", "Silver", "Copper"]


def test_courser_draws_before_it_gains():
    lab = Lab(["Joust"], hand=["Courser"], deck=["Copper"], supply={"Silver": 3})
    lab.play("Courser", [3, 0])
    assert lab.me.hand == ["Copper"]
    assert lab.me.discard == ["Silver"] * 3


def test_housecarl_counts_itself_and_different_actions_in_play():
    lab = Lab(["Joust"], hand=["Housecarl"], in_play=["Village", "Village", "Coronet", "Silver"], deck=COPPERS)
    lab.play("Housecarl")
    assert lab.me.hand == ["Copper"] * 3
    alone = Lab(["Joust"], hand=["Housecarl"], deck=COPPERS)
    alone.play("Housecarl")
    assert alone.me.hand == ["Copper"]


def test_huge_turnip_counts_what_it_brings():
    lab = Lab(["Joust"], hand=["Huge Turnip"], coffers=3)
    lab.play("Huge Turnip")
    assert (lab.me.coffers, lab.me.coins) == (5, 5)
    lab.spend_coffers(5)
    assert (lab.me.coffers, lab.me.coins) == (0, 10)


def test_demesne_is_worth_a_point_for_each_gold():
    lab = Lab(["Joust"], hand=["Demesne", "Gold"], deck=["Gold"], discard=["Demesne"], others=[{"hand": ["Gold"]}, {}])
    assert lab.me.vp == 4
    lab.play("Demesne")
    assert lab.me.vp == 6
    assert (lab.me.actions, lab.me.buys) == (2, 3)
    assert lab.other.vp == 0


def test_rewards_are_not_bought_nor_gained_by_other_cards():
    lab = Lab(["Joust"], hand=["Workshop"], coins=9)
    lab.play("Workshop", "Silver")
    assert not set(REWARDS) & set(lab.asked[0].options)
    for name in REWARDS:
        with pytest.raises(IllegalMove):
            lab.buy(name)
