"""What the pages say of records, diagrams and results is what they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import skerry
from skerry.lab.dataset import row
from skerry.lab.playing import Task, play_game
from tests.records.games import VARIANTS, played

DOCS = Path(__file__).parents[2] / "docs"
SEAT = re.compile(r"^[A-D] (?=\w+:)")


def section(page: str, title: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8").split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def test_the_record_on_the_page_is_one() -> None:
    text = section("notation.md", "Records").split("```")[1].lstrip("\n")
    assert skerry.replay(text).record() == text


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_page_names_every_line_of_a_diagram(variant: str) -> None:
    page, told = section("notation.md", "Diagrams"), set[str]()
    for actions in (0, 5, 60, 1_000_000):
        lines = played(variant, 3, actions).diagram().splitlines()
        told |= {SEAT.sub("", line).split(":")[0] for line in lines[1:] if ":" in line and not line.startswith("#")}
    assert len(told) > 20
    assert [name for name in told if not re.search(f"`{name}[`:]", page.replace("option NAME", name))] == []


def test_the_page_names_every_key_of_a_result() -> None:
    result = play_game(Task("northsea", ("random", "random"), 1, logged=True))
    for title, keys in (("Results without moves", result.data()), ("Games as data", row(result))):
        page = (DOCS / "data.md").read_text(encoding="utf-8").split(title, 1)[1]
        assert [key for key in keys if f"`{key}`" not in page] == []
