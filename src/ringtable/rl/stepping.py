"""Many tables of one game side by side, stepped at once: the loop that learning drives.

Each table plays game after game; game number n of seed x has the dice of `x/n`, as in a simulation.
Everything goes into flat rows that the caller can read without copying. This is compiled with the
kernel, and needs no library.
"""

from array import array

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.kernel.outcome import Outcome
from ringtable.kernel.rng import key_from_seed
from ringtable.kernel.state import State
from ringtable.rl.features import Features
from ringtable.rl.numbering import Numbering


def reward(outcome: Outcome, seat: int) -> float:
    """1 for a seat that has won (alone or with others), -1 for all others."""
    return 1.0 if seat in outcome.winners else -1.0


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
        self.numbers: list[list[int]] = [self.legal(s) for s in self.positions]
        self.rewards: array[float] = array("f", bytes(4 * tables * seats))
        self.ended = bytearray(tables)
        self.decisions = 0

    def new_game(self) -> State:
        self.begun += 1
        key = key_from_seed(f"{self.seed}/{self.begun}")
        return self.game.new_state(self.players, self.options, self.game.new_rng(key))

    def legal(self, s: State) -> list[int]:
        return self.actions.numbers(self.game.flow.texts(s, s.asked))

    def step(self, answers: list[int]) -> None:
        """One answer at every table. Where a game has ended, `ended` says so, `rewards` holds what
        each seat got, and the next game waits for its first answer."""
        if len(answers) != self.count:
            raise RingtableError(
                f"{self.count} tables wait for answers, not {len(answers)}", "bad-number"
            )
        flow = self.game.flow
        self.rewards = array("f", bytes(4 * self.count * self.players))
        self.ended = bytearray(self.count)
        for table in range(self.count):
            s = self.positions[table]
            numbers = self.numbers[table]
            if answers[table] not in numbers:
                raise RingtableError(
                    f"{answers[table]} is not legal at table {table}", "illegal-action"
                )
            option = flow.options(s, s.asked)[numbers.index(answers[table])]
            flow.play(s, option, s.asked)
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
            self.numbers[table] = self.legal(s)

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
