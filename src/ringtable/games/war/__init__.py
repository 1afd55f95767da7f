"""War of the Ring: armies, politics, the Fellowship and the Hunt, for two to four players."""

from ringtable.games.war.box.components import (
    EDITION,
    EDITIONS,
    RULES,
    STREAMS,
    rule_choices,
    second_rules,
)
from ringtable.games.war.box.content import pack_named, printed_in
from ringtable.games.war.evaluate import evaluate
from ringtable.games.war.facts import KINDS
from ringtable.games.war.flow import FLOW
from ringtable.games.war.redeal import redeal
from ringtable.games.war.state import War
from ringtable.games.war.view import table, text_table
from ringtable.kernel.game import Game, Option, Options
from ringtable.kernel.rng import Rng


def blank(seats: int, options: Options, rng: Rng) -> War:
    """The empty table of a match. [W1, W31, W33]"""
    return War(seats, rng, pack_named(options["pack"]), second_rules(options))


GAME = Game(
    id="war",
    title="War of the Ring",
    seats=(2, 4),
    flow=FLOW,
    streams=STREAMS,
    blank=blank,
    table=table,
    text_table=text_table,
    redeal=redeal,
    evaluate=evaluate,
    facts=KINDS,
    options=(
        Option(EDITION, EDITIONS),
        *[Option(rule[0], rule_choices(number)) for number, rule in enumerate(RULES)],
        Option("pack", default="first"),
    ),
    longest=60_000,
    content=printed_in,
)
