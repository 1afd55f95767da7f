"""Calls to other servers, and only to those that the operator allows.

People hand in the addresses, so a careless server could be made to call itself or its neighbours.
An allowed place is named by scheme and host. A host that is named exactly may lie anywhere; one
that is reached by a name with a star must have a public address. What was looked up is what is
called, and nobody is led on elsewhere: an answer that says so counts as a failure.
"""

import http.client
import socket
import ssl
import threading
from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from ringtable.kernel.errors import RingtableError

SECONDS: Final = 10.0  # for a whole call
LONGEST: Final = 1000  # characters of an address
PORTS: Final = {"http": 80, "https": 443}


class NotAllowed(RingtableError):
    """An address that this server does not call."""


class Failed(Exception):
    """A notice did not arrive. The words say nothing of where it was to go."""


class Gone(Failed):
    """Nobody is there any more, and nobody will be."""


class Place(Struct, frozen=True):
    """Somewhere that may be called: `https://host`, `https://*.domain`, `http://host:port`."""

    scheme: str
    host: str
    port: int

    def covers(self, address: SplitResult) -> bool:
        host = address.hostname or ""
        if (address.scheme, port_of(address)) != (self.scheme, self.port):
            return False
        if self.is_named():
            return host == self.host
        return host.endswith(self.host[1:]) and len(host) > len(self.host) - 1

    def is_named(self) -> bool:
        return not self.host.startswith("*.")


def places(written: Iterable[str]) -> tuple[Place, ...]:
    """What an operator allows; a slip in it is told at once."""
    found = []
    for one in written:
        address = urlsplit(one)
        host = address.hostname or ""
        starred = host.startswith("*.") and "*" not in host[2:] and "." in host[2:]
        if address.scheme not in PORTS or not host or ("*" in host and not starred):
            raise RingtableError(
                f"{one!r} is not a place that can be allowed; write https://host or https://*.domain",
                "bad-setting",
            )
        found.append(Place(address.scheme, host, port_of(address)))
    return tuple(found)


def port_of(address: SplitResult) -> int:
    return address.port or PORTS.get(address.scheme, 0)


def allowed(url: str, among: tuple[Place, ...]) -> tuple[SplitResult, Place]:
    """An address taken apart, and the place that covers it."""
    try:
        address = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
        if plain and len(url) <= LONGEST and address.hostname and "@" not in address.netloc:
            for place in among:
                if place.covers(address):
                    return address, place
    except ValueError:
        pass
    raise NotAllowed("this server does not send anything to that address", "address-not-allowed")


def looked_up(host: str, port: int, anywhere: bool) -> str:
    """The network address of a host; a public one unless it may lie anywhere."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = [str(one[4][0]) for one in found]
    if not numbers or not (anywhere or all(ip_address(one).is_global for one in numbers)):
        raise Failed("not a public address")
    return numbers[0]


def post(url: str, body: bytes, headers: Mapping[str, str], among: tuple[Place, ...]) -> int:
    """Send something and give the status of the answer. Blocks: to be called in a thread."""
    try:
        address, place = allowed(url, among)
        host, port = address.hostname or "", port_of(address)
        number = looked_up(host, port, place.is_named())
        line = socket.create_connection((number, port), SECONDS)
        if address.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
        return talk(line, address, body, headers)
    except Failed:
        raise
    except NotAllowed as problem:
        raise Gone("not allowed any more") from problem
    except (OSError, ValueError, http.client.HTTPException) as problem:
        raise Failed(type(problem).__name__) from None


def talk(line: socket.socket, address: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    host, port = address.hostname or "", port_of(address)
    connection = http.client.HTTPConnection(host, port)
    connection.sock = line
    with closing(connection):
        too_slow = threading.Timer(SECONDS, hang_up, [line])
        too_slow.daemon = True
        too_slow.start()
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            named = host if port == PORTS[address.scheme] else f"{host}:{port}"
            ours = {"Host": named, "User-Agent": "ringtable", "Connection": "close"}
            connection.request("POST", path, body, {**ours, **headers})
            return connection.getresponse().status
        finally:
            too_slow.cancel()


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
