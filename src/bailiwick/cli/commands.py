"""What the subcommands of `bailiwick` do. Each takes the parsed options and gives the exit code."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from bailiwick.cli.chosen import chosen_setup, seed_of
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.view import full_log
from bailiwick.kingdoms import Setup
from bailiwick.lab import Lab
from bailiwick.lab.positions import COUNTERS
from bailiwick.lab.scenario import Scenario
from bailiwick.records import Record, read_file
from bailiwick.words.text import log_lines

__all__ = [
    "COMMANDS", "advise", "analyse", "card", "kingdom", "lab", "menu", "play", "replay", "serve", "simulate", "solve",
    "to_play", "tournament",
]  # fmt: skip


def play(options: argparse.Namespace) -> int:
    """A game in the terminal."""
    from bailiwick.terminal import play as sit_down

    return sit_down(options, to_play)


def to_play(options: argparse.Namespace) -> tuple[Setup, str, int | str]:
    """What the options say to play with, a sentence about it, and the seed."""
    seed = seed_of(options.seed)
    setup, what = chosen_setup(options, seed)
    return setup, what, seed


def serve(options: argparse.Namespace) -> int:
    """Tables in the browser."""
    try:
        from bailiwick.server.run import serve as run
    except ModuleNotFoundError as error:
        needed = "pip install 'bailiwick[server]' brings it"
        raise IllegalSetup(f"The table in the browser needs {error.name}, which is not installed; {needed}.") from None
    return run(options)


def kingdom(options: argparse.Namespace) -> int:
    """Random kingdoms and recommended sets."""
    from bailiwick.cli.kingdoms import kingdom as run

    return run(options)


def simulate(options: argparse.Namespace) -> int:
    """Many games between strategies."""
    from bailiwick.cli.simulate import run_simulate

    return run_simulate(options)


def tournament(options: argparse.Namespace) -> int:
    """Every strategy against every other."""
    from bailiwick.cli.simulate import run_tournament

    return run_tournament(options)


def solve(options: argparse.Namespace) -> int:
    """Search for the best menu for a kingdom."""
    from bailiwick.cli.solve import run_solve

    return run_solve(options)


def menu(options: argparse.Namespace) -> int:
    """The library of menus."""
    from bailiwick.cli.menus import menu as run

    return run(options)


def replay(options: argparse.Namespace) -> int:
    """Print the log of a saved game and how it ended."""
    record = Record.load(read_file(options.file, "record"))
    game = record.replay(telling=True)
    print("\n".join(log_lines(full_log(game), record.seats)))
    print()
    if game.over:
        for name, score in zip(record.seats, game.scores(), strict=True):
            print(f"{name}: {score} points")
        winners = [record.seats[i] for i in game.winners()]
        print(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}.")
    else:
        print("The game is not over.")
    return 0


def analyse(options: argparse.Namespace) -> int:
    """Winning chances and mistakes of a saved game."""
    from bailiwick.cli.analyse import run_analyse

    return run_analyse(options)


def advise(options: argparse.Namespace) -> int:
    """The plans of a kingdom."""
    from bailiwick.cli.advise import run_advise

    return run_advise(options)


def lab(options: argparse.Namespace) -> int:
    """Run a position; exit code 1 if something is not as the file expects."""
    try:
        scenario = Scenario.load(read_file(options.file, "file"))
        wrong = scenario.run()
    except (TypeError, AttributeError, KeyError) as error:
        why = str(error).rstrip(".")
        raise IllegalSetup(f"Something in {options.file} is not of the sort it has to be: {why}.") from None
    print(describe(scenario.lab))
    for line in wrong:
        print(f"Not as expected: {line.rstrip('.')}.")
    if scenario.expect and not wrong:
        print("All is as expected.")
    return 1 if wrong else 0


ALWAYS_TOLD = ("actions", "buys", "coins", "coffers", "favors")
MOST_OFFERS = 12


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _offers(options: list[str]) -> str:
    if len(options) <= MOST_OFFERS:
        return ", ".join(options) or "a number"
    return f"{', '.join(options[:MOST_OFFERS])} and {len(options) - MOST_OFFERS} more"


def describe(position: Lab) -> str:
    """A position in lines."""
    lines = []
    for question in position.asked:
        who = f"seat {question.player}: {question.purpose}" + (f" for {question.card}" if question.card else "")
        lines.append(f"asked {who}, offered {_offers(question.options)}; answered {question.answer!r}")
    for seat in position.players:
        lines.append(f"seat {seat.index}{' (whose turn it is)' if seat.index == position.turn else ''}")
        for name in ("hand", "deck", "discard", "in_play", "set_aside"):
            cards = getattr(seat, name)
            if cards:
                lines.append(f"  {name.replace('_', ' ')}: {', '.join(cards)}")
        for name, cards in seat.mats.items():
            if cards:
                lines.append(f"  {name} mat: {', '.join(cards)}")
        counters = [name for name in COUNTERS if name in ALWAYS_TOLD or getattr(seat, name)]
        lines.append(f"  {', '.join(f'{getattr(seat, name)} {_spaced(name)}' for name in counters)}, {seat.vp} points")
        if seat.tokens:
            lines.append(f"  tokens: {', '.join(f'{name} {n}' for name, n in seat.tokens.items())}")
    for pile in position.game.piles:
        tokens = position.tokens(pile.name)
        if tokens:
            told = [token if isinstance(token, str) else f"{token[0]} {token[1]}" for token in tokens]
            lines.append(f"on the {pile.name} pile: {', '.join(told)}")
    for name, cards in [*position.mats.items(), *position.aside.items()]:
        if cards:
            lines.append(f"{name}: {', '.join(cards)}")
    if position.trash:
        lines.append(f"trash: {', '.join(position.trash)}")
    lines.append(f"phase: {position.phase}")
    return "\n".join(lines)


def card(options: argparse.Namespace) -> int:
    """A card, or all cards that are asked for."""
    from bailiwick.cli.cards import card as run

    return run(options)


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "play": play, "serve": serve, "kingdom": kingdom, "replay": replay, "analyse": analyse, "lab": lab, "card": card,
    "simulate": simulate, "tournament": tournament, "solve": solve, "advise": advise,
    "menu": menu,
}  # fmt: skip
