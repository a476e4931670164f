"""Tables at which what no expansion here has yet is at hand at once: for the tests in the browser.

The cards of it are those that the tests of the engine invent. A table is kept as its set-up, its seed and its answers;
here the seed names a position, arranged in the lab, and a game with such a seed begins there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Agent
from bailiwick.engine.game import Game
from bailiwick.kingdoms import Setup, kingdom_line, new_game
from bailiwick.lab import Lab
from bailiwick.server import play
from bailiwick.server.store import SavedGame, SavedSeat
from bailiwick.server.table import hashed

TESTS = Path(__file__).resolve().parent.parent / "tests"
MODULES = ("invented_turn", "invented_places", "invented_setup")
NAMES = ["Ana", "Ben", "Cleo"]
SEED = "position "
COPPERS = ["Copper"] * 10
OTHER = {"hand": ["Copper"] * 3 + ["Estate"] * 2, "deck": COPPERS}


def register_invented() -> set[str]:
    """Make the invented cards known to this process, as the tests of the engine do; their names."""
    sys.path.append(str(TESTS))
    known = {kind.name for kind in book.all_kinds()}
    modules = [import_module(f"engine.{name}") for name in MODULES]
    for module in modules:
        for role in book.roles_in(module):
            book.register_role(role)
    for module in modules:
        for cls in list(vars(module).values()):
            if isinstance(cls, type) and issubclass(cls, Card) and cls.__module__ == module.__name__:
                book.register(cls)
    book.settle_split_piles()
    return {kind.name for kind in book.all_kinds()} - known


# -- positions --------------------------------------------------------------------------------------------------------


@dataclass
class Position:
    """A position to begin with, and how many people sit at the table; bots have the other seats."""

    make: Callable[[], Lab]
    people: int = 1


def _lab(kingdom: Sequence[str] = (), **given: Any) -> Lab:
    return Lab(kingdom, **{"deck": COPPERS, "others": [dict(OTHER)], "seed": 5, **given})


def _controlled() -> Lab:
    """Ana plays a turn for Ben while Cleo looks on."""
    hand = ["Village", "Smithy", "Gold", "Chapel", "Estate"]
    others = [{"hand": hand, "deck": ["Market", *COPPERS], "mats": {"Vault": ["Gold"]}}, dict(OTHER)]
    lab = _lab(["Puppeteer", "Village", "Smithy", "Chapel"], hand=["Puppeteer"], others=others)
    lab.play("Puppeteer")
    lab.end_turn()
    return lab


def _places() -> Lab:
    """Something at every place there is."""
    ben = {
        **OTHER, "mats": {"Vault": ["Gold", "Silver"], "Gallery": ["Curse"], "Locker": ["Estate"]}, "debt": 4,
        "pile_tokens": {"Fortune": ["+1 Coin"], "Offering": ["-2 Cost", ["Tax", 2]]}, "vp_tokens": 3, "coffers": 2,
    }  # fmt: skip
    cleo = {**OTHER, "mats": {"Tavern": ["Groom", "Lantern"]}, "villagers": 2, "in_play": ["Sluice"]}
    lab = _lab(
        ["Strongbox", "Curator", "Offering", "Paladins", "Raider", "Fortune", "Surveyor", "Assessor", "Trek", "Groom"],
        landscapes=["Fair Day", "Windfall", "Aqueducts", "Bakehouse", "Busy Days", "Way of the Hare"],
        hand=["Fortune", "Offering", "Fortune", "Trek", "Smithy", "Gold", "Estate"], actions=5, coins=4, buys=4, others=[ben, cleo],
        mats={"Vault": ["Province"], "Gallery": ["Duchy", "Copper"], "Tavern": ["Lantern"]}, tokens={"Trek": 1},
        pile_tokens={"Fortune": ["+1 Coin"], "Trek": ["-2 Cost"]}, debt=2, villagers=3, coffers=2, vp_tokens=5,
    )  # fmt: skip
    lab.play("Fortune", None)
    lab.play("Offering", None, "Estate")
    for seat, name in ((0, "Bakehouse"), (1, "Bakehouse"), (1, "Aqueducts"), (2, "Aqueducts")):
        lab.game.players[seat].take_landscape(next(card for card in lab.game.landscapes if card.name == name))
    return lab


POSITIONS: dict[str, Position] = {
    "event": Position(lambda: _lab(landscapes=["Fair Day", "Aqueducts", "Afterglow"], coins=5, actions=0)),
    "debt": Position(lambda: _lab(landscapes=["Fair Day"], coins=5, debt=3, actions=0)),
    "villagers": Position(lambda: _lab(["Village", "Smithy"], hand=["Smithy", "Village"], actions=0, villagers=3)),
    "reserve": Position(
        lambda: _lab(["Groom", "Village"], hand=["Village", "Smithy"], mats={"Tavern": ["Groom"]}),
    ),
    "busy": Position(lambda: _lab(landscapes=["Busy Days"], hand=["Copper"], actions=2, coins=3)),
    "night": Position(lambda: _lab(["Night Owl", "Werecat"], hand=["Night Owl", "Night Owl", "Werecat", "Copper"])),
    "way": Position(
        lambda: _lab(["Smithy"], landscapes=["Way of the Hare", "Way of the Boar"], hand=["Smithy", "Smithy"]),
    ),
    "bid": Position(lambda: _lab(["Auction"], hand=["Auction"])),
    "places": Position(_places),
    "control": Position(_controlled, people=3),
}


# -- tables for them --------------------------------------------------------------------------------------------------


def begin(setup: Setup, seed: str, agents: list[Agent]) -> Game:
    """A new game, which may begin in the middle of one."""
    position = POSITIONS.get(seed.removeprefix(SEED)) if seed.startswith(SEED) else None
    if position is None:
        return new_game(setup, seed, agents)
    game = position.make().game.copy()
    game.always_ask = False
    return game


def let_games_begin_anywhere() -> None:
    """From now on, the tables of this process know the positions."""
    vars(play)["new_game"] = begin


def secret(name: str, seat: int) -> str:
    return f"seat-{seat}-of-{name}"


def saved(name: str, position: Position) -> SavedGame:
    """A position as a table that is stored."""
    setup = position.make().setup
    seats = []
    for seat in range(setup.players):
        person = seat < position.people
        kind, bot, key = ("person", "", hashed(secret(name, seat))) if person else ("bot", "random", "")
        seats.append(SavedSeat(seat, kind, NAMES[seat], bot, secret=key, taken=True, host=seat == 0))
    line = kingdom_line(setup)
    return SavedGame(name, name.capitalize(), line, setup.players, SEED + name, True, False, "playing", seats=seats)


def listing() -> dict[str, Any]:
    """What the tests need to know of them."""
    return {
        name: {"table": name, "secrets": [secret(name, seat) for seat in range(position.people)]}
        for name, position in POSITIONS.items()
    }
