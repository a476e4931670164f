"""The web application: routes, cookies, and what is refused at the door."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import logging
import os
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bailiwick.engine.errors import BailiwickError
from bailiwick.server import catalogue, protocol, replays
from bailiwick.server.bots import Minds
from bailiwick.server.house import House, clean_name
from bailiwick.server.limits import Limits, Visitors, visitor
from bailiwick.server.reading import Refused, decode, read_as
from bailiwick.server.reviews import Reviews
from bailiwick.server.sockets import Socket
from bailiwick.server.store import Store, StoreError
from bailiwick.server.table import Table

__all__ = ["make_app"]

# The built client. The compiled build has a copy of the package of its own, which need not be the newest.
STATIC = Path(os.environ.get("BAILIWICK_STATIC") or Path(__file__).parent / "static")
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bailiwick</title>
<h1>The table is not built yet</h1>
<p>The server runs, but its page for the browser is missing. Build it from the folder web/, or play in the terminal:
<code>bailiwick play</code>.</p></html>
"""
FAILED = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bailiwick</title><h1>{}</h1><p><a href="/">To the lobby</a></p></html>
"""
LONGEST_NAME = 60  # of a card that is asked for
Handler = Callable[[Request], Awaitable[Response]]
logger = logging.getLogger("bailiwick.server")


def make_app(
    database: str, limits: Limits | None = None, origins: tuple[str, ...] = (), thinkers: int = 0
) -> Starlette:
    """The application; `origins` may use it besides the pages it serves itself. So many processes think for bots that
    do, and for hints; with none, nobody thinks or studies."""
    return _Web(database, limits or Limits(), origins, thinkers).app


class _Guard:
    """Adds the headers that keep browsers strict, to everything that is sent."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(("/api/", "/seat/")):
                    headers.setdefault("Cache-Control", "no-store")
                elif scope["path"].startswith("/assets/") and message["status"] == 200:
                    # Their names change with what is in them.
                    headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class _Web:
    """The routes and what they need."""

    def __init__(self, database: str, limits: Limits, origins: tuple[str, ...], thinkers: int) -> None:
        self.limits = limits
        self.origins = origins
        self.store = Store(database)
        self.minds = Minds(thinkers, limits)
        self.house = House(self.store, limits, self.minds)
        self.requests = Visitors(limits.requests_at_once, limits.requests_per_second)
        self.searches = Visitors(limits.searches_at_once, limits.searches_per_second)
        self.makers = Visitors(limits.tables_at_once, limits.tables_per_minute / 60)
        self.sockets: Counter[str] = Counter()
        self.replaying = asyncio.Lock()  # one at a time: each takes a while, and games that are played go first
        self.reviews = Reviews(limits)
        tables = "/api/tables/{table}"
        built = (STATIC / "assets").is_dir()
        self.app = Starlette(
            routes=[
                Route("/api/lobby", self.api(self.lobby)),
                Route("/api/sets", self.api(self.sets)),
                Route("/api/cards", self.api(self.cards)),
                Route("/api/cards/{name:path}", self.api(self.card)),
                Route("/api/almanac", self.api(self.almanac)),
                Route("/api/kingdoms", self.api(self.kingdom), methods=["POST"]),
                Route("/api/tables", self.api(self.create), methods=["POST"]),
                Route(tables, self.api(self.table)),
                Route(f"{tables}/sit", self.api(self.sit), methods=["POST"]),
                Route(f"{tables}/again", self.api(self.again), methods=["POST"]),
                Route(f"{tables}/link", self.api(self.link)),
                Route(f"{tables}/replay", self.api(self.replay)),
                Route(f"{tables}/record", self.api(self.record)),
                Route(f"{tables}/review", self.api(self.review), methods=["GET", "POST"]),
                WebSocketRoute(f"{tables}/socket", self.socket),
                Route("/seat/{table}/{secret}", self.read_by_people(self.api(self.take_seat))),
                Route("/api/{rest:path}", self.api(self.nothing)),
                Mount("/assets", StaticFiles(directory=STATIC / "assets") if built else _nothing),
                Route("/{rest:path}", self.page),
            ],
            middleware=[Middleware(_Guard), Middleware(GZipMiddleware, minimum_size=1000)],
            exception_handlers={HTTPException: _http_error, Exception: _server_error},
            lifespan=self.lifespan,
        )
        self.app.state.house = self.house

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self.store.open()
        tidying = asyncio.get_running_loop().create_task(self.house.keep_tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await self.minds.close()
            await self.reviews.close()
            self.store.close()

    # -- the door ---------------------------------------------------------------------------------------------------

    def api(self, handler: Handler) -> Handler:
        """Check who asks, and turn what goes wrong into one sentence."""

        async def handle(request: Request) -> Response:
            try:
                if not self.requests.take(_address(request)):
                    raise Refused("too-many", "Too many requests; wait a moment.", 429)
                if request.method == "POST":
                    self.check_origin(request.headers)
                return await handler(request)
            except Refused as error:
                return JSONResponse(error.data(), error.status)
            except StoreError as error:
                return JSONResponse(_not_stored(error).data(), 503)
            except BailiwickError as error:
                return JSONResponse(Refused("illegal", str(error)).data(), 422)

        return handle

    def read_by_people(self, handler: Handler) -> Handler:
        """A path that somebody follows, not the page: what is wrong is a sentence to read, where a browser asks."""

        async def handle(request: Request) -> Response:
            response = await handler(request)
            if response.status_code < 400 or "text/html" not in request.headers.get("accept", ""):
                return response
            sentence = json.loads(bytes(response.body))["message"]
            return HTMLResponse(FAILED.format(html.escape(sentence)), response.status_code)

        return handle

    def check_origin(self, headers: Headers) -> None:
        """Browsers say which page asks: only our own may. What is no browser need not say."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        try:
            here = urlsplit(origin)
            same = here.scheme in ("http", "https") and here.netloc == headers.get("host")
        except ValueError:
            same = False
        if not same:
            raise Refused("forbidden", "Requests from other pages are not answered.", 403)

    def check_searches(self, request: Request) -> None:
        if not self.searches.take(_address(request)):
            raise Refused("too-many", "Too many requests of this sort; wait a moment.", 429)

    async def body(self, request: Request, kind: type) -> Any:
        """The body of a request, which is JSON of that type."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("malformed", "The body must be application/json.", 415)
        data = b""
        try:
            async with asyncio.timeout(self.limits.seconds_to_read):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > self.limits.body_bytes:
                        raise Refused("too-large", f"A body has at most {self.limits.body_bytes} bytes.", 413)
        except TimeoutError:
            raise Refused("malformed", "The body did not arrive in time.", 408) from None
        return read_as(kind, decode(data))

    async def found(self, connection: HTTPConnection) -> tuple[Table, int]:
        """The table of a path, and the seat of who asks."""
        name = connection.path_params["table"]
        if not name.isalnum() or len(name) > 20:
            raise Refused("not-found", "There is no such table.", 404)
        table = await self.house.table(name)
        return table, table.seat_of(connection.cookies.get(_cookie(name)))

    # -- the lobby --------------------------------------------------------------------------------------------------

    async def lobby(self, _: Request) -> Response:
        return JSONResponse(await self.house.lobby())

    async def sets(self, _: Request) -> Response:
        return JSONResponse(catalogue.book_list())

    async def cards(self, _: Request) -> Response:
        return JSONResponse(catalogue.card_list())

    async def card(self, request: Request) -> Response:
        name = request.path_params["name"]
        if len(name) > LONGEST_NAME:
            raise Refused("not-found", "No card has so long a name.", 404)
        try:
            return JSONResponse(catalogue.card_page(name))
        except BailiwickError as error:
            raise Refused("not-found", str(error), 404) from None

    async def almanac(self, _: Request) -> Response:
        return JSONResponse(catalogue.almanac())

    async def kingdom(self, request: Request) -> Response:
        choice = await self.body(request, protocol.KingdomChoice)
        if "random" in choice:  # may search for long, and touches no game
            self.check_searches(request)
            return JSONResponse(await asyncio.to_thread(catalogue.kingdom_info, choice))
        return JSONResponse(catalogue.kingdom_info(choice))

    async def nothing(self, _: Request) -> Response:
        raise Refused("not-found", "There is nothing here.", 404)

    # -- tables -----------------------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        wish = await self.body(request, protocol.CreateTable)
        if not self.makers.take(_address(request)):
            raise Refused("too-many", "Too many new tables; wait a minute.", 429)
        return _seated(request, *await self.house.create(wish))

    async def table(self, request: Request) -> Response:
        table, seat = await self.found(request)
        return JSONResponse(await table.info_for(seat))

    async def sit(self, request: Request) -> Response:
        wish: protocol.Sit = await self.body(request, protocol.Sit)
        table, seat = await self.found(request)
        if seat >= 0:
            raise Refused("illegal", "You sit at this table already.", 409)
        secret = secrets.token_urlsafe(24)
        seat = await asyncio.shield(table.sit(wish.get("seat"), clean_name(wish["name"]), secret))
        return _seated(request, table, seat, secret)

    async def again(self, request: Request) -> Response:
        table, seat = await self.found(request)
        if seat < 0:
            raise Refused("not-seated", "Only those who played can play again.", 403)
        wish: protocol.PlayAgain = await self.body(request, protocol.PlayAgain)
        secret = request.cookies[_cookie(table.id)]
        return _seated(request, *await asyncio.shield(self.house.again(table, seat, secret, wish.get("kingdom"))))

    async def link(self, request: Request) -> Response:
        table, seat = await self.found(request)
        if seat < 0:
            raise Refused("not-seated", "You have no seat at this table.", 403)
        return JSONResponse(_seat_data(table, seat, request.cookies[_cookie(table.id)]))

    async def take_seat(self, request: Request) -> Response:
        """A personal link: this browser has the seat from now on."""
        secret = request.path_params["secret"]
        table, _ = await self.found(request)
        if table.seat_of(secret) < 0:
            raise Refused("forbidden", "This link opens no seat.", 403)
        response = RedirectResponse(f"/table/{table.id}", 303)
        _set_cookie(response, request, table.id, secret)
        return response

    async def replay(self, request: Request) -> Response:
        self.check_searches(request)
        table, viewer = await self.found(request)
        start, count = _number(request, "start", 0), _number(request, "count", 1)
        seat = _number(request, "seat", viewer) if "seat" in request.query_params else None
        async with self.replaying:
            return JSONResponse(await replays.replay(table, viewer, seat, start, count))

    async def record(self, request: Request) -> Response:
        table, _ = await self.found(request)
        text = await replays.record(table)
        return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table.id}.toml"'})

    async def review(self, request: Request) -> Response:
        """What is known of a review; POST asks for one."""
        table, _ = await self.found(request)
        if request.method == "POST" and not self.reviews.wait_on(table.id):
            record = await replays.record(table, "A game can be reviewed when it is over.")
            self.reviews.ask(table.id, record, _address(request))
        return JSONResponse(self.reviews.state(table.id))

    async def socket(self, websocket: WebSocket) -> None:
        address = _address(websocket)
        try:
            self.check_origin(websocket.headers)
            if not self.requests.take(address):
                raise Refused("too-many", "Too many requests; wait a moment.", 429)
            full = self.sockets.total() >= self.limits.sockets
            if full or self.sockets[address] >= self.limits.sockets_per_visitor:
                raise Refused("too-many", "Too many connections.", 429)
            table, seat = await self.found(websocket)
        except (Refused, StoreError) as error:
            refused = _not_stored(error) if isinstance(error, StoreError) else error
            await websocket.send_denial_response(JSONResponse(refused.data(), refused.status))
            return
        self.sockets[address] += 1
        try:
            await websocket.accept()
            await Socket(websocket, self.house, table, seat, address).run()
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    # -- the client -------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """Files of the built client; every other path is its own business."""
        name = request.path_params["rest"]
        # What is asked for is held against what there is, and never becomes a path by itself.
        files = {file.name: file for file in STATIC.glob("[!.]*") if file.is_file()}
        if name in files:
            return FileResponse(files[name], headers={"Cache-Control": "no-cache"})
        index = STATIC / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT)


def _address(connection: HTTPConnection) -> str:
    return visitor(connection.client.host) if connection.client is not None else ""


def _not_stored(error: StoreError) -> Refused:
    logger.error("%s", error)
    return Refused("failed", "The tables cannot be reached at the moment; try again soon.", 503)


def _cookie(table: str) -> str:
    return f"bailiwick_{table}"


def _seat_data(table: Table, seat: int, secret: str) -> protocol.Seated:
    link = f"/seat/{table.id}/{secret}" if seat >= 0 else ""
    return {"table": table.id, "seat": seat, "link": link, "share": f"/table/{table.id}"}


def _seated(request: Request, table: Table, seat: int, secret: str) -> Response:
    response = JSONResponse(_seat_data(table, seat, secret), 201)
    if seat >= 0:
        _set_cookie(response, request, table.id, secret)
    return response


def _set_cookie(response: Response, request: Request, table: str, secret: str) -> None:
    response.set_cookie(
        _cookie(table),
        secret,
        max_age=YEAR,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.lstrip("-").isdecimal() or len(text) > 9:
        raise Refused("malformed", f"{name} is not a number.")
    return int(text)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code: protocol.ErrorCode = "not-found" if error.status_code == 404 else "malformed"
    said = {404: "There is nothing here.", 405: "This cannot be done here."}.get(error.status_code, error.detail)
    return JSONResponse(Refused(code, said).data(), error.status_code, headers=error.headers)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    raise HTTPException(404)


async def _server_error(request: Request, error: Exception) -> Response:
    return JSONResponse(Refused("failed", "Something is broken here.").data(), 500)
