"""After the game: which encounter cards came, against what was to be expected."""

from math import sqrt
from typing import Final

from ringtable.games.quest.box.components import (
    ENEMY,
    LAST_NUMBER,
    LOCATION,
    SCENARIOS,
    TREACHERY,
    Card,
)
from ringtable.games.quest.box.content import pack_named
from ringtable.games.quest.box.pack import Pack
from ringtable.games.quest.facts import REVEALED, SCENARIO_BEGINS, SHADOW_TURNED
from ringtable.kernel.fact import Fact
from ringtable.kernel.game import LuckLine, Options

EVERYBODY: Final = -1  # the encounter deck deals to all together
KINDS: Final = (
    (ENEMY, "quest-luck-enemies"),
    (LOCATION, "quest-luck-locations"),
    (TREACHERY, "quest-luck-treacheries"),
)
MOST_CARDS: Final = 6  # named one by one
REMARKABLE: Final = 1.0  # standard deviations from which on a card is named


class Drawn:
    """The cards that came in one scenario, and the deck they came from."""

    def __init__(self, deck: list[Card]) -> None:
        self.deck = deck
        self.revealed: list[Card] = []
        self.shadows: list[Card] = []


def luck(seats: int, options: Options, facts: list[Fact]) -> list[LuckLine]:
    """Enemies, locations, treacheries and the threat on them as they were revealed, shadow effects
    as they were turned up, and the cards that came much more or less often than they should. What
    is expected of a card is its share of the deck. [Q8.10, Q11.16]"""
    pack = pack_named(options["pack"])
    drawn = drawn_in(pack, options, facts)
    lines: list[LuckLine] = []
    for kind, name in KINDS:
        counted = [1 if pack.kind[card] == kind else 0 for card in cards()]
        lines.append(line_of(name, drawn, counted))
    threat = [max(0, pack.threat[card]) for card in cards()]
    lines.append(line_of("quest-luck-threat", drawn, threat))
    effects = [1 if pack.has_shadow[card] else 0 for card in cards()]
    lines.append(line_of("quest-luck-shadows", drawn, effects, True))
    return lines + remarkable_cards(pack, drawn)


def cards() -> range:
    """All numbers of titles."""
    return range(LAST_NUMBER + 1)


def drawn_in(pack: Pack, options: Options, facts: list[Fact]) -> list[Drawn]:
    """What was drawn, scenario by scenario."""
    found: list[Drawn] = []
    easy = options["encounter_deck"] == "easy"
    for fact in facts:
        if fact.kind.id == SCENARIO_BEGINS.id:
            scenario = pack.scenarios[SCENARIOS.index(str(fact.values[0]))]
            found.append(Drawn(pack.encounter_deck(scenario, easy)))
        elif found and fact.kind.id == REVEALED.id:
            found[-1].revealed.append(pack.numbers[str(fact.values[0])])
        elif found and fact.kind.id == SHADOW_TURNED.id:
            found[-1].shadows.append(pack.numbers[str(fact.values[0])])
    return found


def line_of(name: str, drawn: list[Drawn], worth: list[int], shadows: bool = False) -> LuckLine:
    """What came of something that each card has so much of, beside its expectation."""
    came = expected = variance = 0.0
    for one in drawn:
        dealt = one.shadows if shadows else one.revealed
        came += sum(worth[card] for card in dealt)
        mean = sum(worth[card] for card in one.deck) / len(one.deck)
        squares = sum(worth[card] ** 2 for card in one.deck) / len(one.deck)
        expected += len(dealt) * mean
        variance += len(dealt) * (squares - mean**2)
    return (EVERYBODY, name, came, round(expected, 3), round(sqrt(variance), 3))


def remarkable_cards(pack: Pack, drawn: list[Drawn]) -> list[LuckLine]:
    """The titles that were revealed against all expectation, the most surprising first."""
    found: list[LuckLine] = []
    for title in sorted({card for one in drawn for card in one.deck}):
        worth = [1 if card == title else 0 for card in cards()]
        line = line_of(f"quest-card-{pack.ids[title]}", drawn, worth)
        if surprise(line) >= REMARKABLE:
            found.append(line)
    found.sort(key=surprise, reverse=True)
    return found[:MOST_CARDS]


def surprise(line: LuckLine) -> float:
    """How many standard deviations away from what was to be expected."""
    return abs(line[2] - line[3]) / line[4] if line[4] else 0.0
