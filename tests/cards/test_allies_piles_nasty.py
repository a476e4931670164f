"""The cards of the split piles where it hurts: each other, Throne Room, the base game, Cornucopia and Guilds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, IllegalSetup, Lab
from invented_piles import invented_cards


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    yield from invented_cards()


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


def tokens(lab, seat=0):
    return lab.game.view(1 - seat).data()["players"][seat]["tokens_in_play"]


FIVE = ["Gold", "Silver", "Copper", "Estate", "Duchy"]
COPPERS = ["Copper"] * 5
IDLE = "Mountain Folk"  # an Ally that does nothing with fewer than 5 Favors


# Garrison -------------------------------------------------------------------------------------------------------------


def test_garrison_under_throne_room_stays_with_it_and_draws_twice_as_much():
    lab = Lab(hand=["Throne Room", "Garrison", "Copper"], deck=[*COPPERS, *["Gold"] * 6, *["Silver"] * 6], buys=3)
    lab.play("Throne Room", "Garrison")
    assert lab.me.coins == 4
    lab.buy("Estate")
    lab.buy("Estate")
    assert tokens(lab) == [0, 4]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Garrison"]
    assert tokens(lab) == [0, 4]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, *["Gold"] * 4]
    assert tokens(lab) == [0, 0]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_garrison_under_throne_room_without_a_gain_stays_not_at_all():
    lab = Lab(hand=["Throne Room", "Garrison"], deck=[*COPPERS, "Gold"])
    lab.play("Throne Room", "Garrison")
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.discard == ["Throne Room", "Garrison"]
    lab.game.check()


def test_each_of_two_garrisons_gets_its_own_token():
    lab = Lab(hand=["Garrison", "Garrison"], deck=[*COPPERS, *["Gold"] * 5], actions=2)
    lab.play("Garrison")
    lab.gain("Curse")
    lab.play("Garrison")
    lab.gain("Curse")
    assert tokens(lab) == [2, 1]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, *["Gold"] * 3]


def test_only_the_garrison_with_tokens_stays():
    lab = Lab(["Workshop"], hand=["Garrison", "Workshop", "Garrison"], deck=[*COPPERS, "Gold", "Gold"], actions=3)
    lab.play("Garrison")
    lab.play("Workshop", "Silver")
    lab.play("Garrison")
    lab.end_turn()
    assert lab.me.in_play == ["Garrison"]
    assert lab.me.discard == ["Workshop", "Garrison", "Silver"]
    assert tokens(lab) == [1]
    lab.game.check()


def test_gains_in_another_players_turn_put_no_token_on_garrison():
    lab = Lab(hand=["Garrison"], deck=[*COPPERS, "Gold", "Gold"], others=[{"hand": ["Witch"]}])
    lab.play("Garrison")
    lab.buy("Estate")
    lab.end_turn()
    lab.play("Witch")
    assert lab.me.discard == ["Estate", "Curse"]
    assert tokens(lab) == [1]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, "Gold"]
    lab.buy("Copper")  # and not those of the turn it draws in
    assert tokens(lab) == [0]
    lab.end_turn()
    assert lab.me.in_play == []


def test_others_gains_put_no_token_on_garrison():
    lab = Lab(hand=["Garrison", "Witch"], actions=2)
    lab.play("Garrison")
    lab.play("Witch")
    assert lab.other.discard == ["Curse"]
    assert tokens(lab) == [0, 0]


def test_specialist_on_garrison_counts_the_copy_it_gains():
    lab = Lab(["Forts"], hand=["Specialist", "Garrison"], deck=[*COPPERS, "Gold", "Gold"], supply={"Forts": 12})
    lab.play("Specialist", "Garrison", 1)
    assert lab.me.discard == ["Garrison"]
    assert tokens(lab) == [0, 1]
    lab.end_turn()
    assert lab.me.in_play == ["Garrison"]  # not played again, so the Specialist has nothing to tell
    lab.game.check()


def test_specialist_that_played_garrison_again_stays_with_it():
    lab = Lab(hand=["Specialist", "Garrison"], deck=[*COPPERS, "Gold", "Gold", "Silver"])
    lab.play("Specialist", "Garrison", 0)
    lab.buy("Silver")
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Garrison"]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, "Gold", "Gold"]


def test_a_garrison_back_in_play_without_tokens_is_discarded():
    lab = Lab(["Recall"], hand=["Garrison", "Recall"], deck=[*COPPERS, "Gold", "Gold"], actions=2)
    lab.play("Garrison")
    lab.gain("Curse")
    lab.play("Recall")  # the token is gone with it
    lab.play("Garrison")
    assert tokens(lab) == [0, 0]
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.discard == ["Curse", "Recall", "Garrison"]
    lab.end_turn()
    assert lab.me.hand == COPPERS


def test_a_garrison_that_left_play_draws_nothing():
    lab = Lab(["Recall"], hand=["Garrison", "Recall"], deck=[*COPPERS, "Gold", "Gold"], actions=2)
    lab.play("Garrison")
    lab.gain("Curse")
    lab.play("Recall")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.hand == COPPERS
    lab.game.check()


def test_garrison_draws_in_a_voyage_turn_already():
    lab = Lab(hand=["Voyage", "Garrison"], deck=[*COPPERS, "Gold", "Gold", "Silver"])
    lab.play("Voyage")
    lab.play("Garrison")
    lab.gain("Curse")
    lab.gain("Curse")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.hand == [*COPPERS, "Gold", "Gold"]


def test_garrison_waits_while_a_turn_is_skipped():
    lab = Lab(hand=["Village", "Garrison", "Lich"], deck=["Estate"] * 7 + [*COPPERS, "Gold", "Gold"])
    lab.play("Village")
    lab.play("Garrison")
    lab.play("Lich")
    lab.gain("Curse")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.hand == COPPERS
    assert tokens(lab) == [1]
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.hand == [*COPPERS, "Gold"]


def test_garrison_and_overpaying_gets_a_token_for_each_card():
    lab = Lab(["Masterpiece"], hand=["Garrison"], coins=4)
    lab.play("Garrison")
    lab.buy("Masterpiece", 3)
    assert tokens(lab) == [4]


# Voyage ---------------------------------------------------------------------------------------------------------------


def test_voyage_and_lich_skip_the_extra_turn_and_the_next_one_is_free():
    lab = Lab(hand=["Voyage", "Lich"], deck=["Estate"] * 6 + [*COPPERS, "Gold"])
    lab.play("Voyage")
    lab.play("Lich")
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == ["Voyage"]
    lab.end_turn()
    assert lab.turn == 0
    lab.play_treasures()
    assert lab.me.coins == 5  # an ordinary turn: no limit
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []
    lab.game.check()


def test_two_voyages_and_a_lich_leave_one_extra_turn_with_its_limit():
    lab = Lab(hand=["Voyage", "Voyage", "Lich"], deck=["Estate"] * 6 + [*COPPERS, "Gold"])
    lab.play("Voyage")
    lab.play("Voyage")
    lab.play("Lich")
    lab.end_turn()
    assert lab.turn == 0
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []
    lab.game.check()


def test_throne_room_on_voyage_and_a_lich_leave_one_extra_turn_with_its_limit():
    lab = Lab(hand=["Throne Room", "Voyage", "Lich"], deck=["Estate"] * 6 + [*COPPERS, "Gold"])
    lab.play("Throne Room", "Voyage")
    assert lab.me.actions == 2
    lab.play("Lich")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == ["Throne Room", "Voyage"]
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []


def test_throne_room_on_voyage_gives_one_extra_turn_of_three_plays():
    lab = Lab(hand=["Throne Room", "Voyage"], deck=[*COPPERS, *["Silver"] * 5])
    lab.play("Throne Room", "Voyage")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == ["Throne Room", "Voyage"]
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []
    lab.game.check()


def test_two_voyages_stay_and_limit_one_turn():
    lab = Lab(hand=["Voyage", "Voyage"], deck=[*COPPERS, *["Silver"] * 5])
    lab.play("Voyage")
    lab.play("Voyage")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == ["Voyage", "Voyage"]
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []


def test_voyage_and_two_liches_skip_the_extra_turn_and_the_ordinary_one():
    lab = Lab(hand=["Voyage", "Lich", "Lich"])
    lab.play("Voyage")
    lab.play("Lich")
    lab.play("Lich")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1
    assert (lab.me.turns, lab.other.turns) == (3, 3)
    assert "Voyage" in lab.me.in_play
    lab.end_turn()
    assert lab.turn == 0
    assert (lab.me.turns, lab.other.turns) == (4, 3)


def test_a_skipped_extra_turn_does_not_count_for_the_tie_break():
    # Both have 6 points and two ordinary turns when the last Province goes.
    lab = Lab(
        hand=["Voyage", "Lich", "Province"],
        others=[{"hand": ["Gold", "Gold", "Silver"]}],
        supply={"Province": 1},
    )
    lab.play("Voyage")
    lab.play("Lich")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert (lab.me.turns, lab.other.turns) == (2, 2)
    assert lab.winners == [0, 1]


def test_a_skipped_turn_loses_the_tie_break_like_one_that_was_taken():
    # The other player ends the game in an extra turn, right after the third turn of seat 0 was skipped.
    lab = Lab(
        hand=["Lich", "Province"],
        others=[{"deck": ["Voyage", "Copper", "Gold", "Gold", "Silver"]}, {"discard": ["Province"]}],
        supply={"Province": 1},
    )
    lab.play("Lich")
    lab.end_turn()
    lab.end_turn()
    lab.end_turn()  # 0 is skipped
    assert lab.turn == 1
    assert lab.other.hand == ["Voyage", "Copper", "Gold", "Gold", "Silver"]
    lab.play("Voyage")
    lab.play("Gold")
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert [p.vp for p in lab.players] == [6, 6, 6]
    assert [p.turns for p in lab.players] == [3, 3, 2]
    assert lab.winners == [2]


def test_voyage_and_island_folk_never_make_three_turns():
    lab = Lab(["Odysseys", "Underling"], ally="Island Folk", favors=10, hand=["Voyage"], deck=[*COPPERS, *["Gold"] * 5])
    lab.play("Voyage")
    lab.end_turn(True)
    assert lab.turn == 0
    lab.play_treasures()
    assert lab.me.coins == 5  # the turn that was paid for has no limit
    lab.end_turn()  # not asked again, and the turn of the Voyage would be the third
    assert lab.turn == 1
    assert lab.me.favors == 5
    assert lab.me.in_play == []
    lab.game.check()


def test_island_folk_declined_leaves_the_turn_of_the_voyage():
    lab = Lab(["Odysseys", "Underling"], ally="Island Folk", favors=5, hand=["Voyage"], deck=[*COPPERS, *["Gold"] * 5])
    lab.play("Voyage")
    lab.end_turn(False)
    assert lab.turn == 0
    lab.play_treasures()
    assert lab.me.coins == 3
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.favors == 5


def test_with_a_lich_the_voyage_is_skipped_and_the_turn_of_island_folk_taken():
    deck = [*["Estate"] * 6, *COPPERS, "Gold"]
    lab = Lab(["Odysseys", "Underling"], ally="Island Folk", favors=5, hand=["Voyage", "Lich"], deck=deck)
    lab.play("Voyage")
    lab.play("Lich")
    lab.end_turn(True)
    assert lab.turn == 0
    lab.play_treasures()
    assert lab.me.coins == 5
    lab.end_turn()
    assert lab.turn == 1
    assert (lab.me.turns, lab.me.favors) == (2, 0)
    assert lab.me.in_play == []


def test_voyage_played_in_a_turn_of_island_folk_gives_no_turn():
    deck = ["Voyage", "Estate", "Estate", "Estate", "Estate", *["Gold"] * 5]
    lab = Lab(["Odysseys", "Underling"], ally="Island Folk", favors=5, deck=deck)
    lab.end_turn(True)
    assert lab.turn == 0
    lab.play("Voyage")
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []


def test_voyage_in_a_second_turn_in_a_row_after_anothers_lich_gives_no_turn():
    lab = Lab(deck=[*["Estate"] * 5, "Voyage", *["Copper"] * 4], others=[{"hand": ["Lich"]}])
    lab.end_turn()
    lab.play("Lich")
    lab.end_turn()
    assert lab.turn == 0
    lab.end_turn()
    assert lab.turn == 0  # the other one is skipped, and the turn before was mine
    lab.play("Voyage")
    lab.end_turn()
    assert lab.turn == 1
    assert "Voyage" not in lab.me.in_play


def test_voyage_gives_no_turn_once_the_game_is_over():
    lab = Lab(hand=["Voyage"], coins=8, supply={"Province": 1})
    lab.play("Voyage")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert lab.winners == [0]


def test_a_game_may_end_in_the_extra_turn_which_counts_for_nobody():
    lab = Lab(hand=["Voyage"], deck=["Gold", "Gold", "Silver", "Copper", "Copper"], others=[{"hand": ["Province"]}],
              supply={"Province": 1})  # fmt: skip
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert (lab.me.turns, lab.other.turns) == (2, 1)
    assert lab.winners == [1]


def test_the_limit_counts_actions_and_treasures_together():
    lab = Lab(hand=["Voyage"], deck=["Village", "Copper", "Copper", "Copper", "Gold", "Estate"])
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")
    lab.play_treasures()
    assert len(lab.me.in_play) == 4  # the Voyage, the Village and two Treasures
    assert len(lab.me.hand) == 3
    with pytest.raises(IllegalMove):
        lab.play("Copper")


def test_treasures_one_by_one_stop_after_three():
    lab = Lab(hand=["Voyage"], deck=["Copper", "Silver", "Gold", "Gold", "Gold"])
    lab.play("Voyage")
    lab.end_turn()
    for name in ("Gold", "Silver", "Gold"):
        lab.play(name)
    for name in ("Gold", "Copper"):
        with pytest.raises(IllegalMove):
            lab.play(name)
    assert lab.me.coins == 8
    lab.buy("Province")
    assert lab.me.discard == ["Province"]


def test_courier_plays_any_number_of_cards_from_the_discard_pile():
    deck = ["Throne Room", "Courier", "Copper", "Copper", "Estate", "Gold", "Silver", "Estate"]
    lab = Lab(hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Throne Room", "Courier", "Gold", "Silver")
    assert lab.me.coins == 7
    lab.play("Copper")  # the third from the hand
    with pytest.raises(IllegalMove):
        lab.play("Copper")


def test_herb_gatherer_plays_a_treasure_beyond_the_limit():
    deck = ["Village", "Village", "Herb Gatherer", "Copper", "Copper", "Estate", "Estate", "Gold"]
    lab = Lab(hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.play("Herb Gatherer", "Gold")
    assert lab.me.coins == 3
    lab.play_treasures()
    assert lab.me.coins == 3


def test_vassal_and_herald_play_beyond_the_limit():
    deck = ["Village", "Vassal", "Herald", "Copper", "Copper", "Estate", "Festival", "Estate", "Festival"]
    lab = Lab(hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")  # an Estate
    lab.play("Vassal", "Festival")
    lab.play("Herald")  # an Estate, and the next Festival is turned up and played
    assert lab.me.coins == 6
    with pytest.raises(IllegalMove):
        lab.play("Copper")


def test_royal_galley_plays_what_was_set_aside_beyond_the_limit():
    deck = ["Estate", "Estate", "Estate", *COPPERS, "Estate", "Estate", "Estate", "Gold"]
    lab = Lab(hand=["Voyage", "Royal Galley", "Smithy"], deck=deck[1:])
    lab.play("Voyage")
    lab.play("Royal Galley", "Smithy")
    assert lab.me.set_aside == ["Smithy"]
    lab.end_turn()
    assert lab.turn == 0
    assert "Smithy" in lab.me.in_play
    lab.play_treasures()
    assert len([name for name in lab.me.in_play if name == "Copper"]) == 3


def test_a_throne_room_played_at_the_start_of_the_turn_plays_from_the_hand():
    deck = ["Estate", "Market", "Copper", "Copper", "Copper", "Estate", "Silver", "Silver"]
    lab = Lab(hand=["Voyage", "Royal Galley", "Throne Room"], deck=deck)
    lab.play("Voyage")
    lab.play("Royal Galley", "Throne Room")  # with nothing to play twice yet
    lab.end_turn("Market")
    assert lab.turn == 0
    assert lab.me.coins == 2
    lab.play("Copper")
    lab.play("Copper")  # Market was the first
    for name in ("Copper", "Silver"):
        with pytest.raises(IllegalMove):
            lab.play(name)


def test_contract_can_play_a_voyage_as_the_turn_begins():
    lab = Lab(["Underling"], ally=IDLE, favors=0, hand=["Contract", "Voyage"], deck=[*["Estate"] * 5, *COPPERS])
    lab.play("Contract", "Voyage")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.actions == 2
    lab.end_turn()
    assert lab.turn == 0  # the extra turn
    assert lab.me.in_play == ["Voyage"]
    lab.play_treasures()
    assert lab.me.coins == 3


def test_market_towns_are_bound_by_the_limit():
    deck = ["Village", "Village", "Village", "Market", "Market", "Estate", "Estate", "Estate"]
    lab = Lab(["Underling"], ally="Market Towns", favors=3, hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.to_buy_phase()
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.to_buy_phase(True, "Village")
    assert lab.me.favors == 2
    assert lab.phase == "buy"
    with pytest.raises(IllegalMove):
        lab.play("Market")


def test_city_state_plays_beyond_the_limit():
    deck = ["Village", "Village", "Workshop", "Copper", "Copper", "Estate", "Estate"]
    lab = Lab(["Underling"], ally="City-state", favors=2, hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.play("Workshop", "Village", True)
    assert lab.me.in_play == ["Voyage", *["Village"] * 3, "Workshop"]


@pytest.mark.parametrize("third", ["Elder", "Specialist", "Throne Room", "Royal Galley"])
def test_what_plays_from_the_hand_finds_nothing_as_the_third_card(third):
    deck = ["Village", "Village", third, "Town", "Copper", "Estate", "Estate", "Estate"]
    lab = Lab(hand=["Voyage"], deck=deck)
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Village")
    lab.play("Village")
    lab.play(third)
    assert lab.asked == []
    assert "Town" in lab.me.hand


# Lich -----------------------------------------------------------------------------------------------------------------


def test_throne_room_on_lich_skips_two_turns():
    lab = Lab(hand=["Throne Room", "Lich"], deck=["Copper"] * 14)
    lab.play("Throne Room", "Lich")
    assert len(lab.me.hand) == 12
    assert lab.me.actions == 4
    for _ in range(3):
        lab.end_turn()
        assert lab.turn == 1
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.turns == 5
    lab.game.check()


def test_lich_trashed_by_barbarian():
    lab = Lab(hand=["Barbarian", "Silver"], others=[{"deck": ["Lich", "Copper"]}])
    lab.trash_from_hand("Silver")
    lab.play("Barbarian", "Market")
    gain = lab.asked[-1]
    assert (gain.player, gain.purpose) == (1, "gain")
    assert "Gold" not in gain.options  # no type in common
    assert lab.other.discard == ["Lich", "Silver", "Market"]
    assert lab.trash == []
    assert lab.me.discard == []
    lab.game.check()


def test_lich_trashed_by_remodel_still_sets_the_price():
    lab = Lab(["Remodel"], hand=["Remodel", "Lich"])
    lab.play("Remodel", "Province")
    assert asked(lab) == [(0, "gain")]
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Province"]
    lab.game.check()


def test_lich_finds_only_dearer_cards_in_the_trash():
    lab = Lab(hand=["Lich", "Lich", "Gold", "Province"])
    lab.trash_from_hand("Gold")
    lab.trash_from_hand("Province")
    lab.trash_from_hand("Lich")
    assert lab.asked == []
    assert lab.trash == ["Gold", "Province"]
    assert lab.me.discard == ["Lich"]
    lab.game.check()


def test_lich_can_gain_what_was_trashed_along_with_it():
    lab = Lab(["Pyre"], hand=["Pyre", "Lich", "Estate", "Duchy", "Gold"])
    lab.play("Pyre", ["Estate", "Lich", "Duchy", "Gold"], "Duchy")
    assert sorted(lab.asked[-1].options) == ["Duchy", "Estate"]
    assert lab.trash == ["Estate", "Gold"]
    assert lab.me.discard == ["Lich", "Duchy"]
    lab.game.check()


def test_two_liches_trashed_at_once_come_back_with_a_card_each():
    lab = Lab(["Pyre"], hand=["Pyre", "Lich", "Lich", "Curse", "Copper"])
    lab.play("Pyre", ["Lich", "Copper", "Lich", "Curse"], "Copper")
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Lich", "Copper", "Curse"]
    lab.game.check()


def test_sentinel_trashes_a_lich_that_it_looks_at():
    lab = Lab(hand=["Sentinel"], deck=["Lich", "Curse", "Copper", "Estate", "Gold", "Province"])
    lab.play("Sentinel", ["Lich", "Curse"], ["Gold", "Copper", "Estate"])
    assert lab.me.discard == ["Lich", "Curse"]
    assert lab.trash == []
    assert lab.me.deck == ["Gold", "Copper", "Estate", "Province"]
    lab.game.check()


def test_the_cost_of_lich_is_what_it_is_now():
    lab = Lab(["Wizards", "Underling"], ally="Family of Inventors", favors=1, hand=["Lich", "Market", "Silver"])
    lab.to_buy_phase("Wizards")
    lab.trash_from_hand("Market")
    lab.trash_from_hand("Silver")
    lab.trash_from_hand("Lich")  # it costs 5 now, as Market does
    assert lab.me.discard == ["Lich", "Silver"]
    assert lab.trash == ["Market"]


def test_a_lich_that_costs_nothing_finds_nothing():
    lab = Lab(["Joust", "Tournament"], hand=["Lich", "Copper"], in_play=["Princess", "Princess", "Princess"])
    lab.trash_from_hand("Copper")
    lab.trash_from_hand("Lich")
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Lich"]


def test_what_lich_gains_from_the_trash_is_gained_in_earnest():
    lab = Lab(["Sycophant"], ally=IDLE, favors=0, hand=["Garrison", "Lich", "Sycophant"])
    lab.play("Garrison")
    lab.trash_from_hand("Sycophant")
    assert lab.me.favors == 2
    lab.trash_from_hand("Lich")
    assert lab.me.favors == 4
    assert tokens(lab) == [1]  # for the Sycophant, not for the Lich


def test_acolyte_makes_gold_of_a_lich_that_comes_back():
    lab = Lab(["Augurs"], hand=["Acolyte", "Lich"])
    lab.play("Acolyte", "Lich", False)
    assert lab.me.discard == ["Lich", "Gold"]
    assert lab.trash == []
    lab.game.check()


def test_lich_gains_the_acolyte_of_the_same_play_only_if_it_was_there_before():
    lab = Lab(["Augurs"], hand=["Acolyte", "Acolyte", "Lich"], actions=2, supply={"Augurs": 0})
    lab.play("Acolyte", None, True)
    lab.play("Acolyte", "Lich", True)
    assert lab.me.discard == ["Lich", "Acolyte", "Gold"]
    assert lab.trash == ["Acolyte"]
    lab.game.check()


def test_student_trashes_a_lich_and_stays():
    lab = Lab(favors=0, hand=["Student", "Lich"])
    lab.play("Student")
    assert lab.me.in_play == ["Student"]
    assert lab.me.favors == 0
    assert lab.me.discard == ["Lich"]


def test_royal_galley_plays_a_lich_again_after_the_skipped_turn():
    lab = Lab(hand=["Royal Galley", "Lich"], deck=["Copper"] * 30)
    lab.play("Royal Galley", "Lich")
    assert lab.me.set_aside == ["Lich"]
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.set_aside == ["Lich"]
    lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 11
    assert lab.me.actions == 3
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1  # skipped once more
    lab.game.check()


def test_lich_of_three_players_is_skipped_in_its_place():
    lab = Lab(hand=["Lich"], others=[{}, {}])
    lab.play("Lich")
    turns = []
    for _ in range(5):
        lab.end_turn()
        turns.append(lab.turn)
    assert turns == [1, 2, 1, 2, 0]


def test_butcher_trades_a_lich_and_keeps_it():
    lab = Lab(["Butcher"], hand=["Butcher", "Lich"], coffers=0)
    lab.play("Butcher", "Lich", 2, "Province")
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Province"]
    assert lab.me.coffers == 0
    lab.game.check()


def test_broker_is_paid_for_a_lich_that_is_not_in_the_trash():
    lab = Lab(["Broker"], ally=IDLE, favors=0, hand=["Broker", "Lich"])
    lab.play("Broker", 3)
    assert lab.me.favors == 6
    assert lab.me.discard == ["Lich"]


def test_peaceful_cult_trashes_all_before_a_lich_looks_at_the_trash():
    lab = Lab(["Underling"], ally="Peaceful Cult", favors=3, hand=["Lich", "Copper", "Estate", "Gold"])
    lab.to_buy_phase(3, ["Lich", "Copper", "Estate"], "Estate")
    assert sorted(lab.asked[-1].options) == ["Copper", "Estate"]
    assert lab.me.discard == ["Lich", "Estate"]
    assert lab.trash == ["Copper"]
    lab.game.check()


# Warlord --------------------------------------------------------------------------------------------------------------


def test_warlord_under_throne_room_draws_four_and_stays_with_it():
    lab = Lab(hand=["Throne Room", "Warlord"], deck=[*COPPERS, *["Gold"] * 5])
    lab.play("Throne Room", "Warlord")
    assert lab.me.actions == 2
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Warlord"]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, *["Gold"] * 4]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_specialist_under_warlord_as_throne_room():
    other = {"hand": ["Specialist", "Village", "Smithy"], "in_play": ["Village", "Village"], "deck": ["Copper"] * 8}
    lab = Lab(hand=["Warlord"], others=[other])
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Specialist", "Smithy", 0)
    assert lab.asked[0].options == ["Smithy"]
    assert len(lab.other.hand) == 7
    again = Lab(hand=["Warlord"], others=[{"hand": ["Specialist", "Village"], "in_play": ["Village"]}])
    again.play("Warlord")
    again.end_turn()
    again.play("Specialist", "Village", 0)
    assert again.other.actions == 4


def test_specialist_on_ones_own_warlord_gains_a_copy_or_draws_four():
    lab = Lab(hand=["Specialist", "Warlord"], deck=[*COPPERS, *["Gold"] * 5])
    lab.play("Specialist", "Warlord", 0)
    assert lab.me.actions == 2
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Warlord"]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, *["Gold"] * 4]
    copy = Lab(["Clashes"], hand=["Specialist", "Warlord"], deck=COPPERS, supply={"Clashes": 8})
    copy.play("Specialist", "Warlord", 1)
    assert copy.me.discard == ["Warlord"]
    copy.end_turn()
    assert copy.me.in_play == ["Warlord"]


def test_two_warlords_draw_four_and_forbid_no_more_than_one():
    lab = Lab(hand=["Warlord", "Warlord"], deck=[*COPPERS, *["Gold"] * 5], others=[{"hand": ["Smithy", "Village"]}])
    lab.play("Warlord")
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Village")
    lab.play("Smithy")
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, *["Gold"] * 4]
    assert lab.me.in_play == ["Warlord", "Warlord"]


def test_a_moat_shields_from_warlord_for_the_whole_time():
    two = {"in_play": ["Village", "Village"], "hand": ["Village", "Moat"]}
    lab = Lab(hand=["Warlord"], others=[two, {**two, "hand": ["Village"]}])
    lab.play("Warlord", "Moat")
    lab.end_turn()
    lab.play("Village")
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Village")
    assert lab.turn == 2


def test_warlord_ends_when_its_player_is_next():
    two = {"in_play": ["Village", "Village"], "hand": ["Village"]}
    lab = Lab(hand=["Warlord"], others=[two, {"hand": ["Encore", "Village"], "in_play": ["Village", "Village"]}])
    lab.play("Warlord")
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Village")
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Village")
    lab.play("Encore")
    lab.end_turn()
    assert lab.turn == 2  # an extra turn: nothing is in play any more, and the Warlord still there
    assert lab.me.in_play == ["Warlord"]
    assert len(lab.game.effects) == 2
    lab.end_turn()
    assert lab.turn == 0
    assert lab.game.effects == []


def test_warlord_lasts_over_a_skipped_turn():
    two = {"in_play": ["Village", "Village"], "deck": ["Village"] * 9}
    lab = Lab(hand=["Warlord", "Lich"], others=[{**two, "hand": ["Village"]}])
    lab.play("Warlord")
    lab.play("Lich")
    lab.end_turn()
    with pytest.raises(IllegalMove):
        lab.play("Village")
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Village")
    lab.play("Village")
    with pytest.raises(IllegalMove):
        lab.play("Village")


def test_a_duration_left_in_play_counts_for_warlord():
    other = {"hand": ["Village", *["Stronghold"] * 3], "deck": ["Estate", "Village", "Stronghold", *["Estate"] * 20]}
    lab = Lab(deck=["Warlord"], others=[other])
    lab.end_turn()
    assert lab.me.hand == ["Warlord"]
    lab.play("Village")
    lab.play("Stronghold", 1)
    lab.play("Stronghold", 1)
    lab.end_turn()
    lab.play("Warlord")
    lab.end_turn()
    assert lab.other.in_play == ["Stronghold", "Stronghold"]
    lab.play("Village")
    with pytest.raises(IllegalMove):
        lab.play("Stronghold")


def test_elder_and_royal_galley_are_bound_by_warlord():
    other = {"hand": ["Elder", "Royal Galley", "Village"], "in_play": ["Village", "Village"]}
    lab = Lab(hand=["Warlord"], others=[other])
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Elder", "Royal Galley")  # which finds nothing
    assert lab.asked[0].options == ["Royal Galley"]
    assert len(lab.asked) == 1
    assert lab.other.hand == ["Village"]


def test_contract_plays_beyond_warlord():
    other = {"hand": ["Contract", "Village"], "deck": ["Village", "Village", "Village", "Estate", "Estate", "Copper"]}
    lab = Lab(["Underling"], ally=IDLE, deck=["Warlord"], others=[{**other, "deck": other["deck"] + ["Copper"] * 9}])
    lab.end_turn()
    lab.play("Contract", "Village")
    lab.end_turn()
    lab.play("Warlord")
    lab.end_turn()
    assert lab.other.in_play == ["Contract", "Village"]
    lab.play("Village")  # the second
    with pytest.raises(IllegalMove):
        lab.play("Village")


def test_city_state_and_vassal_play_beyond_warlord():
    other = {"hand": ["Workshop", "Vassal"], "in_play": ["Village", "Village"], "deck": ["Copper", "Village"]}
    lab = Lab(["Underling"], ally="City-state", hand=["Warlord"], others=[{**other, "favors": 2}])
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Workshop", "Village", True)
    lab.play("Vassal", "Village")
    assert lab.other.in_play == ["Workshop", "Vassal", *["Village"] * 4]


# Acolyte --------------------------------------------------------------------------------------------------------------


def test_acolyte_under_throne_room_makes_two_golds_and_one_augur():
    lab = Lab(["Augurs"], hand=["Throne Room", "Acolyte", "Estate", "Village"])
    lab.play("Throne Room", "Acolyte", "Estate", True, "Village")
    assert asked(lab) == [(0, "play"), (0, "trash"), (0, "trash"), (0, "trash")]
    assert lab.trash == ["Estate", "Acolyte", "Village"]
    assert lab.me.discard == ["Gold", "Herb Gatherer", "Gold"]
    lab.game.check()


def test_acolyte_with_an_empty_pile_is_trashed_for_nothing():
    lab = Lab(["Augurs"], hand=["Acolyte"], supply={"Augurs": 0})
    lab.play("Acolyte", True)
    assert lab.trash == ["Acolyte"]
    assert lab.me.discard == []


def test_acolyte_under_royal_galley_is_not_set_aside_once_trashed():
    lab = Lab(["Augurs"], hand=["Royal Galley", "Acolyte"], deck=[*COPPERS, "Gold"])
    lab.play("Royal Galley", "Acolyte", True)
    assert lab.me.set_aside == []
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_acolyte_gains_no_augur_from_a_pile_beside_the_supply():
    lab = Lab(["Ferryman"], ferryman="Augurs", hand=["Acolyte"])
    lab.play("Acolyte", True)
    assert lab.trash == ["Acolyte"]
    assert lab.supply["Augurs"] == 16  # what is gained comes from the Supply, and the Ferryman's pile is not there
    assert lab.me.discard == []


# Territory ------------------------------------------------------------------------------------------------------------


def test_territory_that_empties_its_pile_as_the_third():
    lab = Lab(["Clashes", "Village"], supply={"Clashes": 1, "Village": 0, "Curse": 0}, coins=6)
    lab.buy("Territory")
    assert lab.me.discard == ["Territory", "Gold", "Gold", "Gold"]
    lab.end_turn()
    assert lab.over
    lab.game.check()


def test_territory_gains_no_more_golds_than_there_are_and_an_empty_gold_pile_counts():
    lab = Lab(["Clashes", "Village"], supply={"Clashes": 4, "Village": 0, "Curse": 0, "Gold": 1})
    lab.gain("Territory")
    assert lab.me.discard == ["Territory", "Gold"]
    none = Lab(["Clashes"], supply={"Clashes": 4, "Gold": 0})
    none.gain("Territory")
    assert none.me.discard == ["Territory"]


def test_territory_gained_by_remodel_and_by_another_player():
    lab = Lab(["Clashes", "Remodel"], hand=["Remodel", "Smithy"], supply={"Clashes": 4, "Curse": 0})
    lab.play("Remodel", "Territory")
    assert lab.me.discard == ["Territory", "Gold"]
    lab.gain("Territory", seat=1)
    assert lab.other.discard == ["Territory", "Gold"]
    assert lab.me.discard == ["Territory", "Gold"]
    lab.game.check()


def test_territory_gained_by_the_victim_of_barbarian_brings_the_victim_gold():
    lab = Lab(["Clashes"], hand=["Barbarian"], others=[{"deck": ["Province"]}], supply={"Clashes": 4, "Curse": 0})
    lab.play("Barbarian", "Territory")
    assert lab.other.discard == ["Territory", "Gold"]


def test_territories_count_every_name_of_a_victory_card():
    names = ["Estate", "Duchy", "Province", "Gardens", "Stronghold", "Distant Shore", "Territory"]
    lab = Lab(hand=names, deck=["Estate", "Estate", "Village"], discard=["Territory"], in_play=["Distant Shore"])
    plain = 3 * 1 + 3 + 6 + 1 + 2 + 2 * 2  # twelve cards make a Gardens worth 1
    assert lab.me.vp == plain + 2 * len(names)


# Piles ----------------------------------------------------------------------------------------------------------------


def test_swap_puts_a_card_onto_a_rotated_pile_and_covers_it():
    lab = Lab(["Augurs", "Swap"], hand=["Herb Gatherer", "Swap", "Sibyl"], actions=2, coins=6)
    lab.play("Herb Gatherer", True)
    lab.play("Swap", "Sibyl", "Village")
    assert lab.pile("Augurs")[:2] == ["Sibyl", "Acolyte"]
    assert "Acolyte" not in lab.asked[-1].options
    assert "Sibyl" not in lab.asked[-1].options
    lab.buy("Sibyl")
    assert lab.pile("Augurs")[:2] == ["Acolyte", "Acolyte"]
    lab.game.check()


def test_swap_may_gain_another_card_of_the_same_pile():
    lab = Lab(["Augurs", "Swap"], hand=["Swap", "Sibyl"], supply={"Augurs": 8})
    with pytest.raises(IllegalAnswer):
        lab.play("Swap", "Sibyl", "Sorceress")  # the Sibyl lies on top of it now
    other = Lab(["Townsfolk", "Augurs", "Swap"], hand=["Swap", "Sibyl"], supply={"Townsfolk": 4})
    other.play("Swap", "Sibyl", "Elder")
    assert other.me.hand == ["Elder"]


def test_swap_refills_an_empty_pile():
    lab = Lab(["Augurs", "Swap"], hand=["Swap", "Sorceress"], supply={"Augurs": 0})
    assert lab.game.empty_piles == 1
    lab.play("Swap", "Sorceress", "Village")
    assert lab.pile("Augurs") == ["Sorceress"]
    assert lab.game.empty_piles == 0
    lab.gain("Sorceress")
    assert lab.game.empty_piles == 1
    lab.game.check()


def test_rotating_a_messed_up_pile_moves_the_block_on_top_only():
    lab = Lab(["Townsfolk", "Swap"], hand=["Town Crier", "Town Crier", "Swap", "Elder"], actions=4)
    lab.play("Town Crier", 0, True)
    lab.play("Swap", "Elder", "Village")
    assert lab.pile("Townsfolk")[:2] == ["Elder", "Blacksmith"]
    lab.play("Town Crier", 0, True)
    assert lab.pile("Townsfolk") == [
        *["Blacksmith"] * 4, *["Miller"] * 4, *["Elder"] * 4, *["Town Crier"] * 4, "Elder",
    ]  # fmt: skip
    lab.game.check()


@pytest.mark.parametrize("size", [0, 1, 4])
@pytest.mark.parametrize(
    ("pile", "card", "answers"),
    [
        ("Augurs", "Herb Gatherer", []),
        ("Forts", "Tent", []),
        ("Odysseys", "Old Map", []),
        ("Townsfolk", "Town Crier", [0]),
        ("Wizards", "Student", []),
        ("Clashes", "Battle Plan", []),
    ],
)
def test_rotating_is_not_asked_where_it_does_nothing(pile, card, answers, size):
    lab = Lab([pile], hand=[card], supply={pile: size}, ally=IDLE if pile == "Wizards" else None)
    before = lab.pile(pile)
    lab.play(card, *answers)
    assert [q.purpose for q in lab.asked] == ["choose"] * len(answers)
    assert lab.pile(pile) == before
    assert len(before) == size


def test_battle_plan_may_pick_any_pile_that_has_cards():
    lab = Lab(["Clashes", "Augurs", "Village"], hand=["Battle Plan"], supply={"Village": 0})
    lab.play("Battle Plan", "Province")
    question = lab.asked[-1]
    assert (question.purpose, question.minimum, question.maximum) == ("rotate", 0, 1)
    assert {"Augurs", "Clashes", "Province", "Curse", "Smithy"} <= set(question.options)
    assert "Herb Gatherer" not in question.options
    assert lab.supply["Province"] == 8


def test_battle_plan_rotates_no_pile_beside_the_supply():
    lab = Lab(["Ferryman", "Clashes"], ferryman="Augurs", hand=["Battle Plan"])
    with pytest.raises(IllegalAnswer):
        lab.play("Battle Plan", "Augurs")
    lab.play("Battle Plan", None)
    assert "Augurs" not in lab.asked[-1].options


def test_battle_plan_draws_for_an_attack_shown_and_again_under_throne_room():
    lab = Lab(["Clashes"], hand=["Throne Room", "Battle Plan", "Archer"], deck=["Gold"] * 6)
    lab.play("Throne Room", "Battle Plan", "Archer", "Clashes", "Archer", "Clashes")
    assert lab.me.hand == ["Archer", *["Gold"] * 4]
    assert lab.pile("Clashes")[0] == "Warlord"
    lab.game.check()


def test_only_the_top_card_can_be_gained():
    lab = Lab(["Augurs"])
    for name in ("Acolyte", "Sorceress", "Sibyl"):
        with pytest.raises(IllegalMove):
            lab.gain(name)
    for name in ["Herb Gatherer"] * 4 + ["Acolyte"]:
        lab.gain(name)
    with pytest.raises(IllegalMove):
        lab.gain("Herb Gatherer")
    assert lab.me.discard == [*["Herb Gatherer"] * 4, "Acolyte"]


def test_the_second_of_two_gains_finds_the_next_card_on_top():
    lab = Lab(["Stonemason", "Augurs"], supply={"Augurs": 9}, coins=6)
    lab.buy("Stonemason", 4, "Acolyte")
    assert sorted(lab.asked[-1].options) == ["Acolyte", "Smithy"]
    assert lab.me.discard == ["Acolyte", "Smithy", "Stonemason"]  # of cost 4, no Augur is to be had any more
    assert lab.pile("Augurs")[0] == "Sorceress"
    lab.game.check()


def test_a_purchase_that_ends_a_kind_uncovers_the_next_one():
    lab = Lab(["Augurs"], supply={"Augurs": 13}, coins=7, buys=2)
    lab.buy("Herb Gatherer")
    with pytest.raises(IllegalMove):
        lab.buy("Herb Gatherer")
    lab.buy("Acolyte")
    assert lab.me.coins == 0


def test_a_split_pile_is_empty_only_when_all_its_cards_are_gone():
    lab = Lab(["Augurs", "Village", "Smithy"], supply={"Augurs": 13, "Village": 0, "Smithy": 0}, coins=3)
    lab.buy("Herb Gatherer")
    lab.end_turn()
    assert not lab.over
    last = Lab(["Augurs", "Village", "Smithy"], supply={"Augurs": 1, "Village": 0, "Smithy": 0}, coins=6)
    last.buy("Sibyl")
    last.end_turn()
    assert last.over


def test_any_card_of_a_split_pile_is_the_bane():
    lab = Lab(["Young Witch"], bane="Townsfolk", hand=["Young Witch"], others=[{"hand": ["Elder"]}, {"hand": ["Town"]}])
    lab.play("Young Witch", "Elder")
    assert [p.discard for p in lab.players[1:]] == [[], ["Curse"]]
    assert "Townsfolk" in lab.supply
    lab.gain("Town Crier")


def test_the_bane_goes_by_the_cost_of_the_pile():
    for pile in ("Augurs", "Clashes", "Forts", "Odysseys", "Townsfolk"):
        lab = Lab(["Young Witch"], bane=pile)
        assert lab.supply[pile] == 16
    with_ally = Lab(["Young Witch"], bane="Wizards", ally=IDLE)
    assert with_ally.me.favors == 1
    for card in ("Acolyte", "Herb Gatherer"):
        with pytest.raises(IllegalSetup):
            Lab(["Young Witch"], bane=card)


def test_a_split_pile_as_the_ferrymans_gives_its_top_card():
    lab = Lab(["Ferryman"], ferryman="Forts", hand=["Tent"], coins=3)
    lab.gain("Ferryman")
    assert lab.me.discard == ["Ferryman", "Tent"]
    lab.play("Tent", True)
    lab.gain("Ferryman")
    assert lab.me.discard == ["Ferryman", "Tent", "Ferryman", "Garrison"]
    with pytest.raises(IllegalMove):
        lab.buy("Garrison")
    with pytest.raises(IllegalSetup):
        Lab(["Ferryman"], ferryman="Townsfolk")  # it costs 2
    lab.game.check()


def test_an_empty_ferrymans_pile_is_no_empty_supply_pile():
    lab = Lab(["Ferryman", "Clashes"], ferryman="Forts", supply={"Forts": 0, "Clashes": 4})
    lab.gain("Territory")
    assert lab.me.discard == ["Territory"]


def test_jester_finds_no_copy_beneath_the_top():
    lab = Lab(["Augurs", "Jester"], hand=["Jester"], others=[{"deck": ["Sorceress"]}])
    lab.play("Jester")
    assert lab.asked == []
    assert lab.other.discard == ["Sorceress"]
    assert lab.me.discard == []


def test_jester_copies_a_top_card_and_curses_for_a_distant_shore():
    others = [{"deck": ["Old Map"]}, {"deck": ["Distant Shore"]}]
    lab = Lab(["Odysseys", "Jester"], hand=["Jester"], others=others)
    lab.play("Jester", 1)
    assert lab.me.discard == ["Old Map"]
    assert [p.discard for p in lab.players[1:]] == [["Old Map"], ["Distant Shore", "Curse"]]


def test_taxman_takes_a_sunken_treasure_and_gains_one_only_from_the_top():
    hand = ["Sunken Treasure", "Copper", "Copper", "Estate", "Gold"]
    position = {"hand": ["Taxman", "Sunken Treasure"], "others": [{"hand": hand}]}
    lab = Lab(["Odysseys", "Taxman"], **position)
    lab.play("Taxman", "Sunken Treasure", "Gold")
    assert sorted(lab.asked[-1].options) == ["Copper", "Gold", "Silver"]
    assert lab.other.discard == ["Sunken Treasure"]
    top = Lab(["Odysseys", "Taxman"], supply={"Odysseys": 8}, **position)
    top.play("Taxman", "Sunken Treasure", "Sunken Treasure")
    assert top.me.deck == ["Sunken Treasure"]
    assert top.pile("Odysseys") == [*["Sunken Treasure"] * 3, *["Distant Shore"] * 4]
    top.game.check()


def test_a_saboteur_offers_top_cards_for_what_it_trashed():
    lab = Lab(["Augurs", "Wrecker"], hand=["Wrecker"], others=[{"deck": ["Copper", "Sibyl"]}], supply={"Augurs": 12})
    lab.play("Wrecker", "Acolyte")
    assert "Herb Gatherer" not in lab.asked[-1].options
    assert lab.trash == ["Sibyl"]
    assert lab.other.discard == ["Acolyte", "Copper"]
    lab.game.check()


# Archer, Sorceress, Sorcerer --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "lost"), [(3, 0), (4, 0), (5, 1), (6, 1), (8, 1)])
def test_archer_takes_one_card_of_five_or_more(size, lost):
    lab = Lab(hand=["Archer"], others=[{"hand": ["Copper"] * size}])
    lab.play("Archer")
    assert lab.asked == []  # all cards are alike
    assert len(lab.other.hand) == size - lost
    assert lab.other.discard == ["Copper"] * lost


def test_archer_past_a_moat_and_to_three_players():
    lab = Lab(hand=["Archer"], others=[{"hand": ["Moat", *FIVE]}, {"hand": FIVE}, {"hand": FIVE}])
    lab.play("Archer", "Moat", "Gold", "Duchy", "Estate", "Silver")
    assert asked(lab) == [(1, "react"), (2, "keep"), (0, "discard"), (3, "keep"), (0, "discard")]
    assert [p.discard for p in lab.players[1:]] == [[], ["Duchy"], ["Silver"]]


def test_archer_under_throne_room_asks_again_and_stops_at_four():
    lab = Lab(hand=["Throne Room", "Archer"], others=[{"hand": FIVE}])
    lab.play("Throne Room", "Archer", "Gold", "Silver")
    assert lab.me.coins == 4
    assert lab.other.discard == ["Silver"]


def test_what_archer_left_unseen_is_unknown_to_the_others():
    lab = Lab(hand=["Archer"], others=[{"hand": ["Province", *FIVE]}, {}])
    lab.play("Archer", "Gold", "Province")
    for seat in (-1, 0, 2):
        data = lab.game.view(seat).data()
        assert "hand" not in data["players"][1]
        assert "Gold" not in repr(data["players"])
        assert "Gold" not in repr(lab.game.view(seat).log())
    assert "Gold" in lab.game.view(1).data()["players"][1]["hand"]


def test_sorceress_with_nothing_to_turn_up():
    lab = Lab(hand=["Sorceress"])
    lab.play("Sorceress", "Copper")
    assert lab.other.discard == []
    assert lab.me.actions == 1


def test_sorceress_shuffles_for_her_card():
    lab = Lab(hand=["Sorceress"], discard=["Gold"])
    lab.play("Sorceress", "Gold")
    assert lab.me.hand == ["Gold"]
    assert lab.other.discard == ["Curse"]


def test_sorceress_goes_past_a_moat_and_runs_out_of_curses():
    lab = Lab(hand=["Sorceress"], deck=["Gold"], others=[{"hand": ["Moat"]}, {}, {}], supply={"Curse": 1})
    lab.play("Sorceress", "Moat", "Gold")
    assert asked(lab) == [(1, "react"), (0, "name")]
    assert [p.discard for p in lab.players[1:]] == [[], ["Curse"], []]


def test_a_card_of_no_pile_here_can_be_named_and_a_pile_cannot():
    lab = Lab(hand=["Sorceress", "Sorceress"], deck=["Conjurer", "Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Sorceress", "Augurs")
    lab.play("Sorceress", "Conjuror")
    assert lab.other.discard == ["Curse"]
    lab.play("Sorceress", "Golem")
    assert lab.other.discard == ["Curse"]


def test_sorceress_under_throne_room_names_two_cards():
    lab = Lab(hand=["Throne Room", "Sorceress"], deck=["Gold", "Silver", "Copper"])
    lab.play("Throne Room", "Sorceress", "Gold", "Silver")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.other.discard == ["Curse", "Curse"]


def test_sorcerer_curses_who_has_nothing_to_turn_up():
    lab = Lab(hand=["Sorcerer"])
    lab.play("Sorcerer", "Copper")
    assert lab.other.discard == ["Curse"]
    assert lab.other.deck == []


def test_sorcerer_makes_them_shuffle_and_leaves_the_card_on_top():
    lab = Lab(hand=["Sorcerer"], others=[{"discard": ["Gold"]}])
    lab.play("Sorcerer", "Gold")
    assert lab.other.deck == ["Gold"]
    assert lab.other.discard == []


def test_a_curse_of_sorcerer_is_not_on_the_deck_for_the_second_one():
    lab = Lab(hand=["Throne Room", "Sorcerer"], others=[{"deck": ["Gold", "Curse"]}])
    lab.play("Throne Room", "Sorcerer", "Copper", "Gold")
    assert lab.other.deck == ["Gold", "Curse"]
    assert lab.other.discard == ["Curse"]
    lab.game.check()


# Sibyl, Student, Conjurer ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "hand_after", "deck_after"),
    [([], [], []), (["Gold"], [], ["Gold"]), (["Gold", "Gold"], [], ["Gold", "Gold"])],
)
def test_sibyl_with_too_few_cards(deck, hand_after, deck_after):
    lab = Lab(hand=["Sibyl"], deck=deck)
    lab.play("Sibyl")
    assert lab.asked == []
    assert lab.me.hand == hand_after
    assert lab.me.deck == deck_after
    lab.game.check()


def test_sibyl_under_throne_room_draws_its_top_card_again():
    deck = ["Gold", "Silver", "Copper", "Estate", "Duchy", *["Curse"] * 3]
    lab = Lab(hand=["Throne Room", "Sibyl"], deck=deck)
    lab.play("Throne Room", "Sibyl", "Gold", "Silver", "Estate", "Duchy")
    assert lab.me.hand == ["Copper", "Gold", "Curse", "Curse"]
    assert lab.me.deck == ["Estate", "Curse", "Silver", "Duchy"]
    lab.game.check()


def test_student_under_throne_room_goes_onto_the_deck_once():
    lab = Lab(favors=0, hand=["Throne Room", "Student", "Copper", "Silver"], deck=["Gold"])
    lab.play("Throne Room", "Student", "Copper")
    assert lab.trash == ["Copper", "Silver"]
    assert lab.me.favors == 2
    assert lab.me.deck == ["Student", "Gold"]
    assert lab.me.actions == 2
    lab.game.check()


def test_student_under_throne_room_goes_onto_the_deck_with_the_second_card():
    lab = Lab(favors=0, hand=["Throne Room", "Student", "Estate", "Silver"], deck=["Gold"])
    lab.play("Throne Room", "Student", "Estate")
    assert lab.me.favors == 1
    assert lab.me.deck == ["Student", "Gold"]


def test_student_drawn_between_the_two_plays_stays_where_it_is():
    ally = {"ally": "Fellowship of Scribes", "favors": 1}
    lab = Lab(["Wizards"], **ally, hand=["Throne Room", "Student", "Copper", "Silver", "Gold"], supply={"Wizards": 4})
    lab.play("Throne Room", "Student", "Copper", True, "Silver", False, False)
    # After the first play a Favor draws the Student. Played again it makes another Favor, and is not in play to move.
    assert lab.trash == ["Copper", "Silver"]
    assert lab.me.hand == ["Student", "Gold"]
    assert lab.me.deck == []
    assert lab.me.favors == 2
    lab.game.check()


def test_student_rotates_before_it_trashes():
    lab = Lab(["Wizards"], ally=IDLE, favors=0, hand=["Student", "Copper", "Estate"], deck=[])
    lab.play("Student", True, "Copper")
    assert asked(lab) == [(0, "may"), (0, "trash")]
    assert lab.pile("Wizards")[0] == "Conjurer"
    assert lab.me.deck == ["Student"]


def test_student_under_royal_galley_is_gone_before_it_can_be_set_aside():
    lab = Lab(favors=0, hand=["Royal Galley", "Student", "Copper"], deck=["Estate", *COPPERS, "Gold"])
    lab.play("Royal Galley", "Student", "Copper")
    assert lab.me.set_aside == []
    assert lab.me.deck[0] == "Student"
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_conjurer_under_throne_room_gains_two_and_comes_back_once():
    lab = Lab(hand=["Throne Room", "Conjurer"], deck=[*["Estate"] * 5, *COPPERS])
    lab.play("Throne Room", "Conjurer", "Silver", "Smithy")
    assert lab.me.discard == ["Silver", "Smithy"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Conjurer"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room"]
    assert lab.me.hand == ["Conjurer", *["Estate"] * 5]
    lab.play("Conjurer", "Silver")
    lab.end_turn()
    assert lab.me.in_play == ["Conjurer"]  # this time nothing plays it twice
    lab.game.check()


def test_conjurer_is_a_duration_and_not_for_royal_galley():
    lab = Lab(hand=["Royal Galley", "Conjurer", "Stronghold", "Voyage", "Warlord", "Garrison", "Smithy"])
    lab.play("Royal Galley", None)
    assert lab.asked[-1].options == ["Smithy"]


def test_conjurer_comes_back_in_a_voyage_turn_and_counts_when_played():
    lab = Lab(hand=["Voyage", "Conjurer"], deck=COPPERS)
    lab.play("Voyage")
    lab.play("Conjurer", "Estate")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.hand == ["Conjurer", *COPPERS]
    lab.play("Conjurer", "Estate")
    lab.play_treasures()
    assert lab.me.coins == 2


def test_conjurer_of_a_skipped_turn_waits():
    lab = Lab(hand=["Village", "Conjurer", "Lich"], deck=["Estate"] * 12)
    lab.play("Village")
    lab.play("Conjurer", "Silver")
    lab.play("Lich")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == ["Conjurer"]
    lab.end_turn()
    assert "Conjurer" in lab.me.hand


# Hill Fort, Stronghold ------------------------------------------------------------------------------------------------


def test_hill_fort_does_not_find_a_card_that_city_state_plays():
    lab = Lab(["Underling"], ally="City-state", favors=2, hand=["Hill Fort"], deck=["Gold", "Copper"])
    lab.play("Hill Fort", "Village", True, 0)
    assert lab.me.in_play == ["Hill Fort", "Village"]
    assert lab.me.hand == ["Gold"]
    assert len(lab.asked[-1].options) == 2  # both could be chosen
    assert lab.me.actions == 2  # of the Village alone


def test_hill_fort_does_not_find_a_card_that_bauble_put_onto_the_deck():
    lab = Lab(["Bauble"], ally=IDLE, hand=["Courier", "Hill Fort"], deck=["Bauble", "Copper"], actions=2)
    lab.play("Courier", "Bauble", [0, 3])
    lab.play("Hill Fort", "Silver", True, 0)
    assert lab.me.hand == []
    assert lab.me.deck == ["Silver", "Copper"]
    lab.game.check()


def test_hill_fort_draws_a_card_that_bauble_put_onto_the_deck():
    lab = Lab(["Bauble"], ally=IDLE, hand=["Courier", "Hill Fort"], deck=["Bauble", "Copper"], actions=2)
    lab.play("Courier", "Bauble", [0, 3])
    lab.play("Hill Fort", "Silver", True, 1)
    assert lab.me.hand == ["Silver"]
    assert lab.me.deck == ["Copper"]


@pytest.mark.parametrize(("fate", "deck", "trash"), [(0, ["Copper"], ["Silver"]), (1, ["Silver", "Copper"], [])])
def test_hill_fort_does_not_find_a_card_that_a_reaction_moved(fate, deck, trash):
    lab = Lab(["Belfry"], hand=["Hill Fort", "Belfry"], deck=["Copper"])
    lab.play("Hill Fort", "Silver", "Belfry", fate, 0)
    assert lab.me.hand == ["Belfry"]
    assert lab.me.deck == deck
    assert lab.trash == trash
    lab.game.check()


def test_hill_fort_does_not_find_a_card_that_was_shuffled_away():
    lab = Lab(["Underling"], ally="Band of Nomads", favors=1, hand=["Hill Fort"], discard=["Silver"])
    lab.play("Hill Fort", "Silver", True, 0, 0)  # +1 Card shuffles both Silvers and draws one
    assert lab.me.hand == ["Silver"]
    assert lab.me.deck == ["Silver"]
    lab.game.check()


def test_hill_fort_finds_a_card_that_was_gained_onto_the_deck():
    lab = Lab(["Mailbag"], hand=["Hill Fort"], in_play=["Mailbag"], deck=["Copper"])
    lab.play("Hill Fort", "Silver", 0)
    assert lab.me.hand == ["Silver"]
    assert lab.me.deck == ["Copper"]
    lab.game.check()


def test_hill_fort_does_not_find_a_card_that_went_away_and_came_back():
    lab = Lab(["Rebound", "Underling"], ally="City-state", favors=2, hand=["Hill Fort"], deck=["Gold"])
    lab.play("Hill Fort", "Rebound", True, 0)  # played, it discards itself at once
    assert lab.me.discard == ["Rebound"]
    assert lab.me.hand == []
    lab.game.check()


def test_hill_fort_and_elder_take_the_card_and_draw_another():
    lab = Lab(hand=["Elder", "Hill Fort"], deck=["Gold", "Copper"])
    lab.play("Elder", "Hill Fort", "Silver", [1, 0])
    assert lab.me.hand == ["Silver", "Gold"]
    assert lab.me.discard == []
    assert lab.me.actions == 1
    assert lab.me.coins == 2


def test_hill_fort_takes_only_its_own_card():
    lab = Lab(hand=["Hill Fort"], discard=["Silver", "Gold"])
    lab.play("Hill Fort", "Silver", 0)
    assert lab.me.hand == ["Silver"]
    assert lab.me.discard == ["Silver", "Gold"]


def test_hill_fort_under_throne_room_takes_both_cards():
    lab = Lab(hand=["Throne Room", "Hill Fort"], deck=["Gold"])
    lab.play("Throne Room", "Hill Fort", "Smithy", 0, "Village", 0)
    assert lab.me.hand == ["Smithy", "Village"]
    assert lab.me.discard == []


@pytest.mark.parametrize(
    ("choices", "coins", "cards", "stays"), [((0, 0), 6, 0, False), ((0, 1), 3, 3, True), ((1, 0), 3, 3, True),
                                            ((1, 1), 0, 6, True)]
)  # fmt: skip
def test_stronghold_under_throne_room_chooses_each_time(choices, coins, cards, stays):
    lab = Lab(hand=["Throne Room", "Stronghold"], deck=[*COPPERS, *["Gold"] * 8])
    lab.play("Throne Room", "Stronghold", *choices)
    assert lab.me.coins == coins
    lab.end_turn()
    assert lab.me.in_play == (["Throne Room", "Stronghold"] if stays else [])
    lab.end_turn()
    assert len(lab.me.hand) == 5 + cards
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_elder_on_stronghold_may_take_one_thing_only():
    lab = Lab(hand=["Elder", "Stronghold"], deck=[*COPPERS, *["Gold"] * 8])
    lab.play("Elder", "Stronghold", 0)
    assert lab.me.coins == 5
    lab.end_turn()
    assert lab.me.in_play == []


# Elder ----------------------------------------------------------------------------------------------------------------


def test_elder_on_elder_serves_what_the_second_plays():
    lab = Lab(hand=["Elder", "Elder", "Town"], deck=["Gold", "Copper"])
    lab.play("Elder", "Elder", "Town", [0, 1])
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (6, 2, 2)
    assert lab.me.hand == ["Gold"]


def test_elder_on_throne_room_serves_no_town_that_this_plays():
    lab = Lab(hand=["Elder", "Throne Room", "Town"], deck=["Gold", "Copper"])
    lab.play("Elder", "Throne Room", "Town", 0, 1)
    assert [(q.minimum, q.maximum) for q in lab.asked[2:]] == [(1, 1), (1, 1)]
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (4, 2, 2)


def test_throne_room_on_elder_serves_two_cards():
    lab = Lab(hand=["Throne Room", "Elder", "Town", "Town"], deck=["Gold", "Copper", "Copper"])
    lab.play("Throne Room", "Elder", "Town", [0, 1], "Town", [0, 1])
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (8, 3, 4)


def test_elder_serves_only_the_very_card_it_played():
    lab = Lab(hand=["Elder", "Town", "Town"], actions=2)
    lab.play("Elder", "Town", [0, 1])
    lab.play("Town", 1)
    assert [q.maximum for q in lab.asked[1:]] == [2, 1]


def test_elders_choice_is_gone_with_the_turn():
    lab = Lab(hand=["Elder", "Town"], deck=["Estate"])
    lab.play("Elder", "Town", 1)
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0
    lab.play("Town", 1)
    assert [q.maximum for q in lab.asked[1:]] == [2, 1]


def test_a_card_elder_played_twice_in_a_turn_by_two_elders():
    lab = Lab(["Recall"], hand=["Elder", "Town Crier", "Recall", "Elder"], deck=["Gold", "Copper"], actions=2)
    lab.play("Elder", "Town Crier", [0, 1])
    lab.play("Recall", "Town Crier")
    lab.play("Elder", "Town Crier", [0, 1, 2])
    assert [(q.minimum, q.maximum) for q in lab.asked if q.card == "Town Crier"] == [(1, 2), (1, 3)]


def test_elder_on_trusty_steed_makes_three():
    lab = Lab(["Tournament"], hand=["Elder", "Trusty Steed"], deck=["Gold"] * 3)
    with pytest.raises(IllegalAnswer):
        lab.play("Elder", "Trusty Steed", [0])
    lab.play("Elder", "Trusty Steed", [2, 1, 0])
    assert (lab.me.coins, lab.me.actions) == (4, 2)
    assert lab.me.hand == ["Gold", "Gold"]


def test_elder_on_specialist_plays_again_and_gains_a_copy():
    lab = Lab(hand=["Elder", "Specialist", "Smithy"], deck=["Gold"] * 7)
    lab.play("Elder", "Specialist", "Smithy", [1, 0])
    assert lab.me.hand == ["Gold"] * 6
    assert lab.me.discard == ["Smithy"]


def test_elder_on_modify_draws_before_it_gains():
    lab = Lab(hand=["Elder", "Modify", "Estate"], deck=["Gold", "Copper"])
    lab.play("Elder", "Modify", [1, 0], "Smithy")
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Smithy"]
    assert lab.me.actions == 1


def test_elder_on_town_crier_rotates_once():
    lab = Lab(["Townsfolk"], hand=["Elder", "Town Crier"], deck=["Gold"])
    lab.play("Elder", "Town Crier", [1, 0], True)
    assert lab.me.coins == 4
    assert lab.me.discard == ["Silver"]
    assert lab.pile("Townsfolk")[0] == "Blacksmith"


def test_elder_on_innkeeper_draws_and_discards_one_item_after_the_other():
    lab = Lab(hand=["Elder", "Innkeeper"], deck=["Gold", "Silver", "Copper", "Estate"])
    lab.play("Elder", "Innkeeper", [0, 1], ["Gold", "Silver", "Estate"])
    assert lab.asked[-1].options == ["Gold", "Silver", "Copper", "Estate"]
    assert lab.me.hand == ["Copper"]


def test_elder_adds_nothing_to_jester():
    lab = Lab(["Jester"], hand=["Elder", "Jester"], others=[{"deck": ["Silver"]}])
    with pytest.raises(IllegalAnswer):
        lab.play("Elder", "Jester", [0, 1])
    lab.play("Elder", "Jester", 1)
    assert lab.me.discard == ["Silver"]


# Miller, Blacksmith, Sunken Treasure, Distant Shore, Old Map, Tent ----------------------------------------------------


def test_miller_with_no_cards_and_with_one():
    lab = Lab(hand=["Miller"])
    lab.play("Miller")
    assert lab.asked == []
    assert lab.me.actions == 1
    one = Lab(hand=["Miller"], discard=["Gold"])
    one.play("Miller")
    assert one.me.hand == ["Gold"]
    assert one.me.deck == one.me.discard == []


def test_miller_looks_in_secret():
    lab = Lab(hand=["Miller"], deck=["Gold", "Silver", "Copper", "Estate"])
    lab.play("Miller", "Gold")
    assert "Gold" not in repr(lab.game.view(1).data()["players"])
    assert "Gold" not in repr(lab.game.view(1).log())
    assert lab.me.discard == ["Silver", "Copper", "Estate"]


@pytest.mark.parametrize(("held", "drawn"), [(0, 6), (4, 2), (5, 1), (6, 0), (8, 0)])
def test_blacksmith_fills_up_to_six_and_takes_nothing_away(held, drawn):
    lab = Lab(hand=["Blacksmith", *["Estate"] * held], deck=["Gold"] * 9)
    lab.play("Blacksmith", 0)
    assert lab.me.hand == [*["Estate"] * held, *["Gold"] * drawn]


def test_elder_on_blacksmith_takes_the_lists_in_order_whatever_is_named():
    lab = Lab(hand=["Elder", "Blacksmith"], deck=["Gold"] * 9)
    lab.play("Elder", "Blacksmith", [1, 0])
    assert len(lab.me.hand) == 8  # up to six, and then two


def test_sunken_treasure_looks_at_the_top_card_of_a_split_pile():
    there = ["Herb Gatherer", "Village"]
    lab = Lab(["Augurs", "Clashes"], hand=["Sunken Treasure"], in_play=there, supply={"Clashes": 4})
    lab.play("Sunken Treasure", "Smithy")
    assert not {"Herb Gatherer", "Acolyte", "Territory", "Village", "Silver"} & set(lab.asked[-1].options)
    rotated = Lab(["Augurs"], hand=["Sunken Treasure"], in_play=["Herb Gatherer"], supply={"Augurs": 12})
    rotated.play("Sunken Treasure", "Acolyte")
    assert rotated.me.discard == ["Acolyte"]


def test_sunken_treasure_sees_durations_of_the_last_turn_and_the_action_half_of_victory_cards():
    lab = Lab(["Forts"], hand=["Stronghold"], deck=["Sunken Treasure"], supply={"Forts": 4})
    lab.play("Stronghold", 1)
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Stronghold"]
    lab.play("Sunken Treasure", "Smithy")
    assert "Stronghold" not in lab.asked[-1].options


def test_sunken_treasure_gains_an_action_again_that_left_play():
    lab = Lab(["Augurs"], hand=["Acolyte", "Sunken Treasure"], supply={"Augurs": 12})
    lab.play("Acolyte", True)
    lab.play("Sunken Treasure", "Acolyte")
    assert lab.me.discard == ["Acolyte", "Acolyte"]


def test_sunken_treasure_played_twice_by_specialist():
    lab = Lab(hand=["Specialist", "Sunken Treasure"])
    lab.play("Specialist", "Sunken Treasure", "Village", 0, "Village")
    assert lab.me.discard == ["Village", "Village"]


def test_distant_shore_under_throne_room_with_one_estate():
    lab = Lab(hand=["Throne Room", "Distant Shore"], deck=["Gold"] * 5, supply={"Estate": 1})
    lab.play("Throne Room", "Distant Shore")
    assert lab.me.hand == ["Gold"] * 4
    assert lab.me.discard == ["Estate"]
    assert lab.me.actions == 2
    lab.game.check()


def test_distant_shore_draws_before_the_estate_is_there():
    lab = Lab(hand=["Distant Shore"], deck=["Gold"])
    lab.play("Distant Shore")
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Estate"]


def test_old_map_with_nothing_else():
    lab = Lab(["Odysseys"], hand=["Old Map"])
    lab.play("Old Map", True)
    assert asked(lab) == [(0, "may")]
    assert lab.me.actions == 1
    assert lab.pile("Odysseys")[0] == "Voyage"


def test_old_map_under_throne_room_goes_through_everything_twice():
    lab = Lab(["Odysseys"], hand=["Throne Room", "Old Map"], deck=["Estate", "Gold", "Curse", "Silver"])
    lab.play("Throne Room", "Old Map", True, "Curse", True)
    assert asked(lab) == [(0, "play"), (0, "may"), (0, "discard"), (0, "may")]
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.discard == ["Estate", "Curse"]
    assert lab.pile("Odysseys")[0] == "Sunken Treasure"


def test_tents_and_merchant_camps_go_onto_the_deck_in_any_order():
    lab = Lab(in_play=["Tent", "Merchant Camp"], deck=[*["Copper"] * 3, "Gold"])
    lab.end_turn("Merchant Camp", True, True)
    assert [(q.purpose, q.card) for q in lab.asked[1:]] == [("may", "Merchant Camp"), ("may", "Tent")]
    assert lab.me.hand == ["Tent", "Merchant Camp", *["Copper"] * 3]
    assert lab.me.deck == ["Gold"]
    lab.game.check()


def test_a_tent_that_throne_room_played_goes_onto_the_deck_once():
    lab = Lab(["Forts"], hand=["Throne Room", "Tent"], deck=["Copper"] * 6)
    lab.play("Throne Room", "Tent", True, True)
    assert lab.me.coins == 4
    assert lab.pile("Forts")[0] == "Hill Fort"
    lab.end_turn(True)
    assert lab.me.hand == ["Tent", *["Copper"] * 4]
    assert lab.me.discard == ["Throne Room"]


def test_a_tent_under_royal_galley_is_not_discarded_until_it_is_played_again():
    lab = Lab(hand=["Royal Galley", "Tent"], deck=["Estate", *COPPERS, *["Gold"] * 5])
    lab.play("Royal Galley", "Tent")
    lab.end_turn()  # set aside: not asked
    assert lab.me.set_aside == ["Tent"]
    lab.end_turn()
    assert lab.me.coins == 2
    assert lab.me.in_play == ["Royal Galley", "Tent"]
    lab.end_turn(True)
    assert lab.me.hand == ["Tent", *["Gold"] * 4]


# Herb Gatherer --------------------------------------------------------------------------------------------------------


def test_herb_gatherer_under_throne_room_plays_two_treasures():
    lab = Lab(["Augurs"], hand=["Throne Room", "Herb Gatherer"], deck=["Gold", "Silver", "Estate"])
    lab.play("Throne Room", "Herb Gatherer", "Gold", True, "Silver", True)
    assert (lab.me.coins, lab.me.buys) == (5, 3)
    assert lab.me.discard == ["Estate"]
    assert lab.pile("Augurs")[0] == "Sorceress"
    lab.game.check()


def test_herb_gatherer_shows_nothing_but_the_top_of_the_discard_pile():
    lab = Lab(hand=["Herb Gatherer"], deck=["Gold", "Silver", "Province"])
    lab.play("Herb Gatherer", None)
    data = lab.game.view(1).data()["players"][0]
    assert (data["discard_size"], data["deck_size"]) == (3, 0)
    seen = [name for name in ("Gold", "Silver", "Province") if name in repr(lab.game.view(1).log())]
    assert seen == []


def test_herb_gatherer_plays_a_sunken_treasure_in_the_action_phase():
    lab = Lab(hand=["Herb Gatherer"], deck=["Sunken Treasure", "Estate"])
    lab.play("Herb Gatherer", "Sunken Treasure", "Village")
    assert lab.me.in_play == ["Herb Gatherer", "Sunken Treasure"]
    assert lab.me.discard == ["Estate", "Village"]
    assert lab.phase == "action"
