"""Ends beside the rules: a side gives up, both agree on a draw, an unplayed table is put away."""

from typing import Final

from ringtable.kernel.agreement import DRAW, RESIGN, agree_on_draw, resign
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.play import Played
from ringtable.server.advisors import worker
from ringtable.server.advisors.thinkers import Failed, asker, job_for
from ringtable.server.problems import Conflict, Forbidden
from ringtable.server.rooms.actions import check_playable, commit_move
from ringtable.server.rooms.attendant import attend
from ringtable.server.rooms.facts import pack_facts
from ringtable.server.rooms.new_tables import default_level
from ringtable.server.rooms.positions import pack_position
from ringtable.server.rooms.registry import Rooms, replace, simple_entry
from ringtable.server.rooms.room import CLOSING, DRAW_TALK, MOVE, SEATING, LiveRoom
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import Who, with_token

WORLDS: Final = 5  # that bots look at before they answer an offer
WEIGHING_SECONDS: Final = 10.0
EVEN: Final = 0.45  # about as good: a guess at the chances of an even match may lie below a half


async def give_up(rooms: Rooms, room: LiveRoom, who: Who, seat: int) -> None:
    """Resign. Where the match goes on for other people a bot takes the seat for good; otherwise the
    side of the seat has lost."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        try:
            check_playable(room)
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        if room.others_play_on(who, seat):
            about = with_token(
                room.about, seat, "", bot=default_level(room.game), name="", passing=[]
            )
            about = replace(about, draw_by=-1, draw_agreed=[], undo_by=-1, undo_agreed=[])
            await rooms.commit(room, simple_entry(room, SEATING, seat), about)
        else:
            await end(rooms, room, seat, RESIGN, resign(room.game, room.position, seat))
    attend(rooms, room)


async def end(rooms: Rooms, room: LiveRoom, seat: int, text: str, played: Played) -> None:
    """Write the end of a match as its last move, seen by everybody."""
    with RULES_CLOCK:
        room.try_to_show(played.after)
        snapshot = pack_position(room.game, played.after)
    entry = simple_entry(room, MOVE, seat)
    entry.action = text
    entry.barrier = True
    entry.facts = pack_facts(played.facts)
    entry.snapshot = snapshot
    await commit_move(rooms, room, entry, played.after, played.facts, None)


# A draw


async def offer_draw(rooms: Rooms, room: LiveRoom, who: Who, seat: int) -> None:
    """Offer a draw to the other side. People are asked; where only bots sit there, they agree if
    they stand no better. An offer that was refused is made again after the next move at most."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        try:
            check_offer(room, seat)
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        asked = room.asked_for_a_draw(who, seat)
        if asked:
            about = replace(room.about, draw_by=seat, draw_agreed=[])
            await rooms.commit(room, simple_entry(room, DRAW_TALK, seat), about)
            return
        answering = bots_against(room, seat)
        if not answering:
            await agree(rooms, room, seat)
            return
        seq = room.seq
    agreed = await bots_agree(rooms, room, seat)
    async with room.lock:
        await rooms.fresh(room)
        if room.seq != seq:
            raise rooms.refusal(room, who, Conflict("the table has moved on", "stale-version"))
        if agreed:
            await agree(rooms, room, answering[0])
            return
        about = replace(room.about, draws_refused=refused_now(room, seat))
        await rooms.commit(room, simple_entry(room, DRAW_TALK, seat), about)
        raise rooms.refusal(room, who, Conflict("the offer was declined", "draw-declined"))


def check_offer(room: LiveRoom, seat: int) -> None:
    check_playable(room)
    if not room.draws:
        raise Conflict("a draw is for games of two sides", "no-draw")
    if room.about.draw_by >= 0:
        raise Conflict("a draw is offered already", "draw-offered")
    if room.about.draws_refused.get(seat) == room.moves:
        raise Conflict("the offer was declined; play on before you offer again", "draw-declined")


def bots_against(room: LiveRoom, seat: int) -> list[int]:
    """The seats of the other side if bots have all of them for good."""
    mine = room.side_of(seat)
    others = [other for other in range(room.seats) if other not in mine]
    return others if all(not room.about.chairs[other].token for other in others) else []


async def bots_agree(rooms: Rooms, room: LiveRoom, seat: int) -> bool:
    """Whether bots accept an offer: if who offers stands about as well or better. They judge it by
    worlds that the one who offers could be in, so that their answer tells nothing hidden."""
    values = []
    try:
        for _ in range(WORLDS):
            job = job_for(room, seat)
            values.append(
                await rooms.thinkers.ask(worker.weigh, job, WEIGHING_SECONDS, asker(room))
            )
    except Failed:
        return False
    return sum(values) / len(values) >= EVEN


def refused_now(room: LiveRoom, seat: int) -> dict[int, int]:
    return {**room.about.draws_refused, seat: room.moves}


async def agree(rooms: Rooms, room: LiveRoom, seat: int) -> None:
    await end(rooms, room, seat, DRAW, agree_on_draw(room.game, room.position, seat))


async def answer_draw(rooms: Rooms, room: LiveRoom, who: Who, seat: int, yes: bool) -> None:
    """Accept or decline an offer, or take one's own back; with the last yes the match is over."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        offering = room.about.draw_by
        try:
            check_playable(room)
            if offering < 0:
                raise Conflict("nobody offers a draw", "no-offer")
            if yes and seat in room.side_of(offering):
                raise Forbidden("the other side must agree", "no-right")
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        about = replace(room.about, draw_by=-1, draw_agreed=[])
        if not yes:
            about = replace(about, draws_refused=refused_now(room, offering))
            await rooms.commit(room, simple_entry(room, DRAW_TALK, seat), about)
            return
        agreed = sorted({*room.about.draw_agreed, seat})
        others = set(room.about.held()) - set(room.side_of(offering))
        if others <= set(agreed):
            await agree(rooms, room, seat)
            return
        about = replace(room.about, draw_agreed=agreed)
        await rooms.commit(room, simple_entry(room, DRAW_TALK, seat), about)


# Putting away


async def close(rooms: Rooms, room: LiveRoom, who: Who) -> None:
    """Put a table away at which nobody has played yet; whoever made it may."""
    async with room.lock:
        await rooms.fresh(room)
        if room.state == "closed":
            return
        if not room.is_host(who):
            raise Forbidden("only who made this table can close it", "not-host")
        if not room.may_close(who):
            problem = Conflict("somebody has played here already: resign instead", "played")
            raise rooms.refusal(room, who, problem)
        about = replace(room.about, closed=True, deadline=None)
        await rooms.commit(room, simple_entry(room, CLOSING, room.about.host), about)
