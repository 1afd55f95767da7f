"""Chances of dice thrown together, and of those thrown again."""

from math import comb

Chances = list[float]  # by number of successes


def binomial(n: int, p: float) -> Chances:
    """How many of some dice succeed."""
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def with_rerolls(n: int, again: int, p: float, second: float) -> Chances:
    """How many of some dice succeed if up to `again` of the failed ones are thrown once more, with
    a chance of their own. [W15.13, W25.8]"""
    total = [0.0] * (n + 1)
    for hits, chance in enumerate(binomial(n, p)):
        for more, also in enumerate(binomial(min(again, n - hits), second)):
            total[hits + more] += chance * also
    return total
