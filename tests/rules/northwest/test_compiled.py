"""The compiled rules play exactly as the uncompiled ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.oracle import northwest_checksums


def test_compiled_and_uncompiled_checksums_are_equal() -> None:
    """`SKERRY_COMPILED_PYTHON` names a Python whose skerry is compiled; CI must give it."""
    python = os.environ.get("SKERRY_COMPILED_PYTHON")
    if python is None:
        assert os.environ.get("CI") != "true", "SKERRY_COMPILED_PYTHON is missing: the compiled rules are not tested"
        pytest.skip("no compiled build is at hand (SKERRY_COMPILED_PYTHON)")
    script = Path(northwest_checksums.__file__)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([python, str(script)], capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    build, *lines = done.stdout.splitlines()
    assert build == "compiled"
    assert not northwest_checksums.compiled(), f"{sys.executable} should run the rules uncompiled"
    assert lines == northwest_checksums.lines()
