"""Bots: who sits on a seat when nobody else does. See docs/bots.md for writing one."""

from ringtable.bots.bot import decide
from ringtable.bots.roster import Advice, AdviceLine, advise, bot_names, make_bot
from ringtable.kernel.game import Bot

__all__ = ["Advice", "AdviceLine", "Bot", "advise", "bot_names", "decide", "make_bot"]
