"""Cornucopia and its Prizes where it hurts: cards that meet, cards that are missing, questions in their order."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab

PRIZES = ["Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"]
NO_PRIZES = dict.fromkeys(PRIZES, 0)


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Horse Traders


def test_two_horse_traders_against_followers():
    traders = ["Horse Traders", "Horse Traders"]
    lab = Lab(
        ["Horse Traders", "Tournament"],
        hand=["Followers"], deck=["Copper"] * 8,
        others=[{"hand": [*traders, "Copper", "Silver", "Estate"], "deck": ["Gold", "Duchy", "Province"]}],
    )  # fmt: skip
    lab.play("Followers", "Horse Traders", "Horse Traders")
    assert asked(lab) == [(1, "react"), (1, "react")]
    assert lab.other.set_aside == traders
    assert lab.other.in_play == []
    assert lab.other.hand == ["Copper", "Silver", "Estate"]
    assert lab.other.discard == ["Curse"]
    assert lab.me.hand == ["Copper", "Copper"]
    assert lab.me.discard == ["Estate"]
    lab.end_turn()
    assert lab.other.hand == ["Copper", "Silver", "Estate", *traders, "Gold", "Duchy"]
    assert lab.other.set_aside == []
    assert lab.other.deck == ["Province"]
    assert len(lab.asked) == 2
    lab.play("Horse Traders", ["Copper", "Estate"])  # set aside or not, it can be played now
    assert (lab.other.buys, lab.other.coins) == (2, 3)


def test_one_of_two_horse_traders_set_aside_leaves_a_card_to_discard():
    lab = Lab(
        ["Horse Traders", "Tournament"], hand=["Followers"],
        others=[{"hand": ["Horse Traders", "Horse Traders", "Copper", "Silver", "Estate"]}],
    )  # fmt: skip
    lab.play("Followers", "Horse Traders", None, ["Horse Traders"])
    assert asked(lab) == [(1, "react"), (1, "react"), (1, "discard")]
    assert lab.other.hand == ["Copper", "Silver", "Estate"]
    assert lab.other.discard == ["Curse", "Horse Traders"]


def test_horse_traders_set_aside_cannot_answer_the_second_play():
    lab = Lab(
        ["Horse Traders"], hand=["Throne Room", "Militia"],
        others=[{"hand": ["Horse Traders", "Copper", "Silver", "Estate", "Gold"], "deck": ["Duchy"]}],
    )  # fmt: skip
    lab.play("Throne Room", "Militia", "Horse Traders", ["Estate"])
    assert asked(lab) == [(0, "play"), (1, "react"), (1, "discard")]
    lab.end_turn()
    assert lab.other.hand == ["Copper", "Silver", "Gold", "Horse Traders", "Duchy"]


# Followers, Diadem


def test_followers_take_nothing_from_a_hand_of_three():
    lab = Lab(["Tournament"], hand=["Followers"], others=[{"hand": ["Copper", "Gold", "Estate"]}, {"hand": []}])
    lab.play("Followers")
    assert lab.asked == []
    assert lab.other.hand == ["Copper", "Gold", "Estate"]
    assert lab.other.discard == ["Curse"]
    assert lab.players[2].discard == ["Curse"]


def test_followers_with_neither_estate_nor_enough_curses():
    lab = Lab(
        ["Tournament"], hand=["Followers"], supply={"Estate": 0, "Curse": 1},
        others=[{"hand": ["Copper"] * 3}, {"hand": ["Copper", "Silver", "Gold", "Estate"]}],
    )  # fmt: skip
    lab.play("Followers", ["Estate"])
    assert lab.me.discard == []
    assert lab.other.discard == ["Curse"]
    assert lab.players[2].discard == ["Estate"]


@pytest.mark.parametrize(("first", "coins"), [([], 3), (["Village"], 4), (["Smithy"], 2), (["Village", "Village"], 5)])
def test_diadem_counts_unused_actions(first, coins):
    lab = Lab(["Tournament"], hand=[*first, "Diadem"])
    for name in first:
        lab.play(name)
    lab.play("Diadem")
    assert lab.me.coins == coins


# Horn of Plenty


def test_horn_of_plenty_counts_names_after_a_throne_room():
    lab = Lab(["Horn of Plenty"], hand=["Throne Room", "Workshop", "Horn of Plenty", "Copper", "Copper"])
    lab.play("Throne Room", "Workshop", "Silver", "Village")
    lab.play("Copper")
    lab.play("Copper")
    lab.play("Horn of Plenty", "Smithy")  # Throne Room, Workshop, Copper, Horn of Plenty: up to 4
    offered = lab.asked[-1].options
    assert "Market" not in offered
    assert "Duchy" not in offered
    assert lab.me.discard == ["Silver", "Village", "Smithy"]
    assert "Horn of Plenty" in lab.me.in_play
    assert lab.me.coins == 2


def test_horn_of_plenty_does_not_count_what_was_trashed_from_play():
    lab = Lab(["Horn of Plenty", "Feast"], hand=["Throne Room", "Feast", "Horn of Plenty"])
    lab.play("Throne Room", "Feast", "Duchy", "Market")
    assert lab.trash == ["Feast"]
    lab.play("Horn of Plenty", "Estate")  # Throne Room and itself: up to 2
    assert "Silver" not in lab.asked[-1].options
    assert lab.trash == ["Feast", "Horn of Plenty"]


def test_horn_of_plenty_does_not_count_what_is_set_aside():
    lab = Lab(["Horn of Plenty", "Joust"], hand=["Joust", "Province", "Horn of Plenty"])
    lab.play("Joust", "Province", "Housecarl")
    lab.play("Horn of Plenty", "Estate")
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse", "Estate"]


def test_horn_of_plenty_stays_when_a_victory_card_is_bought():
    lab = Lab(["Horn of Plenty"], hand=["Horn of Plenty"], coins=2)
    lab.play("Horn of Plenty", "Copper")
    lab.buy("Estate")
    assert lab.trash == []
    assert lab.me.in_play == ["Horn of Plenty"]


def test_coronet_plays_horn_of_plenty_twice_and_it_is_trashed_once():
    lab = Lab(
        ["Horn of Plenty", "Joust"], hand=["Coronet", "Horn of Plenty"], in_play=["Village", "Smithy", "Market"]
    )
    lab.play("Coronet", "Horn of Plenty", "Duchy", "Estate")
    first, second = lab.asked[1:]
    assert "Duchy" in first.options  # five names, with the Horn of Plenty
    assert "Smithy" in second.options  # four without it
    assert "Duchy" not in second.options
    assert lab.trash == ["Horn of Plenty"]
    assert lab.me.discard == ["Duchy", "Estate"]
    assert lab.me.in_play == ["Village", "Smithy", "Market", "Coronet"]


def test_coronet_on_horn_of_plenty_trashes_it_the_second_time():
    lab = Lab(["Horn of Plenty", "Joust"], hand=["Coronet", "Horn of Plenty"])
    lab.to_buy_phase()
    lab.play("Coronet", "Horn of Plenty", "Copper", "Estate")
    assert lab.trash == ["Horn of Plenty"]
    assert lab.me.discard == ["Copper", "Estate"]


def test_princess_helps_horn_of_plenty():
    lab = Lab(["Horn of Plenty", "Tournament"], hand=["Horn of Plenty"], in_play=["Princess", "Village", "Smithy"])
    lab.play("Horn of Plenty", "Gold")  # four names, and Gold costs 4
    assert "Province" not in lab.asked[0].options
    assert lab.me.discard == ["Gold"]


# Jester


def test_jester_on_a_prize_gives_nobody_a_copy():
    lab = Lab(["Jester", "Tournament"], hand=["Jester"], others=[{"deck": ["Princess", "Copper"]}])
    lab.play("Jester")
    assert lab.asked == []
    assert lab.other.discard == ["Princess"]
    assert lab.me.discard == []
    assert lab.pile("Princess") == ["Princess"]


def test_jester_on_an_empty_pile():
    lab = Lab(["Jester"], hand=["Jester"], supply={"Smithy": 0}, others=[{"deck": ["Smithy"]}])
    lab.play("Jester")
    assert lab.asked == []
    assert lab.other.discard == ["Smithy"]


@pytest.mark.parametrize(("answer", "mine", "theirs"), [(0, [], ["Curse", "Curse"]), (1, ["Curse"], ["Curse"])])
def test_jester_on_a_curse_asks_who_gains_one(answer, mine, theirs):
    lab = Lab(["Jester"], hand=["Jester"], others=[{"deck": ["Curse"]}])
    lab.play("Jester", answer)
    assert lab.me.discard == mine
    assert lab.other.discard == theirs


def test_jester_takes_the_last_copper_before_the_next_player_could():
    lab = Lab(
        ["Jester"], hand=["Jester"], supply={"Copper": 1}, others=[{"deck": ["Copper"]}, {"deck": ["Copper"]}]
    )
    lab.play("Jester", 1)
    assert asked(lab) == [(0, "choose")]
    assert lab.me.discard == ["Copper"]
    assert [p.discard for p in lab.players[1:]] == [["Copper"], ["Copper"]]


def test_jester_decides_for_each_player_in_turn():
    lab = Lab(["Jester"], hand=["Jester"], others=[{"deck": ["Gold"]}, {"deck": ["Copper"]}, {"deck": ["Estate"]}, {}])
    lab.play("Jester", 1, 0)
    assert lab.me.discard == ["Gold"]
    assert [p.discard for p in lab.players[1:]] == [["Gold"], ["Copper", "Copper"], ["Estate", "Curse"], []]
    assert lab.me.coins == 2


def test_jester_on_a_victory_card_without_curses():
    lab = Lab(["Jester"], hand=["Jester"], supply={"Curse": 0}, others=[{"deck": ["Duchy"]}])
    lab.play("Jester")
    assert lab.other.discard == ["Duchy"]


def test_jester_takes_demesne_for_a_victory_card():
    lab = Lab(["Jester", "Joust"], hand=["Jester"], others=[{"deck": ["Demesne"]}])
    lab.play("Jester")
    assert lab.other.discard == ["Demesne", "Curse"]


# Tournament


def test_tournament_nobody_reveals():
    lab = Lab(
        ["Tournament"], hand=["Tournament", "Province"], deck=["Gold"],
        others=[{"hand": ["Province"]}, {"hand": ["Province"]}],
    )  # fmt: skip
    lab.play("Tournament", False, False, False)
    assert asked(lab) == [(0, "may"), (1, "may"), (2, "may")]
    assert lab.me.hand == ["Province", "Gold"]
    assert (lab.me.actions, lab.me.coins) == (1, 1)


def test_tournament_only_its_player_reveals():
    lab = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"], others=[{"hand": ["Province"]}, {}])
    lab.play("Tournament", True, False, "Followers")
    assert asked(lab) == [(0, "may"), (1, "may"), (0, "gain")]
    assert sorted(lab.asked[2].options) == sorted(["Duchy", *PRIZES])
    assert lab.me.hand == ["Followers"]
    assert lab.me.discard == ["Province"]
    assert lab.me.deck == ["Gold"]
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    assert lab.supply["Followers"] == 0


def test_tournament_everybody_reveals():
    lab = Lab(
        ["Tournament"], hand=["Tournament", "Province"], deck=["Gold"],
        others=[{"hand": ["Province"]}, {"hand": ["Province"]}],
    )  # fmt: skip
    lab.play("Tournament", True, True, True, "Duchy")
    assert lab.me.deck == ["Duchy", "Gold"]
    assert lab.me.hand == []
    assert lab.me.discard == ["Province"]
    assert (lab.me.actions, lab.me.coins) == (1, 0)
    assert [p.hand for p in lab.players[1:]] == [["Province"], ["Province"]]


def test_tournament_only_another_reveals():
    lab = Lab(["Tournament"], hand=["Tournament"], deck=["Gold"], others=[{}, {"hand": ["Province"]}])
    lab.play("Tournament", True)
    assert asked(lab) == [(2, "may")]
    assert lab.me.hand == []
    assert lab.me.deck == ["Gold"]
    assert (lab.me.actions, lab.me.coins) == (1, 0)


def test_tournament_with_the_prizes_gone():
    lab = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"], supply=NO_PRIZES)
    lab.play("Tournament", True, "Duchy")
    assert lab.me.hand == ["Duchy"]
    none = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"], supply=NO_PRIZES)
    none.play("Tournament", True, None)  # a Prize, of which there is none
    assert none.me.hand == ["Gold"]
    assert none.me.discard == ["Province"]


def test_tournament_with_the_duchies_gone():
    lab = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"], supply={"Duchy": 0})
    lab.play("Tournament", True, None)  # a Duchy, of which there is none
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Province"]


def test_tournament_with_nothing_left_to_win():
    lab = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"], supply={"Duchy": 0, **NO_PRIZES})
    lab.play("Tournament", True)
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Province"]
    assert lab.me.coins == 1


def test_tournament_in_full_supply_gives_a_prize_or_a_duchy_no_less():
    lab = Lab(["Tournament"], hand=["Tournament", "Province"], deck=["Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Tournament", True, None)
    assert lab.me.hand == ["Tournament", "Province"]


def test_throne_room_on_tournament_wins_twice_with_two_provinces():
    lab = Lab(["Tournament"], hand=["Throne Room", "Tournament", "Province", "Province"], deck=["Gold"])
    lab.play("Throne Room", "Tournament", True, "Trusty Steed", True, "Princess")
    assert lab.me.hand == ["Trusty Steed", "Princess"]
    assert lab.me.discard == ["Province", "Province"]
    assert (lab.me.actions, lab.me.coins) == (2, 2)
    assert "Trusty Steed" not in lab.asked[-1].options


def test_prizes_are_not_bought_and_do_not_end_the_game():
    lab = Lab(["Tournament"], coins=9, supply={"Village": 0, "Smithy": 0, **NO_PRIZES})
    with pytest.raises(IllegalMove):
        lab.buy("Diadem")
    lab.end_turn()
    assert not lab.over


# Young Witch

WITCH = ["Young Witch", "Moat", "Horse Traders"]
ARMED = ["Moat", "Horse Traders", "Cellar"]


def young_witch(others, kingdom=WITCH, bane="Cellar"):
    return Lab(kingdom, bane=bane, hand=["Young Witch", "Estate", "Duchy"], deck=["Gold", "Gold"], others=others)


def test_moat_revealed_to_young_witch_spares_the_question_for_the_bane():
    lab = young_witch([{"hand": ARMED}])
    lab.play("Young Witch", "Moat", None, ["Estate", "Duchy"])
    assert asked(lab) == [(1, "react"), (1, "react"), (0, "discard")]
    assert sorted(lab.asked[0].options) == ["Horse Traders", "Moat"]
    assert lab.asked[1].options == ["Horse Traders"]
    assert lab.other.hand == ARMED
    assert lab.other.discard == []
    assert lab.me.hand == ["Gold", "Gold"]


def test_moat_and_horse_traders_may_both_answer_young_witch():
    lab = young_witch([{"hand": ARMED}])
    lab.play("Young Witch", "Horse Traders", "Moat", ["Estate", "Duchy"])
    assert lab.other.set_aside == ["Horse Traders"]
    assert lab.other.hand == ["Moat", "Cellar"]
    assert lab.other.discard == []


def test_bane_is_asked_for_after_reactions_and_discards():
    lab = young_witch([{"hand": ARMED}, {"hand": ["Cellar"]}, {"hand": ["Copper"]}])
    lab.play("Young Witch", None, ["Estate", "Duchy"], "Cellar", None)
    assert asked(lab) == [(1, "react"), (0, "discard"), (1, "reveal"), (2, "reveal")]
    assert lab.other.hand == ARMED
    assert [p.discard for p in lab.players[1:]] == [[], ["Curse"], ["Curse"]]


def test_horse_traders_do_not_ward_off_the_curse_but_the_bane_does():
    lab = young_witch([{"hand": ARMED}])
    lab.play("Young Witch", "Horse Traders", None, ["Estate", "Duchy"], None)
    assert asked(lab) == [(1, "react"), (1, "react"), (0, "discard"), (1, "reveal")]
    assert lab.other.discard == ["Curse"]


def test_moat_as_the_bane_protects_in_either_way():
    as_bane = young_witch([{"hand": ["Moat"]}], ["Young Witch"], "Moat")
    as_bane.play("Young Witch", None, ["Estate", "Duchy"], "Moat")
    assert asked(as_bane) == [(1, "react"), (0, "discard"), (1, "reveal")]
    assert as_bane.other.discard == []
    as_moat = young_witch([{"hand": ["Moat"]}], ["Young Witch"], "Moat")
    as_moat.play("Young Witch", "Moat", ["Estate", "Duchy"])
    assert asked(as_moat) == [(1, "react"), (0, "discard")]
    assert as_moat.other.discard == []
    neither = young_witch([{"hand": ["Moat"]}], ["Young Witch"], "Moat")
    neither.play("Young Witch", None, ["Estate", "Duchy"], None)
    assert neither.other.discard == ["Curse"]


def test_the_attackers_own_bane_is_nobodys_business():
    lab = Lab(["Young Witch"], bane="Cellar", hand=["Young Witch", "Cellar", "Estate", "Estate"])
    lab.play("Young Witch", ["Estate", "Estate"])
    assert asked(lab) == [(0, "discard")]
    assert lab.other.discard == ["Curse"]


# Fairgrounds

NINE = ["Fairgrounds", "Copper", "Silver", "Gold", "Curse", "Princess", "Diadem", "Cellar", "Village"]


@pytest.mark.parametrize(("more", "vp"), [([], 2 - 1), (["Smithy"], 4 - 1), (["Fairgrounds"], 4 - 1)])
def test_fairgrounds_count_prizes_and_bane(more, vp):
    lab = Lab(
        ["Fairgrounds", "Tournament", "Young Witch"], bane="Cellar",
        hand=NINE[:3], deck=NINE[3:6], discard=NINE[6:] + more,
    )  # fmt: skip
    assert lab.me.vp == vp


def test_fairgrounds_count_what_is_in_play_and_set_aside():
    lab = Lab(["Fairgrounds", "Joust"], hand=["Fairgrounds"], in_play=["Joust", "Renown"], set_aside=["Province"])
    assert lab.me.vp == 6
    lab.gain("Copper")
    assert lab.me.vp == 8
