"""Statistics of many games: who wins, how the influence grows, and where Frodo is caught."""

from typing import Final

from ringtable.games.hunt.box.components import (
    HERE,
    LIMIT_PART_ONE,
    R_HUNT,
    R_PART_TWO,
    R_TURN,
    RECORD,
    RING_BEARER,
)
from ringtable.games.hunt.box.content import pack_named
from ringtable.games.hunt.state import Hunt
from ringtable.kernel.statistics import Bar, Cell, Chart, Run, Statistics, Table

SETTINGS: Final[list[dict[str, str]]] = [{"parts": "one"}, {"parts": "two"}, {"parts": "whole"}]
PARTS: Final = {"one": "part 1", "two": "part 2", "whole": "both parts"}
# How a story ends, as it is shown.
ENDS: Final = (
    ("reached", "reaches the goal", "#b8862b"),
    ("rescued", "rescued", "#d9c08a"),
    ("fell-1", "falls in part 1", "#8c3b3b"),
    ("fell-2", "falls in part 2", "#4a5560"),
)
INFLUENCE: Final = "#8c3b3b"
ROOM: Final = "#e4dccb"
CAUGHT: Final = "#4a5560"
MOST_PLACES: Final = 12


# What a game adds to the sums


def watch(s: Hunt, sums: dict[str, int]) -> None:
    """Before every decision: the influence with which the figure stands on its step. What stands
    last is what it left the step with."""
    step = f"{s.part}-{s.step:02}"
    sums[f"influence/{step}"] = s.influence
    sums[f"reached/{step}"] = 1


def see(s: Hunt) -> dict[str, int]:
    """How a finished game ended, how long it took, and where Frodo was caught."""
    seen: dict[str, int] = {"days": s.day, f"end/{ending(s)}": 1}
    if s.outcome is not None and RING_BEARER in s.outcome.winners:
        seen["ring-bearer"] = 1
    for part, place in catches(s):
        name = f"caught/{part}-{place}"
        seen[name] = seen.get(name, 0) + 1
        seen[f"encounters/{part}"] = seen.get(f"encounters/{part}", 0) + 1
    if s.part == 2 and s.journal:
        seen["whole"] = 1
        seen["rescued-on-the-way"] = 0 if s.box.boards[0].is_exit(s.journal[-1]) else 1
    return seen


def ending(s: Hunt) -> str:
    if s.outcome is not None and s.outcome.reason == "fell":
        return f"fell-{s.part}"
    if s.outcome is not None and s.outcome.reason == "rescued":
        return "rescued"
    return "reached"


def catches(s: Hunt) -> list[tuple[int, str]]:
    """Part and place of every encounter: several Hunts of a phase lead to one. [H20.R2]"""
    found: list[tuple[int, str]] = []
    part, fresh = 1, True
    for at in range(0, len(s.record), RECORD):
        kind, place, answer = s.record[at], s.record[at + 1], s.record[at + 2]
        if kind == R_PART_TWO:
            part = 2
        elif kind == R_TURN:
            fresh = True
        elif kind == R_HUNT and answer & HERE and fresh:
            found.append((part, s.box.boards[part - 1].names[place]))
            fresh = False
    return found


# Tables


def number(run: Run, name: str) -> int:
    return run[2].get(name, 0)


def per(total: int, of: int) -> float:
    return total / of if of else 0.0


def players(seats: int) -> str:
    return f"{seats} players"


def setting(run: Run) -> str:
    """The parts played, and what else is not as usual."""
    options = run[0]
    names = [PARTS[options["parts"]]]
    if options["variant"] != "standard":
        names.append(options["variant"].replace("-", " "))
    if options["refuges"] == "on":
        names.append("refuges")
    return ", ".join(names)


def tables(runs: list[Run]) -> list[Table]:
    return [ends_table(runs), influence_table(runs), catches_table(runs)]


def ends_table(runs: list[Run]) -> Table:
    columns = ["parts", ">players", ">games", ">Ring-bearer wins", ">Ringwraiths win"]
    columns += [">to be continued", ">rescued at Bree", ">falls in part 1", ">falls in part 2"]
    columns += [">encounters in part 1", ">in part 2", ">days"]
    rows: list[list[Cell]] = []
    for run in runs:
        games = number(run, "games")
        won = number(run, "ring-bearer")
        lost = number(run, "end/fell-1") + number(run, "end/fell-2")
        rescued = number(run, "end/rescued") + number(run, "rescued-on-the-way")
        rows.append(
            [
                setting(run),
                run[1],
                games,
                (won, games),
                (lost, games),
                f"{100 * per(games - won - lost, games):.1f}%",
                f"{100 * per(rescued, games):.1f}%",
                f"{100 * per(number(run, 'end/fell-1'), games):.1f}%",
                f"{100 * per(number(run, 'end/fell-2'), games):.1f}%",
                f"{per(number(run, 'encounters/1'), games):.2f}",
                f"{per(number(run, 'encounters/2'), games):.2f}",
                f"{per(number(run, 'days'), games):.1f}",
            ]
        )
    return ("Who wins", columns, rows)


def steps_of(run: Run, part: int) -> list[int]:
    """The steps of the movement track that somebody stood on."""
    return [step for step in range(17) if number(run, f"reached/{part}-{step:02}")]


def mean_influence(run: Run, part: int, step: int) -> float:
    name = f"{part}-{step:02}"
    return per(number(run, f"influence/{name}"), number(run, f"reached/{name}"))


def influence_table(runs: list[Run]) -> Table:
    """Mean influence with which the figure leaves every fourth step, of games that came so far."""
    columns = ["parts", ">players"]
    marks = [(part, step) for part in (1, 2) for step in (0, 4, 8, 12, 15)]
    columns += [f">{part}: step {step}" for part, step in marks]
    rows: list[list[Cell]] = []
    for run in runs:
        row: list[Cell] = [setting(run), run[1]]
        for part, step in marks:
            reached = number(run, f"reached/{part}-{step:02}")
            row.append(f"{mean_influence(run, part, step):.1f}" if reached else "–")
        rows.append(row)
    return ("Influence by step of the figure", columns, rows)


def places_of(runs: list[Run], part: int) -> list[tuple[str, int]]:
    """Where Frodo was caught, the most frequent places first."""
    found: dict[str, int] = {}
    for run in runs:
        for name, count in run[2].items():
            if name.startswith(f"caught/{part}-"):
                place = name.removeprefix(f"caught/{part}-")
                found[place] = found.get(place, 0) + count
    return sorted(found.items(), key=by_number)


def by_number(one: tuple[str, int]) -> tuple[int, str]:
    return -one[1], one[0]


def catches_table(runs: list[Run]) -> Table:
    rows: list[list[Cell]] = []
    box = pack_named("house")
    for part in (1, 2):
        places = places_of(runs, part)
        total = sum(count for _, count in places)
        for place, count in places[:MOST_PLACES]:
            zone = box.boards[part - 1].area_names[zone_of(part, place)]
            rows.append([f"part {part}", place, zone, count, f"{100 * per(count, total):.1f}%"])
    return ("Where Frodo is caught most", ["part", "place", "zone", ">encounters", ">share"], rows)


def zone_of(part: int, place: str) -> int:
    board = pack_named("house").boards[part - 1]
    return board.zone[board.names.index(place)]


# Charts


def charts(runs: list[Run]) -> list[Chart]:
    ends: list[Bar] = [
        (setting(run), players(run[1]), [number(run, f"end/{id}") for id, _, _ in ENDS])
        for run in runs
    ]
    return [
        ("How it ends", [(name, colour) for _, name, colour in ENDS], ends),
        influence_chart(runs),
        catches_chart(runs),
    ]


def influence_chart(runs: list[Run]) -> Chart:
    """The curve of the influence: for each step, how much of the limit of part 1 is full. Whole
    games alone if there are any, for part 2 begins where part 1 ended."""
    runs = [run for run in runs if run[0]["parts"] == "whole"] or runs
    bars: list[Bar] = []
    for part in (1, 2):
        for step in range(17):
            reached = sum(number(run, f"reached/{part}-{step:02}") for run in runs)
            if reached:
                total = sum(number(run, f"influence/{part}-{step:02}") for run in runs)
                hundredths = round(100 * total / reached)
                room = max(0, 100 * LIMIT_PART_ONE - hundredths)
                bars.append((f"part {part}", f"step {step}", [hundredths, room]))
    parts = [("influence", INFLUENCE), (f"room up to {LIMIT_PART_ONE}", ROOM)]
    return ("Influence by step of the figure", parts, bars)


def catches_chart(runs: list[Run]) -> Chart:
    bars: list[Bar] = []
    for part in (1, 2):
        places = places_of(runs, part)
        total = sum(count for _, count in places)
        for place, count in places[:MOST_PLACES]:
            bars.append((f"part {part}", f"in {place}", [count, total - count]))
    return ("Where Frodo is caught", [("encounters here", CAUGHT), ("elsewhere", ROOM)], bars)


STATISTICS: Final = Statistics(see, watch=watch, tables=tables, charts=charts, settings=SETTINGS)
