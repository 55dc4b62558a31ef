"""The wheel that `./check` built: it holds all that playing needs."""

from __future__ import annotations

import os
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.building import compiled_modules

from skerry.lab.speed import is_compiled

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names() -> set[str]:
    if "SKERRY_COMPILED_PYTHON" not in os.environ:
        pytest.skip("only ./check builds a wheel")
    (wheel,) = (ROOT / "dist").glob("skerry-*.whl")
    return set(ZipFile(wheel).namelist())


def test_every_module_and_data_file_is_in_the_wheel(names: set[str]) -> None:
    source = ROOT / "src"
    kinds = (".py", ".csv", ".ftl", ".json", ".typed")
    files = {path.relative_to(source).as_posix() for path in (source / "skerry").rglob("*") if path.suffix in kinds}
    assert files - names == set()


def test_the_client_is_in_the_wheel(names: set[str]) -> None:
    assert "skerry/server/static/index.html" in names
    assert any(name.startswith("skerry/server/static/assets/") and name.endswith(".js") for name in names)


def test_the_rules_are_compiled_in_the_wheel_and_run_so(names: set[str]) -> None:
    libraries = {name.split(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert {module.removesuffix(".py") for module in compiled_modules()} <= libraries
    assert is_compiled()
