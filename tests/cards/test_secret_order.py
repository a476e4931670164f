"""Cards that all have seen and one player puts back in an order of their own: forks for the others mix just these, for
as long as nothing may have happened to one of them unseen."""

from __future__ import annotations

from typing import Any

from bailiwick import Session
from bailiwick.engine.zone import MOST_IN_HEAP
from bailiwick.lab import Lab

FORKS = 60


def forks(lab: Lab, seat: int) -> list[Any]:
    """The owner's zones in many forks for a seat."""
    session = Session(lab.game.copy(), [None] * len(lab.players))
    return [session.fork(seat, i).game.players[1] for i in range(FORKS)]


def tops(lab: Lab, seat: int, n: int) -> set[tuple[str, ...]]:
    """What lies on the other player's deck in forks for a seat, from the top."""
    return {tuple(card.name for card in list(owner.deck)[::-1][:n]) for owner in forks(lab, seat)}


def rabble(*order: str, top: list[str]) -> Lab:
    lab = Lab(
        ["Rabble", "Village"],
        hand=["Rabble"],
        deck=["Copper"] * 8,
        others=[{"hand": ["Village", "Copper", "Gold"], "deck": [*top, "Market", "Smithy", *["Silver"] * 3]}],
    )
    lab.play("Rabble", *([list(order)] if order else []))
    return lab


def test_the_others_know_which_cards_but_not_in_which_order() -> None:
    lab = rabble("Curse", "Duchy", "Estate", top=["Estate", "Duchy", "Curse"])
    found = tops(lab, 0, 3)
    assert len(found) == 6
    assert {tuple(sorted(order)) for order in found} == {("Curse", "Duchy", "Estate")}


def test_who_puts_them_back_knows_the_order() -> None:
    lab = rabble("Curse", "Duchy", "Estate", top=["Estate", "Duchy", "Curse"])
    assert tops(lab, 1, 3) == {("Curse", "Duchy", "Estate")}


def test_cards_of_one_name_have_no_order() -> None:
    assert tops(rabble(top=["Estate"] * 3), 0, 3) == {("Estate", "Estate", "Estate")}


def test_drawn_they_are_still_those_cards() -> None:
    lab = rabble("Curse", "Duchy", "Estate", top=["Estate", "Duchy", "Curse"])
    lab.end_turn()
    lab.play("Village")  # draws the Curse, which only its player knows
    drawn = set()
    for owner in forks(lab, 0):
        (card,) = [card.name for card in owner.hand if card.name in ("Curse", "Duchy", "Estate")]
        assert sorted([card, *(below.name for below in list(owner.deck)[-2:])]) == ["Curse", "Duchy", "Estate"]
        drawn.add(card)
    assert drawn == {"Curse", "Duchy", "Estate"}


def test_nothing_is_certain_once_one_of_them_went_unseen() -> None:
    lab = rabble("Duchy", "Estate", top=["Estate", "Duchy", "Gold"])
    lab.end_turn()
    lab.play("Village")
    lab.end_turn()  # the Duchy is discarded among other cards; the Estate is drawn
    held = {"Duchy" in [card.name for card in owner.hand] for owner in forks(lab, 0)}
    assert held == {False, True}


def test_a_card_that_all_know_and_its_owner_puts_back_alone_stays_known() -> None:
    lab = Lab(
        ["Sea Hag", "Duchess"],
        hand=["Sea Hag", "Duchess"],
        actions=2,
        deck=["Copper"],
        others=[{"deck": ["Gold", "Silver", "Estate", "Village"]}],
    )
    lab.play("Sea Hag")
    assert tops(lab, 0, 1) == {("Curse",)}
    lab.play("Duchess", 1, 1)  # both put back what they looked at
    assert tops(lab, 0, 1) == {("Curse",)}


def asked_in_a_card(played: str, top: list[str], hand: list[str]) -> Session:
    """The other player has put back what Rabble turned up, and is now asked by a card that they play."""
    lab = Lab(
        ["Rabble", "Warehouse", "Cellar"],
        hand=["Rabble"],
        deck=["Copper"] * 8,
        others=[{"hand": [played, *hand], "deck": [*top, "Market", "Smithy", *["Silver"] * 3]}],
    )
    lab.play("Rabble", sorted(top))
    lab.end_turn()
    session = Session(lab.game.copy(), [None, None])
    assert session.question is not None
    session.answer([[card.name for card in session.question.cards].index(played)])
    assert session.question is not None
    assert not session.question.of_turn
    return session


def test_who_is_asked_in_a_card_about_what_they_drew_has_those_cards_in_every_fork() -> None:
    session = asked_in_a_card("Warehouse", ["Estate", "Duchy", "Curse"], ["Gold", "Copper"])
    for seed in range(FORKS):
        owner = session.fork(0, seed).game.players[1]
        assert {"Curse", "Duchy", "Estate"} <= {card.name for card in owner.hand}


def test_who_is_asked_in_a_card_before_they_draw_has_them_on_top_in_every_fork() -> None:
    session = asked_in_a_card("Cellar", ["Estate", "Duchy", "Curse"], ["Gold", "Copper"])
    found = set()
    for seed in range(FORKS):
        owner = session.fork(0, seed).game.players[1]
        found.add(tuple(card.name for card in list(owner.deck)[-3:]))
    assert len(found) == 6
    assert {tuple(sorted(order)) for order in found} == {("Curse", "Duchy", "Estate")}


def test_the_rest_of_them_stays_on_the_deck_where_one_is_in_the_hand_that_is_asked_about() -> None:
    lab = Lab(
        ["Rabble", "Village", "Cellar"],
        hand=["Rabble"],
        deck=["Copper"] * 8,
        others=[{"hand": ["Village", "Cellar", "Gold"], "deck": ["Estate", "Duchy", "Curse", *["Silver"] * 5]}],
    )
    lab.play("Rabble", ["Curse", "Duchy", "Estate"])
    lab.end_turn()
    session = Session(lab.game.copy(), [None, None])
    for card in ("Village", "Cellar"):
        assert session.question is not None
        session.answer([[option.name for option in session.question.cards].index(card)])
    drawn = set()
    for seed in range(FORKS):
        owner = session.fork(0, seed).game.players[1]
        (one,) = [card.name for card in owner.hand if card.name not in ("Gold", "Silver")]
        assert sorted([one, *(card.name for card in list(owner.deck)[-2:])]) == ["Curse", "Duchy", "Estate"]
        drawn.add(one)
    assert drawn == {"Curse", "Duchy", "Estate"}


def test_of_more_cards_than_a_heap_has_only_who_ordered_them_knows_the_places() -> None:
    many = ["Curse", "Duchy", *["Estate"] * (MOST_IN_HEAP - 1)]
    lab = Lab(others=[{"set_aside": many, "deck": ["Silver"] * 9}])
    owner = lab.game.players[1]
    owner.topdeck(list(owner.set_aside), owner.set_aside, public=True)
    assert len(owner.deck) == len(many) + 9
    assert tops(lab, 1, 2) == {("Curse", "Duchy")}
    assert {name for top in tops(lab, 0, 3) for name in top} >= {"Estate", "Silver"}
