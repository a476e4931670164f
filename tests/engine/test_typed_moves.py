"""The turn's question offers moves: Events, Projects, debt, Villagers, Reserve cards, an Action used as a Buy."""

from __future__ import annotations

import pytest

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent
from bailiwick.engine.session import Session
from bailiwick.kingdoms import Setup, new_game
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20


class Asked(Agent):
    """Answers with nothing, and notes what the turn offered."""

    def __init__(self):
        self.offered = []

    def decide(self, view, decision):
        self.offered.append((decision.purpose, [move.what for move in decision.moves]))
        return []


def question_of(lab, plain=False):
    """The turn's next question, as the lab asks it or as a game does."""
    game = lab.game.copy()
    game.always_ask = not plain
    return game.turn_question()


# -- an Event ---------------------------------------------------------------------------------------------------------


def test_an_event_is_bought_with_a_buy_and_happens_at_once():
    lab = Lab(landscapes=["Fair Day"], coins=5)
    lab.buy("Fair Day")
    assert (lab.me.coins, lab.me.buys, lab.me.discard) == (3, 2, ["Silver"])
    lab.buy("Fair Day")
    assert (lab.me.coins, lab.me.buys, lab.me.discard) == (1, 3, ["Silver", "Silver"])


def test_after_an_event_no_treasure_is_played_in_that_phase():
    lab = Lab(landscapes=["Fair Day"], hand=["Copper"], coins=2)
    lab.buy("Fair Day")
    with pytest.raises(IllegalMove, match="something was bought already"):
        lab.play("Copper")


def test_an_event_says_why_it_cannot_be_bought():
    for seat, why in (
        ({"coins": 1}, "it costs 2 and there are 1 coins"),
        ({"coins": 2, "buys": 0}, "no Buy is left"),
        ({"coins": 2, "debt": 1}, "1 debt is left to be paid first"),
    ):
        with pytest.raises(IllegalMove, match=why):
            Lab(landscapes=["Fair Day"], **seat).buy("Fair Day")
    with pytest.raises(IllegalMove, match="it is not in this game"):
        Lab(coins=2).buy("Fair Day")
    with pytest.raises(IllegalMove, match="only Events and Projects are bought"):
        Lab(landscapes=["Busy Days"], coins=2).buy("Busy Days")


def test_an_event_costs_what_is_printed_whatever_makes_cards_cheaper():
    lab = Lab(["Bridge"], landscapes=["Fair Day"], hand=["Bridge"], coins=0)
    lab.play("Bridge")
    with pytest.raises(IllegalMove, match="it costs 2 and there are 1 coins"):
        lab.buy("Fair Day")


def test_an_event_is_no_card_that_was_bought():
    lab = Lab(["Merchant Guild"], landscapes=["Fair Day"], in_play=["Merchant Guild"], coins=2)
    lab.buy("Fair Day")
    assert lab.me.coffers == 0


def test_an_event_that_costs_debt_gives_debt():
    lab = Lab(landscapes=["Mortgage"], buys=2)
    lab.buy("Mortgage")
    assert (lab.me.debt, lab.me.hand) == (5, ["Gold"])
    with pytest.raises(IllegalMove, match="5 debt is left"):
        lab.buy("Mortgage")


# -- once a turn, once a game -----------------------------------------------------------------------------------------


def test_a_landscape_once_per_turn():
    lab = Lab(landscapes=["Vigil"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.buy("Vigil")
    with pytest.raises(IllegalMove, match="it was bought already"):
        lab.buy("Vigil")
    lab.end_turn()
    lab.buy("Vigil")
    lab.end_turn()
    lab.buy("Vigil")


def test_a_landscape_once_per_game():
    lab = Lab(landscapes=["Jackpot"], coins=8, buys=2, deck=COPPERS, others=[{"hand": COPPERS[:4]}])
    lab.buy("Jackpot")
    with pytest.raises(IllegalMove, match="it was bought already"):
        lab.buy("Jackpot")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Jackpot")  # each player once
    lab.end_turn()
    lab.play_treasures()
    with pytest.raises(IllegalMove, match="it was bought already"):
        lab.buy("Jackpot")


# -- a Project --------------------------------------------------------------------------------------------------------


def test_a_project_lasts():
    lab = Lab(landscapes=["Aqueducts"], coins=3, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.buy("Aqueducts")
    assert lab.me.projects == ["Aqueducts"]
    lab.end_turn()
    assert len(lab.other.hand) == 0
    lab.end_turn()
    assert len(lab.me.hand) == 6


def test_a_project_is_had_once_and_only_two_are():
    lab = Lab(landscapes=["Aqueducts", "Bakehouse", "Cistern"], coins=9, buys=4)
    lab.buy("Aqueducts")
    with pytest.raises(IllegalMove, match="it was bought already"):
        lab.buy("Aqueducts")
    lab.buy("Cistern")
    with pytest.raises(IllegalMove, match="both cubes are on Projects already"):
        lab.buy("Bakehouse")


def test_several_players_have_the_same_project():
    lab = Lab(landscapes=["Bakehouse"], coins=1, deck=COPPERS, others=[{"hand": ["Copper"], "deck": COPPERS}])
    lab.buy("Bakehouse")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Bakehouse")
    assert lab.me.projects == lab.other.projects == ["Bakehouse"]


# -- debt -------------------------------------------------------------------------------------------------------------


def test_debt_is_paid_at_any_time_of_the_turn():
    lab = Lab(["Levy", "Night Owl"], hand=["Levy", "Village"], coins=5, actions=2, deck=COPPERS)
    lab.play("Levy")
    lab.pay_debt(1)
    assert (lab.phase, lab.me.debt, lab.me.coins) == ("action", 1, 4)
    lab.to_buy_phase()
    lab.pay_debt(1)
    assert (lab.phase, lab.me.debt, lab.me.coins) == ("buy", 0, 3)
    lab = Lab(["Night Owl"], coins=5, debt=2)
    lab.to_night_phase()
    lab.pay_debt(2)
    assert (lab.phase, lab.me.debt, lab.me.coins) == ("night", 0, 3)


def test_debt_forbids_buying_until_it_is_paid():
    lab = Lab(coins=6, debt=2)
    with pytest.raises(IllegalMove, match="2 debt is left to be paid first"):
        lab.buy("Silver")
    lab.pay_debt(2)
    lab.buy("Silver")


def test_a_card_that_costs_debt_gives_debt_only_when_bought():
    lab = Lab(["Manor"], buys=2)
    lab.gain("Manor")
    assert lab.me.debt == 0
    lab.buy("Manor")
    assert lab.me.debt == 6


def test_all_that_can_be_paid_is_one_move():
    lab = Lab(coins=3, debt=5)
    lab.to_buy_phase()
    question = question_of(lab)
    assert [(move.what, move.number) for move in question.moves] == [(ask.PAY_DEBT, 1), (ask.PAY_DEBT, 3)]
    for wrong in (0, 4, True, "2"):
        with pytest.raises(IllegalMove, match="debt cannot be paid"):
            lab.pay_debt(wrong)


def test_nobody_is_asked_in_the_action_phase_only_to_pay_debt():
    lab = Lab(coins=3, debt=5)
    assert question_of(lab, plain=True) is None
    assert question_of(lab).labels == ["Pay 1 debt", "Pay 3 debt"]


def test_a_card_may_let_debt_be_paid():
    lab = Lab(["Usurer"], hand=["Usurer"])
    lab.play("Usurer", 2)
    assert (lab.me.debt, lab.me.coins) == (2, 1)
    assert (lab.asked[0].purpose, lab.asked[0].maximum) == ("pay", 3)


# -- Villagers and Actions used as Buys -------------------------------------------------------------------------------


def test_villagers_are_spent_in_the_action_phase_for_actions():
    lab = Lab(["Levy"], hand=["Levy", "Smithy", "Smithy"], deck=COPPERS)
    lab.play("Levy")
    lab.spend_villagers(2)
    assert (lab.me.actions, lab.me.villagers) == (2, 0)
    lab.play("Smithy")
    with pytest.raises(IllegalMove, match="1 Villagers cannot be spent: there are 0"):
        lab.spend_villagers(1)
    lab = Lab(villagers=1)
    lab.to_buy_phase()
    with pytest.raises(IllegalMove, match="Villagers are spent in the Action phase"):
        lab.spend_villagers(1)


def test_whoever_has_villagers_is_asked_without_an_action_left():
    lab = Lab(hand=["Smithy"], villagers=1, actions=0)
    assert [move.what for move in question_of(lab, plain=True).moves] == [ask.SPEND_VILLAGERS]


def test_an_action_is_used_as_a_buy():
    lab = Lab(landscapes=["Busy Days"], coins=6, actions=2)
    lab.to_buy_phase()
    question = question_of(lab, plain=True)
    assert question.labels == ["Use an Action as a Buy"]
    lab.move("Busy Days")
    assert (lab.me.actions, lab.me.buys) == (1, 2)
    lab.move("Busy Days")
    with pytest.raises(IllegalMove, match="Busy Days offers no move now"):
        lab.move("Busy Days")


# -- Reserve cards ----------------------------------------------------------------------------------------------------


def test_a_reserve_card_is_called_at_the_start_of_the_turn():
    lab = Lab(["Nightlamp"], hand=["Nightlamp"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Nightlamp")
    assert (lab.me.in_play, lab.me.mats["Tavern"]) == ([], ["Nightlamp"])
    lab.end_turn()
    lab.end_turn("Nightlamp")
    assert (len(lab.me.hand), lab.me.in_play) == (7, ["Nightlamp"])
    lab.end_turn()
    assert "Nightlamp" in lab.me.discard


def test_a_reserve_card_is_called_after_an_action():
    lab = Lab(["Porter"], hand=["Porter", "Smithy", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Porter", None)  # not for its own play: it went to the mat, from where it could be called at once
    lab.play("Smithy", "Porter")
    assert (lab.me.actions, lab.me.in_play) == (2, ["Smithy", "Porter"])
    lab.play("Smithy")
    assert [(q.player, q.purpose, q.options) for q in lab.asked] == [(0, "react", ["Porter"])] * 2


def test_a_reserve_card_is_called_when_a_card_is_gained():
    lab = Lab(["Copyist"], hand=["Copyist"], coins=6, buys=2)
    lab.play("Copyist")
    lab.buy("Silver", None)
    lab.buy("Silver", "Copyist")
    assert lab.me.discard == ["Silver"] * 3
    assert lab.me.in_play == ["Copyist"]


def test_a_reserve_card_called_in_anothers_turn_is_discarded_with_it():
    lab = Lab(["Copyist"], hand=["Copyist"], deck=COPPERS)
    lab.play("Copyist")
    lab.end_turn()
    lab.gain("Gold", "Copyist", seat=0)
    assert lab.me.in_play == ["Copyist"]
    lab.end_turn()
    assert lab.me.in_play == []
    assert sorted(lab.me.discard) == ["Copyist", "Gold", "Gold"]


# -- everything together ----------------------------------------------------------------------------------------------


def test_games_without_such_things_ask_no_such_questions():
    asked = Asked()
    game = new_game(Setup(["Village", "Smithy"]), 1, [asked, asked])
    game.most_turns = 8
    game.run()
    assert {tuple(moves) for _, moves in asked.offered} == {()}


def test_moves_are_typed_whatever_their_place():
    lab = Lab(landscapes=["Fair Day", "Bakehouse", "Busy Days"], hand=["Copper"], coins=5, coffers=1)
    lab.to_buy_phase()
    question = question_of(lab)
    size = question.size()
    found = [(move.what, move.card.name if move.card else move.pile.name if move.pile else move.label)
             for move in map(question.move_at, range(size))]
    assert found[0] == (ask.PLAY_CARD, "Copper")
    assert (ask.BUY_CARD, "Silver") in found
    assert found[-4:] == [
        (ask.SPEND_COFFERS, "Spend Coffers"),
        (ask.BUY_LANDSCAPE, "Fair Day"),
        (ask.BUY_LANDSCAPE, "Bakehouse"),
        (ask.OTHER_MOVE, "Busy Days"),
    ]
    for i in range(size):
        move = question.move_at(i)
        name = move.pile.top.name if move.pile else move.card.name if move.card else ""
        assert question.find_move(move.what, name, move.number) == i
    assert question.find_move(ask.SPEND_VILLAGERS) == -1


def test_sessions_undo_and_forks_at_typed_moves():
    setup = Setup(["Levy", "Nightlamp"], landscapes=["Fair Day", "Bakehouse"])
    session = Session(new_game(setup, 3, [Agent()] * 2), [None] * 2)
    while session.question.find_move(ask.BUY_LANDSCAPE, "Bakehouse") < 0 or session.question.n_cards:
        session.answer(session.question.all_cards())
    before = session.view(0).data()
    session.answer([session.question.find_move(ask.BUY_LANDSCAPE, "Bakehouse")])
    assert [card.name for card in session.game.players[0].landscapes] == ["Bakehouse"]
    fork = session.fork(1)
    assert [card.name for card in fork.game.players[0].landscapes] == ["Bakehouse"]
    session.undo()
    assert session.view(0).data() == before
    session.game.check()
