"""A number that is no action's code is refused in good order, however large: also by the compiled rules."""

from __future__ import annotations

from pathlib import Path

import skerry
from tests.compiled.build import output_when_compiled


def test_compiled_games_refuse_numbers_that_are_no_codes() -> None:
    build, *refused = output_when_compiled(Path(__file__).with_name("large_codes.py"))
    assert build == "compiled"
    assert len(refused) == 6 * len(skerry.games())
    assert {line.split()[2] for line in refused} <= {"NotationError", "IllegalAction"}
