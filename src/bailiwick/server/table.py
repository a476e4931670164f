"""A table: who sits at it, the game, and those who look on.

Each table has one mailbox: a lock that whatever changes it goes through one by one. Every decision is stored before
anybody is shown what came of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Literal, Protocol

from bailiwick.engine.errors import BailiwickError, IllegalAnswer
from bailiwick.kingdoms import read_kingdom
from bailiwick.server import protocol as wire
from bailiwick.server.bots import Bots, Minds
from bailiwick.server.catalogue import known_line
from bailiwick.server.eyes import Eyes, piles_data
from bailiwick.server.hints import Hinting
from bailiwick.server.limits import Limits
from bailiwick.server.opponents import DEFAULT_BOT, find_bot
from bailiwick.server.play import Pace, Play
from bailiwick.server.reading import Refused
from bailiwick.server.requests import Asked, Requests
from bailiwick.server.resigning import resign
from bailiwick.server.seating import free_name, seat_info
from bailiwick.server.store import Row, SavedGame, SavedSeat, Store, StoreError
from bailiwick.server.talk import Talk
from bailiwick.server.tracks import Track, Tracker

__all__ = ["Table", "Watcher", "hashed"]

SPECTATOR = -1
logger = logging.getLogger("bailiwick.server")
Phase = Literal["open", "playing", "over"]


def hashed(secret: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def encoded(message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))


class Watcher(Protocol):
    """Somebody who is sent what happens: a socket."""

    seat: int

    def send(self, text: str) -> None: ...


class Table:
    """One table, loaded."""

    def __init__(self, saved: SavedGame, store: Store, limits: Limits, minds: Minds | None = None) -> None:
        self.id = saved.id
        self.saved = saved
        self.seats = saved.seats
        self.store = store
        self.limits = limits
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.rows = len(saved.rows)  # also the number of the question that is asked now
        self.number = 0
        self.watchers: list[Watcher] = []
        self.away: dict[int, float] = {seat.seat: time.monotonic() for seat in self.seats}  # since when
        self.requests = Requests()
        self.talk = Talk(limits)
        self.used = time.monotonic()
        self._eyes: dict[int, Eyes] = {}
        self._tracker: Tracker | None = None
        self._moves: dict[int, list[wire.Move]] = {}  # not yet shown, by viewer
        self._told = 0  # how much of the log everybody has been sent
        self.bots = Bots(self, minds or Minds(0, limits))
        self.hints = Hinting(self)
        self.payer = ""  # the address of who came last to play: what is thought here counts as theirs
        self._unsure = False  # whether the last decision was stored, since the database failed
        self.halted = False  # a bot is to answer, but could not

    async def load(self) -> None:
        """Play what was stored, and go on from there."""
        async with self.lock:
            if self.phase != "open":
                await self._take_up(self.saved)
                self.saved.rows.clear()
                self.bots.begin()
                await self.go_on_playing()

    async def _take_up(self, saved: SavedGame) -> None:
        rows = saved.counting()
        play = await self._replayed([row.numbers for row in rows])
        if play.asked != [row.seat for row in rows]:
            raise BailiwickError("The answers were given by others than those who are asked.")
        play.resigned = saved.resigned
        self.rows = len(saved.rows)
        self._jump(play)

    async def _replayed(self, answers: list[list[int]]) -> Play:
        """The game after these answers."""
        setup = read_kingdom(self.saved.kingdom, self.saved.players, size=None)
        play = Play(setup, self.saved.seed, self.names)
        pace = Pace()
        for i, answer in enumerate(answers, 1):
            play.answer(answer, listen=i == len(answers))
            await pace.pause()
        return play

    def _jump(self, play: Play) -> None:
        """The game is in another state now: follow no card from before it."""
        self.play = play
        self._tracker = None
        self._told = play.tellable()
        self._moves.clear()
        for eyes in self._eyes.values():
            eyes.forget()

    # -- who is who -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def phase(self) -> Phase:
        if not all(seat.taken for seat in self.seats):
            return "open"
        return "over" if self.play is not None and self.play.over else "playing"

    def seat_of(self, secret: str | None) -> int:
        """The seat that a secret opens; that of a spectator if none."""
        digest = hashed(secret or "")
        for seat in self.seats:
            if seat.kind == "person" and seat.taken and hmac.compare_digest(digest, seat.secret):
                return seat.seat
        return SPECTATOR

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].replaced

    def present(self, seat: int) -> bool:
        return seat not in self.away or self.seats[seat].kind == "bot"

    def others(self, seat: int) -> list[int]:
        """The other people, those whose seat a bot plays for now left out."""
        return [one.seat for one in self.seats if one.seat != seat and one.taken and not self.is_bot(one.seat)]

    def info(self, viewer: int) -> wire.TableInfo:
        """Who sits where, for a viewer."""
        over = self.phase == "over"
        return {
            "id": self.id,
            "title": self.saved.title,
            "kingdom": known_line(self.saved.kingdom, self.saved.players),
            "seats": [seat_info(one, None if self.present(one.seat) else self.away[one.seat]) for one in self.seats],
            "you": viewer,
            "host": viewer >= 0 and self.seats[viewer].host,
            "spectators": sum(1 for watcher in self.watchers if watcher.seat == SPECTATOR),
            "spectators_talk": self.talk.spectators,
            "phase": self.phase,
            "seed": self.saved.seed if over else None,
            "seed_given": self.saved.seed_given,
            "counts": self.saved.counts,
            "hints": self.hints.state(viewer),
            "requests": self.requests.data(self.waiting_for),
            "replace_after": self.limits.replace_after,
            "next": self.saved.again,
            "decisions": 0 if self.play is None else len(self.play.answers),
        }

    # -- watching ---------------------------------------------------------------------------------------------------

    # All of this waits for the lock: while it is held, there may be decisions that are not stored yet.

    async def watch(self, watcher: Watcher, address: str = "") -> None:
        """Somebody comes to look: they are sent everything, the others that they are here."""
        await self.go_on()
        async with self.lock:
            self.watchers.append(watcher)
            self.used = time.monotonic()
            if watcher.seat >= 0:
                self.payer = address
            if watcher.seat >= 0 and self.away.pop(watcher.seat, None) is not None:
                self.requests.drop(lambda request: request.kind == "replace" and request.about == watcher.seat)
            self.tell_table(but=watcher)
            watcher.send(self.welcome(watcher.seat))

    async def leave(self, watcher: Watcher) -> None:
        async with self.lock:
            if watcher not in self.watchers:
                return  # it went before it had come
            self.watchers.remove(watcher)
            self.used = time.monotonic()
            seat = watcher.seat
            if not any(other.seat == seat for other in self.watchers):
                self._eyes.pop(seat, None)
                self._moves.pop(seat, None)
                if seat >= 0:
                    self.away[seat] = self.used
                    self.requests.drop(lambda request: request.kind == "replace" and request.by == seat)
            if not self.watchers and self._tracker is not None and self.play is not None:
                self._tracker.stop(self.play.game)
                self._tracker = None
            with contextlib.suppress(Refused):
                await self._settle()  # perhaps only this one's word was still needed

    async def resync(self, watcher: Watcher) -> None:
        """Send everything to somebody who missed something."""
        async with self.lock:
            watcher.send(self.welcome(watcher.seat))

    async def info_for(self, viewer: int) -> wire.TableInfo:
        async with self.lock:
            return self.info(viewer)

    def _look(self, seat: int) -> Eyes:
        if seat not in self._eyes:
            self._eyes[seat] = Eyes(seat, self.names, self.saved.counts)
        return self._eyes[seat]

    def state(self, seat: int, piles: list[wire.PileState] | None = None) -> wire.GameState | None:
        """The game for a viewer; None before it begins."""
        play = self.play
        if play is None:
            return None
        state = self._look(seat).state(play.game, play.question, self.rows, len(play.answers), piles)
        if seat >= 0 and not play.over and play.last_answer_of(seat) >= 0 and not self.is_bot(seat):
            state["undo"] = "ask" if self.others(seat) and not play.takes_back_alone(seat) else "free"
        if play.over:
            state["phase"] = "over"
            state["ending"] = play.ending()
        return state

    def welcome(self, seat: int) -> str:
        """Everything, for somebody who has nothing yet or missed something."""
        play = self.play
        log: list[wire.LogLine] = []
        if play is not None:
            entries = play.game.log.entries()[: self._told]
            log = self._look(seat).log(entries, 0, play.marks, play.game.view(seat))
        message: wire.Welcome = {
            "type": "welcome",
            "number": self.number,
            "table": self.info(seat),
            "cards": {} if play is None else play.cards,
            "state": self.state(seat),
            "log": log,
            "talk": list(self.talk.said),
        }
        return encoded(message)

    def tell_table(self, but: Watcher | None = None) -> None:
        """Tell everybody who sits where and what is asked of whom."""
        self.number += 1
        texts: dict[int, str] = {}
        for watcher in self.watchers:
            if watcher is but:
                continue
            if watcher.seat not in texts:
                changed: wire.TableChanged = {
                    "type": "table",
                    "number": self.number,
                    "table": self.info(watcher.seat),
                }
                texts[watcher.seat] = encoded(changed)
            watcher.send(texts[watcher.seat])

    def tell_seat(self, seat: int, message: Any) -> None:
        """Tell one seat something that is no part of the game."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.send(encoded(message))

    def tell_update(self, undone: int | None = None) -> None:
        """Show everybody how the game went on. Called only after it is stored."""
        play = self.play
        assert play is not None
        self.number += 1
        start, self._told = self._told, play.tellable()
        if not self.watchers:
            return
        entries = play.game.log.entries(start)[: self._told - start]
        piles = piles_data(play.game)
        cards = play.cards if play.news else None
        play.news = False
        texts: dict[int, str] = {}
        for seat in {watcher.seat for watcher in self.watchers}:
            eyes = self._look(seat)
            state = self.state(seat, piles)
            assert state is not None
            update: wire.Update = {
                "type": "update",
                "number": self.number,
                "state": state,
                "moves": self._moves.get(seat, []),
                "log": eyes.log(entries, start, play.marks, play.game.view(seat)),
                "undone": undone,
                "cards": cards,
            }
            texts[seat] = encoded(update)
        self._moves.clear()
        for watcher in self.watchers:
            watcher.send(texts[watcher.seat])

    # -- what people do ---------------------------------------------------------------------------------------------

    async def receive(self, seat: int, kind: str, message: Any) -> None:
        """Do what a message asks for; `Refused` says why not."""
        if kind in Talk.KINDS:
            async with self.lock:
                self.talk.receive(self, seat, kind, message)
            return
        if seat < 0:
            raise Refused("not-seated", "Spectators can only watch.", 403)
        doing: dict[str, Callable[[int, Any], Coroutine[Any, Any, None]]] = {
            "answer": self._answer, "undo": self._undo, "replace": self._replace, "vote": self._vote,
            "fill": self._fill, "return": self._return, "resign": self._resign, "hint": self._hint,
            "ask-for-hints": self._ask_for_hints,
        }  # fmt: skip
        async with self.lock:
            self.used = time.monotonic()
            if self._unsure:
                await self._reload()
            await doing[kind](seat, message)

    async def _answer(self, seat: int, message: wire.Answer) -> None:
        play = self.playing()
        if message["question"] != self.rows:
            raise Refused("stale", f"Question {message['question']} is not asked now; the game has gone on.", 409)
        question = play.question
        if question is None or question.seat != seat:
            raise Refused("not-asked", "It is not you who is asked now.", 409)
        if self.is_bot(seat):
            raise Refused("illegal", "A bot plays in your place; take your seat back first.", 409)
        answer = message["options"]
        rows: list[Row] = []
        try:
            self.step(answer, rows)
        except IllegalAnswer as error:
            raise Refused("illegal", str(error), 409) from None
        await self.show(rows)
        if self.requests.drop(lambda request: request.kind == "undo" and request.by == seat):
            self.tell_table()
        await self.go_on_playing()

    def playing(self) -> Play:
        if self.play is None:
            raise Refused("illegal", "The game has not begun: somebody has yet to sit down.", 409)
        if self.play.over:
            raise Refused("illegal", "The game is over.", 409)
        return self.play

    def step(self, answer: list[int], rows: list[Row]) -> None:
        """Answer the question, in memory only, and note what is to be stored and shown."""
        play = self.play
        assert play is not None
        if self._tracker is None and self.watchers:
            self._tracker = Tracker(play.game)
        question = play.question
        play.answer(answer, listen=question is not None and len(self.others(question.seat)) > 0)
        assert question is not None
        rows.append(Row(self.rows + len(rows), question.seat, "answer", answer))
        if self._tracker is not None:
            self._follow(self._tracker.follow(play.game))

    def _follow(self, tracks: list[Track]) -> None:
        play = self.play
        assert play is not None
        for seat in {watcher.seat for watcher in self.watchers}:
            self._moves.setdefault(seat, []).extend(self._look(seat).moves(tracks, play.game.view(seat)))

    async def store_rows(self, rows: list[Row], play: Play) -> None:
        """Store decisions, after which the game is as given."""
        scores = play.game.scores() if play.over else None
        phase = "over" if play.over else "playing"
        try:
            await self.store.append(self.id, rows, phase, play.game.turn_number, scores)
        except StoreError as error:
            self._unsure = True
            raise self._not_stored(error) from None
        self.rows += len(rows)

    def _not_stored(self, error: StoreError) -> Refused:
        logger.error("table %s: %s", self.id, error)
        return Refused("failed", "This could not be stored; the table is as it was stored last.", 500)

    async def _reload(self) -> None:
        """Go on from what is stored: nobody knows whether the last decision is."""
        try:
            saved = await self.store.load(self.id)
        except StoreError as error:
            raise self._not_stored(error) from None
        assert saved is not None
        await self._take_up(saved)
        self._unsure = False
        self._welcome_all()

    def _welcome_all(self) -> None:
        for watcher in self.watchers:
            watcher.send(self.welcome(watcher.seat))

    async def show(self, rows: list[Row]) -> None:
        """Store what was answered, and then show it; where it cannot be stored, it has not happened."""
        play = self.play
        assert play is not None
        try:
            await self.store_rows(rows, play)
        except Refused:
            self._jump(await self._replayed(play.answers[: len(play.answers) - len(rows)]))
            try:
                await self._reload()
            except Refused:
                self._welcome_all()
            raise
        self.tell_update()

    # -- bots -------------------------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let a bot try again whose answer could not be stored."""
        if self.halted:
            async with self.lock:
                await self.go_on_playing()

    async def go_on_playing(self) -> None:
        """Let bots answer until somebody else is asked. What people did before has happened, whatever fails here."""
        try:
            if self._unsure:
                await self._reload()
            await self.bots.answer()
            self.halted = False
        except Refused:
            self.halted = True

    # -- undo, votes, seats -----------------------------------------------------------------------------------------

    async def _undo(self, seat: int, _: wire.AskUndo) -> None:
        play = self.playing()
        place = play.last_answer_of(seat)
        if place < 0:
            raise Refused("illegal", "There is nothing to take back: you have not answered anything yet.", 409)
        if self.is_bot(seat):
            raise Refused("illegal", "A bot plays in your place; take your seat back first.", 409)
        if play.takes_back_alone(seat):
            await self._go_back(seat, place)
            self.tell_table()
            return
        self.requests.ask("undo", seat, seat, place=place)
        await self._settle()

    async def _replace(self, seat: int, message: wire.AskReplace) -> None:
        self.playing()
        about = message["seat"]
        if not 0 <= about < len(self.seats) or about == seat or self.is_bot(about):
            raise Refused("illegal", "There is no such seat to hand to a bot.", 409)
        if self.present(about):
            raise Refused("illegal", f"{self.seats[about].name} is here.", 409)
        wait = self.limits.replace_after - (time.monotonic() - self.away[about])
        if wait > 0:
            name = self.seats[about].name
            raise Refused("illegal", f"{name} may be back; ask again in {int(wait) + 1} seconds.", 409)
        bot = find_bot(message.get("bot", DEFAULT_BOT)).key
        self.requests.ask("replace", seat, about, bot=bot)
        await self._settle()

    async def _vote(self, seat: int, message: wire.Vote) -> None:
        request = self.requests.find(message["request"])
        if request is None:
            raise Refused("illegal", "Nobody asks for that any longer.", 409)
        agree = message["agree"]
        takes_back = seat == request.by and not agree
        if not takes_back and (seat not in self.others(request.by) or (agree and seat in request.agreed)):
            raise Refused("illegal", "Your word is not needed for that.", 409)
        if agree:
            request.agreed.append(seat)
        else:
            self.requests.drop(lambda one: one is request)
        await self._settle()

    def waiting_for(self, request: Asked) -> list[int]:
        """Those whose word is still needed. Who is away has none on whether a bot plays for somebody."""
        return [
            seat
            for seat in self.others(request.by)
            if seat not in request.agreed
            and seat != request.about
            and (request.kind != "replace" or self.present(seat))
        ]

    async def _settle(self) -> None:
        """Do what nobody's word is needed for any longer, and tell everybody what else is asked of them."""
        agreed = next((request for request in self.requests if not self.waiting_for(request)), None)
        if agreed is None:
            self.tell_table()
            return
        self.requests.drop(lambda one: one is agreed)
        if agreed.kind == "undo":
            await self._go_back(agreed.by, agreed.place)
        elif agreed.kind == "hints":
            self.hints.agreed = True
        else:
            self.requests.drop(lambda one: one.by == agreed.about)
            await self.change_seat(agreed.about, replaced=True, bot=agreed.bot)
            await self.go_on_playing()
        await self._settle()

    async def _go_back(self, seat: int, count: int) -> None:
        play = await self._replayed(self.playing().answers[:count])
        await self.store_rows([Row(self.rows, seat, "undo", [count])], play)
        self._jump(play)
        self.requests.drop(lambda _: True)  # they were about what is taken back
        self._told = play.turn_entry()  # lines that join what was done and what was taken back are told anew
        self.tell_update(undone=self._told)

    async def _fill(self, seat: int, message: wire.Fill) -> None:
        if not self.seats[seat].host:
            raise Refused("forbidden", "Only who made the table can fill its seats.", 403)
        about = message["seat"]
        if not 0 <= about < len(self.seats) or self.seats[about].taken:
            raise Refused("illegal", "That seat is not free.", 409)
        bot = find_bot(message.get("bot", DEFAULT_BOT))
        await self.change_seat(about, kind="bot", bot=bot.key, taken=True, name=free_name(self.seats, bot.name))
        await self.start()

    async def _return(self, seat: int, _: wire.Return) -> None:
        if not self.seats[seat].replaced:
            raise Refused("illegal", "You sit at your seat already.", 409)
        await self.change_seat(seat, replaced=False)

    async def _hint(self, seat: int, message: wire.AskHint) -> None:
        self.hints.hint(seat, message)

    async def _ask_for_hints(self, seat: int, _: wire.AskForHints) -> None:
        self.playing()
        self.hints.ask_others(seat)
        await self._settle()

    async def _resign(self, seat: int, _: wire.Resign) -> None:
        await resign(self, seat)

    def unseat(self, seat: int) -> None:
        """Whoever looked on from a seat is a spectator from now on."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat = SPECTATOR
                watcher.send(self.welcome(SPECTATOR))
        self.tell_table()

    async def change_seat(self, seat: int, **changes: Any) -> None:
        changed = SavedSeat(**{**vars(self.seats[seat]), **changes})
        try:
            await self.store.set_seat(self.id, changed)
        except StoreError as error:
            raise self._not_stored(error) from None
        self.seats[seat] = changed
        self.bots.forget(seat)
        for eyes in self._eyes.values():
            eyes.names = self.names
        if self.play is not None:
            self.play.names = self.names
        self.tell_table()

    async def sit(self, seat: int | None, name: str, secret: str) -> int:
        """Somebody takes a free seat, with a secret of their own."""
        async with self.lock:
            if self.seat_of(secret) >= 0:
                return self.seat_of(secret)  # the same request, twice
            free = [one.seat for one in self.seats if not one.taken]
            if seat is not None and seat not in free:
                raise Refused("illegal", "That seat is not free.", 409)
            if not free:
                raise Refused("illegal", "No seat is free at this table.", 409)
            chosen = free[0] if seat is None else seat
            await self.change_seat(chosen, name=free_name(self.seats, name), taken=True, secret=hashed(secret))
            self.away[chosen] = time.monotonic()
            await self.start()
            return chosen

    async def start(self) -> None:
        """Deal, once everybody sits. (Called with the lock held.)"""
        if self.phase != "open" and self.play is None:
            try:
                play = await self._replayed([])
            except BailiwickError as error:
                raise Refused("failed", str(error), 500) from None
            self._jump(play)
            with contextlib.suppress(Refused):  # it is in the seats, too, that the game has begun
                await self.store_rows([], play)
            self._welcome_all()
            self.bots.begin()
            await self.go_on_playing()
