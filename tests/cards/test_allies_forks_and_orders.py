"""Allies: forks in the middle of shuffles, what stays secret, orders that are asked and that are not."""

from __future__ import annotations

import pytest

from bailiwick import Session
from bailiwick.lab import IllegalMove, IllegalSetup, Lab
from bailiwick.words.text import log_lines

UNSEEN = ["Gold", "Silver", "Duchy", "Estate", "Curse"]


def with_unseen_discards(card: str, ally: str, favors: int) -> Session:
    """Seat 1 plays a card while its discard pile holds what seat 0 has not seen: a hand of a Clean-up."""
    lab = Lab(
        kingdom=["Underling", card] if card in ("Smithy", "Courier", "Harbinger") else ["Underling", "Augurs"],
        ally=ally,
        favors=0,
        deck=["Copper"] * 20,
        others=[{"favors": favors, "hand": UNSEEN, "deck": [card, "Copper", "Copper", "Village", "Market", "Cellar"]}],
    )
    lab.end_turn()
    lab.end_turn()
    lab.end_turn()
    session = Session(lab.game, [None, None])
    assert session.question is not None
    session.answer([[c.name for c in session.question.cards].index(card)])
    return session


@pytest.mark.parametrize("ally", ["Order of Astrologers", "Order of Masons"])
def test_a_fork_for_another_seat_while_cards_are_shuffled_loses_none(ally: str) -> None:
    session = with_unseen_discards("Smithy", ally, 2)
    for seed in range(20):
        fork = session.fork(0, seed=seed)
        fork.answer([seed % 2])
        fork.game.check()


@pytest.mark.parametrize("card", ["Courier", "Herb Gatherer", "Harbinger"])
def test_a_fork_for_another_seat_offers_what_is_in_the_discard_pile(card: str) -> None:
    session = with_unseen_discards(card, "Island Folk", 0)
    for seed in range(20):
        fork = session.fork(0, seed=seed)
        assert fork.question is not None
        pile = fork.game.players[1].discard_pile
        assert all(offered in pile for offered in fork.question.cards)
        fork.answer([0])
        fork.game.check()


def test_a_fork_while_cards_are_shuffled_after_a_secret_pass_loses_none() -> None:
    lab = Lab(
        kingdom=["Masquerade", "Underling"], ally="Order of Masons", favors=3,
        hand=["Masquerade", "Estate", "Gold", "Smithy"], deck=["Silver", "Copper"],
        others=[{"hand": ["Province", "Duchy"]}, {"hand": ["Curse", "Duchy"]}],
    )  # fmt: skip
    lab.play("Masquerade", "Estate", "Duchy", "Curse", None)
    session = Session(lab.game, [None] * 3)
    while session.question is not None and session.question.purpose != "spend":
        session.answer([])
    for seat in range(3):
        for seed in range(15):
            fork = session.fork(seat, seed=seed)
            fork.answer([seed % 2])
            fork.game.check()


def test_a_fork_finds_a_deal_after_whole_hands_were_discarded_in_public() -> None:
    cards = ["Gold", "Silver", "Duchy", "Estate", "Curse", "Village", "Smithy", "Market", "Moat", "Mine"]
    lab = Lab(
        kingdom=["Underling"], ally="Desert Guides", favors=0,
        others=[{"favors": 5, "hand": cards[:5], "deck": cards[5:], "discard": ["Copper"] * 5}],
    )  # fmt: skip
    session = Session(lab.game, [None, None])
    while session.question is not None and session.question.of_turn:
        session.answer([])
    for _ in range(3):
        session.answer([0])
        for seed in range(10):
            fork = session.fork(0, seed=seed)
            fork.answer([])
            fork.game.check()


def test_garrison_at_the_start_of_the_turn_is_ordered_by_the_player() -> None:
    lab = Lab(
        kingdom=["Forts", "Underling"], ally="Gang of Pickpockets", favors=0, hand=["Garrison"], buys=2, coins=3,
        deck=["Copper"] * 4 + ["Estate"] + ["Gold"] * 5, others=[{"favors": 0}],
    )  # fmt: skip
    lab.play("Garrison")
    lab.buy("Silver")
    lab.buy("Copper")
    lab.end_turn()
    lab.end_turn("Gang of Pickpockets", "Estate")
    assert len(lab.me.hand) == 6


def test_garrison_puts_its_token_down_without_a_question_of_order() -> None:
    lab = Lab(
        kingdom=["Forts", "Underling"], ally="Trappers' Lodge", favors=1, hand=["Garrison"], coins=3, buys=1
    )
    lab.play("Garrison")
    lab.buy("Silver", True)
    assert lab.me.deck == ["Silver"]


@pytest.mark.parametrize("kept", ["Gold", "Estate"])
def test_which_card_coastal_haven_kept_is_a_secret(kept: str) -> None:
    lab = Lab(
        kingdom=["Underling", "Clashes"], ally="Coastal Haven", favors=1, hand=["Archer"],
        deck=["Copper"] * 5 + ["Silver"] * 5,
        others=[{"favors": 1, "hand": ["Gold", "Estate", "Copper", "Copper", "Copper"], "deck": ["Curse"] * 5}],
    )  # fmt: skip
    lab.play("Archer", "Copper", "Copper")
    lab.end_turn()
    lab.end_turn(1, kept)
    session = Session(lab.game, [None, None])
    hands = [[card.name for card in session.fork(0, seed=i).game.players[1].hand] for i in range(30)]
    assert any(kept in hand for hand in hands)
    assert any(kept not in hand for hand in hands)


@pytest.mark.parametrize(
    "ally", ["Cave Dwellers", "Desert Guides", "Forest Dwellers", "Gang of Pickpockets", "Crafters' Guild"]
)
def test_a_fresh_game_starts_whatever_the_ally_asks(ally: str) -> None:
    lab = Lab.start(kingdom=["Importer"], ally=ally)
    assert lab.phase == "action"
    assert lab.me.favors == 5


def test_a_fresh_game_takes_answers_to_what_the_ally_asks() -> None:
    lab = Lab.start(kingdom=["Underling"], ally="Desert Guides", answers=[True])
    assert lab.me.favors == 0
    assert len(lab.me.discard) == 5


def test_territory_asks_for_no_order_while_no_pile_is_empty() -> None:
    lab = Lab(
        kingdom=["Clashes", "Underling"], ally="Band of Nomads", favors=1, coins=6, supply={"Clashes": 4},
        deck=["Gold"] * 3,
    )  # fmt: skip
    lab.buy("Territory", True, 0)
    assert lab.me.hand == ["Gold"]


def test_a_pile_or_card_that_is_named_says_yes() -> None:
    lab = Lab(kingdom=["Augurs", "Underling"], ally="Island Folk", hand=["Herb Gatherer"])
    lab.play("Herb Gatherer", "Augurs")
    assert lab.pile("Augurs")[0] == "Acolyte"
    lab = Lab(kingdom=["Village", "Underling"], ally="City-state", favors=2, coins=3)
    lab.buy("Village", "Village")
    assert lab.me.in_play == ["Village"]


def test_cards_inside_split_piles_are_counted_by_name() -> None:
    lab = Lab(kingdom=["Augurs"])
    assert lab.supply["Augurs"] == 16
    assert lab.supply["Acolyte"] == 4
    assert lab.pile("Acolyte") == lab.pile("Augurs")
    lab = Lab(kingdom=["Augurs"], coins=3)
    lab.buy("Augurs")
    assert lab.me.discard == ["Herb Gatherer"]
    with pytest.raises(IllegalSetup, match="give the size of the pile, Augurs"):
        Lab(kingdom=["Augurs"], supply={"Acolyte": 2})


def test_what_forbids_a_card_is_named() -> None:
    lab = Lab(
        kingdom=["Clashes", "Village"], hand=["Warlord"], others=[{"hand": ["Village"], "in_play": ["Village"] * 2}]
    )
    lab.play("Warlord")
    lab.end_turn()
    with pytest.raises(IllegalMove, match="Warlord forbids it"):
        lab.play("Village")


def test_one_favor_is_one_favor() -> None:
    lab = Lab(kingdom=["Underling"], ally="Island Folk", hand=["Underling"])
    lab.play("Underling")
    assert any("gets 1 Favor." in line for line in log_lines(lab.game.view(-1).log(), ["Ann", "Bob"]))
