"""The nastiest things that other cards do to those of Nocturne: the trash, exchanges, Possession, Commands, gains."""

from __future__ import annotations

from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ZOMBIES = ["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]


# -- Necromancer ------------------------------------------------------------------------------------------------------


def test_a_card_that_came_back_to_the_trash_lies_face_up() -> None:
    lab = Lab(
        ["Necromancer", "Graverobber"],
        hand=["Necromancer", "Necromancer", "Necromancer", "Graverobber", "Smithy"],
        deck=COPPERS,
        actions=9,
    )
    lab.trash_from_hand("Smithy")
    lab.play("Necromancer", "Smithy")
    lab.play("Graverobber", 0, "Smithy")  # onto the deck
    assert lab.me.deck[0] == "Smithy"
    lab.play("Necromancer", "Zombie Mason", None)  # which trashes it again
    lab.play("Necromancer", "Smithy")
    assert len(lab.me.hand) == 6
    assert sorted(lab.trash) == ["Smithy", *ZOMBIES]


def test_a_card_played_from_the_trash_can_gain_itself() -> None:
    lab = Lab(["Necromancer", "Lurker"], hand=["Necromancer", "Lurker"])
    lab.trash_from_hand("Lurker")
    lab.play("Necromancer", "Lurker", 1, "Lurker")
    assert lab.me.discard == ["Lurker"]
    assert sorted(lab.trash) == ZOMBIES
    assert lab.me.actions == 1


def test_graverobber_in_the_trash_gains_itself_onto_the_deck() -> None:
    lab = Lab(["Necromancer", "Graverobber"], hand=["Necromancer", "Graverobber"])
    lab.trash_from_hand("Graverobber")
    lab.play("Necromancer", "Graverobber", 0, "Graverobber")
    assert lab.me.deck == ["Graverobber"]


def test_necromancer_plays_a_command_card_of_the_trash() -> None:
    lab = Lab(["Necromancer", "Overlord"], hand=["Necromancer", "Overlord"], deck=COPPERS)
    lab.trash_from_hand("Overlord")
    lab.play("Necromancer", "Overlord", "Smithy")
    assert (lab.me.hand, lab.me.in_play) == (["Copper"] * 3, ["Necromancer"])
    assert sorted(lab.trash) == ["Overlord", *ZOMBIES]


def test_a_command_plays_necromancer_from_the_supply() -> None:
    lab = Lab(["Necromancer", "Overlord"], hand=["Overlord"], deck=["Gold", "Estate"])
    lab.play("Overlord", "Necromancer", "Zombie Spy", 0)
    assert (lab.me.hand, lab.me.discard, lab.me.in_play) == (["Gold"], ["Estate"], ["Overlord"])


def test_overlord_as_necromancer_and_necromancer_share_what_is_face_down() -> None:
    lab = Lab(["Necromancer", "Overlord"], hand=["Overlord", "Necromancer"], deck=["Gold", "Estate"], actions=2)
    lab.play("Overlord", "Necromancer", "Zombie Spy", 1)
    lab.play("Necromancer", "Zombie Apprentice")
    assert "Zombie Spy" not in lab.asked[-1].options


def test_necromancer_throned_plays_two_different_cards() -> None:
    lab = Lab(["Necromancer", "Throne Room"], hand=["Throne Room", "Necromancer"], deck=["Gold", "Estate"])
    lab.play("Throne Room", "Necromancer", "Zombie Spy", 1, "Zombie Mason", None)
    assert sorted(lab.trash) == ["Estate", *ZOMBIES]
    assert lab.asked[-2].options == ["Zombie Apprentice", "Zombie Mason"]


def test_what_necromancer_tries_to_trash_of_itself_is_no_trashing() -> None:
    lab = Lab(
        ["Necromancer", "Mining Village"], landscapes=["Tomb"], hand=["Necromancer", "Mining Village"], deck=["Gold"]
    )
    lab.trash_from_hand("Mining Village")
    before = lab.me.vp_tokens
    lab.play("Necromancer", "Mining Village")
    assert lab.me.vp_tokens == before
    assert lab.me.coins == 0


def test_an_attack_in_the_trash_can_be_kept_away_by_a_moat() -> None:
    lab = Lab(
        ["Necromancer", "Militia", "Moat"],
        hand=["Necromancer", "Militia"],
        others=[dict(hand=["Moat", "Copper", "Copper", "Copper", "Copper"])],
    )
    lab.trash_from_hand("Militia")
    lab.play("Necromancer", "Militia", "Moat")
    assert len(lab.other.hand) == 5
    assert lab.me.coins == 2


def test_enchantress_takes_the_necromancer_and_not_what_it_would_have_played() -> None:
    lab = Lab(["Necromancer", "Enchantress"], hand=["Enchantress"], others=[dict(hand=["Necromancer"], deck=["Gold"])])
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Necromancer")
    assert (lab.other.hand, lab.other.actions) == (["Gold"], 1)
    assert lab.asked == []


# -- exchanges --------------------------------------------------------------------------------------------------------


def test_vampire_is_exchanged_whatever_becomes_of_what_it_gained() -> None:
    lab = Lab(["Vampire", "Watchtower"], hand=["Vampire", "Watchtower"], stack={"Hexes": ["Greed"]})
    lab.play("Vampire", "Market", "Watchtower", 0)
    assert (lab.trash, lab.me.discard, lab.me.in_play) == (["Market"], ["Bat"], [])


def test_changeling_after_the_card_has_moved_cannot_be_had() -> None:
    lab = Lab(["Changeling", "Watchtower"], hand=["Watchtower"])
    lab.gain("Village", "Watchtower", 1)  # onto the deck first
    assert lab.me.deck == ["Village"]
    assert lab.me.discard == []
    assert lab.asked[0].purpose == "first"


def test_changeling_first_leaves_nothing_for_watchtower() -> None:
    lab = Lab(["Changeling", "Watchtower"], hand=["Watchtower"])
    lab.gain("Village", "Changeling", True)
    assert (lab.me.discard, lab.me.deck) == (["Changeling"], [])
    assert [question.purpose for question in lab.asked] == ["first", "may"]


def test_changeling_for_the_last_card_of_a_pile_ends_no_game() -> None:
    lab = Lab(["Changeling"], supply={"Province": 1}, coins=8)
    lab.buy("Province", True)
    assert lab.supply["Province"] == 1
    lab.end_turn()
    assert not lab.over


def test_a_card_from_the_trash_can_become_a_changeling_if_it_has_a_pile() -> None:
    lab = Lab(["Changeling", "Rogue"], hand=["Rogue", "Market"])
    lab.trash_from_hand("Market")
    lab.play("Rogue", True)
    assert (lab.me.discard, lab.trash, lab.supply["Market"]) == (["Changeling"], [], 11)


def test_changeling_of_a_split_pile_goes_back_on_top() -> None:
    lab = Lab(["Changeling", "Catapult / Rocks"], supply={"Catapult / Rocks": 5})
    lab.gain("Rocks", "Changeling", True, None)
    assert lab.pile("Catapult / Rocks")[0] == "Rocks"
    assert len(lab.pile("Catapult / Rocks")) == 5
    assert (lab.me.discard, lab.me.hand) == (["Changeling"], ["Silver"])


def test_changeling_copies_a_page_and_no_champion() -> None:
    lab = Lab(["Changeling", "Page"], hand=["Changeling"], in_play=["Champion", "Page"])
    lab.play("Changeling")
    assert lab.me.discard == ["Page"]  # the one card in play of which the Supply has a copy
    assert lab.trash == ["Changeling"]


def test_changeling_in_possession_is_exchanged_by_who_gains() -> None:
    lab = Lab(["Changeling", "Possession"], hand=["Possession"], others=[dict(hand=["Gold"])])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.buy("Village", True)
    assert lab.me.discard.count("Changeling") == 1
    assert lab.other.discard == []


def test_bought_den_of_sin_and_haunted_woods() -> None:
    lab = Lab(
        ["Den of Sin", "Haunted Woods"],
        hand=["Haunted Woods"],
        others=[dict(hand=["Gold", "Silver", "Estate", "Duchy"])],
    )
    lab.play("Haunted Woods")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Den of Sin", ["Den of Sin", "Estate", "Duchy"])
    assert lab.other.hand == []
    assert lab.other.deck == ["Den of Sin", "Estate", "Duchy"]


def test_den_of_sin_gained_by_a_hex_in_anothers_turn_waits_in_hand() -> None:
    lab = Lab(
        ["Den of Sin", "Skulk"],
        hand=["Skulk"],
        stack={"Hexes": ["Locusts"]},
        others=[dict(deck=["Raider", *COPPERS])],
    )
    lab.play("Skulk", "Den of Sin")
    assert lab.other.hand == ["Den of Sin"]
    lab.end_turn()
    lab.play("Den of Sin")
    assert lab.other.in_play == ["Den of Sin"]


def test_den_of_sin_from_the_trash_and_from_an_armory_like_gainer() -> None:
    lab = Lab(["Den of Sin", "Rogue"], hand=["Rogue", "Den of Sin"])
    lab.trash_from_hand("Den of Sin")
    lab.play("Rogue")
    assert lab.me.hand == ["Den of Sin"]
    lab = Lab(["Night Watchman", "Armory"], hand=["Armory"])
    lab.play("Armory", "Night Watchman")
    assert (lab.me.deck, lab.me.hand) == (["Night Watchman"], [])


def test_wish_gains_den_of_sin_into_the_hand_once() -> None:
    lab = Lab(["Den of Sin", "Leprechaun"], hand=["Wish"])
    lab.play("Wish", "Den of Sin")
    assert lab.me.hand == ["Den of Sin"]


def test_changeling_and_exile_a_copy_is_called_back_though_the_card_is_exchanged() -> None:
    lab = Lab(["Changeling", "Sanctuary"], mats={"Exile": ["Village", "Village"]})
    lab.gain("Village", policy=lambda question: question.options[:1])
    assert lab.me.mats["Exile"] == []
    assert sorted(lab.me.discard) == ["Changeling", "Village", "Village"]
