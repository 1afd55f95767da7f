"""Whose turn it is with the workers: a fair queue.

People come before tables at which nobody sits. Within each of the two, clients take turns, and the
tables of a client take turns with each other, so that fifty tables of one wait for one another and
not the others for them.
"""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

from msgspec import Struct

PEOPLE: Final = 0  # somebody sits there and waits
NOBODY: Final = 1  # a table of bots alone, or a report after the match
RANKS: Final = 2


class Asker(Struct, frozen=True):
    """Who wants something thought over."""

    rank: int
    client: str
    table: str


T = TypeVar("T")


class Turns(Generic[T]):
    """Those who wait, by rank, client and table. A turn is one answer."""

    def __init__(self) -> None:
        self.ranks: list[dict[str, dict[str, deque[T]]]] = [{} for _ in range(RANKS)]

    def add(self, asker: Asker, one: T) -> None:
        tables = self.ranks[asker.rank].setdefault(asker.client, {})
        tables.setdefault(asker.table, deque()).append(one)

    def take(self, lowest: int) -> T | None:
        """The next in turn of those ranks that may be served, or None. Whoever had a turn goes to
        the end."""
        for clients in self.ranks[: lowest + 1]:
            if clients:
                return next_of(clients)
        return None


def next_of(clients: dict[str, dict[str, deque[T]]]) -> T:
    client, tables = next(iter(clients.items()))
    table, line = next(iter(tables.items()))
    one = line.popleft()
    del clients[client]
    del tables[table]
    if line:
        tables[table] = line
    if tables:
        clients[client] = tables
    return one


class Lanes(Generic[T]):
    """What is given out in turn. Some of it is kept for people, however much others ask."""

    def __init__(self) -> None:
        self.free: list[list[T]] = [[] for _ in range(RANKS)]  # by the lowest rank that is served
        self.turns: Turns[asyncio.Future[T]] = Turns()
        self.serves: dict[int, int] = {}

    def add(self, lane: T, lowest: int) -> None:
        self.serves[id(lane)] = lowest
        self.put(lane)

    async def get(self, asker: Asker) -> T:
        lane = self.free_for(asker.rank)
        if lane is not None:
            return lane
        waits: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.turns.add(asker, waits)
        try:
            return await waits
        except asyncio.CancelledError:
            if waits.done() and not waits.cancelled():  # given just now, to nobody
                self.put(waits.result())
            raise

    def idle(self) -> bool:
        """Whether nobody has any of it."""
        return sum(len(lanes) for lanes in self.free) == len(self.serves)

    def free_for(self, rank: int) -> T | None:
        """A free lane that serves a rank, of those the one that serves the fewest."""
        for lanes in self.free[rank:]:
            if lanes:
                return lanes.pop()
        return None

    def put(self, lane: T) -> None:
        """Give a lane back: to the next in turn, or to lie free."""
        lowest = self.serves[id(lane)]
        while (waits := self.turns.take(lowest)) is not None:
            if not waits.done():
                waits.set_result(lane)
                return
        self.free[lowest].append(lane)
