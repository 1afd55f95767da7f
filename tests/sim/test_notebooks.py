"""The page for notebooks runs as it stands, with fewer games, and draws a picture of every game."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from ringtable import api

PAGE = Path(__file__).parents[2] / "docs" / "notebooks.md"


def test_the_page_draws_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert "GAMES = 10_000" in code
    few = code.replace("GAMES = 10_000", "GAMES = 30").replace("jobs=2", "jobs=1")
    few = few.replace('Path("docs/figures")', f"Path({str(tmp_path)!r})")
    exec(few, {})  # noqa: S102 - the page is ours
    for game in api.titles():
        picture = ElementTree.parse(tmp_path / f"lengths-{game}.svg")  # noqa: S314 - drawn by us
        assert picture.getroot().tag.endswith("svg")


def test_the_page_shows_every_game() -> None:
    shown = re.findall(r"!\[(.*?)\]\((.*?)\)", PAGE.read_text("utf-8"))
    assert shown == [(title, f"figures/lengths-{game}.svg") for game, title in api.titles().items()]
    for _, picture in shown:
        assert (PAGE.parent / picture).is_file()
