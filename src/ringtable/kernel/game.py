"""A game: the rules of a title, with everything that others need to play it."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Protocol

from ringtable.kernel.decision import Action
from ringtable.kernel.errors import BadOption, NoOtherWorld, WrongSeat
from ringtable.kernel.fact import Fact, FactKind
from ringtable.kernel.flow import Flow
from ringtable.kernel.rng import Rng
from ringtable.kernel.state import State
from ringtable.kernel.statistics import NO_STATISTICS, Statistics

Options = dict[str, str]
View = dict[str, Any]

SPECTATOR = -1
REDEALS = 5  # tries before it is said that no other world was found


class Option:
    """A setting of a match: an id, its choices, the first of which is the default. With no choices
    any text is accepted and the game checks it when the table is laid out. A `secret` one can tell
    what lies hidden, so nobody is shown its value."""

    def __init__(
        self, id: str, choices: tuple[str, ...] = (), default: str = "", secret: bool = False
    ) -> None:
        self.id = id
        self.choices = choices
        self.default = default or (choices[0] if choices else "")
        self.secret = secret


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
    of the options, and a tree search begins there; `quiet` says that nothing is under way which
    `evaluate` could misjudge.
    """

    def __init__(
        self,
        players: Mapping[str, Callable[[], Bot]],
        advise: "Callable[[Game, State, int, Random], Advised] | None" = None,
        guess: "Callable[[Game, State, int], list[float]] | None" = None,
        quiet: Callable[[State], bool] | None = None,
    ) -> None:
        self.players = players
        self.advise = advise
        self.guess = guess
        self.quiet = quiet


NO_BOTS: Final = Bots({})


def no_bots() -> Bots:
    """The `bots` of a game that leaves its seats to those that play every game."""
    return NO_BOTS


# Seat, name in the catalog, what came, what was to be expected, one standard deviation.
LuckLine = tuple[int, str, float, float, float]


class Game:
    """The rules of a title. Games fill it with functions; nobody subclasses it.

    `blank` makes the state of a match before its first step, `table` builds what a seat may see of
    it (from nothing, field by field), `redeal` changes what a seat cannot know into something else
    that it could be (or raises `NoOtherWorld`), `evaluate` estimates a seat's chances between 0 and
    1, `text_table` renders a view as plain text. `insight` tells what a seat can work out from what
    it knows, in a game of deduction. `content` gives what is printed in a pack, for clients that
    draw it. `board` builds the table without what is worked out from it for people to read, where
    that takes long: learners see that much. `memory` names the kind of fact beyond which a seat may
    not look back in the log, or nothing. `upgrade` brings a position that was saved under an older
    version of the rules, whose number and options it gets, into the present form. `unaided` says of
    the options of a match that it is played without help: no hints, no insight, no branches while
    it goes on. In a `cooperative` game all seats are on one side.

    Beside the rules a game may bring bots (`bots` loads them when somebody asks, so that the rules
    alone stay light), a `report` of everybody's luck, read from the facts of a finished match, and
    `statistics` of many games.
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
        text_table: Callable[[View], str],
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
        board: Callable[[Any, int], View] | None = None,
        bots: Callable[[], Bots] = no_bots,
        report: Callable[[int, Options, list[Fact]], list[LuckLine]] | None = None,
        statistics: Statistics = NO_STATISTICS,
        unaided: Callable[[Options], bool] | None = None,
        cooperative: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.flow = flow
        self.streams = streams
        self.blank = blank
        self.table = table
        self.text_table = text_table
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
        self.board = table if board is None else board
        self.bots = bots
        self.report = report
        self.statistics = statistics
        self.unaided = unaided
        self.cooperative = cooperative
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
        """A saved position, brought up to the present rules first if it is older."""
        settled = self.settle(options)
        version = int(data.get("rules", self.rules_version))
        if version < self.rules_version and self.upgrade is not None:
            data = self.upgrade(data, version, settled)
        s = self.blank(seats, settled, self.new_rng(key))
        self.flow.load(s, data)
        return s

    def save_state(self, s: State) -> dict[str, Any]:
        data = self.flow.save(s)
        data["rules"] = self.rules_version
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


def nothing_hidden(s: State, seat: int, random: Random) -> None:
    """The `redeal` of a game in which everything lies open."""
