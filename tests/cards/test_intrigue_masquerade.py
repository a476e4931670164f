"""Masquerade: who passes what to whom, and who knows of it, in views and in forks."""

import json
import random

import pytest

from bailiwick import RandomBot, Session, Setup, new_game
from bailiwick.engine.decision import random_answer
from bailiwick.lab import IllegalAnswer, Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


def hands(lab):
    return [player.hand for player in lab.players]


def test_masquerade_draws_two_then_all_pass_to_the_left_at_once():
    lab = Lab(
        ["Masquerade"], hand=["Masquerade", "Estate"], deck=["Gold", "Copper"],
        others=[{"hand": ["Curse", "Silver"]}, {"hand": ["Duchy", "Province"]}],
    )  # fmt: skip
    lab.play("Masquerade", "Estate", "Curse", "Duchy", None)
    assert hands(lab) == [["Gold", "Copper", "Duchy"], ["Silver", "Estate"], ["Province", "Curse"]]
    assert asked(lab) == [(0, "pass"), (1, "pass"), (2, "pass"), (0, "trash")]
    assert lab.asked[0].options == ["Estate", "Gold", "Copper"]
    assert lab.asked[1].options == ["Curse", "Silver"]  # what comes cannot be passed on


def test_masquerade_must_be_answered_with_a_card():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Estate", "Gold"], others=[{"hand": ["Curse", "Copper"]}])
    with pytest.raises(IllegalAnswer):
        lab.play("Masquerade", None, "Curse", None)


def test_masquerade_lets_only_its_player_trash_and_only_one_card():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Estate"], others=[{"hand": ["Curse"]}])
    lab.play("Masquerade", "Curse")
    assert lab.trash == ["Curse"]
    assert hands(lab) == [[], ["Estate"]]
    assert asked(lab) == [(0, "trash")]
    assert lab.asked[0].maximum == 1


def test_masquerade_skips_players_without_cards():
    lab = Lab(
        ["Masquerade"], hand=["Masquerade", "Estate"],
        others=[{"hand": []}, {"hand": ["Gold"]}, {"hand": []}, {"hand": ["Silver"]}],
    )  # fmt: skip
    lab.play("Masquerade", None)
    assert hands(lab) == [["Silver"], [], ["Estate"], [], ["Gold"]]


def test_masquerade_of_a_player_without_cards_passes_him_by():
    lab = Lab(["Masquerade"], hand=["Masquerade"], others=[{"hand": ["Gold"]}, {"hand": ["Silver"]}])
    lab.play("Masquerade")
    assert hands(lab) == [[], ["Silver"], ["Gold"]]
    assert lab.asked == []


def test_masquerade_with_a_single_hand_passes_nothing():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Estate", "Gold"], others=[{"deck": ["Copper"]}])
    lab.play("Masquerade", "Estate")
    assert lab.trash == ["Estate"]
    assert asked(lab) == [(0, "trash")]
    lab = Lab(["Masquerade"], hand=["Masquerade"], others=[{"hand": ["Gold", "Silver"]}, {}])
    lab.play("Masquerade")
    assert hands(lab) == [[], ["Gold", "Silver"], []]


def test_masquerade_is_no_attack():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Gold"], others=[{"hand": ["Moat", "Secret Chamber"]}])
    lab.play("Masquerade", "Moat", None)
    assert asked(lab) == [(1, "pass"), (0, "trash")]


def test_masquerade_passes_are_no_gains():
    # Footpad makes every gain in an Action phase draw a card.
    lab = Lab(["Masquerade", "Footpad"], hand=["Masquerade", "Gold"], others=[{"hand": ["Curse"], "deck": ["Copper"]}])
    lab.play("Masquerade", None)
    assert hands(lab) == [["Curse"], ["Gold"]]
    assert lab.other.deck == ["Copper"]
    assert lab.game.gained == []


def test_masquerade_moves_points_and_names_with_the_card():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Province"], others=[{"hand": ["Curse"]}])
    lab.play("Masquerade", None)
    assert (lab.me.vp, lab.other.vp) == (-1, 6)
    lab.game.check()


def test_masquerade_passes_a_province_that_wins_the_tournament():
    lab = Lab(["Masquerade", "Tournament"], hand=["Masquerade", "Tournament", "Copper"], actions=2,
              others=[{"hand": ["Province"]}])  # fmt: skip
    lab.play("Masquerade", "Copper", None)
    lab.play("Tournament", True, "Princess")
    assert "Princess" in lab.me.hand  # gained onto the deck and drawn


def test_masquerade_twice_under_throne_room_passes_twice():
    lab = Lab(["Masquerade"], hand=["Throne Room", "Masquerade", "Estate"], others=[{"hand": ["Curse", "Gold"]}])
    lab.play("Throne Room", "Masquerade", "Curse", None, "Estate", None)
    assert hands(lab) == [["Estate"], ["Gold", "Curse"]]


def test_masquerade_is_seen_by_giver_and_taker_alone():
    lab = Lab(
        ["Masquerade"], hand=["Masquerade", "Estate", "Copper"],
        others=[{"hand": ["Gold", "Copper"]}, {"hand": ["Duchy", "Copper"]}],
    )  # fmt: skip
    lab.play("Masquerade", "Estate", "Gold", "Duchy", None)
    told = []
    for seat in (-1, 0, 1, 2):
        entries = [e for e in lab.game.view(seat).log() if e["kind"] == "pass"]
        told.append([(e["seat"], e.get("number", 0), e.get("cards")) for e in entries])
    assert told[0] == [(0, 1, None), (1, 2, None), (2, 0, None)]
    assert told[1] == [(0, 1, ["Estate"]), (1, 2, None), (2, 0, ["Duchy"])]
    assert told[2] == [(0, 1, ["Estate"]), (1, 2, ["Gold"]), (2, 0, None)]
    assert told[3] == [(0, 1, None), (1, 2, ["Gold"]), (2, 0, ["Duchy"])]
    known = {card.name: p.hand.knowers_of(card) for p in lab.game.players for card in p.hand}
    assert (known["Estate"], known["Gold"], known["Duchy"]) == (0b011, 0b110, 0b101)


def test_masquerade_makes_others_forget_what_a_shown_hand_held():
    lab = Lab(["Masquerade", "Shanty Town"], hand=["Shanty Town", "Masquerade", "Copper", "Gold"],
              others=[{"hand": ["Estate"]}, {"hand": ["Curse"]}])  # fmt: skip
    lab.play("Shanty Town")
    lab.play("Masquerade", "Gold", None)
    hand = lab.game.players[0].hand
    copper = next(card for card in hand if card.name == "Copper")
    assert not (hand.knowers_of(copper) or 0) & 0b100  # it might be the card that was passed


# Secrets while the cards are picked


def at_the_second_pick(first, others):
    lab = Lab(["Masquerade"], hand=["Masquerade", "Gold", "Curse"], others=others)
    session = Session(lab.game, [None] * len(lab.players))
    session.answer([session.question.options.index("Masquerade")])
    session.answer([session.question.options.index(first)])
    return session


THREE = [{"hand": ["Estate", "Copper"]}, {"hand": ["Duchy", "Silver"]}]


def test_masquerade_leaks_no_pick_to_those_who_pick_later():
    sent = []
    for first in ("Gold", "Curse"):
        session = at_the_second_pick(first, THREE)
        assert session.question.seat == 1
        sent.append([json.dumps([session.view(s).data(session.question), session.view(s).log()]) for s in (-1, 1, 2)])
    assert sent[0] == sent[1]


@pytest.mark.parametrize("seat", [1, 2])
def test_masquerade_forks_of_others_do_not_know_what_was_picked(seat):
    taken = set()
    for first in ("Gold", "Curse"):
        session = at_the_second_pick(first, THREE)
        mine = set()
        for seed in range(30):
            fork = session.fork(seat, seed)
            assert fork.view(seat).data(fork.question) == session.view(seat).data(session.question)
            while fork.question is not None and fork.question.purpose == "pass":
                fork.answer([0])
            fork.game.check()
            received = [e for e in fork.view(1).log() if e["kind"] == "pass" and e["seat"] == 0]
            mine.add(received[0]["cards"][0])
        taken.add(frozenset(mine))
    assert taken == {frozenset(["Gold", "Curse"])}


def test_masquerade_forks_of_the_picker_keep_what_was_picked():
    session = at_the_second_pick("Gold", THREE)
    for seed in range(20):
        fork = session.fork(0, seed)
        while fork.question is not None and fork.question.purpose == "pass":
            fork.answer([0])
        assert [card.name for card in fork.game.players[0].hand if card.name != "Curse"] != ["Gold"]
        assert "Gold" in [card.name for card in fork.game.players[1].hand]


# Secrets afterwards


def after_the_pass(**more):
    lab = Lab(
        ["Masquerade"], hand=["Masquerade", "Estate", "Curse"],
        others=[{"hand": ["Gold", "Copper"], "deck": ["Silver"], **more}, {"hand": ["Duchy", "Province"]}],
    )  # fmt: skip
    lab.play("Masquerade", "Estate", "Gold", "Duchy", None)
    return lab


def names(cards):
    return sorted(card.name for card in cards)


def test_masquerade_fork_of_a_third_player_does_not_know_the_card():
    session = Session(after_the_pass().game, [None] * 3)
    found = set()
    for seed in range(60):
        fork = session.fork(0, seed)
        fork.game.check()
        assert fork.view(0).data(fork.question) == session.view(0).data(session.question)
        assert fork.view(0).log() == session.view(0).log()
        giver, taker = fork.game.players[1], fork.game.players[2]
        assert "Estate" in names(giver.hand)  # seat 0 passed that one and knows it there
        (passed,) = [name for name in names(taker.all_cards()) if name != "Province"]
        found.add(passed)
        assert names(giver.all_cards() + taker.all_cards()) == ["Copper", "Estate", "Gold", "Province", "Silver"]
    assert found == {"Gold", "Copper", "Silver"}


@pytest.mark.parametrize("seat", [1, 2])
def test_masquerade_fork_of_giver_or_taker_knows_the_card(seat):
    session = Session(after_the_pass().game, [None] * 3)
    for seed in range(30):
        fork = session.fork(seat, seed)
        assert "Gold" in names(fork.game.players[2].all_cards())
        if seat == 1:
            assert "Gold" in names(fork.game.players[2].hand)


def test_masquerade_fork_knows_the_card_once_it_was_seen():
    lab = after_the_pass()
    lab.end_turn()
    lab.end_turn()
    lab.play("Gold")  # by seat 2, who has it now
    session = Session(lab.game, [None] * 3)
    for seed in range(30):
        fork = session.fork(0, seed)
        assert "Gold" in names(fork.game.players[2].all_cards())


def test_masquerade_fork_knows_that_a_card_seen_since_was_not_passed():
    lab = after_the_pass()
    lab.end_turn()
    lab.play("Copper")  # by the giver, who has kept it
    session = Session(lab.game, [None] * 3)
    found = {tuple(names(session.fork(0, seed).game.players[2].all_cards())) for seed in range(60)}
    assert found == {("Gold", "Province"), ("Province", "Silver")}


def test_masquerade_cards_passed_on_twice_stay_a_secret():
    lab = Lab(
        ["Masquerade"], hand=["Throne Room", "Masquerade", "Estate", "Estate", "Estate"],
        others=[{"hand": ["Gold", "Copper"]}, {"hand": ["Silver"]}, {"hand": ["Curse", "Curse"]}],
    )  # fmt: skip
    lab.play("Throne Room", "Masquerade", "Gold", None, "Estate", "Estate", "Silver", None)
    lab.game.check()
    assert lab.players[3].hand == ["Gold", "Curse"]
    session = Session(lab.game, [None] * 4)
    for seat in range(4):
        whose = set()
        for seed in range(40):
            fork = session.fork(seat, seed)
            fork.game.check()
            assert fork.view(seat).data(fork.question) == session.view(seat).data(session.question)
            whose.add(next(p.index for p in fork.game.players if "Gold" in names(p.all_cards())))
        assert (len(whose) > 1) == (seat == 0)
        assert 3 in whose


@pytest.mark.parametrize("seed", range(8))
def test_masquerade_forks_look_the_same_to_their_seat_all_game(seed):
    n = 3 + seed % 3
    kingdom = ["Masquerade", "Secret Chamber", "Diplomat", "Torturer", "Swindler", "Secret Passage", "Minion",
               "Courtyard", "Village", "Lurker"]  # fmt: skip
    session = Session(new_game(Setup(kingdom, players=n), seed, [RandomBot(i) for i in range(n)]), [None] * n)
    rng = random.Random(seed)
    for i in range(260):
        question = session.question
        if question is None:
            break
        if not question.of_turn or i % 9 == 0:
            for seat in range(n):
                seen = session.view(seat).data(question), session.view(seat).log()
                fork = session.fork(seat, i)
                assert (fork.view(seat).data(fork.question), fork.view(seat).log()) == seen
                for _ in range(3):
                    fork.game.check()
                    if fork.question is not None:
                        fork.answer(random_answer(fork.question, rng))
        answer = random_answer(question, rng)
        if question.of_turn and "Masquerade" in question.options:
            answer = [question.options.index("Masquerade")]
        session.answer(answer)
        session.game.check()
