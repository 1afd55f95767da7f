"""The application: routes, socket and client, with the doorkeeper around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from prometheus_client import generate_latest
from secure.middleware import SecureASGIMiddleware

import ringtable
from ringtable.kernel.errors import RingtableError
from ringtable.server.http import schema
from ringtable.server.http.connections import Door
from ringtable.server.http.guard import App, Guard, Receive, Scope, Send, policy
from ringtable.server.http.pages import Pages, client, front
from ringtable.server.http.routes import API
from ringtable.server.http.socket import follow
from ringtable.server.metrics import REFUSALS, REGISTRY
from ringtable.server.notices.desk import Desk
from ringtable.server.notices.telling import keep_telling
from ringtable.server.problems import Malformed, Refusal, problem_of, status_of
from ringtable.server.retention import Keep, keep_pruning
from ringtable.server.rooms.attendant import keep_attending
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.settings import Settings
from ringtable.server.storage.store import Store
from ringtable.wire.types import Problem

LOG: Final = structlog.get_logger("ringtable.app")
Caller = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """A body is read as the type it must have and as nothing else: no "0" for 0."""

    async def json(self) -> Any:
        field = getattr(self.route_handler, "parsed_data_field", None)
        kind = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Malformed(f"the request is malformed: {problem}", "malformed") from problem


def refused(_request: Caller, problem: RingtableError) -> Response[Problem]:
    REFUSALS.labels(problem.reason).inc()
    return Response(problem_of(problem), status_code=status_of(problem))


def refused_with_view(_request: Caller, refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(refusal.problem.reason).inc()
    problem = problem_of(refusal.problem, refusal.table)
    return Response(problem, status_code=status_of(refusal.problem))


def refused_by_framework(_request: Caller, problem: HTTPException) -> Response[Problem]:
    """Unknown addresses, methods, and bodies that do not fit their type."""
    status = problem.status_code
    reason = {400: "malformed", 404: "no-such-address", 405: "no-such-method"}.get(
        status, "refused"
    )
    message = problem.detail
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        message = "; ".join(str(one.get("message")) for one in problem.extra)
    REFUSALS.labels(reason).inc()
    return Response(Problem(reason, message[:500]), status_code=status)


def failed(request: Caller, problem: Exception) -> Response[Problem]:
    """Our own mistake: logged with all we know, told without details."""
    LOG.error("request failed", path=request.url.path, exc_info=problem)
    return Response(Problem("server-error", "The server failed at this request."), status_code=500)


@get("/health", include_in_schema=False)
async def health(request: Caller) -> Response[dict[str, Any]]:
    rooms: Rooms = request.app.state.rooms
    troubles = await rooms.troubles()
    body = {
        "status": "not well" if troubles else "ok",
        "troubles": troubles,
        "version": ringtable.__version__,
        "live_tables": len(rooms.live),
    }
    return Response(body, status_code=503 if troubles else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi() -> dict[str, Any]:
    return schema.openapi()


def litestar(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        RULES_CLOCK.arm(settings.rules_seconds)
        store = Store(settings.db, settings.busy_seconds, settings.store_seconds)
        rooms = Rooms(store, settings)
        await rooms.start()
        rooms.keep("attending", partial(keep_attending, rooms))
        keep = Keep(
            settings.keep_unplayed,
            settings.keep_finished,
            settings.keep_abandoned,
            settings.keep_records,
        )
        if keep.something_goes():
            rooms.keep("pruning", partial(keep_pruning, rooms, keep))
        desk = Desk(rooms)
        if desk.senders:
            rooms.keep("telling", partial(keep_telling, desk))
        app.state.rooms = rooms
        app.state.desk = desk
        app.state.pages = Pages(settings.static)
        yield
        await rooms.stop()
        desk.stop()

    return Litestar(
        route_handlers=[API, openapi, health, metrics, front, client],
        lifespan=[lifespan],
        request_class=StrictRequest,
        exception_handlers={
            RingtableError: refused,
            Refusal: refused_with_view,
            HTTPException: refused_by_framework,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig("Ringtable", ringtable.__version__, path="/api/schema"),
        logging_config=None,  # the framework would set up the logs of the whole process its own way
        request_max_body_size=None,
    )


class Doors:
    """The socket has a door of its own; everything else goes through the framework."""

    def __init__(self, app: Litestar) -> None:
        self.litestar = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await follow(self.litestar.state.rooms, scope, receive, send)
            return
        app: App = self.litestar  # type: ignore[assignment]  # the same protocol in other words
        await app(scope, receive, send)


class Application:
    """All of it, as the server runs it. Connections find their door here."""

    def __init__(self, settings: Settings) -> None:
        self.litestar = litestar(settings)
        self.door = Door(settings)
        guarded = Guard(Doors(self.litestar), settings, self.door.counters)
        self.app = SecureASGIMiddleware(guarded, secure=policy())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app: App = self.app  # type: ignore[assignment]  # likewise
        await app(scope, receive, send)


def make_app(settings: Settings) -> Application:
    return Application(settings)
