"""The compiled rules tell `help` what their sources say."""

from __future__ import annotations

from pathlib import Path

from tests.compiled.build import output_when_compiled


def test_docstrings_survive_compiling() -> None:
    told = output_when_compiled(Path(__file__).with_name("docstrings.py"))
    modules, silent = told[::2], told[1::2]
    assert "compiled skerry.core.kernel" in modules
    assert "compiled skerry.northwest.rules" in modules
    assert set(silent) == {""}
