"""Runs a script in the build whose rules are compiled."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest


def output_when_compiled(script: Path) -> list[str]:
    """What it prints there: `SKERRY_COMPILED_PYTHON` names a Python whose skerry is compiled; CI must give it."""
    python = os.environ.get("SKERRY_COMPILED_PYTHON")
    if python is None:
        assert os.environ.get("CI") != "true", "SKERRY_COMPILED_PYTHON is missing: the compiled rules are not tested"
        pytest.skip("no compiled build is at hand (SKERRY_COMPILED_PYTHON)")
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run([python, str(script)], capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
