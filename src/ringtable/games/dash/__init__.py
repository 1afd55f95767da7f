"""Dash to Mordor: a race with five dice and a sheet."""

from ringtable.games.dash.box.components import HOBBITS
from ringtable.games.dash.box.content import pack_named, printed_in
from ringtable.games.dash.evaluate import evaluate
from ringtable.games.dash.facts import KINDS
from ringtable.games.dash.flow import FLOW
from ringtable.games.dash.report import luck
from ringtable.games.dash.rolling import STREAMS
from ringtable.games.dash.state import Dash
from ringtable.games.dash.view import table, text_table
from ringtable.kernel.errors import BadOption
from ringtable.kernel.game import Bots, Game, Option, Options, nothing_hidden
from ringtable.kernel.rng import Rng


def blank(seats: int, options: Options, rng: Rng) -> Dash:
    """Empty sheets, the same side for everybody; the first seat begins. [D3.1, D3.3, D3.4]"""
    pack = pack_named(options["pack"])
    solo_limit = pack.solo_turn_limit if seats == 1 else 0
    advanced = options["side"] == "advanced"
    s = Dash(seats, rng, pack.faces(), len(pack.nazgul_path), advanced, solo_limit)
    chosen = [name for name in options["hobbits"].split(",") if name]
    if len(chosen) > seats or len(set(chosen)) < len(chosen) or not {*chosen} <= {*HOBBITS}:
        raise BadOption(f"hobbits: name each of {', '.join(HOBBITS)} at most once [D3.2]")
    for seat, name in enumerate(chosen):
        s.hobbit[seat] = HOBBITS.index(name)
    return s


def turn_of(s: Dash) -> int:
    """Everybody has one turn in a round. [D1.2]"""
    return s.round


def own_bots() -> Bots:
    """Loaded when somebody asks for a bot: the rules need nothing of it."""
    from ringtable.games.dash.bots import BOTS

    return BOTS


GAME = Game(
    id="dash",
    title="Dash to Mordor",
    seats=(1, 4),
    flow=FLOW,
    streams=STREAMS,
    blank=blank,
    table=table,
    text_table=text_table,
    redeal=nothing_hidden,
    evaluate=evaluate,
    facts=KINDS,
    options=(
        Option("side", ("normal", "advanced")),
        Option("hobbits"),
        Option("pack", default="house"),
    ),
    content=printed_in,
    bots=own_bots,
    report=luck,
    turn=turn_of,
)
