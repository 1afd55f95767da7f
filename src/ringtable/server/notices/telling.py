"""When somebody is told: it is their turn, they have been away for a while, and they have not been
told of this turn. Each process looks around for itself; of several that would tell, one does."""

import asyncio
from typing import Final

import structlog

from ringtable import catalog
from ringtable.server import clock
from ringtable.server.metrics import NOTICES
from ringtable.server.notices.desk import Desk, log_failure, title_of
from ringtable.server.notices.outside import Failed, Gone
from ringtable.server.notices.senders import Words
from ringtable.server.rooms.room import UNDO, LiveRoom
from ringtable.server.rooms.seats import holder_of
from ringtable.server.storage.notices import (
    Notice,
    change_notice,
    end_notices,
    exists,
    notices_to_look_at,
)
from ringtable.server.storage.store import StoreDown

LOG: Final = structlog.get_logger("ringtable.notices")
LONGEST_ROUND: Final = 5.0
PAGE: Final = 100
MOST_UNDER_WAY: Final = 200
PAUSES: Final = (
    0.2,
    1.0,
)  # before a notice that failed is tried again, in shares of `notice_after`


async def keep_telling(desk: Desk) -> None:
    """Look around for as long as the server runs. A round is shorter than half of the time that
    somebody must be away: another process that has them sees to it before we tell them."""
    pause = min(LONGEST_ROUND, desk.settings.notice_after / 4)
    while True:
        try:
            await look_around(desk)
            desk.rooms.beat("telling")
        except StoreDown:
            LOG.warning("the database does not answer")
        await asyncio.sleep(pause)


async def look_around(desk: Desk) -> None:
    after = ("", -1, 0)
    while True:
        page = await notices_to_look_at(desk.rooms.store, clock.now(), after, PAGE)
        for notice, seq in page:
            after = (notice.room, notice.seat, notice.number)
            if not desk.rooms.is_barred(notice.room):
                await look_at_one(desk, notice, seq)
        if len(page) < PAGE:
            return


async def look_at_one(desk: Desk, notice: Notice, seq: int) -> None:
    rooms = desk.rooms
    try:
        room = await rooms.open(notice.room)
        if room.seq < seq:
            async with room.lock:
                room.stale = True
                await rooms.fresh(room)
        await look_at(desk, notice, room)
    except StoreDown:
        raise
    except Exception as problem:  # a table that cannot be opened holds up no other
        rooms.bar(notice.room)
        LOG.error("a table cannot be told of", table=notice.room, problem=repr(problem))


async def look_at(desk: Desk, notice: Notice, room: LiveRoom) -> None:
    """Tell the holder of a seat, or put it off, or forget the whole thing."""
    store, now = desk.rooms.store, clock.now()
    after = desk.settings.notice_after
    if has_ended(notice, room):
        await end_notices(store, [notice])
        return
    turn = own_last_move(room, notice.seat)
    if notice.code or notice.told == turn or not is_asked(room, notice.seat):
        await change_notice(store, notice, looked=room.seq)
        return
    if notice.seat in room.connected():
        await change_notice(store, notice, here=now, again=now + after / 2)
        return
    rested = notice.sent + desk.settings.notice_minutes * 60
    if rested > now:
        if rested - after > now:
            await change_notice(store, notice, again=rested - after)
        return
    if max(notice.here, asked_since(room, notice.seat)) + after > now:
        return
    if len(desk.under_way) < MOST_UNDER_WAY and await change_notice(
        store, notice, told=turn, sent=now, looked=room.seq
    ):
        task = desk.rooms.run(tell(desk, notice, room))
        desk.under_way.add(task)
        task.add_done_callback(desk.under_way.discard)


def has_ended(notice: Notice, room: LiveRoom) -> bool:
    """Whether the match is over, or the seat is somebody else's."""
    over = room.state not in ("open", "playing")
    return over or room.about.chairs[notice.seat].token != notice.token


def is_asked(room: LiveRoom, seat: int) -> bool:
    """Whether a person on this seat is asked something."""
    if room.state != "playing" or room.about.frozen or room.about.chairs[seat].bot:
        return False
    return seat in room.waiting()


def own_last_move(room: LiveRoom, seat: int) -> int:
    """The entry of a seat's last move: as long as it is the same, so is the turn."""
    return max((head.seq for head in room.line if head.seat == seat), default=0)


def asked_since(room: LiveRoom, seat: int) -> float:
    """When something last happened that the seat could see."""
    bits = holder_of((seat,)).bits
    times = (h.time for h in reversed(room.heads) if h.kind <= UNDO and h.seen_by & bits)
    return next(times, room.created)


async def tell(desk: Desk, notice: Notice, room: LiveRoom) -> None:
    """Send a notice; what fails is tried again a little, as long as it is still wanted."""
    words = words_for(desk, notice, room)
    tries = len(PAUSES) + 1
    for number in range(tries):
        try:
            await desk.send(notice, words)
            NOTICES.labels("sent").inc()
            return
        except Gone as problem:
            log_failure(notice, problem)
            await end_notices(desk.rooms.store, [notice])
            return
        except Failed as problem:
            if number == tries - 1:
                log_failure(notice, problem)
                return
        await asyncio.sleep(PAUSES[number] * desk.settings.notice_after)
        if not await still_wanted(desk, notice, room):
            return


async def still_wanted(desk: Desk, notice: Notice, room: LiveRoom) -> bool:
    waits = is_asked(room, notice.seat) and notice.seat not in room.connected()
    same = not has_ended(notice, room)
    return waits and same and await exists(desk.rooms.store, notice)


def words_for(desk: Desk, notice: Notice, room: LiveRoom) -> Words:
    title = title_of(room, notice)
    link = f"{desk.settings.address}/t/{room.id}"
    subject = catalog.text(notice.language, "notice-turn-subject", title=title)
    text = catalog.text(notice.language, "notice-turn-text", title=title)
    return Words(room.id, room.game.id, subject, text, link)
