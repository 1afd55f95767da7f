"""The doorkeeper: origins, sizes, rates and security headers, around the whole application."""

import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from hmac import compare_digest
from typing import Any, Final
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter
from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    XContentTypeOptions,
    XFrameOptions,
)

from ringtable.server.metrics import REFUSALS
from ringtable.server.problems import Forbidden, TooFast, TooLarge, problem_of, status_of
from ringtable.server.settings import Settings
from ringtable.wire.types import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY: Final = 64 * 1024
LOCAL: Final = ("127.0.0.1", "::1")
PRIVATE: Final = ("/api", "/health", "/metrics")
NOT_KEPT: Final = [(b"cache-control", b"no-store"), (b"vary", b"ringtable-token, authorization")]
SAFE: Final = ("GET", "HEAD", "OPTIONS")

# For each address; a household behind one address can still play several tables.
ANY_CALL: Final = parse("3000 per minute")
UNSAFE_CALL: Final = parse("1200 per minute")
NEW_TABLE: Final = parse("60 per minute")
COSTLY: Final = parse("120 per minute")  # hints, insight, reports: something thinks
CHAT: Final = parse("60 per minute")


def policy() -> Secure:
    """Nothing inline, nothing from elsewhere, no frame around us, nothing told to other sites."""
    csp = (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'")
        .style_src("'self'")
        .img_src("'self'", "data:")
        .font_src("'self'")
        .connect_src("'self'")
        .media_src("'self'")
        .manifest_src("'self'")
        .worker_src("'self'")
        .base_uri("'none'")
        .form_action("'none'")
        .frame_ancestors("'none'")
    )
    return Secure(
        csp=csp,
        coop=CrossOriginOpenerPolicy().same_origin(),
        corp=CrossOriginResourcePolicy().same_origin(),
        permissions=PermissionsPolicy().geolocation().microphone().camera(),
        referrer=ReferrerPolicy().no_referrer(),
        xcto=XContentTypeOptions().nosniff(),
        xfo=XFrameOptions().deny(),
    )


class Guard:
    """Lets a request through, or answers it with a Problem."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope["path"] = plain_path(scope["path"])
        if scope["type"] == "websocket":
            if not self.welcome(scope):
                REFUSALS.labels("foreign-origin").inc()
                await receive()
                await send({"type": "websocket.close", "code": 4403})
                return
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        problem = await self.problem(scope)
        if problem is not None:
            await answer(send, problem)
            return
        await self.app(scope, LimitedBody(receive), kept_by_nobody(scope["path"], send))

    async def problem(self, scope: Scope) -> Forbidden | TooFast | TooLarge | None:
        if scope["path"] == "/metrics" and not self.operates(scope):
            return Forbidden("the counters are for operators", "no-right")
        unsafe = scope["method"] not in SAFE
        if unsafe and not self.welcome(scope):
            return Forbidden("requests from other sites are not accepted", "foreign-origin")
        length = header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > LARGEST_BODY):
            return TooLarge()
        if self.settings.limits and not await self.in_time(scope, unsafe):
            return TooFast()
        return None

    def welcome(self, scope: Scope) -> bool:
        """A browser says which site a request comes from; it must be ours. Programs say nothing."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        if origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == header(scope, b"host") != ""
        except ValueError:  # no address at all
            return False

    def operates(self, scope: Scope) -> bool:
        """The counters see actions that players do not: they are for who runs the server."""
        if self.settings.metrics_token:
            wanted = f"Bearer {self.settings.metrics_token}"
            return compare_digest(header(scope, b"authorization").encode(), wanted.encode())
        client = scope.get("client")
        passed_on = header(scope, b"x-forwarded-for") or header(scope, b"forwarded")
        return client is not None and client[0] in LOCAL and not passed_on

    async def in_time(self, scope: Scope, unsafe: bool) -> bool:
        client = scope.get("client")
        address = client[0] if client else ""
        for item, name in rates(scope["method"], scope["path"], unsafe):
            if not await self.limiter.hit(item, name, address):
                return False
        return True


def plain_path(path: str) -> str:
    """One spelling of an address: guards, limits and routes must all mean the same by it."""
    return "/" + "/".join(part for part in path.split("/") if part not in ("", "."))


def rates(method: str, path: str, unsafe: bool) -> list[tuple[RateLimitItem, str]]:
    if path in ("/health", "/metrics"):
        return []
    found = [(ANY_CALL, "any")]
    if unsafe:
        found.append((UNSAFE_CALL, "unsafe"))
    if method == "POST" and (path == "/api/tables" or path.endswith(("/branch", "/rematch"))):
        found.append((NEW_TABLE, "new"))
    elif path.endswith(("/hint", "/insight", "/report", "/record")):
        found.append((COSTLY, "costly"))
    elif unsafe and path.endswith("/chat"):
        found.append((CHAT, "chat"))
    return found


def kept_by_nobody(path: str, send: Send) -> Send:
    """What is answered to one seat is kept by no cache on the way, and given to no other."""
    if not path.startswith(PRIVATE):
        return send

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                message["headers"] = [*headers, *NOT_KEPT]
        await send(message)

    return sending


class LimitedBody:
    """Stops a body that grows beyond the limit without having said so."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.size = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.size += len(message.get("body") or b"")
        if self.size > LARGEST_BODY:
            raise TooLarge
        return message


class Pace:
    """How fast messages may come through one socket: so many at once, so many a second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.left = burst
        self.last = time.monotonic()

    def ok(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


async def answer(send: Send, problem: Forbidden | TooFast | TooLarge) -> None:
    REFUSALS.labels(problem.reason).inc()
    body = encode.encode(problem_of(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += NOT_KEPT
    if isinstance(problem, TooFast):
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body})
