"""Many tables at once, for learning with batches: numpy in front of the compiled loop."""

import numpy as np
from numpy.typing import NDArray

from ringtable import api
from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.rl.look import Bytes
from ringtable.rl.names import actions_of, features_of
from ringtable.rl.stepping import Tables, seats_of


class Many:
    """So many tables of a game. Every step answers the question at each of them; where a game ends,
    the next one begins.

    `seats[i]` is asked at table i, `games[i]` is the number of its game. After a step `ended[i]`
    tells that the last answer there ended its game, and `rewards[i, seat]` what each seat got.
    """

    def __init__(
        self,
        game: Game | str,
        tables: int,
        seats: int | None = None,
        options: Options | None = None,
        seed: int | str = 1,
    ) -> None:
        self.game = api.load(game) if isinstance(game, str) else game
        players = seats_of(self.game, seats)
        if tables < 1:
            raise RingtableError(f"at least 1 table is needed, not {tables}", "bad-number")
        self.actions = actions_of(self.game.id)
        self.features = features_of(self.game.id)
        self.tables = Tables(
            self.game, tables, players, options or {}, str(seed), self.actions, self.features
        )

    @property
    def seats(self) -> NDArray[np.int64]:
        return np.array(self.tables.seats)

    @property
    def games(self) -> NDArray[np.int64]:
        return np.array(self.tables.games)

    @property
    def ended(self) -> NDArray[np.bool_]:
        return np.frombuffer(self.tables.ended, np.bool_)

    @property
    def rewards(self) -> NDArray[np.float32]:
        return np.frombuffer(self.tables.rewards, np.float32).reshape(-1, self.tables.players)

    def observations(self) -> Bytes:
        """A row a table: what the seat that is asked there sees."""
        width = self.features.numbering.size
        return np.frombuffer(self.tables.observations(), np.int8).reshape(-1, width)

    def masks(self) -> Bytes:
        """A row a table: 1 where a number is legal."""
        return np.frombuffer(self.tables.masks(), np.int8).reshape(-1, self.actions.size)

    def step(self, answers: NDArray[np.integer]) -> None:
        self.tables.step(answers.tolist())


def many(
    game: Game | str,
    tables: int,
    seats: int | None = None,
    options: Options | None = None,
    seed: int | str = 1,
) -> Many:
    """`many("dash", 256, seats=2)`."""
    return Many(game, tables, seats, options, seed)
