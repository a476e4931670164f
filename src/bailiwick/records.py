"""Games as small text files: set-up, seed, seats, decisions, result and a checksum of the final state.

A record is TOML. Decisions are written one word each: the numbers of the picked options, or ``-`` for none.
"""

from __future__ import annotations

import hashlib
import json
import textwrap
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailiwick.cards.registry import all_roles, is_role
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.declared import COUNTERS
from bailiwick.engine.errors import BailiwickError, IllegalAnswer, RecordError
from bailiwick.engine.game import Game
from bailiwick.engine.roles import Role
from bailiwick.engine.session import unpack
from bailiwick.engine.view import View
from bailiwick.engine.zone import Zone
from bailiwick.kingdoms.roles import names_in, pairs_in
from bailiwick.kingdoms.setup import Setup, new_game
from bailiwick.lab.positions import arrange, inject

if TYPE_CHECKING:
    from bailiwick.lab import Lab

__all__ = ["FORMAT", "VERSION", "Record", "checksum", "read_file"]

FORMAT = "bailiwick-record"
VERSION = 2  # what is written; version 1, whose checksums leave out tokens, effects and mats by name, is still read
SETUP_FIELDS = ["landscapes", "colonies", "potions", "shelters", "supply"]  # after the roles, each by its key
FIELDS = ["format", "version", "kingdom", *SETUP_FIELDS, "seed", "seats", "scores", "winners", "checksum"]
FIELDS += ["injected", "decisions", "lab", "position"]


def checksum(game: Game, version: int = VERSION) -> str:
    """A short digest of the whole state, the same on every build; as records of that version have it."""
    lines = [f"{game.turn} {game.turn_number} {game.stage} {game.phase}"]
    lines += _old_players(game) if version == 1 else _players(game)
    for pile in game.piles:
        lines.append(f"{pile.name} {','.join(pile.names())} {sorted(pile.tokens.items())}")
    if version == 1:
        lines.append(",".join(card.name for card in game.trash))
    else:
        for effect in game.effects:
            held = ",".join(card.name for card in effect.cards)
            lines.append(
                f"{effect.event} {effect.source.name} {effect.seat} {effect.until} {effect.stays} {effect.number}"
                f" {effect.turn} {held}{effect.named}"
            )
        if game.on_landscapes:
            lines.append(str(sorted((name, sorted(there.items())) for name, there in game.on_landscapes.items())))
        lines.append(str(game.rng.state))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _players(game: Game) -> list[str]:
    lines = []
    for place, zone in sorted(game.places(), key=_place):
        if zone:
            lines.append(f"{place} {','.join(card.name for card in zone)}")
    for player in game.players:
        counted = [f"{counter.attribute} {getattr(player, counter.attribute)}" for counter in COUNTERS.values()]
        lines.append(f"{' '.join(counted)} {player.turns} {player.skips} {player.rng.state}")
        lines.append(str(sorted(player.tokens.items())))
    return lines


def _place(item: tuple[str, Zone]) -> str:
    return item[0]


def _old_players(game: Game) -> list[str]:
    """As version 1 had it, in the order that zones had then."""
    lines = []
    for player in game.players:
        zones = [player.hand, player.deck, player.discard_pile, player.in_play, player.set_aside]
        zones += [player.set_aside_hidden, player.revealed, player.looking, *player.mats.values()]
        lines += [",".join(card.name for card in zone) for zone in zones]
        lines.append(
            f"{player.actions} {player.buys} {player.coins} {player.potions} {player.coffers} {player.villagers}"
            f" {player.favors} {player.vp_tokens} {player.debt} {player.turns} {player.skips} {player.rng.state}"
        )
    return lines


def read_file(path: Path, what: str) -> str:
    """The text of a file, or one sentence about why not."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"The {what} {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"The {what} {path} is not a text file.") from None


@dataclass
class Record:
    """A saved game, finished or not."""

    setup: Setup
    seed: int | str
    seats: list[str]
    decisions: list[list[int]]
    scores: list[int] | None = None
    winners: list[int] | None = None
    checksum: str = ""
    # Only for records of the lab: the cards and counters of each seat, and what was done to them from outside.
    position: list[dict[str, Any]] | None = None
    injected: list[tuple[int, str, int, str]] = field(default_factory=list)
    version: int = VERSION  # of the format

    @classmethod
    def of(cls, game: Game, setup: Setup, seed: int | str, seats: Sequence[str]) -> Record:
        """The record of a game from its start to where it stands."""
        record = cls(setup.complete(seed), seed, list(seats), unpack(game.decisions), checksum=checksum(game))
        if game.over:
            record.scores, record.winners = game.scores(), game.winners()
        return record

    @classmethod
    def of_lab(cls, lab: Lab) -> Record:
        assert isinstance(lab.seed, (int, str))
        seed = lab.seed
        seats = [f"Seat {i}" for i in range(lab.setup.players)]
        record = cls.of(lab.game, lab.setup, seed, seats)
        record.position = lab.position if lab.position is not None else []
        record.injected = lab.injected[:]
        return record

    # -- writing ----------------------------------------------------------------------------------------------------

    def dump(self) -> str:
        """The text of the record."""
        setup = self.setup
        lines = [
            "# A game of Bailiwick. `bailiwick replay` shows it.",
            f"format = {_toml(FORMAT)}",
            f"version = {self.version}",
            f"kingdom = {_toml(setup.kingdom)}",
        ]
        for role in all_roles():
            if role.key in setup.roles:
                lines.append(f"{role.key} = {_toml(_role_data(role, setup.roles[role.key]))}")
        for name in SETUP_FIELDS:
            if getattr(setup, name):
                lines.append(f"{name} = {_toml(getattr(setup, name))}")
        lines += [f"seed = {_toml(self.seed)}", f"seats = {_toml(self.seats)}"]
        if self.scores is not None:
            lines += [f"scores = {_toml(self.scores)}", f"winners = {_toml(self.winners)}"]
        lines.append(f"checksum = {_toml(self.checksum)}")
        if self.injected:
            lines.append(f"injected = {_toml([list(item) for item in self.injected])}")
        words = " ".join(",".join(map(str, answer)) or "-" for answer in self.decisions)
        lines += ['decisions = """', *textwrap.wrap(words, 110), '"""']
        if self.position is not None:
            lines.append(f"lab = {_toml(bool(self.position) or 'start')}")
            for seat in self.position:
                lines += ["", "[[position]]", *(f"{name} = {_toml(value)}" for name, value in seat.items())]
        return "\n".join(lines) + "\n"

    # -- reading ----------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, text: str) -> Record:
        """Read a record; `RecordError` says what is wrong and where."""
        try:
            data = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise RecordError(f"This is not a record that can be read: {error}.") from None
        if data.get("format") != FORMAT:
            raise RecordError(f"This is not a record of Bailiwick: it lacks the line format = {_toml(FORMAT)}.")
        if type(data.get("version")) is not int or not 1 <= data["version"] <= VERSION:
            raise RecordError(
                f"This record has version {data.get('version')!r}; this program reads versions 1 to {VERSION}."
            )
        unknown = [name for name in data if name not in FIELDS and not is_role(name)]
        if unknown:
            raise RecordError(f"Nothing is known of {unknown[0]!r} in the record.")
        kingdom = _field(data, "kingdom", list, str)
        seats = _field(data, "seats", list, str)
        seed = _field(data, "seed", (int, str))
        options: dict[str, Any] = {}
        for name in ("colonies", "potions", "shelters"):
            if name in data:
                options[name] = _field(data, name, bool)
        for role in all_roles():
            if role.key in data:
                options[role.key] = _field(data, role.key, dict if role.each else list if role.several else str)
        if "landscapes" in data:
            options["landscapes"] = _field(data, "landscapes", list, str)
        if "supply" in data:
            options["supply"] = _field(data, "supply", dict)
            if not all(isinstance(count, int) for count in options["supply"].values()):
                raise RecordError(f"'supply' in the record is {options['supply']!r}; piles are given as numbers.")
        try:
            setup = Setup(kingdom, players=len(seats), **options)
        except BailiwickError as error:
            raise RecordError(f"The set-up of this record cannot be played: {error}") from None
        record = cls(setup, seed, seats, _decisions(text, _field(data, "decisions", str)))
        record.version = data["version"]
        record.checksum = _field(data, "checksum", str)
        if "scores" in data:
            record.scores = _field(data, "scores", list, int)
            record.winners = _field(data, "winners", list, int)
        if "lab" in data:
            record.position = _field(data, "position", list, dict) if "position" in data else []
            if record.position and len(record.position) != len(seats):
                raise RecordError(f"The record gives {len(record.position)} positions for {len(seats)} seats.")
            for item in _field(data, "injected", list) if "injected" in data else []:
                if not isinstance(item, list) or [type(x) for x in item] != [int, str, int, str]:
                    raise RecordError(f"injected has {item!r}, where a place, what, a seat and a card are due.")
                place, what, seat, name = item
                if what not in ("gain", "trash") or not 0 <= seat < len(seats):
                    raise RecordError(f"injected has {item!r}, which cannot be done.")
                record.injected.append((place, what, seat, name))
        return record

    # -- replaying --------------------------------------------------------------------------------------------------

    def start(self, telling: bool = False) -> Game:
        """The game before the first decision; its log tells why things happen, if that is wanted."""
        try:
            if self.position:
                game = arrange(self.setup, self.position, self.seed)
                game.log.telling = telling
                return game
            game = new_game(self.setup, self.seed, [Agent() for _ in self.seats])
        except (BailiwickError, TypeError, AttributeError) as error:
            raise RecordError(f"The set-up of this record cannot be played: {error}") from None
        game.always_ask = self.position is not None
        game.log.telling = telling
        return game

    def replay(self, telling: bool = False) -> Game:
        """Play the record through; `RecordError` if a decision is not legal or the end is not the recorded one."""
        game = self.start(telling)
        script = _Replay(self.decisions, self.injected[:])
        game.agents = [script] * len(self.seats)
        try:
            while script.run(game):
                pass
        except IllegalAnswer as error:
            raise RecordError(f"Decision {script.place} of {len(self.decisions)} is not legal: {error}") from None
        except BailiwickError as error:
            raise RecordError(f"The record breaks at decision {script.place}: {error}") from None
        if script.place < len(self.decisions):
            raise RecordError(f"The game is over after decision {script.place} of {len(self.decisions)}.")
        if self.scores is not None and (not game.over or game.scores() != self.scores):
            raise RecordError(
                f"The record says the game ended {self.scores}, but it "
                + (f"ends {game.scores()}." if game.over else "does not end with the last decision.")
            )
        if self.winners is not None and game.winners() != self.winners:
            raise RecordError(f"The record says that seats {self.winners} won, but {game.winners()} did.")
        found = checksum(game, self.version)
        if found != self.checksum:
            raise RecordError(
                f"The game replays to another state than was recorded: checksum {found}, not {self.checksum}."
            )
        return game


class _Stop(Exception):
    """No decision is left, or something is injected before the next."""


class _Replay(Agent):
    def __init__(self, answers: list[list[int]], injected: list[tuple[int, str, int, str]]) -> None:
        self.answers = answers
        self.injected = injected
        self.flat = 0  # the place in the game's flat list of decisions
        self.place = 0

    def decide(self, view: View, decision: Decision) -> list[int]:
        if decision.of_turn and self.injected and self.injected[0][0] == self.flat:
            raise _Stop
        if self.place == len(self.answers):
            raise _Stop
        answer = self.answers[self.place]
        self.place += 1
        self.flat += 1 + len(answer)
        return answer

    def run(self, game: Game) -> bool:
        """Run on; whether there is more to do."""
        try:
            game.run()
        except _Stop:
            if self.injected and self.injected[0][0] == self.flat:
                _, what, seat, name = self.injected.pop(0)
                inject(game, what, seat, name)
                return True
        return False


def _role_data(role: Role, value: str) -> Any:
    """What has a role, as it is written in a record."""
    if role.each:
        return dict(pairs_in(role, value))
    return names_in(role, value) if role.several else value


def _decisions(text: str, words: str) -> list[list[int]]:
    answers = []
    for i, word in enumerate(words.split()):
        try:
            answer = [] if word == "-" else [int(number) for number in word.split(",")]
        except ValueError:
            line = text[: text.find(word)].count("\n") + 1
            raise RecordError(f"Decision {i + 1}, {word!r} (line {line}), is not a list of option numbers.") from None
        answers.append(answer)
    return answers


def _field(data: dict[str, Any], name: str, kind: Any, item: Any = None) -> Any:
    if name not in data:
        raise RecordError(f"The record is incomplete: it lacks {name!r}.")
    value = data[name]
    good = isinstance(value, kind) and (item is None or all(isinstance(x, item) for x in value))
    if not good:
        raise RecordError(f"{name!r} in the record is {value!r}, which it cannot be.")
    return value


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_toml(str(k))} = {_toml(v)}" for k, v in value.items()) + " }"
    return "[" + ", ".join(map(_toml, value)) + "]"
