"""Advice: hints and insight during play, and after it luck and turning points."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from ringtable.kernel.agreement import answers_nothing
from ringtable.kernel.fact import Fact
from ringtable.kernel.view import look
from ringtable.server.advisors import worker
from ringtable.server.advisors.thinkers import CHANCE, Failed, asker, job_for
from ringtable.server.advisors.turns import NOBODY, Asker
from ringtable.server.problems import Conflict
from ringtable.server.rooms.new_tables import check_help
from ringtable.server.rooms.reading import check_open_book, finished_match
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import MOVE, LiveRoom
from ringtable.server.rooms.seats import holder_of
from ringtable.wire.types import Advice, AdviceLine, Insight, LuckLine, Report, TurningPoint

HINT_SECONDS: Final = 20.0
REPORT_SECONDS: Final = 5.0  # for each decision that is looked at
REPORT_ALTOGETHER: Final = 20.0  # after which other tables have waited long enough
MOST_DECISIONS: Final = 300
MOST_POINTS: Final = 8
SMALLEST_LOSS: Final = 0.005


async def hint(rooms: Rooms, room: LiveRoom, seat: int) -> Advice:
    """What an advisor thinks of the options of a seat, from what that seat knows. It is thought
    over once for what the seat sees: who asks again gets the same advice, and at once. (What
    others do unseen must not make it think again, or the time would tell of it.)"""
    check_help(room)
    if seat not in room.waiting():
        raise Conflict("there is nothing to decide for this seat", "wrong-seat")
    seen = room.version(holder_of((seat,)))
    known = room.hints.get(seat)
    if known is None or known[0] != seen or has_failed(known[1]):
        known = seen, asyncio.create_task(find_hint(rooms, room, seat))
        room.hints[seat] = known
    return await asyncio.shield(known[1])


def has_failed(task: "asyncio.Task[Advice]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def find_hint(rooms: Rooms, room: LiveRoom, seat: int) -> Advice:
    try:
        bot, exact, lines = await rooms.thinkers.ask(
            worker.advise, job_for(room, seat), HINT_SECONDS, asker(room)
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
    check_open_book(room)
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
    moves = zip(match.moves, room.line, strict=True)
    decisions = [(move, head) for move, head in moves if not answers_nothing(room.game, move.text)]
    deadline = time.monotonic() + REPORT_ALTOGETHER
    for move, head in CHANCE.sample(decisions, min(len(decisions), MOST_DECISIONS)):
        if time.monotonic() > deadline:
            break
        try:
            _, _, lines = await rooms.thinkers.ask(
                worker.advise,
                job_for(room, move.seat, position=move.before),
                REPORT_SECONDS,
                Asker(NOBODY, room.about.client or room.id, room.id),
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
