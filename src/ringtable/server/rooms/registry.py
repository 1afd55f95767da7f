"""The rooms of this process: opened from the store, changed through it, shown to who watches.

Every change of a room goes the same way: worked out under the room's lock, written (`commit`), and
only then installed and shown (`publish`).
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog
from msgspec import structs

from ringtable.kernel.agreement import carry_out
from ringtable.kernel.errors import FlowError, RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.match import with_dice
from ringtable.kernel.state import State
from ringtable.server import clock
from ringtable.server.advisors.thinkers import Thinkers
from ringtable.server.metrics import FROZEN, RESTARTS, ROOMS
from ringtable.server.problems import NotHere, Refusal, TableFull
from ringtable.server.rooms.facts import NOTHING, RESTORED, Told, pack_facts, unpack_facts
from ringtable.server.rooms.moments import Moments
from ringtable.server.rooms.positions import Damaged, pack_position, promised_hash
from ringtable.server.rooms.room import FREEZE, MOVE, OPENING, UNDO, LiveRoom, Watcher
from ringtable.server.rooms.rules_clock import EndlessRules
from ringtable.server.rooms.seats import About, Who, who_holds
from ringtable.server.settings import Settings
from ringtable.server.storage.entries import Change, Entry, Head
from ringtable.server.storage.group_commit import Committer, MovedOn
from ringtable.server.storage.store import Room, Store, StoreDown
from ringtable.wire.types import ChatLine, ChatPush, LogEntry, Update, encode

LOG: Final = structlog.get_logger("ringtable.rooms")

BARRED_SECONDS: Final = 10.0
BARRED_LONGEST: Final = 3600.0
MOST_BARRED: Final = 10_000
AGAIN_SECONDS: Final = 1.0  # after which a task that failed is begun again
LATE_SECONDS: Final = 15.0  # without going round: something is wrong with a task
IN_HAND: Final = 2.0  # seconds for which a room that was opened is surely still in use
ROOM_ITSELF: Final = 40  # what a room takes beside its entries, in entries
LOG_PAGE: Final = 200  # entries of a log that are sent at once

FROZEN_SENTENCE: Final = (
    "The rules of this match failed, so it is frozen where it was. Nothing is lost and every other "
    "table goes on; please tell whoever runs this server."
)


class Rooms:
    """All rooms that this process has in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.committer = Committer(store)
        self.thinkers = Thinkers(settings)
        self.moments = Moments(settings.bot_moment)
        self.live: dict[str, LiveRoom] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.barred: dict[str, tuple[float, float]] = {}  # until when, and for how long
        self.beats: dict[str, float] = {}  # when a task of the server last went round

    async def start(self) -> None:
        await self.store.open()
        self.committer.start()
        if not self.store.embedded:
            self.keep("listening", lambda: self.store.listen(self.noticed))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.committer.stop()
        await self.thinkers.stop()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; a failure is logged, never lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def keep(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something beside for as long as the server runs, whatever happens to it."""
        self.run(self.keep_running(name, work))

    async def keep_running(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
                problem = ""
            except Exception as fault:  # whatever it is, the task is needed
                problem = repr(fault)
            LOG.warning("a task is begun again", task=name, problem=problem)
            RESTARTS.labels(name).inc()
            await asyncio.sleep(AGAIN_SECONDS)

    def bar(self, id: str) -> None:
        """A table that cannot be opened is not tried again at once, and then ever more seldom."""
        _, wait = self.barred.get(id, (0.0, BARRED_SECONDS / 2))
        wait = min(wait * 2, BARRED_LONGEST)
        self.barred[id] = (time.monotonic() + wait, wait)
        if len(self.barred) > MOST_BARRED:
            del self.barred[next(iter(self.barred))]

    def is_barred(self, id: str) -> bool:
        return id in self.barred and time.monotonic() < self.barred[id][0]

    def beat(self, name: str) -> None:
        self.beats[name] = time.monotonic()

    async def troubles(self) -> list[str]:
        """What is not well with this server, in words; nothing if all is."""
        found = []
        if not await self.store.alive():
            found.append("the database does not answer")
        elif self.committer.cannot_write():
            found.append("the database cannot be written")
        left = self.store.space_left()
        if left is not None and left < self.settings.least_space:
            found.append("the disk is full")
        if not self.store.hears:
            found.append("notices of other processes do not arrive")
        last = self.beats.get("attending")
        if last is not None and time.monotonic() - last > LATE_SECONDS:
            found.append("bots and clocks stand still")
        return found

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task failed", problem=repr(task.exception()))

    # Opening

    async def open(self, id: str) -> LiveRoom:
        """A room by its id, from memory or from the store."""
        room = self.live.get(id)
        if room is None:
            room = await self.fetch(id)
        room.used = time.monotonic()
        return room

    async def fetch(self, id: str) -> LiveRoom:
        lock = self.opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                known = self.live.get(id)
                if known is not None:
                    return known
                room = await self.load(id)
                known = self.live.setdefault(id, room)
                self.make_space()
                return known
        finally:
            if not lock.locked():
                self.opening.pop(id, None)

    async def load(self, id: str) -> LiveRoom:
        """A room from the store; whatever is wrong with it is said, and is its own affair."""
        stored = await self.store.room(id)
        if stored is None:
            raise NotHere("there is no such table", "no-such-table")
        heads = [head for head in await self.store.heads(id) if head.seq <= stored.seq]
        at = max((head.seq for head in heads if head.kind <= UNDO), default=0)
        try:
            if not at:
                raise Damaged
            snapshot = await self.store.snapshot(id, at)
            try:
                room = LiveRoom(stored, heads, snapshot)
            except Damaged:
                room = await self.mend(stored, heads, at, snapshot)
        except RingtableError as problem:
            if problem.reason == "unknown-game":
                raise NotHere(
                    "the game of this table is not installed here", "unknown-game"
                ) from None
            raise
        except Exception as problem:  # a row that says nothing any more
            LOG.error("a table cannot be opened", table=id, problem=repr(problem))
            raise Damaged from problem
        room.last_chat = await self.store.last_chat(id)
        return room

    async def mend(self, stored: Room, heads: list[Head], at: int, broken: bytes) -> LiveRoom:
        """The position of a room is damaged. It goes on from the last good one: the moves since
        then are played again, and if the hash of the damaged position proves that this is the
        same one, nothing is lost. Either way the log says so."""
        room, since = await self.last_good(stored, heads, at)
        LOG.error("a stored position is damaged", table=room.id, entry=at, moves=len(since))
        position = played_again(room, since, broken)
        lost = 0 if position is not None else len(since)
        if lost and stored.state == "finished":
            raise Damaged
        about = room.about
        entry = simple_entry(room, UNDO, -1)
        if position is None:
            about = replace(about, taken_back=about.taken_back + 1, dice=[*about.dice, entry.seq])
            position = with_dice(room.position, room.dice(len(about.dice)))
        entry.back = lost
        entry.barrier = bool(lost)
        public = sum(head.seen_by >> room.seats & 1 for head in since) if lost else 0
        entry.facts = pack_facts([Fact(RESTORED, "", (public,))])
        entry.snapshot = pack_position(room.game, position)
        async with room.lock:
            await self.commit(room, entry, about, position, unpack_facts(entry.facts))
        return room

    async def last_good(
        self, stored: Room, heads: list[Head], broken: int
    ) -> tuple[LiveRoom, list[Head]]:
        """A room at its last position that is whole, and the moves since then."""
        line, opening = standing(heads)
        for count in range(len(line), -1, -1):
            at = line[count - 1].seq if count else opening
            if at == broken:
                continue
            with suppress(Damaged):
                return LiveRoom(stored, heads, await self.store.snapshot(stored.id, at)), line[
                    count:
                ]
        raise Damaged

    def adopt(self, room: LiveRoom, opening: list[Fact]) -> LiveRoom:
        """Take a room into memory that was made just now."""
        room.last_told = (room.seq, Told(opening))
        self.live[room.id] = room
        self.make_space()
        return room

    async def refresh(self, room: LiveRoom) -> None:
        """Go on to what the store holds, and show it. The room is locked by the caller."""
        stored = await self.store.room(room.id)
        if stored is None:
            return
        if stored.seq > room.seq:
            heads = await self.store.heads(room.id, room.seq)
            heads = [head for head in heads if head.seq <= stored.seq]
            steps = [head.seq for head in heads if head.kind <= UNDO]
            snapshot = await self.store.snapshot(room.id, steps[-1]) if steps else None
            facts = await self.store.facts(room.id, room.seq, stored.seq + 1)
            before = room.about
            room.take_over(stored, heads, snapshot)
            dismiss(room, before)
            self.show(room, heads, {seq: Told(unpack_facts(one)) for seq, one in facts.items()})
        room.stale = False

    async def who(self, room: LiveRoom, tokens: list[str]) -> Who:
        """Whose tokens these are, by what the store holds of the seats."""
        if room.stale:
            async with room.lock:
                await self.fresh(room)
        return who_holds(room.about, room.listed, tokens)

    # Changing

    async def fresh(self, room: LiveRoom) -> None:
        if room.stale:
            await self.refresh(room)

    async def commit(
        self,
        room: LiveRoom,
        entry: Entry,
        about: About | None = None,
        position: State | None = None,
        facts: list[Fact] | None = None,
        answered: Watcher | None = None,
    ) -> None:
        """Write an entry of a locked room; show it to who watches once it is durable, except to a
        watcher who is answered otherwise."""
        self.check_space(room, entry)
        change = room.change(entry, about, position)
        await self.write(room, change)
        told = Told(facts) if facts else NOTHING
        before = room.about
        room.install(change, position, told)
        dismiss(room, before)
        self.show(room, [change.entry], {change.entry.seq: told}, answered)

    def check_space(self, room: LiveRoom, entry: Entry) -> None:
        """Moves come to an end by the rules; changes around them (links, orders, undo) need not.
        So that a match is never stopped by those, moves have some space more."""
        more = room.game.longest if entry.kind == MOVE else 0
        if entry.kind != FREEZE and room.seq >= self.settings.entries + more:
            raise TableFull("entries")

    async def write(self, room: LiveRoom, change: Change) -> None:
        try:
            await self.committer.write(change)
        except MovedOn:
            room.stale = True
            await self.refresh(room)
            raise
        except BaseException:
            # It may be written or not (a cut connection, a cancelled task): the store decides.
            room.stale = True
            raise

    async def freeze(self, room: LiveRoom, problem: BaseException) -> None:
        """The rules of this match failed: it stops at its last good position."""
        LOG.error("match frozen", table=room.id, game=room.game.id, problem=repr(problem))
        FROZEN.inc()
        about = replace(room.about, frozen=FROZEN_SENTENCE, deadline=None)
        with suppress(MovedOn, StoreDown):
            await self.commit(room, simple_entry(room, FREEZE, -1), about)

    def refusal(self, room: LiveRoom, who: Who, problem: RingtableError) -> Refusal:
        return Refusal(problem, room.view(who))

    # Showing

    def show(
        self,
        room: LiveRoom,
        heads: list[Head],
        told: dict[int, Told],
        answered: Watcher | None = None,
    ) -> None:
        """Push to everybody who could see a change the whole view and what happened."""
        if not room.watchers:
            return
        seen = 0
        for head in heads:
            seen |= head.seen_by
        messages: dict[Who, bytes] = {}
        for watcher in list(room.watchers):
            who = watcher.who
            if watcher is answered or not who.bits & seen:
                continue
            message = messages.get(who)
            if message is None:
                message = self.update(room, who, heads, told)
                messages[who] = message
            watcher.push(message)

    def update(self, room: LiveRoom, who: Who, heads: list[Head], told: dict[int, Told]) -> bytes:
        log = recent_log(room, who, heads, told)
        return encode.encode(Update(room.view(who), log))

    def show_presence(self, room: LiveRoom, except_for: Watcher | None = None) -> None:
        """Somebody came or went: the same version with other people around it."""
        self.show(room, [presence(room)], {}, except_for)

    async def log_since(self, room: LiveRoom, who: Who, since: int) -> list[LogEntry]:
        """The log of an audience after a step it has; of a long log the newest page."""
        steps = room.steps(who)
        since = max(since, len(steps) - LOG_PAGE, await self.forgotten(room, who, steps))
        return await self.log_of(room, who, since, steps[since:])

    async def log_before(self, room: LiveRoom, who: Who, before: int) -> list[LogEntry]:
        """The page of the log of an audience that ends before a step."""
        steps = room.steps(who)[: max(0, before - 1)]
        since = max(0, len(steps) - LOG_PAGE, await self.forgotten(room, who, steps))
        return await self.log_of(room, who, since, steps[since:])

    async def forgotten(self, room: LiveRoom, who: Who, steps: list[Head]) -> int:
        """How many of these steps an audience may not look back to."""
        kind = room.looks_back_to(who)
        if not kind:
            return 0
        if kind not in room.marks:
            told = await self.facts(room, 1, room.seq)
            seqs = [seq for seq, facts in told.items() if any(f.kind.id == kind for f in facts)]
            room.marks[kind] = max(seqs, default=0)
        return sum(head.seq < room.marks[kind] for head in steps)

    async def log_of(
        self, room: LiveRoom, who: Who, since: int, steps: list[Head]
    ) -> list[LogEntry]:
        if not steps:
            return []
        seq, last = room.last_told
        if len(steps) == 1 and steps[0].seq == seq:
            told = {seq: last}
        else:
            facts = await self.facts(room, steps[0].seq, steps[-1].seq)
            told = {seq: Told(one) for seq, one in facts.items()}
        return [
            room.log_entry(since + number, head, told.get(head.seq, NOTHING), who)
            for number, head in enumerate(steps, 1)
        ]

    async def facts(self, room: LiveRoom, first: int, last: int) -> dict[int, list[Fact]]:
        packed = await self.store.facts(room.id, first - 1, last + 1)
        return {seq: unpack_facts(facts) for seq, facts in packed.items()}

    # Notices and housekeeping

    async def noticed(self, id: str | None) -> None:
        """Another process changed a room (None: perhaps any)."""
        ids = list(self.live) if id is None else [id]
        for one in ids:
            room = self.live.get(one)
            if room is not None:
                self.run(self.catch_up(room))

    async def catch_up(self, room: LiveRoom) -> None:
        async with room.lock:
            with suppress(StoreDown):
                await self.refresh(room)
        await self.show_new_chat(room)

    async def show_new_chat(self, room: LiveRoom) -> None:
        """Push lines of the chat that nobody here has seen yet."""
        if not room.watchers:
            return
        lines = await self.store.chat(room.id, room.last_chat)
        lines = [line for line in lines if line.number > room.last_chat]
        if lines:
            room.last_chat = lines[-1].number
            out = [
                ChatLine(line.number, line.seat, line.name, line.text, line.time) for line in lines
            ]
            message = encode.encode(ChatPush(room.id, out))
            for watcher in list(room.watchers):
                watcher.push(message)

    def forget_idle(self) -> None:
        limit = time.monotonic() - self.settings.idle_seconds
        for id, room in list(self.live.items()):
            if room.used < limit and not room.is_needed():
                del self.live[id]
        ROOMS.set(len(self.live))

    def make_space(self) -> None:
        """However many tables are opened, memory stays the same: those that nobody needs and that
        were used longest ago leave it."""
        held = sum(len(room.heads) + ROOM_ITSELF for room in self.live.values())
        recent = time.monotonic() - IN_HAND
        if held > self.settings.entries_in_memory:
            for room in sorted(self.live.values(), key=lambda room: room.used):
                if held <= self.settings.entries_in_memory * 0.9:
                    break
                if room.used < recent and not room.is_needed():
                    del self.live[room.id]
                    held -= len(room.heads) + ROOM_ITSELF
        ROOMS.set(len(self.live))


def standing(heads: list[Head]) -> tuple[list[Head], int]:
    """The moves that stand, and the entry with which the match began."""
    line: list[Head] = []
    opening = heads[0].seq
    for head in heads:
        if head.kind == MOVE:
            line.append(head)
        elif head.kind == UNDO:
            del line[len(line) - head.back :]
        elif head.kind == OPENING:
            opening = head.seq
    return line, opening


def played_again(room: LiveRoom, moves: list[Head], broken: bytes) -> State | None:
    """The position after some moves, if it is for certain the one that was damaged."""
    position = room.position
    try:
        for head in moves:
            position = with_dice(position, room.dice_at(head.seq))
            position = carry_out(room.game, position, head.action, head.seat).after
    except Exception:  # other rules by now, perhaps
        return None
    position = with_dice(position, room.dice_at(room.seq))
    same = promised_hash(pack_position(room.game, position)) == promised_hash(broken)
    return position if same else None


def recent_log(
    room: LiveRoom, who: Who, heads: list[Head], told: dict[int, Told]
) -> list[LogEntry]:
    """The newest entries of the log of an audience."""
    seen = [head for head in heads if head.kind <= UNDO and head.seen_by & who.bits]
    before = room.counted(who)[1] - len(seen)
    return [
        room.log_entry(before + number, head, told.get(head.seq, NOTHING), who)
        for number, head in enumerate(seen, 1)
    ]


def dismiss(room: LiveRoom, before: About) -> None:
    """Where a seat has another token now, who followed by the old one is sent away."""
    if before is room.about:
        return
    pairs = zip(before.chairs, room.about.chairs, strict=True)
    changed = {seat for seat, (old, new) in enumerate(pairs) if old.token != new.token}
    for watcher in [one for one in room.watchers if changed & set(one.who.seats)]:
        watcher.dismiss()


def ending_request(room: LiveRoom, entry: Entry) -> About | None:
    """A wish to take back or an offer of a draw ends with the next action that everybody sees. One
    that is hidden from somebody leaves it open, or its end would tell of it."""
    about = room.about
    if max(about.undo_by, about.draw_by) < 0 or entry.seen_by != room.everybody:
        return None
    return replace(about, undo_by=-1, undo_agreed=[], draw_by=-1, draw_agreed=[])


def presence(room: LiveRoom) -> Head:
    return Head(0, FREEZE, -1, "", None, room.everybody, False, False, 0, 0.0)


def simple_entry(room: LiveRoom, kind: int, seat: int, seen_by: int | None = None) -> Entry:
    """An entry without a position: something about the table changed."""
    bits = room.everybody if seen_by is None else seen_by
    return Entry(room.seq + 1, kind, seat, "", None, bits, False, False, 0, clock.now())


def replace(about: About, **changes: Any) -> About:
    return structs.replace(about, **changes)


def is_fault(problem: BaseException) -> bool:
    """Whether an exception out of the rules is their own fault, not the player's."""
    if isinstance(problem, EndlessRules | FlowError):
        return True
    return isinstance(problem, Exception) and not isinstance(problem, RingtableError)
