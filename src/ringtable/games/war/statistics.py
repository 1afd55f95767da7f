"""Statistics of many games: how wars end, how long they take, and how corruption and victory points
grow from turn to turn."""

from typing import Final

from ringtable.games.war.box.components import (
    FREE,
    FREE_POINTS,
    LAST_CORRUPTION,
    SHADOW,
    SHADOW_POINTS,
)
from ringtable.games.war.state import War
from ringtable.games.war.turn.victory import points
from ringtable.kernel.statistics import Bar, Cell, Chart, Run, Statistics, Table

# Both editions, for `--every`. [W1.1]
SETTINGS: Final[list[dict[str, str]]] = [{"edition": "1"}, {"edition": "2"}]

# How wars end, as outcomes call it and as people do. [W28]
ENDS: Final = (
    ("ring-destroyed", "the Ring is destroyed", "#b8862b"),
    ("free-conquest", "the Free Peoples conquer", "#d9c08a"),
    ("ring-lost", "the Ring is lost", "#4a5560"),
    ("shadow-conquest", "the Shadow conquers", "#8c3b3b"),
)
# The same order, in hundredths: 58 games of people at a tournament, and bots of another program,
# which never won by a conquest of the Free Peoples.
PEOPLE: Final = (31, 9, 19, 41)
OTHER_BOTS: Final = (48, 0, 22, 30)
LONGEST_SHOWN: Final = 20  # turns of the curves
CURVES: Final = (
    ("corruption", "Corruption", LAST_CORRUPTION, "#4a5560"),
    ("shadow-points", "Points of the Shadow", SHADOW_POINTS, "#8c3b3b"),
    ("free-points", "Points of the Free Peoples", FREE_POINTS, "#b8862b"),
)
ROOM: Final = "#e4dccb"


# What a game adds to the sums


def watch(s: War, sums: dict[str, int]) -> None:
    """Before every decision: where the war stands in this turn. What stands last is what the turn
    ends with."""
    turn = f"{s.turn_number:02}"
    sums[f"corruption/{turn}"] = s.corruption
    sums[f"shadow-points/{turn}"] = points(s, SHADOW)
    sums[f"free-points/{turn}"] = points(s, FREE)
    sums[f"reached/{turn}"] = 1


def see(s: War) -> dict[str, int]:
    """What a finished game adds: its length, its corruption and its points."""
    return {
        "turns": s.turn_number,
        f"length/{s.turn_number:02}": 1,
        "corruption-at-end": s.corruption,
        "shadow-points-at-end": points(s, SHADOW),
        "free-points-at-end": points(s, FREE),
    }


# Tables


def number(run: Run, name: str) -> int:
    return run[2].get(name, 0)


def per(total: int, of: int) -> float:
    return total / of if of else 0.0


def setting(run: Run) -> str:
    return f"edition {run[0]['edition']}"


def median_length(run: Run) -> int:
    """The turn in which half of the games were over."""
    games, over, turn = number(run, "games"), 0, 0
    while 2 * over < games and turn < 99:
        turn += 1
        over += number(run, f"length/{turn:02}")
    return turn


def tables(runs: list[Run]) -> list[Table]:
    return [ends_table(runs), curves_table(runs)]


def ends_table(runs: list[Run]) -> Table:
    columns = ["rules", ">players", ">games", *(f">{name}" for _, name, _ in ENDS)]
    columns += [">Free Peoples win", ">turns, median", ">corruption", ">points of the Shadow"]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        ends = [number(run, f"outcome/{id}") for id, _, _ in ENDS]
        row: list[Cell] = [setting(run), run[1], games, *((end, games) for end in ends)]
        row += [
            (ends[0] + ends[1], games),
            median_length(run),
            f"{per(number(run, 'corruption-at-end'), games):.1f}",
            f"{per(number(run, 'shadow-points-at-end'), games):.1f}",
        ]
        rows.append(row)
    for name, shares in (("58 games of people", PEOPLE), ("bots elsewhere", OTHER_BOTS)):
        free = f"{shares[0] + shares[1]}%"
        rows.append([name, 2, "–", *(f"{share}%" for share in shares), free, "–", "–", "–"])
    return ("How wars end", columns, rows)


def mean(run: Run, curve: str, turn: int) -> float:
    return per(number(run, f"{curve}/{turn:02}"), number(run, f"reached/{turn:02}"))


def curves_table(runs: list[Run]) -> Table:
    """Means at the end of every third turn, of games that came so far."""
    marks = range(1, LONGEST_SHOWN, 3)
    columns = ["rules", ">players", "", *(f">turn {turn}" for turn in marks)]
    rows: list[list[Cell]] = []
    for run in runs:
        for id, name, _, _ in CURVES:
            row: list[Cell] = [setting(run), run[1], name]
            for turn in marks:
                reached = number(run, f"reached/{turn:02}")
                row.append(f"{mean(run, id, turn):.1f}" if reached else "–")
            rows.append(row)
    return ("From turn to turn", columns, rows)


# Charts


def charts(runs: list[Run]) -> list[Chart]:
    ends: list[Bar] = [
        (setting(run), f"{run[1]} players", [number(run, f"outcome/{id}") for id, _, _ in ENDS])
        for run in runs
    ]
    ends.append(("elsewhere", "people", list(PEOPLE)))
    ends.append(("elsewhere", "bots", list(OTHER_BOTS)))
    parts = [(name, colour) for _, name, colour in ENDS]
    return [("How wars end", parts, ends), *(curve_chart(runs, curve) for curve in CURVES)]


def curve_chart(runs: list[Run], curve: tuple[str, str, int, str]) -> Chart:
    """A curve over the turns: how much of what ends the game is full, of games that came so far."""
    id, name, full, colour = curve
    bars: list[Bar] = []
    for turn in range(1, LONGEST_SHOWN + 1):
        reached = sum(number(run, f"reached/{turn:02}") for run in runs)
        if reached:
            total = sum(number(run, f"{id}/{turn:02}") for run in runs)
            hundredths = round(100 * total / reached)
            bars.append(("", f"turn {turn}", [hundredths, max(0, 100 * full - hundredths)]))
    return (f"{name} by turn", [(name.lower(), colour), (f"up to {full}", ROOM)], bars)


STATISTICS: Final = Statistics(see, watch=watch, tables=tables, charts=charts, settings=SETTINGS)
