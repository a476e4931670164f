"""Plunder and the promotional cards once more: what stays in play for what, coins in others' turns, and stores that
are told apart."""

from __future__ import annotations

from bailiwick.lab import Lab
from bailiwick.terminal.scene import Scene, zones

COPPERS = ["Copper"] * 20


# -- what stays in play for what --------------------------------------------------------------------------------------


def test_a_band_of_misfits_played_as_a_taskmaster_stays_as_long_as_it_goes_on():
    lab = Lab(["Band of Misfits", "Taskmaster"], hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Taskmaster")
    for _ in range(2):
        lab.gain("Market")
        lab.end_turn()
        assert lab.me.in_play == ["Band of Misfits"]
        lab.end_turn()
        assert (lab.me.actions, lab.me.coins) == (2, 1)
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_flagship_stays_with_a_duration_that_a_band_of_misfits_leaves_in_the_supply():
    lab = Lab(["Band of Misfits", "Caravan"], hand=["Flagship", "Band of Misfits"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Band of Misfits", "Caravan")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Band of Misfits", "Flagship"]
    lab.end_turn()
    assert len(lab.me.hand) == 7
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_flagship_does_not_stay_with_what_a_band_of_misfits_did_at_once():
    lab = Lab(["Band of Misfits"], hand=["Flagship", "Band of Misfits"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Band of Misfits", "Village")
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_captain_goes_when_it_is_done_though_what_it_played_plays_a_duration_again():
    lab = Lab(["Captain", "Throne Room", "Wharf"], hand=["Captain"], deck=["Copper", "Wharf", *COPPERS])
    lab.play("Captain", "Village")
    lab.end_turn()
    lab.end_turn("Throne Room", "Wharf")
    assert lab.me.in_play == ["Captain", "Wharf"]
    assert len(lab.me.hand) == 4 + 2 + 2
    lab.end_turn()
    assert lab.me.in_play == ["Wharf"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 2 + 2, "the Wharf was played twice all the same"


# -- coins in somebody else's turn ------------------------------------------------------------------------------------


def test_treasures_that_a_storyteller_plays_in_anothers_turn_make_nothing():
    lab = Lab(
        ["Storyteller", "Gondola"], others=[{"hand": ["Storyteller", "Gold", "Copper"], "deck": COPPERS}]
    )
    lab.gain("Gondola", "Storyteller", "Gold", "Copper", seat=1)
    assert lab.other.in_play == ["Storyteller", "Gold", "Copper"]
    assert lab.other.hand == ["Copper"], "+1 Card, and no coins to pay for more"
    assert lab.other.coins == 0


def test_a_black_market_in_anothers_turn_has_no_coins_to_sell_for():
    stall = ["Bridge", "Baron", "Alchemist"]
    lab = Lab(
        ["Black Market", "Gondola"], stack={"Black Market": stall},
        others=[{"hand": ["Black Market", "Gold", "Potion", "Silver Mine"], "deck": COPPERS}],
    )  # fmt: skip
    lab.gain("Gondola", "Black Market", "Gold", "Potion", None, stall, seat=1)
    assert (lab.other.coins, lab.other.potions) == (0, 0)
    assert lab.other.discard == ["Gondola"]
    assert "gain" not in [question.purpose for question in lab.asked]


# -- Quartermaster, Taskmaster ----------------------------------------------------------------------------------------


def test_a_card_that_hasty_sets_aside_does_not_lie_on_the_quartermaster_that_gained_it():
    lab = Lab(traits={"Hasty": "Village"}, hand=["Throne Room", "Quartermaster"], deck=COPPERS)
    lab.play("Throne Room", "Quartermaster")
    lab.end_turn()
    lab.end_turn(0, "Village", 1)
    assert lab.me.set_aside == ["Village"]
    assert "Village" not in lab.me.hand
    lab.end_turn()
    lab.end_turn("Hasty", 1, 1)
    assert "Village" in lab.me.in_play


def test_a_taskmaster_wants_five_coins_and_neither_potions_nor_debt():
    for card, bridges in (("Possession", 1), ("Fortune", 3)):
        lab = Lab(
            ["Bridge", "Possession", "Gladiator / Fortune"], supply={"Gladiator / Fortune": 5},
            hand=["Taskmaster", *["Bridge"] * bridges], actions=4,
        )  # fmt: skip
        lab.play("Taskmaster")
        for _ in range(bridges):
            lab.play("Bridge")
        lab.gain(card)
        assert lab.me.discard == [card]
        lab.end_turn()
        assert lab.me.in_play == []


def test_a_patron_of_the_black_market_is_revealed():
    lab = Lab(["Black Market"], hand=["Black Market"], stack={"Black Market": ["Patron", "Bridge", "Baron", "Duke"]})
    lab.play("Black Market", ["Patron", "Bridge", "Baron"])
    assert lab.me.coffers == 1


# -- Clean-up of somebody else's turn ---------------------------------------------------------------------------------


def in_anothers_turn(kingdom, hand, *answers):
    """Seat 1 gains a Gondola in the turn of seat 0, and plays an Action of the hand."""
    lab = Lab([*kingdom, "Gondola"], others=[{"hand": hand, "deck": COPPERS}])
    lab.gain("Gondola", *answers, seat=1)
    return lab


def test_a_walled_village_in_anothers_turn_goes_onto_the_deck_when_that_turn_is_cleaned_up():
    lab = in_anothers_turn(["Walled Village"], ["Walled Village"], "Walled Village")
    lab.end_turn(True)
    assert lab.other.deck[0] == "Walled Village"


def test_an_improve_in_anothers_turn_trashes_what_goes_with_that_turn():
    lab = in_anothers_turn(["Improve"], ["Improve"], "Improve")
    lab.end_turn("Improve", "Smithy")
    assert lab.trash == ["Improve"]
    assert lab.other.discard == ["Gondola", "Smithy"]


def test_a_scheme_of_the_first_edition_in_anothers_turn_is_done_with_that_turn():
    lab = in_anothers_turn(["Scheme (1E)"], ["Scheme (1E)"], "Scheme (1E)")
    lab.end_turn("Scheme (1E)")
    assert lab.other.deck[0] == "Scheme (1E)"
    lab.end_turn()


# -- Stash ------------------------------------------------------------------------------------------------------------


def test_all_are_told_of_a_stash_that_lies_face_down_beside_a_card_nobody_sees():
    lab = Lab(
        ["Church", "Native Village", "Stash"], hand=["Church", "Stash", "Gold"], deck=COPPERS,
        mats={"Native Village": ["Stash", "Duchy"]}, others=[{"hand": ["Copper"]}],
    )  # fmt: skip
    lab.play("Church", ["Stash", "Gold"])
    lab.end_turn()
    for seat in (1, -1):
        seen = lab.game.view(seat).data()["players"][0]
        assert (seen["open_face_down"], seen["set_aside_face_down"]) == (["Stash"], 2)
        assert (seen["mats"], seen["mat_sizes"]) == ({"Native Village": ["Stash"]}, {"Native Village": 2})
    question = lab.game.turn_question()
    assert question is not None
    scene = Scene(lab.game.view(1), lab.game, question, ["Ada", "Bob"])
    assert ("face down", ["Stash", "card"]) in zones(scene, scene.data["players"][0])


# -- Reckless ---------------------------------------------------------------------------------------------------------


def test_a_reckless_harbor_village_adds_a_coin_twice():
    lab = Lab(["Harbor Village"], traits={"Reckless": "Harbor Village"}, hand=["Harbor Village", "Woodcutter"])
    lab.play("Harbor Village")
    lab.play("Woodcutter")
    assert lab.me.coins == 2 + 2


def test_a_reckless_harbor_village_adds_nothing_where_the_next_action_gives_no_coins():
    lab = Lab(
        ["Harbor Village"], traits={"Reckless": "Harbor Village"}, hand=["Harbor Village", "Village", "Woodcutter"]
    )
    lab.play("Harbor Village")
    lab.play("Village")
    lab.play("Woodcutter")
    assert lab.me.coins == 2
