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
