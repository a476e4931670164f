"""Intrigue: gaining and arranging: Courtyard, Ironworks, Patrol, Scout, Secret Passage, Upgrade, Wishing Well."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab

# Courtyard


def test_courtyard_draws_three_and_puts_any_card_of_the_hand_back():
    lab = Lab(["Courtyard"], hand=["Courtyard", "Estate"], deck=["Gold", "Silver", "Copper", "Duchy"])
    lab.play("Courtyard", "Estate")
    assert lab.me.hand == ["Gold", "Silver", "Copper"]
    assert lab.me.deck == ["Estate", "Duchy"]
    (question,) = lab.asked
    assert question.options == ["Estate", "Gold", "Silver", "Copper"]
    assert (question.minimum, question.maximum) == (1, 1)


def test_courtyard_must_put_a_card_back_if_there_is_one():
    lab = Lab(["Courtyard"], hand=["Courtyard", "Estate"], deck=["Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Courtyard", None)
    lab = Lab(["Courtyard"], hand=["Courtyard"])
    lab.play("Courtyard")
    assert lab.asked == []


# Ironworks


@pytest.mark.parametrize(
    ("name", "got"),
    [("Smithy", (1, 0, 0)), ("Silver", (0, 1, 0)), ("Estate", (0, 0, 1)), ("Curse", (0, 0, 0)),
     ("Great Hall", (1, 0, 1)), ("Mill", (1, 0, 1))],
)  # fmt: skip
def test_ironworks_pays_for_the_types_of_what_it_gains(name, got):
    lab = Lab(["Ironworks", "Smithy", "Great Hall", "Mill"], hand=["Ironworks"], deck=["Gold"] * 3)
    lab.play("Ironworks", name)
    assert (lab.me.actions, lab.me.coins, len(lab.me.hand)) == got
    assert lab.me.discard == [name]


def test_ironworks_gains_at_most_four_and_bridge_helps():
    lab = Lab(["Ironworks", "Bridge", "Nobles"], hand=["Ironworks"])
    with pytest.raises(IllegalAnswer):
        lab.play("Ironworks", "Duchy")
    lab = Lab(["Ironworks", "Bridge", "Nobles"], hand=["Throne Room", "Bridge", "Ironworks"], deck=["Gold"], actions=2)
    lab.play("Throne Room", "Bridge")
    lab.play("Ironworks", "Nobles")
    assert lab.me.hand == ["Gold"]
    assert lab.me.actions == 1


def test_ironworks_draws_what_it_gained_where_nothing_else_is_left():
    lab = Lab(["Ironworks"], hand=["Ironworks"])
    lab.play("Ironworks", "Estate")
    assert lab.me.hand == ["Estate"]


# Patrol and Scout


def test_patrol_draws_three_then_takes_victory_cards_and_curses():
    lab = Lab(
        ["Patrol"], hand=["Patrol"],
        deck=["Copper", "Copper", "Copper", "Estate", "Curse", "Gold", "Silver", "Duchy"],
    )  # fmt: skip
    lab.play("Patrol", ["Silver", "Gold"])
    assert lab.me.hand == ["Copper"] * 3 + ["Estate", "Curse"]
    assert lab.me.deck == ["Silver", "Gold", "Duchy"]
    assert [q.purpose for q in lab.asked] == ["arrange"]


def test_patrol_takes_cards_of_two_types_and_leaves_no_choice():
    lab = Lab(["Patrol"], hand=["Patrol"], deck=["Copper"] * 3 + ["Harem", "Nobles", "Mill", "Duke"])
    lab.play("Patrol")
    assert lab.me.hand == ["Copper"] * 3 + ["Harem", "Nobles", "Mill", "Duke"]
    assert lab.asked == []


def test_patrol_shuffles_for_what_is_missing():
    lab = Lab(["Patrol"], hand=["Patrol"], deck=["Copper"] * 3 + ["Estate"], discard=["Gold"] * 2)
    lab.play("Patrol")
    assert lab.me.hand == ["Copper"] * 3 + ["Estate"]
    assert lab.me.deck == ["Gold", "Gold"]


def test_scout_takes_victory_cards_but_no_curses():
    lab = Lab(["Scout"], hand=["Scout"], deck=["Curse", "Great Hall", "Gold", "Estate", "Silver"])
    lab.play("Scout", ["Gold", "Curse"])
    assert lab.me.hand == ["Great Hall", "Estate"]
    assert lab.me.deck == ["Gold", "Curse", "Silver"]
    assert lab.me.actions == 1


def test_scout_shuffles_without_what_is_shown():
    lab = Lab(["Scout"], hand=["Scout"], deck=["Gold"], discard=["Estate", "Estate"])
    lab.play("Scout")
    assert lab.me.hand == ["Estate", "Estate"]
    assert lab.me.deck == ["Gold"]


def test_scout_keeps_the_order_to_itself():
    logs = []
    for order in (["Gold", "Copper"], ["Copper", "Gold"]):
        lab = Lab(["Scout"], hand=["Scout"], deck=["Gold", "Estate", "Copper", "Estate"])
        lab.play("Scout", order)
        assert lab.me.deck == order
        logs.append(lab.game.view(1).log())
    assert logs[0] == logs[1]


def test_scout_finds_nothing_in_an_empty_deck():
    lab = Lab(["Scout"], hand=["Scout"])
    lab.play("Scout")
    assert (lab.asked, lab.me.hand, lab.me.actions) == ([], [], 1)


# Secret Passage


@pytest.mark.parametrize("down", [0, 1, 2, 3])
def test_secret_passage_puts_a_card_anywhere_into_the_deck(down):
    rest = ["Duchy", "Duchy", "Duchy"]
    lab = Lab(["Secret Passage"], hand=["Secret Passage", "Estate"], deck=["Gold", "Silver", *rest])
    lab.play("Secret Passage", "Estate", down)
    assert lab.me.deck == [*rest[:down], "Estate", *rest[down:]]
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.actions == 1
    first, second = lab.asked
    assert first.options == ["Estate", "Gold", "Silver"]
    assert (second.purpose, second.minimum, second.maximum) == ("place", 0, 3)


def test_secret_passage_refuses_a_place_that_is_not_there():
    lab = Lab(["Secret Passage"], hand=["Secret Passage", "Estate"], deck=["Gold", "Silver", "Duchy"])
    for wrong in (2, -1, "Duchy"):
        with pytest.raises(IllegalAnswer):
            lab.play("Secret Passage", "Estate", wrong)


def test_secret_passage_with_an_empty_deck_makes_the_card_the_deck():
    lab = Lab(["Secret Passage"], hand=["Secret Passage", "Estate"], deck=["Gold"])
    lab.play("Secret Passage", "Gold")
    assert lab.me.deck == ["Gold"]
    assert [q.purpose for q in lab.asked] == ["topdeck"]


def test_secret_passage_with_nothing_in_hand_puts_nothing():
    lab = Lab(["Secret Passage"], hand=["Secret Passage"])
    lab.play("Secret Passage")
    assert (lab.asked, lab.me.deck) == ([], [])


def test_secret_passage_shows_others_the_place_and_not_the_card():
    lab = Lab(["Secret Passage"], hand=["Secret Passage", "Estate"], deck=["Gold", "Silver", "Duchy", "Duchy"])
    lab.play("Secret Passage", "Estate", 1)
    entry = lab.game.view(1).log()[-1]
    assert entry["kind"] == "topdeck-hidden"
    assert (entry["text"], entry["number"]) == ("down", 1)
    assert "cards" not in entry
    deck = lab.game.players[0].deck
    assert [deck.knowers_of(card) for card in deck if card.name == "Estate"] == [1]


# Upgrade


def test_upgrade_draws_then_makes_a_card_exactly_one_dearer():
    lab = Lab(["Upgrade", "Village"], hand=["Upgrade", "Estate"], deck=["Gold"])
    lab.play("Upgrade", "Estate", "Village")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Village"]
    assert (lab.me.hand, lab.me.actions) == (["Gold"], 1)
    assert set(lab.asked[0].options) == {"Estate", "Gold"}
    assert not {"Estate", "Copper", "Curse", "Smithy"} & set(lab.asked[1].options)


def test_upgrade_must_trash_and_gains_nothing_where_no_pile_fits():
    lab = Lab(["Upgrade"], hand=["Upgrade", "Copper", "Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Upgrade", None)
    lab.play("Upgrade", "Copper")  # nothing costs 1
    assert lab.trash == ["Copper"]
    assert lab.me.discard == []


def test_upgrade_with_an_empty_hand_does_neither():
    lab = Lab(["Upgrade"], hand=["Upgrade"])
    lab.play("Upgrade")
    assert (lab.trash, lab.me.discard, lab.me.actions) == ([], [], 1)


# Wishing Well


def test_wishing_well_draws_then_takes_the_card_that_was_named():
    lab = Lab(["Wishing Well"], hand=["Wishing Well"], deck=["Copper", "Gold", "Silver"])
    lab.play("Wishing Well", "Gold")
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.deck == ["Silver"]
    assert lab.me.actions == 1


def test_wishing_well_puts_another_card_back_on_top():
    lab = Lab(["Wishing Well"], hand=["Wishing Well"], deck=["Copper", "Gold", "Silver"])
    lab.play("Wishing Well", "Silver")
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Gold", "Silver"]
    deck = lab.game.players[0].deck
    assert deck.knowers_of(deck[-1]) & 2  # all have seen it


def test_wishing_well_takes_any_name_but_no_type():
    lab = Lab(["Wishing Well"], hand=["Wishing Well"], deck=["Copper", "Gold"])
    with pytest.raises(IllegalAnswer):
        lab.play("Wishing Well", "Treasure")
    lab.play("Wishing Well", "King's Court")
    assert lab.me.deck == ["Gold"]


def test_wishing_well_asks_even_with_no_card_left():
    lab = Lab(["Wishing Well"], hand=["Wishing Well"], deck=["Copper"])
    lab.play("Wishing Well", "Copper")
    assert lab.me.hand == ["Copper"]
    assert [q.purpose for q in lab.asked] == ["name"]


def test_wishing_well_shuffles_to_show_a_card():
    lab = Lab(["Wishing Well"], hand=["Wishing Well"], deck=["Copper"], discard=["Gold"])
    lab.play("Wishing Well", "Gold")
    assert lab.me.hand == ["Copper", "Gold"]
