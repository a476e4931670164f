"""Studying a kingdom: a race of plans, from which the best come out, ranked.

Plans are drawn up from what the cards are for and play against what Bailiff would do without a study, and against Big
Money. Those that do badly drop out early; the best have children, changed by chance, and the best of them becomes a
rival itself. What is found depends on the number of games, never on the clock: the same kingdom, seed and number of
games lead to the same plans on every machine and build.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from bailiwick.bots.bailiff import Bailiff
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.habits import FIRST as PLAYED_FIRST
from bailiwick.bots.habits import MOST, NEVER, NO, NONE, YES
from bailiwick.bots.menu import Menu, MenuError, parse_menu
from bailiwick.bots.plans import Plan, changed, crossed, first_plans, vocabulary, with_colonies, with_habit
from bailiwick.bots.rivals import Pace, pace_of
from bailiwick.bots.tactics import Tactician
from bailiwick.cards import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import View
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.kingdoms.setup import Setup, add_starting_decks, prepare

__all__ = ["GAMES", "Race", "Ranked", "School", "Study", "hand_with", "school_at", "school_of", "studied", "study"]

GAMES: Final = 24_000  # of a study: about ten seconds of one core where the engine is compiled
FAR: Final = 120  # turns, of all players together, after which a game of a study is broken off
FIRST: Final = 12  # games against each rival that every plan gets; a child gets so many, and more if it does well
# Of all games, what plans play until a third of them, and a third of those, are left.
SIEVES: Final = (0.24, 0.12, 0.12)
EVOLUTION: Final = 0.75  # of all games, when no more children are born
CHILDREN: Final = 16  # of a generation
PARENTS: Final = 8
PROMISING: Final = 4  # of a generation's children, how many play on,
SECOND: Final = 24  # until they have so many games against each rival, and the best so many more
THIRD: Final = 72
FOURTH: Final = 240
LIKE: Final = 4  # plans with the same cards that may have children
FINALISTS: Final = 6
HABITS_FROM: Final = 3  # the generation in which the best plan is tried with each habit
LISTENED: Final = 10  # games, from which the questions are known
MOST_TRIED: Final = 40  # habits
MOST_ITEMS: Final = 4  # of a list from which a habit may choose
BAILIFF: Final = "Bailiff"  # the rivals: what it does without a study,
MONEY: Final = "Big Money"
DUE: Final = 0.65  # to be won against Big Money
BELIEF: Final = 30  # games that a plan must play until they say as much of it as that most plans are equal
FOUND: Final = "the best of the first"  # a rival from then on


@dataclass(frozen=True)
class Ranked:
    """A plan and the shares of games that it won against each rival."""

    text: str
    share: float  # over all rivals
    against: dict[str, float]
    games: int

    def menu(self) -> Menu:
        return parse_menu(self.text)


@dataclass(frozen=True)
class Study:
    """What is known of a kingdom: the best plans, the best first."""

    kingdom: str
    plans: list[Ranked]
    games: int


class Runner:
    """A plan in the race."""

    def __init__(self, plan: Plan | None, text: str) -> None:
        self.plan = plan  # None of a menu that was drawn up otherwise: it has no children
        self.text = text
        menu = parse_menu(text)
        self.hand = hand_with(menu)
        self.cards = ",".join(sorted(menu.cards()))
        self.won: dict[str, float] = {}
        self.played: dict[str, int] = {}

    def share(self, rival: str) -> float:
        return self.won[rival] / self.played[rival] if self.played.get(rival) else 0.0

    def likely_share(self, rival: str) -> float:
        """The same, as far as so few games can be believed."""
        return (self.won.get(rival, 0.0) + 0.5 * BELIEF) / (self.played.get(rival, 0) + BELIEF)


class Race:
    """The plans for one table, and the games they have played."""

    def __init__(self, setup: Setup, seed: object, games: int) -> None:
        self.table = prepare(setup)
        add_starting_decks(self.table, setup)
        self.rng = random.Random(repr(("study", seed)))
        self.left = games
        self.seed = str(seed)
        kinds, landscapes = kinds_at(self.table)
        self.kinds = kinds
        self.landscapes = landscapes
        self.colonies = setup.colonies
        self.words = vocabulary(kinds, landscapes, setup.colonies)
        self.rivals: dict[str, Agent] = {BAILIFF: Bailiff()}
        self.runners: dict[str, Runner] = {}
        self.habits: list[str] = []  # that may be tried
        self.games = 0
        drawn = Bailiff().menu_for(self.table.view(0)).dump()
        self.usual = [Runner(None, drawn), Runner(None, big_money_with([], colonies=setup.colonies).dump())]

    def runner(self, plan: Plan) -> Runner:
        plan = with_colonies(plan) if self.colonies and not plan.colony else plan
        text = plan.text()
        found = self.runners.get(text)
        if found is None:
            found = self.runners[text] = Runner(plan, text)
        return found

    def meet(self, runner: Runner, rival: str, count: int) -> None:
        """Let it play on against the rival until it has so many games, both orders of each deal."""
        had = runner.played.get(rival, 0)
        won = 0.0
        n = len(self.table.players)
        other = self.rivals[rival]
        for i in range(had, count):
            me = i % n
            game = self.table.copy()
            game.most_turns = FAR
            agents: list[Agent] = [other] * n
            agents[me] = runner.hand
            game.agents = agents
            game.deal(f"study/{self.seed}/{i // n}")
            game.run()
            winners = game.winners()
            if me in winners:
                won += 1.0 / len(winners)
        if count > had:
            runner.won[rival] = runner.won.get(rival, 0.0) + won
            runner.played[rival] = count
            self.games += count - had
            self.left -= count - had

    def try_all(self, runners: list[Runner], count: int) -> None:
        for runner in runners:
            for rival in self.rivals:
                self.meet(runner, rival, count)

    def worth(self, runner: Runner) -> float:
        """The share of games it wins over all rivals, less what it lacks of what is due against any of them."""
        worth = 0.0
        for rival in self.rivals:
            share = runner.likely_share(rival)
            worth += share / len(self.rivals) - max(0.0, (DUE if rival == MONEY else 0.5) - share)
        return worth

    def best(self, runners: list[Runner], count: int) -> list[Runner]:
        return sorted(runners, key=lambda one: (-self.worth(one), one.text))[:count]

    def run(self) -> list[Ranked]:
        total = self.left
        alive = [self.runner(plan) for plan in first_plans(self.kinds, self.landscapes)]
        most = max(12, int(SIEVES[0] * total) // (len(self.rivals) * FIRST))
        if len(alive) > most:
            alive = alive[:1] + self.rng.sample(alive[1:], most - 1)
        self.try_all(alive, FIRST)
        played = FIRST
        for part in SIEVES[1:]:
            alive = self.best(alive, max(PARENTS, len(alive) // 3))
            played += even(part * total / (len(self.rivals) * len(alive)))
            self.try_all(alive, played)
        alive = self.best(alive, 2 * PARENTS)
        self.rivals[FOUND] = alive[0].hand
        self.try_all(alive[:PARENTS], SECOND)
        alive = self.best(alive[:PARENTS], PARENTS)
        generation = 0
        while self.left > (1.0 - EVOLUTION) * total:
            generation += 1
            if generation == HABITS_FROM:
                self.habits = habits_met(self.table, [one.hand for one in alive[:3]])
                children = [self.runner(with_habit(plan_of(alive[0]), habit)) for habit in self.habits]
            else:
                children = self.children(alive)
            children = [one for one in children if one not in alive] or alive[-1:]
            self.try_all(children, FIRST)
            promising = self.best(children, PROMISING)
            self.try_all(promising, SECOND)
            alive = self.varied(alive + promising, 2 * PARENTS, LIKE)
            self.try_all([one for one in alive[:3] if one.played[FOUND] < THIRD], THIRD)
            if generation % 4 == 0:
                self.try_all(alive[:2], FOURTH)
            alive = self.best(alive, 2 * PARENTS)
        # What there was before any study is among them, so that a study seldom ends below where it began.
        self.rivals[MONEY] = hand_with(big_money_with([], colonies=self.colonies))
        finalists = self.varied(alive, FINALISTS, 2)
        finalists += [one for one in self.usual if one not in finalists]
        self.try_all(finalists, FIRST)
        for part in (0.4, 1.0):  # the better half plays the rest
            some = self.best(finalists, max(2, int(len(finalists) * (1.4 - part))))
            more = even(part * max(0, self.left) / (len(self.rivals) * len(some)))
            for one in some:
                for rival in self.rivals:
                    self.meet(one, rival, one.played[rival] + more)
        return [self.ranked(one) for one in self.best(finalists, len(finalists))]

    def varied(self, runners: list[Runner], count: int, like: int) -> list[Runner]:
        """The best of them, but no more than so many with the same cards."""
        found: list[Runner] = []
        alike: dict[str, int] = {}
        for one in self.best(runners, len(runners)):
            cards = one.cards
            alike[cards] = alike.get(cards, 0) + 1
            if alike[cards] <= like and len(found) < count:
                found.append(one)
        return found

    def children(self, alive: list[Runner]) -> list[Runner]:
        parents = alive[:PARENTS]
        found: list[Runner] = []
        for _ in range(4 * CHILDREN):
            if len(found) == CHILDREN:
                break
            plan = self.pick(parents)
            if self.rng.random() < 0.25:
                plan = crossed(plan, self.pick(parents), self.rng)
            plan = changed(plan, self.words, self.rng, self.habits)
            text = (with_colonies(plan) if self.colonies and not plan.colony else plan).text()
            if text not in self.runners:
                found.append(self.runner(plan))
        return found or parents

    def pick(self, parents: list[Runner]) -> Plan:
        return plan_of(parents[min(self.rng.randrange(len(parents)) for _ in range(2))])

    def ranked(self, one: Runner) -> Ranked:
        against = {rival: one.share(rival) for rival in self.rivals}
        return Ranked(one.text, self.worth(one), against, sum(one.played.values()))


def plan_of(runner: Runner) -> Plan:
    assert runner.plan is not None
    return runner.plan


class _Listening(Agent):
    """A hand, and which questions of which cards it was asked, with the answers that could be a habit."""

    def __init__(self, hand: Tactician, met: dict[str, int]) -> None:
        self.hand = hand
        self.met = met

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.hand.decide(view, decision)
        for habit in possible_habits(decision):
            self.met[habit] = self.met.get(habit, 0) + 1
        return answer


def possible_habits(decision: Decision) -> list[str]:
    """What may become a habit at such a question."""
    if decision.purpose in (ask.PLAY_ACTION, ask.PLAY_NIGHT):
        names = dict.fromkeys(card.name for card in decision.cards)
        return [f"{name} = {what}" for name in names for what in (NEVER, PLAYED_FIRST)]
    if decision.cause is None or decision.subject != decision.player or decision.cause.kind.number < 0:
        return []
    of = f"{decision.cause.name}/{decision.purpose}"
    if decision.purpose == ask.MAY:
        return [f"{of} = {YES}", f"{of} = {NO}"]
    if decision.shape != ask.PICK or not decision.size():
        return []
    if decision.n_cards == decision.size():
        return [f"{of} = {NONE}", f"{of} = {MOST}"] if decision.minimum == 0 else []
    if decision.purpose != ask.CHOOSE or decision.size() > MOST_ITEMS or decision.minimum != decision.maximum:
        return []
    picks = combinations(range(1, decision.size() + 1), decision.minimum)
    return [f"{of} = {' '.join(map(str, pick))}" for pick in picks]


def habits_met(table: Game, hands: list[Tactician]) -> list[str]:
    """The habits that hands could have, of questions that they are asked often."""
    met: dict[str, int] = {}
    for number in range(LISTENED):
        game = table.copy()
        game.most_turns = FAR
        game.agents = [_Listening(hands[(number + i) % len(hands)], met) for i in range(len(table.players))]
        game.deal(("habits", number))
        game.run()
    often = sorted(met, key=lambda habit: (-met[habit], habit))
    return [habit for habit in often if met[habit] >= LISTENED // 2 and is_read(habit)][:MOST_TRIED]


def is_read(habit: str) -> bool:
    """Whether it can stand in a menu: cards that are none by themselves, such as landscapes, cannot."""
    try:
        parse_menu(f"Gold\nhabits:\n{habit}")
    except MenuError:
        return False
    return True


def even(games: float) -> int:
    """So many games, both orders of each deal."""
    return 2 * int(games / 2)


def hand_with(menu: Menu) -> Tactician:
    """A hand that plays a menu, and buys Events as Bailiff does."""
    hand = Tactician(menu)
    hand.buys_events = True
    return hand


def kinds_at(table: Game) -> tuple[list[Kind], list[Kind]]:
    """The Kingdom cards that can be bought, those of split piles included, and the landscapes."""
    piles = [pile for pile in table.piles if pile.supply and not pile.kind.basic]
    kinds = [pile.top for pile in piles]
    kinds += [find(name) for pile in piles for name in pile.kind.split if find(name) not in kinds]
    return kinds, [card.kind for card in table.landscapes]


_known: Final[dict[str, Study]] = {}  # by what is on the table, see `table_name`
MOST_KNOWN: Final = 200


def study(setup: Setup, games: int = GAMES, seed: object = 0) -> Study:
    """Study a kingdom, once: who plays it afterwards in this process plays by what was found."""
    setup = setup.complete(seed)
    race = Race(setup, seed, games)
    name = table_name(race.table.view(0))
    known = _known.get(name)
    if known is None or known.games < games // 2:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        plans = race.run()
        known = _known[name] = Study(kingdom_line(setup), plans, race.games)
        _schools.pop(name, None)
        _schools[name] = school_of(race.table, known)
    return known


def studied(view: View) -> Study | None:
    """What is known of this table's kingdom."""
    return _known.get(table_name(view))


class School:
    """The hands for a table: those that play the plans which are known for it, the best first; what Bailiff draws up
    without a study; and Big Money. With each, what it comes to own by which turn, where that is known."""

    def __init__(self, hands: list[Tactician], paces: list[Pace]) -> None:
        self.hands = hands
        self.paces = paces


_schools: Final[dict[str, School]] = {}


def school_of(table: Game, known: Study) -> School:
    """The hands and their paces, found out by letting them play."""
    view = table.view(0)
    hands = [hand_with(plan.menu()) for plan in known.plans] + usual_hands(view)
    return School(hands, [pace_of(table, hand) for hand in hands])


def usual_hands(view: View) -> list[Tactician]:
    colonies = view.pile_with("Colony") is not None
    return [hand_with(Bailiff().menu_for(view)), hand_with(big_money_with([], colonies=colonies))]


def school_at(view: View) -> School:
    """The hands for the table that is seen."""
    name = table_name(view)
    found = _schools.get(name)
    if found is None:
        if len(_schools) >= MOST_KNOWN:
            _schools.clear()
        found = _schools[name] = School(usual_hands(view), [])
    return found


def table_name(view: View) -> str:
    """What tells the kingdoms apart: the piles of the Supply and the landscapes, and how many play."""
    names = [pile.name for pile in view.piles if pile.supply]
    return ",".join([str(view.players), *names, *sorted(card.name for card in view.landscapes())])
