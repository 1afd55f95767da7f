"""Players for Dash to Mordor."""

from ringtable.games.dash.bots.optimal import BOTS, advise

__all__ = ["BOTS", "advise"]
