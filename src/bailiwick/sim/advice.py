"""Advice on a kingdom: which plans are good, what makes each of them work, and what beats it.

Races of plans find candidates; what is told of them comes from other games, on which nothing was chosen. The plans play
Bailiff, Big Money and each other. Of each plan, each card is left out once, and what remains plays the whole plan.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Final

from bailiwick.bots.analysis import plan_cards
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.menu import Item, Menu, parse_menu
from bailiwick.bots.study import Race
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.setup import Setup
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.estimate import Estimate, variance
from bailiwick.sim.match import Match
from bailiwick.sim.result import Result
from bailiwick.sim.run import play_match
from bailiwick.sim.strategies import Strategy
from bailiwick.sim.workers import Workers, deaf, make_workers, usable_cores

__all__ = ["FORMAT", "Advice", "Advised", "Part", "advise"]

FORMAT: Final = "bailiwick-advice"
VERSION: Final = 1
FEWEST_GAMES: Final = 500
LONGEST: Final = 120.0  # minutes
RACES: Final = 2  # of different seeds, so that not all plans descend from the same
SHOWN: Final = 5  # plans
ALIKE = (8, 60)  # games in which two menus must play the same to be one, by how many games there are
TRIAL: Final = 300  # games of a race that tell how fast games are here
# The shares of all games: the races, what plans play against each other, and what is played without a card.
RACING, MEETING, LEAVING_OUT = 0.55, 0.25, 0.2
LEAST: Final = 10  # games of a pair
MOST_OF_A_PAIR: Final = 4000
TRASHING: Final = "what it trashes"
HABITS: Final = "its habits"
BIG_MONEY: Final = "Big Money"
BAILIFF: Final = "Bailiff"

Watch = Callable[[str], None]


@dataclass(frozen=True)
class Part:
    """A card of a plan, or what it trashes, or its habits, and how many points of winning chance that is worth: those
    that the plan without it lacks of half against the plan with it."""

    card: str
    worth: Estimate


@dataclass
class Advised:
    """A plan, how it does, what makes it work and what beats it."""

    name: str
    menu: Menu
    score: Estimate  # over all it met, each counting the same
    against: dict[str, Estimate] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    beaten_by: str = ""  # the one against which it does worst, where that is worse than even for sure

    def worst(self) -> str:
        """The one against which it does worst."""
        return min(self.against, key=lambda name: self.against[name].value)


@dataclass
class Advice:
    """The plans of a kingdom, the best first."""

    setup: Setup
    seed: int | str
    plans: list[Advised]
    games: int = 0
    complete: bool = True

    def data(self) -> dict[str, Any]:
        return {
            "format": FORMAT, "version": VERSION, "kingdom": kingdom_line(self.setup), "seed": self.seed,
            "games": self.games, "complete": self.complete,
            "plans": [
                {
                    "name": one.name, "cards": plan_cards(one.menu), "menu": one.menu.dump(),
                    "score": one.score.data(),
                    "against": {name: score.data() for name, score in one.against.items()},
                    "parts": [{"card": part.card, **part.worth.data()} for part in one.parts],
                    "worst": one.worst() if one.against else "", "beaten_by": one.beaten_by,
                }
                for one in self.plans
            ],
        }  # fmt: skip


def advise(
    setup: Setup,
    minutes: float = 1.0,
    games: int = 0,
    seed: int | str = 0,
    jobs: int = 1,
    watch: Watch | None = None,
) -> Advice:
    """Study a kingdom of two players for so many minutes, or in about so many games. With a number of games the same
    seed gives the same. Ctrl-C gives what was found until then, once there are plans."""
    if setup.players != 2:
        raise SimulationError(f"Plans are studied for two players, not for {setup.players}.")
    if games and games < FEWEST_GAMES:
        raise SimulationError(f"{games} games tell nothing of a kingdom; give {FEWEST_GAMES} or more.")
    if not games and not 0.0 < minutes <= LONGEST:
        raise SimulationError(f"--minutes takes more than 0 and at most {LONGEST:g}, not {minutes:g}.")
    setup = setup.complete(seed)
    jobs = jobs or usable_cores()
    tell = watch or (lambda line: None)
    if not games:
        begun = time.monotonic()
        Race(setup, f"{seed}/trial", TRIAL).run()
        rate = TRIAL / max(0.001, time.monotonic() - begun) * (1.0 + 0.7 * (jobs - 1))
        games = max(FEWEST_GAMES, int(rate * 60.0 * minutes))
    tell(f"{games:,} games: plans are raced, then play each other, and then without each of their cards.")
    return _Studying(setup, games, seed, jobs, tell).run()


class _Studying:
    """The work on one kingdom."""

    def __init__(self, setup: Setup, games: int, seed: int | str, jobs: int, tell: Watch) -> None:
        self.setup = setup
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.tell = tell
        self.played = 0
        self.workers: Workers | None = None

    def run(self) -> Advice:
        advice = Advice(self.setup, self.seed, [])
        plans: list[Advised] = []
        try:
            self.workers = make_workers(self.jobs)
            plans = self.candidates()
            self.tell("; ".join(one.name for one in plans))
            advice.plans = plans
            self.meet(plans)
            plans.sort(key=lambda one: -one.score.value)
            self.leave_out(plans)
        except KeyboardInterrupt:
            advice.complete = False
            advice.plans = [one for one in plans if one.against]
            if not advice.plans:
                raise
            advice.plans.sort(key=lambda one: -one.score.value)
        finally:
            if self.workers is not None:
                self.workers.close()
        advice.games = self.played
        return advice

    # -- finding plans ----------------------------------------------------------------------------------------------

    def candidates(self) -> list[Advised]:
        """The best plans of all races that differ in their cards."""
        each = max(4 * LEAST, int(RACING * self.games / RACES))
        works = [(self.setup, f"{self.seed}/{i}", each) for i in range(RACES)]
        if self.jobs > 1:
            with deaf():
                pool = get_context("spawn").Pool(min(self.jobs, RACES), _ignore)
            with pool:
                races = pool.map(_race, works)
        else:
            races = [_race(work) for work in works]
        self.played += RACES * each
        ranked = sorted((one for race in races for one in race), key=lambda one: (-one[1], one[0]))
        found: list[Advised] = []
        seen: list[set[str]] = []
        for text, _ in ranked:
            if len(found) == SHOWN:
                break
            menu = parse_menu(text)
            if self.has_events and not menu.says_events:
                # What the hand of a race buys beside its menu stands on the menu, so that it can be played elsewhere.
                menu.buy.insert(0, Item(None, None, ""))
            menu = self.tidied(menu)
            cards = set(plan_cards(menu))
            if cards in seen:
                continue
            seen.append(cards)
            name = _name(menu, [one.name for one in found])
            menu.name = name
            found.append(Advised(name, menu, Estimate(0.5, 0.0, 1.0, 0)))
        return found

    def tidied(self, menu: Menu) -> Menu:
        """The menu without lines that nothing comes of, as races leave some: without them it plays just the same."""
        alike = min(ALIKE[1], max(ALIKE[0], self.games // 300))
        for item in reversed(menu.buy[1:]):
            less = Menu("", [other for other in menu.buy if other is not item], menu.play, menu.trash, menu.habits)
            one, other = (Strategy("plan", "menu", each.dump()) for each in (menu, less))
            result = self.result(one, other, alike, "tidy")
            if variance(result.tally.sides[0].score) == 0.0 and result.strategies[0].score.value == 0.5:
                menu = less
        return menu

    @property
    def has_events(self) -> bool:
        return bool(self.setup.landscapes)

    # -- fresh games ------------------------------------------------------------------------------------------------

    def score(self, one: Strategy, other: Strategy, games: int, name: str) -> Estimate:
        """How the first does against the second."""
        return self.result(one, other, games, name).strategies[0].score

    def result(self, one: Strategy, other: Strategy, games: int, name: str) -> Result:
        """Fresh games of two."""
        assert self.workers is not None
        match = Match.of(self.setup, [one, other], f"{self.seed}/advice/{name}")
        result = play_match(match, self.workers, games)
        self.played += result.games
        return result

    def meet(self, plans: list[Advised]) -> None:
        """Everybody against Bailiff, Big Money and everybody."""
        money = Strategy(BIG_MONEY, "menu", big_money_with([], colonies=self.setup.colonies).dump())
        rivals = {BAILIFF: Strategy(BAILIFF, "bot", "bailiff")}
        if all(plan_cards(one.menu) for one in plans):
            rivals[BIG_MONEY] = money
        ours = {one.name: Strategy(one.name, "menu", one.menu.dump()) for one in plans}
        pairs = len(plans) * len(rivals) + len(plans) * (len(plans) - 1) // 2
        games = min(MOST_OF_A_PAIR, max(LEAST, int(MEETING * self.games / max(1, pairs))))
        for i, one in enumerate(plans):
            for name, rival in rivals.items():
                one.against[name] = self.score(ours[one.name], rival, games, f"{i}/{name}")
            for j in range(i):
                other = plans[j]
                score = self.score(ours[one.name], ours[other.name], games, f"{i}/{j}")
                one.against[other.name] = score
                other.against[one.name] = Estimate(1.0 - score.value, 1.0 - score.high, 1.0 - score.low, score.n)
            self.tell(f"{one.name} has met {len(one.against)} others.")
        for one in plans:
            one.score = _mean(list(one.against.values()))
            worst = one.worst()
            if one.against[worst].high < 0.5:
                one.beaten_by = worst

    def leave_out(self, plans: list[Advised]) -> None:
        """Each plan without each of its cards, against itself."""
        shorter = [(one, card, menu) for one in plans for card, menu in _without(one.menu)]
        games = min(MOST_OF_A_PAIR, max(LEAST, int(LEAVING_OUT * self.games / max(1, len(shorter)))))
        for one, card, menu in shorter:
            whole = Strategy(one.name, "menu", one.menu.dump())
            less = Strategy(f"{one.name} without {card}", "menu", menu.dump())
            score = self.score(less, whole, games, f"{one.name}/{card}")
            worth = Estimate(0.5 - score.value, 0.5 - score.high, 0.5 - score.low, score.n)
            one.parts.append(Part(card, worth))
            one.parts.sort(key=lambda part: (-part.worth.value, part.card))


def _ignore() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits


def _race(work: tuple[Setup, str, int]) -> list[tuple[str, float]]:
    """What comes out of a race: menus and their shares of games won."""
    setup, seed, games = work
    return [(one.text, one.share) for one in Race(setup, seed, games).run()]


def _name(menu: Menu, taken: Sequence[str]) -> str:
    """What a plan is called: by its cards."""
    *others, last = plan_cards(menu) or [BIG_MONEY]
    name = f"{', '.join(others)} and {last}" if others else last
    number, free = 2, name
    while free in taken or free == BAILIFF:
        free, number = f"{name} ({number})", number + 1
    return free


def _without(menu: Menu) -> list[tuple[str, Menu]]:
    """The menu without each of its cards, without what it trashes, and without its habits."""
    found = []
    for card in plan_cards(menu):
        buy = [item for item in menu.buy if item.name != card]
        found.append((card, Menu("", buy, menu.play, menu.trash, menu.habits)))
    if menu.trash:
        found.append((TRASHING, Menu("", menu.buy, menu.play, [], menu.habits)))
    if menu.habits:
        found.append((HABITS, Menu("", menu.buy, menu.play, menu.trash)))
    return found


def _mean(scores: list[Estimate]) -> Estimate:
    """The mean of scores that know nothing of each other, with its interval."""
    n = len(scores)
    value = sum(score.value for score in scores) / n
    reach = sum(((score.high - score.low) / 2) ** 2 for score in scores) ** 0.5 / n
    return Estimate(value, max(0.0, value - reach), min(1.0, value + reach), sum(score.n for score in scores))
