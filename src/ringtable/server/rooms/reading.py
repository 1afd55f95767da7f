"""Reading tables: the lobby, a table, its history, its record."""

import msgspec

from ringtable import rulebook
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game, nothing_hidden
from ringtable.kernel.match import Match, Move, digest
from ringtable.kernel.record import write_record
from ringtable.kernel.state import State
from ringtable.kernel.view import look
from ringtable.server import games
from ringtable.server.problems import Conflict, Forbidden, Malformed, NotHere
from ringtable.server.rooms.facts import Told, unpack_facts
from ringtable.server.rooms.positions import unpack_position
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import MOVE, UNDO, LiveRoom, shares_of
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import Who, decode_about
from ringtable.server.storage.store import Room, Store
from ringtable.wire.types import (
    Acted,
    GameInfo,
    HistoryStep,
    LogEntry,
    OptionInfo,
    TableList,
    TableSummary,
)

PAGE = 50


def all_games() -> list[GameInfo]:
    return [game_info(games.game(id)) for id in games.ids()]


def game_info(game: Game) -> GameInfo:
    try:
        clauses = len(rulebook.all_clauses(game.id))
    except RingtableError:
        clauses = 0
    return GameInfo(
        game.id,
        game.title,
        *game.seats,
        [OptionInfo(one.id, list(one.choices), one.default) for one in game.options],
        games.bots_to_choose(game),
        game.redeal is not nothing_hidden,
        clauses,
    )


async def lobby(rooms: Rooms, state: str, game: str, after: str) -> TableList:
    found = await rooms.store.listed(state, game, cursor(after), PAGE + 1)
    following = None
    if len(found) > PAGE:
        last = found[PAGE - 1]
        following = f"{last.changed!r}_{last.id}"
    return TableList([summary(rooms, room) for room in found[:PAGE]], following)


def cursor(after: str) -> tuple[float, str] | None:
    if not after:
        return None
    changed, _, id = after.partition("_")
    try:
        when = float(changed)
    except ValueError as problem:
        raise Malformed("that is not a place in the list", "bad-cursor") from problem
    if not id.isalnum():
        raise Malformed("that is not a place in the list", "bad-cursor")
    return when, id


def summary(rooms: Rooms, room: Room) -> TableSummary:
    """A table in the lobby: nothing in it tells what spectators may not know."""
    about = decode_about.decode(room.about)
    live = rooms.live.get(room.id)
    here = set() if live is None else live.connected()
    return TableSummary(
        table=room.id,
        game=room.game,
        title=about.title,
        state=room.state,  # type: ignore[arg-type]  # one of three words by construction
        seats=[about.chair_info(seat, False, seat in here) for seat in range(room.seats)],
        options=games.game(room.game).open_options(msgspec.json.decode(room.options)),
        seeded=bool(about.seed),
        moves=room.moves,
        created=room.created,
        changed=room.changed,
        outcome=None if room.outcome is None else msgspec.json.decode(room.outcome),
    )


async def table(rooms: Rooms, room: LiveRoom, who: Who, since: int = 0) -> Acted:
    """The view of an audience and its log after a step."""
    async with room.lock:
        await rooms.fresh(room)
        log = await rooms.log_since(room, who, since)
        return Acted(room.view(who), log)


async def earlier(rooms: Rooms, room: LiveRoom, who: Who, before: int) -> list[LogEntry]:
    """The page of the log before a step."""
    async with room.lock:
        await rooms.fresh(room)
        return await rooms.log_before(room, who, before)


async def history(rooms: Rooms, room: LiveRoom, who: Who, step: int) -> HistoryStep:
    """The table as it was after a step, as this audience saw it. No rules are run for it."""
    steps = room.steps(who)
    if not 1 <= step <= len(steps):
        raise NotHere("there is no such step", "no-such-step")
    if step <= await rooms.forgotten(room, who, steps):
        raise Forbidden("at this table nobody looks back so far", "forgotten")
    head = steps[step - 1]
    snapshot = await rooms.store.snapshot(room.id, head.seq)
    facts = await rooms.facts(room, head.seq, head.seq)
    with RULES_CLOCK:
        position = room.unpack(snapshot, head.seq)
        eyes = room.eyes_at(who, head.seq, position)
        view = look(room.game, position, eyes)
    entry = room.log_entry(step, head, Told(facts.get(head.seq, [])), who)
    return HistoryStep(step, len(steps), view, entry)


async def finished_match(rooms: Rooms, room: LiveRoom) -> Match:
    """The match of a finished table as the kernel knows it, put together from what is stored."""
    if room.state != "finished":
        raise Conflict("the match is not over", "not-over")
    return await stored_match(rooms.store, room)


async def stored_match(store: Store, room: LiveRoom) -> Match:
    """The match of a table that is not being played, from its store alone."""
    first = room.opening
    seqs = [first, *(head.seq for head in room.line)]
    snapshots = await store.snapshots(room.id, seqs)
    packed = await store.facts(room.id, 0, room.seq + 1)
    told = {seq: unpack_facts(facts) for seq, facts in packed.items()}
    opening = room.unpack(snapshots[first], first)
    salt, shares = bytes.fromhex(room.about.salt), shares_of(room.about)
    match = Match(room.game, opening, room.options, room.key, told[first], salt, shares)
    match.keys = [room.dice(number) for number in range(len(room.about.dice) + 1)]
    match.state = room.unpack(snapshots[seqs[-1]], room.seq)
    for before, head in zip(seqs, room.line, strict=False):
        position = room.unpack(snapshots[before], head.seq)  # with the dice of this move
        facts = [fact for fact in told[head.seq] if not fact.kind.id.startswith("table-")]
        after = fingerprint(room, snapshots[head.seq], room.unpack(snapshots[head.seq], head.seq))
        match.moves.append(Move(head.seat, head.action, position, facts, head.barrier, after))
    match.taken_back = taken_back(room)
    return match


def fingerprint(room: LiveRoom, snapshot: bytes, position: State) -> str:
    """Of a position, in the form of the present rules: the record names these."""
    data = unpack_position(snapshot)
    if data.get("rules") != room.game.rules_version:
        data = room.game.save_state(position)
    return digest(data)


def taken_back(room: LiveRoom) -> list[tuple[int, int]]:
    """Where moves were taken back beyond a barrier: (moves before it, seat)."""
    found = []
    moves = 0
    for head in room.heads:
        if head.kind == MOVE:
            moves += 1
        elif head.kind == UNDO:
            if head.barrier:
                found.append((moves, head.seat))
            moves -= head.back
    return found


async def record(rooms: Rooms, room: LiveRoom) -> str:
    """The record file of a finished match: it proves its dice and every position."""
    match = await finished_match(rooms, room)
    if room.about.branch:
        raise Conflict("a match that began in the middle of another has no record", "no-record")
    names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(room.about.chairs)]
    return write_record(match, names)
