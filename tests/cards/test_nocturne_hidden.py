"""What nobody may know in games with Nocturne: the order of Boons and Hexes, what others look at, a Crypt's cards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailiwick import RandomBot, Session, new_game
from bailiwick.cards.nocturne.kingdom import face_down
from bailiwick.lab import Lab
from bailiwick.server.eyes import Eyes
from random_play import eager_answer, held_at, random_setup
from test_hidden import Spyglass

COPPERS = ["Copper"] * 20


@pytest.mark.parametrize("seed", range(3))
def test_no_seat_is_sent_anything_that_depends_on_hidden_cards(seed: int) -> None:
    setup = random_setup(seed + 900, "Nocturne")
    spyglass = Spyglass(seed)
    game = new_game(setup, seed, [spyglass] * setup.players)
    spyglass.game = game
    game.most_turns = 60
    game.run()


@pytest.mark.parametrize("seed", range(3))
def test_forks_can_be_made_for_all_seats_at_every_question(seed: int) -> None:
    setup = random_setup(seed + 950, "Nocturne")
    session = Session(new_game(setup, seed, [RandomBot(i) for i in range(setup.players)]), [None] * setup.players)
    names = [f"Seat {i}" for i in range(setup.players)]
    rng = random.Random(seed)
    for number in range(150):
        question = session.question
        if question is None:
            break
        for seat in range(setup.players):
            fork = session.fork(seat, number)
            assert fork.view(seat).data(fork.question) == session.view(seat).data(question)
            assert held_at(fork.game) == held_at(session.game)
            if question.of_turn or question.seat == seat:
                real = Eyes(seat, names).state(session.game, question, 0, number)
                assert Eyes(seat, names).state(fork.game, fork.question, 0, number) == real
        session.answer(eager_answer(question, rng))


def test_a_fork_mixes_the_boons_that_lie_face_down_and_keeps_all_others() -> None:
    lab = Lab(
        ["Bard", "Druid", "Blessed Village"],
        hand=["Bard", "Bard"],
        actions=2,
        druid=["The Sun's Gift", "The Moon's Gift", "The Sky's Gift"],
        stack={"Boons": ["The Field's Gift", "The Mountain's Gift", "The Sea's Gift"]},
    )
    lab.play("Bard")
    lab.play("Bard")
    lab.gain("Blessed Village", 1)
    session = Session(lab.game, [None, None])
    orders = set()
    for seed in range(12):
        boons = session.fork(1, seed).game.stacks["Boons"]
        assert [card.name for card in boons.discarded] == ["The Mountain's Gift"]
        assert [card.name for card in boons.aside] == ["The Field's Gift", "The Sea's Gift"]
        orders.add(tuple(card.name for card in boons.cards))
    assert len(orders) > 6
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_what_a_crypt_takes_all_saw_and_what_it_gives_back_they_do_not_know() -> None:
    lab = Lab(["Crypt"], hand=["Silver", "Gold", "Crypt"], deck=COPPERS, others=[dict(deck=COPPERS)])
    lab.play_treasures()
    lab.play("Crypt", ["Silver", "Gold"])
    zone = lab.game.players[0].set_aside_hidden
    assert [zone.knows(1, i) for i in range(2)] == [True, True]
    log = lab.game.view(1).log()
    assert [entry["cards"] for entry in log if entry["kind"] == "set-aside"] == [["Silver"], ["Gold"]]
    lab.end_turn()
    lab.end_turn("Gold")
    zone = lab.game.players[0].set_aside_hidden
    assert not zone.knows(1, 0)
    told = [entry for entry in lab.game.view(1).log() if entry["kind"] in ("draw", "to-hand") and entry["seat"] == 0]
    assert "Gold" not in str(told)
    hands = {
        tuple(sorted(card.name for card in Session(lab.game, [None, None]).fork(1, seed).game.players[0].hand))
        for seed in range(20)
    }
    assert len(hands) > 1


def test_what_is_looked_at_by_night_is_for_one_pair_of_eyes() -> None:
    lab = Lab(["Night Watchman"], hand=["Night Watchman"], deck=["Province", "Duchy", "Gold", "Copper", "Estate"])
    lab.play("Night Watchman", ["Estate"], ["Gold", "Duchy", "Province", "Copper"])
    log = [entry for entry in lab.game.view(1).log() if entry["kind"] in ("look", "topdeck", "topdeck-hidden")]
    assert log
    assert not any("cards" in entry for entry in log)
    deck = lab.game.players[0].deck
    assert [deck.knows(0, i) for i in range(4)] == [True] * 4
    assert [deck.knows(1, i) for i in range(4)] == [False] * 4


def test_bad_omens_shows_the_discard_pile_only_to_who_could_not_be_believed() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Gold", "Copper", "Copper", "Estate"])],
              stack={"Hexes": ["Bad Omens"]})  # fmt: skip
    lab.play("Skulk")
    assert not [entry for entry in lab.game.view(0).log() if entry["kind"] == "reveal" and entry["seat"] == 1]
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Gold", "Copper", "Estate"])],
              stack={"Hexes": ["Bad Omens"]})  # fmt: skip
    lab.play("Skulk")
    shown = [entry["cards"] for entry in lab.game.view(0).log() if entry["kind"] == "reveal" and entry["seat"] == 1]
    assert shown == [["Gold", "Estate"]] or shown == [["Estate", "Gold"]]
    pile = lab.game.players[1].discard_pile
    assert all(pile.knows(0, i) for i in range(len(pile)))


def test_fear_shows_a_hand_only_where_nothing_can_be_discarded() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(hand=["Estate"] * 5)], stack={"Hexes": ["Fear"]})
    lab.play("Skulk")
    assert [e["text"] for e in lab.game.view(0).log() if e["kind"] == "reveal" and e["seat"] == 1] == ["hand"]


def test_famine_leaves_nobody_knowing_where_the_cards_lie() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Gold", "Duchy", "Silver", "Copper", "Copper"])],
              stack={"Hexes": ["Famine"]})  # fmt: skip
    lab.play("Skulk")
    deck = lab.game.players[1].deck
    assert len(deck) == 5
    assert not any(deck.knows(seat, i) for seat in (0, 1) for i in range(5))


def seen_by(lab: Lab, seat: int) -> tuple[object, object, object]:
    """All that a seat is sent, at the table and in the log. Numbers of cards are its own, so games can be compared."""
    session = Session(lab.game, [None, None])
    view = session.view(seat)
    state = Eyes(seat, ["Ada", "Ben"]).state(session.game, session.question, 0, 0)
    return view.data(session.question), view.log(), state


BOONS = ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift", "The Moon's Gift", "The Field's Gift"]
HEXES = ["War", "Envy", "Greed", "Plague", "Misery"]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_comes_next_of_boons_and_hexes_is_seen_by_nobody(seat: int) -> None:
    sights = []
    for order in (1, -1):
        stack = {"Boons": ["The Mountain's Gift", *BOONS[::order]], "Hexes": ["Delusion", *HEXES[::order]]}
        lab = Lab(["Bard", "Skulk"], hand=["Bard", "Skulk", "Village"], deck=COPPERS, actions=2, stack=stack)
        lab.play("Bard")
        lab.play("Skulk")
        sights.append(seen_by(lab, seat))
    assert sights[0] == sights[1]


def test_which_treasure_a_crypt_gives_back_is_seen_by_its_owner_alone() -> None:
    sights: list[list[object]] = [[], []]
    for card in ("Gold", "Silver"):
        lab = Lab(["Crypt"], hand=["Silver", "Gold", "Crypt"], deck=COPPERS, others=[dict(deck=COPPERS)])
        lab.play_treasures()
        lab.play("Crypt", ["Silver", "Gold"])
        lab.end_turn()
        lab.end_turn(card)
        for seat in (0, 1):
            sights[seat].append(seen_by(lab, seat))
    assert sights[1][0] == sights[1][1]
    assert sights[0][0] != sights[0][1]


@pytest.mark.parametrize(
    ("hand", "step", "stack"),
    [
        (["Night Watchman"], ("Night Watchman", None), {}),
        (["Bard"], ("Bard", None), {"Boons": ["The Sun's Gift"]}),
        (["Necromancer"], ("Necromancer", "Zombie Spy", 1), {}),
    ],
)
def test_what_is_looked_at_and_put_back_is_not_sent_to_others(hand: list[str], step: Any, stack: Any) -> None:
    sights: list[list[object]] = [[], []]
    for deck in (["Gold", "Silver", "Duchy"], ["Gold", "Duchy", "Silver"]):
        lab = Lab(["Necromancer", "Night Watchman", "Bard"], hand=hand, deck=deck, stack=stack)
        lab.play(*step, *([deck] if len(step) == 2 else []))
        for seat in (0, 1):
            sights[seat].append(seen_by(lab, seat))
    assert sights[1][0] == sights[1][1]
    assert sights[0][0] != sights[0][1]


def test_what_a_haunting_puts_back_is_seen_by_who_did_it_alone() -> None:
    sights: list[list[object]] = [[], []]
    for card in ("Gold", "Estate"):
        lab = Lab(["Skulk"], hand=["Skulk", "Village"], deck=COPPERS, stack={"Hexes": ["Haunting"]},
                  others=[dict(hand=["Gold", "Estate", "Copper", "Duchy"])])  # fmt: skip
        lab.play("Skulk", card)
        for seat in (0, 1):
            sights[seat].append(seen_by(lab, seat))
    assert sights[0][0] == sights[0][1]
    assert sights[1][0] != sights[1][1]


def test_what_a_ghost_waits_with_all_see_and_a_fork_keeps_it() -> None:
    lab = Lab(["Exorcist"], hand=["Ghost"], deck=["Estate", "Village", *COPPERS])
    lab.play("Ghost")
    session = Session(lab.game, [None, None])
    assert session.view(1).data(None)["players"][0]["set_aside"] == ["Village"]
    assert [card.name for card in session.fork(1, 5).game.players[0].set_aside] == ["Village"]


def test_a_fork_knows_what_necromancer_has_turned_face_down() -> None:
    lab = Lab(["Necromancer"], hand=["Necromancer", "Necromancer"], actions=2, deck=["Gold", "Silver", "Estate"])
    lab.play("Necromancer", "Zombie Spy", 1)
    fork = Session(lab.game, [None, None]).fork(0, 1)
    assert [card.name for card in face_down(fork.game)] == ["Zombie Spy"]
