"""The Lord of the Rings: The Card Game, core set: one to four players against the Shadow."""

from typing import Final

from ringtable.games.quest.board import board
from ringtable.games.quest.box.components import FORMATS, ONE_SCENARIO, OPTIONS, SCENARIOS, STREAMS
from ringtable.games.quest.box.content import pack_named, printed_in
from ringtable.games.quest.box.decks import (
    Deck,
    check_prisoner,
    check_table,
    check_text,
    read_deck,
)
from ringtable.games.quest.box.pack import Pack
from ringtable.games.quest.evaluate import evaluate
from ringtable.games.quest.facts import KINDS
from ringtable.games.quest.flow import FLOW
from ringtable.games.quest.redeal import redeal
from ringtable.games.quest.report import luck
from ringtable.games.quest.state import Quest
from ringtable.games.quest.statistics import STATISTICS
from ringtable.games.quest.timing.orders import ASIDES
from ringtable.games.quest.upgrade import upgrade
from ringtable.games.quest.view import table, text_table
from ringtable.kernel.decision import Refusal
from ringtable.kernel.errors import BadOption
from ringtable.kernel.game import Bots, Game, Option, Options
from ringtable.kernel.rng import Rng

# What the seats play if nothing is said.
STARTERS: Final = ("leadership", "lore", "spirit", "tactics")


def blank(seats: int, options: Options, rng: Rng) -> Quest:
    """The empty table of a match, if its decks are legal. [Q27, Q28.15]"""
    pack = pack_named(options["pack"])
    decks = [deck_of(pack, options[f"deck_{seat + 1}"]) for seat in range(seats)]
    scenario = SCENARIOS.index(options["scenario"])
    format = FORMATS.index(options["format"])
    if options["format"] != FORMATS[0]:
        scenario = 0  # a campaign begins with the first [Q28.3, Q28.15]
    wrong = check_table(pack, decks, options["card_pool"] == "boxed")
    wrong += check_prisoner(decks, scenario, format)
    refuse(wrong)
    return Quest(
        seats,
        rng,
        pack,
        decks,
        scenario,
        format,
        options["shadow_cards"] == "on",
        options["encounter_deck"] == "easy",
        options["scoring"] == "rounds",
        options["first_player"] == "agreed",
        format != ONE_SCENARIO,
    )


def deck_of(pack: Pack, text: str) -> Deck:
    """A starter deck by its id, a deck by its code, or one in the text of RingsDB. [Q27.1]"""
    found = read_deck(pack, text)
    if found.report:
        raise BadOption(f"the deck cannot be read: {found.report[0].id}", found.report[0].id)
    return found.deck


def check_option(options: Options, option: str, text: str) -> dict[str, object]:
    """What is written in the deck of a seat, and what is wrong with it. [Q27.10]"""
    if not option.startswith("deck_"):
        raise BadOption(f"nothing is to be said about option {option!r}")
    return check_text(pack_named(options["pack"]), text, options["card_pool"] == "boxed")


def refuse(wrong: list[Refusal]) -> None:
    """An illegal deck is refused with its clause. [Q27.10]"""
    if wrong:
        raise BadOption(f"{wrong[0].phrase.id} [{wrong[0].clause}]", wrong[0].phrase.id)


def turn_of(s: Quest) -> int:
    """A round has seven phases. [Q5.1]"""
    return s.round


def own_bots() -> Bots:
    """Loaded when somebody asks for a bot: the rules need nothing of it."""
    from ringtable.games.quest.bots import BOTS

    return BOTS


GAME: Final = Game(
    id="quest",
    title="The Lord of the Rings: The Card Game",
    seats=(1, 4),
    flow=FLOW,
    streams=STREAMS,
    blank=blank,
    table=table,
    text_table=text_table,
    redeal=redeal,
    evaluate=evaluate,
    facts=KINDS,
    options=(
        *[Option(id, values) for id, values in OPTIONS],
        *[Option(f"deck_{seat + 1}", default=id) for seat, id in enumerate(STARTERS)],
        Option("pack", default="core"),
    ),
    rules_version=2,
    upgrade=upgrade,
    longest=60_000,
    content=printed_in,
    board=board,
    check=check_option,
    bots=own_bots,
    report=luck,
    statistics=STATISTICS,
    cooperative=True,
    asides=ASIDES,
    turn=turn_of,
)
