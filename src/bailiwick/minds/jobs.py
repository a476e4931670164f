"""What a thinking process is asked to do: study a kingdom, answer a question for a bot, give a hint.

A table is told as its kingdom, its seed and the answers so far. The process keeps the games it was asked about lately,
so that it need only go on with the new answers; a game that it has lost, or that was taken back, it plays again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from math import sqrt
from typing import Any, Final

from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.levels import Lesson, learn
from bailiwick.bots.study import School
from bailiwick.bots.thinker import Idea
from bailiwick.engine.decision import Agent
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.session import Session
from bailiwick.kingdoms import new_game, read_kingdom

__all__ = ["DO", "GRANDMASTER", "Job", "told"]

Job = dict[str, Any]

GRANDMASTER: Final = "grandmaster"
MOST_GAMES: Final = 60  # that are kept
MOST_IDEAS: Final = 3  # of a hint
SURE: Final = 2.0  # errors that make an interval of about 95%


class Kept:
    """A game that was asked about."""

    def __init__(self, job: Job) -> None:
        self.of = _origin(job)
        setup = read_kingdom(job["kingdom"], job["players"], size=None)
        game = new_game(setup, job["seed"], [Agent() for _ in range(setup.players)])
        self.session = Session(game, [None] * setup.players)
        self.answers: list[list[int]] = []
        self.minds: dict[tuple[int, str, str], Agent] = {}

    def leads_to(self, job: Job) -> bool:
        """Whether the game that is asked about goes on from here."""
        return self.of == _origin(job) and job["answers"][: len(self.answers)] == self.answers

    def go_to(self, answers: list[list[int]]) -> None:
        for answer in answers[len(self.answers) :]:
            self.session.answer(answer)
            self.answers.append(answer)

    def mind(self, job: Job, bot: str) -> Agent:
        """The bot at that seat. When more has come to be known of the kingdom it is another."""
        key = (job["seat"], bot, job["lesson"])
        if key not in self.minds:
            for old in [other for other in self.minds if other[:2] == key[:2]]:
                del self.minds[old]
            self.minds[key] = _grandmaster(job["lesson"]) if GRANDMASTER in bot else _made(bot)
        return self.minds[key]


def _origin(job: Job) -> tuple[str, int, str]:
    return job["kingdom"], job["players"], job["seed"]


@lru_cache(maxsize=50)
def _school(lesson: str) -> School:
    return Lesson.load(lesson).school()


def _grandmaster(lesson: str) -> Grandmaster:
    return Grandmaster(given=_school(lesson) if lesson else None)


def _made(name: str) -> Agent:
    """A bot of any other sort, as module:Class."""
    module, _, wanted = name.partition(":")
    made: Agent = getattr(import_module(module), wanted)()
    return made


_games: Final[OrderedDict[str, Kept]] = OrderedDict()


def _game(job: Job) -> Kept:
    """The game at the question that is asked now."""
    kept = _games.pop(job["table"], None)
    if kept is None or not kept.leads_to(job):
        kept = Kept(job)
    kept.go_to(job["answers"])
    _games[job["table"]] = kept  # only if all went well, and as the newest
    while len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return kept


def _asked(job: Job) -> Kept:
    kept = _game(job)
    question = kept.session.question
    if question is None or question.seat != job["seat"]:
        raise BailiwickError(f"It is not seat {job['seat']} that is asked.")
    return kept


def _study(job: Job) -> str:
    setup = read_kingdom(job["kingdom"], job["players"], size=None)
    return learn(setup, job["games"]).dump()


def _decide(job: Job) -> list[int]:
    kept = _asked(job)
    question = kept.session.question
    assert question is not None
    mind = kept.mind(job, job["bot"])
    if isinstance(mind, Grandmaster):
        mind.seconds, mind.games = job["seconds"], 0
    answer = list(mind.decide(kept.session.game.view_for(question), question))
    question.check(answer)
    return answer


def _hint(job: Job) -> Job:
    kept = _asked(job)
    question = kept.session.question
    assert question is not None
    mind = kept.mind(job, f"{GRANDMASTER} of a hint")
    assert isinstance(mind, Grandmaster)
    mind.seconds, mind.games = job["seconds"], job.get("games", 0)
    view = kept.session.game.view_for(question)
    ideas = mind.think(view, question)
    if not ideas:
        hand = mind.plans[0]
        return told([], hand.decide(view, question), hand.menu_for(view).dump())
    return told(ideas, [], ideas[0].hand.menu_for(view).dump())


def told(ideas: list[Idea], usual: list[int], menu: str) -> Job:
    """A hint as plain data: the best answers, each with its chance to win and how sure that is, and the menu that is
    followed. Where there was nothing to think about, the usual answer without a chance."""
    if not ideas:
        return {"ideas": [{"answer": usual, "chance": None, "error": 0.0}], "games": 0, "menu": menu}
    # How much better the others are than the usual way is known better than what each is worth.
    base = next((idea for idea in ideas if idea.better == 0.0 and idea.error == 0.0), ideas[0])
    spread = sqrt(max(base.chance * (1.0 - base.chance), 0.01) / max(1, base.games))
    found: list[Job] = []
    for idea in ideas:
        if all(idea.answer != other["answer"] for other in found):
            chance = min(1.0, max(0.0, base.chance + idea.better - base.better))
            error = SURE * (spread if idea is base else idea.error)
            found.append({"answer": list(idea.answer), "chance": chance, "error": error})
    return {"ideas": found[:MOST_IDEAS], "games": sum(idea.games for idea in ideas), "menu": menu}


DO: Final[dict[str, Callable[[Job], Any]]] = {"study": _study, "decide": _decide, "hint": _hint}
