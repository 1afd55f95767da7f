"""Advice: hints and insight during play, and after it luck and turning points."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from ringtable.kernel.fact import Fact
from ringtable.kernel.view import look
from ringtable.server.advisors import worker
from ringtable.server.advisors.thinkers import CHANCE, Failed, job_for
from ringtable.server.problems import Conflict
from ringtable.server.rooms.new_tables import check_help
from ringtable.server.rooms.reading import finished_match
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import MOVE, LiveRoom
from ringtable.wire.types import Advice, AdviceLine, Insight, LuckLine, Report, TurningPoint

HINT_SECONDS: Final = 20.0
REPORT_SECONDS: Final = 5.0  # for each decision that is looked at
REPORT_ALTOGETHER: Final = 20.0  # after which other tables have waited long enough
MOST_DECISIONS: Final = 300
MOST_POINTS: Final = 8
SMALLEST_LOSS: Final = 0.005


async def hint(rooms: Rooms, room: LiveRoom, seat: int) -> Advice:
    """What an advisor thinks of the options of a seat, from what that seat knows."""
    check_help(room)
    if seat not in room.waiting():
        raise Conflict("there is nothing to decide for this seat", "wrong-seat")
    try:
        bot, exact, lines = await rooms.thinkers.ask(
            worker.advise, job_for(room, seat), HINT_SECONDS
        )
    except Failed as problem:
        raise Conflict("no advice could be found", "no-advice") from problem
    legal = set(room.flow.texts(room.position, seat))
    shown = [AdviceLine(text, value, visits) for text, value, visits in lines if text in legal]
    return Advice(bot, exact, sorted(shown, key=lambda line: -line.value))


async def insight(room: LiveRoom, seat: int) -> Insight:
    """What a seat can work out from what it knows. It may take a while to count, so it counts in a
    thread, on a copy, and the tables go on meanwhile."""
    game = room.game
    if game.insight is None:
        raise Conflict(f"there is nothing to work out in {game.title}", "no-insight")
    if room.pure:
        return Insight(False)
    found = await asyncio.to_thread(game.insight, room.position.copy(), seat)
    return msgspec.convert(found, Insight)


async def report(rooms: Rooms, room: LiveRoom) -> Report:
    """Luck against expectation and the costliest choices; worked out once, then kept."""
    if room.state != "finished":
        raise Conflict("the match is not over", "not-over")
    kept = await rooms.store.report(room.id, room.seq)
    if kept is not None:
        with suppress(msgspec.ValidationError):  # one that an older server kept is made anew
            return msgspec.json.decode(kept, type=Report)
    made = Report(await luck(rooms, room), await turning_points(rooms, room))
    await rooms.store.keep_report(room.id, room.seq, msgspec.json.encode(made).decode())
    return made


async def luck(rooms: Rooms, room: LiveRoom) -> list[LuckLine]:
    """The game's own reading of its facts, if it has one."""
    reading = room.game.report
    if reading is None:
        return []
    told = await rooms.facts(room, 1, room.seq)
    standing = {1, *(head.seq for head in room.line)}
    facts: list[Fact] = []
    for seq in sorted(told):
        if seq in standing:
            facts += told[seq]
    return [LuckLine(*line) for line in reading(room.seats, room.options, facts)]


async def turning_points(rooms: Rooms, room: LiveRoom) -> list[TurningPoint]:
    """The choices that cost most by the advisor's count. Each is judged from what its seat knew.
    Of a long match as many are judged as the time allows, drawn from all of it."""
    match = await finished_match(rooms, room)
    steps = {head.seq: step for step, head in enumerate(public_steps(room), 1)}
    points: list[TurningPoint] = []
    decisions = list(zip(match.moves, room.line, strict=True))
    deadline = time.monotonic() + REPORT_ALTOGETHER
    for move, head in CHANCE.sample(decisions, min(len(decisions), MOST_DECISIONS)):
        if time.monotonic() > deadline:
            break
        try:
            _, _, lines = await rooms.thinkers.ask(
                worker.advise, job_for(room, move.seat, position=move.before), REPORT_SECONDS
            )
        except Failed:
            continue
        values = {text: value for text, value, _ in lines}
        if move.text not in values or head.seq not in steps:
            continue
        best = max(values, key=lambda text: values[text])
        loss = values[best] - values[move.text]
        if loss >= SMALLEST_LOSS:
            step = steps[head.seq]
            seen = look(room.game, move.before, move.seat)
            points.append(TurningPoint(step, move.seat, move.text, best, round(loss, 4), seen))
    points.sort(key=lambda point: -point.loss)
    return points[:MOST_POINTS]


def public_steps(room: LiveRoom) -> list[Any]:
    return [head for head in room.heads if head.kind <= MOVE + 1 and head.seen_by >> room.seats & 1]
