"""Players for Adventure to Mount Doom."""

from ringtable.games.doom.bots.heuristic import BOTS, advise, guess, quiet

__all__ = ["BOTS", "advise", "guess", "quiet"]
