"""Games stepped from outside, in kingdoms full of invented cards: undo, snapshots, forks at every question."""

from __future__ import annotations

import random

import pytest

from bailiwick.bots import RandomBot
from bailiwick.cards import find
from bailiwick.engine.decision import Agent, random_answer
from bailiwick.engine.errors import BailiwickError, IllegalAnswer, IllegalMove
from bailiwick.engine.game import Game
from bailiwick.engine.session import Session
from bailiwick.kingdoms import Setup, prepare
from bailiwick.lab import Lab
from bailiwick.records import checksum

KINGDOMS = [
    ["Mule", "Pawnshop", "Longboat", "Roadblock", "Nixie", "Throne Room", "Ostler", "Belfry", "Crossing", "Haggle"],
    ["Ladder", "Turnstile", "Refund", "Tourney", "Novice", "Heirs", "Errand", "Moat", "Bully", "Raiders"],
    ["Bivouac", "Plotter", "Farhold", "Revenant", "Canvas", "Ballad", "Quarryman", "Counsel", "Viaduct", "Greybeard"],
    [
        "Fanfare",
        "Flatterer",
        "Toastmaster",
        "Inspection",
        "Physician",
        "Islet",
        "Signpost",
        "Outwork",
        "Militia",
        "Thicket",
    ],
]
LANDSCAPES = [
    [],
    ["Stargazers"],
    ["Path of the Newt"],
    ["Bricklayers", "Free City", "Scribblers", "Snug Harbor", "Cheapeners"],
]


def fresh(kingdom: int, players: int, seed: object) -> Game:
    """A game in which everybody starts with one of each card of the kingdom and a few Coppers."""
    game = prepare(Setup(KINGDOMS[kingdom][:], players=players, landscapes=LANDSCAPES[kingdom][:]))
    names = [name for pile in KINGDOMS[kingdom] for name in find(pile).split or [pile]]
    for player in game.players:
        player.favors = 3
        for name in names + ["Copper"] * 5:
            player.deck.append(game.new_card(find(name)))
            player.count(find(name), 1)
    game.agents = [Agent() for _ in game.players]
    game.deal(seed)
    return game


def answer(session: Session, rng: random.Random) -> list[int]:
    """By chance, but never to do nothing where something can be done."""
    question = session.question
    assert question is not None
    reply = random_answer(question, rng)
    while not reply and question.of_turn and question.size() and rng.random() < 0.8:
        reply = random_answer(question, rng)
    return reply


def play(session: Session, rng: random.Random, questions: int) -> None:
    for _ in range(questions):
        if session.question is None:
            return
        session.answer(answer(session, rng))
        session.game.check()


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_play_breaks_no_invariant(kingdom: int, players: int):
    rng = random.Random(f"{kingdom} {players}")
    session = Session(fresh(kingdom, players, kingdom), [None] * players)
    play(session, rng, 500)
    if session.over:
        assert session.game.winners()


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
def test_the_same_answers_lead_to_the_same_state(kingdom: int):
    first = Session(fresh(kingdom, 3, 1), [None] * 3)
    play(first, random.Random(kingdom), 250)
    again = Session(fresh(kingdom, 3, 1), [None] * 3, first.answers)
    assert checksum(again.game) == checksum(first.game)
    assert repr(again.question) == repr(first.question)


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
def test_every_answer_can_be_taken_back(kingdom: int):
    session = Session(fresh(kingdom, 2, 2), [None] * 2)
    rng = random.Random(kingdom)
    for _ in range(120):
        if session.question is None:
            break
        before = (checksum(session.game), repr(session.question), len(session.game.log))
        reply = answer(session, rng)
        session.answer(reply)
        after = checksum(session.game)
        session.undo()
        assert (checksum(session.game), repr(session.question), len(session.game.log)) == before
        session.answer(reply)
        assert checksum(session.game) == after


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
def test_a_snapshot_of_any_question_plays_on_alone(kingdom: int):
    session = Session(fresh(kingdom, 3, 3), [None] * 3)
    rng = random.Random(kingdom)
    for i in range(150):
        if session.question is None:
            break
        if i % 3 == 0:
            snapshot = session.snapshot()
            state = (checksum(session.game), repr(session.question))
            twin = Session.restore(snapshot)
            assert (checksum(twin.game), repr(twin.question)) == state
            play(twin, random.Random(i), 12)
            assert (checksum(session.game), repr(session.question)) == state
            again = Session.restore(snapshot)
            play(again, random.Random(i), 12)
            assert checksum(again.game) == checksum(twin.game)
            twin.undo()
            twin.game.check()
        session.answer(answer(session, rng))


@pytest.mark.parametrize("kingdom", range(len(KINGDOMS)))
def test_a_fork_at_any_question_looks_the_same_to_its_seat_and_leaves_the_original_alone(kingdom: int):
    session = Session(fresh(kingdom, 3, 4), [None] * 3)
    rng = random.Random(kingdom)
    middle = 0
    for i in range(150):
        question = session.question
        if question is None:
            break
        state = (checksum(session.game), repr(question))
        for seat in range(3):
            if seat != question.seat and i % 5:
                continue
            try:
                fork = session.fork(seat, i)
            except BailiwickError:
                assert seat != question.seat  # no other deal was found that leads there
                continue
            middle += not question.of_turn
            seen = session.view(seat).data(question)
            assert fork.question is not None
            assert fork.view(seat).data(fork.question) == seen
            fork.game.check()
            play(fork, random.Random(i), 15)
            assert (checksum(session.game), repr(session.question)) == state
        session.answer(answer(session, rng))
    assert middle > 5


def test_bots_can_sit_at_some_seats():
    for kingdom in range(len(KINGDOMS)):
        agents: list[Agent | None] = [None, RandomBot(1), RandomBot(2)]
        session = Session(fresh(kingdom, 3, 5), agents)
        rng = random.Random(kingdom)
        for _ in range(40):
            if session.question is None:
                break
            assert session.question.seat == 0
            session.answer(answer(session, rng))
        state = checksum(session.game)
        twin = Session.restore(session.snapshot())
        assert checksum(twin.game) == state
        session.undo_seat(0)
        assert session.question is not None
        assert session.question.seat == 0


def test_a_wrong_answer_changes_nothing():
    session = Session(fresh(0, 2, 6), [None] * 2)
    play(session, random.Random(0), 20)
    state = checksum(session.game)
    question = repr(session.question)
    for wrong in ([999], [-1], [0, 0], "no", None):
        with pytest.raises(IllegalAnswer):
            session.answer(wrong)  # type: ignore[arg-type]
        assert (checksum(session.game), repr(session.question)) == (state, question)


def test_more_cannot_be_taken_back_than_was_answered():
    session = Session(fresh(0, 2, 7), [None] * 2)
    with pytest.raises(IllegalMove):
        session.undo()
    play(session, random.Random(0), 3)
    with pytest.raises(IllegalMove):
        session.undo(4)
    session.undo(3)
    assert session.answers == []


def test_a_fork_in_the_middle_of_somebody_elses_reaction_shows_the_same_table():
    # What the Bricklayers left out lies open on the discard pile, though no entry of the log tells it.
    pile = ["Gold", "Silver", "Village", "Smithy", "Market", "Festival", "Estate", "Duchy"]
    other = {"hand": ["Whispers", "Copper"], "discard": pile, "favors": 1}
    lab = Lab(["Bully", "Whispers"], landscapes=["Bricklayers"], hand=["Bully"], others=[other])
    for card in lab.game.players[1].discard_pile[:-1]:
        lab.game.players[1].discard_pile.tell(card, 2)
    session = Session(lab.game, [None, None])
    for reply in ([0], [0], [0], [0, 1]):
        session.answer(reply)
    assert session.question is not None
    assert (session.question.seat, session.question.purpose) == (1, "discard")
    for seed in range(30):
        fork = session.fork(0, seed)
        assert fork.view(0).data(fork.question) == session.view(0).data(session.question)
        fork.answer([0])
        fork.game.check()


def test_a_fork_does_not_give_the_asked_players_hidden_cards_away():
    other = {"hand": ["Gold", "Silver", "Estate"], "deck": ["Village", "Smithy", "Market", "Copper"]}
    lab = Lab(["Bully"], hand=["Bully"], others=[other])
    session = Session(lab.game, [None, None])
    session.answer([0])
    assert session.question is not None
    assert session.question.seat == 1
    hands = set()
    for seed in range(20):
        fork = session.fork(0, seed)
        hands.add(tuple(sorted(card.name for card in fork.game.players[1].hand)))
    assert len(hands) > 3
    own = session.fork(1, 0)
    assert [card.name for card in own.game.players[1].hand] == other["hand"]


def test_a_question_in_the_middle_of_a_shuffle_can_be_restored_and_forked():
    lab = Lab(landscapes=["Stargazers"], hand=["Smithy"], discard=["Gold", "Silver", "Copper", "Estate"], favors=2)
    session = Session(lab.game, [None, None])
    session.answer([0])
    session.answer([0])
    assert session.question is not None
    assert session.question.purpose == "topdeck"
    for twin in (Session.restore(session.snapshot()), session.fork(0, 1), session.fork(1, 2)):
        assert twin.question is not None
        gold = [card.name for card in twin.question.cards].index("Gold")
        twin.answer([gold])
        twin.answer([])
        twin.game.check()
        assert "Gold" in [card.name for card in twin.game.players[0].hand]
    assert len(session.answers) == 2


def test_while_it_is_asked_what_to_shuffle_no_card_is_lost():
    lab = Lab(
        landscapes=["Stargazers", "Bricklayers"], deck=["Estate"], discard=["Gold", "Silver", "Copper"], favors=1
    )
    session = Session(lab.game, [None, None])
    session.answer([])
    session.answer([])
    assert session.question is not None
    assert session.question.purpose == "first"
    # What will be drawn is seen at once, what is shuffled only once a Favor is spent.
    assert session.view(0).data()["players"][0]["looking_at"] == ["Estate"]
    assert "looking_at" not in session.view(1).data()["players"][0]
    session.game.check()
    session.answer([0])
    session.answer([0])
    assert session.view(0).data()["players"][0]["looking_at"] == ["Estate", "Gold", "Silver", "Copper"]
    session.game.check()
    session.answer([0])
    session.game.check()
    assert sorted(card.name for card in session.game.players[0].hand) == ["Copper", "Estate", "Gold", "Silver"]
