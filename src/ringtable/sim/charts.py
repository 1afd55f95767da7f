"""Charts as pictures: bars of parts side by side, drawn as SVG without any library."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from ringtable.kernel.statistics import Bar, Chart, Part
from ringtable.sim.intervals import wilson

PAPER = "#fffdf7"
INK = "#2b2620"
FAINT = "#d9d2c3"
MUTED = "#6d6557"
FONT = "font-family=\"'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif\""

MARGIN = 28
GROUP = 130  # width of the names of groups
LABEL = 72  # width of the names of bars
PLOT = 420  # width of a whole bar
BETWEEN = 48  # charts
BAR = 18
STEP = 24
GAP = 12  # between groups
TOP = 134  # where bars begin; title, names of charts and legends stand above
BOTTOM = 54
LEGEND_LINE = 18
LETTER = 7.0  # about as wide as a letter of a legend
NARROW = 0.075  # a smaller part of a bar has no room for its share


def draw(title: str, subtitle: str, shown: Sequence[Chart]) -> str:
    """Charts beside each other under one title. Bars that are named as in the chart to the left are
    not named again."""
    xs: list[int] = []
    x = MARGIN
    for number, (_, _, bars) in enumerate(shown):
        if number == 0 or names(bars) != names(shown[number - 1][2]):
            x += GROUP + LABEL
        xs.append(x)
        x += PLOT + BETWEEN
    legends = [legend_lines(parts) for _, parts, _ in shown]
    top = TOP + LEGEND_LINE * (max(len(lines) for lines in legends) - 1)
    width = x - BETWEEN + MARGIN
    height = top + max(bottom_of(bars) for _, _, bars in shown) + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" {FONT}>',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(subtitle)}</desc>",
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        text(MARGIN, 38, title, 21, weight=600),
        text(MARGIN, 60, subtitle, 13, MUTED),
    ]
    for number, (name, _, bars) in enumerate(shown):
        named = number == 0 or names(bars) != names(shown[number - 1][2])
        lines += chart(xs[number], top, name, legends[number], bars, named)
        for bar, y in zip(bars, heights(bars), strict=True):
            lines += one_bar(xs[number], top + y, bar, shown[number][1], number == 0)
    first = shown[0][1][0][0] if shown[0][1] else ""
    lines.append(text(MARGIN, height - 16, f"Black lines: 95 % interval of “{first}”.", 12, MUTED))
    return "\n".join([*lines, "</svg>", ""])


def names(bars: Sequence[Bar]) -> list[tuple[str, str]]:
    return [(group, label) for group, label, _ in bars]


def heights(bars: Sequence[Bar]) -> list[int]:
    """Where each bar begins, below the first."""
    ys: list[int] = []
    y = 0
    for number, (group, _, _) in enumerate(bars):
        if number and group != bars[number - 1][0]:
            y += GAP
        ys.append(y)
        y += STEP
    return ys


def bottom_of(bars: Sequence[Bar]) -> int:
    return heights(bars)[-1] + STEP if bars else 0


def legend_lines(parts: Sequence[Part]) -> list[list[tuple[float, Part]]]:
    """The parts of a legend with their places, in as many lines as are needed."""
    lines: list[list[tuple[float, Part]]] = [[]]
    x = 0.0
    for name, colour in parts:
        width = 18 + len(name) * LETTER + 14
        if lines[-1] and x + width > PLOT + BETWEEN:
            lines.append([])
            x = 0.0
        lines[-1].append((x, (name, colour)))
        x += width
    return lines


def chart(
    left: int,
    top: int,
    name: str,
    legend: list[list[tuple[float, Part]]],
    bars: Sequence[Bar],
    named: bool,
) -> list[str]:
    """All around the bars: name, legend, scale and the names of bars."""
    lines = [text(left, 90, name, 15, weight=600)]
    for row, entries in enumerate(legend):
        y = 104 + LEGEND_LINE * row
        for x, (part, colour) in entries:
            lines.append(f'<rect x="{left + x:g}" y="{y}" width="12" height="12" fill="{colour}"/>')
            lines.append(text(left + x + 17, y + 10.5, part, 12))
    bottom = top + bottom_of(bars)
    for percent in (0, 25, 50, 75, 100):
        x = left + PLOT * percent / 100
        lines.append(f'<path d="M{x:g} {top - 6}V{bottom}" stroke="{FAINT}"/>')
        lines.append(text(x, bottom + 14, f"{percent} %", 11, MUTED, "middle"))
    group_before = ""
    for (group, label, _), y in zip(bars, heights(bars), strict=True):
        if named and group != group_before:
            lines.append(text(left - LABEL - GROUP, top + y + 13, group, 13, weight=600))
        if named:
            lines.append(text(left - 10, top + y + 13, label, 12, MUTED, "end"))
        group_before = group
    return lines


def one_bar(left: int, y: int, bar: Bar, parts: Sequence[Part], sure: bool) -> list[str]:
    """`sure`: with the interval of the first part."""
    group, label, amounts = bar
    total = sum(amounts)
    if total == 0:
        return [text(left + 6, y + 13, "no games", 12, MUTED)]
    lines: list[str] = []
    x = float(left)
    for number, ((part, colour), amount) in enumerate(zip(parts, amounts, strict=True)):
        share = amount / total
        width = PLOT * share
        if amount:
            lines.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" fill="{colour}">'
                f"<title>{escape(f'{group}, {label}: {part} {share:.1%}')}</title></rect>"
            )
        if share >= NARROW:
            middle = x + 6 if number == 0 else x + width / 2
            anchor = "start" if number == 0 else "middle"
            lines.append(text(middle, y + 13, f"{share:.0%}", 11.5, on(colour), anchor))
        x += width
    if sure:
        share_of_first = wilson(amounts[0], total)
        low, high = left + PLOT * share_of_first.low, left + PLOT * share_of_first.high
        whisker = f"M{low:.1f} {y + 9}H{high:.1f}M{low:.1f} {y + 5}v8M{high:.1f} {y + 5}v8"
        lines.append(f'<path d="{whisker}" stroke="#000" stroke-width="1.4" fill="none"/>')
    return lines


def on(colour: str) -> str:
    """Ink that can be read on a colour."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#fff" if 0.299 * red + 0.587 * green + 0.114 * blue < 130 else INK


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    colour: str = INK,
    anchor: str = "start",
    weight: int = 400,
) -> str:
    style = f'font-size="{size:g}" fill="{colour}"'
    if anchor != "start":
        style += f' text-anchor="{anchor}"'
    if weight != 400:
        style += f' font-weight="{weight}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'
