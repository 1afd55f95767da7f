"""Reading tables: the lobby, a table, its history, its record."""

from typing import Final

import msgspec
import structlog

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
from ringtable.server.storage.store import Room, Store, StoreDown
from ringtable.wire.types import (
    Acted,
    GameInfo,
    HeldTable,
    HistoryStep,
    LogEntry,
    OptionInfo,
    TableList,
    TableNow,
    TableSummary,
)

LOG: Final = structlog.get_logger("ringtable.reading")
PAGE = 50
LATELY = 16  # steps among which the lobby looks for something that was told


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
        [OptionInfo(one.id, list(one.choices), one.default, one.carried) for one in game.options],
        games.bots_to_choose(game),
        game.redeal is not nothing_hidden,
        clauses,
        games.levels(game),
        [list(game.sides(seats)) for seats in range(game.seats[0], game.seats[1] + 1)],
        has_lesson(game.id),
    )


def has_lesson(id: str) -> bool:
    try:
        games.lesson(id)
    except RingtableError:
        return False
    return True


async def lobby(rooms: Rooms, state: str, game: str, after: str) -> TableList:
    found = await rooms.store.listed(state, game, cursor(after), PAGE + 1)
    following = None
    if len(found) > PAGE:
        last = found[PAGE - 1]
        following = f"{last.changed!r}_{last.id}"
    shown = [summarised(rooms, room) for room in found[:PAGE]]
    return TableList([one for one in shown if one is not None], following)


def summarised(rooms: Rooms, room: Room) -> TableSummary | None:
    """A table in the lobby, or nothing if what is stored of it makes no sense here: its game is not
    installed any more, or its row is damaged. The others are shown all the same."""
    try:
        return summary(rooms, room)
    except Exception as problem:  # whatever is wrong with one row
        if not rooms.is_barred(room.id):
            rooms.bar(room.id)
            LOG.error("a table cannot be shown", table=room.id, problem=repr(problem))
        return None


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
        seats=[about.chair_info(seat, False, seat in here, False) for seat in range(room.seats)],
        options=games.game(room.game).open_options(msgspec.json.decode(room.options)),
        seeded=bool(about.seed),
        moves=room.moves,
        created=room.created,
        changed=room.changed,
        outcome=None if room.outcome is None else msgspec.json.decode(room.outcome),
    )


async def held(rooms: Rooms, wishes: list[HeldTable]) -> list[TableNow]:
    """How the tables stand that a browser remembers: whose turn it is, and what happened last."""
    return [await standing(rooms, wish) for wish in wishes]


async def standing(rooms: Rooms, wish: HeldTable) -> TableNow:
    """One of them. What cannot be opened, or not with these tokens, is told by its name alone."""
    try:
        room = await rooms.open(wish.table)
        who = await rooms.who(room, wish.tokens)
        async with room.lock:
            await rooms.fresh(room)
            shown = summary(rooms, await stored(rooms.store, wish.table))
            lately = await rooms.log_since(room, who, room.counted(who)[1] - LATELY)
            asked = room.waiting() if room.state == "playing" else []
    except StoreDown:
        raise
    except RingtableError:
        return TableNow(wish.table)
    # Who passed has told nothing: what was told before that is news still.
    told = [entry for entry in lately if msgspec.json.encode(entry.facts) != b"[]"]
    return TableNow(wish.table, shown, list(who.seats), asked, next(reversed(told or lately), None))


async def stored(store: Store, id: str) -> Room:
    room = await store.room(id)
    if room is None:
        raise NotHere("there is no such table", "no-such-table")
    return room


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
        fleeting = room.game.fleeting
        if fleeting is not None and head.seq != room.seq and fleeting(position):
            eyes = -1  # what lay open for a moment is not looked up later
        view = look(room.game, position, eyes)
    entry = room.log_entry(step, head, Told(facts.get(head.seq, [])), who)
    return HistoryStep(step, len(steps), view, entry)


def check_open_book(room: LiveRoom) -> None:
    """Nothing is read out of a match that is not over, nor of one whose secrets live on."""
    if room.state != "finished":
        raise Conflict("the match is not over", "not-over")
    if not room.is_open_book():
        raise Conflict("the story goes on: its secrets are kept until then", "to-be-continued")


async def finished_match(rooms: Rooms, room: LiveRoom) -> Match:
    """The match of a finished table as the kernel knows it, put together from what is stored."""
    check_open_book(room)
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
    check_open_book(room)
    return await record_of(rooms.store, room)


async def record_of(store: Store, room: LiveRoom) -> str:
    match = await stored_match(store, room)
    if room.about.branch:
        raise Conflict("a match that began in the middle of another has no record", "no-record")
    names = [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(room.about.chairs)]
    return write_record(match, names)
