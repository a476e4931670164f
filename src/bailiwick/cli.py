"""The command `bailiwick`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bailiwick import __version__, build
from bailiwick.engine.errors import BailiwickError

__all__ = ["main", "make_parser"]


def make_parser() -> argparse.ArgumentParser:
    """All subcommands and their options."""
    parser = argparse.ArgumentParser(prog="bailiwick", description="Dominion in Python.")
    parser.add_argument("--version", action="version", version=f"bailiwick {__version__} ({build()} build)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("--kingdom", help="ten Kingdom cards, with commas between them; 'random' draws them")
    play.add_argument("--seed", help="the same seed deals the same game")
    play.add_argument("--bot", choices=["big-money", "random"], default="big-money", help="who plays against you")
    play.add_argument("--players", type=int, default=2, help="how many play, bots included (2 to 6)")
    play.add_argument("--name", default="Player", help="how you are called in the record")
    play.add_argument("--save", type=Path, help="where the game is saved (default: in the folder games)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game, which settles all the rest")

    replay = commands.add_parser("replay", help="print the log of a saved game")
    replay.add_argument("file", type=Path)

    lab = commands.add_parser("lab", help="run a position from a file")
    lab.add_argument("file", type=Path)

    card = commands.add_parser("card", help="show a card")
    card.add_argument("name", nargs="+")

    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, 1 for a wrong expectation, 2 for wrong input."""
    parser = make_parser()
    options = parser.parse_args(argv)
    if options.command is None:
        parser.print_help()
        return 2
    # Loaded only when needed, so that --version and errors are quick.
    from bailiwick import commands as run

    try:
        return {"play": run.play, "replay": run.replay, "lab": run.lab, "card": run.card}[options.command](options)
    except BailiwickError as error:
        print(f"bailiwick: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
