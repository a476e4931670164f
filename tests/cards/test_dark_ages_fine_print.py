"""Dark Ages, word by word: who, when, how many, in which order, whether one has to. Each test catches a misreading."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalAnswer, Lab
from invented_plays import Yoyo
from kingdom_cards import invented

COPPERS = ["Copper"] * 12


def purposes(lab):
    return [(question.player, question.purpose) for question in lab.asked]


def told(lab, *kinds):
    """What a player at the table hears of these kinds of things: what, and of whom."""
    return [(entry["kind"], entry["seat"]) for entry in lab.game.view(1).log() if entry["kind"] in kinds]


# Whether one has to


@pytest.mark.parametrize(
    ("card", "hand", "before"),
    [
        ("Rats", ["Estate"], []),
        ("Forager", ["Estate", "Copper"], []),
        ("Count", ["Estate", "Copper", "Silver"], [0]),
        ("Count", ["Estate", "Copper", "Silver"], [1]),
        ("Hermit", [], []),
    ],
)
def test_nothing_lets_one_decline(card, hand, before):
    lab = Lab([card], hand=[card, *hand], deck=COPPERS)
    with pytest.raises(IllegalAnswer):
        lab.play(card, *before, [])


def test_catacombs_that_are_trashed_have_to_bring_a_card():
    lab = Lab(["Catacombs"], hand=["Catacombs"])
    with pytest.raises(IllegalAnswer):
        lab.trash_from_hand("Catacombs", None)


def test_mercenary_trashes_two_cards_or_none():
    lab = Lab(["Urchin"], hand=["Mercenary", "Copper", "Estate", "Silver"], deck=COPPERS)
    with pytest.raises(IllegalAnswer):
        lab.play("Mercenary", ["Estate"])


@pytest.mark.parametrize("cards", [[], ["Curse"], ["Curse", "Estate"]])
def test_dame_anna_trashes_none_one_or_two(cards):
    lab = Lab(["Knights"], hand=["Dame Anna", "Curse", "Estate", "Copper"])
    lab.play("Dame Anna", cards)
    assert lab.trash == cards


def test_hunting_grounds_may_bring_a_duchy_where_there_is_none():
    lab = Lab(["Hunting Grounds"], hand=["Hunting Grounds"], supply={"Duchy": 0})
    lab.trash_from_hand("Hunting Grounds", 0)
    assert lab.me.discard == []


def test_survivors_discard_a_single_card():
    lab = Lab(["Marauder"], hand=["Survivors"], deck=["Estate"])
    lab.play("Survivors", 0)
    assert (lab.me.deck, lab.me.discard) == ([], ["Estate"])


# Which


def test_ironmonger_gives_for_every_type_of_a_crown():
    lab = Lab(["Ironmonger", "Crown"], hand=["Ironmonger"], deck=["Copper", "Crown"])
    lab.play("Ironmonger", 1)
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (2, 1, ["Copper"])


def test_squire_brings_an_attack_at_any_cost():
    lab = Lab(["Squire", "Goons", "Militia"], hand=["Squire"])
    lab.trash_from_hand("Squire", "Goons")
    assert lab.me.discard == ["Goons"]


def test_feodum_counts_silvers_wherever_they_lie():
    lab = Lab(["Feodum", "Island"], deck=["Feodum", "Silver"], mats={"Island": ["Silver", "Silver"]})
    assert lab.me.vp == 1


def test_overgrown_estate_draws_in_anothers_turn():
    lab = Lab(["Swindler", "Poor House"], hand=["Swindler"], others=[{"deck": ["Overgrown Estate", "Gold"]}])
    lab.play("Swindler")
    assert (lab.trash, lab.other.hand, lab.other.discard) == (["Overgrown Estate"], ["Gold"], ["Poor House"])


def test_a_knight_fights_all_others_though_the_first_one_killed_it():
    theirs = [{"deck": ["Sir Martin", "Copper"]}, {"deck": ["Silver", "Copper"]}]
    lab = Lab(["Knights"], hand=["Dame Sylvia"], others=theirs)
    lab.play("Dame Sylvia")
    assert sorted(lab.trash) == ["Dame Sylvia", "Silver", "Sir Martin"]


# What is shown


@pytest.mark.parametrize(
    ("card", "hand", "seat"), [("Poor House", ["Copper"], 0), ("Rats", ["Rats"], 0), ("Pillage", [], 1)]
)
def test_the_hand_is_shown(card, hand, seat):
    lab = Lab([card], hand=[card, *hand], deck=["Rats"], others=[{"hand": ["Copper"] * 5}])
    lab.play(card)
    assert told(lab, "reveal") == [("reveal", seat)]


# In which order


def test_pillage_gains_before_it_attacks():
    theirs = [{"hand": ["Gold", *["Copper"] * 4]}]
    lab = Lab(["Pillage", "Watchtower"], hand=["Pillage", "Watchtower"], others=theirs)
    lab.play("Pillage", None, None, "Gold")
    assert purposes(lab) == [(0, "react"), (0, "react"), (0, "discard")]


def test_marauder_gains_before_it_attacks():
    lab = Lab(["Marauder", "Watchtower"], hand=["Marauder", "Watchtower"], others=[{"hand": ["Watchtower"]}])
    lab.play("Marauder", None, None)
    assert purposes(lab) == [(0, "react"), (1, "react")]


def test_cultist_hands_out_its_ruins_before_the_next_one_is_played():
    kingdom = ["Cultist", "Watchtower"]
    lab = Lab(kingdom, hand=["Cultist", "Cultist"], deck=COPPERS, others=[{"hand": ["Watchtower"]}])
    lab.play("Cultist", None, None)
    assert purposes(lab) == [(1, "react"), (0, "play")]


def test_mercenary_draws_before_others_discard():
    lab = Lab(["Urchin"], hand=["Mercenary", "Copper", "Estate"], deck=COPPERS, others=[{"hand": ["Copper"] * 5}])
    lab.play("Mercenary", ["Copper", "Estate"])
    assert told(lab, "trash", "draw", "discard") == [("trash", 0), ("draw", 0), ("discard", 1)]


def test_rebuild_discards_before_it_trashes():
    lab = Lab(["Rebuild", "Tunnel", "Market Square"], hand=["Rebuild", "Market Square"], deck=["Tunnel", "Duchy"])
    lab.play("Rebuild", "Tunnel", "Tunnel", None, "Province")
    assert (lab.asked[1].card, lab.asked[2].options) == ("Tunnel", ["Market Square"])


@pytest.mark.parametrize(
    ("knight", "answers"),
    [("Dame Anna", [["Copper"]]), ("Dame Natalie", ["Silver"]), ("Sir Bailey", []), ("Sir Destry", [])],
)
def test_what_a_knight_does_by_itself_comes_before_the_fight(knight, answers):
    lab = Lab(["Knights"], hand=[knight, "Copper", "Copper"], deck=COPPERS, others=[{"deck": ["Silver", "Gold"]}])
    lab.play(knight, *answers, "Silver")
    first, *_, last = [entry["seat"] for entry in lab.game.view(1).log() if entry["kind"] != "play"]
    assert (first, last) == (0, 1)


def test_hermit_is_exchanged_before_clean_up_begins():
    lab = Lab(["Hermit", "Alchemist"], in_play=["Hermit", "Alchemist", "Potion"], deck=COPPERS)
    lab.end_turn(True)
    assert len(lab.asked) == 1
    assert "Madman" in lab.me.discard
    assert "Alchemist" in lab.me.hand


KNIGHTS = [
    ("Dame Anna", [[]]), ("Dame Josephine", []), ("Dame Molly", []), ("Dame Natalie", [None]), ("Dame Sylvia", []),
    ("Sir Bailey", []), ("Sir Destry", []), ("Sir Martin", []), ("Sir Michael", []), ("Sir Vander", []),
]  # fmt: skip


@pytest.mark.parametrize(("knight", "answers"), KNIGHTS)
def test_every_knight_dies_with_the_knight_it_kills(knight, answers):
    victim = "Dame Molly" if knight != "Dame Molly" else "Dame Sylvia"
    lab = Lab(["Knights"], hand=[knight, "Copper"], deck=COPPERS, others=[{"deck": [victim, "Copper"]}])
    lab.play(knight, *answers)
    assert lab.trash == [victim, knight]


def test_procession_does_not_trash_a_card_that_left_play_and_came_back():
    with invented(("", [Yoyo])):
        lab = Lab(["Procession", "Yoyo", "Militia"], hand=["Procession", "Yoyo"])
        lab.play("Procession", "Yoyo", "Militia")
        assert (lab.trash, lab.me.in_play, lab.me.discard) == ([], ["Procession", "Yoyo"], ["Militia"])
