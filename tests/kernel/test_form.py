"""The tests run on the form of the package that was asked for: Python, or compiled."""

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

FORM = os.environ.get("RINGTABLE_FORM")  # set by `make compiled`


def file_of(module: str) -> Path:
    return Path(str(importlib.import_module(module).__file__))


def test_the_form_is_the_one_asked_for() -> None:
    compiled = file_of("ringtable.kernel.state").name.endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == (FORM == "compiled")


def test_an_installed_wheel_is_not_shadowed_by_the_sources() -> None:
    if FORM is not None:
        assert file_of("ringtable").is_relative_to(sys.prefix)
        assert file_of("ringtable.kernel.state").is_relative_to(sys.prefix)
