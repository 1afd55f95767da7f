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


class GameInfo(Out, frozen=True):
    id: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    has_secrets: bool
    clauses: int


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
    options: dict[Id, Annotated[str, Meta(max_length=200)]] = {}
    listed: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None  # a same-seed challenge
    minutes_per_move: Annotated[int, Meta(ge=1, le=60 * 24 * 14)] | None = None
    title: Annotated[str, Meta(max_length=80)] = ""
    pure: bool = False  # without hints, insight and branches while it is played
    shared_dice: bool = False  # everybody who sits there adds to the key of the dice


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


class SeatInfo(Out, frozen=True):
    seat: int
    kind: SeatNow
    name: str
    bot: str
    taken: bool
    connected: bool
    passing: list[str]  # standing orders of one's own seat; empty for others


class TableSummary(Out, frozen=True):
    table: str
    game: str
    title: str
    state: Literal["open", "playing", "finished"]
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


class ChatLine(Out, frozen=True):
    id: int
    seat: int  # -1 is a spectator
    name: str
    text: str
    time: float


class TableView(Out, frozen=True):
    """Everything a page needs. `version` counts the changes this audience could see."""

    table: str
    version: int
    step: int
    game: str
    title: str
    state: Literal["open", "playing", "finished"]
    my_seats: list[int]  # several in hot-seat; empty for a spectator
    view: dict[str, Any]  # kernel view: question, table, outcome
    seats: list[SeatInfo]
    options: dict[str, str]
    commitment: str
    key: str  # empty until the match is over
    may_undo: bool
    undo_request: dict[str, Any] | None  # {"seat": who asks, "agreed": [seats]}
    taken_back: int
    deadline: float | None
    frozen: str  # a sentence if the match is frozen by a fault, else empty
    rematch: str  # the table that follows this one, else empty
    listed: bool
    pure: bool = False  # played without hints, insight and branches
    host_knows: list[str] = []  # "seed", or options by which who made the table may know more
    dice: DiceInfo | None = None  # where everybody adds to the key of the dice
    salt: str = ""  # of the commitment, once the match is over
    seed: str = ""  # of a same-seed challenge, once the match is over


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
    """Why is this thing not allowed to me now?"""

    seat: Annotated[int, Meta(ge=0, le=7)]
    thing: ShortText


class Why(Out, frozen=True):
    allowed: bool
    clause: str
    phrase: dict[str, Any] | None


class SeatOnly(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]


class UndoAnswer(In, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=7)]
    agree: bool


class StandingOrders(In, frozen=True):
    """Kinds of questions (decision ids) that this seat passes without being asked."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    passing: Annotated[list[Id], Meta(max_length=20)]


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
    NewTable,
    TableMade,
    JoinTable,
    NewLink,
    DiceShare,
    TableList,
    TableView,
    Act,
    Acted,
    Ask,
    Why,
    SeatOnly,
    UndoAnswer,
    StandingOrders,
    HandToBot,
    Say,
    ChatLine,
    Advice,
    Insight,
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
