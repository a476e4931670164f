"""Draw the picture of the terminal for the README: `python tools/picture.py` writes docs/terminal.svg."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path

from rich.console import Console

from bailiwick import BigMoney
from bailiwick.cli import make_parser
from bailiwick.cli.commands import to_play
from bailiwick.terminal.sitting import Sitting

ROOT = Path(__file__).resolve().parent.parent
BUSY_TURN = 17


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        given = make_parser().parse_args(["play", "--seed", "8", "--save", f"{folder}/game.toml"])
        table = Sitting.new(given, *to_play(given))
    session, bot = table.session, BigMoney({"Market": 3, "Smithy": 2})
    while session.question is not None:
        question = session.question
        busy = question.purpose == "buy" and not question.cards and len(session.game.players[0].in_play) > 4
        if session.game.turn_number >= BUSY_TURN and busy:
            break
        session.answer(bot.decide(session.view(0), question))
    table.console = Console(record=True, file=io.StringIO(), force_terminal=True, width=100, height=30)
    table.message = ""
    assert session.question is not None
    table.draw(session.question)
    svg = table.console.export_svg(title="bailiwick play")
    # No fonts from elsewhere: the reader's own monospaced one will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)
    (ROOT / "docs" / "terminal.svg").write_text(svg)


if __name__ == "__main__":
    main()
