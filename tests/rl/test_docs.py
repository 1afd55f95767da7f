"""What docs/learning.md says is true: its lines run, and what they train beats chance."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "learning.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def test_the_lines_of_the_page_train_something_that_beats_chance() -> None:
    first, training, many = blocks()
    names: dict[str, Any] = {}
    exec(first, names)  # noqa: S102 - the page is ours
    exec(training, names)  # noqa: S102 - the same
    assert names["won"] >= 5
    assert names["won"] > 3 * names["lost"]
    exec(many, names)  # noqa: S102 - the same


def test_the_doctest_of_the_package() -> None:
    doctest = pytest.importorskip("doctest")
    import ringtable.rl

    assert doctest.testmod(ringtable.rl).failed == 0
