"""Lines to a bot outside: messages to a process by standard input and output, or to a WebSocket.

Whatever is at the other end may hang, die, babble or never stop talking. Every wait has an end, and
nothing is kept beyond a limit.
"""

import json
import os
import select
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol

from ringtable.bots import leash
from ringtable.kernel.errors import RingtableError

LONGEST: Final = 1 << 16  # bytes of a message
MOST: Final = 100  # messages between a question and its answer
MEGABYTES: Final = 2048
CLOSING: Final = 2.0  # seconds to hang up a WebSocket in good order
PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")

Message = dict[str, Any]


class BotFault(RingtableError):
    """A bot outside did not do what it should. `kind` is one word for it."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message, f"bot-{kind}")
        self.kind = kind


class Line(Protocol):
    """A line to a bot."""

    def send(self, message: Message, until: float) -> None:
        """Send a message before a moment (of the monotonic clock), or raise BotFault."""
        ...

    def receive(self, until: float) -> Message:
        """The next message before a moment, or raise BotFault."""
        ...

    def close(self) -> None: ...


def silent() -> BotFault:
    return BotFault("silent", "it gave no answer in time")


def read_message(text: bytes | str) -> Message:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BotFault("garbage", f"it said what is no message: {shown(text)}")
    return message


def shown(text: bytes | str) -> str:
    """The beginning of what a bot said, safe to print."""
    words = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    return ascii(words[:60]) + ("…" if len(words) > 60 else "")


class ProcessLine:
    """A program: one message a line, to its standard input and from its standard output."""

    def __init__(self, command: str, errors: int | None = subprocess.DEVNULL) -> None:
        words = split(command)
        program = shutil.which(words[0])
        if program is None:
            missing = "cannot be run" if Path(words[0]).exists() else "is not there"
            raise BotFault("missing", f"the program {words[0]} {missing}")
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        start = [sys.executable, "-I", "-S", str(leash.__file__), str(os.getpid()), str(MEGABYTES)]
        self.process = subprocess.Popen(  # noqa: S603 - the operator named it
            [*start, program, *words[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
            start_new_session=True,  # what it starts itself ends with it
        )
        assert self.process.stdin is not None  # noqa: S101 - for the type checker
        assert self.process.stdout is not None  # noqa: S101 - the same
        self.to = self.process.stdin.fileno()
        self.back = self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        self.heard = bytearray()

    def send(self, message: Message, until: float) -> None:
        left = memoryview(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        while left:
            self.wait_for(self.to, select.POLLOUT, until)
            try:
                left = left[os.write(self.to, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self.ended() from None

    def receive(self, until: float) -> Message:
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST:
                raise BotFault("flood", f"it said more than {LONGEST:,} bytes without an end")
            self.wait_for(self.back, select.POLLIN, until)
            said = os.read(self.back, LONGEST)
            if not said:
                raise self.ended()
            self.heard += said
        line, _, rest = self.heard.partition(b"\n")
        self.heard = rest
        if len(line) > LONGEST:
            raise BotFault("flood", f"it said a line of more than {LONGEST:,} bytes")
        return read_message(bytes(line))

    def wait_for(self, file: int, what: int, until: float) -> None:
        poll = select.poll()
        poll.register(file, what)
        if not poll.poll(max(0.0, until - monotonic()) * 1000):
            raise silent()

    def ended(self) -> BotFault:
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        return BotFault("ended", f"it has ended (code {self.process.returncode})")

    def close(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()


def split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BotFault("missing", f"{command!r} is no command: {problem}") from None
    if not words:
        raise BotFault("missing", "no program is named")
    return words


class SocketLine:
    """A WebSocket server: one message a text message."""

    def __init__(self, address: str, seconds: float) -> None:
        from websockets.exceptions import WebSocketException  # slow to import, and rarely needed
        from websockets.sync.client import connect

        self.problems = (OSError, WebSocketException)
        self.open = ExitStack()
        try:
            self.socket = self.open.enter_context(
                connect(
                    address,
                    open_timeout=seconds,
                    close_timeout=CLOSING / 2,
                    max_size=LONGEST,
                    max_queue=4,
                    compression=None,
                    proxy=None,
                )
            )
        except (ValueError, *self.problems) as problem:
            raise BotFault("missing", f"nobody answers at {address}: {problem}") from None

    def send(self, message: Message, until: float) -> None:
        try:
            with self.cut_off(until):
                self.socket.send(json.dumps(message, ensure_ascii=False))
        except self.problems as problem:
            if monotonic() >= until:
                raise silent() from None
            raise BotFault("ended", f"it has hung up: {problem}") from None

    def receive(self, until: float) -> Message:
        try:
            return read_message(self.socket.recv(max(0.0, until - monotonic())))
        except TimeoutError:
            raise silent() from None
        except self.problems as problem:
            kind = "flood" if "too big" in str(problem) else "ended"
            raise BotFault(kind, f"it has hung up: {problem}") from None

    def close(self) -> None:
        with suppress(*self.problems), self.cut_off(monotonic() + CLOSING):
            self.open.close()

    @contextmanager
    def cut_off(self, until: float) -> Iterator[None]:
        """Cut the line at a moment. Who does not read, but pings us, can hold up a send for ever:
        the answer to the ping, which the library sends by itself, stands before it."""
        watch = threading.Timer(max(0.0, until - monotonic()), self.cut)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def cut(self) -> None:
        with suppress(OSError):  # closed already
            self.socket.socket.shutdown(socket.SHUT_RDWR)
