"""Nocturne crossed with other cards: Boons, Necromancer and the night, each where it is played or gained oddly."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import Lab
from bailiwick.lab.lab import Question

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20
ZOMBIES = ["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]
FIELD, FOREST, RIVER = "The Field's Gift", "The Forest's Gift", "The River's Gift"
EARTH, FLAME, MOUNTAIN, SEA, SWAMP = (
    "The Earth's Gift", "The Flame's Gift", "The Mountain's Gift", "The Sea's Gift", "The Swamp's Gift",
)  # fmt: skip


def possessed(hand: list[str], *kingdom: str, states: list[str] | None = None, **more: Any) -> Lab:
    """Seat 1 is about to take the turn that seat 0's Possession gives it."""
    lab = Lab(
        ["Possession", *kingdom],
        hand=["Possession"],
        deck=COPPERS,
        others=[dict(hand=hand, deck=ESTATES, states=states or [])],
        **more,
    )
    lab.play("Possession")
    return lab


def trashed(*cards: str, kingdom: list[str], hand: list[str] | None = None, **more: Any) -> Lab:
    """A Necromancer is in hand, and these cards lie in the trash beside the Zombies."""
    lab = Lab(["Necromancer", *kingdom], hand=["Necromancer", *cards, *(hand or [])], **more)
    for card in cards:
        lab.trash_from_hand(card)
    return lab


def boons(lab: Lab, place: str) -> list[str]:
    return [card.name for card in getattr(lab.game.stacks["Boons"], place)]


# -- Boons and Druid, Pixie, Possession -------------------------------------------------------------------------------


def test_pixie_twice_over_the_river_is_two_cards_at_the_end() -> None:
    lab = Lab(["Pixie"], hand=["Pixie"], deck=COPPERS, stack={"Boons": [RIVER]})
    lab.play("Pixie", True)
    assert (boons(lab, "aside"), len(lab.me.hand)) == ([RIVER], 1)
    lab.end_turn()
    assert (boons(lab, "discarded"), len(lab.me.hand)) == ([RIVER], 7)


def test_pixie_twice_asks_each_time_anew() -> None:
    lab = Lab(["Pixie"], hand=["Pixie", "Curse", "Estate"], deck=["Gold"], stack={"Boons": [FLAME]})
    lab.play("Pixie", True, "Curse", None)
    assert (sorted(lab.trash), sorted(lab.me.hand)) == (["Curse", "Pixie"], ["Estate", "Gold"])


def test_pixie_kept_by_its_player_has_its_boon_discarded_all_the_same() -> None:
    lab = Lab(["Pixie"], hand=["Pixie"], deck=["Gold"], stack={"Boons": [FIELD]})
    lab.play("Pixie", False)
    assert (lab.me.in_play, lab.me.coins, lab.trash) == (["Pixie"], 0, [])
    assert (boons(lab, "discarded"), boons(lab, "aside")) == ([FIELD], [])


def test_throned_pixie_discards_a_second_boon_and_is_not_asked_about_it() -> None:
    lab = Lab(["Pixie", "Throne Room"], hand=["Throne Room", "Pixie"], deck=COPPERS, stack={"Boons": [MOUNTAIN, SWAMP]})
    lab.play("Throne Room", "Pixie", True)
    assert lab.me.discard == ["Silver", "Silver"]
    assert boons(lab, "discarded") == [MOUNTAIN, SWAMP]
    assert [question.purpose for question in lab.asked] == ["play", "may"]


def test_druid_leaves_a_kept_boon_where_it_is_at_clean_up_too() -> None:
    lab = Lab(["Druid", "Bard"], hand=["Druid"], druid=[FOREST, MOUNTAIN, SEA])
    lab.play("Druid", FOREST)
    assert (lab.me.buys, lab.me.coins) == (3, 1)
    lab.end_turn()
    assert lab.aside["druid"] == [FOREST, MOUNTAIN, SEA]
    assert (boons(lab, "discarded"), boons(lab, "aside")) == ([], [])


def test_possessed_swamps_and_earths_gifts_are_gained_by_who_decides() -> None:
    lab = possessed(["Bard", "Bard", "Copper"], "Bard", stack={"Boons": [SWAMP, EARTH]})
    lab.end_turn()
    lab.game.players[1].actions = 2
    lab.play("Bard")
    lab.play("Bard", "Copper", "Smithy")
    assert sorted(lab.me.discard) == ["Possession", "Smithy", "Will-o'-Wisp"]
    assert lab.other.discard == ["Copper"]
    assert [question.player for question in lab.asked] == [0, 0]


def test_possessed_flames_gift_trashes_for_that_turn_only() -> None:
    lab = possessed(["Bard", "Curse"], "Bard", stack={"Boons": [FLAME]})
    lab.end_turn()
    lab.play("Bard", "Curse")
    lab.end_turn()
    assert (lab.trash, sorted(lab.other.discard)) == ([], ["Bard", "Curse"])


def test_possessed_and_lost_in_the_woods_another_decides_and_gains() -> None:
    lab = possessed(["Copper"], "Fool", states=["Lost in the Woods"], stack={"Boons": [MOUNTAIN]})
    lab.end_turn("Copper")
    assert (lab.other.discard, sorted(lab.me.discard)) == (["Copper"], ["Possession", "Silver"])
    assert lab.asked[-1].player == 0


def test_a_boon_saved_by_the_possessor_waits_for_their_own_turn() -> None:
    lab = possessed(["Gold", "Copper"], "Blessed Village", stack={"Boons": [FIELD]})
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Blessed Village", 1)
    lab.end_turn()
    assert (lab.turn, lab.other.coins) == (1, 0)
    lab.end_turn()
    assert (lab.turn, lab.me.coins, lab.me.actions) == (0, 1, 2)


# -- Necromancer and Commands -----------------------------------------------------------------------------------------


def test_necromancer_plays_a_band_of_misfits_that_plays_out_of_the_supply() -> None:
    lab = trashed("Band of Misfits", kingdom=["Band of Misfits"], deck=COPPERS)
    lab.play("Necromancer", "Band of Misfits", "Smithy")
    assert (len(lab.me.hand), lab.me.in_play, lab.supply["Smithy"]) == (3, ["Necromancer"], 10)
    assert sorted(lab.trash) == ["Band of Misfits", *ZOMBIES]


def test_a_band_of_misfits_in_the_trash_may_play_a_necromancer_that_finds_it_face_down() -> None:
    lab = trashed("Band of Misfits", kingdom=["Band of Misfits"], deck=["Gold", "Estate"])
    lab.play("Necromancer", "Band of Misfits", "Necromancer", "Zombie Spy", 1)
    assert lab.asked[2].options == ZOMBIES
    assert (lab.me.hand, lab.me.in_play) == (["Gold"], ["Necromancer"])


def test_a_necromancer_in_the_trash_is_face_down_before_it_is_played() -> None:
    lab = trashed("Necromancer", kingdom=[], hand=["Estate"])
    lab.play("Necromancer", "Necromancer", "Zombie Apprentice")
    assert lab.asked[-1].options == ZOMBIES
    assert lab.asked[-1].minimum == 1


def test_scepter_plays_a_necromancer_again_and_not_the_zombie() -> None:
    lab = Lab(["Necromancer", "Scepter"], hand=["Necromancer", "Scepter"], deck=["Gold", "Estate", *COPPERS])
    lab.play("Necromancer", "Zombie Spy", 1)
    lab.play("Scepter", 1, "Zombie Mason", None)  # nothing else can be played again: nobody is asked what
    assert lab.asked[-2].options == ["Zombie Apprentice", "Zombie Mason"]
    assert sorted(lab.trash) == ["Estate", *ZOMBIES]


def test_royal_carriage_plays_a_necromancer_again_and_not_the_zombie() -> None:
    lab = Lab(["Necromancer", "Royal Carriage"], hand=["Necromancer"], mats={"Tavern": ["Royal Carriage"]},
              deck=["Gold", "Estate"])  # fmt: skip
    lab.play("Necromancer", "Zombie Spy", 1, "Royal Carriage", "Zombie Apprentice")
    assert [question.purpose for question in lab.asked] == ["play", "choose", "react", "play"]
    assert lab.asked[-1].options == ["Zombie Apprentice", "Zombie Mason"]


def test_an_inherited_estate_in_the_trash_is_an_action_for_its_heir() -> None:
    lab = trashed("Estate", kingdom=["Smithy"], landscapes=["Inheritance"], coins=7, deck=COPPERS,
                  hand=["Necromancer"])  # fmt: skip
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.game.players[0].hand.append(lab.game.players[0].discard_pile.pop())
    size = len(lab.me.hand) - 1
    lab.play("Necromancer", "Estate")
    assert len(lab.me.hand) == size + 3
    assert sorted(lab.trash) == ["Estate", *ZOMBIES]


def test_a_duration_in_the_trash_is_not_offered_however_it_might_be_played() -> None:
    lab = trashed("Wharf", kingdom=["Wharf", "Throne Room"], hand=["Throne Room"], deck=COPPERS)
    lab.play("Throne Room", "Necromancer", "Zombie Apprentice", "Zombie Mason", None)
    assert all("Wharf" not in question.options for question in lab.asked[1:3])


def test_a_throne_room_in_the_trash_plays_a_duration_and_necromancer_stays_for_it() -> None:
    lab = trashed("Throne Room", kingdom=["Throne Room", "Wharf"], hand=["Wharf"], deck=COPPERS * 2)
    lab.play("Necromancer", "Throne Room", "Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (4, 3)
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Necromancer", "Wharf"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (9, 3)


def test_an_overlord_in_the_trash_plays_a_duration_and_necromancer_stays_for_it() -> None:
    lab = trashed("Overlord", kingdom=["Overlord", "Wharf"], deck=COPPERS)
    lab.play("Necromancer", "Overlord", "Wharf")
    lab.end_turn()
    assert lab.me.in_play == ["Necromancer"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (7, 2)
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_card_of_the_trash_that_would_return_or_trash_itself_stays_there() -> None:
    for card, says in (("Encampment", "Encampment / Plunder"), ("Wish", "Leprechaun"), ("Pixie", "Pixie")):
        lab = trashed(card, kingdom=[says], deck=COPPERS, stack={"Boons": [MOUNTAIN]} if card == "Pixie" else {})
        lab.play("Necromancer", card)
        assert len(lab.asked) == 1
        lab.end_turn()
        assert sorted(lab.trash) == sorted([card, *ZOMBIES])
        assert "Silver" not in lab.me.discard


def test_tragic_hero_in_the_trash_gains_its_treasure() -> None:
    lab = trashed("Tragic Hero", kingdom=["Tragic Hero"], hand=["Estate"] * 5, deck=COPPERS)
    lab.play("Necromancer", "Tragic Hero", "Gold")
    assert (lab.me.discard, sorted(lab.trash)) == (["Gold"], ["Tragic Hero", *ZOMBIES])


def test_tracker_in_the_trash_lasts_for_the_turn() -> None:
    lab = trashed("Tracker", kingdom=["Tracker"], deck=COPPERS, stack={"Boons": [MOUNTAIN]}, coins=3)
    lab.play("Necromancer", "Tracker", True)
    assert lab.me.deck[0] == "Silver"
    lab.buy("Village", True)
    assert lab.me.deck[0] == "Village"


def test_an_urchin_in_play_sees_the_attack_that_is_played_in_the_trash() -> None:
    lab = trashed("Militia", kingdom=["Urchin", "Militia"], in_play=["Urchin"])
    lab.play("Necromancer", "Militia", True)
    assert (lab.me.discard, lab.me.in_play) == (["Mercenary"], ["Necromancer"])


def test_procession_in_the_trash_trashes_what_it_played() -> None:
    lab = trashed("Procession", kingdom=["Procession"], hand=["Village"], deck=COPPERS)
    lab.play("Necromancer", "Procession", "Village", "Smithy")
    assert sorted(lab.trash) == ["Procession", "Village", *ZOMBIES]
    assert (lab.me.actions, lab.me.discard) == (4, ["Smithy"])


def test_ghost_plays_a_necromancer_twice_and_finds_two_cards() -> None:
    lab = Lab(["Exorcist", "Necromancer"], hand=["Ghost"], deck=["Necromancer", *COPPERS])
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn("Zombie Spy", 1, "Zombie Apprentice")
    assert lab.asked[-1].options == ["Zombie Apprentice", "Zombie Mason"]


def test_a_zombie_gained_from_the_trash_has_no_pile_and_is_no_changeling() -> None:
    lab = Lab(["Necromancer", "Changeling", "Lurker"], hand=["Lurker", "Necromancer"], actions=2)
    lab.play("Lurker", 1, "Zombie Spy")
    assert lab.me.discard == ["Zombie Spy"]
    lab.play("Necromancer", "Zombie Apprentice")
    assert lab.asked[-1].options == ["Zombie Apprentice", "Zombie Mason"]


# -- gained into the hand, wherever and by whomever -------------------------------------------------------------------


def test_den_of_sin_gained_by_an_artisan_may_be_what_goes_onto_the_deck() -> None:
    lab = Lab(["Den of Sin", "Artisan"], hand=["Artisan", "Copper"])
    lab.play("Artisan", "Den of Sin", "Den of Sin")
    assert (lab.me.deck, lab.me.hand) == (["Den of Sin"], ["Copper"])


@pytest.mark.parametrize("card", ["Ghost Town", "Guardian", "Night Watchman"])
def test_what_a_workshop_gains_into_the_hand_can_be_played_that_night(card: str) -> None:
    lab = Lab([card, "Workshop"], hand=["Workshop"], deck=COPPERS)
    lab.play("Workshop", card)
    assert (lab.me.hand, lab.me.discard) == ([card], [])
    lab.play(card, policy=lambda question: question.options if question.purpose == "arrange" else None)
    assert lab.me.in_play == ["Workshop", card]


@pytest.mark.parametrize("card", ["Ghost Town", "Guardian", "Night Watchman"])
def test_what_armory_gains_goes_onto_the_deck(card: str) -> None:
    lab = Lab([card, "Armory"], hand=["Armory"])
    lab.play("Armory", card)
    assert (lab.me.hand, lab.me.deck) == ([], [card])


def test_den_of_sin_bought_in_a_possessed_turn_comes_into_the_possessors_hand() -> None:
    lab = possessed(["Gold", "Silver"], "Den of Sin")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Den of Sin")
    assert (lab.me.hand.count("Den of Sin"), lab.other.hand) == (1, [])
    assert lab.me.discard == ["Possession"]


def test_den_of_sin_handed_out_by_a_swindler_is_in_hand_in_anothers_turn() -> None:
    lab = Lab(["Den of Sin", "Swindler"], hand=["Swindler"], others=[dict(deck=["Laboratory"])])
    lab.play("Swindler", "Den of Sin")
    assert (lab.other.hand, lab.other.discard) == (["Den of Sin"], [])


def test_a_changeling_copies_a_den_of_sin_that_is_played_the_same_night() -> None:
    lab = Lab(["Changeling", "Den of Sin"], hand=["Den of Sin", "Changeling"], deck=COPPERS)
    lab.play("Den of Sin")
    lab.play("Changeling", None)
    lab.play("Den of Sin")
    assert (lab.me.in_play, lab.trash) == (["Den of Sin", "Den of Sin"], ["Changeling"])
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 9


def test_den_of_sin_in_hand_may_be_put_onto_the_deck_by_a_tracker() -> None:
    lab = Lab(["Tracker", "Den of Sin"], hand=["Tracker"], coins=5, stack={"Boons": [SEA]})
    lab.play("Tracker")
    lab.buy("Den of Sin", True)
    assert (lab.me.deck, lab.me.hand) == (["Den of Sin"], [])


def test_ghost_town_in_hand_becomes_a_changeling_in_the_discard_pile() -> None:
    lab = Lab(["Changeling", "Ghost Town"], coins=3)
    lab.buy("Ghost Town", True)
    assert (lab.me.hand, lab.me.discard, lab.supply["Ghost Town"]) == ([], ["Changeling"], 10)


@pytest.mark.parametrize(("card", "brought_by"), [("Horse", "Sleigh"), ("Ghost", "Cemetery")])
def test_what_comes_from_beside_the_supply_may_become_a_changeling(card: str, brought_by: str) -> None:
    lab = Lab(["Changeling", brought_by])
    before = lab.supply[card]
    lab.gain(card, True)
    assert (lab.me.discard, lab.supply[card]) == (["Changeling"], before)


def test_changeling_or_trader_whichever_comes_first_leaves_nothing_to_the_other() -> None:
    for first, got in (("Changeling", "Changeling"), ("Trader", "Silver")):
        lab = Lab(["Changeling", "Trader"], hand=["Trader"])
        lab.gain("Village", first, *([True] if first == "Changeling" else []))
        assert (lab.me.discard, lab.supply["Village"]) == ([got], 10)


# -- the night and what waits for gains and buys ----------------------------------------------------------------------


def test_haunted_woods_do_not_see_what_is_gained_at_night() -> None:
    lab = Lab(["Haunted Woods", "Devil's Workshop"], hand=["Haunted Woods"], deck=COPPERS,
              others=[dict(hand=["Devil's Workshop", "Estate"])])  # fmt: skip
    lab.play("Haunted Woods")
    lab.end_turn()
    lab.play("Devil's Workshop")
    assert (lab.other.hand, lab.other.discard, lab.asked) == (["Estate"], ["Gold"], [])


def test_haunted_woods_take_the_night_cards_of_the_hand_away() -> None:
    lab = Lab(["Haunted Woods", "Ghost Town", "Cobbler"], hand=["Haunted Woods"], deck=COPPERS,
              others=[dict(hand=["Silver", "Copper", "Cobbler"])])  # fmt: skip
    lab.play("Haunted Woods")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Ghost Town", ["Cobbler", "Ghost Town"])
    assert (lab.other.hand, lab.other.deck) == ([], ["Cobbler", "Ghost Town"])


def test_werewolf_that_innovation_plays_looks_at_the_phase() -> None:
    lab = Lab(["Werewolf"], landscapes=["Innovation"], projects=["Innovation"], coins=5, deck=COPPERS,
              stack={"Hexes": ["Misery"]})  # fmt: skip
    lab.buy("Werewolf", True)  # in the Buy phase
    assert (len(lab.me.hand), lab.other.states) == (3, [])
    lab = Lab(["Werewolf", "Vampire"], landscapes=["Innovation"], projects=["Innovation"], hand=["Vampire"],
              deck=COPPERS, stack={"Hexes": ["Greed", "Misery"]})  # fmt: skip
    lab.play("Vampire", "Werewolf", True)  # in the Night phase
    assert (lab.me.hand, lab.other.deck, lab.other.states) == ([], ["Copper"], ["Miserable"])


def test_werewolf_of_the_trash_played_at_night_brings_a_hex() -> None:
    lab = Lab(["Werewolf", "Necromancer", "Devil's Workshop"], landscapes=["Innovation"], projects=["Innovation"],
              hand=["Devil's Workshop", "Werewolf"], deck=COPPERS, stack={"Hexes": ["Misery"]})  # fmt: skip
    lab.gain("Copper")
    lab.trash_from_hand("Werewolf")
    lab.play("Devil's Workshop", "Necromancer", True, "Werewolf")
    assert (lab.me.hand, lab.other.states) == ([], ["Miserable"])


def test_werewolf_in_anothers_night_phase_draws() -> None:
    lab = Lab(["Werewolf"], others=[dict(hand=["Werewolf"], deck=COPPERS)], stack={"Hexes": ["Misery"]})
    lab.to_night_phase()
    other = lab.game.players[1]
    other.play(other.hand[0], other.hand)
    assert (len(lab.other.hand), lab.me.states) == (3, [])


def test_a_blessed_village_that_was_played_at_once_does_not_stay_for_its_boon() -> None:
    lab = Lab(["Blessed Village"], landscapes=["Innovation"], projects=["Innovation"], coins=4, deck=COPPERS,
              stack={"Boons": [MOUNTAIN]})  # fmt: skip

    def later(question: Question) -> Any:
        if question.purpose == "first":
            return "Innovation"
        return True if question.purpose == "may" else 1

    lab.buy("Blessed Village", policy=later)
    assert lab.me.in_play == ["Blessed Village"]
    lab.end_turn()
    assert (lab.me.in_play, boons(lab, "aside")) == ([], [MOUNTAIN])


def test_ghost_under_an_enchantress_plays_its_card_once_as_it_is() -> None:
    lab = Lab(["Exorcist", "Enchantress"], hand=["Ghost"], deck=["Smithy", *COPPERS],
              others=[dict(hand=["Enchantress"])])  # fmt: skip
    lab.play("Ghost")
    lab.end_turn()
    lab.play("Enchantress")
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions) == (5 + 1 + 3, 2)


def test_possessed_crypt_keeps_their_treasure_for_their_own_turn() -> None:
    lab = possessed(["Crypt", "Gold"], "Crypt")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Crypt", ["Gold"])
    lab.end_turn()
    assert (lab.turn, lab.other.hand.count("Gold"), lab.other.set_aside) == (1, 1, [])


def test_crypt_takes_a_capital_before_its_debt_falls_due() -> None:
    lab = Lab(["Crypt", "Capital"], hand=["Capital", "Crypt"], deck=COPPERS)
    lab.play("Capital")
    lab.play("Crypt", ["Capital"])
    lab.end_turn()
    assert (lab.me.debt, lab.me.set_aside) == (0, ["Capital"])


def test_possessed_changeling_is_back_and_another_has_the_copy() -> None:
    lab = possessed(["Changeling", "Gold"], "Changeling")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Changeling", None)
    lab.end_turn()
    assert (sorted(lab.me.discard), sorted(lab.other.discard)) == (["Gold", "Possession"], ["Changeling", "Gold"])


def test_delusion_from_a_village_bought_is_for_the_next_buy_phase() -> None:
    lab = Lab(["Cursed Village", "Villa"], coins=12, buys=3, stack={"Hexes": ["Delusion"]})
    lab.buy("Cursed Village")
    lab.buy("Village")  # this Buy phase had begun
    assert lab.me.states == ["Deluded"]
    lab.buy("Villa")  # back to the Action phase, with a Buy to come
    lab.to_buy_phase()
    assert lab.me.states == []
    offered = lab.game.affordable(lab.game.players[0])
    assert not any(pile.name == "Village" and offered >> pile.index & 1 for pile in lab.game.piles)


@pytest.mark.parametrize(("mouse", "heirloom"), [("Pixie", "Goat"), ("Tracker", "Pouch"), ("Fool", "Lucky Coin")])
def test_the_card_of_a_mouse_brings_boons_and_its_heirloom(mouse: str, heirloom: str) -> None:
    lab = Lab.start(["Village"], 2, 1, landscapes=["Way of the Mouse"], way_of_the_mouse=mouse)
    assert lab.game.players[1].owned[heirloom] == 1
    assert len(lab.stack("Boons")) == 12


def test_the_card_of_a_mouse_is_never_in_play_and_pixie_cannot_be_trashed() -> None:
    lab = Lab(["Smithy"], landscapes=["Way of the Mouse"], way_of_the_mouse="Pixie", hand=["Smithy"], deck=COPPERS,
              stack={"Boons": [MOUNTAIN]})  # fmt: skip
    lab.play("Smithy", "Way of the Mouse", None)
    assert (len(lab.me.hand), lab.me.actions, lab.me.discard, lab.trash) == (1, 1, [], [])
    assert boons(lab, "discarded") == [MOUNTAIN]


def test_a_druid_as_the_card_of_a_mouse_has_its_three_boons() -> None:
    lab = Lab(["Smithy"], landscapes=["Way of the Mouse"], way_of_the_mouse="Druid", hand=["Smithy"],
              druid=[FIELD, MOUNTAIN, SEA])  # fmt: skip
    lab.play("Smithy", "Way of the Mouse", None, FIELD)
    assert (lab.me.coins, lab.me.actions, lab.me.buys) == (1, 1, 2)
