"""The Hunt for the Ring: hidden movement from Bag End to Rivendell, one against one to four."""

from ringtable.games.hunt.board import board
from ringtable.games.hunt.box.components import PARTS, STREAMS, VARIANTS
from ringtable.games.hunt.box.content import pack_named, printed_in
from ringtable.games.hunt.deduction.insight import insight
from ringtable.games.hunt.evaluate import evaluate
from ringtable.games.hunt.facts import KINDS
from ringtable.games.hunt.flow import FLOW
from ringtable.games.hunt.redeal import redeal
from ringtable.games.hunt.state import Hunt
from ringtable.games.hunt.statistics import STATISTICS
from ringtable.games.hunt.story.ending import carried_to_war
from ringtable.games.hunt.story.letter import continued, with_letter
from ringtable.games.hunt.story.second_setup import cards_lie_open
from ringtable.games.hunt.upgrade import upgrade
from ringtable.games.hunt.view import memory, table, text_table
from ringtable.games.hunt.words import dress
from ringtable.kernel.game import Bots, Game, Option, Options, Sequel, first_against_all
from ringtable.kernel.rng import Rng


def blank(seats: int, options: Options, rng: Rng) -> Hunt:
    """The empty table of a match: seat 0 is the Ring-bearer, the others are Ringwraiths. [H2.1]"""
    options = with_letter(options)
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


def turn_of(s: Hunt) -> int:
    """A phase: one turn of the Ring-bearer and one of the Ringwraiths. [H7.1]"""
    return (s.part * 100 + s.day) * 10 + s.phase


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
        Option("letter", secret=True, sealed=True),  # it names the sorcery hands
        Option("reveal_after_part1", ("off", "on")),
        Option("strict_memory", ("off", "on")),
        Option("aid_tokens", ("on", "off")),
        Option("deduction", ("off", "on")),
        Option("pack", default="house"),
    ),
    rules_version=3,
    upgrade=upgrade,
    longest=20_000,
    insight=insight,
    memory=memory,
    content=printed_in,
    board=board,
    bots=own_bots,
    statistics=STATISTICS,
    unaided=unaided,
    sequel=Sequel("war", carried_to_war),
    continued=continued,
    fleeting=cards_lie_open,
    sides=first_against_all,
    dress=dress,
    turn=turn_of,
)
