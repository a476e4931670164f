"""Nocturne beside Renaissance and Menagerie: Projects, Ways, Exile, cards that are played once more."""

from __future__ import annotations

import pytest

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ZOMBIES = ["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]


def test_citadel_plays_a_necromancer_again_and_that_finds_another_card() -> None:
    lab = Lab(["Necromancer"], landscapes=["Citadel"], projects=["Citadel"], hand=["Necromancer"],
              deck=["Gold", "Estate", *COPPERS])  # fmt: skip
    lab.play("Necromancer", "Zombie Spy", 1, "Zombie Apprentice")
    assert lab.asked[-1].options == ["Zombie Apprentice", "Zombie Mason"]


def test_citadel_plays_a_wish_again_that_has_gone() -> None:
    lab = Lab(["Leprechaun"], landscapes=["Citadel"], projects=["Citadel"], hand=["Wish"])
    lab.play("Wish", "Gold")
    assert (lab.me.actions, lab.me.hand, lab.supply["Wish"]) == (2, ["Gold"], 13)


def test_citadel_does_not_see_what_necromancer_plays_as_the_first_action() -> None:
    lab = Lab(["Necromancer"], landscapes=["Citadel"], projects=["Citadel"], hand=["Necromancer", "Smithy"],
              deck=COPPERS)  # fmt: skip
    lab.trash_from_hand("Smithy")
    lab.play("Necromancer", "Smithy", "Zombie Apprentice")
    assert len(lab.me.hand) == 3


@pytest.mark.parametrize("first", ["Innovation", "Blessed Village"])
def test_innovation_plays_a_blessed_village_whose_boon_is_received_before_or_after(first: str) -> None:
    lab = Lab(
        ["Blessed Village"],
        landscapes=["Innovation"],
        projects=["Innovation"],
        coins=4,
        deck=["Gold", *COPPERS],
        stack={"Boons": ["The Mountain's Gift"]},
    )
    lab.buy("Blessed Village", policy=lambda question: first if question.purpose == "first" else question.options[:1])
    assert (lab.me.in_play, lab.me.actions, lab.me.hand) == (["Blessed Village"], 3, ["Gold"])
    assert lab.me.discard == ["Silver"]


def test_capitalism_lets_a_conclave_be_played_while_buying() -> None:
    lab = Lab(["Conclave"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Conclave", "Smithy"],
              deck=COPPERS)  # fmt: skip
    lab.to_buy_phase()
    lab.play("Conclave", "Smithy")
    assert (lab.me.coins, lab.me.actions, len(lab.me.hand)) == (2, 2, 3)


def test_sewers_trash_one_more_for_a_monastery() -> None:
    lab = Lab(["Monastery"], landscapes=["Sewers"], projects=["Sewers"], hand=["Monastery", "Estate", "Curse", "Gold"])
    lab.gain("Silver")
    lab.play("Monastery", "Estate", "Curse")
    assert (sorted(lab.trash), lab.me.hand) == (["Curse", "Estate"], ["Gold"])


def test_scepter_plays_a_leprechaun_again_with_itself_in_play() -> None:
    lab = Lab(["Leprechaun", "Scepter"], hand=["Leprechaun", "Scepter"], in_play=["Village"] * 5,
              stack={"Hexes": ["Greed"]})  # fmt: skip
    lab.play("Leprechaun")  # the sixth card
    assert sorted(lab.me.discard) == ["Gold"]
    lab.play("Scepter", 1)  # the seventh
    assert sorted(lab.me.discard) == ["Gold", "Gold", "Wish"]


def test_a_card_played_from_the_trash_cannot_return_by_way_of_the_butterfly() -> None:
    lab = Lab(["Necromancer"], landscapes=["Way of the Butterfly"], hand=["Necromancer", "Smithy"], deck=COPPERS)
    lab.trash_from_hand("Smithy")
    lab.play("Necromancer", None, "Smithy", "Way of the Butterfly")
    assert sorted(lab.trash) == sorted(["Smithy", *ZOMBIES])
    assert lab.me.discard == []


def test_ghost_each_play_may_follow_a_way() -> None:
    lab = Lab(["Exorcist"], landscapes=["Way of the Otter"], hand=["Ghost"], deck=["Smithy", *COPPERS])
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn("Way of the Otter", None)
    assert len(lab.me.hand) == 5 + 2 + 3


def test_way_of_the_horse_returns_a_fool_and_no_boon_comes() -> None:
    lab = Lab(["Fool"], landscapes=["Way of the Horse"], hand=["Fool"], deck=COPPERS)
    lab.play("Fool", "Way of the Horse")
    assert (lab.me.states, lab.supply["Fool"], len(lab.me.hand)) == ([], 11, 2)


def test_gatekeeper_exiles_a_werewolf_and_not_a_den_of_sin() -> None:
    for card, exiled in (("Werewolf", ["Werewolf"]), ("Den of Sin", [])):
        lab = Lab(["Gatekeeper", card], hand=["Gatekeeper"], deck=COPPERS, others=[dict(hand=["Gold", "Silver"])])
        lab.play("Gatekeeper")
        lab.end_turn()
        lab.play_treasures()
        lab.buy(card)
        assert lab.other.mats["Exile"] == exiled


def test_a_card_that_a_gatekeeper_exiled_is_no_changeling() -> None:
    lab = Lab(["Gatekeeper", "Changeling"], hand=["Gatekeeper"], deck=COPPERS, others=[dict(hand=["Gold"])])
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village", policy=lambda question: "Gatekeeper" if question.purpose == "first" else question.options[:1])
    assert (lab.other.mats["Exile"], lab.other.discard) == (["Village"], [])


def test_mastermind_plays_a_druid_three_times() -> None:
    boons = ["The Field's Gift", "The Mountain's Gift", "The Sea's Gift"]
    lab = Lab(["Mastermind", "Druid"], hand=["Mastermind"], deck=["Druid", *COPPERS], druid=boons)
    lab.play("Mastermind")
    lab.end_turn()
    lab.end_turn("Druid", *boons)
    assert (lab.me.buys, lab.me.coins, lab.me.discard.count("Silver")) == (4, 1, 1)


def test_cargo_ship_keeps_a_den_of_sin_that_was_gained_into_the_hand() -> None:
    lab = Lab(["Cargo Ship", "Den of Sin"], hand=["Cargo Ship"], coins=3, deck=COPPERS)
    lab.play("Cargo Ship")
    lab.buy("Den of Sin", True)
    assert lab.me.hand == []
    lab.end_turn()
    lab.end_turn()
    assert "Den of Sin" in lab.me.hand


def test_a_boon_trashes_and_a_priest_pays_for_it() -> None:
    lab = Lab(["Priest", "Bard"], hand=["Priest", "Bard", "Estate", "Curse"], actions=2,
              stack={"Boons": ["The Flame's Gift"]})  # fmt: skip
    lab.play("Priest", "Estate")
    lab.play("Bard", "Curse")
    assert lab.me.coins == 2 + 2 + 2


def test_patron_shown_by_a_war_pays_in_an_action_phase() -> None:
    lab = Lab(["Skulk", "Patron"], hand=["Skulk"], others=[dict(deck=["Patron", "Gold"])], stack={"Hexes": ["War"]})
    lab.play("Skulk")
    assert (lab.trash, lab.other.coffers) == (["Patron"], 1)


def test_an_old_witch_and_a_hex_together() -> None:
    lab = Lab(["Old Witch", "Skulk"], hand=["Old Witch", "Skulk"], actions=2, deck=COPPERS,
              stack={"Hexes": ["Locusts"]}, others=[dict(deck=["Curse"])])  # fmt: skip
    lab.play("Old Witch")
    lab.play("Skulk")
    assert (lab.other.discard, lab.trash) == (["Curse"], ["Curse"])
