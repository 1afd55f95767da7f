"""Counters that all workers of one server share: how often an address has called lately, and how
many connections it holds.

They lie in a piece of memory that every worker maps. Times are monotonic: the clock of the system
may be set, and no limit freezes or opens by it.
"""

import fcntl
import mmap
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

SLOTS: Final = 1 << 14  # of addresses and kinds of calls within a window
PLACES: Final = 1 << 12  # of addresses that hold connections
WORKERS: Final = 64
PROBES: Final = 16  # places that are tried for a key

# In words of 8 bytes: the workers, then (key, end of the window, count), then (key, by worker).
RATES: Final = WORKERS
RATE: Final = 3
HELD: Final = RATES + SLOTS * RATE
HOLD: Final = 1 + WORKERS
WORDS: Final = HELD + PLACES * HOLD


def shared_file() -> str:
    """An empty file that workers share; whoever made it removes it."""
    number, path = tempfile.mkstemp(prefix="ringtable-counters-")
    os.ftruncate(number, WORDS * 8)
    os.close(number)
    return path


class Counters:
    """The counters of this worker and, if they share a file, of all others."""

    def __init__(self, path: str = "") -> None:
        self.file = os.open(path, os.O_RDWR) if path else -1
        self.memory = mmap.mmap(self.file, WORDS * 8)
        self.words = memoryview(self.memory).cast("Q")
        self.me = self.sign_up()

    def sign_up(self) -> int:
        """Take the place of a worker that is no more: what it held, it holds no longer."""
        with self.locked():
            for number in range(WORKERS):
                if not is_alive(self.words[number]):
                    self.words[number] = os.getpid()
                    for place in range(PLACES):
                        self.words[HELD + place * HOLD + 1 + number] = 0
                    return number
        return WORKERS - 1

    @contextmanager
    def locked(self) -> Iterator[None]:
        if self.file < 0:
            yield
            return
        fcntl.lockf(self.file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.lockf(self.file, fcntl.LOCK_UN)

    # Calls within a window

    def hit(self, key: str, most: int, seconds: float) -> bool:
        """Count a call; whether it is still within the limit. A window begins with its first call
        and ends some seconds later."""
        now = int(time.monotonic() * 1000)
        wanted = number_of(key)
        words = self.words
        with self.locked():
            at = oldest = -1
            for probe in range(PROBES):
                place = RATES + (wanted + probe) % SLOTS * RATE
                if words[place] == wanted:
                    at = place
                    break
                if oldest < 0 or words[place + 1] < words[oldest + 1]:
                    oldest = place
            if at < 0 or words[at + 1] <= now:
                at = oldest if at < 0 else at
                words[at], words[at + 1], words[at + 2] = wanted, now + int(seconds * 1000), 0
            if words[at + 2] >= most:
                return False
            words[at + 2] += 1
            return True

    # Connections that are held

    def enter(self, key: str, most: int) -> bool:
        """Count a connection of an address, unless it holds as many as it may already."""
        with self.locked():
            at = self.place_of(key)
            if at < 0:
                return True  # more addresses than places: the limit on all of them still holds
            if sum(self.words[at + 1 : at + HOLD]) >= most:
                return False
            self.words[at + 1 + self.me] += 1
            return True

    def leave(self, key: str) -> None:
        with self.locked():
            at = self.place_of(key)
            if at >= 0 and self.words[at + 1 + self.me]:
                self.words[at + 1 + self.me] -= 1

    def held(self, key: str) -> int:
        with self.locked():
            at = self.place_of(key)
            return 0 if at < 0 else sum(self.words[at + 1 : at + HOLD])

    def place_of(self, key: str) -> int:
        """Where an address is counted: its place, or one at which nobody holds anything."""
        wanted = number_of(key)
        free = -1
        for probe in range(PROBES):
            place = HELD + (wanted + probe) % PLACES * HOLD
            if self.words[place] == wanted:
                return place
            if free < 0 and not any(self.words[place + 1 : place + HOLD]):
                free = place
        if free >= 0:
            self.words[free] = wanted
        return free

    def close(self) -> None:
        with self.locked():
            self.words[self.me] = 0
        self.words.release()
        self.memory.close()
        if self.file >= 0:
            os.close(self.file)


def number_of(key: str) -> int:
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") | 1


def is_alive(pid: int) -> bool:
    if not pid:
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
