"""A table besides its match: seats, tokens, wishes. Stored as JSON with the room."""

from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final

import msgspec
from msgspec import Struct, field, structs

from ringtable.server.problems import Forbidden, UsedLink
from ringtable.wire.types import Origin, SeatInfo, SeatNow

TOKEN_BYTES: Final = 16
SALT_BYTES: Final = 16
MOST_USED: Final = 8  # tokens of a seat that are known to have been valid


class Chair(Struct):
    """A seat at a table: who may sit there, and who plays it now."""

    token: str = ""  # hash of the seat's token; empty for a bot, and while kept for a rematch
    name: str = ""
    taken: bool = False  # by a person; or it was a bot's from the start
    bot: str = ""  # the bot that plays the seat now
    passing: list[str] = field(default_factory=list)  # questions that it lets pass
    hushed: list[str] = field(default_factory=list)  # the same for this turn alone
    empty_windows: bool | None = None  # pass where nothing else is left; None: as the table does
    used: list[str] = field(default_factory=list)  # hashes of tokens that were valid before

    def is_held(self) -> bool:
        """Whether somebody sits here who holds the token; an invitation is not a seat yet."""
        return bool(self.token) and (self.taken or bool(self.bot))

    def kind(self) -> SeatNow:
        if self.bot:
            return "bot"
        if self.taken:
            return "me"
        return "open" if self.token else "kept"


class About(Struct):
    """Everything about a table that is not the match itself."""

    chairs: list[Chair]
    watch: str  # hash of the spectators' token
    title: str = ""
    minutes: int | None = None  # for a move
    deadline: float | None = None
    seed: str = ""
    undo_by: int = -1  # the seat that asks to take back
    undo_move: int = 0  # the entry that it asks to take back
    undo_agreed: list[int] = field(default_factory=list)
    taken_back: int = 0  # beyond a barrier
    draw_by: int = -1  # the seat that offers a draw
    draw_agreed: list[int] = field(default_factory=list)
    draws_refused: dict[int, int] = field(
        default_factory=dict
    )  # by seat: after how many public moves
    dice: list[int] = field(default_factory=list)  # the entries from which the dice are new ones
    shared: bool = False  # everybody who sits here adds to the key of the dice
    promises: list[str] = field(default_factory=list)  # by seat: SHA-256 of what they will add
    shares: list[str] = field(default_factory=list)  # by seat: what they added
    salt: str = ""  # of the promise about the dice; tables of older servers have none
    frozen: str = ""
    rematch: str = ""
    follows: str = ""  # the table whose finished match led on to this one
    pure: bool = False  # played without hints, insight and branches
    lesson: bool = False  # a first game with a coach
    sealed: bool = False  # it goes on from a letter that nobody here could read
    branch: bool = False  # began in the middle of another match
    host: int = -1  # the seat of who made it; tables of older servers have none
    closed: bool = False  # put away by its host before anybody had played
    branch_of: Origin | None = None  # of which; tables of older servers do not know it
    client: str = (
        ""  # who made it, under a hash that ends with the server: tables of one take turns
    )

    def chair_info(self, seat: int, mine: bool, connected: bool, passes: bool) -> SeatInfo:
        chair = self.chairs[seat]
        passing, hushed = (chair.passing, chair.hushed) if mine else ([], [])
        taken = chair.taken or bool(chair.bot)
        empty = passes and mine
        return SeatInfo(
            seat, chair.kind(), chair.name, chair.bot, taken, connected, passing, hushed, empty
        )

    def all_taken(self) -> bool:
        return all(chair.taken or chair.bot for chair in self.chairs)

    def ready(self) -> bool:
        """Whether the match can begin: all seats are taken, and the dice are settled."""
        return self.all_taken() and self.dice_are_settled()

    def all_promised(self) -> bool:
        """Whether everybody who will add to the dice has said what, under a seal."""
        return self.all_taken() and all(self.promises[seat] for seat in self.held())

    def dice_are_settled(self) -> bool:
        return not self.shared or (self.all_taken() and all(self.shares[s] for s in self.held()))

    def plays_by_itself(self) -> bool:
        """Whether a seat has a bot or standing orders."""
        return any(
            chair.bot or chair.passing or chair.hushed or chair.empty_windows
            for chair in self.chairs
        )

    def people(self) -> list[int]:
        """The seats at which somebody sits and plays."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.taken and chair.token and not chair.bot
        ]

    def has_people(self) -> bool:
        """Whether somebody sits here and plays."""
        return bool(self.people())

    def held(self) -> list[int]:
        """The seats that are somebody's, also those lent to a bot: they have a say."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.taken and chair.token]


def with_chair(about: About, seat: int, **changes: object) -> About:
    chairs = list(about.chairs)
    chairs[seat] = structs.replace(chairs[seat], **changes)
    return structs.replace(about, chairs=chairs)


def without_hushes(about: About) -> About:
    """A turn is over: what was wished for it alone holds no longer."""
    for seat, chair in enumerate(about.chairs):
        if chair.hushed:
            about = with_chair(about, seat, hushed=[])
    return about


def with_token(about: About, seat: int, token: str, **changes: object) -> About:
    """A seat with another token (none for a bot): the one before opens nothing from now on."""
    chair = about.chairs[seat]
    used = [*chair.used, chair.token][-MOST_USED:] if chair.token else chair.used
    return with_chair(about, seat, token=hashed(token) if token else "", used=used, **changes)


encode_about: Final = msgspec.json.Encoder()
decode_about: Final = msgspec.json.Decoder(About)


def new_token() -> str:
    return token_urlsafe(TOKEN_BYTES)


def new_salt() -> str:
    return token_hex(SALT_BYTES)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Who(Struct, frozen=True):
    """An audience: the seats whose tokens were shown, or the spectators."""

    seats: tuple[int, ...]
    bits: int

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Forbidden("this seat is not yours")


def spectators(seats: int) -> Who:
    return Who((), 1 << seats)


def holder_of(seats: tuple[int, ...]) -> Who:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return Who(seats, bits)


def who_holds(about: About, listed: bool, tokens: list[str]) -> Who:
    """Whose tokens these are."""
    hashes = [hashed(token) for token in tokens]
    held = []
    for seat, chair in enumerate(about.chairs):
        if chair.token and any(compare_digest(chair.token, one) for one in hashes):
            held.append(seat)
    if held:
        return holder_of(tuple(held))
    if any(one in chair.used for chair in about.chairs for one in hashes):
        raise UsedLink
    if listed or any(compare_digest(about.watch, one) for one in hashes):
        return spectators(len(about.chairs))
    raise Forbidden("this table is private: open it by its link", "private-table")
