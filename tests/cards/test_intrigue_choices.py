"""Intrigue: the cards with printed lists. Every choice, what is offered, and in which order it is done."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab, UnusedAnswers

# Courtier


@pytest.mark.parametrize(
    ("choice", "got"),
    [(0, (1, 1, 0, [])), (1, (0, 2, 0, [])), (2, (0, 1, 3, [])), (3, (0, 1, 0, ["Gold"]))],
)
def test_courtier_gives_one_thing_for_a_card_of_one_type(choice, got):
    lab = Lab(["Courtier"], hand=["Courtier", "Copper"])
    lab.play("Courtier", choice)
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.discard) == got
    (question,) = lab.asked  # the one card in hand is shown unasked
    assert question.options == ["+1 Action", "+1 Buy", "+3 coins", "Gain a Gold"]
    assert (question.minimum, question.maximum, question.about) == (1, 1, "Copper")


def test_courtier_shows_a_card_that_its_player_picks_and_keeps():
    lab = Lab(["Courtier"], hand=["Courtier", "Copper", "Moat"])
    lab.play("Courtier", "Moat", [2, 0])
    assert lab.asked[0].purpose == "reveal"
    assert lab.asked[0].options == ["Copper", "Moat"]
    assert lab.me.hand == ["Copper", "Moat"]
    assert (lab.me.actions, lab.me.coins) == (1, 3)


@pytest.mark.parametrize("name", ["Mill", "Harem", "Nobles", "Moat", "Militia", "Diplomat"])
def test_courtier_gives_two_different_things_for_two_types(name):
    lab = Lab(["Courtier"], hand=["Courtier", name])
    with pytest.raises(IllegalAnswer):
        lab.play("Courtier", 2)
    with pytest.raises(IllegalAnswer):
        lab.play("Courtier", [2, 2])
    lab.play("Courtier", [2, 3])
    assert (lab.me.coins, lab.me.discard) == (3, ["Gold"])


def test_courtier_gives_three_things_for_three_types():
    lab = Lab(["Courtier", "Tournament"], hand=["Courtier", "Followers"])
    lab.play("Courtier", [0, 1, 2])
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.discard) == (1, 2, 3, [])


def test_courtier_counts_curse_as_a_type():
    lab = Lab(["Courtier"], hand=["Courtier", "Curse"])
    lab.play("Courtier", 3)
    assert lab.me.discard == ["Gold"]


def test_courtier_with_an_empty_hand_gives_nothing():
    lab = Lab(["Courtier"], hand=["Courtier"])
    lab.play("Courtier")
    assert lab.asked == []
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.discard) == (0, 1, 0, [])


def test_courtier_may_choose_a_gold_where_none_is_left():
    lab = Lab(["Courtier"], hand=["Courtier", "Copper"], supply={"Gold": 0})
    lab.play("Courtier", 3)
    assert lab.me.discard == []


# Minion


def test_minion_for_coins_leaves_all_hands_alone():
    lab = Lab(["Minion"], hand=["Minion", "Copper"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Minion", 0)
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (1, 2, ["Copper"])
    assert lab.other.hand == ["Copper"] * 5
    assert len(lab.asked[0].options) == 2


def test_minion_for_a_new_hand_changes_all_hands_of_five():
    lab = Lab(
        ["Minion"], hand=["Minion", "Copper", "Estate"], deck=["Gold"] * 5,
        others=[
            {"hand": ["Copper"] * 5, "deck": ["Silver"] * 5},
            {"hand": ["Copper"] * 4, "deck": ["Silver"] * 5},
            {"hand": ["Copper"] * 6, "deck": ["Silver"] * 5},
        ],
    )  # fmt: skip
    lab.play("Minion", 1)
    assert (lab.me.actions, lab.me.coins) == (1, 0)
    assert lab.me.hand == ["Gold"] * 4
    assert lab.me.discard == ["Copper", "Estate"]
    assert lab.players[1].hand == ["Silver"] * 4
    assert lab.players[1].discard == ["Copper"] * 5
    assert lab.players[2].hand == ["Copper"] * 4
    assert lab.players[3].hand == ["Silver"] * 4
    assert lab.players[3].discard == ["Copper"] * 6


def test_minion_with_an_empty_hand_draws_all_the_same():
    lab = Lab(["Minion"], hand=["Minion"], deck=["Gold"] * 5)
    lab.play("Minion", 1)
    assert lab.me.hand == ["Gold"] * 4


def test_minion_is_chosen_after_the_reactions_and_a_moat_keeps_its_hand():
    hand = ["Moat", "Copper", "Copper", "Copper", "Copper"]
    lab = Lab(["Minion"], hand=["Minion"], others=[{"hand": hand, "deck": ["Gold"] * 4}, {"hand": ["Copper"] * 5}])
    lab.play("Minion", "Moat", 1)
    assert [(q.player, q.purpose) for q in lab.asked] == [(1, "react"), (0, "choose")]
    assert lab.other.hand == hand
    assert lab.other.discard == []
    assert lab.players[2].discard == []  # shuffled and drawn again
    assert len(lab.players[2].hand) == 4


def test_minion_lets_a_small_hand_use_its_secret_chamber():
    lab = Lab(
        ["Minion", "Secret Chamber"], hand=["Minion"],
        others=[{"hand": ["Secret Chamber", "Curse"], "deck": ["Gold", "Silver", "Copper"]}],
    )  # fmt: skip
    lab.play("Minion", "Secret Chamber", ["Curse", "Secret Chamber"], 0)
    assert lab.other.hand == ["Gold", "Silver"]
    assert lab.other.deck == ["Curse", "Secret Chamber", "Copper"]


# Nobles


def test_nobles_draw_three_or_give_two_actions():
    lab = Lab(["Nobles"], hand=["Nobles"], deck=["Gold"] * 4)
    lab.play("Nobles", 0)
    assert (lab.me.hand, lab.me.actions) == (["Gold"] * 3, 0)
    lab = Lab(["Nobles"], hand=["Nobles"], deck=["Gold"] * 4)
    lab.play("Nobles", 1)
    assert (lab.me.hand, lab.me.actions) == ([], 2)
    assert lab.asked[0].options == ["+3 Cards", "+2 Actions"]


def test_nobles_cannot_be_mixed():
    lab = Lab(["Nobles"], hand=["Nobles"], deck=["Gold"] * 4)
    with pytest.raises(IllegalAnswer):
        lab.play("Nobles", [0, 1])
    with pytest.raises(IllegalAnswer):
        lab.play("Nobles", None)


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 12), (6, 12)])
@pytest.mark.parametrize("name", ["Nobles", "Harem", "Mill", "Great Hall", "Duke"])
def test_nobles_and_the_like_stand_in_victory_piles(name, players, count):
    lab = Lab.start([name], players=players)
    assert lab.supply[name] == count


@pytest.mark.parametrize(("name", "points"), [("Nobles", 2), ("Harem", 2), ("Mill", 1), ("Great Hall", 1)])
def test_nobles_and_the_like_are_worth_their_points_anywhere(name, points):
    lab = Lab([name], hand=[name], deck=[name], discard=[name])
    assert lab.me.vp == 3 * points


# Pawn


@pytest.mark.parametrize(
    ("choices", "got"),
    [
        ([0, 1], (1, 1, 1, 0)), ([0, 2], (1, 0, 2, 0)), ([0, 3], (1, 0, 1, 1)),
        ([1, 2], (0, 1, 2, 0)), ([1, 3], (0, 1, 1, 1)), ([3, 2], (0, 0, 2, 1)),
    ],
)  # fmt: skip
def test_pawn_gives_any_two_different_things(choices, got):
    lab = Lab(["Pawn"], hand=["Pawn"], deck=["Gold"] * 3)
    lab.play("Pawn", choices)
    assert (len(lab.me.hand), lab.me.actions, lab.me.buys, lab.me.coins) == got
    assert lab.asked[0].options == ["+1 Card", "+1 Action", "+1 Buy", "+1 coin"]


@pytest.mark.parametrize("choices", [[0], [0, 0], [0, 1, 2], []])
def test_pawn_takes_neither_the_same_twice_nor_another_number(choices):
    lab = Lab(["Pawn"], hand=["Pawn"], deck=["Gold"] * 3)
    with pytest.raises(IllegalAnswer):
        lab.play("Pawn", choices)


def test_pawn_is_chosen_in_one_go_before_anything_is_drawn():
    lab = Lab(["Pawn"], hand=["Pawn"], deck=["Gold"])
    with pytest.raises(UnusedAnswers):
        lab.play("Pawn", [0, 3], 1)
    lab.play("Pawn", [0, 3])
    assert len(lab.asked) == 1


# Steward


def test_steward_gives_cards_or_coins_or_trashes():
    lab = Lab(["Steward"], hand=["Steward", "Copper", "Estate", "Gold"], deck=["Silver"] * 3)
    lab.play("Steward", 0)
    assert len(lab.me.hand) == 5
    lab = Lab(["Steward"], hand=["Steward", "Copper", "Estate", "Gold"], deck=["Silver"] * 3)
    lab.play("Steward", 1)
    assert (lab.me.coins, len(lab.me.hand)) == (2, 3)
    lab = Lab(["Steward"], hand=["Steward", "Copper", "Estate", "Gold"], deck=["Silver"] * 3)
    lab.play("Steward", 2, ["Copper", "Estate"])
    assert (lab.trash, lab.me.hand, lab.me.coins) == (["Copper", "Estate"], ["Gold"], 0)
    assert lab.asked[0].options == ["+2 Cards", "+2 coins", "Trash 2 cards"]


def test_steward_must_trash_exactly_two_where_there_are_two():
    lab = Lab(["Steward"], hand=["Steward", "Copper", "Estate", "Gold"])
    for few in ("Copper", [], ["Copper", "Estate", "Gold"]):
        with pytest.raises(IllegalAnswer):
            lab.play("Steward", 2, few)


def test_steward_may_choose_to_trash_with_one_card_or_none():
    lab = Lab(["Steward"], hand=["Steward", "Gold"])
    lab.play("Steward", 2)
    assert lab.trash == ["Gold"]
    lab = Lab(["Steward"], hand=["Steward"])
    lab.play("Steward", 2)
    assert (lab.trash, lab.me.coins) == ([], 0)


# Torturer


def test_torturer_draws_three_and_each_other_player_chooses():
    lab = Lab(
        ["Torturer"], hand=["Torturer"], deck=["Gold"] * 3,
        others=[{"hand": ["Copper", "Estate", "Gold"]}, {"hand": ["Copper", "Silver"]}],
    )  # fmt: skip
    lab.play("Torturer", 0, ["Copper", "Estate"], 1)
    assert lab.me.hand == ["Gold"] * 3
    assert lab.players[1].hand == ["Gold"]
    assert lab.players[1].discard == ["Copper", "Estate"]
    assert lab.players[2].hand == ["Copper", "Silver", "Curse"]
    assert [(q.player, q.purpose) for q in lab.asked] == [(1, "choose"), (1, "discard"), (2, "choose")]
    assert lab.asked[0].options == ["Discard 2 cards", "Gain a Curse to hand"]


def test_torturer_lets_a_player_choose_a_curse_that_is_not_there():
    lab = Lab(["Torturer"], hand=["Torturer"], supply={"Curse": 0}, others=[{"hand": ["Copper", "Gold"]}])
    lab.play("Torturer", 1)
    assert lab.other.hand == ["Copper", "Gold"]


@pytest.mark.parametrize("hand", [[], ["Gold"]])
def test_torturer_lets_a_player_discard_who_has_too_few_cards(hand):
    lab = Lab(["Torturer"], hand=["Torturer"], others=[{"hand": hand}])
    lab.play("Torturer", 0)
    assert lab.other.hand == []
    assert lab.other.discard == hand


def test_torturer_deals_the_last_curse_in_turn_order_and_all_is_decided_in_turn():
    lab = Lab(["Torturer"], hand=["Torturer"], supply={"Curse": 1}, others=[{"hand": ["Copper"] * 3}] * 3)
    lab.play("Torturer", 1, 1, 0)
    assert [p.hand for p in lab.players[1:]] == [["Copper"] * 3 + ["Curse"], ["Copper"] * 3, ["Copper"]]


def test_torturer_played_twice_asks_twice_and_the_curse_can_be_discarded():
    lab = Lab(["Torturer"], hand=["Throne Room", "Torturer"], others=[{"hand": ["Copper", "Gold"]}])
    lab.play("Throne Room", "Torturer", 1, 0, ["Copper", "Curse"])
    assert lab.other.hand == ["Gold"]


def test_torturer_is_stopped_by_a_moat():
    lab = Lab(["Torturer"], hand=["Torturer"], others=[{"hand": ["Moat", "Gold"]}])
    lab.play("Torturer", "Moat")
    assert lab.other.hand == ["Moat", "Gold"]


# Lurker


def test_lurker_trashes_an_action_from_the_supply_which_nobody_gains():
    lab = Lab(["Lurker", "Nobles", "Mill"], hand=["Lurker"])
    lab.play("Lurker", 0, "Nobles")
    assert lab.trash == ["Nobles"]
    assert lab.supply["Nobles"] == 7
    assert (lab.me.actions, lab.me.discard) == (1, [])
    assert lab.asked[0].options == ["Trash an Action from the Supply", "Gain an Action from the trash"]
    assert {"Nobles", "Mill", "Lurker"} <= set(lab.asked[1].options)
    assert not {"Copper", "Estate", "Gold", "Curse", "Province"} & set(lab.asked[1].options)


def test_lurker_gains_back_what_it_trashed():
    lab = Lab(["Lurker", "Nobles"], hand=["Lurker", "Lurker"])
    lab.play("Lurker", 0, "Nobles")
    lab.play("Lurker", 1)
    assert lab.trash == []
    assert lab.me.discard == ["Nobles"]
    assert lab.me.vp == 2
    assert lab.supply["Nobles"] == 7


def test_lurker_gains_any_action_of_the_trash_whatever_it_costs_and_nothing_else():
    lab = Lab(["Lurker", "Nobles"], hand=["Steward", "Lurker", "Chapel", "Gold", "Nobles", "Witch", "Copper"])
    lab.trash_from_hand("Gold")
    lab.trash_from_hand("Nobles")
    lab.trash_from_hand("Witch")
    lab.play("Lurker", 1, "Witch")
    assert lab.asked[-1].options == ["Nobles", "Witch"]
    assert lab.me.discard == ["Witch"]
    assert lab.trash == ["Gold", "Nobles"]


def test_lurker_may_choose_the_trash_although_no_action_is_there():
    lab = Lab(["Lurker"], hand=["Lurker", "Gold"])
    lab.trash_from_hand("Gold")
    lab.play("Lurker", 1)
    assert (lab.me.discard, lab.trash, lab.me.actions) == ([], ["Gold"], 1)


def test_lurker_that_empties_a_pile_counts_for_the_end():
    lab = Lab(["Lurker", "Nobles", "Moat"], hand=["Lurker"], supply={"Nobles": 1, "Moat": 0, "Curse": 0})
    lab.play("Lurker", 0, "Nobles")
    assert lab.supply["Nobles"] == 0
    assert not lab.over
    lab.end_turn()
    assert lab.over
