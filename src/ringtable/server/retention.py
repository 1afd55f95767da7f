"""How long tables stay: those that were never played, those that are over, those that were left.

Nothing goes by itself unless an operator says so. The record of a finished match can be kept as a
file when its table goes: it proves the dice and holds every move.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import structlog
from msgspec import Struct
from sqlalchemy import delete, func, select

from ringtable.kernel.errors import RingtableError
from ringtable.server import clock
from ringtable.server.finished import opened
from ringtable.server.rooms.reading import record_of
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import MOVE
from ringtable.server.storage.database import (
    CHAT,
    ENTRY,
    NOTICE,
    OWNER_ONLY,
    REPORT,
    ROOM,
    BadDatabase,
)
from ringtable.server.storage.store import Room, Store

DAY: Final = 24 * 3600.0
PAGE: Final = 100
ROUND_SECONDS: Final = 6 * 3600.0  # between two rounds of a running server
LOG: Final = structlog.get_logger("ringtable.retention")

Kind = Literal["unplayed", "finished", "abandoned"]


class Keep(Struct, frozen=True):
    """For how many days tables of each kind stay after the last thing that happened at them; 0: for
    ever."""

    unplayed: float = 0.0
    finished: float = 0.0
    abandoned: float = 0.0
    records: str = ""  # the folder in which records of finished matches are kept

    def days(self) -> dict[Kind, float]:
        return {
            "unplayed": self.unplayed,
            "finished": self.finished,
            "abandoned": self.abandoned,
        }

    def something_goes(self) -> bool:
        return any(self.days().values())


class Pruned(Struct):
    """What went, or would go."""

    unplayed: int = 0
    finished: int = 0
    abandoned: int = 0
    records: int = 0
    stay: int = 0  # finished, but their record could not be written


async def prune(
    store: Store,
    keep: Keep,
    in_use: Callable[[str], bool] = lambda _id: False,
    dry_run: bool = False,
) -> Pruned:
    """Remove tables that have stayed long enough, a page at a time. Of several servers on one
    database each may do it; a table that somebody moves at meanwhile stays."""
    done = Pruned()
    limits = {kind: clock.now() - days * DAY for kind, days in keep.days().items() if days}
    folder = folder_for(keep.records) if keep.records and not dry_run else None
    last = ""
    while limits:
        page = await old_rooms(store, max(limits.values()), last)
        if not page:
            break
        last = page[-1].id
        going = []
        for room in page:
            kind = await kind_of(store, room)
            late = await last_time(store, room.id)
            if late >= limits.get(kind, 0.0) or in_use(room.id):
                continue
            if (
                kind == "finished"
                and folder is not None
                and not await keep_record(store, room, folder)
            ):
                done.stay += 1
                continue
            done.records += kind == "finished" and folder is not None
            going.append((kind, room))
        gone = {room.id for _, room in going} if dry_run else await remove(store, going)
        for kind, room in going:
            if room.id in gone:
                setattr(done, kind, getattr(done, kind) + 1)
    return done


def folder_for(name: str) -> Path:
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadDatabase(f"records cannot be kept in {name}: {problem.strerror}") from problem
    return folder


async def old_rooms(store: Store, before: float, after: str) -> list[Room]:
    query = select(ROOM).where(ROOM.c.changed < before, ROOM.c.id > after)
    async with store.reading() as connection:
        result = await connection.execute(query.order_by(ROOM.c.id).limit(PAGE))
        return [Room(**row) for row in result.mappings()]


async def kind_of(store: Store, room: Room) -> Kind:
    if room.state == "finished":
        return "finished"
    query = select(func.count()).where(ENTRY.c.room == room.id, ENTRY.c.kind == MOVE)
    async with store.reading() as connection:
        return "abandoned" if (await connection.execute(query)).scalar() else "unplayed"


async def last_time(store: Store, room: str) -> float:
    """When something last happened at a table, seen or unseen."""
    query = select(func.max(ENTRY.c.time)).where(ENTRY.c.room == room)
    async with store.reading() as connection:
        return float((await connection.execute(query)).scalar() or 0.0)


async def keep_record(store: Store, room: Room, folder: Path) -> bool:
    """Write the record of a finished match; False if that failed, and then its table stays. A match
    that began in the middle of another has none, and that is no reason to stay."""
    file = folder / f"ringtable-{room.game}-{room.id}.json"
    try:
        text = await record_of(store, await opened(store, room))
        with os.fdopen(
            os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "w"
        ) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except RingtableError as problem:
        if problem.reason == "no-record":
            return True
        LOG.warning("a record cannot be kept", table=room.id, problem=str(problem))
        return False
    except Exception as problem:  # positions of another time, a full disk
        LOG.warning("a record cannot be kept", table=room.id, problem=repr(problem))
        return False
    return True


async def remove(store: Store, going: list[tuple[Kind, Room]]) -> set[str]:
    """Remove tables with all that belongs to them, unless they have moved since they were read."""
    seqs = {room.id: room.seq for _, room in going}
    if not seqs:
        return set()
    async with store.transaction() as connection:
        query = select(ROOM.c.id, ROOM.c.seq).where(ROOM.c.id.in_(seqs)).with_for_update()
        ids = {id for id, seq in await connection.execute(query) if seqs[id] == seq}
        for table in (NOTICE, REPORT, CHAT, ENTRY):
            await connection.execute(delete(table).where(table.c.room.in_(ids)))
        await connection.execute(delete(ROOM).where(ROOM.c.id.in_(ids)))
    return ids


async def keep_pruning(rooms: Rooms, keep: Keep) -> None:
    """What a running server does about it, from time to time. A table in memory is in use."""
    while True:
        done = await prune(rooms.store, keep, rooms.live.__contains__)
        if done.unplayed or done.finished or done.abandoned or done.stay:
            LOG.info(
                "tables removed",
                unplayed=done.unplayed,
                finished=done.finished,
                abandoned=done.abandoned,
                records=done.records,
                stay=done.stay,
            )
        await asyncio.sleep(ROUND_SECONDS)
