"""Notices in the database: where to tell a seat, and what it was told last."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ringtable.server.storage.database import NOTICE, ROOM
from ringtable.server.storage.store import Store

NEVER: Final = -1


class Notice(Struct):
    """One place where the holder of a seat wants to be told."""

    room: str
    seat: int
    number: int
    kind: str
    token: str  # hash of the seat's token: whoever holds another one is somebody else
    address: str
    language: str
    code: str = ""  # hash of the code that proves a mail address; empty once it is proved
    tries: int = 0
    told: int = NEVER  # the seat's own last move when it was told: one notice a turn
    sent: float = 0.0
    here: float = 0.0  # when its holder was last seen at the table
    looked: int = 0  # the entry up to which there is nothing to tell
    again: float = 0.0  # not to be looked at before


FIELDS: Final = [NOTICE.c[name] for name in Notice.__struct_fields__]


def is_of(notice: Notice) -> Any:
    return and_(
        NOTICE.c.room == notice.room,
        NOTICE.c.seat == notice.seat,
        NOTICE.c.number == notice.number,
        NOTICE.c.token == notice.token,
    )


async def notices_of(store: Store, room: str, seat: int, token: str) -> list[Notice]:
    """Where the holder of a token wants to be told about a seat."""
    query = select(*FIELDS).where(
        NOTICE.c.room == room, NOTICE.c.seat == seat, NOTICE.c.token == token
    )
    async with store.reading() as connection:
        result = await connection.execute(query.order_by(NOTICE.c.number))
        return [Notice(*row) for row in result]


async def add_notice(store: Store, notice: Notice) -> bool:
    """False if its number was taken meanwhile."""
    try:
        async with store.transaction() as connection:
            await connection.execute(insert(NOTICE), [msgspec.structs.asdict(notice)])
    except IntegrityError:
        return False
    return True


async def last_number(store: Store, room: str, seat: int) -> int:
    query = select(NOTICE.c.number).where(NOTICE.c.room == room, NOTICE.c.seat == seat)
    async with store.reading() as connection:
        result = await connection.execute(query.order_by(NOTICE.c.number.desc()).limit(1))
        return int(result.scalar() or 0)


async def end_notices(store: Store, notices: Sequence[Notice]) -> None:
    async with store.transaction() as connection:
        for notice in notices:
            await connection.execute(delete(NOTICE).where(is_of(notice)))


async def change_notice(store: Store, notice: Notice, **changes: Any) -> bool:
    """Change a notice as it was read. False if it is gone, or somebody was faster: it has
    been told since then, its holder was seen, or its address was proved."""
    unchanged = and_(
        is_of(notice),
        NOTICE.c.told == notice.told,
        NOTICE.c.here == notice.here,
        NOTICE.c.tries == notice.tries,
        NOTICE.c.code == notice.code,
    )
    async with store.transaction() as connection:
        result = await connection.execute(update(NOTICE).where(unchanged).values(**changes))
    return result.rowcount == 1


async def exists(store: Store, notice: Notice) -> bool:
    async with store.reading() as connection:
        return (
            await connection.execute(select(NOTICE.c.seat).where(is_of(notice)))
        ).first() is not None


async def notices_to_look_at(
    store: Store, now: float, after: tuple[str, int, int], limit: int
) -> list[tuple[Notice, int]]:
    """Notices of tables where something happened since the last look, with the number of their
    last entry; a page of them, beginning after one."""
    later = (NOTICE.c.room > after[0]) | (
        (NOTICE.c.room == after[0])
        & (
            (NOTICE.c.seat > after[1])
            | ((NOTICE.c.seat == after[1]) & (NOTICE.c.number > after[2]))
        )
    )
    query = (
        select(*FIELDS, ROOM.c.seq)
        .join(ROOM, ROOM.c.id == NOTICE.c.room)
        .where(NOTICE.c.again <= now, NOTICE.c.looked < ROOM.c.seq, later)
        .order_by(NOTICE.c.room, NOTICE.c.seat, NOTICE.c.number)
        .limit(limit)
    )
    async with store.reading() as connection:
        return [(Notice(*row[:-1]), row[-1]) for row in await connection.execute(query)]
