"""Playing at a table: actions, undo, standing orders, handing a seat to a bot, chat."""

from contextlib import suppress
from typing import Any

from ringtable.kernel.errors import IllegalAction, MatchOver, NoUndo, RingtableError
from ringtable.kernel.fact import Fact
from ringtable.kernel.flow import Flow
from ringtable.kernel.match import with_dice
from ringtable.kernel.play import JOINT, at_stage, completed, draft
from ringtable.kernel.state import State
from ringtable.server import clock, games
from ringtable.server.problems import Conflict, Forbidden, Malformed, TableFull
from ringtable.server.rooms.attendant import attend
from ringtable.server.rooms.facts import TAKEN_BACK, pack_facts
from ringtable.server.rooms.registry import Rooms, ending_request, is_fault, replace, simple_entry
from ringtable.server.rooms.room import ORDERS, SEATING, UNDO, UNDO_TALK, LiveRoom, Watcher
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import Who, with_chair, with_token
from ringtable.server.storage.entries import Entry
from ringtable.server.storage.group_commit import MovedOn
from ringtable.server.storage.store import Chat
from ringtable.wire.types import Act, ActOn, Say, StandingOrders


async def act(
    rooms: Rooms, room: LiveRoom, who: Who, wish: Act | ActOn, answered: Watcher | None = None
) -> bool:
    """Play an action once. True if this very action was played before. `answered` is a watcher who
    gets an answer of its own instead of the push."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(wish.seat)
        action_id = f"{wish.seat}.{wish.action_id}"
        if action_id in room.actions:
            return True
        try:
            check_playable(room)
            if wish.expected_version != room.version(who):
                raise Conflict("the table has moved on", "stale-version")
            after, facts, entry = room.play(wish.seat, whole_move(room, wish.seat, wish.action))
        except Exception as problem:
            if is_fault(problem):
                await rooms.freeze(room, problem)
                problem = Conflict(room.about.frozen, "frozen")
            if isinstance(problem, RingtableError):
                raise rooms.refusal(room, who, problem) from problem
            raise
        entry.action_id = action_id
        try:
            await commit_move(rooms, room, entry, after, facts, answered)
        except MovedOn as problem:
            if action_id in room.actions:  # sent to two processes at once
                return True
            raise rooms.refusal(room, who, problem) from problem
    attend(rooms, room)
    return False


def whole_move(room: LiveRoom, seat: int, text: str) -> str:
    """A move as it is played: whoever is alone here is not asked for stages that have one answer.
    What cannot be played is refused as it was sent."""
    if not room.asks_only_in_earnest() or text in room.game.asides:
        return text
    with suppress(RingtableError), RULES_CLOCK:
        return JOINT.join(completed(room.game, room.position, text.split(JOINT), seat))
    return text


def check_playable(room: LiveRoom) -> None:
    if room.state == "finished":
        raise MatchOver
    if room.state == "closed":
        raise Conflict("this table was closed before anybody had played", "table-closed")
    if room.about.frozen:
        raise Conflict(room.about.frozen, "frozen")
    if room.state == "open":
        raise Conflict("the match begins when all seats are taken", "not-started")


async def commit_move(
    rooms: Rooms,
    room: LiveRoom,
    entry: Entry,
    after: State,
    facts: list[Fact],
    answered: Watcher | None,
) -> None:
    await rooms.commit(room, entry, ending_request(room, entry), after, facts, answered)
    room.played.inc()


# Undo


async def undo(rooms: Rooms, room: LiveRoom, who: Who, seat: int) -> None:
    """Take the last action of a seat back, or ask the others where a barrier lies in between."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        try:
            check_playable(room)
            back = moves_back(room, seat)
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        if room.may_undo(seat):
            await take_back(rooms, room, seat, 1, labelled=False)
        elif set(room.about.held()) <= set(who.seats):
            await take_back(rooms, room, seat, back, labelled=True)
        else:
            wanted = room.line[len(room.line) - back].seq
            about = replace(room.about, undo_by=seat, undo_move=wanted, undo_agreed=list(who.seats))
            await rooms.commit(room, simple_entry(room, UNDO_TALK, seat), about)
    attend(rooms, room)


async def answer_undo(rooms: Rooms, room: LiveRoom, who: Who, seat: int, agree: bool) -> None:
    """Say yes or no to another's wish; with the last yes it is done."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        asking = room.about.undo_by
        try:
            check_playable(room)
            if asking < 0:
                raise Conflict("nobody asks to take back", "no-request")
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        if not agree:
            about = replace(room.about, undo_by=-1, undo_agreed=[])
            await rooms.commit(room, simple_entry(room, UNDO_TALK, seat), about)
            return
        agreed = sorted({*room.about.undo_agreed, seat})
        if set(room.about.held()) <= {*agreed, asking}:
            await take_back(rooms, room, asking, moves_since(room), labelled=True)
        else:
            about = replace(room.about, undo_agreed=agreed)
            await rooms.commit(room, simple_entry(room, UNDO_TALK, seat), about)
    attend(rooms, room)


def moves_back(room: LiveRoom, seat: int) -> int:
    """How many moves lie between now and the last decision of a seat, that one included."""
    for back, head in enumerate(reversed(room.line), 1):
        if head.seat == seat:
            return back
    raise NoUndo("there is nothing to take back", "nothing-to-undo")


def moves_since(room: LiveRoom) -> int:
    """How many moves a wish takes back by now: the one it was about, and what came unseen since."""
    if not room.about.undo_move:  # wished under an older server
        return moves_back(room, room.about.undo_by)
    return sum(head.seq >= room.about.undo_move for head in room.line)


async def take_back(rooms: Rooms, room: LiveRoom, seat: int, back: int, labelled: bool) -> None:
    """Restore the position before some moves: an entry of its own, seen by whoever saw them. Beyond
    a barrier the dice that follow are new ones: those that were thrown are known."""
    undone = room.line[len(room.line) - back :]
    left = room.line[: len(room.line) - back]
    at = left[-1].seq if left else room.opening
    snapshot = await rooms.store.snapshot(room.id, at)
    entry = simple_entry(room, UNDO, seat)
    dice = [*room.about.dice, entry.seq] if labelled else room.about.dice
    position = with_dice(room.unpack(snapshot, room.seq), room.dice(len(dice)))
    # What others did unseen is not counted: how often they did is theirs to know.
    public = sum(head.seen_by >> room.seats & 1 for head in undone)
    facts = [Fact(TAKEN_BACK, "", (seat, max(1, public), int(labelled)))]
    seen_by = room.everybody if labelled else 0
    for head in undone:
        seen_by |= head.seen_by
    about = replace(room.about, taken_back=room.about.taken_back + int(labelled), dice=dice)
    if about.chairs[seat].hushed:  # or what is taken back would be passed again at once
        about = with_chair(about, seat, hushed=[])
    if about.undo_by >= 0 and any(head.seq == about.undo_move for head in undone):
        seen_by = room.everybody  # what was wished has come to pass
    if seen_by == room.everybody:
        about = replace(about, undo_by=-1, undo_agreed=[], draw_by=-1, draw_agreed=[])
    entry.seen_by = seen_by
    entry.back = back
    entry.barrier = labelled
    entry.facts = pack_facts(facts)
    entry.snapshot = snapshot
    await rooms.commit(room, entry, about, position, facts)


# Seats


async def set_orders(rooms: Rooms, room: LiveRoom, who: Who, orders: StandingOrders) -> None:
    """What a seat passes without being asked. Only the seat itself sees it."""
    seat = orders.seat
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        about = room.about
        if orders.passing is not None:
            about = with_chair(about, seat, passing=sorted(set(orders.passing)))
        if orders.hushed is not None:
            about = with_chair(about, seat, hushed=sorted(set(orders.hushed)))
        if orders.empty_windows is not None:
            about = with_chair(about, seat, empty_windows=orders.empty_windows)
        if about == room.about:
            return
        await rooms.commit(room, simple_entry(room, ORDERS, seat, 1 << seat), about)
    attend(rooms, room)


async def hand_over(rooms: Rooms, room: LiveRoom, who: Who, seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or take the seat back from it. The seat stays its holder's meanwhile.
    On a seat that nobody has taken yet the bot stays: its invitation would look into the bot's
    cards, and by itself it seats nobody."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(seat)
        if room.state == "finished":
            raise rooms.refusal(room, who, MatchOver())
        if room.state == "closed":
            check_playable(room)
        if bot is not None and bot not in games.bots_to_choose(room.game):
            raise Malformed(f"there is no bot {bot!r}", "no-such-bot")
        if room.about.chairs[seat].kind() != "open":
            about = with_chair(room.about, seat, bot=bot or "")
        elif bot is not None:
            about = with_token(room.about, seat, "", bot=bot)
        else:
            problem = Conflict("nobody sits here yet: take the seat by its link", "seat-open")
            raise rooms.refusal(room, who, problem)
        if about == room.about:
            return
        await rooms.commit(room, simple_entry(room, SEATING, seat), about)
    attend(rooms, room)


# Chat


async def say(rooms: Rooms, room: LiveRoom, who: Who, line: Say) -> None:
    """Add a line to the chat and show it to everybody at the table."""
    if line.seat >= 0:
        who.must_hold(line.seat)
    elif who.seats:
        raise Forbidden("a player speaks from a seat")
    name = room.about.chairs[line.seat].name if line.seat >= 0 else line.name
    for _ in range(10):
        last = await rooms.store.last_chat(room.id)
        if last >= rooms.settings.chat_lines:
            raise TableFull("lines of chat")
        if await rooms.store.say(room.id, Chat(last + 1, line.seat, name, line.text, clock.now())):
            break
    else:
        raise Conflict("too many speak at once; try again", "busy")
    await rooms.show_new_chat(room)


def next_stage(room: LiveRoom, seat: int, stages: list[str]) -> dict[str, Any] | None:
    """The question of the next stage of a move that is being thought over; None if it is whole."""
    check_playable(room)
    with RULES_CLOCK:
        if stages and room.asks_only_in_earnest():
            stages = completed(room.game, room.position, stages, seat)
        return draft(room.game, room.position, stages, seat)


def why(
    room: LiveRoom, seat: int, thing: str, stages: list[str]
) -> tuple[str, dict[str, object] | None, bool]:
    """The clause and words that forbid a thing to a seat, now or at a further stage of its move,
    and whether it is allowed."""
    flow = room.flow
    with RULES_CLOCK:
        if stages and room.asks_only_in_earnest():
            stages = completed(room.game, room.position, stages, seat)
        s = at_stage(room.game, room.position, stages, seat) or room.position
        refusal = flow.why_not(s, seat, thing)
        if refusal is not None:
            return refusal.clause, refusal.phrase.to_data(), False
        if thing not in flow.texts(s, seat) and not is_part_of_an_option(flow, s, seat, thing):
            raise IllegalAction("this question knows nothing of that", "unknown-thing")
    return "", None, True


def is_part_of_an_option(flow: Flow, s: State, seat: int, thing: str) -> bool:
    """Whether a thing on the board belongs to a legal action."""
    return any(thing in answer.things for answer in flow.answers(s, seat))
