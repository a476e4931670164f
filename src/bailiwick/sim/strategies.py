"""Strategies by name: whatever can be typed becomes something that makes a player for each game.

A strategy can be a bot that comes with the package ("big money", "bailiff:novice"), a menu in one line
("Province; Gold; Silver"), a menu in a file, a class of a module or of a file (package.module:Class, mine.py:Class),
or a bot that another package offers under the entry point group `bailiwick.bots`.

`read_strategy` reads files at once and keeps their text in a `Strategy`, so that a worker on another machine needs
nothing but that.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from bailiwick.bots import BigMoney, MenuBot, RandomBot, VillageSmithy
from bailiwick.bots.draft import big_money_with, strength_of
from bailiwick.bots.levels import GRANDMASTER, MASTER, NOVICE, STEADY, THINK, Lesson, bailiffs
from bailiwick.bots.library import menu_named
from bailiwick.bots.menu import Menu
from bailiwick.cards import find
from bailiwick.cards.registry import key
from bailiwick.engine.decision import Agent
from bailiwick.engine.errors import BailiwickError, UnknownCard
from bailiwick.kingdoms.suggest import did_you_mean, pick
from bailiwick.sim.errors import SimulationError, UnknownStrategy

__all__ = ["BOTS", "GROUP", "Bot", "Maker", "Strategy", "Taught", "read_strategies", "read_strategy"]

GROUP = "bailiwick.bots"
LONGEST_NAME = 40

Maker = Callable[[object], Agent]  # makes a player for one game, from a seed for its own chance


@dataclass(frozen=True)
class Bot:
    """A bot that comes with the package. `make` gets a seed, and the level where there are any."""

    make: Callable[[object, str], Agent]
    about: str
    levels: tuple[str, ...] = ()  # the first is the usual one
    cards: tuple[str, ...] = ()  # Kingdom cards that it buys


@cache
def _optimised() -> Menu:
    """Read once, not for every game."""
    return big_money_with([])


BOTS: dict[str, Bot] = {
    "bailiff": Bot(
        lambda seed, level: bailiffs(level or MASTER, games=THINK)(seed), "the house bot",
        (MASTER, STEADY, NOVICE, GRANDMASTER),
    ),
    "optimised big money": Bot(
        lambda seed, level: MenuBot(_optimised()), "Big Money that knows when to turn to points"
    ),
    "big money": Bot(lambda seed, level: BigMoney(), "Provinces, Gold, Silver, and Duchies late"),
    "big money smithy": Bot(
        lambda seed, level: BigMoney({"Smithy": 2}), "Big Money with two Smithies", cards=("Smithy",)
    ),
    "double witch": Bot(
        lambda seed, level: BigMoney({"Witch": 2}, terminals_first=True),
        "Big Money with two Witches, bought before Gold",
        cards=("Witch",),
    ),
    "village smithy": Bot(
        lambda seed, level: VillageSmithy(), "a small engine of Villages and Smithies", cards=("Village", "Smithy")
    ),
    "random": Bot(lambda seed, level: RandomBot(seed), "any legal answer, by chance"),
}


@dataclass(frozen=True)
class Taught:
    """What a Bailiff knows of the kingdom, as text, and how many games it plays in mind at a decision."""

    lesson: str  # empty: nothing
    think: int

    def maker(self, level: str) -> Maker:
        return bailiffs(level, Lesson.load(self.lesson) if self.lesson else None, games=self.think)


@dataclass(frozen=True)
class Strategy:
    """A strategy in a form that can be sent anywhere: what sort of thing it is and what it says."""

    name: str
    sort: str  # "bot", "menu", "class", "file" or "made"
    body: str  # the bot's name, the menu's text, package.module:Class, or the source of a file
    of: Any = None  # "file": the class in it and the path; "made": what makes the players; "bot": what it was `Taught`

    def maker(self) -> Maker:
        """What makes a player for each game."""
        if self.sort == "bot":
            name, _, level = self.body.partition(":")
            bot = BOTS[name]
            taught: Taught | None = self.of
            return taught.maker(level) if taught is not None else lambda seed: bot.make(seed, level)
        if self.sort == "menu":
            return self._menu_maker()
        if self.sort == "class":
            module_name, _, wanted = self.body.partition(":")
            try:
                module: Any = importlib.import_module(module_name)
            except ImportError as error:
                raise UnknownStrategy(f"The module {module_name} of {self.body!r} cannot be loaded: {error}.") from None
            except (Exception, SystemExit) as error:  # what a module does is its own affair
                raise SimulationError(f"The module {module_name} cannot be run: {_said(error)}") from None
            return _maker(_attribute(module, wanted, module_name))
        if self.sort == "file":
            wanted, path = self.of
            return _maker(_attribute(_run_source(self.body, path), wanted, path))
        return _maker(self.of)

    def _menu_maker(self) -> Maker:
        from bailiwick.bots.menu import parse_menu
        from bailiwick.bots.tactics import Tactician

        menu = parse_menu(self.body)
        return lambda seed: Tactician(menu)

    def cards(self) -> list[str]:
        """The cards it names, where that can be known."""
        if self.sort == "menu":
            from bailiwick.bots.menu import parse_menu

            return parse_menu(self.body).cards()
        return list(BOTS[self.body.partition(":")[0]].cards) if self.sort == "bot" else []


def read_strategy(given: object) -> Strategy:
    """The strategy that a text means. A class or function that makes an `Agent` will do, too."""
    if isinstance(given, Strategy):
        return given
    if isinstance(given, Agent):
        raise UnknownStrategy(
            f"{type(given).__name__} is one player, but every game needs a new one: give the class, or a function."
        )
    if callable(given):
        return Strategy(getattr(given, "__name__", "strategy"), "made", "", given)
    if not isinstance(given, str) or not given.strip():
        raise UnknownStrategy("A strategy is a name, a menu such as 'Province; Gold; Silver', or a file; this is none.")
    text = given.strip()
    found = _named_bot(text) or _of_library(text) or _big_money_with(text) or _offered_bot(text)
    found = found or _menu_file(text) or _class_named(text) or _menu(text)
    if found is None:
        names = [*BOTS, *(entry.name for entry in entry_points(group=GROUP))]
        hint = (
            did_you_mean(text, names) or f" There are {', '.join(names)}, menus, and classes as package.module:Class."
        )
        raise UnknownStrategy(f"There is no strategy named {text!r}.{hint}")
    found.maker()  # so that what is wrong with it shows now and here
    return replace(found, name=_title(found.name))


def read_strategies(given: Sequence[object]) -> list[Strategy]:
    """Several strategies, each under a name of its own."""
    found: list[Strategy] = []
    for one in map(read_strategy, given):
        name, n = one.name, 1
        while any(other.name == name for other in found):
            n += 1
            name = f"{one.name} ({n})"
        found.append(replace(one, name=name))
    return found


def _title(name: str) -> str:
    """A name fit for tables and files: of signs that can be printed, and not too long."""
    short = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split()) or "strategy"
    return short if len(short) <= LONGEST_NAME else short[: LONGEST_NAME - 3].rstrip(" ;") + "..."


def _named_bot(text: str) -> Strategy | None:
    name, colon, level = text.partition(":")
    found = pick(name, BOTS)
    if found is None:
        return None
    levels = BOTS[found].levels
    if not colon:
        return Strategy(found, "bot", f"{found}:{levels[0]}" if levels else found)
    if not levels:
        raise UnknownStrategy(f"{found} has no levels; leave out {colon + level!r}.")
    chosen = pick(level, levels)
    if chosen is None:
        raise UnknownStrategy(
            f"{found} has no level {level!r}.{did_you_mean(level, levels)} Give {' or '.join(levels)}."
        )
    return Strategy(f"{found}:{chosen}", "bot", f"{found}:{chosen}")


def _of_library(text: str) -> Strategy | None:
    found = menu_named(text)
    return None if found is None else Strategy(found.name, "menu", found.text)


def _big_money_with(text: str) -> Strategy | None:
    """ "Big Money with Witch": optimised Big Money with that card, in the way that was measured to be best."""
    found = re.fullmatch(r"\s*big money with (.+)", text, re.IGNORECASE)
    if found is None:
        return None
    cards = [find(name) for name in re.split(r",| and ", found[1])]
    menu = big_money_with([(kind.name, strength_of(kind).way) for kind in cards])
    return Strategy(f"Big Money with {' and '.join(kind.name for kind in cards)}", "menu", menu.dump())


def _offered_bot(text: str) -> Strategy | None:
    for entry in entry_points(group=GROUP):
        if key(entry.name) == key(text):
            return Strategy(entry.name, "class", entry.value)
    return None


def _menu_file(text: str) -> Strategy | None:
    path = Path(text)
    if path.suffix != ".menu":
        return None
    from bailiwick.bots.menu import parse_menu

    body = _read(path)
    try:
        menu = parse_menu(body, path.stem)
    except BailiwickError as error:
        raise SimulationError(f"{path}: {error}") from None
    return Strategy(menu.name, "menu", body)


def _class_named(text: str) -> Strategy | None:
    found = re.fullmatch(r"(.+\.py):([A-Za-z_]\w*)", text)
    if found:
        return Strategy(found[2], "file", _read(Path(found[1])), (found[2], found[1]))
    if text.endswith(".py"):
        raise UnknownStrategy(f"Say which class of the file plays, as in {text}:MyBot.")
    if re.fullmatch(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", text):
        return Strategy(text.partition(":")[2], "class", text)
    return None


def _menu(text: str) -> Strategy | None:
    """A menu in one line. Several entries are one for certain; a single word only if it is a card."""
    from bailiwick.bots.menu import parse_menu
    from bailiwick.cards import find

    certain = ";" in text or "\n" in text or re.search(r"\sif\s", text)
    if not certain:
        try:
            find(text)
        except UnknownCard:
            return None
    menu = parse_menu(text)
    return Strategy(menu.name if re.search(r"(?im)^\s*name\s*:", text) else text, "menu", text)


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors put a mark at the beginning
    except OSError as error:
        raise SimulationError(f"The strategy {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise SimulationError(f"The strategy {path} is not a text file.") from None


def _run_source(source: str, path: str) -> ModuleType:
    """A module from the text of a file, under a name that no other has. Its folder can be imported from, where it
    exists."""
    module = ModuleType("bailiwick_strategy_" + re.sub(r"\W", "_", Path(path).stem))
    module.__file__ = path
    folder = str(Path(path).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, path, "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        raise SimulationError(f"{path} cannot be run: {_said(error)}") from None
    return module


def _said(error: BaseException) -> str:
    """What went wrong, on one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split()).rstrip('.') or 'no more is known'}."


def _attribute(module: Any, wanted: str, where: str) -> Any:
    found = module
    for part in wanted.split("."):
        if not hasattr(found, part):
            names = [name for name, one in vars(module).items() if inspect.isclass(one) and issubclass(one, Agent)]
            raise UnknownStrategy(f"There is no {wanted} in {where}.{did_you_mean(wanted, names)}")
        found = getattr(found, part)
    return found


def _maker(thing: Any) -> Maker:
    """What makes players out of a class or function: it is given a seed if it takes one by that name."""
    if not callable(thing):
        raise UnknownStrategy(f"{thing!r} is no strategy: it must be a class or function that makes an Agent.")
    try:
        parameters = inspect.signature(thing).parameters
    except (TypeError, ValueError):
        parameters = {}  # type: ignore[assignment]
    if "seed" in parameters:
        make: Maker = lambda seed: thing(seed=seed)  # noqa: E731
    else:
        make = lambda seed: thing()  # noqa: E731
    try:
        player = make(0)
    except (Exception, SystemExit) as error:
        what = getattr(thing, "__name__", repr(thing))
        raise SimulationError(f"{what} makes no player: {_said(error)}") from None
    if not isinstance(player, Agent):
        raise UnknownStrategy(f"{getattr(thing, '__name__', thing)!r} makes {player!r}, which is no Agent.")
    return make
