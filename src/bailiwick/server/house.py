"""The house that all tables stand in: makes them, finds them, and puts away those that nobody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import hmac
import logging
import secrets
import time

from bailiwick.kingdoms import Setup, kingdom_line, read_kingdom
from bailiwick.server import protocol as wire
from bailiwick.server.bots import Minds
from bailiwick.server.catalogue import chosen_setup
from bailiwick.server.limits import Limits
from bailiwick.server.opponents import DEFAULT_BOT, bot_list, find_bot
from bailiwick.server.reading import Refused
from bailiwick.server.store import SavedGame, SavedSeat, Store
from bailiwick.server.table import Table, hashed

__all__ = ["House", "clean_name"]

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that looks like another
MOST_PLAYERS = 6
IN_LOBBY = 60
ORDER = {"open": 0, "playing": 1, "over": 2}
logger = logging.getLogger("bailiwick.server")


def clean_name(name: str) -> str:
    """A name as it is shown: short, of one line, with nothing that cannot be seen."""
    said = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:24].strip()
    if not said:
        raise Refused("illegal", "A name is needed.", 422)
    return said


class House:
    """All tables of a server."""

    def __init__(self, store: Store, limits: Limits, minds: Minds | None = None) -> None:
        self.store = store
        self.limits = limits
        self.minds = minds or Minds(0, limits)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # -- finding ----------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table of that id, from memory or from the store."""
        if name in self.tables:
            self.tables[name].used = time.monotonic()  # not to be put away before it is looked at
            return self.tables[name]
        if name not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        # Others may wait for the same table: whoever gives up must not take it from them.
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table:
        saved = await self.store.load(name)
        if saved is None:
            raise Refused("not-found", "There is no such table.", 404)
        table = Table(saved, self.store, self.limits, self.minds)
        try:
            await table.load()
        except Exception:  # a game of an older version can fail anywhere
            logger.exception("table %s cannot be loaded", name)
            raise Refused("failed", "This table cannot be loaded: its game does not replay.", 500) from None
        self.tables[name] = table
        return table

    async def sweep(self) -> None:
        """Put away tables that nobody has looked at for a while. They come back when somebody does."""
        now = time.monotonic()
        for name, table in list(self.tables.items()):
            idle = not table.watchers and now - table.used > self.limits.idle_seconds
            if idle and not table.lock.locked() and not table.bots.thinking:
                del self.tables[name]
            else:
                await table.go_on()

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.limits.idle_seconds / 2)))
            with contextlib.suppress(Exception):
                await self.sweep()

    async def lobby(self) -> wire.Lobby:
        found: list[wire.TableSummary] = []
        for saved in await self.store.listed(IN_LOBBY):
            loaded = self.tables.get(saved.id)
            seats = saved.seats if loaded is None else loaded.seats
            when = datetime.datetime.fromtimestamp(saved.changed, datetime.UTC)
            phase = saved.phase if all(seat.taken for seat in seats) else "open"
            found.append(
                {
                    "id": saved.id,
                    "title": saved.title,
                    "phase": "over" if phase == "over" else "playing" if phase == "playing" else "open",
                    "names": [seat.name for seat in seats],
                    "free": sum(1 for seat in seats if not seat.taken),
                    "turn": saved.turn,
                    "changed": when.isoformat(timespec="seconds"),
                    "scores": saved.scores,
                }
            )
        found.sort(key=lambda one: ORDER[one["phase"]])
        return {"tables": found, "bots": bot_list()}

    # -- making -----------------------------------------------------------------------------------------------------

    async def create(self, wish: wire.CreateTable) -> tuple[Table, int, str]:
        """A new table, the seat of who made it (or -1) and that seat's secret."""
        choice = wish["kingdom"]
        players = len(wish["seats"])
        if not 2 <= players <= MOST_PLAYERS:
            raise Refused("illegal", f"{players} players cannot play: a game takes 2 to {MOST_PLAYERS}.", 422)
        kinds = [seat["kind"] for seat in wish["seats"]]
        if kinds.count("me") > 1:
            raise Refused("illegal", "You can sit at one seat only.", 422)
        if kinds.count("bot") == players:
            raise Refused("illegal", "At least one seat is for a person.", 422)
        title, setup = await _chosen(choice, players)
        seed = wish.get("seed", "")
        setup = setup.complete(seed or secrets.token_hex(8))
        secret = secrets.token_urlsafe(24)
        seats, mine = _seats(wish["seats"], secret)
        saved = SavedGame(
            id="".join(secrets.choice(LETTERS) for _ in range(10)),
            title=title,
            kingdom=kingdom_line(setup),
            players=players,
            seed=seed or secrets.token_hex(16),
            seed_given=bool(seed),
            listed=wish.get("listed", False),
            counts=wish.get("counts", True),
            seats=seats,
        )
        return await self._open(saved), mine, secret

    async def _open(self, saved: SavedGame) -> Table:
        await self.store.create(saved)
        table = self.tables[saved.id] = Table(saved, self.store, self.limits, self.minds)
        async with table.lock:
            await table.start()
        return table

    async def again(
        self, table: Table, seat: int, secret: str, kingdom: wire.KingdomChoice | None = None
    ) -> tuple[Table, int, str]:
        """The table where the same people play again; the first who asks makes it, and may choose another kingdom.
        Everybody moves up by one seat, so that somebody else begins. The new secret follows from the old one: who
        asks twice gets the same seat."""
        n = len(table.seats)
        async with table.lock:
            if table.phase != "over":
                raise Refused("illegal", "The game is not over yet.", 409)
            if table.saved.again is None:
                title = table.saved.title
                # What came late is known by now, and drawn anew.
                line = kingdom_line(read_kingdom(table.saved.kingdom, n, size=None).known())
                if kingdom is not None:
                    title, setup = await _chosen(kingdom, n)
                    line = kingdom_line(setup.complete(secrets.token_hex(8)))
                seats = []
                for i in range(n):
                    old = table.seats[(i + 1) % n]
                    bot = old.kind == "bot"
                    plays = old.bot if bot else ""
                    seats.append(SavedSeat(i, old.kind, old.name, plays, taken=bot, host=old.seat == seat))
                saved = SavedGame(
                    id="".join(secrets.choice(LETTERS) for _ in range(10)),
                    title=title,
                    kingdom=line,
                    players=n,
                    seed=secrets.token_hex(16),
                    seed_given=False,
                    listed=table.saved.listed,
                    counts=table.saved.counts,
                    seats=seats,
                )
                await self._open(saved)
                await self.store.set_again(table.id, saved.id)
                table.saved.again = saved.id
                table.tell_table()
        new = await self.table(table.saved.again)
        secret = hmac.new(secret.encode(), new.id.encode(), "sha256").hexdigest()
        mine = await new.sit((seat - 1) % n, table.seats[seat].name, secret)
        return new, mine, secret


async def _chosen(choice: wire.KingdomChoice, players: int) -> tuple[str, Setup]:
    """The title and the set-up that are wished for."""
    if "random" in choice:  # may search for long, and touches no game
        return await asyncio.to_thread(chosen_setup, choice, players)
    return chosen_setup(choice, players)


def _seats(wishes: list[wire.SeatChoice], secret: str) -> tuple[list[SavedSeat], int]:
    """The seats of a new table, and which of them is its maker's."""
    seats: list[SavedSeat] = []
    mine = -1
    for i, wish in enumerate(wishes):
        names = [seat.name for seat in seats]
        if wish["kind"] == "bot":
            bot = find_bot(wish.get("bot", DEFAULT_BOT))
            name = clean_name(wish.get("name", bot.name))
            seats.append(SavedSeat(i, "bot", _free(name, names), bot.key, taken=True))
        elif wish["kind"] == "me":
            mine = i
            name = _free(clean_name(wish.get("name", "Player")), names)
            seats.append(SavedSeat(i, "person", name, secret=hashed(secret), taken=True, host=True))
        else:
            seats.append(SavedSeat(i, "person", _free(clean_name(wish.get("name", "Somebody")), names)))
    return seats, mine


def _free(name: str, names: list[str]) -> str:
    again = 2
    found = name
    while found in names:
        found = f"{name} {again}"
        again += 1
    return found
