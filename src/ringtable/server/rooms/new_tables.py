"""Making tables and sitting down: create, join, rematch, sequel, branch."""

from hashlib import sha256
from secrets import token_bytes, token_hex
from typing import Final

from ringtable.kernel.errors import BadOption, RingtableError, WrongSeat
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import Game, Options
from ringtable.kernel.match import new_match
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.server import clock, games
from ringtable.server.advisors.thinkers import CHANCE
from ringtable.server.problems import Conflict, Forbidden, Malformed, NotHere
from ringtable.server.rooms.attendant import attend
from ringtable.server.rooms.facts import pack_facts
from ringtable.server.rooms.letters import is_sealed, letter_of, open_letter
from ringtable.server.rooms.positions import pack_position
from ringtable.server.rooms.registry import Rooms, is_fault, replace, simple_entry
from ringtable.server.rooms.room import (
    LEASE,
    OPENING,
    REMATCH,
    SEATING,
    LiveRoom,
    encode,
    shares_of,
)
from ringtable.server.rooms.rules_clock import RULES_CLOCK
from ringtable.server.rooms.seats import (
    About,
    Chair,
    Who,
    encode_about,
    hashed,
    new_salt,
    new_token,
    who_holds,
    with_token,
)
from ringtable.server.storage.entries import Entry
from ringtable.server.storage.store import Room
from ringtable.wire.types import (
    DiceShare,
    JoinTable,
    Lesson,
    Letter,
    NewLesson,
    NewLink,
    NewSeat,
    NewTable,
    Origin,
    SeatKind,
    SeatLink,
    TableMade,
)

ID_BYTES: Final = 6


def game_named(id: str) -> Game:
    try:
        return games.game(id)
    except RingtableError as problem:
        raise NotHere(str(problem), problem.reason) from problem


async def create(rooms: Rooms, wish: NewTable, client: str = "") -> TableMade:
    """A new table, with its match laid out and its first question waiting."""
    return await make(rooms, wish, {}, client=client)


def lesson_of(game: str) -> Lesson:
    game_named(game)
    try:
        return games.lesson(game)
    except RingtableError as problem:
        raise NotHere(str(problem), problem.reason) from problem


async def teach(rooms: Rooms, game: str, wish: NewLesson, client: str = "") -> TableMade:
    """A table for a first game with a coach, laid out as the lesson of the game says."""
    lesson = lesson_of(game)
    seats = [
        NewSeat("bot", None, bot) if bot else NewSeat("me", wish.name, None) for bot in lesson.bots
    ]
    laid = NewTable(game, seats, lesson.options, seed=lesson.seed)
    return await make(rooms, laid, {}, client=client, lesson=True)


async def make(
    rooms: Rooms,
    wish: NewTable,
    carried: Options,
    before: LiveRoom | None = None,
    client: str = "",
    lesson: bool = False,
) -> TableMade:
    """The same with what another finished match hands on, and the table where that was played. A
    letter under a seal says both."""
    game = game_named(wish.game)
    for option in game.options:
        if option.carried and wish.options.get(option.id, option.default) != option.default:
            raise BadOption(
                f"{option.id!r} comes out of a finished match and is not chosen", "option-carried"
            )
    key = token_bytes(32) if wish.seed is None else key_from_seed(wish.seed)
    for option in game.options:
        text = wish.options.get(option.id, "")
        if before is None and option.sealed and is_sealed(text):
            before, carried = await open_letter(rooms, game, text)
    sealed = before is not None and before.game is game and not before.about.seed
    try:
        with RULES_CLOCK:
            match = new_match(game, len(wish.seats), {**wish.options, **carried}, key)
    except WrongSeat as problem:
        raise BadOption(str(problem), problem.reason) from problem
    except Exception as problem:
        if is_fault(problem):
            raise BadOption("the game cannot be laid out with these options") from problem
        raise
    invites = any(new.kind == "open" for new in wish.seats)
    if wish.seed is not None and invites and holds_secrets(game, match.state):
        raise BadOption("who knows the seed knows what the guests will hold", "seed-tells")
    if wish.seed is not None and wish.shared_dice:
        raise BadOption("a seed settles the dice: nobody can add to them", "seed-tells")
    for option in game.options:
        told = option.secret and match.options[option.id] != option.default
        if invites and told and not sealed:
            raise BadOption(
                f"who says {option.id!r} may know what the guests will hold", "option-tells"
            )
    links: list[SeatLink] = []
    chairs: list[Chair] = []
    for seat, new in enumerate(wish.seats):
        if new.kind == "bot":
            bot = new.bot or default_level(game)
            if bot not in games.bots_to_choose(game):
                raise Malformed(f"there is no bot {bot!r}", "no-such-bot")
            chairs.append(Chair(name=new.name or "", bot=bot))
            continue
        token = new_token()
        links.append(SeatLink(seat, new.kind, token))
        chairs.append(Chair(hashed(token), new.name or "", new.kind == "me"))
    watch = new_token()
    about = About(chairs, hashed(watch), wish.title.strip(), wish.minutes_per_move)
    about.seed = wish.seed or ""
    about.pure = wish.pure
    about.host = next((seat for seat, new in enumerate(wish.seats) if new.kind == "me"), -1)
    about.follows = "" if before is None else before.id
    about.sealed = sealed
    about.client = client
    about.lesson = lesson
    if wish.shared_dice:
        share_dice(about)
    id = await lay_out(
        rooms, game, match.options, key, about, match.state, match.opening, wish.listed
    )
    return TableMade(id, links, watch)


def holds_secrets(game: Game, s: State) -> bool:
    """Whether a seat sees more of the opening than anybody may."""
    public = game.table(s, -1)
    return any(game.table(s, seat) != public for seat in range(s.seats))


def default_level(game: Game) -> str:
    names = games.bot_names(game)
    return names[-1] if names else "random"


async def lay_out(
    rooms: Rooms,
    game: Game,
    options: dict[str, str],
    key: bytes,
    about: About,
    state: State,
    opening: list[Fact],
    listed: bool,
) -> str:
    """Store a new room and take up its first decision."""
    now = clock.now()
    id = token_hex(ID_BYTES)
    about.salt = new_salt()
    playing = about.ready()
    if playing and about.minutes is not None:
        about.deadline = now + about.minutes * 60
    bot_first = any(about.chairs[seat].bot for seat in game.flow.waiting(state))
    everybody = (2 << state.seats) - 1
    snapshot = pack_position(game, state)
    if about.shared:
        opening = []  # it is dealt once everybody has added to the dice
    entry = Entry(
        1, OPENING, -1, "", None, everybody, False, True, 0, now, pack_facts(opening), snapshot
    )
    standing = "playing" if playing else "open"
    due = None
    if playing:
        due = now + LEASE if bot_first else about.deadline
    room = Room(
        id,
        game.id,
        state.seats,
        encode.encode(options).decode(),
        key,
        encode_about.encode(about).decode(),
        1,
        standing,
        listed,
        0,
        now,
        now,
        due,
        None,
    )
    await rooms.store.create(room, [entry])
    attend(rooms, rooms.adopt(LiveRoom(room, [entry], snapshot), opening))
    return id


async def join(rooms: Rooms, room: LiveRoom, tokens: list[str], wish: JoinTable) -> TableMade:
    """Take an open seat: at a listed table any, at a private one the seat of the invitation. The
    seat gets a new token, so that the invitation opens nothing any more."""
    async with room.lock:
        await rooms.fresh(room)
        if room.state == "closed":
            raise Conflict("this table was closed before anybody had played", "table-closed")
        invited = list(who_holds(room.about, room.listed, tokens).seats)
        if not room.listed and not invited:
            raise Forbidden("this table is private: you need an invitation", "private-table")
        wanted = invited or list(range(room.seats))
        if wish.seat is not None:
            if wish.seat not in wanted:
                raise Forbidden("this invitation is for another seat")
            wanted = [wish.seat]
        kinds = [room.about.chairs[seat].kind() for seat in wanted]
        free = [seat for seat, kind in zip(wanted, kinds, strict=True) if kind == "open"]
        if not free and "kept" in kinds:
            raise Conflict("that seat is kept for the one who played it before", "seat-kept")
        if not free:
            raise Conflict("that seat is taken", "seat-taken")
        seat = free[0]
        token = new_token()
        about = with_token(room.about, seat, token, name=wish.name, taken=True)
        if about.ready() and about.minutes is not None:
            about.deadline = clock.now() + about.minutes * 60
        await rooms.commit(room, simple_entry(room, SEATING, seat), about)
    attend(rooms, room)
    return TableMade(room.id, [SeatLink(seat, "me", token)], "")


def share_dice(about: About) -> None:
    about.shared = True
    about.promises = [""] * len(about.chairs)
    about.shares = [""] * len(about.chairs)


async def add_to_dice(rooms: Rooms, room: LiveRoom, who: Who, wish: DiceShare) -> None:
    """What a seat adds to the key of the dice: first a promise, then, once all have promised, the
    share itself. With the last one the match is dealt by a key that nobody could choose."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(wish.seat)
        about = room.about
        try:
            if not about.shared:
                raise Conflict("at this table nobody adds to the dice", "dice-not-shared")
            if not about.chairs[wish.seat].is_held():
                raise Conflict("nobody sits here yet: take the seat by its link", "seat-open")
            about = promised(about, wish) if wish.share is None else shown(about, wish)
        except RingtableError as problem:
            raise rooms.refusal(room, who, problem) from problem
        if about == room.about:
            return
        if not about.dice_are_settled():
            await rooms.commit(room, simple_entry(room, SEATING, wish.seat), about)
            return
        with RULES_CLOCK:
            match = new_match(
                room.game, room.seats, room.options, room.key, shares=shares_of(about)
            )
        entry = simple_entry(room, OPENING, -1)
        entry.barrier = True
        entry.facts = pack_facts(match.opening)
        entry.snapshot = pack_position(room.game, match.state)
        await rooms.commit(room, entry, about, match.state, match.opening)
    attend(rooms, room)


def promised(about: About, wish: DiceShare) -> About:
    if wish.promise is None:
        raise Malformed("say what is promised, or what was", "malformed")
    known = about.promises[wish.seat]
    if known and known != wish.promise:
        raise Conflict("this seat has promised something else", "dice-promised")
    return replace(about, promises=replaced(about.promises, wish.seat, wish.promise))


def shown(about: About, wish: DiceShare) -> About:
    share = wish.share or ""
    if not about.all_promised():
        raise Conflict("not everybody has promised yet", "dice-early")
    if sha256(bytes.fromhex(share)).hexdigest() != about.promises[wish.seat]:
        raise Conflict("that is not what was promised", "dice-broken-promise")
    return replace(about, shares=replaced(about.shares, wish.seat, share))


def replaced(texts: list[str], at: int, text: str) -> list[str]:
    return [*texts[:at], text, *texts[at + 1 :]]


async def new_link(rooms: Rooms, room: LiveRoom, who: Who, wish: NewLink) -> TableMade:
    """Another token for a seat, for its holder or for whom the link was passed on to: whoever else
    has the old one is signed out."""
    async with room.lock:
        await rooms.fresh(room)
        who.must_hold(wish.seat)
        chair = room.about.chairs[wish.seat]
        token = new_token()
        about = with_token(room.about, wish.seat, token, name=wish.name or chair.name)
        await rooms.commit(room, simple_entry(room, SEATING, wish.seat), about)
    kind: SeatKind = "me" if chair.is_held() else "open"
    return TableMade(room.id, [SeatLink(wish.seat, kind, token)], "")


async def rematch(rooms: Rooms, room: LiveRoom, who: Who, seat: int) -> TableMade:
    """The same people, game and options again. The first who asks makes the table, the others get
    their seats at it by the same call."""
    who.must_hold(seat)
    async with room.lock:
        await rooms.fresh(room)
        if room.state != "finished":
            raise rooms.refusal(room, who, Conflict("the match is not over", "not-over"))
        watch = ""
        if not room.about.rematch:
            watch = new_token()
            following = await lay_out_again(rooms, room, watch, seat)
            about = replace(room.about, rematch=following)
            await rooms.commit(room, simple_entry(room, REMATCH, seat), about)
    return await claim(rooms, await rooms.open(room.about.rematch), room, who, watch)


async def lay_out_again(rooms: Rooms, room: LiveRoom, watch: str, host: int) -> str:
    key = token_bytes(32)
    match = new_match(room.game, room.seats, room.options, key)
    chairs = [
        Chair(name=chair.name, bot="" if chair.token else chair.bot) for chair in room.about.chairs
    ]
    about = About(chairs, hashed(watch), room.about.title, room.about.minutes)
    about.pure = room.about.pure
    about.host = host
    about.follows = room.about.follows
    about.sealed = room.about.sealed
    about.client = room.about.client
    if room.about.shared:
        share_dice(about)
    return await lay_out(
        rooms, room.game, match.options, key, about, match.state, match.opening, room.listed
    )


async def sequel(rooms: Rooms, room: LiveRoom, who: Who, wish: NewTable) -> TableMade:
    """The game to which a finished match leads on, with what it hands on: that is read from the
    match as it was played here, never from what the maker of the table says. Who sat at it may."""
    async with room.lock:
        await rooms.fresh(room)
        if not who.seats:
            raise Forbidden("only who has played it leads on from here")
        if room.state != "finished":
            raise rooms.refusal(room, who, Conflict("the match is not over", "not-over"))
        game, carried = room.sequel()
    if not game:
        raise Conflict("this match leads on to no other", "no-sequel")
    if wish.game != game:
        raise Malformed(f"this match leads on to {game!r}", "no-sequel")
    return await make(rooms, wish, carried, room)


async def letter(rooms: Rooms, room: LiveRoom, who: Who) -> Letter:
    """What a match that is to be continued hands on, for who has played it, under a seal."""
    async with room.lock:
        await rooms.fresh(room)
        if not who.seats:
            raise Forbidden("only who has played it leads on from here")
        text = letter_of(room)
    if not text:
        raise Conflict("this match leads on to no other", "no-sequel")
    return Letter(text)


async def claim(
    rooms: Rooms, following: LiveRoom, before: LiveRoom, who: Who, watch: str
) -> TableMade:
    """Sit down on the same seats of the table that follows."""
    links = []
    async with following.lock:
        await rooms.fresh(following)
        about = following.about
        for seat in who.seats:
            if about.chairs[seat].kind() != "kept":
                continue
            token = new_token()
            links.append(SeatLink(seat, "me", token))
            about = with_token(about, seat, token, taken=True)
        if not links:
            raise Conflict("that seat is taken", "seat-taken")
        await rooms.commit(following, simple_entry(following, SEATING, who.seats[0]), about)
    attend(rooms, following)
    return TableMade(following.id, links, watch)


def check_help(room: LiveRoom) -> None:
    if room.pure:
        raise Forbidden("this table is played without help", "pure-table")


async def branch(
    rooms: Rooms, room: LiveRoom, who: Who, step: int, seat: int, client: str = ""
) -> TableMade:
    """Go on alone from a step: what the seat could not know is dealt anew, bots play the others."""
    if seat >= room.seats:
        raise Malformed("this table has no such seat", "no-such-seat")
    check_help(room)
    open_to_all = room.is_open_book() or not room.has_secrets
    if not open_to_all:
        room.seated(who).must_hold(seat)
    steps = room.steps(who)
    if not 1 <= step <= len(steps) or steps[step - 1].seq < room.opening:
        raise NotHere("there is no such step", "no-such-step")
    if step <= await rooms.forgotten(room, who, steps):
        raise Forbidden("at this table nobody looks back so far", "forgotten")
    seq = steps[step - 1].seq
    at = room.unpack(await rooms.store.snapshot(room.id, seq), seq)
    if at.outcome is not None:
        raise Conflict("the match is over at this step", "match-over")
    with RULES_CLOCK:
        state = room.game.determinize(at, seat, CHANCE)
    chairs, links = [], []
    for other, chair in enumerate(room.about.chairs):
        if other == seat:
            token = new_token()
            links.append(SeatLink(other, "me", token))
            chairs.append(Chair(hashed(token), chair.name, True))
        else:
            chairs.append(Chair(name=chair.name, bot=chair.bot or default_level(room.game)))
    watch = new_token()
    about = About(chairs, hashed(watch), room.about.title, branch=True, client=client, host=seat)
    about.branch_of = Origin(room.id, step)
    about.follows = room.about.follows
    options = dict(room.options)
    id = await lay_out(rooms, room.game, options, state.rng.key, about, state, [], False)
    return TableMade(id, links, watch)
