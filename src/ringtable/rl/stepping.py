"""Tables that learners play at: one, or many side by side that are stepped at once.

Of many, each table plays game after game; game number n of seed x has the dice of `x/n`, as in a
simulation. Everything goes into flat rows that the caller can read without copying. This is
compiled with the kernel, and needs no library.
"""

from array import array

from ringtable.kernel.errors import IllegalAction, RingtableError
from ringtable.kernel.flow import Flow
from ringtable.kernel.game import Game, Options
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.rl.features import Features
from ringtable.rl.numbering import Numbering


def reward(outcome: Outcome, seat: int) -> float:
    """1 for a seat that has won (alone or with others), -1 for all others."""
    return 1.0 if seat in outcome.winners else -1.0


def seats_of(game: Game, seats: int | None) -> int:
    """How many sit at the table: as asked, or two where that can be."""
    low, high = game.seats
    number = max(low, min(2, high)) if seats is None else seats
    game.check_seats(number)
    return number


def numbers_of(flow: Flow, actions: Numbering, s: State) -> list[int]:
    """The numbers of the options of who is asked, in the order of the options."""
    return actions.numbers(flow.texts(s, s.asked))


def option_of(flow: Flow, numbers: list[int], s: State, number: int, table: int = -1) -> int:
    """The option with a number; it is not legal if there is none."""
    if number not in numbers:
        where = "now" if table < 0 else f"at table {table}"
        raise IllegalAction(f"{number} is not legal {where}: the action mask has the numbers")
    options = flow.options(s, s.asked) if s.sealed else s.options
    return options[numbers.index(number)]


class Table:
    """One table. A position that was looked at never changes: views of it stay true."""

    def __init__(self, game: Game, s: State, actions: Numbering, features: Features) -> None:
        self.game = game
        self.flow: Flow = game.flow
        self.actions = actions
        self.features = features
        self.numbers: list[int] | None = None  # of the options, when somebody needs them
        self.position = s

    def play(self, option: int) -> None:
        """Answer with an option of who is asked."""
        s = self.position.copy()
        self.flow.play(s, option, s.asked)
        self.position = s
        self.numbers = None

    def answer(self, number: int) -> None:
        """Answer with a number; one that is not legal changes nothing."""
        self.play(option_of(self.flow, self.legal(), self.position, number))

    def legal(self) -> list[int]:
        if self.numbers is None:
            self.numbers = numbers_of(self.flow, self.actions, self.position)
        return self.numbers

    def row(self, seat: int) -> bytearray:
        """What a seat sees, in numbers."""
        row = bytearray(self.features.numbering.size)
        self.features.fill(self.game, self.position, seat, row, 0)
        return row

    def mask(self, seat: int) -> bytearray:
        """Which numbers are legal: none for a seat that is not asked."""
        row = bytearray(self.actions.size)
        if seat == self.position.asked:
            for number in self.legal():
                row[number] = 1
        return row


class Tables:
    """So many tables. `seats` says who is asked at each, `numbers` the legal answers."""

    def __init__(
        self,
        game: Game,
        tables: int,
        seats: int,
        options: Options,
        seed: str,
        actions: Numbering,
        features: Features,
    ) -> None:
        self.game = game
        self.players = seats
        self.options = game.settle(options)
        self.seed = seed
        self.actions = actions
        self.features = features
        self.begun = 0  # games so far, the number of the last one
        self.count = tables
        self.positions: list[State] = []
        for _ in range(tables):
            self.positions.append(self.new_game())
        self.games: list[int] = list(range(1, tables + 1))  # the number of each table's game
        self.seats: list[int] = [s.asked for s in self.positions]
        self.numbers: list[list[int]] = []
        for s in self.positions:
            self.numbers.append(numbers_of(game.flow, actions, s))
        self.rewards: array[float] = array("f", bytes(4 * tables * seats))
        self.ended = bytearray(tables)
        self.decisions = 0

    def new_game(self) -> State:
        self.begun += 1
        key = key_from_seed(f"{self.seed}/{self.begun}")
        return self.game.new_state(self.players, self.options, self.game.new_rng(key))

    def step(self, answers: list[int]) -> None:
        """One answer at every table. Where a game has ended, `ended` says so, `rewards` holds what
        each seat got, and the next game waits for its first answer. An answer that is not legal
        changes nothing at any table."""
        if len(answers) != self.count:
            raise RingtableError(
                f"{self.count} tables wait for answers, not {len(answers)}", "bad-number"
            )
        flow = self.game.flow
        options: list[int] = []  # all of them before the first is played: a wrong one moves nothing
        for table in range(self.count):
            s = self.positions[table]
            options.append(option_of(flow, self.numbers[table], s, answers[table], table))
        self.rewards = array("f", bytes(4 * self.count * self.players))
        self.ended = bytearray(self.count)
        for table in range(self.count):
            s = self.positions[table]
            flow.play(s, options[table], s.asked)
            self.decisions += 1
            outcome = s.outcome
            if outcome is not None:
                self.ended[table] = 1
                for seat in range(self.players):
                    self.rewards[table * self.players + seat] = reward(outcome, seat)
                s = self.new_game()
                self.positions[table] = s
                self.games[table] = self.begun
            self.seats[table] = s.asked
            self.numbers[table] = numbers_of(flow, self.actions, s)

    def observations(self) -> bytearray:
        """What the seat that is asked sees at each table, row after row."""
        width = self.features.numbering.size
        rows = bytearray(self.count * width)
        for table in range(self.count):
            s = self.positions[table]
            self.features.fill(self.game, s, s.asked, rows, table * width)
        return rows

    def masks(self) -> bytearray:
        """Which numbers are legal at each table, row after row."""
        width = self.actions.size
        rows = bytearray(self.count * width)
        for table in range(self.count):
            base = table * width
            for number in self.numbers[table]:
                rows[base + number] = 1
        return rows
