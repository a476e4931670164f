"""Village and Smithy: a small engine of two cards, as an example of a bot with a plan."""

from __future__ import annotations

from bailiwick.bots.big_money import sensible
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View


class VillageSmithy(Agent):
    """Draws its deck with Smithies, which Villages make room for. Villages are played first."""

    def decide(self, view: View, decision: Decision) -> list[int]:
        if decision.purpose == ask.PLAY_ACTION:
            return [max(decision.find_card("Village"), 0)]
        if decision.purpose == ask.BUY:
            if decision.cards:
                return decision.all_cards()
            return self.buy(view, decision)
        return sensible(decision)

    def buy(self, view: View, decision: Decision) -> list[int]:
        """The first wish that can be afforded."""
        golds = view.owned("Gold")
        villages = view.owned("Village")
        smithies = view.owned("Smithy")
        i = decision.find_pile("Province") if golds else -1
        if i < 0 and view.left("Province") <= 3:
            i = decision.find_pile("Duchy")
        if i < 0 and golds < 2:
            i = decision.find_pile("Gold")
        if i < 0 and smithies < 5 and smithies <= villages:
            i = decision.find_pile("Smithy")
        if i < 0 and villages < 5:
            i = decision.find_pile("Village")
        if i < 0:
            i = decision.find_pile("Gold")
        if i < 0:
            i = decision.find_pile("Silver")
        return [i] if i >= 0 else []
