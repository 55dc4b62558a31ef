"""What the README shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import skerry
from skerry import bots

ROOT = Path(__file__).parents[2]


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("module", [skerry, bots], ids=lambda module: module.__name__)
def test_the_examples_in_the_code_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0
