"""Paying more than a card costs."""

from __future__ import annotations

from bailiwick.lab import Lab


def test_overpaying_is_one_number_asked_when_coins_are_left():
    lab = Lab(["Canvas"], coins=6)
    lab.buy("Canvas", 2)
    assert lab.asked[0].purpose == "overpay"
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 3)
    assert lab.me.discard == ["Canvas", "Silver", "Silver"]
    assert lab.me.coins == 1


def test_overpaying_can_be_declined():
    lab = Lab(["Canvas", "Quarryman"], coins=6, buys=2)
    lab.buy("Canvas", None)
    lab.buy("Quarryman", 0)
    assert lab.me.discard == ["Canvas", "Quarryman"]


def test_overpaying_is_not_asked_without_coins_left():
    lab = Lab(["Canvas"], coins=3)
    lab.buy("Canvas")
    assert lab.asked == []


def test_what_overpaying_brings_comes_before_the_card_is_gained():
    lab = Lab(["Canvas"], coins=4)
    lab.buy("Canvas", 1)
    assert [card.name for card in lab.game.gained] == ["Silver", "Canvas"]


def test_gaining_is_no_overpaying():
    lab = Lab(["Canvas", "Smeltery"], hand=["Smeltery"], coins=6)
    lab.play("Smeltery", "Canvas")
    assert lab.me.discard == ["Canvas"]


def test_the_amount_overpaid_is_an_exact_cost():
    lab = Lab(["Quarryman"], coins=7)
    lab.buy("Quarryman", 5, "Market", "Laboratory")
    assert "Silver" not in lab.asked[1].options
    assert lab.me.discard == ["Market", "Laboratory", "Quarryman"]


def test_the_last_copy_gained_by_overpaying_leaves_none_to_gain():
    lab = Lab(["Quarryman", "Viaduct"], coins=4, supply={"Quarryman": 2})
    lab.buy("Quarryman", 2)
    # The only Actions of cost 2 were the two Quarrymen themselves.
    assert lab.me.discard == ["Quarryman", "Quarryman"]
    assert lab.supply["Quarryman"] == 0
    lab.game.check()


def test_reductions_do_not_change_what_can_be_overpaid():
    lab = Lab(["Canvas", "Viaduct"], hand=["Viaduct", "Viaduct", "Viaduct"], coins=5)
    for _ in range(3):
        lab.play("Viaduct")
    lab.buy("Canvas", 5)
    assert lab.asked[0].maximum == 5
    assert lab.me.coins == 0


def test_each_coin_looks_at_the_top_card_anew():
    lab = Lab(["Physician"], coins=7, deck=["Copper", "Province", "Silver"])
    lab.buy("Physician", 4, 0, 1, 2, 2)
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Province", "Physician"]
    assert lab.me.deck == ["Silver"]


def test_overpaying_may_shuffle_in_the_middle():
    lab = Lab(["Physician"], coins=5, deck=["Copper"], discard=["Silver"])
    lab.buy("Physician", 2, 1, 2)
    assert sorted(lab.me.deck + lab.me.discard) == ["Copper", "Physician", "Silver"]


def test_more_overpaid_than_the_discard_pile_holds():
    lab = Lab(["Ballad"], coins=9, discard=["Gold", "Silver"])
    lab.buy("Ballad", 5, ["Silver", "Gold"])
    assert lab.me.deck == ["Silver", "Gold"]
    assert lab.me.discard == ["Ballad"]


def test_a_purchase_is_noticed_before_it_is_gained():
    lab = Lab(["Almoner", "Canvas"], in_play=["Almoner", "Almoner"], coins=4)
    lab.buy("Canvas", 1, "Canvas")
    assert lab.me.coffers == 2
    assert lab.asked[1].options == ["Canvas", "Almoner", "Almoner"]


def test_while_in_play_is_for_its_owner_only():
    lab = Lab(["Almoner"], coins=3, others=[{"in_play": ["Almoner"]}])
    lab.buy("Silver")
    assert lab.other.coffers == 0
    assert lab.me.coffers == 0
