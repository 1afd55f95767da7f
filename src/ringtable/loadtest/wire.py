"""A light WebSocket client, so that the figures are the server's and not the driver's.

It speaks to our own servers only: text frames, no extensions, no fragments. Frames carry a mask of
zeros, which the standard allows and which leaves the text as it is.
"""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import cast

Taken = Callable[[bytes], None]
Lost = Callable[["LightSocket"], None]


class LightSocket(asyncio.Protocol):
    """One connection; `taken` is called with the text of every message."""

    def __init__(self, host: str, path: str, taken: Taken, lost: Lost) -> None:
        self.host = host
        self.path = path
        self.taken = taken
        self.lost = lost
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # a stream, in the words of any loop
        key = b64encode(urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:200]).decode()))
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        at = 0
        while len(buffer) - at >= 2:
            size = buffer[at + 1] & 127
            head = 2
            if size == 126:
                head = 4
                if len(buffer) - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif size == 127:
                head = 10
                if len(buffer) - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) - at < head + size:
                break
            kind = buffer[at] & 15
            payload = bytes(buffer[at + head : at + head + size])
            at += head + size
            if kind == 9:
                self.frame(0x8A, payload)
            elif kind == 1:
                self.taken(payload)
        del buffer[:at]

    def frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, 128 | size, 0, 0, 0, 0))
        else:
            head = bytes((kind, 254)) + size.to_bytes(2, "big") + b"\0\0\0\0"
        if self.transport is not None:
            self.transport.write(head + payload)

    def send(self, text: bytes) -> None:
        self.frame(0x81, text)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed before it was open"))
            self.open.exception()  # read once, so that nobody complains
        self.lost(self)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def connect(host: str, port: int, path: str, taken: Taken, lost: Lost) -> LightSocket:
    loop = asyncio.get_running_loop()
    name = f"{host}:{port}"
    _, socket = await loop.create_connection(
        lambda: LightSocket(name, path, taken, lost), host, port
    )
    await asyncio.wait_for(socket.open, 30)
    return socket
