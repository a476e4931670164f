"""Moat as a Reaction: when it is offered, to whom, and what it stops."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

FIVE = ["Moat", "Copper", "Silver", "Gold", "Estate"]


def test_moat_revealed_stops_the_attack_and_stays_in_hand():
    lab = Lab(hand=["Militia"], others=[{"hand": FIVE}])
    lab.play("Militia", "Moat")
    assert lab.other.hand == FIVE
    assert lab.other.discard == []
    assert lab.me.coins == 2
    (question,) = lab.asked
    assert (question.player, question.purpose) == (1, "react")
    assert question.options == ["Moat"]
    assert (question.minimum, question.maximum) == (0, 1)


def test_moat_may_be_kept_hidden():
    lab = Lab(hand=["Militia"], others=[{"hand": FIVE}])
    lab.play("Militia", None, ["Moat", "Estate"])
    assert lab.other.hand == ["Copper", "Silver", "Gold"]
    assert [q.purpose for q in lab.asked] == ["react", "discard"]


def test_moat_is_offered_before_the_attack_does_anything():
    lab = Lab(hand=["Witch"], deck=["Gold", "Silver"], others=[{"hand": ["Moat"]}])
    seen = []

    def look(question):
        seen.append(question.purpose)
        return "Moat"

    lab.play("Witch", policy=look)
    assert seen == ["react"]
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.other.discard == []
    assert lab.supply["Curse"] == 10


def test_moat_is_offered_even_where_the_attack_could_do_no_harm():
    lab = Lab(hand=["Witch"], supply={"Curse": 0}, others=[{"hand": ["Moat"]}])
    lab.play("Witch", None)
    assert [q.purpose for q in lab.asked] == ["react"]


def test_moat_of_one_player_does_not_shield_another():
    lab = Lab(hand=["Witch"], others=[{"hand": ["Moat"]}, {"hand": ["Copper"]}, {"hand": ["Moat"]}])
    lab.play("Witch", "Moat", None)
    assert [p.discard for p in lab.players[1:]] == [[], ["Curse"], ["Curse"]]
    assert [q.player for q in lab.asked] == [1, 3]


def test_moats_are_all_decided_before_the_first_player_is_hit():
    lab = Lab(hand=["Militia"], others=[{"hand": FIVE}, {"hand": FIVE}])
    lab.play("Militia", None, "Moat", ["Copper", "Estate"])
    assert [(q.player, q.purpose) for q in lab.asked] == [(1, "react"), (2, "react"), (1, "discard")]


def test_moat_lets_the_next_player_have_the_last_curse():
    lab = Lab(hand=["Witch"], supply={"Curse": 1}, others=[{"hand": ["Moat"]}, {}])
    lab.play("Witch", "Moat")
    assert lab.players[1].discard == []
    assert lab.players[2].discard == ["Curse"]


def test_moat_in_deck_discard_pile_or_play_is_not_offered():
    lab = Lab(hand=["Witch"], others=[{"deck": ["Moat"], "discard": ["Moat"], "in_play": ["Moat"]}])
    lab.play("Witch")
    assert lab.asked == []
    assert lab.supply["Curse"] == 9


def test_moat_of_the_attacker_is_not_offered():
    lab = Lab(hand=["Witch", "Moat"], deck=["Gold", "Gold"])
    lab.play("Witch")
    assert lab.asked == []


@pytest.mark.parametrize("name", ["Smithy", "Village", "Council Room", "Moat"])
def test_moat_is_not_offered_where_no_attack_is_played(name):
    lab = Lab(hand=[name], others=[{"hand": ["Moat"]}])
    lab.play(name)
    assert lab.asked == []


def test_moat_stops_bandit_for_its_owner_alone():
    lab = Lab(hand=["Bandit"], others=[{"hand": ["Moat"], "deck": ["Gold", "Gold"]}, {"deck": ["Gold", "Estate"]}])
    lab.play("Bandit", "Moat")
    assert lab.me.discard == ["Gold"]
    assert lab.players[1].deck == ["Gold", "Gold"]
    assert lab.trash == ["Gold"]


def test_moat_stops_bureaucrat():
    lab = Lab(hand=["Bureaucrat"], others=[{"hand": ["Moat", "Estate"]}])
    lab.play("Bureaucrat", "Moat")
    assert lab.me.deck == ["Silver"]
    assert lab.other.hand == ["Moat", "Estate"]


def test_moat_stops_spy_but_its_player_still_judges_the_own_card():
    lab = Lab(hand=["Spy"], deck=["Copper", "Curse"], others=[{"hand": ["Moat"], "deck": ["Gold"]}])
    lab.play("Spy", "Moat", 0)
    assert lab.me.discard == ["Curse"]
    assert lab.other.deck == ["Gold"]
    assert [q.purpose for q in lab.asked] == ["react", "choose"]


def test_moat_stops_thief():
    lab = Lab(hand=["Thief"], others=[{"hand": ["Moat"], "deck": ["Gold", "Gold"]}, {"deck": ["Silver", "Estate"]}])
    lab.play("Thief", "Moat", ["Silver"])
    assert lab.players[1].deck == ["Gold", "Gold"]
    assert lab.me.discard == ["Silver"]


def test_moat_may_be_revealed_for_each_play_of_a_throne_room():
    lab = Lab(hand=["Throne Room", "Witch"], others=[{"hand": ["Moat"]}])
    lab.play("Throne Room", "Witch", "Moat", "Moat")
    assert lab.other.discard == []
    assert [q.purpose for q in lab.asked] == ["play", "react", "react"]


def test_moat_revealed_for_the_first_play_of_a_throne_room_does_not_stop_the_second():
    lab = Lab(hand=["Throne Room", "Witch"], others=[{"hand": ["Moat"]}])
    lab.play("Throne Room", "Witch", "Moat", None)
    assert lab.other.discard == ["Curse"]
    late = Lab(hand=["Throne Room", "Witch"], others=[{"hand": ["Moat"]}])
    late.play("Throne Room", "Witch", None, "Moat")
    assert late.other.discard == ["Curse"]


def test_moat_discarded_to_the_first_militia_is_not_offered_for_the_second():
    lab = Lab(hand=["Throne Room", "Militia"], others=[{"hand": FIVE}])
    lab.play("Throne Room", "Militia", None, ["Moat", "Estate"])
    assert [q.purpose for q in lab.asked] == ["play", "react", "discard"]


def test_moat_is_not_offered_for_throne_room_itself():
    lab = Lab(hand=["Throne Room", "Militia"], others=[{"hand": ["Moat"]}])
    lab.play("Throne Room", None)
    assert [(q.player, q.purpose) for q in lab.asked] == [(0, "play")]


def test_moat_revealed_once_is_not_offered_again_for_the_same_attack():
    lab = Lab(hand=["Witch"], others=[{"hand": ["Moat"]}])
    lab.play("Witch", "Moat")
    assert len(lab.asked) == 1


def test_two_moats_are_offered_one_after_the_other():
    lab = Lab(hand=["Witch"], others=[{"hand": ["Moat", "Moat"]}])
    lab.play("Witch", "Moat", None)
    assert [q.options for q in lab.asked] == [["Moat", "Moat"], ["Moat"]]
    assert lab.other.discard == []


def test_moat_drawn_by_council_room_shields_against_the_attack_after_it():
    lab = Lab(hand=["Council Room", "Witch"], actions=2, others=[{"deck": ["Moat"]}])
    lab.play("Council Room")
    lab.play("Witch", "Moat")
    assert lab.other.discard == []


def test_moat_cannot_be_answered_for_who_has_none():
    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])
    with pytest.raises(IllegalAnswer):
        lab.play("Militia", "Moat")
    assert lab.me.hand == ["Militia"]


def test_moats_are_asked_in_turn_order_from_the_left_of_the_attacker():
    lab = Lab(
        hand=["Moat"], deck=["Copper"] * 4,
        others=[{"hand": ["Moat"], "deck": ["Copper"] * 4}, {"hand": ["Witch"]}, {"hand": ["Moat"]}],
    )  # fmt: skip
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 2
    lab.play("Witch", None, "Moat", "Moat")
    assert [q.player for q in lab.asked] == [3, 0, 1]
    assert lab.players[3].discard == ["Curse"]
    assert lab.supply["Curse"] == 29
