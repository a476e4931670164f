"""The Night phase: between the Buy phase and Clean-up, for those who have something to play there."""

from __future__ import annotations

import pytest

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent
from bailiwick.kingdoms import Setup, new_game
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20


class Noting(Agent):
    def __init__(self):
        self.asked = []

    def decide(self, view, decision):
        self.asked.append((view.phase, decision.purpose, decision.options))
        return decision.all_cards()[:1] if decision.purpose == ask.PLAY_NIGHT else []


def test_a_night_card_is_played_after_the_buy_phase():
    lab = Lab(["Night Owl"], hand=["Night Owl", "Copper"])
    lab.play("Night Owl")
    assert (lab.phase, lab.me.in_play, sorted(lab.me.hand)) == ("night", ["Night Owl"], ["Copper", "Silver"])
    with pytest.raises(IllegalMove, match="Copper is a Treasure and the Buy phase is over"):
        lab.play("Copper")
    with pytest.raises(IllegalMove, match="The Buy phase is over: this is the night phase"):
        lab.to_night_phase()


def test_a_card_that_is_action_and_night():
    lab = Lab(["Werecat"], hand=["Werecat"], deck=COPPERS)
    lab.play("Werecat")
    assert (lab.phase, len(lab.me.hand)) == ("action", 3)
    lab = Lab(["Werecat"], hand=["Werecat"], deck=COPPERS)
    lab.to_night_phase()
    lab.play("Werecat")
    assert lab.other.discard == ["Curse"]
    lab = Lab(["Werecat"], hand=["Werecat"], deck=COPPERS)
    lab.to_buy_phase()
    lab.play("Werecat")  # on to the Night phase
    assert (lab.phase, lab.other.discard) == ("night", ["Curse"])


def test_a_night_card_takes_no_action_and_any_number_are_played():
    lab = Lab(["Night Owl"], hand=["Night Owl"] * 3, actions=0)
    for _ in range(3):
        lab.play("Night Owl")
    assert lab.me.hand == ["Silver"] * 3


def test_the_night_is_skipped_without_a_question_where_nobody_has_a_card():
    agents = [Noting(), Noting()]
    game = new_game(Setup(["Night Owl"]), 1, agents)
    game.most_turns = 6
    game.run()
    assert all(phase != "night" for agent in agents for phase, _, _ in agent.asked)
    lab = Lab(hand=["Copper"])
    with pytest.raises(IllegalMove, match="There is no Night phase in this game"):
        lab.to_night_phase()


def test_in_a_game_whoever_has_one_is_asked():
    lab = Lab(["Night Owl"], hand=["Night Owl", "Estate"], deck=COPPERS, others=[{"deck": COPPERS}])
    game = lab.game.copy()
    game.always_ask = False
    agents = [Noting(), Noting()]
    game.agents = agents
    game.most_turns = game.turn_number
    game.run()
    assert agents[0].asked[-1] == ("night", ask.PLAY_NIGHT, ["Night Owl"])
    assert "Silver" in [card.name for card in game.players[0].discard_pile]


def test_what_nothing_leads_to_is_told():
    lab = Lab(["Night Owl"], hand=["Copper"])
    lab.to_buy_phase()
    assert lab.game.turn_question().night_follows
    lab = Lab(hand=["Copper"])
    lab.to_buy_phase()
    assert not lab.game.turn_question().night_follows
