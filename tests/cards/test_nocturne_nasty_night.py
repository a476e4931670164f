"""Night cards, Heirlooms and the rest of Nocturne where it hurts: Thrones, Ways, Durations, other people's turns."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20


# -- Werewolf ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_day", [True, False])
def test_werewolf_may_follow_a_way_by_day_and_by_night(by_day: bool) -> None:
    lab = Lab(
        ["Werewolf"],
        landscapes=["Way of the Otter"],
        hand=["Werewolf"],
        deck=COPPERS,
        stack={"Hexes": ["Misery"]},
    )
    if not by_day:
        lab.to_night_phase()
    lab.play("Werewolf", "Way of the Otter")
    assert (len(lab.me.hand), lab.other.states) == (2, [])


def test_werewolf_throned_by_day_draws_six() -> None:
    lab = Lab(["Werewolf", "Throne Room"], hand=["Throne Room", "Werewolf"], deck=COPPERS)
    lab.play("Throne Room", "Werewolf")
    assert len(lab.me.hand) == 6


def test_werewolf_under_an_enchantress_at_night_is_a_card_and_an_action() -> None:
    lab = Lab(
        ["Werewolf", "Enchantress"],
        hand=["Enchantress"],
        deck=COPPERS,
        others=[dict(hand=["Werewolf"], deck=["Gold"])],
        stack={"Hexes": ["Misery"]},
    )
    lab.play("Enchantress")
    lab.end_turn()
    lab.to_night_phase()
    lab.play("Werewolf")
    assert (lab.other.hand, lab.me.states) == (["Gold"], [])


def test_a_night_card_is_no_action_for_an_enchantress() -> None:
    lab = Lab(
        ["Ghost Town", "Enchantress"], hand=["Enchantress"], deck=COPPERS, others=[dict(hand=["Ghost Town"])]
    )
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Ghost Town")
    lab.end_turn()
    lab.end_turn()
    assert (lab.turn, lab.other.actions) == (1, 2)


def test_no_way_is_offered_for_a_card_of_the_night_alone() -> None:
    lab = Lab(["Ghost Town"], landscapes=["Way of the Otter"], hand=["Ghost Town"], deck=COPPERS)
    lab.play("Ghost Town")
    assert lab.asked == []


# -- Ghost ------------------------------------------------------------------------------------------------------------


def test_ghost_plays_a_throne_room_twice() -> None:
    lab = Lab(
        ["Exorcist", "Throne Room"],
        hand=["Ghost"],
        deck=["Throne Room", "Village", "Village", "Copper", "Copper", "Copper", *COPPERS],
    )
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn("Village", "Village")
    assert lab.me.actions == 9
    assert sorted(lab.me.in_play) == ["Ghost", "Throne Room", "Village", "Village"]


def test_two_ghosts_are_done_one_after_the_other_in_the_order_one_likes() -> None:
    lab = Lab(["Exorcist"], hand=["Ghost", "Ghost"], deck=["Smithy", "Village", *COPPERS])
    lab.play("Ghost")
    lab.play("Ghost")
    assert sorted(lab.me.set_aside) == ["Smithy", "Village"]
    lab.end_turn()
    lab.end_turn("Village")
    assert lab.asked[-1].options == ["Smithy", "Village"]
    assert lab.me.actions == 5


def test_ghost_and_a_card_that_leaves_play_at_once() -> None:
    lab = Lab(["Exorcist", "Leprechaun"], hand=["Ghost"], deck=["Wish", *COPPERS])
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn("Gold")  # the second play returns nothing and gains nothing
    assert (lab.me.actions, lab.me.hand.count("Gold"), lab.supply["Wish"]) == (3, 1, 13)


def test_ghost_finds_what_is_an_action_now() -> None:
    lab = Lab(["Exorcist"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Ghost"],
              deck=["Gold", "Village"])  # fmt: skip
    lab.play("Ghost")
    assert (lab.me.set_aside, lab.me.discard) == (["Village"], ["Gold"])


def test_ghost_tied_to_a_duration_it_played_twice() -> None:
    lab = Lab(["Exorcist", "Wharf"], hand=["Ghost"], deck=["Wharf", *COPPERS, *COPPERS])
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (9, 3)
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Ghost", "Wharf"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (9, 3)
    lab.end_turn()
    assert lab.me.in_play == []


# -- other Durations of the night -------------------------------------------------------------------------------------


def test_crypt_keeps_points_and_a_second_crypt_its_own_cards() -> None:
    lab = Lab(["Crypt", "Harem"], hand=["Harem", "Silver", "Gold", "Crypt", "Crypt"], deck=COPPERS)
    lab.play_treasures()
    lab.play("Crypt", ["Harem"])
    lab.play("Crypt", ["Silver", "Gold"])
    assert sorted(lab.me.set_aside) == ["Gold", "Harem", "Silver"]
    assert lab.me.vp == 2
    lab.end_turn()
    lab.end_turn("Silver", "Gold")
    assert sorted(lab.me.hand)[-2:] == ["Gold", "Harem"]
    assert lab.me.set_aside == ["Silver"]


def test_crypt_takes_a_crown_that_played_a_treasure() -> None:
    lab = Lab(["Crypt", "Crown"], hand=["Crown", "Silver", "Crypt"], deck=COPPERS)
    lab.to_buy_phase()
    lab.play("Crown", "Silver")
    lab.play("Crypt", ["Crown"])
    assert (lab.me.set_aside, sorted(lab.me.in_play)) == (["Crown"], ["Crypt", "Silver"])


def test_cobbler_gives_a_changeling_to_the_discard_pile() -> None:
    lab = Lab(["Cobbler", "Changeling"], hand=["Cobbler"], deck=COPPERS)
    lab.play("Cobbler")
    lab.end_turn()
    lab.end_turn("Smithy", True)
    assert (lab.me.hand, lab.me.discard) == (["Copper"] * 5, ["Changeling"])


def test_raider_counts_durations_that_are_still_in_play() -> None:
    lab = Lab(
        ["Raider", "Wharf"],
        hand=["Wharf"],
        deck=[*["Copper"] * 2, "Raider", *["Estate"] * 20],
        others=[dict(deck=["Wharf", *["Gold"] * 9])],
    )
    lab.play("Wharf")
    lab.end_turn()
    lab.end_turn()
    lab.play("Raider")
    assert lab.other.discard.count("Wharf") == 1


def test_raider_in_the_play_of_a_guardian_does_nothing() -> None:
    lab = Lab(["Raider", "Guardian"], hand=["Guardian"], deck=COPPERS, others=[dict(hand=["Raider", "Copper"])])
    lab.play("Guardian")
    lab.end_turn()
    lab.play_treasures()
    lab.play("Raider")
    assert len(lab.me.hand) == 5


def test_den_of_sin_throughout_an_outposts_turn() -> None:
    lab = Lab(["Den of Sin", "Outpost"], hand=["Outpost", "Den of Sin"], deck=COPPERS)
    lab.play("Outpost")
    lab.play("Den of Sin")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (0, 5)


def test_den_of_sin_bought_under_a_swamp_hag_and_a_haggler() -> None:
    lab = Lab(
        ["Den of Sin", "Swamp Hag", "Haggler"],
        hand=["Swamp Hag"],
        deck=COPPERS,
        others=[dict(hand=["Haggler", "Gold"])],
    )
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.play("Haggler")
    lab.play("Gold")
    lab.buy("Den of Sin", "Haggler", "Village")
    assert "Den of Sin" in lab.other.hand
    assert sorted(lab.other.discard) == ["Curse", "Village"]


# -- what happens at night --------------------------------------------------------------------------------------------


def test_monastery_and_exorcist_with_a_fortress() -> None:
    lab = Lab(["Monastery", "Exorcist", "Fortress"], hand=["Monastery", "Exorcist", "Fortress"])
    lab.gain("Estate")
    lab.play("Monastery", "Fortress")
    assert lab.me.hand == ["Exorcist", "Fortress"]
    lab.play("Exorcist", "Imp")
    assert (lab.me.hand, lab.trash) == (["Fortress"], [])
    assert sorted(lab.me.discard) == ["Estate", "Imp"]


def test_devils_workshop_counts_what_its_player_gained_and_nobody_else() -> None:
    lab = Lab(["Devil's Workshop", "Witch"], hand=["Witch", "Devil's Workshop"], deck=COPPERS)
    lab.play("Witch")  # somebody else gains a Curse
    lab.play("Devil's Workshop")
    assert lab.me.discard == ["Gold"]


def test_devils_workshop_counts_what_was_gained_and_went_elsewhere() -> None:
    lab = Lab(["Devil's Workshop", "Watchtower"], hand=["Watchtower", "Devil's Workshop"])
    lab.gain("Silver", "Watchtower", 0)
    lab.play("Devil's Workshop", "Smithy", None)
    assert (lab.trash, lab.me.discard) == (["Silver"], ["Smithy"])


def test_exorcist_takes_less_for_a_cheaper_card() -> None:
    lab = Lab(["Exorcist", "Bridge"], hand=["Bridge", "Exorcist", "Silver"])
    lab.play("Bridge")  # Silver 2, Imp 1, Will-o'-Wisp still 0
    lab.play("Exorcist", "Imp")
    assert lab.me.discard == ["Imp"]


def test_vampire_becomes_a_bat_and_what_it_gained_a_changeling() -> None:
    lab = Lab(["Vampire", "Changeling"], hand=["Vampire"], stack={"Hexes": ["Greed"]})
    lab.play("Vampire", "Market", True)
    assert sorted(lab.me.discard) == ["Bat", "Changeling"]
    assert lab.supply["Market"] == 10


def test_bat_that_trashes_a_fortress_has_trashed_something() -> None:
    lab = Lab(["Vampire", "Fortress"], hand=["Bat", "Fortress", "Copper"])
    lab.play("Bat", ["Fortress"])
    assert (lab.me.discard, sorted(lab.me.hand)) == (["Vampire"], ["Copper", "Fortress"])


def test_night_cards_cannot_be_played_by_day_by_anything_that_plays_actions() -> None:
    lab = Lab(["Cobbler", "Conclave"], hand=["Conclave", "Cobbler"])
    lab.play("Conclave")
    assert (lab.asked, lab.me.actions) == ([], 0)
    with pytest.raises(IllegalMove):
        Lab(["Cobbler"], hand=["Village"]).play("Cobbler")


# -- Heirlooms --------------------------------------------------------------------------------------------------------


def test_cursed_gold_counterfeited_is_two_curses() -> None:
    lab = Lab(["Pooka", "Counterfeit"], hand=["Counterfeit", "Cursed Gold"])
    lab.play("Counterfeit", "Cursed Gold")
    assert (lab.me.coins, lab.me.discard, lab.trash) == (7, ["Curse", "Curse"], ["Cursed Gold"])


def test_magic_lamp_counterfeited_is_trashed_once_and_gives_three_wishes() -> None:
    lab = Lab(
        ["Secret Cave", "Counterfeit"],
        hand=["Counterfeit", "Magic Lamp"],
        in_play=["Village", "Smithy", "Market", "Silver"],
    )
    lab.play("Counterfeit", "Magic Lamp")
    assert (lab.trash, lab.me.discard) == (["Magic Lamp"], ["Wish"] * 3)


def test_goat_trashes_a_haunted_mirror_for_a_ghost() -> None:
    lab = Lab(["Pixie", "Cemetery"], hand=["Goat", "Haunted Mirror", "Village"])
    lab.play("Goat", "Haunted Mirror", "Village")
    assert sorted(lab.me.discard) == ["Ghost", "Village"]


def test_cemetery_trashes_a_mirror_and_another_action_goes_for_the_ghost() -> None:
    lab = Lab(["Cemetery"], hand=["Haunted Mirror", "Village", "Curse"])
    lab.gain("Cemetery", ["Haunted Mirror", "Curse"], "Village")
    assert sorted(lab.me.discard) == ["Cemetery", "Ghost", "Village"]


def test_pasture_counts_estates_on_mats_and_set_aside() -> None:
    lab = Lab(["Shepherd", "Island"], hand=["Island", "Estate", "Pasture"], deck=["Estate"])
    lab.play("Island", "Estate")
    assert lab.me.vp == 2 + 1 + 1 + 2


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_conclave_throned_cannot_play_the_same_card_again() -> None:
    lab = Lab(["Conclave", "Throne Room"], hand=["Throne Room", "Conclave", "Smithy", "Smithy", "Village"])
    lab.play("Throne Room", "Conclave", "Smithy", "Village")
    assert lab.asked[-1].options == ["Village"]
    assert (lab.me.coins, lab.me.actions) == (4, 4)


def test_conclave_enchanted_plays_nothing() -> None:
    lab = Lab(["Conclave", "Enchantress"], hand=["Enchantress"],
              others=[dict(hand=["Conclave", "Smithy"], deck=["Gold"])])  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Conclave")
    assert (lab.other.coins, lab.other.actions, lab.asked) == (0, 1, [])


def test_faithful_hound_and_tactician() -> None:
    lab = Lab(["Faithful Hound", "Tactician"], hand=["Tactician", "Faithful Hound"], deck=COPPERS)
    lab.play("Tactician", True)
    lab.end_turn()
    assert sorted(lab.me.hand) == ["Copper"] * 5 + ["Faithful Hound"]


def test_faithful_hound_discarded_by_a_torturer_is_back_before_its_owners_turn() -> None:
    lab = Lab(
        ["Faithful Hound", "Torturer"],
        hand=["Torturer"],
        deck=COPPERS,
        others=[dict(hand=["Faithful Hound", "Faithful Hound", "Gold"], deck=COPPERS)],
    )
    lab.play("Torturer", 0, ["Faithful Hound", "Faithful Hound"], True, True)
    assert lab.other.hand == ["Gold"]
    lab.end_turn()
    assert sorted(lab.other.hand) == ["Faithful Hound", "Faithful Hound", "Gold"]


def test_faithful_hound_in_a_vault_turn_is_set_aside_after_it_counted() -> None:
    lab = Lab(["Faithful Hound", "Vault"], hand=["Vault", "Faithful Hound"], deck=COPPERS)
    lab.play("Vault", ["Faithful Hound"], True)
    assert (lab.me.coins, lab.me.set_aside) == (1, ["Faithful Hound"])


def test_secret_cave_throned_pays_twice_for_six_cards() -> None:
    lab = Lab(["Secret Cave", "Throne Room"], hand=["Throne Room", "Secret Cave", *["Estate"] * 4], deck=COPPERS)
    lab.play("Throne Room", "Secret Cave", ["Estate"] * 3, ["Estate", "Copper", "Copper"])
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 6
    assert sorted(lab.me.in_play) == ["Secret Cave", "Throne Room"]


def test_shepherd_and_tunnel() -> None:
    lab = Lab(["Shepherd", "Tunnel"], hand=["Shepherd", "Tunnel"], deck=COPPERS)
    lab.play("Shepherd", ["Tunnel"], True)
    assert (len(lab.me.hand), sorted(lab.me.discard)) == (2, ["Gold", "Tunnel"])


def test_pooka_takes_an_action_that_is_a_treasure_now() -> None:
    lab = Lab(["Pooka", "Market"], landscapes=["Capitalism"], projects=["Capitalism"],
              hand=["Pooka", "Market", "Estate"], deck=COPPERS)  # fmt: skip
    lab.play("Pooka", "Market")
    assert (lab.trash, len(lab.me.hand)) == (["Market"], 5)


def test_tragic_hero_may_gain_any_treasure_of_the_supply() -> None:
    lab = Lab(["Tragic Hero", "Idol"], hand=["Tragic Hero", *["Copper"] * 5], deck=COPPERS, colonies=True)
    lab.play("Tragic Hero", "Platinum")
    assert set(lab.asked[-1].options) == {"Copper", "Silver", "Gold", "Platinum", "Idol"}


def test_leprechaun_counts_the_throne_room_that_played_it() -> None:
    lab = Lab(["Leprechaun", "Throne Room"], hand=["Throne Room", "Leprechaun"], in_play=["Village"] * 5)
    lab.play("Throne Room", "Leprechaun")
    assert sorted(lab.me.discard) == ["Gold", "Gold", "Wish", "Wish"]


def test_tormentor_throned_finds_the_throne_room_in_play() -> None:
    lab = Lab(["Tormentor", "Throne Room"], hand=["Throne Room", "Tormentor"], stack={"Hexes": ["Greed", "Plague"]})
    lab.play("Throne Room", "Tormentor")
    assert (lab.other.deck, lab.other.hand, lab.me.discard) == (["Copper"], ["Curse"], [])


def test_will_o_wisp_asks_what_the_card_costs_now() -> None:
    lab = Lab(["Exorcist", "Bridge"], hand=["Bridge", "Will-o'-Wisp"], actions=2, deck=["Copper", "Silver"])
    lab.play("Bridge")
    lab.play("Will-o'-Wisp")
    assert sorted(lab.me.hand) == ["Copper", "Silver"]
