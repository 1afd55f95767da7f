"""Adventure to Mount Doom: a cooperative journey with dice and cards."""

from ringtable.games.doom.board import board
from ringtable.games.doom.box.content import printed_in, printed_of
from ringtable.games.doom.dice import STREAMS
from ringtable.games.doom.evaluate import evaluate
from ringtable.games.doom.facts import KINDS
from ringtable.games.doom.flow import FLOW
from ringtable.games.doom.redeal import redeal
from ringtable.games.doom.report import luck
from ringtable.games.doom.state import Doom
from ringtable.games.doom.statistics import STATISTICS
from ringtable.games.doom.upgrade import upgrade
from ringtable.games.doom.view import table, text_table
from ringtable.kernel.game import Bots, Game, Option, Options, one_side
from ringtable.kernel.rng import Rng

# The three options that each mode switches on. [M16.1]
MODES = {
    "standard": (),
    "easier": ("allies_in_need",),
    "harder": ("exclusive_allies", "no_protection"),
    "exclusive-allies": ("exclusive_allies",),
    "no-protection": ("no_protection",),
}


def blank(seats: int, options: Options, rng: Rng) -> Doom:
    """An option left to the mode follows its preset; otherwise it is set on its own. [M16.1]"""
    preset = MODES[options["mode"]]
    chosen = {
        id: id in preset if options[id] == "as-mode" else options[id] == "on"
        for id in ("allies_in_need", "exclusive_allies", "no_protection")
    }
    return Doom(seats, rng, printed_of(options["pack"]), **chosen)


def turn_of(s: Doom) -> int:
    """The turns are counted as they begin. [M3.1]"""
    return s.turns


def own_bots() -> Bots:
    """Loaded when somebody asks for a bot: the rules need nothing of it."""
    from ringtable.games.doom.bots import BOTS

    return BOTS


GAME = Game(
    id="doom",
    title="Adventure to Mount Doom",
    seats=(1, 4),
    flow=FLOW,
    streams=STREAMS,
    blank=blank,
    table=table,
    board=board,
    text_table=text_table,
    redeal=redeal,
    evaluate=evaluate,
    facts=KINDS,
    options=(
        Option("mode", tuple(MODES)),
        Option("allies_in_need", ("as-mode", "on", "off")),
        Option("exclusive_allies", ("as-mode", "on", "off")),
        Option("no_protection", ("as-mode", "on", "off")),
        Option("pack", default="house"),
    ),
    rules_version=2,
    upgrade=upgrade,
    longest=5000,
    content=printed_in,
    bots=own_bots,
    report=luck,
    statistics=STATISTICS,
    sides=one_side,
    turn=turn_of,
)
