"""When the server answers for a seat, so that the time tells nothing.

A bot that thinks longer when it holds something gives that away by the clock. So where people play
against people, what the server does for a seat comes at a moment that was drawn, and the draw knows
only how long thoughts of this kind have taken at most, not how long this one did.
"""

import asyncio
import time
from collections import deque
from typing import Final

from ringtable.server.advisors.thinkers import CHANCE

REMEMBERED: Final = 500  # thoughts of a bot by which its moments are drawn
ABOVE: Final = 1.2  # a moment comes after the longest of them, with something to spare
SPREAD: Final = 1.5
PASSED: Final = (1.5, 5.0)  # seconds in which somebody passes who has nothing else to answer


class Moments:
    """The moments of the bots of this server."""

    def __init__(self, least: float) -> None:
        self.least = least
        self.thoughts: dict[str, deque[float]] = {}

    def draw(self, bot: str) -> float:
        """How long after its question a bot answers: longer than it has ever thought lately."""
        longest = max(self.thoughts.get(bot, ()), default=0.0)
        grid = max(self.least, longest * ABOVE)
        return CHANCE.uniform(grid, grid * SPREAD)

    def note(self, bot: str, seconds: float) -> None:
        self.thoughts.setdefault(bot, deque(maxlen=REMEMBERED)).append(seconds)

    async def keep(self, bot: str, asked: float) -> None:
        """Wait for the moment of a bot that was asked at a time and has its answer by now."""
        if not self.least:  # an operator wants answers at once
            return
        thought = time.monotonic() - asked
        moment = self.draw(bot)
        while moment < thought:  # as seldom as a thought is the longest of all
            moment += self.draw(bot)
        self.note(bot, thought)
        await asyncio.sleep(moment - thought)

    async def pass_by(self) -> None:
        """Wait as long as somebody might who has only to pass."""
        if self.least:
            await asyncio.sleep(CHANCE.uniform(*PASSED))
