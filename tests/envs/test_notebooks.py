"""The notebooks of the documentation run from their first cell to their last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs/notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
@pytest.mark.filterwarnings("ignore")
def test_every_cell_runs(path: Path) -> None:
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for cell in cells:
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert len(cells) >= 3
    if path.stem == "learn":
        assert names["curve"][-1] > 0.7


def test_there_are_three() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["data", "learn", "play"]
