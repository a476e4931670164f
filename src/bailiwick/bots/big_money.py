"""Big Money: buy Treasures until Provinces can be bought. Optionally with a few Action cards."""

from __future__ import annotations

from mypy_extensions import i64

from bailiwick.bots.wanted import NOTHING_YET, Wanted
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY
from bailiwick.engine.view import View


class BigMoney(Agent):
    """Buys Province, Gold, Silver, in this order; a few Duchies late in the game.

    `terminals` are Action cards to buy, with how many of each: ``BigMoney({"Smithy": 2})``. They come after Gold unless
    `terminals_first`.
    """

    def __init__(
        self, terminals: dict[str, int] | None = None, duchies_until: int = 3, terminals_first: bool = False
    ) -> None:
        self.terminals: dict[str, int] = {} if terminals is None else terminals
        self.duchies_until = duchies_until  # Duchies are good once no more Provinces than this are left
        self.terminals_first = terminals_first
        self.seen: dict[str, int] | None = None  # the table it has looked at
        self.province = NOTHING_YET
        self.duchy = NOTHING_YET
        self.gold = NOTHING_YET
        self.silver = NOTHING_YET
        self.actions: list[Wanted] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.BUY:
            if decision.n_cards:
                return decision.all_cards()
            return self.buy(view, decision) if not view.debt else pay(view, decision)
        if purpose == ask.PLAY_ACTION:
            return ask.ONE[0]
        return sensible(decision)

    def look(self, view: View) -> None:
        """See where things are at this table."""
        self.seen = view.pile_places
        self.province = Wanted("Province", view)
        self.duchy = Wanted("Duchy", view)
        self.gold = Wanted("Gold", view)
        self.silver = Wanted("Silver", view)
        self.actions = [Wanted(name, view) for name in self.terminals]

    def buy(self, view: View, decision: Decision) -> list[int]:
        """The best pile that can be afforded."""
        if view.pile_places is not self.seen or len(self.actions) != len(self.terminals):
            self.look(view)
        i = self.province.option(decision)
        if i < 0 and self.province.left(view) <= self.duchies_until:
            i = self.duchy.option(decision)
        if i < 0 and self.terminals_first:
            i = self.terminal(view, decision)
        if i < 0:
            i = self.gold.option(decision)
        if i < 0 and not self.terminals_first:
            i = self.terminal(view, decision)
        if i < 0:
            i = self.silver.option(decision)
        return ask.one(i)

    def terminal(self, view: View, decision: Decision) -> i64:
        """An Action card of which there are not enough yet."""
        for wanted in self.actions:
            i = wanted.option(decision)
            if i >= 0 and wanted.owned(view) < self.terminals[wanted.name]:
                return i
        return -1


def pay(view: View, decision: Decision) -> list[int]:
    """Pay as much debt as can be: with any left nothing can be bought."""
    return ask.one(decision.find_move(ask.PAY_DEBT, number=min(view.debt, view.coins)))


def sensible(decision: Decision) -> list[int]:
    """An answer that is never foolish for a deck of Treasures and a few good cards: keep money, lose the rest."""
    if decision.shape == ask.NUMBER:
        return [decision.minimum]
    if decision.shape == ask.ORDER:
        return list(range(decision.size()))
    if decision.cards:
        losing = decision.purpose in (ask.DISCARD, ask.TRASH, ask.RETURN, ask.TOPDECK, ask.BOTTOM, ask.PASS, ask.EXILE)
        ranked = sorted(range(len(decision.cards)), key=lambda i: worth(decision, i), reverse=not losing)
        if losing:
            count = decision.minimum
        else:
            count = decision.maximum if decision.purpose in (ask.REACT, ask.PLAY, ask.GAIN) else decision.minimum
        return ranked[:count]
    if decision.piles:
        best = max(range(len(decision.piles)), key=lambda i: decision.piles[i].top.price)
        return [best]
    return list(range(decision.minimum))


def worth(decision: Decision, option: int) -> int:
    """What a card is worth to keep: Curses and Victory cards least, then by cost."""
    card = decision.cards[option]
    if card.is_(CURSE):
        return -2
    if card.is_(VICTORY) and not card.is_(ACTION | TREASURE):
        return -1
    return card.kind.price
