"""Bailiff, thinking: it chooses among plans and answers by playing them on in mind."""

from __future__ import annotations

from typing import Final

from bailiwick.bots.options import answers_to
from bailiwick.bots.rivals import Rivals
from bailiwick.bots.study import School, school_at
from bailiwick.bots.tactics import Tactician
from bailiwick.bots.thinker import Idea, Thinker, Way
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View

__all__ = ["SECONDS", "Grandmaster"]

SECONDS: Final = 0.2  # for a decision
PLANS: Final = 6  # that are weighed against each other
OFF_PLAN: Final = -0.03  # what no plan wants is expected to be so much worse
OTHER_PLAN: Final = -0.005
MOST_WAYS: Final = 10
# What easy questions leave of their time is kept for hard ones: so many times a question's share at most, of which each
# question may take a part.
KEPT: Final = 6.0
PART: Final = 0.5


class Grandmaster(Agent):
    """Bailiff as a master who thinks before deciding: so many seconds, or so many games played on in mind, which makes
    it decide the same by the same seed on any machine."""

    def __init__(self, seconds: float = SECONDS, games: int = 0, seed: int = 0) -> None:
        self.seconds = 0.0 if games else seconds
        self.games = games
        self.thinker = Thinker(seed)
        self.plans: list[Tactician] = []  # the one that is followed first
        self.school: School | None = None
        self.kept = 0.0  # of the budget, from questions before
        self.ideas: list[Idea] = []  # what it thought of the last question

    def thinks(self) -> bool:
        return True

    def decide(self, view: View, decision: Decision) -> list[int]:
        ideas = self.ideas = self.think(view, decision)
        if not ideas:
            return self.plans[0].decide(view, decision)
        best = ideas[0]
        if best.hand is not self.plans[0]:
            self.plans.remove(best.hand)
            self.plans.insert(0, best.hand)
        return best.answer

    def think(self, view: View, decision: Decision) -> list[Idea]:
        """What may be done, the best first; nothing where there is nothing to think about."""
        school = school_at(view)
        if self.school is not school:
            self.school = school
            self.plans = school.hands[:PLANS]
        ways = self.ways(view, decision)
        if len(ways) < 2:
            return []
        rivals = Rivals(view, school.hands, school.paces)
        share = self.seconds or float(self.games)
        budget = share + PART * self.kept
        games = int(budget) if self.games else 0
        ideas = self.thinker.think(view, decision, ways, rivals.sit_down, games, 0.0 if games else budget)
        self.kept = min(KEPT * share, max(0.0, self.kept + share - self.thinker.spent))
        return ideas

    def ways(self, view: View, decision: Decision) -> list[Way]:
        """What is worth trying, the usual way first: at what to buy, each plan's own answer, too."""
        first = self.plans[0]
        usual = first.decide(view, decision)
        ways = [Way(usual, first)]
        if decision.purpose != ask.BUY:
            return ways + [Way(answer, first, OFF_PLAN) for answer in answers_to(decision, usual, MOST_WAYS)[1:]]
        if usual and usual[0] < decision.n_cards:
            return []  # Treasures are played
        answers = [usual]
        for hand in self.plans[1:]:
            answer = hand.decide(view, decision)
            ways.append(Way(answer, hand, OTHER_PLAN))
            if answer not in answers:
                answers.append(answer)
        others = [answer for answer in answers_to(decision, usual, 60)[1:] if answer not in answers]
        others.sort(key=lambda answer: -self.promise(view, decision, answer))
        ways += [Way(answer, first, OFF_PLAN) for answer in others[: max(2, MOST_WAYS - len(ways))]]
        return ways if len(answers) > 1 or others else []

    def promise(self, view: View, decision: Decision, answer: list[int]) -> float:
        """How good an answer looks that no plan gives, so that only the best of them are tried."""
        first = self.plans[0]
        if not answer:
            return 1.5
        option = answer[0]
        if option < decision.n_cards + decision.n_piles:
            return first.menu_worth(view, decision.pile_at(option).top)
        return 4.0
