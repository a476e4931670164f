"""What the terminal has of thinking: a study of the kingdom, made by another process during the game, and hints."""

from __future__ import annotations

import json
import subprocess
import threading

from bailiwick.bots.grandmaster import Grandmaster
from bailiwick.bots.levels import Lesson
from bailiwick.bots.study import GAMES
from bailiwick.engine.decision import NUMBER, Decision
from bailiwick.engine.view import View
from bailiwick.kingdoms import Setup, kingdom_line
from bailiwick.minds.jobs import told
from bailiwick.minds.worker import command, environment
from bailiwick.words.plans import in_words, wanted

__all__ = ["HINT_SECONDS", "Studying", "counsel"]

HINT_SECONDS = 1.0
NICENESS = 10


class Studying:
    """A study of the kingdom in another process. Nobody waits for it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.lesson: Lesson | None = None
        self._found: str | None = None
        self._process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        job = {"do": "study", "kingdom": kingdom_line(self.setup), "players": self.setup.players, "games": GAMES}
        pipe = subprocess.PIPE
        try:
            # What it has to say about itself would stand in the middle of the table.
            with subprocess.Popen(
                command(NICENESS), stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment()
            ) as process:
                self._process = process
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdout.readline()  # it is ready
                process.stdin.write(json.dumps(job) + "\n")
                process.stdin.flush()
                self._found = json.loads(process.stdout.readline() or "{}").get("done")
                process.stdin.close()
        except (OSError, ValueError):
            return  # bots play by what they have

    def news(self) -> bool:
        """Whether the study is there, for the first time."""
        if self._found is None or self.lesson is not None:
            return False
        self.lesson = Lesson.load(self._found)
        return True

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()


def counsel(view: View, question: Decision, lesson: Lesson | None, seconds: float = HINT_SECONDS) -> list[str]:
    """What Bailiff would do, in lines: the best answers with their chances, and the plan it follows."""
    mind = Grandmaster(seconds=seconds, given=None if lesson is None else lesson.school())
    ideas = mind.think(view, question)
    hand = ideas[0].hand if ideas else mind.plans[0]
    menu = hand.menu_for(view)
    hint = told(ideas, [] if ideas else hand.decide(view, question), menu.dump())
    lines = ["Bailiff would choose"]
    for idea in hint["ideas"]:
        chance = "" if idea["chance"] is None else f"  {idea['chance']:4.0%} ± {idea['error']:.0%} to win"
        lines.append(f"  {_answer(question, idea['answer']):30}{chance}")
    return [*lines, f"Its plan: {'; '.join(in_words(wanted(menu)))}."]


def _answer(question: Decision, answer: list[int]) -> str:
    """An answer in words."""
    if question.shape == NUMBER:
        return str(answer[0])
    names = [question.options[i] for i in answer]
    counts = {name: names.count(name) for name in names}
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items()) or "nothing"
