"""A turn under another's control: decisions, views, log, gains, trash, debt, extra turns in it, forks and undo."""

from __future__ import annotations

from bailiwick.engine.decision import Agent
from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


def controlled(kingdom=(), hand=("Village", "Silver", "Gold", "Chapel", "Estate"), seats=2, landscapes=(), **mine):
    """Seat 0 has made seat 1 take a turn in which seat 0 decides."""
    others = [{"hand": list(hand), "deck": ["Laboratory", "Market", *ESTATES]}]
    others += [{"hand": ["Smithy", "Moat", "Cellar", "Copper"], "deck": COPPERS} for _ in range(seats - 2)]
    lab = Lab(["Possession", *kingdom], landscapes=landscapes, hand=["Possession"], deck=COPPERS, others=others, **mine)
    lab.play("Possession")
    lab.end_turn()
    return lab


def plain(lab):
    """The same as a game in which all seats are answered from outside."""
    game = lab.game.copy()
    game.always_ask = False
    return Session(game, [None] * len(game.players))


def test_the_turn_is_the_other_players_and_the_decisions_are_not():
    lab = controlled()
    assert lab.turn == 1
    session = plain(lab)
    question = session.question
    assert (question.seat, question.player, question.purpose) == (0, 1, "play-action")
    assert sorted(question.options) == ["Chapel", "Village"]
    lab.play("Chapel", ["Estate", "Silver"])
    assert (lab.asked[-1].player, lab.asked[-1].subject) == (0, 1)


def test_who_decides_sees_what_the_other_sees():
    session = plain(controlled(seats=3))
    mine, theirs, third = (session.view(seat).data(session.question) for seat in range(3))
    hand = ["Village", "Silver", "Gold", "Chapel", "Estate"]
    assert sorted(mine["players"][1]["hand"]) == sorted(theirs["players"][1]["hand"]) == sorted(hand)
    assert "hand" not in third["players"][1]
    assert "hand" not in theirs["players"][0]
    assert "question" in mine
    assert (theirs["waiting_for"], third["waiting_for"]) == (0, 0)
    assert mine["controls"] == theirs["controls"] == third["controls"] == {"seat": 1, "by": 0}


def test_the_log_tells_both_what_was_drawn_and_nobody_else():
    session = plain(controlled(seats=3))
    session.answer([session.question.find_card("Village")])

    def drawn(seat):
        draws = [entry for entry in session.view(seat).log() if entry["kind"] == "draw" and entry["seat"] == 1]
        return draws[-1].get("cards")

    assert [drawn(seat) for seat in range(3)] == [["Laboratory"], ["Laboratory"], None]
    text = [entry for entry in session.view(2).log() if entry["kind"] == "control"]
    assert text == [{"kind": "control", "seat": 1, "depth": 0}], "seat 0 decides"


def test_what_was_learnt_is_still_known_after_the_turn():
    lab = controlled()
    lab.end_turn()
    assert lab.turn == 1
    game = lab.game
    hand = game.players[1].hand
    assert all(hand.knows(0, i) for i in range(hand.n)), "the new hand was seen, too"
    fork = plain(lab).fork(0)
    assert [card.name for card in fork.game.players[1].hand] == [card.name for card in hand]


def test_what_would_be_gained_goes_to_who_decides():
    lab = controlled(hand=("Gold", "Gold", "Gold"))
    lab.play_treasures()
    lab.buy("Gold")
    assert (lab.me.discard, lab.other.discard) == (["Possession", "Gold"], [])
    lab.end_turn()
    lab.game.check()


def test_debt_goes_to_who_decides():
    lab = controlled(["Manor"], hand=("Copper",))
    lab.buy("Manor")
    assert (lab.me.debt, lab.other.debt) == (6, 0)


def test_trashed_cards_are_given_back_at_the_end_of_the_turn():
    lab = controlled()
    lab.play("Chapel", ["Estate", "Silver"])
    assert (lab.trash, sorted(lab.other.mats["Possession"])) == ([], ["Estate", "Silver"])
    lab.end_turn()
    assert lab.trash == []
    assert lab.other.mats["Possession"] == []
    assert {"Estate", "Silver"} <= set(lab.other.discard)
    lab.game.check()


def test_when_trashed_happens_all_the_same():
    lab = controlled(hand=("Chapel", "Copper"))
    lab.play("Chapel", ["Copper"])
    assert [entry["text"] for entry in lab.game.view(1).log() if entry["kind"] == "trash"] == ["set aside"]


def test_afterwards_the_player_decides_again_and_has_the_normal_turn():
    lab = controlled()
    lab.end_turn()
    assert lab.turn == 1
    assert not lab.game.extra
    assert plain(lab).question.seat == 1
    assert [p.turns for p in lab.players] == [2, 2]


def test_extra_turns_earned_in_it_are_the_players_own():
    lab = controlled(["Crossing"], hand=("Crossing",))
    lab.play("Crossing")
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.game.control) == (1, True, None)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)
    lab.end_turn()
    assert lab.turn == 0


def test_it_is_not_a_second_extra_turn_in_a_row():
    lab = Lab(["Possession"], hand=["Possession"] * 2, actions=2, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Possession")
    lab.play("Possession")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, True)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)


def test_own_extra_turns_come_before_those_of_others():
    hand = ["Possession", "Crossing"]
    lab = Lab(hand, hand=hand, actions=2, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Possession")
    lab.play("Crossing")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (0, True)
    lab.end_turn()
    assert (lab.turn, lab.game.control is not None) == (1, True)


def test_made_to_play_it_they_decide_for_their_own_neighbour():
    lab = controlled(hand=("Possession",), seats=3)
    lab.play("Possession")
    lab.end_turn()
    assert (lab.turn, lab.game.control.seat, lab.game.control.by) == (2, 2, 1)


def test_others_go_on_deciding_for_themselves():
    lab = controlled(["Militia"], hand=("Militia",), seats=3)
    lab.play("Militia", None, ["Copper"])
    assert [(q.player, q.purpose) for q in lab.asked] == [(2, "react"), (2, "discard")]
    assert len(lab.players[2].hand) == 3


def test_undo_and_forks_in_such_a_turn():
    session = plain(controlled())
    before = session.view(0).data(session.question)
    fork = session.fork(0)
    assert fork.question.seat == 0
    assert sorted(card.name for card in fork.game.players[1].hand) == sorted(
        ["Village", "Silver", "Gold", "Chapel", "Estate"]
    )
    session.answer([session.question.find_card("Village")])
    session.undo()
    assert session.view(0).data(session.question) == before


def test_a_fork_for_a_third_deals_the_hand_anew():
    session = plain(controlled(seats=3))
    hands = {tuple(sorted(c.name for c in session.fork(2, seed).game.players[1].hand)) for seed in range(20)}
    assert len(hands) > 1


def test_agents_decide_with_the_others_hand_before_their_eyes():
    lab = controlled()
    game = lab.game.copy()
    game.always_ask = False
    seen = []

    class Looking(Agent):
        def decide(self, view, decision):
            seen.append((view.seat, view.acting, sorted(card.name for card in view.hand)))
            return []

    game.agents = [Looking(), Looking()]
    game.most_turns = game.turn_number
    game.run()
    assert seen[0] == (0, 1, sorted(["Village", "Silver", "Gold", "Chapel", "Estate"]))
