"""The Hunt for the Ring: hidden movement from Bag End to Rivendell, one against one to four."""

from ringtable.games.hunt.box.components import PARTS, STREAMS, VARIANTS
from ringtable.games.hunt.box.content import pack_named, printed_in
from ringtable.games.hunt.deduction.insight import insight
from ringtable.games.hunt.evaluate import evaluate
from ringtable.games.hunt.facts import KINDS
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.redeal import redeal
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.statistics import STATISTICS
from ringtable.games.hunt.upgrade import upgrade
from ringtable.games.hunt.view import memory, table, text_table
from ringtable.kernel.game import Bots, Game, Option, Options
from ringtable.kernel.rng import Rng


def blank(seats: int, options: Options, rng: Rng) -> Hunt:
    """The empty table of a match: seat 0 is the Ring-bearer, the others are Ringwraiths. [H2.1]"""
    return Hunt(
        seats,
        rng,
        pack_named(options["pack"]),
        VARIANTS.index(options["variant"]),
        PARTS.index(options["parts"]),
        options["refuges"] == "on",
        options["reveal_after_part1"] == "on",
        options["strict_memory"] == "on",
        options["aid_tokens"] == "on",
        options["deduction"] == "on",
        options["letter"],
    )


def unaided(options: Options) -> bool:
    """Without the map of where Frodo can be, or where nobody looks back, nothing else may work it
    out or remember it for a player. [H21.R2]"""
    return options["deduction"] == "off" or options["strict_memory"] == "on"


def own_bots() -> Bots:
    """Loaded when somebody asks for a bot: the rules need nothing of it."""
    from ringtable.games.hunt.bots import BOTS

    return BOTS


GAME = Game(
    id="hunt",
    title="The Hunt for the Ring",
    seats=(2, 5),
    flow=FLOW,
    streams=STREAMS,
    blank=blank,
    table=table,
    text_table=text_table,
    redeal=redeal,
    evaluate=evaluate,
    facts=KINDS,
    options=(
        Option("variant", VARIANTS),
        Option("refuges", ("off", "on")),
        Option("parts", PARTS),
        Option("letter", secret=True),  # it may name the sorcery hands
        Option("reveal_after_part1", ("off", "on")),
        Option("strict_memory", ("off", "on")),
        Option("aid_tokens", ("off", "on")),
        Option("deduction", ("on", "off")),
        Option("pack", default="house"),
    ),
    rules_version=2,
    upgrade=upgrade,
    longest=20_000,
    insight=insight,
    memory=memory,
    content=printed_in,
    bots=own_bots,
    statistics=STATISTICS,
    unaided=unaided,
)
