"""Shuffling asks questions, even in the middle of drawing."""

from __future__ import annotations

from bailiwick.lab import Lab


def test_cards_picked_while_shuffling_go_on_top_in_the_middle_of_a_draw():
    lab = Lab(
        landscapes=["Stargazers"],
        hand=["Smithy"],
        deck=["Estate"],
        discard=["Copper", "Copper", "Gold", "Silver", "Copper"],
        favors=3,
    )
    lab.play("Smithy", True, "Gold", True, "Silver", False)
    assert lab.me.hand == ["Estate", "Gold", "Silver"]
    assert lab.me.favors == 1
    assert lab.me.deck == ["Copper"] * 3
    lab.game.check()


def test_the_first_card_picked_is_on_top():
    lab = Lab(landscapes=["Stargazers"], hand=["Village"], discard=["Copper", "Gold", "Silver"], favors=2)
    lab.play("Village", True, "Gold", True, "Silver")
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Silver", "Copper"]


def test_no_question_without_a_favor_or_without_a_shuffle():
    lab = Lab(landscapes=["Stargazers"], hand=["Smithy"], deck=["Copper"] * 3, discard=["Gold"], favors=1)
    lab.play("Smithy")
    assert lab.asked == []
    lab = Lab(landscapes=["Stargazers"], hand=["Smithy"], discard=["Gold", "Copper"])
    lab.play("Smithy")
    assert lab.asked == []


def test_no_shuffle_where_there_is_nothing_to_shuffle():
    lab = Lab(landscapes=["Stargazers"], hand=["Smithy"], deck=["Copper"], favors=1)
    lab.play("Smithy")
    assert lab.game.players[0].shuffles == 0


def test_all_cards_can_be_picked():
    lab = Lab(landscapes=["Stargazers"], hand=["Smithy"], discard=["Gold", "Copper"], favors=5)
    lab.play("Smithy", True, "Copper", True)
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.favors == 3


def test_cards_can_be_left_out_and_stay_in_the_discard_pile():
    lab = Lab(
        landscapes=["Bricklayers"],
        hand=["Smithy"],
        deck=["Estate"],
        discard=["Curse", "Curse", "Gold", "Gold", "Estate"],
        favors=2,
    )
    lab.play("Smithy", True, ["Curse", "Curse"], True, ["Estate"])
    assert lab.me.hand == ["Estate", "Gold", "Gold"]
    assert lab.me.discard == ["Curse", "Curse", "Estate"]
    assert lab.me.favors == 0
    lab.game.check()


def test_cards_left_out_are_not_shuffled_for_the_same_draw():
    lab = Lab(landscapes=["Bricklayers"], hand=["Smithy"], discard=["Curse", "Copper"], favors=1)
    lab.play("Smithy", True, ["Curse"])
    assert lab.me.hand == ["Copper"]
    assert lab.me.discard == ["Curse"]


def test_everything_can_be_left_out():
    lab = Lab(landscapes=["Bricklayers"], hand=["Smithy"], discard=["Curse", "Copper"], favors=1)
    lab.play("Smithy", True, ["Curse", "Copper"])
    assert lab.me.hand == []
    lab.game.check()


def test_only_the_top_of_what_was_left_out_is_seen_by_others():
    lab = Lab(landscapes=["Bricklayers"], hand=["Smithy"], discard=["Curse", "Copper", "Gold"], favors=1)
    lab.play("Smithy", True, ["Curse", "Copper"])
    pile = lab.game.players[0].discard_pile
    assert pile.knowers_of(pile[0]) == 1
    assert pile.knowers_of(pile[1]) is None


def test_the_new_hand_asks_too():
    lab = Lab(landscapes=["Stargazers"], hand=["Gold"], deck=["Copper"] * 2, discard=["Estate"] * 6, favors=1)
    lab.end_turn(True, "Gold")
    assert "Gold" in lab.me.hand
    assert len(lab.me.hand) == 5


def test_a_shuffle_while_cards_are_looked_at_loses_none_of_them():
    lab = Lab(
        ["Inspection", "Heirs"],
        landscapes=["Stargazers"],
        hand=["Inspection"],
        deck=["Heirs", "Gold", "Silver"],
        discard=["Estate", "Copper"],
        favors=1,
    )
    lab.play("Inspection", ["Heirs"], True, "Copper", ["Silver", "Gold"])
    assert lab.trash == ["Heirs"]
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Silver", "Gold", "Estate"]
    lab.game.check()


def test_a_shuffle_in_the_middle_of_looking_asks_first():
    lab = Lab(
        ["Inspection"],
        landscapes=["Stargazers"],
        hand=["Inspection"],
        deck=["Gold"],
        discard=["Estate", "Copper", "Silver"],
        favors=1,
    )
    answers = {"may": True, "topdeck": "Silver", "trash": []}
    lab.play("Inspection", policy=lambda q: q.options if q.purpose == "arrange" else answers[q.purpose])
    assert lab.me.deck[:2] == ["Gold", "Silver"]


def test_shuffles_are_counted_by_who_shuffled():
    lab = Lab(hand=["Smithy"], deck=["Copper"], discard=["Copper"] * 3)
    lab.play("Smithy")
    assert [player.shuffles for player in lab.game.players] == [1, 0]
