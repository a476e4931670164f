"""Analysing a saved game: a look at every decision, then the rest of the time for those that look bad.

Turns are shared out among processes. What is found depends on the number of forks and never on who plays them: with a
budget in games the same record and seed give the same analysis, with any number of processes.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from bailiwick.bots.analysis import SIZES, Judged, Position, Turn, plan_cards, positions, turns_of
from bailiwick.bots.study import Race, Ranked, School, Study, school_of
from bailiwick.engine.errors import BailiwickError, RecordError
from bailiwick.kingdoms.line import kingdom_line
from bailiwick.records import Record
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.workers import deaf

__all__ = ["FORMAT", "LONGEST", "SECONDS", "Review", "Watch", "analyse"]

FORMAT: Final = "bailiwick-analysis"
VERSION: Final = 1
SECONDS: Final = 30.0
LONGEST: Final = 3600.0  # seconds
FEWEST_GAMES: Final = 500
# A study of the kingdom comes first: so many games for each second, or this share of all games, within limits.
STUDY_BY_SECOND: Final = 250
STUDY_SHARE: Final = 0.2
STUDY_LEAST, STUDY_MOST = 400, 8000
# The first look at a decision: games to choose by, and forks to measure by; more of these at the first of each turn,
# since the curve is made of them.
LOOK: Final = 50
GLANCE: Final = 8
CURVE: Final = 30
CURVE_LATER: Final = 300
CURVE_SHARE: Final = 0.25  # of what is left after the first look
CHOOSING: Final = 0.4  # of the games for a decision that looks bad; the others measure
MOST_GAMES: Final = 12_000  # for one decision
SUSPICIOUS: Final = 0.002  # points of winning chance that seem lost
# The rest of the time comes in rounds, each by what is known then; so much of what is left is for each.
ROUNDS: Final = (0.4, 0.6, 1.0)  # the first for all decisions, the others for those that look bad
MOST_LOOK: Final = 600
PATIENT: Final = 3.0  # seconds by the clock for one of work
RESERVE: Final = 0.03  # of the time, for what comes after the games

AFTER_LOOK: Final = 0.4  # as it is told, how much of the work is done by then

Watch = Callable[[float], None]  # is told which share of the work is done


@dataclass
class Review:
    """What an analysis found."""

    record: Record
    seed: int
    turns: list[Turn]
    moves: list[Judged]
    plans: list[Ranked]
    begins: set[int] = field(default_factory=set)  # the decisions that are points of the curve
    games: int = 0
    seconds: float = 0.0
    complete: bool = True  # Ctrl-C did not end it early

    def curve(self) -> list[dict[str, Any]]:
        """The winning chance of whoever's turn it is, as it begins."""
        found = []
        for move in self.moves:
            turn = self.turns[move.turn]
            if move.decision in self.begins and move.seat == turn.seat:
                found.append(
                    {"turn": turn.number, "seat": turn.seat, "number": turn.own, "decision": turn.decision,
                     "chance": _short(move.best), "error": _short(move.error)}
                )  # fmt: skip
        return found

    def marked(self) -> list[Judged]:
        """The inaccuracies, mistakes and blunders."""
        return [move for move in self.moves if move.size]

    def totals(self) -> list[dict[str, Any]]:
        """For each seat, how many of each there are and what they cost."""
        found = []
        for seat, name in enumerate(self.record.seats):
            mine = [move for move in self.marked() if move.seat == seat]
            sizes = {size: sum(move.size == size for move in mine) for size, _ in SIZES}
            found.append({"seat": seat, "name": name, **sizes, "loss": _short(sum(move.loss for move in mine))})
        return found

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "format": FORMAT, "version": VERSION, "kingdom": kingdom_line(self.record.setup),
            "seats": self.record.seats, "scores": self.record.scores, "winners": self.record.winners,
            "seed": self.seed, "games": self.games, "complete": self.complete,
            "plans": [{"menu": plan.text, "cards": plan_cards(plan.menu())} for plan in self.plans],
            "totals": self.totals(), "curve": self.curve(),
            "turns": [asdict(turn) for turn in self.turns],
            "moves": [self.move_data(move) for move in self.moves],
        }  # fmt: skip

    def move_data(self, move: Judged) -> dict[str, Any]:
        """One decision; numbers as they are shown."""
        data = asdict(move)
        data |= {name: _short(data[name]) for name in ("chance", "best", "loss", "error")}
        data["turn"] = self.turns[move.turn].number
        data["number"] = self.turns[move.turn].own
        data |= {name: list(data[name]) for name in ("played", "better")}
        data["reasons"] = [
            {"what": one.what, "number": round(one.number, 1), "cards": list(one.cards)} for one in move.reasons
        ]
        return data


def _short(value: float) -> float:
    return round(value, 4)


def analyse(
    record: Record,
    seconds: float = SECONDS,
    games: int = 0,
    jobs: int = 1,
    seat: int = -1,
    seed: int = 0,
    watch: Watch | None = None,
    worked: bool = False,
) -> Review:
    """Analyse a game, of all seats or of one, for so many seconds or in about so many games. Ctrl-C gives what was
    found until then. `RecordError` says why a record cannot be analysed. `worked`: one process counts seconds of work,
    so that a busy machine finds as much; three times as many by the clock at most."""
    if record.position is not None:
        raise RecordError("This is a record of the lab; only games that were dealt can be analysed.")
    if not record.decisions:
        raise RecordError("There is nothing to analyse: no decision was made in this game.")
    if games and games < FEWEST_GAMES:
        raise SimulationError(f"{games} games tell nothing; an analysis takes {FEWEST_GAMES} or more.")
    if not games and not 1.0 <= seconds <= LONGEST:
        raise SimulationError(f"An analysis takes from 1 to {LONGEST:g} seconds, not {seconds:g}.")
    record.replay()  # what is broken is said before any work
    work = _Work(record, seconds, games, max(1, jobs), seat, seed, watch or (lambda share: None))
    if worked:
        work.count_work()
    return work.run()


@dataclass(frozen=True)
class _Job:
    """What a process is to look at."""

    record: Record
    number: int
    jobs: int
    seat: int
    seed: int
    study: int  # games
    look: int  # games for the first look at a decision,
    glance: int  # forks to measure by,
    curve: int  # and where it is a point of the curve

    def is_mine(self, turn: Turn) -> bool:
        # Turns of one round go together: each process has turns of all seats.
        return turn.number // len(self.record.seats) % self.jobs == self.number


@dataclass(frozen=True)
class _Found:
    """A decision as it was found, and what that says about going on with it."""

    judged: Judged
    begins: bool
    suspicion: float
    forks: int  # by which was measured


class _Looker:
    """Looks at the decisions of its turns, and then again."""

    def __init__(self, job: _Job) -> None:
        self.job = job
        self.plans: list[Ranked] = []
        self.school = School([], [])
        self.known: dict[int, Position] = {}

    def prepare(self) -> None:
        # A race of its own, whatever has been studied in this process: the same games find the same.
        setup = self.job.record.setup
        race = Race(setup, self.job.seed, self.job.study)
        self.plans = race.run()
        self.school = school_of(race.table, Study(kingdom_line(setup), self.plans, race.games))

    def look(self) -> Iterator[_Found]:
        """The first look."""
        job = self.job
        game, answers = job.record.start(), job.record.decisions
        for one in positions(game, answers, self.school, job.seed, job.is_mine, job.seat):
            one.explore(job.look)
            one.measure(job.curve if one.begins else job.glance)
            self.known[one.number] = one
            yield _found(one)

    def again(
        self, orders: Sequence[tuple[int, int, int]], ends: float, clock: Callable[[], float] = time.monotonic
    ) -> Iterator[_Found]:
        """So many games more to choose by and forks in all to measure by, for these decisions, until time is up."""
        for number, games, forks in orders:
            if ends and clock() >= ends:
                return
            one = self.known[number]
            if games:
                one.explore(games)
            one.measure(forks)
            yield _found(one)


def _found(one: Position) -> _Found:
    return _Found(one.judged(), one.begins, one.suspicion(), one.played().measured())


Order = tuple[int, int, int]


class _Hand:
    """Somebody who looks: this process, or another one at the end of a line."""

    def __init__(self, job: _Job, apart: bool) -> None:
        self.looker = None if apart else _Looker(job)
        self.line: Connection | None = None
        self.process: BaseProcess | None = None
        if apart:
            context = multiprocessing.get_context("spawn")
            self.line, far_end = context.Pipe()
            self.process = context.Process(target=_serve, args=(far_end, job), daemon=True)
            with deaf():
                self.process.start()
            far_end.close()

    def stop(self) -> None:
        if self.line is not None and self.process is not None:
            self.line.close()
            self.process.terminate()
            self.process.join()
            self.process.close()


def _serve(line: Connection, job: _Job) -> None:
    """The life of a process that looks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who waits
    try:
        try:
            looker = _Looker(job)
            looker.prepare()
            line.send(("plans", looker.plans))
            for found in looker.look():
                line.send(("found", found))
            line.send(("looked", None))
            while True:
                orders, seconds = line.recv()
                for found in looker.again(orders, time.monotonic() + seconds if seconds else 0.0):
                    line.send(("found", found))
                line.send(("looked", None))
        except BailiwickError as error:
            line.send(("failed", str(error)))
    except (EOFError, OSError):
        return


class _Work:
    """An analysis under way."""

    def __init__(
        self, record: Record, seconds: float, games: int, jobs: int, seat: int, seed: int, watch: Watch
    ) -> None:
        self.begun = time.monotonic()
        self.clock = time.monotonic
        self.seconds = 0.0 if games else seconds * (1.0 - RESERVE)
        self.ends = self.begun + self.seconds if self.seconds else 0.0
        self.budget = games
        self.jobs = jobs
        self.watch = watch
        look, glance, self.curve = LOOK, GLANCE, CURVE
        if games:
            studied = STUDY_SHARE * games
            each = games / len(record.decisions)
            look = min(LOOK, max(1, int(0.3 * each)))
            glance = min(GLANCE, max(2, int(0.1 * each)))
            self.curve = min(CURVE, max(4, int(0.3 * each)))
        else:
            studied = STUDY_BY_SECOND * seconds
        self.study = int(min(STUDY_MOST, max(STUDY_LEAST, studied)))
        self.jobs_to_do = [_Job(record, i, jobs, seat, seed, self.study, look, glance, self.curve) for i in range(jobs)]
        self.review = Review(record, seed, turns_of(record.start(), record.decisions), [], [])
        self.found: dict[int, _Found] = {}
        self.expected = 1
        self.heard = 0
        self.share = 0.0
        self.looking = 0.0  # seconds of the first look, of all processes
        self.rate = 0.0
        self.span = (AFTER_LOOK, 1.0)  # which part of the work this round is

    def count_work(self) -> None:
        """Go by what this process has worked."""
        begun, worked = time.monotonic(), time.process_time()
        self.clock = lambda: max(time.process_time() - worked, (time.monotonic() - begun) / PATIENT)
        self.ends = self.seconds

    def run(self) -> Review:
        hands: list[_Hand] = []
        try:
            hands = [_Hand(job, apart=self.jobs > 1) for job in self.jobs_to_do]
            if self.jobs == 1:
                self._alone(hands[0])
            else:
                self._together(hands)
        except KeyboardInterrupt:
            self.review.complete = False
        finally:
            for hand in hands:
                hand.stop()
        return self._result()

    def _result(self) -> Review:
        review = self.review
        found = [self.found[number] for number in sorted(self.found)]
        review.moves = [one.judged for one in found]
        review.begins = {one.judged.decision for one in found if one.begins}
        review.games = sum(one.judged.games for one in found)
        review.seconds = time.monotonic() - self.begun
        return review

    # -- in this process --------------------------------------------------------------------------------------------

    def _alone(self, hand: _Hand) -> None:
        looker = hand.looker
        assert looker is not None
        looker.prepare()
        self.review.plans = looker.plans
        self._tell(0.15)
        since = self.clock()
        for found in looker.look():
            self._note(found, 0.15, AFTER_LOOK)
        self._rate(self.clock() - since)
        for number in range(len(ROUNDS)):
            for found in looker.again(self._orders(number), self.ends, self.clock):
                self._note(found, *self.span)

    # -- in several -------------------------------------------------------------------------------------------------

    def _together(self, hands: list[_Hand]) -> None:
        self._listen(hands, 0.15, AFTER_LOOK)
        self._rate(self.looking)
        for number in range(len(ROUNDS)):
            orders = self._orders(number)
            for hand, job in zip(hands, self.jobs_to_do, strict=True):
                mine = [one for one in orders if job.is_mine(self.review.turns[self.found[one[0]].judged.turn])]
                assert hand.line is not None
                hand.line.send((mine, max(0.01, self.ends - time.monotonic()) if self.ends else 0.0))
            self._listen(hands, *self.span)

    def _listen(self, hands: list[_Hand], low: float, high: float) -> None:
        """Hear everybody until they have looked at all that they were told to."""
        since = time.monotonic()
        lines = {hand.line for hand in hands if hand.line is not None}
        while lines:
            for line in wait(list(lines)):
                assert isinstance(line, Connection)
                try:
                    what, said = line.recv()
                except (EOFError, OSError):
                    raise SimulationError("A process of the analysis has died: it may lack memory.") from None
                if what == "plans":
                    self.review.plans = said
                    since = time.monotonic()
                    self._tell(low)
                elif what == "found":
                    self._note(said, low, high)
                elif what == "failed":
                    raise SimulationError(said)
                else:
                    lines.discard(line)
                    self.looking += time.monotonic() - since

    # -- shared -----------------------------------------------------------------------------------------------------

    def _rate(self, seconds: float) -> None:
        """How many games all processes together play in a second, by the first look, which took so many of one."""
        spent = sum(one.judged.games for one in self.found.values())
        self.rate = self.jobs * spent / max(seconds, 0.001)

    def _note(self, found: _Found, low: float, high: float) -> None:
        self.found[found.judged.decision] = found
        self.heard += 1
        done = min(1.0, self.heard / self.expected)
        if low < 0.2:  # at the first look, by how far the game has been gone through
            done = (found.judged.decision + 1) / max(1, len(self.review.record.decisions))
        self._tell(low + (high - low) * done)

    def _tell(self, share: float) -> None:
        if share > self.share + 0.004:
            self.share = share
            self.watch(share)

    def _orders(self, number: int) -> list[Order]:
        """What is to be looked at again in a round, the worst first."""
        spent = sum(one.judged.games for one in self.found.values())
        if self.ends:
            left = self.rate * max(0.0, self.ends - self.clock())
        else:
            left = max(0.0, self.budget - self.study - spent)
        left *= ROUNDS[number]
        bad = sorted(
            (one for one in self.found.values() if one.suspicion > SUSPICIOUS),
            key=lambda one: (-one.suspicion, one.judged.decision),
        )
        if number == 0:
            everything = self._for_all(left)
            self._expect(everything, number)
            return everything
        orders: list[Order] = []
        total = sum(one.suspicion for one in bad)
        measured: set[int] = set()
        for one in bad:
            games = min(MOST_GAMES - one.judged.games, left * one.suspicion / total)
            if games > 0:
                forks = one.forks + int((1.0 - CHOOSING) * games / 2)
                orders.append((one.judged.decision, int(CHOOSING * games), max(forks, self.curve * one.begins)))
                measured.add(one.judged.decision)
        self._expect(orders, number)
        return orders

    def _for_all(self, left: float) -> list[Order]:
        """More to choose by for every decision, so that less is overlooked, and to measure by for the curve."""
        everything = [self.found[number] for number in sorted(self.found)]
        begins = sum(one.begins for one in everything)
        more = max(0.0, min(CURVE_LATER - self.curve, CURVE_SHARE * left / max(1, 2 * begins)))
        self.curve += int(more)
        each = int(min(MOST_LOOK, max(0.0, left - more * begins) / max(1, len(everything))))
        return [(one.judged.decision, each, max(one.forks, self.curve * one.begins)) for one in everything]

    def _expect(self, orders: Sequence[Order], number: int) -> None:
        self.expected, self.heard = max(1, len(orders)), 0
        low = self.span[1] if number else AFTER_LOOK
        self.span = (low, low + (1.0 - low) * ROUNDS[number])
