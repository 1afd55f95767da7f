"""What seats see of one position, each look made once and written out at once.

Views are many small things. Written out where they are made, they are gone again before anything
else happens; kept as they are until everybody has got a message, they would cost as much again.
"""

from typing import Any, Final

import msgspec
from msgspec import Raw

from ringtable.kernel.decision import Answer
from ringtable.kernel.game import Game
from ringtable.kernel.state import State
from ringtable.kernel.view import look

encode: Final = msgspec.json.Encoder()


def written(value: object) -> Any:
    """A part of a message as JSON; the encoder of the message takes it as it is."""
    return Raw(encode.encode(value))


def written_answer(answer: Answer) -> object:
    """An answer that was shown before is one that its game keeps: it is written out once."""
    if answer.written is None:
        if answer.form is None:
            return answer.to_data()
        answer.written = written(answer.form)
    return answer.written


class Looks:
    """The views of a position by seat. Where nothing is hidden, its table is the same for all."""

    def __init__(self, game: Game, position: State, open_to_all: bool) -> None:
        self.game = game
        self.position = position
        self.open_to_all = open_to_all
        self.table: Any = None
        self.views: dict[int, Any] = {}

    def of(self, seat: int) -> Any:
        """The view of a seat, written out."""
        view = self.views.get(seat)
        if view is None:
            if self.open_to_all and self.table is None:
                self.table = written(self.game.table(self.position, seat))
            view = written(look(self.game, self.position, seat, self.table, written_answer))
            self.views[seat] = view
        return view
