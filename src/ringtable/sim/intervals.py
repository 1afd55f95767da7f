"""How sure a figure is: 95 % intervals for shares."""

from math import sqrt
from typing import NamedTuple

SIGMAS = 1.959964  # 95 % of a normal distribution lie within


class Share(NamedTuple):
    """A share of something with its interval, all between 0 and 1."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} [{self.low:.1%}–{self.high:.1%}]"

    def to_data(self) -> dict[str, float]:
        return {
            "share": round(self.value, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
        }


def wilson(successes: float, trials: float) -> Share:
    """The score interval of Wilson: honest for small numbers and for shares near 0 and 1. Shared
    victories count in part, so successes need not be whole."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    share = successes / trials
    z2 = SIGMAS * SIGMAS
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = SIGMAS / (1 + z2 / trials)
    spread *= sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return Share(share, max(0.0, middle - spread), min(1.0, middle + spread))
