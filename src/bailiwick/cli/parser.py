"""The command `bailiwick`."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bailiwick import __version__, build
from bailiwick.engine.errors import BailiwickError
from bailiwick.kingdoms.suggest import did_you_mean

__all__ = ["main", "make_parser"]


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the options in one sentence, with the nearest names."""

    def error(self, message: str) -> NoReturn:
        print(f"bailiwick: {self.sentence(message)}", file=sys.stderr)
        raise SystemExit(2)

    def names(self) -> list[str]:
        """All options of this parser."""
        return [name for action in self._actions for name in action.option_strings if name.startswith("--")]

    def unknown(self, word: str) -> NoReturn:
        """Something was given that no command asks for."""
        if word.startswith("-"):
            option = word.split("=")[0]
            hint = did_you_mean(option, self.names()) or f" `{self.prog} --help` lists them."
            self.error(f"There is no option {option} for {self.prog}.{hint}")
        self.error(f"Nothing is known of {word!r} here. `{self.prog} --help` says what goes with it.")

    def sentence(self, message: str) -> str:
        """What argparse says, as a sentence of ours."""
        if found := re.fullmatch(r"argument (.+?): invalid choice: '?(.*?)'? \(choose from (.*)\)", message):
            what, value = found[1], found[2]
            choices = [choice.strip("' ") for choice in found[3].split(",")]
            what = what if what.startswith("-") else "a command" if what == "COMMAND" else what
            return f"{value!r} is none of what {what} can be.{did_you_mean(value, choices)} Give {_or(choices)}."
        if found := re.fullmatch(r"argument (.+?): invalid int value: (.*)", message):
            return f"{found[1]} takes a number, not {found[2]}."
        if found := re.fullmatch(r"argument (.+?): expected .*", message):
            return f"{found[1]} needs something after it."
        if found := re.fullmatch(r"argument (.+?): not allowed with argument (.+)", message):
            return f"{found[1]} and {found[2]} cannot be given together."
        if found := re.fullmatch(r"the following arguments are required: (.+)", message):
            return f"{self.prog} needs one thing more: {found[1]}."
        return message if message[-1:] in ".?" else f"{message}."


def _or(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def make_parser() -> Parser:
    """All subcommands and their options."""
    parser = Parser(prog="bailiwick", description="Dominion in Python.")
    parser.add_argument("--version", action="version", version=f"bailiwick {__version__} ({build()} build)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play a game in the terminal")
    add_what(play)
    play.add_argument("--seed", help="the same seed deals the same game")
    bots = ["bailiff", "novice", "steady", "master", "grandmaster", "big-money", "random"]
    play.add_argument("--bot", choices=bots, default="bailiff", help="who plays against you (the house bot, a master)")
    play.add_argument("--players", type=int, default=2, help="how many play, bots included (2 to 6)")
    play.add_argument("--name", default="Player", help="how you are called in the record")
    play.add_argument("--save", type=Path, help="where the game is saved (default: in the folder games)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game, which settles all the rest")
    add_wishes(play)

    serve = commands.add_parser("serve", help="serve tables to browsers")
    serve.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in (127.0.0.1)")
    serve.add_argument("--port", type=int, default=8710, help="the port; 0 takes a free one (8710)")
    serve.add_argument(
        "--database", metavar="URL", default="sqlite:///games/tables.db",
        help="where tables are kept, as SQLAlchemy writes it (sqlite:///games/tables.db)",
    )  # fmt: skip
    serve.add_argument("--origin", action="append", metavar="URL", help="a page elsewhere that may use this server")
    serve.add_argument(
        "--thinkers", type=int, metavar="N",
        help="processes that think for bots and hints; 0: nobody thinks (one on each core but one)",
    )  # fmt: skip
    serve.add_argument("--open", action="store_true", help="open the browser")

    kingdom = commands.add_parser("kingdom", help="random kingdoms and recommended sets")
    add_kingdom_commands(kingdom)

    replay = commands.add_parser("replay", help="print the log of a saved game")
    replay.add_argument("file", type=Path)

    analyse = commands.add_parser("analyse", help="winning chances and mistakes of a saved game")
    analyse.add_argument("file", type=Path)
    analyse.add_argument("--seat", metavar="NAME", help="look at the decisions of one player alone")
    analyse.add_argument("--seconds", type=float, default=30.0, metavar="S", help="how long to think (30)")
    analyse.add_argument("--games", type=int, default=0, metavar="N", help="think in so many games, not by the clock")
    analyse.add_argument("--seed", type=int, default=0, help="of the games that are played in mind (0)")
    analyse.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (one on each core)")
    analyse.add_argument("--html", type=Path, metavar="FILE", help="write it as a page as well")
    analyse.add_argument("--json", action="store_true", help="print data instead of text")

    advise = commands.add_parser("advise", help="the plans of a kingdom: how good they are, why, and what beats them")
    add_what(advise)
    advise.add_argument("--minutes", type=float, default=1.0, metavar="M", help="how long to study (1)")
    advise.add_argument("--games", type=int, default=0, metavar="N", help="play so many games, not by the clock")
    advise.add_argument("--seed", help="the seed of the study")
    advise.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (one on each core)")
    advise.add_argument("--save", type=Path, metavar="FILE", help="write the best plan there, for simulate")
    advise.add_argument("--json", action="store_true", help="print data instead of text")
    add_wishes(advise)

    lab = commands.add_parser("lab", help="run a position from a file")
    lab.add_argument("file", type=Path)

    card = commands.add_parser("card", help="show a card, or all cards of an expansion")
    card.add_argument("name", nargs="*", help="a card or landscape, or what several are called, such as Shelters")
    card.add_argument("--expansion", action="append", metavar="NAMES", help="all cards and landscapes of these")
    card.add_argument("--search", metavar="WORDS", help="those of whose name, types, text, rulings or sets it is part")
    card.add_argument("--full", action="store_true", help="of several cards, their rulings and sets as well")

    simulate = commands.add_parser("simulate", help="let strategies play many games against each other")
    tournament = commands.add_parser("tournament", help="every strategy against every other")
    add_simulation(simulate, "the strategies that play one game, two or more")
    add_simulation(tournament, "the strategies, any number")
    simulate.add_argument("--samples", type=Path, metavar="DIR", help="write the best, worst and a typical game there")

    solve = commands.add_parser("solve", help="search for the best menu for a kingdom")
    add_what(solve)
    solve.add_argument("--minutes", type=float, default=5.0, metavar="M", help="how long to search (5)")
    solve.add_argument("--against", nargs="*", metavar="MENU", help="menus it should beat as well")
    solve.add_argument("--seed", help="the seed of the search")
    solve.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (one on each core)")
    solve.add_argument("--save", type=Path, metavar="FILE", help="write the best menu there")
    solve.add_argument("--report", type=Path, metavar="FILE", help="write its match against Bailiff as a page")
    solve.add_argument("--json", action="store_true", help="print data instead of text")
    add_wishes(solve)

    menu = commands.add_parser("menu", help="the library of strategies")
    menus = menu.add_subparsers(dest="what", metavar="COMMAND", required=True)
    listed = menus.add_parser("list", help="list the menus")
    listed.add_argument("--set", metavar="NAME", help="those for this recommended set")
    shown = menus.add_parser("show", help="show a menu")
    shown.add_argument("name", nargs="+", metavar="NAME")
    for one in (listed, shown):
        one.add_argument("--json", action="store_true", help="print data instead of text")

    saved = (replay, analyse, lab)
    for one in (play, serve, kingdom, *saved, card, simulate, tournament, solve, advise, menu, listed, shown):
        one.set_defaults(parser=one)
    return parser


def add_what(parser: argparse.ArgumentParser) -> None:
    """What to play with."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--kingdom", help="ten Kingdom cards, with commas between them, or the line of a kingdom")
    what.add_argument("--set", metavar="NAME", help="a recommended set of the rulebooks (see: bailiwick kingdom list)")
    what.add_argument("--random", action="store_true", help="a random kingdom, as the wishes below ask for")


def add_simulation(parser: argparse.ArgumentParser, strategies: str) -> None:
    """What simulations and tournaments are asked for."""
    parser.add_argument(
        "strategies", nargs="+", metavar="STRATEGY",
        help=f"{strategies}: names such as 'big money', menus such as 'Province; Gold; Silver', files of menus,"
        " package.module:Class or file.py:Class",
    )  # fmt: skip
    add_what(parser)
    parser.add_argument("--games", type=int, metavar="N", help="how many (10000); for a tournament, of each pair")
    parser.add_argument("--seed", help="the same seed plays the same games")
    parser.add_argument("--until", metavar="PRECISION", help="stop when the scores are this sure, for example 1%%")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes (one on each core)")
    parser.add_argument(
        "--study", type=float, metavar="SECONDS",
        help="how long Bailiff as a master or grandmaster studies the kingdom before; 0: not at all (10)",
    )  # fmt: skip
    parser.add_argument(
        "--think", type=int, metavar="N", help="games that bailiff:grandmaster plays in mind at a decision (500)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with plots, HTML")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print data instead of text")
    form.add_argument("--csv", action="store_true", help="print a table instead of text")
    add_wishes(parser)


def add_kingdom_commands(kingdom: argparse.ArgumentParser) -> None:
    """`bailiwick kingdom random | show | list`."""
    commands = kingdom.add_subparsers(dest="what", metavar="COMMAND")
    random = commands.add_parser("random", help="draw a kingdom")
    random.add_argument("--seed", help="the same seed draws the same kingdom")
    random.add_argument("--line", action="store_true", help="print only the line to be pasted back")
    add_wishes(random)
    show = commands.add_parser("show", help="show a recommended set or the line of a kingdom")
    show.add_argument("name", nargs="+", metavar="NAME")
    sets = commands.add_parser("list", help="list the recommended sets")
    sets.add_argument("--book", help="of this book, for example Allies or 2017")
    sets.add_argument("--expansion", help="for this expansion")
    sets.add_argument("--card", help="with this card")
    state = sets.add_mutually_exclusive_group()
    state.add_argument("--playable", action="store_true", default=None, help="only those all of whose cards exist")
    state.add_argument("--missing", action="store_false", dest="playable", help="only those that lack cards")
    for one in (random, show, sets):
        one.add_argument("--json", action="store_true", help="as data")
        one.set_defaults(subparser=one)


def add_wishes(parser: argparse.ArgumentParser) -> None:
    """What can be asked of a random kingdom."""
    wishes = parser.add_argument_group("wishes for a random kingdom")

    def number(name: str, **keywords: object) -> None:
        wishes.add_argument(name, type=int, metavar="N", **keywords)  # type: ignore[arg-type]

    several = {"action": "append", "metavar": "NAMES"}
    wishes.add_argument("--expansion", **several, help="draw from these; Dominion=6 draws six of them")  # type: ignore[arg-type]
    wishes.add_argument("--require", **several, help="cards that must be there")  # type: ignore[arg-type]
    wishes.add_argument("--ban", **several, help="cards that must not")  # type: ignore[arg-type]
    number("--village", nargs="?", const=1, help="at least so many cards that give 2 Actions (1)")
    number("--buy", nargs="?", const=1, help="at least so many cards with +Buy (1)")
    number("--trasher", nargs="?", const=1, help="at least so many cards that trash cards of yours (1)")
    number("--attacks", help="no more Attacks than this")
    wishes.add_argument("--curve", help="how many cards of which cost, for example 2:2,3-4:5,5+:3")
    number("--landscapes", help="no more landscapes than this (2); an Ally is not counted")
    for name in ("events", "landmarks", "projects", "ways", "traits"):
        number(f"--{name}", nargs="?", const=1, help=f"at least so many {name.capitalize()} (1)")
    wishes.add_argument(
        "--edition", choices=["first", "second", "both", "mixed"], help="printings; both never mixes two of one box"
    )
    for name, cards in (("colonies", "Platinum and Colony"), ("shelters", "Shelters")):
        wishes.add_argument(
            f"--{name}", choices=["yes", "no", "share"], help=f"{cards}: by the share of their cards unless said"
        )
    wishes.add_argument("--looters", choices=["yes", "no"], help="whether there is a Looter, and Ruins with it")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, 1 for a wrong expectation, 2 for wrong input."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a sign shows another in its place
    parser = make_parser()
    options, unknown = parser.parse_known_args(argv)
    used = next(one for one in (vars(options).get("subparser"), vars(options).get("parser"), parser) if one)
    if unknown:
        used.unknown(unknown[0])
    if options.command is None or (options.command == "kingdom" and options.what is None):
        used.print_help()
        return 2
    # Loaded only when needed, so that --version and errors are quick.
    from bailiwick.cli import commands as run

    try:
        return run.COMMANDS[options.command](options)
    except BailiwickError as error:
        print(f"bailiwick: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130  # what shells give to Ctrl-C
