"""The view itself, for whoever wants to read it beside the numbers."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.kernel.view import look

Bytes = NDArray[np.int8]  # both a row of features and a mask


class SeatView(Mapping[str, Any]):
    """The view of a seat, as the protocol has it. It is built when it is first read; the position
    it is built from never changes."""

    __slots__ = ("game", "made", "seat", "state")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.made: dict[str, Any] | None = None

    def whole(self) -> dict[str, Any]:
        if self.made is None:
            self.made = look(self.game, self.state, self.seat)
        return self.made

    def __getitem__(self, key: str) -> Any:
        return self.whole()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole())

    def __len__(self) -> int:
        return len(self.whole())

    def __repr__(self) -> str:
        return f"SeatView({self.whole()!r})"
