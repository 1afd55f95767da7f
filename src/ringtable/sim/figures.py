"""Figures as a section of a Markdown page, which is written again with every run."""

from collections.abc import Sequence

from ringtable.kernel.game import Game
from ringtable.kernel.statistics import Run
from ringtable.sim.bench import Bench, Figure
from ringtable.sim.statistics import cell_text, tables

BEGIN = "<!-- bench: written by `make bench` -->"
END = "<!-- /bench -->"
FORMS = {"python": "plain Python", "compiled": "compiled"}


def section(benches: Sequence[Bench]) -> str:
    """The figures of one or more forms side by side."""
    first = benches[0]
    lines = [
        BEGIN,
        "## Rules, solver, simulation",
        "",
        f"By `ringtable bench` in each form (`make bench` runs both), {first.date}, Python",
        f"{first.python}. CPU time on one core, best of several. For other engines: how many",
        "decisions of ours fit into one of theirs (×), in the same run. A figure in **bold**",
        "misses its promise.",
        *busy_lines(benches),
        "",
        "| figure | " + " | ".join(FORMS[bench.form] for bench in benches) + " | promise |",
        "|---|" + "---|" * len(benches) + "---|",
    ]
    for figure in first.figures:
        cells = [cell(find(bench, figure.id)) for bench in benches]
        promises = [promise(find(bench, figure.id)) for bench in benches]
        promised = promises[0] if len(set(promises)) == 1 else " / ".join(promises)
        lines.append(f"| {figure.name} | {' | '.join(cells)} | {promised} |")
    return "\n".join([*lines, END])


def busy_lines(benches: Sequence[Bench]) -> list[str]:
    """A warning where others were using the machine."""
    loads = [f"{bench.load:g}" for bench in benches if bench.busy]
    if not loads:
        return []
    return [
        "",
        f"The machine was busy with other work (load {', '.join(loads)} on "
        f"{benches[0].processors} processors), so figures",
        "by the clock, above all that of --jobs 2, are worse than they would be.",
    ]


def find(bench: Bench, id: str) -> Figure | None:
    return next((figure for figure in bench.figures if figure.id == id), None)


def cell(figure: Figure | None) -> str:
    if figure is None:
        return "–"
    if figure.value is None:
        return figure.note or "–"
    text = f"{number(figure.value)} {figure.unit}".strip()
    text = text if figure.kept else f"**{text}**"
    return f"{text} ({figure.note})" if figure.note else text


def promise(figure: Figure | None) -> str:
    if figure is None:
        return ""
    if figure.at_least is not None:
        return f"≥ {number(figure.at_least)}"
    if figure.at_most is not None:
        return f"≤ {number(figure.at_most)}"
    return ""


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:g}"


def put_into(page: str, made: str) -> str:
    """The page with the section in its old place, or at the end. A section is found by its first
    and last line."""
    begin, end = made.split("\n", 1)[0], made.rsplit("\n", 1)[-1]
    if begin in page and end in page:
        before, _, rest = page.partition(begin)
        return before + made + rest.partition(end)[2]
    return f"{page.rstrip()}\n\n{made}\n".lstrip()


def statistics_section(
    game: Game, command: str, runs: list[Run], picture: str | None, date: str
) -> str:
    """The statistics of a game: its tables and where its chart lies."""
    lines = [
        f"<!-- sim {game.id}: written by `ringtable sim {game.id} --figures` -->",
        f"## {game.title}",
        "",
        f"By `{command}`, {date}. Shares stand with their 95 % interval.",
    ]
    if picture is not None:
        lines += ["", f"![{game.title}: how games end]({picture})"]
    for title, columns, rows in tables(game, runs):
        if title:
            lines += ["", f"### {title}"]
        lines += ["", "| " + " | ".join(column.removeprefix(">") for column in columns) + " |"]
        rules = ["---:" if column.startswith(">") else "---" for column in columns]
        lines.append("|" + "|".join(rules) + "|")
        lines += ["| " + " | ".join(cell_text(one) for one in row) + " |" for row in rows]
    return "\n".join([*lines, f"<!-- /sim {game.id} -->"])
