"""A game: the rules of a title, with everything that others need to play it."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Protocol

from ringtable.kernel.decision import Action
from ringtable.kernel.errors import BadOption, NoOtherWorld, WrongSeat
from ringtable.kernel.fact import Fact, FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.phrase import Say
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State
from ringtable.kernel.statistics import NO_STATISTICS, Statistics

Options = dict[str, str]
View = dict[str, Any]
PhraseData = dict[str, Any]  # see `Phrase.to_data`, `Fact.for_seat`

SPECTATOR = -1
REDEALS = 5  # tries before it is said that no other world was found


class Option:
    """A setting of a match: an id, its choices, the first of which is the default. With no choices
    any text is accepted and the game checks it when the table is laid out. A `secret` one can tell
    what lies hidden, so nobody is shown its value. A `carried` one comes out of another finished
    match (see `Sequel`): nobody who makes a table chooses it. The text of a `sealed` one may come
    from a server that has closed it (see `Game.continued`)."""

    def __init__(
        self,
        id: str,
        choices: tuple[str, ...] = (),
        default: str = "",
        secret: bool = False,
        carried: bool = False,
        sealed: bool = False,
    ) -> None:
        self.id = id
        self.choices = choices
        self.default = default or (choices[0] if choices else "")
        self.secret = secret
        self.carried = carried
        self.sealed = sealed


class Sequel:
    """The game that may follow a finished match, and what it brings along: `options` gives the
    carried options from the last position, or nothing if that ending leads nowhere."""

    def __init__(self, game: str, options: Callable[[Any], Options | None]) -> None:
        self.game = game
        self.options = options


class Aside:
    """A move that answers no question: a seat may make it whoever is asked, and the question stays.
    `may` says whether there is anything to do for the seat, `take` does it; a refusal names the
    clause."""

    def __init__(
        self, may: Callable[[Any, int], bool], take: Callable[[Any, int], None], clause: str
    ) -> None:
        self.may = may
        self.take = take
        self.clause = clause


class Bot(Protocol):
    """Somebody who can sit on a seat.

    `state` is a determinized position: what the seat cannot know is dealt anew, dice to come
    included. `random` is the bot's own chance. A bot never sees the match.
    """

    def choose(self, game: "Game", state: State, seat: int, random: Random) -> Action:
        """One of `game.flow.options(state, seat)`."""
        ...


# An advisor's name, whether it is exact, and the options as (text, value, visits), best first.
Advised = tuple[str, bool, list[tuple[str, float, int]]]


class Bots:
    """The bots of a game's own, weakest first, and what they know for others.

    `advise` says what the options of a seat are worth; `guess` does so between 0 and 1 in the order
    of the options, and a tree search begins there; an option guessed at `RULED_OUT` is not looked
    at. `quiet` says that nothing is under way which `evaluate` could misjudge. `search`, made for
    so many playouts or seconds, takes the place of the tree search that plays every game;
    `playouts` is how many it gets if nobody says.
    """

    def __init__(
        self,
        players: Mapping[str, Callable[[], Bot]],
        advise: "Callable[[Game, State, int, Random], Advised] | None" = None,
        guess: "Callable[[Game, State, int], list[float]] | None" = None,
        quiet: Callable[[State], bool] | None = None,
        search: "Callable[[int, float], Bot] | None" = None,
        playouts: int = 0,
    ) -> None:
        self.players = players
        self.advise = advise
        self.guess = guess
        self.quiet = quiet
        self.search = search
        self.playouts = playouts


RULED_OUT: Final = -1.0  # a guess: no sensible player would do it
NO_BOTS: Final = Bots({})


def no_bots() -> Bots:
    """The `bots` of a game that leaves its seats to those that play every game."""
    return NO_BOTS


# Seat, name in the catalog, what came, what was to be expected, one standard deviation.
LuckLine = tuple[int, str, float, float, float]


class Column:
    """Numbers of a board that stand side by side, each with a name: for learners, who read hundreds
    of them at every step. No number is above 127."""

    __slots__ = ("names", "values")

    def __init__(self, names: list[str], values: bytes | bytearray) -> None:
        self.names = names
        self.values = bytes(values)


class Counted:
    """A column that is mostly zeros: `places` of its names where something lies, as often as things
    lie there, or with `numbers` so many at each. Numbers stop at 127."""

    __slots__ = ("names", "numbers", "places")

    def __init__(
        self, names: list[str], places: list[int], numbers: list[int] | None = None
    ) -> None:
        self.names = names
        self.places = places
        self.numbers = numbers


class Part:
    """A part of a board that follows from its `key` alone, and from who looks only if that is in
    the key. Learners build it once for each key, by `build(s, number)`, and remember its numbers.
    In a list a part goes by its `id`, if it has one."""

    __slots__ = ("build", "id", "key", "number", "s")

    def __init__(
        self,
        key: object,
        build: Callable[[Any, int], object],
        s: Any,
        number: int = 0,
        id: str = "",
    ) -> None:
        self.key = key
        self.build = build
        self.s = s
        self.number = number
        self.id = id


class Game:
    """The rules of a title. Games fill it with functions; nobody subclasses it.

    `blank` makes the state of a match before its first step, `table` builds what a seat may see of
    it (from nothing, field by field), `redeal` changes what a seat cannot know into something else
    that it could be (or raises `NoOtherWorld`), `evaluate` estimates a seat's chances between 0 and
    1, `text_table` renders a view as plain text, with the words of whoever reads it. `dress` puts
    the game's words for them in the place of ids in phrases said one after another, from the
    position of a view or from the beginning of a match; left out, phrases are said as they are.
    `insight` tells what a seat can work out from what it knows, in a game of deduction. `content`
    gives what is printed in a pack, for clients that draw it. `check` says what is written in an
    option of free text, such as a deck, and what is wrong with it. `board` builds the table without
    what is worked out from it for people to read, where that takes long, in columns if it likes:
    learners see that much. `memory` names the kind of fact beyond which a seat may not look back in
    the log, or nothing. `upgrade` brings a position that was saved under an older version of the
    rules, whose number and options it gets, into the present form; what has changed in the course
    of a game since then asks `State.under`. `unaided` says of the options of a match that it is
    played without help: no hints, no insight, no branches while it goes on. `sides` gives the side
    of each seat, for a number of seats; left out, each plays for itself, and in a `cooperative`
    game all play on one side. `asides` are moves that a seat may make whoever is asked, by texts
    that no question accepts. `turn` numbers the turns (rounds, phases) of a match, by what
    everybody knows: what somebody wishes for this turn alone ends when the number changes.

    Beside the rules a game may bring bots (`bots` loads them when somebody asks, so that the rules
    alone stay light), a `report` of everybody's luck, read from the facts of a finished match, and
    `statistics` of many games. `sequel` names the game that may follow it. `continued` gives the
    options of the match that goes on from one that is finished, hidden things among them, or
    nothing if all is over; as long as it goes on, what was hidden stays so. `fleeting` says of a
    position that somebody sees there what he shall not look up later.
    """

    def __init__(
        self,
        id: str,
        title: str,
        seats: tuple[int, int],
        flow: Flow,
        streams: tuple[str, ...],
        blank: Callable[[int, Options, Rng], State],
        table: Callable[[Any, int], View],
        text_table: Callable[[View, Say], str],
        redeal: Callable[[Any, int, Random], None],
        evaluate: Callable[[Any, int], float],
        facts: tuple[FactKind, ...],
        options: tuple[Option, ...] = (),
        rules_version: int = 1,
        upgrade: Callable[[dict[str, Any], int, Options], dict[str, Any]] | None = None,
        longest: int = 10_000,
        insight: Callable[[Any, int], dict[str, Any]] | None = None,
        memory: Callable[[Any, int], str] | None = None,
        content: Callable[[str], dict[str, object]] | None = None,
        check: Callable[[Options, str, str], dict[str, object]] | None = None,
        board: Callable[[Any, int], View] | None = None,
        bots: Callable[[], Bots] = no_bots,
        report: Callable[[int, Options, list[Fact]], list[LuckLine]] | None = None,
        statistics: Statistics = NO_STATISTICS,
        unaided: Callable[[Options], bool] | None = None,
        cooperative: bool = False,
        sequel: Sequel | None = None,
        continued: Callable[[Any], Options | None] | None = None,
        fleeting: Callable[[Any], bool] | None = None,
        sides: Callable[[int], tuple[int, ...]] | None = None,
        asides: Mapping[str, Aside] | None = None,
        dress: Callable[[list[PhraseData], View | None, Say], list[PhraseData]] | None = None,
        turn: Callable[[Any], int] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.flow = flow
        self.streams = streams
        self.blank = blank
        self.table = table
        self.text_table = text_table
        self.dress = dress
        self.redeal = redeal
        self.evaluate = evaluate
        self.facts: dict[str, FactKind] = {kind.id: kind for kind in facts}
        self.options = options
        self.rules_version = rules_version
        self.upgrade = upgrade
        self.longest = longest  # no match has more decisions than this
        self.insight = insight
        self.memory = memory
        self.content = content
        self.check = check
        self.board = table if board is None else board
        self.bots = bots
        self.report = report
        self.statistics = statistics
        self.unaided = unaided
        self.cooperative = cooperative
        self.sequel = sequel
        self.continued = continued
        self.fleeting = fleeting
        if sides is None:
            sides = one_side if cooperative else each_for_itself
        self.sides = sides
        self.asides = asides or {}
        self.turn = one_long_turn if turn is None else turn
        self.gave_up = 0  # how often a re-deal found no other world; tests look at it

    def settle(self, options: Options) -> Options:
        """The options of a match with the defaults filled in; unknown ones are refused."""
        settled = {option.id: option.default for option in self.options}
        for id, value in options.items():
            if id not in settled:
                known = ", ".join(settled) or "none"
                raise BadOption(f"{self.title} has no option {id!r}; its options are: {known}")
            settled[id] = value
        for option in self.options:
            value = settled[option.id]
            if option.choices and value not in option.choices:
                choices = ", ".join(option.choices)
                raise BadOption(f"option {option.id!r} is one of {choices}, not {value!r}")
        return settled

    def open_options(self, options: Options) -> Options:
        """The options of a match that everybody may see."""
        secret = {option.id for option in self.options if option.secret}
        return {id: value for id, value in options.items() if id not in secret}

    def check_seats(self, seats: int) -> None:
        low, high = self.seats
        if not low <= seats <= high:
            raise WrongSeat(
                f"{self.title} is for {low} to {high} players, not {seats}", "bad-seats"
            )

    def new_state(self, seats: int, options: Options, rng: Rng) -> State:
        """A fresh position at its first question."""
        self.check_seats(seats)
        s = self.blank(seats, self.settle(options), rng)
        self.flow.start(s)
        return s

    def new_rng(self, key: bytes) -> Rng:
        return Rng(key, self.streams)

    def load_state(self, seats: int, options: Options, key: bytes, data: dict[str, Any]) -> State:
        """A saved position, brought into the present form first if it is older. Its match goes by
        the rules under which it began."""
        settled = self.settle(options)
        version = int(data.get("rules", self.rules_version))
        if version < self.rules_version and self.upgrade is not None:
            data = self.upgrade(data, version, settled)
        s = self.blank(seats, settled, self.new_rng(key))
        s.began = data.get("began", 0 if version == self.rules_version else version)
        self.flow.load(s, data)
        return s

    def save_state(self, s: State) -> dict[str, Any]:
        data = self.flow.save(s)
        data["rules"] = self.rules_version
        if s.began:
            data["began"] = s.began
        return data

    def determinize(self, s: State, seat: int, random: Random) -> State:
        """A whole position consistent with everything the seat knows: what it cannot know is dealt
        anew with the bot's own chance, future dice included."""
        other = self.another_world(s, seat, random)
        other.rng = Rng(random.randbytes(32), self.streams)
        return other

    def another_world(self, s: State, seat: int, random: Random) -> State:
        """The same with the dice to come as they are: for tests of secrets. Where a re-deal gives
        up it is tried again; the true world is never given."""
        for _ in range(REDEALS):
            other = s.copy()
            try:
                self.redeal(other, seat, random)
            except NoOtherWorld:
                self.gave_up += 1
                continue
            self.flow.seal_anew(other, seat, random)
            self.flow.ask_again(other)
            return other
        raise NoOtherWorld

    def __repr__(self) -> str:
        return f"Game({self.id!r})"


def one_side(seats: int) -> tuple[int, ...]:
    """The `sides` of a game in which all play together."""
    return (0,) * seats


def each_for_itself(seats: int) -> tuple[int, ...]:
    return tuple(range(seats))


def first_against_all(seats: int) -> tuple[int, ...]:
    """The `sides` of a game in which the first seat has all others against it."""
    return (0, *(1,) * (seats - 1))


def one_long_turn(s: State) -> int:
    """The `turn` of a game that has none."""
    return 0


def nothing_hidden(s: State, seat: int, random: Random) -> None:
    """The `redeal` of a game in which everything lies open."""
