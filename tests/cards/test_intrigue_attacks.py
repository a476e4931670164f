"""Intrigue: Saboteur, Swindler and Replace, and the Reactions Diplomat and Secret Chamber."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

FIVE = ["Diplomat", "Copper", "Silver", "Gold", "Estate"]


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Saboteur


def test_saboteur_turns_up_cards_until_one_costs_three_and_trashes_it():
    lab = Lab(["Saboteur"], hand=["Saboteur"], others=[{"deck": ["Copper", "Estate", "Duchy", "Gold"]}])
    lab.play("Saboteur", "Silver")
    assert lab.trash == ["Duchy"]
    assert lab.other.discard == ["Copper", "Estate", "Silver"]
    assert lab.other.deck == ["Gold"]
    (question,) = lab.asked
    assert (question.player, question.purpose, question.minimum) == (1, "gain", 0)
    assert {"Copper", "Estate", "Silver", "Curse"} <= set(question.options)
    assert not {"Smithy", "Duchy", "Gold"} & set(question.options)


def test_saboteur_lets_the_victim_gain_nothing():
    lab = Lab(["Saboteur"], hand=["Saboteur"], others=[{"deck": ["Gold"]}])
    lab.play("Saboteur", None)
    assert lab.trash == ["Gold"]
    assert lab.other.discard == []


def test_saboteur_lets_five_become_at_most_three():
    lab = Lab(["Saboteur", "Village"], hand=["Saboteur"], others=[{"deck": ["Laboratory"]}])
    lab.play("Saboteur", "Village")
    assert lab.other.discard == ["Village"]
    lab = Lab(["Saboteur", "Smithy"], hand=["Saboteur"], others=[{"deck": ["Laboratory"]}])
    with pytest.raises(IllegalAnswer):
        lab.play("Saboteur", "Smithy")


def test_saboteur_shuffles_without_what_is_turned_up():
    lab = Lab(["Saboteur"], hand=["Saboteur"], others=[{"deck": ["Copper"], "discard": ["Gold"]}])
    lab.play("Saboteur", None)
    assert lab.trash == ["Gold"]
    assert lab.other.discard == ["Copper"]
    assert lab.other.deck == []


def test_saboteur_finds_nothing_in_a_cheap_deck():
    lab = Lab(["Saboteur"], hand=["Saboteur"], others=[{"deck": ["Copper", "Estate"], "discard": ["Curse"]}])
    lab.play("Saboteur")
    assert lab.asked == []
    assert lab.trash == []
    assert lab.other.discard == ["Copper", "Estate", "Curse"]


def test_saboteur_hits_all_others_in_turn_order():
    lab = Lab(["Saboteur"], hand=["Saboteur"], others=[{"deck": ["Gold"]}, {"deck": ["Silver"]}, {"hand": ["Moat"]}])
    lab.play("Saboteur", "Moat", "Silver", "Copper")
    assert asked(lab) == [(3, "react"), (1, "gain"), (2, "gain")]
    assert lab.trash == ["Gold", "Silver"]
    assert not {"Estate", "Silver"} & set(lab.asked[-1].options)


# Swindler


def test_swindler_trashes_the_top_card_and_its_player_picks_what_comes_instead():
    lab = Lab(["Swindler"], hand=["Swindler"], others=[{"deck": ["Copper", "Gold"]}])
    lab.play("Swindler", "Curse")
    assert lab.me.coins == 2
    assert lab.trash == ["Copper"]
    assert lab.other.discard == ["Curse"]
    (question,) = lab.asked
    assert (question.player, question.subject, question.about) == (0, 1, "Copper")
    assert question.options == ["Copper", "Curse"]


def test_swindler_may_give_the_same_card_again():
    lab = Lab(["Swindler"], hand=["Swindler"], others=[{"deck": ["Copper"]}])
    lab.play("Swindler", "Copper")
    assert lab.other.discard == ["Copper"]


def test_swindler_shuffles_an_empty_deck_and_leaves_alone_who_has_nothing():
    lab = Lab(["Swindler"], hand=["Swindler"], others=[{"discard": ["Province"]}, {"hand": ["Gold"]}])
    lab.play("Swindler")
    assert lab.asked == []
    assert lab.trash == ["Province"]
    assert lab.other.discard == ["Province"]
    assert lab.players[2].hand == ["Gold"]
    assert lab.players[2].discard == []


def test_swindler_gives_nothing_where_no_pile_has_that_cost():
    lab = Lab(["Swindler"], hand=["Swindler"], supply={"Province": 0}, others=[{"deck": ["Province"]}])
    lab.play("Swindler")
    assert lab.trash == ["Province"]
    assert lab.other.discard == []


def test_swindler_cannot_pick_an_empty_pile_and_must_pick_what_is_left():
    lab = Lab(["Swindler"], hand=["Swindler"], supply={"Curse": 1}, others=[{"deck": ["Copper"]}, {"deck": ["Copper"]}])
    lab.play("Swindler", "Curse")  # the second time only Copper is left
    assert lab.players[1].discard == ["Curse"]
    assert lab.players[2].discard == ["Copper"]


def test_swindler_is_stopped_by_a_moat():
    lab = Lab(["Swindler"], hand=["Swindler"], others=[{"hand": ["Moat"], "deck": ["Copper"]}])
    lab.play("Swindler", "Moat")
    assert (lab.trash, lab.other.deck, lab.other.discard) == ([], ["Copper"], [])


# Replace


def test_replace_puts_an_action_or_a_treasure_onto_the_deck():
    lab = Lab(["Replace", "Smithy"], hand=["Replace", "Estate", "Silver"], deck=["Copper"], actions=2)
    lab.play("Replace", "Estate", "Smithy")
    assert lab.trash == ["Estate"]
    assert lab.me.deck == ["Smithy", "Copper"]
    assert lab.me.discard == []
    assert lab.other.discard == []


def test_replace_leaves_a_victory_card_in_the_discard_pile_and_curses_the_others():
    lab = Lab(["Replace"], hand=["Replace", "Gold"], others=[{}, {}])
    lab.play("Replace", "Province")
    assert lab.me.discard == ["Province"]
    assert lab.me.deck == []
    assert [p.discard for p in lab.players[1:]] == [["Curse"], ["Curse"]]


@pytest.mark.parametrize("name", ["Harem", "Mill", "Nobles"])
def test_replace_does_both_for_a_card_that_is_both(name):
    lab = Lab(["Replace", name], hand=["Replace", "Smithy"])
    lab.play("Replace", name)
    assert lab.me.deck == [name]
    assert lab.me.discard == []
    assert lab.other.discard == ["Curse"]


def test_replace_does_neither_for_a_curse():
    lab = Lab(["Replace"], hand=["Replace", "Copper"])
    lab.play("Replace", "Curse")
    assert lab.me.discard == ["Curse"]
    assert lab.other.discard == []


def test_replace_gains_at_most_two_more_and_must_gain():
    lab = Lab(["Replace"], hand=["Replace", "Copper"])
    for wrong in ("Silver", None):
        with pytest.raises(IllegalAnswer):
            lab.play("Replace", wrong)


def test_replace_with_an_empty_hand_does_nothing():
    lab = Lab(["Replace"], hand=["Replace"])
    lab.play("Replace")
    assert (lab.asked, lab.trash, lab.me.discard) == ([], [], [])


def test_replace_is_an_attack_even_if_nobody_is_cursed():
    lab = Lab(["Replace"], hand=["Replace", "Gold"], others=[{"hand": ["Moat"]}, {}])
    lab.play("Replace", "Moat", "Province")
    assert lab.players[1].discard == []
    assert lab.players[2].discard == ["Curse"]


def test_replace_is_told_to_all_where_its_card_goes():
    lab = Lab(["Replace", "Smithy"], hand=["Replace", "Estate"])
    lab.play("Replace", "Smithy")
    deck = lab.game.players[0].deck
    assert len(deck) == 1
    assert deck.knowers_of(deck[0]) & 2


# Diplomat


@pytest.mark.parametrize(("hand", "actions"), [(3, 2), (2, 2), (0, 2), (4, 0)])
def test_diplomat_played_gives_actions_to_a_hand_of_five_or_fewer(hand, actions):
    lab = Lab(["Diplomat"], hand=["Diplomat", *["Copper"] * hand], deck=["Gold"] * 2)
    lab.play("Diplomat")
    assert len(lab.me.hand) == hand + 2
    assert lab.me.actions == actions


def test_diplomat_shown_draws_two_and_discards_three_before_the_attack():
    lab = Lab(["Diplomat"], hand=["Militia"], others=[{"hand": FIVE, "deck": ["Duchy", "Province", "Copper"]}])
    lab.play("Militia", "Diplomat", ["Diplomat", "Estate", "Duchy"], ["Copper"])
    assert asked(lab) == [(1, "react"), (1, "discard"), (1, "discard")]
    assert (lab.asked[1].minimum, lab.asked[1].maximum) == (3, 3)
    assert len(lab.asked[1].options) == 7
    assert lab.other.hand == ["Silver", "Gold", "Province"]


def test_diplomat_is_not_offered_from_a_hand_of_four():
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": FIVE[:4], "deck": ["Gold"] * 3}])
    lab.play("Witch")
    assert lab.asked == []


def test_diplomat_need_not_be_shown_and_is_nobody_elses():
    lab = Lab(["Diplomat"], hand=["Witch", *FIVE], others=[{"hand": FIVE}])
    lab.play("Witch", None)
    assert asked(lab) == [(1, "react")]
    assert lab.other.discard == ["Curse"]


def test_diplomat_may_be_shown_again_while_five_cards_are_held():
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": [*FIVE, "Duchy"], "deck": ["Copper"] * 9}])
    lab.play("Witch", "Diplomat", ["Copper", "Copper", "Copper"], "Diplomat", ["Copper", "Estate", "Copper"])
    assert asked(lab) == [(1, "react"), (1, "discard")] * 2
    assert lab.other.hand == ["Diplomat", "Silver", "Gold", "Duchy"]


def test_diplomat_is_not_offered_again_once_it_is_gone_or_declined():
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": [*FIVE, "Duchy"], "deck": ["Copper"] * 9}])
    lab.play("Witch", "Diplomat", ["Copper", "Diplomat", "Copper"])
    assert asked(lab) == [(1, "react"), (1, "discard")]
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": [*FIVE, "Duchy"], "deck": ["Copper"] * 9}])
    lab.play("Witch", "Diplomat", ["Copper", "Estate", "Copper"], None)
    assert asked(lab) == [(1, "react"), (1, "discard"), (1, "react")]


def test_diplomats_are_shown_one_after_the_other():
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": ["Diplomat"] * 2 + ["Copper"] * 4, "deck": ["Gold"] * 4}])
    lab.play("Witch", "Diplomat", ["Diplomat", "Copper", "Copper"], "Diplomat", ["Copper", "Copper", "Diplomat"])
    assert lab.asked[0].options == ["Diplomat", "Diplomat"]
    assert lab.asked[2].options == ["Diplomat"]
    assert lab.other.hand == ["Gold"] * 4


@pytest.mark.parametrize("moat_first", [True, False])
def test_diplomat_and_moat_go_in_either_order(moat_first):
    hand = ["Diplomat", "Moat", "Copper", "Copper", "Estate"]
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": hand, "deck": ["Gold", "Gold"]}])
    discard = ["Copper", "Copper", "Estate"]
    if moat_first:
        lab.play("Witch", "Moat", "Diplomat", discard)
    else:
        lab.play("Witch", "Diplomat", discard, "Moat")
    assert "Curse" not in lab.other.discard
    assert lab.other.hand == ["Diplomat", "Moat", "Gold", "Gold"]


def test_diplomat_may_draw_the_moat_that_then_shields():
    lab = Lab(["Diplomat"], hand=["Witch"], others=[{"hand": FIVE, "deck": ["Moat", "Copper"]}])
    lab.play("Witch", "Diplomat", ["Copper", "Copper", "Estate"], "Moat")
    assert lab.other.discard == ["Copper", "Copper", "Estate"]


# Secret Chamber


def test_secret_chamber_discards_any_number_for_coins():
    lab = Lab(["Secret Chamber"], hand=["Secret Chamber", "Copper", "Estate", "Gold"])
    lab.play("Secret Chamber", ["Copper", "Estate"])
    assert (lab.me.coins, lab.me.hand, lab.me.discard) == (2, ["Gold"], ["Copper", "Estate"])
    lab = Lab(["Secret Chamber"], hand=["Secret Chamber", "Copper"])
    lab.play("Secret Chamber", [])
    assert (lab.me.coins, lab.me.hand) == (0, ["Copper"])


def test_secret_chamber_shown_draws_two_and_puts_two_back_in_any_order():
    lab = Lab(["Secret Chamber"], hand=["Thief"],
              others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Gold", "Silver", "Estate"]}])  # fmt: skip
    lab.play("Thief", "Secret Chamber", ["Copper", "Secret Chamber"], None)
    assert asked(lab) == [(1, "react"), (1, "topdeck"), (0, "gain")]
    assert lab.other.hand == ["Gold", "Silver"]
    assert lab.trash == ["Copper"]  # the Thief finds what was put back
    assert lab.other.discard == ["Secret Chamber"]


@pytest.mark.parametrize("order", [["Gold", "Copper"], ["Copper", "Gold"]])
def test_secret_chamber_puts_the_first_card_named_on_top(order):
    lab = Lab(["Secret Chamber"], hand=["Witch"],
              others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Gold", "Silver", "Estate"]}])  # fmt: skip
    lab.play("Witch", "Secret Chamber", order)
    assert lab.other.deck == [*order, "Estate"]


def test_secret_chamber_with_two_cards_in_hand_still_asks_for_their_order():
    lab = Lab(["Secret Chamber"], hand=["Witch"], others=[{"hand": ["Secret Chamber"], "deck": ["Gold"]}])
    lab.play("Witch", "Secret Chamber", ["Gold", "Secret Chamber"])
    assert lab.other.deck == ["Gold", "Secret Chamber"]
    assert lab.other.hand == []


def test_secret_chamber_alone_goes_back_unasked():
    lab = Lab(["Secret Chamber"], hand=["Witch"], others=[{"hand": ["Secret Chamber"]}])
    lab.play("Witch", "Secret Chamber")
    assert lab.other.deck == ["Secret Chamber"]


def test_secret_chamber_may_answer_an_attack_that_would_not_hurt():
    lab = Lab(["Secret Chamber"], hand=["Militia"], others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Gold"]}])
    lab.play("Militia", "Secret Chamber", ["Copper", "Secret Chamber"])
    assert lab.other.hand == ["Gold"]


def test_secret_chamber_is_offered_once_for_an_attack_and_once_for_each_play():
    hand = ["Secret Chamber", "Copper", "Estate"]
    lab = Lab(["Secret Chamber"], hand=["Throne Room", "Witch"], others=[{"hand": hand, "deck": ["Gold"] * 3}])
    lab.play("Throne Room", "Witch", "Secret Chamber", ["Gold", "Gold"], None)
    assert asked(lab) == [(0, "play"), (1, "react"), (1, "topdeck"), (1, "react")]


def test_secret_chamber_may_draw_the_moat_that_then_shields():
    lab = Lab(["Secret Chamber"], hand=["Witch"],
              others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Moat", "Gold"]}])  # fmt: skip
    lab.play("Witch", "Secret Chamber", ["Copper", "Gold"], "Moat")
    assert lab.other.discard == []
    assert lab.other.hand == ["Secret Chamber", "Moat"]


def test_secret_chambers_are_each_offered_once():
    lab = Lab(["Secret Chamber"], hand=["Witch"],
              others=[{"hand": ["Secret Chamber"] * 2, "deck": ["Gold", "Silver", "Copper"]}])  # fmt: skip
    lab.play("Witch", "Secret Chamber", ["Gold", "Silver"], "Secret Chamber", ["Silver", "Gold"])
    assert asked(lab) == [(1, "react"), (1, "topdeck")] * 2
    assert lab.other.deck == ["Silver", "Gold", "Copper"]


def test_secret_chamber_shows_nobody_what_goes_back():
    lab = Lab(["Secret Chamber"], hand=["Witch"],
              others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Gold", "Silver"]}])  # fmt: skip
    lab.play("Witch", "Secret Chamber", ["Gold", "Copper"])
    deck = lab.game.players[1].deck
    assert not any((deck.knowers_of(card) or 0) & 1 for card in deck)
    assert all("cards" not in e for e in lab.game.view(0).log() if e["kind"] == "topdeck-hidden")


def test_moat_diplomat_and_secret_chamber_make_a_chain():
    hand = ["Secret Chamber", "Diplomat", "Copper", "Copper", "Estate"]
    lab = Lab(["Diplomat", "Secret Chamber"], hand=["Witch"],
              others=[{"hand": hand, "deck": ["Gold", "Duchy", "Moat", "Silver"]}])  # fmt: skip
    lab.play(
        "Witch",
        "Secret Chamber", ["Copper", "Duchy"],  # a hand of 5: Chamber, Diplomat, Copper, Estate, Gold
        "Diplomat", ["Copper", "Copper", "Duchy"],  # of 4: Chamber, Diplomat, Estate, Gold
    )  # fmt: skip
    assert lab.other.discard == ["Copper", "Copper", "Duchy", "Curse"]
    assert lab.other.hand == ["Secret Chamber", "Diplomat", "Estate", "Gold"]
    assert lab.other.deck == ["Moat", "Silver"]
