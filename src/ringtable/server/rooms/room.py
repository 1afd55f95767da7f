"""A live room: a stored table in memory, with what each audience may know of it.

It is a cache over the store: everything in it can be read again. Only `install` moves it, after the
entry is durable.
"""

import asyncio
import time
from typing import Any, Final, Literal, Protocol

import msgspec

from ringtable.kernel.agreement import DRAWN, RESIGNED, has_two_sides
from ringtable.kernel.decision import is_secret
from ringtable.kernel.fact import Fact
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import SPECTATOR, Game, Options, nothing_hidden
from ringtable.kernel.play import play
from ringtable.kernel.rng import commitment, further_key, shared_key
from ringtable.kernel.state import State
from ringtable.kernel.view import look
from ringtable.server import clock, games
from ringtable.server.metrics import ACTIONS
from ringtable.server.rooms.facts import NOTHING, Told, heard, pack_facts
from ringtable.server.rooms.positions import pack_position, unpack_position
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import (
    About,
    Who,
    decode_about,
    encode_about,
    holder_of,
    spectators,
    without_hushes,
)
from ringtable.server.rooms.standing import Moved, joined, standing_of
from ringtable.server.rooms.views import Looks
from ringtable.server.storage.entries import Change, Entry, Head
from ringtable.server.storage.store import Room
from ringtable.wire.types import Advice, LogEntry

# Kinds of entries. Those up to UNDO have a position and are steps of the log.
OPENING: Final = 0
MOVE: Final = 1
UNDO: Final = 2
SEATING: Final = 3
ORDERS: Final = 4
UNDO_TALK: Final = 5
REMATCH: Final = 6
FREEZE: Final = 7
DRAW_TALK: Final = 8
CLOSING: Final = 9

LEASE: Final = 5.0  # seconds after which a bot's move is taken up by whoever notices

encode: Final = msgspec.json.Encoder()


def shares_of(about: About) -> list[bytes]:
    """What people added to the key of the dice, in the order of the seats."""
    return [bytes.fromhex(share) for share in about.shares if share]


class Watcher(Protocol):
    """Somebody who follows a room."""

    who: Who

    def push(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...


class LiveRoom:
    """A table in memory."""

    def __init__(self, room: Room, heads: list[Head], snapshot: bytes) -> None:
        self.id = room.id
        self.played = ACTIONS.labels(room.game)
        self.game: Game = games.game(room.game)
        self.options: dict[str, str] = msgspec.json.decode(room.options)
        self.open_options = self.game.open_options(self.options)
        secret = [option for option in self.game.options if option.secret]
        self.telling = [one.id for one in secret if self.options.get(one.id, "") != one.default]
        unaided = self.game.unaided
        self.unaided = unaided is not None and unaided(self.game.settle(self.options))
        self.key = room.dice_key
        self.keys: list[bytes] = []  # of the dice: the first, and one more after each take-back
        self.listed = room.listed
        self.created = room.created
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.standings: dict[int, bytes] = {}  # as an audience sees the table, by its bits
        self.sitting: dict[int, Who] = {}  # audiences as far as somebody sits there, by their bits
        self.busy: asyncio.Task[None] | None = None  # a bot or a standing order at work
        self.used = time.monotonic()
        self.stale = False
        self.seats = room.seats
        self.everybody = (2 << room.seats) - 1
        self.heads: list[Head] = []
        self.opening = 1  # the entry with which the match began
        self.actions: dict[str, int] = {}
        self.line: list[Head] = []  # the moves that stand, without those taken back
        self.counts: dict[int, list[int]] = {}
        self.last_told: tuple[int, Told] = (0, NOTHING)  # of which entry, and what
        self.last_chat = 0
        self.marks: dict[str, int] = {}  # the last entry that told a fact, for those asked about
        self.letter = ""  # that the finished match hands on, sealed, once somebody has asked
        self.hints: dict[int, tuple[int, asyncio.Task[Advice]]] = {}  # by seat, of which version
        self.take_over(room, heads, snapshot)

    def take_over(self, room: Room, heads: list[Head], snapshot: bytes | None) -> None:
        """Go on to what the store holds: further entries and the position after them."""
        self.marks = {}
        self.about: About = decode_about.decode(room.about)
        self.standings = {}
        self.sitting = {}
        self.keys = []
        self.commitment = commitment(self.key, bytes.fromhex(self.about.salt))
        self.state = room.state
        self.changed = room.changed
        self.moves = room.moves
        self.outcome = room.outcome
        self.due = room.due
        for head in heads:
            self.note(head)
        if snapshot is not None:
            self.position = self.unpack(snapshot, self.seq)
            self.looks = self.looks_at(self.position)
        self.stale = False

    def note(self, head: Head) -> None:
        """Take an entry into the story of this table."""
        self.heads.append(head)
        if head.action_id is not None:
            self.actions[head.action_id] = head.seq
        if head.kind == OPENING:
            self.opening = head.seq
        elif head.kind == MOVE:
            self.line.append(head)
        elif head.kind == UNDO:
            del self.line[len(self.line) - head.back :]
        for bits, count in self.counts.items():
            self.count(bits, count, head)

    @property
    def seq(self) -> int:
        return self.heads[-1].seq

    @property
    def flow(self) -> Flow:
        return self.game.flow

    @property
    def has_secrets(self) -> bool:
        return self.game.redeal is not nothing_hidden

    # Positions

    def unpack(self, snapshot: bytes, seq: int) -> State:
        """A stored position, with the dice that held at an entry."""
        data = unpack_position(snapshot)
        return self.game.load_state(self.seats, self.options, self.dice_at(seq), data)

    def dice_at(self, seq: int) -> bytes:
        """The key of the dice at an entry: another one after each take-back beyond a barrier."""
        if seq < self.opening:
            return self.key  # what was laid out while the dice were not settled
        return self.dice(sum(at <= seq for at in self.about.dice))

    def dice(self, number: int) -> bytes:
        """The keys of the dice in turn: the first, then those after take-backs."""
        if not self.keys:
            settled = self.about.dice_are_settled()
            self.keys = [shared_key(self.key, shares_of(self.about) if settled else [])]
        while len(self.keys) <= number:
            self.keys.append(further_key(self.keys[-1]))
        return self.keys[number]

    def position_seq(self) -> int:
        """The entry that holds the present position."""
        for head in reversed(self.heads):
            if head.kind <= UNDO:
                return head.seq
        raise AssertionError("a table begins with its opening")

    def waiting(self) -> list[int]:
        return self.flow.waiting(self.position)

    # Numbers of an audience

    def count(self, bits: int, count: list[int], head: Head) -> None:
        if head.seen_by & bits:
            count[0] += 1
            if head.kind <= UNDO:
                count[1] += 1

    def counted(self, who: Who) -> list[int]:
        count = self.counts.get(who.bits)
        if count is None:
            count = [0, 0]
            for head in self.heads:
                self.count(who.bits, count, head)
            self.counts[who.bits] = count
        return count

    def version(self, who: Who) -> int:
        """How many changes this audience could see."""
        return self.counted(who)[0]

    def steps(self, who: Who) -> list[Head]:
        """The entries of the log that this audience could see, in order: step 1 is the first."""
        return [h for h in self.heads if h.kind <= UNDO and h.seen_by & who.bits]

    # Playing

    def play(self, seat: int, text: str) -> tuple[State, list[Fact], Entry]:
        """The position after an action, and the entry that tells of it. Changes nothing here."""
        before = self.position
        with RULES_CLOCK:
            played = play(self.game, before, text, seat)
            after, facts = played.after, played.facts
            secret = played.secret
            seen_by = self.seen_by(seat, before, after, facts) if secret else self.everybody
            self.try_to_show(after)
            snapshot = pack_position(self.game, after)
        entry = Entry(
            self.seq + 1,
            MOVE,
            seat,
            text,
            None,
            seen_by,
            secret,
            played.barrier,
            0,
            clock.now(),
            pack_facts(facts),
            snapshot,
        )
        return after, facts, entry

    def try_to_show(self, position: State) -> None:
        """A position that cannot be shown is no good one: this raises before it is written."""
        self.looks = self.looks_at(position)
        for seat in self.flow.waiting(position) or [SPECTATOR]:
            self.looks.of(seat)

    def looks_at(self, position: State) -> Looks:
        return Looks(self.game, position, not self.has_secrets)

    def seen_by(self, actor: int, before: State, after: State, facts: list[Fact]) -> int:
        """Who can tell that something happened: whose view differs or who hears a fact."""
        bits = 1 << actor
        for seat in range(-1, self.seats):
            who = holder_of((seat,)) if seat >= 0 else spectators(self.seats)
            if bits & who.bits:
                continue
            if heard(facts, who) or look(self.game, before, seat) != look(self.game, after, seat):
                bits |= who.bits
        return bits

    def change(
        self, entry: Entry, about: About | None = None, position: State | None = None
    ) -> Change:
        """An entry with the standing of the room after it."""
        after = self.position if position is None else position
        told = self.about if about is None else about
        if position is not None:
            told = self.restart_clock(told, entry, position)
            if self.game.turn(position) != self.game.turn(self.position):
                told = without_hushes(told)
        public = entry.seen_by & spectators(self.seats).bits
        state = "open" if self.state == "open" and not told.ready() else "playing"
        outcome = after.outcome
        if outcome is not None:
            state = "finished"
        if told.closed:
            state = "closed"
        # What is done around a finished match does not make it a newer one.
        later = public and self.state != "finished"
        return Change(
            self.id,
            entry,
            None if told is self.about else encode_about.encode(told).decode(),
            state,
            self.moves + (1 if public and entry.kind == MOVE else 0),
            entry.time if later else self.changed,
            self.due_after(told, after) if state == "playing" else None,
            None if outcome is None else encode.encode(outcome.to_data()).decode(),
        )

    def restart_clock(self, about: About, entry: Entry, position: State) -> About:
        """A new question has its own time. A step that others could not see does not change what
        they see of the clock."""
        if about.minutes is None:
            return about
        deadline: float | None = entry.time + about.minutes * 60
        hidden = entry.seen_by != self.everybody and self.waiting() == self.flow.waiting(position)
        if hidden:
            deadline = about.deadline
        if position.outcome is not None:
            deadline = None
        return msgspec.structs.replace(about, deadline=deadline)

    def due_after(self, about: About, position: State) -> float | None:
        """When the server itself has something to do here."""
        if about.frozen:
            return None
        for seat in self.flow.waiting(position):
            if about.chairs[seat].bot:
                return clock.now() + LEASE
        return about.deadline

    def install(self, change: Change, position: State | None, told: Told) -> None:
        """The entry is durable: the room stands there now."""
        entry = change.entry
        self.note(entry)
        entry.facts = b""  # large; the store has it
        entry.snapshot = None
        if change.about is not None:
            self.about = decode_about.decode(change.about)
            self.standings = {}
            self.sitting = {}
            self.keys = []
        if position is not None:
            self.position = position
        if change.state != self.state:
            self.standings = {}
        self.state = change.state
        self.moves = change.moves
        self.changed = change.changed
        self.outcome = change.outcome
        self.due = change.due
        self.last_told = (entry.seq, told)
        if self.marks:
            self.mark(entry, told)

    def mark(self, entry: Entry, told: Told) -> None:
        if entry.kind == UNDO:
            self.marks = {}  # it may have been taken back
        for fact in told.facts:
            if fact.kind.id in self.marks:
                self.marks[fact.kind.id] = entry.seq

    # What an audience may know

    def seated(self, who: Who) -> Who:
        """An audience as far as somebody sits there: an invitation shows nothing of its seat, or
        whoever hands it out would know what the guest will hold. While the dice are not settled
        nothing has been dealt."""
        known = self.sitting.get(who.bits)
        if known is None:
            chairs = self.about.chairs
            dealt = self.about.dice_are_settled()
            seats = tuple(seat for seat in who.seats if dealt and chairs[seat].is_held())
            known = holder_of(seats) if seats else spectators(self.seats)
            self.sitting[who.bits] = known
        return known

    def eyes(self, who: Who) -> int:
        """The seat whose view an audience gets: the first that is asked, or the lowest."""
        return self.eyes_on(who, self.position)

    def eyes_at(self, who: Who, seq: int, position: State) -> int:
        """The same at an entry of the past; before the match began nobody saw more than all."""
        return -1 if seq < self.opening else self.eyes_on(who, position)

    def eyes_on(self, who: Who, position: State) -> int:
        seats = self.seated(who).seats
        if not seats:
            return -1
        if len(seats) > 1:
            for seat in self.flow.waiting(position):
                if seat in seats:
                    return seat
        return seats[0]

    def view(self, who: Who) -> Any:
        """What an audience sees of the table, a `TableView` written out: what a move may change,
        put onto how it stands."""
        count = self.counted(who)
        if self.looks.position is not self.position:  # what was tried last did not come to pass
            self.looks = self.looks_at(self.position)
        with RULES_CLOCK:
            view = self.looks.of(self.eyes(who))
        over = self.state == "finished"
        moved = Moved(
            version=count[0],
            step=count[1],
            view=view,
            may_undo=not over and self.last_was_of(who),
            can_take_back=not over and self.has_decided(who),
            may_close=self.may_close(who),
        )
        return joined(moved, self.standing(who))

    def standing(self, who: Who) -> bytes:
        """The table as it stands for an audience, whatever is played at it: made once, and again
        when somebody comes or goes, when something about the table changes, or when it ends."""
        standing = self.standings.get(who.bits)
        if standing is None:
            standing = standing_of(self, who)
            self.standings[who.bits] = standing
        return standing

    def host_knows(self) -> list[str]:
        """What whoever made this table may know that others do not: the seed of its dice, or the
        value of an option that can name hidden things."""
        telling = [] if self.about.sealed else self.telling
        return ["seed", *telling] if self.about.seed else telling

    def sequel(self) -> tuple[str, Options]:
        """The game to which this finished match leads on, and the options it hands on; no game if
        it leads nowhere. What began in the middle of another match was not played whole here."""
        further = self.continued()
        if further is not None:
            return self.game.id, further
        follower = self.game.sequel
        if follower is None or self.position.outcome is None or self.about.branch:
            return "", {}
        if self.position.outcome.reason in (RESIGNED, DRAWN):
            return "", {}  # nothing was earned
        options = follower.options(self.position)
        if options is None or follower.game not in games.ids():
            return "", {}
        return follower.game, options

    def continued(self) -> Options | None:
        """The options of the match that goes on from this finished one, hidden things among them;
        nothing if all is over."""
        hook = self.game.continued
        if hook is None or self.position.outcome is None or self.about.branch:
            return None
        return hook(self.position)

    def is_open_book(self) -> bool:
        """Whether the match is over and nothing of it is hidden any more."""
        return self.state == "finished" and self.continued() is None

    def looks_back_to(self, who: Who) -> str:
        """The fact beyond which an audience may not look back; nothing if it may see everything."""
        memory = self.game.memory
        if memory is None:
            return ""
        kinds = [memory(self.position, seat) for seat in who.seats or (-1,)]
        return min(kinds)

    @property
    def pure(self) -> bool:
        """Whether this match is played without help: nobody gets hints, insight or a branch."""
        return not self.is_open_book() and (self.about.pure or self.unaided)

    # Giving up, draws, closing

    def side_of(self, seat: int) -> list[int]:
        """The seats that play on the side of a seat, that one included."""
        sides = self.game.sides(self.seats)
        return [other for other in range(self.seats) if sides[other] == sides[seat]]

    def others_play_on(self, who: Who, seat: int) -> bool:
        """Whether the match means something without who holds a seat: another person is left on
        its side, or more than two sides play and another person is left at all."""
        others = set(self.about.held()) - set(who.seats)
        if len(set(self.game.sides(self.seats))) > 2:
            return bool(others)
        return bool(others & set(self.side_of(seat)))

    def resigning(self, who: Who) -> Literal["", "match", "seat"]:
        if self.state != "playing" or not who.seats:
            return ""
        return "seat" if self.others_play_on(who, who.seats[0]) else "match"

    @property
    def draws(self) -> bool:
        return self.state == "playing" and has_two_sides(self.game, self.seats)

    def asked_for_a_draw(self, who: Who, seat: int) -> list[int]:
        """The people on the other side, whose consent a draw needs. Who plays both sides alone
        need not ask himself."""
        mine = {*self.side_of(seat), *who.seats}
        return [other for other in self.about.held() if other not in mine]

    def is_host(self, who: Who) -> bool:
        """Whether somebody made this table. Who took no seat of it holds all its invitations."""
        if self.about.host >= 0:
            return self.about.host in who.seats
        tokens = {seat for seat, chair in enumerate(self.about.chairs) if chair.token}
        return bool(tokens) and tokens <= set(who.seats)

    def is_unplayed(self, who: Who) -> bool:
        """Whether no person has done anything yet that this audience could see; what bots did so
        far is no loss."""
        chairs = self.about.chairs
        for head in self.heads:
            if head.kind == MOVE and head.seen_by & who.bits and chairs[head.seat].taken:
                return False
        return True

    def may_close(self, who: Who) -> bool:
        return self.state in ("open", "playing") and self.is_host(who) and self.is_unplayed(who)

    # Who plays

    def plays_by_itself(self) -> bool:
        """Whether the server may have something to do for a seat."""
        return self.about.plays_by_itself() or self.passes_by_itself()

    def people_play_people(self) -> bool:
        """Whether somebody could learn something hidden about another by how the server acts."""
        return self.has_secrets and not self.game.cooperative and len(self.about.people()) > 1

    def passes_by_itself(self) -> bool:
        """Whether questions that leave nothing but to pass are answered without a word: in a
        cooperative game, and where nobody is there who could learn anything by it."""
        if not self.has_secrets:
            return False
        return self.game.cooperative or self.nobody_learns()

    def asks_only_in_earnest(self) -> bool:
        """Whether stages of a move that have but one answer are taken for granted: nobody learns by
        it, and no coach means to say something about them."""
        return self.has_secrets and not self.about.lesson and self.nobody_learns()

    def nobody_learns(self) -> bool:
        """Whether one person plays here, and nobody looks on."""
        watched = any(not watcher.who.seats for watcher in self.watchers)
        return len(self.about.people()) == 1 and not watched

    def passes_when_empty(self, seat: int) -> bool:
        wish = self.about.chairs[seat].empty_windows
        return self.passes_by_itself() if wish is None else wish

    # Who is here

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.standings = {}

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.standings = {}

    def is_needed(self) -> bool:
        """Whether somebody watches or something happens here right now."""
        return bool(self.watchers) or self.lock.locked() or self.busy is not None

    def connected(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in watcher.who.seats}

    def log_entry(self, step: int, head: Head, told: Told, who: Who) -> LogEntry:
        hidden = head.secret and head.seat not in who.seats
        action = "" if hidden else head.action
        return LogEntry(step, head.seat, action, told.heard_by(self.seated(who)), head.time)

    # Undo

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can take its last action back on its own."""
        return self.last_was_of(holder_of((seat,)))

    def has_decided(self, who: Who) -> bool:
        """Whether somebody of these has decided anything that could be taken back."""
        seats = who.seats
        if seats:
            for head in reversed(self.line):
                if head.seat in seats:
                    return True
        return False

    def last_was_of(self, who: Who) -> bool:
        """Whether the last move is one that somebody of these may take back on their own. Another
        who is asked in secret may have acted since: whether they did, nobody learns by this."""
        if not self.line:
            return False
        last = self.line[-1]
        if last.seat not in who.seats or last.barrier:
            return False
        asked = self.flow.waiting(self.position)
        return (
            not asked or asked[0] in who.seats or not is_secret(self.flow.decision(self.position))
        )
