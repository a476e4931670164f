"""A process that analyses one game: `python -m bailiwick.sim.reviewing SECONDS GAMES`.

The record comes on its input; what it tells are lines of JSON, each with a share of the work that is done, and at last
the review or what is wrong. Whoever started it may end it at any time; it ends by itself when nobody hears it.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress

from bailiwick.engine.errors import BailiwickError
from bailiwick.records import Record
from bailiwick.sim.review import analyse

__all__ = ["main"]

POLITE = 5  # others' games go first


def main(seconds: float, games: int) -> None:
    with suppress(AttributeError, OSError):
        os.nice(POLITE)
    try:
        record = Record.load(sys.stdin.read())
        review = analyse(record, seconds, games, watch=lambda share: _tell(share=round(share, 3)), worked=True)
        data = review.data()
        data["moves"] = [review.move_data(move) for move in review.marked()]
        _tell(review={name: data[name] for name in ("curve", "moves", "totals", "plans", "games")})
    except BailiwickError as error:
        _tell(error=str(error))


def _tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):
        main(float(sys.argv[1]), int(sys.argv[2]))
