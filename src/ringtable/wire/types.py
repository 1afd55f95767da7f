"""Messages of the protocol. Never compiled: the class keywords below must survive.

What goes in is strict (unknown fields are refused, numbers and texts are bounded); what goes out is
built for one seat alone. `docs/protocol.md` tells the story around these types.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Small = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=2000)]  # a whole move may have many stages
ShortText = Annotated[str, Meta(min_length=1, max_length=200)]
NO_ZERO = r"^[^\x00]*$"  # a character that not every database can keep
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_ZERO)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_ZERO)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class In(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client sends."""


class Out(Struct, frozen=True):
    """Anything the server sends."""


# Games and the lobby


class OptionInfo(Out, frozen=True):
    id: str
    choices: list[str]
    default: str
    carried: bool = False  # it comes out of another finished match and is not chosen


class GameInfo(Out, frozen=True):
    id: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    has_secrets: bool
    clauses: int
    levels: dict[str, str] = {}  # "easy", "experienced", "strongest": the bot that plays so
    sides: list[list[int]] = []  # for each number of players: on which side each seat plays
    lesson: bool = False  # whether there is a first game with a coach


SeatKind = Literal["me", "open", "bot"]
SeatNow = Literal["me", "open", "bot", "kept"]  # kept at a rematch for who sat there before


class NewSeat(In, frozen=True):
    """A seat of a new table: mine (several are hot-seat), open to who has the link, or a bot."""

    kind: SeatKind
    name: Name | None = None
    bot: Id | None = None


class NewTable(In, frozen=True):
    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[Id, Annotated[str, Meta(max_length=1000)]] = {}  # a letter is the longest
    listed: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # a same-seed challenge
    minutes_per_move: Annotated[int, Meta(ge=1, le=60 * 24 * 14)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    pure: bool = False  # without hints, insight and branches while it is played
    shared_dice: bool = False  # everybody who sits there adds to the key of the dice


class CheckOption(In, frozen=True):
    """What is written in an option of free text, such as a deck, under the other options."""

    option: Id
    text: Annotated[str, Meta(max_length=20_000)]
    options: dict[Id, Annotated[str, Meta(max_length=400)]] = {}


class Checked(Out, frozen=True):
    """What the game says about it; its shape is the game's own."""

    found: dict[str, Any]


class LessonWhen(Out, frozen=True, forbid_unknown_fields=True):
    """The moment of a step. `table` is a part of the view's table: an object has at least these
    entries, a list at least one element like each of these, and a text that begins with `$` stands
    for anything and names it. `">=3"` and `"<=3"` compare numbers."""

    question: str = ""  # the id of the decision; empty when the match is over
    option: str = ""  # an answer like this is offered; `*` stands for anything
    table: dict[str, Any] = {}


class LessonStep(Out, frozen=True, forbid_unknown_fields=True):
    """What the coach says at a moment: the message `<game>-coach-<id>`."""

    id: str
    when: LessonWhen
    points: list[str] = []  # things of the board, numbered in the words; `$name` as in `when`
    answers: list[str] = []  # good answers, the best first; `*` stands for anything


class Lesson(Out, frozen=True, forbid_unknown_fields=True):
    """A first game with a coach: the table, and what is said at it."""

    seed: str
    bots: list[str]  # by seat; empty where the pupil sits
    options: dict[str, str]
    steps: list[LessonStep]


class NewLesson(In, frozen=True):
    """A table for a first game with a coach."""

    name: Name | None = None


class SeatLink(Out, frozen=True):
    """A seat token is shown once, to who takes the seat or made the table; we keep its hash."""

    seat: int
    kind: SeatKind
    token: str


class TableMade(Out, frozen=True):
    table: str
    seats: list[SeatLink]
    spectator_token: str


class JoinTable(In, frozen=True):
    """Take an open seat of a listed table (or of a private one, with the seat's own link)."""

    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class NewLink(In, frozen=True):
    """Another link for a seat that I hold: the old one opens nothing any more, on any device. Who
    was given the link of somebody else's seat takes it so, under a name of their own."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name | None = None


Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class DiceShare(In, frozen=True):
    """What a seat adds to the key of the dice: first its promise, the SHA-256 of 32 random bytes,
    and once everybody has promised the bytes themselves."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    promise: Hex | None = None
    share: Hex | None = None


class DiceInfo(Out, frozen=True):
    """What people promised to add to the key of the dice, and added, by seat."""

    promises: list[str]
    shares: list[str]


class NoticesOffered(Out, frozen=True):
    """How this server can tell somebody who is away that it is their turn."""

    push_key: str  # by which a browser knows what we push to it; empty: nothing is pushed
    mail: bool
    hook: bool


class PushPlace(In, frozen=True):
    """Where a browser has its pushes, as its PushSubscription says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(min_length=1, max_length=30, pattern="^[A-Za-z0-9_-]+$")]


class NewNotice(In, frozen=True):
    """Tell me when it is my turn and I am not here: at one of these places."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    language: Literal["en", "ru", "pl"] = "en"
    push: PushPlace | None = None
    mail: Annotated[str, Meta(min_length=1, max_length=254)] | None = None
    hook: Annotated[str, Meta(min_length=1, max_length=1000)] | None = None


class NoticeInfo(Out, frozen=True):
    """A place where the holder of a seat is told; shown to them alone, and not in full."""

    number: int
    kind: Literal["push", "mail", "hook"]
    to: str  # `f…@example.org`, the host of a webhook, or the SHA-256 of a push endpoint
    confirmed: bool  # a mail address counts once the code that was sent there came back


class ConfirmNotice(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    number: Small
    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class EndNotices(In, frozen=True):
    """Forget one place, or all of a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    number: Small | None = None


class SeatInfo(Out, frozen=True):
    seat: int
    kind: SeatNow
    name: str
    bot: str
    taken: bool
    connected: bool
    passing: list[str]  # standing orders of one's own seat; empty for others
    hushed: list[str]  # the same for this turn alone
    empty_windows: bool  # one's own seat passes where nothing else is left; false for others


TableState = Literal["open", "playing", "finished", "closed"]  # closed: never played, and put away


class TableSummary(Out, frozen=True):
    table: str
    game: str
    title: str
    state: TableState
    seats: list[SeatInfo]
    options: dict[str, str]
    seeded: bool
    moves: int
    created: float
    changed: float
    outcome: dict[str, Any] | None


class TableList(Out, frozen=True):
    tables: list[TableSummary]
    next: str | None


class HeldTable(In, frozen=True):
    """A table that a browser remembers, with the tokens of its seats there."""

    table: Id
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []


class HeldTables(In, frozen=True):
    tables: Annotated[list[HeldTable], Meta(max_length=12)]


# A table as one seat sees it


class FactOut(Out, frozen=True):
    """A fact as this audience may know it: a message of the catalog, its cause and its values."""

    id: str
    cause: str
    values: dict[str, Any]


class LogEntry(Out, frozen=True):
    """What one action led to. `step` counts what this audience could see happen."""

    step: int
    seat: int  # who acted; -1 for the opening
    action: str  # empty where the action is secret to this audience
    facts: list[FactOut]
    time: float


class TableNow(Out, frozen=True):
    """How a remembered table stands: whose turn it is, and what happened last. Without a summary
    it cannot be opened any more."""

    table: str
    summary: TableSummary | None = None
    my_seats: list[int] = []
    asked: list[int] = []  # the seats that must decide now
    last: LogEntry | None = None


class ChatLine(Out, frozen=True):
    id: int
    seat: int  # -1 is a spectator
    name: str
    text: str
    time: float


class Origin(Out, frozen=True):
    """The moment of another table at which a branch began."""

    table: str
    step: int


class TableView(Out, frozen=True):
    """Everything a page needs. `version` counts the changes this audience could see."""

    table: str
    version: int
    step: int
    game: str
    title: str
    state: TableState
    my_seats: list[int]  # several in hot-seat; empty for a spectator
    view: dict[str, Any]  # kernel view: question, table, outcome
    seats: list[SeatInfo]
    options: dict[str, str]
    commitment: str
    key: str  # empty until the match is over
    may_undo: bool
    can_take_back: bool  # one of my seats has decided something that can be asked back
    undo_request: dict[str, Any] | None  # {"seat": who asks, "agreed": [seats]}
    taken_back: int
    deadline: float | None
    frozen: str  # a sentence if the match is frozen by a fault, else empty
    rematch: str  # the table that follows this one, else empty
    listed: bool
    sequel: str = ""  # the game to which this finished match leads on, else empty
    follows: str = ""  # the table whose finished match led on to this one, else empty
    branch_of: Origin | None = None  # where a branch began
    pure: bool = False  # played without hints, insight and branches
    host_knows: list[str] = []  # "seed", or options by which who made the table may know more
    dice: DiceInfo | None = None  # where everybody adds to the key of the dice
    salt: str = ""  # of the commitment, once the match is over
    seed: str = ""  # of a same-seed challenge, once the match is over
    continued: bool = False  # finished, but its story goes on at another table: secrets are kept
    resigning: Literal["", "match", "seat"] = ""  # what my resigning ends: all, or my part in it
    draws: bool = False  # whether two sides face each other, so that a draw can be offered
    draw_offer: dict[str, Any] | None = None  # {"seat": who offers, "agreed": [seats]}
    may_close: bool = False  # I made it, and nobody has played yet
    lesson: bool = False  # a first game with a coach


class Letter(Out, frozen=True):
    """What a match that is to be continued hands on. Only this server can read it."""

    letter: str


class Act(In, frozen=True):
    """An action. The same `action_id` sent twice happens once."""

    action_id: Id
    expected_version: Version
    seat: Annotated[int, Meta(ge=0, le=7)]
    action: MoveText


class Draft(In, frozen=True):
    """The stages of a move so far, as texts; what comes next is asked for, nothing is played."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    stages: Annotated[list[ShortText], Meta(max_length=64)]


class Stage(Out, frozen=True):
    """The question of the next stage as a view has it; none if the move is whole."""

    whole: bool
    question: dict[str, Any] | None


class Acted(Out, frozen=True):
    table: TableView
    log: list[LogEntry]
    repeated: bool = False


class Ask(In, frozen=True):
    """Why is this thing not allowed to me, now or at this stage of my move?"""

    seat: Annotated[int, Meta(ge=0, le=7)]
    thing: ShortText
    stages: Annotated[list[ShortText], Meta(max_length=64)] = []  # of the move so far, as in Draft


class Why(Out, frozen=True):
    allowed: bool
    clause: str
    phrase: dict[str, Any] | None


class SeatOnly(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class UndoAnswer(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    agree: bool


class DrawAnswer(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    agree: bool


class StandingOrders(In, frozen=True):
    """Kinds of questions (decision ids) that this seat passes without being asked: from now on, and
    for this turn alone; and whether it passes by itself where nothing else is left to answer. What
    is None stays as it is."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    passing: Annotated[list[Id], Meta(max_length=20)] | None = None
    hushed: Annotated[list[Id], Meta(max_length=20)] | None = None
    empty_windows: bool | None = None


class HandToBot(In, frozen=True):
    """Let a bot play this seat; `bot` None takes the seat back."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: Id | None = None


class Say(In, frozen=True):
    seat: Annotated[int, Meta(ge=-1, le=7)]
    text: ChatText
    name: Name = "Spectator"


class AdviceLine(Out, frozen=True):
    action: str
    value: float  # between 0 and 1
    visits: int  # 0 if the value is exact
    note: str = ""


class Advice(Out, frozen=True):
    """What a bot thinks of the options of a seat, best first."""

    bot: str
    exact: bool
    lines: list[AdviceLine]


class Insight(Out, frozen=True):
    """What a seat can work out from what it knows: where something hidden can be, and how surely.
    Nothing but `allowed` if the table plays without."""

    allowed: bool
    journeys: str = "0"  # how many fit; as text, since it can be too large for a double
    places: dict[str, float] = {}  # by name, between 0 and 1
    most: float = 0.0  # of the likeliest place
    gandalf: dict[str, float] = {}  # his places, where he is hidden too


class HistoryStep(Out, frozen=True):
    """The table as it was after a step, for the same audience."""

    step: int
    last: int
    view: dict[str, Any]
    entry: LogEntry | None


class Branch(In, frozen=True):
    """Go on alone from a step of this table; hidden parts are dealt anew."""

    step: Small
    seat: Annotated[int, Meta(ge=0, le=7)] = 0


class LuckLine(Out, frozen=True):
    seat: int
    what: str  # a message of the catalog
    actual: float
    expected: float
    spread: float  # one standard deviation


class TurningPoint(Out, frozen=True):
    step: int
    seat: int
    action: str
    best: str
    loss: float
    view: dict[str, Any]  # what the seat saw when it chose, with its options


class Report(Out, frozen=True):
    """After the game: luck against expectation, and the costliest choices."""

    luck: list[LuckLine]
    turning_points: list[TurningPoint]


class Problem(Out, frozen=True):
    """Every refusal: a reason for programs, a sentence for people, the clause if there is one."""

    reason: str
    message: str
    clause: str = ""
    table: TableView | None = None  # a fresh view with 409


# The socket


class Watch(In, frozen=True, tag="watch"):
    """Follow a table. Tokens come in the first message, never in the address."""

    table: Id
    tokens: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=8)] = []
    since: Version = 0  # the last step this client has


class Unwatch(In, frozen=True, tag="unwatch"):
    table: Id


class Point(In, frozen=True, tag="point"):
    """Advice by pointing: show an option or a thing on the board to everybody."""

    table: Id
    seat: Annotated[int, Meta(ge=-1, le=7)]
    thing: ShortText


class ActOn(In, frozen=True, tag="act"):
    """An action through the socket, on a table that is watched: the same promise as by POST."""

    table: Id
    action_id: Id
    expected_version: Version
    seat: Annotated[int, Meta(ge=0, le=7)]
    action: MoveText


FromClient = Watch | Unwatch | Point | ActOn


class Update(Out, frozen=True, tag="update"):
    """The table changed for this audience: the whole view and the log since the last one."""

    table: TableView
    log: list[LogEntry]


class ChatPush(Out, frozen=True, tag="chat"):
    table: str
    lines: list[ChatLine]


class Pointed(Out, frozen=True, tag="pointed"):
    table: str
    seat: int
    thing: str


class ActedOn(Out, frozen=True, tag="acted"):
    """The answer to `act`: the action is durable."""

    action_id: str
    table: TableView
    log: list[LogEntry]
    repeated: bool = False


class Refused(Out, frozen=True, tag="refused"):
    table: str
    problem: Problem
    action_id: str = ""


FromServer = Update | ActedOn | ChatPush | Pointed | Refused

ALL: list[type[Struct]] = [
    Draft,
    Stage,
    GameInfo,
    CheckOption,
    Checked,
    NewTable,
    TableMade,
    JoinTable,
    Lesson,
    NewLesson,
    NewLink,
    DiceShare,
    NoticesOffered,
    NewNotice,
    NoticeInfo,
    ConfirmNotice,
    EndNotices,
    TableList,
    HeldTables,
    TableNow,
    TableView,
    Act,
    Acted,
    Ask,
    Why,
    SeatOnly,
    UndoAnswer,
    DrawAnswer,
    StandingOrders,
    HandToBot,
    Say,
    ChatLine,
    Advice,
    Insight,
    Letter,
    HistoryStep,
    Branch,
    Report,
    Problem,
    Watch,
    Unwatch,
    Point,
    ActOn,
    Update,
    ActedOn,
    ChatPush,
    Pointed,
    Refused,
]

decode_client = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder()
