"""Decks of Cornucopia and Guilds where it hurts: what Herald plays off the deck, and decks that run out."""

import pytest

from bailiwick.lab import Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Herald


def test_herald_plays_chancellor():
    lab = Lab(["Herald"], hand=["Herald"], deck=["Copper", "Chancellor", "Gold", "Silver"])
    lab.play("Herald", True)
    assert lab.me.hand == ["Copper"]
    assert lab.me.in_play == ["Herald", "Chancellor"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Gold", "Silver"]
    assert (lab.me.actions, lab.me.coins) == (1, 2)


def test_herald_plays_trusty_steed():
    deck = ["Copper", "Trusty Steed", "Gold", "Duchy", "Estate", "Estate"]
    lab = Lab(["Herald", "Tournament"], hand=["Herald"], deck=deck)
    lab.play("Herald", [3, 0])
    assert lab.me.hand == ["Copper", "Gold", "Duchy"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Silver"] * 4 + ["Estate"] * 2


def test_herald_plays_vassal_that_plays_a_village():
    lab = Lab(["Herald"], hand=["Herald"], deck=["Copper", "Vassal", "Village", "Gold", "Silver"])
    lab.play("Herald", "Village")
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.in_play == ["Herald", "Vassal", "Village"]
    assert lab.me.deck == ["Silver"]
    assert (lab.me.actions, lab.me.coins) == (3, 2)


def test_herald_plays_harvest():
    deck = ["Copper", "Harvest", "Copper", "Silver", "Copper", "Estate", "Gold"]
    lab = Lab(["Herald", "Harvest"], hand=["Herald"], deck=deck)
    lab.play("Herald")
    assert lab.me.coins == 3
    assert lab.me.discard == ["Copper", "Silver", "Copper", "Estate"]
    assert lab.me.deck == ["Gold"]
    assert lab.me.hand == ["Copper"]


def test_heralds_in_a_chain():
    deck = ["Copper", "Herald", "Silver", "Herald", "Gold", "Smithy", "Estate", "Duchy", "Province", "Curse"]
    lab = Lab(["Herald"], hand=["Herald"], deck=deck)
    lab.play("Herald")
    assert lab.me.hand == ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province"]
    assert lab.me.in_play == ["Herald", "Herald", "Herald", "Smithy"]
    assert lab.me.deck == ["Curse"]
    assert lab.me.actions == 3


def test_herald_plays_what_a_shuffle_brings():
    lab = Lab(["Herald"], hand=["Herald"], deck=["Copper"], discard=["Village"])
    lab.play("Herald")
    assert lab.me.in_play == ["Herald", "Village"]
    assert (lab.me.hand, lab.me.actions) == (["Copper"], 3)


def test_herald_plays_feast_which_is_trashed():
    lab = Lab(["Herald"], hand=["Herald"], deck=["Copper", "Feast"])
    lab.play("Herald", "Duchy")
    assert lab.trash == ["Feast"]
    assert lab.me.discard == ["Duchy"]
    assert lab.me.in_play == ["Herald"]


def test_herald_overpaid_by_more_than_the_discard_pile_holds():
    lab = Lab(["Herald"], deck=["Estate"], discard=["Gold", "Copper"], coins=8)
    lab.buy("Herald", 4, "Copper")  # the Gold follows, and lies on top
    assert asked(lab) == [(0, "overpay"), (0, "topdeck")]
    assert lab.me.deck == ["Gold", "Copper", "Estate"]
    assert lab.me.discard == ["Herald"]


# Decks that run out


@pytest.mark.parametrize(
    ("deck", "answers", "hand", "gone"),
    [
        ([], [], [], []),
        (["Gold"], [], [], ["Gold"]),
        (["Gold", "Copper"], ["Gold"], ["Copper"], ["Gold"]),
        (["Gold", "Copper", "Silver", "Duchy"], ["Gold"], ["Copper", "Silver"], ["Gold"]),
        (["Copper", "Copper", "Copper"], [], ["Copper", "Copper"], ["Copper"]),
    ],
)
def test_advisor_with_so_many_cards(deck, answers, hand, gone):
    lab = Lab(["Advisor"], hand=["Advisor"], deck=deck, others=[{}, {}])
    lab.play("Advisor", *answers)
    assert asked(lab) == [(1, "discard")] * len(answers)
    assert lab.me.hand == hand
    assert lab.me.discard == gone
    assert lab.me.actions == 1


def test_menagerie_with_an_empty_hand():
    lab = Lab(["Menagerie"], hand=["Menagerie"], deck=["Copper", "Copper", "Copper", "Gold"])
    lab.play("Menagerie")
    assert lab.me.hand == ["Copper"] * 3
    assert lab.me.actions == 1


def test_throne_room_on_menagerie_looks_again():
    deck = ["Copper", "Copper", "Silver", "Gold", "Duchy"]
    lab = Lab(["Menagerie"], hand=["Throne Room", "Menagerie", "Estate"], deck=deck)
    lab.play("Throne Room", "Menagerie")
    assert lab.me.hand == ["Estate", "Copper", "Copper", "Silver", "Gold"]


def test_hunting_party_through_a_shuffle():
    deck = ["Estate", "Copper", "Estate"]
    lab = Lab(["Hunting Party"], hand=["Hunting Party", "Copper"], deck=deck, discard=["Gold"])
    lab.play("Hunting Party")
    assert lab.me.hand == ["Copper", "Estate", "Gold"]
    assert lab.me.discard == ["Copper", "Estate"]
    assert lab.me.deck == []


def test_hunting_party_finds_no_new_name():
    lab = Lab(["Hunting Party"], hand=["Hunting Party", "Copper"], deck=["Copper", "Copper"], discard=["Copper"])
    lab.play("Hunting Party")
    assert lab.me.hand == ["Copper", "Copper"]
    assert lab.me.discard == ["Copper", "Copper"]
    assert lab.me.deck == []
    assert lab.me.actions == 1


def test_hunting_party_takes_a_second_hunting_party_for_new_once_it_is_played():
    lab = Lab(["Hunting Party"], hand=["Hunting Party"], deck=["Copper", "Copper", "Hunting Party", "Gold"])
    lab.play("Hunting Party")
    assert lab.me.hand == ["Copper", "Hunting Party"]
    assert lab.me.discard == ["Copper"]


def test_journeyman_naming_a_card_that_is_not_in_the_game():
    lab = Lab(["Journeyman"], hand=["Journeyman"], deck=["Copper", "Copper", "Estate", "Gold"])
    lab.play("Journeyman", "Colony")
    assert lab.me.hand == ["Copper", "Copper", "Estate"]
    assert lab.me.discard == []
    assert lab.me.deck == ["Gold"]


def test_journeyman_through_a_shuffle_to_the_end():
    lab = Lab(["Journeyman"], hand=["Journeyman"], deck=["Copper", "Gold"], discard=["Copper", "Silver"])
    lab.play("Journeyman", "Copper")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.discard == ["Copper", "Copper"]


def test_fortune_teller_finds_no_victory_card():
    lab = Lab(
        ["Fortune Teller"], hand=["Fortune Teller"], others=[{"deck": ["Copper", "Village"], "discard": ["Gold"]}, {}]
    )
    lab.play("Fortune Teller")
    assert lab.other.deck == []
    assert lab.other.discard == ["Copper", "Village", "Gold"]
    assert lab.me.coins == 2


def test_fortune_teller_stops_at_a_curse_and_at_demesne():
    lab = Lab(
        ["Fortune Teller", "Joust"], hand=["Fortune Teller"],
        others=[{"deck": ["Copper", "Curse", "Estate"]}, {"deck": ["Gold", "Demesne", "Estate"]}],
    )  # fmt: skip
    lab.play("Fortune Teller")
    assert lab.players[1].deck == ["Curse", "Estate"]
    assert lab.players[2].deck == ["Demesne", "Estate"]
    assert [p.discard for p in lab.players[1:]] == [["Copper"], ["Gold"]]
