"""The hand of today against that of an earlier revision, both with the same menu, on random kingdoms of everything.

    python benchmarks/duel.py --against 95f11e7 --kingdoms 60 --deals 20

Each deal is played twice, with the seats exchanged; a tie counts half. The hand of then runs interpreted, so most of
the time is its.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from regret import FAR, STYLES, hand, menu_text

from bailiwick.engine.errors import BailiwickError
from bailiwick.kingdoms import draw_kingdom
from bailiwick.kingdoms.setup import add_starting_decks, prepare


def score(number: int, against: str, deals: int) -> list[float]:
    """What the hand of today wins of each deal, on the kingdom and with the menu of that number."""
    setup = draw_kingdom(None, number)
    text = menu_text(setup, number)
    today, then = hand("", text), hand(against, text)
    table = prepare(setup, number)
    add_starting_decks(table, setup)
    found = []
    for deal in range(deals):
        won = 0.0
        for seat in (0, 1):
            game = table.copy()
            game.agents = [today, then] if seat == 0 else [then, today]
            game.most_turns = FAR
            game.deal((number, deal))
            game.run()
            winners = game.winners()
            won += 1.0 / len(winners) if seat in winners else 0.0
        found.append(won / 2.0)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="The hand of today against an earlier one, with the same menus.")
    parser.add_argument("--against", default="95f11e7")
    parser.add_argument("--kingdoms", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1e9)
    options = parser.parse_args()
    started = time.monotonic()
    shares: dict[str, list[float]] = {"draft": [], "engine": []}
    low: list[tuple[float, int]] = []
    for number in range(options.first, options.first + options.kingdoms):
        if time.monotonic() - started > options.seconds:
            break
        try:
            found = score(number, options.against, options.deals)
        except BailiwickError as error:
            print(f"kingdom {number}: {error}")
            continue
        share = sum(found) / len(found)
        shares["draft" if number % len(STYLES) == 0 else "engine"].append(share)
        low.append((share, number))
    for style, each in shares.items():
        if len(each) > 1:
            middle = sum(each) / len(each)
            error = sqrt(sum((x - middle) ** 2 for x in each) / len(each) / (len(each) - 1))
            print(f"{style}: {100 * middle:.1f}% (+- {100 * error:.1f}), {len(each)} kingdoms")
    print("lowest:", ", ".join(f"{number} {100 * share:.0f}%" for share, number in sorted(low)[:12]))
    print("highest:", ", ".join(f"{number} {100 * share:.0f}%" for share, number in sorted(low)[-12:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
