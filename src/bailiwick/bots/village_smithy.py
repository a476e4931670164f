"""Village and Smithy: a small engine of two cards, as an example of a bot with a plan."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.bots.big_money import pay, sensible
from bailiwick.bots.wanted import NOTHING_YET, Wanted
from bailiwick.cards.registry import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View

VILLAGE: Final = find("Village")


class VillageSmithy(Agent):
    """Draws its deck with Smithies, which Villages make room for. Villages are played first."""

    def __init__(self) -> None:
        self.seen: dict[str, int] | None = None  # the table it has looked at
        self.province = NOTHING_YET
        self.duchy = NOTHING_YET
        self.gold = NOTHING_YET
        self.silver = NOTHING_YET
        self.village = NOTHING_YET
        self.smithy = NOTHING_YET

    def decide(self, view: View, decision: Decision) -> list[int]:
        if decision.purpose == ask.PLAY_ACTION:
            village = decision.find_kind(VILLAGE.number)
            return ask.one(village if village >= 0 else 0)
        if decision.purpose == ask.BUY:
            if decision.n_cards:
                return decision.all_cards()
            return self.buy(view, decision) if not view.debt else pay(view, decision)
        return sensible(decision)

    def look(self, view: View) -> None:
        """See where things are at this table."""
        self.seen = view.pile_places
        self.province = Wanted("Province", view)
        self.duchy = Wanted("Duchy", view)
        self.gold = Wanted("Gold", view)
        self.silver = Wanted("Silver", view)
        self.village = Wanted("Village", view)
        self.smithy = Wanted("Smithy", view)

    def buy(self, view: View, decision: Decision) -> list[int]:
        """The first wish that can be afforded."""
        if view.pile_places is not self.seen:
            self.look(view)
        golds = self.gold.owned(view)
        villages = self.village.owned(view)
        smithies = self.smithy.owned(view)
        i: i64 = -1
        if golds:
            i = self.province.option(decision)
        if i < 0 and self.province.left(view) <= 3:
            i = self.duchy.option(decision)
        if i < 0 and golds < 2:
            i = self.gold.option(decision)
        if i < 0 and smithies < 5 and smithies <= villages:
            i = self.smithy.option(decision)
        if i < 0 and villages < 5:
            i = self.village.option(decision)
        if i < 0:
            i = self.gold.option(decision)
        if i < 0:
            i = self.silver.option(decision)
        return ask.one(i)
