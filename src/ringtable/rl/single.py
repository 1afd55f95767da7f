"""A match as a Gymnasium environment: one seat learns, nobody or bots play the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ringtable.kernel.errors import RingtableError
from ringtable.kernel.game import Game, Options
from ringtable.rl.aec import TableEnv
from ringtable.rl.features import HIGHEST, LOWEST
from ringtable.rl.look import Bytes


class SoloEnv(gymnasium.Env[Bytes, int]):
    """One seat of a table. `info` has the `action_mask` and the seat's `view`; `action_masks()`
    gives the mask to libraries that ask for it. A number that is not legal ends the match as lost,
    and `info` says `illegal`: learners without a mask must not bring the program down."""

    def __init__(
        self,
        game: Game | str,
        seats: int = 1,
        seat: int = 0,
        bot: str = "random",
        options: Options | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < seats:
            raise RingtableError(f"there is no seat {seat} among {seats}", "bad-seats")
        others = {other: bot for other in range(seats) if other != seat}
        self.table = TableEnv(game, seats, options, others, max_cycles, render_mode)
        self.metadata = dict(self.table.metadata)
        self.render_mode = render_mode
        self.agent = self.table.possible_agents[0]
        width, size = self.table.features.numbering.size, self.table.actions.size
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (width,), np.int8)
        self.action_space = spaces.Discrete(size)  # type: ignore[assignment]  # gives numpy's ints

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(seed)
        return self.seen()

    def seen(self) -> tuple[Bytes, dict[str, Any]]:
        found = self.table.observe(self.agent)
        info = {**self.table.infos[self.agent], "action_mask": found["action_mask"]}
        return found["observation"], info

    def action_masks(self) -> Bytes:
        return self.table.observe(self.agent)["action_mask"]

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if action not in self.table.legal():
            numbers, info = self.seen()
            return numbers, -1.0, True, False, {**info, "illegal": True}
        self.table.step(int(action))
        numbers, info = self.seen()
        ended = self.table.terminations[self.agent]
        cut = self.table.truncations[self.agent]
        return numbers, float(self.table.rewards[self.agent]), ended, cut, info

    def close(self) -> None:
        self.table.close()

    def render(self) -> str:
        return self.table.render()


def solo(game: Game | str, **settings: Any) -> SoloEnv:
    """`solo("dash")`; `solo("hunt", seats=2, seat=1, bot="heuristic")` against a bot."""
    return SoloEnv(game, **settings)
