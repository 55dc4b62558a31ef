"""The compiled policies plan exactly as the uncompiled ones."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.compiled.build import output_when_compiled
from tests.oracle import policy_checksums


def test_compiled_and_uncompiled_games_are_equal() -> None:
    build, *lines = output_when_compiled(Path(policy_checksums.__file__))
    assert build == "compiled"
    assert not policy_checksums.compiled(), f"{sys.executable} should run the rules uncompiled"
    assert lines == policy_checksums.lines()
