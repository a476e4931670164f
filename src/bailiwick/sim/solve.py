"""Searching for a good menu for a kingdom, by evolution and self-play.

A plan is a list of wants (a card and how many of it) after lines that all have: when Provinces, Duchies and Estates
are bought. Plans are changed by chance, tried against a panel of rivals and the best plan so far, and those that do
well play more games until it is clear which is better. The best plan found is the champion.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.draft import big_money_with, draft, strength_of
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.profile import profile_of
from bailiwick.bots.tactics import MenuBot
from bailiwick.cards import find
from bailiwick.engine.decision import Agent
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, TREASURE, VICTORY, Kind
from bailiwick.kingdoms.setup import Setup, add_starting_decks, prepare
from bailiwick.sim.play import MOST_TURNS

__all__ = ["Plan", "Solution", "solve"]

Want = tuple[str, str]  # a card and a limit, see LIMITS

# How many of a card to have: a number, a share of the deck, or all there are.
LIMITS = ["1", "2", "3", "4", "5", "6", "/12", "/9", "/7", "/5", "all"]
FIRST_TRY = 40  # games against each of the panel
SECOND_TRY = 160
FINAL = 600
CHILDREN = 10


@dataclass(frozen=True)
class Plan:
    """A menu in a form that can be changed by chance."""

    wants: tuple[Want, ...]
    province: int = 12  # money from which Provinces are bought
    duchy: int = 5  # gains before the end from which Duchies are
    estate: int = 2

    def text(self) -> str:
        lines = [f"Province if money >= {self.province} or gains_left <= 6 or turn >= 20"]
        lines.append(f"Duchy if gains_left <= {self.duchy}")
        if self.estate:
            lines.append(f"Estate if gains_left <= {self.estate}")
        lines += [want_line(*want) for want in self.wants]
        return "\n".join(lines)

    def menu(self, name: str = "") -> Menu:
        cards = [card for card, _ in self.wants if card not in ("Gold", "Silver")]
        return parse_menu(self.text(), name or " and ".join(dict.fromkeys(cards)) or "Big Money")


def want_line(card: str, limit: str) -> str:
    if limit == "all":
        return card
    if limit.startswith("/"):
        return f"{card} if owned({card}) < 1 + cards / {limit[1:]}"
    return f"{card} if owned({card}) < {limit}"


def kinds_of(setup: Setup) -> list[Kind]:
    """The Kingdom cards that can be bought, those of split piles included."""
    piles = [pile for pile in prepare(setup).piles if pile.supply and not pile.kind.basic]
    kinds = [pile.top for pile in piles]
    return kinds + [find(name) for pile in piles for name in pile.kind.split if find(name) not in kinds]


def first_plans(kinds: list[Kind]) -> list[Plan]:
    """What to begin with: Big Money, with each card that may help it, and small engines of villages and draw."""
    money = (("Gold", "all"), ("Silver", "all"))
    plans = [Plan(money)]
    helping = sorted(kinds, key=lambda kind: -strength_of(kind).wins)
    for kind in helping[:6]:
        plans.append(Plan(((kind.name, "1"), *money)))
        plans.append(Plan((money[0], (kind.name, "2"), money[1])))
    for kind in helping[:3]:
        for other in helping[:4]:
            if other is not kind:
                plans.append(Plan(((kind.name, "2"), (other.name, "1"), *money)))
    actions = [kind for kind in kinds if kind.is_(ACTION)]
    villages = [kind for kind in actions if profile_of(kind).is_village()]
    draws = sorted((k for k in actions if profile_of(k).cards >= 2), key=lambda k: -profile_of(k).cards)
    for village in villages[:2]:
        for drawing in draws[:2]:
            if drawing is not village:
                plans.append(Plan(((drawing.name, "3"), (village.name, "3"), ("Gold", "2"), *money)))
    return plans


def changed(plan: Plan, cards: list[str], rng: random.Random) -> Plan:
    """The plan with something changed by chance."""
    wants = list(plan.wants)
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        what = rng.random()
        if what < 0.35 and len(wants) < 14:
            wants.insert(rng.randrange(len(wants) + 1), (rng.choice(cards), rng.choice(LIMITS)))
        elif what < 0.50 and len(wants) > 1:
            del wants[rng.randrange(len(wants))]
        elif what < 0.70:
            i = rng.randrange(len(wants))
            wants[i] = (wants[i][0], rng.choice(LIMITS))
        elif what < 0.85 and len(wants) > 1:
            want = wants.pop(rng.randrange(len(wants)))
            wants.insert(rng.randrange(len(wants) + 1), want)
        elif what < 0.90:
            plan = replace(plan, province=rng.choice([0, 6, 8, 10, 12, 15, 18, 22]))
        elif what < 0.96:
            plan = replace(plan, duchy=rng.randrange(2, 9))
        else:
            plan = replace(plan, estate=rng.randrange(0, 4))
    seen: list[Want] = []
    for want in wants:
        if want not in seen:
            seen.append(want)
    return replace(plan, wants=tuple(seen))


def crossed(one: Plan, other: Plan, rng: random.Random) -> Plan:
    """The beginning of one plan and the end of another."""
    cut = rng.randrange(len(one.wants) + 1)
    wants = list(one.wants[:cut]) + [want for want in other.wants if want not in one.wants[:cut]]
    return replace(other, wants=tuple(wants[:14]))


# -- games ------------------------------------------------------------------------------------------------------------

_table: Game | None = None


def _sit_down(setup: Setup) -> None:
    """In each worker, once: the table to play on."""
    global _table
    _table = prepare(setup)
    add_starting_decks(_table, setup)


def _agent(text: str) -> Agent:
    return Bailiff() if text == BAILIFF else MenuBot(parse_menu(text))


BAILIFF = "bailiff"
_bots: dict[str, Agent] = {}


def _score(job: tuple[str, str, int, int]) -> float:
    """The score of the first menu against the second over so many games, both orders of each deal."""
    one, other, first, games = job
    assert _table is not None
    if len(_bots) > 500:
        _bots.clear()
    for text in (one, other):
        if text not in _bots:
            _bots[text] = _agent(text)
    won = 0.0
    for i in range(first, first + games):
        me = i % 2
        game = _table.copy()
        game.most_turns = MOST_TURNS
        game.agents = [_bots[one], _bots[other]] if me == 0 else [_bots[other], _bots[one]]
        game.deal(f"solve/{i // 2}")
        game.run()
        winners = game.winners()
        if me in winners:
            won += 1.0 / len(winners)
    return won / games


class Solution:
    """What a search found."""

    def __init__(self, champion: Plan, beats: list[tuple[str, float, int]], plans: int, games: int) -> None:
        self.champion = champion
        self.beats = beats  # whom it plays: name, its score, over how many games
        self.plans = plans  # how many plans were tried
        self.games = games

    def menu(self, name: str = "") -> Menu:
        return self.champion.menu(name)


@contextmanager
def _workers(setup: Setup, jobs: int) -> Iterator[Callable[[list[tuple[str, str, int, int]]], list[float]]]:
    if jobs == 1:
        _sit_down(setup)
        yield lambda work: [_score(job) for job in work]
        return
    with ProcessPoolExecutor(jobs, initializer=_sit_down, initargs=(setup,)) as pool:
        yield lambda work: list(pool.map(_score, work))


def solve(
    setup: Setup,
    minutes: float = 1.0,
    seed: int | str = 0,
    jobs: int = 1,
    rivals: dict[str, str] | None = None,
    watch: Callable[[str], None] | None = None,
    most_rounds: int = 1_000_000,
) -> Solution:
    """Search for a menu that beats the others. `rivals` are menus as text that it should beat in the end."""
    setup = setup.complete(seed)
    rng = random.Random(repr(("solve", seed)))
    kinds = kinds_of(setup)
    cards = [k.name for k in kinds if k.is_(ACTION | TREASURE) or k.is_(VICTORY)] + ["Gold", "Silver", "Duchy"]
    usual = {"Bailiff": BAILIFF, "Big Money": big_money_with([]).dump(), "the draft": draft(kinds).dump()}
    rivals = usual | (rivals or {})
    tried = games = 0
    ends = time.monotonic() + 60.0 * minutes
    with _workers(setup, jobs) as play:

        def scores(plans: list[Plan], panel: list[str], first: int, count: int) -> list[float]:
            nonlocal games
            work = [(plan.text(), other, first, count) for plan in plans for other in panel]
            games += len(work) * count
            found = play(work)
            n = len(panel)
            return [sum(found[i * n : (i + 1) * n]) / n for i in range(len(plans))]

        panel = list(rivals.values())
        pool = first_plans(kinds)
        tried = len(pool)
        found = sorted(zip(scores(pool, panel, 0, FIRST_TRY), range(len(pool)), strict=True), reverse=True)
        best = [pool[i] for _, i in found[:6]]
        champion = best[0]
        for round_number in range(most_rounds):
            if time.monotonic() > ends:
                break
            children = []
            for _ in range(CHILDREN):
                parent = champion if rng.random() < 0.5 else rng.choice(best)
                if rng.random() < 0.2:
                    parent = crossed(parent, rng.choice(best), rng)
                children.append(changed(parent, cards, rng))
            tried += len(children)
            first = 1000 * (round_number + 1)
            toughest = [champion.text(), *panel]
            got = scores(children, toughest, first, FIRST_TRY)
            order = sorted(range(len(children)), key=lambda i: -got[i])
            good = [children[i] for i in order[:2]]
            more = scores([*good, champion], toughest, first + FIRST_TRY, SECOND_TRY)
            for plan, score in zip(good, more, strict=False):
                if score > more[-1]:
                    best = [plan, *best][:6]
                    duel = scores([plan], [champion.text()], first + 400, FINAL)[0]
                    if duel > 0.505:
                        champion = plan
                        if watch is not None:
                            watch(f"{tried} plans tried: {champion.menu().name}, {duel:.0%} against the one before")
                        break
        beats = []
        for name, text in rivals.items():
            beats.append((name, scores([champion], [text], 10_000_000, 2000)[0], 2000))
    return Solution(champion, beats, tried, games)
