"""Looking back at a game: what each decision was worth, in points of winning chance, and what would have been better.

Every decision is judged by what its seat could know: forks from the question, in which the rest is dealt anew, are
played to the end by hands that follow the plans for this kingdom. The best answer is chosen by one half of the forks,
and its gain measured by the other, so that luck does not make mistakes of good moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.menu import Menu
from bailiwick.bots.rivals import Rivals
from bailiwick.bots.study import School
from bailiwick.bots.tactics import Tactician
from bailiwick.bots.thinker import Way, lead_share
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.game import Game
from bailiwick.engine.session import Session
from bailiwick.engine.thinking import FAR, Thought
from bailiwick.engine.view import View

__all__ = [
    "BLUNDER", "INACCURACY", "MISTAKE", "SIZES", "Judged", "Position", "Reason", "Turn", "plan_cards",
    "positions", "size_of", "turns_of",
]  # fmt: skip

# How much winning chance is lost by what is called so.
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
SIZES: Final = [(BLUNDER, 0.15), (MISTAKE, 0.07), (INACCURACY, 0.03)]
SURE: Final = 2.0  # errors that a loss must exceed to be called anything
CERTAIN: Final = 0.9  # of the forks, in which something happens that is said to happen
MARGIN: Final = 0.15  # of the worth of a game, how much is by how much it is won
FIRST: Final = 6  # forks in which every answer is tried
ROUND: Final = 4  # forks between looks at which answers are worth trying further
DOUBT: Final = 1.5  # errors by which an answer may seem behind and still be tried
PLANS: Final = 4  # that are weighed against each other
NOTABLE_POINTS: Final = 1.5
NOTABLE_TURNS: Final = 0.8


class Outcome(NamedTuple):
    """How a fork ended."""

    won: float
    worth: float
    own: int  # points
    others: int  # the points of the best of the others
    turns: int  # of all players, after this one


class Line:
    """An answer, and the hand that plays on, with what came of it in each fork."""

    def __init__(self, way: Way, said: tuple[str, ...]) -> None:
        self.way = way
        self.said = said
        self.outcomes: dict[int, Outcome] = {}  # by the number of the fork

    def chance(self, odd: bool = True) -> float:
        """The share that was won of the forks that measure, or of those that choose."""
        won = [one.won for number, one in self.outcomes.items() if number % 2 == odd]
        return sum(won) / len(won) if won else 0.0

    def measured(self) -> int:
        """In how many forks that measure it was tried."""
        return sum(number % 2 for number in self.outcomes)


@dataclass(frozen=True)
class Reason:
    """In what the better answer is better."""

    what: str  # "wins-now", "loses-now", "sooner", "later", "points", "others" or "plan"
    number: float = 0.0
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Judged:
    """A decision and what is thought of it."""

    decision: int  # how many had been made before it
    turn: int  # the number of the unit, see `Turn`
    seat: int
    purpose: str
    cause: str  # the card that asked
    played: tuple[str, ...]
    better: tuple[str, ...]  # what Bailiff would have done; the same where nothing better was found
    chance: float  # to win, after what was played
    best: float  # and after what would have been best
    loss: float
    error: float  # of the loss, or where nothing better was found, of the chance
    games: int
    size: str  # "", or one of `SIZES`
    left: int  # gains that can end the game
    reasons: tuple[Reason, ...] = ()


@dataclass
class Turn:
    """A turn of the game: whose, and what was bought in it."""

    number: int  # its place among all turns of the game
    seat: int
    own: int  # which turn of that player's it is
    decision: int  # how many decisions had been made when it began
    bought: list[str] = field(default_factory=list)


class Position:
    """A decision that is worth a thought. It stays as it was while the game goes on."""

    def __init__(
        self, number: int, turn: Turn, begins: bool, view: View, decision: Decision, lines: list[Line],
        played: tuple[str, ...], rivals: Rivals, seed: int,
    ) -> None:  # fmt: skip
        self.number = number
        self.turn = turn
        self.begins = begins  # the first of its seat in this turn: a point of the curve
        self.seat: int = decision.seat
        self.purpose = decision.purpose
        self.cause = decision.cause.name if decision.cause is not None else ""
        self.left: int = view.gains_left
        self.now: int = view._game.turn_number
        self.thought = Thought(view, decision)
        self.lines = lines
        self.played_said = played
        self.rivals = rivals
        self.seed = seed * 1_000_003 + number
        self.games = 0
        self.alive = list(lines)
        self.explored = 0

    # -- playing on -------------------------------------------------------------------------------------------------

    def explore(self, games: int) -> None:
        """Play on with all answers, and then with those that may be the best, in about so many forks: those with even
        numbers, by which is chosen."""
        spent = 0
        forks = FIRST if self.explored == 0 else ROUND
        while spent < games and (len(self.alive) > 1 or self.explored == 0):
            for _ in range(forks):
                number = 2 * self.explored
                self.explored += 1
                for line in self.alive:
                    self._try(line, number)
                    line.way.worths.append(line.outcomes[number].worth)
                spent += len(self.alive)
            forks = ROUND
            self._give_up()

    def _give_up(self) -> None:
        """Lines that can hardly be best are tried no further. What was played is given the best of the plans, too: a
        plan that does not suit it would make it look worse than it was."""
        played = self.played()
        for line in self.alive:
            line.way.compare(played.way)
        most = max(line.way.better for line in self.alive)
        self.alive = [
            line
            for line in self.alive
            if line.way.better + DOUBT * line.way.error >= (0.0 if line.said == self.played_said else most)
        ]

    def measure(self, count: int) -> None:
        """Play on with what was played and with the best answer, in the forks by which is measured."""
        played, best = self.played(), self.best()
        for number in range(1, 2 * count, 2):
            for line in (played, best):
                if number not in line.outcomes:
                    self._try(line, number)

    def _try(self, line: Line, number: int) -> None:
        agents = self.rivals.sit_down(number)
        agents[self.seat] = line.way.hand
        game = self.thought.play_on(line.way.answer, self.seed + 7919 * number, agents, FAR)
        winners = game.winners()
        won = 1.0 / len(winners) if self.seat in winners else 0.0
        scores = game.scores()
        own = scores.pop(self.seat)
        worth = (1.0 - MARGIN) * won + MARGIN * lead_share(game, self.seat)
        line.outcomes[number] = Outcome(won, worth, own, max(scores), game.turn_number - self.now)
        self.games += 1

    # -- what comes of it -------------------------------------------------------------------------------------------

    def played(self) -> Line:
        """What was played, with the plan that makes the most of it."""
        return self._top([line for line in self.lines if line.said == self.played_said])

    def best(self) -> Line:
        """The best answer by the forks that choose. It is what was played unless another seems better."""
        played = self.played()
        top = played
        for line in self.lines:
            if line.said == self.played_said or not line.way.worths:
                continue
            line.way.compare(played.way)
            if line.way.better > 0.0 and (top is played or line.way.better > top.way.better):
                top = line
        return top

    def _top(self, lines: list[Line]) -> Line:
        most = max(len(line.way.worths) for line in lines)
        tried = [line for line in lines if len(line.way.worths) == most]
        return max(tried, key=lambda line: sum(line.way.worths))

    def suspicion(self) -> float:
        """How much seems to have been lost, as far as the forks that choose tell."""
        best, played = self.best(), self.played()
        if best is played:
            return 0.0
        best.way.compare(played.way)
        return max(0.0, best.way.better)

    def judged(self) -> Judged:
        """What is thought of the decision, by the forks that measure."""
        played, best = self.played(), self.best()
        same = best is played
        pairs = [] if same else _pairs(played, best)
        if pairs:
            loss, error = _mean([other.won - one.won for one, other in pairs])
        else:
            measured = [one.won for number, one in played.outcomes.items() if number % 2]
            loss, error = 0.0, _mean(measured)[1] if measured else 0.5
        size = size_of(loss, error) if pairs else ""
        if loss <= 0.0:
            best, loss = (played, 0.0) if size == "" else (best, loss)
        return Judged(
            self.number, self.turn.number, self.seat, self.purpose, self.cause, self.played_said, best.said,
            played.chance(), played.chance() + loss, loss, error, self.games, size, self.left,
            tuple(self._reasons(played, best, pairs)) if size else (),
        )  # fmt: skip

    def _reasons(self, played: Line, best: Line, pairs: list[tuple[Outcome, Outcome]]) -> Iterator[Reason]:
        """How the games differ that follow, as far as that is beyond chance."""
        n = len(pairs)
        if sum(other.turns == 0 and other.won == 1.0 for _, other in pairs) >= CERTAIN * n:
            yield Reason("wins-now")
            return
        if sum(one.turns == 0 and one.won < 1.0 for one, _ in pairs) >= CERTAIN * n:
            yield Reason("loses-now")
        found: list[Reason] = []
        players = len(self.rivals.weights)
        turns, error = _mean([(other.turns - one.turns) / players for one, other in pairs])
        if abs(turns) > max(NOTABLE_TURNS, SURE * error):
            found.append(Reason("sooner" if turns < 0 else "later", abs(turns)))
        points, error = _mean([float(other.own - one.own) for one, other in pairs])
        if points > max(NOTABLE_POINTS, SURE * error):
            found.append(Reason("points", points))
        others, error = _mean([float(one.others - other.others) for one, other in pairs])
        if others > max(NOTABLE_POINTS, SURE * error):
            found.append(Reason("others", others))
        found.sort(key=lambda one: -one.number)
        yield from found[:2]
        if best.way.hand is not played.way.hand and best.way.hand.menu is not None:
            yield Reason("plan", cards=tuple(plan_cards(best.way.hand.menu)))


def plan_cards(menu: Menu) -> list[str]:
    """The cards a plan is about: those of the kingdom that it buys, none for Big Money."""
    return list(dict.fromkeys(item.name for item in menu.buy if item.kind is None or not item.kind.basic))


def size_of(loss: float, error: float) -> str:
    """What a loss of winning chance is called; nothing where it may be chance."""
    if loss <= SURE * error:
        return ""
    return next((name for name, least in SIZES if loss >= least), "")


def _pairs(one: Line, other: Line) -> list[tuple[Outcome, Outcome]]:
    """What came of both in the same forks that measure."""
    numbers = [number for number in one.outcomes if number % 2 and number in other.outcomes]
    return [(one.outcomes[number], other.outcomes[number]) for number in sorted(numbers)]


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error, which a few values that are alike do not make nothing."""
    n = len(values)
    mean = sum(values) / n
    variance = (sum(value * value for value in values) - n * mean * mean + 0.4) / n
    return mean, sqrt(max(variance, 0.0) / n)


# -- going through a game ---------------------------------------------------------------------------------------------


def positions(
    game: Game,
    answers: list[list[int]],
    school: School,
    seed: int = 0,
    mine: Callable[[Turn], bool] | None = None,
    seat: int = -1,
) -> Iterator[Position]:
    """The decisions of a game that are worth a thought, as they come; `game` is dealt and has not begun. The school has
    the plans for its kingdom. `mine` says which turns are looked at, `seat` whose decisions alone."""
    walk = _Walk(seed, school)
    for number, answer, turn, at, decision in steps(game, answers):
        if seat in (-1, decision.seat) and (mine is None or mine(turn)):
            position = walk.position(at, decision, answer, number, turn)
            if position is not None:
                yield position


def turns_of(game: Game, answers: list[list[int]]) -> list[Turn]:
    """The turns of a game."""
    found: list[Turn] = []
    for _, _, turn, _, _ in steps(game, answers):
        if not found or found[-1] is not turn:
            found.append(turn)
    return found


def steps(game: Game, answers: list[list[int]]) -> Iterator[tuple[int, list[int], Turn, Game, Decision]]:
    """A game question by question: the answer, the turn, the game and the question."""
    session = Session(game, [None] * len(game.players))
    turn = Turn(-1, -1, 0, 0)
    now = (-1, -1, -1)
    for number, answer in enumerate(answers):
        decision = session.question
        if decision is None:
            return
        at = session.game
        if now != (at.turn_number, at.turn, at.players[at.turn].turns):
            now = (at.turn_number, at.turn, at.players[at.turn].turns)
            turn = Turn(turn.number + 1, at.turn, now[2], number)
        if decision.purpose == ask.BUY and answer and answer[0] >= decision.n_cards:
            turn.bought.append(decision.options[answer[0]])
        yield number, answer, turn, at, decision
        session.answer(answer)


class _Walk:
    """Where we are in the game, and which plan each seat seems to go on with in this turn."""

    def __init__(self, seed: int, school: School) -> None:
        self.seed = seed
        self.school = school
        self.mind = Grandmaster(games=1)
        self.turn = -1
        self.first: dict[int, Position] = {}  # of each seat in this turn

    def position(
        self, game: Game, decision: Decision, answer: list[int], number: int, turn: Turn
    ) -> Position | None:
        """The decision with what could be done; None where there is nothing to think about."""
        seat: int = decision.seat
        if turn.number != self.turn:
            self.turn = turn.number
            self.first = {}
        begins = seat not in self.first
        view = game.view_for(decision)
        hands = self._hands(seat)
        ways = self._ways(view, decision, hands)
        said = meaning(decision, answer)
        if not ways or (len({meaning(decision, way.answer) for way in ways} | {said}) < 2 and not begins):
            return None
        if all(meaning(decision, way.answer) != said for way in ways):
            ways.append(Way(answer, hands[0]))
        if decision.purpose == ask.BUY or begins:
            known = {id(way.hand) for way in ways if meaning(decision, way.answer) == said}
            ways += [Way(answer, hand) for hand in hands if id(hand) not in known]
        lines = [Line(way, meaning(decision, way.answer)) for way in ways]
        rivals = Rivals(view, self.school.hands, self.school.paces)
        found = Position(number, turn, begins, view, decision, lines, said, rivals, self.seed)
        if begins:
            self.first[seat] = found
        return found

    def _hands(self, seat: int) -> list[Tactician]:
        """The plans, that one first with which the seat did best when it was asked first in this turn."""
        hands = self.school.hands[:PLANS]
        first = self.first.get(seat)
        if first is not None and first.explored:
            hand = first.best().way.hand
            hands = [hand, *(one for one in hands if one is not hand)]
        return hands

    def _ways(self, view: View, decision: Decision, hands: list[Tactician]) -> list[Way]:
        if decision.minimum == decision.maximum == decision.size() and decision.shape != ask.ORDER:
            return []
        self.mind.school = self.school
        self.mind.plans = list(hands)
        ways = self.mind.ways(view, decision)
        if not ways and decision.purpose == ask.BUY:
            # Bailiff plays its Treasures first, which needs no thought unless somebody does not.
            ways = [Way(hands[0].decide(view, decision), hands[0])]
        return ways


def meaning(decision: Decision, answer: list[int]) -> tuple[str, ...]:
    """What an answer does, in words; Treasures are all one."""
    if decision.shape == ask.NUMBER:
        return (str(answer[0]),)
    names = decision.options
    if decision.purpose == ask.BUY and answer and answer[0] < decision.n_cards:
        return ("Treasures",)
    picked = [names[i] for i in answer]
    return tuple(picked) if decision.shape == ask.ORDER else tuple(sorted(picked))
