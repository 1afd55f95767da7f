"""The doorkeeper: origins, sizes, rates and security headers, around the whole application."""

import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from hmac import compare_digest
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct
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

from ringtable.kernel.errors import RingtableError
from ringtable.server.http.addresses import LOCAL, Names, caller, neighbourhood, networks
from ringtable.server.http.counters import Counters
from ringtable.server.metrics import REFUSALS
from ringtable.server.problems import (
    Forbidden,
    TooFast,
    TooLarge,
    WrongHost,
    problem_of,
    status_of,
)
from ringtable.server.settings import Settings
from ringtable.wire.types import encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY: Final = 64 * 1024
PRIVATE: Final = ("/api", "/health", "/metrics")
NOT_KEPT: Final = [(b"cache-control", b"no-store"), (b"vary", b"ringtable-token, authorization")]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
CALLS: Final = ("/api", "/ws")

MINUTE: Final = 60.0
DAY: Final = 24 * 3600.0
MOST_SOCKETS: Final = 100  # of one address


class Rate(Struct, frozen=True):
    """How often one address may do something within a time."""

    name: str
    most: int
    seconds: float = MINUTE


# A household behind one address can still play several tables.
ANY_CALL: Final = Rate("any", 3000)
FILE: Final = Rate("file", 20_000)  # of the client, from memory: a page is made of some forty
UNSAFE_CALL: Final = Rate("unsafe", 1200)
NEW_TABLE: Final = Rate("new", 60)
TABLES_A_DAY: Final = Rate("day", 600, DAY)
COSTLY: Final = Rate("costly", 120)  # hints, insight, reports: something thinks
CHAT: Final = Rate("chat", 60)
NOTICE: Final = Rate("notice", 20)  # new addresses for notices, and codes tried
NEW_SOCKET: Final = Rate("socket", 300)


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

    def __init__(self, app: App, settings: Settings, counters: Counters) -> None:
        self.app = app
        self.settings = settings
        self.counters = counters
        self.names = Names(settings.hosts, settings.origins)
        self.proxies = networks(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        scope["path"] = plain_path(scope["path"])
        self.find_caller(scope)
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem is not None:
            await answer(send, problem)
            return
        await self.app(scope, LimitedBody(receive), kept_by_nobody(scope["path"], send))

    def find_caller(self, scope: Scope) -> None:
        """From here on the caller is who stands behind the proxies that we know."""
        peer = scope.get("client")
        if peer is not None and self.proxies:
            forwarded = header(scope, b"x-forwarded-for")
            scope["client"] = (caller(peer[0], forwarded, self.proxies), peer[1])

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self.problem_of_socket(scope)
        if problem is not None:
            REFUSALS.labels(problem.reason).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status_of(problem)})
            return
        address = address_of(scope)
        key = f"sockets {address}"
        if self.settings.limits and not self.counters.enter(key, MOST_SOCKETS):
            REFUSALS.labels("too-many-sockets").inc()
            await receive()
            await send({"type": "websocket.close", "code": 4429})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if self.settings.limits:
                self.counters.leave(key)

    def problem_of_socket(self, scope: Scope) -> RingtableError | None:
        if not self.names.has(header(scope, b"host")):
            return WrongHost()
        if not self.welcome(scope):
            return Forbidden("requests from other sites are not accepted", "foreign-origin")
        if self.settings.limits and not self.hit(NEW_SOCKET, scope):
            return TooFast()
        return None

    def problem(self, scope: Scope) -> RingtableError | None:
        if not self.names.has(header(scope, b"host")):
            return WrongHost()
        if scope["path"] == "/metrics" and not self.operates(scope):
            return Forbidden("the counters are for operators", "no-right")
        unsafe = scope["method"] not in SAFE
        if unsafe and not self.welcome(scope):
            return Forbidden("requests from other sites are not accepted", "foreign-origin")
        length = header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > LARGEST_BODY):
            return TooLarge()
        if self.settings.limits and not self.in_time(scope, unsafe):
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

    def in_time(self, scope: Scope, unsafe: bool) -> bool:
        return all(self.hit(rate, scope) for rate in rates(scope["method"], scope["path"], unsafe))

    def hit(self, rate: Rate, scope: Scope) -> bool:
        return self.counters.hit(f"{rate.name} {address_of(scope)}", rate.most, rate.seconds)


def address_of(scope: Scope) -> str:
    """The address of a caller as limits count it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


def plain_path(path: str) -> str:
    """One spelling of an address: guards, limits and routes must all mean the same by it."""
    return "/" + "/".join(part for part in path.split("/") if part not in ("", "."))


MAKES_A_TABLE: Final = ("/branch", "/lesson", "/rematch", "/sequel")


def rates(method: str, path: str, unsafe: bool) -> list[Rate]:
    if path in ("/health", "/metrics"):
        return []
    if not path.startswith(CALLS):
        return [FILE]
    found = [ANY_CALL]
    if unsafe:
        found.append(UNSAFE_CALL)
    if method == "POST" and (path == "/api/tables" or path.endswith(MAKES_A_TABLE)):
        found += [NEW_TABLE, TABLES_A_DAY]
    elif path.endswith(("/hint", "/insight", "/report", "/record")):
        found.append(COSTLY)
    elif unsafe and path.endswith("/chat"):
        found.append(CHAT)
    elif unsafe and path.endswith(("/notices", "/notices/confirm")):
        found.append(NOTICE)
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


async def answer(send: Send, problem: RingtableError) -> None:
    REFUSALS.labels(problem.reason).inc()
    body = encode.encode(problem_of(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += NOT_KEPT
    if isinstance(problem, TooFast):
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body})
