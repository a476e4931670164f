"""Write the numbers of the README: how many cards, landscapes, expansions and recommended sets there are.

    python tools/readme_numbers.py

A test holds the README against them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import LANDSCAPES
from bailiwick.kingdoms.sets import books, recommended_sets
from bailiwick.kingdoms.setup import kingdom_cards

README = Path(__file__).resolve().parent.parent / "README.md"
BEGIN, END = "<!-- numbers: written by tools/readme_numbers.py -->\n", "<!-- end of numbers -->\n"


def numbers() -> str:
    """The sentence. Each card counts once: not in its older wordings, and a mixed pile as the cards that are in it."""
    known = [kind for kind in all_kinds() if kind.expansion and not kind.newest]
    cards = [kind for kind in known if not kind.is_(LANDSCAPES) and not kind.split]
    landscapes = [kind for kind in known if kind.is_(LANDSCAPES)]
    expansions = {kind.expansion for kind in known} - {"Basic"}
    sets = recommended_sets()
    playable = sum(one.playable for one in sets)
    of_them = "all of which can be played" if playable == len(sets) else f"{playable} of which can be played"
    return (
        f"That is {len(cards)} cards, from which {len(kingdom_cards())} Kingdom piles are made, and {len(landscapes)}"
        f" landscapes, of {len(expansions)} boxes\n(the base game and the promotional cards counted as one each), and"
        f" {len(sets)} recommended sets from {len(books())} books, {of_them}.\n"
    )


def page(text: str) -> str:
    """The README with the numbers as they are."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + numbers() + END + after


if __name__ == "__main__":
    README.write_text(page(README.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write("The numbers are written.\n")
