"""The HTTP calls, one function each; `docs/protocol.md` tells the story around them."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Annotated, Final, Literal

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody, PathParameter, QueryParameter

from ringtable import rulebook
from ringtable.kernel.errors import RingtableError
from ringtable.server.advisors import advice
from ringtable.server.http.guard import address_of
from ringtable.server.http.pages import has_already
from ringtable.server.notices.desk import Desk
from ringtable.server.problems import Conflict, Malformed, NotHere
from ringtable.server.rooms import actions, endings, new_tables, packs, reading
from ringtable.server.rooms.registry import Rooms
from ringtable.server.rooms.room import LiveRoom
from ringtable.server.rooms.seats import Who, holder_of, spectators
from ringtable.wire.types import (
    Act,
    Acted,
    Advice,
    Ask,
    Branch,
    ChatLine,
    Checked,
    CheckOption,
    ConfirmNotice,
    DiceShare,
    Draft,
    DrawAnswer,
    EndNotices,
    GameInfo,
    HandToBot,
    HeldTables,
    HistoryStep,
    Insight,
    JoinTable,
    Lesson,
    Letter,
    LogEntry,
    NewLesson,
    NewLink,
    NewNotice,
    NewTable,
    NoticeInfo,
    NoticesOffered,
    Report,
    Say,
    SeatOnly,
    Stage,
    StandingOrders,
    TableList,
    TableMade,
    TableNow,
    UndoAnswer,
    Why,
)

Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Language = Literal["en", "ru", "pl"]
Caller = Request[object, object, AppState]
NAMES_OF_CLIENTS: Final = token_bytes(32)


def rooms_of(request: Caller) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def tokens_of(request: Caller) -> list[str]:
    sent = request.headers.get("ringtable-token", "")
    return [one.strip() for one in sent.split(",") if one.strip()][:8]


async def at_table(request: Caller, table: str) -> tuple[Rooms, LiveRoom, Who]:
    """The room that a call is about, and who calls."""
    rooms = rooms_of(request)
    room = await rooms.open(table)
    return rooms, room, await rooms.who(room, tokens_of(request))


def left_at(room: LiveRoom, who: Who) -> Who:
    """An audience without the seats that it has just given away."""
    seats = tuple(seat for seat in who.seats if room.about.chairs[seat].token)
    return holder_of(seats) if seats else spectators(room.seats)


def client_of(request: Caller) -> str:
    """Who calls, under a name that says nothing of the address and means nothing later."""
    address = address_of(request.scope)  # type: ignore[arg-type]  # the same in other words
    return blake2b(address.encode(), key=NAMES_OF_CLIENTS, digest_size=8).hexdigest()


def steps_seen(room: LiveRoom, who: Who) -> int:
    """The last step of an audience before a call does something: the answer holds what follows."""
    return room.counted(who)[1]


def check_seat(room: LiveRoom, seat: int) -> None:
    if seat >= room.seats:
        raise Malformed(f"this table has seats 1 to {room.seats}", "no-such-seat")


# Games and the lobby


@get("/games", summary="The games there are")
async def games() -> list[GameInfo]:
    return reading.all_games()


@get("/games/{game:str}/rules", media_type="text/markdown", summary="The rules page as Markdown")
async def rules(
    game: Id,
    lang: Annotated[Language, QueryParameter()] = "en",
    part: Annotated[Literal["players", "developers"], QueryParameter()] = "players",
) -> str:
    """The part for developers is English in every language, and empty if a game has none."""
    new_tables.game_named(game)
    try:
        return (
            rulebook.developers_text(game)
            if part == "developers"
            else rulebook.rules_text(game, lang)
        )
    except RingtableError as problem:
        raise NotHere(str(problem), problem.reason) from problem


@get("/games/{game:str}/content/{pack:str}", summary="What is printed in a content pack")
async def content(
    request: Caller, game: Id, pack: Annotated[str, PathParameter(max_length=64)]
) -> Response[bytes]:
    """The same bytes for the same pack: a client that knows their hash is told to keep them."""
    printed = packs.printed(game, pack)
    headers = {"etag": printed.tag, "cache-control": "no-cache"}
    if has_already(request, printed.tag):
        return Response(b"", status_code=304, headers=headers)
    return Response(printed.text, media_type="application/json", headers=headers)


@post(
    "/games/{game:str}/check",
    status_code=200,
    summary="What is written in an option, such as a deck, and what is wrong with it",
)
async def check(game: Id, data: JSONBody[CheckOption]) -> Checked:
    return packs.checked(game, data)


@get("/games/{game:str}/lesson", summary="What is said at a first game with a coach")
async def lesson(game: Id) -> Lesson:
    return new_tables.lesson_of(game)


@post("/games/{game:str}/lesson", summary="Make a table for a first game with a coach")
async def teach(request: Caller, game: Id, data: JSONBody[NewLesson]) -> TableMade:
    return await new_tables.teach(rooms_of(request), game, data, client_of(request))


@get("/tables", summary="Listed tables, the newest change first")
async def tables(
    request: Caller,
    shown: Annotated[Literal["open", "playing", "finished"], QueryParameter(name="state")] = "open",
    game: Annotated[str, QueryParameter(max_length=64, pattern="^[A-Za-z0-9_-]*$")] = "",
    after: Annotated[str, QueryParameter(max_length=100)] = "",
) -> TableList:
    return await reading.lobby(rooms_of(request), shown, game, after)


@post("/tables/held", status_code=200, summary="How the tables that I remember stand")
async def held_tables(request: Caller, data: JSONBody[HeldTables]) -> list[TableNow]:
    return await reading.held(rooms_of(request), data.tables)


@post("/tables", summary="Make a table")
async def make_table(request: Caller, data: JSONBody[NewTable]) -> TableMade:
    return await new_tables.create(rooms_of(request), data, client_of(request))


@post("/tables/{table:str}/join", status_code=200, summary="Take an open seat")
async def join(request: Caller, table: Id, data: JSONBody[JoinTable]) -> TableMade:
    rooms = rooms_of(request)
    room = await rooms.open(table)
    if data.seat is not None:
        check_seat(room, data.seat)
    return await new_tables.join(rooms, room, tokens_of(request), data)


@post("/tables/{table:str}/link", status_code=200, summary="Another link for a seat")
async def new_link(request: Caller, table: Id, data: JSONBody[NewLink]) -> TableMade:
    """The old link opens nothing from then on: other devices are signed out."""
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    return await new_tables.new_link(rooms, room, who, data)


@post("/tables/{table:str}/dice", status_code=200, summary="Add to the key of the dice")
async def add_to_dice(request: Caller, table: Id, data: JSONBody[DiceShare]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await new_tables.add_to_dice(rooms, room, who, data)
    return await reading.table(rooms, room, who, since)


# At a table


@get("/tables/{table:str}", summary="The table and the newest page of its log, for this audience")
async def table_now(request: Caller, table: Id) -> Acted:
    rooms, room, who = await at_table(request, table)
    return await reading.table(rooms, room, who)


@get("/tables/{table:str}/log", summary="The page of the log before a step")
async def log(
    request: Caller, table: Id, before: Annotated[int, QueryParameter(ge=1, le=2**31)]
) -> list[LogEntry]:
    rooms, room, who = await at_table(request, table)
    return await reading.earlier(rooms, room, who, before)


@post("/tables/{table:str}/actions", status_code=200, summary="Play an action, once")
async def act(request: Caller, table: Id, data: JSONBody[Act]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    repeated = await actions.act(rooms, room, who, data)
    acted = await reading.table(rooms, room, who, since - 1 if repeated else since)
    return Acted(acted.table, acted.log, repeated)


@post("/tables/{table:str}/draft", status_code=200, summary="The next stage of a move")
async def draft(request: Caller, table: Id, data: JSONBody[Draft]) -> Stage:
    """Nothing is played and nobody hears of it."""
    _, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    room.seated(who).must_hold(data.seat)
    question = actions.next_stage(room, data.seat, data.stages)
    return Stage(question is None, question)


@post("/tables/{table:str}/why", status_code=200, summary="Which rule forbids this?")
async def why(request: Caller, table: Id, data: JSONBody[Ask]) -> Why:
    _, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    room.seated(who).must_hold(data.seat)
    clause, phrase, allowed = actions.why(room, data.seat, data.thing, data.stages)
    return Why(allowed, clause, phrase)


@post("/tables/{table:str}/hint", status_code=200, summary="What an advisor thinks")
async def hint(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> Advice:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    room.seated(who).must_hold(data.seat)
    return await advice.hint(rooms, room, data.seat)


@post("/tables/{table:str}/insight", status_code=200, summary="What a seat can work out")
async def insight(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> Insight:
    _, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    room.seated(who).must_hold(data.seat)
    return await advice.insight(room, data.seat)


@post("/tables/{table:str}/undo", status_code=200, summary="Take back, or ask to")
async def undo(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await actions.undo(rooms, room, who, data.seat)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/undo/answer", status_code=200, summary="Agree to an undo, or not")
async def answer_undo(request: Caller, table: Id, data: JSONBody[UndoAnswer]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await actions.answer_undo(rooms, room, who, data.seat, data.agree)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/resign", status_code=200, summary="Give up")
async def resign(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> Acted:
    """The other side has won; where other people play on, a bot takes the seat for good."""
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await endings.give_up(rooms, room, who, data.seat)
    return await reading.table(rooms, room, left_at(room, who), since)


@post("/tables/{table:str}/draw", status_code=200, summary="Offer a draw")
async def draw(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await endings.offer_draw(rooms, room, who, data.seat)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/draw/answer", status_code=200, summary="Agree to a draw, or not")
async def answer_draw(request: Caller, table: Id, data: JSONBody[DrawAnswer]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await endings.answer_draw(rooms, room, who, data.seat, data.agree)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/close", status_code=200, summary="Put an unplayed table away")
async def close(request: Caller, table: Id) -> Acted:
    rooms, room, who = await at_table(request, table)
    since = steps_seen(room, who)
    await endings.close(rooms, room, who)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/orders", status_code=200, summary="Standing orders of a seat")
async def orders(request: Caller, table: Id, data: JSONBody[StandingOrders]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await actions.set_orders(rooms, room, who, data)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/bot", status_code=200, summary="Hand a seat to a bot, or take it back")
async def hand_to_bot(request: Caller, table: Id, data: JSONBody[HandToBot]) -> Acted:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    since = steps_seen(room, who)
    await actions.hand_over(rooms, room, who, data.seat, data.bot)
    return await reading.table(rooms, room, who, since)


@post("/tables/{table:str}/chat", status_code=204, summary="Say something")
async def say(request: Caller, table: Id, data: JSONBody[Say]) -> None:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    await actions.say(rooms, room, who, data)


@get("/tables/{table:str}/chat", summary="What was said")
async def chat(
    request: Caller, table: Id, after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0
) -> list[ChatLine]:
    rooms, room, _ = await at_table(request, table)
    lines = await rooms.store.chat(room.id, after)
    return [ChatLine(line.number, line.seat, line.name, line.text, line.time) for line in lines]


# Away from the table


def desk_of(request: Caller) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def on_seat(request: Caller, table: str, seat: int) -> LiveRoom:
    """The room at which the caller sits on a seat."""
    _, room, who = await at_table(request, table)
    check_seat(room, seat)
    who.must_hold(seat)
    if not room.about.chairs[seat].is_held():
        raise Conflict("nobody sits here yet: take the seat by its link", "seat-open")
    return room


@get("/notices", summary="How this server tells people who are away")
async def notices_offered(request: Caller) -> NoticesOffered:
    return desk_of(request).offered()


@get("/tables/{table:str}/notices", summary="Where a seat of mine is told that it is its turn")
async def notices(
    request: Caller, table: Id, seat: Annotated[int, QueryParameter(ge=0, le=7)]
) -> list[NoticeInfo]:
    return await desk_of(request).wanted(await on_seat(request, table, seat), seat)


@post("/tables/{table:str}/notices", status_code=200, summary="Tell me when it is my turn")
async def new_notice(request: Caller, table: Id, data: JSONBody[NewNotice]) -> list[NoticeInfo]:
    return await desk_of(request).add(await on_seat(request, table, data.seat), data)


@post("/tables/{table:str}/notices/confirm", status_code=200, summary="This mail address is mine")
async def confirm_notice(
    request: Caller, table: Id, data: JSONBody[ConfirmNotice]
) -> list[NoticeInfo]:
    room = await on_seat(request, table, data.seat)
    return await desk_of(request).confirm(room, data.seat, data.number, data.code)


@post("/tables/{table:str}/notices/end", status_code=200, summary="Tell me nothing any more")
async def end_notice(request: Caller, table: Id, data: JSONBody[EndNotices]) -> list[NoticeInfo]:
    room = await on_seat(request, table, data.seat)
    return await desk_of(request).end(room, data.seat, data.number)


# Before and after


@get("/tables/{table:str}/history/{step:int}", summary="The table as it was after a step")
async def history(
    request: Caller, table: Id, step: Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
) -> HistoryStep:
    rooms, room, who = await at_table(request, table)
    return await reading.history(rooms, room, who, step)


@post("/tables/{table:str}/branch", summary="Go on alone from a step")
async def branch(request: Caller, table: Id, data: JSONBody[Branch]) -> TableMade:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    return await new_tables.branch(rooms, room, who, data.step, data.seat, client_of(request))


@post("/tables/{table:str}/rematch", summary="The same people again")
async def rematch(request: Caller, table: Id, data: JSONBody[SeatOnly]) -> TableMade:
    rooms, room, who = await at_table(request, table)
    check_seat(room, data.seat)
    return await new_tables.rematch(rooms, room, who, data.seat)


@post("/tables/{table:str}/sequel", summary="On to the game that follows this one")
async def sequel(request: Caller, table: Id, data: JSONBody[NewTable]) -> TableMade:
    rooms, room, who = await at_table(request, table)
    return await new_tables.sequel(rooms, room, who, data)


@get("/tables/{table:str}/letter", summary="What a match that is to be continued hands on, sealed")
async def letter(request: Caller, table: Id) -> Letter:
    rooms, room, who = await at_table(request, table)
    return await new_tables.letter(rooms, room, who)


@get("/tables/{table:str}/record", summary="The record file of a finished match")
async def record(request: Caller, table: Id) -> Response[str]:
    rooms, room, _ = await at_table(request, table)
    text = await reading.record(rooms, room)
    name = f"attachment; filename=ringtable-{room.game.id}-{room.id}.json"
    headers = {"content-disposition": name}
    return Response(text, media_type="application/json", headers=headers)


@get("/tables/{table:str}/report", summary="Luck and turning points of a finished match")
async def report(request: Caller, table: Id) -> Report:
    rooms, room, _ = await at_table(request, table)
    return await advice.report(rooms, room)


API = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        content,
        check,
        lesson,
        teach,
        tables,
        held_tables,
        make_table,
        join,
        new_link,
        add_to_dice,
        table_now,
        act,
        draft,
        why,
        hint,
        log,
        insight,
        undo,
        answer_undo,
        resign,
        draw,
        answer_draw,
        close,
        orders,
        hand_to_bot,
        say,
        chat,
        notices_offered,
        notices,
        new_notice,
        confirm_notice,
        end_notice,
        history,
        branch,
        rematch,
        sequel,
        letter,
        record,
        report,
    ],
)
