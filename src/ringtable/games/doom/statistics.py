"""Statistics of many games: how the journeys ended, and how far the Ring came."""

from typing import Final

from ringtable.games.doom.box.components import (
    COMPANIONS,
    MINAS_MORGUL_SPACE,
    MOUNT_DOOM,
    RING_BEARERS,
    STAGES,
)
from ringtable.games.doom.state import Doom
from ringtable.kernel.statistics import Cell, Chart, Run, Statistics, Table

# The modes in the order of the rulebook. [M16.1]
SETTINGS: Final[list[dict[str, str]]] = [
    {"mode": "standard"},
    {"mode": "easier"},
    {"mode": "exclusive-allies"},
    {"mode": "no-protection"},
    {"mode": "harder"},
]

# How journeys end, as outcomes call it and as people do. [M15]
ENDS: Final = (
    ("ring-destroyed", "the Ring is destroyed", "#b8862b"),
    ("courage", "no courage left", "#8c3b3b"),
    ("nazgul", "all Nazgûl gathered", "#4a5560"),
)
STAGE_NAMES: Final = (
    "Lothlórien",
    "Rohan",
    "Helm's Deep",
    "Gondor",
    "Minas Morgul",
    "Mount Doom",
)
# From the last stage back to the first: the nearer to the goal, the lighter.
STAGE_COLOURS: Final = ("#d9a78f", "#c4826c", "#a8604f", "#854238", "#5f2c27", "#3b1c1a")


def summary(s: Doom) -> dict[str, object]:
    """One game in a few figures: won or lost and why, how far the Ring came, and what was left.
    `helpers` are the companions on Minas Morgul. [M14.4, M15]"""
    outcome = s.outcome
    return {
        "won": outcome is not None and bool(outcome.winners),
        "reason": "" if outcome is None else outcome.reason,
        "stage": STAGES[s.stage],
        "stage_number": s.stage + 1,
        "space": s.position[RING_BEARERS],
        "turns": s.turns,
        "courage": s.courage,
        "nazgul": s.nazgul,
        "uruk_hai": s.uruk_hai(),
        "helpers": helpers(s),
    }


def helpers(s: Doom) -> int:
    count = 0
    for figure in COMPANIONS:
        if s.position[figure] == MINAS_MORGUL_SPACE:
            count += 1
    return count


def see(s: Doom) -> dict[str, int]:
    """What a finished game adds to the sums: the stage it ended in, by its reason, and what was
    left. [M15]"""
    outcome = s.outcome
    if outcome is None:
        return {}
    stage = STAGES[s.stage]
    seen = {"turns": s.turns}
    if outcome.winners:
        seen["courage-left"] = s.courage
    else:
        seen[f"lost-in/{stage}"] = 1
        seen[f"{outcome.reason}-in/{stage}"] = 1
    if s.stage == MOUNT_DOOM:
        seen["final-stage"] = 1
        seen["helpers"] = helpers(s)
    return seen


def number(run: Run, name: str) -> int:
    return run[2].get(name, 0)


def per(total: int, of: int) -> float:
    return total / of if of else 0.0


def percent(part: int, of: int) -> str:
    return f"{100 * per(part, of):.1f}%"


def players(seats: int) -> str:
    return "1 player" if seats == 1 else f"{seats} players"


def mode(run: Run) -> str:
    """The mode, and the options that were set apart from it."""
    options = run[0]
    parts = [options["mode"].replace("-", " ")]
    for id in ("allies_in_need", "exclusive_allies", "no_protection"):
        if options[id] != "as-mode":
            parts.append(f"{id.replace('_', ' ')} {options[id]}")
    return ", ".join(parts)


def tables(runs: list[Run]) -> list[Table]:
    return [ends_table(runs), stages_table(runs)]


def ends_table(runs: list[Run]) -> Table:
    columns = ["mode", ">players", ">games", ">won", ">lost: courage", ">lost: Nazgûl"]
    columns += [">turns", ">courage left", ">companions at Minas Morgul"]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        won = number(run, f"outcome/{ENDS[0][0]}")
        rows.append(
            [
                mode(run),
                run[1],
                games,
                (won, games),
                percent(number(run, "outcome/courage"), games),
                percent(number(run, "outcome/nazgul"), games),
                f"{per(number(run, 'turns'), games):.1f}",
                f"{per(number(run, 'courage-left'), won):.1f}",
                f"{per(number(run, 'helpers'), number(run, 'final-stage')):.2f}",
            ]
        )
    return ("How the journeys end", columns, rows)


def stages_table(runs: list[Run]) -> Table:
    columns = ["mode", ">players", *(">" + name for name in STAGE_NAMES)]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        row: list[Cell] = [mode(run), run[1]]
        for stage in STAGES:
            row.append(percent(number(run, f"lost-in/{stage}"), games))
        rows.append(row)
    return ("Games lost in each stage, of all", columns, rows)


def charts(runs: list[Run]) -> list[Chart]:
    ends: list[tuple[str, str, list[int]]] = []
    stages: list[tuple[str, str, list[int]]] = []
    for run in runs:
        label = players(run[1])
        won = number(run, f"outcome/{ENDS[0][0]}")
        ends.append((mode(run), label, [number(run, f"outcome/{reason}") for reason, _, _ in ENDS]))
        lost = [number(run, f"lost-in/{stage}") for stage in reversed(STAGES)]
        stages.append((mode(run), label, [won, *lost]))
    parts = [("won", ENDS[0][2])]
    for name, colour in zip(reversed(STAGE_NAMES), STAGE_COLOURS, strict=True):
        parts.append((name, colour))
    return [
        ("How the journeys end", [(name, colour) for _, name, colour in ENDS], ends),
        ("Won, or the stage in which it was lost", parts, stages),
    ]


STATISTICS: Final = Statistics(see, tables=tables, charts=charts, settings=SETTINGS)
