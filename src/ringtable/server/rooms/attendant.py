"""What the server does at a table by itself: bots move, standing orders pass, clocks run out."""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.play import JOINT, MOST_STAGES, at_stage, only_pass, way_to_pass
from ringtable.kernel.state import State
from ringtable.server import clock, games
from ringtable.server.rooms.facts import BOT_MOVED, CLOCK_RAN_OUT, pack_facts
from ringtable.server.rooms.registry import Rooms, ending_request, is_fault, simple_entry
from ringtable.server.rooms.room import SEATING, LiveRoom
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import with_chair
from ringtable.server.storage.group_commit import MovedOn
from ringtable.server.storage.store import StoreDown

LONG: Final = 60 * 24 * 3600
MOST_AT_ONCE: Final = 300  # rooms that are taken up in one round
LOG: Final = structlog.get_logger("ringtable.attending")


def attend(rooms: Rooms, room: LiveRoom) -> None:
    """See whether the next decision at a room is the server's own; if so, take it up."""
    if room.busy is not None or not room.plays_by_itself():
        return
    if bot_to_move(room) >= 0 or seat_to_pass(room)[0] >= 0:
        room.busy = rooms.run(attend_room(rooms, room))


def playable(room: LiveRoom) -> bool:
    return room.state == "playing" and not room.about.frozen


def bot_to_move(room: LiveRoom) -> int:
    """A seat that is asked and played by a bot, or -1."""
    if playable(room):
        for seat in room.waiting():
            if room.about.chairs[seat].bot:
                return seat
    return -1


def seat_to_pass(room: LiveRoom) -> tuple[int, str]:
    """A seat that is asked something it passes by standing order or for want of anything else, and
    the answer; or -1."""
    if playable(room):
        for seat in room.waiting():
            ordered = passes_by_order(room, seat)
            if ordered:
                return seat, ordered
            if room.about.chairs[seat].taken and room.passes_when_empty(seat):
                only = only_pass(room.game, room.position, seat)
                if only:
                    return seat, only
    return -1, ""


def passes_by_order(room: LiveRoom, seat: int) -> str:
    """The pass that a seat gives to what it is asked now by standing order, from now on or for this
    turn; nothing if it has left no word."""
    chair = room.about.chairs[seat]
    if chair.bot or room.flow.decision(room.position).name not in (*chair.passing, *chair.hushed):
        return ""
    return way_to_pass(room.game, room.position, seat)


async def attend_room(rooms: Rooms, room: LiveRoom) -> None:
    """Go on as long as the next decision is the server's own."""
    try:
        while True:
            seat = bot_to_move(room)
            if seat >= 0:
                await move_by_bot(rooms, room, seat, room.about.chairs[seat].bot)
                continue
            seat, text = seat_to_pass(room)
            if seat < 0:
                break
            await pass_for(rooms, room, seat, text)
    except StoreDown:
        LOG.warning("the database does not answer; the room waits", table=room.id)
    finally:
        room.busy = None
    if not room.stale:  # somebody may have acted while the last look was taken
        attend(rooms, room)


async def pass_for(rooms: Rooms, room: LiveRoom, seat: int, text: str) -> None:
    """Pass for a seat. The moment tells people who play against it neither that it holds nothing
    nor that it has left an order."""
    seq = room.seq
    if room.people_play_people():
        await rooms.moments.pass_by()
    await play_for(rooms, room, seat, text, seq, [])


async def move_by_bot(rooms: Rooms, room: LiveRoom, seat: int, bot: str) -> None:
    """A bot makes a whole move, stage by stage as people do: one entry of the log, and one moment,
    so that nobody counts the stages."""
    seq, before = room.seq, room.position
    asked = time.monotonic()
    stages: list[str] = []
    chose = bot
    position: State | None = before
    while position is not None and chose == bot and room.seq == seq:
        text, chose = await rooms.thinkers.choose(room, seat, bot, position)
        stages.append(text)
        position = going_on(room, before, stages, seat)
    if room.people_play_people():
        await rooms.moments.keep(f"{bot} of {room.game.id}", asked)
    notes = [Fact(BOT_MOVED, "", (seat, chose))] if chose != bot else []
    await play_for(rooms, room, seat, JOINT.join(stages), seq, notes)
    if chose != bot:
        await replace_bot(rooms, room, seat, bot, chose)


def going_on(room: LiveRoom, before: State, stages: list[str], seat: int) -> State | None:
    """The position in which a bot thinks over the next stage of its move; None if it is whole."""
    if len(stages) == MOST_STAGES:
        return None
    try:
        with RULES_CLOCK:
            return at_stage(room.game, before, stages, seat)
    except Exception:  # a fault of the rules shows where the move is played
        return None


async def play_for(
    rooms: Rooms, room: LiveRoom, seat: int, text: str, seq: int, notes: list[Fact]
) -> None:
    """Play an action for a seat, unless the room has moved on since it was chosen."""
    async with room.lock:
        await rooms.fresh(room)
        if room.seq != seq or not playable(room):
            return
        try:
            after, facts, entry = room.play(seat, text)
        except Exception as problem:
            if not is_fault(problem) and isinstance(problem, RingtableError):
                LOG.warning("an automatic action was refused", table=room.id, action=text)
            await rooms.freeze(room, problem)
            return
        if notes:
            facts = [*notes, *facts]
            entry.facts = pack_facts(facts)
        with suppress(MovedOn):  # another process was faster
            await rooms.commit(room, entry, ending_request(room, entry), after, facts)
            room.played.inc()


async def replace_bot(rooms: Rooms, room: LiveRoom, seat: int, failed: str, bot: str) -> None:
    """A bot that failed is not asked again at this table."""
    async with room.lock:
        chair = room.about.chairs[seat]
        if chair.bot != failed or room.state != "playing":
            return
        about = with_chair(room.about, seat, bot=bot)
        with suppress(MovedOn):
            await rooms.commit(room, simple_entry(room, SEATING, seat), about)


async def keep_attending(rooms: Rooms) -> None:
    """Every second: rooms with something due, and rooms that nobody needs in memory."""
    first = rooms.store.embedded  # after a restart bots go on at once
    while True:
        try:
            await attend_due(rooms, clock.now() + (LONG if first else 0), first)
            first = False
            rooms.beat("attending")
        except StoreDown:
            LOG.warning("the database does not answer")
        rooms.forget_idle()
        await asyncio.sleep(1)


async def attend_due(rooms: Rooms, before: float, only_bots: bool) -> None:
    """Take up rooms with something due: a bot whose server ended, a clock that ran out."""
    taken = 0
    page = await rooms.store.due(before)
    while page and taken < MOST_AT_ONCE:
        for _, id in page:
            known = rooms.live.get(id)
            at_work = known is not None and known.busy is not None
            if not at_work and not rooms.is_barred(id):
                await attend_one(rooms, id, only_bots)
                taken += 1
        page = await rooms.store.due(before, page[-1])


async def attend_one(rooms: Rooms, id: str, only_bots: bool) -> None:
    try:
        room = await rooms.open(id)
        attend(rooms, room)
        if not only_bots and room.busy is None:
            room.busy = rooms.run(clock_ran_out(rooms, room))
    except StoreDown:
        raise
    except Exception as problem:  # a table that cannot be opened holds up no other
        rooms.bar(id)
        LOG.error("a table cannot be attended", table=id, problem=repr(problem))


async def clock_ran_out(rooms: Rooms, room: LiveRoom) -> None:
    """A bot plays the move of whoever let the time pass."""
    try:
        deadline = room.about.deadline
        if deadline is None or deadline > clock.now() or not playable(room):
            return
        seat = room.waiting()[0]
        seq = room.seq
        text, _ = await rooms.thinkers.choose(room, seat, default_bot(room))
        await play_for(rooms, room, seat, text, seq, [Fact(CLOCK_RAN_OUT, "", (seat,))])
    finally:
        room.busy = None
    attend(rooms, room)


def default_bot(room: LiveRoom) -> str:
    """For somebody who is away: neither a beginner nor the strongest, if there is one between."""
    levels = games.levels(room.game)
    return levels.get("experienced", levels["strongest"])
