"""A game at the terminal: the player's input, the bots, and the file the game is saved to after every answer."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bailiwick.bots import BigMoney, RandomBot
from bailiwick.bots.levels import GRANDMASTER, MASTER, NOVICE, STEADY, Lesson, bailiffs
from bailiwick.cards.registry import key
from bailiwick.engine.decision import BUY, Agent, Decision
from bailiwick.engine.errors import BailiwickError, IllegalAnswer, IllegalMove, RecordError
from bailiwick.engine.game import Game
from bailiwick.engine.session import Session
from bailiwick.engine.zone import ALL
from bailiwick.kingdoms import Setup, new_game
from bailiwick.records import Record, read_file
from bailiwick.terminal.above import whole_table
from bailiwick.terminal.choices import known_card, read
from bailiwick.terminal.counsel import Studying, counsel
from bailiwick.terminal.ending import ending
from bailiwick.terminal.scene import Scene, grouped, tokens_on
from bailiwick.terminal.screen import card_lines, draw
from bailiwick.words.likely import all_treasures
from bailiwick.words.text import log_lines

__all__ = ["Sitting", "play"]

SEAT = 0  # the person's
Chooser = Callable[[argparse.Namespace], tuple[Setup, str, int | str]]  # what the options say to play with
BOT_NAMES = {
    "bailiff": "Bailiff", "novice": "Novice Bailiff", "steady": "Steady Bailiff", "master": "Master Bailiff",
    "grandmaster": "Grandmaster Bailiff", "big-money": "Big Money", "random": "Random",
}  # fmt: skip
# Action cards that go well with nothing but Treasures, so that the opponent is not all money.
SUPPORT = {"Smithy": 2, "Militia": 1}
HELP = """\
Pick by number (1) or by name (village); the beginning is enough (vil).
Several: 1 1 3, or copper, copper, estate, or copper x2.
Enter    nothing more: ends the phase or the turn, or picks none
a        Buy phase: play all Treasures
buy NAME, play NAME   Buy phase: where the name alone could be both
?NAME    a card's text     ?deck  all your cards     ?trash  the trash
?table   all that lies there, where the screen is small
log      what happened     u      take back your last answer
hint     what Bailiff would do, and its plan
q        leave; the game is saved and goes on with --resume

In the Supply: number (if you can pick it), name, type, cost, cards left.
A Action  T Treasure  V Victory  C Curse  N Night;  ! Attack  r Reaction
d Duration  l Liaison;  ~ beside the Supply  + split pile  *2 tokens"""


def play(options: argparse.Namespace, choose: Chooser) -> int:
    """Play a game, new or saved, until it is over or the player leaves; the exit code."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (input() then has a line editor and a history)
    table = Sitting.resume(options) if options.resume else Sitting.new(options, *choose(options))
    return table.run()


def make_bot(name: str, seed: object, lesson: Lesson | None = None) -> Agent:
    """The bot that goes by this name at the table, with what a study has found."""
    if name.startswith(BOT_NAMES["random"]):
        return RandomBot(seed)
    if name.startswith(BOT_NAMES["big-money"]):
        return BigMoney(SUPPORT)
    level = next((s for s in (STEADY, NOVICE, GRANDMASTER) if name.startswith(BOT_NAMES[s])), MASTER)
    return bailiffs(level, lesson)(seed)


def free_path(seed: int | str) -> Path:
    """A new file for a game, named by the time and the seed."""
    name = f"{datetime.now():%Y%m%d-%H%M%S}-{key(str(seed))[:20]}"
    path = Path("games") / f"{name}.toml"
    again = 2
    while path.exists():
        path = path.with_name(f"{name}-{again}.toml")
        again += 1
    return path


def command() -> str:
    """How this program was called, so that it can be called again."""
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{os.path.relpath(sys.executable)} -m bailiwick"
    return "bailiwick"


class Sitting:
    """One game with the person at seat 0."""

    def __init__(self, setup: Setup, seed: int | str, names: Sequence[str], path: Path) -> None:
        self.setup = setup
        self.seed = seed
        self.names = list(names)
        self.path = path
        self.console = Console(highlight=False)
        self.marks: list[int] = []  # how long the log was when each answer was given
        self.page: list[Text] = []
        self.studying = Studying(setup)
        self.reading = False  # a page is on the screen
        self.message = f"Seed {seed}. The game is saved in {path} after every answer."

    @classmethod
    def new(cls, options: argparse.Namespace, setup: Setup, what: str, seed: int | str) -> Sitting:
        bot = BOT_NAMES[options.bot]
        bots = [bot] if options.players == 2 else [f"{bot} {i}" for i in range(1, options.players)]
        table = cls(setup, seed, [options.name, *bots], options.save or free_path(seed))
        table.message = f"{what} {table.message}".strip()
        table.sit_down(new_game(setup, seed, [Agent() for _ in table.names]), [])
        return table

    @classmethod
    def resume(cls, options: argparse.Namespace) -> Sitting:
        """Go on with a saved game; `RecordError` where the file is damaged."""
        record = Record.load(read_file(options.resume, "record"))
        if record.position is not None:
            raise RecordError("This is a record of the lab; only games from the table can be gone on with.")
        record.replay()
        table = cls(record.setup, record.seed, record.seats, options.save or options.resume)
        table.sit_down(record.start(), record.decisions)
        return table

    def sit_down(self, game: Game, answers: Sequence[list[int]]) -> None:
        """Begin, or go on after these answers."""
        game.log.telling = True
        self.session = Session(game, self.bots(), answers)
        if any("Bailiff" in name for name in self.names[1:]) and sys.stdin.isatty():
            self.studying.begin()
        try:
            self.save()
        except OSError as error:
            raise RecordError(f"The game cannot be saved in {self.path}: {error.strerror}.") from None

    def bots(self) -> list[Agent | None]:
        """Who sits at the other seats."""
        lesson = self.studying.lesson
        return [None if i == SEAT else make_bot(name, (self.seed, i), lesson) for i, name in enumerate(self.names)]

    def learn(self) -> None:
        """When the study of the kingdom is there, the bots play by it from now on."""
        if self.studying.news():
            self.session = Session.restore(self.session.snapshot(), self.bots())

    # -- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Ask until the game is over or the player leaves."""
        try:
            while self.session.question is not None:
                self.draw(self.session.question)
                line = self.read_line()
                self.learn()
                if not self.take(line):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        finally:
            self.studying.end()
        if self.session.over:
            self.show_ending()
        else:
            self.tell(f"Good-bye. The game is saved; it goes on with: {command()} play --resume {self.path}")
        return 0

    def show_ending(self) -> None:
        """What happened since the last question, and the scores."""
        with self.console:
            if self.console.is_terminal:
                self.console.clear()
            for line in self.log(self.seen)[-self.console.height // 2 :]:
                self.tell(line)
            for part in ending(self.session.game, self.names, SEAT):
                self.console.print(part)
        self.tell(f"The game is saved in {self.path} (seed {self.seed}).")

    def tell(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=True)

    def draw(self, question: Decision) -> None:
        """Show the table with what was asked for; both page and message are shown once."""
        self.reading = bool(self.page)
        if self.reading:
            self.page = [*self.page, Text("Enter goes back to the table.")]
        draw(self.console, self.scene(question))
        self.page, self.message = [], ""

    def scene(self, question: Decision) -> Scene:
        """What there is to be shown."""
        view = self.session.game.view_for(question)
        return Scene(view, self.session.game, question, self.names, self.seen, self.page, self.message)

    def read_line(self) -> str:
        """A line of input; shown where it was piped in, so that what is printed reads as a whole."""
        line = input("> ").strip()
        if not sys.stdin.isatty():
            print(line)
        return line

    def take(self, line: str) -> bool:
        """Do what a line of input says; whether to go on."""
        if line.lower() in ("q", "quit", "exit"):
            return False
        try:
            answer = self.understand(line)
        except BailiwickError as error:
            self.message = str(error)
            return True
        if answer is not None:
            mark = len(self.session.game.log)
            self.session.answer(answer)
            self.marks.append(mark)
            self.try_to_save()
        return True

    def understand(self, line: str) -> list[int] | None:
        """The answer that a line gives; None where it was something else, which is then done."""
        question = self.session.question
        assert question is not None
        word = line.lower()
        if not line and self.reading:
            return None  # Enter is for what was read: it must not end a turn as well
        if word in ("u", "undo"):
            self.undo()
        elif word == "log":
            self.page = [Text(told) for told in self.log()]
        elif word == "hint":
            lines = counsel(self.session.game.view_for(question), question, self.studying.lesson)
            self.page = [part for line in lines for part in Text(line).wrap(self.console, min(self.console.width, 100))]
        elif word == "help" or word.startswith("?"):
            self.page = self.look_up("" if word == "help" else line.lstrip("? "))
        elif word in ("a", "all") and question.purpose == BUY:
            found = all_treasures(question)
            if not found:
                raise IllegalAnswer("You have no Treasures to play.")
            return found
        else:
            try:
                return read(question, line)
            except IllegalAnswer as error:
                raise IllegalAnswer(self.why_not(question, line) or str(error)) from None
        return None

    def why_not(self, question: Decision, line: str) -> str:
        """Why a card that was named cannot be bought now; empty where something else is wrong."""
        if question.purpose != BUY:
            return ""
        try:
            kind = known_card(line.lower().removeprefix("buy "))
        except BailiwickError:
            return ""
        game, view = self.session.game, self.session.game.view_for(question)
        pile = game.find_pile(kind.name)
        if pile is None or not pile.supply:
            return f"{kind.name} is not in the Supply."
        if pile.count == 0:
            return f"The {pile.name} pile is empty."
        if pile.top is not kind and pile.kind is not kind:
            return f"{kind.name} is not on top of its pile: {pile.top.name} is."
        if view.debt:
            return f"You have {view.debt} debt: pay it before you buy anything."
        if view.buys == 0:
            return "You have no Buy left."
        hint = " Play Treasures first: a plays them all." if question.cards else ""
        cost = game.cost(pile.top)
        potions = f" and {view.potions} Potions" if cost.potions else ""
        return f"{pile.top.name} costs {cost.price()} and you have ${view.coins}{potions}.{hint}"

    def undo(self) -> None:
        """Take back the player's last answer and all that followed it."""
        try:
            self.session.undo_seat(SEAT)
        except IllegalMove:
            raise IllegalMove("There is nothing to take back: you have not answered anything yet.") from None
        if self.marks:
            self.marks.pop()
        self.try_to_save()
        self.message = self.message or "Your last answer was taken back."

    # -- looking things up ------------------------------------------------------------------------------------------

    @property
    def seen(self) -> int:
        """How long the log was when the player last answered."""
        return self.marks[-1] if self.marks else 0

    def log(self, start: int = 0) -> list[str]:
        return log_lines(self.session.view(SEAT).log(start), self.names, SEAT)

    def look_up(self, name: str) -> list[Text]:
        """Help, a card, or the cards that may be counted."""
        width = min(self.console.width, 100)
        if not name:
            return [Text(line) for line in HELP.splitlines()]
        data = self.session.view(SEAT).data()
        if key(name) == "table":
            assert self.session.question is not None
            return whole_table(self.scene(self.session.question), self.console.width)
        if key(name) == "trash":
            return list(Text(f"Trash: {grouped(data['trash']) or 'empty'}").wrap(self.console, width))
        if key(name) == "deck":
            owned = [card for card, n in data["players"][SEAT]["owned"].items() for _ in range(n)]
            return list(Text(f"All your {len(owned)} cards: {grouped(owned)}").wrap(self.console, width))
        kind = known_card(name)
        lines = card_lines(self.console, kind, self.session.game.cost(kind), width)
        pile = self.session.view(SEAT).pile_with(kind.home or kind.name)
        if pile is not None and pile.is_mixed():
            how = "in no known order" if pile.sight != ALL else "from the top"
            lines += Text(f"The {pile.name} pile {how}: {grouped(pile.names()) or 'empty'}").wrap(self.console, width)
        if pile is not None and pile.tokens:
            lines.append(Text("Tokens on the pile: " + ", ".join(tokens_on(pile, self.names, SEAT))))
        return lines

    # -- saving -----------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the game to its file; whatever happens, the file is the old or the new game as a whole."""
        text = Record.of(self.session.game, self.setup, self.seed, self.names).dump()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, self.path)

    def try_to_save(self) -> None:
        """Save; a full disk is told and ends no game."""
        try:
            self.save()
        except OSError as error:
            self.message = f"The game could not be saved in {self.path}: {error.strerror}."
