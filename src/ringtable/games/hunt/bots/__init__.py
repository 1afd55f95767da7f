"""Players for The Hunt for the Ring."""

from ringtable.games.hunt.bots.heuristic import BOTS, guess, quiet

__all__ = ["BOTS", "guess", "quiet"]
