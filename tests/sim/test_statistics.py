"""Statistics: sums of a game's own, tables and charts of many runs."""

import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from ringtable import api
from ringtable.kernel.statistics import Run
from ringtable.sim.charts import draw
from ringtable.sim.figures import put_into, statistics_section
from ringtable.sim.run import Plan, Tally, simulate
from ringtable.sim.statistics import cell_text, charts, nested, settings, tables

DASH = api.load("dash")
DOOM = api.load("doom")
SVG = "{http://www.w3.org/2000/svg}"


def runs() -> list[Run]:
    """Two runs of doom, counted by hand."""
    usual = DOOM.settle({})
    first = {
        "games": 40, "decisions": 4000, "outcome/ring-destroyed": 10, "outcome/courage": 26,
        "outcome/nazgul": 4, "turns": 800, "courage-left": 55, "final-stage": 12, "helpers": 6,
        "lost-in/gondor": 28, "lost-in/mount-doom": 2,
    }  # fmt: skip
    second = {"games": 10, "decisions": 900, "outcome/courage": 10, "lost-in/rohan": 10}
    return [(usual, 1, first), ({**usual, "mode": "harder"}, 4, second)]


def test_every_goes_through_the_games_settings_or_its_first_option() -> None:
    modes = [setting["mode"] for setting in settings(DOOM)]
    assert sorted(modes) == sorted(DOOM.options[0].choices)
    assert settings(DASH) == [{"side": "normal"}, {"side": "advanced"}]


def test_sums_of_portions_add_up_with_any_number_of_jobs() -> None:
    plan = Plan("doom", ("random", "random"), seed="5")
    one, two = simulate(plan, 30), simulate(plan, 30, jobs=2)
    assert one.tally == two.tally
    lost = sum(number for name, number in one.tally.seen.items() if name.startswith("lost-in/"))
    assert lost == one.tally.nobody == 30 - one.tally.reasons["ring-destroyed"]


def test_sums_that_are_zero_do_not_make_tallies_different() -> None:
    tally = Tally(1, seen=Counter({"turns": 3}))
    tally.add(Tally(1, seen=Counter({"turns": 4, "helpers": 1})))
    assert tally.seen == {"turns": 7, "helpers": 1}


def test_a_run_has_the_common_sums_beside_the_games_own() -> None:
    options, seats, sums = simulate(Plan("doom", ("random",) * 3, (("mode", "harder"),)), 5).run()
    assert (options["mode"], seats, sums["games"]) == ("harder", 3, 5)
    assert sum(number for name, number in sums.items() if name.startswith("outcome/")) == 5
    assert sums["turns"] > 0
    assert sums["decisions"] > sums["turns"]


def test_json_groups_names_by_their_first_word() -> None:
    sums = {"turns": 7, "lost-in/rohan": 2, "lost-in/gondor": 1}
    assert nested(sums) == {"lost-in": {"gondor": 1, "rohan": 2}, "turns": 7}
    data = simulate(Plan("doom", ("random",)), 5).to_data()["statistics"]
    assert sum(data["lost-in"].values()) == 5
    assert data["turns"] > 5
    assert simulate(Plan("dash", ("random",)), 5).to_data()["statistics"] == {}


def test_shares_are_shown_with_their_interval() -> None:
    assert cell_text((10, 20)) == "50.0% [29.9–70.1]"
    assert [cell_text(one) for one in (1234, 0.5, "rohan")] == ["1,234", "0.50", "rohan"]


def test_the_tables_of_doom() -> None:
    ends, stages = tables(DOOM, runs())
    assert ends[2][0] == [
        "standard", 1, 40, (10, 40), "65.0%", "10.0%", "20.0", "5.5", "0.50",
    ]  # fmt: skip
    assert ends[2][1] == ["harder", 4, 10, (0, 10), "100.0%", "0.0%", "0.0", "0.0", "0.00"]
    assert stages[2][0] == ["standard", 1, "0.0%", "0.0%", "0.0%", "70.0%", "0.0%", "5.0%"]
    assert stages[2][1][3] == "100.0%"
    for _, columns, rows in (ends, stages):
        assert all(len(row) == len(columns) for row in rows)


def test_options_apart_from_the_mode_are_named() -> None:
    options, seats, sums = runs()[0]
    odd: Run = ({**options, "no_protection": "on"}, seats, sums)
    assert tables(DOOM, [odd])[0][2][0][0] == "standard, no protection on"


def test_the_charts_of_doom_count_every_game() -> None:
    ends, stages = charts(DOOM, runs())
    assert ends[2] == [("standard", "1 player", [10, 26, 4]), ("harder", "4 players", [0, 10, 0])]
    assert stages[2][0][2] == [10, 2, 0, 28, 0, 0, 0]
    assert stages[2][1][2] == [0, 0, 0, 0, 0, 10, 0]
    for _, parts, bars in (ends, stages):
        assert all(len(bar[2]) == len(parts) for bar in bars)


def test_a_game_without_statistics_is_shown_by_its_ends() -> None:
    run: Run = (DASH.settle({}), 2, {"games": 4, "outcome/out-of-turns": 1, "outcome/shared": 3})
    (table,) = tables(DASH, [run])
    assert table[1] == ["setting", ">players", ">games", ">shared", ">out-of-turns"]
    assert table[2] == [["usual", 2, 4, (3, 4), (1, 4)]]
    (chart,) = charts(DASH, [run])
    assert chart[2] == [("usual", "2 players", [3, 1])]


def test_a_chart_is_a_picture_with_title_legend_names_and_intervals() -> None:
    drawn = draw("Doom & more", "a run", charts(DOOM, runs()))
    root = ElementTree.fromstring(drawn)  # noqa: S314 (drawn by us)
    words = [text.text for text in root.iter(f"{SVG}text")]
    for word in ("Doom & more", "a run", "the Ring is destroyed", "standard", "4 players", "25%"):
        assert word in words
    assert "Black lines: 95 % interval of “the Ring is destroyed”." in words
    assert words.count("standard") == 1  # the second chart stands beside the same names
    hints = [hint.text for hint in root.iter(f"{SVG}title")]
    assert "standard, 1 player: no courage left 65.0%" in hints
    intervals = [path for path in root.iter(f"{SVG}path") if path.get("stroke") == "#000"]
    assert len(intervals) == 2
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for text in root.iter(f"{SVG}text"):
        assert 0 <= float(text.attrib["x"]) <= width
        assert 0 <= float(text.attrib["y"]) <= height


def test_bars_without_games_are_named_as_such() -> None:
    assert "no games" in draw("x", "y", [("z", [("won", "#000000")], [("a", "b", [0])])])


def test_a_section_is_written_again_in_its_place() -> None:
    made = statistics_section(DOOM, "ringtable sim doom", runs(), "figures/doom.svg", "2026-01-01")
    page = put_into("# Figures\n\n<!-- bench -->\nfast\n<!-- /bench -->\n", made)
    page += "\nThe end.\n"
    again = put_into(page, made.replace("2026-01-01", "2026-02-02"))
    assert again == page.replace("2026-01-01", "2026-02-02")
    assert "![Adventure to Mount Doom: how games end](figures/doom.svg)" in again
    assert "| standard | 1 | 40 | 25.0% [14.2–40.2] | 65.0% |" in again


@pytest.mark.parametrize("game", sorted(api.titles()))
def test_every_game_is_counted_shown_and_drawn(game: str) -> None:
    rules = api.load(game)
    setting = tuple(settings(rules)[-1].items())
    run = simulate(Plan(game, ("random",) * rules.seats[1], setting), 2).run()
    assert ElementTree.fromstring(draw("", "", charts(rules, [run])))  # noqa: S314 (drawn by us)
    shown = tables(rules, [run])
    assert any(rows for _, _, rows in shown)
    for _, columns, rows in shown:
        assert all(len(row) == len(columns) for row in rows)
