"""What a second look at Menagerie found, and what it found proved nowhere."""

from __future__ import annotations

from bailiwick.engine.view import full_log
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12


# -- Seize the Day ----------------------------------------------------------------------------------------------------


def test_seize_the_day_comes_before_a_turn_in_which_somebody_else_is_possessed():
    lab = Lab(["Possession"], landscapes=["Seize the Day"], hand=["Possession", "Gold", "Copper"], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.play_treasures()
    lab.buy("Seize the Day")
    lab.end_turn()
    assert (lab.turn, lab.game.control) == (0, None)
    lab.end_turn()
    assert lab.turn == 1
    assert lab.game.control is not None


def outpost_and_seize_the_day() -> Lab:
    lab = Lab(["Outpost"], landscapes=["Seize the Day"], hand=["Outpost", "Gold", "Copper"], deck=COPPERS * 2,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Outpost")
    lab.play_treasures()
    lab.buy("Seize the Day")
    return lab


def test_seize_the_day_and_an_outpost_come_in_the_order_you_like():
    lab = outpost_and_seize_the_day()
    lab.end_turn("Outpost")
    assert sorted(lab.asked[-1].options) == ["Outpost", "Seize the Day"]
    lab.end_turn()
    assert (lab.turn, lab.game.in_a_row) == (0, 3)
    lab.end_turn()
    assert lab.turn == 1


def test_an_outpost_that_waits_for_seize_the_day_would_be_a_third_turn():
    lab = outpost_and_seize_the_day()
    lab.end_turn("Seize the Day")
    assert (lab.turn, lab.game.in_a_row) == (0, 2)
    lab.end_turn()
    assert lab.turn == 1


def test_seize_the_day_is_lost_when_the_game_ends_and_may_come_between_the_turns_of_fleets():
    lab = Lab(landscapes=["Seize the Day", "Fleet"], coins=12, buys=2, supply={"Province": 1}, deck=COPPERS)
    lab.buy("Seize the Day")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    lab = Lab(landscapes=["Seize the Day", "Fleet"], projects=["Fleet"], coins=8, supply={"Province": 1},
              deck=["Gold", "Gold", *COPPERS], others=[{"deck": COPPERS, "projects": ["Fleet"]}],)  # fmt: skip
    lab.buy("Province")
    lab.end_turn()
    assert (lab.turn, lab.over) == (1, False)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Seize the Day")
    lab.end_turn()
    assert lab.over, "nothing comes after the last turn of a Fleet"


# -- who asks, and what is told ---------------------------------------------------------------------------------------


def test_exile_speaks_through_the_copies_there_and_not_through_a_card_that_nobody_has():
    lab = Lab(["Gatekeeper", "Changeling"], mats={"Exile": ["Silver", "Silver"]}, coins=3)
    lab.game.log.telling = True
    lab.buy("Silver", "Silver", True, False)
    assert sorted(lab.asked[0].options) == ["Changeling", "Silver"]
    assert (lab.asked[1].card, lab.asked[1].about) == ("Silver", "Silver")
    assert all("Gatekeeper" not in entry.get("cards", []) for entry in full_log(lab.game))
    assert lab.me.discard == ["Silver"] * 3


def test_exile_and_a_card_that_says_something_itself_can_be_told_apart():
    lab = Lab(["Hostelry", "Sanctuary"], mats={"Exile": ["Hostelry"]}, hand=["Copper"], coins=4)
    lab.buy("Hostelry", "Sanctuary", True, ["Copper"])
    assert sorted(lab.asked[0].options) == ["Hostelry", "Sanctuary"]
    assert sorted(lab.me.discard) == ["Copper", "Horse", "Hostelry", "Hostelry"]


# -- Ways -------------------------------------------------------------------------------------------------------------


def test_a_way_in_place_of_the_nothing_that_a_highwayman_leaves():
    lab = Lab(["Highwayman", "Crown"], landscapes=["Way of the Sheep"], hand=["Highwayman"], deck=COPPERS,
              others=[{"hand": ["Crown", "Silver"], "deck": COPPERS}])  # fmt: skip
    lab.play("Highwayman", None)
    lab.end_turn()
    lab.to_buy_phase()
    lab.play("Crown", "Way of the Sheep")
    lab.play("Silver")
    assert lab.other.coins == 4, "the Crown was the first Treasure, and was a Sheep"


def test_a_card_that_waits_as_a_turtle_is_enchanted_no_more():
    lab = Lab(["Enchantress"], landscapes=["Way of the Turtle"], hand=["Enchantress"], deck=COPPERS * 2,
              others=[{"hand": ["Smithy"], "deck": COPPERS}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    lab.play("Smithy", "Way of the Turtle")
    lab.end_turn()
    lab.end_turn(None)
    assert (len(lab.other.hand), lab.other.actions) == (8, 1)


def test_the_card_of_a_mouse_is_the_second_that_is_played_under_an_enchantress():
    lab = Lab(["Enchantress"], landscapes=["Way of the Mouse"], way_of_the_mouse="Moat", hand=["Enchantress"],
              deck=COPPERS, others=[{"hand": ["Smithy"], "deck": COPPERS}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    lab.play("Smithy", "Way of the Mouse", None)
    assert (len(lab.other.hand), lab.other.actions) == (2, 0)


def test_a_mouse_brings_the_heirloom_of_its_card_and_may_be_a_duration_as_before_2025():
    lab = Lab.start(["Village"], landscapes=["Way of the Mouse"], way_of_the_mouse="Secret Cave")
    owned = sorted(lab.me.hand + lab.me.deck)
    assert owned == sorted(["Copper"] * 6 + ["Estate"] * 3 + ["Magic Lamp"])


def test_horses_and_what_is_never_in_the_supply_cannot_be_copied_by_a_rat():
    lab = Lab(["Sleigh"], landscapes=["Way of the Rat"], hand=["Horse", "Copper"])
    lab.play("Horse", "Way of the Rat", "Copper")
    assert (lab.me.in_play, lab.me.discard) == (["Horse"], ["Copper"])


def test_a_rat_copies_the_top_of_a_split_pile_alone():
    lab = Lab(["Encampment / Plunder"], landscapes=["Way of the Rat"], hand=["Encampment", "Copper"],
              supply={"Encampment / Plunder": 5})  # fmt: skip
    lab.play("Encampment", "Way of the Rat", "Copper")
    assert lab.me.discard == ["Copper"], "the Plunder on top is no copy of it"


def test_a_frog_that_went_back_to_its_pile_is_not_discarded():
    lab = Lab(["Throne Room"], landscapes=["Way of the Butterfly", "Way of the Frog"], deck=COPPERS,
              hand=["Throne Room", "Village"])  # fmt: skip
    lab.play("Throne Room", None, "Village", "Way of the Frog", "Way of the Butterfly", True, "Smithy")
    lab.end_turn()
    assert "Village" not in lab.me.hand + lab.me.deck + lab.me.discard
