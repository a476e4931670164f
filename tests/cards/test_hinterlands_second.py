"""Hinterlands: what the second edition brought, one deciding sentence after the other."""

import pytest

from bailiwick.lab import Lab

# Nomads


def test_nomads_make_two_when_played_gained_and_trashed():
    lab = Lab(["Nomads", "Chapel"], hand=["Nomads"])
    lab.play("Nomads")
    assert (lab.me.buys, lab.me.coins) == (2, 2)
    lab = Lab(["Nomads"], hand=["Gold", "Copper"])
    lab.play_treasures()
    lab.buy("Nomads")
    assert lab.me.coins == 2
    lab = Lab(["Nomads", "Chapel"], hand=["Chapel", "Nomads"])
    lab.play("Chapel", ["Nomads"])
    assert lab.me.coins == 2


def test_nomads_give_nothing_in_the_turn_of_another():
    lab = Lab(["Nomads"])
    lab.gain("Nomads", seat=1)
    assert lab.me.coins == lab.other.coins == 0


# Souk


@pytest.mark.parametrize(("cards", "before", "coins"), [(0, 0, 7), (3, 0, 4), (7, 0, 0), (9, 1, 0), (9, 4, 2)])
def test_souk_loses_a_coin_for_each_card_in_hand_but_never_below_zero(cards, before, coins):
    lab = Lab(["Souk"], hand=["Souk", *["Estate"] * cards], coins=before)
    lab.play("Souk")
    assert lab.me.coins == coins
    assert lab.me.buys == 2


def test_souk_gained_trashes_up_to_two_cards_of_the_hand():
    lab = Lab(["Souk", "Workshop"], hand=["Estate", "Curse", "Copper"])
    lab.gain("Souk", ["Estate", "Curse"])
    assert lab.trash == ["Estate", "Curse"]
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 2)
    lab.gain("Souk", [])
    assert lab.me.hand == ["Copper"]


# Wheelwright


def test_wheelwright_gains_an_action_for_what_it_discards():
    lab = Lab(["Wheelwright", "Market", "Artisan"], hand=["Wheelwright", "Gold"], deck=["Estate"])
    lab.play("Wheelwright", "Gold", "Artisan")
    assert lab.me.hand == ["Estate"]
    assert lab.me.discard == ["Gold", "Artisan"]
    assert "Duchy" not in lab.asked[-1].options
    assert "Silver" not in lab.asked[-1].options


def test_wheelwright_may_gain_a_copy_and_need_not_discard():
    lab = Lab(["Wheelwright", "Chapel"], hand=["Wheelwright", "Chapel"])
    lab.play("Wheelwright", "Chapel")
    assert lab.me.discard == ["Chapel", "Chapel"]
    lab = Lab(["Wheelwright"], hand=["Wheelwright", "Chapel"])
    lab.play("Wheelwright", None)
    assert lab.me.hand == ["Chapel"]


def test_wheelwright_must_gain_if_it_can():
    lab = Lab(["Wheelwright", "Chapel"], hand=["Wheelwright", "Copper", "Estate"])
    lab.play("Wheelwright", "Estate")
    assert lab.me.discard == ["Estate", "Chapel"]
    lab = Lab(["Wheelwright", "Chapel"], hand=["Wheelwright", "Copper", "Estate"])
    lab.play("Wheelwright", "Copper")
    assert lab.me.discard == ["Copper"]


# Witch's Hut


def test_witchs_hut_curses_for_two_discarded_actions():
    lab = Lab(["Witch's Hut"], hand=["Witch's Hut", "Village", "Moat"], deck=["Copper"] * 4, others=[{}, {}])
    lab.play("Witch's Hut", ["Village", "Moat"])
    assert len(lab.me.hand) == 4
    assert lab.other.discard == lab.players[2].discard == ["Curse"]


@pytest.mark.parametrize("gone", [["Village", "Copper"], ["Copper", "Copper"]])
def test_witchs_hut_curses_nobody_for_other_cards(gone):
    lab = Lab(["Witch's Hut"], hand=["Witch's Hut", "Village", "Copper", "Copper", "Gold"])
    lab.play("Witch's Hut", gone)
    assert lab.other.discard == []
    assert lab.me.discard == gone


def test_witchs_hut_with_one_card_curses_nobody():
    lab = Lab(["Witch's Hut"], hand=["Witch's Hut", "Village"])
    lab.play("Witch's Hut")
    assert lab.me.discard == ["Village"]
    assert lab.other.discard == []


# Berserker


def test_berserker_gains_a_cheaper_card_and_lets_others_discard_down_to_three():
    lab = Lab(["Berserker"], hand=["Berserker"], others=[{"hand": ["Copper"] * 5}, {"hand": ["Estate"] * 3}])
    lab.play("Berserker", "Smithy")
    assert "Berserker" not in lab.asked[0].options
    assert "Market" not in lab.asked[0].options
    assert lab.me.discard == ["Smithy"]
    assert len(lab.other.hand) == len(lab.players[2].hand) == 3


def test_berserker_gained_with_an_action_in_play_is_played():
    lab = Lab(["Berserker", "Moat"], hand=["Festival", "Gold"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", "Silver")
    assert lab.me.in_play == ["Festival", "Gold", "Berserker"]
    assert lab.me.discard == ["Silver"]
    assert len(lab.other.hand) == 3
    lab.end_turn()
    assert "Berserker" in lab.me.discard + lab.me.hand + lab.me.deck


def test_berserker_gained_without_an_action_in_play_is_not_played():
    lab = Lab(["Berserker"], hand=["Gold", "Gold"], others=[{"hand": ["Copper"] * 5}])
    lab.play_treasures()
    lab.buy("Berserker")
    assert lab.me.discard == ["Berserker"]
    assert len(lab.other.hand) == 5


def test_berserker_that_plays_itself_is_an_attack_that_can_be_answered():
    lab = Lab(["Berserker", "Moat"], hand=["Festival", "Gold"], others=[{"hand": ["Moat", *["Copper"] * 4]}])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", "Moat", "Silver")
    assert len(lab.other.hand) == 5


def test_berserker_that_costs_nothing_gains_nothing():
    lab = Lab(["Berserker", "Highway"], hand=["Berserker", *["Highway"] * 5])
    for _ in range(5):
        lab.play("Highway")
    lab.play("Berserker")
    assert lab.me.discard == []


def test_berserker_gained_in_another_turn_attacks_who_has_the_turn():
    lab = Lab(["Berserker", "Importer"], hand=["Copper"] * 5, others=[{"hand": ["Importer"]}], ally="City-state")
    lab.end_turn()
    lab.play("Importer")
    lab.end_turn()
    lab.gain("Berserker", "Silver", seat=1)
    assert len(lab.me.hand) == 3
    assert lab.other.in_play == ["Importer", "Berserker"]
    lab.end_turn("Copper")  # the turn of the other begins with what Importer gains
    assert lab.other.in_play == ["Importer"]


# Cauldron


def test_cauldron_curses_others_when_the_third_action_is_gained():
    lab = Lab(["Cauldron"], hand=["Cauldron"], coins=20, buys=4, others=[{}, {}])
    lab.play("Cauldron")
    assert (lab.me.coins, lab.me.buys) == (22, 5)
    for card in ("Village", "Silver", "Village"):
        lab.buy(card)
    assert lab.other.discard == []
    lab.buy("Village")
    assert lab.other.discard == lab.players[2].discard == ["Curse"]
    lab.buy("Village")
    assert lab.other.discard == ["Curse"]


def test_cauldron_counts_actions_gained_before_it_but_the_third_must_come_after():
    lab = Lab(["Cauldron"], hand=["Cauldron"], coins=10)
    lab.gain("Village")
    lab.gain("Village")
    lab.play("Cauldron")
    lab.gain("Village")
    assert lab.other.discard == ["Curse"]
    lab = Lab(["Cauldron"], hand=["Cauldron"], coins=10)
    for _ in range(3):
        lab.gain("Village")
    lab.play("Cauldron")
    lab.gain("Village")
    assert lab.other.discard == []


def test_cauldron_does_not_count_what_others_gain():
    lab = Lab(["Cauldron"], hand=["Cauldron"])
    lab.play("Cauldron")
    lab.gain("Village", seat=1)
    lab.gain("Village")
    lab.gain("Village")
    assert lab.other.discard == ["Village"]
    lab.gain("Village", seat=1)
    assert lab.other.discard == ["Village", "Village"]


def test_cauldron_is_counted_for_each_play_and_immunity_is_settled_then():
    lab = Lab(["Cauldron", "Moat"], hand=["Cauldron"] * 2, others=[{"hand": ["Moat"]}, {}])
    lab.play("Cauldron", "Moat")
    lab.play("Cauldron", None)
    for _ in range(3):
        lab.gain("Village")
    assert lab.other.discard == ["Curse"]
    assert lab.players[2].discard == ["Curse", "Curse"]


def test_cauldron_is_over_with_the_turn():
    lab = Lab(["Cauldron"], hand=["Cauldron"])
    lab.play("Cauldron")
    lab.gain("Village")
    lab.gain("Village")
    lab.end_turn()
    lab.gain("Village")
    assert lab.other.discard == []


# Guard Dog


def test_guard_dog_draws_two_more_with_five_cards_or_fewer():
    for before, after in ((3, 7), (4, 6)):
        lab = Lab(["Guard Dog"], hand=["Guard Dog", *["Copper"] * before], deck=["Estate"] * 6)
        lab.play("Guard Dog")
        assert len(lab.me.hand) == after


def test_guard_dog_is_played_before_an_attack_does_anything():
    lab = Lab(["Guard Dog"], hand=["Militia"], others=[{"hand": ["Guard Dog", *["Copper"] * 4], "deck": ["Gold"] * 4}])
    lab.play("Militia", "Guard Dog", ["Copper"] * 3)
    assert [q.purpose for q in lab.asked] == ["react", "discard"]
    assert lab.other.hand == ["Copper", "Gold", "Gold"]
    assert lab.other.in_play == ["Guard Dog"]
    lab.end_turn()
    assert lab.other.in_play == []
    assert "Guard Dog" in lab.other.discard


def test_guard_dog_may_draw_a_moat_that_helps():
    deck = ["Moat", "Gold", "Gold", "Gold"]
    lab = Lab(["Guard Dog", "Moat"], hand=["Militia"], others=[{"hand": ["Guard Dog", "Copper"], "deck": deck}])
    lab.play("Militia", "Guard Dog", "Moat")
    assert len(lab.other.hand) == 5


def test_guard_dog_does_not_answer_its_owners_attacks():
    lab = Lab(["Guard Dog"], hand=["Militia", "Guard Dog"])
    lab.play("Militia")
    assert lab.asked == []


# Trail


def test_trail_may_be_played_when_gained():
    lab = Lab(["Trail"], hand=["Gold", "Copper"], deck=["Silver", "Estate"])
    lab.play_treasures()
    lab.buy("Trail", "Trail")
    assert lab.me.hand == ["Silver"]
    assert lab.me.actions == 2
    assert lab.me.in_play == ["Gold", "Copper", "Trail"]


def test_trail_may_be_played_when_trashed_and_comes_back():
    lab = Lab(["Trail", "Remodel"], hand=["Remodel", "Trail"], deck=["Estate"])
    lab.play("Remodel", "Trail", "Gold")
    assert lab.trash == []
    assert lab.me.in_play == ["Remodel", "Trail"]
    assert lab.me.discard == ["Gold"]
    assert lab.me.hand == ["Estate"]
    lab.end_turn()
    owned = lab.me.hand + lab.me.deck + lab.me.discard
    assert sorted(owned) == ["Estate", "Gold", "Remodel", "Trail"]


def test_trail_may_be_played_when_discarded_or_not():
    lab = Lab(["Trail", "Oasis"], hand=["Oasis", "Trail"], deck=["Copper", "Gold"])
    lab.play("Oasis", "Trail", "Trail")
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.actions == 2
    lab = Lab(["Trail", "Oasis"], hand=["Oasis", "Trail"], deck=["Copper", "Gold"])
    lab.play("Oasis", "Trail", None)
    assert lab.me.discard == ["Trail"]


def test_trail_played_in_another_turn_gives_no_action_and_goes_with_that_turn():
    lab = Lab(["Trail"], hand=["Militia"], others=[{"hand": ["Trail", *["Copper"] * 4], "deck": ["Gold"]}])
    lab.play("Militia", ["Trail", "Copper"], "Trail")
    assert lab.other.hand == ["Copper", "Copper", "Copper", "Gold"]
    assert lab.other.in_play == ["Trail"]
    lab.end_turn()
    assert lab.other.in_play == []
    assert lab.other.actions == 1


def test_trail_is_not_played_in_clean_up():
    lab = Lab(["Trail"], hand=["Trail", "Trail"])
    lab.play("Trail")
    lab.end_turn()
    assert lab.asked == []


# Weaver


def test_weaver_gains_two_silvers_or_a_card_of_cost_four():
    lab = Lab(["Weaver"], hand=["Weaver"])
    lab.play("Weaver", "Gain 2 Silvers")
    assert lab.me.discard == ["Silver", "Silver"]
    lab = Lab(["Weaver"], hand=["Weaver"])
    lab.play("Weaver", 1, "Silver")
    assert lab.me.discard == ["Silver"]
    assert "Duchy" not in lab.asked[-1].options


def test_weaver_may_be_played_when_discarded():
    lab = Lab(["Weaver", "Oasis"], hand=["Oasis", "Weaver"])
    lab.play("Oasis", "Weaver", 0)
    assert lab.me.in_play == ["Oasis", "Weaver"]
    assert lab.me.discard == ["Silver", "Silver"]
    lab = Lab(["Weaver", "Oasis"], hand=["Oasis", "Weaver"])
    lab.play("Oasis", None)
    assert lab.me.discard == ["Weaver"]


def test_weaver_is_no_choose_one_for_elder():
    lab = Lab(["Weaver", "Townsfolk"], hand=["Elder", "Weaver"])
    lab.play("Elder", "Weaver", 0)
    assert lab.me.discard == ["Silver", "Silver"]
    assert lab.asked[-1].maximum == 1


def test_weaver_discarded_by_vassal_is_played_once():
    lab = Lab(["Weaver", "Vassal"], hand=["Vassal"], deck=["Weaver"])
    lab.play("Vassal", "Weaver", 0)
    assert lab.me.discard == ["Silver", "Silver"]
    assert lab.me.in_play == ["Vassal", "Weaver"]
    lab = Lab(["Weaver", "Vassal"], hand=["Vassal"], deck=["Weaver"])
    lab.play("Vassal", None, "Weaver", 0)  # by Vassal instead
    assert lab.me.discard == ["Silver", "Silver"]


def test_weaver_in_clean_up_is_only_discarded():
    lab = Lab(["Weaver"], hand=["Weaver"])
    lab.end_turn()
    assert lab.asked == []


def test_weavers_are_played_one_at_a_time_and_a_shuffle_ends_it():
    """The first gains a Trail, whose card has to be shuffled for: what was discarded before is lost."""
    lab = Lab(["Weaver", "Trail"], hand=["Militia"], others=[{"hand": ["Weaver", "Weaver", *["Copper"] * 3]}])
    lab.play("Militia", ["Weaver", "Weaver"], "Weaver", 1, "Trail", "Trail")
    assert lab.other.in_play == ["Weaver", "Trail"]
    assert lab.other.hand == ["Copper"] * 3 + ["Weaver"]
