"""Statistics of many games: who wins with which decks, how long it takes, what ends the rest."""

from typing import Final

from ringtable.games.quest.box.components import LAST_THREAT, SCENARIOS
from ringtable.games.quest.players import PRISONER_LOST
from ringtable.games.quest.scenarios.scoring import WON
from ringtable.games.quest.state import Quest
from ringtable.kernel.statistics import Bar, Cell, Chart, Run, Statistics, Table

DECKS: Final = ("leadership", "lore", "spirit", "tactics")


# Every two of them once, and each of them first in one pair at least; the others sit down after it.
PAIRS: Final = ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 0))


def decks_with(first: int, second: int) -> dict[str, str]:
    """The starter decks around the table, beginning with two of them."""
    order = [first, second, *(one for one in range(len(DECKS)) if one not in (first, second))]
    return {f"deck_{seat + 1}": DECKS[one] for seat, one in enumerate(order)}


# Every scenario, with every starter deck alone and every pair of them.
SETTINGS: Final[list[dict[str, str]]] = [
    {"scenario": scenario, **decks_with(first, second)}
    for scenario in SCENARIOS
    for first, second in PAIRS
]
NAMES: Final = {
    SCENARIOS[0]: "Passage Through Mirkwood",
    SCENARIOS[1]: "Journey Along the Anduin",
    SCENARIOS[2]: "Escape from Dol Guldur",
}
# How games end, as it is counted and as it is shown.
BY_THREAT: Final = "threat"
BY_DEATH: Final = "heroes"
BY_BOTH: Final = "both"
BY_PRISONER: Final = "prisoner"
ENDS: Final = (
    (WON, "won", "#b8862b"),
    (BY_THREAT, "threat 50", "#8c3b3b"),
    (BY_DEATH, "no hero left", "#4a5560"),
    (BY_BOTH, "some by threat, some without heroes", "#7a5a86"),
    (BY_PRISONER, "prisoner lost", "#3b1c1a"),
)
STAGES: Final = (1, 2, 3)
STAGE_COLOURS: Final = ("#d9a78f", "#a8604f", "#5f2c27")


# What a game adds to the sums


def see(s: Quest) -> dict[str, int]:
    """How a finished game ended, how long it took, and its score or the stage it was lost in."""
    end = ending(s)
    seen = {"rounds": s.rounds, f"end/{end}": 1}
    if end == WON:
        seen["score"] = s.outcome.scores[0] if s.outcome is not None else 0
        seen["rounds-of-victories"] = s.rounds
    else:
        stage = s.pack.stage[s.title[s.stage]] if s.stage >= 0 else 1
        seen[f"lost-in/{stage}"] = 1
    return seen


def ending(s: Quest) -> str:
    """Victory, or what ended it: threat, the death of all heroes, or the loss of the prisoner.
    [Q16.1, Q16.11, Q29.23]"""
    if s.outcome is None or s.outcome.reason == WON:
        return WON
    if s.outcome.reason == PRISONER_LOST:
        return BY_PRISONER
    by_threat = sum(threat >= LAST_THREAT for threat in s.threat)
    if by_threat == s.seats:
        return BY_THREAT
    return BY_BOTH if by_threat else BY_DEATH


# Tables


def number(run: Run, name: str) -> int:
    return run[2].get(name, 0)


def per(total: int, of: int) -> str:
    return f"{total / of:.1f}" if of else "–"


def decks_of(run: Run) -> str:
    """The decks at the table; one that was written out is called the player's own."""
    options, seats, _ = run
    named = [options[f"deck_{seat + 1}"] for seat in range(seats)]
    return " + ".join("own deck" if "\n" in one else one for one in named)


def setting(run: Run) -> str:
    """The scenario, and what else is not as usual."""
    options = run[0]
    names = [NAMES[options["scenario"]]]
    if options["format"] != "scenario":
        names = [options["format"]]
    if options["shadow_cards"] == "off":
        names.append("no shadow cards")
    if options["encounter_deck"] == "easy":
        names.append("easy")
    return ", ".join(names)


def tables(runs: list[Run]) -> list[Table]:
    return [ends_table(runs), stages_table(runs)]


def ends_table(runs: list[Run]) -> Table:
    columns = ["scenario", "decks", ">players", ">games", ">won"]
    columns += [f">{name}" for _, name, _ in ENDS[1:]]
    columns += [">rounds", ">rounds of victories", ">score of victories"]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        won = number(run, f"end/{WON}")
        row: list[Cell] = [setting(run), decks_of(run), run[1], games, (won, games)]
        for end, _, _ in ENDS[1:]:
            row.append(f"{100 * number(run, f'end/{end}') / games:.1f}%" if games else "–")
        row.append(per(number(run, "rounds"), games))
        row.append(per(number(run, "rounds-of-victories"), won))
        row.append(per(number(run, "score"), won))
        rows.append(row)
    return ("How the quests end", columns, rows)


def stages_table(runs: list[Run]) -> Table:
    columns = ["scenario", "decks", ">players", *(f">lost in stage {stage}" for stage in STAGES)]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        row: list[Cell] = [setting(run), decks_of(run), run[1]]
        for stage in STAGES:
            lost = number(run, f"lost-in/{stage}")
            row.append(f"{100 * lost / games:.1f}%" if games else "–")
        rows.append(row)
    return ("Games lost in each stage, of all", columns, rows)


# Charts


def charts(runs: list[Run]) -> list[Chart]:
    ends: list[Bar] = []
    stages: list[Bar] = []
    for run in runs:
        group, label = setting(run), decks_of(run)
        ends.append((group, label, [number(run, f"end/{end}") for end, _, _ in ENDS]))
        lost = [number(run, f"lost-in/{stage}") for stage in reversed(STAGES)]
        stages.append((group, label, [number(run, f"end/{WON}"), *lost]))
    parts = [("won", ENDS[0][2])]
    parts += [
        (f"lost in stage {stage}", colour)
        for stage, colour in zip(reversed(STAGES), STAGE_COLOURS, strict=True)
    ]
    return [
        ("How the quests end", [(name, colour) for _, name, colour in ENDS], ends),
        ("Won, or the stage in which it was lost", parts, stages),
    ]


STATISTICS: Final = Statistics(see, tables=tables, charts=charts, settings=SETTINGS)
