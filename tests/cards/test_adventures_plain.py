"""Adventures: what single sentences of its cards decide, beyond the rulings that run by themselves."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
OTHERS = [{"hand": COPPERS[:5], "deck": COPPERS}]


def test_artificer_gains_no_cheaper_card():
    lab = Lab(["Artificer"], hand=["Artificer", "Copper", "Copper", "Copper"], deck=["Estate"])
    lab.play("Artificer", ["Copper", "Copper", "Copper"], "Silver")
    assert not {"Estate", "Copper", "Curse"} & set(lab.asked[-1].options)


def test_giant_trashes_no_card_that_costs_seven():
    lab = Lab(["Giant", "Bank"], hand=["Giant"], tokens={"Journey": 0}, others=[{"deck": ["Bank"]}])
    lab.play("Giant")
    assert lab.trash == []
    assert sorted(lab.other.discard) == ["Bank", "Curse"]


def test_giant_curses_who_has_no_card_to_reveal():
    lab = Lab(["Giant"], hand=["Giant"], tokens={"Journey": 0}, others=[{}])
    lab.play("Giant")
    assert lab.other.discard == ["Curse"]


def test_miser_puts_one_copper_away_and_no_more():
    lab = Lab(["Miser"], hand=["Miser", "Copper", "Copper"])
    lab.play("Miser", 0)
    assert lab.me.hand == ["Copper"]
    assert lab.me.mats == {"Tavern": ["Copper"]}


def test_bridge_troll_gives_no_token_to_who_shows_a_moat():
    lab = Lab(["Bridge Troll", "Moat"], hand=["Bridge Troll"], others=[{"hand": ["Moat"]}])
    lab.play("Bridge Troll", "Moat")
    assert lab.other.tokens == {}


def test_a_card_on_an_island_is_not_called_though_others_wait_in_the_tavern():
    lab = Lab(
        ["Guide", "Ratcatcher", "Island"], deck=COPPERS, others=OTHERS,
        mats={"Island": ["Guide"], "Tavern": ["Ratcatcher"]},
    )  # fmt: skip
    lab.end_turn()
    lab.end_turn(None)
    assert lab.asked[-1].options == ["Ratcatcher"]


def test_swamp_hag_who_buys_for_another_gains_no_curse_and_neither_does_the_other():
    others = [{"hand": ["Possession"], "deck": COPPERS}, {"hand": ["Gold"], "deck": COPPERS}]
    lab = Lab(["Swamp Hag", "Possession"], hand=["Swamp Hag"], deck=COPPERS, others=others)
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.turn == 2
    assert "Silver" in lab.players[1].discard
    assert "Curse" not in [*lab.players[1].discard, *lab.players[2].discard]


def test_wine_merchant_is_discarded_from_the_mat_and_never_in_play():
    mats = {"Tavern": ["Wine Merchant"]}
    lab = Lab(["Wine Merchant", "Scheme"], hand=["Scheme"], coins=2, deck=COPPERS, mats=mats)
    lab.play("Scheme")
    lab.end_turn("Wine Merchant", None)
    assert lab.asked[-1].options == ["Scheme"]
    assert "Wine Merchant" in lab.me.discard
