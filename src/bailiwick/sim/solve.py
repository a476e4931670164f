"""Searching for a good menu for a kingdom, by evolution and self-play.

Plans that do well against a panel of rivals stay and have children, changed by chance; children that begin badly are
dropped after few games, those that begin well play on until it is clear. Several populations grow apart at first, each
from other plans, and then together. From time to time the best plan so far joins the panel, and rivals against which
the best does badly count for more. At the end the best plan is made as short as it can be without losing, and it plays
everybody once more, with deals on which nothing was chosen.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import Thread

from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.plans import Plan, changed, crossed, first_plans, random_plans, with_colonies
from bailiwick.bots.tactics import MenuBot
from bailiwick.cards import find
from bailiwick.engine.decision import Agent
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import Kind
from bailiwick.kingdoms.setup import Setup, add_starting_decks, prepare
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.play import MOST_TURNS

__all__ = ["Finding", "Solution", "kinds_of", "solve"]

POPULATION = 30  # plans that may have children
LIKE = 4  # of them, with the same cards
# Games against each rival: what a new plan gets, and the better ones, then so many of those that promise most; the last
# is for the best alone, when it is made shorter.
TRIES = [20, 80, 300, 1000, 4000]
PROMISING = [8, 3]
SELF_PLAY = 15  # every so many generations the best plan joins the panel,
MOST_SELVES = 3  # until so many of it sit there
REWEIGH = 5
FINAL_GAMES = 2000  # against each rival, once the search is over
FRESH = 10_000_000  # deals from this number on are played only then
SHOWN = 3  # plans that differ,
DIFFERENT = 2  # by at least so many cards
ISLANDS = 3  # populations that grow apart first, so that not all plans descend from the first good one
# The share of the time after which they come together, after which the best plan is made shorter, and after which it
# plays for the scores to be told.
TOGETHER = 0.4
TIDYING = 0.8
TELLING = 0.93
MOST_DEATHS = 3


@dataclass(frozen=True)
class Finding:
    """A plan and how it does: rival, score, games."""

    plan: Plan
    beats: list[tuple[str, float, int]]


class Solution:
    """What a search found: the best plan first, then others with other cards."""

    def __init__(self, findings: list[Finding], plans: int, games: int) -> None:
        self.findings = findings
        self.champion = findings[0].plan
        self.beats = findings[0].beats
        self.plans = plans  # how many were tried
        self.games = games

    def menu(self, name: str = "") -> Menu:
        return self.champion.menu(name)


def kinds_of(setup: Setup) -> list[Kind]:
    """The Kingdom cards that can be bought, those of split piles included."""
    piles = [pile for pile in prepare(setup).piles if pile.supply and not pile.kind.basic]
    kinds = [pile.top for pile in piles]
    return kinds + [find(name) for pile in piles for name in pile.kind.split if find(name) not in kinds]


# -- games ------------------------------------------------------------------------------------------------------------

Job = tuple[str, str, int, int]  # a menu, its rival, the number of the first game, how many games
Play = Callable[[list[Job]], list[bytes]]

BAILIFF = "bailiff"
WIN = 2
_table: Game | None = None
_seed = ""
_bots: dict[str, Agent] = {}


def sit_down(setup: Setup, seed: object = 0) -> None:
    """In each worker, once: the table to play on, and which deals to play."""
    global _table, _seed
    _seed = str(seed)
    _table = prepare(setup)
    add_starting_decks(_table, setup)


def _work(setup: Setup, seed: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits
    Thread(target=_leave_with_parent, daemon=True).start()
    sit_down(setup, seed)


def _leave_with_parent() -> None:
    """A worker whose search was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _bot(text: str) -> Agent:
    found = _bots.get(text)
    if found is None:
        if len(_bots) > 500:
            _bots.clear()
        found = _bots[text] = Bailiff() if text == BAILIFF else MenuBot(parse_menu(text))
    return found


def score(job: Job) -> float:
    """The score of the first menu against the second over so many games, both orders of each deal."""
    return share(results(job))


def share(found: bytes) -> float:
    return sum(found) / (WIN * len(found))


def results(job: Job) -> bytes:
    """What the first menu got out of each game against the second: WIN, half of that for a tie, or nothing."""
    one, other, first, games = job
    assert _table is not None
    mine, theirs = _bot(one), _bot(other)
    got = bytearray()
    for i in range(first, first + games):
        me = i % 2
        game = _table.copy()
        game.most_turns = MOST_TURNS
        game.agents = [mine, theirs] if me == 0 else [theirs, mine]
        game.deal(f"solve/{_seed}/{i // 2}")
        game.run()
        winners = game.winners()
        got.append(WIN // len(winners) if me in winners else 0)
    return bytes(got)


@contextmanager
def _workers(setup: Setup, jobs: int, seed: object = 0) -> Iterator[Play]:
    """Whoever plays: this process, or several; if one of them dies, what was under way is played again."""
    if jobs == 1:
        sit_down(setup, seed)
        yield lambda work: [results(job) for job in work]
        return

    def hired() -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(jobs, mp_context=context, initializer=_work, initargs=(setup, seed))

    pool = hired()

    def play(work: list[Job]) -> list[bytes]:
        nonlocal pool
        for _ in range(MOST_DEATHS):
            try:
                return list(pool.map(results, work, chunksize=4))
            except BrokenProcessPool:
                pool.shutdown()
                pool = hired()
        raise SimulationError(f"The processes of the search have died {MOST_DEATHS} times: they may lack memory.")

    try:
        yield play
    finally:
        pool.shutdown(cancel_futures=True)


# -- evolution --------------------------------------------------------------------------------------------------------


class Contender:
    """A plan and its games against each rival so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.text = plan.text()
        self.won: dict[str, float] = {}
        self.played: dict[str, int] = {}
        self.began: dict[str, bytes] = {}  # its first games; whoever has the same plays the same in all but name

    def score(self, rival: str) -> float:
        return self.won[rival] / self.played[rival]


class Search:
    """The state of a search: the panel, the population and what was played."""

    def __init__(
        self,
        play: Play,
        rivals: dict[str, str],
        kinds: list[Kind],
        rng: random.Random,
        size: int,
        tries: list[int],
        colonies: bool = False,
    ) -> None:
        self.play = play
        self.tries = tries
        self.rivals = rivals
        self.panel = list(rivals.values())
        self.weights = [1.0] * len(self.panel)
        self.cards = [kind.name for kind in kinds] + ["Gold", "Silver", "Duchy"]
        self.cards += ["Platinum", "Province"] if colonies else []
        self.kinds = kinds
        self.colonies = colonies
        self.rng = rng
        self.size = size
        self.games = self.plans = self.generations = 0
        self.population: list[Contender] = []
        self.apart: list[Contender] = []  # the populations before this one
        self.together = False

    def contenders(self, plans: list[Plan]) -> list[Contender]:
        found = [Contender(plan) for plan in dict.fromkeys(plans)]
        self.plans += len(found)
        return found

    def meet(self, some: list[Contender], count: int) -> None:
        """Let each of them play on until it has so many games against the panel; fewer where they count for little."""
        due: list[tuple[Contender, str]] = []
        work: list[Job] = []
        for rival, weight in zip(self.panel, self.weights, strict=True):
            # An even number: both orders of each deal.
            wanted = max(self.tries[0], 2 * round(0.5 * count * weight / max(self.weights)))
            for one in some:
                had = one.played.get(rival, 0)
                if had < wanted:
                    due.append((one, rival))
                    work.append((one.text, rival, had, wanted - had))
        for (one, rival), found in zip(due, self.play(work), strict=True):
            self.games += len(found)
            one.won[rival] = one.won.get(rival, 0.0) + share(found) * len(found)
            one.played[rival] = one.played.get(rival, 0) + len(found)
            one.began.setdefault(rival, found[: self.tries[0]])

    def worth(self, one: Contender) -> float:
        """Its score against the panel, weighed."""
        scores = [weight * one.score(rival) for rival, weight in zip(self.panel, self.weights, strict=True)]
        return sum(scores) / sum(self.weights)

    def best_of(self, some: list[Contender], count: int) -> list[Contender]:
        return sorted(some, key=lambda one: -self.worth(one))[:count]

    def tried(self, some: list[Contender]) -> list[Contender]:
        """Those of them that do not play just like each other or like somebody in the population."""
        self.meet(some, self.tries[0])
        known = {self.beginning(one) for one in self.population if one.began}
        new = []
        for one in some:
            if self.beginning(one) not in known:
                known.add(self.beginning(one))
                new.append(one)
        return new

    def beginning(self, one: Contender) -> bytes:
        return b"".join(one.began[rival] for rival in self.rivals.values())

    def begin(self, first: bool = True) -> None:
        """A new population: of the obvious plans, the first time, and of plans by chance."""
        plans = first_plans(self.kinds) if first else []
        plans += random_plans(self.kinds, self.rng, max(self.size, 3 * self.size - len(plans)))
        self.apart += self.population
        self.population = []
        begun = self.tried(self.contenders([with_colonies(plan) for plan in plans] if self.colonies else plans))
        begun = self.best_of(begun, self.size)
        self.meet(begun, self.tries[1])
        self.keep(begun)

    def come_together(self) -> None:
        """The best of all populations are one from now on."""
        self.keep(self.apart + self.population)
        self.apart = []
        self.together = True

    def keep(self, people: list[Contender]) -> None:
        """The best of them are the population; those that are much alike leave room for others."""
        staying: list[Contender] = []
        alike: dict[frozenset[str], int] = {}
        for one in self.best_of(people, len(people)):
            cards = frozenset(one.plan.cards())
            alike[cards] = alike.get(cards, 0) + 1
            if alike[cards] <= LIKE:
                staying.append(one)
        self.population = staying[: self.size]

    def generation(self) -> None:
        """Children, the sieve, and who stays."""
        self.generations += 1
        children = self.tried(self.children(self.size + self.size // 3))
        children = self.best_of(children, self.size // 2)
        self.meet(children, self.tries[1])
        people = self.population + self.best_of(children, self.size // 4)
        for count, games in zip(PROMISING, self.tries[2:-1], strict=True):
            self.meet(self.best_of(people, count), games)
        self.keep(people)
        if self.generations % REWEIGH == 0:
            self.reweigh()
        selves = len(self.panel) - len(self.rivals)
        if self.together and self.generations % SELF_PLAY == 0 and selves < MOST_SELVES:
            self.join_panel(self.population[0])

    def join_panel(self, one: Contender) -> None:
        if one.text in self.panel:
            return
        self.panel.append(one.text)
        self.weights.append(0.5)
        self.meet(self.population, self.tries[1])
        self.keep(self.population)

    def children(self, count: int) -> list[Contender]:
        known = {one.plan for one in self.population}
        plans: list[Plan] = []
        for _ in range(4 * count):  # most changes make a new plan
            plan = self.rng.choice(self.population[:3]).plan if self.rng.random() < 0.35 else self.parent()
            if self.rng.random() < 0.25:
                plan = crossed(plan, self.parent(), self.rng)
            plan = changed(plan, self.cards, self.rng)
            if plan not in known and len(plans) < count:
                known.add(plan)
                plans.append(plan)
        return self.contenders(plans)

    def parent(self) -> Plan:
        """The best of three by chance; the population is in order."""
        return self.population[min(self.rng.randrange(len(self.population)) for _ in range(3))].plan

    def reweigh(self) -> None:
        """Rivals against which the best plan does badly count for more."""
        best = self.population[0]
        for i, rival in enumerate(self.rivals.values()):
            self.weights[i] = max(0.2, 1.0 + 4.0 * (0.6 - best.score(rival)))

    def tidy(self, ends: float) -> None:
        """Leave out of the best plan what it does not need, from the end: what stands there is needed least."""
        if time.monotonic() >= ends:
            return
        best = self.population[0]
        self.meet([best], self.tries[-1])
        enough = self.worth(best) - 0.004
        for i in reversed(range(len(best.plan.wants))):
            wants = best.plan.wants
            if len(wants) == 1 or time.monotonic() >= ends:
                break
            shorter = [replace(best.plan, wants=wants[:i] + wants[i + 1 :])]
            if wants[i].when:
                shorter.append(replace(best.plan, wants=(*wants[:i], wants[i]._replace(when=""), *wants[i + 1 :])))
            tried = self.contenders(shorter)
            self.meet(tried, self.tries[-1])
            best = next((one for one in tried if self.worth(one) >= enough), best)
        self.population[0] = best

    def state(self) -> str:
        """In a line, how far it has come."""
        best = self.population[0]
        scores = {name: best.score(rival) for name, rival in self.rivals.items()}
        worst = min(scores, key=lambda name: scores[name])
        cards = ", ".join(best.plan.cards()) or "Big Money"
        return f"{scores[worst]:.0%} or more ({worst} is hardest) with {cards}"

    def findings(self, games: int) -> list[Finding]:
        """The best plans that differ in their cards, and how each does on fresh deals."""
        chosen: list[Plan] = []
        for one in self.population:
            cards = set(one.plan.cards())
            if all(len(cards ^ set(plan.cards())) >= DIFFERENT for plan in chosen):
                chosen.append(one.plan)
        chosen = chosen[:SHOWN]
        work = [(plan.text(), rival, FRESH, games) for plan in chosen for rival in self.rivals.values()]
        try:
            scores = [share(found) for found in self.play(work)]
        except KeyboardInterrupt:
            return [Finding(plan, []) for plan in chosen]
        n = len(self.rivals)
        return [
            Finding(plan, [(name, score, games) for name, score in zip(self.rivals, scores[n * i :], strict=False)])
            for i, plan in enumerate(chosen)
        ]


def told_apart(rivals: dict[str, str], more: dict[str, str]) -> dict[str, str]:
    """All rivals, each menu once; a name that is taken gets a number."""
    every = dict(rivals)
    for name, text in more.items():
        if text not in every.values():
            number, free = 2, name
            while free in every:
                free = f"{name} ({number})"
                number += 1
            every[free] = text
    return every


def solve(
    setup: Setup,
    minutes: float = 1.0,
    seed: int | str = 0,
    jobs: int = 1,
    rivals: dict[str, str] | None = None,
    watch: Callable[[str], None] | None = None,
    most_generations: int = 1_000_000,
    final_games: int = FINAL_GAMES,
    population: int = POPULATION,
    tries: list[int] = TRIES,
) -> Solution:
    """Search for a menu that beats the others. `rivals` are menus as text that it should beat in the end.

    With so few generations that time does not matter, the same seed finds the same. Ctrl-C ends the search early; what
    was found so far counts, and once more leaves out the games for the scores.
    """
    if setup.players != 2:
        raise SimulationError(f"A search is for two players, not for {setup.players}.")
    setup = setup.complete(seed)
    kinds = kinds_of(setup)
    usual = {"Bailiff": BAILIFF, "Big Money": big_money_with([], colonies=setup.colonies).dump()}
    begun = time.monotonic()
    with _workers(setup, jobs, seed) as play:
        rng = random.Random(repr(("solve", seed)))
        search = Search(play, told_apart(usual, rivals or {}), kinds, rng, population, tries, setup.colonies)
        said = ""

        def is_before(share: float) -> bool:
            """Whether less than so much of the time has gone, and of the generations, which come before the tidying."""
            late = time.monotonic() >= begun + 60.0 * share * minutes
            return not late and search.generations < most_generations * share / TIDYING

        def evolve(share: float, name: str = "") -> None:
            nonlocal said
            while is_before(share):
                search.generation()
                if watch is not None and search.state() != said:
                    said = search.state()
                    watch(f"{name}{search.plans:,} plans, {search.games:,} games: {said}")

        try:
            for island in range(ISLANDS):
                if island == 0 or is_before(TOGETHER):
                    search.begin(first=island == 0)
                    evolve(TOGETHER * (island + 1) / ISLANDS, f"Population {island + 1} of {ISLANDS}: ")
            search.come_together()
            evolve(TIDYING)
            search.tidy(begun + 60.0 * TELLING * minutes)
        except KeyboardInterrupt:
            if not search.together:
                search.come_together()
            if not search.population:
                raise SimulationError("Stopped before anything was found.") from None
            if watch is not None:
                watch("Stopped early: now the games for the scores of what was found so far.")
        return Solution(search.findings(final_games), search.plans, search.games)
