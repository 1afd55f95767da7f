"""War of the Ring: armies, politics, the Fellowship and the Hunt, for two to four players."""

from ringtable.games.war.board import board
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
from ringtable.games.war.report import luck
from ringtable.games.war.state import War
from ringtable.games.war.statistics import STATISTICS
from ringtable.games.war.turn.tokens import HUNT_ENDINGS, NO_AWARD, award_named, tokens_named
from ringtable.games.war.upgrade import upgrade
from ringtable.games.war.view import table, text_table
from ringtable.kernel.errors import BadOption
from ringtable.kernel.game import Bots, Game, Option, Options
from ringtable.kernel.rng import Rng


def blank(seats: int, options: Options, rng: Rng) -> War:
    """The empty table of a match. A Hunt for the Ring that was played elsewhere is named by its
    ending; one that was finished here brings the tokens that were chosen there. [W1, W31, W33,
    W35]"""
    pack = pack_named(options["pack"])
    award = award_named(pack, options["hunt_ending"])
    tokens = tokens_named(options["tokens"])
    if tokens and award != NO_AWARD:
        raise BadOption("a match follows one Hunt: that of its record or one named by hand")
    return War(seats, rng, pack, second_rules(options), award, tokens)


def sides(seats: int) -> tuple[int, ...]:
    """Free Peoples and Shadow; three and four play in teams, the same in every pack. [W31]"""
    return tuple([seat.side for seat in pack_named("first").seats[seats]])


def turn_of(s: War) -> int:
    """A turn has six steps. [W5.1]"""
    return s.turn_number


def own_bots() -> Bots:
    """Loaded when somebody asks for a bot: the rules need nothing of it."""
    from ringtable.games.war.bots import BOTS

    return BOTS


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
        Option("hunt_ending", HUNT_ENDINGS),
        Option("tokens", carried=True),
        Option("pack", default="first"),
    ),
    rules_version=2,
    upgrade=upgrade,
    longest=60_000,
    content=printed_in,
    board=board,
    bots=own_bots,
    report=luck,
    statistics=STATISTICS,
    sides=sides,
    turn=turn_of,
)
