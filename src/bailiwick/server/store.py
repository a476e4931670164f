"""Where tables are kept: SQLite, or any database that SQLAlchemy knows.

Decisions are only ever added, each with a number of its own, so that none can be lost or made twice. A table is loaded
by playing them again. All access is from one thread; what waits for it is done in one transaction, so that a hundred
tables at once wait for the disk once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.pool import StaticPool

from bailiwick.engine.errors import BailiwickError

__all__ = ["Row", "SavedGame", "SavedSeat", "Store", "StoreError"]

VERSION = 2
T = TypeVar("T")

metadata = sql.MetaData()
meta = sql.Table("bailiwick", metadata, sql.Column("version", sql.Integer, nullable=False))
games = sql.Table(
    "games",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("title", sql.Text, nullable=False),
    sql.Column("kingdom", sql.Text, nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("seed", sql.Text, nullable=False),
    sql.Column("seed_given", sql.Boolean, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("counts", sql.Boolean, nullable=False),
    sql.Column("phase", sql.String(8), nullable=False),
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("scores", sql.Text),
    sql.Column("again", sql.String(32)),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Index("games_by_change", "listed", "changed"),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("bot", sql.Text, nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),  # its SHA-256; the secret itself is kept nowhere
    sql.Column("taken", sql.Boolean, nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("replaced", sql.Boolean, nullable=False),
)
decisions = sql.Table(
    "decisions",
    metadata,
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),  # answer, resign, or undo: back to so many answers
    sql.Column("numbers", sql.Text, nullable=False),
)


class StoreError(BailiwickError):
    """The database cannot be used, or refused something."""


@dataclass
class Row:
    """A decision as it is stored."""

    number: int
    seat: int
    kind: str
    numbers: list[int]


@dataclass
class SavedSeat:
    seat: int
    kind: str
    name: str
    bot: str = ""
    secret: str = ""
    taken: bool = False
    host: bool = False
    replaced: bool = False


@dataclass
class SavedGame:
    """A table as it is stored."""

    id: str
    title: str
    kingdom: str
    players: int
    seed: str
    seed_given: bool
    listed: bool
    phase: str = "open"
    turn: int = 0
    scores: list[int] | None = None
    again: str | None = None
    changed: float = 0.0
    counts: bool = True
    seats: list[SavedSeat] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    def counting(self) -> list[Row]:
        """The answers that count: an undo takes back those after it."""
        found: list[Row] = []
        for row in self.rows:
            if row.kind == "undo":
                del found[row.numbers[0] :]
            elif row.kind == "answer":
                found.append(row)
        return found

    @property
    def resigned(self) -> int:
        """The seat that ended the game by giving up, or -1."""
        return next((row.seat for row in self.rows if row.kind == "resign"), -1)


class _Job(Generic[T]):
    """Something to do with the database, and who waits for it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        self.result = self.work(connection)

    def settle(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


def _upgrade(connection: Connection) -> None:
    """From version 1, whose tables all counted nothing for others."""
    connection.execute(sql.text("ALTER TABLE games ADD COLUMN counts BOOLEAN NOT NULL DEFAULT FALSE"))
    connection.execute(meta.update().values(version=VERSION))


class Store:
    """The database behind one thread. `open` it, and `close` it at the end."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bailiwick-store", daemon=True)

    def open(self) -> None:
        """Connect and make the tables; `StoreError` says why not."""
        try:
            self._engine = _engine(self.url)
            metadata.create_all(self._engine)
            with self._engine.begin() as connection:
                found = connection.execute(sql.select(meta.c.version)).scalar()
                if found is None:
                    connection.execute(meta.insert().values(version=VERSION))
                elif found == 1:
                    _upgrade(connection)
                elif found != VERSION:
                    raise StoreError(f"The database has version {found}; this program uses version {VERSION}.")
                else:
                    connection.execute(meta.update().values(version=VERSION))  # a database that cannot be written fails
        except ModuleNotFoundError as error:
            hint = " pip install 'bailiwick[postgresql]' installs it." if error.name == "psycopg" else ""
            raise StoreError(f"The database {_bare(self.url)} cannot be used: {_first_line(error)}{hint}") from None
        except (sql.exc.SQLAlchemyError, ImportError, OSError, ValueError) as error:
            raise StoreError(f"The database {_bare(self.url)} cannot be used: {_first_line(error)}") from None
        self._thread.start()

    def close(self) -> None:
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._engine.dispose()

    # -- the thread -------------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, last = [first], False
            with contextlib.suppress(queue.Empty):
                while len(batch) < 500:
                    job = self._jobs.get_nowait()
                    if job is None:
                        last = True
                        break
                    batch.append(job)
            self._run(batch)
            if last:
                return

    def _run(self, batch: list[_Job[Any]]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    job.run(connection)
        except Exception as error:
            # One of them failed and took the others with it: each by itself, then. If the database itself fails,
            # nobody waits for the same again.
            for job in batch:
                if len(batch) > 1 and not isinstance(error, sql.exc.OperationalError):
                    try:
                        with self._engine.begin() as connection:
                            job.run(connection)
                        continue
                    except Exception as its_own:
                        error = its_own
                job.error = StoreError(f"The database refused: {_first_line(error)}")
        for job in batch:
            # The server may have been closed meanwhile; then nobody waits.
            with contextlib.suppress(RuntimeError):
                job.loop.call_soon_threadsafe(job.settle)

    async def _do(self, work: Callable[[Connection], T]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        return await job.done

    # -- what is asked of it ----------------------------------------------------------------------------------------

    async def create(self, game: SavedGame) -> None:
        """A new table with its seats."""

        def work(connection: Connection) -> None:
            connection.execute(
                games.insert().values(
                    id=game.id, title=game.title, kingdom=game.kingdom, players=game.players, seed=game.seed,
                    seed_given=game.seed_given, listed=game.listed, counts=game.counts, phase=game.phase,
                    turn=game.turn, scores=None, again=None, changed=time.time(),
                )
            )  # fmt: skip
            connection.execute(seats.insert(), [{"game": game.id, **vars(seat)} for seat in game.seats])

        await self._do(work)

    async def load(self, game: str) -> SavedGame | None:
        """A table with everything that happened at it."""

        def work(connection: Connection) -> SavedGame | None:
            row = connection.execute(sql.select(games).where(games.c.id == game)).mappings().first()
            if row is None:
                return None
            saved = SavedGame(**{**row, "scores": _read(row["scores"])})
            for seat in connection.execute(
                sql.select(seats).where(seats.c.game == game).order_by(seats.c.seat)
            ).mappings():
                saved.seats.append(SavedSeat(**{name: seat[name] for name in seat if name != "game"}))
            for number, who, kind, numbers in connection.execute(
                sql.select(decisions.c.number, decisions.c.seat, decisions.c.kind, decisions.c.numbers)
                .where(decisions.c.game == game)
                .order_by(decisions.c.number)
            ):
                saved.rows.append(Row(number, who, kind, [int(n) for n in numbers.split(",") if n]))
            return saved

        return await self._do(work)

    async def append(self, game: str, rows: Sequence[Row], phase: str, turn: int, scores: list[int] | None) -> None:
        """Add decisions, and what the lobby shows of the game after them."""
        values = [
            {
                "game": game,
                "number": row.number,
                "seat": row.seat,
                "kind": row.kind,
                "numbers": ",".join(map(str, row.numbers)),
            }
            for row in rows
        ]

        def work(connection: Connection) -> None:
            if values:
                connection.execute(decisions.insert(), values)
            connection.execute(
                games.update()
                .where(games.c.id == game)
                .values(phase=phase, turn=turn, scores=_write(scores), changed=time.time())
            )

        await self._do(work)

    async def set_seat(self, game: str, seat: SavedSeat) -> None:
        """Somebody sat down, or a bot did."""
        values = vars(seat).copy()

        def work(connection: Connection) -> None:
            connection.execute(
                seats.update().where(seats.c.game == game, seats.c.seat == values["seat"]).values(**values)
            )

        await self._do(work)

    async def set_again(self, game: str, again: str) -> None:
        """The table where the same people play again."""
        await self._do(lambda c: c.execute(games.update().where(games.c.id == game).values(again=again)) and None)

    async def listed(self, count: int) -> list[SavedGame]:
        """The tables that the lobby shows: those last played at, with their seats."""

        def work(connection: Connection) -> list[SavedGame]:
            found = [
                SavedGame(**{**row, "scores": _read(row["scores"])})
                for row in connection.execute(
                    sql.select(games).where(games.c.listed).order_by(games.c.changed.desc()).limit(count)
                ).mappings()
            ]
            by_id = {game.id: game for game in found}
            for seat in connection.execute(
                sql.select(seats).where(seats.c.game.in_(by_id)).order_by(seats.c.game, seats.c.seat)
            ).mappings():
                by_id[seat["game"]].seats.append(SavedSeat(**{name: seat[name] for name in seat if name != "game"}))
            return found

        return await self._do(work)


def _engine(url: str) -> Engine:
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")  # the driver that is installed with the extra
    if address.get_backend_name() != "sqlite":
        return sql.create_engine(address, pool_pre_ping=True)
    if address.database and not address.database.startswith((":memory:", "file:")):
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    # One connection for one thread at a time: the opening one, then the store's.
    engine = sql.create_engine(address, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @sql.event.listens_for(engine, "connect")
    def pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # what was shown survives a power cut, too
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return engine


def _read(text: str | None) -> list[int] | None:
    return None if text is None else json.loads(text)


def _write(scores: list[int] | None) -> str | None:
    return None if scores is None else json.dumps(scores)


def _bare(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (sql.exc.ArgumentError, ValueError):
        return "that was given"


def _first_line(error: BaseException) -> str:
    line = (str(getattr(error, "orig", None) or error).splitlines() or ["it does not say why"])[0].strip()
    return line if line.endswith(".") else f"{line}."
