"""Adventures and Dark Ages: Processions and Travellers, Band of Misfits and Estates, Knights with tokens, Madmen."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
OTHERS = [{"hand": COPPERS[:5], "deck": COPPERS}]


def test_a_procession_trashes_a_traveller_which_is_not_exchanged_then():
    lab = Lab(["Page", "Procession"], hand=["Procession", "Page"], deck=COPPERS)
    lab.play("Procession", "Page", "Village")
    assert lab.trash == ["Page"]
    lab.end_turn()
    assert "Treasure Hunter" not in lab.me.discard


def test_a_procession_on_a_hero_gains_an_action_that_costs_six():
    lab = Lab(["Page", "Procession", "Hireling"], hand=["Procession", "Hero"], deck=COPPERS)
    lab.play("Procession", "Hero", "Gold", "Gold")
    assert lab.trash == ["Hero"]
    assert sorted(lab.me.discard) == ["Gold", "Gold", "Hireling"]


def test_a_procession_on_a_reserve_card_finds_it_in_the_tavern_and_trashes_nothing():
    lab = Lab(["Guide", "Procession"], hand=["Procession", "Guide"], deck=COPPERS)
    lab.play("Procession", "Guide", "Smithy")
    assert lab.trash == []
    assert lab.me.mats == {"Tavern": ["Guide"]}


def test_a_band_of_misfits_cannot_play_inherited_estates():
    lab = Lab(
        ["Village", "Band of Misfits"], coins=7, deck=["Band of Misfits", *COPPERS], landscapes=["Inheritance"],
        others=OTHERS,
    )  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Band of Misfits", "Village")
    assert "Estate" not in lab.asked[-1].options


def test_a_band_of_misfits_is_not_inherited_though_a_bridge_makes_it_cost_four():
    lab = Lab(["Village", "Band of Misfits", "Bridge"], hand=["Bridge"], coins=7, landscapes=["Inheritance"])
    lab.play("Bridge")
    lab.buy("Inheritance", "Village")
    assert "Band of Misfits" not in lab.asked[-1].options


def test_a_band_of_misfits_played_as_a_page_is_not_exchanged():
    lab = Lab(["Page", "Band of Misfits"], hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Page")
    lab.end_turn()
    assert "Treasure Hunter" not in lab.me.discard


def test_a_band_of_misfits_playing_a_guide_does_not_bring_it_to_the_tavern():
    lab = Lab(["Guide", "Band of Misfits"], hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Guide")
    assert lab.me.mats.get("Tavern", []) == []
    assert lab.me.in_play == ["Band of Misfits"]


def test_tokens_of_both_piles_work_where_a_band_of_misfits_plays_a_card():
    lab = Lab(
        ["Village", "Band of Misfits"], hand=["Band of Misfits"], deck=COPPERS, landscapes=["Training", "Seaway"],
        pile_tokens={"Band of Misfits": ["+1 Coin"], "Village": ["+1 Buy"]},
    )  # fmt: skip
    lab.play("Band of Misfits", "Village")
    assert (lab.me.coins, lab.me.buys) == (1, 2)


def test_a_royal_carriage_is_not_called_for_a_madman_that_went_back_to_its_pile():
    mats = {"Tavern": ["Royal Carriage"]}
    lab = Lab(["Royal Carriage", "Hermit"], hand=["Madman", "Copper"], deck=COPPERS, mats=mats)
    lab.play("Madman")
    assert lab.asked == []
    assert lab.me.mats == {"Tavern": ["Royal Carriage"]}


def test_a_token_on_the_knights_works_for_every_knight():
    lab = Lab(
        ["Knights"], hand=["Dame Molly"], deck=COPPERS, landscapes=["Training"], pile_tokens={"Knights": ["+1 Coin"]},
        others=[{"deck": ["Copper", "Copper", "Copper"]}],
    )  # fmt: skip
    lab.play("Dame Molly")
    assert lab.me.coins == 1


def test_seaway_for_a_knight_that_costs_four_puts_its_token_onto_the_knights():
    lab = Lab(["Knights", "Village"], coins=5, landscapes=["Seaway"], stack={"Knights": ["Sir Martin"]})
    lab.buy("Seaway", "Knights")
    assert lab.tokens("Knights") == ["+1 Buy"]
    assert lab.me.discard == ["Sir Martin"]


def test_inherited_shelters_there_are_none_but_a_hovel_goes_with_an_inherited_estate():
    lab = Lab(["Village"], hand=["Hovel"], coins=9, buys=2, landscapes=["Inheritance"])
    lab.buy("Inheritance", "Village")
    lab.buy("Estate", "Hovel")
    assert lab.trash == ["Hovel"]


def test_a_beggar_answers_a_relic_though_it_is_a_treasure():
    lab = Lab(["Relic", "Beggar"], hand=["Relic"], others=[{"hand": ["Beggar"]}])
    lab.play("Relic", "Beggar")
    assert lab.other.discard.count("Silver") == 1
    assert lab.other.tokens == {"-1 Card": 1}


def test_a_sir_vander_that_a_warrior_cannot_trash_costs_five():
    lab = Lab(["Page", "Knights"], hand=["Warrior"], deck=COPPERS, others=[{"deck": ["Sir Vander"]}])
    lab.play("Warrior")
    assert lab.trash == []
    assert lab.other.discard == ["Sir Vander"]


def test_a_fortress_that_a_warrior_trashes_comes_into_the_hand():
    lab = Lab(["Page", "Fortress"], hand=["Warrior"], deck=COPPERS, others=[{"deck": ["Fortress"]}])
    lab.play("Warrior")
    assert lab.trash == []
    assert lab.other.hand == ["Fortress"]


def test_a_market_square_answers_a_ratcatcher():
    lab = Lab(
        ["Ratcatcher", "Market Square"], deck=["Market Square", "Estate", *COPPERS], mats={"Tavern": ["Ratcatcher"]},
        others=OTHERS,
    )  # fmt: skip
    lab.end_turn()
    lab.end_turn("Ratcatcher", "Estate", "Market Square")
    assert "Gold" in lab.me.discard


def test_a_death_cart_gained_by_a_seaway_brings_its_ruins():
    lab = Lab(["Death Cart"], coins=5, landscapes=["Seaway"])
    lab.buy("Seaway", "Death Cart")
    assert len(lab.me.discard) == 3
    assert lab.tokens("Death Cart") == ["+1 Buy"]
