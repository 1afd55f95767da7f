"""Finished tables out of a database, one by one, as matches: beside a running server or without."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.match import Match
from ringtable.server.rooms.reading import stored_match
from ringtable.server.rooms.room import UNDO, LiveRoom
from ringtable.server.storage.database import check_there, url_of
from ringtable.server.storage.store import Room, Store

Found = tuple[str, list[str], Match]  # table, who played by seat, match


def finished_matches(db: str, told: Callable[[str], None]) -> Iterator[Found]:
    """All finished matches. One that cannot be read is told of, and holds up no other."""
    with asyncio.Runner() as runner:
        runner.run(check_there(url_of(db)))
        store = Store(db)
        try:
            matches = read(store, told)
            while True:
                try:
                    yield runner.run(anext_of(matches))
                except StopAsyncIteration:
                    return
        finally:
            runner.run(store.close())


async def anext_of(matches: AsyncIterator[Found]) -> Found:
    return await anext(matches)


async def read(store: Store, told: Callable[[str], None]) -> AsyncIterator[Found]:
    async for room in store.rooms(finished=True):
        try:
            live = await opened(store, room)
            match = await stored_match(store, live)
        except RingtableError as problem:
            told(f"table {room.id} cannot be read: {problem}")
            continue
        except Exception as problem:  # positions of another time, or of a game that is not here
            told(f"table {room.id} cannot be read: {type(problem).__name__}: {problem}")
            continue
        players = [chair.bot or chair.name for chair in live.about.chairs]
        yield room.id, players, match


async def opened(store: Store, room: Room) -> LiveRoom:
    heads = await store.heads(room.id)
    at = max(head.seq for head in heads if head.kind <= UNDO)
    return LiveRoom(room, heads, await store.snapshot(room.id, at))
