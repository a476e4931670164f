"""Tables at which every kind of question is asked: for the tests in the browser.

The page knows no cards: how a question is shown and answered follows from how it looks on the wire. Which cards can ask
is read from the source of the cards, so a new card is in the list by itself. Random games then let each of them ask,
and note what its questions look like. There is one table for each look, however many cards ask so: a game is its
set-up, its seed and its answers; stored up to a question, it is a table at which that is asked as soon as somebody
opens it.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bailiwick.cards import all_kinds, find
from bailiwick.cards.menagerie.exile import Exiling
from bailiwick.cards.registry import as_first_printed
from bailiwick.engine.decision import (
    ALL_OR_NONE,
    BUY,
    FIRST,
    NUMBER,
    ORDER,
    PICK,
    PLAY_ACTION,
    PURPOSES,
    REACT,
    Agent,
    Decision,
    random_answer,
)  # fmt: skip
from bailiwick.engine.events import HAND
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import LIAISON, SHELTER, WAY
from bailiwick.engine.view import View
from bailiwick.kingdoms import Setup, kingdom_line, new_game
from bailiwick.kingdoms.setup import allies, kingdom_cards
from bailiwick.kingdoms.wishes import drawn_landscapes
from bailiwick.server.store import Row, SavedGame, SavedSeat, Store
from bailiwick.server.table import hashed

SOURCE = Path(__file__).resolve().parent.parent / "src" / "bailiwick"
ASKERS = ("asking", "moving", "gaining", "passing", "player")  # modules of the engine with what cards call to ask
FEWEST_GAMES, MOST_GAMES = 1000, 10_000
LONGEST = 400  # answers of a game, both players together
DULL = ["Copper", "Curse", "Estate", "Duchy", "Silver"]
SHAPES = [PICK, ALL_OR_NONE, ORDER, NUMBER]
Look = tuple[str, ...]
END: Look = ("the end",)  # where a card is bought that ends the game


@dataclass
class Position:
    """A game up to a question."""

    setup: Setup
    seed: str
    seat: int  # who is asked
    asks: list[str]  # the card that asks, or those that may be used
    purpose: str
    shape: str
    options: int
    answers: list[tuple[int, list[int]]]  # with the seats that gave them


# -- which cards can ask ----------------------------------------------------------------------------------------------


def _called(node: ast.AST) -> set[str]:
    """The names of all functions and methods called inside."""
    calls = [found.func for found in ast.walk(node) if isinstance(found, ast.Call)]
    return {func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "") for func in calls}


def _grown(asking: set[str], functions: dict[str, set[str]]) -> set[str]:
    """With everything that calls one of them, directly or not."""
    while more := {name for name, called in functions.items() if called & asking} - asking:
        asking = asking | more
    return asking


def asking_cards() -> set[str]:
    """Every card that can ask something: its code calls something that asks, or it can be overpaid for, or it can be
    used from the hand when something happens. What a Way asks is asked by the card that is played as one, and what the
    Exile mat asks, by a card that lies there. Diadem asks for Villagers only where something plays it in an Action
    phase; Snowy Village asks the same."""
    verbs: dict[str, set[str]] = {}
    for module in ASKERS:
        for node in ast.walk(ast.parse((SOURCE / "engine" / f"{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                verbs.setdefault(node.name, set()).update(_called(node))
    del verbs["_choose_way"]  # which is asked for the card that is played, not for one that plays it
    helpers: dict[str, set[str]] = {}
    classes: dict[str, tuple[set[str], list[str]]] = {}
    for path in sorted((SOURCE / "cards").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                helpers[node.name] = _called(node)
            elif isinstance(node, ast.ClassDef):
                classes[node.name] = _called(node), [getattr(base, "id", "") for base in node.bases]
    asking = _grown(_grown({"_ask"}, verbs), helpers)

    def asks(name: str) -> bool:
        called, bases = classes.get(name, (set[str](), list[str]()))
        return bool(called & asking) or any(asks(base) for base in bases if base != Exiling.__name__)

    return {
        kind.name
        for kind in all_kinds()
        if not kind.is_(WAY)
        and kind.name != "Diadem"
        and (
            (kind.cls is not None and asks(kind.cls.__name__))
            or kind.overpay
            or any(places & HAND for places in kind.hears.values())
        )
    }


# -- looking for questions --------------------------------------------------------------------------------------------


def _asking(decision: Decision) -> list[str]:
    """Where something happens and several cards may be used, those cards ask; otherwise the one that is resolved."""
    if decision.purpose == REACT:
        return list(dict.fromkeys(decision.options))
    return [] if decision.cause is None or decision.purpose == FIRST else [decision.cause.name]


def _shape(decision: Decision) -> Look:
    """How a question looks to who answers, but for where its cards lie."""
    return (
        decision.purpose, decision.shape,
        "some" if decision.minimum else "none is enough", "several" if decision.maximum > 1 else "one",
        "piles" if decision.piles else "", " ".join(sorted({move.what for move in decision.moves})),
        "labels" if decision.labels and not decision.moves else "",
        "own" if decision.subject == decision.seat else "another's", "about" if decision.about is not None else "",
        "long" if decision.shape == ORDER and decision.size() > 2 else "",
    )  # fmt: skip


def _look(decision: Decision, game: Game) -> Look:
    """How a question looks to who answers, whatever card asks."""
    zones: set[str] = set()
    if decision.cards:
        where = {card: place for place, zone in game.places() for card in zone}
        zones = {where.get(card, "nowhere").partition(":")[0] for card in decision.cards}
    return (*_shape(decision), " ".join(sorted(zones)))


@dataclass
class Found:
    """What random games came upon."""

    tables: dict[Look, Position] = field(default_factory=dict)
    asked: dict[str, set[Look]] = field(default_factory=dict)  # by each card
    shortest: dict[Look, int] = field(default_factory=dict)  # the answers up to a card's question of a shape


class _Enough(Exception):
    """The game has been long enough."""


class _Seeker(Agent):
    """Plays both seats by chance, with a taste for what is wanted, and notes each kind of question."""

    def __init__(self, setup: Setup, seed: str, found: Found, wanted: set[str]) -> None:
        self.setup = setup
        self.seed = seed
        self.found = found
        self.wanted = wanted
        self.rng = random.Random(seed)
        self.rich = self.rng.random() < 0.4  # goes for Provinces, which some cards ask about
        self.answers: list[tuple[int, list[int]]] = []
        self.last: Decision | None = None
        self.game = new_game(setup, seed, [self] * setup.players)

    def decide(self, view: View, decision: Decision) -> list[int]:
        n = len(self.answers)
        if n >= LONGEST:
            raise _Enough
        asks = _asking(decision)
        for name in asks or [""]:
            key = (name, *_shape(decision))
            # The shortest way to a question is the quickest table to load.
            if self.found.shortest.get(key, LONGEST) > n:
                self.found.shortest[key] = n
                self.note(_look(decision, self.game), decision, asks)
        self.last = decision
        answer = self._answer(decision)
        self.answers.append((decision.seat, answer))
        return answer

    def note(self, look: Look, decision: Decision, asks: list[str]) -> None:
        known = self.found.tables.get(look)
        if known is None or len(known.answers) > len(self.answers):
            self.found.tables[look] = self.position(decision, asks)
        for name in asks:
            self.found.asked.setdefault(name, set()).add(look)

    def position(self, decision: Decision, asks: list[str]) -> Position:
        options = decision.size()
        return Position(
            self.setup, self.seed, decision.seat, asks, decision.purpose, decision.shape, options, self.answers[:]
        )

    def _answer(self, decision: Decision) -> list[int]:
        chance = self.rng.random()
        if decision.purpose == BUY and chance < 0.9:
            if decision.cards:
                return decision.all_cards()
            names = [pile.top.name for pile in decision.piles]
            names += [move.label if move.card is None else move.card.name for move in decision.moves]
            tastes = [{"Province", "Gold"}] if self.rich else []
            for taste in [*tastes, self.wanted, set(names).difference(DULL)]:
                good = [i for i, name in enumerate(names) if name in taste]
                if good and self.rng.random() < 0.7:
                    return [self.rng.choice(good)]
        if decision.purpose == PLAY_ACTION and chance < 0.95:
            return [self.rng.randrange(decision.size())]
        if decision.minimum == 0 and decision.shape != NUMBER and not decision.of_turn and chance < 0.6:
            least = decision.maximum if decision.shape == ALL_OR_NONE else 1
            return self.rng.sample(range(decision.size()), self.rng.randint(least, decision.maximum))
        return random_answer(decision, self.rng)


def _kingdom(wanted: set[str], number: int) -> Setup:
    """Ten piles and two landscapes, some of them the wanted ones."""
    rng = random.Random(f"kingdom {number}")
    kinds = kingdom_cards()
    piles = [kind.name for kind in kinds]
    # What stands beside the Supply comes into the game with the card that brings it.
    homes = {find(name).home or find(name).newest or name for name in wanted}
    homes |= {kind.name for kind in kinds if wanted & set(kind.beside)}
    rng.shuffle(piles)
    piles.sort(key=lambda name: name not in homes)
    chosen = piles[:5] + rng.sample(piles[5:], 4)
    older = {name: as_first_printed(find(name)).name for name in chosen}
    chosen = [older[name] if older[name] in wanted else name for name in chosen]
    # Every game has a Liaison, so that every game has an Ally.
    chosen.append(rng.choice([kind.name for kind in kinds if kind.is_(LIAISON) and kind.name not in chosen]))
    ally = rng.choice(sorted(wanted & set(allies())) or allies())
    landscapes = [kind.name for kind in drawn_landscapes()]
    rng.shuffle(landscapes)
    landscapes.sort(key=lambda name: name not in wanted)
    shelters = any(find(name).is_(SHELTER) for name in wanted)
    return Setup(chosen, ally=ally, landscapes=landscapes[:2], shelters=shelters).complete(number)


def _search(number: int, wanted: set[str], found: Found) -> None:
    """One random game."""
    setup = _kingdom(wanted, number)
    seeker = _Seeker(setup, f"question {number}", found, wanted)
    with contextlib.suppress(_Enough):
        seeker.game.run()
        last = seeker.last
        assert last is not None
        _, answer = seeker.answers.pop()
        pile = answer[0] - len(last.cards) if answer else -1  # after the piles come moves, such as Events
        if last.purpose == BUY and 0 <= pile < len(last.piles):
            found.tables.setdefault(END, seeker.position(last, [last.piles[pile].name]))


def search() -> Found:
    """Let every card ask that can. It is always the same that is found, as long as the cards are the same."""
    found = Found()
    asking = asking_cards()
    for number in range(MOST_GAMES):
        wanted = asking.difference(found.asked)
        if not wanted and number >= FEWEST_GAMES:
            break
        _search(number, wanted or asking, found)
    return found


# -- tables for them --------------------------------------------------------------------------------------------------


def lay_out(database: str, listing: Path) -> None:
    """A table for each look of a question, in a new database; and a listing of them and of what must come up."""
    found = search()
    ending = found.tables.pop(END)
    ordering = max((at for at in found.tables.values() if at.shape == ORDER), key=lambda at: at.options)
    # Once more one of each kind, for tests that may answer what they did not mean to.
    slips = list({(at.purpose, at.shape): at for at in found.tables.values()}.values())
    # And all of them for who looks only: others play on at theirs.
    n = len(found.tables)
    laid = [*found.tables.values(), *found.tables.values(), ending, ordering, *slips]
    tables = [_listed(i, at) for i, at in enumerate(laid)]
    asyncio.run(_store(database, laid))
    numbers = {look: i for i, look in enumerate(found.tables)}
    data = {
        "asking": {name: sorted(numbers[look] for look in found.asked.get(name, ())) for name in asking_cards()},
        "purposes": PURPOSES,
        "shapes": SHAPES,
        "tables": tables[:n],
        "looked_at": tables[n : 2 * n],
        "ending": tables[2 * n],
        "ordering": tables[2 * n + 1],
        "slips": tables[2 * n + 2 :],
    }
    listing.write_text(json.dumps(data), encoding="utf-8")


def _listed(i: int, at: Position) -> dict[str, Any]:
    return {
        "table": f"question{i}", "secret": _secret(i), "asks": at.asks, "purpose": at.purpose, "shape": at.shape,
    }  # fmt: skip


def _secret(i: int) -> str:
    return f"seat-of-question-{i}"


async def _store(database: str, found: list[Position]) -> None:
    store = Store(database)
    store.open()
    jobs = []
    for i, at in enumerate(found):
        seats = [SavedSeat(n, "bot", f"Bot {n + 1}", "random", taken=True) for n in range(at.setup.players)]
        seats[at.seat] = SavedSeat(at.seat, "person", "Ana", secret=hashed(_secret(i)), taken=True, host=True)
        line = kingdom_line(at.setup)
        game = SavedGame(
            f"question{i}", f"Question {i}", line, at.setup.players, at.seed, True, False, "playing", seats=seats
        )
        rows = [Row(n, seat, "answer", answer) for n, (seat, answer) in enumerate(at.answers)]
        jobs += [store.create(game), store.append(game.id, rows, "playing", 1, None)]
    await asyncio.gather(*jobs)
    store.close()
